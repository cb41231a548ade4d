/** Words of a sentence that need no quote. */
import type { ClauseTerm } from "../meaning/Terms.ts"
import type { Clause } from "../parse/Clauses.ts"
import { stemOf } from "../parse/Stems.ts"
import { companyNouns } from "../words/Closed.ts"
import { audience, freeNouns, freeVerbs, neutralVerbs, priceNouns } from "../words/Free.ts"

export const stemSet = (words: ReadonlySet<string>): ReadonlySet<string> => new Set([...words].map(stemOf))

const verbs = stemSet(freeVerbs)
const nouns = stemSet(freeNouns)
const readers = stemSet(audience)
const prices = stemSet(priceNouns)
const neutral = stemSet(neutralVerbs)
const makers = stemSet(new Set(["make", "give", "bring", "get"]))
/** Done by somebody who is not called what a company is called. */
const isByOthers = ({ passive, words }: Clause): boolean => {
  const by = words.findIndex(({ norm }) => norm === "by")
  return (
    passive && by !== -1 && !words.slice(by + 1).some(({ norm, own }) => own || norm === "us" || companyNouns.has(norm))
  )
}

export const isFreeVerb = (term: ClauseTerm): boolean => verbs.has(term.stem)
export const isPriceWord = (term: ClauseTerm): boolean => prices.has(term.stem)
/** Says that something is there, somewhere, for some time. */
export const isNeutral = (term: ClauseTerm): boolean => term.word.pos === "verb" && neutral.has(term.stem)
/** Somebody a page speaks to without naming them. */
export const isReader = (term: Pick<ClauseTerm, "kind" | "stem">): boolean =>
  term.kind === "you" || readers.has(term.stem)

export const isFree = (term: ClauseTerm, clause: Clause, priced: boolean): boolean => {
  if (term.kind === "own" || term.kind === "you") return true
  if (term.strong || term.kind !== "word") return false
  if (priced && isPriceWord(term)) return true
  // "Made by 4,000 companies": of what is made, by whom it is made says something.
  if (term.word.pos === "verb")
    return verbs.has(term.stem) && !(term.role === "verb" && makers.has(term.stem) && isByOthers(clause))
  // "The company is based", "the app plans": what an own subject is called.
  if (term.pre && clause.subject === "own" && term.role !== "lead" && term.word.pos === "noun") return true
  if (nouns.has(term.stem) && term.head && !term.pre) return clause.verb === null || clause.group?.base === "be"
  return false
}

/** Whether a clause says nothing of its own: "Acme lets you". */
export const isNothing = ({
  clause,
  terms
}: {
  readonly clause: Clause
  readonly terms: ReadonlyArray<ClauseTerm>
}): boolean =>
  terms.every(
    (term) =>
      isFree(term, clause, false) || (/^(?:let|help|allow|enable)$/.test(clause.group?.base ?? "") && isReader(term))
  )
