/** The looks of all elements of a page, from its own sheets, those of its site that it links, and its markup. */
import { type Document, type Element, isTag, isText } from "domhandler"
import { crawlLimits } from "../limits/CrawlLimits.ts"
import { type Declarations, declaredFor } from "./Cascade.ts"
import { type Look, lookOf } from "./Look.ts"
import { mediaHolds } from "./sheet/Screen.ts"
import type { Steps } from "./sheet/Selectors.ts"
import { isFontSheet, linksSheet } from "./sheet/SheetLinks.ts"
import { type StyleSheet, sheetOf } from "./sheet/Sheets.ts"

export interface PageLooks {
  /** In the order of the document; nothing of its head. */
  readonly elements: ReadonlyArray<Element>
  readonly lookAt: (element: Element) => Look
  readonly sheets: ReadonlyArray<StyleSheet>
  readonly steps: Steps
  /** The page links sheets that were not read, so that no rule means no more than that none is known. */
  readonly isPartial: boolean
  /** The page has a script that could bring something in. */
  readonly runsScripts: boolean
}

/** Kinds of content that are never shown as text, nor styled. */
const closed = new Set(["script", "template", "noscript", "svg", "head"])

/** Types of scripts that run; data has others. */
const runs = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

/** All elements from the top, in order; `enter` says whether those within are wanted. */
const visit = (root: Document, enter: (element: Element) => boolean) => {
  const trail: Array<{ readonly children: Document["children"]; next: number }> = [{ children: root.children, next: 0 }]
  for (let top = trail.at(-1); top !== undefined; top = trail.at(-1)) {
    const node = top.children[top.next++]
    if (node === undefined) trail.pop()
    else if (isTag(node) && enter(node)) trail.push({ children: node.children, next: 0 })
  }
}

/** A sheet that was read, by an address as it is written on the page, or in the sheet `from`. */
export type LinkedSheets = (href: string, from?: string) => { readonly url: string; readonly css: string } | undefined

const sheetsOf = (root: Document, linked: LinkedSheets) => {
  const sheets: Array<StyleSheet> = []
  let left: number = crawlLimits.sheetText
  let isPartial = false
  const seen = new Set<string>()
  const bring = (href: string, from?: string) => {
    const found = linked(href, from)
    if (found === undefined) isPartial ||= !isFontSheet(href)
    else if (!seen.has(found.url)) {
      seen.add(found.url)
      add(found.css, found.url)
    }
  }
  const add = (css: string, from?: string) => {
    const sheet = sheetOf(css)
    for (const href of sheet.imports) bring(href, from)
    sheets.push(sheet)
  }
  visit(root, (element) => {
    const { name, attribs } = element
    if (name === "style" && mediaHolds(attribs.media ?? "")) {
      const css = element.children.flatMap((one) => (isText(one) ? [one.data] : [])).join("")
      left -= css.length
      if (left < 0) isPartial = true
      else add(css)
    }
    if (name === "link" && linksSheet(attribs)) bring(attribs.href ?? "")
    return name !== "template" && name !== "noscript"
  })
  return { sheets, isPartial }
}

const none: Declarations = new Map()

const hasScript = (root: Document) => {
  let found = false
  visit(root, ({ name, attribs }) => {
    found ||= name === "script" && runs.test(attribs.type ?? "")
    return !found
  })
  return found
}

/** Without `linked` no sheet counts, nor those of the page. */
export const readLooks = (root: Document, linked: LinkedSheets | null): PageLooks => {
  const { sheets, isPartial } = linked === null ? { sheets: [], isPartial: true } : sheetsOf(root, linked)
  const asked = new Set(sheets.flatMap((sheet) => [...sheet.asked]))
  const defaults = { own: new Map(sheets.flatMap((sheet) => [...sheet.defaults])), around: null }
  const steps: Steps = { left: crawlLimits.styleSteps }
  const looks = new Map<Element, Look>()
  /** What is declared nothing for looks like its siblings of that kind. */
  const plain = new Map<Look | null, Look>()
  const plainIn = (around: Look | null) => {
    const known = plain.get(around) ?? lookOf(none, around, defaults)
    plain.set(around, known)
    return known
  }
  visit(root, (element) => {
    if (closed.has(element.name)) return false
    const { parent } = element
    const around = parent !== null && isTag(parent) ? (looks.get(parent) ?? null) : null
    const declared = declaredFor(element, sheets, asked, steps)
    looks.set(element, declared.size === 0 ? plainIn(around) : lookOf(declared, around, defaults))
    return true
  })
  return {
    elements: [...looks.keys()],
    lookAt: (element) => looks.get(element) ?? plainIn(null),
    sheets,
    steps,
    isPartial,
    runsScripts: hasScript(root)
  }
}
