/**
 * The hot public read beside a bare `Bun.serve` that returns the same bytes.
 *
 *     bun bench/hot.ts [--quick] [--rows 50000]
 *
 * `GET /api/v1/listings?per_page=20` again and again over 32 keep-alive connections: without a credential, with an API
 * key, and by somebody who has the answer already. One process of ours on PostgreSQL, one of the peer's, in turns, the
 * medians of the rounds. Rate limits are raised, as for any load test.
 */
import { withBunPeer, withDirectory, withFile } from "./Directory.ts"
import { benchOptions, lineOf, tell } from "./Line.ts"
import { beside, inTurns, paceOf, processorNote } from "./Rounds.ts"

const { quick, rows } = benchOptions()
const pace = paceOf(quick)
const path = "/api/v1/listings?per_page=20"

await withDirectory(rows, async ({ server, key }) => {
  const url = `${server.url}${path}`
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  const bytes = await answer.bytes()
  const etag = answer.headers.get("etag") ?? ""
  await withFile(bytes, (file) =>
    withBunPeer("bare.ts", [file], async (peer) => {
      const { pid } = server
      const measured = await inTurns(
        {
          bare: { url: peer.url, pid: peer.pid },
          hot: { url, pid },
          key: { url, pid, headers: { authorization: `Bearer ${key}` } },
          unchanged: { url, pid, headers: { "if-none-match": etag }, status: 304 }
        },
        pace
      )
      const { bare, hot, key: keyed, unchanged } = measured
      const peerName = `bare Bun.serve ${Bun.version}, same bytes`
      const data = `${rows} listings, PostgreSQL; ${bytes.byteLength} bytes, ${pace.connections} connections`
      tell([
        lineOf({
          name: "hot.read",
          what: "GET /listings?per_page=20, no credential",
          ...beside(hot, bare, 2),
          peerName,
          reach: { atLeast: 0.78 },
          data,
          note: processorNote(hot, bare)
        }),
        lineOf({
          name: "hot.key",
          what: "GET /listings?per_page=20, with an API key",
          ...beside(keyed, bare),
          peerName,
          reach: { atLeast: 0.6 },
          data,
          note: processorNote(keyed, bare)
        }),
        lineOf({
          name: "hot.unchanged",
          what: "the same, 304 on If-None-Match",
          ...beside(unchanged, hot),
          peerName: "the hot read of ours",
          reach: { atLeast: 1 },
          data,
          note: processorNote(unchanged, hot)
        })
      ])
    })
  )
})
