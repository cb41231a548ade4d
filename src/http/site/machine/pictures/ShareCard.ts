/**
 * The picture beside a shared link, as SVG: what a page is about on the paper of the logbook. Everything in it was written by
 * strangers, so all text is cut to its place and escaped, and nothing is fetched for it.
 */
import type { Listing } from "../../../../domain/listing/Listing.ts"
import { escapeMarkup, estimateWidth, oneLine } from "../../../../domain/text/FittedText.ts"
import { initialOf, tintOf } from "../../parts/Logo.tsx"

const [width, height, margin] = [1200, 630, 72]
const inks = { paper: "#faf8f4", line: "#e6e1d8", ink: "#1b1a17", soft: "#5f5a50", signal: "#b8391a", good: "#1f6b45" }
/** The inks that logos without a picture have on the site, and their washes on this paper. */
const tints = ["#8a2f14", "#1c5b3c", "#3f3a80", "#6a4410", "#174f66", "#6d2350"]
const serif = "DejaVu Serif"
const sans = "DejaVu Sans"
/** The fonts that are used run wider than those that are guessed at. */
const wider = 1.14
/** What is said at the foot, beside the name of the site: as much of it as there is room for. */
const [factSize, factsRoom] = [28, width - 2 * margin - 260]
/** Letters of a text that are looked at. */
const mostLetters = 200

const widthOf = (text: string, size: number) => estimateWidth(text, size) * wider

/** A text in lines no wider than their place; what is left over after the last one is marked as left out. */
export const wrapped = (text: string, size: number, room: number, most: number): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let line = ""
  for (const word of oneLine(text, mostLetters)
    .split(" ")
    .flatMap((each) => pieces(each, size, room))) {
    const longer = line === "" ? word : `${line} ${word}`
    if (widthOf(longer, size) <= room) {
      line = longer
      continue
    }
    if (lines.length === most - 1) return [...lines, `${cut(line, size, room)}…`]
    lines.push(line)
    line = word
  }
  return [...lines, line]
}
/** A word wider than its place, in pieces. */
const pieces = (word: string, size: number, room: number): ReadonlyArray<string> => {
  if (widthOf(word, size) <= room) return [word]
  const letters = [...word]
  const at = Math.max(
    1,
    letters.findIndex((_, end) => widthOf(letters.slice(0, end + 1).join(""), size) > room)
  )
  return [letters.slice(0, at).join(""), ...pieces(letters.slice(at).join(""), size, room)]
}
const cut = (line: string, size: number, room: number): string =>
  widthOf(`${line}…`, size) <= room ? line : cut([...line].slice(0, -1).join("").trimEnd(), size, room)

interface Words {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill?: string
  readonly family?: string
  readonly bold?: boolean
  readonly anchor?: "start" | "middle" | "end"
}
const words = (text: string, { x, y, size, fill = inks.ink, family = sans, bold = false, anchor = "start" }: Words) =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${bold ? 700 : 400}" fill="${fill}" text-anchor="${anchor}">${escapeMarkup(text)}</text>`

const brand =
  words("Launch", { x: margin, y: height - 62, size: 34, family: serif, bold: true }) +
  words("book", { x: margin + 143, y: height - 62, size: 34, family: serif, bold: true, fill: inks.signal })

const sheet = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="${width}" height="${height}" fill="${inks.paper}"/>` +
  `<rect width="${width}" height="14" fill="${inks.signal}"/>` +
  `<path d="M${margin} ${height - 124}H${width - margin}" stroke="${inks.ink}" stroke-width="3"/>${inner}${brand}</svg>`

/** What of a listing is drawn. */
export type CardFacts = Pick<Listing, "slug" | "name" | "tagline" | "primary_category" | "verified" | "awards">

export const productCard = ({ slug, name, tagline, primary_category, verified, awards }: CardFacts): string => {
  const tint = tints[tintOf(slug)] ?? inks.signal
  const [tile, left] = [148, margin + 148 + 44]
  const room = width - left - margin
  const nameSize = widthOf(oneLine(name, mostLetters), 88) <= room ? 88 : 64
  const names = wrapped(name, nameSize, room, 2)
  const below = 118 + names.length * nameSize * 1.12
  const lines = tagline === null ? [] : wrapped(tagline, 38, room, 3)
  const best = awards.toSorted((a, b) => a.place - b.place)[0]
  const facts = [
    { text: best?.title, fill: inks.signal },
    { text: verified ? "Verified owner" : undefined, fill: inks.good },
    { text: primary_category?.name, fill: inks.soft }
  ]
  let spare = factsRoom
  const shown = facts.flatMap(({ text, fill }) => {
    const fact = text === undefined ? "" : oneLine(text, mostLetters)
    spare -= widthOf(`${fact}  ·  `, factSize)
    return fact === "" || spare < 0 ? [] : [`<tspan fill="${fill}">${escapeMarkup(fact)}</tspan>`]
  })
  return sheet(
    `<rect x="${margin}" y="84" width="${tile}" height="${tile}" rx="28" fill="${tint}" fill-opacity="0.14"/>` +
      words(initialOf(name), {
        x: margin + tile / 2,
        y: 84 + 102,
        size: 84,
        family: serif,
        bold: true,
        fill: tint,
        anchor: "middle"
      }) +
      names
        .map((line, at) =>
          words(line, { x: left, y: 84 + nameSize + at * nameSize * 1.12, size: nameSize, family: serif, bold: true })
        )
        .join("") +
      lines.map((line, at) => words(line, { x: left, y: below + 42 + at * 52, size: 38, fill: inks.soft })).join("") +
      `<text x="${width - margin}" y="${height - 62}" font-family="${sans}" font-size="${factSize}" text-anchor="end">${shown.join(`<tspan fill="${inks.soft}">  ·  </tspan>`)}</text>`
  )
}

/** The site's own, for every page that has none. */
export const siteCard = (): string =>
  sheet(
    words("New products,", { x: margin, y: 210, size: 92, family: serif, bold: true }) +
      words("every Monday.", { x: margin, y: 320, size: 92, family: serif, bold: true }) +
      `<rect x="${margin - 8}" y="382" width="524" height="62" rx="8" fill="#fff0a8"/>` +
      words("Every fact with its quote.", { x: margin, y: 426, size: 40 })
  )
