/**
 * What one sentence of a page has and another has not, told as if it were of both: "six clocks are for sale" beside "we look
 * after church clocks" sells no six church clocks; "every burr" is not every part. By places alone.
 */
import { isOfFamily, nearly } from "../../meaning/Alike.ts"
import { tellingStems } from "../../meaning/TellingStems.ts"
import { countsInFigures } from "../../parse/Words.ts"

const counted = /(?<![\p{L}\p{Nd}.,])(?<figure>\p{Nd}[\p{Nd}.,]*)(?<![.,]) (?<mod>\p{L}{3,}) (?<head>\p{L}{3,})/gu
/** "Six church clocks", of six clocks, and of church clocks. */
export const countsOfBoth = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  [...countsInFigures(sentence).matchAll(counted)].some(({ groups }) => {
    const [[mod], [head]] = [tellingStems(groups?.mod ?? ""), tellingStems(groups?.head ?? "")]
    if (mod === undefined || head === undefined) return false
    const figure = new RegExp(String.raw`(?<![\p{Nd}.,])${RegExp.escape(groups?.figure ?? "")}(?![\p{Nd}])`, "u")
    const homes = texts.filter((text) => figure.test(countsInFigures(text)))
    const others = texts.filter((text) => !homes.includes(text)).map(tellingStems)
    const its = homes.flatMap(tellingStems)
    return (
      its.includes(head) && !its.includes(mod) && others.some((stems) => stems.includes(mod) && stems.includes(head))
    )
  })

const costsNothing =
  /(?<!\p{L})(?:free|gratis|no (?:extra )?(?:cost|charge|fee)s?|without charge|nothing|included)(?!\p{L})/iu
const freeThings = /(?<![\p{L}-])free (?!of|for|from|to|and|or|until|if|with)(?<what>\p{L}{4,}(?: \p{L}{4,})?)/giu
/** "Get free training", of what is free for them beside a training of others. */
export const freesOfBoth = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  [...sentence.matchAll(freeThings)].some(({ groups }) => {
    const stems = tellingStems(groups?.what ?? "")
    const having = texts.filter((text) => tellingStems(text).some((stem) => stems.includes(stem)))
    return having.length > 0 && having.length < texts.length && !having.some((text) => costsNothing.test(text))
  })

const every =
  /(?<!\p{L})(?:every|each|all(?: (?:of )?(?:the|our|its|their))?) (?<what>\p{L}{4,})(?: (?<next>\p{L}{4,}))?/giu
/** "Every part", of every burr: of all there is of something that no text names. */
export const takesInOthers = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const told = texts.flatMap(tellingStems)
  const isTold = (word: string) =>
    tellingStems(word).every((stem) => told.some((one) => one === stem || nearly(one, stem) || isOfFamily(one, stem)))
  const isAll = (text: string) => [...text.matchAll(every)].length > 0
  return (
    texts.some(isAll) &&
    [...sentence.matchAll(every)].some(({ groups }) => {
      const [what = "", next = ""] = [groups?.what, groups?.next]
      return !free.test(what) && !/ing$/iu.test(what) && !isTold(what) && (next === "" || !isTold(next))
    })
  )
}
/** Of people and times whoever and whenever it is. */
const free =
  /^(?:one|thing|things|time|times|year|years|month|months|week|weeks|weekday|day|days|morning|evening|night|hour|people|customers?|users?|clients?|members?|orders?)$/iu
