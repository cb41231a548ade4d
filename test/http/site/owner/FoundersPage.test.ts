/** The country and picture of founders: who may set them, and where they are seen. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { load } from "cheerio"
import { type TestApp, testApp } from "../../../support/App.ts"
import { accountOf, caredListing, pictureFile } from "../../../support/CaredListing.ts"
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

const page = (id: number) => `/account/listings/${id}/founders`
const textOf = (html: string) => load(html)("main").text().replace(/\s+/g, " ")
const founderOf = async (id: number) => {
  const [row] = await query<{ slug: string }>(app, "select slug from founders where id = $1", [id])
  return (await app.rest("GET", `/founders/${row?.slug}`)).body
}
const post = async (path: string, fields: Readonly<Record<string, string>>, as: Person = owner) => {
  const csrf = as.fieldsOf(await as.open("/account"), "/sign-out", {}).get("csrf") ?? ""
  return as.post(path, new URLSearchParams({ csrf, ...fields }))
}
const address = (founder: number, what: string) => `/account/founders/${founder}/${what}`
const sendPicture = async (listing: number, founder: number, bytes: Uint8Array) =>
  owner.upload(await owner.open(page(listing)), address(founder, "picture"), {
    field: "picture",
    name: "me.jpg",
    type: "image/jpeg",
    bytes
  })

test("a country of their own goes before that of their company, until it is taken back", async () => {
  const { id, founder } = await caredListing(app, ownerId)
  expect((await founderOf(founder)).country).toBe("NO")
  const set = async (country: string) =>
    owner.submit(await owner.open(page(id)), address(founder, "country"), { country })
  const done = await set("PT")
  expect([done.status, done.url]).toEqual([200, app.origin + page(id)])
  expect(load(done.text)(`#country-${founder} option[selected]`).text()).toBe("Portugal")
  expect((await founderOf(founder)).country).toBe("PT")
  expect((await app.rest("GET", "/founders?country=pt")).body.total).toBe(1)
  await set("")
  expect((await founderOf(founder)).country).toBe("NO")
  for (const wrong of ["XX", "Norway", "n", "<b>"]) {
    const answer = await post(address(founder, "country"), { country: wrong, back: page(id) })
    expect([wrong, answer.status, load(answer.text)("[role=alert]").text()]).toEqual([
      wrong,
      400,
      "Choose a country: a two-letter code (ISO 3166-1), such as NL."
    ])
  }
})

test("a picture is drawn anew, small, told of by the API, and forgotten when another comes", async () => {
  const { id, founder } = await caredListing(app, ownerId)
  expect((await founderOf(founder)).avatar_url).toBeNull()
  await sendPicture(id, founder, await pictureFile("jpeg", 1200, 900, 40))
  const { avatar_url } = await founderOf(founder)
  expect(avatar_url).toMatch(new RegExp(`^${app.origin}/media/[0-9a-f]{64}\\.webp$`))
  const served = await app.fetch(new Request(avatar_url))
  expect(await new Bun.Image(await served.arrayBuffer()).metadata()).toEqual({
    width: 512,
    height: 384,
    format: "webp"
  })
  expect(load((await owner.open(page(id))).text)("img.face").attr("src")).toBe(new URL(avatar_url).pathname)

  const refused = await sendPicture(id, founder, new TextEncoder().encode("<svg onload=alert(1)>"))
  expect([refused.status, load(refused.text)("[role=alert]").text()]).toEqual([
    400,
    expect.stringContaining("no PNG, JPEG or WebP")
  ])
  expect((await founderOf(founder)).avatar_url).toBe(avatar_url)

  await sendPicture(id, founder, await pictureFile("png", 300, 300, 80))
  expect((await founderOf(founder)).avatar_url).not.toBe(avatar_url)
  expect(await query(app, "select 1 from images where $1 like '%' || hash || '%'", [avatar_url])).toEqual([])
  await owner.submit(await owner.open(page(id)), address(founder, "picture/remove"))
  expect((await founderOf(founder)).avatar_url).toBeNull()
  const done = await query<{ operation: string }>(
    app,
    "select operation from audit_log a join founders f on f.slug = a.target where f.id = $1 order by a.id",
    [founder]
  )
  expect(done.map(({ operation }) => operation)).toEqual([
    "founder_picture_set",
    "founder_picture_set",
    "founder_picture_removed"
  ])
})

test("whose account a founder is edits them, and no owner of a listing that names them", async () => {
  const { id, founder } = await caredListing(app, ownerId)
  const friend = await signedIn(app)
  await query(app, "update founders set user_id = $2 where id = $1", [founder, await accountOf(app, friend.email)])
  const seen = await owner.open(page(id))
  expect(textOf(seen.text)).toContain("They have an account here, so only they can change this.")
  expect(load(seen.text)(`form[action^='/account/founders']`).length).toBe(0)
  expect((await post(address(founder, "country"), { country: "PT" })).status).toBe(404)
  expect((await post(address(founder, "picture/remove"), {})).status).toBe(404)
  expect((await post(address(founder, "picture"), {})).status).toBe(404)

  expect(textOf((await friend.open("/account/listings")).text)).toContain("You are named as a founder.")
  const own = await friend.open("/account/founder")
  expect(textOf(own.text)).toContain("This is you.")
  const done = await friend.submit(own, address(founder, "country"), { country: "PT" })
  expect([done.status, done.url]).toEqual([200, `${app.origin}/account/founder`])
  expect((await founderOf(founder)).country).toBe("PT")
})

test("one whom listings of several owners name is nobody's but their own", async () => {
  const { id, founder } = await caredListing(app, ownerId)
  const other = await signedIn(app)
  const theirs = await caredListing(app, await accountOf(app, other.email))
  await query(app, "insert into listing_founders (listing_id, founder_id, position) values ($1, $2, 1)", [
    theirs.id,
    founder
  ])
  for (const [as, at] of [
    [owner, id],
    [other, theirs.id]
  ] as const) {
    expect(textOf((await as.open(page(at))).text)).toContain("Listings of several owners name them")
    expect((await post(address(founder, "country"), { country: "PT" }, as)).status).toBe(404)
  }
  // A listing that was removed names nobody.
  await query(app, "update listings set status = 'removed' where id = $1", [theirs.id])
  expect((await post(address(founder, "country"), { country: "PT", back: page(id) })).status).toBe(200)
  expect((await post(address(founder, "country"), { country: "SE" }, other)).status).toBe(404)
  expect((await founderOf(founder)).country).toBe("PT")
})

test("a stranger edits nobody, and a form leads nowhere but back", async () => {
  const { founder } = await caredListing(app, ownerId)
  const other = await signedIn(app)
  for (const what of ["country", "picture", "picture/remove"])
    expect([what, (await post(address(founder, what), { country: "PT" }, other)).status]).toEqual([what, 404])
  for (const back of ["https://evil.test/", "//evil.test", "/account/listings/1/founders/../../..", ""])
    expect((await post(address(founder, "country"), { country: "PT", back })).url).toBe(`${app.origin}/account/founder`)
  expect(textOf((await other.open("/account/founder")).text)).toContain("No listing names you as a founder yet.")
})
