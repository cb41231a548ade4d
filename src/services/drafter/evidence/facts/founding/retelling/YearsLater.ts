/** "They met in 2017 and started Acme the year after": the sentence counts the year of the founding from another one. */
import { laterCounts, laterThanThat } from "../../words/founding/TimeWords.ts"

const anyYear = /(?<![\p{L}\p{N}€$£.,-])(?:1[89]|20)\p{Nd}{2}(?![\p{L}\p{N}%€]|[.,]\p{Nd}|[-–/]\p{Nd})/gu
/** What leads on to a year: "in the spring of". */
const ahead =
  /(?:^|[ ,]+)(?:back )?(?:in|im|en|em|nel|nell'|no|na)(?: (?!(?:and|und|et|y|e|en|who|we|they|she|he)(?!\p{L}))[\p{L}'-]+){0,4} $/iu
/** What is counted from may have an end of its own, or none that anybody knows. */
const open =
  /(?<!\p{L})(?:since|until|till|before|after|from|seit|bis|vor|nach|depuis|jusqu'en|avant|après|desde|hasta|antes|até|dal|fino|prima|dopo|sinds|tot|voor|na) $/iu

/** The sentence with the year that it counts, in the place of the words that do; null where it counts none. */
export const yearsLater = (text: string): string | null => {
  const [first, ...more] = [...text.matchAll(anyYear)]
  if (first === undefined || more.length > 0) return null
  const [before, behind] = [text.slice(0, first.index), text.slice(first.index + first[0].length)]
  const lead = ahead.exec(before)
  if (lead === null || open.test(before)) return null
  for (const { shape, told } of laterThanThat) {
    const match = shape.exec(behind)
    if (match === null) continue
    const { count } = match.groups ?? {}
    const years = count === undefined ? 1 : laterCounts[count.toLowerCase()]
    if (years === undefined) continue
    const head = before.slice(0, lead.index)
    const middle = behind.slice(0, match.index)
    const year = Number(first[0]) + years
    const rest = `${middle} ${told} ${year}${behind.slice(match.index + match[0].length)}`
    return head === "" ? rest.replace(/^[, ]+/u, "") : head + rest
  }
  return null
}
