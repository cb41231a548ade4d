/**
 * A reader that never makes anything up: what the pages of a prompt state, each value a run of words
 * from one line, quoted by that line. The good model answers from it, the lying one steals its quotes.
 */
import type { PromptPage } from "./PromptPages.ts"

export interface Quote {
  readonly quote: string
  readonly url: string
}
export interface Item {
  readonly value: string
  readonly quotes: ReadonlyArray<Quote>
  /** Parts of a compound value: question and answer, name and title, platform. */
  readonly parts: Readonly<Record<string, string>>
}
/** By field key, and `faqs`, `founders`, `socials`; a missing key is a fact the site does not state. */
export type Facts = ReadonlyMap<string, ReadonlyArray<Item>>

interface Line {
  readonly text: string
  readonly url: string
}
const item = (value: string, from: ReadonlyArray<Line>, parts: Item["parts"] = {}): Item => ({
  value,
  quotes: from.map((line) => ({ quote: line.text, url: line.url })),
  parts
})
const label = /^(?:(?:page )?title|(?:meta )?description|headings?|h[1-6]|text|meta|og:\w+)\s*[:=]\s*/i
const filler = /lorem|ipsum|dolor|adipisicing|consectetur|title of the project|placeholder/i
const countWords = (text: string) => text.split(/\s+/).length
const platforms: ReadonlyArray<readonly [string, RegExp]> = [
  ["linkedin", /https?:\/\/(?:www\.)?linkedin\.com\/[^\s"'<>)\]]{3,}/i],
  ["x", /https?:\/\/(?:www\.)?(?:x|twitter)\.com\/[^\s"'<>)\]]{2,}/i],
  ["github", /https?:\/\/github\.com\/[^\s"'<>)\]]{2,}/i]
]
const countries: ReadonlyArray<readonly [string, RegExp]> = [
  ["NL", /\bthe Netherlands\b/],
  ["AU", /\bAustralia\b/],
  ["GB", /\bUnited Kingdom\b/],
  ["US", /\bUnited States\b/]
]

/** Words of `choice` that a line carries, whole. */
const speaksFor = (choice: string, text: string) =>
  choice
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 3 && new RegExp(`\\b${word.replace(/s$/, "")}s?\\b`, "iu").test(text))

/** `choices` are the category names the prompt offers. */
export const factsOf = (pages: ReadonlyArray<PromptPage>, choices: ReadonlyArray<string>): Facts => {
  const lines: ReadonlyArray<Line> = pages.flatMap((page) =>
    page.lines.map((text) => ({ text: text.replace(label, "").trim(), url: page.url }))
  )
  const told = lines.filter((line) => line.text !== "" && !filler.test(line.text) && !/^https?:\/\//.test(line.text))
  const sentences = told.filter((line) => countWords(line.text) >= 7)
  const phrases = told.filter((line) => countWords(line.text) >= 2 && countWords(line.text) <= 7)
  const facts = new Map<string, ReadonlyArray<Item>>()
  const put = (key: string, items: ReadonlyArray<Item | undefined>) => {
    const known = items.filter((one) => one !== undefined)
    if (known.length > 0) facts.set(key, known)
  }
  /** The first line that matches; its first group, or the whole match, is the value. */
  const first = (key: string, pattern: RegExp, value?: string) => {
    for (const line of lines) {
      const match = pattern.exec(line.text)
      if (match !== null) return put(key, [item(value ?? match[1] ?? match[0], [line])])
    }
  }
  const [opening] = told
  put("name", [opening && item(opening.text.split(/\s+[|–—-]\s+/)[0] ?? opening.text, [opening])])
  const tagline = phrases.find((line) => line.text !== opening?.text && countWords(line.text) >= 3) ?? sentences[0]
  put("tagline", [tagline && item(tagline.text, [tagline])])
  put("short_description", [sentences[0] && item(sentences[0].text, [sentences[0]])])
  const body = sentences.slice(0, 3)
  put("description", [body.length === 0 ? undefined : item(body.map((line) => line.text).join("\n\n"), body)])
  put(
    "features",
    phrases.slice(2, 7).map((line) => item(line.text, [line]))
  )
  put(
    "usps",
    sentences.slice(1, 3).map((line) => (line.text.length <= 200 ? item(line.text, [line]) : undefined))
  )
  const words = told.flatMap((line) =>
    [...line.text.matchAll(/\p{L}{6,}/gu)].map(([word]) => item(word.toLowerCase(), [line]))
  )
  put("tags", [...new Map(words.map((word) => [word.value, word])).values()].slice(0, 4))
  put("keywords", [...new Map(words.map((word) => [word.value, word])).values()].slice(4, 8))
  put(
    "categories",
    choices
      .flatMap((choice) => {
        const line = told.find((one) => speaksFor(choice, one.text))
        return line === undefined ? [] : [item(choice, [line])]
      })
      .slice(0, 3)
  )
  first("pricing_summary", /^.*[$€£]\s?\d[\d.,]*.*$/)
  first("pricing_model", /\b(?:a|per) month\b|\/mo(?:nth)?\b|subscription/i, "subscription")
  first("founded_year", /(?:founded|established|since)\D{0,20}((?:18|19|20)\d{2})\b/i)
  first("contact_email", /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/)
  first("demo_video_url", /https?:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?v=|embed\/)|youtu\.be\/)[\w-]+/)
  for (const [code, pattern] of countries) if (!facts.has("country")) first("country", pattern, code)
  first("city", /\b(?:founded in \d{4} in|based in) (\p{Lu}\p{L}+)/u)
  put(
    "socials",
    platforms.flatMap(([platform, pattern]) =>
      lines
        .flatMap((line) => {
          const url = pattern.exec(line.text)?.[0]
          return url === undefined ? [] : [item(url, [line], { platform })]
        })
        .slice(0, 1)
    )
  )
  put(
    "faqs",
    lines
      .flatMap((line, index) => {
        const next = lines[index + 1]
        if (!line.text.endsWith("?") || next === undefined || countWords(next.text) < 4 || next.text.endsWith("?"))
          return []
        return [item(line.text, [line, next], { question: line.text, answer: next.text })]
      })
      .slice(0, 5)
  )
  put(
    "founders",
    lines.flatMap((line, index) => {
      const next = lines[index + 1]
      const title = next === undefined ? undefined : /^(?:Co-)?Founder(?: and CEO)?\b/.exec(next.text)?.[0]
      if (next === undefined || title === undefined || !/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(line.text)) return []
      return [item(line.text, [line, next], { name: line.text, title, bio: next.text })]
    })
  )
  return facts
}
