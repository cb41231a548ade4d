/** Votes, reviews, claims and edits as the site's team decides on them. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { type TestApp, testApp } from "../../../support/App.ts"
import { caredListing } from "../../../support/CaredListing.ts"
import { disputeLink } from "../../../support/Claiming.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedIn, signedInTeam } from "../../../support/Person.ts"
import { query } from "../../../support/SavedListing.ts"
import { cast, elsewhere, votable, voter } from "../../../support/Voters.ts"
import { recordOf, words } from "./Desk.ts"

let app: TestApp
let team: Person
beforeAll(async () => {
  app = await testApp({ work: false, demo: true, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
  team = await signedInTeam(app)
}, 60_000)
afterAll(() => app.close())

/** A launch with votes of accounts that are new, which wait. */
const waiting = async (slug: string, count: number) => {
  await votable(app, slug)
  for (let n = 0; n < count; n++) await cast(app, await voter(app, { hours: 1 }), elsewhere(n + count * 100), slug)
  const rows = await query<{ id: number }>(
    app,
    "select v.id::int from votes v join listings l on l.id = v.listing_id where l.slug = $1 order by v.id",
    [slug]
  )
  return rows.map(({ id }) => String(id))
}
const statuses = async (slug: string) =>
  (
    await query<{ status: string }>(
      app,
      "select v.status from votes v join listings l on l.id = v.listing_id where l.slug = $1 order by v.id",
      [slug]
    )
  ).map(({ status }) => status)

describe("votes", () => {
  test("those that are chosen count, with why, and the others go on waiting", async () => {
    const [first = ""] = await waiting("desk-single", 2)
    const page = await team.open("/admin/votes?slug=desk-single")
    expect(words(page)).toContain("new account")
    const none = await team.submit(page, "/admin/votes/chosen", { to: "counted" })
    expect([none.status, words(none)]).toEqual([400, expect.stringContaining("Choose the votes first.")])
    const done = await team.submit(page, "/admin/votes/chosen", { vote: first, to: "counted", note: "I know them." })
    expect(words(done)).toContain("Counted.")
    expect(await statuses("desk-single")).toEqual(["counted", "pending"])
    expect((await app.rest("GET", "/listings/desk-single")).body.votes).toBe(1)
    expect(await recordOf(app, "votes_counted", "desk-single")).toMatchObject([
      { email: team.email, credential: "session" }
    ])
    expect(await query(app, "select note from vote_events where note is not null")).toEqual([{ note: "I know them." }])
  })

  test("a group is decided at once", async () => {
    await waiting("desk-group", 3)
    const page = await team.open("/admin/votes?slug=desk-group&reason=new_account")
    const done = await team.submit(page, "/admin/votes/group", { to: "excluded" })
    expect(words(done)).toContain("Excluded.")
    expect(await statuses("desk-group")).toEqual(["excluded", "excluded", "excluded"])
    expect(await recordOf(app, "votes_excluded", "desk-group")).toMatchObject([{ email: team.email }])
    const again = await team.submit(page, "/admin/votes/group", { to: "excluded" })
    expect([again.status, words(again)]).toEqual([400, expect.stringContaining("No such vote is there")])
  })
})

describe("reviews", () => {
  const written = async (body: string) => {
    const person = await signedIn(app)
    const page = await person.open("/products/tidewatch/review")
    await person.submit(page, "/products/tidewatch/review", { rating: "4", body })
    const [row] = await query<{ id: number }>(app, "select id from reviews where body = $1", [body])
    return row?.id ?? 0
  }
  const shown = async () => words(await team.open("/products/tidewatch"))

  test("is shown once it is published, and its text is text", async () => {
    const body = "<script>alert(1)</script> It told us in time, twice."
    const id = await written(body)
    const page = await team.open("/admin/reviews")
    expect(page.text).not.toContain("<script>alert(1)")
    expect(words(page)).toContain(body)
    expect(await shown()).not.toContain("It told us in time")
    const done = await team.submit(page, `/admin/reviews/${id}/publish`)
    expect(words(done)).toContain("Published.")
    expect(words(done)).not.toContain("It told us in time")
    expect(await shown()).toContain("It told us in time")
    expect(await recordOf(app, "review_publish", `tidewatch:${id}`)).toMatchObject([
      { email: team.email, credential: "session" }
    ])
    // One that is shown can be taken off.
    const published = await team.open("/admin/reviews?status=published")
    await team.submit(published, `/admin/reviews/${id}/reject`, { reason: "It was paid for." })
    expect(await shown()).not.toContain("It told us in time")
  })

  test("is turned down for a reason alone, which its author is mailed", async () => {
    const id = await written("Buy cheap anchors at our shop, best prices.")
    const page = await team.open("/admin/reviews")
    const silent = await team.submit(page, `/admin/reviews/${id}/reject`, { reason: "  " })
    expect([silent.status, words(silent)]).toEqual([400, expect.stringContaining("Say why, in words for its author.")])
    const done = await team.submit(page, `/admin/reviews/${id}/reject`, { reason: "It is an advertisement." })
    expect(words(done)).toContain("Turned down.")
    expect(await query(app, "select status, reason from reviews where id = $1", [id])).toEqual([
      { status: "rejected", reason: "It is an advertisement." }
    ])
    expect(await recordOf(app, "review_reject", `tidewatch:${id}`)).toMatchObject([{ email: team.email }])
    const twice = await team.submit(page, `/admin/reviews/${id}/reject`, { reason: "Again." })
    expect([twice.status, words(twice)]).toEqual([400, expect.stringContaining("was rejected already")])
  })
})

describe("claims", () => {
  test("a dispute is read and decided once, and both are told", async () => {
    const link = new URL(await disputeLink(app), app.origin)
    const id = Number(link.pathname.split("/")[2])
    await query(app, "update claim_disputes set reason = $2, opened_at = now() where claim_id = $1", [
      id,
      "They worked for us until May."
    ])
    const list = await team.open("/admin/claims")
    expect(load(list.text)(`a[href="/admin/claims/${id}"]`)).toHaveLength(1)
    expect(words(await team.open("/admin"), ".waits")).toContain("claim is disputed")
    const page = await team.open(`/admin/claims/${id}`)
    expect(words(page)).toContain("They worked for us until May.")
    const neither = await team.submit(page, `/admin/claims/${id}`, {})
    expect(neither.status).toBe(400)
    const done = await team.submit(page, `/admin/claims/${id}`, { decision: "upheld" })
    expect(words(done)).toContain("Decided. Both are told by mail.")
    expect(words(done)).toContain("Upheld")
    expect(await recordOf(app, "claim_upheld", String(id))).toMatchObject([
      { email: team.email, credential: "session" }
    ])
    const twice = await team.submit(page, `/admin/claims/${id}`, { decision: "returned" })
    expect([twice.status, words(twice)]).toEqual([400, expect.stringContaining("was decided already")])
    expect((await team.open("/admin/claims/999999")).status).toBe(404)
  })
})

describe("edits", () => {
  test("are shown with before and after, and one can go back", async () => {
    const owner = await app.user()
    const { slug } = await caredListing(app, owner.id)
    const page = await team.open(`/admin/edits?slug=${slug}`)
    const $ = load(page.text)
    expect($(".entries > li")).toHaveLength(2)
    expect($(".gone").first().text()).toContain("Tide alerts")
    expect($(".came").first().text()).toContain("Tide alerts for all")
    const done = await team.submit(page, `/admin/edits/${slug}/restore`, { version: "2", seen: "3" })
    expect(words(done)).toContain("Restored, as a version of its own.")
    expect((await app.rest("GET", `/listings/${slug}`)).body.tagline).toBe("Tide alerts")
    expect(await recordOf(app, "listing_restored", `${slug} 2`)).toMatchObject([
      { email: team.email, credential: "session" }
    ])
    // It moved on meanwhile: nothing is done, and that is said.
    const late = await team.submit(page, `/admin/edits/${slug}/restore`, { version: "2", seen: "3" })
    expect([late.status, words(late)]).toEqual([400, expect.stringContaining("edited meanwhile")])
    expect(words(await team.open(`/admin/edits?by=${encodeURIComponent("nobody@people.test")}`))).toContain(
      "No edit is like that."
    )
  })
})
