/** Where one paragraph would say no more than the short description: one that says more in its place, or another behind it. */
import { fold } from "../../../../domain/text/Folding.ts"
import { isGivenName } from "../../evidence/facts/Persons.ts"
import { heroOf, type ReadBlock, type Reading, readPath, sentencesOf } from "../reading/Reading.ts"
import { aboutPaths, servicePaths, sidePaths } from "../words/CommonWords.ts"
import { deniesFirst, listsBySigns, ofTheWorld, opensAsWe, pleads, tellsDeeds } from "../words/LeaningWords.ts"
import {
  begun,
  contentStems,
  type Names,
  nonLatin,
  type Passage,
  passages,
  restated,
  tellsPast,
  type Wanted
} from "./Passages.ts"
import { adds, saysLittle, toldLength } from "./Worth.ts"
import { isBeside } from "./words/AsideLines.ts"

/** Words by which a text is the fuller one, and the share of the other's that it has as well; where it goes by name, new words. */
const fuller = { words: 3, share: 0.5, named: 0.4, fresh: 5 } as const
/**
 * Characters of a paragraph that is worth to stand behind another, paragraphs at a page's head, paragraphs of one about the
 * product, options, and the share of its words, by their beginnings, from which it says what is told.
 */
const further = { characters: 60, head: 2, told: 3, options: 4, again: 0.4 } as const

const isOfScript = (text: string, like: string) => nonLatin.test(text) === nonLatin.test(like)
const isAlone = ({ block }: ReadBlock) => block.card === null && block.list === null
/** "Ada Roth runs the ovens": who does what in the house. */
const tellsOfSomebody = (sentence: string): boolean => {
  const [, given = ""] = /^(\p{Lu}\p{Ll}+) \p{Lu}\p{Ll}+ \p{Ll}/u.exec(sentence) ?? []
  return isGivenName(given)
}
export const isSound = (one: Passage) =>
  toldLength([one]) >= further.characters &&
  !saysLittle(one) &&
  !listsBySigns.test(one.text) &&
  !sentencesOf(one.text).some(tellsOfSomebody) &&
  sentencesOf(one.text).every(
    (sentence) => !pleads.test(sentence) && !tellsDeeds.test(sentence) && !isBeside.test(sentence)
  )
const year = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/u
/** Nothing of how it came to be, or of what it is not. */
const plainly = (wanted: Wanted): Wanted => ({
  ...wanted,
  plain: (sentence) =>
    !year.test(sentence) &&
    !tellsPast.test(sentence) &&
    !deniesFirst.test(sentence) &&
    !ofTheWorld.test(fold(sentence)) &&
    (wanted.plain?.(sentence) ?? true)
})
/** Whether a good part of its words is told already. */
export const repeats = (one: Passage, told: ReadonlyArray<Passage>): boolean => {
  const wordsOf = (text: string) =>
    new Set([...contentStems(text)].filter((word) => !/^\p{N}+$/u.test(word)).map(begun))
  const words = wordsOf(one.text)
  const before = told.flatMap(({ text }) => [...wordsOf(text)])
  return words.intersection(new Set(before)).size >= further.again * words.size
}

/** Paragraphs at the head of a page, before its first part. */
const headOf = (reading: Reading, wanted: Wanted, names: Names): ReadonlyArray<Passage> =>
  passages({ ...reading, blocks: heroOf(reading).filter(isAlone) }, wanted, names).slice(0, further.head)

/** Says of whom it speaks: by name, or as "we", were it by the ending of its verb. */
export const saysWhose = (one: Passage) => one.own || opensAsWe.test(fold(sentencesOf(one.text)[0] ?? ""))

/** "Acme: Honest bread", "Acme – Honest bread": a label behind its name, which stands in the profile anyway. */
const isLabelled = ({ text }: Passage, names: Names) =>
  names.some((name) => name !== "" && fold(text).startsWith(name) && /^\s?[:–—|-]/u.test(text.slice(name.length)))
/** What says most of a line again, and more besides: of its other summaries and of what its hero says. */
export const fullerThan = (line: Passage, home: Reading, wanted: Wanted, names: Names): Passage | undefined => {
  const words = contentStems(line.text)
  const mayLoseName = !line.named || isLabelled(line, names)
  const seen = headOf(home, wanted, names).filter(({ named }) => named || mayLoseName)
  return [...restated(home, wanted, names), ...seen]
    .filter((one) => isOfScript(one.text, line.text) && isSound(one))
    .map((one) => ({ one, stems: contentStems(one.text) }))
    .filter(({ one, stems }) => {
      const again = stems.intersection(words).size
      return one.named
        ? stems.size >= words.size && stems.size - again >= fuller.fresh && again >= fuller.named * words.size
        : stems.size >= words.size + fuller.words && again >= fuller.share * words.size
    })
    .toSorted((a, b) => b.stems.size - a.stems.size)[0]?.one
}

/** What may stand behind a paragraph, the best first: of the hero, of its other summaries, of the pages about it and its services. */
export const behind = (
  told: ReadonlyArray<Passage>,
  readings: ReadonlyArray<Reading>,
  wanted: { readonly hero: Wanted; readonly text: Wanted },
  topic: ReadonlySet<string>,
  names: Names
): ReadonlyArray<Passage> => {
  const [home, ...others] = readings
  const [line] = told
  if (home === undefined || line === undefined) return []
  const [hero, text] = [plainly(wanted.hero), plainly(wanted.text)]
  const pages = (paths: RegExp) => others.filter((one) => paths.test(readPath(one)) && !sidePaths.test(readPath(one)))
  const about = pages(aboutPaths).flatMap((one) =>
    passages({ ...one, blocks: one.blocks.filter(isAlone) }, text, names)
      .slice(0, further.told)
      .filter(saysWhose)
  )
  const services = pages(servicePaths).flatMap((one) => headOf(one, text, names).filter(saysWhose))
  const own = passages({ ...home, blocks: home.blocks.filter(isAlone) }, text, names).filter(saysWhose)
  // What stands under the title is of what the title names.
  const head = headOf(home, hero, names).map((one) => ({ ...one, named: true }))
  return [...head, ...restated(home, hero, names), ...about, ...services, ...own]
    .filter(
      (one) =>
        isSound(one) &&
        isOfScript(one.text, line.text) &&
        !repeats(one, told) &&
        adds({ ...one, own: true }, told, topic, names)
    )
    .slice(0, further.options)
}
