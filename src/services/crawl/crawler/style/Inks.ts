/** Whether letters have the colour of what is behind them, as far as that can be known. */
import { type Element, isTag } from "domhandler"
import { isInline } from "./Cascade.ts"
import { contrast, type Rgba, white } from "./Colours.ts"
import { inkOver } from "./Look.ts"
import type { PageLooks } from "./PageLooks.ts"

/** Below it nobody reads; the faintest grey that designs use on white has 1.3. */
const readable = 1.2
const opaque = 0.9
const faint = 0.05
const looked = { siblings: 12, inside: 12 } as const

const above = ({ parent }: Element): Element | null => (parent !== null && isTag(parent) ? parent : null)
const pictures = new Set(["img", "picture", "video", "canvas", "svg", "iframe", "object"])

/** `blends` tells whether letters in an element cannot be told from its background. */
export const makeInks = ({ lookAt, isPartial }: PageLooks) => {
  const paints = (element: Element): boolean => {
    if (pictures.has(element.name)) return true
    const { background, hasPicture, declared } = lookAt(element)
    return hasPicture || declared.has("painted") || (background !== null && background.alpha > faint)
  }
  const paintsWithin = (element: Element): boolean => {
    const queue = [element]
    for (let at = 0; at < queue.length && at < looked.inside; at++) {
      const one = queue[at]
      if (one === undefined) return false
      if (paints(one)) return true
      for (const child of one.children) if (isTag(child) && queue.length < looked.inside) queue.push(child)
    }
    return false
  }
  /** Whether something else may be drawn between an element and what is behind its parent. */
  const hasBehind = (element: Element): boolean => {
    const look = lookAt(element)
    if (look.declared.has("painted")) return true
    const parent = above(element)
    if (parent === null) return false
    const siblings = parent.children.filter(isTag)
    const at = siblings.indexOf(element)
    return siblings
      .slice(Math.max(0, at - looked.siblings), at + looked.siblings)
      .some((one) => one !== element && (look.outOfFlow || lookAt(one).outOfFlow) && paintsWithin(one))
  }
  const behind = new Map<Element, boolean>()
  const knownBehind = (element: Element) => {
    const known = behind.get(element) ?? hasBehind(element)
    behind.set(element, known)
    return known
  }

  /** The colour behind; null where it cannot be known. */
  const backdrops = new Map<Element, Rgba | null>()
  const backdropOf = (element: Element): Rgba | null => {
    const way: Array<Element> = []
    let found: Rgba | null | undefined
    for (let at: Element | null = element; at !== null && found === undefined; at = above(at)) {
      const known = backdrops.get(at)
      if (known !== undefined) found = known
      else {
        way.push(at)
        const { background, hasPicture, clipsText } = lookAt(at)
        if (hasPicture && !clipsText) found = null
        else if (background !== null && background.alpha > faint) found = background.alpha >= opaque ? background : null
        else if (knownBehind(at)) found = null
      }
    }
    // The canvas is white unless sheets that were not read say otherwise.
    const backdrop = found === undefined ? (isPartial ? null : white) : found
    for (const one of way) backdrops.set(one, backdrop)
    return backdrop
  }

  /** Where not all sheets are known, a colour counts that the markup itself gives. */
  const isSure = (element: Element) => {
    if (!isPartial) return true
    for (let at: Element | null = element; at !== null; at = above(at)) {
      const declared = lookAt(at).declared.get("color") ?? lookAt(at).declared.get("-webkit-text-fill-color")
      if (declared !== undefined) return isInline(declared)
    }
    return false
  }

  return (element: Element): boolean => {
    const look = lookAt(element)
    if ((look.fill ?? look.colour) === null || look.clipsText) return false
    const backdrop = backdropOf(element)
    if (backdrop === null) return false
    const ink = inkOver(look, backdrop)
    return ink !== null && contrast(ink, backdrop) < readable && isSure(element)
  }
}
