/** A sentence of French, Italian, Portuguese or Spanish with the house, people and nothing else marked. */
import { fold } from "../../../../../../../../domain/text/Folding.ts"
import type { Own } from "../../../../Own.ts"
import { isGivenName, namesPerson } from "../../../../Persons.ts"
import type { Utterance } from "../../../../Said.ts"
import type { CreditTable } from "../../../../words/founding/credits/CreditTable.ts"
import { type Marked, markedIn, marks } from "../../../persons/credits/Marked.ts"

const romance = /^(?:es|fr|it|pt)(?![a-z])/iu
export const isRomance = (lang: string | null | undefined): boolean => romance.test(lang ?? "")

/** "la Sirena" of "Polisportiva Sirena", "A Folhado" of "Pastelaria Folhado do Rio". */
const partOfName =
  /(?<![\p{L}'-])(?:(?:[Ee]l|[Ll][aoe]|[Ii]l|[OoAa]) |[Ll]')(?<word>\p{Lu}[\p{Ll}\p{M}]+(?:-\p{Lu}?\p{Ll}+)*)(?![\p{L}-]| \p{Lu})/gu
/** "Detrás de Nácar está", of "Editorial Nácar": behind a small word. */
const partAlone = /(?<=(?:^|[\p{Ll},;:] ))(?<word>\p{Lu}[\p{Ll}\p{M}]{4,})(?![\p{L}-]| \p{Lu})/gu
const shortestPart = 4
/** "Il portait le nom de Lucie Roth (1901-1975)": years of a life. */
const lifetime =
  / ?\((?:\*|nacid[ao] en |née? en |nat[ao] nel |nascid[ao] em )?(?:1[6-9]|20)\p{Nd}{2}(?: ?[-–] ?(?:(?:1[6-9]|20)\p{Nd}{2})?)?\)/gu

export const withPartsOfName = (text: string, own: Own): string => {
  const put = (all: string, word: string) => {
    const folded = fold(word)
    const isPart =
      /^\p{Lu}/u.test(word) &&
      folded.length >= shortestPart &&
      !isGivenName(word) &&
      [...own.names].some((name) => name.includes(" ") && name.split(" ").includes(folded))
    return isPart ? marks.own : all
  }
  return text.replace(partOfName, put).replace(partAlone, put)
}

/** "Il frantoio", a heading over the sentence: what the house calls itself. */
const headedSo = /^(?:(?:el|la|le|il|lo|o|a) |l')\p{Ll}{3,}$/u
const withHeadings = (text: string, under: ReadonlyArray<string>): string =>
  under
    .filter((title) => headedSo.test(title))
    .reduce(
      (told, title) =>
        told.replace(new RegExp(`(?<![\\p{L}'-])${RegExp.escape(title)}(?![\\p{L}-]| \\p{Lu})`, "giu"), marks.kind),
      text
    )

export const romanceSigns = ({ text, block }: Utterance, own: Own, table: CreditTable): Marked | null => {
  const plain = withoutLifetimes(text)
  const marked = markedIn(plain, own, table)
  return marked === null ? null : { ...marked, text: withHeadings(withPartsOfName(marked.text, own), block.under) }
}
export const withoutLifetimes = (text: string): string => text.replace(lifetime, "")

/** "Le Clairon de Loire" is a newspaper: behind an article no name of a person begins. */
const articled = /^(?:Le|La|Les|El|Los|Las|Il|Lo|Gli|O|A|Os|As) /u
export const namesSomebody = (name: string): boolean => namesPerson(name) && !articled.test(name)
