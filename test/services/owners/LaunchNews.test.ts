/** Launch day and awards by mail: from the rollover through the events to the queue, each mail once. */
import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { Effect } from "effect"
import { Rollover } from "../../../src/services/launches/Rollover.ts"
import { News } from "../../../src/services/owners/News.ts"
import { MailChoices } from "../../../src/services/people/MailChoices.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { clearListings, query, saveLaunch, saveListing, waitingMails } from "../../support/SavedListing.ts"

let app: TestApp
let owner: { readonly id: number; readonly email: string }
const week = "2026-12-28"
beforeAll(async () => {
  app = await testApp({ work: false })
})
afterAll(() => app.close())
beforeEach(async () => {
  await clearListings(app)
  await query(app, "delete from events")
  app.clock.set("2026-12-28T00:00:30Z")
  owner = await app.user()
})

let hosts = 0
const scheduled = async (columns: Readonly<Record<string, unknown>> = {}) => {
  const host = `news-${++hosts}.example`
  const id = await saveListing(app, {
    ownerId: owner.id,
    host,
    columns: { status: "scheduled", plan: "free", launch_week: week, badge_result: "found", ...columns }
  })
  return { id, host, launch: await saveLaunch(app, { listingId: id, week }) }
}
const rollover = () => app.run(Effect.flatMap(Rollover, (all) => all.run()))
const tellEvents = () => app.run(Effect.flatMap(News, (news) => news.tell))
const queued = () =>
  query<{ data: { readonly listing_id: number; readonly week: string } }>(
    app,
    "select data from pgboss.job where name = 'tell-launch'"
  )
/** The jobs that wait, as a worker runs them. */
const tellFollowers = async () => {
  for (const { data } of await queued()) await app.run(Effect.flatMap(News, (news) => news.tellFollowers(data)))
}
const follow = async (listingId: number) => {
  const follower = await app.user()
  await query(app, "insert into followers (user_id, listing_id, at) values ($1, $2, $3)", [
    follower.id,
    listingId,
    app.clock.now()
  ])
  return follower
}
const subjects = async (email: string) => (await waitingMails(app, email)).map(({ subject }) => subject)

test("the owner is told on the day, once however often all of it runs, with the page, the end of its week and the address to share", async () => {
  const { host } = await scheduled()
  for (let again = 0; again < 3; again++) {
    await rollover()
    await Promise.all([tellEvents(), tellEvents()])
  }
  const [mail, ...others] = await waitingMails(app, owner.email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Product of ${host} is live today`)
  const page = `${app.origin}/products/${host.replaceAll(".", "-")}`
  expect(mail?.text.split(page)).toHaveLength(3)
  expect(mail?.text).toContain("until the end of 2027-01-03")
  expect(mail?.text).toContain(`${app.origin}/how-ranking-works`)
  expect(mail?.letter.unsubscribe_url).toBeNull()
})

test("who followed it before is told once, save who ended such mails and the owner; the link ends them", async () => {
  const { id, host } = await scheduled({ tagline: "Visit evil.example\nnow" })
  const [told, ended] = [await follow(id), await follow(id)]
  await query(app, "insert into followers (user_id, listing_id, at) values ($1, $2, $3)", [
    owner.id,
    id,
    app.clock.now()
  ])
  await query(app, "insert into ended_mails (user_id, kind, ended_at) values ($1, 'launches', $2)", [
    ended.id,
    app.clock.now()
  ])
  await rollover()
  await tellEvents()
  // A worker that was cut off begins anew, and another may be at it.
  for (let again = 0; again < 2; again++) await Promise.all([tellFollowers(), tellFollowers()])
  expect(await subjects(ended.email)).toEqual([])
  expect(await subjects(owner.email)).toEqual([`Product of ${host} is live today`])
  const [mail, ...others] = await waitingMails(app, told.email)
  expect(others).toEqual([])
  expect(mail?.text).toContain("> Visit evil[.]example now\n")
  expect(mail?.text).not.toContain("evil.example")
  const url = mail?.letter.unsubscribe_url ?? ""
  expect(mail?.text).toContain(`Unsubscribe: ${url}\n`)
  const choice = await app.run(Effect.flatMap(MailChoices, ({ look }) => look(url.split("/").at(-1) ?? "")))
  expect(choice).toEqual({ kind: "launches", email: told.email, ended: false })
})

test("hundreds of followers are told page by page, each once, also where a page was cut off", async () => {
  const { id } = await scheduled()
  await query(
    app,
    `with made as (insert into users (email, created_at)
       select 'many-' || n || '@people.test', '2026-01-01'::timestamptz from generate_series(1, 450) n returning id)
     insert into followers (user_id, listing_id, at) select id, $1, '2026-01-01'::timestamptz from made`,
    [id]
  )
  await rollover()
  await tellEvents()
  await tellFollowers()
  const [counts] = await query<{ all: number; people: number }>(
    app,
    `select count(*)::int as all, count(distinct data->>'to')::int as people from pgboss.job
     where name = 'mail' and data->>'to' like 'many-%'`
  )
  expect(counts).toEqual({ all: 450, people: 450 })
  expect(await query(app, "select * from launch_news")).toEqual([])
})

test("a launch again is the owner's news alone", async () => {
  const { id, host } = await scheduled()
  await saveLaunch(app, { listingId: id, week: "2026-06-01", wentLiveAt: "2026-06-01T00:00:00Z" })
  const follower = await follow(id)
  await rollover()
  await tellEvents()
  expect(await queued()).toEqual([])
  expect(await subjects(owner.email)).toEqual([`Product of ${host} is launched again today`])
  expect(await subjects(follower.email)).toEqual([])
})

test("of what is taken off meanwhile nobody is told", async () => {
  const { id } = await scheduled()
  const follower = await follow(id)
  await rollover()
  await tellEvents()
  await query(app, "update listings set status = 'removed' where id = $1", [id])
  await tellFollowers()
  expect(await subjects(follower.email)).toEqual([])
})

test("the owner of a launch that won is told its place, its votes and the badge that says so, once", async () => {
  const { id, launch, host } = await scheduled()
  await rollover()
  for (let n = 0; n < 2; n++) {
    const { id: voter } = await app.user()
    await query(
      app,
      "insert into votes (user_id, launch_id, listing_id, weight, at) values ($1, $2, $3, 1, '2026-12-29T00:00:00Z')",
      [voter, launch, id]
    )
  }
  app.clock.set("2027-01-05T01:00:00Z")
  for (let again = 0; again < 2; again++) {
    await rollover()
    await tellEvents()
  }
  const awards = (await waitingMails(app, owner.email)).filter(({ subject }) => subject.includes("#"))
  expect(awards.map(({ subject }) => subject)).toEqual([`Product of ${host} is Launch of the Week #1`])
  expect(awards[0]?.text).toContain("Place: #1\nVotes: 2\nWeek: 2026-12-28\n")
  const slug = host.replaceAll(".", "-")
  const badges = (await app.rest("GET", `/listings/${slug}/badges`)).body.items
  const badge = badges.find(({ kind }: { kind: string }) => kind === "launch_of_the_week")
  expect(awards[0]?.text).toContain(badge.html)
  expect(await query(app, "select place from awards where listing_id = $1", [id])).toEqual([{ place: 1 }])
})
