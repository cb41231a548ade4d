/**
 * What a restatement adds. Somebody who is asked about a sentence may overlook one word too many; so
 * little reaches them that is neither the quotes' own nor near to one of them nor only holds a sentence together.
 */
import { isFree, isNeutral, isReader, stemSet } from "../lay/FreeWords.ts"
import { isOfFamily, nearly } from "../meaning/Alike.ts"
import type { ClauseTerm } from "../meaning/Terms.ts"
import type { SaidClause, Understood } from "../meaning/Understood.ts"
import { stemOf } from "../parse/Stems.ts"
import { companyNouns, productNouns } from "../words/Closed.ts"
import { bindingVerbs, frameModifiers, frameNouns, plainModifiers, praise } from "../words/Free.ts"
import { doer, notDoer } from "../words/Parties.ts"
import { contraryDeeds } from "../words/Thesaurus.ts"

const verbs = stemSet(bindingVerbs)
const nouns = stemSet(frameNouns)
const words = stemSet(frameModifiers)
const contrary = new Map<string, Set<string>>()
for (const [a = "", b = ""] of contraryDeeds.map((pair) => pair.map(stemOf)))
  for (const [one, other] of [
    [a, b],
    [b, a]
  ] as const)
    contrary.set(one, (contrary.get(one) ?? new Set()).add(other))
/** "Sends a folder", of "receives a folder". */
const isContrary = (term: ClauseTerm, told: ReadonlyArray<ClauseTerm>) => {
  const others = contrary.get(term.stem)
  return term.word.pos === "verb" && told.some((one) => one.word.pos === "verb" && others?.has(one.stem) === true)
}

/** "Customers receive a proof", of "we send you one": the same from the other side. */
const isHanded = ({ clause }: SaidClause, pages: ReadonlyArray<Understood>) =>
  clause.subject === "other" &&
  pages.some((page) =>
    page.said.some((one) => one.clause.subject === "own" && one.terms.some(({ kind, pre }) => kind === "you" && !pre))
  )

const praising = stemSet(praise)
const plain = stemSet(plainModifiers)
const ours = stemSet(new Set([...companyNouns, ...productNouns]))

const isKnown = (term: ClauseTerm, told: ReadonlyArray<ClauseTerm>): boolean =>
  told.some(
    (other) =>
      nearly(term.stem, other.stem) ||
      isOfFamily(term.stem, other.stem) ||
      isOfFamily(term.word.norm, other.word.norm) ||
      (term.kind === "you" && other.kind === "you")
  )

/** Whether the page speaks to a reader, whom a restatement may name by what they are. */
const speaksToReader = (pages: ReadonlyArray<Understood>): boolean =>
  pages.some(({ said }) =>
    said.some(
      ({ clause }) =>
        clause.group?.kind === "imperative" || clause.words.some(({ norm }) => /^(?:you|your|yours)$/.test(norm))
    )
  )
/** "The studio", "our project": the product or its maker, by what they are. */
const isOurs = ({ word, stem }: ClauseTerm, { clause }: SaidClause): boolean =>
  ours.has(stem) && /^(?:the|our|this|its)$/.test(clause.words[clause.words.indexOf(word) - 1]?.norm ?? "")
const isPeople = ({ word }: ClauseTerm): boolean => doer.test(word.norm) && !notDoer.has(word.norm)

/** A describing word takes the place of none: "boat owners" for "owners", but not "weekend classes" for "evening classes". */
const describesAnew = (term: ClauseTerm, said: SaidClause, pages: ReadonlyArray<Understood>): boolean => {
  const head = said.terms.find((other) => other.chunk === term.chunk && other.head)
  if (head === undefined) return false
  return pages.some((page) =>
    page.said.some(({ terms }) =>
      terms.some(
        (other) =>
          other.head &&
          nearly(head.stem, other.stem) &&
          !terms.some(
            (mate) =>
              mate !== other && mate.chunk === other.chunk && !said.terms.some((one) => nearly(one.stem, mate.stem))
          )
      )
    )
  )
}

/** "Carries its source", of "loses its source": a verb that only holds together takes the place of one that says something. */
const replacesDeed = (said: SaidClause, pages: ReadonlyArray<Understood>): boolean =>
  pages.some((page) =>
    page.said.some(({ terms, clause }) => {
      const deed = terms.find(({ role }) => role === "verb")
      return (
        deed !== undefined &&
        !isFree(deed, clause, false) &&
        !isNeutral(deed) &&
        !verbs.has(deed.stem) &&
        !said.terms.some((one) => nearly(one.stem, deed.stem) || isOfFamily(one.stem, deed.stem)) &&
        terms.some(
          (other) =>
            other.kind === "word" && other.head && said.terms.some((one) => one.head && nearly(one.stem, other.stem))
        )
      )
    })
  )

/** "Small", of what the page calls "matchbox-sized": a plain word where the page has another beside the same thing. */
const describesOtherwise = (term: ClauseTerm, said: SaidClause, pages: ReadonlyArray<Understood>): boolean => {
  const head = said.terms.find((other) => other.chunk === term.chunk && other.head)
  return (
    head !== undefined &&
    plain.has(term.stem) &&
    pages.some((page) =>
      page.said.some(({ terms }) =>
        terms.some(
          (other) =>
            other.head &&
            nearly(head.stem, other.stem) &&
            terms.some((mate) => mate !== other && mate.chunk === other.chunk && mate.kind === "word")
        )
      )
    )
  )
}

/** A deed or a thing by a name that no table knows; what describes, binds or joins a list is never one. */
const isSynonymPerhaps = ({ word, stem, head }: ClauseTerm, { clause }: SaidClause): boolean => {
  if (word.pos === "verb") return !verbs.has(stem)
  if ((word.pos === "adj" || word.pos === "adv") && !head) return !praising.has(stem) && !praising.has(word.norm)
  const at = clause.words.indexOf(word)
  const joins = [at - 1, at + 1].some((near) => /^(?:and|or)$/.test(clause.words[near]?.norm ?? ""))
  return word.pos === "noun" && head && !joins
}

/** What somebody is to somebody, or in a house: nobody is it by another word. */
const kinOrRank =
  /^(?:(?:co-?)?founders?|ceo|cto|directors?|presidents?|chair(?:man|woman)?|daughters?|sons?|wi(?:fe|ves)|husbands?|mothers?|fathers?|brothers?|sisters?|cousins?|uncles?|aunts?|grand(?:father|mother|son|daughter)s?|(?:step|half)-?(?:brother|sister)s?|widows?|nephews?|nieces?)$/

/** At most so many of the words that may be new, in one sentence. */
const most = 4
/** Words of no kind that may be new: so many for each that the quotes have, since a synonym no table knows is no addition. */
const unheardEach = 0.8
const mostUnheard = 3

/** Why a sentence of which its quotes lack words is nobody's matter; null where somebody may be asked. */
export const noveltyVeto = (
  sentence: Understood,
  pages: ReadonlyArray<Understood>,
  names: ReadonlyArray<string>
): string | null => {
  const called = names.flatMap((name) => name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stemOf)
  const told = pages.flatMap(({ said }) => said.flatMap(({ terms }) => terms))
  const reader = speaksToReader(pages)
  const unheard: Array<string> = []
  let added = 0
  let known = 0
  for (const said of sentence.said)
    for (const term of said.terms) {
      const { word, stem } = term
      if (term.kind !== "word" || isFree(term, said.clause, false) || isNeutral(term) || isReader(term)) continue
      // "The linen", of Larkspur Linens: what the product is named for.
      if (isContrary(term, told) && !isHanded(said, pages) && !told.some((one) => one.stem === stem))
        return `the page tells the contrary of "${word.text}"`
      if (isKnown(term, told) || (term.pre && called.includes(stem))) {
        known += 1
        continue
      }
      added += 1
      // "With her daughter", of "with another smith"; "the founder won", of "Ada, who tests it, won".
      if (kinOrRank.test(word.norm)) return `no quote names "${word.text}"`
      const may =
        words.has(stem) ||
        describesOtherwise(term, said, pages) ||
        (word.pos === "verb"
          ? verbs.has(stem) && !(term.role === "verb" && replacesDeed(said, pages))
          : word.pos === "noun" || word.pos === "name"
            ? nouns.has(stem) ||
              verbs.has(stem) ||
              isOurs(term, said) ||
              ((isPeople(term) || ours.has(stem)) && term.role === "agent" && reader) ||
              (!term.head && describesAnew(term, said, pages))
            : false)
      if (!may) unheard.push(word.text)
      if (added > most || !(may || isSynonymPerhaps(term, said))) return `no quote says "${word.text}"`
    }
  const allowed = Math.min(mostUnheard, Math.max(known > 1 ? 1 : 0, Math.floor(known * unheardEach)))
  return unheard.length > allowed ? `no quote says "${unheard[0]}"` : null
}
