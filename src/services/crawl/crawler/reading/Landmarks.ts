/** The region an element opens by itself, where its markup and its place on the page say so. */
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import type { Box, Line } from "../boxes/Boxes.ts"
import { hintOf, namesOf } from "./MarkupHints.ts"

/** A header or footer within one of these is that of an entry, not of the page. */
const entries = new Set("article section blockquote figure aside li details dialog form td".split(" "))
const isOfPage = ({ parent }: Box): boolean => {
  for (let at = parent; at !== null; at = at.parent) if (entries.has(at.element.name)) return false
  return true
}

/** In the languages that authors name their parts in. */
const footNames =
  /^(?:footer|foot|colophon|colofon|kolophon|endnote|site-info|basdepage|fuss|fusszeile|fußzeile|seitenfuss|pie|pie-pagina|pie-de|piepagina|pied|pied-page|pied-de|piedpage|piede|pie-di|rodape|rodapé|voet|voettekst)$/
/** "bottom" by itself: behind another word it says what a box leaves free. */
const bottomClass = /(?:^|\s)(?:(?:site|page|the)-?)?bottom(?:\s|$)/i
/** A part that a name alone makes is no larger than this share of the page; a name around all of it says nothing. */
const share = { named: 0.7, form: 0.5, foot: 0.6 } as const

const regionOfKind = (box: Box, total: number): Region | null => {
  const { name, attribs } = box.element
  const { role } = attribs
  const size = (box.to - box.from) / Math.max(total, 1)
  if (name === "footer") return isOfPage(box) ? "footer" : null
  if (name === "header" || role === "banner") {
    // A header with a heading, or with more than a bar holds, is the opening of the page.
    return isOfPage(box) && box.headings === 0 ? "navigation" : null
  }
  if (name === "form" || role === "form") return size < share.form ? "form" : null
  if (name === "dialog" || role === "dialog" || role === "alertdialog") return "form"
  return null
}

const question = /[?？؟]["'”’»」)]*$/
/** A menu by its name that holds what was asked right before it: what drops down is not always a menu. */
const isAnswer = ({ element, parent, from, to, links }: Box, lines: ReadonlyArray<Line>): boolean => {
  if (element.name !== "nav" || to === from || links * 2 >= to - from + 1) return false
  const asked = lines[from - 1]
  return parent !== null && from > parent.from && asked !== undefined && question.test(asked.text)
}

/** Two questions or more, each with an answer of a few lines, under a title that asks nothing. */
export const asksOnly = ({ from, to }: Box, lines: ReadonlyArray<Line>): boolean => {
  // Boxes stand in boxes: to read all lines of each would take the square of their number.
  if (to - from > mostOfQuestions) return false
  const asked = lines.slice(from, to).flatMap(({ text }, at) => (question.test(text) ? [at] : []))
  const answered = asked.map((at, nth) => (asked[nth + 1] ?? to - from) - at - 1)
  return asked[0] === 1 && asked.length > 1 && answered.every((count) => count > 0 && count <= mostOfAnswer)
}
/** Lines of an answer, and of all of them. */
const mostOfAnswer = 4
const mostOfQuestions = 100

const known = new WeakMap<Box, { readonly region: Region | null }>()
const find = (box: Box, all: ReadonlyArray<Line>): Region | null => {
  const total = all.length
  const kind = regionOfKind(box, total)
  const names = namesOf(box.element)
  const hint = hintOf(box.element, names)
  if (hint?.region === "consent") return "consent"
  if (kind !== null) return kind
  const lines = box.to - box.from
  const size = lines / Math.max(total, 1)
  const isFoot = lines > 0 && box.to >= total - 2 && size <= share.foot && box.from > 0
  const isCalledFoot =
    [...names].some((name) => footNames.test(name)) || bottomClass.test(box.element.attribs.class ?? "")
  if (isFoot && isOfPage(box) && isCalledFoot) return "footer"
  if (hint === null || isAnswer(box, all)) return null
  if (!hint.formal && (size > share.named || box.element.name === "body" || box.element.name === "html")) return null
  // A menu leads elsewhere; a list of dishes does not.
  if (!hint.formal && hint.region === "navigation" && box.links * 2 < lines) return null
  return hint.region
}

/** `lines` are those of the page. */
export const landmarkOf = (box: Box, lines: ReadonlyArray<Line>): Region | null => {
  if (box.to === box.from && box.links === 0) return null
  const found = known.get(box) ?? { region: find(box, lines) }
  known.set(box, found)
  return found.region
}
