/** Every edit of a listing that anyone sees or has seen is told to the site team, together with those near it, once. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { EditReports } from "../../../src/services/listing/EditReports.ts"
import { lastingDatabase, onPostgres, type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { columns, query, saveListing, slugOf, waitingMails } from "../../support/SavedListing.ts"
import { draftsOf, harbourSite } from "../drafts/editing/Harbour.ts"
import type { Telling } from "./Telling.ts"

let app: TestApp
let owner: { readonly id: number; readonly email: string; readonly key: string }
const team = ["first@launchbook.test", "second@launchbook.test"]
const sites = Array.from({ length: 4 }, (_, n) => `harbour-${n}.example`)
beforeAll(async () => {
  app = await testApp({
    work: false,
    now: "2026-11-18T12:00:00Z",
    internet: Object.fromEntries(sites.map((host) => [host, harbourSite("Tidewatch")]))
  })
  await raiseLimits(app)
  for (const email of team) await app.user({ email, admin: true })
  owner = await app.user()
}, 60_000)
afterAll(() => app.close())
beforeEach(async () => {
  await query(app, "delete from pgboss.job")
  app.clock.set("2026-11-18T12:00:00Z")
})

let hosts = 0
const saved = async (more: Readonly<Record<string, unknown>>) => {
  const host = `edited-${++hosts}.example`
  return { slug: slugOf(host), id: await saveListing(app, { ownerId: owner.id, host, columns: more }) }
}
const call = async (method: string, path: string, body?: unknown) => {
  const reply = await app.rest(method, path, { key: owner.key, ...(body === undefined ? {} : { body }) })
  expect([method, path, reply.status < 300 ? "" : reply.text]).toEqual([method, path, ""])
  return reply.body
}
const edit = (id: number, fields: object) => call("PATCH", `/me/listings/${id}`, { fields })
const tell = (listing_id: number) => app.run(Effect.flatMap(EditReports, (reports) => reports.tell({ listing_id })))
/** The reports that wait to be made, by the listing they are of, and in how many seconds. */
const queued = () =>
  query<{ listing: number; seconds: number; singleton_key: string }>(
    app,
    `select (data->>'listing_id')::int as listing, round(extract(epoch from start_after - created_on))::int as seconds,
       singleton_key
     from pgboss.job where name = 'report-edits' and state = 'created' order by created_on`
  )
const reported = async () => {
  const [first, second] = await Promise.all(team.map((email) => waitingMails(app, email)))
  expect(second?.map(({ text }) => text)).toEqual(first?.map(({ text }) => text) ?? [])
  return first ?? []
}
const versionOf = async (id: number) => (await call("GET", `/me/listings/${id}`)).version

describe("a report", () => {
  test("tells the edits of ten minutes together, before and after, and each edit once", async () => {
    const { id, slug } = await saved({ ...columns.live, description: "One.\n\nTwo.\n\nThree.\n\nFour." })
    await edit(id, { tagline: "Does two things", description: "One.\n\nTwo.\n\nThree and a half.\n\nFour." })
    app.clock.advance({ minutes: 9 })
    await edit(id, { tagline: "Does three things", city: "Bergen" })
    expect(await queued()).toEqual([{ listing: id, seconds: 600, singleton_key: String(id) }])
    expect(await reported()).toEqual([])
    await tell(id)
    const [mail, ...others] = await reported()
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Product of edited-${hosts}.example was edited`)
    expect(mail?.text).toBe(
      `What changed, version by version, and then all of it field by field:

- Version 2, 2026-11-18 12:00 UTC, by ${owner.email}: tagline, description
- Version 3, 2026-11-18 12:09 UTC, by ${owner.email}: city, tagline

tagline
- Does one thing
+ Does three things

description
  One.
  Two.
- Three.
+ Three and a half.
  Four.

city
+ Bergen

See the page:
https://launchbook.test/products/${slug}

All versions:

launchbook listing history ${slug}

As it was before these:

launchbook listing restore ${slug} 1
`
    )
    await tell(id)
    expect(await reported()).toHaveLength(1)

    await edit(id, { city: null })
    expect(await queued()).toHaveLength(2)
    await tell(id)
    expect((await reported())[1]?.text).toContain("city\n- Bergen\n")
  })

  test("is queued anew where the last one never came", async () => {
    const { id } = await saved(columns.live)
    await edit(id, { city: "Bergen" })
    await query(app, "delete from pgboss.job where name = 'report-edits'")
    app.clock.advance({ minutes: 9 })
    await edit(id, { city: "Oslo" })
    expect(await queued()).toHaveLength(0)
    app.clock.advance({ minutes: 2 })
    await edit(id, { city: "Tromsø" })
    expect(await queued()).toHaveLength(0)
    app.clock.advance({ minutes: 11 })
    await edit(id, { city: "Narvik" })
    expect(await queued()).toHaveLength(1)
    await tell(id)
    expect((await reported())[0]?.text).toContain("Version 2, ")
  })

  test("goes to nobody where there is nobody, and is done with", async () => {
    await query(app, "update users set role = 'member' where email = any($1)", [team])
    const { id } = await saved(columns.live)
    await edit(id, { city: "Bergen" })
    await tell(id)
    await query(app, "update users set role = 'admin' where email = any($1)", [team])
    await tell(id)
    expect(await reported()).toEqual([])
  })

  test.skipIf(!onPostgres)("is sent once by two at the same time", async () => {
    const { id } = await saved(columns.live)
    await edit(id, { city: "Bergen" })
    await Promise.all([tell(id), tell(id), tell(id)])
    expect(await reported()).toHaveLength(1)
  })
})

describe("is told of", () => {
  const isTold = async (id: number, made: () => Promise<unknown>) => {
    const before = await versionOf(id)
    await made()
    expect(await versionOf(id)).toBe(before + 1)
    const jobs = await queued()
    await tell(id)
    expect(await reported()).toHaveLength(jobs.length)
    return (await reported()).at(-1)?.text
  }

  test.each([
    ["live", columns.live, true],
    ["scheduled", columns.scheduled, true],
    ["paused", columns.paused, true],
    ["one that was scheduled and lost its badge", { ...columns.awaiting, badge_missing_since: "2026-11-01" }, true],
    ["one that waits for its first badge", columns.awaiting, false],
    ["a draft", {}, false]
  ] as const)("an edit of a listing: %s", async (_, state, told) => {
    const { id } = await saved(state)
    expect((await isTold(id, () => edit(id, { city: "Bergen" }))) !== undefined).toBe(told)
  })

  test("the story and milestones, where the public sees them", async () => {
    const [hidden, shown] = [
      await saved(columns.live),
      await saved({ ...columns.live, plan: "paid", unlocked_sections: ["story"] })
    ]
    const story = (id: number) => () =>
      call("PUT", `/me/listings/${id}/story`, { title: "A cellar", story: "Wet.\nDeep." })
    expect(await isTold(hidden.id, story(hidden.id))).toBeUndefined()
    expect(await isTold(shown.id, story(shown.id))).toContain("story\n+ title: A cellar\n+ story: Wet.\n+   Deep.\n")

    await query(app, "delete from pgboss.job")
    const milestone = { date: "2026-03-02", title: "First harbour" }
    expect(
      await isTold(hidden.id, () => call("POST", `/me/listings/${hidden.id}/milestones`, milestone))
    ).toBeUndefined()
    const add = () => call("POST", `/me/listings/${shown.id}/milestones`, milestone)
    expect(await isTold(shown.id, add)).toContain("milestones\n+ date: 2026-03-02\n+ title: First harbour\n")
    const [one] = (await call("GET", `/me/listings/${shown.id}`)).milestones
    const remove = () => call("DELETE", `/me/listings/${shown.id}/milestones/${one.id}`)
    expect(await isTold(shown.id, remove)).toContain("milestones\n- date: 2026-03-02\n- title: First harbour\n")
    // What was seen by nobody then is not told later either.
    await edit(hidden.id, { city: "Bergen" })
    await tell(hidden.id)
    expect((await reported()).at(-1)?.text).not.toContain("First harbour")
  })

  test("the same story again is no edit", async () => {
    const { id } = await saved({ ...columns.live, unlocked_sections: ["story"] })
    await call("PUT", `/me/listings/${id}/story`, { title: "A cellar" })
    await call("PUT", `/me/listings/${id}/story`, { title: " A cellar " })
    expect(await versionOf(id)).toBe(2)
  })

  test("edits through the draft, and its next submission", async () => {
    const drafts = draftsOf(app)
    const [category] = await drafts.categories()
    const { id } = await call("POST", "/drafts", { url: `https://${sites[0]}` })
    const fields = {
      name: "Tidewatch",
      tagline: "Tide alerts",
      description: "Texts harbour masters.",
      categories: [category]
    }
    await call("PATCH", `/drafts/${id}`, { fields })
    await query(app, "update drafts set status = 'ready' where id = $1", [id])
    const { listing_id } = await call("POST", `/drafts/${id}/submit`)
    await tell(listing_id)
    expect(await reported()).toEqual([])
    await query(
      app,
      "update listings set status = 'live', plan = 'free', launch_week = '2026-11-16', launched_at = '2026-11-16' where id = $1",
      [listing_id]
    )
    const change = () => call("PATCH", `/drafts/${id}`, { fields: { tagline: "Tide alerts for all" } })
    const text = await isTold(listing_id, change)
    expect(text).toContain("tagline\n- Tide alerts\n+ Tide alerts for all\n")
    // What its first version said was seen by nobody before it was live.
    expect(text).not.toContain("Texts harbour masters.")

    const again = await call("POST", "/drafts", { url: `https://${sites[0]}` })
    await call("PATCH", `/drafts/${again.id}`, { fields: { ...fields, name: "Tidewatch Two" } })
    await query(app, "update drafts set status = 'ready' where id = $1", [again.id])
    expect(await isTold(listing_id, () => call("POST", `/drafts/${again.id}/submit`))).toContain(
      "name\n- Tidewatch\n+ Tidewatch Two\n"
    )
  })
})

test("kill -9 while it is told: it is told once, by whoever comes next", async () => {
  const { options, drop } = await lastingDatabase()
  const before = await testApp({ ...options, work: false })
  await before.user({ email: team[0] ?? "", admin: true })
  const { id: ownerId, key } = await before.user()
  const listing_id = await saveListing(before, { ownerId, host: "killed.example", columns: columns.live })
  await before.rest("PATCH", `/me/listings/${listing_id}`, { key, body: { fields: { city: "Bergen" } } })
  await before.close()

  const telling: Telling = { options, listing_id }
  const child = Bun.spawn([process.execPath, `${import.meta.dir}/Telling.ts`, JSON.stringify(telling)], {
    stdout: "pipe"
  })
  const { value } = await child.stdout.getReader().read()
  expect(new TextDecoder().decode(value)).toBe("told\n")
  child.kill("SIGKILL")
  await child.exited

  const after = await testApp({ ...options, work: false })
  const again = () => after.run(Effect.flatMap(EditReports, (reports) => reports.tell({ listing_id })))
  expect(await waitingMails(after, team[0] ?? "")).toHaveLength(0)
  await again()
  await again()
  expect(await waitingMails(after, team[0] ?? "")).toHaveLength(1)
  await after.close()
  await drop()
}, 60_000)
