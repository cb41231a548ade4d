/** The ways of each language, as the patterns a marked sentence is read with. */
import type { CreditTable } from "../../../words/founding/credits/CreditTable.ts"
import { dutchCredits } from "../../../words/founding/credits/DutchCredits.ts"
import { frenchCredits } from "../../../words/founding/credits/FrenchCredits.ts"
import { germanCredits } from "../../../words/founding/credits/GermanCredits.ts"
import { italianCredits } from "../../../words/founding/credits/ItalianCredits.ts"
import { portugueseCredits } from "../../../words/founding/credits/PortugueseCredits.ts"
import { romanceWays } from "../../../words/founding/credits/RomanceWays.ts"
import { countedHeads, inAll, sharedWays, someOf } from "../../../words/founding/credits/SharedWays.ts"
import { spanishCredits } from "../../../words/founding/credits/SpanishCredits.ts"
import { greeting } from "../../../words/SpeakerWords.ts"
import { marks } from "./Marked.ts"

export interface CreditWays {
  readonly table: CreditTable
  readonly ways: ReadonlyArray<RegExp>
}

const plain = String.raw`[^\uE000-\uE002,.;:!?()"]`
const year = String.raw`\p{Nd}{4}`
const span =
  "jahren?|monaten?|sommer|winter|herbst|frühjahr|frühling|jaren|maanden|zomer|voorjaar|najaar|herfst|ans|mois|été|hiver|automne|printemps|años|meses|verano|invierno|otoño|primavera|anos|verão|inverno|outono|anni|mesi|estate|autunno|allemaal|alles|ooit|fa|todo|tudo|tutto|vorige eeuw"

/** The word that stands for more words, in a way. */
const expand = (way: string, table: CreditTable): string => {
  const indefinite = "(?:eine?[nmr]?|een|une?|una|uno|uma?|un'|l'|la|le|el|il|lo|o|a|de|het|die|der|das|den)"
  const fields: Readonly<Record<string, string>> = {
    gap: `(?: ${plain}{1,70}?)?`,
    // "de trois amies, Ada Roth, Ida Roth et Eva Lund": how many they are, before who they are.
    call: `(?:(?: ${plain}{1,40}?)?| (?:l[oae]s |os |as |den |de )?${someOf}${plain}{1,40}?[,:]) `,
    time: `(?:,? (?:${plain}{0,30}?)(?:${year}|(?:${span}))(?: ${plain}{0,14}?)?)?`,
    adv: `(?: (?:${table.adverb}))?`,
    own: `(?<!(?:^|[ '(])(?:${table.before}) )[${marks.own}${marks.kind}]`,
    any: `[${marks.own}${marks.kind}]`,
    who: `(?<!(?:^|[ '(])(?:${table.beforeWho}) )${marks.people}`,
    whom: marks.people,
    isA: `(?:(?:,| -|:)?(?: (?:${table.be}|c'est))? ${indefinite} ?(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]*(?:${table.kinds}|${table.work})(?: (?:de|di|per|para|pour|voor|für|aus|uit|in|en) ${plain}{1,40}?)?)?`,
    art: `(?:${table.article
      .split("|")
      .map((one) => (one.endsWith("'") ? one : `${one}(?= )`))
      .join("|")})`,
    greeting: `(?:${greeting})`,
    // What they are may stand behind, up to the colon.
    inAll: `${inAll}(?: ${plain}{1,40}?)?`,
    counted: `${countedHeads}(?: ${plain}{1,40}?)? ?:`
  }
  const words: Readonly<Record<string, string>> = {
    ...{ did: table.did, done: table.done, be: table.be, by: table.by, of: table.of, toDo: table.toDo, our: table.our },
    ...{ decided: table.decided, work: table.work, founder: table.founder, and: table.and, when: table.when },
    ...{ that: table.that, born: table.born, rooms: table.rooms, iAm: table.iAm, weAre: table.weAre, iDid: table.iDid },
    ...{ weDid: table.weDid, adverb: table.adverb, named: table.named, which: table.which, kinds: table.kinds }
  }
  return way.replace(/\{(?<name>[a-zA-Z]+)\}/gu, (all, name: string) => {
    const word = words[name]
    return word === undefined ? (fields[name] ?? all) : `(?:${expand(word, table)})`
  })
}

const inWords = String.raw`(?![\p{L}\p{N}])`
const compiled = new Map<string, CreditWays>()
const tables: ReadonlyArray<readonly [CreditTable, ReadonlyArray<string>]> = [
  [germanCredits, []],
  [dutchCredits, []],
  [frenchCredits, romanceWays],
  [spanishCredits, romanceWays],
  [portugueseCredits, romanceWays],
  [italianCredits, romanceWays]
]
/** The ways of a page's language; null where they are of none of these. */
export const creditWays = (lang: string | null | undefined): CreditWays | null => {
  const code = (lang ?? "").slice(0, 2).toLowerCase()
  const before = compiled.get(code)
  if (before !== undefined) return before
  const [table, more] = tables.find(([{ code: one }]) => one === code) ?? [null, []]
  if (table === null) return null
  const ways = [...sharedWays, ...more, ...table.ways].map(
    (way) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${expand(way, table)})${inWords}`, "iu")
  )
  const made = { table, ways }
  compiled.set(code, made)
  return made
}
