/** How a line is worded: how long it is, how it is written, of whom it speaks. */
import type { Quote } from "../../../../domain/draft/Candidates.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { type Names, tellsPast } from "../telling/Passages.ts"
import { definesIt, isDefinition, offers, saysLittle } from "../telling/Worth.ts"
import { shouts } from "../words/Adorned.ts"
import { definitionIn } from "../words/Asides.ts"
import {
  deniesFirst,
  leans,
  ofTheWorld,
  opensAsWe,
  pleads,
  saysBesides,
  showsOff,
  tellsDeeds
} from "../words/LeaningWords.ts"
import { announces, greets, isTerms, kindAlone } from "../words/LineWords.ts"
import { isDated, isHistory, isOwn, isWhole, saysName, wordsIn } from "../words/Sentences.ts"
import { ofMakers } from "../words/SentenceWords.ts"
import type { Traits } from "./Lines.ts"

/** Up to how many words each size has. */
const sizes = [2, 4, 6, 9, 13, 18, 25, 40] as const
export const sizeOf = (count: number, bounds: ReadonlyArray<number>): number => {
  const at = bounds.findIndex((bound) => count <= bound)
  return at === -1 ? bounds.length : at
}

const written: ReadonlyArray<readonly [name: string, pattern: RegExp]> = [
  ["ends in a point", /[.。]$/u],
  ["ends in !", /[!！]$/u],
  ["ends in a question", /[?？؟]$/u],
  ["ends in a colon", /[:：]$/u],
  ["has a figure", /\p{Nd}/u],
  ["has a sum", /\p{Sc}/u],
  ["has a quotation", /["“”„«»「」]/u],
  ["has a colon", /[:：] /u],
  ["has a dash", / [–—-] /u],
  ["has parts", /[|·•]/u],
  ["begins small", /^\p{Ll}/u]
]
const told: ReadonlyArray<readonly [name: string, holds: (text: string, folded: string) => boolean]> = [
  ["in capitals", (text) => shouts(text)],
  ["defines", (_, folded) => definitionIn(folded) !== ""],
  ["as we", (_, folded) => opensAsWe.test(folded)],
  ["leans", (text) => leans.test(text)],
  ["denies", (text) => deniesFirst.test(text)],
  ["besides", (text) => saysBesides.test(text)],
  ["tells deeds", (text) => tellsDeeds.test(text)],
  ["shows off", (text) => showsOff.test(text)],
  ["pleads", (text) => pleads.test(text)],
  ["of the world", (_, folded) => ofTheWorld.test(folded)],
  ["of the past", (text) => tellsPast.test(text)],
  ["a history", (text) => isHistory(text)],
  ["dated", (text) => isDated(text)],
  ["greets", (text) => greets.test(text)],
  ["announces", (text) => announces.test(text)],
  ["terms", (text) => isTerms(text)],
  ["a kind alone", (text) => kindAlone.test(text)],
  ["of its makers", (_, folded) => ofMakers.test(folded)],
  ["a whole sentence", (text) => isWhole(text)]
]
/** Share of the words behind the first that begin with a capital. */
const capitals = (text: string): number => {
  const rest = text.split(/\s+/).slice(1)
  return rest.length === 0 ? 0 : rest.filter((word) => /^\p{Lu}/u.test(word)).length / rest.length
}

const nowhere: Quote = { quote: "", url: "" }

export const wordingOf = (text: string, names: Names): Traits => {
  const traits: Traits = new Map()
  const folded = fold(text)
  const mark = (name: string, isSo: boolean) => isSo && traits.set(name, 1)
  mark(`words ${sizeOf(wordsIn(text), sizes)}`, true)
  for (const [name, pattern] of written) mark(name, pattern.test(text))
  for (const [name, holds] of told) mark(name, holds(text, folded))
  const commas = text.match(/[,、，،]/gu)?.length ?? 0
  mark("a comma", commas === 1)
  mark("commas", commas > 1)
  traits.set("capitals", capitals(text))
  const passage = { text, quote: nowhere, own: isOwn(text, names), named: saysName(text, names) }
  mark("named", passage.named)
  mark("own", passage.own)
  mark(
    "begins with the name",
    names.some((name) => name !== "" && folded.startsWith(name))
  )
  mark("defines it", definesIt(passage, names))
  mark("a definition", isDefinition(passage))
  mark("offers", offers(passage, names))
  mark("says little", saysLittle(passage))
  return traits
}
