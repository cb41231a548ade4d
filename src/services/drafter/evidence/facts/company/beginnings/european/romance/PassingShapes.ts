/** The ways in which a marked sentence of these languages tells who began the house, besides those of credits. */

import type { CreditTable } from "../../../../words/founding/credits/CreditTable.ts"
import { marks } from "../../../persons/credits/Marked.ts"
import {
  asProjectOf,
  bornOf,
  byWhoseDoing,
  dreams,
  firstThing,
  havingAs,
  houseCameToBe,
  inWhich,
  leftTheirs,
  lit,
  openedUp,
  runToday,
  signedStatutes,
  thatWasTheStart,
  tookOverFrom,
  tookRooms,
  whoAreFounders,
  whoHadIt
} from "./words/RomanceDeeds.ts"

/** `chain`: of several people named, the first. */
export type RomanceWay =
  | "plain"
  | "relative"
  | "handover"
  | "firstThing"
  | "titled"
  | "together"
  | "chain"
  | "renamed"
  | "pronoun"
export interface RomanceShape {
  readonly way: RomanceWay
  readonly shape: RegExp
}

const plain = String.raw`[^\uE000-\uE002,.;:!?()"]`
const free = String.raw`[^\uE000-\uE002.;:!?"]`
const people = marks.people
const house = `[${marks.own}${marks.kind}]`
/** Behind no word that makes of it a place or a means: "en Acme", "con Acme". */
const bare = String.raw`(?<!(?:^|[ '(])(?:con|para|por|de|en|sobre|avec|pour|chez|par|dans|per|da|di|in|a|à|com|em|su|sur) )`
const small =
  "(?: (?:se|ya|oficialmente|officiellement|ufficialmente|originalmente|también|así|donc|così|assim|então|,))?"
/** What is told of somebody, or of the house, between commas. */
const aside = String.raw`(?:,? \([^()\uE000-\uE002]{1,60}\)|, [^,.;:!?\uE000-\uE002]{2,70},)?`
const call = `(?: ${plain}{1,45}?)? `

const sourcesFor = (table: CreditTable): ReadonlyArray<readonly [RomanceWay, string]> => {
  const { did, done, founder, weDid, weAre, be, kinds } = table
  const had = `(?:${whoHadIt})(?:${done}|${did})`
  return [
    [
      "plain",
      `${bare}${house}${aside}${small} (?:${houseCameToBe})${free}{0,70}?,? (?:${byWhoseDoing})${call}${people}`
    ],
    ["plain", `^(?:${done})${free}{0,60}? (?:${table.by}|${byWhoseDoing})${call}${people}${free}{0,60}?, ${house}`],
    [
      "plain",
      `${bare}${house}${aside}${small} (?:${houseCameToBe})(?: ${free}{0,50}?)?(?:${inWhich})${call}?${people}${aside} (?:${leftTheirs}|${tookRooms})`
    ],
    ["plain", `${bare}${house}${free}{0,80}? (?:${havingAs})(?:${founder})(?: a)?[ :]+${people}`],
    [
      "plain",
      `^a (?:fondare|creare|aprire|avviare|ideare|mettere in piedi)${free}{0,20}${house}${free}{0,40} (?:${be})${call}${people}`
    ],
    [
      "plain",
      `${house},? (?:l[ao]s?|l'|[ao]) ?(?:${did}|${done})(?![\\p{L}])${free}{0,30}? (?:(?:nuestr[oa]|notre|(?:il |la )?nostr[oa]|(?:o |a )?noss[oa]) )?(?:${kin})?,? ?${people}`
    ],
    [
      "plain",
      `^(?:${bornOf})(?: (?:en|in|em|de|in il) ${plain}{0,20}?)?(?: (?:de|da|di) (?:la |el |le |l'|il |o |a |un |una |une |um )?(?:\\p{Ll}+ )?(?:${dreams})(?: \\p{Ll}+)?)? (?:de|di|tra|entre|entre)${call}${people}${free}{0,60}?, ${house}`
    ],
    [
      "plain",
      `(?:fue|fueron|c'est|ce fut|fu|furono|è stat[oa]|foi|foram) ${people}${free}{0,60}?,? (?:quien|quienes|qui|que|quem|a|ad),? ${free}{0,60}?(?:${did}|${openedUp}|\\p{Ll}+(?:ar|er|ir|are|ire|ere))(?![\\p{L}])${free}{0,30}? ${house}`
    ],
    [
      "plain",
      `^(?:una?|une?|uma?|um) (?:\\p{Ll}+ )?(?:${kinds})(?: \\p{Ll}+)? (?:${done})${plain}{0,30}? (?:${table.by})${call}?${people}${plain}{0,30}?(?=[.]?$|${runToday})`
    ],
    ["plain", `${people}${aside} (?:${signedStatutes})`],
    ["plain", `${people}${aside} (?:${lit}) ${marks.own}`],
    [
      "plain",
      `${people}${free}{0,80}?[:;,] (?:${thatWasTheStart}) (?:${house}|(?:la |el |le |l'|il |o |a )(?:${kinds})(?![\\p{L}]))`
    ],
    ["pronoun", `^(?:(?:elle|il|ela|ele) )?(?:${houseCameToBe})${free}{0,60}? (?:${asProjectOf})${call}?${people}`],
    [
      "pronoun",
      `^(?:l[aoe]s? |l'|[ao] )(?:(?:ha|hanno|aveva|avevano|a|ont|avait|avaient|había|habían|han) )?(?:${done}|${did})(?![\\p{L}])${plain}{0,30}? ${people}`
    ],
    [
      "pronoun",
      `^${people}${aside} (?:l[aoe]s? |l'|[ao] )(?:(?:ha|hanno|aveva|avevano|a|ont|avait|avaient|había|habían|han) )?(?:${done}|${did})(?![\\p{L}])`
    ],
    [
      "pronoun",
      `^(?:(?:${did}|\\p{Ll}+(?:aram|ou|iu|iram))-(?:n?[ao]s?|l[ao]s?|em [ao]s?)${call}?${people}|${people}${aside} (?:tinham?|haviam?)-(?:n|em )?[ao]s? (?:${done}))(?![\\p{L}])`
    ],
    ["titled", `${people}${aside},? (?:${whoAreFounders})(?:${founder})(?=[,.;:!)]|$| (?:\\p{Ll}{1,3} ){1,2}${house})`],
    [
      "titled",
      `(?:(?:el|la|le|il|lo|o|a|los|las|les|i|gli|os|as) |l')(?:(?:dos|deux|due|dois|duas|tres|trois|tre|três|cuatro|quatre|quattro|quatro|socios|soci|sócios) )?(?:${founder})(?:,| -| :) (?:(?:${kin}|seu|dona|don|doña) )?${people}(?=[,.;:]| \\p{Ll})(?! (?:de|di|da|do|du) (?:la |el |le |il )?(?-i:\\p{Lu}))`
    ],
    [
      "titled",
      `${people}[:,] ${free}{0,50}(?:erano|eran|étaient|eram|sono|son|são|sont) (?:los|les|i|gli|os|as|le|las) (?:(?:dos|deux|due|dois|tres|trois|tre|três) )?(?:${founder})(?=[,.;:!]|$| (?:y|e|et) )`
    ],
    [
      "together",
      `${house},? (?:l[ao]s? )?(?:${weDid})(?:-l[ao]s?)? (?:nosotr[oa]s|nós|noi|nous)(?: (?:dos|tres|mism[oa]s|stess[ie]|mesm[oa]s|deux))?,? ${people}`
    ],
    [
      "together",
      `(?:nosotr[oa]s|nós|noi|nous)(?: (?:dos|deux|due|dois))?, ${people},${free}{0,40}? ?(?:${weDid})${plain}{0,20}? ${house}`
    ],
    ["together", `(?:${weAre}) ${people}${free}{0,90}(?:${weDid})${plain}{0,20}? ${house}`],
    [
      "handover",
      `(?:${tookOverFrom})${call}${people}${free}{0,70}?,? (?:${had}|(?:que|qui|che|quien) (?:(?:había|avait|aveva|tinha|ha|a) )?(?:${done}|${did})${plain}{0,20}? ?(?:${house}|(?:el|la|le|l'|il|lo|o|a) ?(?:${kinds})))(?![\\p{L}])`
    ],
    [
      "relative",
      `${house}${free}{0,120}?${people}${aside},? (?:${had}|(?:que|qui|che|quien)${plain}{0,40}? (?:${openedUp}))(?![\\p{L}])`
    ],
    [
      "plain",
      `${bare}${house}${aside}${small} (?:${be}) (?:(?:${done})(?: (?:y|et|e) )?){1,2}${plain}{0,40}? (?:${table.by})${call}${people}`
    ],
    [
      "chain",
      `^(?:${free}{0,60}, )?${people}${free}{0,90}?(?: (?:de|da|di|con|com|chez|avec|par|por|a|à) ${people}${free}{0,60}?)? (?:y|e|et|puis) (?:(?:en|in|em|in il|en el) [^,;:]{0,25}\\p{Nd}{4},? )?(?:${did})${plain}{0,25}? ${house}`
    ],
    ["renamed", `${people}${aside}(?: ${plain}{0,20}?)? (?:${did})(?![\\p{L}])`],
    [
      "firstThing",
      `${people}${aside}(?: ${plain}{2,60}? (?:y|e|et)(?: (?:en|in il|em) \\p{Nd}{4})?)? (?:(?:ha|hanno|a|ont|han) )?\\p{Ll}{3,}(?: \\p{Ll}{3,})? ${firstThing}`
    ]
  ]
}
/** "nuestro abuelo, Joaquín": kin of whoever tells it. */
const kin =
  "(?:bis)?(?:abuel[oa]|padre|madre|tí[oa]|nonn[oa]|papà|mamma|zi[oa]|grand-père|grand-mère|père|mère|oncle|tante|avô|avó|bisavô|bisavó|pai|mãe|ti[oa])s?"

const known = new Map<string, ReadonlyArray<RomanceShape>>()
export const romanceShapesOf = (table: CreditTable): ReadonlyArray<RomanceShape> => {
  const before = known.get(table.code)
  if (before !== undefined) return before
  const made = sourcesFor(expanded(table)).map(([way, source]) => ({
    way,
    shape: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "iu")
  }))
  known.set(table.code, made)
  return made
}
/** The words of the table with those that stand for others in their places. */
const expanded = (table: CreditTable): CreditTable => {
  const put = (words: string) =>
    words.replaceAll("{adverb}", `(?:${table.adverb})`).replaceAll("{done}", `(?:${table.done})`)
  return { ...table, did: put(table.did), weDid: `${put(table.weDid)}|${begunByUs}` }
}
const begunByUs =
  "abrimos|montamos|fundamos|creamos|pusimos en marcha|inauguramos|avons (?:ouvert|monté|créé|fondé|lancé)|abbiamo (?:aperto|fondato|avviato|creato|messo (?:su|in piedi))|fondammo|aprimmo|fund[aá]mo(?:s)?|cri[aá]mo(?:s)?|mont[aá]mo(?:s)?|abrimo(?:s)?"
