/**
 * What the badges have in common: their colours, sizes and words. The colours are the site's own, so a
 * badge reads as a page torn from the logbook: verified is green, paid is violet and says so.
 */

import { oneLine } from "../text/FittedText.ts"
import type { Monday } from "../Week.ts"
import type { BadgeKind, BadgeMode, BadgeShape, BadgeSize } from "./Badge.ts"

/** What a badge says. */
export interface BadgeFacts {
  readonly kind: BadgeKind
  /** The listing's name, as its owner wrote it. */
  readonly name: string
  /** Of a Launch of the Week: 1, 2 or 3. */
  readonly place?: number
  /** Of a Launch of the Week: the week it was won in. */
  readonly week?: Monday
}
/** How a badge is drawn. */
export interface BadgeForm {
  readonly shape: BadgeShape
  readonly mode: BadgeMode
  readonly size: BadgeSize
}

/** Each colour on light and on dark ground; text on its ground reaches a contrast of 4.5 or more. */
export const palette = {
  paper: ["#faf8f4", "#1e1d1a"],
  line: ["#ddd6c9", "#3d3932"],
  ink: ["#1b1a17", "#f1ede4"],
  soft: ["#5f5a50", "#aaa397"],
  signal: ["#b8391a", "#ff8a65"],
  good: ["#1f6b45", "#79d3a6"],
  paid: ["#5b4a9e", "#b9aaf5"]
} as const
export type Colour = keyof typeof palette

export const accents: Readonly<Record<BadgeKind, Colour>> = {
  listed: "signal",
  launched: "signal",
  featured: "paid",
  verified: "good",
  launch_of_the_week: "signal"
}

/** A text and the width it is pinned to, in em: an average of the system fonts it may be drawn in. */
export interface Lettering {
  readonly text: string
  readonly em: number
}
/** The line above the wordmark (capitals, spaced), and the same in running words before it. */
export const words: Readonly<Record<BadgeKind, { readonly label: Lettering; readonly phrase: Lettering }>> = {
  listed: { label: { text: "LISTED ON", em: 6.3 }, phrase: { text: "Listed on", em: 4.3 } },
  launched: { label: { text: "LAUNCHED ON", em: 8.5 }, phrase: { text: "Launched on", em: 6 } },
  featured: { label: { text: "FEATURED · PAID", em: 10.2 }, phrase: { text: "Featured (paid) on", em: 8.6 } },
  verified: { label: { text: "VERIFIED ON", em: 7.5 }, phrase: { text: "Verified on", em: 5 } },
  launch_of_the_week: {
    label: { text: "LAUNCH OF THE WEEK", em: 13.2 },
    phrase: { text: "Launch of the Week on", em: 10.7 }
  }
}

/** The wordmark's width, in em of its own size. */
export const WORDMARK_EM = 5.7

/** A pill is as wide as its words: the stamp before them, the wordmark after them. */
export const pillParts = (kind: BadgeKind) => {
  const phrase = { x: 38, size: 12.5, width: Math.round(words[kind].phrase.em * 12.5) }
  const mark = { x: phrase.x + phrase.width + 5, size: 14.5 }
  return { phrase, mark, width: Math.round(mark.x + mark.size * WORDMARK_EM) + 15 }
}

/** Width and height of the drawing, before it is scaled to a size. */
export const drawing = (kind: BadgeKind, shape: BadgeShape): { readonly width: number; readonly height: number } => {
  switch (shape) {
    case "standard":
    case "outline":
      return { width: kind === "launch_of_the_week" ? 286 : 204, height: 56 }
    case "pill":
      return { width: pillParts(kind).width, height: 36 }
    case "banner":
      return { width: 400, height: 76 }
    case "square":
      return { width: 132, height: 132 }
  }
}

const scales: Readonly<Record<BadgeSize, number>> = { s: 0.75, m: 1, l: 1.5 }

/** Width and height a badge is shown at, CSS pixels. */
export const badgeSize = (kind: BadgeKind, shape: BadgeShape, size: BadgeSize) => {
  const { width, height } = drawing(kind, shape)
  return { width: Math.round(width * scales[size]), height: Math.round(height * scales[size]) }
}

/** The longest name a badge repeats, in letters. */
const MAX_NAME = 60
export const badgeName = (name: string): string => oneLine(name, MAX_NAME) || "This product"

/** The badge in one sentence: its title, and the alternative text of its picture. */
export const badgeTitle = ({ kind, name, place, week }: BadgeFacts): string => {
  const subject = badgeName(name)
  switch (kind) {
    case "listed":
      return `${subject} is listed on Launchbook`
    case "launched":
      return `${subject} launched on Launchbook`
    case "featured":
      return `${subject} is featured on Launchbook (paid placement)`
    case "verified":
      return `${subject} is verified on Launchbook`
    case "launch_of_the_week": {
      const rank = place === undefined ? "a" : `#${place}`
      return `${subject} is ${rank} Launch of the Week on Launchbook${week === undefined ? "" : `, week of ${week}`}`
    }
  }
}
