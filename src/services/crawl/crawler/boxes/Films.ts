/** The words around each video of a page: whose it is is told there. */
import type { FilmLink } from "../../../../domain/draft/Crawl.ts"
import { youtubeVideo } from "../../../../domain/text/WebAddresses.ts"
import type { Box, Boxes, Line, PageLink } from "./Boxes.ts"

/** Characters that still speak of the one thing they stand around. */
const near = 600
/** Videos of a page that are looked at. */
const most = 30
/** Lines a heading may stand above it. */
const under = 12
/** Buttons side by side, with no words between them. */
const isRow = (line: Line | undefined) =>
  line !== undefined && line.links > 1 && line.linked + line.links >= line.text.length

export const readFilms = ({ all, lines }: Boxes, anchors: Iterable<PageLink>): ReadonlyMap<PageLink, FilmLink> => {
  const films = new Set([...anchors].filter(({ href }) => youtubeVideo(href) !== null).slice(0, most))
  const found = new Map<PageLink, FilmLink>()
  if (films.size === 0) return found
  const isHeading = (line: number) => {
    for (let at: Box | null = lines[line]?.box ?? null; at !== null; at = at.parent) if (at.level !== null) return true
    return false
  }
  const headingOver = (line: number) => {
    for (let at = line - 1; at >= 0 && at >= line - under; at--) if (isHeading(at)) return lines[at]?.text ?? ""
    return ""
  }
  /** Null of more than speaks of one thing. */
  const wordsOf = ({ from, to }: Box) => {
    const words = lines.slice(from, Math.min(to, from + near)).map(({ text }) => text.slice(0, near + 1))
    const joined = words.join("\n")
    return joined.length > near ? null : joined
  }
  /** The smallest box around that says anything besides `said`, unless it is a whole page. */
  const around = (from: Box, said: string) => {
    for (let box: Box | null = from; box !== null; box = box.parent) {
      const words = wordsOf(box)
      if (words === null) return ""
      if (words !== "" && words !== said) return words
    }
    return ""
  }
  for (const box of all)
    for (const part of box.content) {
      if (!("anchor" in part) || !films.has(part.anchor)) continue
      const { line, plays, text } = part.anchor
      const words = plays || isRow(lines[line]) ? "" : (lines[line]?.text ?? "")
      found.set(part.anchor, {
        within: words === text ? "" : words.slice(0, near),
        around: [headingOver(line), around(box, words)].filter((one) => one !== "").join("\n")
      })
    }
  return found
}
