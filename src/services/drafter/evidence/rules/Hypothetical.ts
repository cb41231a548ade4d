/** Whether a place speaks of a thing as of what is not there today: denied, planned, over, only asked for, or somebody else's. */
import { find, fold } from "../../../../domain/text/Folding.ts"
import { readClauses } from "../clause/ReadClauses.ts"
import { type ForeignClause, readForeign } from "../clause/tongues/ForeignText.ts"
import type { Tongue } from "../clause/tongues/Tongue.ts"
import { tongueOf } from "../clause/tongues/TongueOf.ts"
import { replyIn } from "../clause/voice/Replies.ts"
import type { PageIndex } from "../reading/PageIndex.ts"
import type { Place } from "../reading/Place.ts"
import { languageOf } from "../topics/Language.ts"
import { blocksAt } from "./Standing.ts"

const sentenceEnd = /(?<=[.!?。！？؟])\s*/u
const asking = /[?？؟]["'”’»)\]」』]*$/u
/** "Ja, auch offline.": what was asked for is there. */
const affirms = /^(?:ja|oui|sí|si|sim|sì|はい|是的?|可以|نعم)(?![\p{L}\p{M}])/iu

/** What the block after one of a place says to it. */
const behind = ({ page, blocks }: Place, step: number): string =>
  page.blocks[(blocks?.first ?? 0) + step + 1]?.text ?? ""
const isAffirmed = (answer: string) => {
  const [verdict] = replyIn(answer) ?? []
  return affirms.test(answer) || (verdict !== undefined && verdict.toLowerCase() !== "no")
}

/** A clause that denies what it holds; "without ads" denies nothing but the ads. */
const denies = (clause: ForeignClause, at: number): boolean => {
  const without = clause.found("without")
  const ofNoun = new Set(without.map((hit) => hit.at))
  const last = without.findLast((hit) => hit.at < at)
  const isWithout =
    last !== undefined &&
    clause.line
      .slice(last.at + last.text.length, at)
      .trim()
      .split(" ").length <= 1
  return isWithout || clause.found("not").some((hit) => !ofNoun.has(hit.at))
}
/** Without spaces between its words a sentence says at its end what comes of it, so all of it counts. */
const isForeignHypothetical = (sentence: string, thing: string, names: ReadonlyArray<string>, tongue: Tongue) => {
  const { clauses } = readForeign(sentence, tongue, names)
  const line = readForeign(thing, tongue, []).clauses[0]?.line ?? thing
  const held = clauses.filter((clause) => clause.line.includes(line))
  return (tongue.spaced ? held : clauses).some(
    (clause) =>
      denies(clause, Math.max(0, clause.line.indexOf(line))) ||
      clause.found("plan").length > 0 ||
      clause.found("past").length > 0
  )
}

/** Its own sentence is meant; a line that is nothing but the thing says it is there. English is read by clauses. */
export const isHypothetical = (place: Place, thing: string, names: ReadonlyArray<string>): boolean => {
  const folded = fold(thing)
  return blocksAt(place).some((block, step) => {
    const sentence = block.text.split(sentenceEnd).find((one) => find(fold(one), folded) !== -1) ?? ""
    if (fold(sentence).replace(/[.!。！]$/u, "") === folded) return false
    if (asking.test(sentence) && !isAffirmed(behind(place, step))) return true
    if (languageOf(place.page) === "en") {
      const own = readClauses(sentence, { names, lang: "en" }).find((one) => find(fold(one.text), folded) !== -1)
      return own !== undefined && (own.tense !== "present" || own.modal || own.negated)
    }
    const tongue = tongueOf(block.text, languageOf(place.page))
    return tongue !== null && isForeignHypothetical(sentence, thing, names, tongue)
  })
}

/** Words from which on a line of English is a sentence rather than a label. */
const sentenceWords = 6
/** Whether a line asks for a thing, or tells in English that it is yet to come: "Bank statements are planned for the spring." */
export const isNotThere = (text: string, page: PageIndex, names: ReadonlyArray<string>): boolean =>
  asking.test(text) ||
  (languageOf(page) === "en" &&
    text.split(/\s+/).length >= sentenceWords &&
    readClauses(text, { names, lang: "en" }).some(({ modal }) => modal))
