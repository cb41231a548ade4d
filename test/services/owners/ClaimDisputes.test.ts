/** A former owner says no, and the site team decides. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { ClaimDisputes } from "../../../src/services/owners/Claims.ts"
import { type ClaimingApp, claimingApp } from "../../support/Claiming.ts"
import { clearListings, query } from "../../support/SavedListing.ts"

let world: ClaimingApp
type Person = Awaited<ReturnType<ClaimingApp["app"]["user"]>>
let admin: Person
let owner: Person
let ada: Person

beforeAll(async () => {
  world = await claimingApp()
  admin = await world.app.user({ admin: true })
})
afterAll(() => world.app.close())
beforeEach(async () => {
  await clearListings(world.app)
  world.app.clock.set("2026-11-20T09:00:00Z")
  owner = await world.app.user()
  ada = await world.app.user()
})

const disputes = <A, E extends { readonly _tag: string }>(
  use: (all: ClaimDisputes) => Effect.Effect<A, E>
): Promise<A | string> =>
  world.app.run(
    Effect.flatMap(ClaimDisputes, (all) => use(all)).pipe(
      Effect.catchAll((failure: { readonly _tag: string; readonly message?: string }) =>
        Effect.succeed(failure.message || failure._tag)
      )
    )
  )

/** A listing that ada took from its owner, and the owner's link. */
const taken = async () => {
  const listing = await world.listed(owner)
  const claim = await world.prove(ada, listing.slug, "dns")
  const link = await world.linkTo(owner.email, /\S+\/claims\/\d+\/dispute\?token=\S+/)
  const token = link.searchParams.get("token") ?? ""
  return {
    ...listing,
    claim,
    look: () => disputes((all) => all.look(claim.id, token)),
    say: (reason: string) => disputes((all) => all.open(claim.id, token, reason, "test")),
    decide: (decision: "upheld" | "returned") => disputes((all) => all.decide(claim.id, decision))
  }
}
const why = "The domain was stolen from us on Monday.\r\nOur registrar confirms it."

describe("saying no", () => {
  test("is kept once, and the site team is told in the former owner's words", async () => {
    const { slug, claim, look, say } = await taken()
    expect(await look()).toMatchObject({ claimId: claim.id, standing: "open", how: "by a DNS record" })
    expect(await say("short")).toBe("ReasonNeeded")
    await say(why)
    expect(await look()).toMatchObject({ standing: "sent" })
    await say("Another reason, which changes nothing.")
    const mails = (await world.letters(admin.email)).filter((mail) => mail.includes(slug))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain("> The domain was stolen from us on Monday.\n> Our registrar confirms it.")
    expect(mails[0]).toContain(`launchbook claim decide ${claim.id} --return`)
    expect(await disputes((all) => all.list(false, 10))).toMatchObject([
      { id: claim.id, former_owner: owner.email, claimant: ada.email, decision: null }
    ])
    const audited = await query(
      world.app,
      "select user_id from audit_log where operation = 'claim_disputed' and target = $1",
      [String(claim.id)]
    )
    expect(audited).toEqual([{ user_id: owner.id }])
  })

  test("needs the link, in time", async () => {
    const { claim, look, say } = await taken()
    expect(await disputes((all) => all.look(claim.id, "x".repeat(43)))).toBe("DisputeUnusable")
    expect(await disputes((all) => all.look(claim.id, "'; --"))).toBe("DisputeUnusable")
    world.app.clock.set("2026-12-20T09:01:00Z")
    expect(await look()).toBe("DisputeUnusable")
    expect(await say(why)).toBe("DisputeUnusable")
  })

  test("nobody is asked where nobody owned it, or the owner proved their own", async () => {
    const orphan = await world.listed(null)
    const own = await world.listed(owner)
    await world.prove(ada, orphan.slug, "dns")
    await world.prove(owner, own.slug, "dns")
    expect(await query(world.app, "select 1 from claim_disputes")).toEqual([])
  })
})

describe("the site team", () => {
  test("gives the listing back: without its mark, and for good from that account", async () => {
    const { id, slug, claim, say, decide } = await taken()
    await say(why)
    expect(await decide("returned")).toMatchObject({ decision: "returned", owner: owner.email, status: "superseded" })
    expect(await world.ownerOf(slug)).toEqual({ owner_id: owner.id, verified: false })
    expect((await world.app.rest("GET", `/listings/${slug}`)).body.verified).toBe(false)
    expect((await world.app.rest("GET", `/me/listings/${id}`, { key: ada.key })).status).toBe(404)
    expect((await world.letters(owner.email)).at(-1)).toContain("The listing is yours.")
    expect((await world.letters(ada.email)).at(-1)).toContain("belongs to the other account")
    const again = await world.claim(ada, { slug, method: "meta" })
    expect([again.status, again.body.error.code]).toEqual([400, "claim_refused"])
    expect(await decide("upheld")).toBe(`Claim ${claim.id} was decided already: returned.`)
    expect(await world.prove(owner, slug, "meta")).toMatchObject({ status: "verified" })
  })

  test("lets the claim stand", async () => {
    const { slug, decide, look } = await taken()
    expect(await decide("upheld")).toMatchObject({ decision: "upheld", owner: ada.email, status: "verified" })
    expect(await look()).toMatchObject({ standing: "upheld" })
    expect(await world.ownerOf(slug)).toEqual({ owner_id: ada.id, verified: true })
  })

  test("gives back nothing that a later claim has taken, and decides nothing that is not disputed", async () => {
    const { slug, decide } = await taken()
    const bo = await world.app.user()
    await world.prove(bo, slug, "meta")
    expect(await decide("returned")).toContain("has had another owner since")
    expect(await world.ownerOf(slug)).toEqual({ owner_id: bo.id, verified: true })
    const pending = (await world.claim(ada, { slug, method: "file" })).body
    expect(await disputes((all) => all.decide(pending.id, "upheld"))).toContain("took the listing from nobody")
    expect(await disputes((all) => all.decide(999_999, "upheld"))).toBe("There is no claim 999999.")
  })

  test("an owner who gets it back has the draft it came from again", async () => {
    const { id, decide } = await taken()
    const draftOf = async () =>
      (await query(world.app, "select draft_id from listings where id = $1", [id]))[0]?.draft_id
    expect(await draftOf()).toBeNull()
    const [draft] = await query<{ id: string }>(
      world.app,
      `insert into drafts (id, user_id, url, site_key, status, step, listing_id, created_at, updated_at)
       values (gen_random_uuid(), $1, 'https://x.example/', 'x.example', 'ready', 'done', $2, now(), now()) returning id`,
      [owner.id, id]
    )
    await decide("returned")
    expect(await draftOf()).toBe(draft?.id ?? "")
  })
})
