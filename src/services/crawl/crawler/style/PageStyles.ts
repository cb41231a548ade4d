/**
 * What a visitor of a page can see. An element is out of sight where its markup or a sheet puts it there, save what
 * only waits: for the visitor to ask for it, or for the script that brings it in.
 */
import { type Document, type Element, isTag } from "domhandler"
import { isUndrawn } from "../../../../domain/text/HiddenMarkup.ts"
import { makeInks } from "./Inks.ts"
import { drawsText, type Hiding } from "./Look.ts"
import { type LinkedSheets, readLooks } from "./PageLooks.ts"
import { classesOf } from "./sheet/Selectors.ts"
import { makeWaiting } from "./Waiting.ts"

export interface PageStyles {
  /** The element and all in it is out of sight. */
  readonly isHidden: (element: Element) => boolean
  /** Words that stand in the element itself can be read. */
  readonly showsText: (element: Element) => boolean
  /** `display` as it is declared; null where it is not. */
  readonly displayOf: (element: Element) => string | null
  /** The size of its letters, in pixels. */
  readonly fontOf: (element: Element) => number
}

/** Names by which the common sheets hide; they count where a sheet was not read. */
const hidingName =
  /^(?:sr-only|visually-?hidden|screen-reader-(?:text|only)|u-(?:sr-only|hidden)|assistive-text|d-none|hidden|invisible|text-\[[01](?:px)?\]|-(?:left|top)-\[\d{4,}px\]|(?:left|top)-\[-\d{4,}px\])$/
/** Words that are crossed out say what no longer holds: by their markup, and by names in use for old prices. */
const crossedOut = new Set(["s", "strike", "del"])
const crossingName =
  /^(?:line-through|strike(?:d|-?through)?|crossed(?:-out)?|(?:[\w-]+__)?(?:old|was|original|previous|former|regular|compare(?:-?at)?)-?_?price|(?:[\w-]+__)?price[-_]*(?:old|was|original|previous|compare(?:-?at)?|before|strike|crossed)|[\w-]*(?:price|plan)[\w-]*__(?:old|was|original|previous|compare(?:-?at)?))$/i
const showsWide = /^(?:sm|md|lg|xl):(?:block|flex|grid|inline|table|contents|visible)|^d-(?:sm|md|lg|xl)-(?!none)/

const noStyle: ReadonlyMap<string, string> = new Map()

export const readStyles = (root: Document, linked: LinkedSheets): PageStyles => {
  const whole = readLooks(root, linked)
  // Where the sheets take more than can be looked at, what the markup itself says has to do.
  const looks = whole.steps.left > 0 ? whole : readLooks(root, null)
  const { lookAt, isPartial } = looks
  const waits = makeWaiting(looks)
  const blends = makeInks(looks)

  const hidesByName = (element: Element) => {
    if (!isPartial) return false
    const classes = classesOf(element)
    return classes.some((name) => hidingName.test(name)) && !classes.some((name) => showsWide.test(name))
  }
  const isCrossedOut = (element: Element) =>
    crossedOut.has(element.name) ||
    /line-through/.test(lookAt(element).declared.get("text-decoration-line")?.value ?? "") ||
    classesOf(element).some((name) => crossingName.test(name))
  const hidingOf = (element: Element): Hiding | null => {
    const { name, attribs } = element
    if (attribs["aria-hidden"]?.toLowerCase() === "true" || isUndrawn(name, attribs, noStyle)) return "display"
    return lookAt(element).hiding ?? (hidesByName(element) ? "display" : null)
  }
  const isHidden = (element: Element): boolean => {
    // A whole page that hides itself does so until its scripts run.
    if (element.name === "html" || element.name === "body") return false
    if (isCrossedOut(element)) return true
    const hiding = hidingOf(element)
    return hiding !== null && !waits(element, hiding)
  }
  /** Where `visibility` is said for an element: itself, or one above it. */
  const opensVisibility = (element: Element) => {
    for (
      let at: Element | null = element;
      at !== null;
      at = at.parent !== null && isTag(at.parent) ? at.parent : null
    ) {
      if (at.name === "body" || at.name === "html") return true
      if (lookAt(at).declared.has("visibility")) return waits(at, "visibility")
    }
    return true
  }
  const showsText = (element: Element): boolean => {
    const look = lookAt(element)
    if (!drawsText(look.visible ? look : { ...look, visible: true })) return false
    if (!look.visible && !opensVisibility(element)) return false
    return !blends(element)
  }
  return {
    isHidden,
    showsText,
    displayOf: (element) => lookAt(element).display,
    fontOf: (element) => lookAt(element).font
  }
}
