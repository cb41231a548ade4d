/** Pictures anywhere on a page whose own file says that they are the logo, or that they are the icon of the product. */
import type { CheerioAPI } from "cheerio/slim"
import { crawlLimits } from "../limits/CrawlLimits.ts"
import { drawn, letters, siteCalled } from "./OpeningPictures.ts"

/** How a logo is drawn, and on what: "logo-white-horizontal@2x". */
const manners = new Set(
  `app main site web header nav footer top page brand full color colour colored colored white black dark light grey gray blue red green gold
  horizontal vertical square round rounded circle transparent small large big mini new final original shadow text only no bg background
  copy removebg preview landscape portrait stacked wordmark mark the my official company`.split(/\s+/)
)
/** "loaded-512x512", "@2x", "v2", "3f9a01c2": a size, an edition, a key. */
const figures = /^(?:\p{Nd}{1,4}(?:x\p{Nd}{0,4})?(?:px|w|h)?|\p{Nd}x|v\p{Nd}+|x|(?=[a-f]*\p{Nd})[\p{Nd}a-f]{6,40})$/u
/** Others' logos have folders and parts of a page of their own. */
const ofOthers =
  /partner|client|customer|sponsor|press|media-?logos|integration|trusted|featured|kunden|soci|clientes|parceir|parrain|award|badge|payment|store|review|testimonial/i

const stemOf = (src: string): string =>
  src
    .replace(/[?#].*$/s, "")
    .replace(/^.*\//s, "")
    .replace(/\.\w+$/, "")
/** "LCA" of "Lega Cacio Antico". */
const initialsOf = (title: string): string =>
  title
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (/^\p{Lu}/u.test(word) ? word.slice(0, 1) : ""))
    .join("")
    .toLowerCase()
const shortestInitials = 3

/** Whether a file is called a logo, and nobody's else: "logo", "acme-logo-white", "logoACM"; of an icon, "acme_icon_128", "app-icon". */
const isNamedLogo = (src: string, names: ReadonlyArray<string>, initials: ReadonlySet<string>): boolean => {
  const words = stemOf(src)
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, "-")
    .toLowerCase()
    .replace(/logo|icon/g, "-$&-")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
  const [isLogo, isIcon] = [words.includes("logo"), words.includes("icon")]
  if (!isLogo && !isIcon) return false
  const rest = words.filter((word) => word !== "logo" && word !== "icon" && !manners.has(word) && !figures.test(word))
  if (rest.length === 0) return isLogo || words.includes("app")
  const called = letters(rest.join(""))
  return names.includes(called) || (isLogo && initials.has(called))
}

/** "/img/ABC_Logo_Print.png", described with the name of the site and nothing else. */
const isNamedAfter = (
  { src = "", alt = "" }: Readonly<Record<string, string>>,
  names: ReadonlyArray<string>
): boolean => /(?<!cata|dia|epi|ana)logo/i.test(stemOf(src)) && names.includes(letters(alt.replace(/\blogo\b/i, "")))

export const namedPictures = (
  $: CheerioAPI,
  base: string,
  meta: Readonly<Record<string, string>>
): ReadonlyArray<string | undefined> => {
  const host = URL.parse(base)?.host
  const names = siteCalled($, base, meta)
  const title = $("title:not(svg title)").first().text().slice(0, crawlLimits.shortText)
  const initials = new Set(
    [title, ...title.split(/\s*[|·•:]\s*|\s[-–—]\s/u)]
      .map(initialsOf)
      .filter(({ length }) => length >= shortestInitials)
  )
  const found = $("img[src]")
    .slice(0, crawlLimits.links)
    .get()
    .filter(({ attribs: { src = "" } }) => drawn.test(src.replace(/[?#].*$/s, "")) && /logo|icon/i.test(stemOf(src)))
    .filter(({ attribs: { src = "" } }) => !ofOthers.test(src) && URL.parse(src, base)?.host === host)
    .find(
      (image) =>
        (isNamedLogo(image.attribs.src ?? "", names, initials) || isNamedAfter(image.attribs, names)) &&
        !$(image)
          .parents()
          .slice(0, around)
          .get()
          .some(({ attribs }) => ofOthers.test(`${attribs.class ?? ""} ${attribs.id ?? ""}`))
    )
  return found === undefined ? [] : [found.attribs.src]
}
/** So many elements around a picture may say whose it is. */
const around = 4
