/** "We founded our firm in 2004 and Acme in 2012": what bears the name has a year of its own, and that one counts. */
import type { Own } from "../../Own.ts"
import { begunVerbs } from "../../words/founding/BeginningWords.ts"
import { cameLater } from "../../words/founding/TimeWords.ts"

const year = String.raw`(?:1[89]|20)\p{Nd}{2}`
const within = "(?:in|im|im jahr|en|em|nel|nell'anno|en l'an) "
/** "and Acme in 2012", "und 2012 Acme": with the verb of what stands before it. */
const named = new RegExp(
  `(?:[,;]| (?:and|und|et|y|e|en)) (?:(?:then|dann|puis|luego|depois|poi|dan) )?(?:(?:${within})?(?<before>${year}),? )?(?<name>[^,;:.\\p{Nd}]{1,60}?)(?:,? (?:${within})?(?<behind>${year}))?(?: gegründet| opgericht| eröffnet)?[.!]?$`,
  "iu"
)
const anyYear = new RegExp(`(?<!\\p{Nd})${year}(?!\\p{Nd})`, "gu")
const isBegun = (text: string): boolean =>
  cameLater.test(text) || text.split(/[^\p{L}-]+/u).some((word) => begunVerbs.has(word.toLowerCase()))
const namesOurs = (own: Own, text: string): boolean => {
  const words = text.split(" ")
  return words.some((_, at) =>
    [1, 2, 3, 4].some((count) => {
      const phrase = words.slice(at, at + count).join(" ")
      return /\p{Lu}/u.test(phrase) && own.isName(phrase.replace(/[.,;:!]+$/u, ""))
    })
  )
}
interface InYear {
  /** What was founded. */
  readonly subject: string
  readonly year: string | null
}
/** The same founding, in the year of the name where the sentence tells one; in none where it began in some other way. */
export const inOwnYear = <A extends InYear>(text: string, founding: A, own: Own): A => {
  const { year: told, subject } = founding
  const at = told === null ? -1 : text.indexOf(told)
  if (at === -1 || told === null || namesOurs(own, subject) || namesOurs(own, text.slice(0, at))) return founding
  const rest = text.slice(at + told.length)
  if (![...rest.matchAll(anyYear)].some(([other]) => other !== told) || !namesOurs(own, rest)) return founding
  const { before, name = "", behind } = named.exec(rest)?.groups ?? {}
  const its = own.isName(name) ? (behind ?? before) : undefined
  if (its !== undefined) return { ...founding, subject: name, year: its }
  return isBegun(rest) ? { ...founding, year: null } : founding
}
