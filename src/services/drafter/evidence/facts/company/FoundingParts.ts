/** What a sentence about a founding says, and the parts its shapes are put together from. */
import type { FoundingShapes } from "./FoundingShapes.ts"

export interface Founding {
  /** What was founded: its words; "" where the sentence names nothing. */
  readonly subject: string
  readonly year: string | null
  readonly people: ReadonlyArray<string>
  readonly place: string | null
  /** Whether the year is that of an opening: it may have been founded before. */
  readonly opening?: boolean
  /** Where in the sentence all of it has been said. */
  readonly end: number
}
/** Whether words can stand for the site's own company. */
export type IsOwn = (words: string) => boolean

/** After what was founded nothing may follow that makes something else of it: "Acme", but not "Acme trials". */
export const closes = (text: string, at: number, { onward, when, by }: FoundingShapes): boolean => {
  const rest = text.slice(at)
  if (/^(?:$|[.,;:!)–—-]| [-–—(])/u.test(rest) || onward.test(rest)) return true
  when.lastIndex = at
  by.lastIndex = at
  return when.test(text) || by.test(text)
}

export const firstWords = (text: string, count: number) => text.split(" ").slice(0, count).join(" ")
export const mostNameWords = 5

/** Where the longest run of words from here ends that is our own; -1 where there is none. */
export const objectAt = (text: string, from: number, own: IsOwn): number => {
  const words = text
    .slice(from)
    .split(" ")
    .slice(1, mostNameWords + 1)
  for (let count = words.length; count >= 1; count--) {
    const object = words
      .slice(0, count)
      .join(" ")
      .replace(/[.,;:!)]+$/, "")
    if (object !== "" && own(object)) return from + 1 + object.length
  }
  return -1
}
