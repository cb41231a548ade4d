/** Who founded it, told apart from the founders and directors that customers have too. */
import { find, fold, ownWords } from "../../../../domain/text/Folding.ts"
import { founderFacts } from "../facts/company/FounderFacts.ts"
import type { FounderFact } from "../facts/company/persons/FounderFact.ts"
import { isTitleOf } from "../facts/company/persons/PersonTitles.ts"
import { ledTo, tellingPlaces, tells, wordsAt } from "../facts/Fact.ts"
import { type Own, ownOf } from "../facts/Own.ts"
import { namesPerson } from "../facts/Persons.ts"
import { honorifics } from "../facts/words/PeopleWords.ts"
import type { Place } from "../reading/Place.ts"
import { unfit } from "./Prose.ts"
import { type RuleContext, refused, stands, type Verdict } from "./Verdict.ts"

export interface FounderCandidate {
  readonly name: string
  readonly title: string | null
  readonly bio: string | null
}

/** Of the wire contract, in characters. */
const limits = { name: 160, title: 160, bio: 3000 } as const

/** The quotes that say together that this person is a founder: the sentence, or the name and the title beside it. */
const evidenceOf = (
  fact: FounderFact,
  places: ReadonlyArray<Place>,
  site: RuleContext["site"]
): ReadonlyArray<Place> => {
  const named = places.find((place) => tells(place, fact))
  if (named === undefined) return []
  if (fact.blocks === null || fact.blocks.first === fact.blocks.last || fact.title === null) return [named]
  const title = fold(fact.title)
  if (find(named.folded, title) !== -1) return [named]
  const titled = places.find((place) => tells(place, { ...fact, telling: title }))
  if (titled !== undefined) return [named, titled]
  // Where the name alone was quoted, the words that give the title beside it say the rest.
  return wordsAt(site, fact.page, fact.blocks)
}

const titleOf = (offered: string | null, fact: FounderFact, places: ReadonlyArray<Place>, own: Own): string | null => {
  const title = offered === null ? "" : ownWords(offered)
  if (title === "" || title.length > limits.title || fact.title === null || !isTitleOf(title, fact.title, own))
    return null
  const quoted =
    fact.titleStatement === null
      ? places.some((place) => tells(place, { ...fact, telling: fold(title) }))
      : places.some((place) => place.statement === fact.titleStatement)
  return quoted ? title : null
}

/** A bio is copied: whole sentences of what the person's own card says. */
const bioOf = (offered: string | null, fact: FounderFact, places: ReadonlyArray<Place>, setting: RuleContext) => {
  const bio = offered === null ? "" : ownWords(offered)
  if (bio === "" || bio.length > limits.bio || unfit(bio, setting) !== null) return null
  const folded = fold(bio)
  const at = fact.bio.find((one) => {
    const block = fact.page.blocks[one]
    const from = block === undefined ? -1 : find(block.folded, folded)
    if (block === undefined || from === -1) return false
    const before = block.folded.slice(0, from).trimEnd()
    const after = block.folded.slice(from + folded.length)
    return (
      (before === "" || /[.!?。]["')]?$/u.test(before)) &&
      (/[.!?。]["')]?$/u.test(folded) || /^[.!?。]?$/u.test(after.trim()))
    )
  })
  const place =
    at === undefined
      ? undefined
      : places.find(
          (one) => one.page === fact.page && one.blocks !== null && one.blocks.first <= at && one.blocks.last >= at
        )
  return place === undefined ? null : { text: bio, place }
}

/** "Dr Ada Roth" is Ada Roth. */
const titles = new RegExp(`^(?:(?:${honorifics})\\.? )+`, "iu")
const untitled = (name: string): string => fold(name).replace(titles, "")

/** A title or a bio that nothing supports is left out; without support for the name nothing stands. */
export const founderVerdict = (
  value: FounderCandidate,
  places: ReadonlyArray<Place>,
  setting: RuleContext
): Verdict<FounderCandidate> => {
  const name = ownWords(value.name)
  const own = ownOf(setting.site, setting.names)
  const facts = founderFacts(setting.site, setting.names).filter((fact) => untitled(fact.value) === untitled(name))
  // Who says "Hi, I'm Ada" is called so, whatever the name looks like.
  if (name.length > limits.name || !(namesPerson(name) || facts.length > 0)) return refused("not the name of a person")
  for (const fact of facts) {
    const evidence = evidenceOf(fact, places, setting.site)
    if (evidence.length === 0) continue
    // Another place that names this founder may be the one that gives the title.
    const title =
      [fact, ...facts].map((one) => titleOf(value.title, one, places, own)).find((one) => one !== null) ?? null
    const bio = facts.map((one) => bioOf(value.bio, one, places, setting)).find((one) => one !== null) ?? null
    const titled =
      title === null
        ? []
        : places.filter((place) =>
            facts.some((one) => place.statement !== null && place.statement === one.titleStatement)
          )
    const used = [...evidence, ...titled, ...(bio === null ? [] : [bio.place])]
    return stands({ name, title, bio: bio?.text ?? null }, [...new Set(used)])
  }
  // Somebody whom the site calls its founder, by a quote of the name and no more, or of what stands beside it.
  const beside = tellingPlaces(setting.site, places, facts)
  const led = beside.length > 0 ? beside : ledTo(setting.site, places, facts)
  if (led.length > 0) return stands({ name, title: null, bio: null }, led)
  return refused("no quote says that this person founded it")
}
