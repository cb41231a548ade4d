/**
 * Founders as a plain sentence tells of them, whatever its words and their order: "Den Hof haben Ada und Ben Roth
 * aufgebaut", "Acme nasce da un'idea di Ada Roth". The sentence is marked (`Marked.ts`), and read by the ways of its
 * language (`CreditWays.ts`); what denies it, or says that somebody else is meant, refuses it.
 */
import { fold } from "../../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import { textSays } from "../../../../reading/Says.ts"
import type { Own, WhoseWords } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { namesPerson } from "../../../Persons.ts"
import { isOwnContext, mostTelling, ownSaid, saidFact, type Utterance } from "../../../Said.ts"
import { takenOver } from "../../../words/founding/BeginningWords.ts"
import type { CreditTable } from "../../../words/founding/credits/CreditTable.ts"
import { dignitaries, madeForIt, notTheFirst, ofAHouse, putToUse } from "../../../words/founding/credits/OthersWords.ts"
import { anotherHouse, relativeBehind } from "../../../words/founding/doubts/DoubtWords.ts"
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

const oldYear = /(?<!\p{Nd})1[0-8]\p{Nd}{2}(?!\p{Nd})/u
const builtLongAgo = /(?<!\p{Nd})1(?:[0-8]\p{Nd}|9[0-6])\p{Nd}(?!\p{Nd})/u
/** Right behind the name: of another house, or somebody's of theirs. */
const ofAnother =
  /^(?:'s?(?= )| (?:von|bei|chez|van|di|da|do|de|du|of|from|für|para|pour|per|voor|at) (?:(?:der|die|das|la|le|el|o|a|il) )?\p{Lu})/u
const placeBefore = /(?:^|[ '])(?:en|à|em|in|a|te|uit|vanuit|nel|nella|desde|depuis|de|da|di|d')$/iu

/** In languages whose nouns are small: a capital that is no place is somebody's. */
const namesAnother = (part: string): boolean =>
  [...part.matchAll(/(?<![\p{L}\p{N}'-])\p{Lu}[\p{L}-]*/gu)].some(
    ({ index }) => index > 0 && !placeBefore.test(part.slice(0, index).trimEnd())
  )

/** "Als Ada Roth keine gute App fand": what there was not before denies nothing. */
const whenClause =
  /(?:^|[ ,])(?:als|weil|nachdem|da|toen|omdat|nadat|como|quando|cuando|lorsque|quand|faute|ne|non|sin|sem|senza|sans) [^,;]*,/giu

interface Credit {
  readonly people: ReadonlyArray<string>
  readonly whose: WhoseWords
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
  if (table.doubt.test(part.replace(whenClause, "")) || table.help.test(match[0]) || table.kin.test(part)) return null
  if (dignitaries.test(part) || ofAnother.test(behind) || lead.includes(marks.people)) return null
  if (notTheFirst.test(behind) || putToUse.test(match[0] + after) || madeForIt.test(match[0])) return null
  if (table.code !== "de" && (namesAnother(match[0]) || namesAnother(lead.trimStart()))) return null
  const isMade = table.made.test(match[0])
  if (isMade && (hiredWords.test(part + after) || oldYear.test(part))) return null
  const isNamed = match[0].includes(marks.own)
  if (table.walls.test(match[0]) && (!isNamed || builtLongAgo.test(text))) return null
  const isOurs = isNamed || ourWords(table).test(match[0])
  const whose = isOurs ? "own" : match[0].includes(marks.kind) ? "anaphor" : "none"
  const at = before.split(marks.people).length - 1
  const count = match[0].split(marks.people).length - 1
  return { people: marked.people.slice(at, at + count).flat(), whose }
}

const creditedIn = (said: Utterance, own: Own, { table, ways }: CreditWays): ReadonlyArray<string> => {
  const marked = markedIn(said.text, own, table)
  if (marked === null) return []
  if (textSays(fold(marked.text.replace(partners, " ")), strangers) || relativeBehind.test(said.text)) return []
  if (
    takenOver.test(said.text) ||
    (anotherHouse.test(said.text.replace(/^\S+ /u, "")) && !marked.text.includes(marks.own))
  )
    return []
  const plain = withoutAsides(marked.text)
  for (const text of plain === marked.text ? [plain] : [plain, marked.text]) {
    for (const way of ways) {
      const credit = creditBy({ text, people: marked.people }, way, table)
      if (credit === null) continue
      if (credit.whose !== "own" && ofAHouse.test(text)) return []
      return isOwnContext(own, said, credit.whose) ? credit.people : []
    }
  }
  return []
}

/** Two capitals in a row, or "Ada und Ben Roth". */
const hint = /\p{Lu}[\p{Ll}\p{M}]+[\p{L}'-]* (?:(?:van|von|de|da|do|dos|di|del|la|der|den|ten|ter) ){0,2}\p{Lu}\p{Ll}/u
const seen = (text: string, name: string) =>
  fold(text).includes(fold(name)) ? fold(name) : fold(name.split(" ")[0] ?? "")

export const creditedFounders = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  ownSaid(site)
    .filter(({ page, block, text }) => block.region !== "footer" && hint.test(text) && !isAsidePage(page))
    .slice(0, mostTelling)
    .flatMap((said) => {
      const ways = creditWays(said.page.page.lang)
      const people = ways === null ? [] : creditedIn(said, own, ways)
      return people
        .filter(namesPerson)
        .map((name) => ({ ...saidFact(said, name, seen(said.text, name)), title: null, titleStatement: null, bio: [] }))
    })
