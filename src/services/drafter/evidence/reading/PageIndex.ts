/**
 * What was read of a site, prepared for quoting: the visible blocks of each page under their headings,
 * and what the page states about itself (title, meta, JSON-LD, the addresses the crawler extracted).
 * Whatever is left out here cannot be evidence; each text is folded once.
 */
import type { ReadPage } from "../../../../domain/draft/Crawl.ts"
import type { PageBlock } from "../../../../domain/draft/PageBlocks.ts"
import { type FoldedSpans, fold, foldSpans, ownWords } from "../../../../domain/text/Folding.ts"
import { isJsonObject, type JsonObject } from "../../../../domain/text/Json.ts"
import { canonicalUrl } from "../../../../domain/text/WebAddresses.ts"
import { isEvidence } from "./Suspect.ts"
import { textBlocks } from "./TextBlocks.ts"
import { type Token, tokensOf } from "./Tokens.ts"

/** One visible block (paragraph, heading, list item, cell). */
export interface Block extends Omit<PageBlock, "under"> {
  readonly folded: string
  /** Where it begins in the page's folded text. */
  readonly at: number
  /** Folded headings it stands under, outermost first. */
  readonly under: ReadonlyArray<string>
  readonly tokens: () => ReadonlyArray<Token>
  readonly spans: () => FoldedSpans
}

export type StatementSource = "title" | "meta" | "json_ld" | "address"
/** One thing the page states about itself, as a literal string. */
export interface Statement {
  readonly source: StatementSource
  /** The meta name; the keys that lead to a JSON-LD value; the kind of address. */
  readonly path: ReadonlyArray<string>
  /** Lower-case `@type` of the JSON-LD object that was found on the page. */
  readonly type: string | null
  /** The JSON-LD object the value belongs to: values of one object speak together. */
  readonly owner: string
  readonly text: string
  readonly folded: string
  readonly tokens: () => ReadonlyArray<Token>
  readonly spans: () => FoldedSpans
}

export interface PageIndex {
  readonly page: ReadPage
  readonly canonical: string
  /** Every block, joined; blocks that are no evidence leave a gap no quote spans. */
  readonly folded: string
  readonly blocks: ReadonlyArray<Block>
  readonly statements: ReadonlyArray<Statement>
}
export type SiteIndex = ReadonlyArray<PageIndex>

/** Bounds on what a hostile site may make us look at; all pages of an ordinary one have a tenth of `siteText`. */
const bounds = { siteText: 250_000, statements: 1000, depth: 8, statementLength: 5000, blocks: 4000 } as const
/** A character that survives in no folded text. */
const gap = " \u0000 "

/** Meta entries in which a page speaks of its product; the rest (generator, viewport, tokens) is machinery. */
const spokenMeta = new Set(
  `description keywords author application-name apple-mobile-web-app-title geo.placename og:title og:description
  og:site_name og:country-name og:locality twitter:title twitter:description`.split(/\s+/)
)

const once = <A>(make: () => A) => {
  let known: { readonly value: A } | undefined
  return () => {
    known ??= { value: make() }
    return known.value
  }
}
/** What few texts are asked for, made when they are. */
const onDemand = (text: string, folded: string) => ({
  tokens: once(() => tokensOf(folded)),
  spans: once(() => foldSpans(text))
})

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " }
/** JSON-LD texts often carry markup; their words are what counts. */
const withoutMarkup = (text: string) =>
  text
    .replace(/<[^<>]{0,500}>/g, " ")
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (whole, name: string) => entities[name] ?? whole)

const typeOf = (value: JsonObject) => {
  const type = value["@type"]
  const first: unknown = Array.isArray(type) ? type[0] : type
  return typeof first === "string" ? first.toLowerCase() : null
}

/** Calls `found` for every string and number in a JSON-LD value. */
const walk = (
  value: unknown,
  path: ReadonlyArray<string>,
  owner: string,
  found: (path: ReadonlyArray<string>, owner: string, text: string) => void
): void => {
  if (path.length > bounds.depth) return
  if (typeof value === "string") found(path, owner, withoutMarkup(value))
  else if (typeof value === "number") found(path, owner, String(value))
  else if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) walk(one, path, isJsonObject(one) ? `${owner}.${index}` : owner, found)
  } else if (isJsonObject(value)) {
    for (const [key, one] of Object.entries(value)) {
      if (key.startsWith("@") && key !== "@graph") continue
      walk(one, [...path, key], isJsonObject(one) || Array.isArray(one) ? `${owner}.${key}` : owner, found)
    }
  }
}

const statementsOf = (page: ReadPage): ReadonlyArray<Statement> => {
  const found: Array<Statement> = []
  const add = (
    source: StatementSource,
    path: ReadonlyArray<string>,
    written: string,
    type: string | null,
    owner: string
  ) => {
    const text = ownWords(written)
    if (text === "" || text.length > bounds.statementLength || found.length >= bounds.statements || !isEvidence(text))
      return
    const folded = fold(text)
    found.push({ source, path, type, owner, text, folded, ...onDemand(text, folded) })
  }
  if (page.title !== null) add("title", ["title"], page.title, null, "title")
  for (const [name, content] of Object.entries(page.meta)) {
    if (spokenMeta.has(name)) add("meta", [name], content, null, name)
  }
  for (const email of page.emails) add("address", ["email"], `mailto:${email}`, null, email)
  for (const [platform, url] of Object.entries(page.socials)) add("address", ["social", platform], url, null, url)
  for (const url of page.logos) add("address", ["logo"], url, null, url)
  for (const [index, object] of page.jsonLd.entries()) {
    walk(object, [], `json_ld.${index}`, (path, owner, text) => add("json_ld", path, text, typeOf(object), owner))
  }
  for (const link of page.links) add("address", ["link"], link.url, null, link.url)
  return found
}

/** A part of a block, in its own words and under the same headings. */
export const partOf = (block: Block, text: string): Block => {
  const folded = fold(text)
  return { ...block, text, folded, at: block.at + Math.max(0, block.folded.indexOf(folded)), ...onDemand(text, folded) }
}

/** The blocks that are evidence, and the text they make together. */
const indexed = (
  blocks: ReadonlyArray<PageBlock>,
  most: number
): { readonly folded: string; readonly blocks: ReadonlyArray<Block> } => {
  const headings = blocks.map(({ level, text }) => (level === null ? "" : fold(text)))
  const kept: Array<Block> = []
  let folded = ""
  let length = 0
  let broken = false
  for (const { text: line, under, ...block } of blocks) {
    const text = ownWords(line)
    if (text === "") continue
    length += text.length + 1
    if (length > most || kept.length >= bounds.blocks) break
    if (!isEvidence(text)) {
      broken = true
      continue
    }
    const own = fold(text)
    if (folded !== "") folded += broken ? gap : " "
    broken = false
    kept.push({
      ...block,
      text,
      folded: own,
      at: folded.length,
      under: under.flatMap((at) => headings[at] ?? []),
      ...onDemand(text, own)
    })
    folded += own
  }
  return { folded, blocks: kept }
}

/** The length to which long pages are cut so that all together have `most`; short ones stay whole. */
const fairLength = (pages: ReadonlyArray<ReadPage>, most: number): number => {
  let left = most
  for (const [index, { length }] of pages
    .map(({ text }) => text)
    .toSorted((a, b) => a.length - b.length)
    .entries()) {
    const share = left / (pages.length - index)
    if (length > share) return share
    left -= length
  }
  return most
}

/** Pages that cannot be addressed are left out: nothing can be quoted from them. */
export const indexSite = (pages: ReadonlyArray<ReadPage>): SiteIndex => {
  const most = fairLength(pages, bounds.siteText)
  return pages.flatMap((page) => {
    const canonical = canonicalUrl(page.url)
    if (canonical === null) return []
    return [{ page, canonical, ...indexed(page.blocks ?? textBlocks(page), most), statements: statementsOf(page) }]
  })
}
