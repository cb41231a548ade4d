/**
 * What edits changed, as plain text a person can check: field by field the lines that went (`-`) and that came (`+`),
 * of a long text with a line of what stands around them. Whatever somebody wrote stands behind one of these marks, so
 * it cannot pass for a line of ours.
 */
import { isDeepStrictEqual } from "node:util"
import { diffArrays } from "diff"
import type { FieldChange, ListingChanges } from "./ListingVersions.ts"

/** Texts with more lines of difference than this are shown whole, before and after. */
const maxEditLength = 1000

/** Every way to begin a new line, in any mail program. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u
/** What is not seen, or turns the direction of what is. */
const unseen = /[\p{Cc}\p{Bidi_Control}]/gu

/** Of the parts of a record, those that say which one it is come first. */
const leading = ["date", "name", "question", "title"]
const byPlace = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => {
  const place = (key: string) => (leading.includes(key) ? leading.indexOf(key) : leading.length)
  return place(a) - place(b) || (a < b ? -1 : 1)
}

/** A value as lines, without empty ones; none for what is absent. */
const linesOf = (value: unknown): ReadonlyArray<string> => {
  if (value === null || value === undefined || value === "") return []
  if (Array.isArray(value)) return value.flatMap(linesOf)
  if (typeof value === "object")
    return Object.entries(value)
      .toSorted(byPlace)
      .flatMap(([key, part]) => {
        const [first, ...rest] = linesOf(part)
        return first === undefined ? [] : [`${key}: ${first}`, ...rest.map((line) => `  ${line}`)]
      })
  return String(value)
    .split(lineBreak)
    .map((line) => line.replace(unseen, ""))
    .filter((line) => line.trim() !== "")
}

/** A line of what a field says: what went, what came, or what stands around them. */
export interface DiffLine {
  readonly mark: "-" | "+" | " "
  readonly text: string
}
const stays = (text: string): DiffLine => ({ mark: " ", text })

/** What did not change, between what did: the lines next to that, and a sign that there are more. */
const around = (lines: ReadonlyArray<string>, isFirst: boolean, isLast: boolean): ReadonlyArray<DiffLine> => {
  const head = isFirst ? 0 : 1
  const tail = isLast ? 0 : 1
  if (lines.length <= head + tail + 1) return lines.map(stays)
  return [...lines.slice(0, head), "…", ...lines.slice(lines.length - tail)].map(stays)
}

/** What became of one field, line by line. */
export const changedLines = ({ before, after }: FieldChange): ReadonlyArray<DiffLine> => {
  const [was, is] = [[...linesOf(before)], [...linesOf(after)]]
  const parts = diffArrays(was, is, { maxEditLength }) ?? [
    { value: was, removed: true, added: false },
    { value: is, removed: false, added: true }
  ]
  if (parts.every(({ added, removed }) => !added && !removed))
    return [stays(isDeepStrictEqual(before, after) ? "changed and changed back" : "white space alone")]
  return parts.flatMap(({ value, added, removed }, index) =>
    added || removed
      ? value.map((text): DiffLine => ({ mark: added ? "+" : "-", text }))
      : around(value, index === 0, index === parts.length - 1)
  )
}

/** Field by field: its name, and its lines behind their marks. */
export const changedFields = (changes: ListingChanges) =>
  Object.entries(changes).map(([name, change]) => ({
    name,
    lines: changedLines(change).map(({ mark, text }) => `${mark} ${text}`)
  }))

/** All of it as text: the name of each field with its lines below, an empty line between fields. */
export const changeText = (changes: ListingChanges): string =>
  changedFields(changes)
    .map(({ name, lines }) => [name, ...lines].join("\n"))
    .join("\n\n")
