/**
 * What becomes of a model's answers about the sites written here. The lying one offers every planted
 * falsehood with real words of the pages; the honest one offers what the labels say, with the words it stands
 * on. Each value is offered alone beside the true name, so that none takes another's place.
 */
import type { Backed, Candidates, Quote } from "../../src/domain/draft/Candidates.ts"
import type { ReadPage } from "../../src/domain/draft/Crawl.ts"
import { type Planted, plantedIn, states } from "./judge/Planted.ts"
import { saidBy } from "./judge/Scoring.ts"
import { holds, plainAddress } from "./judge/Words.ts"
import { type Field, fields, type Labelled, scalarFields } from "./labels/Labels.ts"
import { categories, doubtKey, noCandidates, openGate, readSite } from "./Source.ts"

const lists: ReadonlySet<string> = new Set<Field>(["categories", "tags", "keywords", "features"])

const candidatesFor = ({ field, value, more, platform }: Planted, evidence: ReadonlyArray<Quote>): Candidates => {
  if (field === "faqs") return { ...noCandidates, faqs: [{ value: { question: value, answer: more ?? "" }, evidence }] }
  if (field === "founders")
    return { ...noCandidates, founders: [{ value: { name: value, title: more, bio: null }, evidence }] }
  if (field === "socials") return { ...noCandidates, socials: { [platform ?? platformOf(value)]: { value, evidence } } }
  return { ...noCandidates, fields: { [field]: { value: lists.has(field) ? [value] : value, evidence } } }
}
const hosts: Readonly<Record<string, string>> = { twitter: "x", "youtu.be": "youtube" }
const platformOf = (address: string) => {
  const host = plainAddress(address).split("/")[0] ?? ""
  const name = host.split(".").at(-2) ?? host
  return hosts[host] ?? hosts[name] ?? name
}

/** Words of a page, quoted from the page that shows them; from the first one where none does. */
const cite = (quote: string, pages: ReadonlyArray<ReadPage>): Quote => {
  const shown =
    pages.find((page) => holds(page.text, quote)) ?? pages.find((page) => JSON.stringify(page).includes(quote))
  return { quote, url: (shown ?? pages[0])?.url ?? "" }
}

export interface Offered {
  readonly field: Field
  readonly scalar: boolean
  readonly value: string
  readonly quote: string
  readonly alone: boolean
  readonly approved: boolean
  readonly reason: string
}

const tryOut = (
  site: Labelled,
  offers: ReadonlyArray<{ readonly planted: Planted; readonly quotes: ReadonlyArray<string> }>
) => {
  const pages = readSite(site)
  const gate = openGate({ pages, categories })
  const label = site.truth.name
  const called = typeof label === "string" ? label : label?.find((one) => one !== null)
  const name: Backed<string> | undefined =
    called === undefined || called === null ? undefined : { value: called, evidence: [cite(called, pages)] }
  return offers.map(({ planted, quotes }): Offered => {
    const offered = candidatesFor(
      planted,
      quotes.map((quote) => cite(quote, pages))
    )
    const first = gate.gate(offered, planted.field === "name" ? undefined : name)
    const alone = states(saidBy(first.stands), planted)
    const approved =
      alone ||
      (first.doubts.length > 0 &&
        states(saidBy(gate.gate(offered, name, new Set(first.doubts.map(doubtKey))).stands), planted))
    const reason = first.refused.map((one) => one.reason).join("; ")
    const { field, value } = planted
    return { field, scalar: scalarFields.has(field), value, quote: quotes.join(" / "), alone, approved, reason }
  })
}

export const lyingModel = (site: Labelled): ReadonlyArray<Offered> =>
  tryOut(
    site,
    plantedIn(site).map((planted) => ({ planted, quotes: [planted.quote] }))
  )

/** The truths of a label, each as somebody would offer it. Of several wordings the first. */
const truthsOf = ({ truth, quotes }: Labelled) => {
  const offers: Array<{ readonly planted: Planted; readonly quotes: ReadonlyArray<string> }> = []
  const add = (field: Field, value: string, more: string | null, said: ReadonlyArray<string>, platform?: string) => {
    const planted = { field, value, quote: value, more, platform: platform ?? null, isOnlyTitle: false }
    offers.push({ planted, quotes: quotes[field] ?? said })
  }
  for (const field of fields) {
    const label = truth[field]
    if (label === undefined || label === null) continue
    if (field === "faqs")
      for (const { question, answer } of truth.faqs ?? []) {
        const first = typeof answer === "string" ? answer : (answer?.[0] ?? "")
        add(field, question, first, [question, first])
      }
    else if (field === "founders")
      for (const one of truth.founders ?? [])
        add(field, typeof one === "string" ? one : one.name, null, [typeof one === "string" ? one : one.name])
    else if (field === "socials")
      for (const [platform, url] of Object.entries(truth.socials ?? {})) {
        const first = typeof url === "string" ? url : (url[0] ?? "")
        add(field, first, null, [first], platform)
      }
    else {
      const values = typeof label === "string" ? [label] : Array.isArray(label) ? label : []
      const wanted = values.flatMap((one) =>
        typeof one === "string" ? [one] : Array.isArray(one) ? one.slice(0, 1) : []
      )
      // Every sentence and every feature; of the rest one is enough, for the labels list what would do as well.
      const every = field === "description" || field === "features"
      for (const value of every ? wanted : wanted.slice(0, 1)) add(field, value, null, [value])
    }
  }
  return offers
}
export const honestModel = (site: Labelled): ReadonlyArray<Offered> => tryOut(site, truthsOf(site))
