/** Whether a line says what a site is called, and nothing else. */
import { fold } from "../../../../domain/text/Folding.ts"
import { madeOnce } from "../../../../domain/text/Recalled.ts"
import { withoutGreeting, withoutLegalForm } from "../../evidence/names/NameForms.ts"
import { titleParts } from "../../evidence/names/SiteNames.ts"

const signs = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Hangul}]`
/** A word in letters, or what stands in other signs between them. */
const pieces = new RegExp(String.raw`${signs}+|[[\p{L}\p{M}\p{N}]--${signs}]+`, "gv")
const isOfSigns = new RegExp(`^${signs}`, "v")
const piecesOf = (text: string): ReadonlyArray<string> => fold(text).match(pieces) ?? []
/** Signs of the name in another script: with more a line says something. */
const otherScript = 6

const calledBy = madeOnce((names: ReadonlyArray<string>) => new Set(names.flatMap(piecesOf)))
/** How much of a name stands in a line: all its words, and how many signs of another script are left over. */
const isCalled = (text: string, names: ReadonlyArray<string>): boolean => {
  const called = calledBy(names)
  const left = piecesOf(text).filter((piece) => !called.has(piece))
  if (left.length === 0) return true
  // "Crumb Mill 面包坊": the same name twice, for those who read either script.
  return (
    left.every((piece) => isOfSigns.test(piece)) &&
    [...left.join("").normalize("NFC")].length <= otherScript &&
    names.some((name) => name !== "" && !isOfSigns.test(name) && fold(text).includes(name))
  )
}
/** "شركة تلفان للمقاولات": a company by its name, where nothing says what it is like or where it works. */
const arabicCompany =
  /^(?:شركة|مؤسسة|مجموعة|مكتب)(?! (?:رائدة|متخصصة|سعودية|عالمية|رائد|متخصص))(?: (?!(?:في|من|على|إلى|عبر|مع|تقدم|توفر) )\p{L}+){1,4}$/u
/** "Brandt - Uhren-Reparatur" of "Brandt Uhren Reparatur", "Home – Brandt", "Willkommen bei Brandt GmbH", "Brandt 时钟". */
export const isNameAlone = (text: string, names: ReadonlyArray<string>): boolean =>
  isCalled(text, names) ||
  arabicCompany.test(text) ||
  (text.length <= longest && titleParts(text).every((part) => isCalled(withoutLegalForm(withoutGreeting(part)), names)))
const longest = 120

/** Words of what else a site may be called: more are as much a line as a name. */
const mostWords = 3
/** The same of what may be a tagline. */
export const saysNameAlone = (text: string, names: ReadonlyArray<string>): boolean =>
  isNameAlone(text, shortOnes(names))
const shortOnes = madeOnce((names: ReadonlyArray<string>) =>
  names.filter((name, at) => at === 0 || name.split(" ").length <= mostWords)
)
