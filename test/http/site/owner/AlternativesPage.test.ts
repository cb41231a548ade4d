/** Alternatives: approved by their owner, shown first, passed over while they are away. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { load } from "cheerio"
import { Effect } from "effect"
import { Changes } from "../../../../src/services/store/Changes.ts"
import { type TestApp, testApp } from "../../../support/App.ts"
import { accountOf, caredListing } from "../../../support/CaredListing.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedIn } from "../../../support/Person.ts"
import { query } from "../../../support/SavedListing.ts"

let app: TestApp
let owner: Person
let ownerId: number
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
  owner = await signedIn(app)
  ownerId = await accountOf(app, owner.email)
}, 60_000)
afterAll(() => app.close())

const page = (id: number) => `/account/listings/${id}/alternatives`
const textOf = (html: string) => load(html)("main").text().replace(/\s+/g, " ")
const shown = async (slug: string): Promise<ReadonlyArray<string>> =>
  (await app.rest("GET", `/listings/${slug}/alternatives`)).body.items
    .filter(({ approved }: { approved: boolean }) => approved)
    .map((item: { slug: string }) => item.slug)

const send = async (id: number, action: "approve" | "change", fields: Readonly<Record<string, string>>, as = owner) => {
  const csrf = as.fieldsOf(await as.open("/account"), "/sign-out", {}).get("csrf") ?? ""
  return as.post(`${page(id)}/${action}`, new URLSearchParams({ csrf, ...fields }))
}
const approve = (id: number, listing: string) => send(id, "approve", { listing })

test("another listing is found by its words or its address, approved, and comes first", async () => {
  const own = await caredListing(app, ownerId, { name: "Own harbour" })
  const words = await caredListing(app, null, { name: "Lighthouse Keeper" })
  const address = await caredListing(app, null, { host: "buoys-and-bells.example", name: "Bells" })
  await approve(own.id, words.slug)
  expect(await shown(own.slug)).toEqual([words.slug])

  for (const q of ["Bells", "buoys-and-bells.example", "https://www.buoys-and-bells.example/", address.slug]) {
    const found = await owner.open(`${page(own.id)}?q=${encodeURIComponent(q)}`)
    const names = load(found.text)("form[action$='/approve'] input[name=listing]")
      .get()
      .map((input) => load(input)("input").attr("value"))
    expect([q, names[0]]).toEqual([q, address.slug])
    // Neither itself nor what is approved is offered.
    expect([q, names.includes(own.slug), names.includes(words.slug)]).toEqual([q, false, false])
  }
  await owner.submit(await owner.open(`${page(own.id)}?q=Bells`), `${page(own.id)}/approve`)
  expect(await shown(own.slug)).toEqual([words.slug, address.slug])
  expect(
    await query(
      app,
      "select version, changes from listing_versions where listing_id = $1 and version > 3 order by version",
      [own.id]
    )
  ).toEqual([
    { version: 4, changes: { alternatives: { before: [], after: [words.slug] } } },
    { version: 5, changes: { alternatives: { before: [words.slug], after: [words.slug, address.slug] } } }
  ])
})

test("they keep the order their owner gives them, and go when they are removed; a version brings them back", async () => {
  const own = await caredListing(app, ownerId)
  const others = [await caredListing(app, null), await caredListing(app, null), await caredListing(app, null)]
  const [a = "", b = "", c = ""] = others.map(({ slug }) => slug)
  for (const slug of [a, b, c]) await approve(own.id, slug)
  await send(own.id, "change", { listing: c, do: "up" })
  await send(own.id, "change", { listing: a, do: "down" })
  expect(await shown(own.slug)).toEqual([c, a, b])
  await send(own.id, "change", { listing: a, do: "remove" })
  expect(await shown(own.slug)).toEqual([c, b])
  const restore = `/account/listings/${own.id}/history/6/restore`
  await owner.submit(await owner.open(restore), restore)
  expect(await shown(own.slug)).toEqual([a, b, c])
  // One approved twice is there once, and makes no version.
  const before = await query(app, "select version from listings where id = $1", [own.id])
  expect((await approve(own.id, a)).status).toBe(200)
  expect([await shown(own.slug), await query(app, "select version from listings where id = $1", [own.id])]).toEqual([
    [a, b, c],
    before
  ])
})

test("one that goes away is passed over, and shown again when it is back", async () => {
  const own = await caredListing(app, ownerId)
  const [first, second] = [await caredListing(app, null, { name: "Away" }), await caredListing(app, null)]
  await approve(own.id, first.slug)
  await approve(own.id, second.slug)
  const put = (status: string) => query(app, "update listings set status = $2 where id = $1", [first.id, status])
  const others = async () => {
    // Whoever pauses a listing says so.
    await app.run(Effect.flatMap(Changes, (changes) => changes.transaction(changes.touch("listings"))))
    return shown(own.slug)
  }
  await put("paused")
  expect(await others()).toEqual([second.slug])
  expect(textOf((await owner.open(page(own.id))).text)).toContain("Passed over until it is live again.")
  await put("live")
  expect(await others()).toEqual([first.slug, second.slug])
  await put("removed")
  expect(await others()).toEqual([second.slug])
  expect(textOf((await owner.open(page(own.id))).text)).not.toContain("Away")
})

test("itself, what is not live and what is not there are refused with a sentence", async () => {
  const own = await caredListing(app, ownerId, { name: "Own" })
  const draft = await caredListing(app, null, { columns: { status: "draft", launched_at: null } })
  for (const [listing, told] of [
    [own.slug, "Own is no alternative of itself."],
    [draft.slug, "There is no live listing"],
    ["no-such-listing", "There is no live listing “no-such-listing” here."],
    ["", "There is no live listing"],
    ["\u0000'; drop table listings; --", "There is no live listing"],
    [`<script>alert(1)</script>${"x".repeat(5000)}`, "There is no live listing"]
  ] as const) {
    const answer = await approve(own.id, listing)
    expect([listing, answer.status, load(answer.text)("[role=alert]").text()]).toEqual([
      listing,
      400,
      expect.stringContaining(told)
    ])
    expect(load(answer.text)("script").length).toBe(0)
  }
  expect(await shown(own.slug)).toEqual([])
})

test("ten are the most", async () => {
  const own = await caredListing(app, ownerId)
  for (let at = 0; at < 11; at++) await caredListing(app, null)
  await query(
    app,
    `insert into alternatives (listing_id, alternative_id, position)
     select $1, id, row_number() over (order by id) from listings where id <> $1 and status = 'live' order by id limit 10`,
    [own.id]
  )
  const other = await caredListing(app, null)
  const answer = await approve(own.id, other.slug)
  expect([answer.status, textOf(answer.text)]).toEqual([
    400,
    expect.stringContaining("at most 10 approved alternatives")
  ])
  expect(textOf((await owner.open(page(own.id))).text)).toContain("10 are approved, the most there is room for.")
})

test("somebody else's listing takes none, and shows none", async () => {
  const own = await caredListing(app, ownerId)
  const other = await signedIn(app)
  const theirs = await caredListing(app, await accountOf(app, other.email))
  for (const [action, fields] of [
    ["approve", { listing: theirs.slug }],
    ["change", { listing: theirs.slug, do: "remove" }],
    ["change", { listing: theirs.slug, do: "up" }]
  ] as const)
    expect((await send(own.id, action, fields, other)).status).toBe(404)
  expect((await send(own.id, "change", { listing: theirs.slug, do: "sideways" })).status).toBe(404)
  expect(await shown(own.slug)).toEqual([])
})
