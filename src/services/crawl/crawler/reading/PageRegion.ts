/** What a whole page is about by its address and title: `/pricing`, `/impressum`, `/customers/acme`. */
import type { PageBlock, Region } from "../../../../domain/draft/PageBlocks.ts"
import {
  isHouseSheet,
  isPressKit,
  isPressPage,
  regionOfPageName,
  tellsPressOfHouse
} from "../../../../domain/draft/RegionWords.ts"
import { percentDecoded } from "../../../../domain/text/PercentEncoding.ts"

/** Whatever lies below a folder of this kind is of it: `/blog/2024/hello`. */
const folders = new Set<Region>(["others", "reviews", "news", "legal", "faq"])
const asWords = (segment: string) =>
  percentDecoded(segment)
    .replace(/\.\w+$/, "")
    .replace(/[-_+]+/g, " ")
/** `de`, `pt-br`: the page's language. */
const language = /^[a-z]{2}(?:-[a-z]{2})?$/i

export const pageRegion = (url: string, title: string | null): Region => {
  const segments = new URL(url).pathname.split("/").filter((segment) => segment !== "" && !language.test(segment))
  const regions = segments.slice(0, 6).map((segment) => regionOfPageName(asWords(segment)))
  const folder = regions.find((region) => region !== null && folders.has(region))
  const own = folder ?? regions.at(-1) ?? null
  // "Pricing | Tidewatch": the first part of a title is the page's, the last the site's.
  const titles = (title ?? "").split(/\s+[|–—·:-]\s+/)
  // "Tidewatch - Impressum", kept where a template had its terms: a whole title says more than an address.
  const named = own === "legal" ? titles.map(regionOfPageName) : []
  if (named.includes("contact") && !named.includes("legal")) return "contact"
  if (own === "others" && (isPressKit(titles[0] ?? "") || isPressKit(asWords(segments.at(-1) ?? "")))) return "main"
  if (own !== null) return own === "consent" || own === "form" ? "legal" : own
  if (segments.length === 0) return "main"
  return regionOfPageName(titles[0] ?? "") ?? "main"
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "")
/** Whether a name is the site's own: it stands in its host name, or is a part of its title. */
export const isNameOf = (url: string, title: string | null) => {
  const host = letters(new URL(url).hostname)
  const titles = (title ?? "").split(/\s*[|–—·:]\s*|\s-\s/).map(letters)
  return (name: string): boolean => {
    const own = letters(name)
    return own !== "" && (host.includes(own) || titles.includes(own))
  }
}

const titlePart = (title: string | null) => (title ?? "").split(/\s+[|–—·:-]\s+/)[0] ?? ""
type Placed = Pick<PageBlock, "text" | "rows" | "level" | "list" | "region">
/** Blocks of a page for the press in which the house tells of itself: below "At a glance", or a sheet of its facts. */
export const toldToPress = (
  of: { readonly url: string; readonly title: string | null },
  blocks: ReadonlyArray<Placed>
): ReadonlySet<number> => {
  const segment = new URL(of.url).pathname.split("/").findLast((part) => part !== "") ?? ""
  if (!isPressPage(titlePart(of.title), asWords(segment))) return new Set()
  const isOwn = isNameOf(of.url, of.title)
  const told = new Set<number>()
  let opened: number | null = null
  for (const [at, { text, level }] of blocks.entries()) {
    if (level !== null)
      opened = level > 1 && tellsPressOfHouse(text, isOwn) ? level : opened !== null && level > opened ? opened : null
    if (opened !== null) told.add(at)
  }
  const parts = Map.groupBy(blocks.entries(), ([at, { list, level }]) =>
    level !== null ? `h${at}` : (list ?? `b${at}`)
  )
  for (const part of parts.values())
    if (isHouseSheet(part.flatMap(([, { text, rows }]) => (rows === undefined ? [text] : rows))))
      for (const [at] of part) told.add(at)
  return new Set([...told].filter((at) => blocks[at]?.region === "others"))
}
