/** The screen a page is judged on: a desktop's. Lengths in its pixels, and the media queries that hold there. */

const screen = { width: 1280, height: 800, font: 16 } as const

const units: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  rem: screen.font,
  em: screen.font,
  ch: screen.font / 2,
  ex: screen.font / 2,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  vw: screen.width / 100,
  dvw: screen.width / 100,
  svw: screen.width / 100,
  vh: screen.height / 100,
  dvh: screen.height / 100,
  svh: screen.height / 100,
  vmin: screen.height / 100,
  vmax: screen.width / 100
}
const length = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?)([a-z]*)$/i

/** In pixels; null for shares, `auto` and what is worked out (`calc`). `em` is the size of the font around. */
export const pixelsOf = (text: string, em: number = screen.font): number | null => {
  const [, number = "", unit = ""] = length.exec(text.trim()) ?? []
  const factor = unit.toLowerCase() === "em" ? em : units[unit.toLowerCase()]
  return number === "" || factor === undefined ? null : Number(number) * factor
}
/** `50%` as 0.5. */
export const shareOf = (text: string): number | null => {
  const [, number] = /^([+-]?[\d.]+)%$/.exec(text.trim()) ?? []
  return number === undefined ? null : Number(number) / 100
}

/** Features that are words; what is not named here does not hold. */
const words: Readonly<Record<string, ReadonlyArray<string>>> = {
  orientation: ["landscape"],
  hover: ["hover", ""],
  "any-hover": ["hover", ""],
  pointer: ["fine", ""],
  "any-pointer": ["fine", ""],
  "prefers-reduced-motion": ["no-preference"],
  "prefers-color-scheme": ["light"],
  "prefers-contrast": ["no-preference"],
  scripting: ["enabled", ""],
  update: ["fast", ""],
  color: [""],
  grid: ["0"],
  "display-mode": ["browser"]
}
const sizes: Readonly<Record<string, number>> = {
  width: screen.width,
  height: screen.height,
  "device-width": screen.width,
  "device-height": screen.height
}

const compare = (size: number, sign: string, limit: number) =>
  sign === "<" ? size < limit : sign === "<=" ? size <= limit : sign === ">" ? size > limit : size >= limit
const range = /^(?:(\S+)\s*(<=?)\s*)?(width|height)\s*(?:(<=?|>=?)\s*(\S+))?$/
const turned = /^(\S+)\s*(>=?)\s*(width|height)$/

const featureHolds = (text: string): boolean => {
  const [name = "", value = ""] = text.split(":").map((part) => part.trim())
  const [, bound, side = ""] = /^(min|max)-(.+)$/.exec(name) ?? []
  const size = sizes[side]
  if (bound !== undefined && size !== undefined) {
    const limit = pixelsOf(value)
    return limit !== null && (bound === "min" ? size >= limit : size <= limit)
  }
  const backwards = turned.exec(text)
  if (backwards !== null) {
    const [, limit = "", sign = "", of = ""] = backwards
    return compare(sizes[of] ?? 0, sign === ">" ? "<" : "<=", pixelsOf(limit) ?? Number.NaN)
  }
  const [whole, low, lowSign, of = "", sign, high] = range.exec(text) ?? []
  if (whole !== undefined && (low !== undefined || high !== undefined)) {
    const own = sizes[of] ?? 0
    const above = low === undefined || compare(own, lowSign === "<" ? ">" : ">=", pixelsOf(low) ?? Number.NaN)
    const below = high === undefined || compare(own, sign ?? "", pixelsOf(high) ?? Number.NaN)
    return above && below
  }
  return words[name]?.includes(value) ?? false
}

const one = (query: string): boolean => {
  const negated = /^not\b/.test(query)
  const text = query.replace(/^(?:not|only)\s+/, "").trim()
  const [type = ""] = text.split(/[\s(]/, 1)
  const medium = type === "" || type === "all" || type === "screen"
  const isOr = /\)\s*or\s*\(/.test(text)
  const features = [...text.matchAll(/(not\s+)?\(([^()]{1,200})\)/g)].map(
    ([, not, feature = ""]) => featureHolds(feature.trim()) === (not === undefined)
  )
  const holds = medium && (isOr ? features.some(Boolean) : features.every(Boolean))
  return negated ? !holds : holds
}

/** Whether a media query holds; an empty one does. */
export const mediaHolds = (query: string): boolean =>
  query.trim() === "" ||
  query
    .slice(0, 1000)
    .toLowerCase()
    .split(",")
    .some((part) => one(part.trim()))
