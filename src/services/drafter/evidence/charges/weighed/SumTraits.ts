/**
 * What is true of a sum that a site mentions, by name: the words around it and in the sentences beside it, where it stands, and
 * how large it is. `w` a word of its sentence, `<` and `>` one before and behind it, with 1 and 2 the nearest, `c` one of its
 * clause, `^` the first, `p`, `a` and `h` one of the sentence before, of that behind and of the heading.
 */
import { fold } from "../../../../../domain/text/Folding.ts"
import type { Own } from "../../facts/Own.ts"
import { isHome, tellsOfMakers } from "../../facts/Paths.ts"
import { pricesIn } from "../../facts/price/sums/Money.ts"
import { isOwnContext, paragraphAbove, startsNamed, startsOwn } from "../../facts/Said.ts"
import { strangers } from "../../facts/words/SubjectWords.ts"
import type { SiteIndex } from "../../reading/PageIndex.ts"
import { textSays } from "../../reading/Says.ts"
import { type SumMention, sumMentions } from "./SumMentions.ts"
import { weighableWords, withSigns } from "./Wordings.ts"

/** 1, or how far it is true; what is not true is absent. */
export type SumTraits = ReadonlyMap<string, number>

/** Words before and behind a sum that count by that side. */
const beside = 6
/** How much what a neighbouring sentence and a heading say counts beside the sentence itself. */
const share = { neighbour: 0.5, heading: 0.7 } as const
/** From here on more is no longer noted. */
const most = { length: 300, amounts: 6, mentions: 3, sums: 4, size: 7 } as const

/** Where a clause begins and ends, as far as marks and small words tell. */
const joint =
  /[;:,()–—]|(?<= )(?:and|but|und|aber|et|mais|y|pero|e|mas|ma|en|maar|when|als|quand|cuando|quando)(?= )/giu

type Add = (name: string, value?: number) => void
const addWords = (add: Add, own: Own, { said, price }: SumMention) => {
  const { page, at, block, text, before, after } = said
  const words = (part: string) => weighableWords(withSigns(part, own.names))
  const [head, tail] = [text.slice(0, price.start), text.slice(price.end)]
  const [left, right] = [words(head), words(tail)]
  const [last, lastBut, next, nextBut] = [left.at(-1) ?? "^", left.at(-2) ?? "^", right[0] ?? "$", right[1] ?? "$"]
  add(`<1 ${last}`)
  add(`<2 ${lastBut} ${last}`)
  add(`>1 ${next}`)
  add(`>2 ${next} ${nextBut}`)
  for (const word of left.slice(-beside)) add(`< ${word}`)
  for (const word of right.slice(0, beside)) add(`> ${word}`)
  for (const word of [...left, ...right]) add(`w ${word}`)
  const [first = "", second = ""] = [...left, "*", ...right]
  add(`^1 ${first}`)
  add(`^2 ${first} ${second}`)
  const clause = [...words(head.split(joint).at(-1) ?? ""), "*", ...words(tail.split(joint)[0] ?? "")]
  for (const [place, word] of clause.entries()) {
    add(`c ${word}`)
    add(`c ${word} ${clause[place + 1] ?? "$"}`)
  }
  const previous = before.at(-1) ?? paragraphAbove(page, at).at(-1) ?? ""
  for (const word of words(previous)) add(`p ${word}`, share.neighbour)
  for (const word of words(after ?? "")) add(`a ${word}`, share.neighbour)
  for (const word of words(block.under.at(-1) ?? "")) add(`h ${word}`, share.heading)
  if (own.namesOther(previous)) add("is other before")
  if (textSays(fold(previous), strangers)) add("is stranger before")
}
const addPlace = (add: Add, own: Own, { said }: SumMention) => {
  const { page, block, text, before } = said
  const folded = fold(text)
  const is = (name: string, isSo: boolean) => {
    if (isSo) add(`is ${name}`)
  }
  is("first", before.length === 0)
  is("home", isHome(page))
  // As the odds were weighed, which know nothing of pages of answers.
  is("makers", isHome(page) || tellsOfMakers(page))
  is("named", own.isIn(folded))
  is("begins named", startsNamed(own, text))
  is("begins own", startsOwn(own, text))
  is("other", own.namesOther(text))
  is("stranger", textSays(folded, strangers))
  is("listed", block.list !== null)
  is("card", block.card !== null)
  is("heading", block.level !== null)
  is("context", isOwnContext(own, said, "none"))
  is("context it", isOwnContext(own, said, "anaphor"))
  add(`region ${block.region}`)
  add(`kind ${block.kind}`)
  add(`subject ${own.subject(text.split(" ").slice(0, 2).join(" "))}`)
  add("length", Math.min(text.length, most.length) / most.length)
  for (const part of new URL(page.page.url).pathname.toLowerCase().split(/[^\p{L}]+/u))
    if (part !== "") add(`path ${part.slice(0, 6)}`)
}
const addSum = (add: Add, { said, price }: SumMention) => {
  add(`paid ${price.paying}`)
  add(`period ${price.period}`)
  for (const unit of price.units) add(`unit ${unit.slice(0, 5)}`)
  const amount = Number(price.amount)
  add(`size ${amount === 0 ? "none" : Math.min(most.size, Math.floor(Math.log10(amount) * 2) / 2)}`)
  if (/[.,]\p{Nd}{2}(?!\p{Nd})/u.test(price.text)) add("is to the cent")
  add("sums in it", Math.min(pricesIn(said.text).length, most.sums) / most.sums)
}
/** What each is beside all others of the site. */
const addOthers = (add: Add, { price }: SumMention, all: ReadonlyArray<SumMention>) => {
  const same = all.filter((one) => one.price.text === price.text).length
  const amounts = new Set(all.map((one) => one.price.text)).size
  add("values", Math.min(amounts, most.amounts) / most.amounts)
  add("same", Math.min(same, most.mentions) / most.mentions)
  if (amounts === 1) add("is alone")
  if (all[0]?.price.text === price.text) add("is first told")
}

/** Each sum that a site mentions, with what is true of it. */
export const weighableSums = (site: SiteIndex, own: Own): ReadonlyArray<readonly [SumMention, SumTraits]> => {
  const all = sumMentions(site)
  return all.map((mention) => {
    const traits = new Map<string, number>()
    const add: Add = (name, value = 1) => void traits.set(name, value)
    addWords(add, own, mention)
    addPlace(add, own, mention)
    addSum(add, mention)
    addOthers(add, mention, all)
    return [mention, traits] as const
  })
}
