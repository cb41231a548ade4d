/** What it is about: its categories, and the labels a site uses of itself. */
import type { Backed, CategoryChoice, Quote } from "../../../../domain/draft/Candidates.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { tokensOf } from "../../evidence/reading/Tokens.ts"
import { type Reading, smallWords } from "../reading/Reading.ts"
import { isStrong, type Voiced, voiced } from "../reading/Voiced.ts"
import { contentStems } from "../telling/Passages.ts"
import { aloneIn, calledBeside, makersIn } from "./CalledBeside.ts"
import { categoriesOffer } from "./CategoryScores.ts"
import { besides, isSearchWord, namedTopics, searchWords } from "./FurtherTopics.ts"
import { heardOf, namesTrade, saidFor } from "./Hearing.ts"
import { bearsOut, knownTopicsOf } from "./KnownTopics.ts"
import { labelsOf } from "./LabelChoice.ts"
import { unspaced } from "./Labels.ts"
import { isNoTopic, wholeWord, withoutPlaces } from "./NoTopics.ts"
import { spelled } from "./Spelled.ts"
import { statedKinds } from "./StatedKinds.ts"
import { statedTrades } from "./trade/StatedTrades.ts"
import { listedWith } from "./trade/TradeListing.ts"
import { emptyAlone, kindsOfCode } from "./trade/words/PassingWords.ts"

/** Tags and keywords offered, and how many of its own search words are tags. */
const most = { tags: 5, keywords: 6, searched: 3 } as const

interface Label {
  readonly text: string
  readonly quote: Quote
}
const listOf = (
  found: ReadonlyArray<Label>,
  max: number,
  small: ReadonlySet<string>
): Backed<ReadonlyArray<string>> | undefined => {
  const once = new Map<string, Label>()
  for (const one of found) if (!once.has(fold(one.text))) once.set(fold(one.text), one)
  const kept = [...once.values()].slice(0, max)
  return kept.length === 0
    ? undefined
    : { value: kept.map((one) => spelled(one.text, small)), evidence: kept.map((one) => one.quote) }
}
/** What a name is made of, in whatever order and with whatever between: "The portal of bakers" is "Bakers Portal". */
const wordsOfName = (name: string): string => [...contentStems(name)].toSorted().join(" ")

/** `URL "shorteners`, of `URL "shorteners" and more`: a piece of what is said. */
const quoted = /["“”„«»「」『』]/u

interface Site {
  readonly readings: ReadonlyArray<Reading>
  readonly choices: ReadonlyArray<CategoryChoice>
  /** Folded, the first its own. */
  readonly names: ReadonlyArray<string>
  /** Where it is, a fact of its own. */
  readonly city: string | undefined
}
/** A label as its pages write it in full, where they never write less. */
const inFull =
  (said: ReadonlyArray<Voiced>) =>
  <A extends Label>(label: A): A => {
    const places = said.filter((one) => one.home && isStrong(one))
    const text = wholeWord(
      label.text,
      places.map((one) => one.text)
    )
    return text === label.text ? label : { ...label, text }
  }
/** What these words of its pages tell it is about. */
const topicsBy = (said: ReadonlyArray<Voiced>, { readings, choices, names, city }: Site) => {
  // What its data calls it speaks for its categories; its labels are words its readers see.
  const heard = heardOf([...said, ...statedKinds(readings)])
  const topics = saidFor(heard, choices)
  const categories = categoriesOffer(heard, topics)
  const chosen = categories?.subjects ?? []
  const known = () => knownTopicsOf(topics, chosen)
  const subjects = { known, bearOut: bearsOut(topics, chosen, heard.langs) }
  const labels = labelsOf(subjects, readings, said, choices, [...names, ...calledBeside(said, names)], fold(city ?? ""))
  const calling = names.map(wordsOfName)
  const alone = names.flatMap(aloneIn)
  const isTopic = ({ text }: Label) => {
    const folded = fold(text)
    const isEmpty = emptyAlone.has(folded) || alone.includes(folded)
    const isName = quoted.test(text) || calling.includes(wordsOfName(text))
    return (
      !isName &&
      !isEmpty &&
      !isNoTopic(text, subjects.bearOut(text)) &&
      (!kindsOfCode.has(folded) || subjects.bearOut(text))
    )
  }
  return {
    categories,
    labels: withoutPlaces(labels.filter(isTopic)).map((one) => inFull(said)(one)),
    known: () =>
      known()
        .filter((one) => one.own && isTopic(one))
        .map((one) => inFull(said)(one)),
    bearOut: subjects.bearOut,
    isTopic
  }
}
/** Letters of a word that a sentence calls it by, below which it says too little alone: "game". */
const leastTold = 5
const isTold = ({ where }: Voiced): boolean => where === "told"

/** Everything the pages say of what the product is about, offered as the three fields that hold it. `names`: folded, the first its own; `city`: where it is, a fact of its own. */
export const topicsOf = (
  readings: ReadonlyArray<Reading>,
  choices: ReadonlyArray<CategoryChoice>,
  names: ReadonlyArray<string>,
  city: string | undefined
): Readonly<Partial<Record<"categories" | "tags" | "keywords", Backed<ReadonlyArray<string>>>>> => {
  const site = { readings, choices, names, city }
  const said = voiced(readings, names[0] ?? "")
  const loud = topicsBy(
    said.filter((one) => !isTold(one)),
    site
  )
  // Where what it says loud leaves it open, the sentence that says what it is decides.
  const isOpen = loud.categories === undefined || loud.labels.length === 0
  const told = isOpen && said.some(isTold) ? topicsBy(said, site) : undefined
  const categories = loud.categories ?? told?.categories
  // Where its kind is its name, "Acme Pottery School", what its categories know of that is its topic: "pottery".
  const spoken = told === undefined || told.labels.length > 0 ? (told?.labels ?? []) : told.known().slice(0, 1)
  const found =
    loud.labels.length > 0 ? loud.labels : spoken.filter(({ text }) => unspaced.test(text) || text.length >= leastTold)
  const spokenFor = loud.categories === undefined && told !== undefined ? told : loud
  const trades = statedTrades(said, {
    names,
    place: fold(city ?? ""),
    bearOut: spokenFor.bearOut,
    isTopical: (text, { lang }) => namesTrade(tokensOf(fold(text)), choices, lang),
    isOwn: isSearchWord(readings)
  }).filter(spokenFor.isTopic)
  const labels = listedWith(found, trades, said)
  const named = namedTopics(spokenFor.known())
  const searched = searchWords(readings, said, { names, place: fold(city ?? ""), bearOut: spokenFor.bearOut })
  const makers = makersIn(said)
  const isMaker = ({ text }: Label) => makers.some((maker) => `${maker} `.startsWith(`${text} `))
  const listed = (more: ReadonlyArray<Label>, max: number) =>
    listOf(
      besides(labels, more).filter((one) => !isMaker(one)),
      max,
      smallWords(readings)
    )
  const tags = listed([...named, ...searched.slice(0, most.searched)], most.tags)
  const keywords = listed([...searched, ...named], most.keywords)
  return {
    ...(categories === undefined ? {} : { categories: categories.offer }),
    ...(tags === undefined ? {} : { tags }),
    ...(keywords === undefined ? {} : { keywords })
  }
}
