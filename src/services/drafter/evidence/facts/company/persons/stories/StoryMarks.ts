/** A sentence with the house as a mark, so that shapes of stories need not know what it is called. */
import { fold } from "../../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import type { Own } from "../../../Own.ts"
import { isGivenName, latinName } from "../../../Persons.ts"
import { isAnother, paragraphAbove, type Utterance } from "../../../Said.ts"
import { governed } from "../../../words/founding/LooseWords.ts"
import { companyKinds, houseKinds } from "../../../words/SubjectWords.ts"
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
/** "Kettle Moth" of "Kettle Moth Games": all of a name but the last word, which says what it makes or is. */
const isNameCut = (own: Own, phrase: string): boolean => {
  const start = `${fold(phrase)} `
  return (
    /^\p{Lu}\S* \p{Lu}/u.test(phrase) &&
    [...own.names].some((name) => name.startsWith(start) && houseKinds.test(name.slice(start.length)))
  )
}
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
}
/** `surnames`: whether what stands behind a given name may be the house, as in "2016 hat Ada Acme gegründet". */
export const marked = (site: SiteIndex, said: Utterance, own: Own, surnames = true): MarkedStory => {
  const words = said.text.split(" ")
  const parts: Array<string> = []
  let house: string | null = null
  for (let at = 0; at < words.length; at++) {
    const found = [5, 4, 3, 2, 1].flatMap((count) => {
      const phrase = words.slice(at, at + count).join(" ")
      const bare = phrase.replace(/[.,;:!)]+$/u, "")
      if (at + count > words.length) return []
      const isThis = count === 2 && thisHouse.test(bare) && companyKinds.has(fold(bare.split(" ")[1] ?? ""))
      const isTwo = count === 2 || (count === 1 && elidedKind.test(bare))
      const isOurs = isTwo && own.subject(bare) === "anaphor" && !isAnother(said, bare)
      const isShop = onlineShop.test(bare) && isOnlineShop(site, bare)
      const isKind = isThis || isOurs || isShop || (theirFirm.test(bare) && !governed.test(`${words[at - 1]} `))
      if (isKind) return [{ count, mark: `£${phrase.slice(bare.length)}` }]
      // "de Acme" is the small word, and the name.
      const isNameWhole = /^\p{Lu}/u.test(bare) && own.isName(bare)
      if (count > 1 && smallWords.test(words[at] ?? "") && !isNameWhole) return []
      const ahead = elided.exec(bare)?.[0] ?? ""
      // "die Türen des Ateliers".
      const nominative = /^des$/iu.test(words[at - 1] ?? "") ? bare.replace(/e?s$/u, "") : bare
      if (count === 1 && nominative !== bare && own.isName(nominative))
        return [{ count, mark: `¤${phrase.slice(bare.length)}` }]
      if (!surnames && count === 1 && isGivenName(words[at - 1] ?? "")) return []
      return own.isName(bare.slice(ahead.length)) || isNameCut(own, bare)
        ? [{ count, mark: `${ahead}¤${phrase.slice(bare.length)}` }]
        : []
    })[0]
    if (found?.mark.startsWith("£") === true) house ??= words.slice(at, at + found.count).join(" ")
    parts.push(found?.mark ?? words[at] ?? "")
    at += (found?.count ?? 1) - 1
  }
  const signs = namedThenIt.reduce((told, shape) => told.replace(shape, "$<lead>¤"), parts.join(" "))
  return { signs, house: house?.replace(/[.,;:!)]+$/u, "") ?? null }
}
