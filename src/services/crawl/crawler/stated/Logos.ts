/** Where a page says its logo is, the surest statement first. */
import type { CheerioAPI } from "cheerio/slim"
import type { Element } from "domhandler"
import type { JsonObject } from "../../../../domain/text/Json.ts"
import { crawlLimits } from "../limits/CrawlLimits.ts"
import { inProject, isFlag, isHomePath } from "./HomeLinks.ts"
import { stringsAt } from "./JsonLd.ts"
import { namedPictures } from "./NamedPictures.ts"
import { isCalledLogo, letters, openingPictures, pictured, siteCalled } from "./OpeningPictures.ts"
import { absoluteUrl, siteOf } from "./PageAddresses.ts"

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
/** What a builder of sites or a kit for pages puts where nobody has put anything. */
const isTemplates =
  /(?:^|\/)gitbook\/images\/|(?:^|\/)(?:default-?favicon|webclip|vite|react|next|vercel|svelte|nuxt|astro|angular|vue|gatsby|tauri|(?:[\w-]*-)?placeholder(?:-[\w-]*)?|your-?logo|logo-?(?:placeholder|default|here|ipsum))\.(?:svg|png|ico|webp|jpe?g)(?:[?#]|$)/i
const photograph = /\.jpe?g(?:[?#]|$)/i
/** A photograph is a logo where it is called one; that its words have a brand in them says what it shows. */
const isPhotograph = ({ src = "", alt = "", class: kind = "", id = "" }: Readonly<Record<string, string>>): boolean =>
  !/logo/i.test(`${src} ${kind} ${id} ${alt}`) && (photograph.test(src) || pictured.test(src.replace(/^.*\//s, "")))
/** Kept at one house, and a way to another: "Find us on Flourtech", with Flourtech's own picture. */
const isOthers = ($: CheerioAPI, image: Element, base: string): boolean => {
  const href = $(image).closest("a").attr("href")
  const [to, from] = [href, image.attribs.src].map((address) => absoluteUrl(address ?? "", base))
  if (to === undefined || to === null || from === undefined || from === null) return false
  const here = siteOf(base)
  return siteOf(to) !== here && siteOf(from) !== here && !siteOf(to).startsWith(`${here.split(".", 1)[0]}.`)
}
/** A picture in a link to where somebody is followed is that house's. */
const profilePictures = ($: CheerioAPI, base: string): ReadonlySet<string | undefined> =>
  new Set(
    $("a[href] img[src]")
      .slice(0, crawlLimits.links)
      .get()
      .filter((image) => profileHosts.test(URL.parse($(image).closest("a").attr("href") ?? "", base)?.hostname ?? ""))
      .map(({ attribs }) => attribs.src)
  )
const profileHosts =
  /(?:^|\.)(?:(?:x|twitter|facebook|instagram|tiktok|youtube|linkedin|github|gitlab|discord|reddit|steampowered|steamcommunity|pinterest|whatsapp)\.com|threads\.(?:com|net)|bsky\.app|discord\.gg|twitch\.tv|wa\.me|t\.me)$/i
/** "Flourtech logo", which leads to flourtech.example: of whoever made the site, or pays for it. */
const isOfItsTarget = ($: CheerioAPI, image: Element, base: string, names: ReadonlyArray<string>): boolean => {
  const to = absoluteUrl($(image).closest("a").attr("href") ?? "", base)
  if (to === null || siteOf(to) === siteOf(base)) return false
  const called = letters((image.attribs.alt ?? "").replace(/\b(?:logo|website|icon)\b/gi, ""))
  return called !== "" && called === letters(siteOf(to).split(".", 1)[0] ?? "") && !names.includes(called)
}
/** Few enough are looked at that the depth of a page cannot make it slow. */
const headerImages = ($: CheerioAPI, base: string, names: ReadonlyArray<string>) =>
  $("img")
    .filter((_, { attribs }) => /logo|brand/i.test(`${attribs.class} ${attribs.id} ${attribs.alt} ${attribs.src}`))
    .filter((_, { attribs }) => !isButton.test(attribs.src ?? "") && !isPhotograph(attribs))
    .slice(0, crawlLimits.links)
    .filter((_, image) => $(image).parents(header).length > 0)
    .get()
    .filter((image) => !isOthers($, image, base) && !isOfItsTarget($, image, base, names))
    .map(({ attribs }) => attribs.src)

/** So much stands beside a logo in its link: a name, and a few words under it. */
const longestBeside = 80
/** The first picture over a page that leads home, whatever it is called; below the first heading it may be of anything. */
const homeImage = ($: CheerioAPI, base: string): ReadonlyArray<string | undefined> => {
  const { host = "", pathname: here = "/" } = URL.parse(base) ?? {}
  for (const element of $("h1, a[href] img[src]").slice(0, crawlLimits.links).get()) {
    if (element.tagName === "h1" && $(element).find("img").length === 0) return []
    if (isFlag(element.attribs)) continue
    const link = $(element).closest("a")
    const [href, rel] = [link.attr("href"), link.attr("rel") ?? ""]
    const target = href === undefined ? null : URL.parse(href, base)
    // "#" leads nowhere: of a bag, of a menu as of a logo.
    const isNowhere = href?.startsWith("#") === true && !isCalledLogo($, element)
    // A card of a list, which leads somewhere yet to be made.
    const isCard = link.text().trim().length > longestBeside
    const path = inProject(host, here, target?.pathname ?? "")
    const leadsHome =
      !isNowhere && !isCard && target?.host === host && (isHomePath(path, here) || /(?:^| )home(?: |$)/i.test(rel))
    const { src = "", alt = "" } = element.attribs
    // A photograph leads home as well, of a house, of what is sold: without a word it is not the name of the site.
    if (target !== null && leadsHome)
      return /logo|brand/i.test(src) || alt.trim() !== "" || !photograph.test(src) ? [src] : []
  }
  return []
}
/** At the foot of a page the picture that is called its logo and leads home. */
const footImage = ($: CheerioAPI, base: string): ReadonlyArray<string | undefined> => {
  const { host = "", pathname: here = "/" } = URL.parse(base) ?? {}
  const found = $('footer a[href] img[src], [class*="footer" i] a[href] img[src]')
    .slice(0, crawlLimits.logos)
    .get()
    .find((image) => {
      const link = $(image).closest("a")
      const target = URL.parse(link.attr("href") ?? "", base)
      const isCalled = /logo|brand/i.test(`${link.attr("class")} ${image.attribs.class}`)
      return isCalled && target?.host === host && isHomePath(inProject(host, here, target.pathname), here)
    })
  return found === undefined ? [] : [found.attribs.src]
}

/** "psicologos-hero.jpg", "catalogo.png", "biologo": words of Romance tongues that end so are no logos. */
const namedLogo = /(?<!\p{L}[oó]|(?:cat|di|an|ep)[aiáí])logo|icon|brand/iu

export const readLogos = (
  $: CheerioAPI,
  base: string,
  jsonLd: ReadonlyArray<JsonObject>,
  meta: Readonly<Record<string, string>>
): ReadonlyArray<string> => {
  const inHeader = headerImages($, base, siteCalled($, base, meta))
  const profiles = profilePictures($, base)
  const shown = [
    ...inHeader,
    ...(inHeader.length > 0 ? [] : openingPictures($, base, meta)),
    ...homeImage($, base),
    ...footImage($, base)
  ]
  const declared = [
    ...jsonLd.flatMap((object) => stringsAt(object, "logo")),
    // What readers see before what browsers show of it, a square of as many sizes as there are devices.
    ...(shown.length > 0 ? shown : namedPictures($, base, meta)),
    ...icons($, "*=apple-touch-icon", /./s).slice(0, 1),
    ...icons($, "~=icon", /svg/i).slice(0, 1),
    ...icons($, "~=icon", /png/i).slice(0, 1),
    // A picture to share is a logo where it is named one.
    ...(namedLogo.test(meta["og:image"] ?? "") ? [meta["og:image"]] : [])
  ]
  const absolute = declared.flatMap((address) =>
    address === undefined || profiles.has(address) || isTemplates.test(address)
      ? []
      : (absoluteUrl(address, base) ?? [])
  )
  return [...new Set(absolute)].slice(0, crawlLimits.logos)
}
