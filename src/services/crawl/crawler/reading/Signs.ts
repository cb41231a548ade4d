/**
 * What the form of a part's content says of it, where neither markup nor headings do: a saying and who says it,
 * questions with their answers, teasers with their dates, labels with their prices, a bar that asks for consent.
 */
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import { regionOfHeading } from "../../../../domain/draft/RegionWords.ts"
import { arePlanCards, headsOthersPrices, pricedLines } from "../boxes/BarePrices.ts"
import type { Box, Boxes } from "../boxes/Boxes.ts"
import { isBadge } from "./BuilderBadges.ts"
import { landmarkOf } from "./Landmarks.ts"
import { namesOf } from "./MarkupHints.ts"
import { isQuoted, isRating, isReview, isSaying, isStory, tagRegion } from "./Quotations.ts"

export interface Signs {
  readonly boxes: ReadonlyMap<Box, Region>
  readonly lines: ReadonlyMap<number, Region>
}

const question = /[?？؟]["'”’»」)]*$/
/** A day of a year: "Jan 2, 2024", "2. März 2024", "2024-01-02", "2024年1月2日". A year alone is history. */
const day = /^(?=(?:.*\d+){2})(?=.*(?:19|20)\d\d)[\p{L}\p{M}\d\s.,/:年月日·-]{6,40}$/u
const more =
  /^(?:read|learn|see|view|continue|weiterlesen|mehr|lire|en savoir|leer|ver|leia|saiba|leggi|scopri|lees|続き|もっと|阅读|了解|查看|اقرأ)/iu

const limits = { questions: 2, headings: 3, answer: 6, card: 30, consent: 10 } as const

/** Asking for consent: the words may stand in the middle of a sentence. */
const aboutCookies = /cookie|クッキー|الارتباط/i
const asksConsent = (text: string) => {
  if (!aboutCookies.test(text)) return false
  const words = text.split(" ")
  for (let at = 0; at < Math.min(words.length - 2, 40); at += 4) {
    if (regionOfHeading(words.slice(at, at + 12).join(" ")) === "consent") return true
  }
  return false
}

/** How the makers are reached, and whose the page is: more than a bar of consent says. */
const ofMakers = /\S@\S+\.\S|©|\(c\) ?(?:19|20)\d\d|\bcopyright\b/i

const holdsOneOf = ({ content }: Box, size: number) =>
  content.some((one) => "box" in one && one.box.to - one.box.from === size)

/** "Ada: It came from a note in the lift": somebody answers an interview. */
const speaker = /^\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+)? ?:/u
/** Headings one after the other that all ask, each with an answer under it: whatever stands over them. */
const askedLines = (lines: Boxes["lines"]): ReadonlyArray<number> => {
  const found: Array<number> = []
  let run: Array<{ readonly from: number; readonly to: number }> = []
  let level: number | null = null
  const close = () => {
    const isInterview = run.some(({ from }) => speaker.test(lines[from + 1]?.text ?? ""))
    // Under the last of them stands whatever ends the page as well.
    const longest = Math.max(...run.slice(0, -1).map(({ from, to }) => to - from))
    if (run.length >= limits.headings && !isInterview)
      for (const { from, to } of run) for (let at = from; at < Math.min(to, from + longest); at++) found.push(at)
    run = []
    level = null
  }
  const heads = [...lines.entries()].flatMap(([at, { text, box }]) =>
    box.level === null ? [] : [{ at, text, level: box.level }]
  )
  for (const [order, head] of heads.entries()) {
    if (level !== null && head.level > level) continue
    const to = heads[order + 1]?.at ?? Math.min(lines.length, head.at + 1 + limits.answer)
    const size = to - head.at - 1
    const isAnswered = question.test(head.text) && size > 0 && size <= limits.answer && head.level > 1
    if (!isAnswered || head.level !== level) close()
    if (!isAnswered) continue
    level = head.level
    run.push({ from: head.at, to })
  }
  close()
  return found
}

/** Paragraphs one after the other that each ask in their first row and answer below it. */
const askedInRows = (lines: Boxes["lines"]): ReadonlyArray<number> => {
  const found: Array<number> = []
  let run: Array<number> = []
  const close = () => {
    if (run.length >= limits.headings) found.push(...run)
    run = []
  }
  for (const [at, { box, rows }] of lines.entries()) {
    const [asked = "", answer = ""] = rows
    if (box.level === null && answer !== "" && question.test(asked) && !question.test(answer)) run.push(at)
    else close()
  }
  close()
  return found
}

export const findSigns = (
  { all, lines }: Boxes,
  cards: ReadonlyMap<Box, number>,
  isOwn: (name: string) => boolean
): Signs => {
  const boxes = new Map<Box, Region>()
  const single = new Map<number, Region>()
  const textsOf = (box: Box) => lines.slice(box.from, box.to).map(({ text }) => text)
  /** A saying that a house has for a motto, over its own name. */
  const isMotto = (texts: ReadonlyArray<string>) =>
    texts.some((text, at) => isQuoted(text) && isOwn(texts[at + 1] ?? ""))
  const isSaid = (box: Box) => {
    const texts = textsOf(box)
    return !isMotto(texts) && isReview(texts, formOf(box))
  }

  const holdsMore = (box: Box) =>
    box.element.name === "footer" ||
    namesOf(box.element).has("footer") ||
    textsOf(box).some((text) => ofMakers.test(text))

  const formOf = (box: Box) => {
    const levels = lines.slice(box.from, box.to).flatMap((line) => line.box.level ?? [])
    return { pictures: box.images > 0, titled: lines[box.from]?.box.level !== null, level: Math.min(9, ...levels) }
  }
  const signOf = (box: Box): Region | null => {
    if (box.to - box.from > limits.card) return null
    const texts = textsOf(box)
    const [first = ""] = texts
    if (isSaid(box)) return "reviews"
    if (texts.some((text, at) => lines[box.from + at]?.box.level !== null && isStory(text, isOwn))) return "others"
    if (box.dates > 0 || texts.some((text) => day.test(text))) {
      if (texts.some((text) => text.split(" ").length <= 4 && more.test(text)) || box.dates > 0) return "news"
    }
    if (question.test(first) && texts.length > 1) return "faq"
    return null
  }

  const tagOf = (box: Box): Region | null => {
    if (box.to - box.from > limits.card) return null
    // Above what it is a tag of, or below, such as "Read the case study".
    for (const at of new Set([box.from, box.from + 1, box.to - 1])) {
      const line = lines[at]
      const region = line === undefined || line.box.level !== null ? null : tagRegion(line.text)
      if (region !== null) return region
    }
    return null
  }

  const cardOf = (box: Box) => ({
    texts: textsOf(box),
    items: lines.slice(box.from, box.to).filter((line) => line.box.element.name === "li").length
  })
  const headingOver = ({ from }: Box): string => {
    for (let at = from - 1; at >= 0; at--) if (lines[at]?.box.level != null) return lines[at]?.text ?? ""
    return ""
  }
  const arePlans = (group: ReadonlyArray<Box>): boolean =>
    arePlanCards(group.map(cardOf)) && group.slice(0, 1).every((first) => !headsOthersPrices(headingOver(first)))
  /** Cards side by side are of one kind where most of them look it. */
  const groups = Map.groupBy(
    [...cards.keys()].filter((box) => box.to > box.from + 1),
    (box) => box.parent
  )
  for (const [parent, group] of groups) {
    const signs = group.map(signOf)
    if (signs.every((region) => region === null) && arePlans(group)) {
      for (const box of group) boxes.set(box, "pricing")
      continue
    }
    const found = signs.every((region) => region === null) ? group.map(tagOf) : signs
    const counts = new Map<Region, number>()
    for (const region of found) if (region !== null) counts.set(region, (counts.get(region) ?? 0) + 1)
    const [most] = [...counts].sort((a, b) => b[1] - a[1])
    const isMost = most !== undefined && most[1] * 2 >= group.length && (most[1] > 1 || group.length === 1)
    if (most?.[0] === "faq") {
      if (isMost && most[1] >= limits.questions && parent !== null) for (const box of group) boxes.set(box, "faq")
    } else if (isMost) for (const box of group) boxes.set(box, most[0])
    else {
      for (const [at, box] of group.entries()) {
        const region = signs[at]
        if (region === "reviews" || region === "others") boxes.set(box, region)
      }
    }
  }

  const isInFoot = (box: Box): boolean => {
    for (let at: Box | null = box; at !== null; at = at.parent) if (landmarkOf(at, lines) === "footer") return true
    return false
  }
  for (const box of all) {
    const size = box.to - box.from
    // What opens under a question is its answer, whatever stands above.
    if (box.element.name === "details" && size > 1 && size <= limits.card && question.test(lines[box.from]?.text ?? ""))
      boxes.set(box, "faq")
    // A box that adds nothing to the one within it is looked at there.
    if (size < 2 || size > 6 || cards.has(box) || box.headings > 1 || holdsOneOf(box, size)) continue
    // A foot may end with a name and a place, as what somebody says does.
    if (isSaid(box) && !isInFoot(box)) boxes.set(box, "reviews")
  }
  for (const at of pricedLines(lines)) single.set(at, "pricing")
  for (const at of [...askedLines(lines), ...askedInRows(lines)]) single.set(at, "faq")
  for (const [at, line] of lines.entries()) {
    const { text, box } = line
    if (isBadge(line, isOwn)) single.set(at, "others")
    const next = lines[at + 1]?.text
    if ((box.level ?? 9) > 2 && isSaying(text, next !== undefined && isOwn(next) ? undefined : next)) {
      single.set(at, "reviews")
      if (isSaying(text, undefined) === false) single.set(at + 1, "reviews")
    } else if (isRating(text)) single.set(at, "reviews")
    else if (asksConsent(text)) {
      let bar = box
      while (
        bar.parent !== null &&
        bar.parent.to - bar.parent.from <= limits.consent &&
        bar.parent.headings <= 1 &&
        !holdsMore(bar.parent)
      )
        bar = bar.parent
      if (bar.element.name !== "body" && bar.element.name !== "main") boxes.set(bar, "consent")
    }
  }
  return { boxes, lines: single }
}
