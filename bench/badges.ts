/**
 * What a badge check costs: fetch (robots.txt and homepage over sockets), parse, decide, store.
 *
 *     DATABASE_URL=postgres://… bun bench/badges.ts [--quick] [--count 50000] [--planning]
 *
 * First, who is looked at next: what it takes to claim a batch of those that are due where all are, beside where one in a
 * hundred is there and due. `--planning` does no more than that, so that it can be asked of a million.
 *
 * As many free listings whose checks are all due, one in fifty waiting for its badge, one in fifty having lost it, are swept by the real job against a farm of sites in
 * a process of its own; the sites are reached through Egress with its gate, limits and unpacking, and only where a name
 * leads to is replaced. Prints the processor time of each check (ours, and that of the database), the memory as it goes,
 * whether any site was asked twice, and what that makes of a million checks a day. The exit code says whether every site
 * was asked once.
 */
import { readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { SqlClient } from "@effect/sql"
import { Effect, Layer, Logger } from "effect"
import * as Config from "../src/Config.ts"
import { Robots } from "../src/services/crawl/Robots.ts"
import { BadgeCheck } from "../src/services/launches/BadgeCheck.ts"
import { BadgeCheckRepo } from "../src/services/launches/rows/BadgeCheckRepo.ts"
import { Egress, specialUseNames, urlGate } from "../src/services/outside/Egress.ts"
import { exchange } from "../src/services/outside/egress/Exchange.ts"
import { makeFetch } from "../src/services/outside/egress/Hops.ts"
import { Changes } from "../src/services/store/Changes.ts"
import { Database } from "../src/services/store/Database.ts"
import { Jobs } from "../src/services/store/Jobs.ts"
import { Settings } from "../src/services/store/Settings.ts"
import * as Sql from "../src/services/store/Sql.ts"
import { memory } from "../src/services/store/sql/Embedded.ts"
import { freshDatabase } from "../test/support/FreshDatabase.ts"
import { benchFlags, lineOf, tell } from "./Line.ts"

const { values: options } = parseArgs({
  options: { ...benchFlags, count: { type: "string" }, planning: { type: "boolean" } }
})
const count = Number(options.count ?? (options.quick ? 3000 : options.rows))
const origin = "https://launchbook.example"
/** What one check may cost, in milliseconds of a processor. */
const target = 2
/** Batches that are claimed to see what one costs, and how many listings are in one. */
const claims = { batches: 20, size: 200 }
/** How much more memory the end may hold than a tenth of the way. */
const flat = 1.25

const farm = Bun.spawn([process.execPath, `${import.meta.dir}/peers/farm.ts`, origin], {
  stdout: "pipe",
  stderr: "inherit"
})
const port = Number(new TextDecoder().decode((await farm.stdout.getReader().read()).value).trim())

/** Every site of the farm is at an address of its own of this machine, so that ports last. */
let next = 0
const names = specialUseNames.filter((name) => name !== "example")
const gate = (url: string) => urlGate(url, names)
const egress = Layer.sync(Egress, () => ({
  admits: gate,
  fetch: makeFetch({
    userAgent: "LaunchbookBot/1.0 (+https://launchbook.example/bot)",
    gate,
    dial: (url, headers, capacity) => {
      next = (next + 1) % 60_000
      const address = `127.0.${Math.floor(next / 250)}.${1 + (next % 250)}`
      return exchange({ url, address, port, headers, ...capacity })
    }
  })
}))

/** Listings of these numbers, all of them due; what is counted beside them is worked out by nobody. */
const plant = (from: number, to: number) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const connection = yield* sql.reserve
    const run = (text: string) => connection.executeRaw(text, [])
    yield* run("set statement_timeout = 0")
    yield* run(
      `
    insert into listings (id, slug, status, plan, name, website_url, site_key, domain, launch_week, launched_at,
      queued_at, badge_result, badge_checked_at, badge_next_check_at, created_at, updated_at)
    overriding system value
    select i, 'listing-' || i, case when i % 50 = 0 then 'awaiting_badge' else 'live' end, 'free', 'Product ' || i,
      'http://s' || i || '.farm.example/', 's' || i || '.farm.example', 's' || i || '.farm.example',
      case when i % 50 = 0 then date_trunc('week', $now) + interval '42 days' else date_trunc('week', $now) - interval '70 days' end,
      case when i % 50 <> 0 then $now - interval '70 days' end, $now - interval '100 days',
      case when i % 50 <> 0 then 'found' end, $now - interval '1 day', $now - interval '1 hour', $now - interval '100 days',
      $now - interval '1 day'
    from generate_series(${from}, ${to}) i`.replaceAll("$now", `timestamptz '${new Date().toISOString()}'`)
    )
    yield* run(
      "insert into launches (listing_id, week, kind, went_live_at) select id, launch_week, 'free', launched_at from listings on conflict do nothing"
    )
    yield* run("vacuum analyze listings")
    yield* run("reset statement_timeout")
  }).pipe(Effect.scoped)

/** The median of what claiming a batch takes, in milliseconds. All are due again afterwards. */
const claiming = Effect.gen(function* () {
  const repo = yield* BadgeCheckRepo
  const millis: Array<number> = []
  const now = new Date()
  const until = new Date(now.getTime() + 900_000)
  const taken: Array<number> = []
  for (let batch = 0; batch < claims.batches; batch++) {
    const began = performance.now()
    const { targets } = yield* repo.claimDue(now, until, claims.size)
    millis.push(performance.now() - began)
    taken.push(...targets.map(({ id }) => id))
    if (targets.length === 0) yield* repo.giveBack(taken.splice(0), until, new Date(now.getTime() - 1000))
  }
  yield* repo.giveBack(taken, until, now)
  return millis.toSorted((a, b) => a - b)[millis.length >> 1] ?? Number.NaN
}).pipe(Effect.provide(BadgeCheckRepo.Default))

/** Processor milliseconds of the database's processes that work for this program, ended ones not counted. */
const ofDatabase = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const backends = yield* sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`
  return backends.reduce((sum, { pid }) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? []
      return sum + (Number(fields[11]) + Number(fields[12])) * 10
    } catch {
      return sum
    }
  }, 0)
})

const resident = () => process.memoryUsage.rss() / 1_048_576
const tally = async (): Promise<{ sites: number; most: number; all: number }> =>
  (await fetch(`http://127.0.0.1:${port}/__tally`)).json()

/**
 * How much of itself a processor is now, beside what else runs on the machine: the quickest of many equal pieces of work
 * to their average, in processor time.
 */
const undisturbed = () => {
  const pieces = Array.from({ length: 400 }, () => {
    const before = process.cpuUsage()
    let sum = 0
    for (let n = 0; n < 2_000_000; n++) sum = (sum * 31 + n) | 0
    const { user, system } = process.cpuUsage(before)
    return user + system + (sum === 1 ? 1 : 0)
  }).toSorted((a, b) => a - b)
  const quick = pieces[Math.floor(pieces.length / 50)] ?? 0
  return quick / (pieces.reduce((all, one) => all + one, 0) / pieces.length)
}

const program = Effect.gen(function* () {
  const checks = yield* BadgeCheck
  const sql = yield* SqlClient.SqlClient
  const few = Math.max(claims.size, Math.floor(count / 100))
  yield* plant(1, few)
  const ofFew = yield* claiming
  yield* plant(few + 1, count)
  const ofAll = yield* claiming
  console.log(`${count} listings, bun ${Bun.version}`)
  tell([
    lineOf({
      name: "badges.planning",
      what: `claiming ${claims.size} badge checks of all that are due`,
      ours: ofAll,
      peer: ofFew,
      unit: "ms",
      peerName: `${few.toLocaleString("en")} due`,
      reach: { atMost: 4 },
      data: `${count.toLocaleString("en")} due, ${fresh === null ? "embedded" : "PostgreSQL"}`
    })
  ])
  if (options.planning) return true

  const points = [0.1, 0.5, 1].map((share) => share * count)
  const rss: Array<number> = []
  let peak = 0
  let last = { used: 0, all: 0 }
  const watch = setInterval(() => {
    peak = Math.max(peak, resident())
  }, 500)
  const marks = setInterval(async () => {
    const { all } = await tally()
    while (rss.length < points.length && all >= (points[rss.length] ?? Number.POSITIVE_INFINITY)) {
      Bun.gc(true)
      rss.push(resident())
      const { user, system } = process.cpuUsage()
      const used = (user + system) / 1000
      console.log(
        `after ${all} checks: ${resident().toFixed(0)} MB resident, ${((used - last.used) / (all - last.all)).toFixed(2)} ms each since`
      )
      last = { used, all }
    }
  }, 1000)

  const cpu = process.cpuUsage()
  last = { used: (cpu.user + cpu.system) / 1000, all: 0 }
  const database = yield* ofDatabase
  const began = performance.now()
  let checked = 0
  // A sweep ends after ten minutes; the next of the hour goes on.
  for (;;) {
    const some = yield* checks.due
    checked += some
    if (some === 0) break
  }
  const seconds = (performance.now() - began) / 1000
  const used = process.cpuUsage(cpu)
  const stored = yield* ofDatabase
  clearInterval(watch)
  clearInterval(marks)
  while (rss.length < points.length) {
    Bun.gc(true)
    rss.push(resident())
  }
  const speed = undisturbed()
  const seen = yield* sql<{ badge_result: string; n: number }>`
    select badge_result, count(*)::int as n from listings group by 1 order by 1`
  const { sites, most, all } = yield* Effect.promise(tally)

  const each = (used.user + used.system) / 1000 / checked
  const inDatabase = (stored - database) / checked
  console.log(`checked ${checked} in ${seconds.toFixed(0)} s (${(checked / seconds).toFixed(0)} a second)`)
  console.log(`found: ${seen.map(({ badge_result, n }) => `${badge_result} ${n}`).join(", ")}`)
  console.log(`homepages asked for: ${all}, of ${sites} sites, at most ${most} of one`)
  console.log(`processor time of a check: ${each.toFixed(2)} ms, and ${inDatabase.toFixed(2)} ms of the database`)
  console.log(`the machine is shared: a processor does ${(100 * speed).toFixed(0)} % of what it does alone`)
  console.log(
    `memory: ${rss.map((one) => one.toFixed(0)).join(", ")} MB at a tenth, half and all; peak ${peak.toFixed(0)} MB`
  )
  const share = (1_000_000 * each) / 86_400_000
  console.log(
    `1,000,000 a day: 11.6 a second, ${((1_000_000 * each) / 3_600_000).toFixed(2)} hours of one processor (${(100 * share).toFixed(1)} %), ` +
      `and ${((1_000_000 * inDatabase) / 3_600_000).toFixed(2)} hours of the database's`
  )
  const isOnce = checked === count && sites === count && most === 1
  const isFlat = (rss[2] ?? 0) <= (rss[0] ?? 0) * flat
  console.log(`once: ${isOnce ? "ok" : "MISSED"}, flat: ${isFlat ? "ok" : "MISSED"}`)
  tell([
    lineOf({
      name: "badges.processor",
      what: "processor time of a badge check",
      ours: each,
      peer: null,
      unit: "ms",
      peerName: "-",
      reach: { atMost: target },
      data: `${count} checks, ${fresh === null ? "embedded" : "PostgreSQL"}`,
      note:
        `fetch, parse, decide, store; and ${inDatabase.toFixed(2)} ms of the database's processes; ${Math.round(checked / seconds)} checks a second; ` +
        `memory ${isFlat ? "flat" : "NOT flat"}, peak ${peak.toFixed(0)} MB; a processor did ${(100 * speed).toFixed(0)} % of what it does alone`
    })
  ])
  return isOnce
})

const fresh =
  (process.env.DATABASE_URL ?? "") === ""
    ? null
    : await freshDatabase(process.env.DATABASE_URL ?? "", "launchbook_bench")
const config = Config.load({
  PUBLIC_URL: origin,
  ...(fresh === null ? { DATA_DIR: memory } : { DATABASE_URL: fresh.url })
})
const layer = BadgeCheck.Default.pipe(
  Layer.provide(Robots.layer),
  Layer.provide(egress),
  Layer.provideMerge(Layer.mergeAll(Settings.Default, Jobs.Default)),
  Layer.provideMerge(Changes.Default),
  Layer.provideMerge(Sql.layer),
  Layer.provide(Layer.effect(Config.AppConfigTag, config))
)
/** No log; and no spans, as a server without a collector of traces runs. */
const quiet = Layer.merge(Logger.replace(Logger.defaultLogger, Logger.none), Layer.setTracerEnabled(false))
let isOnce = false
try {
  isOnce = await Effect.runPromise(Effect.provide(Database.patient(program), Layer.merge(layer, quiet)))
} finally {
  farm.kill()
  await fresh?.drop()
}
process.exit(isOnce ? 0 : 1)
