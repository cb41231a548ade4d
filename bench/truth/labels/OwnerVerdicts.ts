/** What somebody who has to stand by a value of a draft said of it, beside its pages: `../real/owners.jsonl`. */
import { join } from "node:path"
import { Schema } from "effect"
import { jsonLinesOf } from "./JsonLines.ts"

export const verdicts = ["right", "partly", "wrong", "missed", "blank"] as const
const Judged = Schema.Struct({
  id: Schema.String,
  field: Schema.String,
  /** Null where leaving it blank was judged. */
  value: Schema.NullOr(Schema.String),
  verdict: Schema.Literal(...verdicts),
  why: Schema.optional(Schema.String)
})
export type OwnerVerdict = typeof Judged.Type
const readJudged = Schema.decodeUnknownSync(Schema.parseJson(Judged))

export const ownerVerdicts = (): ReadonlyArray<OwnerVerdict> =>
  jsonLinesOf(join(import.meta.dir, "../real", "owners.jsonl"), (line) => readJudged(line))
