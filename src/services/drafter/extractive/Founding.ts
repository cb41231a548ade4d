/** Who founded it: people a page calls its founders, in sentences, beside their names, or as data. */
import type { Candidates } from "../../../domain/draft/Candidates.ts"
import { founderFacts } from "../evidence/facts/company/FounderFacts.ts"
import type { FounderFact } from "../evidence/facts/company/persons/FounderFact.ts"
import type { SiteIndex } from "../evidence/reading/PageIndex.ts"
import { quoteOf } from "./reading/Reading.ts"

type Offer = Candidates["founders"][number]

/** Of a bio that is offered, in characters. */
const longestBio = 1200

const offerOf = (fact: FounderFact): Offer => {
  const { page, value: name, title } = fact
  const bio = fact.bio.flatMap((at) => page.blocks[at]?.text ?? []).find((text) => text.length <= longestBio) ?? null
  const told = [
    fact.words,
    ...(fact.titleStatement === null ? [] : [fact.titleStatement.text]),
    ...(bio === null ? [] : [bio])
  ]
  return { value: { name, title, bio }, evidence: told.map((text) => quoteOf(page, text)) }
}

/** 西野遥 and 西野 遥 are one: family and given name may be set apart. */
const withoutBlanks = (name: string): string =>
  /^[\p{scx=Han}\p{scx=Hiragana} ]+$/u.test(name) ? name.replaceAll(" ", "") : name

/** `names`: what the product is called, folded. */
export const founderOffers = (site: SiteIndex, names: ReadonlyArray<string>): ReadonlyArray<Offer> => {
  const facts = founderFacts(site, names)
  // Of two places that name a founder, the one that says more.
  const most = (fact: FounderFact) => (fact.title === null ? 0 : 2) + (fact.bio.length > 0 ? 1 : 0)
  const named = Map.groupBy(facts, ({ value }) => withoutBlanks(value))
  return [...named.values()].flatMap((told) => {
    const [best] = told.toSorted((a, b) => most(b) - most(a))
    return best === undefined ? [] : [offerOf(best)]
  })
}
