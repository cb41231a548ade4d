/** What a visitor sees first: the page's first title with what stands around it, up to the next section. */
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import type { Box, Boxes } from "../boxes/Boxes.ts"
import { hintOf, namesOf } from "./MarkupHints.ts"

/** Lines beyond the title that an opening holds at most, and lines before it (a badge, an announcement). */
const most = { after: 12, before: 4, box: 30 } as const

/** From the first line to before the last; null where the page opens with nothing of the kind. */
export const findHero = (
  { all, lines }: Boxes,
  regionAt: (line: number) => Region | undefined
): { readonly from: number; readonly to: number } | null => {
  const speaks = (line: number) => {
    const region = regionAt(line)
    return region === "main" || region === "features" || region === "hero"
  }
  const first = lines.findIndex((_, line) => speaks(line))
  if (first === -1) return null
  const titles = all.filter((box) => box.level !== null && box.to > box.from)
  const headings = titles.filter((box) => speaks(box.from))
  const holdsFirst = ({ from, to }: Box) => from <= first && to > first
  const section = all.find((box) => box.element.name === "section" && holdsFirst(box))
  const title =
    headings.find(({ level }) => level === 1) ??
    headings.find(({ from }) => from <= first + most.before && (section === undefined || from < section.to))
  if (title === undefined) {
    const named = all.find(
      (box) =>
        holdsFirst(box) && box.to - box.from <= most.box && hintOf(box.element, namesOf(box.element))?.region === "hero"
    )
    const opening = named ?? section
    return { from: first, to: Math.min(opening?.to ?? first + 1, first + most.after) }
  }
  // The largest box with no other title in it, save one right below: a subtitle.
  const isAround = (box: Box) =>
    box.to - box.from <= most.box &&
    !titles.some(({ from }) => from > title.from + 1 && from < box.to) &&
    box.element.name !== "main" &&
    box.element.name !== "body"
  let around: Box = title
  while (around.parent !== null && isAround(around.parent)) around = around.parent
  const next = titles.find(({ from }) => from > Math.max(title.from + 1, around.to - 1))
  const flat = Math.min(next?.from ?? lines.length, title.to + most.after)
  const isFlat = around.to === title.to
  return { from: Math.max(isFlat ? first : around.from, title.from - most.before), to: isFlat ? flat : around.to }
}

/** Where an opening ends whose last lines are the first of several titled cards that go on below it: they are none of it. */
export const beforeCards = (
  { from, to }: { readonly from: number; readonly to: number },
  cardAt: (line: number) => number | null,
  isTitle: (line: number) => boolean
): number => {
  if (cardAt(to) === null || !isTitle(to)) return to
  let end = to
  while (end > from + 1 && cardAt(end - 1) !== null) end--
  return end > from && isTitle(end) && !isTitle(end + 1) ? end : to
}
