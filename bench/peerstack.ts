/**
 * The same page served by Fastify and `pg` on Node, with a JSON schema.
 *
 *     bun bench/peerstack.ts [--quick] [--rows 50000]
 *
 * Hot: one address again and again, which the peer answers with a text it keeps. Cold: pages 1 to 500 of five orders in
 * pages of 16 to 24, each asked once, so that nothing that is kept can answer; the peer runs the same kind of SQL and knows
 * the total. The peer comes from npm into a temporary directory when it is first run, since nothing else needs it.
 */
import { mkdirSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import manifest from "../package.json"
import { withDirectory, withFile, withPeer } from "./Directory.ts"
import { benchOptions, lineOf, tell } from "./Line.ts"
import { coldPages } from "./Paths.ts"
import { beside, inTurns, paceOf, processorNote } from "./Rounds.ts"

const fastify = "5.12.8"
const { pg } = manifest.dependencies

const { quick, rows } = benchOptions()
const pace = paceOf(quick)

const run = async (command: ReadonlyArray<string>): Promise<string> => {
  const child = Bun.spawn([...command], { stdout: "pipe", stderr: "inherit" })
  const said = await new Response(child.stdout).text()
  if ((await child.exited) !== 0) throw new Error(`${command.join(" ")} failed`)
  return said.trim()
}

/** Kept for the next run, under its versions. */
const modules = join(tmpdir(), `launchbook-bench-fastify-${fastify}-pg-${pg}`)
mkdirSync(modules, { recursive: true })
const quietly = ["--ignore-scripts", "--omit=optional", "--no-audit", "--no-fund", "--loglevel=error"]
if (!(await Bun.file(join(modules, "node_modules/fastify/package.json")).exists()))
  await run(["npm", "install", "--prefix", modules, ...quietly, `fastify@${fastify}`, `pg@${pg}`])
const node = await run(["node", "--version"])

const pathsOf = coldPages(rows, pace.rounds + 1)

/** What both have to say alike, to be worth comparing. */
const contentOf = async (url: string) => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`)
  const { items, ...rest }: { items: ReadonlyArray<Record<string, unknown>> } = await answer.json()
  return { ...rest, items: items.map(({ url, ...item }) => item) }
}

await withDirectory(rows, async ({ server, databaseUrl }) => {
  const path = "/api/v1/listings?per_page=20"
  const bytes = await (await fetch(`${server.url}${path}`)).bytes()
  await withFile(bytes, (file) =>
    withPeer(["node", `${import.meta.dir}/peers/fastify.mjs`, databaseUrl, modules, file], async (peer) => {
      const same = "/api/v1/listings?page=3&per_page=17&sort=newest"
      if (!Bun.deepEquals(await contentOf(server.url + same), await contentOf(peer.url + same)))
        throw new Error(`the peer answers ${same} with something else`)
      const { pid } = server
      const hot = await inTurns(
        { ours: { url: server.url + path, pid }, peer: { url: `${peer.url}/hot`, pid: peer.pid } },
        pace
      )
      const cold = await inTurns(
        { ours: { url: server.url, pid, pathsOf }, peer: { url: peer.url, pid: peer.pid, pathsOf } },
        pace
      )
      const peerName = `Fastify ${fastify}, pg ${pg}, Node ${node}`
      const data = `${rows} listings, PostgreSQL; ${pace.connections} connections`
      tell([
        lineOf({
          name: "peerstack.hot",
          what: "GET /listings?per_page=20, kept by both",
          ...beside(hot.ours, hot.peer),
          peerName,
          reach: { atLeast: 1.5 },
          data: `${data}, ${bytes.byteLength} bytes`,
          note: processorNote(hot.ours, hot.peer)
        }),
        lineOf({
          name: "peerstack.cold",
          what: "GET /listings, pages that nobody keeps",
          ...beside(cold.ours, cold.peer),
          peerName,
          reach: { atLeast: 0.8 },
          data,
          note: `${processorNote(cold.ours, cold.peer)}; without PostgreSQL's`
        })
      ])
    })
  )
})
