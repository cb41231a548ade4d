/** A sentence with the house as a mark, so that shapes of stories need not know what it is called. */
import { fold } from "../../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import type { Own } from "../../../Own.ts"
import { isGivenName, latinName } from "../../../Persons.ts"
import { isAnother, paragraphAbove, type Utterance } from "../../../Said.ts"
import { governed } from "../../../words/founding/LooseWords.ts"
import { anaphors, companyKinds, houseKinds } from "../../../words/SubjectWords.ts"
import { headlines } from "../../sheets/SoleHouse.ts"
import { bearsName, namedThenIt } from "./StoryShapes.ts"

const smallWords = /^(?:of|at|von|bei|de|du|del|di|da|do|van|the|die|das|der|den|la|le|el|il|lo|o|a|het)$/iu
const elided = /^(?:d|l|dell|nell)['’](?=\p{Lu})/u
/** "l'association". */
const elidedKind = /^l['’]\p{Ll}/u
/** "abrieron esta clínica": whoever says so means the house itself. */
const thisHouse = /^(?:this|diese[nrs]?|cette|ce|cet|est[ae]|quest[ao]|deze|dit) \p{L}+$/iu
/** "their company", of whom the sentences before tell: a firm, and no shop that they may have had besides. */
const theirFirm =
  /^(?:(?:our|their|her|his) (?:company|business|firm)|(?:unsere|ihre|seine) Firma|(?:unser|ihr|sein) (?:Unternehmen|Betrieb)|(?:notre|leur|sa) (?:société|entreprise)|(?:nuestra|su) empresa|(?:a )?(?:nossa|sua) empresa|la (?:nostra|loro|sua) azienda|(?:ons|hun|haar|zijn) bedrijf)$/iu
/** "la boutique en ligne": a second door of a shop, save where that is what the site says it is. */
const onlineShop =
  /^(?:the|our|la|notre|el|nuestra|a|o|il|lo|den|der|de) (?:online (?:shop|store)|boutique en ligne|tienda online|loja (?:online|virtual)|negozio online|Online-?shop|webwinkel)$/iu
const isOnlineShop = (site: SiteIndex, phrase: string): boolean => {
  const kind = fold(phrase.split(" ").slice(1).join(" "))
  return headlines(site, []).some((text) => fold(text).includes(kind))
}
export const marksOf = /[¤£]/u
/** First words of all that "£" stands for: of what `Own` takes for the house, and of the shapes above. Folded. */
const openers = new Set([
  ...[...anaphors].map((phrase) => phrase.split(" ")[0] ?? ""),
  ..."the die der das den dem le la el il lo o a het de".split(" "),
  ..."this diese diesen dieser dieses cette ce cet este esta questo questa deze dit".split(" "),
  ..."our their her his unsere ihre seine unser ihr sein notre leur sa nuestra su nossa sua ons hun haar zijn".split(
    " "
  )
])
/** Whether "£" may begin with this word: most words of a sentence are none that need a closer look. */
const mayOpen = (word: string): boolean => {
  const first = fold(word).replace(/^["'(]+/u, "")
  const bare = first.replace(/["'),.:;!]+$/u, "")
  return bare === "" || openers.has(bare) || first.startsWith("l'")
}
/** "Kettle Moth" of "Kettle Moth Games": all of a name but the last word, which says what it makes or is. */
const cutNames = new WeakMap<Own, ReadonlySet<string>>()
const cutsOf = (own: Own): ReadonlySet<string> => {
  const known = cutNames.get(own)
  if (known !== undefined) return known
  const cuts = [...own.names].flatMap((name) => {
    const at = name.lastIndexOf(" ")
    return at > 0 && houseKinds.test(name.slice(at + 1)) ? [name.slice(0, at)] : []
  })
  const made = new Set(cuts)
  cutNames.set(own, made)
  return made
}
const isNameCut = (own: Own, phrase: string): boolean =>
  cutsOf(own).size > 0 && /^\p{Lu}\S* \p{Lu}/u.test(phrase) && cutsOf(own).has(fold(phrase))
const anyPerson = new RegExp(latinName, "gu")
/** "Ada Acme … opened the shop that still bears her name" as "opened ¤". */
export const withBearers = (own: Own, said: Utterance): Utterance => {
  const { page, at, before, text } = said
  if (text.search(bearsName) === -1) return said
  const told = [...paragraphAbove(page, at), ...before, text.slice(0, text.search(bearsName))].join(" ")
  // Whoever was named last: of another it may bear the name.
  const last = [...told.matchAll(anyPerson)].at(-1)?.[0] ?? ""
  const surname = fold(last.split(" ").at(-1) ?? last)
  const isOurs = surname !== "" && [...own.names].some((name) => name.split(/[ -]/u).includes(surname))
  return isOurs ? { ...said, text: text.replace(bearsName, "¤") } : said
}
export interface MarkedStory {
  readonly signs: string
  /** What the first "£" stands for. */
  readonly house: string | null
  /** Whether a name behind a given name was left as it is, so that with `surnames` there are other signs. */
  readonly leavesSurname: boolean
}
/** `surnames`: whether what stands behind a given name may be the house, as in "2016 hat Ada Acme gegründet". */
export const marked = (site: SiteIndex, said: Utterance, own: Own, surnames = true): MarkedStory => {
  const words = said.text.split(" ")
  const folded = fold(said.text)
  const hasName = own.mayName(folded) || [...cutsOf(own)].some((cut) => folded.includes(cut))
  const parts: Array<string> = []
  let house: string | null = null
  let leavesSurname = false
  const markAt = (at: number, count: number): string | null => {
    const phrase = words.slice(at, at + count).join(" ")
    const bare = phrase.replace(/[.,;:!)]+$/u, "")
    const isThis = count === 2 && thisHouse.test(bare) && companyKinds.has(fold(bare.split(" ")[1] ?? ""))
    const isTwo = count === 2 || (count === 1 && elidedKind.test(bare))
    const isOurs = isTwo && own.subject(bare) === "anaphor" && !isAnother(said, bare)
    const isShop = onlineShop.test(bare) && isOnlineShop(site, bare)
    const isKind = isThis || isOurs || isShop || (theirFirm.test(bare) && !governed.test(`${words[at - 1]} `))
    if (isKind) return `£${phrase.slice(bare.length)}`
    if (!hasName) return null
    // "de Acme" is the small word, and the name.
    const isNameWhole = /^\p{Lu}/u.test(bare) && own.isName(bare)
    if (count > 1 && smallWords.test(words[at] ?? "") && !isNameWhole) return null
    const ahead = elided.exec(bare)?.[0] ?? ""
    // "die Türen des Ateliers".
    const nominative = /^des$/iu.test(words[at - 1] ?? "") ? bare.replace(/e?s$/u, "") : bare
    if (count === 1 && nominative !== bare && own.isName(nominative)) return `¤${phrase.slice(bare.length)}`
    if (!own.isName(bare.slice(ahead.length)) && !isNameCut(own, bare)) return null
    const isSurname = !surnames && count === 1 && isGivenName(words[at - 1] ?? "")
    leavesSurname ||= isSurname
    return isSurname ? null : `${ahead}¤${phrase.slice(bare.length)}`
  }
  const foundAt = (at: number) => {
    for (let count = Math.min(5, words.length - at); count > 0; count--) {
      const mark = markAt(at, count)
      if (mark !== null) return { count, mark }
    }
    return null
  }
  for (let at = 0; at < words.length; at++) {
    const found = hasName || mayOpen(words[at] ?? "") ? foundAt(at) : null
    if (found?.mark.startsWith("£") === true) house ??= words.slice(at, at + found.count).join(" ")
    parts.push(found?.mark ?? words[at] ?? "")
    at += (found?.count ?? 1) - 1
  }
  const joined = parts.join(" ")
  const signs = joined.includes("¤")
    ? namedThenIt.reduce((told, shape) => told.replace(shape, "$<lead>¤"), joined)
    : joined
  return { signs, house: house?.replace(/[.,;:!)]+$/u, "") ?? null, leavesSurname }
}
