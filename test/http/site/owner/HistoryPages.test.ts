/** The history of a listing on the site: read by its owner, drawn, and gone back to. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { load } from "cheerio"
import { type TestApp, testApp } from "../../../support/App.ts"
import { accountOf, caredListing } from "../../../support/CaredListing.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedIn, stranger } from "../../../support/Person.ts"
import { query } from "../../../support/SavedListing.ts"

let app: TestApp
let owner: Person
let ownerId: number
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
  await app.user({ email: "team@launchbook.test", admin: true })
  owner = await signedIn(app)
  ownerId = await accountOf(app, owner.email)
}, 60_000)
afterAll(() => app.close())

const textOf = (html: string) => load(html)("main").text().replace(/\s+/g, " ")
const restoreAddress = (id: number, version: number) => `/account/listings/${id}/history/${version}/restore`
const tagline = async (slug: string) => (await app.rest("GET", `/listings/${slug}`)).body.tagline

test("the versions are listed, the newest first, with who made them and what they changed", async () => {
  const { id } = await caredListing(app, ownerId)
  const seen = await owner.open(`/account/listings/${id}/history`)
  const rows = load(seen.text)("ol.versions > li")
    .get()
    .map((row) => load(row).text().replace(/\s+/g, " ").trim())
  expect(rows).toEqual([
    "Version 3Tagline, Featuresjust now, by you",
    "Version 2Taglinejust now, by you",
    "Version 1as it was first saved"
  ])
})

test("who had the listing before is not told by name", async () => {
  const former = await app.user()
  const { id } = await caredListing(app, former.id)
  await query(app, "update listings set owner_id = $2 where id = $1", [id, ownerId])
  for (const path of ["", "/2", "/3"]) {
    const { text } = await owner.open(`/account/listings/${id}/history${path}`)
    expect(text).toContain("somebody else")
    expect(text).not.toContain(former.email)
  }
})

test("a long history comes in pages", async () => {
  const { id } = await caredListing(app, ownerId, { columns: { version: 45 } })
  await query(
    app,
    `insert into listing_versions (listing_id, version, at, changes)
     select $1, n, now(), '{"tagline":{"before":"a","after":"b"}}' from generate_series(4, 45) n`,
    [id]
  )
  const versions = async (page: string) =>
    load((await owner.open(`/account/listings/${id}/history?page=${page}`)).text)("ol.versions > li > a")
      .get()
      .map((link) => Number(load(link).text().replace("Version ", "")))
  const all = [...(await versions("1")), ...(await versions("2")), ...(await versions("3"))]
  expect(all).toEqual(Array.from({ length: 45 }, (_, at) => 45 - at))
  expect(await versions("4")).toEqual([])
})

test("a version is drawn with what went and what came, and restored after a look at what would change", async () => {
  const { id, slug } = await caredListing(app, ownerId)
  const version = await owner.open(`/account/listings/${id}/history/2`)
  const $ = load(version.text)
  expect([$(".diff del").text(), $(".diff ins").text()]).toEqual(["Does one thing", "Tide alerts"])

  const look = await owner.open(restoreAddress(id, 1))
  const would = load(look.text)
  expect(would(".diff del").text()).toBe("Tide alerts for all")
  expect(
    would(".diff ins")
      .get()
      .map((line) => load(line).text())
  ).toEqual(["Does one thing", "Texts", "Maps"])

  const done = await owner.submit(look, restoreAddress(id, 1))
  expect([done.status, done.url]).toEqual([200, `${app.origin}/account/listings/${id}/history`])
  expect(textOf(done.text)).toContain("Version 4Tagline, Featuresjust now, by you")
  const listing = (await app.rest("GET", `/listings/${slug}`)).body
  expect([listing.tagline, listing.features]).toEqual(["Does one thing", ["Texts", "Maps"]])
  // As of every edit: who did it, and that the site team is told.
  expect(await query(app, "select user_id, operation from audit_log where target = $1", [`${slug} 1`])).toEqual([
    { user_id: ownerId, operation: "listing_restored" }
  ])
  expect(
    await query(app, "select 1 from pgboss.job where name = 'report-edits' and data->>'listing_id' = $1", [`${id}`])
  ).toHaveLength(1)
  expect(textOf((await owner.open(restoreAddress(id, 1))).text)).toContain("There is nothing to restore.")
})

test("whoever looked before somebody else's edit is told, and nothing is done", async () => {
  const { id, slug } = await caredListing(app, ownerId)
  const look = await owner.open(restoreAddress(id, 1))
  await query(app, "update listings set version = version + 1, tagline = 'Edited meanwhile' where id = $1", [id])
  await query(
    app,
    `insert into listing_versions (listing_id, version, at, changes)
     values ($1, 4, now(), '{"tagline":{"before":"Tide alerts for all","after":"Edited meanwhile"}}')`,
    [id]
  )
  const told = await owner.submit(look, restoreAddress(id, 1))
  expect(told.status).toBe(400)
  expect(textOf(told.text)).toContain("The listing was edited meanwhile: it is at version 4 now.")
  // The answer shows what would change by now, and its form is good.
  expect(load(told.text)(".diff del").text()).toBe("Edited meanwhile")
  expect(await tagline(slug)).toBe("Edited meanwhile")
  expect((await owner.submit(told, restoreAddress(id, 1))).status).toBe(200)
  expect(await tagline(slug)).toBe("Does one thing")
})

test("of two who restore at once one is told", async () => {
  const { id } = await caredListing(app, ownerId)
  const look = await owner.open(restoreAddress(id, 1))
  const both = await Promise.all([
    owner.submit(look, restoreAddress(id, 1)),
    owner.submit(look, restoreAddress(id, 1)),
    owner.submit(look, restoreAddress(id, 1))
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  expect(await query(app, "select version from listings where id = $1", [id])).toEqual([{ version: 4 }])
})

test("whatever was written is text in a history", async () => {
  const { id } = await caredListing(app, ownerId, { name: `<img src=x onerror="alert(1)">` })
  const payloads = [
    "<script>alert(1)</script>",
    `"><svg onload=alert(1)>`,
    "</del></p></main><iframe src=//evil.test>",
    "javascript:alert(1)"
  ]
  await query(app, "update listings set version = 4 where id = $1", [id])
  await query(app, "insert into listing_versions (listing_id, version, at, changes) values ($1, 4, now(), $2::jsonb)", [
    id,
    JSON.stringify({
      description: { before: payloads[0], after: payloads.slice(0, 4).join("\n") },
      [payloads[1] ?? ""]: { before: null, after: payloads[2] },
      media: { before: [], after: [{ kind: "video", url: "javascript:alert(1)", alt: payloads[1] }] },
      faqs: { before: [{ question: payloads[2], answer: payloads[0] }], after: [] }
    })
  ])
  for (const path of ["", "/history", "/history/4", "/history/1/restore", "/media", "/alternatives", "/founders"]) {
    const seen = await owner.open(`/account/listings/${id}${path}`)
    expect([path, seen.status]).toEqual([path, 200])
    const $ = load(seen.text)
    expect([path, $("script, iframe, svg, main img").length]).toEqual([path, 0])
    expect($("[onload], [onerror]").length).toBe(0)
    expect($("main a[href^=javascript]").length).toBe(0)
    expect($("main").length).toBe(1)
  }
})

test("a listing of somebody else is not there, whatever is asked of it", async () => {
  const { id, slug } = await caredListing(app, ownerId)
  const other = await signedIn(app)
  const parts = ["", "/history", "/history/2", "/history/1/restore", "/alternatives", "/media", "/founders"]
  for (const path of parts)
    expect([path, (await other.open(`/account/listings/${id}${path}`)).status]).toEqual([path, 404])
  const csrf = other.fieldsOf(await other.open("/account"), "/sign-out", {}).get("csrf") ?? ""
  const answer = await other.post(restoreAddress(id, 1), new URLSearchParams({ csrf, seen: "3" }))
  expect(answer.status).toBe(404)
  expect(await tagline(slug)).toBe("Tide alerts for all")
  for (const path of parts)
    expect((await stranger(app).open(`/account/listings/${id}${path}`)).url).toStartWith(`${app.origin}/sign-in`)
})

test("what is no number, no version or no listing is not there", async () => {
  const { id } = await caredListing(app, ownerId)
  for (const path of [
    "/account/listings/0",
    "/account/listings/x",
    "/account/listings/1e3",
    "/account/listings/99999999999",
    `/account/listings/${id}/history/4`,
    `/account/listings/${id}/history/0`,
    `/account/listings/${id}/history/-1`,
    `/account/listings/${id}/history/9/restore`
  ])
    expect([path, (await owner.open(path)).status]).toEqual([path, 404])
})

test("a removed listing is read and not restored", async () => {
  const { id } = await caredListing(app, ownerId)
  const look = await owner.open(restoreAddress(id, 1))
  await query(app, "update listings set status = 'removed' where id = $1", [id])
  const told = await owner.submit(look, restoreAddress(id, 1))
  expect(told.status).toBe(400)
  expect(textOf(told.text)).toContain("removed by the site team and cannot be changed")
  const now = await owner.open(restoreAddress(id, 1))
  expect([now.status, load(now.text)(`form[action="${restoreAddress(id, 1)}"]`).length]).toEqual([200, 0])
})

test("the list shows each of somebody's listings and how it stands", async () => {
  const person = await signedIn(app)
  expect(textOf((await person.open("/account/listings")).text)).toContain("You have listed nothing yet.")
  const me = await accountOf(app, person.email)
  const waiting = { status: "awaiting_badge", plan: "free", badge_result: "not_found", launched_at: null }
  await caredListing(app, me, { name: "Waits", columns: waiting })
  await caredListing(app, me, { name: "Lives" })
  const rows = load((await person.open("/account/listings")).text)("ul.standing li")
    .get()
    .map((row) => {
      const $ = load(row)
      const words = ["h2", "p.small", "a.button"].map((part) => $(part).text().replace(/\s+/g, " ").trim())
      return [...words, $("a.button").attr("href")?.split("/").at(-1)]
    })
  expect(rows).toEqual([
    ["Lives Live", "Paid plan · week of 2026-11-09 · 0 votes", "Post an update: Lives", "updates"],
    ["Waits Waits for its badge", "Free plan · week of 2026-11-09 · badge missing", "Get the badge: Waits", "badge"]
  ])
})
