/**
 * The frame of a page that does not mark it as such: links in a row above everything, and at the foot the line of its
 * copyright with what stands beside it.
 */
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import type { Box, Boxes, Line } from "../boxes/Boxes.ts"

const limits = { foot: 12, box: 8, perLink: 25, share: 0.75, top: 12, prose: 250 } as const

const copyright =
  /©|\(c\) ?(?:19|20)\d\d|\bcopyright\b|\ball rights reserved\b|alle rechte vorbehalten|tous droits réservés|todos los derechos|todos os direitos|tutti i diritti|alle rechten voorbehouden|版权所有|無断転載|جميع الحقوق/i

/** Hardly more than links side by side. */
const isMenu = ({ text, links, linked }: Line) =>
  links >= 2 && linked >= limits.share * text.replace(/\s/g, "").length && linked <= links * limits.perLink

/** A link of a few words and nothing else. */
const isLink = ({ text, links, linked }: Line) =>
  links === 1 && linked >= limits.share * text.replace(/\s/g, "").length && linked <= limits.perLink

/** A paragraph, which stands above a foot even where nothing parts them. */
const isProse = ({ text, linked }: Line) => text.length - linked >= limits.prose && !copyright.test(text)

const isBeside = (a: Box, b: Box) => a.parent === b.parent && a.element.name === b.element.name

const loose = new Set<Region | undefined>(["main", "hero", "features", "pricing", "faq", "team", "contact"])

/** Lines that are frame, with the part of it. */
export const findEdges = (
  { lines }: Boxes,
  regionAt: (line: number) => Region | undefined
): ReadonlyMap<number, Region> => {
  const edges = new Map<number, Region>()
  const top = lines.slice(0, limits.top)
  for (const [at, line] of top.entries()) {
    if (line.box.level !== null) break
    const isRow =
      isLink(line) &&
      [top[at - 1], top[at + 1]].some((one) => one !== undefined && isLink(one) && isBeside(one.box, line.box))
    if (loose.has(regionAt(at)) && (isRow || isMenu(line))) edges.set(at, "navigation")
  }
  // Nothing of the last part of a page goes on in its foot, whatever that part is.
  const atFoot = (region: Region | undefined) => loose.has(region) || region === "news" || region === "others"
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - limits.foot); at--) {
    const line = lines[at]
    if (line === undefined || line.box.level !== null || !atFoot(regionAt(at))) continue
    if (!copyright.test(line.text) && !isMenu(line)) continue
    let box: Box = line.box
    while (
      box.parent !== null &&
      box.parent.headings === 0 &&
      box.parent.to - box.parent.from <= limits.box &&
      !lines.slice(box.parent.from, box.parent.to).some(isProse)
    )
      box = box.parent
    const isFrame = box.from > 0 || copyright.test(line.text)
    for (let own = Math.min(box.from, at); isFrame && own < Math.max(box.to, at + 1); own++)
      if (atFoot(regionAt(own)) && (own === at || box.from > 0)) edges.set(own, "footer")
  }
  return edges
}
