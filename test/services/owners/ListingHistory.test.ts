/** The versions of a listing, read and put back from the command line. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect, Either } from "effect"
import type { AdminCalls } from "../../../src/domain/api/admin/AdminCalls.ts"
import * as Main from "../../../src/main.ts"
import { Admin } from "../../../src/services/data/Admin.ts"
import { EditReports } from "../../../src/services/listing/EditReports.ts"
import { type Reply, type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { columns, query, saveListing, waitingMails } from "../../support/SavedListing.ts"

let app: TestApp
let owner: { readonly id: number; readonly email: string; readonly key: string }
const admin = "team@launchbook.test"
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
  await app.user({ email: admin, admin: true })
  owner = await app.user()
}, 60_000)
afterAll(() => app.close())

/** The answer, or the sentence it was refused with. */
const ask = async <A>(
  call: (calls: AdminCalls) => Effect.Effect<A, { readonly message: string }>
): Promise<A | string> => {
  const answer = await app.run(Effect.flatMap(Admin, call).pipe(Effect.either, Effect.provide(Main.admin)))
  return Either.getOrElse(answer, ({ message }) => message)
}
const history = async (slug: string, most = 20) => {
  const answer = await ask((calls) => calls.listing_history({ slug, most }))
  if (typeof answer === "string") throw new Error(answer)
  return answer
}
const restore = (slug: string, version: number) => ask((calls) => calls.listing_restore({ slug, version }))

const call = async (method: string, path: string, body?: unknown): Promise<Reply["body"]> => {
  const reply = await app.rest(method, path, { key: owner.key, ...(body === undefined ? {} : { body }) })
  expect([method, path, reply.status < 300 ? "" : reply.text]).toEqual([method, path, ""])
  return reply.body
}

/** A listing that came from a draft and is live, with categories and founders. */
const launched = async (host: string) => {
  const categories = (await call("GET", "/categories")).items.map(({ name }: { name: string }) => name)
  const { id } = await call("POST", "/drafts", { url: `https://${host}` })
  await call("PATCH", `/drafts/${id}`, {
    fields: { name: "Tidewatch", tagline: "Tide alerts", description: "One.\n\nTwo.", categories: [categories[0]] },
    founders: [
      { name: "Ingrid Solberg", title: "Founder" },
      { name: "Henrik Straume", title: "Pilot" }
    ]
  })
  await query(app, "update drafts set status = 'ready' where id = $1", [id])
  const { listing_id, slug } = await call("POST", `/drafts/${id}/submit`)
  await query(
    app,
    `update listings set status = 'live', plan = 'paid', unlocked_sections = '{story}', extra_categories = 2,
       launch_week = '2026-11-16', launched_at = '2026-11-16' where id = $1`,
    [listing_id]
  )
  return {
    draft: `/drafts/${id}`,
    own: `/me/listings/${listing_id}`,
    id: Number(listing_id),
    slug: String(slug),
    categories
  }
}
/** Everything the listing says, without what only tells when and how often. */
const saidBy = async (own: string) => {
  const { version: _, updated_at: __, ...said } = await call("GET", own)
  return { ...said, milestones: said.milestones.map(({ id: ___, ...milestone }: { id: number }) => milestone) }
}

describe("restoring", () => {
  test("leads back to what the listing said at any version, whoever edited it and how", async () => {
    const { draft, own, slug, id, categories } = await launched("every-version.example")
    const milestone = { date: "2026-03-02", title: "First harbour" }
    const edits: ReadonlyArray<() => Promise<unknown>> = [
      () =>
        call("PATCH", own, { fields: { tagline: "Tide alerts for all", headline: "Dry feet", features: ["Texts"] } }),
      () =>
        call("PATCH", own, { socials: { x: "https://x.com/tide" }, faqs: [{ question: "Why?", answer: "Water." }] }),
      () => call("PUT", `${own}/story`, { title: "A wet cellar", lessons: "Pump first." }),
      () => call("POST", `${own}/milestones`, milestone),
      () => call("POST", `${own}/milestones`, { date: "2026-05-01", title: "Second harbour" }),
      () => call("PATCH", draft, { founders: [{ name: "Henrik Straume", title: "Engineer" }] }),
      () => call("PATCH", draft, { fields: { categories: [categories[1], categories[2]], name: "Tidewatch Pro" } }),
      async () => {
        const [first] = (await call("GET", own)).milestones
        await call("DELETE", `${own}/milestones/${first.id}`)
      },
      () =>
        call("PATCH", own, { fields: { headline: null, founded_year: 2019, country: "NO" }, socials: {}, faqs: [] }),
      () => call("PUT", `${own}/story`, { title: "", lessons: "" })
    ]
    const versions = [await saidBy(own)]
    for (const edit of edits) {
      await edit()
      versions.push(await saidBy(own))
    }
    expect((await history(slug)).version).toBe(versions.length)
    for (const at of [3, 0, 6, 9, 1, 5, 8]) {
      const latest = (await history(slug)).version
      expect(await restore(slug, at + 1)).toMatchObject({ slug, restored: at + 1, version: latest + 1 })
      const said = await saidBy(own)
      expect({ ...said, founders: [] }).toEqual({ ...versions[at], founders: [] })
      // Who was taken off every listing is another page when they are back.
      const people = (founders: ReadonlyArray<Reply["body"]>) =>
        founders.map(({ name, title, primary }) => [name, title, primary])
      expect(people(said.founders)).toEqual(people(versions[at]?.founders))
      expect((await app.rest("GET", `/listings/${slug}`)).body.tagline).toBe(said.tagline)
    }
    // Nothing of the history is taken away by it.
    expect((await history(slug, 1000)).versions.map(({ version }) => version)).toEqual(
      Array.from({ length: versions.length + 7 }, (_, at) => versions.length + 7 - at)
    )
    expect(id).toBeGreaterThan(0)
  })

  test("is an edit of the site team, and is told like any other", async () => {
    const { own, slug, id } = await launched("told.example")
    await call("PATCH", own, { fields: { tagline: "Buy now!!!" } })
    const tell = () => app.run(Effect.flatMap(EditReports, (reports) => reports.tell({ listing_id: id })))
    await tell()
    await restore(slug, 1)
    await tell()
    const [latest] = (await history(slug)).versions
    expect(latest).toMatchObject({
      version: 3,
      by: null,
      changes: { tagline: { before: "Buy now!!!", after: "Tide alerts" } }
    })
    const [first, second] = await waitingMails(app, admin)
    expect(first?.text).toContain(`launchbook listing restore ${slug} 1\n`)
    expect(second?.text).toContain("by the site team: tagline")
    expect(second?.text).toContain("tagline\n- Buy now!!!\n+ Tide alerts\n")
  })

  test("keeps what is not of the listing's words: its plan, votes and status", async () => {
    const id = await saveListing(app, { ownerId: owner.id, host: "state.example", columns: columns.live })
    await call("PATCH", `/me/listings/${id}`, { fields: { tagline: "Two" } })
    await query(app, "update listings set votes = 7, status = 'paused' where id = $1", [id])
    await restore("state-example", 1)
    expect(await query(app, "select votes, status, plan, tagline from listings where id = $1", [id])).toEqual([
      { votes: 7, status: "paused", plan: "free", tagline: "Does one thing" }
    ])
  })

  test("is refused in one line where there is nothing to put back", async () => {
    const id = await saveListing(app, { ownerId: owner.id, host: "refused.example", columns: columns.live })
    expect(await restore("no-such-listing", 1)).toBe("There is no listing no-such-listing.")
    expect(await restore("refused-example", 2)).toBe("refused-example has never been edited.")
    expect(await restore("refused-example", 1)).toBe("refused-example is at version 1 already.")
    await call("PATCH", `/me/listings/${id}`, { fields: { city: "Bergen" } })
    await call("PATCH", `/me/listings/${id}`, { fields: { city: null } })
    for (const version of [0, -1, 4])
      expect(await restore("refused-example", version)).toBe(
        `refused-example has the versions 1 to 3; there is no version ${version}.`
      )
    expect(await restore("refused-example", 1)).toBe("refused-example says what it said at version 1.")
    expect((await history("refused-example")).version).toBe(3)
  })

  test("of founders needs an owner, and takes nothing halfway", async () => {
    const { draft, own, slug, id } = await launched("nobodys.example")
    await call("PATCH", draft, { founders: [{ name: "Mere Koroi" }], fields: { tagline: "Another" } })
    expect((await call("GET", own)).tagline).toBe("Another")
    await query(app, "update listings set owner_id = null where id = $1", [id])
    expect(await restore(slug, 1)).toBe(`${slug} belongs to nobody, so its founders cannot be put back.`)
    expect((await app.rest("GET", `/listings/${slug}`)).body.tagline).toBe("Another")
  })
})

test("the history has the latest versions, each with who made it and what it changed", async () => {
  const id = await saveListing(app, { ownerId: owner.id, host: "history.example", columns: columns.live })
  for (const city of ["Bergen", "Oslo", "Narvik"]) await call("PATCH", `/me/listings/${id}`, { fields: { city } })
  expect(await history("history-example", 2)).toMatchObject({
    name: "Product of history.example",
    version: 4,
    versions: [
      { version: 4, by: owner.email, changes: { city: { before: "Oslo", after: "Narvik" } } },
      { version: 3, changes: { city: { before: "Bergen", after: "Oslo" } } }
    ]
  })
  expect((await history("history-example", -5)).versions).toHaveLength(1)
  expect(await ask((calls) => calls.listing_history({ slug: "none", most: 1 }))).toBe("There is no listing none.")
})
