/** Where a page says its logo is, the surest statement first. */
import type { CheerioAPI } from "cheerio/slim"
import type { JsonObject } from "../../../../domain/text/Json.ts"
import { crawlLimits } from "../limits/CrawlLimits.ts"
import { stringsAt } from "./JsonLd.ts"
import { openingPictures } from "./OpeningPictures.ts"
import { absoluteUrl } from "./PageAddresses.ts"

/** The larger side of `sizes="192x192"`; any size beats none. */
const sizeOf = (sizes: string | undefined) =>
  sizes === "any" ? Number.MAX_SAFE_INTEGER : Number.parseInt(sizes ?? "0", 10) || 0

/** `<link rel>` icons of a kind, the largest first. */
const icons = ($: CheerioAPI, rel: string, file: RegExp) =>
  $(`link[rel${rel} i][href]`)
    .get()
    .map(({ attribs }) => attribs)
    .filter((link) => file.test(`${link.type ?? ""} ${link.href?.replace(/[?#].*$/s, "") ?? ""}`))
    .sort((a, b) => sizeOf(b.sizes) - sizeOf(a.sizes))
    .map(({ href }) => href)

const header = 'header, nav, [role="banner"], [class*="header" i], [class*="navbar" i]'

/** What leads to a shop of apps, to who collects gifts, to who rates: it shows the logo of somebody else. */
const isButton =
  /[-_/.](?:button|btn|badge|become)s?[-_/.]|patreon|paypal|ko-fi|buymeacoffee|producthunt|shields\.io|google-?play|app-?store/i
/** Few enough are looked at that the depth of a page cannot make it slow. */
const headerImages = ($: CheerioAPI) =>
  $("img")
    .filter((_, { attribs }) => /logo|brand/i.test(`${attribs.class} ${attribs.id} ${attribs.alt} ${attribs.src}`))
    .filter((_, { attribs }) => !isButton.test(attribs.src ?? ""))
    .slice(0, crawlLimits.links)
    .filter((_, image) => $(image).parents(header).length > 0)
    .get()
    .map(({ attribs }) => attribs.src)

const homePath = /^\/(?:(?<tongue>[a-z]{2}(?:-[a-z]{2})?)\/?)?(?:index\.\w+)?$/i
/** Home, in the language of this page: a flag leads home in another. */
const isHome = (pathname: string, here: string): boolean => {
  const home = homePath.exec(pathname)
  const tongue = home?.groups?.tongue
  return home !== null && (tongue === undefined || here === "/" || here.startsWith(`/${tongue}`))
}
const isFlag = ({ src = "", alt = "" }: Readonly<Record<string, string>>): boolean =>
  /(?:^|[-_/])(?:flags?|lang(?:uage)?s?)[-_/.]/i.test(src) || /^[a-z]{2}$/i.test(alt.trim())
const photograph = /\.jpe?g(?:[?#]|$)/i
/** The first picture over a page that leads home, whatever it is called; below the first heading it may be of anything. */
const homeImage = ($: CheerioAPI, base: string): ReadonlyArray<string | undefined> => {
  const { host, pathname: here = "/" } = URL.parse(base) ?? {}
  for (const element of $("h1, a[href] img[src]").slice(0, crawlLimits.links).get()) {
    if (element.tagName === "h1" && $(element).find("img").length === 0) return []
    if (isFlag(element.attribs)) continue
    const link = $(element).closest("a")
    const [href, rel] = [link.attr("href"), link.attr("rel") ?? ""]
    const target = href === undefined ? null : URL.parse(href, base)
    const leadsHome = target?.host === host && (isHome(target?.pathname ?? "", here) || /(?:^| )home(?: |$)/i.test(rel))
    const { src = "", alt = "" } = element.attribs
    // A photograph leads home as well, of a house, of what is sold: without a word it is not the name of the site.
    if (target !== null && leadsHome)
      return /logo|brand/i.test(src) || alt.trim() !== "" || !photograph.test(src) ? [src] : []
  }
  return []
}

/** "psicologos-hero.jpg", "catalogo.png", "biologo": words of Romance tongues that end so are no logos. */
const namedLogo = /(?<!\p{L}[oó]|(?:cat|di|an|ep)[aiáí])logo|icon|brand/iu

export const readLogos = (
  $: CheerioAPI,
  base: string,
  jsonLd: ReadonlyArray<JsonObject>,
  meta: Readonly<Record<string, string>>
): ReadonlyArray<string> => {
  const inHeader = headerImages($)
  const declared = [
    ...jsonLd.flatMap((object) => stringsAt(object, "logo")),
    // What readers see before what browsers show of it, a square of as many sizes as there are devices.
    ...inHeader,
    ...(inHeader.length > 0 ? [] : openingPictures($, base, meta)),
    ...homeImage($, base),
    ...icons($, "*=apple-touch-icon", /./s).slice(0, 1),
    ...icons($, "~=icon", /svg/i).slice(0, 1),
    ...icons($, "~=icon", /png/i).slice(0, 1),
    // A picture to share is a logo where it is named one.
    ...(namedLogo.test(meta["og:image"] ?? "") ? [meta["og:image"]] : [])
  ]
  const absolute = declared.flatMap((address) => (address === undefined ? [] : (absoluteUrl(address, base) ?? [])))
  return [...new Set(absolute)].slice(0, crawlLimits.logos)
}
