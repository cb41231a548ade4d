/** What it is about: its categories, and the labels a site uses of itself. */
import type { Backed, CategoryChoice, Quote } from "../../../../domain/draft/Candidates.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import type { Reading } from "../reading/Reading.ts"
import { isStrong, type Voiced, voiced } from "../reading/Voiced.ts"
import { contentStems } from "../telling/Passages.ts"
import { categoriesOffer } from "./CategoryScores.ts"
import { heardOf, saidFor } from "./Hearing.ts"
import { bearsOut, knownTopicsOf } from "./KnownTopics.ts"
import { labelsOf } from "./LabelChoice.ts"
import { statedKinds } from "./StatedKinds.ts"

/** Tags and keywords offered. */
const most = { tags: 4, keywords: 5 } as const

interface Label {
  readonly text: string
  readonly quote: Quote
}
const listOf = (found: ReadonlyArray<Label>, max: number): Backed<ReadonlyArray<string>> | undefined => {
  const once = new Map<string, Label>()
  for (const one of found) if (!once.has(fold(one.text))) once.set(fold(one.text), one)
  const kept = [...once.values()].slice(0, max)
  return kept.length === 0
    ? undefined
    : { value: kept.map((one) => spoken(one.text)), evidence: kept.map((one) => one.quote) }
}
/** Letters in capitals of which no abbreviation is made. */
const loud = /^(?=.*\p{Lu}{6})[^\p{Ll}]+$/u
/** "Marketing" of a page that says "MARKETING". */
const spoken = (label: string): string =>
  loud.test(label) ? label.slice(0, 1) + label.slice(1).toLocaleLowerCase("en") : label

const readingBehind = /^ ?\(([\p{Script=Katakana}ー・ ]{2,30})[^\p{L}]*\)/u
/** "Tolvane（トルヴェイン♪）": a name is read so, and that is no topic. */
const readAs = (said: ReadonlyArray<Voiced>, names: ReadonlyArray<string>): ReadonlyArray<string> =>
  said.filter(isStrong).flatMap(({ text }) =>
    names.flatMap((name) => {
      const folded = fold(text)
      const at = name === "" ? -1 : folded.indexOf(name)
      return at === -1 ? [] : (readingBehind.exec(folded.slice(at + name.length))?.[1]?.trim() ?? [])
    })
  )

/** What a name is made of, in whatever order and with whatever between: "The portal of bakers" is "Bakers Portal". */
const wordsOfName = (name: string): string => [...contentStems(name)].toSorted().join(" ")

/** Everything the pages say of what the product is about, offered as the three fields that hold it. `names`: folded, the first its own; `city`: where it is, a fact of its own. */
export const topicsOf = (
  readings: ReadonlyArray<Reading>,
  choices: ReadonlyArray<CategoryChoice>,
  names: ReadonlyArray<string>,
  city: string | undefined
): Readonly<Partial<Record<"categories" | "tags" | "keywords", Backed<ReadonlyArray<string>>>>> => {
  const said = voiced(readings, names[0] ?? "")
  // What its data calls it speaks for its categories; its labels are words its readers see.
  const heard = heardOf([...said, ...statedKinds(readings)])
  const topics = saidFor(heard, choices)
  const categories = categoriesOffer(heard, topics)
  const chosen = categories?.subjects ?? []
  const subjects = {
    known: () => knownTopicsOf(topics, chosen),
    bearOut: bearsOut(topics, chosen, heard.langs)
  }
  const labels = labelsOf(subjects, readings, said, choices, [...names, ...readAs(said, names)], fold(city ?? ""))
  const calling = names.map(wordsOfName)
  const topicsAlone = labels.filter(({ text }) => !calling.includes(wordsOfName(text)))
  const tags = listOf(topicsAlone, most.tags)
  const keywords = listOf(topicsAlone, most.keywords)
  return {
    ...(categories === undefined ? {} : { categories: categories.offer }),
    ...(tags === undefined ? {} : { tags }),
    ...(keywords === undefined ? {} : { keywords })
  }
}
