/**
 * Whether a sentence that is doubtful for its build alone has every word of its quotes and none besides: nothing speaks
 * against it, nothing is new and nothing is left out, so there is nothing that a second opinion could find.
 */
import { isFree, isReader, stemSet } from "../lay/FreeWords.ts"
import { alike, isOfFamily } from "../meaning/Alike.ts"
import type { ClauseTerm } from "../meaning/Terms.ts"
import { isVerbless, type SaidClause, type Understood } from "../meaning/Understood.ts"
import { productNouns } from "../words/Closed.ts"
import { holdingVerbs, joiningVerbs } from "../words/Free.ts"

const holding = stemSet(holdingVerbs)
const joining = stemSet(joiningVerbs)
const ours = stemSet(productNouns)
const sameHedges = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((one) => b.has(one))
const isSame = (s: ClauseTerm, q: ClauseTerm): boolean => {
  if (s.value !== null || q.value !== null)
    return (
      s.value !== null &&
      q.value !== null &&
      s.value.number === q.value.number &&
      s.value.currency === q.value.currency &&
      s.value.period === q.value.period &&
      (s.value.unit === q.value.unit || alike(s.value.unit, q.value.unit)) &&
      sameHedges(s.value.hedges, q.value.hedges)
    )
  if (s.polarity !== q.polarity) return false
  if (s.kind === "name" || q.kind === "name" || s.strong || q.strong) return s.stem === q.stem
  return alike(s.stem, q.stem) || isOfFamily(s.stem, q.stem)
}

/** Words that hold a clause to some cases, some time or a part: by kind, the same on both sides. */
const kinds: ReadonlyArray<readonly [string, RegExp]> = [
  ["case", /^(?:if|unless|when|whenever|where|wherever|once|provided|whether|except|otherwise|instead)$/],
  ["until", /^(?:until|till|before|after|since|while|during)$/],
  ["may", /^(?:may|might|should|must|could|would|will|shall|ought)$/],
  ["some", /^(?:some|most|many|several|few|half|part|partly|almost|nearly|often|usually|sometimes|mostly|certain)$/],
  ["only", /^(?:only|just|solely|alone|exclusively|merely)$/],
  ["but", /^(?:but|though|although|however|yet)$/],
  ["other", /^(?:others?|another|else|rest|rather|than|unlike)$/],
  ["once", /^(?:once|was|were|had|used|formerly|previously|former|ago|soon|planned|coming|later)$/]
]
const every = /^(?:all|every|each|any|both|everything|everyone|everybody|anyone|anybody|always|whole)$/
const wordsIn = (all: ReadonlyArray<Understood>) =>
  all.flatMap(({ said }) => said.flatMap(({ clause }) => clause.words.map(({ norm }) => norm)))
/** What holds of all holds of each, so a sentence may leave it out, and none may add it. */
const ofAll = (all: ReadonlyArray<Understood>) => wordsIn(all).some((word) => every.test(word))
const kindsIn = (all: ReadonlyArray<Understood>): string => {
  const words = wordsIn(all)
  return kinds.flatMap(([kind, of]) => (words.some((word) => of.test(word)) ? [kind] : [])).join()
}

/** "Customers who bid with a partner win": whoever does it is named, or nobody knows who. */
const doers = ({ said }: Understood) =>
  said.flatMap(({ clause, terms }) =>
    clause.subject === "other"
      ? terms.filter(({ kind, role, head }) => role === "agent" && head && kind === "word")
      : []
  )

const tells = (term: ClauseTerm, { clause }: SaidClause) => !isFree(term, clause, false) && !isReader(term)
const isHolding = (term: ClauseTerm) => term.word.pos === "verb" && term.polarity === 1 && holding.has(term.stem)

/** One word may go where many are kept: it adds to the page's, and neither binds nor tells of whom. */
const mayGo = ({ kind, strong, quantity, polarity, pre, role, prep, head }: ClauseTerm) =>
  kind === "word" &&
  !strong &&
  quantity === null &&
  polarity === 1 &&
  !pre &&
  role !== "verb" &&
  role !== "agent" &&
  !(
    head &&
    prep !== null &&
    /^(?:if|for|to|by|without|until|unless|except|than|from|on|in|at|within|during)$/.test(prep)
  )
const leastWithout = 4

/** Of the least a sentence must tell to be weighed by its words. */
const least = 2

/** "Combines payroll and contracts", of "payroll and contracts": a verb that only puts together what the page has side by side. */
const joins = (term: ClauseTerm) => term.word.pos === "verb" && term.polarity === 1 && joining.has(term.stem)
/** "Maintain the project": the product, by what it is. */
const isOurs = ({ word, stem, pre }: ClauseTerm, { clause }: SaidClause) =>
  !pre && ours.has(stem) && /^(?:the|our|this|its)$/.test(clause.words[clause.words.indexOf(word) - 1]?.norm ?? "")

/** "Position sharing with family", of a sentence that says with whom and when: a heading names what there is, and no more. */
const headingBy = (sentence: Understood, wanted: ReadonlyArray<ClauseTerm>, pages: ReadonlyArray<Understood>) => {
  const bare = sentence.said.every(({ clause }) => isVerbless(clause))
  if (!bare || !wanted.every(({ kind, strong, polarity }) => kind === "word" && !strong && polarity === 1)) return null
  const at = pages.findIndex(({ said }) => {
    const terms = said.flatMap((one) => one.terms)
    return wanted.every((term) => terms.some((one) => isSame(term, one)))
  })
  const page = pages[at]
  if (page === undefined || kindsIn([page]) !== kindsIn([sentence])) return null
  return ofAll([sentence]) && !ofAll([page]) ? null : [at]
}

/** The quotes, by number, that hold it; null where they do not. */
export const coveredBy = (sentence: Understood, pages: ReadonlyArray<Understood>): ReadonlyArray<number> | null => {
  const own = sentence.said.flatMap(({ terms }) => terms)
  const wanted = sentence.said.flatMap((said) => said.terms.filter((term) => tells(term, said) && !isOurs(term, said)))
  // What it costs is told in the words of the price list.
  if (wanted.length < least || own.some(({ value }) => value !== null && value.currency !== "")) return null
  return wordsBy(sentence, own, wanted, pages) ?? headingBy(sentence, wanted, pages)
}

/** Each word answers one: what stands in both in the same word answers no other. */
const unanswered = (some: ReadonlyArray<ClauseTerm>, others: ReadonlyArray<ClauseTerm>): ReadonlyArray<ClauseTerm> => {
  const stems = new Set(some.map(({ stem }) => stem))
  const free = others.filter(({ stem }) => !stems.has(stem))
  return some.filter(
    (term) =>
      !others.some((one) => one.stem === term.stem && isSame(term, one)) && !free.some((one) => isSame(term, one))
  )
}

const wordsBy = (
  sentence: Understood,
  own: ReadonlyArray<ClauseTerm>,
  wanted: ReadonlyArray<ClauseTerm>,
  pages: ReadonlyArray<Understood>
): ReadonlyArray<number> | null => {
  const by: Array<number> = []
  const told: Array<ClauseTerm> = []
  const left: Array<ClauseTerm> = []
  for (const [at, page] of pages.entries()) {
    const terms = page.said.flatMap((one) => one.terms.filter((term) => tells(term, one)))
    if (!terms.some((term) => wanted.some((one) => isSame(one, term)))) continue
    left.push(...unanswered(terms, own).filter((term) => !isHolding(term)))
    if (left.length > 1 || !left.every(mayGo)) return null
    if (!doers(page).every((term) => own.some((one) => isSame(one, term)))) return null
    by.push(at)
    told.push(...page.said.flatMap((one) => one.terms))
  }
  const used = by.flatMap((at) => pages[at] ?? [])
  if (kindsIn([sentence]) !== kindsIn(used) || (ofAll([sentence]) && !ofAll(used))) return null
  if (left.length > 0 && wanted.length < leastWithout) return null
  const missing = unanswered(wanted, told).filter((term) => !isHolding(term))
  const few = missing.length < wanted.length - 1 && left.length === 0
  return missing.length === 0 || (few && missing.every(joins)) ? by : null
}
