/**
 * Which part of the page each line stands in. The sureest word counts: the markup's vocabulary, then the names its
 * author gave, then the words of the heading above; and what speaks of somebody else does so in all its parts.
 */
import type { CellPlace, Region } from "../../../../domain/draft/PageBlocks.ts"
import { announcesOthers, announcesRow, isRegionName, regionOfHeading } from "../../../../domain/draft/RegionWords.ts"
import type { Box, Boxes, PageLink } from "../boxes/Boxes.ts"
import { listNames } from "../boxes/ElementKinds.ts"
import { isBoldTitle, isNamedTitle, sellsCredits } from "./BlockKinds.ts"
import { asksOnly, landmarkOf } from "./Landmarks.ts"
import { isRow, mayBeRow } from "./NameRows.ts"
import { bindingRegions, combined, countNames, signed } from "./Nesting.ts"
import type { Signs } from "./Signs.ts"
import { cellPlaces, laysOut } from "./Tables.ts"

/** Words of headings that count within a card too: an entry called "Team" is not the team. */
const inCard = new Set<Region>(["reviews", "others"])

/** A heading in force; `line` is -1 where it is one by its looks or words only, `named` the region that its words name. */
interface Open {
  readonly line: number
  readonly level: number
  readonly region: Region
  readonly named: Region | null
  /** Whether it stands in a box of its own, apart from what follows. */
  readonly apart?: true
}
/** Levels of what is a heading by its name, and of a line that only announces a row of names. */
const byLooks = 7
const announcement = 8
/** Of a line that announces but the row that comes next. */
const beforeRow = 9
const withoutRow = (opened: ReadonlyArray<Open>) => opened.filter(({ level }) => level !== beforeRow)

export interface LinePlace {
  readonly region: Region
  readonly under: ReadonlyArray<number>
  readonly card: number | null
  readonly list: number | null
  readonly cell?: CellPlace
  readonly lang: string | null
}
export interface PagePlaces {
  readonly lines: ReadonlyArray<LinePlace>
  readonly anchors: ReadonlyMap<PageLink, Region>
}

/** A box on the way down, with what holds for all in it. */
interface Frame {
  readonly box: Box
  next: number
  readonly region: Region
  readonly under: ReadonlyArray<number>
  readonly card: number | null
  readonly list: number | null
  readonly cell: CellPlace | undefined
  readonly lang: string | null
  opened: ReadonlyArray<Open>
  /** Whether names or pictures followed what announces a row of them. */
  hasRow: boolean
}

/** Boxes whose heading never speaks for what stands beside them. */
const closed = new Set(
  "section article main nav footer aside li td th dd details blockquote figure form dialog".split(" ")
)
const none: ReadonlyArray<Open> = []
/** Parts in which the makers speak. */
const ownParts = new Set<Region>(["features", "pricing", "faq", "team", "contact"])
/** Cells that say what the next is about. */
const labels = new Set(["th", "td", "dt"])
/** A title with a line or two of its own, set in a box before the things it is the title of. */
const title = { lines: 6, beside: 3, text: 300 } as const
const personName = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u
const wordsIn = (text: string) => text.split(" ").length
const announces = { words: 12, following: 6, eyebrow: 4, looks: 80 } as const

/** Headings a block stands under, the nearest: a page may nest them as deep as it likes. */
const mostAbove = 12

const regionHere = ({ opened, region }: Frame): Region => opened.at(-1)?.region ?? region
const underHere = ({ under, opened }: Frame): ReadonlyArray<number> => {
  const own = opened.flatMap(({ line }) => (line === -1 ? [] : [line]))
  return own.length === 0 ? under : [...under, ...own].slice(-mostAbove)
}

export const placeLines = (
  { root, lines }: Boxes,
  cards: ReadonlyMap<Box, number>,
  signs: Signs,
  page: { readonly region: Region; readonly lang: string | null }
): PagePlaces => {
  const places: Array<LinePlace> = lines.map(() => ({
    region: page.region,
    under: [],
    card: null,
    list: null,
    lang: page.lang
  }))
  const anchors = new Map<PageLink, Region>()
  let listCount = 0
  const cells = new Map<Box, CellPlace>()

  const textOf = (line: number) => lines[line]?.text ?? ""
  const place = (line: number, frame: Frame) => {
    const region = signed(regionHere(frame), signs.lines.get(line))
    const { card, list, cell, lang } = frame
    places[line] = { region, under: underHere(frame), card, list, ...(cell === undefined ? {} : { cell }), lang }
  }

  /** The region the words of a title announce, its own or those of a short line right above. */
  const announcedBy = (frame: Frame, line: number, level: number): Region | null => {
    const own = sellsCredits(line, textOf) ? "pricing" : regionOfHeading(textOf(line))
    const above = textOf(line - 1)
    const isNear = line > (frame.box.parent ?? frame.box).from && places[line - 1]?.card === frame.card
    const isEyebrow =
      own === null && level > 1 && isNear && lines[line - 1]?.links === 0 && wordsIn(above) <= announces.eyebrow
    const over = isEyebrow ? regionOfHeading(above) : null
    const region = own ?? over
    if (region === null) return null
    // The title of a page is its own: "Loved by people who bake" is no part with their words.
    if (level === 1 && page.region !== region && !isRegionName(textOf(line))) return null
    const isEntry = frame.card !== null && frame.region !== "main"
    if (isEntry && (!inCard.has(region) || wordsIn(textOf(line)) === 1)) return null
    const place = places[line - 1]
    if (over !== null && place !== undefined) places[line - 1] = { ...place, region: combined(regionHere(frame), over) }
    return region
  }

  /** What a heading of this level ends. A person's name does not end "What our customers say"; "Häufige Fragen" does. */
  const closedBy = (frame: Frame, level: number, title: string): ReadonlyArray<Open> => {
    const isPerson = personName.test(title) && regionOfHeading(title) === null
    return frame.opened.filter(
      (one) => one.level < level || (one.level === level && bindingRegions.has(one.region) && isPerson)
    )
  }

  const openHeading = (frame: Frame, box: Box, level: number) => {
    frame.opened = closedBy(frame, level, textOf(box.from))
    const named = announcedBy(frame, box.from, level)
    const region = combined(regionHere(frame), named)
    const under = underHere(frame)
    frame.opened = [...frame.opened, { line: box.from, level, region, named }]
    return { region, under }
  }

  /** Headings of `frame` that a section in it ends; entries (cards) end nothing, whatever their levels. */
  const closeFor = (frame: Frame, box: Box) => {
    if (frame.opened.length === 0 || box.headings === 0 || cards.has(box)) return
    // A part that is called something itself is not of the part before it, whose title stands in a box of its own.
    const part = asksOnly(box, lines) ? "faq" : landmarkOf(box, lines)
    if (ownParts.has(part ?? "main"))
      frame.opened = frame.opened.filter(({ apart, region }) => apart !== true || !bindingRegions.has(region))
    const lead = lines[box.lead]?.box
    const level = lead?.level ?? null
    if (lead === undefined || level === null) return
    for (let at = lead.parent; at !== null && at !== box; at = at.parent) if (cards.has(at)) return
    const isSection = box.element.name === "section" || box.element.name === "article"
    const isOwn = isSection || regionOfHeading(textOf(box.lead)) !== null || part !== null
    frame.opened = frame.opened.filter(
      (one) => one.level < level || (one.level === level && bindingRegions.has(one.region) && !isOwn)
    )
  }

  const hasEqualHeads = ({ from, to }: Box) => {
    const levels = lines.slice(from, to).flatMap(({ box: { level } }) => level ?? [])
    return levels.length !== new Set(levels).size
  }
  /** Whether a box is but the title of what follows it. */
  const isTitle = ({ box, opened }: Frame) => {
    if (opened.length === 0 || closed.has(box.element.name) || cards.has(box)) return false
    // Two headings of one level have said all they have to say, each to the lines below it.
    if (box.to - box.from > title.lines || box.lists > 0 || hasEqualHeads(box)) return false
    const beside = lines.slice(box.from, box.to).filter(({ box: own }) => own.level === null)
    return (
      beside.length <= title.beside &&
      beside.reduce((length, { text }) => length + text.length, 0) <= title.text &&
      !isOneOfMany(box)
    )
  }

  /** Whether boxes of the very same name stand beside it: sections, each with a title of its own. */
  const namesakes = new Map<Box, ReadonlyMap<string, number>>()
  const isOneOfMany = (box: Box) => {
    const { parent, element } = box
    const name = element.attribs.class
    if (parent === null || name === undefined || name === "") return false
    // Nothing but a heading is the title of whatever follows, though a builder sets each line in a box of the same name.
    if (box.to === box.from + 1 && lines[box.from]?.box.level !== null) return false
    const known = namesakes.get(parent) ?? countNames(parent)
    namesakes.set(parent, known)
    return (known.get(name) ?? 0) > 1
  }

  const enter = (frame: Frame, box: Box): Frame => {
    const { attribs, name } = box.element
    if (frame.opened.length > 0 && (name === "dt" || name === "tr"))
      frame.opened = frame.opened.filter(({ level }) => level !== announcement)
    const card = cards.get(box) ?? frame.card
    const isList = (listNames.has(name) && !laysOut(box)) || attribs.role === "list"
    const list = isList ? listCount++ : frame.list
    if (isList && name === "table") for (const [one, at] of cellPlaces(box)) cells.set(one, at)
    const cell = cells.get(box) ?? (isList ? undefined : frame.cell)
    const lang = attribs.lang?.trim() || frame.lang
    if (frame.opened.length > 0 && !labels.has(name) && name !== "dd" && !mayBeRow(box, lines))
      frame.opened = withoutRow(frame.opened)
    if (box.level !== null && box.to > box.from) {
      const { region, under } = openHeading(frame, box, box.level)
      return { box, next: 0, region, under, card, list, cell, lang, opened: none, hasRow: false }
    }
    closeFor(frame, box)
    const landmark = landmarkOf(box, lines)
    const region = signed(combined(regionHere(frame), landmark), signs.boxes.get(box))
    return { box, next: 0, region, under: underHere(frame), card, list, cell, lang, opened: none, hasRow: false }
  }

  const readLine = (frame: Frame, line: number) => {
    const text = textOf(line)
    const words = wordsIn(text)
    if (frame.opened.length > 0 && words > announces.following)
      frame.opened = frame.opened.filter(({ level }) => level < announcement)
    if (frame.opened.some(({ level }) => level === beforeRow)) frame.hasRow = true
    if (lines[line]?.box.level === null && words <= announces.words) {
      if (frame.list === null && announcesOthers(text)) {
        const region = combined(regionHere(frame), "others")
        const level = announcesRow(text) ? beforeRow : announcement
        frame.opened = [...withoutRow(frame.opened), { line: -1, level, region, named: "others" }]
        frame.hasRow = false
      }
    }
    place(line, frame)
  }

  /** A title that is one by its name (`section-title`), or by its letters, and by its words. */
  const readTitle = (frame: Frame, box: Box) => {
    if (box.level !== null || box.headings > 0 || box.to !== box.from + 1) return
    const text = textOf(box.from)
    if (announcesOthers(text) && announcesRow(text)) return
    const isBold = isBoldTitle(box, text)
    if (text.length > announces.looks || !(isBold || isNamedTitle(box))) return
    const region = regionOfHeading(text)
    // Where titles are set in bold each ends the part of the one before.
    if (isBold && region === null) frame.opened = frame.opened.filter((one) => one.level !== byLooks)
    if (region === null || (frame.card !== null && !inCard.has(region))) return
    const level = byLooks
    frame.opened = frame.opened.filter((one) => one.level < level)
    frame.opened = [...frame.opened, { line: -1, level, region: combined(regionHere(frame), region), named: region }]
  }

  /** "Main customers" in one cell is what the next is about. */
  const announceBeside = ({ box }: Frame, around: Frame) => {
    if (!labels.has(box.element.name) || box.to !== box.from + 1) return
    const named = regionOfHeading(textOf(box.from))
    if (named !== "others" && named !== "reviews") return
    around.opened = [
      ...around.opened,
      { line: -1, level: announcement, region: combined(regionHere(around), named), named }
    ]
  }

  /** A row that was announced ends with its box, or with the box that the announcement stands in. */
  const endRow = (inner: Frame, around: Frame) => {
    if (inner.hasRow) inner.opened = withoutRow(inner.opened)
    if (!around.opened.some(({ level }) => level === beforeRow)) return
    const { box } = inner
    if (box.to > box.from || box.images > 0) around.hasRow = true
    if (isRow(box)) around.opened = withoutRow(around.opened)
  }

  const outermost = { next: 0, under: [], card: null, list: null, cell: undefined, opened: none, hasRow: false }
  const trail: Array<Frame> = [{ ...outermost, box: root, region: page.region, lang: page.lang }]
  for (let top = trail.at(-1); top !== undefined; top = trail.at(-1)) {
    const content = top.box.content[top.next++]
    if (content === undefined) {
      trail.pop()
      const around = trail.at(-1)
      if (around !== undefined) announceBeside(top, around)
      if (around !== undefined) endRow(top, around)
      if (around !== undefined && isTitle(top) && top.box.level === null) {
        // Outside its box a title says what its words say, not what its box does.
        const first = Math.min(...top.opened.map(({ level }) => level))
        around.opened = around.opened.filter(({ level }) => level < first)
        for (const open of top.opened)
          around.opened = [...around.opened, { ...open, region: combined(regionHere(around), open.named), apart: true }]
      }
    } else if ("line" in content) readLine(top, content.line)
    else if ("anchor" in content) anchors.set(content.anchor, regionHere(top))
    else {
      readTitle(top, content.box)
      trail.push(enter(top, content.box))
    }
  }
  return { lines: places, anchors }
}
