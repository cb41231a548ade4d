/** Entries that are steps: counted, or to be done one after the other. */
import type { ReadBlock } from "../reading/Reading.ts"
import { opensSteps } from "../words/ShownWords.ts"
import { stepInWords } from "./Grids.ts"

const bareNumber = /^\p{Nd}{1,2}\.?$/u
/** "1. Ask", "Step 2"; "02 / Marketing" and "03 · Design" count what is offered. */
const numbered = /^\p{Nd}{1,2}[.):]?(?:\s(?![/|·—–-])|$)/u
const isCounted = ({ block }: ReadBlock) =>
  stepInWords.test(block.text) || (numbered.test(block.text) && !bareNumber.test(block.text))
/** Entries that are counted are steps. */
export const areSteps = (blocks: ReadonlyArray<ReadBlock>) => {
  // A number in a box of its own counts features as well.
  const counted = blocks.filter(isCounted).length
  return counted >= 2 && blocks.filter(({ block }) => block.level !== null).length <= counted + 1
}

/** "01 Pick a field", "02 …": reasons are counted as well, but none begins with what is to be done first. */
export const areToBeDone = (blocks: ReadonlyArray<ReadBlock>): boolean => {
  const named = blocks.findIndex(({ block }) => block.level !== null)
  return (
    blocks.filter(({ block }) => bareNumber.test(block.text)).length >= 2 &&
    opensSteps.test(blocks[named]?.block.text ?? "")
  )
}
