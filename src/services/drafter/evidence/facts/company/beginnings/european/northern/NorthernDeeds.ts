/**
 * Who began a house and when, as German and Dutch tell it by what was done: "Den Grundstein unserer Gärtnerei legte 1931
 * Ada Roth". A sentence is marked (`MarkedDeed.ts`) and read by shapes (`words/`); its year is the one that stands in the
 * shape or beside it.
 */
import { fold, tidyText } from "../../../../../../../../domain/text/Folding.ts"
import type { Block } from "../../../../../reading/PageIndex.ts"
import { says, textSays } from "../../../../../reading/Says.ts"
import { isDoubtful, isOfFoot } from "../../../../founding/Doubtful.ts"
import { type Own, ownOf, perOwn, type WhoseWords } from "../../../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../../../Paths.ts"
import { isGivenName } from "../../../../Persons.ts"
import { isOwnContext, mostTelling, ownSaid, titlesOf, type Utterance } from "../../../../Said.ts"
import type { CreditTable } from "../../../../words/founding/credits/CreditTable.ts"
import { dutchCredits } from "../../../../words/founding/credits/DutchCredits.ts"
import { germanCredits } from "../../../../words/founding/credits/GermanCredits.ts"
import { anotherHouse, describesUs } from "../../../../words/founding/doubts/DoubtWords.ts"
import { strangers } from "../../../../words/SubjectWords.ts"
import { marks } from "../../../persons/credits/Marked.ts"
import { peopleBefore } from "../../../persons/SpokenOf.ts"
import type { ToldStory } from "../../../persons/stories/ToldStory.ts"
import { isNounOfOurs, type MarkedDeed, markedDeed, withoutTitles } from "./MarkedDeed.ts"
import { bornSoPattern, type DeedPattern, deedPatterns } from "./NorthernShapes.ts"
import type { DeedTongue } from "./words/DeedTongue.ts"
import { dutchDeeds } from "./words/DutchDeeds.ts"
import { germanDeeds } from "./words/GermanDeeds.ts"

const tongues: ReadonlyArray<readonly [DeedTongue, CreditTable]> = [
  [germanDeeds, germanCredits],
  [dutchDeeds, dutchCredits]
]

const surnameOf = (name: string) => fold(name).split(" ").at(-1) ?? ""
/** "Acme" of Ada Acme, of the "Schreinerei Acme". */
const isNamesake = (own: Own, name: string): boolean =>
  [...own.names].some((one) =>
    one.split(/[ -]/u).some((word) => word === surnameOf(name) || word === `${surnameOf(name)}s`)
  )

/** "Ada Roth, Klavier": who is told of under such a title. */
const titled = ({ page, at }: Utterance, tongue: DeedTongue): ReadonlyArray<string> => {
  const names = titlesOf(page, at).flatMap(({ text }) => {
    const [name = ""] = tidyText(text).split(/, | [–—|-] | \(/u)
    return withoutTitles(name, tongue) ?? []
  })
  return new Set(names).size === 1 ? names.slice(0, 1) : []
}

interface Doer {
  readonly people: ReadonlyArray<string>
  readonly by: ToldStory["by"]
  readonly words: string
  readonly first: number
}
const kin = /geschwister|schwestern|brüder|paar|broers|zussen|stel/iu
const is = (words: string, who: string) => new RegExp(`^(?:${words})$`, "iu").test(who)
/** Whoever a shape tells of; null of somebody else. */
const doerOf = (
  said: Utterance,
  who: string | undefined,
  told: Readonly<MarkedDeed>,
  at: number,
  tongue: DeedTongue
): Doer | null => {
  const here = { words: said.words, first: said.at }
  if (who === undefined) return { people: [], by: null, ...here }
  if (who.endsWith(marks.people)) {
    // "Mit Ada Roth": not by her.
    if (tongue.others.test(who) || who.split(" ").some((word) => is(tongue.before, word))) return null
    const names = (told.people[at] ?? []).map((name, index) =>
      index > 0 && isGivenName(name) ? name : withoutTitles(name, tongue)
    )
    const people = names.flatMap((name) => name ?? [])
    return people.length < names.length ? null : { people, by: null, ...here }
  }
  if (is(tongue.us, who)) return { people: [], by: "us", ...here }
  if (is(tongue.me, who)) {
    const people = titled(said, tongue)
    return people.length > 0
      ? { people, by: null, words: said.words, first: said.at }
      : { people: [], by: "me", ...here }
  }
  const count = is(tongue.one, who) ? 1 : is(tongue.two, who) ? 2 : 0
  if (count === 0) return { people: [], by: null, ...here }
  const above = count === 1 ? titled(said, tongue) : []
  if (above.length > 0) return { people: above, by: null, ...here }
  const spoken = peopleBefore(said, [count])
  // "Die Geschwister" are no two that only are told of.
  const areOther = kin.test(who) && new Set(spoken?.people.map(surnameOf)).size > 1
  return spoken === null || areOther ? { people: [], by: null, ...here } : { ...spoken, by: null }
}

/** What stands between commas is told besides. */
const withoutAsides = (text: string): string => text.replace(/, (?!(?:und|en) )[^,;:.!?\uE000-\uE002@]{2,60}, /gu, " ")
/** The clause that a shape stands in. */
const clauseAround = (text: string, from: number, to: number): readonly [number, number] => {
  const before = Math.max(...[",", ";", ":", "(", ". "].map((sign) => text.lastIndexOf(sign, from - 1)))
  const after = /[,;:(]/u.exec(text.slice(to))
  return [before + 1, after === null ? text.length : to + after.index]
}
/** Which of its years a shape tells; null where none or several may be it. */
const yearOf = ({ text, years, since }: MarkedDeed, from: number, to: number, { lasts }: DeedTongue): string | null => {
  if (years.length === 0) return since.length === 1 && lasts.test(text) ? (since[0] ?? null) : null
  const within = (start: number, end: number) => {
    const first = text.slice(0, start).split("@").length - 1
    return [...new Set(years.slice(first, first + text.slice(start, end).split("@").length - 1))]
  }
  const [start, end] = clauseAround(text, from, to)
  for (const [one, two] of [
    [from, to],
    [start, end]
  ] as const) {
    const found = within(one, two)
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null
  }
  // "Im Jahr 1990, ...": nothing else is told of it.
  const isAhead = /^(?:@|\S+ @)(?=,| [–—-] )/u.test(text)
  return isAhead && years.length === 1 ? (years[0] ?? null) : null
}

/** Of a house that is called after whoever did it, or that is born of it in the next sentence. */
const isTheirs = (said: Utterance, own: Own, { people, by }: Doer, tongue: DeedTongue): boolean => {
  if (by !== null || (people.length > 0 && people.every((name) => isNamesake(own, name)))) return true
  const [, table] = tongues.find(([one]) => one === tongue) ?? []
  const next = said.after === null || table === undefined ? null : markedDeed(said.after, own, table, tongue)
  return next !== null && bornSoPattern(tongue).test(next.text)
}
/** A company that is told by its form. */
const ofForm = /(?<!\p{L})(?:GmbH|AG|KG|OHG|UG|e\. ?K\.|B\.V\.|BV|N\.V\.|NV)(?!\p{L})/u
/** "Bäckerei Moser", over what is told of it. */
const houseNamed =
  /\p{L}*(?:rei|laden|praxis|werk|hof|haus|verein|winkel|rij|bedrijf|bureau|zaak|club|schule|school) \p{Lu}/u
/** Nobody else by what stands over it: German headings have capitals that name nothing. */
const isPlainTitle = (own: Own, title: Block): boolean =>
  !says(title.tokens(), strangers) &&
  !ofForm.test(title.text) &&
  !isGivenName(tidyText(title.text).split(" ")[0] ?? "") &&
  (own.isIn(title.folded) || !houseNamed.test(title.text))
/** Whether it may be told of the house, as far as its titles and the sentences before it say. */
const isOfHouse = (said: Utterance, own: Own, whose: WhoseWords): boolean => {
  const { page, at, block, before } = said
  if (isAsidePage(page) || block.region === "reviews" || block.region === "others") return false
  if (whose === "own") return isOwnContext(own, said, whose)
  if (!titlesOf(page, at).every((title) => isPlainTitle(own, title))) return false
  return before.every(
    (text) =>
      !textSays(fold(text), strangers) &&
      (describesUs.test(text) || !anotherHouse.test(text)) &&
      (own.isIn(fold(text)) || !ofForm.test(text))
  )
}

const readIn = (
  said: Utterance,
  own: Own,
  told: MarkedDeed,
  { pattern, needs }: DeedPattern,
  tongue: DeedTongue
): ToldStory | null => {
  const match = pattern.exec(told.text)
  if (match === null) return null
  const [from, to] = [match.index, match.index + match[0].length]
  const [start, end] = clauseAround(told.text, from, to)
  if (tongue.veto.test(told.text.slice(start, end))) return null
  if (needs === "signature" && (said.block.list !== null || said.block.card !== null)) return null
  const { who, kind, what } = match.groups ?? {}
  if (what !== undefined && !isNounOfOurs(own, what, tongue, false)) return null
  const at = told.text.slice(0, from + match[0].lastIndexOf(marks.people)).split(marks.people).length - 1
  const read = doerOf(said, who, told, at, tongue)
  if (read === null) return null
  // "Ada Acme", and under it "2007: Gründung der eigenen Praxis".
  const isUntold = who === undefined && needs === "namesake"
  const doer = isUntold ? { ...read, people: titled(said, tongue) } : read
  // "Ada Acme eröffnet eine Schmiede", of the house "Landtechnik Acme".
  const areNamesakes = doer.people.length > 0 && doer.people.every((name) => isNamesake(own, name))
  if (kind !== undefined && !areNamesakes && !isNounOfOurs(own, kind, tongue, true)) return null
  const isOurs = match[0].includes(marks.own) || (needs === "namesake" && told.text.includes(marks.own))
  if (needs === "namesake" && !isOurs && !isTheirs(said, own, doer, tongue)) return null
  const isTitled = doer.people.length > 0 && who?.endsWith(marks.people) !== true && doer.first === said.at
  const isKind = match[0].includes(marks.kind) || kind !== undefined || what !== undefined
  const whose: WhoseWords = isOurs || needs === "namesake" || isTitled ? "own" : isKind ? "anaphor" : "none"
  if (!isOfHouse(said, own, whose) || (whose === "none" && !mayTellOfHouse(said.page))) return null
  const year = yearOf(told, from, to, tongue)
  return year === null && doer.people.length === 0 && doer.by === null ? null : { said, year, dated: null, ...doer }
}

/** "Als Gründer Karl Roth die ersten Räder kaufte": as he is called, and of no other house. */
const calledFounder = (
  said: Utterance,
  own: Own,
  { people, years, since, text }: MarkedDeed,
  tongue: DeedTongue
): ToldStory | null => {
  const isCalled = (name: string) =>
    new RegExp(
      `(?<![\\p{L}-])(?:${tongue.founder}) ${RegExp.escape(name)}(?! (?:von|der|des|van|bei|bij) )`,
      "iu"
    ).test(said.text)
  const named = people.find(([first = ""]) => isCalled(first)) ?? []
  const all = named.map((name) => withoutTitles(name, tongue))
  const names = all.flatMap((name) => name ?? [])
  if (
    names.length === 0 ||
    names.length < all.length ||
    tongue.veto.test(text) ||
    !isOfHouse(said, own, "none") ||
    !mayTellOfHouse(said.page)
  )
    return null
  const year = years.length === 0 && since.length === 1 && tongue.lasts.test(text) ? (since[0] ?? null) : null
  return { said, year, dated: null, people: names, by: null, words: said.words, first: said.at }
}

const deedIn = (said: Utterance, own: Own): ToldStory | null => {
  const code = (said.page.page.lang ?? "").slice(0, 2).toLowerCase()
  const [tongue, table] = tongues.find(([one]) => one.code === code) ?? [null, null]
  if (tongue === null || table === null || !tongue.hint.test(said.text)) return null
  const marked = markedDeed(said.text, own, table, tongue)
  if (marked === null) return null
  const plain = withoutAsides(marked.text)
  const found = (plain === marked.text ? [plain] : [marked.text, plain]).flatMap((text) =>
    deedPatterns(tongue)
      .filter(({ signs }) => signs.every((sign) => sign.test(text)))
      .flatMap((pattern) => readIn(said, own, { ...marked, text }, pattern, tongue) ?? [])
  )
  const told = found.find(({ people, by }) => people.length > 0 || by !== null) ?? found[0]
  if (told === undefined || (told.people.length === 0 && told.by === null)) {
    const called = calledFounder(said, own, marked, tongue)
    if (called !== null) return { ...called, year: told?.year ?? called.year }
  }
  return told === undefined
    ? null
    : { ...told, year: told.year ?? found.find(({ year }) => year !== null)?.year ?? null }
}

/** What its own sentences tell; of several years the first, where those who did it then are told. */
export const northernDeeds = perOwn((site, names): ReadonlyArray<ToldStory> => {
  const own = ownOf(site, names)
  const found = ownSaid(site)
    .filter(
      (said) =>
        /^(?:de|nl)/iu.test(said.page.page.lang ?? "") &&
        !isOfFoot(said, own) &&
        !isAsidePage(said.page) &&
        /\p{Lu}/u.test(said.text)
    )
    .slice(0, mostTelling)
    .flatMap((said) => {
      if (textSays(fold(said.text), strangers) || isDoubtful(said, "", own)) return []
      return deedIn(said, own) ?? []
    })
  const years = [...new Set(found.flatMap(({ year }) => year ?? []))]
  const [first = null] = years.toSorted()
  return years.length < 2 ? found : found.filter(({ year }) => year === first)
})
