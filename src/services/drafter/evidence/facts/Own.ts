/**
 * Who is meant: the site's own product and its makers, or anybody else. Every fact that names no subject of the
 * site's own is somebody else's.
 */
import { getHostname } from "tldts"
import { find, fold, tidyText } from "../../../../domain/text/Folding.ts"
import { sentencesIn } from "../clause/voice/SentenceCuts.ts"
import { hostAgrees, hostNameOf, isCompany, withoutForm, withoutLegalForm } from "../names/NameForms.ts"
import { sharedHanNames, shortNames } from "../names/ShortNames.ts"
import { homeOf, siteNames, titleParts } from "../names/SiteNames.ts"
import type { PageIndex, SiteIndex } from "../reading/PageIndex.ts"
import { keyPage, perSite } from "./Fact.ts"
import { makersOf } from "./Makers.ts"
import { kindIn, kindsInTitle } from "./SelfDescription.ts"
import { givenNames } from "./words/GivenNames.ts"
import {
  anaphors,
  companyKinds,
  nameNouns,
  ownSubjects,
  plainHouses,
  registeredNouns,
  tradeHouses
} from "./words/SubjectWords.ts"

/** Of whom a phrase speaks: of us, of whatever the sentence before spoke of, of nobody, of somebody else. */
export type WhoseWords = "own" | "anaphor" | "none" | "other"

export interface Own {
  /** What the product is called, folded, without kinds of company. */
  readonly names: ReadonlySet<string>
  /** Whether these words are its name and nothing else. */
  readonly isName: (text: string) => boolean
  readonly subject: (text: string) => WhoseWords
  /** The kinds of thing the site calls itself, folded; none where it does not. */
  readonly kinds: () => ReadonlySet<string>
  /** Whether its name stands somewhere in these folded words. */
  readonly isIn: (folded: string) => boolean
  /** Whether the letters of a name stand anywhere in these folded words: where not, no part of them `isName`. */
  readonly mayName: (folded: string) => boolean
  /** Whether these words name anybody or anything else: a capital inside a sentence that is not its name's. */
  readonly namesOther: (text: string) => boolean
}

const article =
  /^(?:the|das|die|der|la|le|el|il|lo|l'|o|a|het|de|das|société|la société|empresa|a empresa|die firma|شركة)\s+|^l'/iu
const definite = /^(?:the|die|der|das|den|dem|le|la|el|il|lo|o|a|de|het) |^l'/iu
/** An article, and nothing that has a capital. */
const smallNoun = /^(?:(?:[Tt]he|[Ll][aeo]|[Ee]l|[Ii]l|[Oo]|[Aa]|[Dd]e|[Hh]et) |[Ll]['’])[\p{Ll}\p{Nd} '-]+$/u
/** Words of the longest name. */
const longestName = 5
/** Parts of a page in which a site says what it is called. */
const framed: ReadonlySet<string> = new Set(["navigation", "hero", "footer", "legal"])

const namesOf = (site: SiteIndex, offered: ReadonlyArray<string>): ReadonlySet<string> => {
  const home = homeOf(site)
  if (home === undefined) return new Set()
  const host = hostNameOf(home.page.url)
  const [first, ...more] = siteNames(site).map(({ text }) => text)
  // A name that somebody offers, or that stands in one place, is one where the address or the title has it too.
  const titles = home.statements.filter(({ source, path }) => source === "title" || path[0] === "og:site_name")
  // What data alone calls the site, beside a name that readers see, may be left of a theme: it bears nothing out by itself.
  const isShown = (folded: string) =>
    home.blocks.some(
      ({ region, level, folded: text }) => (framed.has(region) || level === 1) && find(text, folded) !== -1
    )
  const confirmed = [...more, ...offered].filter(
    (name) =>
      hostAgrees(host, name) > 0 ||
      titles.some(({ source, folded }) => folded === fold(name) && (source === "title" || isShown(folded)))
  )
  const known = offered.filter((name) => titles.some(({ folded }) => find(folded, fold(name)) !== -1))
  const address = getHostname(home.page.url)?.replace(/^www\./, "") ?? ""
  // A product's makers are called otherwise than it: whose copyright it is, who answers for it.
  const names = [host.label, address, first ?? "", ...confirmed, ...known, ...makersOf(site, [])]
    .map(withoutForm)
    .filter((name) => name.length >= 2 && name.split(" ").length <= longestName)
  // "Salt & Rye" is written "Salt and Rye" as well.
  const joined = names.flatMap((name) =>
    name.includes("&") ? ["and", "und", "et", "y", "e", "en"].map((and) => name.replace(/ ?& ?/g, ` ${and} `)) : []
  )
  // Most write Arabic without the signs of its vowels.
  const plain = names.map((name) => name.replace(/[\u064b-\u0652\u0670]/g, ""))
  const short = names.flatMap((name) => shortNames(site, name, (word) => givenNames.has(word)))
  const shared = sharedHanNames([...siteNames(site).map(({ text }) => fold(text)), ...names])
  return new Set([
    ...names,
    ...plain,
    ...joined,
    ...short,
    ...shared,
    ...names.flatMap((name) => headOf(site, host.label, name))
  ])
}

/** "Wrenfield" of "Wrenfield Saddlery" at wrenfieldsaddlery.example: no word that the site uses for anything else. */
const headOf = (site: SiteIndex, host: string, name: string): ReadonlyArray<string> => {
  const words = name.split(" ")
  const letters = fold(host).replace(/[^\p{L}\p{N}]/gu, "")
  // An address has no accents.
  const spelled = (text: string) => text.replace(" ", "").normalize("NFD").replace(/\p{M}/gu, "")
  // "Serra Mansa" of "Café Serra Mansa".
  const rest = words.slice(1).join(" ")
  const kind = companyKinds.has(words[0] ?? "") || nameKinds.has(words[0] ?? "")
  const tail = kind && rest.length >= 5 && letters.endsWith(rest.replaceAll(" ", "")) ? [rest] : []
  const home = homeOf(site)
  const ours = home === undefined ? host : new URL(home.page.url).hostname.replace(/^www\./, "")
  const heads = [1, 2].flatMap((count) => {
    const head = words.slice(0, count).join(" ")
    if (words.length <= count || words.length > count + 4 || head.length < 5 || givenNames.has(head)) return []
    if (!letters.startsWith(head.replace(" ", "")) && !letters.startsWith(spelled(head))) return []
    const small = new RegExp(`(?<!\\p{L})${RegExp.escape(head)}(?!\\p{L})`, "u")
    const mayHold = (text: string) => text.includes(head) || text.includes(ours)
    // In its own address it stands in small letters, and somebody else's may be called so as well.
    const isWord = ({ blocks }: PageIndex) =>
      blocks.some(({ text }) => mayHold(text) && small.test(text.replaceAll(ours, "")))
    return site.some(isWord) ? [] : [head]
  })
  // "Salt & Rye" of "Salt & Rye bakery" at saltandrye.example, and what it is without a form.
  const joined = /^\p{L}+ & \p{L}+(?= )/u.exec(name)?.[0]
  const isHost =
    joined !== undefined &&
    ["and", "und", "et", "y", "e", "en", "n", ""].some((and) => letters === joined.replace(/ & /u, and))
  return [...heads, ...tail, ...(joined !== undefined && isHost ? [joined] : [])]
}
/** Before the name of a house, besides the kinds of company. */
const nameKinds = new Set(
  "café cafe bar hotel hostel restaurante restaurant pizzeria librería libreria livraria casa villa".split(" ")
)

/** Of a page's parts those in which it may say what it is. */
const telling: ReadonlySet<string> = new Set(["hero", "main", "features", "team", "contact"])
const longestTold = 600
/** The kinds of thing a site calls itself: "werkstatt" where "Acme ist eine Werkstatt", or is called "Acme Werkstatt". */
const kindsOf = (site: SiteIndex, names: ReadonlySet<string>, isName: Own["isName"]): ReadonlySet<string> => {
  const added = [...names].flatMap((name) =>
    // "Hotel Alba" is no alba.
    [...names].flatMap((short) =>
      name.startsWith(`${short} `) && !nameKinds.has(short) ? [name.slice(short.length + 1)] : []
    )
  )
  // "Brasserie Tourbe" is a brasserie: the kind stands before the name.
  const ahead = [...names].flatMap((name) => {
    const [first = "", ...rest] = name.split(" ")
    return rest.length > 0 && (companyKinds.has(first) || tradeHouses.has(first) || plainHouses.has(first))
      ? [first]
      : []
  })
  const told = site.flatMap(({ blocks }) =>
    blocks.flatMap(({ text, region, kind }) => {
      if (!telling.has(region) || kind === "quotation" || text.length > longestTold) return []
      return sentencesIn(tidyText(text)).flatMap((sentence) => kindIn(isName, sentence) ?? [])
    })
  )
  const headed = site.flatMap(({ blocks }) =>
    blocks.flatMap(({ level, text }) => {
      const word = level === null ? "" : fold(tidyText(text).replace(definite, ""))
      return companyKinds.has(word) ? [word] : []
    })
  )
  const home = homeOf(site)
  const summed = (home?.statements ?? [])
    .filter(({ source, path }) => source === "meta" && path[0]?.endsWith("description") === true)
    .flatMap(({ text }) => sentencesIn(tidyText(text)).flatMap((sentence) => kindIn(isName, sentence) ?? []))
  const titled = (home?.statements ?? [])
    .filter(({ source }) => source === "title")
    .flatMap(({ text }) => titleParts(text).filter((part) => !isName(part)))
    .flatMap((part) => kindsInTitle(part, home?.page.lang ?? ""))
  return new Set(
    [...added, ...ahead, ...told, ...summed, ...headed, ...titled].filter((word) => /^\p{L}{4,}$/u.test(word))
  )
}
/** From so many letters on the end of a compound names the same: "Werkstatt" of a "Klavierwerkstatt". */
const longEnd = 6

const quoteMarks = /^["'(]+|["'),.:]+$/g
/** Capitals that name nobody. */
const plainCapitals = new Set(
  `I I'm I've I'd I'll January February March April May June July August September October November December Monday Tuesday
  Wednesday Thursday Friday Saturday Sunday CEO CTO CFO COO USA UK EU US API AI`.split(/\s+/)
)
const capital = /(?<![\p{L}\p{N}.@/-])\p{Lu}[\p{L}\p{N}'&.-]*/gu

/** Of each page that a site is known by: who is meant, for each set of names that it comes to. */
const madeOf = new WeakMap<object, Map<string, Own>>()
/** "The company behind Acme", which makes it. */
const houseBehind =
  /^(?:the|die|das|la|l['’]|el|il|a|het|de) ?(?:company|firm|business|studio|team|firma|unternehmen|société|entreprise|empresa|azienda|società|bedrijf|onderneming) (?:behind|hinter|derrière|(?:que (?:hay|está) )?detrás de|dietro(?: a)?|achter|por (?:trás|detrás) d[aeo]) (?<name>.{2,60})$/iu
/** Names that come to the same set are the same Own, and so is all that is made of it (`perOwn`). */
export const ownOf = perSite((site, offered): Own => {
  const names = namesOf(site, offered)
  const page = keyPage(site)
  if (page === undefined) return ownBy(site, names)
  const made = madeOf.get(page) ?? new Map<string, Own>()
  madeOf.set(page, made)
  const key = [...names].toSorted().join("\u0000")
  const own = made.get(key) ?? ownBy(site, names)
  made.set(key, own)
  return own
})
/** What is made of a site once for those names that mean the same, and asks of names no more than who is meant. */
export const perOwn = <A>(
  make: (site: SiteIndex, names: ReadonlyArray<string>) => A
): ((site: SiteIndex, names: ReadonlyArray<string>) => A) => {
  const known = new WeakMap<Own, { readonly made: A }>()
  return (site, names) => {
    const own = ownOf(site, names)
    const before = known.get(own) ?? { made: make(site, names) }
    known.set(own, before)
    return before.made
  }
}

/** "The Low Tide Letter" is called "the first Low Tide Letter" as well: a name of several words, without its article. */
const withoutArticles = (names: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...names, ...[...names].map((name) => name.replace(article, "")).filter((name) => name.includes(" "))])

const ownBy = (site: SiteIndex, called: ReadonlySet<string>): Own => {
  const names = withoutArticles(called)
  const written = siteNames(site).map(({ text }) => tidyText(text))
  const all = [...names]
  // Most words are asked for a name and have none: whatever `isName` takes off a text, the name it finds is a part of it.
  const mayName = (folded: string) => all.some((name) => folded.includes(name))
  const isName = (text: string) => {
    if (!mayName(fold(text))) return false
    const tidy = tidyText(text).replace(quoteMarks, "").trim()
    // "The priory" is no Priory, where that is how the site writes itself.
    const small = smallNoun.test(tidy) ? fold(tidy.replace(article, "")) : ""
    const asWritten = small === "" ? [] : written.filter((name) => find(fold(name), small) !== -1)
    if (asWritten.length > 0 && asWritten.every((name) => /\p{Lu}/u.test(name))) return false
    return [tidy, tidy.replace(article, "").trim()].some((one) => names.has(fold(one)) || names.has(withoutForm(one)))
  }
  /** "Acme Technologies Ltd", as a register has it. */
  const isRegistered = (text: string) => {
    const words = withoutLegalForm(text).split(" ")
    return isCompany(text) && registeredNouns.test(words.at(-1) ?? "") && isName(words.slice(0, -1).join(" "))
  }
  const isNameWithNoun = (text: string) => {
    const words = tidyText(text).replace(quoteMarks, "").replace(/'s? /, " ").replace(article, "").trim().split(" ")
    return (
      (nameNouns.has(fold(words.at(-1) ?? "")) && isName(words.slice(0, -1).join(" "))) ||
      (nameNouns.has(fold(words[0] ?? "")) && isName(words.slice(1).join(" ")))
    )
  }
  let known: ReadonlySet<string> | null = null
  let kindList: ReadonlyArray<string> = []
  const kinds = () => {
    if (known !== null) return known
    known = kindsOf(site, names, isName)
    kindList = [...known]
    return known
  }
  /** "the bakery" of a site that calls itself one. */
  const isKind = (folded: string) => {
    if (!definite.test(folded)) return false
    const word = folded.replace(definite, "").trim()
    return kinds().has(word) || (word.length >= longEnd && kindList.some((kind) => kind.endsWith(word)))
  }
  const isOwnName = (text: string) => {
    const whose = houseBehind.exec(tidyText(text))?.groups?.name
    return (whose !== undefined && isName(whose)) || isName(text) || isNameWithNoun(text) || isRegistered(text)
  }
  const subject = (text: string): WhoseWords => {
    const whole = fold(text)
    const folded = whole.replace(quoteMarks, "").trim()
    if (folded === "") return "none"
    // "Acme's app" is Acme with a noun: behind an apostrophe a name may be put together from two parts.
    const mayBeOwn = whole.includes("'") || mayName(whole)
    if (ownSubjects.has(folded) || (mayBeOwn && isOwnName(text))) return "own"
    return anaphors.has(folded) || isKind(folded) ? "anaphor" : "other"
  }
  const isIn = (folded: string) => all.some((name) => find(folded, name) !== -1)
  const namesIn = (folded: string) => {
    const taken: Array<readonly [number, number]> = []
    for (const name of all)
      for (let at = find(folded, name); at !== -1; at = find(folded, name, at + name.length))
        taken.push([at, at + name.length])
    return taken
  }
  const namesOther = (text: string) => {
    const tidy = tidyText(text)
    let taken: ReturnType<typeof namesIn> | null = null
    for (const { 0: word, index } of tidy.matchAll(capital)) {
      if (index === 0 || plainCapitals.has(word) || /[.!?:]["')]?\s+["'(]?$/.test(tidy.slice(0, index))) continue
      taken ??= namesIn(fold(text))
      if (!taken.some(([from, to]) => index >= from && index < to)) return true
    }
    return false
  }
  return { names, isName, subject, kinds, isIn, mayName, namesOther }
}
