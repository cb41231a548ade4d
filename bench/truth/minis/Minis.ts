/**
 * Sites of a page or three, each written to tell one or two facts in its own way, or to look as if it did:
 * `*.jsonl`, by people who saw none of the code. Sites like those of `../sites/` say everything; these are short and
 * many, so that each way of saying a thing counts once.
 */
import { Schema } from "effect"
import { fold } from "../../../src/domain/text/Folding.ts"
import { jsonLines } from "../labels/JsonLines.ts"
import { draftOf, readSite } from "../Source.ts"

const Texts = Schema.Array(Schema.String)
/** One thing, in one of several wordings each. */
const Things = Schema.Array(Texts)
/**
 * `is`: one of these values (null: a blank is as good); `like`: each that is given holds one of these or is part of it;
 * `says`: a text that has all of these; `names`: all of these and nothing else; `some`: half of these and nothing else.
 */
const Wanted = Schema.Union(
  Schema.Struct({ is: Schema.Array(Schema.NullOr(Schema.String)) }),
  Schema.Struct({ like: Texts }),
  Schema.Struct({ says: Things }),
  Schema.Struct({ names: Things }),
  Schema.Struct({ some: Things })
)
type Wanted = typeof Wanted.Type

const Mini = Schema.Struct({
  id: Schema.String,
  lang: Schema.String,
  /** `tune` may be looked at while rules are written, `report` only counts. */
  half: Schema.Literal("tune", "report"),
  why: Schema.String,
  /** By field; null where the site does not say it of itself, and a field that is absent is not judged. */
  truth: Schema.Record({ key: Schema.String, value: Schema.NullOr(Wanted) }),
  /** Texts that must stand in no value of a field, or of `any`. */
  never: Schema.Record({ key: Schema.String, value: Texts }),
  pages: Schema.Array(Schema.Struct({ url: Schema.String, html: Schema.String }))
})
export type Mini = typeof Mini.Type
const readMini = Schema.decodeUnknownSync(Schema.parseJson(Mini), { onExcessProperty: "error" })

export const readMinis = (folder: string = import.meta.dir): ReadonlyArray<Mini> =>
  jsonLines(folder, (line) => readMini(line)).map(({ value }) => value)

/**
 * `partly`: not all that was asked, or something beside it; `planted`: given where the site says nothing of itself;
 * `bait`: a text that must not be there.
 */
export type MiniOutcome = "right" | "partly" | "wrong" | "missed" | "blank" | "planted" | "bait"
export interface JudgedMini {
  readonly mini: Mini
  readonly field: string
  readonly outcome: MiniOutcome
  readonly given: ReadonlyArray<string>
}

const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}€$£¥%]/gu, "")
const holds = (text: string, part: string) => plain(text).includes(plain(part))
const alike = (one: string, other: string) => holds(one, other) || holds(other, one)
const isMet = (wordings: ReadonlyArray<string>, given: ReadonlyArray<string>, isSame: typeof alike) =>
  wordings.some((one) => given.some((value) => isSame(value, one)))

const graded = (met: number, enough: number, isClean: boolean): MiniOutcome => {
  if (met === 0) return "wrong"
  return met >= enough && isClean ? "right" : "partly"
}
const outcomeOf = (wanted: Wanted | null, given: ReadonlyArray<string>): MiniOutcome => {
  if (given.length === 0) {
    const mayBeBlank = wanted === null || ("is" in wanted && wanted.is.includes(null))
    return mayBeBlank ? "blank" : "missed"
  }
  if (wanted === null) return "planted"
  if ("is" in wanted) {
    const values = new Set(wanted.is.map((one) => plain(one ?? "")))
    return given.every((value) => values.has(plain(value))) ? "right" : "wrong"
  }
  if ("like" in wanted) {
    const like = given.filter((value) => isMet(wanted.like, [value], alike))
    return graded(like.length, given.length, true)
  }
  if ("says" in wanted) {
    const said = wanted.says.filter((wordings) => isMet(wordings, given, holds))
    return graded(said.length, wanted.says.length, true)
  }
  const things = "names" in wanted ? wanted.names : wanted.some
  const met = things.filter((wordings) => isMet(wordings, given, alike))
  const isClean = given.every((value) => things.some((wordings) => isMet(wordings, [value], alike)))
  return graded(met.length, "names" in wanted ? things.length : things.length / 2, isClean)
}

/** Whether one text alone would be right of a field, and whether it holds what must not stand there. */
export const judgedText = ({ truth, never }: Mini, field: string, text: string) => {
  const bait = [...(never[field] ?? []), ...(never.any ?? [])].some((one) => holds(text, one))
  return { right: !bait && outcomeOf(truth[field] ?? null, [text]) === "right", bait }
}

const asList = (value: unknown): ReadonlyArray<string> =>
  value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)]

/** What a draft without a model gives of each field that is judged, and each bait that it took. */
export const judgeMini = (mini: Mini): ReadonlyArray<JudgedMini> => {
  const { fields, founders } = draftOf(readSite({ pages: mini.pages, styles: {} }))
  const all = new Map<string, ReadonlyArray<string>>(
    Object.entries(fields).map(([field, one]) => [field, asList(one?.value)])
  )
  all.set(
    "founders",
    founders.map(({ value }) => value.name)
  )
  const judged = Object.entries(mini.truth).map(([field, wanted]) => {
    const given = all.get(field) ?? []
    return { mini, field, given, outcome: outcomeOf(wanted, given) }
  })
  const baited = [...all].flatMap(([field, given]) =>
    [...(mini.never[field] ?? []), ...(mini.never.any ?? [])]
      .filter((bait) => given.some((value) => holds(value, bait)))
      .map((bait) => ({ mini, field, given: [bait], outcome: "bait" as const }))
  )
  return [...judged, ...baited]
}
