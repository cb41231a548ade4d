/**
 * Drafts of sites that are made to keep a server busy. As root, on Linux: it runs in a closed internet.
 *
 *     bun test/faults/drafts.ts [ordinary drafts]
 *
 * Starts the real server in a network of its own and has it draft ordinary sites one after the other, then
 * eight hostile ones at once, each of eight pages as long as pages may be, and then ordinary ones again, while
 * plain reads are timed. Prints processor time a draft, the server's memory, and how long the reads took.
 */
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { processorOf } from "../../bench/Household.ts"
import { type Running, startServer } from "../../bench/Server.ts"
import { crowd } from "../world/CrowdSites.ts"
import { Dns } from "../world/Dns.ts"
import { enter, furnish, insideDirectory } from "../world/Namespace.ts"
import { places } from "../world/Places.ts"
import { html, type Site, site } from "../world/Site.ts"
import { Web } from "../world/Web.ts"
import { unlimitedKey } from "./Account.ts"
import { report, residentMegabytes, watch } from "./Watch.ts"

const ordinary = Number(process.argv[2] ?? 100)
const paths = ["/healthz", "/api/v1/listings?per_page=20"]
const pagesOfSite = ["/", "/pricing", "/about", "/features", "/faq", "/contact", "/team", "/docs"]

/** Words that many rules look for, in an order that is the same every time. */
const words = (
  "the a of harbour tide alerts free plan pricing founded in 2019 based Berlin Germany we are team founder Jane Doe $12 " +
  "per month billed customers say loved by CEO subscription open source contact us faq what is it how does work"
).split(" ")
let state = 7
const random = () => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
  return state / 0x7fffffff
}
const pick = () => words[Math.floor(random() * words.length)] ?? ""
const sentence = (length: number) => `Tide ${Array.from({ length }, pick).join(" ")}.`
const filled = (make: () => string, characters: number) => {
  let text = ""
  while (text.length < characters) text += make()
  return text
}

/** What fills a page, so that each is slow in another way. */
const shapes: ReadonlyArray<() => string> = [
  () => filled(() => `<p>${sentence(18)}</p>`, 260_000),
  () => filled(() => `<h2>${sentence(4)}</h2><p>${sentence(12)}</p>`, 280_000),
  () => `<p>${filled(() => `${sentence(15)} `, 200_000)}</p>`,
  () => filled(() => `<p>${pick()}</p>`, 800_000),
  () => filled(() => `<h3>What is ${pick()} ${pick()}?</h3><p>${sentence(14)}</p>`, 280_000),
  () => `<p>${filled(() => `${Math.floor(random() * 1000)}${random() < 0.5 ? ":" : " "}`, 200_000)}</p>`,
  () => filled(() => `<a href="/x${Math.floor(random() * 1e6)}">${sentence(4)}</a><p>${sentence(9)}</p>`, 400_000),
  () => filled(() => `<li>${sentence(6)}</li>`, 270_000)
]
const menu = pagesOfSite.map((path) => `<a href="${path}">${path.slice(1)}</a>`).join(" ")
const hostileSites = (): ReadonlyArray<Site> =>
  shapes.map((fill, index) =>
    site(
      `endless-${index + 1}-harbour.com`,
      Object.fromEntries(
        pagesOfSite.map((path) => [path, html(`<!doctype html><title>Tide ${index}</title>${menu}${fill()}`)])
      )
    )
  )

const median = (values: ReadonlyArray<number>) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const inside = async (directory: string) => {
  furnish(directory)
  const hostile = hostileSites()
  const many = crowd(ordinary + 20)
  const web = new Web([...hostile, ...many])
  const dns = new Dns()
  for (const { host } of [...hostile, ...many]) dns.set(host, { a: [places.web] })
  web.listen(undefined, false)
  await dns.listen(places.resolver)
  const data = join(directory, "data")
  mkdirSync(data)
  const server = await startServer({ directory: data, demo: true, env: { DNS_SERVERS: places.resolver } })
  try {
    await drill(server, hostile, many)
  } finally {
    await server.stop()
  }
}

const drill = async (server: Running, hostile: ReadonlyArray<Site>, many: ReadonlyArray<Site>) => {
  const key = await unlimitedKey(server)
  const call = async (path: string, body?: unknown) => {
    const answer = await fetch(`${server.url}/api/v1${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    })
    return await answer.json()
  }
  /** The status a draft of a site ends with, and why. */
  const draft = async ({ host }: Site): Promise<string> => {
    const { id, error } = await call("/drafts", { url: `http://${host}` })
    if (id === undefined) return `refused: ${error.message}`
    for (;;) {
      const { status, error } = await call(`/drafts/${id}`)
      if (status === "ready" || status === "failed") return error === null ? status : `${status}: ${error.code}`
      await Bun.sleep(100)
    }
  }
  const memory = () => `${residentMegabytes(server.pid)} MB`

  const took: Array<number> = []
  for (const one of many.slice(0, 20)) {
    const before = processorOf(server.pid).all
    await draft(one)
    took.push(processorOf(server.pid).all - before)
  }
  console.log(`an ordinary draft: ${median(took)} ms of processor time (p50 of ${took.length}); memory ${memory()}`)

  const stop = await watch({ pid: server.pid, url: server.url, paths })
  const began = performance.now()
  const before = processorOf(server.pid).all
  const ends = await Promise.all(hostile.map(draft))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const spent = ((processorOf(server.pid).all - before) / 1000).toFixed(1)
  const seen = await stop()
  report(`${hostile.length} hostile drafts, ended after ${seconds} s, ${spent} s of processor time`, seen)
  console.log(`  ${ends.join(", ")}`)

  const sizes: Array<string> = []
  for (const [index, one] of many.slice(20).entries()) {
    await draft(one)
    if ((index + 1) % 20 === 0) sizes.push(`${index + 1}: ${memory()}`)
  }
  console.log(`memory over ${many.length - 20} more ordinary drafts: ${sizes.join(", ")}`)
}

const directory = insideDirectory()
if (directory === undefined) process.exit(await enter(import.meta.path, process.argv.slice(2)))
await inside(directory)
process.exit(0)
