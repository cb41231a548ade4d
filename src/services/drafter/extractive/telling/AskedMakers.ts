/** Pages on which somebody is asked, and no visitor asks. */
import type { Reading } from "../reading/Reading.ts"
import { headsInterview } from "../words/tables/ReaderQuestions.ts"

/** Lines that may head a page, and their characters. */
const most = { heads: 3, characters: 120 } as const

/** What a page is headed by says that somebody is asked there. */
export const isInterview = ({ page, blocks }: Reading): boolean => {
  const heads = blocks.filter(({ block }) => block.region !== "navigation" && block.text.length <= most.characters)
  return [page.page.title ?? "", ...heads.slice(0, most.heads).map(({ block }) => block.text)].some((text) =>
    headsInterview.test(text)
  )
}
