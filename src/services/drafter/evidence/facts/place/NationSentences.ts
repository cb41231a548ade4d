/** Sentences that tell the land by the nation of a company, and nothing more: "We are a Saudi agency". */
import type { Own } from "../Own.ts"
import { isOwnContext, type Utterance } from "../Said.ts"
import { demonyms, nationalKinds, nationsBehind, nationsBetween } from "../words/NationWords.ts"
import { isDenied, opensPage, plainly, spotOf } from "./PlaceSentences.ts"
import type { Spot } from "./Spot.ts"

interface Way {
  readonly hint: RegExp
  readonly pattern: RegExp
  readonly land: (nation: string) => string | null
}
const who = "(?<subject>(?-i:[^,.;:!?]{1,60}?))"
/** Words between, none of which has a capital: "Latin American" is no American. */
const small = (most: number) => `(?-i:[\\p{Ll}-]+ ){0,${most}}`
// "South Sudanese" before "Sudanese"; "polish" is no nation.
const anyNation = `(?<nation>(?=(?-i:\\p{Lu}))(?:${Object.keys(demonyms)
  .toSorted((a, b) => b.length - a.length)
  .join("|")}))(?!\\p{L})`
const kind = `(?:${nationalKinds.en})(?![\\p{L}'’])`
/** Without a verb of its own, it says what somebody is and not what they do: "An Italian firm carries our spares". */
const noVerb = "(?=[.,;:]|$| (?:that|which|who|whose|of|with|in|for|based|from|behind|\\p{Ll}+ing) )"
const way =
  (hint: RegExp, land: Way["land"]) =>
  (pattern: string): Way => ({ hint, pattern: new RegExp(pattern, "iu"), land })

const inFront = way(
  new RegExp(`(?<!\\p{L})(?:${nationalKinds.en}|proudly|fully|entirely)(?!\\p{L})`, "iu"),
  (nation) => (Object.hasOwn(demonyms, nation) ? (demonyms[nation] ?? null) : null)
)
const behind = way(new RegExp(`(?<!\\p{L})(?:${nationalKinds.behind}) `, "iu"), nationsBehind.land)
const between = way(
  new RegExp(`(?<!\\p{L})(?:${nationalKinds.between})(?!\\p{L})`, "iu"),
  (nation) => nationsBetween.land(nation) ?? nationsBetween.land(nation.replace(/e[srn]?$/u, ""))
)
const theirs = `(?:${nationalKinds.behind}) ${small(2)}(?<nation>${nationsBehind.words})(?!\\p{L})`
const ways: ReadonlyArray<Way> = [
  // "Acme is a Saudi agency"
  inFront(`^${who} (?:is|are|am) an? ${small(2)}${anyNation} ${small(2)}${kind}`),
  // "Acme is proudly Canadian: ..."
  inFront(`^${who} (?:is|are|am) (?:proudly|fully|entirely) ${anyNation}(?=[.,;:!]|$| (?:and|owned))`),
  // "Acme d.o.o., a Slovenian company with twelve people"
  inFront(`^${who}, an? ${small(2)}${anyNation} ${small(2)}${kind}`),
  // "A Saudi agency that ...", where a site says what it is
  inFront(`^an? ${small(2)}${anyNation} ${small(2)}${kind}${noVerb}`),
  // "Somos una empresa chilena"
  behind(`^${who}(?:,| (?:es|é|è|est)) (?:una?|uma?|une?|un') ?${small(1)}${theirs}`),
  behind(`^(?<we>somos|siamo|nous sommes) (?:una?|uma?|une?|un') ?${small(1)}${theirs}`),
  behind(`^(?:(?:una?|uma?|une?) |un')?${theirs}(?=[.,;:]|$| (?:de|d'|di|que|qui|che|para|pour|per|con|com|avec) )`),
  // "Wir sind ein österreichisches Unternehmen"
  between(
    `^${who} (?:ist|sind|bin|is|zijn) (?:eine?|een) ${small(2)}(?<nation>(?:${nationsBetween.words})(?:e[srn]?)?) (?:${nationalKinds.between})(?!\\p{L})`
  )
]

const inSentence = (said: Utterance, own: Own): ReadonlyArray<Spot> => {
  const text = plainly(said.text, own)
  if (isDenied(text)) return []
  for (const { hint, pattern, land } of ways) {
    const groups = hint.test(text) ? pattern.exec(text)?.groups : undefined
    const { subject, we, nation = "" } = groups ?? {}
    const country = land(nation.toLowerCase())
    if (groups === undefined || country === null) continue
    const whom = we !== undefined ? "own" : own.subject(subject ?? "")
    if (!isOwnContext(own, said, whom)) continue
    // A line of a list or under a heading may be of anybody.
    if (subject === undefined && we === undefined && !opensPage(said)) continue
    return spotOf(said, { city: null, country, countryWords: nation.toLowerCase() }, "seat")
  }
  return []
}

/** Sentences of this kind that are looked at; a site that has more of them tells nothing by them. */
const most = 1500

export const nationSpots = (said: ReadonlyArray<Utterance>, own: Own): ReadonlyArray<Spot> =>
  said
    .filter(({ text }) => ways.some(({ hint }) => hint.test(text)))
    .slice(0, most)
    .flatMap((one) => inSentence(one, own))
