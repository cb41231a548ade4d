/** A claim as somebody would offer it to the gate, and whether it came through. */
import type { Backed, Candidates } from "../../../src/domain/draft/Candidates.ts"
import { isPersonName } from "../../../src/services/drafter/evidence/facts/Persons.ts"
import { roleWords } from "../../../src/services/drafter/evidence/facts/words/PeopleWords.ts"
import { plain } from "../judge/Words.ts"
import { noCandidates } from "../Source.ts"
import { askedIn, type Claim, type Door } from "./Claim.ts"
import { claimUrl } from "./ClaimPage.ts"

/** A listing's country is a code, and its stage one of six words. */
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
const countryCode = (name: string, lang: string): string => {
  const names = [lang, "en"].map((one) => new Intl.DisplayNames([one], { type: "region", fallback: "none" }))
  const codes = letters.flatMap((a) => letters.map((b) => a + b))
  return codes.find((code) => names.some((one) => one.of(code)?.toLowerCase() === name.toLowerCase())) ?? name
}
const stageWords: ReadonlyArray<readonly [string, RegExp]> = [
  ["alpha", /alpha/i],
  ["beta", /beta|early access|release candidate|preview/i],
  ["idea", /idea|concept|prototype/i],
  ["mature", /mature/i],
  ["growing", /growing/i],
  ["launched", /launched|live|stable|available|released/i]
]
const stageOf = (words: string) => stageWords.find(([, pattern]) => pattern.test(words))?.[0] ?? words

const cite = (texts: ReadonlyArray<string>, claim: Claim) => texts.map((quote) => ({ quote, url: claimUrl(claim) }))

/** The items of a claim, as a listing would have them. */
const textsOf = ({ value, sentence, lang }: Claim, door: Door): ReadonlyArray<string> => {
  const all = (typeof value === "string" ? [value] : (value ?? [sentence])).flatMap((one) =>
    typeof one === "string" ? [one] : []
  )
  return door === "country" ? all.map((one) => countryCode(one, lang)) : door === "stage" ? all.map(stageOf) : all
}
const pairsOf = ({ value, sentence, quotes }: Claim): Candidates["faqs"][number]["value"][] => {
  const given = typeof value === "object" ? value.filter((one) => typeof one === "object") : []
  if (given.length > 0) return given
  const own = askedIn(sentence)
  if (own !== null && own.answer !== "") return [own]
  // An answer without its question: the one its quotes ask.
  const question = quotes.flatMap((quote) => askedIn(quote) ?? [])[0]?.question
  return question === undefined ? [] : [{ question, answer: sentence }]
}

/** "Ada Roth, Ben Lund" are two people, "Ada Roth, founder and CEO" is one with a title. */
const peopleIn = (given: string): ReadonlyArray<{ readonly name: string; readonly title: string | null }> => {
  const [name = given, ...rest] = given.split(", ")
  if (rest.length === 0) return [{ name: given, title: null }]
  const isName = (part: string) =>
    isPersonName(part) && !part.split(" ").some((word) => /^founding$/i.test(word) || roleWords.has(word.toLowerCase()))
  return rest.every(isName)
    ? [name, ...rest].map((one) => ({ name: one, title: null }))
    : [{ name, title: rest.join(", ") }]
}

/** Null where it cannot be offered there. */
export const offerOf = (claim: Claim, wanted: Door): Candidates | null => {
  const name: Backed<string> = { value: claim.product, evidence: cite([claim.product], claim) }
  const pairs = wanted === "faqs" ? pairsOf(claim) : []
  const door = wanted === "faqs" && pairs.length === 0 ? "description" : wanted
  // A question and its answer stand in two blocks, so they are quoted apart.
  const quoted =
    wanted === "faqs" ? claim.quotes.flatMap((quote) => Object.values(askedIn(quote) ?? { quote })) : claim.quotes
  const evidence = cite(
    quoted.filter((quote) => quote !== ""),
    claim
  )
  const texts = textsOf(claim, door)
  const [first] = texts
  switch (door) {
    case "faqs":
      return { ...noCandidates, fields: { name }, faqs: pairs.map((value) => ({ value, evidence })) }
    case "founders":
      return {
        ...noCandidates,
        fields: { name },
        founders: texts.flatMap(peopleIn).map((one) => ({ value: { ...one, bio: null }, evidence }))
      }
    case "features":
    case "usps":
      return { ...noCandidates, fields: { name, [door]: { value: texts, evidence } } }
    default:
      return first === undefined ? null : { ...noCandidates, fields: { name, [door]: { value: first, evidence } } }
  }
}

/** The same text for the same values, whatever their order. */
const saidIn = ({ fields: { name: _, ...fields }, faqs, founders }: Candidates): ReadonlyArray<string> =>
  [
    ...Object.values(fields).flatMap(({ value }) => value),
    ...faqs.map(({ value }) => value.answer),
    ...founders.map(({ value }) => value.name)
  ].map(plain)

/** Whether all that was offered stands, as it was offered. */
export const standsWhole = (offered: Candidates, stands: Candidates): boolean => {
  const said = new Set(saidIn(stands))
  return saidIn(offered).every((one) => said.has(one))
}
