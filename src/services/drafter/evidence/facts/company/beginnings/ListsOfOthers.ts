/** Lists that go on about somebody else: "The Bakers' Guild is the oldest of its kind.", and what it does below. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { madeOnce } from "../../../../../../domain/text/Recalled.ts"
import type { Block, PageIndex } from "../../../reading/PageIndex.ts"
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
interface Story {
  readonly card: number
  readonly title: Block
  readonly years: ReadonlyArray<string>
}
/** What cards on a page tell of beginnings, by the part of the page they stand side by side in. */
const storiesOn = madeOnce((page: PageIndex): ReadonlyMap<string, ReadonlyArray<Story>> => {
  const titles = new Map<number, Block>()
  for (const one of page.blocks)
    if (one.card !== null && one.level !== null && !titles.has(one.card)) titles.set(one.card, one)
  const told = page.blocks.flatMap((one) => {
    const title = one.card === null || one.level !== null ? undefined : titles.get(one.card)
    const years = [...one.text.matchAll(anyYear)].map(([year]) => year)
    const isTold = title !== undefined && years.length > 0 && (beginnings.test(one.text) || since.test(one.text))
    return isTold && one.card !== null ? [{ part: partOf(one), story: { card: one.card, title, years } }] : []
  })
  const parts = new Map<string, Array<Story>>()
  for (const { part, story } of told) parts.set(part, [...(parts.get(part) ?? []), story].slice(0, mostStories))
  return parts
})
const partOf = ({ region, under }: Block) => `${region} ${under.at(-2) ?? ""}`
/** Cards of a part that are looked at: a few tell what it is about. */
const mostStories = 24
/**
 * "Roth & Loaf | Founded in 2006 by Max Roe", "Poe Knives | We began in 1985": cards that are each called by a name
 * that is not ours and tell a beginning of their own, side by side. All of them are of others.
 */
export const isOneOfStories = (own: Own, { page, blocks, value }: Fact<string>): boolean => {
  const block = blocks === null ? undefined : page.blocks[blocks.first]
  // On the team's cards stand our own people; a sentence that names us is ours anywhere.
  if (block === undefined || block.card === null || block.region === "team" || own.isIn(block.folded)) return false
  const title = page.blocks.find((one) => one.card === block.card && one.level !== null)
  const isOther = (one: Block) => !own.isIn(one.folded) && named.test(one.text) && own.namesOther(`x ${one.text}`)
  if (title === undefined || !isOther(title)) return false
  return (storiesOn(page).get(partOf(block)) ?? []).some(
    (story) => story.card !== block.card && story.years.some((year) => year !== value) && isOther(story.title)
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
