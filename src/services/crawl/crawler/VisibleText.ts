/**
 * The words of a page in reading order: one block a line, so that a quote never runs from one cell into the
 * next, and with them the headings and links they belong to.
 */
import type { Document, Element } from "domhandler"
import type { Heading } from "../../../domain/draft/Crawl.ts"
import { crawlLimits } from "./CrawlLimits.ts"
import { collapsed, walkVisible } from "./ParsedHtml.ts"

export interface LinkText {
  readonly href: string
  readonly text: string
  /** In the page's header, footer or navigation: the site speaks of itself there, not of others. */
  readonly framed: boolean
}
export interface VisibleText {
  readonly text: string
  readonly headings: ReadonlyArray<Heading>
  readonly anchors: ReadonlyArray<LinkText>
}

const blocks = new Set(
  (
    "address article aside blockquote body button caption center dd details dialog div dl dt fieldset figcaption " +
    "figure footer form h1 h2 h3 h4 h5 h6 header hr html label legend li main menu nav ol p pre section summary " +
    "table tbody td tfoot th thead tr ul"
  ).split(" ")
)
const headingName = /^h[1-6]$/
const frames = new Set(["header", "footer", "nav"])
const isFrame = ({ name, attribs }: Element) =>
  frames.has(name) || attribs.role === "contentinfo" || attribs.role === "banner" || attribs.role === "navigation"

/** Text gathered from an element's start to its end. */
interface Capture {
  readonly element: Element
  text: string
}

export const readVisibleText = (root: Document): VisibleText => {
  const lines: Array<string> = []
  const headings: Array<Heading> = []
  const anchors: Array<LinkText> = []
  let size = 0
  let line = ""
  let frameDepth = 0
  let afterElement = false
  // The outermost ones only: a page that nests thousands of them is not copied thousands of times.
  let heading: Capture | null = null
  let anchor: Capture | null = null

  const append = (text: string) => {
    if (size + line.length > crawlLimits.text) return
    line += text
    if (heading !== null) heading.text += text
    if (anchor !== null) anchor.text += text
  }
  const flush = () => {
    const text = collapsed(line, crawlLimits.text - size)
    line = ""
    if (text === "") return
    lines.push(text)
    size += text.length + 1
  }

  walkVisible(root, {
    text: (data) => {
      afterElement = false
      append(data)
    },
    open: (element) => {
      if (isFrame(element)) frameDepth++
      if (blocks.has(element.name)) flush()
      // Elements side by side are set apart on the screen more often than they spell one word.
      if (afterElement || element.name === "br" || blocks.has(element.name)) append(" ")
      afterElement = false
      if (heading === null && headingName.test(element.name)) heading = { element, text: "" }
      if (anchor === null && (element.name === "a" || element.name === "area")) anchor = { element, text: "" }
    },
    close: (element) => {
      if (isFrame(element)) frameDepth--
      if (heading?.element === element) {
        const text = collapsed(heading.text, crawlLimits.shortText)
        if (text !== "" && headings.length < crawlLimits.headings)
          headings.push({ level: Number(element.name[1]), text })
        heading = null
      }
      if (anchor?.element === element) {
        const { href } = element.attribs
        const text = collapsed(anchor.text, crawlLimits.shortText)
        // Twice as many as are kept, for some of them are repeated.
        if (href !== undefined && anchors.length < crawlLimits.links * 2)
          anchors.push({ href, text, framed: frameDepth > 0 })
        anchor = null
      }
      if (blocks.has(element.name)) flush()
      afterElement = true
    }
  })
  flush()
  return { text: lines.join("\n"), headings, anchors }
}
