/** Leaving, on the site and in the job: what goes, what stays, and what nobody can do by leaving. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { Effect } from "effect"
import { Departures } from "../../../src/services/data/Export.ts"
import { Checkout } from "../../../src/services/orders/Checkout.ts"
import { PaymentFailure } from "../../../src/services/outside/PaymentGateway.ts"
import { Follows } from "../../../src/services/people/Follows.ts"
import { Reviews } from "../../../src/services/people/Reviews.ts"
import { SignIn } from "../../../src/services/people/SignIn.ts"
import { bySession } from "../../../src/services/store/Audit.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { lastingDatabase, type TestApp, testApp } from "../../support/App.ts"
import { issueInvoice, savePaidOrder } from "../../support/BilledOrder.ts"
import { begin, bill, openShop, orderOf, secretOf } from "../../support/Buying.ts"
import { accountOf, caredListing } from "../../support/CaredListing.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { type Person, signedIn, signedInTeam, stranger } from "../../support/Person.ts"
import { columns, query, saveListing, waitingMails } from "../../support/SavedListing.ts"
import { scriptedGateway } from "../../support/ScriptedGateway.ts"
import { cast, elsewhere, votable } from "../../support/Voters.ts"

const now = "2026-11-18T12:00:00Z"
let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now })
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())

const setting = (key: string, value: unknown, on = app) =>
  on.run(Effect.flatMap(Settings, (settings) => settings.set(key, value)))
const runDue = (on = app) => on.run(Effect.flatMap(Departures, ({ run }) => run))
const count = async (text: string, values: ReadonlyArray<unknown> = [], on = app) =>
  Number(Object.values((await query(on, text, values))[0] ?? {})[0])
const words = (text: string) => load(text)("main").text().replace(/\s+/g, " ")

const askFor = async (person: Person, fill: Record<string, string> = {}) =>
  person.submit(await person.open("/account/settings"), "/account/settings/delete", {
    confirm: person.email,
    listings: "keep",
    ...fill
  })
/** Asks, lets the days pass and runs the job. */
const leave = async (person: Person, fill: Record<string, string> = {}) => {
  expect((await askFor(person, fill)).status).toBe(200)
  await query(app, "update departures set due_at = $1", [app.clock.now()])
  return runDue()
}
const actor = async (person: Person, on = app) =>
  bySession({ id: 1, userId: await accountOf(on, person.email) }, "request")
const accounts = (email: string, on = app) => count("select count(*) from users where email = $1", [email], on)

describe("asking", () => {
  test("needs the address typed, and says what goes and what stays", async () => {
    const person = await signedIn(app)
    const page = words((await person.open("/account/settings")).text)
    for (const said of ["What goes", "What stays, and why", "the law has us keep them", "after 7 days"])
      expect(page).toContain(said)
    const wrong = await askFor(person, { confirm: "someone@else.test" })
    expect(wrong.status).toBe(400)
    expect(load(wrong.text)("#confirm").attr("value")).toBe("someone@else.test")
    expect(load(wrong.text)("#confirm-problem").text()).toContain("Nothing is deleted")
    expect(await count("select count(*) from departures")).toBe(0)
  })

  test("somebody with listings chooses what becomes of them, and a refusal forgets no choice", async () => {
    const person = await signedIn(app)
    await caredListing(app, await accountOf(app, person.email))
    const none = await askFor(person, { listings: "" })
    expect([none.status, words(none.text).includes("Choose what becomes of your listings")]).toEqual([400, true])
    const typo = await askFor(person, { listings: "remove", confirm: "x" })
    expect(load(typo.text)("input[name=listings][value=remove]").attr("checked")).toBeDefined()
  })

  test("is mailed, shown, and taken back by one press; nothing is deleted before its day", async () => {
    const person = await signedIn(app)
    await askFor(person, { confirm: ` ${person.email.toUpperCase()} ` })
    const [mail] = await waitingMails(app, person.email)
    expect(mail?.letter.subject).toContain("25 Nov 2026")
    expect(mail?.text).toContain("/account/settings")
    expect(words((await person.open("/account")).text)).toContain("Your account is deleted on 25 Nov 2026")
    await runDue()
    expect(await accounts(person.email)).toBe(1)
    const kept = await person.submit(await person.open("/account"), "/account/settings/keep")
    expect(words(kept.text)).not.toContain("is deleted on")
    expect((await waitingMails(app, person.email)).map(({ letter }) => letter.subject)).toContain("Your account stays")
    await query(app, "update departures set due_at = $1", [app.clock.now()])
    await runDue()
    expect(await accounts(person.email)).toBe(1)
  })

  test("a second time changes the choice and not the day", async () => {
    const person = await signedIn(app)
    await askFor(person)
    const asked = await query<{ due_at: string }>(app, "select due_at from departures where user_id = $1", [
      await accountOf(app, person.email)
    ])
    app.clock.advance({ days: 1 })
    const by = await actor(person)
    const again = await app.run(Effect.flatMap(Departures, ({ ask }) => ask(by, "remove")))
    expect(again).toMatchObject({ due_at: asked[0]?.due_at ?? "", listings: "remove" })
  })

  test("with no days to wait it is done at the next run", async () => {
    await setting("accounts.grace_days", 0)
    const person = await signedIn(app)
    await askFor(person)
    expect(await count("select count(*) from pgboss.job where name = 'departures'")).toBeGreaterThan(0)
    await runDue()
    expect(await accounts(person.email)).toBe(0)
    await setting("accounts.grace_days", 7)
  })

  test("whoever alone runs the site stays until there is another", async () => {
    const first = await signedInTeam(app)
    const refused = await askFor(first)
    expect([refused.status, words(refused.text).includes("You are the only one who runs this site")]).toEqual([
      400,
      true
    ])
    const second = await signedInTeam(app)
    await askFor(first)
    await query(app, "update users set role = 'member' where email = $1", [second.email])
    await query(app, "update departures set due_at = $1", [app.clock.now()])
    await runDue()
    expect(await accounts(first.email)).toBe(1)
    await query(app, "update users set role = 'admin' where email = $1", [second.email])
    await runDue()
    expect(await accounts(first.email)).toBe(0)
  })
})

test("of the last two admins who leave at once, one stays", async () => {
  const [one, two] = [await signedInTeam(app), await signedInTeam(app)]
  await query(app, "update users set role = 'member' where role = 'admin' and email not in ($1, $2)", [
    one.email,
    two.email
  ])
  await askFor(one)
  await askFor(two)
  await query(app, "update departures set due_at = $1", [app.clock.now()])
  await Promise.all([runDue(), runDue()])
  await runDue()
  expect((await accounts(one.email)) + (await accounts(two.email))).toBe(1)
  await query(app, "delete from departures")
})

describe("the deletion", () => {
  test("ends every way in, and the address is free for somebody new", async () => {
    const person = await signedIn(app)
    const { key } = await app.user({ email: person.email })
    const old = await accountOf(app, person.email)
    await leave(person)
    expect((await person.open("/account")).url).toContain("/sign-in")
    expect((await app.rest("GET", "/me", { key })).status).toBe(401)
    const anew = await signedIn(app, person.email)
    expect(await accountOf(app, anew.email)).not.toBe(old)
    expect((await waitingMails(app, person.email)).map(({ letter }) => letter.subject)).toContain(
      "Your account is deleted"
    )
  })

  test("leaves every count as what is left: votes, followers, ratings", async () => {
    const person = await signedIn(app)
    const by = await actor(person)
    await query(app, "update users set created_at = '2026-01-01', mailbox_proven_at = '2026-01-01' where id = $1", [
      by.userId
    ])
    const decided = await votable(app, "decided-week", { week: "2026-11-02" })
    const open = await votable(app, "open-week")
    await query(
      app,
      "insert into rollovers (week, began_at, launched, moved, closed_at) values ('2026-11-02', $1, 1, 0, $1)",
      [now]
    )
    for (const [n, { slug }] of [decided, open].entries()) {
      await cast(app, by, elsewhere(n), slug)
      await app.run(Effect.flatMap(Follows, (follows) => follows.follow(by, slug)))
      await app.run(
        Effect.flatMap(Reviews, (reviews) => reviews.submit(by, slug, { rating: 4, body: "It works well for us." }))
      )
    }
    await query(app, "update reviews set status = 'published' where user_id = $1", [by.userId])
    await query(app, "update listings set rating_sum = 4, rating_count = 1 where slug in ('decided-week', 'open-week')")
    const votesOf = (slug: string) => count("select votes from listings where slug = $1", [slug])
    expect([await votesOf("decided-week"), await votesOf("open-week")]).toEqual([1, 1])

    await leave(person)

    expect([await votesOf("decided-week"), await votesOf("open-week")]).toEqual([1, 0])
    expect(
      await query(
        app,
        `select l.slug, l.votes, l.followers, l.rating_sum, l.rating_count,
          (select count(*)::int from votes v where v.listing_id = l.id and v.weight > 0) as cast_votes,
          (select sum(a.votes)::int from launches a where a.listing_id = l.id) as launch_votes
        from listings l where l.slug in ('decided-week', 'open-week') order by l.slug`
      )
    ).toEqual([
      { slug: "decided-week", votes: 1, followers: 0, rating_sum: 0, rating_count: 0, cast_votes: 1, launch_votes: 1 },
      { slug: "open-week", votes: 0, followers: 0, rating_sum: 0, rating_count: 0, cast_votes: 0, launch_votes: 0 }
    ])
    // The vote that stays says nothing of who cast it, and no rule changes it any more.
    expect(
      await query(
        app,
        "select user_id, network, mailbox, decided_at is not null as final from votes where listing_id = $1",
        [decided.id]
      )
    ).toEqual([{ user_id: null, network: null, mailbox: null, final: true }])
    expect(
      await count("select count(*) from vote_events where launch_id = $1 and event = 'withdrawn' and user_id is null", [
        open.launchId
      ])
    ).toBe(1)
    expect(await count("select count(*) from reviews where listing_id in ($1, $2)", [decided.id, open.id])).toBe(0)
  })

  test("keeps listings on request: public, nobody's, unverified, without their address", async () => {
    const person = await signedIn(app)
    const owner = await accountOf(app, person.email)
    const { id, slug } = await caredListing(app, owner, {
      columns: { verified: true, contact_email: person.email.toUpperCase() }
    })
    const unpublished = await saveListing(app, { ownerId: owner, host: `unseen-${owner}.example` })
    await leave(person)
    const { status, body } = await app.rest("GET", `/listings/${slug}`)
    expect([status, body.name, body.verified]).toEqual([
      200,
      `Product of ${slug.replace(/-example$/, ".example")}`,
      false
    ])
    expect(await query(app, "select owner_id, contact_email from listings where id = $1", [id])).toEqual([
      { owner_id: null, contact_email: null }
    ])
    expect(await count("select count(*) from listings where id = $1", [unpublished])).toBe(0)
    expect((await stranger(app).open(`/products/${slug}`)).status).toBe(200)
  })

  test("removes listings on request: the page is gone, what it said is deleted, an award keeps its name", async () => {
    const person = await signedIn(app)
    const owner = await accountOf(app, person.email)
    const { id, slug } = await caredListing(app, owner, { columns: { description: "Tide alerts by text message." } })
    await query(
      app,
      "insert into awards (week, place, listing_id, votes, decided_at) values ('2026-11-09', 1, $1, 9, '2026-11-17')",
      [id]
    )
    await leave(person, { listings: "remove" })
    expect((await app.rest("GET", `/listings/${slug}`)).status).toBe(404)
    expect((await stranger(app).open(`/products/${slug}`)).status).toBe(404)
    expect(
      await query(app, "select status, owner_id, tagline, description, name from listings where id = $1", [id])
    ).toEqual([
      {
        status: "removed",
        owner_id: null,
        tagline: null,
        description: null,
        name: expect.stringContaining("Product of")
      }
    ])
    for (const table of ["media", "listing_versions", "listing_founders", "listing_images"])
      expect([table, await count(`select count(*) from ${table} where listing_id = $1`, [id])]).toEqual([table, 0])
    expect(await count("select count(*) from awards where listing_id = $1", [id])).toBe(1)
  })

  test("destroys nothing that a former owner may still object about", async () => {
    const person = await signedIn(app)
    const owner = await accountOf(app, person.email)
    const former = await app.user()
    const { id } = await caredListing(app, owner)
    const [claim] = await query<{ id: number }>(
      app,
      `insert into claims (listing_id, user_id, method, status, token, created_at, expires_at, verified_at)
       values ($1, $2, 'dns', 'verified', repeat('t', 43), $3, $3, $3) returning id`,
      [id, owner, now]
    )
    await query(
      app,
      "insert into claim_disputes (claim_id, former_owner_id, secret_hash, created_at, expires_at) values ($1, $2, $3, $4, '2026-12-18')",
      [claim?.id, former.id, Buffer.alloc(32, 7), now]
    )
    await leave(person, { listings: "remove" })
    expect(await query(app, "select status, owner_id, tagline from listings where id = $1", [id])).toEqual([
      { status: "live", owner_id: null, tagline: "Tide alerts for all" }
    ])
  })

  test("keeps paid orders with their invoices, of nobody, and gives up what was not paid", async () => {
    await openShop(app, { launch: 9900 })
    const person = await signedIn(app)
    const owner = await app.user({ email: person.email })
    const { id: listing } = await caredListing(app, owner.id, { columns: { ...columns.awaiting, plan: "free" } })
    const paid = await savePaidOrder(app, { test: true })
    const invoice = await issueInvoice(app, paid.id)
    await query(app, "update orders set user_id = $2 where id = $1", [paid.id, owner.id])
    const open = await orderOf(app, owner, [{ product: "launch", listing_id: listing }])
    await leave(person)
    expect(await accounts(person.email)).toBe(0)
    expect(
      await query(app, "select status, user_id, billing is not null as billed from orders where id = $1", [paid.id])
    ).toEqual([{ status: "paid", user_id: null, billed: true }])
    expect((await stranger(app).open(new URL(invoice).pathname)).status).toBe(200)
    expect(
      await query(app, "select status, user_id, billing, hint from orders where number = $1", [open.number])
    ).toEqual([{ status: "expired", user_id: null, billing: null, hint: {} }])
    expect((await stranger(app).open(`/checkout/${secretOf(open)}`)).status).toBe(200)
  })

  test("waits for a payment that may be under way", async () => {
    const shop = scriptedGateway()
    const selling = await testApp({ work: false, now, payments: shop.gateway })
    await openShop(selling, { launch: 9900 })
    const owner = await selling.user()
    const { id: listing } = await caredListing(selling, owner.id, { columns: { ...columns.awaiting, plan: "free" } })
    const order = await orderOf(selling, owner, [{ product: "launch", listing_id: listing }])
    await bill(selling, order)
    await begin(selling, order)
    const by = bySession({ id: 1, userId: owner.id }, "request")
    await selling.run(Effect.flatMap(Departures, ({ ask }) => ask(by, "keep")))
    await query(selling, "update departures set due_at = $1", [selling.clock.now()])
    // Nobody can tell whether it is being paid: their programs are shut out, and all else waits.
    shop.mode.fails = new PaymentFailure({ message: "away", retry: true })
    expect(await runDue(selling)).toEqual({ deleted: 0, due: 1 })
    expect((await selling.rest("GET", "/me", { key: owner.key })).status).toBe(401)
    expect(await accounts(owner.email, selling)).toBe(1)
    shop.mode.fails = null
    expect(await runDue(selling)).toEqual({ deleted: 1, due: 1 })
    expect(await query(selling, "select status, user_id from orders where number = $1", [order.number])).toEqual([
      { status: "expired", user_id: null }
    ])
    await selling.close()
  })

  test("takes their founder's picture and invitations, and leaves what a product says of its founders", async () => {
    const person = await signedIn(app)
    const id = await accountOf(app, person.email)
    const { id: listing } = await caredListing(app, null)
    await query(
      app,
      `update founders set user_id = $2, avatar_url = '/media/x.webp', country = 'NO'
       where id = (select founder_id from listing_founders where listing_id = $1)`,
      [listing, id]
    )
    const [alone] = await query<{ id: number }>(
      app,
      "insert into founders (slug, name) values ($1, 'Gone') returning id",
      [`gone-${id}`]
    )
    await app.run(Effect.flatMap(SignIn, (signIn) => signIn.linkFor(person.email)))
    await leave(person)
    expect(
      await query(
        app,
        `select f.name, f.user_id, f.avatar_url, f.country from founders f
         join listing_founders lf on lf.founder_id = f.id where lf.listing_id = $1`,
        [listing]
      )
    ).toEqual([{ name: "Ingrid Solberg", user_id: null, avatar_url: null, country: null }])
    // Of no account: not theirs to take.
    expect(await count("select count(*) from founders where id = $1", [alone?.id])).toBe(1)
    expect(await count("select count(*) from sign_in_links where email = $1", [person.email])).toBe(0)
  })

  test("leaves the log, which names no account, and nothing else with their address", async () => {
    const person = await signedIn(app)
    const id = await accountOf(app, person.email)
    // As the site team's page writes it.
    await query(
      app,
      "insert into audit_log (at, credential, operation, target, request_id) values ($1, 'session:1', 'role_set', $2, 'r')",
      [now, person.email]
    )
    await leave(person)
    expect(await count("select count(*) from audit_log where target = $1", [`account ${id}`])).toBe(1)
    expect(
      await query(
        app,
        "select user_id, credential from audit_log where operation = 'account_deleted' and target = $1",
        [String(id)]
      )
    ).toEqual([{ user_id: null, credential: "departure" }])
    const tables = await query<{ table_name: string; column_name: string }>(
      app,
      `select c.table_name, c.column_name from information_schema.columns c
       join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'ARRAY')`
    )
    const found: Array<string> = []
    for (const { table_name, column_name } of tables)
      if (
        (await count(`select count(*) from "${table_name}" where "${column_name}"::text ilike $1`, [
          `%${person.email}%`
        ])) > 0
      )
        found.push(`${table_name}.${column_name}`)
    expect(found).toEqual([])
  })

  test("of two runs at once one does it, and one that fails keeps none of the others", async () => {
    const [stuck, goes] = [await signedIn(app), await signedIn(app)]
    await askFor(stuck)
    await askFor(goes)
    const id = await accountOf(app, stuck.email)
    await query(app, "create table pins (user_id int references users)")
    await query(app, "insert into pins values ($1)", [id])
    await query(app, "update departures set due_at = $1", [app.clock.now()])
    await Promise.all([runDue(), runDue()])
    expect([await accounts(stuck.email), await accounts(goes.email)]).toEqual([1, 0])
    // Nothing of what failed stands: the mail and the log are of the transaction.
    expect((await waitingMails(app, stuck.email)).map(({ letter }) => letter.subject)).not.toContain(
      "Your account is deleted"
    )
    expect(
      (await waitingMails(app, goes.email)).filter(({ letter }) => letter.subject === "Your account is deleted")
    ).toHaveLength(1)
    await query(app, "drop table pins")
    await runDue()
    expect(await accounts(stuck.email)).toBe(0)
  })

  test("is finished by the next process where one was killed in its midst", async () => {
    const database = await lastingDatabase()
    const first = await testApp({ ...database.options, work: false, now })
    const person = await signedIn(first)
    await person.submit(await person.open("/account/settings"), "/account/settings/delete", { confirm: person.email })
    await query(first, "update departures set due_at = $1", [now])
    // As far as a process comes that is killed between its transactions: the ways in are closed, nothing is deleted.
    await query(first, "delete from sessions where user_id = $1", [await accountOf(first, person.email)])
    await first.close()
    const second = await testApp({ ...database.options, work: false, now })
    await runDue(second)
    expect(await accounts(person.email, second)).toBe(0)
    await second.close()
    await database.drop()
  }, 60_000)
})

test("what hangs on an account is known: what goes with it, and what is freed of it", async () => {
  const rows = await query<{ tab: string; rule: string }>(
    app,
    `select conrelid::regclass::text || '.' || (
        select attname from pg_attribute a where a.attrelid = conrelid and a.attnum = conkey[1]) as tab, confdeltype::text as rule
     from pg_constraint where contype = 'f' and confrelid = 'users'::regclass order by 1`
  )
  const by = (rule: string) => rows.filter((row) => row.rule === rule).map(({ tab }) => tab)
  expect(by("n").toSorted()).toEqual([
    "audit_log.user_id",
    "draft_invites.accepted_by",
    "founders.user_id",
    "listing_versions.user_id",
    "listings.owner_id",
    "orders.user_id",
    "vote_events.user_id",
    "votes.user_id"
  ])
  // Anything else goes by itself; what would keep an account from being deleted is a mistake.
  expect(rows.filter(({ rule }) => rule !== "n" && rule !== "c")).toEqual([])
})

test("no checkout can be begun by who is gone", async () => {
  const person = await signedIn(app)
  const id = await accountOf(app, person.email)
  await leave(person)
  expect(
    (await app.run(Effect.flatMap(Checkout, ({ ownOrders }) => ownOrders(id, { page: 1, per_page: 5 })))).total
  ).toBe(0)
})
