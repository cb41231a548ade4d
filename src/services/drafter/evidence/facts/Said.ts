/**
 * What a site says in its own voice, sentence by sentence, with what a sentence that names no subject needs: what
 * was said before it, and what it stands under. Questions and quotations say nothing of their own.
 */
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import { isForPress, regionOfHeading } from "../../../../domain/draft/RegionWords.ts"
import { find, fold, tidyText } from "../../../../domain/text/Folding.ts"
import { sentencesIn } from "../clause/voice/SentenceCuts.ts"
import { plainNames } from "../names/PlainNames.ts"
import type { Block, PageIndex, SiteIndex } from "../reading/PageIndex.ts"
import { paragraphsAbove } from "../reading/ParagraphsAbove.ts"
import { says, textSays } from "../reading/Says.ts"
import type { Fact } from "./Fact.ts"
import { type Own, ownOf, type WhoseWords } from "./Own.ts"
import { aboutPath, isAsidePage, isHome, pathSays } from "./Paths.ts"
import { isPersonName, withoutSpeakers } from "./Persons.ts"
import { isScrap, isSelfDescription } from "./SelfDescription.ts"
import { isOfBuilders } from "./words/ContactWords.ts"
import { withoutFormerName } from "./words/founding/houses/FormerNames.ts"
import { theHouse } from "./words/founding/houses/HouseNouns.ts"
import { founderTitles } from "./words/PeopleWords.ts"
import { quotedBefore, withoutContrast } from "./words/SpeakerWords.ts"
import { belongsTo, factLine, isHouseTitle, ownHeadings, strangers, takesOn, weAlone } from "./words/SubjectWords.ts"

export interface Utterance {
  readonly page: PageIndex
  /** The number of its block. */
  readonly at: number
  readonly block: Block
  /** The sentence in plain marks: quotes, dashes and blanks all of one kind. */
  readonly text: string
  /** As the page writes it. */
  readonly words: string
  /** The sentences before it in its block, and the one after it. */
  readonly before: ReadonlyArray<string>
  readonly after: string | null
  /** The number of its last block: a label and what it is put to stand in two. */
  readonly last: number
}
/** A fact, in the sentence that says it. */
export const saidFact = <A>({ page, at, last, words }: Utterance, value: A, telling: string): Fact<A> => ({
  value,
  page,
  words,
  telling,
  blocks: { first: at, last },
  statement: null
})

/** Parts of a page in which its makers speak. */
const ownVoice: ReadonlySet<Region> = new Set([
  "hero",
  "main",
  "features",
  "pricing",
  "faq",
  "team",
  "contact",
  "footer"
])
export const inOwnVoice = (block: Block): boolean => ownVoice.has(block.region) && block.kind !== "quotation"

/** "Yes, Acme is free": an answer says what follows. */
const yes = /^(?:yes|yep|sure|ja|oui|sí|sim|sì|はい|是的|是|نعم)\s*[,.!、,，。:–-]\s*(?=\S)/iu

/** Longest block and sentence that are read for facts, in characters. */
const longest = { block: 4000, sentence: 500 } as const

/** `own`: whose name in quotation marks is no quotation. */
const said = (page: PageIndex, at: number, block: Block, own?: Own): ReadonlyArray<Utterance> => {
  if (block.text.length > longest.block) return []
  return [...toldIn(page, at, block, block.text.replace(yes, ""), own), ...inLines(page, at, block)]
}
/** Lines that each begin anew, under one another: "Founded 2017 by Ada Roth", "Register: FN 000000 x". */
const inLines = (page: PageIndex, at: number, block: Block): ReadonlyArray<Utterance> => {
  const rows = block.rows ?? (block.text.includes("\n") ? block.text.split("\n").map((row) => row.trim()) : [])
  return rows.length > 1 && rows.every((row) => !/^\p{Ll}/u.test(row))
    ? rows.filter((row) => !/[.!?。]$/u.test(row)).flatMap((row) => toldIn(page, at, block, row))
    : []
}
/** "Founded by: Ada Roth", a label that goes on in what it is put to. */
const byWhom = /^(\p{Lu}\p{L}+ (?:by|von|par|por|da|door)) ?: (?=\p{Lu})/u
const toldIn = (page: PageIndex, at: number, block: Block, text: string, own?: Own): ReadonlyArray<Utterance> => {
  const words = sentencesIn(text)
  const texts = words.map((one) =>
    plainNames(withoutFormerName(withoutContrast(tidyText(one)).replace(byWhom, "$1 "), own?.isName), own).replace(
      quotedBefore,
      ""
    )
  )
  return texts.flatMap((text, index): ReadonlyArray<Utterance> => {
    if (text.length > longest.sentence || /[?？]["')]?$/.test(text)) return []
    // Within quotation marks, or beside them, somebody else may speak.
    if (/["「『]/.test(text) || (texts.slice(0, index).join(" ").match(/"/g)?.length ?? 0) % 2 === 1) return []
    return [
      {
        page,
        at,
        block,
        text,
        words: words[index] ?? text,
        before: texts.slice(0, index),
        after: texts[index + 1] ?? null,
        last: at
      }
    ]
  })
}

/** "Founded" in one cell and "2016" in the next, as "Founded: 2016". */
const paired = (page: PageIndex, at: number, block: Block): ReadonlyArray<Utterance> => {
  const next = page.blocks[at + 1]
  if (next === undefined || block.list === null || next.list !== block.list || block.kind === "heading") return []
  const isPair =
    block.text.length <= 40 && next.text.length <= 160 && !/\p{Sc}|[.!?。]$/u.test(block.text) && inOwnVoice(next)
  if (!isPair) return []
  // No label: "**Ada Roth** Founder", the line of somebody else, or an entry of a line of years, "2009年 設立認証".
  const isEntry = [block, next].every(({ text }) => /^\p{Nd}{4}(?:年|:| )./u.test(text))
  if (isEntry || isPersonName(block.lead ?? "")) return []
  // "何静怡 — 创始人": whoever is named there already, with what they are.
  const [named = "", called] = tidyText(block.text).split(/ ?[:：、,，،] ?| [–—-] /u)
  if (called !== undefined && founderTitles.has(fold(called)) && isPersonName(named)) return []
  // "Ada Roth", "Founder", "Ben Lund", "Baker": a title belongs to the name before it.
  const first = page.blocks.find(({ list }) => list === block.list)
  if (first !== block && isPersonName(first?.text ?? "") && isPersonName(next.text)) return []
  const text = tidyText(`${block.text.replace(/[:：]$/, "")}: ${next.text}`).replace(byWhom, "$1 ")
  return [{ page, at, block, text, words: `${block.text} ${next.text}`, before: [], after: null, last: at + 1 }]
}

/** What a site says in its small print. */
export const saidInSmallPrint = (site: SiteIndex): ReadonlyArray<Utterance> =>
  site.flatMap((page) => page.blocks.flatMap((block, at) => (block.region === "legal" ? said(page, at, block) : [])))

const known = new WeakMap<PageIndex, ReadonlyArray<Utterance>>()
const saidOn = (page: PageIndex, own: Own): ReadonlyArray<Utterance> => {
  const before = known.get(page)
  if (before !== undefined) return before
  const isBuilders = ({ region, text, folded }: Block) => region === "footer" && isOfBuilders(text) && !own.isIn(folded)
  const now = page.blocks.flatMap((block, at) =>
    inOwnVoice(block) && !isBuilders(block) ? [...said(page, at, block, own), ...paired(page, at, block)] : []
  )
  known.set(page, now)
  return now
}
/** Sentences of one kind that are looked at closely: a site with more tells nothing by them. */
export const mostTelling = 150

/** All a site says in its own voice. */
export const ownSaid = (site: SiteIndex): ReadonlyArray<Utterance> =>
  site.flatMap((page) => saidOn(page, ownOf(site, [])))

/** The block whose words a heading over another one is, looked for backwards. */
const headingBlock = (page: PageIndex, at: number, folded: string): Block | undefined => {
  for (let step = at - 1; step >= 0; step--) {
    const block = page.blocks[step]
    if (block?.level != null && block.folded === folded) return block
  }
  return undefined
}

const ownParts: ReadonlySet<Region> = new Set(["pricing", "contact", "team", "features", "faq"])
/** A heading or a label that brings in nobody else. */
const isOwnHeading = (own: Own, text: string): boolean => {
  const folded = fold(text).replace(/[.:!?]+$/, "")
  // Parts that headings announce and in which a site speaks of itself.
  if (ownHeadings.has(folded) || own.isIn(folded) || ownParts.has(regionOfHeading(text) ?? "main")) return true
  if (/^\p{Nd}{4}$/u.test(folded) || factLine.test(folded) || isForPress(text)) return true
  const words = folded.split(" ")
  // "The workshop", "L'association", and "Werkstatt" alone.
  if ((words.length >= 2 || folded.startsWith("l'")) && own.subject(text) === "anaphor") return true
  if (isHouseTitle(folded)) return true
  // A plain sentence names nobody; one or two words may be anybody's name.
  return words.length >= 3 && !own.namesOther(text)
}

/** "We rent from a small firm. The firm was founded by ...": the kind of thing another one was just called. */
export const isAnother = ({ page, at, before }: Utterance, kind: string): boolean => {
  const last = before.at(-1) ?? paragraphAbove(page, at).at(-1) ?? ""
  const [word = ""] = kind.split(" ").slice(-1)
  if (word === "") return false
  const another = new RegExp(
    `(?<before>(?:\\p{L}+ )?)(?<!\\p{L})(?:an?|another|eine[rnms]?|ein|une?|una?|uno|[nd]?uma?|[nd]?um|een) (?:[\\p{Ll}-]+ ){0,3}${RegExp.escape(word)}(?!\\p{L})`,
    "iu"
  )
  const told = another.exec(last)
  return (
    told !== null &&
    !/^(?:is|are|was|as|became|started|founded|opened|ist|sind|als|bin|est|sommes|comme|es|somos|como|é|è|siamo|come|is|zijn) $/iu.test(
      told.groups?.before ?? ""
    )
  )
}

/** Blocks that stand over another one as its title: headings of its section, the first line of its card. */
export const titlesOf = (page: PageIndex, at: number): ReadonlyArray<Block> => {
  const block = page.blocks[at]
  if (block === undefined) return []
  const innermost = block.under.at(-1)
  const heading = innermost === undefined ? undefined : headingBlock(page, at, innermost)
  const titles = heading === undefined || (heading.level === 1 && isHome(page)) ? [] : [heading]
  const above = page.blocks[at - 1]
  const first = block.card === null ? undefined : page.blocks.find(({ card }) => card === block.card)
  if (first !== undefined && first !== block) titles.push(first)
  // A short line right above, in the same part, may be whom a line speaks of.
  // An entry of a list stands over nothing.
  const isBeside = above !== undefined && above.list !== null
  if (above !== undefined && above.level === null && above.kind !== "button" && above.region === block.region)
    if (!isBeside && above.text.length <= 40 && /\p{L}/u.test(above.text) && !/[.!?]$/.test(above.text))
      titles.push(above)
  return titles
}

const pronoun =
  /^(?:it(?! all)|they|es|sie|er|ils|elles?|ella|él|ela|ele|zij|l[ao](?= (?:fund|cre|cri|hanno|ha |fond)))(?= )/iu
const thing = /^(?:it|es|sie|er|il|elle|él|ella|ele|ela|het|hij|zij)(?= )/iu
/** The sentences of the paragraph right above, in the same part of the page. */
export const paragraphAbove = (page: PageIndex, at: number): ReadonlyArray<string> => {
  const [above] = paragraphsAbove(page, at, 1)
  return above === undefined ? [] : sentencesIn(tidyText(above.text))
}
/** "under the Apache License 2.0": no company that the next sentence could go on about. */
const licence =
  /(?<!\p{L})(?:under|unter|sous|bajo|sob|sotto|onder) (?:(?:the|der|la|le|l'|a|de) ?)?(?:[\p{Lu}\p{N}][\p{L}\p{N}.-]* ){0,4}?(?:licen[cs]e|lizenz|licencia|licença|licenza|licentie)(?: v?\p{Nd}[\p{Nd}.]*)?/giu
const underOwnTitle = (page: PageIndex, at: number): boolean => {
  const titles = titlesOf(page, at)
  return titles.length === 0 ? isHome(page) : titles.some(({ folded }) => ownHeadings.has(folded))
}
/**
 * Whether a sentence may be about the site's own product, as far as what stands around it tells. `strict`: "it" is
 * the product only where the sentence before begins with its name.
 */
export const isOwnContext = (own: Own, one: Utterance, subject: WhoseWords, strict = false): boolean => {
  if (subject === "other") return false
  const named = own.isIn(fold(one.text))
  if (subject === "own" && named) return true
  const { page, at, block, before } = one
  const follows = subject === "anaphor" && startsNamed(own, before.at(-1) ?? "")
  if (isAsidePage(page) && !follows) return false
  if (subject === "own") return true
  if (block.region === "reviews" || block.region === "others") return false
  const last = before.at(-1)
  // "Founded in 2016. Acme GmbH, ..."
  if (subject === "none" && last === undefined && one.after !== null && startsNamed(own, one.after)) return true
  // "Est. 2009." after what it is, over the first page.
  if (subject === "none" && block.region === "hero" && isHome(page) && one.text.split(" ").length <= 2) return true
  // "Acme. Family owned. Est. 1974.": its name, and a few words of it each.
  if (subject === "none" && startsNamed(own, before[0] ?? "") && before.every((text) => isScrap(own, text))) return true
  // The foot of a page, and an imprint, set facts side by side.
  const facts = subject === "none" && (block.region === "footer" || block.region === "contact")
  if (
    facts &&
    before.every((text) => text.split(" ").length <= 6 && !own.namesOther(text) && !textSays(fold(text), strangers))
  )
    return true
  // "We bought Flourtech. It was founded in 1999.", in one paragraph or in two.
  const said = last === undefined && subject === "anaphor" ? paragraphAbove(page, at) : before
  const told = said.at(-1)
  const clean = said.every(
    (text) => !own.namesOther(withoutSpeakers(text).replace(licence, "")) && !textSays(fold(text), strangers)
  )
  // Sentences of a price list follow each other without saying each time of what.
  const isListed = subject === "none" && block.region === "pricing" && clean
  if (told !== undefined && !isListed) {
    if (subject === "anaphor" && said.length === 1 && isSelfDescription(own, told)) return true
    // "We bought a mill. It was founded in 1999", "Acme is a member of the guild. It was founded in 1920".
    const isIt = subject === "anaphor" && thing.test(one.text)
    if (
      isIt &&
      (belongsTo.test(fold(told)) || (!own.isIn(fold(told)) && !startsNamed(own, told) && takesOn.test(fold(told))))
    )
      return false
    // "Heute sind wir zu siebt. Ada Roth gründete die Firma 2012", under "Über uns".
    if (subject === "anaphor" && theHouse.test(one.text) && clean && underOwnTitle(page, at)) return true
    const speaksOfUs = startsNamed(own, told) || (!strict && startsOwn(own, told)) || withoutSpeakers(told) !== told
    return speaksOfUs && clean
  }
  const isAlone = subject === "anaphor" && pronoun.test(one.text) && block.region !== "pricing"
  if (isAlone && !titlesOf(page, at).some(({ folded }) => own.isIn(folded))) return false
  if ((block.region === "hero" && isHome(page)) || block.region === "footer") return true
  return titlesOf(page, at).every((title) => isTitleOfOurs(page, title, own))
}
/** Whether a title brings in nobody else; on a page about the makers one that names nobody is a title of theirs. */
export const isTitleOfOurs = (page: PageIndex, title: Block, own: Own): boolean =>
  (isOwnHeading(own, title.text) || (pathSays(page, aboutPath) && !own.namesOther(`x ${title.text}`))) &&
  !says(title.tokens(), strangers)

export const startsOwn = (own: Own, text: string) =>
  weAlone.test(text) ||
  [1, 2, 3, 4].some((count) => {
    const phrase = text
      .replace(/['’](?:re|ve|m|ll)(?= )/u, "")
      .split(" ")
      .slice(0, count)
      .join(" ")
    return own.subject(phrase) === "own"
  })
export const startsNamed = (own: Own, text: string) =>
  [1, 2, 3, 4].some((count) => own.isName(text.split(" ").slice(0, count).join(" "))) ||
  (unspaced.test(text) && [...own.names].some((name) => find(fold(text), name) === 0))
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u
