/**
 * Founders as a plain sentence tells of them, whatever its words and their order: "Den Hof haben Ada und Ben Roth
 * aufgebaut", "Acme nasce da un'idea di Ada Roth". The sentence is marked (`Marked.ts`), and read by the ways of its
 * language (`CreditWays.ts`); what denies it, or says that somebody else is meant, refuses it.
 */
import { fold } from "../../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import { textSays } from "../../../../reading/Says.ts"
import type { Fact } from "../../../Fact.ts"
import { anyYear } from "../../../founding/BegunYears.ts"
import { isDoubtful, isOfFoot } from "../../../founding/Doubtful.ts"
import type { Own, WhoseWords } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { namesPerson } from "../../../Persons.ts"
import { isOwnContext, mostTelling, ownSaid, saidFact, type Utterance } from "../../../Said.ts"
import { takenOver } from "../../../words/founding/BeginningWords.ts"
import type { CreditTable } from "../../../words/founding/credits/CreditTable.ts"
import { dignitaries, madeForIt, notTheFirst, ofAHouse, putToUse } from "../../../words/founding/credits/OthersWords.ts"
import { someOf } from "../../../words/founding/credits/SharedWays.ts"
import { anotherHouse, relativeBehind } from "../../../words/founding/doubts/DoubtWords.ts"
import { beforeYear } from "../../../words/founding/TimeWords.ts"
import { hiredWords } from "../../../words/SpeakerWords.ts"
import { strangers } from "../../../words/SubjectWords.ts"
import type { FounderFact } from "../FounderFact.ts"
import { type CreditWays, creditWays } from "./CreditWays.ts"
import { type Marked, markedIn, marks } from "./Marked.ts"

/** "con su socio Ben Lund": with whom it was begun, and nobody else's. */
const partners =
  /(?<!\p{L})(?:sus?|los|las|dos|os|as|seus?|suas?|i|il suo|la sua|sua|suo|seine[mnr]?|ihre[mnr]?|zijn|haar|son|sa|ses|les|deux|due|dois|duas|twee|zwei) (?:soci[oa]s?|sóci[oa]s?|partners?|partenaires?|parceir[oa]s?)(?!\p{L})/giu
/** What stands between commas is told besides: "Ada Roth, Lehrerin aus Bonn, gründete Acme". */
const withoutAsides = (text: string): string =>
  text.replace(
    /(?<!\uE001), [^,;:.!?\uE000-\uE002]{2,80}, | \([^()\uE000-\uE002]{1,60}\) | - [^,;:.!?\uE000-\uE002]{2,80} - /gu,
    " "
  )

/** "le grand-père Ada Roth", "trois voisins, Ada Roth et Ben Lund": kin and neighbours of whoever tells it, by their names. */
const whoTheyAre = new RegExp(
  `(?<= )(?:${someOf}[^,;:.\\uE000-\\uE002]{1,40}[,:]|\\p{Ll}[\\p{Ll}-]+) (?=\uE002)`,
  "giu"
)
const oldYear = /(?<!\p{Nd})1[0-8]\p{Nd}{2}(?!\p{Nd})/u
const builtLongAgo = /(?<!\p{Nd})1(?:[0-8]\p{Nd}|9[0-6])\p{Nd}(?!\p{Nd})/u
/** Right behind the name: of another house, or somebody's of theirs. */
const ofAnother =
  /^(?:'s?(?= )| (?:von|bei|chez|van|di|da|do|de|du|of|from|für|para|pour|per|voor|at) (?:(?:der|die|das|la|le|el|o|a|il) )?\p{Lu})/u
const placeBefore = /(?:^|[ '])(?:en|à|em|in|a|te|uit|vanuit|nel|nella|desde|depuis|de|da|di|d')$/iu

const invents =
  /(?<!\p{L})(?:erfand(?:en)?|erfunden|invent[aeéióò]\p{L}*|ha(?:nno)? inventato|uitvond(?:en)?|uitgevonden)(?!\p{L})/iu
const besideName = /\p{Lu}[\p{L}\p{N}&'-]*(?:, | [–-] | \()$/u
/** What one registers as. */
const soleTrade = /^(?:MEI|CNPJ|EURL|SARL|SAS|SASU|SRL|SRLS|LTDA|SL)$/u
/** In languages whose nouns are small: a capital that is no place is somebody's. */
const namesAnother = (part: string): boolean =>
  [...part.matchAll(/(?<![\p{L}\p{N}'-])\p{Lu}[\p{L}-]*/gu)].some(
    ({ 0: word, index }) => index > 0 && !placeBefore.test(part.slice(0, index).trimEnd()) && !soleTrade.test(word)
  )

/** "Als Ada Roth keine gute App fand": what there was not before denies nothing. */
const whenClause =
  /(?:^|[ ,])(?:als|weil|nachdem|da|toen|omdat|nadat|como|quando|cuando|lorsque|quand|faute|ne|non|sin|sem|senza|sans) [^,;]*,/giu

interface Credit {
  readonly people: ReadonlyArray<string>
  readonly whose: WhoseWords
  /** When it was begun, where the words of the deed or those right beside it tell. */
  readonly year: string | null
}
const nobody = { people: [], year: null } as const
/** "Ouvrent un second Acme": it had begun. */
const oneMore =
  /(?<!\p{L})(?:second[eoa]?|deuxième|nouve(?:au|lle?)|segund[oa]|nuev[oa]|otr[oa]|nuov[oa]|nov[oa]|outr[oa]|terz[oa]|zweite[nrs]?|neue[nrs]?|weitere[nrs]?|tweede|nieuwe?|derde) (?=[\uE000\uE001])/iu
/** The only year of the sentence, where it stands in these words of a deed. */
const yearIn = (told: string, text: string, { founder }: CreditTable): string | null => {
  const [first, ...more] = [...text.matchAll(anyYear)].map(([year]) => year)
  const at = first === undefined || more.length > 0 ? -1 : told.indexOf(first)
  if (first === undefined || at === -1 || new RegExp(`(?<!\\p{L})(?:${founder})(?!\\p{L})`, "iu").test(told))
    return null
  const before = told.slice(0, at)
  if (oneMore.test(before)) return null
  return beforeYear.test(before) || /(?:^| )(?:in|en|em)(?: (?:il|l'|o|la|el))? ?$/iu.test(before) ? first : null
}
const ours = new Map<string, RegExp>()
/** "Unsere Gründerin". */
const ourWords = ({ code, our }: CreditTable): RegExp => {
  const before = ours.get(code) ?? new RegExp(`(?<!\\p{L})(?:${our})(?!\\p{L})`, "iu")
  ours.set(code, before)
  return before
}
const creditBy = (marked: Marked, way: RegExp, table: CreditTable): Credit | null => {
  const match = way.exec(marked.text)
  if (match === null || !match[0].includes(marks.people)) return null
  const { text } = marked
  const before = text.slice(0, match.index)
  const lead = before.slice(Math.max(...[",", ";", ":", "(", ". ", " - "].map((sign) => before.lastIndexOf(sign))) + 1)
  const after = text.slice(match.index + match[0].length)
  const part = `${lead}${match[0]}`
  const behind = match[0].slice(match[0].lastIndexOf(marks.people) + 1) + after
  if (table.doubt.test(part.replace(whenClause, "")) || table.help.test(match[0])) return null
  if (table.kin.test(part.replace(whoTheyAre, " "))) return null
  if (dignitaries.test(part) || ofAnother.test(behind) || lead.includes(marks.people)) return null
  if (notTheFirst.test(behind) || putToUse.test(match[0] + after) || madeForIt.test(match[0])) return null
  if (table.code !== "de" && (namesAnother(match[0]) || namesAnother(lead.trimStart()))) return null
  const isMade = table.made.test(match[0])
  if (isMade && (hiredWords.test(part + after) || oldYear.test(part))) return null
  const isNamed = match[0].includes(marks.own)
  if (table.walls.test(match[0]) && (!isNamed || builtLongAgo.test(text))) return null
  // "Tra le frese della Tecnoforma, l'azienda fondata nel 1985 da Ada Roth": the kind of whoever stands before it.
  if (!isNamed && (match[0].startsWith(marks.kind) || lead.trim() === "") && besideName.test(before)) return null
  // "Den Zettelkasten erfand Ada Roth", of the app that is called after it.
  if (!isNamed && invents.test(match[0])) return null
  const isOurs = isNamed || ourWords(table).test(match[0])
  const whose = isOurs ? "own" : match[0].includes(marks.kind) ? "anaphor" : "none"
  const at = before.split(marks.people).length - 1
  const count = match[0].split(marks.people).length - 1
  const told = `${part}${/^[^.,;:!?]*/u.exec(after)?.[0] ?? ""}`
  return { people: marked.people.slice(at, at + count).flat(), whose, year: yearIn(told, text, table) }
}

const creditedIn = (said: Utterance, own: Own, { table, ways }: CreditWays): Omit<Credit, "whose"> => {
  const marked = markedIn(said.text, own, table)
  if (marked === null) return nobody
  if (textSays(fold(marked.text.replace(partners, " ")), strangers) || relativeBehind.test(said.text)) return nobody
  if (
    takenOver.test(said.text) ||
    (anotherHouse.test(said.text.replace(/^\S+ /u, "")) && !marked.text.includes(marks.own))
  )
    return nobody
  const plain = withoutAsides(marked.text)
  for (const text of plain === marked.text ? [plain] : [plain, marked.text]) {
    for (const way of ways) {
      const credit = creditBy({ text, people: marked.people }, way, table)
      if (credit === null) continue
      if (credit.whose !== "own" && ofAHouse.test(text)) return nobody
      return isOwnContext(own, said, credit.whose) ? credit : nobody
    }
  }
  return nobody
}

/** Two capitals in a row, or "Ada und Ben Roth". */
const hint = /\p{Lu}[\p{Ll}\p{M}]+[\p{L}'-]* (?:(?:van|von|de|da|do|dos|di|del|la|der|den|ten|ter) ){0,2}\p{Lu}\p{Ll}/u
const seen = (text: string, name: string) =>
  fold(text).includes(fold(name)) ? fold(name) : fold(name.split(" ")[0] ?? "")

interface Credited extends Omit<Credit, "whose"> {
  readonly said: Utterance
}
const creditedBy = (site: SiteIndex, own: Own): ReadonlyArray<Credited> =>
  ownSaid(site)
    .filter((said) => hint.test(said.text) && !isOfFoot(said, own) && !isAsidePage(said.page))
    .slice(0, mostTelling)
    .map((said) => {
      const ways = creditWays(said.page.page.lang)
      return { said, ...(ways === null ? nobody : creditedIn(said, own, ways)) }
    })

export const creditedFounders = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  creditedBy(site, own).flatMap(({ said, people }) =>
    people
      .filter(namesPerson)
      .map((name) => ({ ...saidFact(said, name, seen(said.text, name)), title: null, titleStatement: null, bio: [] }))
  )
/** When people are told to have begun it: of all such sentences one year, or none. */
export const creditedYears = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> => {
  const found = creditedBy(site, own).flatMap(({ said, people, year }) =>
    year !== null && people.some(namesPerson) && !isDoubtful(said, "", own) ? [saidFact(said, year, year)] : []
  )
  return new Set(found.map(({ value }) => value)).size === 1 ? found : []
}
