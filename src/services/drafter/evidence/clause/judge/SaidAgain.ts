/**
 * Whether a sentence that was refused may be its quotes said again: by a rule for each way of doing so, none of which knows
 * that it is true. Somebody has to be asked.
 */
import { mismatched } from "../links/Mismatched.ts"
import { sentenceLanguage } from "../parse/TextLanguage.ts"
import { englishTongue, tongueOf } from "../tongues/TongueOf.ts"
import type { Spoken } from "../voice/Spoken.ts"
import { saysAfresh } from "./Afresh.ts"
import { saysAtLength } from "./afresh/AtLength.ts"
import { saysInOwnWords } from "./OwnWords.ts"
import { restates } from "./Restating.ts"

const textsOf = (spoken: ReadonlyArray<Spoken>) => spoken.map(({ text }) => text)
/** What a sentence may say again: all that is quoted, one sentence of it, or two in a row. */
const restatable = (spoken: ReadonlyArray<Spoken>): ReadonlyArray<ReadonlyArray<Spoken>> =>
  spoken.length < 2
    ? [spoken]
    : [spoken, ...spoken.map((one) => [one]), ...spoken.map((_, at) => spoken.slice(at, at + 2))]

/** What of the quotes it may say again; null where it does not. `reason`: why it was refused; `names`: the product's. */
export const saidAgain = (
  sentence: string,
  reason: string,
  spoken: ReadonlyArray<Spoken>,
  names: ReadonlyArray<string>
): ReadonlyArray<Spoken> | null => {
  if (spoken.some(({ foreign }) => foreign !== null)) return null
  const texts = textsOf(spoken)
  const isEnglish = spoken.every(({ text, lang }) => sentenceLanguage(text, lang) === "en")
  const tongue = isEnglish ? englishTongue() : tongueOf([sentence, ...texts].join("\n"), spoken[0]?.lang ?? null)
  if (tongue === null || mismatched(sentence, texts, tongue, names) !== null) return null
  const inOwnWords = () =>
    saysInOwnWords(sentence, reason, { told: texts, beside: [] }, tongue, names) ? spoken : null
  if (!isEnglish) return inOwnWords()
  const told = restatable(spoken).find((some) => {
    const parts = { told: textsOf(some), beside: textsOf(spoken.filter((one) => !some.includes(one))) }
    return [restates, saysAfresh, saysAtLength].some((says) => says(sentence, reason, parts, names))
  })
  return told ?? inOwnWords()
}
