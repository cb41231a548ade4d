/** What is asked of the search page, as its address says it, and the addresses of what is nearly the same. */
import { Schema } from "effect"
import type { Category } from "../../../../domain/listing/Category.ts"
import { countryCodes, countryName } from "../../../../domain/listing/Countries.ts"
import { SlugFilter } from "../../../../domain/Wire.ts"
import { PageNumber } from "../../parts/Pager.tsx"

const text = Schema.optional(Schema.String)
/** Everything is read as text: what cannot be meant is left out and said, and the rest of the search still runs. */
export const searchQuery = {
  q: text,
  category: text,
  stage: text,
  country: text,
  pricing_model: text,
  domain: text,
  status: text,
  sort: text,
  page: PageNumber
}
export type SearchQuery = Schema.Struct.Type<typeof searchQuery>

/** What narrows a search; empty where it does not. */
export interface Narrowed {
  readonly category: string
  readonly stage: string
  readonly country: string
  readonly pricing_model: string
  readonly domain: string
}
export type Narrowing = keyof Narrowed
export interface SearchAsked extends Narrowed {
  readonly q: string
  readonly status: "live" | "upcoming"
  readonly sort: "relevance" | "newest" | "votes" | "trending" | "most_viewed" | "most_followed"
  readonly page: number
}

const sortNames = {
  relevance: "Best match",
  votes: "Most voted",
  trending: "Trending",
  newest: "Newest",
  most_viewed: "Most viewed",
  most_followed: "Most followed"
} as const
type SortKey = SearchAsked["sort"]
const isSort = (name: string): name is SortKey => Object.hasOwn(sortNames, name)

/** The orders that say something of what is asked for, the usual one first: without words it is that of the votes. */
export const sortsFor = ({
  q,
  status
}: Pick<SearchAsked, "q" | "status">): ReadonlyArray<readonly [SortKey, string]> => {
  const named = (key: SortKey, label: string = sortNames[key]) => [key, label] as const
  const counted = [named("most_viewed"), named("most_followed")]
  if (status === "upcoming") return [named("relevance", q === "" ? "Launching soonest" : undefined), ...counted]
  const rest = [named("trending"), named("newest"), ...counted]
  return q === "" ? [named("relevance", "Most voted"), ...rest] : [named("relevance"), named("votes"), ...rest]
}

/** Characters an operation takes of each. */
const most = { q: 200, pricing_model: 40, domain: 253 } as const
const clipped = (given: string, length: number) => {
  const characters = [...given.toWellFormed().replaceAll("\u0000", "").trim()]
  return { text: characters.slice(0, length).join("").trim(), isWhole: characters.length <= length }
}
const isSlugFilter = Schema.is(SlugFilter)

/** By its code, or by its name in English. */
const countryIn = (given: string): string | undefined => {
  const wanted = given.trim().toLowerCase()
  return countryCodes.find((code) => code.toLowerCase() === wanted || countryName(code).toLowerCase() === wanted)
}

/** The slugs of a tree, with their names. */
export const categoryNames = (tree: ReadonlyArray<Category>): ReadonlyMap<string, string> =>
  new Map(tree.flatMap(({ slug, name, children }) => [{ slug, name }, ...children]).map((one) => [one.slug, one.name]))

/** What is asked, and in `notes` what was left out of it. */
export const readAsked = (query: SearchQuery, categories: ReadonlyMap<string, string>) => {
  const notes: Array<string> = []
  const q = clipped(query.q ?? "", most.q)
  if (!q.isWhole) notes.push(`A search takes ${most.q} characters. These are the results for the first of yours.`)
  /** Left out with a word about it, where it cannot be meant. */
  const orNote = (given: string | undefined, kept: (text: string) => string | undefined, wrong: string): string => {
    const wanted = clipped(given ?? "", most.domain).text
    if (wanted === "") return ""
    const found = kept(wanted)
    if (found === undefined) notes.push(`“${wanted}” ${wrong}`)
    return found ?? ""
  }
  const asked: SearchAsked = {
    q: q.text,
    category: orNote(
      query.category?.toLowerCase(),
      (slug) => (categories.has(slug) ? slug : undefined),
      "is no category of this directory. All of them were searched."
    ),
    stage: orNote(
      query.stage?.toLowerCase(),
      (stage) => (isSlugFilter(stage) ? stage : undefined),
      "is no stage. Products of every stage were searched."
    ),
    country: orNote(query.country, countryIn, "is no country's code. All countries were searched."),
    pricing_model: clipped(query.pricing_model ?? "", most.pricing_model).text,
    domain: clipped(query.domain ?? "", most.domain).text,
    status: query.status === "upcoming" ? "upcoming" : "live",
    sort: query.sort !== undefined && isSort(query.sort) ? query.sort : "relevance",
    page: query.page
  }
  return { asked, notes }
}

const usual: Readonly<Record<string, string>> = { status: "live", sort: "relevance", page: "1" }

/** The address of a search; whatever changes, it begins at its first page. */
export const searchPath = (asked: Partial<SearchAsked>, change: Partial<SearchAsked> = {}): string => {
  const parts = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...asked, page: 1, ...change }))
    if (String(value) !== "" && usual[name] !== String(value)) parts.set(name, String(value))
  return parts.size === 0 ? "/search" : `/search?${parts}`
}
