/**
 * A launch week that begins with many launches, while the site is read.
 *
 *     bun bench/rollover.ts [--quick] [--rows 50000] [--launches rows / 50]
 *
 * Gives the running week so many scheduled listings, and runs the job in a process of its own while a web process answers
 * 100 reads a second (pages of lists that nothing kept can answer). The job's process is up and held at its first write
 * until the reads have begun: a worker runs for weeks, and what its start takes of two cores is nothing a rollover does.
 * Prints how long the job took from then on, and p99 of the reads beside a quiet while before. `--rows 1000000` is what the
 * demand is about; filling takes some minutes.
 */
import { parseArgs } from "node:util"
import Pg from "pg"
import { withDirectory } from "./Directory.ts"
import { benchFlags, lineOf, tell } from "./Line.ts"
import { load } from "./Load.ts"
import { coldPages } from "./Paths.ts"

const { values } = parseArgs({ options: { ...benchFlags, launches: { type: "string" } } })
const rows = Number(values.rows)
// One in forty is scheduled.
const launches = Math.min(Math.floor(rows / 40), Number(values.launches ?? Math.floor(rows / 50)))

/** Has whoever begins a week wait for it until it is released, and says when somebody does. */
const holdBeginnings = async (databaseUrl: string) => {
  const client = new Pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query("begin")
  // Reads go on.
  await client.query("lock table rollovers in share row exclusive mode")
  const isWaitedFor = async () => {
    const { rows } = await client.query("select from pg_locks where relation = 'rollovers'::regclass and not granted")
    return rows.length > 0
  }
  const waitedFor = async () => {
    while (!(await isWaitedFor())) await Bun.sleep(20)
  }
  const release = async () => {
    await client.query("rollback")
    await client.end()
  }
  return { waitedFor, release }
}

await withDirectory(rows, async ({ server, databaseUrl, ask }) => {
  // All that is scheduled is for later weeks, so that a first run decides what is over and launches nothing.
  const reschedule = (week: string, which: string) =>
    ask(`
      with moved as (
        update listings set launch_week = ${week}, badge_result = 'found'
        where id in (select id from listings where status = 'scheduled' order by id ${which}) returning id
      )
      update launches set week = ${week} from moved where listing_id = moved.id and went_live_at is null`)
  const monday = "date_trunc('week', now() at time zone 'UTC')::date"
  await reschedule(`${monday} + 70`, "")
  await server.cli("job", "run", "rollover")
  await reschedule(monday, `limit ${launches}`)

  const pathsOf = coldPages(rows, 3)
  const pace = { connections: 8, pace: 100 }
  await load(server.url, { ...pace, seconds: 1, paths: pathsOf(0) })
  const quiet = await load(server.url, { ...pace, seconds: values.quick ? 3 : 10, paths: pathsOf(1) })
  const held = await holdBeginnings(databaseUrl)
  const run = server.cli("job", "run", "rollover")
  await Promise.race([held.waitedFor(), run])
  const reading = load(server.url, { ...pace, seconds: 600, paths: pathsOf(2) }, run)
  // The generator's own start is over by then.
  await Bun.sleep(1000)
  const began = performance.now()
  await held.release()
  await run
  const seconds = (performance.now() - began) / 1000
  const meanwhile = await reading
  const [done] = await ask<{ launched: number }>(`select launched from rollovers where week = ${monday}`)
  if (done?.launched !== launches) throw new Error(`launched ${done?.launched} of ${launches}`)
  const data = `${rows} listings, ${launches} launches, PostgreSQL`
  tell([
    lineOf({
      name: "rollover.time",
      what: `a week begins with ${launches} launches`,
      ours: seconds,
      peer: null,
      unit: "s",
      peerName: "-",
      reach: { atMost: 60 },
      data
    }),
    lineOf({
      name: "rollover.reads",
      what: "p99 of reads meanwhile, 100 a second",
      ours: meanwhile.p99,
      peer: quiet.p99,
      unit: "ms",
      peerName: "before it",
      reach: { atMost: 2 },
      p50: { ours: meanwhile.p50, peer: quiet.p50 },
      data
    })
  ])
})
