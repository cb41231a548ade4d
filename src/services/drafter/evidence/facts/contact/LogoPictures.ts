/** Pictures a page declares as its logo; a picture for sharing only where its name says that it is one. */
import { getDomain } from "tldts"
import { fold } from "../../../../../domain/text/Folding.ts"
import { isJsonObject } from "../../../../../domain/text/Json.ts"
import { percentDecoded } from "../../../../../domain/text/PercentEncoding.ts"
import { canonicalUrl } from "../../../../../domain/text/WebAddresses.ts"
import type { PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { type Own, ownOf, perOwn } from "../Own.ts"
import { nodesOfOurs } from "../OwnData.ts"
import { isHome } from "../Paths.ts"

export interface LogoPicture {
  readonly url: string
  readonly page: PageIndex
  /** The lower, the surer. */
  readonly rank: number
}

const named = /logo|brand|icon|emblem|mark\b/i
/** A card for posts, a picture of the page. */
const forSharing = /(?:^|[-_/.])(?:og|share|sharing|social|preview|screenshot|banner|cover|card)(?:[-_.\d]|image|$)/i
const photograph = /\.(?:jpe?g|avif)$/i
/** What photographs are of. */
const shows = /photo|foto|hero|portrait|ritratto|retrato|artist|team|staff|cover|banner|background|interior|exterior/i
/**
 * What the data names as the logo: of a photograph with no name for one it says less than a picture that readers see as the
 * logo, and of one that shows somebody or something nothing.
 */
const rankInData = (url: string, own: Own): number | null => {
  const file = percentDecoded(URL.parse(url)?.pathname ?? "").replace(/^.*\//s, "")
  if (!photograph.test(file) || named.test(file)) return 0
  const letters = fold(file).replace(/[^\p{L}\p{Nd}]+/gu, "")
  const names = [...own.names].map((name) => name.replace(/ /g, "")).filter(({ length }) => length >= shortestName)
  const rest = names.reduce((left, name) => left.replaceAll(name, ""), letters)
  return shows.test(rest) ? null : rest === letters ? behindShown : 0
}
const shortestName = 3
/** Behind pictures named a logo and the first page's own, before icons of a tab. */
const behindShown = 2.5
/** Named a logo; an icon; an icon of a tab, which is small; a picture without such a name that the first page does not have. */
const rankOf = (url: string, page: PageIndex, isFirst: boolean): number => {
  const path = URL.parse(url)?.pathname ?? ""
  // "/logos/flourtech.svg", kept at a house of its own, is anybody's.
  const called = hostOf(url) === hostOf(page.page.url) ? path : path.replace(/^.*\//s, "")
  if (/favicon|(?:16|32)(?:x(?:16|32))?\.png$/i.test(path)) return 3
  return /logo|brand/i.test(called) ? 1 : named.test(path) || isFirst ? 2 : 4
}
/** "/apple-touch-icon.png" at another site's address is that site's. */
const isAtAnothersRoot = (url: string, page: PageIndex): boolean => {
  const { hostname, pathname } = new URL(url)
  return /^\/[^/]+$/.test(pathname) && getDomain(hostname) !== getDomain(page.page.url)
}

/** "/img/uk.gif", "/flags/fr.svg": leads to the page in another language. */
const flag =
  /\/(?:flags?\/[^/]+|(?:flag[-_]?)?(?:uk|gb|us|en|de|fr|es|it|pt|nl|br|jp|cn|zh|ru|pl|eng|english|deutsch|francais|espanol|italiano)(?:[-_]flag)?\.(?:gif|png|svg|jpe?g|webp))$/i
/** The machine that a page was made on, and houses that lend pictures to stand where none is yet. */
const nobodys =
  /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|192\.168\.\d+\.\d+|(?:www\.)?example\.(?:com|org|net)|(?:[\w-]+\.)*(?:placeholder\.com|placehold\.(?:co|it|jp)|placeholdit\.com|dummyimage\.com|placekitten\.com|picsum\.photos|loremflickr\.com|fakeimg\.pl|yourdomain\.com|yoursite\.com|yourwebsite\.com))$/i
const isNobodys = (url: string, page: PageIndex): boolean =>
  hostOf(url) !== hostOf(page.page.url) && nobodys.test(URL.parse(url)?.hostname ?? "")

const addressesAt = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === "string") return [value]
  if (Array.isArray(value)) return value.flatMap(addressesAt)
  return isJsonObject(value) ? addressesAt(value.url ?? value.contentUrl ?? value["@id"]) : []
}

/** Logos of nodes within nodes: the publisher of a page; one without a name is of whatever it stands within. */
const within = (value: unknown, around?: string): ReadonlyArray<{ readonly name: string; readonly logo: unknown }> => {
  if (Array.isArray(value)) return value.flatMap((one) => within(one, around))
  if (!isJsonObject(value)) return []
  const { logo } = value
  const name = typeof value.name === "string" ? value.name : around
  const held = Object.values(value).flatMap((one) => within(one, name))
  return logo === undefined || name === undefined ? held : [{ name, logo }, ...held]
}
const hostOf = (url: string) => URL.parse(url)?.host.replace(/^www\./, "") ?? ""

export const logoPictures = perOwn((site: SiteIndex, names): ReadonlyArray<LogoPicture> => {
  const called = ownOf(site, names)
  const own = new Set(nodesOfOurs(site, called).map(({ node }) => node))
  return site
    .flatMap((page) => {
      const absolute = (written: string) => canonicalUrl(URL.parse(written, page.page.url)?.href ?? "")
      const foreign = new Set(
        page.page.jsonLd
          .filter((node) => isJsonObject(node) && !own.has(node))
          .flatMap((node) => [
            node.logo,
            ...within(node).flatMap(({ name, logo }) => (called.isName(name) ? [] : [logo]))
          ])
          .flatMap((logo) => addressesAt(logo).map(absolute))
      )
      // What a theme left there: a publisher of another name, with a picture from elsewhere.
      const left = new Set(
        page.page.jsonLd
          .flatMap((node) => within(node))
          .filter(({ name }) => !called.isName(name))
          .flatMap(({ logo }) => addressesAt(logo).map(absolute))
          .filter((url) => url !== null && !hostOf(url).endsWith(hostOf(page.page.url)))
      )
      const shared = absolute(page.page.meta["og:image"] ?? "")
      const ours = new Set([...own].flatMap((node) => addressesAt(node.logo).map(absolute)))
      return page.page.logos
        .filter((url) => {
          const key = canonicalUrl(url)
          const path = URL.parse(url)?.pathname ?? ""
          if (forSharing.test(path) || flag.test(path) || isNobodys(url, page)) return false
          if (ours.has(key)) return true
          if (isAtAnothersRoot(url, page)) return false
          return !foreign.has(key) && !left.has(key) && (key !== shared || named.test(path))
        })
        .flatMap((url) => {
          // The first page of a project stands in a folder.
          const isFirst = page === site[0] || isHome(page)
          const rank = ours.has(canonicalUrl(url)) ? rankInData(url, called) : rankOf(url, page, isFirst)
          return rank === null ? [] : [{ url, page, rank }]
        })
    })
    .toSorted((a, b) => a.rank - b.rank)
})
