/** What a product is called and the line that says what it is: every reading the pages allow, best first. */
import type { Backed } from "../../../domain/draft/Candidates.ts"
import { find, fold } from "../../../domain/text/Folding.ts"
import { bareHost } from "../../../domain/text/SiteKey.ts"
import type { PageIndex, Statement } from "../evidence/reading/PageIndex.ts"
import { placeholderTitles } from "./CommonWords.ts"
import { heroEnd, isTelling, opening, quoteOf, type Reading, stated } from "./Reading.ts"

const offer = (page: PageIndex, value: string): Backed<string> => ({ value, evidence: [quoteOf(page, value)] })
const separator = /\s+[|–—·•»~-]\s+|\s*[|»]\s*|:\s+/u

const isName = (text: string) =>
  text !== "" && text.length <= 80 && text.split(" ").length <= 6 && !placeholderTitles.has(fold(text))

/** Types that carry the product's name, the most telling first. */
const namedTypes = [/application/, /^product$/, /organization|corporation|business/, /^website$/, /^brand$/]
const ownName = ({ source, path }: Statement) => source === "json_ld" && path.length === 1 && path[0] === "name"

/** "aisales" of "www.aisales.com". */
const hostLabel = (page: PageIndex) => bareHost(new URL(page.page.url).hostname).split(".")[0] ?? ""
const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "")

const titleParts = (title: string | undefined) =>
  (title ?? "")
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !placeholderTitles.has(fold(part)))

/** The part of a title that is the name: the one the host repeats, else the shortest of the outer two. */
const nameInTitle = (page: PageIndex, parts: ReadonlyArray<string>) => {
  const host = letters(hostLabel(page))
  const echoed = parts.find(
    (part) => letters(part).length > 2 && (host.includes(letters(part)) || letters(part).includes(host))
  )
  const outer = [parts[0], parts.at(-1)].filter((part) => part !== undefined)
  return echoed ?? outer.toSorted((a, b) => a.split(" ").length - b.split(" ").length)[0]
}

export const nameOptions = (readings: ReadonlyArray<Reading>): ReadonlyArray<Backed<string>> => {
  const [home] = readings
  if (home === undefined) return []
  const { page } = home
  const inJsonLd = namedTypes.flatMap((type) => {
    const names = new Set(
      page.statements.filter((one) => ownName(one) && type.test(one.type ?? "")).map((one) => one.text)
    )
    // Several products are a shop's shelf, not the shop.
    return names.size === 1 ? [...names] : []
  })
  const inMeta = ["og:site_name", "application-name", "apple-mobile-web-app-title"].flatMap((key) =>
    stated(page, "meta", key).map((one) => one.text)
  )
  const parts = titleParts(stated(page, "title", "title")[0]?.text)
  const inTitle = nameInTitle(page, parts)
  const headings = home.blocks
    .filter(({ block, words }) => block.level === 1 && words <= 3)
    .map(({ block }) => block.text)
  return [...inJsonLd, ...inMeta, ...(inTitle === undefined ? [] : [inTitle]), ...headings]
    .filter(isName)
    .map((text) => offer(page, text))
}

const longestTagline = 140
const isTagline = (text: string, name: string) => {
  const words = text.split(" ").length
  return (
    words >= 2 &&
    words <= 20 &&
    text.length <= longestTagline &&
    fold(text) !== name &&
    !placeholderTitles.has(fold(text))
  )
}

/** `name`: folded, "" where none is known. */
export const taglineOptions = (readings: ReadonlyArray<Reading>, name: string): ReadonlyArray<Backed<string>> => {
  const [home] = readings
  if (home === undefined) return []
  const { page, blocks } = home
  const beside = (title: string | undefined) =>
    titleParts(title).filter(
      (part) => part.split(" ").length >= 3 && fold(part) !== name && (name === "" || find(name, fold(part)) === -1)
    )
  const slogans = stated(page, "json_ld", "slogan").map((one) => one.text)
  const first = blocks.filter(({ block }) => block.level === 1).map(({ block }) => block.text)
  const hero = blocks
    .slice(0, heroEnd(blocks))
    .filter(({ kind }) => kind === "label" || kind === "paragraph")
    .map(({ block }) => block.text)
  const socialTitles = [...stated(page, "meta", "og:title"), ...stated(page, "meta", "twitter:title")].flatMap((one) =>
    beside(one.text)
  )
  const descriptions = stated(page, "meta", "description", "og:description").map((one) =>
    opening(one.text, longestTagline)
  )
  const telling = blocks.filter((one) => isTelling(one, 3)).map(({ block }) => block.text)
  const paragraphs = blocks
    .filter(({ kind }) => kind === "paragraph")
    .map(({ block }) => opening(block.text, longestTagline))
  return [
    ...slogans,
    ...beside(stated(page, "title", "title")[0]?.text),
    ...first,
    ...hero,
    ...socialTitles,
    ...descriptions,
    ...telling,
    ...paragraphs
  ]
    .filter((text) => isTagline(text, name))
    .map((text) => offer(page, text))
}
