/**
 * The first day of a house, as plain English stories tell it: who did it and when, by what they did to the house ("started
 * the practice"), at a house that needs no name ("opened her doors", "quit their jobs and wrote the first version"), or by
 * the first of what it makes ("The first issue went out"). Asked last, where nothing else tells.
 */
import { fold } from "../../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import { textSays } from "../../../../reading/Says.ts"
import { withoutPeople } from "../../../founding/BegunYears.ts"
import { isDoubtful, isOfFoot } from "../../../founding/Doubtful.ts"
import { type Own, ownOf, perOwn } from "../../../Own.ts"
import { isAsidePage, mayTellOfHouse, tellsOfMakers } from "../../../Paths.ts"
import { namesPerson } from "../../../Persons.ts"
import { isOwnContext, mostTelling, ownSaid, paragraphAbove, titlesOf, type Utterance } from "../../../Said.ts"
import { otherBeginnings, takenOver } from "../../../words/founding/BeginningWords.ts"
import { anotherHouse, hearsay, helpsUs, unreal } from "../../../words/founding/doubts/DoubtWords.ts"
import { othersBegan } from "../../../words/founding/TimeWords.ts"
import { strangers } from "../../../words/SubjectWords.ts"
import { firstPeopleSign, signs } from "../origins/Masked.ts"
import { peopleBefore, tellsOfStrangers } from "../SpokenOf.ts"
import type { ToldStory } from "../stories/ToldStory.ts"
import { type DayShape, dayHint, dayShapes } from "./FirstDayShapes.ts"
import { type DaySentence, daySentence, daySigns, yearAt } from "./FirstDaySigns.ts"
import { cameAfter, notSo, ofOtherHouse, onlookers } from "./words/FirstDayWords.ts"

const anyTime = new RegExp(`[${daySigns.time}]`, "gu")
const anyOfTimes = new RegExp(`[${daySigns.time}${daySigns.since}]`, "gu")
const anySign = /[\ue000-\ue2ff]/gu
/** Where another clause begins behind a deed, which may have a time of its own. */
const goesOn =
  /[;:]| - |,? (?:and|then|but|before|after|until|while|which|where|later|now|today|since|as) |, (?!(?:on|in|at|with|near|just|together|one|early|late|back)(?!\p{L})|[\ue200-\ue23f])/u
/** "…, welcoming their first guests in May". */
const openingFor = /, (?:welcoming|opening|serving|selling|greeting|taking in|teaching|printing) [^,;:]{2,40}/gu
/** "…, a spring reverb, in 2014": what it was. */
const besideIt = /, an? [^,;:]{3,40},(?= )/gu
/** Between a time and a deed that came later, or was another's. */
const laterOn =
  /[;]|(?:years?|months?|decades?) (?:later|after|on)(?!\p{L})|(?<!\p{L})(?:eventually|finally|until|before|then|later|since)(?!\p{L})/u
const listJoint = /(?:[\ue000-\ue2ff]|\p{L}+),? and (?:her|his|their|a|an|the|two|three|some|\p{L}+s)(?= )/gu

/** The year of a deed: right behind it in its clause, or at the head of the clause it stands in. */
const yearOf = (told: DaySentence, from: number, until: number): string | null => {
  const times = [...told.text.matchAll(anyTime)]
  const inside = [...told.text.slice(from, until).matchAll(anyOfTimes)]
  if (inside.length > 0) return inside.length === 1 ? yearAt(told, inside[0]?.[0] ?? "") : null
  const [next] = times.filter(({ index }) => index >= until)
  if (
    next !== undefined &&
    !goesOn.test(
      told.text.slice(until, next.index).replace(openingFor, " ").replace(besideIt, " ").replace(listJoint, " ")
    )
  )
    return yearAt(told, next[0])
  const before = times.filter(({ index }) => index < from).at(-1)
  if (before === undefined || next !== undefined) return null
  const between = told.text.slice(before.index + 1, from)
  return laterOn.test(between) || between.length > 160 ? null : yearAt(told, before[0])
}

/** The clauses of a deed with those its subject stands in, as far as nobody else does anything there. */
const around = (text: string, from: number, until: number): string => {
  const head = text.slice(0, from)
  const start = Math.max(
    head.lastIndexOf("; ") + 1,
    head.lastIndexOf(": ") + 1,
    head.search(/, (?:so|but|and) [^,]*$/u)
  )
  const end = text.slice(until).search(/[;:,]| (?:and|but|which|where|before|after|until) /u)
  return text.slice(start, end === -1 ? text.length : until + end)
}

/** Under a title that brings in nobody else; "Miss Ada" may stand over what the house itself is told of. */
const isUnderOurs = (own: Own, { page, at, block }: Utterance, of: DayShape["of"]): boolean =>
  !block.under.some((title) => textSays(title, strangers)) &&
  (of === "house" || titlesOf(page, at).every(({ text, folded }) => own.isIn(folded) || !namesPerson(text)))
/** What stands before a deed that names no house brings in no other one. */
const isTale = (said: Utterance): boolean => {
  const { page, at, block, before, text, after } = said
  if (ofOtherHouse.test(text) || cameAfter.test(text) || [text, after ?? ""].some((one) => usesIt.test(one)))
    return false
  if (!["hero", "main", "features", "contact", "faq"].includes(block.region)) return false
  if (!(tellsOfMakers(page) || isStoryTitle.test(block.under.at(-1) ?? ""))) return false
  return [...paragraphAbove(page, at), ...before].every((text) => !ofOtherHouse.test(text))
}
/** Of whoever uses what we make: "She mixes with Acme". */
const usesIt =
  /(?<!\p{L})(?:she|he|they|who|now|today) (?:\p{L}+ )?(?:uses?|mixes|runs (?:it|everything)|works|writes|plans|books|records|records everything) (?:it all |everything |her \p{Ll}+ |his \p{Ll}+ )?(?:with|on|in|using) \p{Lu}/u
const isStoryTitle =
  /(?<!\p{L})(?:about|story|history|began|begins?|beginnings?|started|start|origins?|how come|how we|how it|who we|the house|background|roots|then|back when|where we|founders?|imprint|past|years)(?!\p{L})/iu

const counts = (pro: string): ReadonlyArray<number> =>
  /^(?:she|he)$/u.test(pro)
    ? [1]
    : /three|trio/u.test(pro)
      ? [3]
      : /^they$|sisters|brothers|siblings|friends/u.test(pro)
        ? [2, 3]
        : [2]

type Doers = Pick<ToldStory, "people" | "words" | "first" | "by">
const doersOf = (said: Utterance, told: DaySentence, match: RegExpExecArray): Doers => {
  const { who, pro, us } = match.groups ?? {}
  const nobody: Doers = { people: [], words: said.words, first: said.at, by: null }
  if (who !== undefined) return { ...nobody, people: named(told, who) }
  if (us !== undefined) return { ...nobody, by: /(?<!\p{L})I(?!\p{L})/u.test(said.text) ? "me" : "us" }
  if (pro === undefined) return nobody
  const wanted = counts(pro)
  const here = [...told.text.slice(0, match.index).matchAll(/[\ue100-\ue13f]/gu)].map(([sign]) => named(told, sign))
  if (here.length > 0) {
    const [first = []] = here
    return here.length === 1 && wanted.includes(first.length) ? { ...nobody, people: first } : nobody
  }
  return { ...nobody, ...(peopleBefore(said, wanted) ?? {}) }
}
const named = ({ people }: DaySentence, sign: string): ReadonlyArray<string> =>
  (people[(sign.codePointAt(0) ?? 0) - firstPeopleSign] ?? []).filter((name) => name.includes(" "))

interface Day extends ToldStory {
  readonly of: DayShape["of"]
}
/** "Behind Petit are Ada and Mia Roth, who founded it": of whatever was told last. */
const isItOurs = (own: Own, said: Utterance, before: string): boolean =>
  before.includes(signs.name) ||
  (isOwnContext(own, said, "anaphor") &&
    !own.namesOther(`x ${withoutPeople(said.text.charAt(0).toLowerCase() + said.text.slice(1))}`))
/** "for her team", "on her phone", "in all its shops", "in Spain": of whoever uses it, or of where it came to. */
const asUser =
  /[\ue000\ue004] (?:for (?:her|his|their|its) |on (?:her|his|their|an?) (?:phone|laptop|tablet|computer)|in (?:all|its|her|his|their) (?:own )?(?:shops?|clinic|school|office|team))|launched \ue000 in (?:the )?\p{Lu}/u
/** "in Clara's attic". */
const atTheirs = /(?<= (?:in|at|on|from) )\p{Lu}\p{L}+['’]s(?= )/gu
/** "…, and that was the start of Petit": `own.namesOther` is asked of its clause alone. */
const startOfOther = /(?<!\p{L})(?:start|beginning|birth) of (?:the )?\p{Lu}/u
/** "Our landlady, Ada Roth", "Ada Roth, our licensee"; "under the Acme name". */
const ofOurs =
  /(?<!\p{L})(?:our|my) (?!(?:co-?)?founders?)[\p{Ll}-]+(?: \p{Ll}+)?,? [\ue100-\ue13f]|[\ue100-\ue13f], (?:our|my) /u
const underName = /(?<!\p{L})under (?:the|our) (?:new )?(?:\ue000|\p{Lu})/u
/** What "I" and "we" do with a first thing need not be for the house; what they left for it is. */
const ofOneself = /first|began|started/u
const gaveIt = /(?<!\p{L})(?:quit|left|gave up|resigned|walked|packed in|handed in)(?!\p{L})|\ue006/u
/** The end of a deed with its time, where that follows at once. */
const endOf = (text: string, until: number): number => {
  const next = text.slice(until).search(/[\ue200-\ue27f]/u)
  return next === -1 || next > 60 ? until : until + next + 1
}
/** Done with old things, or with others. */
const plainDeeds =
  /(?<!\p{L})(?:sold|bought|joined forces|second-?hand|(?:first|paying) (?:customers?|clients?))(?!\p{L})/giu
/** Whether nobody else's name and no other beginning stands in what tells it. */
const isClear = (own: Own, said: Utterance, near: string, clause: string): boolean => {
  // "in Clara's attic" is where it was, and what stands behind ";" is told of later.
  const plainly = (said.text.split("; ")[0] ?? "").replace(atTheirs, "her")
  if (isDoubtful({ ...said, text: plainly }, "", own) || othersBegan.test(said.text) || asUser.test(near)) return false
  if (ofOurs.test(near) || underName.test(near) || startOfOther.test(said.text)) return false
  const bare = near.replace(anySign, " ").replace(plainDeeds, "made")
  if (unreal.test(bare) || otherBeginnings.test(bare) || hearsay.test(said.text)) return false
  return !own.namesOther(`x ${withoutPeople(clause.replace(anySign, " "))}`)
}
/** "the practice": no sentence before it brings in another one. */
const isHouseOfOurs = (own: Own, said: Utterance): boolean => {
  if (isOwnContext(own, { ...said, before: [] }, "anaphor") && said.before.length === 0) return true
  const told = [...paragraphAbove(said.page, said.at), ...said.before]
  return told.every(
    (text) => !anotherHouse.test(text) && !takenOver.test(text) && !helpsUs.test(text) && !tellsOfStrangers(text)
  )
}
/** What of a sentence may be told of a first day: each shape that it has. */
const daysIn = (site: SiteIndex, own: Own, said: Utterance): ReadonlyArray<Day> => {
  const told = daySentence(site, own, said.text)
  return dayShapes.flatMap(({ shape, of }) =>
    [...told.text.matchAll(shape)].flatMap((match): ReadonlyArray<Day> => {
      const [from, until] = [match.index, match.index + match[0].length]
      const near = around(told.text, from, until)
      const { gap = "", deed = "" } = match.groups ?? {}
      const plain = near.replace(deed, " ").replace(/first (?:paying )?(?:customers?|clients?)/gu, "first guests")
      if (notSo.test(plain) || cameAfter.test(plain) || ofOtherHouse.test(plain)) return []
      if (onlookers.test(deed) || onlookers.test(gap) || cameAfter.test(deed) || deed.includes(signs.us)) return []
      if (textSays(fold(plain.replace(anySign, " ")), strangers)) return []
      if (!isUnderOurs(own, said, of) || (of !== "house" && !isTale(said))) return []
      // On a card of the team by its name alone.
      if (said.block.region === "team" && !match[0].includes(signs.name)) return []
      // Behind the deed and its time there may stand where it was.
      const clause = told.text.slice(Math.max(0, told.text.indexOf(near)), endOf(told.text, until))
      if (!isClear(own, said, near, clause.replace(atTheirs, " "))) return []
      if (match.groups?.us !== undefined && of === "deed" && ofOneself.test(match[0]) && !gaveIt.test(match[0]))
        return []
      if (of === "house" && !match[0].includes(signs.name) && !isHouseOfOurs(own, said)) return []
      if (match[0].endsWith(signs.it) && !isItOurs(own, said, told.text.slice(0, until))) return []
      return [{ said, year: yearOf(told, from, until), dated: null, ...doersOf(said, told, match), of }]
    })
  )
}
/** "Acme was founded by Ada Roth, who taught her first class in 2013": by one shape who, by another when. */
const dayIn = (site: SiteIndex, own: Own, said: Utterance): Day | null => {
  const days = daysIn(site, own, said)
  const [dated, done] = [
    days.find(({ year }) => year !== null),
    days.find(({ people, by }) => people.length > 0 || by !== null)
  ]
  const day = dated ?? done
  if (day === undefined) return null
  return {
    ...day,
    ...(done === undefined ? {} : { people: done.people, by: done.by, words: done.words, first: done.first })
  }
}

/** "It stayed a toy for years. In 2020 the three of them signed the papers": of another year more is told than a first thing. */
const isFoundedLater = (site: SiteIndex, { year, said }: ToldStory): boolean =>
  ownSaid(site).some(
    ({ page, text }) =>
      page === said.page && becameFirm.test(text) && (text.match(plainYear) ?? []).some((one) => one > (year ?? ""))
  )
const becameFirm =
  /(?<!\p{L})(?:papers|regist\p{L}+|incorporated|a (?:company|firm|business)|founded|was born)(?!\p{L})/iu
const plainYear = /(?<![\p{L}\p{N}])(?:1[89]|20)\p{Nd}{2}(?![\p{L}\p{N}])/gu

interface Days {
  /** Those that tell the year. */
  readonly told: ReadonlyArray<ToldStory>
  /** Those that tell who did it. */
  readonly done: ReadonlyArray<ToldStory>
}
export const firstDays = perOwn((site: SiteIndex, names): Days => {
  const own = ownOf(site, names)
  const found = ownSaid(site)
    .filter(
      (said) =>
        dayHint.test(said.text) &&
        !isOfFoot(said, own) &&
        /^(?:en|$)/iu.test(said.page.page.lang ?? "") &&
        !isAsidePage(said.page) &&
        mayTellOfHouse(said.page)
    )
    .slice(0, mostTelling)
    .flatMap((said) => dayIn(site, own, said) ?? [])
  const sure = found.filter(({ of }) => of === "house")
  const dated = (days: ReadonlyArray<Day>) => days.filter(({ year }) => year !== null)
  const told = dated(sure).length > 0 ? dated(sure) : dated(found)
  const [first] = told
  const isLate = first !== undefined && first.of !== "house" && isFoundedLater(site, first)
  // Of several years the one that is told first, where it is the earliest, too, and all stand in one paragraph.
  const isOne = told.every(
    ({ year, said }) => year === first?.year || (said.block === first?.said.block && (year ?? "") > (first.year ?? ""))
  )
  const done = (days: ReadonlyArray<Day>) => days.filter(({ people, by }) => people.length > 0 || by !== null)
  return {
    told: isOne && !isLate ? told.filter(({ year }) => year === first?.year) : [],
    done: done(sure).length > 0 ? done(sure) : done(found)
  }
})
