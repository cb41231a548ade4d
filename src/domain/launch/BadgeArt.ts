/**
 * The badges as pictures. A badge is one SVG without a script, a font or an address in it: it must draw
 * the same inside an `<img>` on any site, where nothing else can be loaded. Colours are attributes, and
 * `auto` adds a style sheet over them, so where styles are forbidden the light badge is left. All
 * lengths are in the units of `drawing`; a size only scales them.
 */

import { escapeMarkup, estimateWidth, fit } from "../text/FittedText.ts"
import { startsAt } from "../Week.ts"
import type { BadgeMode } from "./Badge.ts"
import {
  accents,
  type BadgeFacts,
  type BadgeForm,
  badgeName,
  badgeSize,
  badgeTitle,
  type Colour,
  drawing,
  palette,
  pillParts,
  WORDMARK_EM,
  words
} from "./BadgeLook.ts"

const SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,Charter,Georgia,serif"
const SANS = "system-ui,-apple-system,'Segoe UI',Inter,Roboto,sans-serif"
const MONO = "ui-monospace,'SF Mono',Menlo,Consolas,monospace"

/** Gives an element its colour: the one of the mode, or for `auto` the light one and a class to change it by. */
type Paint = (property: "fill" | "stroke", colour: Colour) => string
const paintFor =
  (mode: BadgeMode): Paint =>
  (property, colour) => {
    const [light, dark] = palette[colour]
    return mode === "auto"
      ? `class="lb-${property}-${colour}" ${property}="${light}"`
      : `${property}="${mode === "dark" ? dark : light}"`
  }

const darkRules = Object.entries(palette)
  .map(([name, [, dark]]) => `.lb-fill-${name}{fill:${dark}}.lb-stroke-${name}{stroke:${dark}}`)
  .join("")
const autoStyle = `<style>@media (prefers-color-scheme:dark){${darkRules}}</style>`

/** Drawn around 0,0 in a square of 24, by a pen of the accent. */
const glyphs = {
  listed:
    '<path d="M0-4.6C-2.6-6.6-6-7-9-6.4V5.6C-6 5-2.6 5.4 0 7.4 2.6 5.4 6 5 9 5.6V-6.4C6-7 2.6-6.6 0-4.6ZM0-4.6V7.2"/>',
  launched: '<path d="M-7.5 8H7.5M0 3.6V-8M-5.6-2.6 0-8.2 5.6-2.6"/>',
  featured: '<path d="M-5.6-8.4H5.6V8.4L0 3.8-5.6 8.4Z"/>',
  verified: '<path d="M-7.4.6-2.2 5.8 7.6-5.4"/>'
} as const

/** First place is inked in full, the others are outlined. */
const place = (rank: number | undefined, paint: Paint): string => {
  const first = rank === 1
  return (
    `<circle r="15.6" ${first ? paint("fill", "signal") : `fill="none" ${paint("stroke", "signal")}`} stroke-width="1.6"/>` +
    `<text y="7.2" text-anchor="middle" font-family="${SERIF}" font-size="21" font-weight="700" ` +
    `${paint("fill", first ? "paper" : "signal")}>${rank ?? "★"}</text>`
  )
}

/** A round stamp, a little askew, with the kind's sign (or the place) in it. Radius 16 at scale 1. */
const stamp = (facts: BadgeFacts, paint: Paint, x: number, y: number, scale: number): string => {
  const pen = `fill="none" ${paint("stroke", accents[facts.kind])}`
  const sign =
    facts.kind === "launch_of_the_week"
      ? place(facts.place, paint)
      : `<circle r="15.2" ${pen} stroke-width="1.1"/>` +
        `<g ${pen} stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${glyphs[facts.kind]}</g>`
  return `<g transform="translate(${x} ${y}) rotate(-9) scale(${scale})">${sign}</g>`
}

/** The stamp as a seal: with a ring of perforation. 36 dots on a radius of 19, so 2π·19/36 from one to the next. */
const seal = (facts: BadgeFacts, paint: Paint, x: number, y: number, scale: number): string =>
  `<circle cx="${x}" cy="${y}" r="${19 * scale}" fill="none" ${paint("stroke", accents[facts.kind])} ` +
  `stroke-width="${2 * scale}" stroke-linecap="round" stroke-dasharray="0 ${((2 * Math.PI * 19 * scale) / 36).toFixed(3)}"/>` +
  stamp(facts, paint, x, y, scale)

const pinned = (width: number, adjust: "spacing" | "spacingAndGlyphs") =>
  `textLength="${Math.round(width)}" lengthAdjust="${adjust}"`

/** The name of the directory; pinned, so that no font moves what stands beside it. */
const wordmark = (paint: Paint, x: number, y: number, size: number, anchor = "start"): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${SERIF}" font-size="${size}" font-weight="700" ` +
  `${pinned(size * WORDMARK_EM, "spacingAndGlyphs")} ${paint("fill", "ink")}>` +
  `Launch<tspan ${paint("fill", "signal")}>book</tspan></text>`

/** Quiet words, save where the colour itself says something: verified, paid. */
const wordColour = ({ kind }: BadgeFacts): Colour => (accents[kind] === "signal" ? "soft" : accents[kind])

const label = (facts: BadgeFacts, paint: Paint, x: number, y: number, size: number, anchor = "start"): string => {
  const { text, em } = words[facts.kind].label
  return (
    `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${SANS}" font-size="${size}" font-weight="600" ` +
    `${pinned(em * size, "spacing")} ${paint("fill", wordColour(facts))}>${text}</text>`
  )
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
const weekDate = (facts: BadgeFacts, paint: Paint, x: number, y: number, size: number): string => {
  if (facts.week === undefined) return ""
  const monday = new Date(startsAt(facts.week))
  const text = `${monday.getUTCDate()} ${MONTHS[monday.getUTCMonth()]} ${monday.getUTCFullYear()}`
  return (
    `<text x="${x}" y="${y}" text-anchor="end" font-family="${MONO}" font-size="${size}" ` +
    `${pinned(text.length * size * 0.6, "spacingAndGlyphs")} ${paint("fill", "soft")}>${text}</text>`
  )
}

/** The sheet a badge is written on: paper with a hairline, or an ink outline through which the page shows. */
const sheet = (paint: Paint, width: number, height: number, radius: number): string =>
  `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="${radius}" ${paint("fill", "paper")}/>` +
  `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="${radius}" fill="none" ${paint("stroke", "line")}/>`

/** `auto` follows the reader's system, not the page it stands on, so there the outline brings its own paper. */
const outline = (paint: Paint, width: number, height: number, radius: number, mode: BadgeMode): string => {
  const box = `<rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="${radius}"`
  return (
    (mode === "auto" ? `${box} ${paint("fill", "paper")}/>` : "") +
    `${box} fill="none" ${paint("stroke", "ink")} stroke-width="1.5"/>`
  )
}

/** The margin rule of a logbook page. */
const margin = (paint: Paint, x: number, height: number): string =>
  `<path d="M${x} 1V${height - 1}" ${paint("stroke", "signal")} stroke-opacity=".35"/>`

/** What `standard` and `outline` share; `ground` is drawn behind it. */
const card = (facts: BadgeFacts, paint: Paint, ground: typeof sheet): string => {
  const { width, height } = drawing(facts.kind, "standard")
  return (
    ground(paint, width, height, 8) +
    margin(paint, 56.5, height) +
    seal(facts, paint, 29, 28, 1) +
    label(facts, paint, 69, 21, 9) +
    wordmark(paint, 68, 43, 21) +
    weekDate(facts, paint, width - 14, 42.5, 10)
  )
}

const pill = (facts: BadgeFacts, paint: Paint): string => {
  const { width, height } = drawing(facts.kind, "pill")
  const { phrase, mark } = pillParts(facts.kind)
  return (
    sheet(paint, width, height, 17.5) +
    stamp(facts, paint, 19.5, 18, 0.8) +
    `<text x="${phrase.x}" y="23" font-family="${SANS}" font-size="${phrase.size}" font-weight="500" ` +
    `${pinned(phrase.width, "spacingAndGlyphs")} ${paint("fill", wordColour(facts))}>${words[facts.kind].phrase.text}</text>` +
    wordmark(paint, mark.x, 23.2, mark.size)
  )
}

const banner = (facts: BadgeFacts, paint: Paint): string => {
  const { width, height } = drawing(facts.kind, "banner")
  const left = 93
  const room = width - left - 18
  const whole = badgeName(facts.name)
  const size = estimateWidth(whole, 22) <= room ? 22 : 18
  const name = fit(whole, room, size)
  const pin = name.textLength === null ? "" : ` ${pinned(name.textLength, "spacingAndGlyphs")}`
  return (
    sheet(paint, width, height, 10) +
    `<path d="M${left} 44.5H${width - 18}" ${paint("stroke", "line")}/>` +
    margin(paint, 76.5, height) +
    seal(facts, paint, 39, 38, 1.3) +
    `<text x="${left - 1}" y="33" font-family="${SERIF}" font-size="${size}" font-weight="700"${pin} ${paint("fill", "ink")}>` +
    `${escapeMarkup(name.text)}</text>` +
    label(facts, paint, left, 61, 9) +
    wordmark(paint, left + Math.round(words[facts.kind].label.em * 9) + 7, 61.5, 15) +
    weekDate(facts, paint, width - 18, 61, 10)
  )
}

const square = (facts: BadgeFacts, paint: Paint): string => {
  const { width, height } = drawing(facts.kind, "square")
  return (
    sheet(paint, width, height, 10) +
    seal(facts, paint, width / 2, 47, 1.55) +
    label(facts, paint, width / 2, 98, 8.5, "middle") +
    wordmark(paint, width / 2, 118, 18, "middle")
  )
}

const drawn = (facts: BadgeFacts, form: BadgeForm, paint: Paint): string => {
  switch (form.shape) {
    case "standard":
      return card(facts, paint, sheet)
    case "outline":
      return card(facts, paint, (...box) => outline(...box, form.mode))
    case "pill":
      return pill(facts, paint)
    case "banner":
      return banner(facts, paint)
    case "square":
      return square(facts, paint)
  }
}

/** A complete SVG document. Any name is safe: it is cleaned, cut, escaped and pinned to its place. */
export const badgeSvg = (badge: BadgeFacts & BadgeForm): string => {
  const { width, height } = drawing(badge.kind, badge.shape)
  const shown = badgeSize(badge.kind, badge.shape, badge.size)
  const title = escapeMarkup(badgeTitle(badge))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shown.width}" height="${shown.height}" ` +
    `viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">` +
    `<title>${title}</title><desc>A badge of Launchbook, a directory of product launches.</desc>` +
    (badge.mode === "auto" ? autoStyle : "") +
    `${drawn(badge, badge, paintFor(badge.mode))}</svg>`
  )
}
