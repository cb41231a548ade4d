/** The picture a page opens with, where it is its logo by the words of those who made it. */
import type { CheerioAPI } from "cheerio/slim"
import type { Element } from "domhandler"
import { collapsed } from "../boxes/ParsedHtml.ts"
import { crawlLimits } from "../limits/CrawlLimits.ts"

const logoName = /^(?:(?:site|custom|header|nav|brand|main|my)?-?logo|brand|navbar-brand|wordmark|site-branding)$/i
/** So many elements around a picture may be named for it. */
const around = 3
const isNamedLogo = ($: CheerioAPI, image: Element) =>
  [image, ...$(image).parents().slice(0, around).get()].some(({ attribs }) =>
    `${attribs.class ?? ""} ${attribs.id ?? ""} ${attribs["data-framer-name"] ?? ""}`
      .split(/\s+/, crawlLimits.links)
      .some((name) => logoName.test(name))
  )
/** A photograph is no logo, however it is described. */
const drawn = /\.(?:svg|png|webp|gif)$/i
/** Pictures above the first heading that are named a logo, or described with the name of the site alone. */
export const openingPictures = (
  $: CheerioAPI,
  meta: Readonly<Record<string, string>>
): ReadonlyArray<string | undefined> => {
  const title = collapsed($("title:not(svg title)").first().text(), crawlLimits.shortText)
  const names = new Set(
    [...title.split(/\s*[|｜·•]\s*|\s+[-–—]\s+|: /u), meta["og:site_name"] ?? ""].map((name) =>
      name.trim().toLowerCase()
    )
  )
  const found: Array<string | undefined> = []
  for (const element of $("h1, h2, p, img[src]").slice(0, crawlLimits.links).get()) {
    if (element.tagName !== "img") {
      if ($(element).find("img").length === 0) break
      continue
    }
    const alt = collapsed(element.attribs.alt ?? "", crawlLimits.shortText).toLowerCase()
    const isDescribed = alt !== "" && names.has(alt) && drawn.test(element.attribs.src?.replace(/[?#].*$/s, "") ?? "")
    if (isDescribed || isNamedLogo($, element)) found.push(element.attribs.src)
  }
  return found.slice(0, 1)
}
