/**
 * Tool calls beside the SDK's bare handler with a tool that answers a constant.
 *
 *     bun bench/mcp.ts [--quick] [--rows 50000]
 *
 * `tools/call` of get_site_info and of search_listings, the same arguments again and again, and `tools/list`, each in
 * the way of 2026-07-28 and in the way of before. The peer (`peers/mcp.ts`) answers with what ours answered once, so both
 * say the same; it checks nothing and counts nobody.
 */
import manifest from "../package.json"
import { withBunPeer, withDirectory, withFile } from "./Directory.ts"
import { type BenchLine, benchOptions, lineOf, tell } from "./Line.ts"
import { beside, inTurns, paceOf, processorNote } from "./Rounds.ts"

const { quick, rows } = benchOptions()
const pace = paceOf(quick, 16)

const eras = [
  { era: "modern", version: "2026-07-28" },
  { era: "legacy", version: "2025-11-25" }
] as const
type Era = (typeof eras)[number]

const asked = [
  { name: "site", method: "tools/call", params: { name: "get_site_info", arguments: {} }, reach: 0.8 },
  {
    name: "search",
    method: "tools/call",
    params: { name: "search_listings", arguments: { sort: "votes", per_page: 20 } },
    reach: 0.7
  },
  { name: "list", method: "tools/list", params: {}, reach: null }
] as const
type Asked = (typeof asked)[number]

/** The message, with what an era sends beside it. */
const messageOf = ({ method, params }: Asked, { era, version }: Era) => {
  const meta = {
    "io.modelcontextprotocol/protocolVersion": version,
    "io.modelcontextprotocol/clientInfo": { name: "bench", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {}
  }
  const all = era === "modern" ? { ...params, _meta: meta } : params
  return {
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: all }),
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": version,
      ...(era === "modern" ? { "mcp-method": method } : {}),
      ...(era === "modern" && "name" in params ? { "mcp-name": params.name } : {})
    }
  }
}

await withDirectory(rows, async ({ server }) => {
  const url = `${server.url}/mcp`
  const resultOf = async (one: Asked) => {
    const answer = await fetch(url, { method: "POST", ...messageOf(one, eras[0]) })
    const { result } = await answer.json()
    if (result === undefined || result.isError === true) throw new Error(`${one.name} answers ${answer.status}`)
    return result
  }
  const { tools } = await resultOf(asked[2])
  const lines: Array<BenchLine> = []
  for (const one of asked) {
    const result = await resultOf(one)
    const size = JSON.stringify(result).length
    await withFile(JSON.stringify({ tools, result }), (file) =>
      withBunPeer("mcp.ts", [file], async (peer) => {
        for (const era of eras) {
          const message = messageOf(one, era)
          const measured = await inTurns(
            {
              ours: { url, pid: server.pid, ...message, contains: '"result":{' },
              peer: { url: peer.url, pid: peer.pid, ...message, contains: '"result":{' }
            },
            pace
          )
          lines.push(
            lineOf({
              name: `mcp.${one.name}.${era.era}`,
              what: `${one.method}${"name" in one.params ? ` ${one.params.name}` : ""}, ${era.version}`,
              ...beside(measured.ours, measured.peer),
              peerName: `SDK ${manifest.dependencies["@modelcontextprotocol/server"]}, bare handler`,
              reach: one.reach === null ? null : { atLeast: one.reach },
              data: `${rows} listings, PostgreSQL; ${size} bytes, ${pace.connections} connections`,
              note: processorNote(measured.ours, measured.peer)
            })
          )
        }
      })
    )
  }
  tell(lines)
})
