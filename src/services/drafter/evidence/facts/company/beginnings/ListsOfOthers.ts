/** Lists that go on about somebody else: "The Bakers' Guild is the oldest of its kind.", and what it does below. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import type { Block } from "../../../reading/PageIndex.ts"
import type { Fact } from "../../Fact.ts"
import type { Own } from "../../Own.ts"
import { beginnings } from "../../words/founding/TimeWords.ts"

/** Whom a sentence tells what it is. */
const defined = /^.{3,80}?(?= (?:is|ist|est|es|é|è) )/u

/** "The Bakers' Guild": behind its article more than one word is written as a name is. */
const named = /\p{Lu}\p{L}+(?:['’]s?)?(?: (?:de|of|di|du|des|della|van|von|do|da))? \p{Lu}\p{L}+/u

const article = /^\p{L}{1,4} |^[Ll]['’]/u

const since =
  /(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds|established|gegr\p{L}+|fond\p{L}+|fund(?:ad|ou|ó|am|ar)\p{L}*|nat[ao]|née?|naci\p{L}+|nasc\p{L}+|opgericht|منذ|تأسس\p{L}*|أسس\p{L}*)(?!\p{L})|成立|创立|創立|設立|創業/iu
const anyYear = /(?<!\p{Nd})(?:1[5-9]|20)\p{Nd}{2}(?!\p{Nd})/gu
const tellsBeginning = (text: string, value: string): boolean =>
  (beginnings.test(text) || since.test(text)) && [...text.matchAll(anyYear)].some(([year]) => year !== value)
/**
 * "Roth & Loaf | Founded in 2006 by Max Roe", "Poe Knives | We began in 1985": cards that are each called by a name
 * that is not ours and tell a beginning of their own, side by side. All of them are of others.
 */
export const isOneOfStories = (own: Own, { page, blocks, value }: Fact<string>): boolean => {
  const block = blocks === null ? undefined : page.blocks[blocks.first]
  // On the team's cards stand our own people; a sentence that names us is ours anywhere.
  if (block === undefined || block.card === null || block.region === "team" || own.isIn(block.folded)) return false
  const titleOf = (card: number) => page.blocks.find((one) => one.card === card && one.level !== null)
  const title = titleOf(block.card)
  const isOther = (one: Block | undefined) =>
    one !== undefined && !own.isIn(one.folded) && named.test(one.text) && own.namesOther(`x ${one.text}`)
  if (title === undefined || !isOther(title)) return false
  return page.blocks.some(
    (one) =>
      one.card !== null &&
      one.card !== block.card &&
      one.level === null &&
      one.region === block.region &&
      one.under.at(-2) === block.under.at(-2) &&
      tellsBeginning(one.text, value) &&
      isOther(titleOf(one.card))
  )
}

/** Whether a fact stands in a list below a paragraph that tells what somebody else is. */
export const isListedOfAnother = (own: Own, { page, blocks }: Fact<unknown>): boolean => {
  const block = blocks === null ? undefined : page.blocks[blocks.first]
  if (block === undefined || block.list === null) return false
  const lead = page.blocks[page.blocks.findIndex(({ list }) => list === block.list) - 1]
  const isLead = lead !== undefined && lead.level === null && lead.region === block.region
  const who = isLead ? defined.exec(lead.text)?.[0] : undefined
  return who !== undefined && named.test(who.replace(article, "")) && !own.isIn(fold(who)) && own.namesOther(`x ${who}`)
}
