/** Sheets of facts about the house: "Started | 2011", "Where | ...", "Who | ...", a label and what it is put to, one after the other. */
import { tidyText } from "../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../../reading/PageIndex.ts"
import { beganLabel, houseLabel, otherLabel, seatLabel, whereLabel } from "./SheetWords.ts"

/** "Employees: 9", "Employees – 9", "**Employees** 9": what is asked, and what it is put to; the whole where it is no such line. */
export const sheetLine = (text: string, lead?: string): { readonly label: string; readonly rest: string } => {
  const bold = tidyText(lead ?? "").replace(/ ?[:：]$/u, "")
  const { label, rest } =
    (bold !== "" && text.startsWith(bold) && text.length > bold.length + 1
      ? { label: bold, rest: text.slice(bold.length).replace(/^ ?[:：–—-]? ?/u, "") }
      : /^(?<label>[^:：]{2,30}?)(?: ?[:：] ?| [–—-] )(?<rest>\S.*)$/u.exec(text)?.groups) ?? {}
  return { label: label?.trim() ?? text, rest: rest ?? "" }
}

/** Blocks before and after a label that may be of its sheet, and characters of one that is. */
const most = { blocks: 16, characters: 160 } as const

const neighbours = (page: PageIndex, at: number, step: 1 | -1): ReadonlyArray<Block> => {
  const here = page.blocks[at]
  const found: Array<Block> = []
  for (let next = at + step; Math.abs(next - at) <= most.blocks; next += step) {
    const block = page.blocks[next]
    if (block === undefined || here === undefined || block.level !== null) break
    if (block.region !== here.region || block.list !== here.list || block.text.length > most.characters) break
    found.push(block)
  }
  return found
}

/**
 * Whether the label stands on a sheet about the house: another label asks for what only a house has, or for where it is
 * or since when, and none is of an event or of a piece of work, which have a place and a beginning as well.
 */
export const isOnHouseSheet = (
  page: PageIndex,
  at: number,
  asked: string = tidyText(page.blocks[at]?.text ?? "")
): boolean => {
  const here = page.blocks[at]?.rows ?? []
  const labels = [
    ...[...neighbours(page, at, -1), ...neighbours(page, at, 1)].map(({ text, lead }) =>
      sheetLine(tidyText(text), lead)
    ),
    ...(here.length > 1 ? here : []).map((row) => sheetLine(tidyText(row)))
  ].map(({ label }) => label)
  const [since, where] = [beganLabel.test(asked), whereLabel.test(asked)]
  const isOther = (text: string) =>
    houseLabel.test(text) ||
    (!since && beganLabel.test(text)) ||
    (!where && whereLabel.test(text)) ||
    (!since && !where && seatLabel.test(text))
  return labels.some(isOther) && !labels.some((text) => otherLabel.test(text))
}
