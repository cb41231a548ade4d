/**
 * Two processes on one database, as two machines are: what is done at one is so at the other, at once, and within a
 * second where something is kept in memory.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { Products } from "../../src/services/money/Products.ts"
import { ApiKeys } from "../../src/services/people/ApiKeys.ts"
import { Settings } from "../../src/services/store/Settings.ts"
import { speaker } from "../mcp/Speak.ts"
import { onPostgres, type TestApp, testApp } from "../support/App.ts"
import { browser } from "../support/Browser.ts"
import { raiseLimits } from "../support/Limits.ts"
import { linkFor, signedIn } from "../support/Person.ts"
import { columns, query, saveListing, slugOf } from "../support/SavedListing.ts"

/** What the README promises. */
const agreeWithin = 1000

describe.skipIf(!onPostgres)("two machines on one database (needs DATABASE_URL)", () => {
  let one: TestApp
  let other: TestApp
  beforeAll(async () => {
    one = await testApp({ now: "2026-11-18T12:00:00Z" })
    other = await testApp({ databaseUrl: one.databaseUrl ?? "", work: false, now: "2026-11-18T12:00:00Z" })
    await raiseLimits(one)
  }, 60_000)
  afterAll(async () => {
    await other.close()
    await one.close()
  })

  /** What anybody is answered under a path; asked twice, so that the second answer comes from memory. */
  const kept = async (at: TestApp, path: string): Promise<string> => {
    const ask = () => at.fetch(new Request(`${at.origin}${path}`))
    await (await ask()).text()
    return await (await ask()).text()
  }
  const agreed = (at: TestApp, path: string, has: (text: string) => boolean) =>
    at.until(() => kept(at, path), has, `what ${path} answers`, agreeWithin)

  describe("an edit of a listing", () => {
    const host = "two-machines.example"
    let key: string
    let id: number
    beforeAll(async () => {
      const owner = await one.user()
      key = owner.key
      id = await saveListing(one, { ownerId: owner.id, host, columns: columns.live })
    })
    const json = `/api/v1/listings/${slugOf(host)}`
    const everywhere = [json, "/api/v1/listings?per_page=50", "/api/v1/listings?q=machines"]
    const edit = async (at: TestApp, tagline: string) => {
      const { status, text } = await at.rest("PATCH", `/me/listings/${id}`, { key, body: { fields: { tagline } } })
      expect([status, text]).toEqual([200, expect.stringContaining(tagline)])
    }

    test("made at either is what both answer", async () => {
      for (const turn of [1, 2, 3, 4]) {
        const [at, elsewhere] = turn % 2 === 0 ? [one, other] : [other, one]
        const tagline = `Said for the ${turn}. time`
        for (const path of everywhere) expect(await kept(elsewhere, path)).not.toContain(tagline)
        await edit(at, tagline)
        await Promise.all(everywhere.map((path) => agreed(elsewhere, path, (text) => text.includes(tagline))))
      }
    })
    test("is seen by key, by tool and by page, at once where it was made", async () => {
      /** What the listing is told by each wire of one process, as text. */
      const wiresOf = async (at: TestApp) => {
        const speak = speaker(at)
        const person = await signedIn(at)
        const slug = slugOf(host)
        const page = `/products/${slug}`
        const tool = (more: { readonly key?: string }) => async () =>
          JSON.stringify((await speak.call("2025-06-18", "get_listing", { slug }, more)).answer)
        return {
          "REST for anybody": async () => (await at.rest("GET", `/listings/${slug}`)).text,
          "REST with a key": async () => (await at.rest("GET", `/listings/${slug}`, { key })).text,
          "a list with a key": async () => (await at.rest("GET", "/listings?per_page=50", { key })).text,
          "a tool": tool({}),
          "a tool with a key": tool({ key }),
          "a page": async () => (await at.fetch(new Request(`${at.origin}${page}`))).text(),
          "a page of somebody signed in": async () => (await person.open(page)).text
        }
      }
      const processes = [
        { at: one, wires: await wiresOf(one) },
        { at: other, wires: await wiresOf(other) }
      ]
      for (const turn of [0, 1]) {
        const tagline = `Seen everywhere ${turn}`
        // Each has its copy, and had it served once.
        for (const { wires } of processes)
          for (const [wire, ask] of Object.entries(wires))
            for (const _ of [1, 2]) expect(await ask(), wire).not.toContain(tagline)
        const writer = processes[turn]
        if (writer === undefined) throw new Error("there are two")
        await edit(writer.at, tagline)
        for (const [wire, ask] of Object.entries(writer.wires)) expect(await ask(), wire).toContain(tagline)
        const reader = processes[1 - turn]
        await Promise.all(
          Object.entries(reader?.wires ?? {}).map(([wire, ask]) =>
            other.until(ask, (text) => text.includes(tagline), `the edit, by ${wire},`, agreeWithin)
          )
        )
      }
    })
    test("made while nobody could be told is seen as soon as they listen again", async () => {
      await kept(other, json)
      const cut = await query(
        one,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query like 'listen %'`
      )
      expect(cut.length).toBeGreaterThanOrEqual(2)
      await edit(one, "Said to nobody")
      await agreed(other, json, (text) => text.includes("Said to nobody"))
    })
  })

  test("a setting", async () => {
    await kept(other, "/api/v1/site")
    await one.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set("free_plan.weeks_max", 11))))
    await agreed(other, "/api/v1/site", (text) => text.includes('"weeks_max":11'))
  })
  test("a price, as JSON and as a page", async () => {
    const sells = { "/api/v1/products": "12345", "/pricing": "123.45" }
    for (const [path, price] of Object.entries(sells)) expect(await kept(other, path)).not.toContain(price)
    await one.run(Effect.flatMap(Products, (products) => Effect.orDie(products.set("launch", { price_cents: 12_345 }))))
    await Promise.all(Object.entries(sells).map(([path, price]) => agreed(other, path, (text) => text.includes(price))))
  })
  test("a key that was revoked at one is refused at the other within a second", async () => {
    const { key, id } = await one.user()
    expect((await other.rest("GET", "/me", { key })).status).toBe(200)
    await one.run(
      Effect.flatMap(ApiKeys, (keys) =>
        Effect.flatMap(keys.list(id), (all) => Effect.forEach(all, (each) => keys.revoke(id, each.id)))
      )
    )
    await other.until(
      () => other.rest("GET", "/me", { key }),
      ({ status }) => status === 401,
      "the refusal of the key",
      agreeWithin
    )
  })
  test("somebody whose every request reaches the other machine signs in, is signed in, and signs out", async () => {
    let turns = 0
    const wanderer = browser((request) => (turns++ % 2 === 0 ? one : other).fetch(request), one.origin)
    const link = await linkFor(one, "wanderer@people.test")
    const home = await wanderer.submit(await wanderer.open(link), "/sign-in/confirm")
    expect(home.text).toContain("wanderer@people.test")
    expect((await wanderer.open("/account")).text).toContain("wanderer@people.test")
    // The link was used up at one machine, so it is at the other.
    expect((await browser(other.fetch, other.origin).open(link)).text).not.toContain("/sign-in/confirm")
    await wanderer.submit(await wanderer.open("/account"), "/sign-out")
    for (let turn = 0; turn < 2; turn++)
      await other.until(
        () => wanderer.open("/account"),
        ({ text }) => !text.includes("wanderer@people.test"),
        "the end of the session",
        agreeWithin
      )
  })
})
