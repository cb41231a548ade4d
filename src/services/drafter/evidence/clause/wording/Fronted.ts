/** "Jeden Dienstag rösten wir Kaffee", "Acme röstet jeden Dienstag Kaffee": what leads in stands elsewhere, and all else is as it was. */
import type { ReadLanguage } from "../words/Languages.ts"
import { speakingVerbs, weAsDoers } from "./FunctionWords.ts"
import { adders } from "./Openers.ts"
import { company, isSameToken, type WordToken } from "./WordTokens.ts"

type Line = ReadonlyArray<WordToken>

interface Fronted {
  readonly lead: Line
  readonly verb: WordToken
  readonly rest: Line
}
const longestLead = 6

/** A sentence in which the site does something, and something else stands first. */
const frontedIn = (line: Line, language: ReadLanguage): Fronted | null => {
  const isWe = ({ word, written }: WordToken) => word === company && weAsDoers[language].has(written.toLowerCase())
  for (let at = 1; at <= Math.min(longestLead, line.length - 1); at++) {
    const [one, next] = [line[at], line[at + 1]]
    if (one === undefined) return null
    const lead = line.slice(0, at)
    if (lead.some(({ word, apart }) => word === company || (apart && language !== "fr"))) return null
    if (language === "fr") {
      if (isWe(one) && next !== undefined && /\p{L}{2}ons$/u.test(next.written.toLowerCase()))
        return { lead, verb: next, rest: line.slice(at + 2) }
    } else if (language === "de" || language === "nl") {
      if (one.word.length > 2 && !isCapital(one) && next !== undefined && isWe(next))
        return { lead, verb: one, rest: line.slice(at + 2) }
    } else if (speakingVerbs[language].test(one.written.toLowerCase())) {
      return { lead, verb: one, rest: line.slice(at + 1) }
    }
  }
  return null
}
const isCapital = ({ written }: WordToken) => /^\p{Lu}/u.test(written)

const isSameLine = (a: Line, b: Line, language: ReadLanguage) =>
  a.length === b.length && a.every((token, at) => b[at] !== undefined && isSameToken(token, b[at], language))

/** Whether the sentence says with its name first what the page says with something else first. */
export const isFronted = (said: Line, page: Line, language: ReadLanguage): boolean => {
  const [name, verb, ...others] = said
  const found = frontedIn(page, language)
  if (found === null || name?.word !== company || verb === undefined || !isSameToken(verb, found.verb, language))
    return false
  const { lead, rest } = found
  // Behind a comma it would hang on what stands there; an "or" or a second deed stays where it was.
  const end = rest.findIndex(({ apart }) => apart)
  const last = end === -1 ? rest.length : end
  return [...Array(last + 1).keys()].some(
    (at) =>
      (at === 0 || rest[at - 1]?.telling === true) &&
      !adders[language].has(lead[0]?.word ?? "") &&
      isSameLine(others, [...rest.slice(0, at), ...lead, ...rest.slice(at)], language)
  )
}
