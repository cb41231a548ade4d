/**
 * A language as lists of the words that bind in it: with one of them added or left out, a sentence says something else.
 * The lists are data (`tables/`); here they become something that finds their words in a text.
 */
import type { BindingKind, TongueTable } from "./tables/Table.ts"

export type TongueName = "en" | "de" | "nl" | "es" | "pt" | "fr" | "it" | "ja" | "zh" | "ar"

export interface Tongue {
  readonly name: TongueName
  /** Whether words stand apart. */
  readonly spaced: boolean
  readonly kinds: ReadonlyMap<BindingKind, RegExp>
  readonly idle: RegExp
  readonly calendar: RegExp
  readonly places: RegExp | null
  readonly and: ReadonlySet<string>
  readonly small: ReadonlySet<string>
  readonly numbers: ReadonlyMap<string, number>
  readonly ways: ReadonlyArray<RegExp>
}

const isSpaced = (name: TongueName) => name !== "ja" && name !== "zh"
/** Arabic "and", "by", "for", "the" are written as one with the word after them. */
const fixedBefore = "(?:[وف]?(?:[بكل]?ال|لل|[بكل])?)"

const words = (list: string) => list.split(/\s+/).filter((word) => word !== "")
const escaped = (word: string) => word.replace(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`)
/** One pattern for a list; words are matched whole where the language has whole words. */
const patternOf = (list: string, name: TongueName): RegExp => {
  const spaced = isSpaced(name)
  const all = words(list)
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      escaped(name === "ar" && word.startsWith("*") ? `@${word.slice(1)}` : word)
        .replace("@", fixedBefore)
        .replaceAll("*", String.raw`[\p{L}\p{M}]*`)
        .replaceAll("_", spaced ? " " : "")
    )
  if (all.length === 0) return /(?!)/gu
  return spaced
    ? new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${all.join("|")})(?![\p{L}\p{M}\p{N}])`, "gu")
    : new RegExp(all.join("|"), "gu")
}

const notKinds: ReadonlySet<string> = new Set(["idle", "and", "small", "calendar", "numbers", "ways", "places"])
const isKind = (key: string): key is BindingKind => !notKinds.has(key)

const wayOf = (way: string, spaced: boolean): RegExp => {
  const [start = "", end = "", last] = way.replaceAll("_", " ").split(">")
  const name = String.raw`([\p{L}\p{M}\p{N}.,%]+)`
  if (spaced)
    return new RegExp(
      String.raw`(?<![\p{L}])${start} (?:\p{L}{1,4} )?${name}(?: \p{Sc})? ${end} (?:\p{L}{1,4} )?${name}`,
      "u"
    )
  const run = String.raw`([\p{scx=Han}\p{scx=Katakana}\p{scx=Latin}\p{N}.,%]+)`
  return new RegExp(`${start}${run}${end}${run}${last ?? ""}`, "u")
}

/** `common`: words every text of the language has. */
export const makeTongue = (name: TongueName, table: TongueTable, common: ReadonlySet<string>): Tongue => {
  const spaced = isSpaced(name)
  return {
    name,
    spaced,
    kinds: new Map(
      Object.entries(table).flatMap(([key, list]) => (isKind(key) ? [[key, patternOf(list, name)] as const] : []))
    ),
    idle: patternOf(table.idle, name),
    calendar: patternOf(table.calendar, name),
    places: table.places === "" ? null : patternOf(table.places, name),
    and: new Set(words(table.and)),
    small: new Set([...words(table.small), ...common]),
    numbers: new Map(
      words(table.numbers).map((pair) => {
        const [word = "", value = ""] = pair.split(":")
        return [word, Number(value)] as const
      })
    ),
    ways: words(table.ways).map((way) => wayOf(way, spaced))
  }
}
