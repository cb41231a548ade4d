/**
 * What a page's own elements say of its maker as data: `itemprop="foundingDate"` and `itemprop="founder"` of an item, in the
 * shape of JSON-LD. Of an item that states neither nothing is read: all else it has stands on the page to be read.
 */
import type { CheerioAPI } from "cheerio/slim"
import { Element } from "domhandler"
import type { JsonObject } from "../../../../domain/text/Json.ts"
import { collapsed } from "../boxes/ParsedHtml.ts"
import { crawlLimits } from "../limits/CrawlLimits.ts"

const keys: ReadonlySet<string> = new Set([
  "name",
  "legalName",
  "alternateName",
  "url",
  "foundingDate",
  "founder",
  "founders"
])
/** Items of a page that are looked at. */
const most = 5
const wanted = '[itemprop~="foundingDate"],[itemprop~="founder"],[itemprop~="founders"]'

/** Of `https://schema.org/Bakery` the last word. */
const typeOf = ({ attribs }: Element): string =>
  (attribs.itemtype ?? "").split(/[\s]/u)[0]?.replace(/^.*[/#]/u, "") ?? ""

const statedIn = ($: CheerioAPI, element: Element): string =>
  collapsed(
    element.attribs.content ?? element.attribs.datetime ?? element.attribs.href ?? $(element).text(),
    crawlLimits.shortText
  )

/** A property belongs to the nearest item around it. */
const itemOf = ($: CheerioAPI, item: Element, depth = 0): JsonObject => {
  const own = $(item)
    .find("[itemprop]")
    .get()
    .filter((one) => $(one).parent().closest("[itemscope]").get(0) === item)
  const stated = own.flatMap((element) =>
    (element.attribs.itemprop ?? "").split(/\s+/u).flatMap((key): ReadonlyArray<readonly [string, unknown]> => {
      if (!keys.has(key)) return []
      const isItem = element.attribs.itemscope !== undefined
      if (isItem) return depth === 0 ? [[key, itemOf($, element, depth + 1)]] : []
      const value = statedIn($, element)
      return value === "" ? [] : [[key, value]]
    })
  )
  const grouped = Map.groupBy(stated, ([key]) => key)
  return {
    "@type": typeOf(item),
    ...Object.fromEntries(
      [...grouped].map(([key, values]) => [
        key,
        values.length === 1 ? values[0]?.[1] : values.map(([, value]) => value)
      ])
    )
  }
}

/** Items of the page that state when or by whom something was founded. */
export const readMicrodata = ($: CheerioAPI): ReadonlyArray<JsonObject> => {
  const items = new Set(
    $(wanted)
      .get()
      .flatMap((one) => {
        const item = $(one).parent().closest("[itemscope][itemtype]").get(0)
        // What belongs to another item, as its publisher or organizer, is somebody else as likely as not.
        return item instanceof Element && item.attribs.itemprop === undefined ? [item] : []
      })
  )
  return [...items].slice(0, most).map((item) => itemOf($, item))
}
