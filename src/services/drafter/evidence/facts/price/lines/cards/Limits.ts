/** What a sum is counted by, and from how many on or up to how many it holds: said on both sides, or on none. */
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Place } from "../../../../reading/Place.ts"
import { tokensOf } from "../../../../reading/Tokens.ts"
import { type Price, pricesIn, samePrice } from "../../sums/Money.ts"

export const bounds =
  /(?<!\p{L})(?:from|starting|ab|à partir|dès|desde|a partir|da|vanaf|up to|bis zu|jusqu'à|hasta|até|fino a|tot)(?!\p{L})/iu
export const stemsTold = (text: string) => tokensOf(fold(text)).map(({ stem }) => stem)

/** Whether a price is told as the site has it: what it is counted by may not be left out. */
export const tellsPrice = (told: Price, own: Price, text: string) => {
  const words = stemsTold(text)
  // "for 10 cars" counts by no car.
  const counts = (unit: string) => words.some((word, at) => word === unit && !/^\p{Nd}/u.test(words[at - 1] ?? ""))
  return samePrice(told, own) && own.units.every(counts) && told.units.every((unit) => own.units.includes(unit))
}
/** "minimum 10 cars": from how many on. */
export const least =
  /(?<!\p{L})(?:minimum|min|at least|mindestens|mind|au moins|mínimo|mínima|al menos|pelo menos|almeno|minimo|minimaal|ten minste)(?!\p{L})|最低|最少/iu
/** For whom, or on what condition, a price is that low. */
export const conditions =
  /(?<!\p{L})(?:students?|pupils?|seniors?|members?|non-?profits?|with (?:an? |your |the )?(?:\p{L}+ )?(?:card|code|coupon|voucher|contract|commitment|subscription|membership)|if|when|first (?:month|year)|new customers|studierende|schüler|mitglieder|étudiants?|membres|adhérents|estudiantes|socios|estudantes|sócios|studenti|soci|studenten|leden|学生|会員)(?!\p{L})/iu
export const limits = [least, conditions]
/** How many of something a text speaks of, and whether as the most or the least. */
export const limitsIn = (text: string): ReadonlyArray<string> => {
  const prices = pricesIn(text)
  return [...text.matchAll(/\p{Nd}+/gu)].flatMap(({ 0: count, index }) => {
    if (prices.some(({ start, end }) => index >= start && index < end)) return []
    const before = text.slice(Math.max(0, index - 20), index).replace(/^.*[.,;:\n]/su, "")
    return [`${least.test(before) ? "least" : bounds.test(before) ? "bound" : ""} ${count}`]
  })
}

/** Whether a text about prices keeps what the words it stands on count them by, and from how many on they hold. */
export const keepsLimits = (text: string, places: ReadonlyArray<Place>): boolean => {
  const told = tidyText(text)
  const lines = places.flatMap(({ words }) => tidyText(words).split(/(?<=[.!?])\s+|\n/u))
  const isLeast = least.test(told)
  // "€2 a door. Minimum 25 doors.": said in a line of its own.
  const isLeastBeside = lines.some((line) => least.test(line) && pricesIn(line).length === 0)
  return pricesIn(told).every((price) => {
    const same = lines.flatMap((line) =>
      pricesIn(line).flatMap((own) => (samePrice(price, own) ? [{ own, line }] : []))
    )
    const kept = ({ own, line }: { readonly own: Price; readonly line: string }) =>
      tellsPrice(price, own, told) && (least.test(line) ? isLeast : !isLeast || isLeastBeside)
    return same.length === 0 || same.some(kept)
  })
}
