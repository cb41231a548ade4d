/**
 * Chooses the few pages of a site a profile is written from: at most one of each kind, known by the words
 * it is linked with and by its path. The choice depends on the homepage alone, so a crawl that goes on after
 * a restart chooses the same pages.
 */
import type { Link, ReadPage } from "../../../domain/draft/Crawl.ts"
import { percentDecoded } from "../../../domain/text/PercentEncoding.ts"
import { siteKey } from "../../../domain/text/SiteKey.ts"
import { excludedParts, pageKinds } from "./PageWords.ts"
import { siteOf } from "./stated/PageAddresses.ts"

const otherFile = /\.(?!html?$|php$|aspx?$)[a-z0-9]{2,5}$/i

/** A kind has to be named in full somewhere to be taken for it. */
const enough = 4

const tracking = /^utm_|^(?:ref|gclid|fbclid)$/

/** The same for addresses that lead to the same page, as far as addresses tell. */
export const pageKey = (address: string): string => {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name)
  return `${siteKey(address)}${url.search}`
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")

/** Path and words of an address, taken apart once for all kinds. */
const signsOf = ({ url: address, text }: Link) => {
  const url = new URL(address)
  const segments = url.pathname.split("/").filter((segment) => segment !== "")
  const names = segments.map((segment) => wordsOf(percentDecoded(segment).replace(/\.\w+$/, "")).join(" "))
  // The root of a subdomain is known by the subdomain.
  const name = names.at(-1) ?? url.hostname.split(".")[0] ?? ""
  return { url, segments, name, text: wordsOf(text).join(" ") }
}
type Signs = ReturnType<typeof signsOf>

/** Scripts without spaces between words: a word stands anywhere in a text. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const includesWords = (text: string, words: string) =>
  unspaced.test(words) ? text.includes(words) : ` ${text} `.includes(` ${words} `)

/** Words among others; a few characters around a word of an unspaced script are "here" or "ours". */
const partly = (text: string, word: string) =>
  !includesWords(text, word) ? 0 : unspaced.test(word) && text.length <= word.length + 8 ? enough : 3

const scoreOf = ({ url, segments, name, text }: Signs, words: ReadonlyArray<string>) => {
  const byPath = words.includes(name) ? 6 : words.some((word) => includesWords(name, word)) ? 3 : 0
  const byText = words.includes(text)
    ? 6
    : text.length > 40
      ? 0
      : Math.max(0, ...words.map((word) => partly(text, word)))
  // `/de/preise` is as good as `/preise`, `/customers/acme/pricing` is not.
  const depth = segments.filter((segment) => !/^[a-z]{2}(?:-[a-z]{2})?$/i.test(segment)).length
  return byPath + byText - Math.max(0, depth - 1) * 2 - (url.search === "" ? 0 : 2)
}

/** Links of the homepage's own site that could be a page of it, in their order. */
const candidatesOf = (homepage: ReadPage, more: ReadonlyArray<string>): ReadonlyArray<Signs> => {
  const site = siteOf(homepage.url)
  const seen = new Set([pageKey(homepage.url)])
  const candidates: Array<Signs> = []
  for (const link of [...homepage.links, ...more.map((url): Link => ({ url, text: "" }))]) {
    const key = pageKey(link.url)
    if (seen.has(key) || siteOf(link.url) !== site) continue
    seen.add(key)
    const signs = signsOf(link)
    const pages = !signs.segments.some((segment) => excludedParts.has(segment.toLowerCase()))
    if (pages && !otherFile.test(signs.url.pathname)) candidates.push(signs)
  }
  return candidates
}

/** Addresses to read after the homepage, the most wanted first. `more` are addresses a sitemap lists. */
export const choosePages = (homepage: ReadPage, more: ReadonlyArray<string> = []): ReadonlyArray<string> => {
  const candidates = candidatesOf(homepage, more)
  const chosen = new Set<string>()
  for (const words of pageKinds) {
    let best = { score: enough - 1, url: "" }
    for (const candidate of candidates) {
      const score = chosen.has(candidate.url.href) ? 0 : scoreOf(candidate, words)
      if (score > best.score) best = { score, url: candidate.url.href }
    }
    if (best.url !== "") chosen.add(best.url)
  }
  return [...chosen]
}

/** Whether every kind of page was found, so that nothing is left to look for in a sitemap. */
export const isComplete = (chosen: ReadonlyArray<string>): boolean => chosen.length >= pageKinds.length
