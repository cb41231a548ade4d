/**
 * The cards of a page: boxes side by side that are built alike (plans, people, reviews, features), what is
 * marked as one, and the columns of a table that sets things side by side. Blocks of one card speak of one thing.
 */
import type { Box, Line } from "../boxes/Boxes.ts"
import { namesOf } from "./MarkupHints.ts"
import { thingsIn } from "./Tables.ts"

/** More lines are a part of the page, fewer are an entry of a list. */
const cardLines = { least: 2, most: 60 } as const
/** A card has a title, a subtitle, a price; more headings are sections. */
const cardHeadings = 4

/** Names that authors give to one card. */
const cardName = /^(?:card|plan|tier|testimonial|review|quote|member|person|profile)$/
const cardType = /(?:Offer|Person|Review|Comment|Question|Quotation|Product)$/
const sections = new Set(["section", "main", "header", "footer", "nav", "form", "table", "tbody", "thead", "tr"])

const childrenOf = ({ content }: Box) => content.flatMap((one) => ("box" in one ? [one.box] : []))

const fits = (box: Box) => {
  const lines = box.to - box.from
  return lines >= cardLines.least && lines <= cardLines.most && box.headings <= cardHeadings
}

const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>) => {
  let both = 0
  for (const one of a) if (b.has(one)) both++
  return both / Math.max(1, Math.min(a.size, b.size))
}

/** What a card is built of: the elements its lines stand in. */
const shapeOf = (box: Box, lines: ReadonlyArray<Line>) =>
  new Set(lines.slice(box.from, box.to).map((line) => line.box.element.name))

interface Candidate {
  readonly box: Box
  readonly classes: ReadonlySet<string>
  readonly shape: ReadonlySet<string>
}
const alike = (a: Candidate, b: Candidate) =>
  a.box.element.name === b.box.element.name &&
  (a.classes.size === 0) === (b.classes.size === 0) &&
  (a.classes.size === 0 || overlap(a.classes, b.classes) >= 0.5) &&
  overlap(a.shape, b.shape) >= 0.5

/** "<dt>Fish soup<dd>With croutons<dd>£9": entries of a list that tell more than one thing each; none where any tells one. */
const entriesIn = (list: Box): ReadonlyArray<ReadonlyArray<Box>> => {
  const entries: Array<Array<Box>> = []
  for (const part of childrenOf(list)) {
    if (part.element.name === "dt") entries.push([part])
    else if (part.element.name === "dd") entries.at(-1)?.push(part)
    else return []
  }
  return entries.length > 1 && entries.every((entry) => entry.length > 2) ? entries : []
}

/** A table is set in a figure for its caption, at times in one box more that scrolls, and has rows of its own. */
const isPictured = (box: Box) =>
  box.element.name === "figure" &&
  childrenOf(box)
    .flatMap((child) => [child, ...childrenOf(child)])
    .every(({ element }) => element.name !== "table")

const isMarked = (box: Box) =>
  isPictured(box) || box.element.name === "blockquote" || cardType.test(box.element.attribs.itemtype ?? "")
    ? true
    : [...namesOf(box.element)].some((name) => cardName.test(name))

/** The number of the card each box is, where it is one. */
export const findCards = (all: ReadonlyArray<Box>, lines: ReadonlyArray<Line>): ReadonlyMap<Box, number> => {
  const cards = new Map<Box, number>()
  let count = 0
  /** Boxes that hold cards with headings of their own: sections, however alike they are. */
  const holders = new Set<Box>()
  const take = (box: Box) => cards.set(box, count++)
  const candidate = (box: Box): Candidate => ({
    box,
    classes: new Set((box.element.attribs.class ?? "").split(/\s+/, 40).filter((name) => name !== "")),
    shape: shapeOf(box, lines)
  })
  const takeGroup = (group: ReadonlyArray<Candidate>) => {
    if (group.length < 2 || group.some(({ box }) => holders.has(box))) return
    for (const { box } of group) take(box)
    for (let at = group[0]?.box.parent ?? null; at !== null && !holders.has(at); at = at.parent) holders.add(at)
  }
  // From the inside out: what opens last closes first.
  for (let at = all.length - 1; at >= 0; at--) {
    const box = all[at]
    if (box === undefined || box.to - box.from < 2 * cardLines.least) continue
    if (box.element.name === "table") {
      for (const cells of thingsIn(box)) {
        for (const cell of cells) cards.set(cell, count)
        count++
      }
    }
    if (box.element.name === "dl") {
      for (const entry of entriesIn(box)) {
        for (const part of entry) cards.set(part, count)
        count++
      }
    }
    let group: Array<Candidate> = []
    for (const child of childrenOf(box)) {
      if (child.to === child.from) continue
      if (!fits(child) || sections.has(child.element.name)) {
        takeGroup(group)
        group = []
        continue
      }
      const next = candidate(child)
      if (group[0] !== undefined && !alike(group[0], next)) {
        takeGroup(group)
        group = []
      }
      group.push(next)
    }
    takeGroup(group)
  }
  for (const box of all) {
    if (!cards.has(box) && fits(box) && !holders.has(box) && !sections.has(box.element.name) && isMarked(box)) take(box)
  }
  return cards
}
