/** Lists that go on about somebody else: "The Bakers' Guild is the oldest of its kind.", and what it does below. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import type { Fact } from "../../Fact.ts"
import type { Own } from "../../Own.ts"

/** Whom a sentence tells what it is. */
const defined = /^.{3,80}?(?= (?:is|ist|est|es|é|è) )/u

/** "The Bakers' Guild": behind its article more than one word is written as a name is. */
const named = /\p{Lu}\p{L}+(?:['’]s?)?(?: (?:de|of|di|du|des|della|van|von|do|da))? \p{Lu}\p{L}+/u

const article = /^\p{L}{1,4} |^[Ll]['’]/u

/** Whether a fact stands in a list below a paragraph that tells what somebody else is. */
export const isListedOfAnother = (own: Own, { page, blocks }: Fact<unknown>): boolean => {
  const block = blocks === null ? undefined : page.blocks[blocks.first]
  if (block === undefined || block.list === null) return false
  const lead = page.blocks[page.blocks.findIndex(({ list }) => list === block.list) - 1]
  const isLead = lead !== undefined && lead.level === null && lead.region === block.region
  const who = isLead ? defined.exec(lead.text)?.[0] : undefined
  return who !== undefined && named.test(who.replace(article, "")) && !own.isIn(fold(who)) && own.namesOther(`x ${who}`)
}
