/**
 * Whether a sentence in another language says whole sentences of the page, no word more and none less, in their order or
 * turned into the passive: then a rule holds it, and nobody need be asked. What is turned otherwise stays doubtful.
 */
import { isDoneForm } from "../parse/Inflections.ts"
import type { Tongue } from "../tongues/Tongue.ts"
import type { ReadLanguage } from "../words/Languages.ts"
import { bindingKinds } from "../words/OtherTongues.ts"
import { isFronted } from "./Fronted.ts"
import { addressees, doneBy, passiveVerbs, speakingVerbs, wholes } from "./FunctionWords.ts"
import { adders } from "./Openers.ts"
import { variantsOf } from "./Variants.ts"
import { company, isSameToken, type WordToken, wordTokensOf } from "./WordTokens.ts"

type Line = ReadonlyArray<WordToken>

const isCompany = (token: WordToken | undefined) => token?.word === company
/** "Uns beliefern Bauern". */
const isDoneTo = (token: WordToken | undefined) => isCompany(token) && /^(?:uns|ons)$/iu.test(token?.written ?? "")
/** "Vendemos pan": we do, though nobody is named. */
const speaks = (page: Line, language: ReadLanguage) =>
  !isCompany(page[0]) && page.slice(0, 2).some(({ written }) => speakingVerbs[language].test(written.toLowerCase()))

/** The same words in the same order; whom it is done for may go, and that it is all of them. */
const inOrder = (said: Line, page: Line, language: ReadLanguage): boolean => {
  const free = addressees[language]
  const all = page.some(({ word }) => bindingKinds.denied?.test(word) === true) ? new Set() : wholes[language]
  let at = 0
  for (const [place, token] of page.entries()) {
    const own = said[at]
    if (own !== undefined && isSameToken(own, token, language)) at += 1
    else if (place === 0 || !(free.has(token.word) || all.has(token.word))) return false
  }
  return at === said.length
}

/** A word with the small words before it. */
const groupsOf = (line: Line): ReadonlyArray<Line> => {
  const groups: Array<Array<WordToken>> = [[]]
  for (const token of line) {
    groups.at(-1)?.push(token)
    if (token.telling) groups.push([])
  }
  return groups.filter((group) => group.length > 0)
}
const isSameLine = (a: Line, b: Line, language: ReadLanguage) =>
  a.length === b.length && a.every((token, at) => b[at] !== undefined && isSameToken(token, b[at], language))
/** The same groups, in whatever order. */
const sameGroups = (a: Line, b: Line, language: ReadLanguage): boolean => {
  const left = [...groupsOf(b)]
  for (const group of groupsOf(a)) {
    const at = left.findIndex((other) => isSameLine(group, other, language))
    if (at === -1) return false
    left.splice(at, 1)
  }
  return left.length === 0
}

/** "A does B" and "B is done by A"; "we do B" and "B is done". */
const isTurned = (active: Line, passive: Line, language: ReadLanguage): boolean => {
  const isHelper = ({ word }: WordToken) => passiveVerbs[language].has(word)
  const rest = (line: Line) => line.filter(({ word }) => !addressees[language].has(word))
  if (!passive.some(isHelper) || active.some(isHelper)) return false
  const done = passive.filter((token) => !isHelper(token))
  for (const [at, verb] of active.entries()) {
    if (!verb.telling || isCompany(verb)) continue
    const doer = active.slice(0, at).filter(({ word }, place) => place === 0 || !addressees[language].has(word))
    const mine = doer.length === 0 ? speakingVerbs[language].test(verb.word) : doer.length === 1 && isCompany(doer[0])
    for (const [place, participle] of done.entries()) {
      if (!participle.telling || !isDoneForm(participle.word, verb.word, language)) continue
      const others = done.filter((_, index) => index !== place)
      const by = others.findIndex(({ word }) => doneBy[language].has(word))
      const said = by === -1 ? [] : others.slice(by + 1, by + 1 + Math.max(1, doer.length))
      const named = by !== -1 && (doer.length === 0 ? isCompany(said[0]) : isSameLine(said, doer, language))
      if (!(named || (by === -1 && mine))) continue
      const object = by === -1 ? others : [...others.slice(0, by), ...others.slice(by + 1 + said.length)]
      if (object.length > 0 && sameGroups(rest(object), rest(active.slice(at + 1)), language)) return true
    }
  }
  return false
}

/** Ways of reading a sentence of the page: without an "and" that leads in; of "Acme is an app" the app alone. */
const readingsOf = (page: Line, language: ReadLanguage): ReadonlyArray<Line> => {
  const bare = adders[language].has(page[0]?.word ?? "") ? page.slice(1) : page
  const [first, verb, ...rest] = bare
  const isNamed = isCompany(first) && verb !== undefined && /^(?:ist|es|est|é|è|is)$/u.test(verb.word)
  return isNamed ? [bare, rest] : [bare]
}

const says = (said: Line, page: Line, language: ReadLanguage): boolean => {
  if (said.length === 0 || page.length === 0) return false
  if (inOrder(said, page, language)) return !isDoneTo(page[0])
  // "Vendemos pan": "Acme vende pan".
  if (isCompany(said[0]) && speaks(page, language) && inOrder(said.slice(1), page, language)) return true
  if (isFronted(said, page, language)) return true
  return isTurned(page, said, language) || isTurned(said, page, language)
}
/** Of a second sentence what it says is the company's own. */
const isOurs = (page: Line, language: ReadLanguage) => page.some(isCompany) || speaks(page, language)

const bounds = { quotes: 12, tries: 200 } as const
/** The statements, by the quotes they are of, that make up the sentence one after the other; null where they do not. */
export const saysWhole = (
  sentence: string,
  statements: ReadonlyArray<{ readonly text: string; readonly at: number }>,
  { name: language }: Tongue,
  names: ReadonlyArray<string>
): ReadonlyArray<number> | null => {
  if (language === "ja" || language === "zh" || language === "ar") return null
  const said = wordTokensOf(sentence, language, names)
  if (said.filter(({ telling }) => telling).length < 2) return null
  const pages = statements
    .slice(0, bounds.quotes)
    .map(({ text }) => variantsOf(text, language, names).map((one) => wordTokensOf(one, language, names)))
  let tries = 0
  const from = (start: number, used: ReadonlyArray<number>): ReadonlyArray<number> | null => {
    if (start >= said.length) return used
    for (const [at, page] of pages.entries()) {
      if (used.includes(at) || ++tries > bounds.tries) continue
      for (let end = said.length; end > start; end--) {
        const next = said[end]
        const joined = next !== undefined && adders[language].has(next.word)
        if (next !== undefined && !joined && !next.apart) continue
        const part = said.slice(start, end)
        if (!page.some((line) => readingsOf(line, language).some((one) => fits(part, one, start, used)))) continue
        const rest = from(joined ? end + 1 : end, [...used, at])
        if (rest !== null) return rest
      }
    }
    return null
  }
  const fits = (part: Line, page: Line, start: number, used: ReadonlyArray<number>): boolean => {
    if (says(part, page, language))
      return start === 0 || used.length === 0 || isCompany(part[0]) || !isCompany(said[0]) || isOurs(page, language)
    // "Acme alquila …", "… y organiza rutas": who does it was said before.
    const [first, ...more] = page
    return isCompany(first) && (start === 0 || isCompany(said[0])) && says(part, more, language)
  }
  return from(0, [])?.flatMap((one) => statements[one]?.at ?? []) ?? null
}
