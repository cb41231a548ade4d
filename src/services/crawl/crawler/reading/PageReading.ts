/** Reads the visible part of a page: its blocks with the places they have, its headings, its links. */
import type { Document, Element } from "domhandler"
import type { FilmLink, Heading } from "../../../../domain/draft/Crawl.ts"
import type { PageBlock, Region } from "../../../../domain/draft/PageBlocks.ts"
import { type Box, readBoxes } from "../boxes/Boxes.ts"
import { readFilms } from "../boxes/Films.ts"
import { crawlLimits } from "../limits/CrawlLimits.ts"
import type { PageStyles } from "../style/PageStyles.ts"
import { kindOf } from "./BlockKinds.ts"
import { findCards } from "./Cards.ts"
import { findEdges } from "./Edges.ts"
import { beforeCards, findHero } from "./Hero.ts"
import { isNameOf, pageRegion, toldToPress } from "./PageRegion.ts"
import { placeLines } from "./Regions.ts"
import { findSigns } from "./Signs.ts"

export interface LinkText {
  readonly href: string
  readonly text: string
  readonly region: Region
  readonly film?: FilmLink
}
export interface PageReading {
  readonly text: string
  readonly headings: ReadonlyArray<Heading>
  readonly blocks: ReadonlyArray<PageBlock>
  readonly anchors: ReadonlyArray<LinkText>
}

/** The heading a line stands in. */
const headingOf = (box: Box | null): Box | null => {
  for (let at = box; at !== null; at = at.parent) if (at.level !== null) return at
  return null
}

/** `page` is an element that holds all others of the document. */
export const readVisible = (
  document: Document,
  page: Element,
  styles: PageStyles,
  of: { readonly url: string; readonly title: string | null; readonly lang: string | null }
): PageReading => {
  const boxes = readBoxes(document, page, styles)
  const { all, lines } = boxes
  const cards = findCards(all, lines)
  const region = pageRegion(of.url, of.title)
  const signs = findSigns(boxes, cards, isNameOf(of.url, of.title))
  const places = placeLines(boxes, cards, signs, { region, lang: of.lang })
  const edges = findEdges(boxes, (line) => places.lines[line]?.region)
  const regionAt = (line: number) => edges.get(line) ?? places.lines[line]?.region
  const opening = region === "main" ? findHero(boxes, regionAt) : null
  const cardAt = (line: number) => places.lines[line]?.card ?? null
  const isTitle = (line: number) => (headingOf(lines[line]?.box ?? null)?.level ?? 1) > 1
  const hero = opening === null ? null : { from: opening.from, to: beforeCards(opening, cardAt, isTitle) }
  const placed = lines.map((line, at): PageBlock => {
    const place = places.lines[at] ?? { region, under: [], card: null, list: null, lang: of.lang }
    const own = regionAt(at) ?? region
    const opens = hero !== null && at >= hero.from && at < hero.to && own === "main"
    const level = headingOf(line.box)?.level ?? null
    return {
      text: line.text,
      ...(line.rows.length > 0 ? { rows: line.rows } : {}),
      ...(line.lead === null ? {} : { lead: line.lead }),
      level,
      kind: level === null ? kindOf(line) : "heading",
      ...place,
      region: opens ? "hero" : own
    }
  })
  const own = toldToPress(of, placed)
  const blocks =
    own.size === 0 ? placed : placed.map((block, at) => (own.has(at) ? { ...block, region: "main" as const } : block))
  const headings = all.flatMap((box) => {
    if (box.level === null || box.to === box.from || (box.parent !== null && headingOf(box.parent) !== null)) return []
    const text = lines.slice(box.from, box.to).map((line) => line.text)
    return [{ level: box.level, text: text.join(" ").slice(0, crawlLimits.shortText).trim().toWellFormed() }]
  })
  const films = readFilms(boxes, places.anchors.keys())
  return {
    text: lines.map(({ text }) => text).join("\n"),
    headings: headings.slice(0, crawlLimits.headings),
    blocks,
    anchors: [...places.anchors].map(([anchor, around]) => {
      const { href, text, line, plays } = anchor
      const film = films.get(anchor)
      // Words are where their line is; a picture is where its box is.
      const region = (text === "" || plays ? undefined : blocks[line]?.region) ?? around
      return { href, text, region, ...(film === undefined ? {} : { film }) }
    })
  }
}
