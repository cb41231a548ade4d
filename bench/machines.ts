/**
 * What one process can do, and what many can: the figures of docs/scaling.md.
 *
 *     bun bench/machines.ts [listings] [seconds a round]
 *
 * Starts a PostgreSQL of its own with a streaming replica, fills it with 20,000 synthetic listings (or as many as said),
 * and loads one and two real web processes with reads that are kept (hot) and that are not (cold: with a key, so that
 * each asks the database). Beside requests a second, which depend on how many cores are left for whom, it prints the
 * processor time of a request in the web process and in PostgreSQL, which does not. Then: jobs a second of one and
 * two workers, how long a change takes to be seen elsewhere, how far behind the replica is, and what a listing weighs.
 */
import { readdirSync, readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { cpus, tmpdir } from "node:os"
import { join } from "node:path"
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted } from "effect"
import Pg from "pg"
import { unlimitedKey } from "../test/faults/Account.ts"
import { fleet, type Web } from "../test/faults/Fleet.ts"
import { freshDatabase } from "../test/support/FreshDatabase.ts"
import { postgresPair } from "../test/support/PostgresPair.ts"
import { load, median } from "./Load.ts"
import { cpuOf } from "./Server.ts"
import { fill } from "./Synthetic.ts"

const listings = Number(process.argv[2] ?? 20_000)
const seconds = Number(process.argv[3] ?? 4)
const connections = 16
const jobs = 4000

const parentOf = (pid: number) => Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) /)[1]?.split(" ")[1])
const cpuOfTree = (root: number): number => {
  let sum = cpuOf(root)
  for (const name of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    try {
      if (parentOf(Number(name)) === root) sum += cpuOf(Number(name))
    } catch {
      // It has ended since the directory was read.
    }
  return sum
}

const pair = await postgresPair({ shared_buffers: "1GB" })
const database = await freshDatabase(pair.primary.url, "launchbook_bench")
const directory = await mkdtemp(join(tmpdir(), "launchbook-bench-"))
const all = fleet({
  directory,
  databaseUrl: database.url,
  env: { LOG_LEVEL: "error" }
})
const pool = new Pg.Pool({ connectionString: database.url, max: 2 })
pool.on("error", () => {})
const ask = async <Row extends object>(text: string, values: ReadonlyArray<unknown> = []) =>
  (await pool.query<Row>(text, [...values])).rows

const line = (what: string, figure: string) => console.log(`  ${what.padEnd(46)} ${figure}`)

const postmasterPid = async () =>
  (await ask<{ pid: number }>("select (regexp_match(pg_read_file('postmaster.pid'), '^(\\d+)'))[1]::int as pid"))[0]
    ?.pid ?? 0

const reading = async (webs: ReadonlyArray<Web>, what: string, path: string, headers: Record<string, string>) => {
  const postmaster = await postmasterPid()
  const measure = (time: number) =>
    Promise.all(webs.map(({ url }) => load(`${url}${path}`, { seconds: time, connections, headers })))
  await measure(1)
  const before = { web: webs.map(({ pid }) => cpuOf(pid)), database: cpuOfTree(postmaster) }
  const measured = await measure(seconds)
  const done = measured.reduce((sum, { perSecond }) => sum + perSecond * seconds, 0)
  const web = webs.reduce((sum, { pid }, n) => sum + cpuOf(pid) - (before.web[n] ?? 0), 0)
  const sql = cpuOfTree(postmaster) - before.database
  line(
    `${webs.length} web, ${what}`,
    `${(done / seconds).toFixed(0).padStart(7)} requests/s   p99 ${Math.max(...measured.map(({ p99 }) => p99))
      .toFixed(1)
      .padStart(6)} ms   ` + `processor ${(web / done).toFixed(3)} ms web + ${(sql / done).toFixed(3)} ms PostgreSQL`
  )
}

/** From the answer to a write until another process answers with it. */
const told = async (at: Web, elsewhere: Web, key: string): Promise<ReadonlyArray<number>> => {
  const [mine] = await ask<{ id: number; slug: string }>(
    "update listings set owner_id = (select id from users order by id desc limit 1) where id = (select min(id) from listings where status = 'live') returning id, slug"
  )
  const took: Array<number> = []
  for (let n = 0; n < 60; n++) {
    const path = `/api/v1/listings/${mine?.slug}`
    await fetch(`${elsewhere.url}${path}`)
    const tagline = `Told ${n}`
    const edited = await fetch(`${at.url}/api/v1/me/listings/${mine?.id}`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ fields: { tagline } })
    })
    if (!edited.ok) throw new Error(await edited.text())
    const since = performance.now()
    while (!(await (await fetch(`${elsewhere.url}${path}`)).text()).includes(tagline));
    took.push(performance.now() - since)
  }
  return took
}

/** From a commit on the primary until the replica shows it. */
const replicaLag = async (): Promise<ReadonlyArray<number>> => {
  const url = new URL(pair.replica.url)
  url.pathname = new URL(database.url).pathname
  const replica = new Pg.Client({ connectionString: url.href })
  await replica.connect()
  const took: Array<number> = []
  for (let n = 0; n < 100; n++) {
    await ask(
      "insert into settings (key, value, updated_at) values ('bench', to_jsonb($1::int), now()) on conflict (key) do update set value = excluded.value",
      [n]
    )
    const since = performance.now()
    while ((await replica.query("select value from settings where key = 'bench'")).rows[0]?.value !== n);
    took.push(performance.now() - since)
  }
  await replica.end()
  await ask("delete from settings where key = 'bench'")
  return took
}

/** Jobs that have next to nothing to do, since there is no such listing: what the engine costs. */
const working = async (workers: number) => {
  while (all.workers.length < workers) await all.startWorker()
  const postmaster = await postmasterPid()
  const processor = () => [all.workers.reduce((sum, { pid }) => sum + cpuOf(pid), 0), cpuOfTree(postmaster)] as const
  const [workerBefore, sqlBefore] = processor()
  const began = performance.now()
  await ask(
    `insert into pgboss.job (name, data, retry_limit, expire_seconds, deletion_seconds, policy, heartbeat_seconds)
     select q.name, '{"listing_id": 2147483647}', q.retry_limit, q.expire_seconds, q.deletion_seconds, q.policy,
       q.heartbeat_seconds
     from pgboss.queue q, generate_series(1, ${jobs}) where q.name = 'badge-check'`
  )
  const left = "select count(*)::int as left from pgboss.job where name = 'badge-check' and state <> 'completed'"
  while ((await ask<{ left: number }>(left))[0]?.left !== 0) await Bun.sleep(100)
  const took = (performance.now() - began) / 1000
  const [worker, sql] = processor()
  line(
    `${workers} worker${workers === 1 ? "" : "s"}, jobs`,
    `${(jobs / took).toFixed(0).padStart(7)} jobs/s       ` +
      `processor ${((worker - workerBefore) / jobs).toFixed(2)} ms worker + ${((sql - sqlBefore) / jobs).toFixed(2)} ms PostgreSQL`
  )
}

const at = (sorted: ReadonlyArray<number>, share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
const spread = (what: string, took: ReadonlyArray<number>) => {
  const sorted = [...took].sort((a, b) => a - b)
  line(what, `median ${median(sorted).toFixed(1)} ms   p99 ${at(sorted, 0.99)} ms`)
}

try {
  const one = await all.startWeb()
  const client = PgClient.layer({ url: Redacted.make(database.url) })
  await Effect.runPromise(fill(listings).pipe(Effect.provide(client)))
  await ask("vacuum analyze")
  const key = await unlimitedKey(one)
  console.log(`${listings} listings, ${cpus().length} cores for everything, bun ${Bun.version}`)
  const hot = "/api/v1/listings?per_page=20"
  const [{ slug } = { slug: "" }] = await ask<{ slug: string }>(
    "select slug from listings where status = 'live' order by id limit 1"
  )
  const bearer = { authorization: `Bearer ${key}` }
  const two = await all.startWeb()
  for (const webs of [[one], [one, two]]) {
    await reading(webs, "hot list", hot, {})
    await reading(webs, "cold list", hot, bearer)
    await reading(webs, "cold listing", `/api/v1/listings/${slug}`, bearer)
    await reading(webs, "cold search", "/api/v1/listings?q=copper+desk", bearer)
  }
  spread("a change seen by another process", await told(one, two, key))
  spread("a commit seen on the replica", await replicaLag())
  for (const workers of [1, 2]) await working(workers)
  const [size] = await ask<{ listings: number; votes: number; all: number }>(`
    select pg_total_relation_size('listings')::float8 as listings, pg_database_size(current_database())::float8 as all,
      pg_total_relation_size('votes')::float8 / (select count(*) from votes) as votes`)
  line("a listing in its table, with indexes", `${((size?.listings ?? 0) / listings / 1024).toFixed(1)} KB`)
  line("a vote, with indexes", `${(size?.votes ?? 0).toFixed(0)} bytes`)
  line("a listing in the database, all its rows", `${((size?.all ?? 0) / listings / 1024).toFixed(1)} KB`)
} finally {
  await all.stop()
  await pool.end()
  await database.drop()
  await pair.drop()
  await rm(directory, { recursive: true, force: true })
}
