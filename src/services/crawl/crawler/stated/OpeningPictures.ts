/** The picture a page opens with, where it is its logo by the words of those who made it, or by the name beside it. */
import type { CheerioAPI } from "cheerio/slim"
import type { Element } from "domhandler"
import { getDomainWithoutSuffix } from "tldts"
import { collapsed } from "../boxes/ParsedHtml.ts"
import { crawlLimits } from "../limits/CrawlLimits.ts"

const logoName =
  /^(?:(?:site|custom|header|nav|navbar|brand|main|my|top|page)?[-_]{0,2}(?:logo|brand)(?:[-_]{1,2}(?:link|wrapper|wrap|container|box|holder|image|img|pic))?|wordmark|site-branding)$/i
/** So many elements around a picture may be named for it. */
const around = 3
export const isCalledLogo = ($: CheerioAPI, image: Element): boolean =>
  /logo|brand/i.test(image.attribs.slot ?? "") ||
  [image, ...$(image).parents().slice(0, around).get()].some(({ attribs }) =>
    `${attribs.class ?? ""} ${attribs.id ?? ""} ${attribs["data-framer-name"] ?? ""}`
      .split(/\s+/, crawlLimits.links)
      .some((name) => logoName.test(name))
  )

export const letters = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "")
const shortestName = 4
/** What the site is called: by its address, by the parts of its title, by what it says of itself. */
export const siteCalled = (
  $: CheerioAPI,
  base: string,
  meta: Readonly<Record<string, string>>
): ReadonlyArray<string> => {
  const host = getDomainWithoutSuffix(base, { allowPrivateDomains: true }) ?? ""
  const title = collapsed($("title:not(svg title)").first().text(), crawlLimits.shortText)
  const parts = title.split(/\s*[|｜·•]\s*|\s+[-–—]\s+|: /u)
  return [host, ...parts, meta["og:site_name"] ?? ""].map(letters).filter(({ length }) => length >= shortestName)
}

/** A photograph is no logo, however it is described; nor is the product at work. */
export const drawn = /\.(?:svg|png|webp|gif)$/i
export const pictured = /photo|foto|hero|screen|mock|phone|banner|cover|team|portrait|avatar|badge|award/i
/** Described with the name of the site and nothing else, or with its name first where its file is named so too. */
const isDescribed = ({ attribs: { alt = "", src = "" } }: Element, names: ReadonlyArray<string>): boolean => {
  const path = src.replace(/[?#].*$/s, "")
  const said = letters(collapsed(alt, crawlLimits.shortText))
  if (said === "" || !drawn.test(path) || pictured.test(src) || pictured.test(alt)) return false
  const file = letters(path.replace(/^.*\//s, ""))
  return names.some(
    (name) => said === name || (said.startsWith(name) && (file.includes(name) || /logo|brand/i.test(path)))
  )
}

/** So many pictures, headings and paragraphs are the top of a page. */
const top = 12
/** The first picture above the first heading that is the site's logo. */
export const openingPictures = (
  $: CheerioAPI,
  base: string,
  meta: Readonly<Record<string, string>>
): ReadonlyArray<string | undefined> => {
  const names = siteCalled($, base, meta)
  for (const element of $("h1, h2, h3, p, img[src]").slice(0, top).get()) {
    if (element.tagName === "img") {
      if (isCalledLogo($, element) || isDescribed(element, names)) return [element.attribs.src]
    } else if (/^h\d$/.test(element.tagName) && $(element).find("img").length === 0) return []
  }
  return []
}
