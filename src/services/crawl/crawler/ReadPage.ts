/** Takes a page apart into what a draft may be written from. */
import type { CheerioAPI } from "cheerio/slim"
import type { Link, ReadPage } from "../../../domain/draft/Crawl.ts"
import { task } from "../../outside/Threads.ts"
import { crawlLimits } from "./CrawlLimits.ts"
import { readJsonLd, statedEmails, stringsAt } from "./JsonLd.ts"
import { readLogos } from "./Logos.ts"
import { absoluteUrl, readEmails } from "./PageAddresses.ts"
import { collapsed, parseHtml, select } from "./ParsedHtml.ts"
import { readSocials } from "./Socials.ts"
import { type LinkText, readVisibleText } from "./VisibleText.ts"

const readMeta = ($: CheerioAPI): Readonly<Record<string, string>> => {
  const found = new Map<string, string>()
  for (const { attribs } of $("meta")) {
    const name = collapsed(
      attribs.property ?? attribs.name ?? attribs.itemprop ?? "",
      crawlLimits.shortText
    ).toLowerCase()
    const content = collapsed(attribs.content ?? "", crawlLimits.metaContent)
    const wanted = name !== "" && content !== "" && !found.has(name)
    if (wanted && found.size < crawlLimits.metaEntries) found.set(name, content)
  }
  return Object.fromEntries(found)
}

const jsonLdType = /^\s*application\/ld\+json\s*(?:;|$)/i

/** Each address once, with the first words it is linked by. */
const readLinks = (anchors: ReadonlyArray<LinkText>): ReadonlyArray<Link> => {
  const found = new Map<string, string>()
  for (const { href, text } of anchors) {
    if (!found.has(href) || found.get(href) === "") found.set(href, text)
  }
  return [...found].slice(0, crawlLimits.links).map(([url, text]) => ({ url, text }))
}

const orNull = (text: string) => (text === "" ? null : text)

/** Never fails: any text is some page, if an empty one. `url` is absolute, after redirects. */
export const readPage = (page: { readonly url: string; readonly status: number; readonly html: string }): ReadPage => {
  const document = parseHtml(page.html)
  const $ = select(document)
  const base = absoluteUrl($("base[href]").attr("href") ?? "", page.url) ?? page.url
  const { text, headings, anchors } = readVisibleText(document)
  const absolute = anchors.flatMap((anchor) => {
    const href = absoluteUrl(anchor.href, base)
    return href === null ? [] : [{ ...anchor, href }]
  })
  const scripts = $("script[type]").filter((_, { attribs }) => jsonLdType.test(attribs.type ?? ""))
  const jsonLd = readJsonLd(scripts.get().map((script) => $(script).text()))
  const stated = jsonLd
    .flatMap((object) => stringsAt(object, "sameAs"))
    .flatMap((address) => absoluteUrl(address, base) ?? [])
  const meta = readMeta($)
  // A picture may carry a `<title>` of its own.
  const title = $("title:not(svg title)").first().text()
  return {
    url: page.url,
    status: page.status,
    title: orNull(collapsed(title, crawlLimits.shortText)),
    lang: orNull(collapsed($("html").attr("lang") ?? "", 35)),
    text,
    headings,
    meta,
    jsonLd,
    links: readLinks(absolute),
    emails: readEmails(
      anchors.map(({ href }) => href),
      text,
      statedEmails(jsonLd)
    ),
    socials: readSocials(stated, absolute),
    logos: readLogos($, base, jsonLd, meta)
  }
}

export const readingPage = task(import.meta.url, readPage)
