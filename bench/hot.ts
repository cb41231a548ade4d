/**
 * The hot public read beside a bare `Bun.serve` that returns the same bytes.
 *
 *     bun bench/hot.ts [--quick] [--rows 50000]
 *
 * `GET /api/v1/listings?per_page=20` again and again over 32 keep-alive connections: without a credential, with an API
 * key, and by somebody who has the answer already. One process of ours on PostgreSQL, one of each peer's, in turns, the
 * medians of the rounds. Rate limits are raised, as for any load test. What reading a request and saying all that an answer
 * says cost by themselves differs from machine to machine; the second peer does that and nothing else.
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
  const lines: Record<string, string> = {}
  answer.headers.forEach((value, name) => {
    // Bun says these two itself.
    if (name !== "date" && name !== "content-length") lines[name] = value
  })
  await withFile(bytes, (file) =>
    withBunPeer("bare.ts", [file], (peer) =>
      withBunPeer("saying.ts", [file, JSON.stringify(lines)], async (talker) => {
        const { pid } = server
        const measured = await inTurns(
          {
            bare: { url: peer.url, pid: peer.pid },
            saying: { url: talker.url, pid: talker.pid },
            hot: { url, pid },
            key: { url, pid, headers: { authorization: `Bearer ${key}` } },
            unchanged: { url, pid, headers: { "if-none-match": etag }, status: 304 }
          },
          pace
        )
        const { bare, saying, hot, key: keyed, unchanged } = measured
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
            name: "hot.promises",
            what: "GET /listings?per_page=20, no credential",
            ...beside(hot, saying),
            peerName: "bare Bun.serve that reads and says as much",
            reach: null,
            data,
            note: `${processorNote(hot, saying)}; of the bare peer it makes ${(saying.perSecond / bare.perSecond).toFixed(2)}`
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
  )
})
