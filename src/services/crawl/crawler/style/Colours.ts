/** Colours as style sheets write them, and how far two are apart to the eye. */
import { namedColours } from "./NamedColours.ts"

/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
export interface Rgba {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}
export const white: Rgba = { red: 255, green: 255, blue: 255, alpha: 1 }
const transparent: Rgba = { red: 0, green: 0, blue: 0, alpha: 0 }

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
/** A number or a share of `whole`; NaN for anything else. */
const part = (text: string | undefined, whole: number) => {
  if (text === undefined || text === "") return Number.NaN
  if (text === "none") return 0
  return text.endsWith("%") ? (Number(text.slice(0, -1)) / 100) * whole : Number(text)
}

const fromHex = (digits: string): Rgba | null => {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return null
  const full = digits.length < 5 ? digits.replace(/./g, "$&$&") : digits
  const at = (from: number) => Number.parseInt(full.slice(from, from + 2), 16)
  return { red: at(0), green: at(2), blue: at(4), alpha: full.length === 8 ? at(6) / 255 : 1 }
}

const fromHsl = (hue: number, saturation: number, lightness: number) => {
  const channel = (shift: number) => {
    const at = (shift + hue / 30) % 12
    return (
      255 * (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
    )
  }
  return { red: channel(0), green: channel(8), blue: channel(4) }
}

/** Oklab to sRGB (CSS Color 4). */
const fromOklab = (lightness: number, a: number, b: number) => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channel = (value: number) =>
    255 * within(value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055, 1)
  return {
    red: channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    green: channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    blue: channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  }
}

const spelled = /^(rgba?|hsla?|oklch|oklab)\(([^()]{1,100})\)$/
const degrees = (text: string | undefined) => ((Number.parseFloat(text ?? "") % 360) + 360) % 360

const fromFunction = (name: string, written: string): Rgba | null => {
  const [one, two, three, four] = written.split(/[\s,/]+/).filter((piece) => piece !== "")
  const alpha = four === undefined ? 1 : part(four, 1)
  const found = () => {
    if (name.startsWith("rgb")) return { red: part(one, 255), green: part(two, 255), blue: part(three, 255) }
    if (name.startsWith("hsl")) {
      const share = (text = "") => part(text.endsWith("%") ? text : `${text}%`, 1)
      return fromHsl(degrees(one), share(two), share(three))
    }
    if (name === "oklab") return fromOklab(part(one, 1), part(two, 0.4), part(three, 0.4))
    const chroma = part(two, 0.4)
    const hue = (degrees(three === "none" ? "0" : three) * Math.PI) / 180
    return fromOklab(part(one, 1), chroma * Math.cos(hue), chroma * Math.sin(hue))
  }
  const { red, green, blue } = found()
  if (![red, green, blue, alpha].every(Number.isFinite)) return null
  return { red: within(red, 255), green: within(green, 255), blue: within(blue, 255), alpha: within(alpha, 1) }
}

/** Null for what is no colour, or one that depends on more than this. */
export const readColour = (written: string): Rgba | null => {
  const text = written.trim().toLowerCase()
  if (text === "transparent") return transparent
  if (text.startsWith("#")) return fromHex(text.slice(1))
  const hex = namedColours.get(text)
  if (hex !== undefined) return fromHex(hex)
  const [, name, inner] = spelled.exec(text) ?? []
  return name === undefined || inner === undefined ? null : fromFunction(name, inner)
}

/** What is seen of one colour over another. */
export const over = (front: Rgba, back: Rgba): Rgba => {
  const mix = (a: number, b: number) => a * front.alpha + b * (1 - front.alpha)
  return {
    red: mix(front.red, back.red),
    green: mix(front.green, back.green),
    blue: mix(front.blue, back.blue),
    alpha: 1
  }
}

const luminance = ({ red, green, blue }: Rgba) => {
  const linear = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
/** From 1 for the same to 21 (WCAG). */
export const contrast = (a: Rgba, b: Rgba): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}
