/**
 * A deep page of a list beside its first: `bun bench/deep.ts [--quick] [--rows 50000]`.
 *
 * Page 1000 (or the last that there is) and page 1 of five orders in forty sizes, each asked once by one caller, so that
 * nothing that is kept can answer.
 */
import { withDirectory } from "./Directory.ts"
import { benchOptions, lineOf, tell } from "./Line.ts"
import { deepestPage, onePage } from "./Paths.ts"
import { inTurns, paceOf } from "./Rounds.ts"

const { quick, rows } = benchOptions()
const pace = paceOf(quick, 1)
const depth = deepestPage(rows)

await withDirectory(rows, async ({ server: { url, pid } }) => {
  const { deep, first } = await inTurns(
    {
      deep: { url, pid, pathsOf: onePage(depth, pace.rounds + 1) },
      first: { url, pid, pathsOf: onePage(1, pace.rounds + 1) }
    },
    pace
  )
  tell([
    lineOf({
      name: "deep.page",
      what: `GET /listings, page ${depth}, nothing kept`,
      ours: deep.p50,
      peer: first.p50,
      unit: "ms",
      peerName: "page 1 of ours",
      reach: { atMost: 4 },
      p99: { ours: deep.p99, peer: first.p99 },
      data: `${rows} listings, PostgreSQL; one caller`
    })
  ])
})
