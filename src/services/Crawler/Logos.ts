/** Where a page says its logo is, the surest statement first. */
import type { Element } from "domhandler"
import type { JsonObject } from "../../domain/Json.ts"
import { absoluteUrl } from "./Addresses.ts"
import { type Elements, isWithin } from "./Html.ts"
import { stringsAt } from "./JsonLd.ts"
import { limits } from "./Limits.ts"

/** The larger side of `sizes="192x192"`; any size beats none. */
const sizeOf = (sizes: string | undefined) =>
  sizes === "any" ? Number.MAX_SAFE_INTEGER : Number.parseInt(sizes ?? "0", 10) || 0

/** `<link rel>` icons of a kind, the largest first. */
const icons = (elements: Elements, rel: RegExp, file: RegExp) =>
  elements("link")
    .map(({ attribs }) => attribs)
    .filter(
      (link) => rel.test(link.rel ?? "") && file.test(`${link.type ?? ""} ${link.href?.replace(/[?#].*$/s, "") ?? ""}`)
    )
    .sort((a, b) => sizeOf(b.sizes) - sizeOf(a.sizes))
    .map(({ href }) => href)

const isHeader = ({ name, attribs }: Element) =>
  name === "header" || name === "nav" || attribs.role === "banner" || /header|navbar/i.test(attribs.class ?? "")

const headerImages = (elements: Elements) =>
  elements("img")
    .filter(({ attribs }) => /logo|brand/i.test(`${attribs.class} ${attribs.id} ${attribs.alt} ${attribs.src}`))
    .slice(0, limits.links)
    .filter((image) => isWithin(image, isHeader))
    .map(({ attribs }) => attribs.src)

export const readLogos = (
  elements: Elements,
  base: string,
  jsonLd: ReadonlyArray<JsonObject>,
  meta: Readonly<Record<string, string>>
): ReadonlyArray<string> => {
  const declared = [
    ...jsonLd.flatMap((object) => stringsAt(object, "logo")),
    ...icons(elements, /(?:^|\s)apple-touch-icon/i, /./s),
    ...icons(elements, /(?:^|\s)icon(?:\s|$)/i, /svg/i),
    ...icons(elements, /(?:^|\s)icon(?:\s|$)/i, /png/i),
    ...headerImages(elements),
    meta["og:image"]
  ]
  const absolute = declared.flatMap((address) => (address === undefined ? [] : (absoluteUrl(address, base) ?? [])))
  return [...new Set(absolute)].slice(0, limits.logos)
}
