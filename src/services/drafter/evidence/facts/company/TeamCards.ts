/** Founders as a team shows them: a name, and beside it on the same card a title that says so. */
import type { Region } from "../../../../../domain/draft/PageBlocks.ts"
import { regionOfHeading } from "../../../../../domain/draft/RegionWords.ts"
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { madeOnce } from "../../../../../domain/text/Recalled.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { textSays } from "../../reading/Says.ts"
import type { Own } from "../Own.ts"
import { isAsidePage, isHome, tellsOfMakers } from "../Paths.ts"
import { isGivenName, isPersonName, namesPerson } from "../Persons.ts"
import { isAnother, ownSaid, type Utterance } from "../Said.ts"
import { takenOver } from "../words/founding/BeginningWords.ts"
import { unreal } from "../words/founding/doubts/DoubtWords.ts"
import { earlierOne, plainKinds } from "../words/founding/LooseWords.ts"
import { founderHeadings, honorifics, makerHeadings } from "../words/PeopleWords.ts"
import { companyKinds, strangers, takesOn } from "../words/SubjectWords.ts"
import { amongOthers, founderTitleIn, isCalledAlone, titleBeside } from "./persons/CardTitles.ts"
import type { FounderFact } from "./persons/FounderFact.ts"
import { bareName, cardFact, namesOneAlone } from "./persons/PersonCards.ts"
import { readRole } from "./persons/PersonTitles.ts"
import { beganIt, cameToUs, family, joinedIt, justIt, lent, whoItIs } from "./words/PortraitWords.ts"

/** Under a heading that asks who makes it, and names nobody else. */
export const underMakers = ({ under }: Block, own: Own): boolean => {
  const heading = under.at(-1) ?? ""
  return makerHeadings.test(heading) && !textSays(heading, strangers) && (own.isIn(heading) || isPlain.test(heading))
}
/** "Behind it", "Who writes this": of small words, so that no name stands there. */
const isPlain = new RegExp(
  `${makerHeadings.source}(?: (?:it|this|the (?:product|app|project|newsletter|site|letter|tool)|dahinter|das|dem (?:projekt|produkt)|cela|ça|esto|isso|progetto|dit|het)){0,2}[?:]?$`,
  "u"
)
/** Parts of a page about the company in which cards of people may stand under any heading: "Who you will talk to". */
const onAboutPage: ReadonlySet<Region> = new Set(["main", "hero", "features"])
/** A card of such a page looks like how somebody is reached where their mailbox is on it, too. */
const onItsCards: ReadonlySet<Region> = new Set([...onAboutPage, "contact"])
const isOfFamily = ({ under, card, region }: Block): boolean =>
  card !== null && region === "main" && under.slice(-2).some((one) => family.test(one))
/** "Ada Roth" as a heading of its own, on a page about the makers, and what stands right below it. */
const portraitsOn = madeOnce((page: PageIndex): ReadonlySet<Block> => {
  if (!tellsOfMakers(page) || isAsidePage(page)) return new Set()
  return new Set(
    page.blocks.flatMap((block, at) => {
      const below = page.blocks[at + 1]
      const isHead = block.level !== null && block.level > 1 && onAboutPage.has(block.region) && namesOneAlone(block)
      return isHead && below?.level === null && below.region === block.region ? [block, below] : []
    })
  )
})
const isTeam = (block: Block, own: Own, page: PageIndex) =>
  block.kind !== "quotation" &&
  (block.region === "team" ||
    portraitsOn(page).has(block) ||
    isOfFamily(block) ||
    (block.region === "contact" && block.under.slice(-2).some((one) => regionOfHeading(one) === "team")) ||
    ((block.region === "main" || block.region === "hero") && underMakers(block, own)) ||
    (onItsCards.has(block.region) &&
      (block.card !== null || block.list !== null) &&
      tellsOfMakers(page) &&
      !isAsidePage(page) &&
      !isQuoted(page, block)))
/** A customer's words, with who said them. */
const isQuoted = (page: PageIndex, { card }: Block) =>
  card !== null &&
  page.blocks.some((one) => one.card === card && (one.kind === "quotation" || /^\s*["“”„«»「『]/u.test(one.text)))

/** A company's profile looks like its contact: who heads it stands there as well. */
const isOnSheet = ({ region, kind }: Block, page: PageIndex) =>
  region === "contact" && kind === "item" && tellsOfMakers(page) && !isAsidePage(page)

/** Blocks of a person's card that may tell of them: sentences, none of them a name or a title. */
const bioOf = (page: PageIndex, card: ReadonlyArray<number>, name: number, role: number) =>
  card.filter((at) => {
    const block = page.blocks[at]
    return (
      block !== undefined && at !== name && at !== role && block.level === null && /[.!?。]["')]?$/u.test(block.text)
    )
  })

/** Of a card without a number: the title right under the name, then what is said of them up to the next name. */
const without = (page: PageIndex, at: number, own: Own): FounderFact | null => {
  const next = page.blocks[at + 1]
  if (next === undefined || next.level !== null || !isTeam(next, own, page)) return null
  const title = founderTitleIn(next, own, next.region === "team" || portraitsOn(page).has(next))
  if (title === null) return null
  const bio: Array<number> = []
  for (let step = at + 2; step < page.blocks.length; step++) {
    const block = page.blocks[step]
    if (block === undefined || block.level !== null || !isTeam(block, own, page) || namesOneAlone(block)) break
    bio.push(step)
  }
  return cardFact(page, at, at + 1, bioOf(page, bio, at, at + 1), title)
}

const onCard = (page: PageIndex, card: ReadonlyArray<number>, own: Own): FounderFact | null => {
  const full = card.filter((at) => namesOneAlone(page.blocks[at]))
  const named = full.length > 0 ? full : card.filter((at) => isGivenName(page.blocks[at]?.text ?? ""))
  const roles = card.flatMap((at) => {
    const block = page.blocks[at]
    const title = block === undefined ? null : founderTitleIn(block, own, true)
    return title === null ? [] : [{ at, title }]
  })
  const [name] = named
  const [role] = roles
  // Two names on a card: whose title is it?
  if (name === undefined || role === undefined || named.length > 1 || roles.length > 1) return null
  return cardFact(page, name, role.at, bioOf(page, card, name, role.at), role.title)
}

/** Under "Our founders" whoever is named is one. */
const foundersAbove = ({ under }: Block): boolean =>
  founderHeadings.has((under.at(-1) ?? "").replace(/[:.!?]+$/, "")) ||
  founderHeadings.has((under.at(-2) ?? "").replace(/[:.!?]+$/, ""))
const underHeading = (page: PageIndex, own: Own): ReadonlyArray<FounderFact> =>
  page.blocks.flatMap((block, at): ReadonlyArray<FounderFact> => {
    if (!isTeam(block, own, page) || amongOthers(block) || !foundersAbove(block)) return []
    const name = bareName(block.text)
    if (!(block.level === null ? isPersonName(name) : namesPerson(name))) return []
    // What stands right under the name may be another role of the same person, but no other company's.
    return [
      {
        value: name,
        page,
        words: block.text,
        telling: fold(name),
        blocks: { first: at, last: at },
        statement: null,
        title: null,
        titleStatement: null,
        bio: []
      }
    ]
  })

/** "Co-founder, CEO. Ran kiosks in Seoul.": a title, and then what they did, in nobody's own words. */
const titleThenBio = /^(?<title>[^.!?]{3,60})\. (?<bio>[^"“„«]{8,})$/u
const ownWords = /(?<!\p{L})(?:I|me|my|we|us|our|you|your|ich|wir|uns|je|nous|yo|nos|eu|io|noi|ik|wij|ons)(?!\p{L})/iu
/**
 * Cards side by side on a first page, each a name and a title with a sentence behind it: a team without a heading. Who
 * praises a thing does so in words of their own, and has a company.
 */
const inRow = (page: PageIndex, own: Own): ReadonlyArray<FounderFact> => {
  if (!isHome(page)) return []
  const cards = new Map<number, Array<number>>()
  for (const [at, { card, region }] of page.blocks.entries())
    if (card !== null && onAboutPage.has(region)) cards.set(card, [...(cards.get(card) ?? []), at])
  const people = [...cards.values()].flatMap(([name = -1, text = -1, ...more]) => {
    const [named, told] = [page.blocks[name], page.blocks[text]]
    const { title, bio } = titleThenBio.exec(told?.text ?? "")?.groups ?? {}
    if (named === undefined || told === undefined || title === undefined || more.length > 0) return []
    const isPlain = isPersonName(named.text) && told.kind !== "quotation" && told.level === null
    return isPlain && !amongOthers(told) && !ownWords.test(bio ?? "") && !own.isIn(fold(bio ?? ""))
      ? [{ name, text, title }]
      : []
  })
  // Other cards of the page may be called like people, too.
  const isNext = (one: number, other: number) => people[other]?.name === (people[one]?.text ?? Number.NaN) + 1
  const beside = people.filter((_, at) => isNext(at, at + 1) || isNext(at - 1, at))
  return beside.flatMap(({ name, text, title }) => {
    const fact = readRole(title, own)?.founder === true ? cardFact(page, name, text, [], title) : null
    return fact === null ? [] : [fact]
  })
}

/** "**Ada Roth** Founder and baker", as an entry of a list of the people, or over what is told of them. */
const inBold = (page: PageIndex, at: number, own: Own): FounderFact | null => {
  const block = page.blocks[at]
  if (block === undefined || amongOthers(block)) return null
  // "**Ada** Founder", as the whole of a card of the team.
  const isGiven = block.card !== null && isCalledAlone(page, block)
  if (block.list === null && block.level === null && !isGiven) return null
  const told = isTeam(block, own, page) || isOnSheet(block, page) ? titleBeside(page, block, own) : null
  const fact = told === null ? null : cardFact(page, at, at, [], told.title)
  return told === null || fact === null ? null : { ...fact, value: told.name, telling: fold(told.name) }
}

const onPage = (page: PageIndex, own: Own): ReadonlyArray<FounderFact> => {
  const cards = new Map<number, Array<number>>()
  const loose: Array<number> = []
  for (const [at, block] of page.blocks.entries()) {
    if (!isTeam(block, own, page) || amongOthers(block)) continue
    if (block.card === null) loose.push(at)
    else cards.set(block.card, [...(cards.get(block.card) ?? []), at])
  }
  const found = [
    ...inRow(page, own),
    ...[...cards.values()].flatMap(
      (card) => onCard(page, card, own) ?? card.flatMap((at) => alone(page, at, own, cards))
    ),
    ...page.blocks.flatMap((_, at) => inBold(page, at, own) ?? []),
    ...loose.flatMap((at) => (namesOneAlone(page.blocks[at]) ? (without(page, at, own) ?? []) : []))
  ]
  const known = new Set(found.map(({ value }) => fold(value)))
  return [...found, ...underHeading(page, own).filter(({ value }) => !known.has(fold(value)))]
}
/** On a card with several names each goes with the line right under it. */
const alone = (page: PageIndex, at: number, own: Own, cards: ReadonlyMap<number, ReadonlyArray<number>>) => {
  const block = page.blocks[at]
  if (block === undefined || !isPersonName(block.text)) return []
  const names = (cards.get(block.card ?? -1) ?? []).filter((one) => isPersonName(page.blocks[one]?.text ?? ""))
  const fact = names.length > 1 ? without(page, at, own) : null
  return fact === null ? [] : [{ ...fact, bio: [] }]
}

export const teamFounders = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  site.filter((page) => !isAsidePage(page)).flatMap((page) => onPage(page, own))

/** Blocks between the name and what is told under it. */
const farthest = 3

/** The block that names whom this one tells of: the heading over it, or the name right above on the same card. */
const namedOver = (page: PageIndex, at: number, block: Block): number | null => {
  for (let step = at - 1; step >= Math.max(0, at - farthest); step--) {
    const above = page.blocks[step]
    if (above === undefined || above.region !== block.region) return null
    const isLine = step === at - 1 || (above.card !== null && above.card === block.card)
    const isOver = above.level === null ? isLine : above.folded === block.under.at(-1)
    if (isOver && isPersonName(above.text)) return step
    if (above.level !== null) return null
  }
  return null
}

const honorific = new RegExp(`^(?:(?:${honorifics})\\.? )+`, "iu")
/** Whether the words before the verb are this person, and nobody besides. */
const isOf = (name: string, before: string): boolean => {
  const plain = name.replace(honorific, "")
  const words = plain.split(" ")
  const called = [plain, name, words[0] ?? "", words.at(-1) ?? "", `Dr ${words.at(-1)}`, `Dr. ${words.at(-1)}`]
  const first = called.find((one) => one !== "" && before.startsWith(`${one} `))
  const who = first ?? whoItIs.exec(before)?.[0].trimEnd()
  if (who === undefined) return before === ""
  const rest = before.slice(who.length)
  // What they did before it has the same subject: no other clause, nobody who does it with them or instead.
  return (
    !/[,;:]/u.test(rest) && (rest.trim() === "" || /(?:,? (?:and|und|et|y|e|en)) $/u.test(rest)) && !joinedIt.test(rest)
  )
}

/** "opened the practice in 1994": what it calls itself, and nothing that makes a part or another of it. */
const isBegun = (own: Own, said: Utterance, name: string): boolean =>
  [...said.text.matchAll(beganIt)].some(({ 0: verb, index }) => {
    const object = said.text.slice(index + verb.length)
    const words = object.split(" ")
    const isOurs = [1, 2, 3, 4, 5].some((count) => {
      const phrase = words.slice(0, count).join(" ")
      const bare = phrase.replace(/[.,;:!)]+$/u, "")
      const kind = fold(bare).replace(/^(?:the|die|das|der|den|la|le|l'|el|il|lo|o|a|het|de) ?/u, "")
      // On a card of its own team "the practice" is the house itself, unless another one was just spoken of.
      const isKind = kind !== fold(bare) && (companyKinds.has(kind) || plainKinds.has(kind)) && !isAnother(said, kind)
      return (own.isName(bare) || isKind) && (bare !== phrase || justIt.test(object.slice(phrase.length)))
    })
    return isOurs && isOf(name, said.text.slice(0, index))
  })

const capitals = /\p{Lu}\p{Ll}+/gu
/** "Joe works with Ada Roth. She opened": nobody knows who she is. */
const namesAnother = (name: string, before: ReadonlyArray<string>): boolean =>
  before.some((text) => [...text.matchAll(capitals)].some(([word]) => isGivenName(word) && !name.includes(word)))

const portrait = (said: Utterance, own: Own): FounderFact | null => {
  const { page, at, block, text, before } = said
  if (isAsidePage(page) || block.region !== "team" || block.kind === "quotation") return null
  const over = namedOver(page, at, block)
  const named = over === null ? undefined : page.blocks[over]
  if (over === null || named === undefined) return null
  if (amongOthers(block)) return null
  const told = [...before, text].join(" ").replace(lent, "")
  if ([unreal, earlierOne, takenOver, cameToUs].some((one) => one.test(told)) || takesOn.test(fold(told))) return null
  const name = tidyText(named.text)
  if (!isBegun(own, said, name) || (whoItIs.test(text) && namesAnother(name, before))) return null
  return {
    value: named.text,
    page,
    words: page.blocks
      .slice(over, at + 1)
      .map((one) => one.text)
      .join(" "),
    telling: fold(named.text),
    blocks: { first: over, last: at },
    statement: null,
    title: null,
    titleStatement: null,
    bio: []
  }
}

/** What stands under a person's name tells that they began it: "Dr Ada Roth", and below it "Ada opened the practice in 1994". */
export const portraits = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  ownSaid(site).flatMap((said) => portrait(said, own) ?? [])
