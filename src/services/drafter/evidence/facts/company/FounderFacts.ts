/** The people a site calls its founders: in sentences, on cards of its team, as data. */

import { find, fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { type Fact, sentenceTelling } from "../Fact.ts"
import { foundings, isNotVouched, ofCustomer, ofFurther } from "../founding/Foundings.ts"
import { type Own, ownOf, perOwn } from "../Own.ts"
import { isPersonName, namesPerson } from "../Persons.ts"
import { saidFact, type Utterance } from "../Said.ts"
import { kinOfSomebody, nextSubject, somebodyElse } from "../words/founding/doubts/NextSubjects.ts"
import { withoutCalling } from "../words/founding/FoundingShapesElsewhere.ts"
import { toldActs } from "./beginnings/acts/ToldActs.ts"
import { northernDeeds } from "./beginnings/european/northern/NorthernDeeds.ts"
import { doersBesideYears } from "./beginnings/european/romance/RomanceBeside.ts"
import { romanceTold } from "./beginnings/european/romance/RomanceTold.ts"
import { timelineFounders } from "./beginnings/Timelines.ts"
import { isDoubtedFounder } from "./DoubtedData.ts"
import { foundedYears } from "./FoundedYear.ts"
import { foundersInSentences } from "./FounderSentences.ts"
import { namedMakers } from "./NamedMakers.ts"
import { ownSpeakers } from "./OwnSpeakers.ts"
import { creditedFounders } from "./persons/credits/CreditedFounders.ts"
import type { FounderFact } from "./persons/FounderFact.ts"
import { foundersElsewhere } from "./persons/FoundersElsewhere.ts"
import { doneOnFirstDay, signedAlone } from "./persons/firstdays/FirstDay.ts"
import { bylineFounders } from "./persons/labels/BylineFounders.ts"
import { listedBehind } from "./persons/labels/CalledFounders.ts"
import { labelledFounders } from "./persons/labels/FounderLabels.ts"
import { houseOwners } from "./persons/labels/HouseOwners.ts"
import { introducedMakers } from "./persons/labels/IntroducedMakers.ts"
import { labelledPeople } from "./persons/labels/LabelledPeople.ts"
import { letterSigners } from "./persons/labels/LetterSigners.ts"
import { quoteSigners } from "./persons/labels/QuoteSigners.ts"
import { smallPrintFounders } from "./persons/labels/SmallPrint.ts"
import { ofMerged } from "./persons/origins/OriginWords.ts"
import { toldOrigins } from "./persons/origins/ToldOrigins.ts"
import { beganAtHome, type SpokenPeople, spokenOf } from "./persons/SpokenOf.ts"
import { statedFounders, statedMakers } from "./persons/StatedFounders.ts"
import { namesakeStories } from "./persons/stories/Namesakes.ts"
import { toldStories } from "./persons/stories/StoryTold.ts"
import type { ToldStory } from "./persons/stories/ToldStory.ts"
import { isOfCommonWords } from "./persons/WrittenSmall.ts"
import {
  speakerElsewhere,
  speakersElsewhere,
  speakersTogether,
  speakerTold,
  whoSpeaks,
  whoSpeakTogether
} from "./Speakers.ts"
import { portraits, teamFounders } from "./TeamCards.ts"
import { beforeFounder, ofMany } from "./words/NameOpeners.ts"

const untitled = (fact: Fact<string>): FounderFact => ({ ...fact, title: null, titleStatement: null, bio: [] })
/** The part of a name that is read in a sentence: "Ada" of "Ada and Ben Roth". */
const seen = (text: string, name: string) =>
  find(fold(text), fold(name)) === -1 ? fold(name.split(" ")[0] ?? "") : fold(name)
/** Of people whom the sentences before name. */
const before = (said: Utterance, { words, first }: SpokenPeople, name: string): Fact<string> => ({
  ...saidFact(said, name, fold(name)),
  words,
  blocks: { first, last: said.last }
})

/** Nobody vouches for it, or, "Ada Roth left the mill and the baker came and founded Acme", it is somebody else's deed. */
const isNotTheirs = (fact: FounderFact, own: Own): boolean => {
  const sentence = sentenceTelling(fact)
  const at = sentence.indexOf(fact.value)
  if (at === -1) return false
  if (isNotVouched(own, sentence) || ofMerged.test(sentence.slice(0, at))) return true
  const after = sentence.slice(at + fact.value.length)
  const other = somebodyElse.exec(after)
  const next = other ?? nextSubject.exec(after)
  // "Ada Roth and her brother Cole founded Acme": the two of them.
  if (next === null || (other === null && next.index === 0)) return false
  return !own.isIn(fold(after.slice(0, next.index))) && own.isIn(fold(after.slice(next.index)))
}

/** "رحمه الله": no part of a name. */
const blessed = /رحم(?:ه|ها|هم) الله/u
/** Blocks around a first name in which the whole name may be told. */
const nearName = 3
/** Blocks between a first name and the card of a team that has the whole. */
const nearCard = 12
const onCards = ({ page, blocks }: FounderFact, given: string) =>
  page.blocks.flatMap(({ text, region, kind, lead }, at) => {
    const name = lead ?? tidyText(text)
    const isNear = blocks !== null && Math.abs(at - blocks.first) <= nearCard
    return isNear && region === "team" && kind !== "quotation" && name.startsWith(`${given} `) && isPersonName(name)
      ? [{ name, at }]
      : []
  })
/** "by Ada and Ben Lund", where the paragraph beside it tells of Ada Roth and of no other Ada. */
const inFull = (fact: FounderFact): FounderFact => {
  const { value, page, blocks } = fact
  if (value.includes(" ") || blocks === null || !/^\p{Lu}\p{Ll}+$/u.test(value)) return fact
  const whole = new RegExp(`(?<![\\p{L}-])${RegExp.escape(value)} (?:\\p{Lu}[\\p{L}'-]+)(?: \\p{Lu}[\\p{L}'-]+)?`, "gu")
  const told = page.blocks.flatMap(({ text, region, kind }, at) =>
    Math.abs(at - blocks.first) <= nearName && region === page.blocks[blocks.first]?.region && kind !== "quotation"
      ? [...tidyText(text).matchAll(whole)].map(([name]) => ({ name, at }))
      : []
  )
  const [first, ...more] = told.length > 0 ? told : onCards(fact, value)
  if (first === undefined || !isPersonName(first.name) || more.some(({ name }) => name !== first.name)) return fact
  const [from, to] = [Math.min(first.at, blocks.first), Math.max(first.at, blocks.last)]
  const words = page.blocks.slice(from, to + 1).map(({ text }) => text)
  return {
    ...fact,
    value: first.name,
    telling: fold(first.name),
    words: words.join(" "),
    blocks: { first: from, last: to }
  }
}

const orElse = <A>(some: ReadonlyArray<A>, others: () => ReadonlyArray<A>): ReadonlyArray<A> =>
  some.length > 0 ? some : others()

export const founderFacts = perOwn((site, names): ReadonlyArray<FounderFact> => {
  const own = ownOf(site, names)
  const told = foundings(site, names).flatMap(({ said, founding }) => [
    ...founding.people
      .map(withoutCalling)
      .filter(namesPerson)
      .map((name) => untitled(saidFact(said, name, seen(said.text, name)))),
    ...beganAtHome(said, founding).map((name) => untitled(saidFact(said, name, seen(said.text, name)))),
    ...speakersTogether(said, founding),
    ...listedBehind(said, founding, own),
    ...speakerElsewhere(said, founding),
    ...speakerTold(said, founding, own),
    ...spokenOf(said, founding).flatMap((spoken) => spoken.people.map((name) => untitled(before(said, spoken, name))))
  ])
  const titled = [
    ...teamFounders(site, own),
    ...portraits(site, own),
    ...labelledFounders(site, own),
    ...labelledPeople(site, own),
    ...letterSigners(site, own),
    ...quoteSigners(site, own),
    ...bylineFounders(site, own),
    ...smallPrintFounders(site, own),
    ...introducedMakers(site, own),
    ...foundersInSentences(site, own)
  ]
  // Who makes it need not have founded it: where a site tells who founded it, those are meant.
  const isFounded = told.length > 0 || titled.length > 0
  const origins = () =>
    toldOrigins(site, own).flatMap(({ said, people }) =>
      people.map((name) => untitled(saidFact(said, name, seen(said.text, name))))
    )
  const credited = isFounded
    ? []
    : creditedFounders(site, own).filter(({ words }) => !ofFurther(own, words) && !ofCustomer.test(words))
  const doersOf = (stories: ReadonlyArray<ToldStory>) =>
    stories.flatMap(({ said, people, words, first, by }) => [
      ...people.filter(namesPerson).map((name) => untitled(before(said, { people, words, first }, name))),
      ...(by === "me" ? whoSpeaks(said, own) : by === "us" ? whoSpeakTogether(said) : [])
    ])
  const stories = () =>
    doersOf([...toldStories(site, names), ...toldActs(site, names), ...namesakeStories(site, names)])
  const besides = () =>
    orElse(romanceTold(site, names), () => doersBesideYears(site, own, foundedYears(site, names))).flatMap(
      ({ said, people, isMine }) => [
        ...people.map((name) => untitled(saidFact(said, name, seen(said.text, name)))),
        ...(isMine === true ? whoSpeaks(said, own) : [])
      ]
    )
  const made = () =>
    [credited, besides(), doersOf(northernDeeds(site, names))].find((some) => some.length > 0) ?? [
      ...namedMakers(site, own),
      ...origins()
    ]
  const inStory = isFounded ? [] : stories()
  const areThey = (facts: ReadonlyArray<FounderFact>) =>
    facts.filter(
      (fact) =>
        !isNotTheirs(fact, own) &&
        !kinOfSomebody.test(fact.value) &&
        !blessed.test(fact.value) &&
        !ofMany.test(fact.value) &&
        !isOfCommonWords(site, fact.value)
    )
  // "Ada Roth richtte in 2007 samen met Ben Lund de stichting op": both, where only one was read.
  const withFellows = (some: ReadonlyArray<FounderFact>) => {
    const all = areThey(doersOf(northernDeeds(site, names)))
    const others = all.filter(({ value }) => some.every((one) => one.value !== value))
    return some.every(({ value }) => all.some((one) => one.value === value)) ? [...some, ...others] : some
  }
  const known = areThey(isFounded ? [...titled, ...told] : inStory.length > 0 ? inStory : made())
  // "Fondée par Ada et Ida Roth, Chambre Sonore ...": the house among its founders is none of them.
  const people = known.filter(({ value }) => !own.isName(value))
  const spoken = known.length === 0 ? ownSpeakers(site, own) : people.length > 0 ? withFellows(people) : known
  const plain = spoken.length > 0 ? [] : foundersElsewhere(site, own)
  const elsewhere = spoken.length + plain.length > 0 ? plain : timelineFounders(site, own).map(untitled)
  const last = spoken.length + elsewhere.length > 0 ? elsewhere : speakersElsewhere(site, own)
  const all = areThey(spoken.length > 0 ? spoken : last)
    .map((fact) => ({ ...fact, value: fact.value.replace(beforeFounder, "") }))
    .map(inFull)
  // "Hi, I'm Ada" is who another page calls Ada Roth.
  const folded = all.map(({ value }) => fold(value))
  const fuller = new Set(folded.flatMap((name) => (name.includes(" ") ? [name.slice(0, name.indexOf(" "))] : [])))
  // "Informatikerin Selin Roth", who is Selin Roth elsewhere: a calling before the name.
  const isCalled = (name: string) => folded.some((other) => other.includes(" ") && name.endsWith(` ${other}`))
  const visible = all.filter((_, at) => !fuller.has(folded[at] ?? "") && !isCalled(folded[at] ?? ""))
  const shown = new Set(visible.map(({ value }) => fold(value)))
  // Data that names others than a visitor reads of is in doubt.
  const data = statedFounders(site, own).filter(({ value }) =>
    shown.size === 0 ? !isDoubtedFounder(site, names, value) : shown.has(fold(value))
  )
  const found = [...visible, ...data]
  if (found.length > 0) return found
  const onFirstDay = areThey([...doersOf(doneOnFirstDay(site, names)), ...signedAlone(site, own)]).filter(
    ({ value }) => !own.isName(value)
  )
  if (onFirstDay.length > 0) return onFirstDay
  const stated = statedMakers(site, own).filter(({ value }) => !isDoubtedFounder(site, names, value))
  return stated.length > 0 ? stated : houseOwners(site, own)
})
