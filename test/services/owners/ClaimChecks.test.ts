/** Verified claims as months go by, with the clock moved. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { type ClaimingApp, claimingApp } from "../../support/Claiming.ts"
import { clearListings, query } from "../../support/SavedListing.ts"

let world: ClaimingApp
let ada: Awaited<ReturnType<ClaimingApp["app"]["user"]>>

beforeAll(async () => {
  world = await claimingApp()
})
afterAll(() => world.app.close())
beforeEach(async () => {
  await clearListings(world.app)
  world.app.clock.set("2026-11-20T09:00:00Z")
  ada = await world.app.user()
})

/** A listing that ada proved to be hers by a DNS record. */
const proved = async () => {
  const listing = await world.listed(null)
  const claim = await world.prove(ada, listing.slug, "dns")
  const name: string = claim.instructions.host
  /** What its name servers say from now on; null: nothing. */
  const say = (texts: ReadonlyArray<string> | null) => {
    world.texts[name] = texts
  }
  return {
    ...listing,
    claim,
    gone: () => say([]),
    silent: () => say(null),
    back: () => say([claim.instructions.value])
  }
}
const at = async (time: string) => {
  world.app.clock.set(time)
  return world.sweep()
}
const standing = async (slug: string) => ({ ...(await world.ownerOf(slug)), claim: (await world.list(ada))[0].status })
const kept = { verified: true, claim: "verified" }
const told = async (words: string) => (await world.letters(ada.email)).filter((mail) => mail.includes(words)).length

describe("a proof", () => {
  test("is looked for after a month, and again a month later", async () => {
    const { slug } = await proved()
    expect(await at("2026-12-20T08:00:00Z")).toBe(0)
    expect(await at("2026-12-20T10:00:00Z")).toBe(1)
    expect(await world.sweep()).toBe(0)
    expect(await at("2027-01-19T09:00:00Z")).toBe(0)
    expect(await at("2027-01-19T11:00:00Z")).toBe(1)
    expect(await standing(slug)).toMatchObject(kept)
    expect((await world.list(ada))[0].last_check.at).toStartWith("2027-01-19")
  })

  test("that is gone for the grace period costs the mark, never the listing", async () => {
    const { slug, id, gone } = await proved()
    gone()
    await at("2026-12-20T10:00:00Z")
    expect(await standing(slug)).toMatchObject(kept)
    expect(await told("what proves the listing yours is gone")).toBe(1)
    for (let day = 21; day <= 31; day++) expect(await at(`2026-12-${day}T11:${day}:00Z`)).toBe(1)
    expect(await told("what proves the listing yours is gone")).toBe(1)
    await at("2027-01-03T09:00:00Z")
    expect(await standing(slug)).toMatchObject(kept)
    expect((await world.app.rest("GET", `/listings/${slug}`)).body.verified).toBe(true)
    await at("2027-01-03T12:00:00Z")
    expect(await standing(slug)).toEqual({ owner_id: ada.id, verified: false, claim: "expired" })
    expect((await world.app.rest("GET", `/listings/${slug}`)).body.verified).toBe(false)
    expect(await told("is no longer marked as verified")).toBe(1)
    const events = await query(world.app, "select type from events where listing_id = $1 order by id", [id])
    expect(events).toEqual([{ type: "listing.claimed" }, { type: "listing.verification_lost" }])
    expect(await at("2027-03-01T00:00:00Z")).toBe(0)
    // Any new proof brings it back.
    expect(await world.prove(ada, slug, "meta")).toMatchObject({ status: "verified" })
    expect(await world.ownerOf(slug)).toEqual({ owner_id: ada.id, verified: true })
  })

  test("that comes back in time costs nothing, and its next absence has a grace of its own", async () => {
    const { slug, gone, back } = await proved()
    gone()
    await at("2026-12-20T10:00:00Z")
    await at("2027-01-02T10:00:00Z")
    back()
    await at("2027-01-03T08:00:00Z")
    await at("2027-01-03T11:00:00Z")
    expect(await at("2027-02-02T10:00:00Z")).toBe(0)
    gone()
    expect(await at("2027-02-02T12:00:00Z")).toBe(1)
    expect(await told("what proves the listing yours is gone")).toBe(2)
    await at("2027-02-10T12:00:00Z")
    expect(await standing(slug)).toMatchObject(kept)
  })

  test("that nobody can ask for costs nothing, however long", async () => {
    const { slug, gone, silent } = await proved()
    silent()
    for (let day = 20; day <= 31; day++) await at(`2026-12-${day}T10:00:00Z`)
    for (let day = 10; day <= 31; day++) await at(`2027-01-${day}T10:00:00Z`)
    expect(await standing(slug)).toMatchObject(kept)
    expect(await told("gone")).toBe(0)
    // Silence in the middle of an absence is not counted either.
    gone()
    await at("2027-02-01T12:00:00Z")
    silent()
    for (let day = 2; day <= 20; day++) await at(`2027-02-${String(day).padStart(2, "0")}T13:00:00Z`)
    gone()
    await at("2027-02-21T14:00:00Z")
    expect(await standing(slug)).toMatchObject(kept)
    expect(await told("gone")).toBe(1)
  })

  test("of an owner who has a newer one, and a claim by e-mail, are not looked for", async () => {
    const { slug, gone } = await proved()
    await world.prove(ada, slug, "meta")
    gone()
    expect(await at("2026-12-20T10:00:00Z")).toBe(1)
    const statuses = (await world.list(ada)).map(({ method, status }: { method: string; status: string }) => [
      method,
      status
    ])
    expect(statuses).toEqual([
      ["meta", "verified"],
      ["dns", "superseded"]
    ])
    const due = await query(
      world.app,
      "select 1 from claims where next_check_at is not null and (status <> 'verified' or method = 'email')"
    )
    expect(due).toEqual([])
  })

  test("of a claim whose owner was changed by hand ends without touching the mark of the next", async () => {
    const { slug, id, gone } = await proved()
    const bo = await world.app.user()
    await query(world.app, "update listings set owner_id = $1 where id = $2", [bo.id, id])
    gone()
    await at("2026-12-20T10:00:00Z")
    expect(await standing(slug)).toEqual({ owner_id: bo.id, verified: true, claim: "superseded" })
  })
})

test("two sweeps at once look at each claim once", async () => {
  const slugs = []
  for (let n = 0; n < 5; n++) slugs.push((await proved()).slug)
  world.app.clock.set("2026-12-20T10:00:00Z")
  const counts = await Promise.all([world.sweep(), world.sweep()])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5)
  for (const slug of slugs) expect(await world.ownerOf(slug)).toEqual({ owner_id: ada.id, verified: true })
})

test("what nobody proved in time is written down as expired", async () => {
  const { slug } = await world.listed(null)
  await world.claim(ada, { slug, method: "dns" })
  await at("2026-11-27T09:01:00Z")
  expect(await query(world.app, "select status from claims where user_id = $1", [ada.id])).toEqual([
    { status: "expired" }
  ])
})
