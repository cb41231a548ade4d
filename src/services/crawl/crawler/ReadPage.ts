/** Takes a page apart into what a draft may be written from. */
import type { CheerioAPI } from "cheerio/slim"
import { Element } from "domhandler"
import type { Link, ReadPage } from "../../../domain/draft/Crawl.ts"
import type { Region } from "../../../domain/draft/PageBlocks.ts"
import { collapsed, parseHtml, select } from "./boxes/ParsedHtml.ts"
import { crawlLimits } from "./limits/CrawlLimits.ts"
import { type LinkText, readVisible } from "./reading/PageReading.ts"
import { showAddresses } from "./stated/HiddenAddresses.ts"
import { readJsonLd, stringsAt } from "./stated/JsonLd.ts"
import { readLogos } from "./stated/Logos.ts"
import { readLogoWords } from "./stated/LogoWords.ts"
import { readMicrodata } from "./stated/Microdata.ts"
import { ownNodes, shownNames, statedEmails } from "./stated/OwnNodes.ts"
import { absoluteUrl, readEmails } from "./stated/PageAddresses.ts"
import { readSocials } from "./stated/Socials.ts"
import { readStyles } from "./style/PageStyles.ts"

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

/** Each address once, with the first words it is linked by; where it is first found. */
const readLinks = (anchors: ReadonlyArray<LinkText>): ReadonlyArray<Link> => {
  const found = new Map<string, Link>()
  for (const { href, text, region, film } of anchors) {
    const known = found.get(href)
    if (known === undefined) found.set(href, { url: href, text, region, ...(film === undefined ? {} : { film }) })
    else if (known.text === "") found.set(href, { ...known, text })
  }
  return [...found.values()].slice(0, crawlLimits.links)
}

/** What stands here is said by others or of them, and so are the addresses in it. */
const ofOthers = new Set<Region>(["reviews", "others", "news"])

const orNull = (text: string) => (text === "" ? null : text)

export interface PageSource {
  /** Absolute, after redirects. */
  readonly url: string
  readonly status: number
  readonly html: string
  /** Style sheets of the site that were read, by their address. */
  readonly stylesheets?: Readonly<Record<string, string>>
}

/** Never fails: any text is some page, if an empty one. */
export const readPage = (page: PageSource): ReadPage => {
  const document = parseHtml(page.html)
  if (page.html.includes("email-protection") || page.html.includes("data-cfemail")) showAddresses(document)
  const $ = select(document)
  const base = absoluteUrl($("base[href]").attr("href") ?? "", page.url) ?? page.url
  // A picture may carry a `<title>` of its own.
  const title = orNull(collapsed($("title:not(svg title)").first().text(), crawlLimits.shortText))
  const lang = orNull(collapsed($("html").attr("lang") ?? "", 35))
  const known = new Map(Object.entries(page.stylesheets ?? {}))
  const styles = readStyles(document, (href, from) => {
    const url = absoluteUrl(href, from ?? base) ?? ""
    const css = known.get(url)
    return css === undefined ? undefined : { url, css }
  })
  const { text, headings, blocks, anchors } = readVisible(document, new Element("page", {}), styles, {
    url: page.url,
    title,
    lang
  })
  const absolute = anchors.flatMap((anchor) => {
    const href = absoluteUrl(anchor.href, base)
    return href === null ? [] : [{ ...anchor, href }]
  })
  const scripts = $("script[type]").filter((_, { attribs }) => jsonLdType.test(attribs.type ?? ""))
  const jsonLd = [...readJsonLd(scripts.get().map((script) => $(script).text())), ...readMicrodata($)]
  const own = ownNodes(jsonLd, page.url)
  const stated = own
    .flatMap((object) => stringsAt(object, "sameAs"))
    .flatMap((address) => absoluteUrl(address, base) ?? [])
  const meta = readMeta($)
  const written = (isOfOthers: boolean) => ({
    hrefs: anchors.flatMap(({ href, region }) => (ofOthers.has(region) === isOfOthers ? [href] : [])),
    text: blocks.flatMap((block) => (ofOthers.has(block.region) === isOfOthers ? [block.text] : [])).join("\n")
  })
  const logoWords = readLogoWords($, base)
  return {
    url: page.url,
    status: page.status,
    title,
    lang,
    text,
    headings,
    blocks,
    meta,
    jsonLd,
    links: readLinks(absolute),
    emails: readEmails(page.url, written(false), written(true), statedEmails(own)),
    socials: readSocials({ url: page.url, title, names: shownNames(own, text), stated, anchors: absolute }),
    logos: readLogos($, base, own, meta),
    ...(logoWords === null ? {} : { logoWords })
  }
}
