/**
 * What a site calls itself. Every place where a name is put (title, logo, metadata, copyright line, address) is
 * a signal, and a name is what several of them agree on: a customer, a rival or a theme has one at most.
 */
import { find, fold } from "../../../../domain/text/Folding.ts"
import { madeOnce } from "../../../../domain/text/Recalled.ts"
import type { PageIndex, SiteIndex } from "../reading/PageIndex.ts"
import { copyrightName, footNames } from "./FootNames.ts"
import { frameWords } from "./FrameWords.ts"
import { headerNames, logoParts } from "./HeadNames.ts"
import { headsOfHost, speaking, wordOfHost } from "./HostWord.ts"
import {
  type HostName,
  hostAgrees,
  hostNameOf,
  isBeginning,
  isCompany,
  lettersOf,
  nameWords,
  withoutGreeting,
  withoutLegalForm,
  withoutLogo
} from "./NameForms.ts"
import { listsTopics, metaNames, placeholderTitles, unfilledName } from "./NameWords.ts"
import { isWord, pageLabels } from "./PageLabels.ts"
import { perListing } from "./PerListing.ts"
import { opensAlone } from "./ShortNames.ts"
import { isOwnName } from "./StatedNames.ts"

/** Where a name is put, and how much that place is worth: few pages name somebody else there. */
const worth = {
  json_ld: 1.2,
  meta: 1.2,
  host: 1.2,
  title: 1,
  titles: 1.6,
  header: 1,
  logo: 1,
  copyright: 0.8,
  foot: 0.6,
  heading: 0.6,
  echo: 0.6
} as const
type Source = keyof typeof worth
/** Of a place that holds the name among other words. */
const inPart = 0.4
/** Of a place on another page than the home page, which may be about something else. */
const besideHome = 0.5
/** Of a name that the pages' own sentences begin with, or hold. */
const spoken = { first: 0.7, within: 0.3 } as const
/** Of words, above which a name is more likely a slogan. */
const ordinaryWords = 3
const longerName = 0.8

interface Signal {
  readonly source: Source
  readonly page: PageIndex
  /** The name as it is written there. */
  readonly text: string
}

/** A name, its best form first, with what speaks for it. */
export interface SiteName {
  readonly text: string
  readonly page: PageIndex
  readonly score: number
  /** Places of different kinds that agree. */
  readonly places: number
}

const separator =
  /\s+(?:[|–—―·•»→~-]|--|::)\s+|\s*[|｜»／]\s*|[:：]\s+|：|(?<=[\p{scx=Han}\p{scx=Katakana}\p{scx=Hiragana}])\s*[-–—―]\s*/u
const bracketed = /[「『【]([^」』】]{1,60})[」』】]/gu
const bars = /\s*[|｜]\s*/u
const without = (parts: ReadonlyArray<string>) =>
  parts.map((part) => part.trim()).filter((part) => part !== "" && !placeholderTitles.has(fold(part)))
/** What a title is put together from, as coarse as may be: "Acme | Books – done overnight" has two parts. */
export const titleHalves = (title: string): ReadonlyArray<string> =>
  bars.test(title) ? without(title.split(bars)) : titleParts(title)
/** What a title is put together from; words that head any site left out. */
export const titleParts = (title: string): ReadonlyArray<string> =>
  title
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !placeholderTitles.has(fold(part)))

/** A longer one is a slogan. */
const most = { words: 6, characters: 80, unspaced: 18 } as const
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u
/** "a podcast" behind a name: what it is. */
const kindOf = /^(?:an?|eine?|une?|una|uma?|een) \p{Ll}/u
const isNameLike = (text: string) =>
  text.length <= (unspaced.test(text) ? most.unspaced : most.characters) &&
  nameWords(text) <= most.words &&
  /\p{L}/u.test(text) &&
  !/[?？。;！，]|(?:です|ます)$|[^.]\.$/u.test(withoutLegalForm(text).replace(/\b\p{L}{1,4}\.$/u, "")) &&
  !kindOf.test(text) &&
  !unfilledName.test(text) &&
  !placeholderTitles.has(fold(text)) &&
  !frameWords.has(fold(text))

const depthOf = madeOnce(({ page }: PageIndex) => new URL(page.url).pathname.split("/").filter(Boolean).length)
/** The home page: the one nearest to the root. */
export const homeOf = (site: SiteIndex): PageIndex | undefined => site.find((page) => depthOf(page) === 0) ?? site[0]

/** "Namur" of "Clinic – Namur", where the page writes it behind a postal code. */
const isTown = ({ page, blocks }: PageIndex, part: string): boolean => {
  const town = new RegExp(String.raw`\b\p{Nd}{4,5}(?: [A-Z]{2})? ${RegExp.escape(part)}(?![\p{L}\p{N}])`, "u")
  return (
    hostAgrees(hostNameOf(page.url), part) !== 1 &&
    blocks.some((block) => town.test(block.text) && copyrightName(block) === null)
  )
}

const signalsOf = (site: SiteIndex, home: PageIndex): ReadonlyArray<Signal> => {
  const found: Array<Signal> = []
  const host = hostNameOf(home.page.url)
  const labels = pageLabels(site, home)
  const add = (source: Source, page: PageIndex, written: string) => {
    const text = withoutGreeting(written)
    if (labels.has(fold(text))) return
    if (isNameLike(text) && !(titled.has(source) && listsTopics.test(text))) found.push({ source, page, text })
  }
  const titles = new Map<string, number>()
  for (const page of site) {
    const title = page.statements.find(({ source }) => source === "title")?.text ?? ""
    const parts = titleParts(title)
    for (const part of new Set(parts.map(fold))) titles.set(part, (titles.get(part) ?? 0) + 1)
    if (page === home) {
      const names = parts.filter((part) => parts.length === 1 || !isTown(home, part))
      const named = [...names, ...[...title.matchAll(bracketed)].flatMap(([, inside]) => inside ?? [])]
      for (const part of named) add("title", page, part)
    } else for (const part of parts) if ((titles.get(fold(part)) ?? 0) >= 2) add("titles", page, part)
    const own = page.statements.filter((one) => isOwnName(one, page))
    // Several products are a shop's shelf, not the shop.
    for (const alike of Map.groupBy(own, ({ type }) => type).values())
      if (new Set(alike.map(({ folded }) => folded)).size === 1 && alike[0]) add("json_ld", page, alike[0].text)
    for (const { source, path, text } of page.statements)
      if (source === "meta" && metaNames.has(path[0] ?? "")) add("meta", page, text)
    for (const text of headerNames(page, home)) add("header", page, text)
    const drawn = withoutLogo(page.page.logoWords ?? "")
    if (drawn !== "") add("logo", page, drawn)
    for (const block of page.blocks) {
      const name = copyrightName(block)
      if (name !== null) add("copyright", page, name)
      // A kind of company is written where the house is meant, as in the line of its rights.
      for (const text of footNames(block)) add(isCompany(text) ? "copyright" : "foot", page, text)
    }
  }
  for (const { level, text, region } of home.blocks)
    if (level === 1 && (region === "hero" || region === "main")) add("heading", home, text)
  const parts = new Set(logoParts(found))
  if (parts.size > 0) found.splice(0, found.length, ...found.filter((one) => !parts.has(one)))
  found.push(...headsOfHost(site, home, host).filter(({ text }) => isNameLike(text)))
  // "Acme for Windows" at acme.com, where sentences begin with "Acme", holds the name and more.
  const texts = site.flatMap(({ blocks, statements }) => [...blocks, ...statements].map(({ text }) => text))
  const summed = home.statements.filter(
    ({ source, path }) => source === "title" || (source === "meta" && /title$|description$/.test(path[0] ?? ""))
  )
  // Where neither head nor foot names it, its sentences may: "Acme Tutors employs teachers" at acmetutors.com.
  const told = found.some(({ text }) => hostAgrees(host, text) === 1)
    ? []
    : home.blocks.filter(({ level, region }) => level === null && speaking.has(region)).slice(0, mostTold)
  for (const { text } of [...found, ...summed, ...told]) {
    const words = text
      .split(" ", longestName + 1)
      .map((word, at, all) => (at + 1 < all.length ? word.replace(/[,.;:]$/, "") : word))
    const first = words.findIndex(
      (_, at) => at + 1 < words.length && hostAgrees(host, words.slice(0, at + 1).join(" ")) === 1
    )
    const name = words.slice(0, first + 1).join(" ")
    if (first !== -1 && speech(site, fold(name)) === spoken.first && !isBeginning(texts, name)) add("echo", home, name)
  }
  for (const word of wordOfHost(home, host, found)) add("echo", home, word)
  return found
}

/** Paragraphs of the home page whose beginnings may be the name, and words of such a name. */
const [mostTold, longestName] = [12, 12]
const titled: ReadonlySet<Source> = new Set(["title", "titles", "heading"])
/** Places that name a site even where no other does. */
const named: ReadonlySet<Source> = new Set(["title", "titles", "meta", "json_ld", "copyright"])

interface Known {
  readonly host: HostName | null
  readonly signals: ReadonlyArray<Signal>
  readonly names: ReadonlyArray<SiteName>
}

/** What speaks for a text as the site's name. */
const weigh = (site: SiteIndex, host: HostName | null, signals: ReadonlyArray<Signal>, text: string) => {
  const letters = lettersOf(withoutLegalForm(text))
  const folded = fold(withoutLegalForm(text))
  const by = new Map<Source, number>()
  const home = homeOf(site)
  const said = speech(site, folded)
  for (const signal of signals) {
    const equal = lettersOf(withoutLegalForm(signal.text)) === letters
    const part =
      !equal && signal.source !== "heading" && signal.source !== "echo" && find(fold(signal.text), folded) !== -1
    // A company that no sentence speaks of may be whoever makes what they do speak of.
    const isSilent = signal.source === "copyright" && said === 0 && isCompany(signal.text)
    const here = worth[signal.source] * (signal.page === home && !isSilent ? 1 : besideHome)
    const value = equal ? here : part ? here * inPart : 0
    if (value > (by.get(signal.source) ?? 0)) by.set(signal.source, value)
  }
  const agreed = host === null ? 0 : hostAgrees(host, withoutLegalForm(text)) * worth.host
  if (agreed > 0) by.set("host", agreed)
  const score = [...by.values()].reduce((sum, one) => sum + one, 0) + said
  const places = by.size + (said > 0 ? 1 : 0)
  return { score: folded.split(" ").length > ordinaryWords ? score * longerName : score, places, isNamed: by.size > 0 }
}
/** Whether sentences of the pages are about what is called so. */
const speech = (site: SiteIndex, folded: string): number => {
  let heard = 0
  for (const { blocks, statements } of site) {
    const texts = [
      ...blocks.filter(({ region, level }) => level === null && speaking.has(region)),
      ...statements.filter(({ source, path }) => source === "meta" && path[0]?.endsWith("description"))
    ]
    for (const text of texts) {
      const at = find(text.folded, folded)
      if (at === 0 && text.folded.length > folded.length + 8) return spoken.first
      if (at !== -1) heard = spoken.within
    }
  }
  return heard
}

/** The form most places use, without the kind of company, and not in capitals (of several words never) where another is known. */
const bestForm = (signals: ReadonlyArray<Signal>): Signal | undefined => {
  const count = (text: string) =>
    signals.filter((one) => one.text === text).reduce((sum, one) => sum + worth[one.source], 0)
  const loud = (written: string) => {
    const text = withoutLegalForm(written)
    return text.length > 4 && text === text.toUpperCase() && text !== text.toLowerCase() ? 1 : 0
  }
  const quiet = (text: string) => (text === text.toLowerCase() && text !== text.toUpperCase() ? 1 : 0)
  const rank = ({ text }: Signal) =>
    count(text) - loud(text) * (text.includes(" ") ? 10 : 2) - quiet(text) - (withoutLegalForm(text) === text ? 0 : 3)
  return signals.toSorted((a, b) => rank(b) - rank(a))[0]
}

/** A name that data alone gives, and no visitor reads anywhere, is not what the site is called; nor does its address say so. */
const isSeen = (site: SiteIndex, host: HostName | null, signals: ReadonlyArray<Signal>, name: string): boolean => {
  const letters = lettersOf(withoutLegalForm(name))
  const isShown = signals.some(
    ({ source, text }) => !unseen.has(source) && lettersOf(withoutLegalForm(text)).includes(letters)
  )
  if (isShown || (host !== null && hostAgrees(host, withoutLegalForm(name)) > 0)) return true
  const folded = fold(withoutLegalForm(name))
  return site.some(({ blocks }) => blocks.some((block) => find(block.folded, folded) !== -1))
}
const unseen: ReadonlySet<Source> = new Set(["json_ld", "meta"])

const knownOf = perListing((site): Known => {
  const home = homeOf(site)
  if (home === undefined) return { host: null, signals: [], names: [] }
  const host = hostNameOf(home.page.url)
  const signals = signalsOf(site, home)
  const names = [...Map.groupBy(signals, ({ text }) => lettersOf(withoutLegalForm(text)))].flatMap(([, alike]) => {
    const best = bestForm(alike)
    if (best === undefined) return []
    const weighed = weigh(site, host, signals, best.text)
    const short = withoutLegalForm(best.text)
    // Without "GmbH" where the address, too, does without, or where sentences are about it without.
    const text = hostAgrees(host, short) === 1 || opensAlone(site, short, best.text) ? short : best.text
    const alone = weighed.places < 2 && !alike.some(({ source }) => named.has(source))
    // "Slippers", which leads home from the menu of a house that sells slippers.
    const isLabel = alike.every(({ source }) => source === "header") && hostAgrees(host, short) < 1
    return alone || (isLabel && isWord(site, short)) ? [] : [{ text, page: best.page, ...weighed }]
  })
  const seen = names.filter((one) => isSeen(site, host, signals, one.text))
  return { host, signals, names: (seen.length > 0 ? seen : names).toSorted((a, b) => b.score - a.score) }
})

/** The names a site may have, the one most places agree on first. */
export const siteNames = (site: SiteIndex): ReadonlyArray<SiteName> => knownOf(site).names
/** Those that weigh nearly as much as the first: what it may be called. */
export const likelyNames = (site: SiteIndex): ReadonlyArray<SiteName> =>
  siteNames(site).filter(({ score }, _, [first]) => score >= (first?.score ?? 0) * likely)
const likely = 0.6

/** How much speaks for a text as the site's name, whether or not some place writes just that. */
export const nameWeight = (
  site: SiteIndex,
  text: string
): { readonly score: number; readonly places: number; readonly isNamed: boolean } => {
  const { host, signals } = knownOf(site)
  return weigh(site, host, signals, text)
}
