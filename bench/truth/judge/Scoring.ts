/** What a draft is worth: each value held against what we know of its site, as strictly as a reader would. */
import type { Candidates } from "../../../src/domain/draft/Candidates.ts"
import {
  type Field,
  type Labelled,
  type ListField,
  type ListLabel,
  listFields,
  type TextField,
  type TextLabel,
  textFields
} from "../labels/Labels.ts"
import { covered, figuresOf, holds, plain, plainAddress, plainStems, sentences } from "./Words.ts"

/**
 * right: what the label says; partly: contains it or is contained in it; wrong: anything else that was given;
 * missed: nothing given where the site says something; blank: nothing given, rightly; free: nothing given where
 * a value was as good.
 */
export type Outcome = "right" | "partly" | "wrong" | "missed" | "blank" | "free"
export interface Judged {
  readonly field: Field
  readonly outcome: Outcome
  readonly given: string
  /** Of a list: how many of its items are what. */
  readonly items?: { readonly right: number; readonly partly: number; readonly wrong: number }
  /** Of a list: how many of the labelled items were found, of how many. */
  readonly recall?: readonly [found: number, all: number]
}

/** What somebody says of a site: a draft, or a peer. */
export interface Said {
  readonly texts: Readonly<Partial<Record<TextField, string>>>
  readonly lists: Readonly<Partial<Record<ListField, ReadonlyArray<string>>>>
  readonly founders: ReadonlyArray<{ readonly name: string; readonly title: string | null }>
  readonly faqs: ReadonlyArray<{ readonly question: string; readonly answer: string }>
  readonly socials: Readonly<Record<string, string>>
}
export const saidBy = ({ fields, faqs, founders, socials }: Candidates): Said => ({
  texts: Object.fromEntries(textFields.flatMap((key) => (fields[key] === undefined ? [] : [[key, fields[key].value]]))),
  lists: Object.fromEntries(listFields.flatMap((key) => (fields[key] === undefined ? [] : [[key, fields[key].value]]))),
  founders: founders.map(({ value: { name, title } }) => ({ name, title })),
  faqs: faqs.map(({ value }) => value),
  socials: Object.fromEntries(Object.entries(socials).map(([platform, { value }]) => [platform, value]))
})

export const addresses: ReadonlySet<string> = new Set<Field>(["demo_video_url", "logo_url", "socials"])
/** Made of sentences or lines, each of which must be the site's own about the product. */
const prose: ReadonlySet<string> = new Set<Field>(["short_description", "description", "pricing_summary"])

/** Every text of a label, however deep. */
type Nested = string | null | undefined | ReadonlyArray<Nested>
export const flat = (label: Nested): ReadonlyArray<string> =>
  label === null || label === undefined ? [] : typeof label === "string" ? [label] : label.flatMap(flat)

const topics: ReadonlySet<string> = new Set<Field>(["tags", "keywords"])

export const same = (field: Field, a: string, b: string): boolean =>
  addresses.has(field)
    ? plainAddress(a) === plainAddress(b)
    : plain(a) === plain(b) || (topics.has(field) && plainStems(a) === plainStems(b))
const within = (field: Field, a: string, b: string): boolean => !addresses.has(field) && (holds(a, b) || holds(b, a))

export const judgeValue = (
  field: Field,
  given: string,
  accepted: ReadonlyArray<string>
): "right" | "partly" | "wrong" => {
  if (accepted.some((one) => same(field, given, one))) return "right"
  if (prose.has(field)) {
    const made = covered(given, [...accepted, ...accepted.flatMap(sentences)])
    if (made !== "none") return made === "all" ? "right" : "partly"
  }
  return accepted.some((one) => within(field, given, one)) ? "partly" : "wrong"
}

/** A line without its sum: what it is the price of. */
const withoutSum = (line: string) => line.replace(/\p{Sc} ?\p{N}[\p{N}.,]*|\p{N}[\p{N}.,]*\s?(?:\p{Sc}|円|元)/gu, " ")
/**
 * Labels mostly hold single lines, and a draft joins what it found with "; ": the join is right where each part is a
 * line of the label as it stands, and no two parts are called the same, which would leave open what differs.
 */
const areLines = (given: string, accepted: ReadonlyArray<string>): boolean => {
  const lines = given.split("; ")
  const names = lines.map((line) => plain(withoutSum(line)))
  const isNamedOnce = names.every((name, at) => lines.length === 1 || names.indexOf(name) === at)
  return isNamedOnce && lines.every((line) => covered(line, accepted) === "all")
}

/**
 * Of public pages a label names what a summary of prices should hold, in any spelling; other prices of the
 * product on the same page are no error, one that must never be stated is, unless a line of the label says it as well.
 */
const judgePrices = (given: string, accepted: ReadonlyArray<string>, never: ReadonlyArray<string>) => {
  if (areLines(given, accepted)) return "right"
  const wanted = new Set(accepted.flatMap(figuresOf))
  if (never.some((one) => holds(given, one))) return "wrong"
  if (wanted.size === 0) return judgeValue("pricing_summary", given, accepted)
  const found = figuresOf(given).filter((figure) => wanted.has(figure))
  return found.length === 0 ? "wrong" : new Set(found).size === wanted.size ? "right" : "partly"
}

const unsaid = (field: Field, label: Nested): Judged => {
  const some = flat(label).length > 0
  const outcome = !some ? "blank" : Array.isArray(label) && label.includes(null) ? "free" : "missed"
  return { field, outcome, given: "" }
}

/** `alsoTrue`: what is true of the product, but not what this field asks for. */
export const judgeText = (
  field: TextField,
  given: string | undefined,
  label: TextLabel,
  alsoTrue: TextLabel = null
): Judged => {
  if (given === undefined || given === "") return unsaid(field, label)
  const outcome = judgeValue(field, given, flat(label))
  const isTrue = outcome === "wrong" && covered(given, flat(alsoTrue)) === "all"
  return { field, outcome: isTrue ? "partly" : outcome, given }
}

interface Item {
  readonly shown: string
  readonly outcome: "right" | "partly" | "wrong"
}
/** A list is right where all its items are, and wrong where none is even partly. */
const judgeItems = (field: Field, items: ReadonlyArray<Item>, recall: readonly [number, number]): Judged => {
  const of = (outcome: Item["outcome"]) => items.filter((item) => item.outcome === outcome).length
  const [right, partly, wrong] = [of("right"), of("partly"), of("wrong")]
  const outcome = right === items.length ? "right" : right + partly === 0 ? "wrong" : "partly"
  const given = items.map((item) => (item.outcome === "right" ? item.shown : `${item.outcome}(${item.shown})`))
  return { field, outcome, given: given.join(" | "), items: { right, partly, wrong }, recall }
}

const judgeList = (field: ListField, given: ReadonlyArray<string> | undefined, label: ListLabel): Judged => {
  const wanted = (Array.isArray(label) ? label : [label]).map(flat).filter((one) => one.length > 0)
  const found = wanted.filter((wordings) => given?.some((one) => wordings.some((wording) => same(field, one, wording))))
  if (given === undefined || given.length === 0) return { ...unsaid(field, label), recall: [0, wanted.length] }
  const accepted = wanted.flat()
  const items = given.map((shown) => ({ shown, outcome: judgeValue(field, shown, accepted) }))
  return judgeItems(field, items, [found.length, wanted.length])
}

type Founders = NonNullable<Labelled["truth"]["founders"]>
const judgeFounders = (given: Said["founders"], label: Founders | null): Judged => {
  const wanted = (label ?? []).map((one) =>
    typeof one === "string" ? { name: one, title: undefined } : { name: one.name, title: one.title }
  )
  const names = wanted.map(({ name }) => name)
  const found = names.filter((name) => given.some((one) => same("founders", one.name, name)))
  const recall = [found.length, wanted.length] as const
  if (given.length === 0) return { ...unsaid("founders", names), recall }
  const items = given.map(({ name, title }): Item => {
    const known = wanted.find((one) => same("founders", one.name, name))
    const shown = title === null ? name : `${name} (${title})`
    if (known === undefined) return { shown, outcome: judgeValue("founders", name, names) }
    const isTitled = title === null || known.title === undefined || flat(known.title).some((one) => holds(title, one))
    return { shown, outcome: isTitled ? "right" : "partly" }
  })
  return judgeItems("founders", items, recall)
}

type Faqs = NonNullable<Labelled["truth"]["faqs"]>
const judgeFaqs = (given: Said["faqs"], label: Faqs | null): Judged => {
  const wanted = label ?? []
  const pair = ({ question, answer }: Said["faqs"][number]): Item["outcome"] => {
    const asked = wanted.find((one) => plain(one.question) === plain(question))
    if (asked === undefined) return "wrong"
    if (asked.answer === undefined) return "right"
    const answers = flat(asked.answer)
    if (answers.some((one) => plain(one) === plain(answer))) return "right"
    // The beginning of an answer that goes on: nothing false in it, but not all of it.
    return answers.some((one) => covered(answer, sentences(one)) === "all" || holds(answer, one)) ? "partly" : "wrong"
  }
  const found = wanted.filter((one) => given.some(({ question }) => plain(question) === plain(one.question)))
  const recall = [found.length, wanted.length] as const
  const questions = wanted.map(({ question }) => question)
  if (given.length === 0) return { ...unsaid("faqs", questions), recall }
  const items = given.map((one) => ({ shown: `${one.question} ${one.answer}`, outcome: pair(one) }))
  return judgeItems("faqs", items, recall)
}

type Socials = NonNullable<Labelled["truth"]["socials"]>
const judgeSocials = (given: Said["socials"], label: Socials | null): Judged => {
  const wanted = Object.entries(label ?? {})
  const rightly = ([platform, url]: readonly [string, string]) =>
    flat(label?.[platform]).some((one) => same("socials", one, url))
  const items = Object.entries(given).map(
    (one): Item => ({ shown: one.join(" "), outcome: rightly(one) ? "right" : "wrong" })
  )
  const recall = [items.filter(({ outcome }) => outcome === "right").length, wanted.length] as const
  if (items.length === 0)
    return {
      ...unsaid(
        "socials",
        wanted.map(([, url]) => flat(url))
      ),
      recall
    }
  return judgeItems("socials", items, recall)
}

/** The icons a page declares are marks of the site as good as the picture in its header. */
const declaredIcons = ({ pages: [home] }: Labelled): ReadonlyArray<string> =>
  home === undefined
    ? []
    : [...home.html.matchAll(/<link\b[^>]*\brel=["']?[^"'>]*icon[^>]*>/gi)].flatMap(([tag]) => {
        const href = /\bhref=["']?([^"'\s>]+)/i.exec(tag)?.[1]
        return href === undefined || !URL.canParse(href, home.url) ? [] : [new URL(href, home.url).href]
      })

const judgeField = (said: Said, field: TextField, label: TextLabel, site: Labelled): Judged => {
  const given = said.texts[field]
  if (site.source === "real" && field === "pricing_summary" && given !== undefined && label !== null) {
    const never = (site.never[field] ?? []).map((one) => (typeof one === "string" ? one : one.value))
    return { field, outcome: judgePrices(given, flat(label), never), given }
  }
  if (site.source === "real" && field === "logo_url" && given !== undefined)
    return judgeText(field, given, [...flat(label), ...declaredIcons(site)])
  const alsoTrue = field === "tagline" || field === "short_description" ? site.truth.description : null
  return judgeText(field, given, label, alsoTrue)
}

const judgeAll = (said: Said, site: Labelled): ReadonlyArray<Judged> => [
  ...textFields.flatMap((field) => {
    const label = site.truth[field]
    return label === undefined ? [] : [judgeField(said, field, label, site)]
  }),
  ...listFields.flatMap((field) => {
    const label = site.truth[field]
    return label === undefined ? [] : [judgeList(field, said.lists[field], label)]
  }),
  ...(site.truth.founders === undefined ? [] : [judgeFounders(said.founders, site.truth.founders)]),
  ...(site.truth.socials === undefined ? [] : [judgeSocials(said.socials, site.truth.socials)]),
  ...(site.truth.faqs === undefined ? [] : [judgeFaqs(said.faqs, site.truth.faqs)])
]

/** All of a site that is labelled. */
export const judgeSite = (said: Said, site: Labelled): ReadonlyArray<Judged> =>
  judgeAll(said, site).map((one) =>
    one.outcome === "missed" && site.maybe.includes(one.field) ? { ...one, outcome: "free" } : one
  )
