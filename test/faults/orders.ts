/**
 * A thousand orders on two processes that are killed. As anybody, with a PostgreSQL:
 *
 *     DATABASE_URL=postgres://… bun test/faults/orders.ts [orders] [kills] [seed]
 *
 * Two unmodified servers share a fresh database and sell, by a provider that speaks as Stripe does: launches, featured
 * places in scarce weeks, contributions, work by hand. Every message comes twice, in any order, some late, and to either
 * process; and now and then, so often over the run, one process is killed with -9 and started again. Who buys asks
 * again until they are answered. At the end nothing may be wrong in the books (`support/Books.ts`): each line is done
 * once, the ledger is the orders and the provider's money, invoices have no gap. Exit code 1 where something is.
 */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import Pg from "pg"
import { type Running, startServer } from "../../bench/Server.ts"
import { type Ask, wrongInBooks } from "../support/Books.ts"
import { buyMany } from "../support/BuyingCrowd.ts"
import { fakeStripe } from "../support/FakeStripe.ts"
import { freshDatabase } from "../support/FreshDatabase.ts"
import { dice, postOffice } from "../support/StripeMail.ts"
import { unlimitedKey } from "./Account.ts"

const count = Number(process.argv[2] ?? 1000)
const kills = Number(process.argv[3] ?? 5)
const random = dice(Number(process.argv[4] ?? 7))
const buyersAtOnce = 8
/** Until what nobody told has been asked about, and what was left undone done: the job runs every minute. */
const restMillis = 300_000
const origin = "https://launchbook.example"

const given = process.env.DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres"
const database = await freshDatabase(given, "launchbook_orders")
const directory = await mkdtemp(join(tmpdir(), "launchbook-orders-"))
const stripe = fakeStripe()
const start = () =>
  startServer({
    directory,
    databaseUrl: database.url,
    env: {
      PUBLIC_URL: origin,
      TRUST_PROXY: "1",
      LOG_LEVEL: "error",
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.url
    }
  })

const servers: Array<Running> = []
const pool = new Pg.Pool({ connectionString: database.url, max: 2 })
// The servers say «terminating connection» to it when the database goes.
pool.on("error", () => {})
const ask: Ask = async <Row extends object>(text: string) => (await pool.query<Row>(text)).rows

/** Answers what is wrong at the end. */
const drill = async (): Promise<ReadonlyArray<string>> => {
  // The first makes the database.
  servers.push(await start())
  servers.push(await start())
  const [first] = servers
  if (first === undefined) throw new Error("no server")
  const key = await unlimitedKey(first)
  for (const [code, cents] of Object.entries({
    launch: 9900,
    featured: 4900,
    done_for_you: 24_900,
    billboard_min: 2500
  }))
    await first.cli("product", "set", code, "--price-cents", String(cents))
  await first.cli("product", "set", "featured", "--weekly-capacity", "5")
  await first.cli("setting", "set", "seller.country", "NL")
  await first.cli("setting", "set", "order.held_places", "1000000")

  /** Listings of the account, `drafts` of them to be launched. */
  const saved = await ask<{ id: number; status: string }>(`
    insert into listings (slug, owner_id, status, plan, name, tagline, description, website_url, site_key, domain,
      launch_week, launched_at, created_at, updated_at)
    select 'crowd-' || n, (select id from users order by id desc limit 1), case when n <= ${count} then 'draft' else 'live' end,
      case when n <= ${count} then 'none' else 'free' end, 'Crowd ' || n, 'Does one thing', 'It does one thing.',
      'https://crowd-' || n || '.example/', 'crowd-' || n || '.example', 'crowd-' || n || '.example',
      case when n > ${count} then date_trunc('week', now())::date - 7 end,
      case when n > ${count} then date_trunc('week', now()) - interval '7 days' end, now(), now()
    from generate_series(1, ${count + 40}) n returning id, status`)
  await ask(`insert into listing_categories (listing_id, category_id, is_primary)
    select l.id, (select min(id) from categories), true from listings l`)
  const weeks = await ask<{ week: string }>(
    "select to_char(date_trunc('week', now()) + n * interval '7 days', 'YYYY-MM-DD') as week from generate_series(1, 12) n"
  )

  let turn = 0
  const send = (request: Request): Promise<Response> => {
    const server = servers[++turn % servers.length]
    if (server === undefined) return Promise.reject(new Error("no server"))
    const { pathname } = new URL(request.url)
    return fetch(new Request(`${server.url}${pathname}`, request), { redirect: "manual" })
  }
  const office = postOffice(stripe, (request) => send(request).catch(() => new Response(null, { status: 502 })), origin)

  /** After so many orders one of the two is killed in the middle of whatever it does. */
  const moments = Array.from({ length: kills }, () => Math.floor(random() * count)).sort((a, b) => a - b)
  let killed = 0
  let bought = 0
  const killing = async () => {
    for (const moment of moments) {
      while (bought < moment) await Bun.sleep(20)
      const at = Math.floor(random() * servers.length)
      process.kill(servers[at]?.pid ?? 0, "SIGKILL")
      killed++
      servers[at] = await start()
    }
  }

  const began = performance.now()
  const buying = buyMany(
    {
      stripe,
      origin,
      send,
      key,
      drafts: saved.filter(({ status }) => status === "draft").map(({ id }) => id),
      live: saved.filter(({ status }) => status === "live").map(({ id }) => id),
      weeks: weeks.map(({ week }) => week),
      random
    },
    count,
    buyersAtOnce,
    (so) => {
      bought = so
      if (so % 100 === 0) console.log(`${so} orders after ${((performance.now() - began) / 1000).toFixed(0)} s`)
    }
  )
  const killers = killing()
  while (bought < count) {
    await office.deliver({ times: 2, random, hold: 0.3, atOnce: 4 })
    await Bun.sleep(50)
  }
  const ends = await buying
  await killers
  const seconds = ((performance.now() - began) / 1000).toFixed(0)

  // Those at their bank arrive, and what was refused or held comes again.
  for (const { id, status, payment_status: state } of [...stripe.sessions.values()])
    if (status === "complete" && state === "unpaid") stripe.arrive(id)
  do await office.deliver({ times: 2, random, atOnce: 4 })
  while (office.waiting() > 0)
  const deadline = Date.now() + restMillis
  let wrong = await wrongInBooks(ask, stripe)
  while (wrong.length > 0 && Date.now() < deadline) {
    await Bun.sleep(2000)
    wrong = await wrongInBooks(ask, stripe)
  }

  const [books] = await ask(`
    select (select count(*)::int from orders) as orders, (select count(*)::int from orders where paid_at is not null) as paid,
      (select count(*)::int from order_lines) as lines,
      (select count(*)::int from order_lines where status = 'fulfilled') as fulfilled,
      (select count(*)::int from order_lines where status = 'manual') as manual,
      (select count(*)::int from order_lines where status = 'failed') as failed,
      (select count(*)::int from order_lines where status = 'reversed') as reversed,
      (select count(*)::int from invoices) as papers,
      (select sum(amount_cents)::float8 from ledger_entries) as ledger_cents`)
  const answers = Map.groupBy(office.statuses, ({ status }) => status)
  console.log(
    `${count} orders by ${buyersAtOnce} at once on ${servers.length} processes in ${seconds} s, ${killed} killed`
  )
  console.log(`  as buyers know: ${JSON.stringify(ends)}`)
  console.log(`  in the books: ${JSON.stringify(books)}`)
  console.log(
    `  ${stripe.events.length} events, answered: ${JSON.stringify(Object.fromEntries([...answers].map(([status, all]) => [status, all.length])))}`
  )
  for (const one of wrong) console.log(`  WRONG ${one}`)
  console.log(wrong.length === 0 ? "the books are right" : `${wrong.length} things are wrong`)

  return wrong
}

const wrong = await drill().catch((error) => {
  console.error(error)
  return ["the drill itself broke"]
})
for (const server of servers) await server.stop()
await pool.end()
await stripe.stop()
await database.drop()
await rm(directory, { recursive: true, force: true })
process.exit(wrong.length === 0 ? 0 : 1)
