/**
 * Whether a sentence ties what the page keeps apart: a verb to what another verb is done to, a name to the place of
 * another, "free" to what is paid for. Every word may be the page's; how they hang together is not. English only: what
 * other languages bind is told by `tongues/`.
 */

import { sentenceLanguage } from "../parse/TextLanguage.ts"
import { englishTongue, tongueOf } from "../tongues/TongueOf.ts"
import { copyWords } from "../voice/CopyWords.ts"
import type { Spoken } from "../voice/Spoken.ts"
import { framed } from "./framing/Frames.ts"
import { linksIn } from "./Linked.ts"
import { mismatched } from "./Mismatched.ts"
import type { Untied } from "./Untied.ts"
import { deedRules } from "./UntiedDeeds.ts"
import { phraseRules, wholeRules } from "./UntiedPhrases.ts"

/** Tells a sum. */
export const pricedText = /\p{Sc}\s?\p{Nd}|\p{Nd}\s?\p{Sc}/u

/** "Petit, a baker, runs the mill": of Petit. */
const aside = /^((?:The )?(?:\p{Lu}[\p{L}'’&-]*)(?: \p{Lu}[\p{L}'’&-]*){0,3}), (?:an?|the) [^,.;:]{3,60}, (?=\p{Ll})/u

/** Letters of a sentence: a longer one is no sentence. */
const bounds = { length: 1000 } as const

/** Null where it is tied as the page ties it; a price list is weighed by itself. */
export const looseIn = (sentence: string, own: ReadonlyArray<Spoken>, names: ReadonlyArray<string>): Untied | null => {
  const texts = own.map(({ text }) => text).filter(({ length }) => length <= bounds.length)
  const lang = own[0]?.lang ?? null
  const tongue = tongueOf([sentence, ...texts].join("\n"), lang)
  if (sentence.length > bounds.length || sentence.endsWith("?") || pricedText.test(sentence)) return null
  const mismatch = mismatched(sentence, texts, tongue ?? englishTongue(), names)
  if (mismatch !== null) return { hard: true, reason: mismatch }
  if (tongue !== null || sentenceLanguage(sentence, lang) !== "en") return null
  const frame = framed(sentence, texts, names)
  if (frame !== null) return { hard: true, reason: frame }
  const said = linksIn(sentence, names)
  const pages = texts.map((text) => linksIn(sentence.includes(",") ? text : text.replace(aside, "$1 "), names))
  // What is a run of the page's own words is tied as the page ties it.
  const row = ` ${copyWords(sentence).join(" ")} `
  const isRun = texts.some((text) => ` ${copyWords(text).join(" ")} `.includes(row))
  const rules = isRun ? wholeRules : [...wholeRules, ...deedRules, ...phraseRules]
  const found = rules.flatMap((rule) => rule(said, pages) ?? [])
  return found.find(({ hard }) => hard) ?? found[0] ?? null
}
