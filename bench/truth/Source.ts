/**
 * The code that is measured: `src` beside this folder, or that of another checkout where TRUTH_SRC names one
 * (`TRUTH_SRC=/path/to/src bun bench/truth/run.ts`).
 */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import type { Candidates, CategoryChoice } from "../../src/domain/draft/Candidates.ts"
import type { ReadPage } from "../../src/domain/draft/Crawl.ts"
import type { Labelled } from "./labels/Labels.ts"

const root = process.env.TRUTH_SRC ?? join(import.meta.dir, "../../src")
/** By a path only known now; whoever imports says beside it what is there. */
const load = (path: string) => import(join(root, path))

const reading: typeof import("../../src/services/crawl/crawler/ReadPage.ts") = await load(
  "services/crawl/crawler/ReadPage.ts"
)
const evidence: typeof import("../../src/services/drafter/evidence/Evidence.ts") = await load(
  "services/drafter/evidence/Evidence.ts"
)
const drafter: typeof import("../../src/services/drafter/extractive/ExtractiveDrafter.ts") = await load(
  "services/drafter/extractive/ExtractiveDrafter.ts"
)
const shapes: typeof import("../../src/domain/draft/Candidates.ts") = await load("domain/draft/Candidates.ts")

const Defaults = Schema.Struct({
  categories: Schema.Array(Schema.Struct({ name: Schema.String, keywords: Schema.Array(Schema.String) }))
})
/** Those a new installation has. */
export const categories: ReadonlyArray<CategoryChoice> = Schema.decodeUnknownSync(Schema.parseJson(Defaults))(
  readFileSync(join(root, "services/data/seed/defaults.json"), "utf8")
).categories

export const { openGate } = evidence
export const { noCandidates, doubtKey } = shapes

export const readSite = ({ pages, styles }: Pick<Labelled, "pages" | "styles">): ReadonlyArray<ReadPage> =>
  pages.map(({ url, html }) => {
    const source = { url, status: 200, html, stylesheets: styles }
    return reading.readPage(source)
  })

/** What the product drafts from pages with no model, after the gate. */
export const draftOf = (pages: ReadonlyArray<ReadPage>): Candidates =>
  drafter.extract(openGate({ pages, categories }), categories).stands
