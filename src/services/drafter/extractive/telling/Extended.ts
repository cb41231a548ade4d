/** A description that would only say the short one again: that, and behind it what else the site tells of the same thing. */
import type { Backed } from "../../../../domain/draft/Candidates.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { languageOf } from "../../evidence/topics/Language.ts"
import type { Reading } from "../reading/Reading.ts"
import { isOwn, saysName } from "../words/Sentences.ts"
import { cardRows } from "./CardRows.ts"
import { textWanted } from "./Describing.ts"
import { behind, isSound, repeats, saysWhose } from "./Further.ts"
import { begun, contentStems, type Names, nonLatin, type Passage } from "./Passages.ts"
import { adds, sizeInLetters, toldLength, topicOf } from "./Worth.ts"

/** Characters of a description that says enough, though it says the short one again, and of one that goes on behind it. */
const lengths = { much: 200, most: 900 } as const
/** And what it may have besides to be the same. */
const besides = 40
const among = 8

const passageOf = ({ value, evidence }: Backed<string>, names: Names): Passage | undefined => {
  const [quote] = evidence
  return quote === undefined
    ? undefined
    : { text: value, quote, own: isOwn(value, names), named: saysName(value, names), alone: true }
}
const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "")
/** Whether a description says no more than the short one. */
export const saysAgain = (value: string, said: string): boolean => {
  const [one, other] = [plain(value), plain(said)]
  return other.includes(one) || (one.startsWith(other) && sizeInLetters(one) < sizeInLetters(other) + besides)
}

/** `others`: what could be a description by itself, the best first. */
export const extended = (
  said: Backed<string>,
  others: ReadonlyArray<Backed<string>>,
  readings: ReadonlyArray<Reading>,
  names: Names
): ReadonlyArray<Backed<string>> => {
  const [home] = readings
  const line = passageOf(said, names)
  if (home === undefined || line === undefined) return []
  const topic = topicOf(home)
  const isNew = (one: Passage) =>
    !saysAgain(one.text, line.text) &&
    !saysAgain(line.text, one.text) &&
    nonLatin.test(one.text) === nonLatin.test(line.text)
  const about = new Set([...contentStems(line.text), ...topic].map(begun))
  const isOfTopic = (row: ReadonlyArray<Passage>) =>
    [...contentStems(row.map(({ text }) => text).join("\n"))].some((word) => about.has(begun(word)))
  const further = behind([line], readings, textWanted(readings, names), topic, names)
  const told = others
    .slice(0, among)
    .filter(({ value }) => !value.includes("\n"))
    .flatMap((one) => passageOf(one, names) ?? [])
    .filter(
      (one) => isNew(one) && isSound(one) && saysWhose(one) && !repeats(one, [line]) && adds(one, [line], topic, names)
    )
  const rows = cardRows(readings, names)
    .map((row) => row.filter(isNew))
    .filter((row) => row.length > 1 && isOfTopic(row))
  const paragraphs = [...further.map((one) => [one]), ...told.map((one) => [one]), ...rows]
  return paragraphs
    .filter((one) => toldLength([line, ...one]) <= lengths.most)
    .map((one) => ({
      value: `${line.text}\n\n${one.map(({ text }) => text).join(languageOf(home.page) === "ja" ? "" : " ")}`,
      evidence: [...said.evidence, ...one.map(({ quote }) => quote)]
    }))
}
/** Whether a text says so much that nothing is missed behind it, though the short description says it, too. */
export const saysMuch = (text: string): boolean => sizeInLetters(text) >= lengths.much
