/**
 * Accounts that leave while whatever deletes them is killed. As anybody, with a PostgreSQL:
 *
 *     DATABASE_URL=postgres://… bun test/faults/departures.ts [accounts] [seed]
 *
 * Hundreds of people who voted, followed, reviewed, drafted and own listings are due to be deleted. The unmodified command
 * does it and is killed with -9 again and again, in the midst of whatever it does. After every kill each account must be
 * whole or gone, with every count as what is left; at the end all are gone, each was mailed once, and what has to stay
 * stands. Exit code 1 where it does not.
 */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import Pg from "pg"
import { freshDatabase } from "../support/FreshDatabase.ts"
import { dice } from "../support/StripeMail.ts"

const count = Number(process.argv[2] ?? 300)
const random = dice(Number(process.argv[3] ?? 7))
const listings = 40
const root = new URL("../..", import.meta.url).pathname

const given = process.env.DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres"
const database = await freshDatabase(given, "launchbook_departures")
const directory = await mkdtemp(join(tmpdir(), "launchbook-departures-"))
const pool = new Pg.Pool({ connectionString: database.url, max: 2 })
// The server says «terminating connection» to it when the database goes.
pool.on("error", () => {})
const ask = async <Row extends object>(text: string) => (await pool.query<Row>(text)).rows
const number = async (text: string): Promise<number> => Number(Object.values((await ask(text))[0] ?? {})[0])

const command = (...args: ReadonlyArray<string>) =>
  Bun.spawn([process.execPath, "src/cli.ts", ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: directory, LOG_LEVEL: "error" },
    stdout: "ignore",
    stderr: "inherit"
  })

const fill = async () => {
  await command("setting", "list").exited
  await ask(`
    insert into listings (slug, owner_id, status, plan, name, tagline, website_url, site_key, domain, launch_week,
      launched_at, created_at, updated_at)
    select 'left-' || n, null, 'live', 'free', 'Left ' || n, 'Does one thing', 'https://left-' || n || '.example/',
      'left-' || n || '.example', 'left-' || n || '.example', date_trunc('week', now())::date - 7 * (n % 2),
      now() - interval '8 days', now(), now() from generate_series(1, ${listings}) n`)
  await ask(`
    insert into launches (listing_id, week, kind, went_live_at)
    select id, launch_week, 'free', launched_at from listings`)
  await ask(`
    insert into rollovers (week, began_at, launched, moved, closed_at)
    values (date_trunc('week', now())::date - 7, now(), 0, 0, now())`)
  await ask(`
    insert into users (email, created_at, mailbox_proven_at)
    select 'leaver-' || n || '@people.test', now() - interval '90 days', now() from generate_series(1, ${count}) n`)
  await ask(`
    insert into votes (user_id, listing_id, launch_id, at)
    select u.id, a.listing_id, a.id, now() from users u join launches a on (u.id + a.id) % 3 <> 0`)
  await ask(`insert into followers (user_id, listing_id, at)
    select u.id, l.id, now() from users u join listings l on (u.id + l.id) % 4 = 0`)
  await ask(`insert into reviews (user_id, listing_id, rating, body, at, status)
    select u.id, l.id, 1 + u.id % 5, 'It works.', now(), 'published' from users u join listings l on (u.id + l.id) % 7 = 0`)
  await ask(`
    update listings l set votes = (select count(*) from votes v where v.listing_id = l.id), trending = 1,
      followers = (select count(*) from followers f where f.listing_id = l.id),
      rating_count = (select count(*) from reviews r where r.listing_id = l.id),
      rating_sum = (select coalesce(sum(rating), 0) from reviews r where r.listing_id = l.id)`)
  await ask("update launches a set votes = (select count(*) from votes v where v.launch_id = a.id)")
  await ask(`
    insert into listings (slug, owner_id, status, plan, name, tagline, website_url, site_key, domain, launch_week,
      launched_at, created_at, updated_at)
    select 'own-' || id, id, 'live', 'free', 'Own ' || id, 'Does one thing', 'https://own-' || id || '.example/',
      'own-' || id || '.example', 'own-' || id || '.example', date_trunc('week', now())::date - 7,
      now() - interval '8 days', now(), now() from users where email like 'leaver-%'`)
  await ask(`
    insert into sessions (hash, user_id, created_at, last_seen_at, expires_at)
    select sha256(email::bytea), id, now(), now(), now() + interval '1 day' from users`)
  await ask(`
    insert into departures (user_id, asked_at, due_at, listings)
    select id, now() - interval '7 days', now() - interval '1 minute', case when id % 2 = 0 then 'keep' else 'remove' end
    from users where email like 'leaver-%'`)
}

/** What must hold at any moment, whatever was killed: each statement counts what breaks it. */
const rules: Readonly<Record<string, string>> = {
  "votes of a listing are its counted votes":
    "select count(*) from listings l where votes <> (select count(*) from votes v where v.listing_id = l.id and weight > 0)",
  "votes of a launch are its counted votes":
    "select count(*) from launches a where votes <> (select count(*) from votes v where v.launch_id = a.id and weight > 0)",
  "followers are those who follow":
    "select count(*) from listings l where followers <> (select count(*) from followers f where f.listing_id = l.id)",
  "a rating is that of the reviews":
    "select count(*) from listings l cross join lateral (select count(*) as n, coalesce(sum(rating), 0) as total from reviews r where r.listing_id = l.id) r where l.rating_count <> r.n or l.rating_sum <> r.total",
  "whoever is here is whole: their listing is theirs and live":
    "select count(*) from users u where email like 'leaver-%' and not exists (select from listings l where l.owner_id = u.id and l.status = 'live' and l.tagline is not null)",
  "whoever is here keeps what they are to leave by":
    "select count(*) from users u where email like 'leaver-%' and not exists (select from departures d where d.user_id = u.id)",
  "whoever is gone was mailed, once, and is in the log":
    "select count(*) from (select count(*) as gone from audit_log where operation = 'account_deleted') a, (select count(*) as mails, count(distinct data->>'to') as people from pgboss.job where name = 'mail') m, (select count(*) as here from users where email like 'leaver-%') u where not (a.gone = m.mails and m.mails = m.people and a.gone + u.here = " +
    `${count})`
}
const broken = async () => {
  const found: Array<string> = []
  for (const [rule, text] of Object.entries(rules)) if ((await number(text)) > 0) found.push(rule)
  return found
}

const drill = async (): Promise<ReadonlyArray<string>> => {
  await fill()
  const before = await broken()
  if (before.length > 0) return before.map((rule) => `before anything: ${rule}`)
  const left = () => number("select count(*) from users where email like 'leaver-%'")
  const decided = await number(`
    select count(*) from votes v join launches a on a.id = v.launch_id join rollovers r on r.week = a.week`)
  let kills = 0
  for (let last = count; last > 0; ) {
    const running = command("job", "run", "departures")
    // Into its work, and then a moment that is never the same.
    const victims = 1 + Math.floor(random() * (count / 12))
    while (running.exitCode === null && (await left()) > last - victims) await Bun.sleep(5)
    await Bun.sleep(random() * 40)
    if (running.exitCode === null) {
      running.kill("SIGKILL")
      kills++
    }
    await running.exited
    last = await left()
    const wrong = await broken()
    if (wrong.length > 0) return wrong.map((rule) => `after kill ${kills}, ${last} left: ${rule}`)
  }
  const ends: Readonly<Record<string, boolean>> = {
    "votes of decided weeks stay, of nobody":
      (await number("select count(*) from votes where user_id is null and network is null")) === decided &&
      (await number("select count(*) from votes")) === decided,
    "half of the listings stay, half are empty":
      (await number(
        "select count(*) from listings where slug like 'own-%' and owner_id is null and status = 'removed' and tagline is null"
      )) === (await number("select count(*) from listings where slug like 'own-%' and (substr(slug, 5)::int) % 2 = 1"))
  }
  console.log(`${count} accounts deleted under ${kills} kills`)
  return Object.entries(ends).flatMap(([rule, holds]) => (holds ? [] : [`at the end: ${rule}`]))
}

const wrong = await drill().finally(async () => {
  await pool.end()
  await database.drop()
  await rm(directory, { recursive: true, force: true })
})
for (const each of wrong) console.error(each)
process.exit(wrong.length === 0 ? 0 : 1)
