/**
 * Whether an element's own markup keeps it, and all in it, out of sight. Style sheets are not read: a
 * class may hide it on one screen and show it on another, and a doubt speaks for the page.
 */
import { declarations, isUndrawn } from "../../../domain/text/HiddenMarkup.ts"

/** Pixels up to which a picture is a tracking pixel, not a badge. */
const PIXEL = 1
/** A box pushed this far out of the page, in pixels, cannot be scrolled to. */
const OFF_SCREEN = -500

/** The number of a length in pixels; `undefined` for any other unit. */
const pixels = (value: string | undefined): number | undefined => {
  const match = /^(-?[\d.]+)(?:px)?$/.exec((value ?? "").trim())
  return match === null ? undefined : Number(match[1])
}
const atMost = (value: string | undefined, limit: number) => {
  const length = pixels(value)
  return length !== undefined && length <= limit
}

/** Drawn, but where or how nobody sees it. */
const hidesByStyle = (set: ReadonlyMap<string, string>, isImage: boolean): boolean => {
  const opacity = set.get("opacity")
  const sides = ["width", "height", "max-width", "max-height"]
  const collapsed = sides.some((side) => atMost(set.get(side), PIXEL))
  // A box without height may still show what flows out of it, or hold its shape by padding.
  const clips =
    /hidden|clip/.test(set.get("overflow") ?? "") && ![...set.keys()].some((name) => name.startsWith("padding"))
  return (
    (opacity !== undefined && Number.parseFloat(opacity) === 0) ||
    /^scale\(\s*0\s*\)/.test(set.get("transform") ?? "") ||
    /^inset\(\s*(?:50|100)%/.test(set.get("clip-path") ?? "") ||
    (collapsed && (isImage || clips)) ||
    ["left", "top", "right", "bottom", "margin-left", "margin-top", "text-indent"].some((side) =>
      atMost(set.get(side), OFF_SCREEN)
    )
  )
}

export const isHidden = (name: string, attributes: Readonly<Record<string, string>>): boolean => {
  const isImage = name === "img"
  const style = declarations(attributes.style)
  return (
    isUndrawn(name, attributes, style) ||
    (isImage && (atMost(attributes.width, PIXEL) || atMost(attributes.height, PIXEL))) ||
    (attributes.style !== undefined && hidesByStyle(style, isImage))
  )
}
