/** How much a phrase weighs in a text of a site, by where it stands in it. */
import { fold } from "../../../../domain/text/Folding.ts"
import { madeOnceBy } from "../../../../domain/text/Recalled.ts"
import type { Token } from "../../evidence/reading/Tokens.ts"
import { carriedAt, stemsOf } from "../../evidence/topics/CategoryWords.ts"
import { termAt, termsFor } from "../../evidence/topics/Glossary.ts"
import { shareAt } from "../words/Asides.ts"
import type { Voiced } from "./Voiced.ts"

type Places = ReadonlyArray<readonly [at: number, end: number]>
/** Where a phrase stands in a text, in English or in the text's own language: its first word and its last. */
export const phrasePlaces = madeOnceBy(({ tokens, lang }: Voiced, phrase: string): Places => {
  const all = tokens()
  const places = [
    [carriedAt(all, phrase), stemsOf(phrase).length] as const,
    ...termsFor(phrase, lang).map((term) => [termAt(all, term), term.length] as const)
  ]
  return places.flatMap(([at, length]) => (at === -1 ? [] : [[at, at + length - 1] as const]))
})
/** "An online shop for tea": not what it is, but where it is had. */
const vessels: ReadonlySet<string> = new Set([
  "e-commerce",
  "E-commerce",
  "ecommerce",
  "online shop",
  "online store",
  "webshop"
])
/** "The Quiet Ledger: a novel" keeps no books. */
const ofName = 0.8
const isOfName = ({ named: [from, to] }: Voiced, first: Token | undefined, last: Token | undefined): boolean =>
  first !== undefined && last !== undefined && from <= first.start && last.end <= to
/** The share of a text's weight that a phrase has in it, where it is said best. */
export const shareIn = madeOnceBy((one: Voiced, phrase: string): number => {
  const all = one.tokens()
  const folded = fold(one.text)
  const shares = phrasePlaces(one, phrase).map(([at, end]) =>
    isOfName(one, all[at], all[end]) ? ofName : shareAt(all, at, end, folded, !vessels.has(phrase))
  )
  return shares.length === 0 ? 1 : Math.max(...shares)
})
