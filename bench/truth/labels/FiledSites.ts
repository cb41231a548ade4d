/** What somebody who read a public site would file it under, of the categories of a new installation: `../real/categories.jsonl`. */
import { join } from "node:path"
import { Schema } from "effect"
import { jsonLinesOf } from "./JsonLines.ts"
import type { OwnerVerdict } from "./OwnerVerdicts.ts"

const Filed = Schema.Struct({
  id: Schema.String,
  /** The best first; none where no category fits. */
  right: Schema.Array(Schema.String),
  /** What its owner would take besides. */
  fair: Schema.Array(Schema.String)
})
const readFiled = Schema.decodeUnknownSync(Schema.parseJson(Filed), { onExcessProperty: "error" })

/** What is to be said of a category that a site is given; nothing of a site that nobody filed. */
export const filingVerdicts = (): ((id: string, category: string) => OwnerVerdict["verdict"] | undefined) => {
  const sites = jsonLinesOf(join(import.meta.dir, "../real", "categories.jsonl"), (line) => readFiled(line))
  const known = new Map(sites.map((site) => [site.id, site]))
  return (id, category) => {
    const site = known.get(id)
    if (site === undefined) return undefined
    return site.right.includes(category) ? "right" : site.fair.includes(category) ? "partly" : "wrong"
  }
}
