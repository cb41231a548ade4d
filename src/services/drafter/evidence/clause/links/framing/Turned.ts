/** The page's own word with another meaning: "scented" of "unscented", "for each" of "for all", the kayak of its hatch. */
import { tellingStems } from "../../meaning/TellingStems.ts"
import { stemOf } from "../../parse/Stems.ts"
import { partNouns } from "../../words/thesaurus/PartNouns.ts"

const wordsIn = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/\p{L}+(?:[-’']\p{L}+)*/gu) ?? []

/** "Un" and "non" say the contrary of what stands behind them. */
const contrary = /^(?:un|non-?)(\p{L}{4,})$/u
/** A sentence that has one of these denies by itself. */
const denies =
  /\b(?:not|no|never|without|free|instead of|rather than|neither|nor|nothing|none|cannot|un\p{L}+|non\p{L}+|\p{L}+less)\b|n['’]t\b/iu
const isContrary = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  if (denies.test(sentence)) return false
  const told = texts.flatMap(wordsIn)
  const plain = new Set(told.map(stemOf))
  const turned = new Set(told.flatMap((word) => contrary.exec(word)?.[1] ?? []).map(stemOf))
  return wordsIn(sentence)
    .map(stemOf)
    .some((one) => turned.has(one) && !plain.has(one))
}

/** Counts of each by itself, or of all of them together. */
const each = /\b(?:each|every|per)\s+(?:single |individual )?(\p{L}+)/giu
const together = /\b(?:all|across|together|shared|combined|total|altogether|between)\b/iu
const countsOtherwise = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  [...sentence.matchAll(each)].some(([, noun = ""]) => {
    const stem = stemOf(noun.toLowerCase())
    const telling = texts.filter((text) => tellingStems(text).includes(stem))
    return (
      telling.length > 0 &&
      telling.every(
        (text) =>
          together.test(text) &&
          /\p{Nd}/u.test(text) &&
          ![...text.matchAll(each)].some(([, other = ""]) => stemOf(other.toLowerCase()) === stem)
      )
    )
  })

/** "Up to 24 hours before" is not "at any time". */
const anytime = /\b(?:(?:at )?any ?time|whenever|always|at all times|around the clock|day (?:and|or) night|24\/7)\b/i
const within =
  /\b(?:up to|until|till|before|within|at least|after|between|from)\b[^.;:]*?\b(?:\p{Nd}+|one|two|three|four|six|twelve|an?)\b[^.;:]*?\b(?:hours?|days?|weeks?|months?|minutes?|[ap]m)\b/iu
const widensTime = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  anytime.test(sentence) && !texts.some((text) => anytime.test(text)) && texts.some((text) => within.test(text))

const parted: ReadonlySet<string> = new Set([...partNouns].map(stemOf))
/** Of a part of it: "the hatches of our kayaks are of recycled plastic", "each hull's planks". */
const ofPart =
  /\b(\p{L}+)(?:,? (?:and|or) (?:the )?(\p{L}+))? of (?:our|the|its|all|every|each|an?) (?:\p{L}+ )?(\p{L}+)/giu
const tellsPartAsWhole = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const said = new Set(wordsIn(sentence).map(stemOf))
  return texts.some((text) => {
    const found = [...text.matchAll(ofPart)].filter(([, first = ""]) => parted.has(stemOf(first.toLowerCase())))
    return found.some(([all, first = "", second = "", whole = ""]) => {
      const parts = [first, second].filter((one) => one !== "").map((one) => stemOf(one.toLowerCase()))
      const stem = stemOf(whole.toLowerCase())
      if (!said.has(stem) || parts.some((one) => said.has(one))) return false
      // What is told of the part and of nothing else.
      const clause = text.slice(text.indexOf(all) + all.length).split(/[.;:!?](?=\s|$)/u)[0] ?? ""
      const elsewhere = new Set(texts.flatMap((one) => tellingStems(one.replace(clause, " "))))
      return tellingStems(clause).some((one) => said.has(one) && !elsewhere.has(one))
    })
  })
}

/** "Replaces the accountant's sheets, not the accountant". */
const owned = /\b\p{L}+['’]s\b/giu
const deniedBehind = /,?\s+\b(?:not|never)\s+((?:[\p{L}'’]+\s+){0,2}[\p{L}]+)(?=[.,;:!?]|$)/giu
const takesInDenied = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  if (denies.test(sentence)) return false
  const said = new Set(tellingStems(sentence.replace(owned, " ")))
  return texts.some((text) =>
    [...text.matchAll(deniedBehind)].some(([all, behind = ""]) => {
      const rest = new Set(tellingStems(text.replace(all, " ").replace(owned, " ")))
      const last = tellingStems(behind).at(-1)
      return last !== undefined && said.has(last) && !rest.has(last)
    })
  )
}

/** Why a sentence may not turn the page's words like this; null where it does not. */
export const turnedIn = (sentence: string, texts: ReadonlyArray<string>): string | null => {
  if (isContrary(sentence, texts) || takesInDenied(sentence, texts)) return "the page says the opposite"
  if (countsOtherwise(sentence, texts)) return "the page counts it otherwise"
  if (widensTime(sentence, texts)) return "the page tells another time of this"
  if (tellsPartAsWhole(sentence, texts)) return "the page says it of a part"
  return null
}
