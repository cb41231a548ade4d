/** Sentences that tell the land by the nation of a company, and nothing more: "We are a Saudi agency". */
import { caseless } from "../../../reading/patterns/Caseless.ts"
import type { Own } from "../../Own.ts"
import { isOwnContext, type Utterance } from "../../Said.ts"
import { landOfPart } from "../../words/LandParts.ts"
import {
  consequence,
  demonyms,
  nationalKinds,
  nationShapesElsewhere,
  nationsBehind,
  nationsBetween,
  nationsInArabic
} from "../../words/NationWords.ts"
import { beforeName, isDenied, opensPage, plainly, readPlace, spotOf } from "./PlaceSentences.ts"
import { isInOtherScripts } from "./ShapeHints.ts"
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
const kind = `(?:${nationalKinds.en})(?![\\p{L}'’]| (?:suppliers?|customers?|clients?|partners?|owners?|founders?|members?|directors?|employees?|users?|fans?)(?!\\p{L}))`
/** Without a verb of its own, it says what somebody is and not what they do: "An Italian firm carries our spares". */
const noVerb = "(?=[.,;:]|$| (?:that|which|who|whose|of|with|in|for|based|from|behind|\\p{Ll}+ing) )"
const way =
  (hint: RegExp, land: Way["land"]) =>
  (pattern: string): Way => ({ hint, pattern: new RegExp(pattern, "iu"), land })

const landOf = (nation: string) => (Object.hasOwn(demonyms, nation) ? (demonyms[nation] ?? null) : null)
const inFront = way(
  new RegExp(`(?<!\\p{L})(?:${nationalKinds.en}|proudly|fully|entirely|owned)(?!\\p{L})`, "iu"),
  landOf
)
/** States in whose registers companies are that work elsewhere. */
const registers: ReadonlySet<string> = new Set(["delaware", "nevada", "wyoming"])
const anyPart = `(?<nation>(?=(?-i:\\p{Lu}))(?:${[...landOfPart.keys()]
  .filter((part) => !registers.has(part))
  .toSorted((a, b) => b.length - a.length)
  .map((part) => RegExp.escape(part))
  .join("|")}))(?!\\p{L})`
/** What a house is: "a Tuscan restaurant" and "a Provence shop" may be anywhere. */
const houseKinds =
  "compan(?:y|ies)|business|firm|start-?up|studio|agency|consultancy|non-?profit|charity|co-?op(?:erative)?|brewery|distillery|manufacturer"
const houseKind = `(?:${houseKinds})(?![\\p{L}'’]| (?:suppliers?|customers?|clients?|partners?|owners?|founders?|members?|directors?|employees?|users?|fans?)(?!\\p{L}))`
const inPart = way(new RegExp(`(?<!\\p{L})(?:${houseKinds})(?!\\p{L})`, "iu"), (part) => landOfPart.get(part) ?? null)
const taxLaw = "(?<nation>501 ?\\(c\\) ?\\(3\\))"
const nonprofit = "(?:non-?profit|public charity|charity|organi[sz]ation|foundation)"
const noSponsor = "(?!(?: \\p{L}+)? (?:partner|sponsor|member|client|customer|donor))"
const byTaxLaw = way(/501 ?\(c\)/u, () => "US")
const behind = way(
  new RegExp(`(?<!\\p{L})(?:${nationalKinds.behind}|${nationalKinds.close}) `, "iu"),
  nationsBehind.land
)
const between = way(
  new RegExp(`(?<!\\p{L})(?:${nationalKinds.between})(?!\\p{L})`, "iu"),
  (nation) => nationsBetween.land(nation) ?? nationsBetween.land(nation.replace(/e[srn]?$/u, ""))
)
const theirs = `(?:(?:${nationalKinds.behind}) ${small(2)}|(?:${nationalKinds.close}) (?:(?!(?:de|di|da|do|del|della) )[\\p{Ll}-]+ )?)(?:100 ?% )?(?<nation>${nationsBehind.words})(?!\\p{L})`
const ways: ReadonlyArray<Way> = [
  // "Acme is a Saudi agency"
  inFront(`^${who} (?:is|are|am) an? ${small(2)}${anyNation} ${small(2)}${kind}`),
  // "Acme is proudly Canadian: ..."
  inFront(`^${who} (?:is|are|am) (?:proudly|fully|entirely) ${anyNation}(?=[.,;:!]|$| (?:and|owned))`),
  // "Acme d.o.o., a Slovenian company with twelve people"
  inFront(`^${who}, an? ${small(2)}${anyNation} ${small(2)}${kind}`),
  // "Acme is a Washington State software company"
  inPart(`^${who} (?:is|are|am) an? ${small(2)}${anyPart} ${small(2)}${houseKind}`),
  inPart(`^an? ${small(2)}${anyPart} ${small(2)}${houseKind}${noVerb}`),
  // "Acme is 100% Australian owned and operated": whoever owns it alone may be elsewhere.
  inFront(
    `^${who} (?:is|are|am) (?:(?:proudly|fully|entirely|wholly|100 ?%) ){0,2}${anyNation}[- ](?:owned (?:and|&) (?:run|operated|made|managed)|made (?:and|&) owned)(?!\\p{L})`
  ),
  inFront(
    `^(?:(?:proudly|fully|entirely|wholly|100 ?%) ){0,2}${anyNation}[- ](?:owned (?:and|&) (?:run|operated|made|managed)|made (?:and|&) owned)(?!\\p{L})`
  ),
  // "Acme is a registered 501(c)(3) nonprofit": what one land's law calls those who need pay no taxes
  byTaxLaw(`^${who} (?:is|are) (?:an? )?(?:(?!(?:of|by|for|with|to|from) )[\\p{L}-]+ ){0,4}${taxLaw}${noSponsor}`),
  byTaxLaw(`^(?:an? )?(?:registered |tax-exempt )?${taxLaw} ${nonprofit}(?: organi[sz]ation| corporation)?(?=[.,;]|$)`),
  // "Dutch start-up Acme builds"
  inFront(`^${anyNation} ${small(1)}${kind} ${who} (?=(?-i:\\p{Ll}))`),
  // "A Saudi agency that ...", where a site says what it is
  inFront(`^an? ${small(2)}${anyNation} ${small(2)}${kind}${noVerb}`),
  // "Somos una empresa chilena"
  behind(`^${who}(?:,| (?:es|é|è|est)) (?:una?|uma?|une?|un') ?${small(2)}${theirs}`),
  behind(`^(?<we>somos|siamo|nous sommes) (?:una?|uma?|une?|un') ?${small(2)}${theirs}`),
  behind(
    `^(?:(?:una?|uma?|une?) |un')?${theirs}(?! (?:con cui|che ci|que nos|qui nous|que nous|avec qui|con la que|con quien|com quem|per cui)(?!\\p{L})|, (?:(?:[aeo]l?|il|la) )?(?:nuestr|nostr|notre|noss))(?=[.,;:]|$| (?:de|d'|di|que|qui|che|para|pour|per|con|com|avec|au service|al servicio|ao serviço|al servizio) )`
  ),
  // "Wir sind ein österreichisches Unternehmen"
  between(
    `^${who} (?:ist|sind|bin|is|zijn) (?:eine?|een) ${small(2)}(?<nation>(?:${nationsBetween.words})(?:e[srn]?)?) (?:${nationalKinds.between})(?!\\p{L})`
  ),
  // "Ein österreichisches Familienunternehmen"; one that builds our mills goes on
  between(
    `^(?:eine?|een) ${small(2)}(?<nation>(?:${nationsBetween.words})(?:e[srn]?)?) (?:${nationalKinds.between})(?=\\.?$)`
  )
]
/** "Proudly Canadian, Acme has never taken venture money." */
const proudly = new RegExp(`^(?:proudly|fully|entirely) ${anyNation}$`, "iu")
const opensProudly = /^(?:proudly|fully|entirely) /iu

const elsewhere = (said: Utterance, own: Own, text: string): ReadonlyArray<Spot> => {
  for (const pattern of isInOtherScripts(text) ? nationShapesElsewhere : []) {
    const { subject = "", land, nation } = pattern.exec(text)?.groups ?? {}
    if ((land ?? nation) === undefined || own.subject(subject) !== "own" || !isOwnContext(own, said, "own")) continue
    const read = land === undefined ? null : readPlace(land, said.block.lang ?? said.page.page.lang)
    const country = read?.city == null ? (read?.country ?? nationsInArabic.land(nation ?? "")) : null
    if (country !== null) return spotOf(said, { city: null, country, countryWords: land ?? nation ?? "" }, "seat")
  }
  return []
}

const inSentence = (said: Utterance, own: Own): ReadonlyArray<Spot> => {
  const whole = plainly(said.text, own)
  const lead = opensProudly.test(whole) ? beforeName(whole, own) : null
  const { nation: proud = "" } = lead === null ? {} : (proudly.exec(lead)?.groups ?? {})
  const text = whole.replace(consequence, ".")
  const spots = byWay(said, own, text, proud)
  return spots.length === 0 || (proud === "" && isDenied(text)) ? [] : spots
}
const byWay = (said: Utterance, own: Own, text: string, proud: string): ReadonlyArray<Spot> => {
  const told = proud === "" ? null : landOf(proud.toLowerCase())
  if (told !== null && isOwnContext(own, said, "own"))
    return spotOf(said, { city: null, country: told, countryWords: proud.toLowerCase() }, "seat")
  for (const { hint, pattern, land } of ways) {
    const groups = hint.test(text) ? pattern.exec(text)?.groups : undefined
    const { subject, we, nation = "" } = groups ?? {}
    const country = groups === undefined ? null : land(nation.toLowerCase())
    if (country === null) continue
    const whom = we !== undefined ? "own" : own.subject(subject ?? "")
    if (!isOwnContext(own, said, whom)) continue
    // A line of a list or under a heading may be of anybody.
    if (subject === undefined && we === undefined && !opensPage(said)) continue
    return spotOf(said, { city: null, country, countryWords: nation.toLowerCase() }, "seat")
  }
  return elsewhere(said, own, text)
}
const hint = caseless(
  /会社|企業|スタートアップ|メーカー|ブランド|公司|企业|شركة|مؤسسة|وكالة|جمعية|proudly|fully|entirely|501/u
)

/** Several ways have one. */
const hintsOfWays = [...new Set(ways.map((one) => one.hint))]
/** What each of these has, looked for at once. */
const anyKind = caseless(
  new RegExp(`(?<!\\p{L})(?:${Object.values(nationalKinds).join("|")}|proudly|fully|entirely|owned)`, "u")
)

/** Sentences of this kind that are looked at; a site that has more of them tells nothing by them. */
const most = 1500

export const nationSpots = (said: ReadonlyArray<Utterance>, own: Own): ReadonlyArray<Spot> =>
  said
    .filter(({ text }) => hint.test(text) || (anyKind.test(text) && hintsOfWays.some((one) => one.test(text))))
    .slice(0, most)
    .flatMap((one) => inSentence(one, own))
