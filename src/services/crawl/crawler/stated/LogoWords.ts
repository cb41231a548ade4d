/**
 * What the logo of a page is said to show. Many sites write their name at the head of their pages as a picture alone, and in
 * words only for who cannot see it: no evidence by itself, but it tells which of the words that can be read are the name.
 */
import type { CheerioAPI } from "cheerio/slim"
import type { Element } from "domhandler"
import { collapsed } from "../boxes/ParsedHtml.ts"
import { crawlLimits } from "../limits/CrawlLimits.ts"
import { inProject, isFlag, isHomePath } from "./HomeLinks.ts"
import { pictured } from "./OpeningPictures.ts"

/** So many links, pictures and headings are the top of a page, and so many characters a name and what the picture is. */
const most = { parts: 24, characters: 60 } as const

const said = ($: CheerioAPI, element: Element): string => {
  const { alt, title, "aria-label": label } = element.attribs
  const words = alt ?? label ?? (element.tagName === "svg" ? $(element).children("title").first().text() : title)
  const text = collapsed(words ?? "", crawlLimits.shortText)
  return text.length > most.characters || isFlag(element.attribs) || pictured.test(text) ? "" : text
}

/** Of the first link home that is a picture, or of the picture that stands above all text. */
export const readLogoWords = ($: CheerioAPI, base: string): string | null => {
  const { host = "", pathname: here = "/" } = URL.parse(base) ?? {}
  let opening: string | null = null
  for (const element of $("h1, h2, p, a[href], img").slice(0, most.parts).get()) {
    if (element.tagName === "a") {
      const target = URL.parse(element.attribs.href ?? "", base)
      const leadsHome = target?.host === host && isHomePath(inProject(host, here, target.pathname), here)
      if (!leadsHome || $(element).text().trim() !== $(element).find("svg, style").text().trim()) continue
      const drawn = [...$(element).find("img, svg").get(), element]
      const words = drawn.map((one) => said($, one)).find((one) => one !== "")
      if (words !== undefined) return words
    } else if (element.tagName === "img") {
      // Beside words in a link the picture is but a mark.
      const isAlone = $(element).closest("a").text().trim() === ""
      if (opening === null && isAlone && !pictured.test(element.attribs.src ?? "")) opening = said($, element) || null
    } else if ($(element).find("img").length === 0) return opening
  }
  return opening
}
