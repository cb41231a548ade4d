/** A person's card as a fact: the name of one of its blocks, and the title of another. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../../reading/PageIndex.ts"
import { isPersonName } from "../../Persons.ts"
import { nameWithoutExams } from "../words/TitleWords.ts"
import type { FounderFact } from "./FounderFact.ts"

/** Without a picture in front of it, and what they have learnt behind it. */
export const bareName = (text: string) => nameWithoutExams(text.replace(/^[^\p{L}]+/u, "").trim())
export const namesOneAlone = (block: Block | undefined): boolean => isPersonName(nameWithoutExams(block?.text ?? ""))

export const cardFact = (
  page: PageIndex,
  name: number,
  role: number,
  bio: ReadonlyArray<number>,
  title: string
): FounderFact | null => {
  const named = page.blocks[name]
  if (named === undefined || page.blocks[role] === undefined) return null
  const first = Math.min(name, role)
  const last = Math.max(name, role)
  return {
    value: bareName(named.text),
    page,
    words: page.blocks
      .slice(first, last + 1)
      .map(({ text }) => text)
      .join(" "),
    telling: fold(bareName(named.text)),
    blocks: { first, last },
    statement: null,
    title,
    titleStatement: null,
    bio
  }
}
