/** Takes a page apart into what a draft may be written from. */
import type { Link, ReadPage } from "../../domain/Crawl.ts"
import { absoluteUrl, readEmails } from "./Addresses.ts"
import { collapsed, type Elements, elementsOf, isWithin, ownText, parseHtml } from "./Html.ts"
import { readJsonLd, stringsAt } from "./JsonLd.ts"
import { limits } from "./Limits.ts"
import { readLogos } from "./Logos.ts"
import { readSocials } from "./Socials.ts"
import { type Anchor, readVisibleText } from "./VisibleText.ts"

const readMeta = (elements: Elements): Readonly<Record<string, string>> => {
  const found = new Map<string, string>()
  for (const { attribs } of elements("meta")) {
    const name = collapsed(attribs.property ?? attribs.name ?? attribs.itemprop ?? "", limits.shortText).toLowerCase()
    const content = collapsed(attribs.content ?? "", limits.metaContent)
    const wanted = name !== "" && content !== "" && !found.has(name)
    if (wanted && found.size < limits.metaEntries) found.set(name, content)
  }
  return Object.fromEntries(found)
}

const jsonLdType = /^\s*application\/ld\+json\s*(?:;|$)/i

/** Each address once, with the first words it is linked by. */
const readLinks = (anchors: ReadonlyArray<Anchor>): ReadonlyArray<Link> => {
  const found = new Map<string, string>()
  for (const { href, text } of anchors) {
    if (!found.has(href) || found.get(href) === "") found.set(href, text)
  }
  return [...found].slice(0, limits.links).map(([url, text]) => ({ url, text }))
}

const orNull = (text: string) => (text === "" ? null : text)

/** Never fails: any text is some page, if an empty one. `url` is absolute, after redirects. */
export const readPage = (page: { readonly url: string; readonly status: number; readonly html: string }): ReadPage => {
  const document = parseHtml(page.html)
  const elements = elementsOf(document)
  const baseHref = elements("base").find(({ attribs }) => attribs.href !== undefined)?.attribs.href ?? ""
  const base = absoluteUrl(baseHref, page.url) ?? page.url
  const { text, headings, anchors } = readVisibleText(document)
  const absolute = anchors.flatMap((anchor) => {
    const href = absoluteUrl(anchor.href, base)
    return href === null ? [] : [{ ...anchor, href }]
  })
  const scripts = elements("script").filter(({ attribs }) => jsonLdType.test(attribs.type ?? ""))
  const jsonLd = readJsonLd(scripts.map(ownText))
  const stated = jsonLd
    .flatMap((object) => stringsAt(object, "sameAs"))
    .flatMap((address) => absoluteUrl(address, base) ?? [])
  const meta = readMeta(elements)
  // A picture may carry a `<title>` of its own.
  const title = elements("title").find((element) => !isWithin(element, ({ name }) => name === "svg"))
  return {
    url: page.url,
    status: page.status,
    title: title === undefined ? null : orNull(collapsed(ownText(title), limits.shortText)),
    lang: orNull(collapsed(elements("html")[0]?.attribs.lang ?? "", 35)),
    text,
    headings,
    meta,
    jsonLd,
    links: readLinks(absolute),
    emails: readEmails(
      anchors.map(({ href }) => href),
      text
    ),
    socials: readSocials(stated, absolute),
    logos: readLogos(elements, base, jsonLd, meta)
  }
}
