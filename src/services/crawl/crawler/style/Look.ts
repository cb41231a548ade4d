/** How an element looks, as far as it decides whether its words are seen. */

import type { Declarations } from "./Cascade.ts"
import { contrast, over, type Rgba, readColour } from "./Colours.ts"
import { pixelsOf, shareOf } from "./sheet/Screen.ts"

/** Variables in force, those of the elements around after its own. */
export interface Variables {
  readonly own: ReadonlyMap<string, string>
  readonly around: Variables | null
}

/** Why an element and all in it is out of sight. */
export type Hiding = "display" | "opacity" | "visibility" | "size" | "place"

/** What is inherited, and what the element is for those within it. */
export interface Look {
  readonly around: Look | null
  readonly scope: Variables | null
  readonly declared: Declarations
  /** Null where it hides nothing by itself. */
  readonly hiding: Hiding | null
  readonly display: string | null
  readonly positioned: boolean
  readonly outOfFlow: boolean
  readonly visible: boolean
  readonly opacity: number
  readonly font: number
  readonly indent: number
  /** Null where it is nobody's choice, or none that can be worked out. */
  readonly colour: Rgba | null
  readonly fill: Rgba | null
  readonly background: Rgba | null
  readonly hasPicture: boolean
  /** Words cut out of the background, such as a gradient. */
  readonly clipsText: boolean
}

const reference = /var\(\s*(--[^\s,()]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/
const most = { replaced: 12, length: 500 } as const
const look = (scope: Variables | null, name: string): string | undefined => {
  for (let at = scope; at !== null; at = at.around) {
    const value = at.own.get(name)
    if (value !== undefined) return value
  }
  return undefined
}
/** The value with its variables put in; null where one is missing. */
const resolved = (value: string, scope: Variables | null): string | null => {
  let text = value
  for (let times = 0; text.includes("var("); times++) {
    const found = reference.exec(text)
    if (found === null || times > most.replaced || text.length > most.length) return null
    const put = look(scope, found[1] ?? "") ?? found[2]
    if (put === undefined) return null
    text = text.slice(0, found.index) + put.trim() + text.slice(found.index + found[0].length)
  }
  return text
}

/** Distances past which nobody scrolls, in pixels. */
const far = -999
/** A page is never so wide that it goes on here. */
const farRight = 2000
const invisible = { opacity: 0.05, alpha: 0.05, font: 3, box: 4, scale: 0.02 } as const
const fontWords: Readonly<Record<string, number>> = {
  "xx-small": 9,
  "x-small": 10,
  small: 13,
  medium: 16,
  large: 18,
  "x-large": 24,
  "xx-large": 32
}

/** `text-indent: 100%` sets words past the end of their box. */
const indentOf = (text: string | null, font: number, around: number) =>
  text === null ? around : (shareOf(text) ?? 0) >= 1 ? far : (pixelsOf(text, font) ?? 0)

const fontOf = (text: string | null, around: number): number => {
  if (text === null) return around
  const share = shareOf(text)
  return share !== null ? share * around : (fontWords[text] ?? pixelsOf(text, around) ?? around)
}

const pieces = /[a-z-]+\((?:[^()]|\([^()]*\))*\)|[^\s,]+/g
const colourIn = (text: string): Rgba | null => {
  for (const [piece] of text.matchAll(pieces)) {
    const colour = readColour(piece)
    if (colour !== null) return colour
  }
  return null
}
const picture = /url\(|gradient\(|image-set\(|image\(|element\(/

/** The colours of a gradient; null where something else is drawn too, or one is not known. */
const stopsOf = (image: string): ReadonlyArray<Rgba> | null => {
  if (
    !/^(?:repeating-)?(?:linear|radial|conic)-gradient\(/.test(image) ||
    /url\(|image\(|image-set\(|element\(/.test(image)
  )
    return null
  const inner = image.slice(image.indexOf("(") + 1, image.lastIndexOf(")"))
  const words = [...inner.matchAll(pieces)].map(([piece]) => piece)
  if (words.some((word) => /gradient\(|^(?:var|color-mix|calc|currentcolor)/.test(word))) return null
  return words.flatMap((word) => readColour(word) ?? [])
}
/** Shades that nobody tells apart. */
const sameShade = 1.2
/** A gradient from one colour to itself is that colour. */
const plainOf = (image: string): Rgba | null => {
  const stops = stopsOf(image)
  const [first] = stops ?? []
  if (stops === null || first === undefined || stops.length < 2) return null
  return stops.every((one) => one.alpha >= 0.9 && contrast(one, first) < sameShade) ? first : null
}
/** A mask lets through nothing where all of it is clear. */
const masksAll = (image: string): boolean => {
  const stops = stopsOf(image)
  return stops !== null && stops.length >= 2 && stops.every(({ alpha }) => alpha <= invisible.alpha)
}

const clipped = (path: string) => {
  const [, shape, inner = ""] = /^(inset|circle|ellipse|polygon|rect)\(([^()]*)\)/.exec(path) ?? []
  if (shape === "inset") return Number.parseFloat(inner) >= 50 && inner.trim().split(/\s/)[0]?.endsWith("%") === true
  if (shape === "circle" || shape === "ellipse") return /^\s*0(?:px|%)?(?:\s|$)/.test(inner)
  if (shape === "rect") return /^\s*0\s+0\s+0\s+0/.test(inner)
  if (shape !== "polygon") return false
  // A polygon whose corners are in one line encloses nothing.
  const corners = inner
    .replace(/^(?:nonzero|evenodd)\s*,/, "")
    .split(",")
    .map((one) => one.trim().split(/\s+/))
  return [0, 1].some((side) => new Set(corners.map((corner) => Number.parseFloat(corner[side] ?? "0"))).size === 1)
}
const cut = (clip: string) => {
  const [, inner] = /^rect\(([^()]*)\)$/.exec(clip) ?? []
  if (inner === undefined) return false
  const [top = 0, right = 0, bottom = 0, left = 0] = inner.split(/[\s,]+/).map((text) => pixelsOf(text) ?? Number.NaN)
  return right - left <= 1 || bottom - top <= 1
}
const scaledAway = (text: string) => {
  if (/rotate[xy]\(\s*-?(?:90|270)deg\s*\)/.test(text)) return true
  for (const [, name, inner = ""] of text.matchAll(/(scale(?:3d|x|y)?|matrix)\(([^()]*)\)/g)) {
    const factors = inner.split(",").map((factor) => Math.abs(Number(factor)))
    const [first = 1, second = first, , fourth = 1] = factors
    if (name === "matrix" ? first * fourth <= invisible.scale && second === 0 : first * second <= invisible.scale)
      return true
  }
  return false
}
const movedAway = (text: string) => {
  for (const [, inner = ""] of text.matchAll(/translate(?:3d|x|y)?\(([^()]*)\)/g)) {
    if (inner.split(",").some((one) => Math.abs(pixelsOf(one) ?? 0) >= -far)) return true
  }
  return false
}

/** Names of declarations that can put an element out of sight. */
const hides = new Set(
  `display content-visibility opacity filter mask-image overflow-x overflow-y left right top bottom margin-left margin-top clip clip-path
  transform translate scale`.split(/\s+/)
)

type Value = (name: string) => string | null
const hidingOf = (value: Value, font: number, opacity: number, outOfFlow: boolean): Hiding | null => {
  const pixels = (name: string) => pixelsOf(value(name) ?? "", font)
  const atMost = (name: string, limit: number) => {
    const length = pixels(name)
    return length !== null && length <= limit
  }
  const is = (name: string, test: (text: string) => boolean) => {
    const text = value(name)
    return text !== null && test(text)
  }
  if (value("display") === "none" || value("content-visibility") === "hidden") return "display"
  const isFiltered = is("filter", (text) => /opacity\(\s*0(?:\.0+)?%?\s*\)/.test(text))
  if (opacity <= invisible.opacity || isFiltered || is("mask-image", masksAll)) return "opacity"
  const clips = ["overflow-x", "overflow-y"].some((name) => is(name, (text) => /hidden|clip/.test(text)))
  const tiny = ["width", "height", "max-width", "max-height"].some((name) => atMost(name, invisible.box))
  // A box of one pixel is for screen readers: no click makes it larger.
  const isDot = outOfFlow && ["width", "height"].every((name) => atMost(name, invisible.box))
  if (clips && tiny && !isDot) return "size"
  const moved = outOfFlow
    ? ["left", "top", "right", "bottom", "margin-left", "margin-top"]
    : ["margin-left", "margin-top"]
  if (
    (clips && isDot) ||
    moved.some((name) => atMost(name, far)) ||
    (outOfFlow && (is("clip", cut) || ["left", "right"].some((name) => (pixels(name) ?? 0) >= farRight))) ||
    is("clip-path", clipped) ||
    is("transform", (text) => scaledAway(text) || movedAway(text)) ||
    is("translate", (text) => text.split(/\s+/).some((one) => Math.abs(pixelsOf(one) ?? 0) >= -far)) ||
    is("scale", (text) => Number.parseFloat(text) <= invisible.scale)
  )
    return "place"
  return null
}

/** `defaults` are the variables of what nothing is around. */
export const lookOf = (declared: Declarations, around: Look | null, defaults: Variables): Look => {
  const own = new Map<string, string>()
  for (const [name, { value }] of declared) if (name.startsWith("--")) own.set(name, value)
  const inherited = around?.scope ?? defaults
  const scope = own.size === 0 ? inherited : { own, around: inherited }
  const value: Value = (name) => {
    const found = declared.get(name)
    if (found === undefined) return null
    const text = resolved(found.value, scope)
    return text === null || /^(?:inherit|unset|revert|revert-layer)$/.test(text) ? null : text
  }
  const font = fontOf(value("font-size"), around?.font ?? 16)
  const position = value("position")
  const outOfFlow = position === "absolute" || position === "fixed"
  const share = Number.parseFloat(value("opacity") ?? "1")
  const ownOpacity = Number.isFinite(share) ? (value("opacity")?.endsWith("%") ? share / 100 : share) : 1
  // What is out of sight already is judged there: where it comes into sight, all in it does.
  const before = around === null || around.opacity <= invisible.opacity ? 1 : around.opacity
  const opacity = before * Math.min(Math.max(ownOpacity, 0), 1)
  const visibility = value("visibility")
  const background = value("background-color")
  const image = value("background-image")
  const plain = image === null ? null : plainOf(image)
  const colour = value("color")
  const fill = value("-webkit-text-fill-color")
  const inheritedColour = around?.colour ?? null
  const ownColour = colour === null || colour === "currentcolor" ? inheritedColour : readColour(colour)
  return {
    around,
    scope,
    declared,
    hiding: [...declared.keys()].some((name) => hides.has(name)) ? hidingOf(value, font, opacity, outOfFlow) : null,
    display: value("display"),
    positioned: position !== null && position !== "static",
    outOfFlow,
    visible: visibility === null ? (around?.visible ?? true) : !/^(?:hidden|collapse)$/.test(visibility),
    opacity,
    font,
    indent: indentOf(value("text-indent"), font, around?.indent ?? 0),
    colour: ownColour,
    fill: fill === null ? (around?.fill ?? null) : fill === "currentcolor" ? ownColour : readColour(fill),
    background: plain ?? (background === null ? null : colourIn(background)),
    hasPicture: plain === null && image !== null && picture.test(image),
    clipsText: value("background-clip")?.includes("text") ?? false
  }
}

/** Whether letters of this look are drawn at all, whatever is behind them. */
export const drawsText = ({ visible, font, indent, colour, fill, clipsText, around }: Look): boolean => {
  const ink = fill ?? colour
  const isClear = ink !== null && ink.alpha <= invisible.alpha
  const isCutOut = clipsText || (around?.clipsText ?? false)
  return visible && font > invisible.font && indent > far && (!isClear || isCutOut)
}

/** The colour of letters over a background that shows through them. */
export const inkOver = ({ fill, colour }: Look, background: Rgba): Rgba | null => {
  const ink = fill ?? colour
  return ink === null ? null : over(ink, background)
}
