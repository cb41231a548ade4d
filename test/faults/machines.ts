/**
 * Many machines, some of which die. As anybody, with a PostgreSQL:
 *
 *     DATABASE_URL=postgres://… bun test/faults/machines.ts [--small] [--pgbouncer] [--replica] [seconds]
 *
 * Two web processes and two workers, unmodified and real, share a fresh database under mixed load: anonymous reads,
 * reads and writes with a key, each write sent twice under one idempotency key to two processes, drafts of sites that
 * do not exist, people who are mailed a link to sign in by, and the hours. Meanwhile some are killed with -9 and some are added.
 * `--pgbouncer` puts a pooler in transaction mode between; `--replica` runs a PostgreSQL of its own with a streaming
 * replica for public reads, which stands still for a while, and crashes. Exit code 1 where something was lost or done
 * twice, an answer was old after a second, or a process that lived answered 5xx (with `--small`: but 503, "come again").
 */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import Pg from "pg"
import { freshDatabase } from "../support/FreshDatabase.ts"
import { pgBouncerPath, startPgBouncer } from "../support/PgBouncer.ts"
import { canPair, postgresPair } from "../support/PostgresPair.ts"
import { unlimitedKey } from "./Account.ts"
import { fleet, type Sent } from "./Fleet.ts"
import { emptyNameServer, mailSink } from "./Sinks.ts"

const has = (flag: string) => process.argv.includes(flag)
const isSmall = has("--small")
const seconds = Number(process.argv.slice(2).find((text) => /^\d+$/.test(text)) ?? (isSmall ? 12 : 60))
/** Whether something that was asked for can be had; what cannot is said, and the drill goes on without. */
const wanted = (flag: string, isThere: boolean, what: string) => {
  if (has(flag) && !isThere) console.log(`${what}: ${flag} is skipped`)
  return has(flag) && isThere
}
const byPooler = wanted("--pgbouncer", pgBouncerPath !== null, "PgBouncer is not installed (apt-get install pgbouncer)")
const byReplica = wanted("--replica", canPair, "PostgreSQL's programs are not installed (initdb, pg_basebackup)")
const agreeWithin = 1000
const listings = 12
/** Whose pages and forms are sent. */
const origin = "http://localhost:8080"
/** After the load, for jobs whose worker was killed: that is noticed after ten seconds. */
const restMillis = 45_000

const began = performance.now()
const after = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
const given = process.env.DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres"
const pair = byReplica ? await postgresPair() : null
const database = await freshDatabase(pair?.primary.url ?? given, "launchbook_machines")
const pooler = byPooler ? await startPgBouncer(database.url) : null
const directory = await mkdtemp(join(tmpdir(), "launchbook-machines-"))
const names = await emptyNameServer()
const post = await mailSink()
const replicaUrl = pair === null ? null : new URL(pair.replica.url)
if (replicaUrl !== null) replicaUrl.pathname = new URL(database.url).pathname
const all = fleet({
  directory,
  databaseUrl: pooler?.url ?? database.url,
  env: {
    DATABASE_POOL: "6",
    DNS_SERVERS: names.address,
    SMTP_URL: post.url,
    PUBLIC_URL: origin,
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
    ...(pooler === null ? {} : { DATABASE_DIRECT_URL: database.url }),
    ...(replicaUrl === null ? {} : { DATABASE_READ_URL: replicaUrl.href })
  }
})
const pool = new Pg.Pool({ connectionString: database.url, max: 2 })
pool.on("error", () => {})
const ask = async <Row extends object>(text: string, values: ReadonlyArray<unknown> = []) =>
  (await pool.query<Row>(text, [...values])).rows
const count = async (text: string, values: ReadonlyArray<unknown> = []) =>
  Number(Object.values((await ask(text, values))[0] ?? {})[0] ?? 0)

const wrong: Array<string> = []
const shown: Array<readonly [what: string, figure: string]> = []
const show = (what: string, figure: string | number, ok = true) => {
  shown.push([what, `${figure}${ok ? "" : "   WRONG"}`])
  if (!ok) wrong.push(`${what}: ${figure}`)
}

/** Answers by what was asked; what a process that lives did wrong is told at the end. */
const tally = new Map<string, number>()
let lostToKilled = 0
let busy = 0
const counted = (kind: string, sent: Sent): Sent => {
  const failed = "lost" in sent || sent.response.status >= 500
  if (failed && sent.by.killedAt !== null) lostToKilled++
  // "Come again", said by a machine that has too much to do, loses nothing; how often it was is told.
  else if (!("lost" in sent) && sent.response.status === 503 && sent.response.headers.has("retry-after")) busy++
  else if (failed)
    wrong.push(
      `${kind} of a process that lives: ${"lost" in sent ? sent.lost : `${sent.response.status} ${sent.text}`}`
    )
  tally.set(kind, (tally.get(kind) ?? 0) + 1)
  return sent
}
/** Sends what may be sent again, the second time to another, until it is answered. */
const insist = async (kind: string, path: string, init: RequestInit) => {
  let sent = counted(kind, await all.send(all.next(), path, init))
  for (let tries = 0; "lost" in sent || sent.response.status >= 500; tries++) {
    if (tries > 20) throw new Error(`${kind} is never answered`)
    sent = counted(kind, await all.send(all.next(sent.by), path, init))
  }
  const isReplayed = sent.response.headers.has("idempotent-replayed")
  return { status: sent.response.status, text: sent.text, writtenBy: isReplayed ? null : sent.by }
}

let over = false
let key = ""
const bearer = () => ({ authorization: `Bearer ${key}` })
const during = async (turn: (n: number) => Promise<void>, pause: number) => {
  for (let n = 1; !over; n++) {
    await turn(n)
    await Bun.sleep(pause)
  }
}
/** A write, sent by two at once under one key. */
const twice = async (kind: string, method: string, path: string, body: unknown) => {
  const init = {
    method,
    headers: { ...bearer(), "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify(body)
  }
  const answers = await Promise.all([insist(kind, path, init), insist(kind, path, init)])
  for (const { status, text } of answers) if (status >= 300) wrong.push(`${kind}: ${status} ${text}`)
  if (new Set(answers.map(({ text }) => text)).size > 1) wrong.push(`${kind}: two answers under one key`)
}

const drill = async () => {
  await all.startWeb()
  await Promise.all([all.startWeb(), all.startWorker(), all.startWorker()])
  key = await unlimitedKey(all.next())
  const mine = await ask<{ id: number; slug: string }>(`
    insert into listings (slug, owner_id, status, plan, name, tagline, description, website_url, site_key, domain,
      launch_week, launched_at, created_at, updated_at)
    select 'machine-' || n, (select id from users order by id desc limit 1), 'live', 'free', 'Machine ' || n, 'Does one thing',
      'It does one thing.', 'https://machine-' || n || '.example/', 'machine-' || n || '.example', 'machine-' || n || '.example',
      date_trunc('week', now())::date - 7, date_trunc('week', now()) - interval '7 days', now(), now()
    from generate_series(1, ${listings}) n returning id, slug`)
  await ask(`insert into listing_categories (listing_id, category_id, is_primary)
    select l.id, (select min(id) from categories), true from listings l`)
  const some = (n: number) => {
    const listing = mine[n % mine.length]
    if (listing === undefined) throw new Error("no listing")
    return listing
  }
  console.log(`${after()}: ${all.webs.length} web and ${all.workers.length} workers are up`)

  /** How long after a write was answered every process told it to everybody, and to whoever wrote it. */
  const agreed: Array<number> = []
  let ownReads = 0
  const agreement = async (n: number) => {
    const { id, slug } = some(n)
    const tagline = `Says ${n} at ${crypto.randomUUID()}`
    const path = `/api/v1/listings/${slug}`
    for (const web of [...all.webs]) counted("anonymous read", await all.send(web, path))
    const init = {
      method: "PATCH",
      headers: { ...bearer(), "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
      body: JSON.stringify({ fields: { tagline } })
    }
    const { writtenBy } = await insist("edit", `/api/v1/me/listings/${id}`, init)
    const since = performance.now()
    /** Until a process tells it; false where the process is gone. */
    const told = async (web: (typeof all.webs)[number], kind: string, init?: RequestInit): Promise<boolean> => {
      for (let asked = 1; ; asked++) {
        const sent = counted(kind, await all.send(web, path, init))
        if (web.killedAt !== null) return false
        const isTold = "response" in sent && sent.text.includes(tagline)
        if (web === writtenBy && asked === 1 && "response" in sent && sent.response.ok) {
          ownReads++
          if (!isTold) wrong.push("who wrote is told what was before, by the process that wrote")
        }
        if (isTold || performance.now() - since > 5 * agreeWithin) return true
        await Bun.sleep(2)
      }
    }
    await Promise.all(
      [...all.webs].map(async (web) => {
        const ways = [told(web, "anonymous read"), told(web, "keyed read", { headers: bearer() })]
        if ((await Promise.all(ways)).every((isThere) => isThere)) agreed.push(performance.now() - since)
      })
    )
  }

  const drafts: Array<string> = []
  const updates: Array<string> = []
  const people: Array<string> = []
  const load = [
    ...Array.from({ length: 2 }, (_, reader) =>
      during(async (n) => {
        const path = [
          `/listings/${some(n).slug}`,
          `/listings?q=machine+${reader}${n}`,
          "/listings",
          "/launches/weeks/this"
        ][n % 4]
        counted("anonymous read", await all.send(all.next(), `/api/v1${path}`))
      }, 8)
    ),
    during(async (n) => {
      const path = n % 2 === 0 ? "/me/listings" : `/listings?q=machine+${n}`
      counted("keyed read", await all.send(all.next(), `/api/v1${path}`, { headers: bearer() }))
    }, 25),
    during(async (n) => {
      const title = `drill-update-${n}-x`
      await twice("update", "POST", `/api/v1/me/listings/${some(n).id}/updates`, { title, body: "It happened." })
      updates.push(title)
    }, 350),
    during(async (n) => {
      const email = `drill-${n}@people.example`
      const { status } = await insist("sign-in", "/sign-in", {
        method: "POST",
        redirect: "manual",
        // Each from a network of its own: how many links one may ask for is not what is tried.
        headers: { origin, "x-forwarded-for": `198.18.${n >> 8}.${n & 255}` },
        body: new URLSearchParams({ email, return_to: "/" })
      })
      if (status !== 303) wrong.push(`sign-in: ${status}`)
      people.push(email)
    }, 120),
    during(async (n) => {
      const host = `drill-${n}.example`
      await twice("draft", "POST", "/api/v1/drafts", { url: `https://${host}/` })
      drafts.push(host)
    }, 500),
    during(agreement, 120)
  ]

  // Who dies when, of the whole time; each time a new one comes, and once one more.
  const [web, worker] = [all.webs[0], all.workers[0]]
  const part = (share: number) => Bun.sleep((seconds * 1000 * share) / 10)
  await part(2)
  if (worker !== undefined) all.kill(worker)
  await all.startWorker()
  await part(2)
  if (web !== undefined) all.kill(web)
  await all.startWeb()
  if (pair !== null) {
    await pair.pause()
    await Bun.sleep(1500)
    await pair.resume()
  }
  await part(2)
  const [secondWeb, secondWorker] = [all.webs[0], all.workers[0]]
  await all.startWeb()
  if (secondWeb !== undefined) all.kill(secondWeb)
  if (secondWorker !== undefined) all.kill(secondWorker)
  await all.startWorker()
  if (pair !== null) {
    await pair.replica.crash()
    await part(1)
    await pair.replica.start()
  }
  await part(4)
  over = true
  await Promise.all(load)
  console.log(`${after()}: the load is over, ${all.counts.killed} were killed, ${all.counts.started} started`)

  // What the killed ones had begun is done by the others.
  const mailed = (email: string) => post.mails.filter(({ to }) => to === email).length
  const undone =
    "select count(*)::int from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()"
  const open = "select count(*)::int from drafts where status not in ('ready', 'failed')"
  const end = performance.now() + restMillis
  const rested = performance.now()
  const ready = async () =>
    (await count(undone)) === 0 && (await count(open)) === 0 && people.every((email) => mailed(email) > 0)
  while (!(await ready()) && performance.now() < end) await Bun.sleep(250)
  const settled = performance.now() - rested

  const asked = [...tally.values()].reduce((sum, one) => sum + one, 0)
  show("requests", `${asked} (${[...tally].map(([kind, n]) => `${n} ${kind}s`).join(", ")})`)
  show("lost with a killed process, and asked again", lostToKilled)
  const rows = await count("select count(*)::int from listing_updates where title like 'drill-update-%'")
  const apart = await count("select count(distinct title)::int from listing_updates where title like 'drill-update-%'")
  show(
    "updates acknowledged / in the database / different",
    `${updates.length} / ${rows} / ${apart}`,
    rows === updates.length && apart === rows
  )
  const kept = await count("select count(*)::int from drafts where url like '%drill-%'")
  const ended = await count("select count(*)::int from drafts where url like '%drill-%' and status = 'failed'")
  show(
    "drafts acknowledged / in the database / ended",
    `${drafts.length} / ${kept} / ${ended}`,
    kept === drafts.length && ended === kept
  )
  const missing = people.filter((email) => mailed(email) === 0).length
  show("mails owed / missing", `${people.length} / ${missing}`, missing === 0)
  // A mail server cannot be asked whether it has a mail already: one that was being sent may come again, and so may
  // a form that was sent again, for it has no key.
  const again = people.filter((email) => mailed(email) > 1).length
  show("mails twice, for their sender was killed", again, again <= 4 * all.counts.killed + lostToKilled)
  const slots = await ask<{ slots: number; doubled: number }>(`
    select count(*)::int as slots, count(*) filter (where times > 1)::int as doubled
    from (select count(*) as times from pgboss.job where singleton_key ~ '^[a-z-]+:.*Z$' group by singleton_key) as per`)
  show(
    "hours queued / queued twice",
    `${slots[0]?.slots} / ${slots[0]?.doubled}`,
    (slots[0]?.slots ?? 0) > 0 && slots[0]?.doubled === 0
  )
  const left = await count(undone)
  show("jobs left over", `${left}, ${(settled / 1000).toFixed(1)} s after the load`, left === 0)
  show("told to come again (503)", busy, isSmall || busy === 0)
  // The worst is told and not judged: it is that of a machine on which, for a moment, nothing ran. The small drill runs
  // wherever the tests do, on machines that may be busy, so there half of them are enough to show that news arrives.
  agreed.sort((a, b) => a - b)
  const at = (share: number) => (agreed[Math.min(agreed.length - 1, Math.floor(agreed.length * share))] ?? 0).toFixed(1)
  const worst = agreed.at(-1) ?? Number.POSITIVE_INFINITY
  show(
    "until every process says the same: p50 / p99 / worst",
    `${at(0.5)} / ${at(0.99)} / ${worst.toFixed(1)} ms of ${agreed.length}`,
    (agreed[Math.floor(agreed.length * (isSmall ? 0.5 : 0.99))] ?? worst) <= agreeWithin
  )
  show("reads of what was just written, by who wrote it", ownReads, ownReads > 0)
  if (pair !== null) {
    const client = new Pg.Client({ connectionString: replicaUrl?.href ?? "" })
    await client.connect()
    const { rows: stats } = await client.query(
      "select xact_commit::int as done from pg_stat_database where datname = current_database()"
    )
    await client.end()
    show("statements the replica answered since its crash", stats[0]?.done ?? 0, (stats[0]?.done ?? 0) > 0)
  }
}

await drill().catch((error) => {
  console.error(error)
  wrong.push("the drill itself broke")
})
const codes = await all.stop()
show(
  "those that lived ended with",
  [...new Set(codes)].join(", "),
  codes.every((code) => code === 0)
)
await pool.end()
await pooler?.stop()
names.stop()
post.stop()
await database.drop()
await pair?.drop()
await rm(directory, { recursive: true, force: true })

const width = Math.max(...shown.map(([what]) => what.length))
const variant = [pooler === null ? "" : ", by PgBouncer", pair === null ? "" : ", with a replica"].join("")
console.log(`\nmany machines${variant}: ${after()}`)
for (const [what, figure] of shown) console.log(`  ${what.padEnd(width)}  ${figure}`)
for (const one of [...new Set(wrong)].slice(0, 20)) console.log(`  WRONG ${one.slice(0, 400)}`)
console.log(wrong.length === 0 ? "nothing was lost, nothing was done twice" : `${wrong.length} things are wrong`)
process.exit(wrong.length === 0 ? 0 : 1)
