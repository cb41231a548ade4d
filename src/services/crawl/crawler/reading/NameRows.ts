/** Rows of names or logos, such as follow "Trusted by": where one begins, and where it is over. */
import { recalled } from "../../../../domain/text/Recalled.ts"
import type { Box, Line } from "../boxes/Boxes.ts"

const most = { words: 6, name: 4, lines: 40 } as const
const wordsIn = (text: string) => text.split(" ").length
const sentenceEnd = /[.!?…。！？؟]["'”’»」)]*$/
const quoted = /^["“”„«»「『‹'‘]/

/** One name, or several with something between two. */
const isNames: (text: string) => boolean = recalled((text) => {
  const parts = text.split(/\s*[,·•|/;、，]\s*/)
  if (parts.length > 2) return parts.every((part) => wordsIn(part) <= most.words)
  return wordsIn(text) <= most.words && (!sentenceEnd.test(text) || wordsIn(text) < most.name)
})

/** Whether a box may be such a row, or a part of one; what is said of somebody in quotation marks may stand in it. */
export const mayBeRow = (box: Box, lines: ReadonlyArray<Line>): boolean =>
  box.headings === 0 &&
  box.to - box.from <= most.lines &&
  lines.slice(box.from, box.to).every(({ text }) => quoted.test(text) || isNames(text))

/** Whether a box is a row whole: several names or pictures. */
export const isRow = (box: Box): boolean => box.to - box.from > 1 || box.images > 1
