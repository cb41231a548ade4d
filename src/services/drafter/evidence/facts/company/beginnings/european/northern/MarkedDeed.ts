/** A sentence with its house, its people and its years marked, as shapes of deeds (`DeedTongue.ts`) are read in it. */
import { fold } from "../../../../../../../../domain/text/Folding.ts"
import { anyYear } from "../../../../founding/BegunYears.ts"
import type { Own } from "../../../../Own.ts"
import { isGivenName, isPersonName } from "../../../../Persons.ts"
import type { CreditTable } from "../../../../words/founding/credits/CreditTable.ts"
import { markedIn, marks } from "../../../persons/credits/Marked.ts"
import type { DeedTongue } from "./words/DeedTongue.ts"

export interface MarkedDeed {
  /** With "@" for each year that is a time, "#" for any other. */
  readonly text: string
  /** The years of "@", in order. */
  readonly years: ReadonlyArray<string>
  /** Those it goes on since. */
  readonly since: ReadonlyArray<string>
  readonly people: ReadonlyArray<ReadonlyArray<string>>
}

/** Letters of the shortest noun that may be the end of a longer one in a name. */
const leastEnd = 4
/** "Schwesterfirma", "dochterbedrijf". */
const anothers =
  /^(?:partner|nachbar|tochter|schwester|mutter|vorgänger|kunden|zuliefer|liefer|förder|konkurrenz|dochter|zuster|moeder|buur|klant|vorige|leverancier)\p{L}{2,}/iu
/** "Museum" of "Uhrenmuseum Acme", "Kita" of "Kita Acme"; `strict`: not "the company", which any house may be. */
export const isNounOfOurs = (own: Own, noun: string, { anyHouse }: DeedTongue, strict: boolean): boolean => {
  const word = fold(noun)
  if (word.length < 3 || isGivenName(noun) || anothers.test(word)) return false
  if (own.subject(`die ${noun}`) === "anaphor" || own.kinds().has(word) || (!strict && anyHouse.test(word))) return true
  return [...own.names].some((name) =>
    name
      .split(/[ -]/u)
      .some((one) => one === word || (word.length >= leastEnd && one.length > word.length && one.endsWith(word)))
  )
}

/** One of several, or another's, by what stands behind it. */
const told =
  "(?! (?-i:\\p{Lu})|,? (?:in d|an d|auf d|bei d|von d|mit d|aus d|wo |waar|die (?:uns|ons)|der (?:uns)|das (?:uns)))"
const houses = new WeakMap<DeedTongue, { readonly ours: RegExp; readonly the: RegExp; readonly owns: RegExp }>()
const housesOf = (tongue: DeedTongue) => {
  const { our, the, small } = tongue
  const noun = `(?:(?:${small}) )?(?<noun>[\\p{L}-]{3,})(?![\\p{L}\\p{N}])`
  const known = houses.get(tongue) ?? {
    ours: new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${our}) ${noun}(?: ${marks.own})?`, "giu"),
    owns: new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${our}|${the}) (?:(?:${small}) )?(?=${marks.own})`, "giu"),
    the: new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${the}) ${noun}${told}`, "giu")
  }
  houses.set(tongue, known)
  return known
}
const sisters =
  /(?<!\p{L})(?:partner|nachbar|tochter|schwester|mutter|vorgänger|konkurrenz|dochter|zuster|moeder)(?:firm|betrieb|unternehmen|verein|gesellschaft|laden|geschäft|agentur|praxis|bedrijf|zaak|winkel|onderneming|vereniging|studio)/iu
/** "den Betrieb Roth Öfen", "der Verein, der uns den Saal vermietet". */
const another =
  /\uE001(?= \uE002|, (?:(?:beim|vom|zum|im|am)(?!\p{L})|(?:(?:in|an|auf|bei|von|mit|aus) )?(?:der|die|das|den|dem|dat|wo|waar\p{L}*|welche[rnsm]?)(?!\p{L})))/gu
/** "beim" and "zum" in one word again. */
const together: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<!\p{L})zu der(?!\p{L})/gu, "zur"],
  [/(?<!\p{L})zu dem(?!\p{L})/gu, "zum"],
  [/(?<!\p{L})von dem(?!\p{L})/gu, "vom"],
  [/(?<!\p{L})bei dem(?!\p{L})/gu, "beim"]
]
const beforeYear = new WeakMap<DeedTongue, RegExp>()
const timeBefore = (tongue: DeedTongue): RegExp => {
  const known = beforeYear.get(tongue) ?? new RegExp(`(?:(?<!\\p{L})(?:${tongue.time}) )+$`, "iu")
  beforeYear.set(tongue, known)
  return known
}
/** Farthest back that words of a time are looked for. */
const reach = 50
const sinceThen = /(?<!\p{L})(?:seit|sinds) (?:(?:dem|der|het|de) )?$/iu
/** A sentence of more years is a whole history. */
const mostYears = 3

/** "Ada van den Berg": small words of a family. */
const ofFamily = / (?:(?:van|von|op|aus)(?: (?:de|der|den|dem|het|'t))?|de|ten|ter|te|zu|zum|vom)(?= \p{Lu})/gu
/** "Opa Karl Roth" is Karl Roth; null of a family, of things and of one name alone. */
export const withoutTitles = (name: string, { titles, nouns }: DeedTongue): string | null => {
  const words = name.split(" ")
  const from = words.findIndex((word) => !titles.test(word))
  const rest = words.slice(Math.max(0, from))
  const [first = "", ...more] = rest
  if (more.length === 0 || nouns.test(first) || /(?:^| )\p{Ll}/u.test(rest.join(" ").replace(ofFamily, ""))) return null
  const isKnown = isGivenName(first.split("-")[0] ?? "")
  if (!isKnown && (rest.length > 3 || rest.some((word) => nouns.test(word)))) return null
  return isPersonName(rest.join(" ")) ? rest.join(" ") : null
}
/** "Kranich", of the "Softwarehaus Kranich". */
const lastWords = (own: Own, tongue: DeedTongue): ReadonlyArray<string> =>
  [...own.names].flatMap((name) => {
    const words = name.split(" ")
    const last = words.at(-1) ?? ""
    const isKind = words.length === 2 && last.length >= 4 && isNounOfOurs(own, words[0] ?? "", tongue, false)
    return isKind && !isGivenName(last.charAt(0).toUpperCase() + last.slice(1))
      ? [last.charAt(0).toUpperCase() + last.slice(1)]
      : []
  })
const withLastWords = (text: string, own: Own, tongue: DeedTongue): string =>
  lastWords(own, tongue).reduce(
    (told, word) =>
      told.replace(
        new RegExp(`(?<![\\p{L}\\p{N}'-]|\\p{Lu}\\p{Ll}+ )${RegExp.escape(word)}(?![\\p{L}\\p{N}'-])`, "gu"),
        marks.own
      ),
    text
  )

export const markedDeed = (sentence: string, own: Own, table: CreditTable, tongue: DeedTongue): MarkedDeed | null => {
  const isPerson = (name: string) => isGivenName(name) || withoutTitles(name, tongue) !== null
  const marked = markedIn(sentence.replace(/[.!]+$/u, ""), own, table, isPerson)
  if (marked === null || sisters.test(sentence)) return null
  const { ours, the, owns } = housesOf(tongue)
  const joined = together.reduce((text, [one, two]) => text.replace(one, two), marked.text)
  const housed = withLastWords(joined, own, tongue)
    .replace(owns, "")
    .replace(ours, (all, noun: string) => (isNounOfOurs(own, noun, tongue, false) ? marks.own : all))
    .replace(the, (all, noun: string) => (isNounOfOurs(own, noun, tongue, false) ? marks.kind : all))
    .replace(another, "×")
  const years: Array<string> = []
  const since: Array<string> = []
  let text = ""
  let from = 0
  for (const { 0: year, index } of housed.matchAll(anyYear)) {
    const ahead = housed.slice(Math.max(from, index - reach), index)
    const time = timeBefore(tongue).exec(ahead)?.[0] ?? ""
    const start = index - time.length
    const isSpan = /^ ?[-–/] ?\p{Nd}/u.test(housed.slice(index + year.length))
    const isSince = sinceThen.test(housed.slice(0, start)) || sinceThen.test(housed.slice(0, index))
    if (isSince && !isSpan) since.push(year)
    const isTime =
      !isSpan && !isSince && !tongue.noTime.test(housed.slice(0, start)) && !tongue.noTime.test(housed.slice(0, index))
    text += housed.slice(from, start) + (isTime ? "@" : "#")
    if (isTime) years.push(year)
    from = index + year.length
  }
  text = (text + housed.slice(from)).replace(/^@[,:]? ?[–—-]? ?/u, "@ ").replace(/ {2,}/gu, " ")
  return years.length > mostYears ? null : { text, years, since, people: marked.people }
}
