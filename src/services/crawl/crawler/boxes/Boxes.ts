/**
 * The visible part of a page as boxes within boxes, and the lines of text, links and pictures in them: one
 * block (paragraph, heading, list item, cell) a line, so that a quote never runs from one cell into the next.
 */
import type { Document, Element } from "domhandler"
import { bareLine } from "../../../../domain/text/Folding.ts"
import { crawlLimits } from "../limits/CrawlLimits.ts"
import type { PageStyles } from "../style/PageStyles.ts"
import { bareTitle, closedUp } from "./BareLines.ts"
import { drawnHeadings } from "./DrawnHeadings.ts"
import {
  blockNames,
  insideHeading,
  insideLines,
  isAdornment,
  isBesideWords,
  isButton,
  isRaisedCents,
  isShownAsBlock,
  linkNames,
  listNames,
  levelOf as markedLevel,
  ownLine
} from "./ElementKinds.ts"
import { lightboxOf } from "./Lightboxes.ts"
import { collapsed, walkVisible } from "./ParsedHtml.ts"
import { labelOf, linkWords, pluginPageOf, videoOf } from "./Players.ts"
import { arePriceRows } from "./PriceRows.ts"

export interface Line {
  readonly text: string
  /** Its rows, where breaks set a few short ones under each other, such as those of an address; else none. */
  readonly rows: ReadonlyArray<string>
  /** What it begins with in bold, before the rest. */
  readonly lead: string | null
  /** The innermost box that holds all of it. */
  readonly box: Box
  /** Links in it, and the characters in those. */
  readonly links: number
  readonly linked: number
}
export interface PageLink {
  readonly href: string
  text: string
  /** The line its words begin in; of a player the next. */
  readonly line: number
  /** Whether it plays on the page, or is the picture of a film. */
  plays: boolean
}
/** What lies in a box, in reading order: boxes, lines by their number, links. */
export type BoxContent = { readonly box: Box } | { readonly line: number } | { readonly anchor: PageLink }
export interface Box {
  readonly element: Element
  readonly parent: Box | null
  readonly content: Array<BoxContent>
  /** The lines in it, from the first to before the last. */
  readonly from: number
  to: number
  /** 1..6 where it is a heading. */
  readonly level: number | null
  /** Headings in it, and the line of the first. */
  headings: number
  lead: number
  /** Pictures and links in it. */
  images: number
  links: number
  /** Dates marked as such. */
  dates: number
  /** Lists and tables in it. */
  lists: number
}
export interface Boxes {
  readonly root: Box
  /** In the order in which they open. */
  readonly all: ReadonlyArray<Box>
  readonly lines: ReadonlyArray<Line>
}

/** A heading that was never closed would take in all that follows. */
const longHeading = 200

const cents = /^[.,]\p{Nd}{2}(?!\p{Nd})/u
/** "<em>问</em>可以退款吗？", "<span>02</span>What": a sign in an element of its own is no part of the word behind it. */
const askingMark = /^\s*(?:[问問答]|[QAＱＡ]|0\p{Nd})[.:：．]?$/u
const boldNames = new Set(["b", "strong"])
const longestTitle = 80
const isShortTitle = (line: string) => {
  const text = line.trim()
  return text !== "" && text.length <= longestTitle && !/[,;–—-]$/u.test(text)
}

/** Rows of one line, and the characters of a line that is looked at for them: more is a poem or a text. */
const mostRows = { rows: 12, characters: 600 } as const
const rowsOf = (line: string, breaks: ReadonlyArray<number>, text: string): ReadonlyArray<string> => {
  if (breaks.length === 0 || breaks.length > mostRows.rows || line.length > mostRows.characters) return []
  const rows = [0, ...breaks]
    .map((from, at) => collapsed(line.slice(from, breaks[at]), mostRows.characters))
    .filter((row) => row !== "")
  return rows.length > 1 && rows.join(" ") === text ? rows : []
}
/** Ends the lead, or opens a sentence of its own: "Configurable" is none where "per folder" goes on with it. */
const afterLead = /^(?:[.:：。!]| [–—-] |\s+[\p{Lu}\p{Lo}\p{Nd}])/u
/** "Night post" of "<b>Night post</b> We carry letters until ten.": what a line begins with in bold, before the rest. */
const leadOf = (line: string, to: number, text: string): string | null => {
  const bold = to > longestTitle ? "" : collapsed(line.slice(0, to), longestTitle)
  const lead = bold.replace(/[.:：。]$/u, "")
  return lead !== "" && bold.length < text.length && text.startsWith(bold) && afterLead.test(text.slice(lead.length))
    ? lead
    : null
}

export const readBoxes = (document: Document, page: Element, styles: PageStyles): Boxes => {
  const lines: Array<Line> = []
  const all: Array<Box> = []
  const drawn = drawnHeadings(document, styles)
  const levelOf = (element: Element) => markedLevel(element) ?? drawn.get(element) ?? null
  const boxFor = (element: Element, parent: Box | null): Box => ({
    element,
    parent,
    content: [],
    from: lines.length,
    to: lines.length,
    level: levelOf(element),
    headings: 0,
    lead: -1,
    images: 0,
    links: 0,
    dates: 0,
    lists: 0
  })
  const root = boxFor(page, null)
  all.push(root)
  let top = root
  /** The innermost box that breaks lines. */
  let block = root
  const blocksAround: Array<Box> = []
  let size = 0
  let line = ""
  /** Where breaks stand in it. */
  let broken: Array<number> = []
  let links = 0
  let linked = 0
  let afterElement = false
  // The outermost ones only: a page that nests thousands of them is not copied thousands of times.
  let heading: Box | null = null
  let anchor: { readonly element: Element; readonly anchor: PageLink; raw: string } | null = null
  let anchors = 0

  /** Bold elements around, and whether the line has words outside them. */
  let bold = 0
  let plain = false
  /** Where the bold words end that it begins with. */
  let boldTo = 0

  /** Whether a heading's badge is being read. */
  let adorned = false
  const append = (text: string) => {
    if (adorned) return
    if (size + line.length > crawlLimits.text) return
    line += text
    if (bold === 0 && text.trim() !== "") plain = true
    if (anchor === null) return
    anchor.raw += text
    linked += text.trim().length
  }
  const flush = () => {
    const written = collapsed(closedUp(line), crawlLimits.text - size)
    const text = heading === null ? bareLine(written) : bareTitle(written)
    const found = {
      text,
      rows: rowsOf(line, broken, text),
      lead: leadOf(line, boldTo, text),
      box: block,
      links,
      linked
    }
    line = ""
    broken = []
    plain = false
    boldTo = 0
    // A link that goes on counts in the next line too.
    links = anchor === null ? 0 : 1
    linked = 0
    if (text === "") return
    const parts = arePriceRows(found.rows)
      ? found.rows.map((row) => ({ ...found, text: row, rows: [], lead: null }))
      : [found]
    for (const part of parts) {
      top.content.push({ line: lines.length })
      lines.push(part)
    }
    size += text.length + 1
  }
  const breaksLine = (element: Element) =>
    heading !== null && (insideHeading.has(element.name) || insideLines.has(element.name)) && line.length < longHeading
      ? false
      : isShownAsBlock(element) || blockNames.has(element.name) || isButton(element) || levelOf(element) !== null

  /** "<h1>Your wishes<span class="line">come true</span></h1>": by the sheets, where its name says nothing of it. */
  const isOnOwnLine = (element: Element) => ownLine.test(styles.displayOf(element) ?? "")

  const player = (element: Element, box: Box) => {
    const film = videoOf(element)
    const href = film ?? pluginPageOf(element)
    if (href === null || anchors++ >= crawlLimits.links * 2) return
    const text = film === null ? "" : labelOf(element)
    box.content.push({ anchor: { href, text, line: lines.length, plays: true } })
  }

  walkVisible(document, styles, {
    frame: (element) => player(element, top),
    text: (data) => {
      afterElement = false
      // "<b>74</b><small>,17</small>": one sum, however its digits are set.
      if (/\p{Nd} $/u.test(line) && cents.test(data)) line = line.slice(0, -1)
      // "$14<sup>99</sup>" is read with its point.
      append(isRaisedCents(top.element, data, line) ? `.${data.trim()}` : data)
    },
    open: (element) => {
      const breaks = breaksLine(element)
      // "<b>Opening hours</b><br>We bake at four.": a line in bold over others is a title of its own.
      const isTitle = element.name === "br" && bold === 0 && !plain && heading === null && isShortTitle(line)
      if (breaks || isTitle) flush()
      if (boldNames.has(element.name)) bold += 1
      // Elements side by side are set apart on the screen more often than they spell one word.
      if (
        afterElement ||
        element.name === "br" ||
        blockNames.has(element.name) ||
        isOnOwnLine(element) ||
        isBesideWords(element)
      )
        append(" ")
      if (element.name === "br" && broken.length <= mostRows.rows) broken.push(line.length)
      afterElement = false
      const box = boxFor(element, top)
      top.content.push({ box })
      all.push(box)
      top = box
      if (breaks) {
        blocksAround.push(block)
        block = box
      }
      if (heading === null && box.level !== null) heading = box
      adorned = line.trim() !== "" && isAdornment(element, heading?.level ?? null)
      player(element, box)
      if (element.name === "img") box.images = 1
      if (element.name === "a") box.links = 1
      if (element.name === "time") box.dates = 1
      if (listNames.has(element.name)) box.lists = 1
      const href = lightboxOf(element) ?? (linkNames.has(element.name) ? element.attribs.href : undefined)
      if (anchor === null && href !== undefined) {
        const found: PageLink = { href, text: "", line: lines.length, plays: false }
        anchor = { element, anchor: found, raw: "" }
        links++
        // Twice as many as are kept, for some of them are repeated.
        if (anchors++ < crawlLimits.links * 2) box.content.push({ anchor: found })
      }
    },
    close: (element) => {
      const box = top
      adorned = false
      if (boldNames.has(element.name)) {
        bold -= 1
        if (bold === 0 && !plain) boldTo = line.length
      }
      if (anchor?.element === element) {
        Object.assign(anchor.anchor, linkWords(element, anchor.raw))
        anchor = null
      }
      if (block === box) {
        flush()
        block = blocksAround.pop() ?? root
      } else if (askingMark.test(line)) append(" ")
      box.to = Math.max(box.from, lines.length)
      if (heading === box) heading = null
      if (box.level !== null && box.to > box.from) {
        box.headings++
        if (box.lead === -1) box.lead = box.from
      }
      top = box.parent ?? root
      top.headings += box.headings
      top.images += box.images
      top.links += box.links
      top.dates += box.dates
      top.lists += box.lists
      if (top.lead === -1) top.lead = box.lead
      afterElement = true
    }
  })
  flush()
  root.to = lines.length
  return { root, all, lines }
}
