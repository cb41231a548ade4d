import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { Badges } from "../../../src/services/launches/Badges.ts"
import { findBadge } from "../../../src/services/launches/badge/BadgePage.ts"
import { origin, type TestApp, testApp } from "../../support/App.ts"
import { query, saveListing, slugOf } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
})
afterAll(() => app.close())

const live = { status: "live", plan: "free", launch_week: "2026-11-09", launched_at: "2026-11-09T00:00:00Z" }
let hosts = 0
const saved = async (columns: Readonly<Record<string, unknown>>) => {
  const host = `badged-${++hosts}.example`
  return { id: await saveListing(app, { ownerId: null, host, columns }), slug: slugOf(host) }
}
const badges = async (slug: string, style = "") =>
  (await app.rest("GET", `/listings/${slug}/badges${style}`)).body.items
const kinds = async (slug: string) => (await badges(slug)).map((badge: { kind: string }) => badge.kind)

describe("get_badges", () => {
  test("gives each listing what is true of it", async () => {
    const waiting = { status: "awaiting_badge", plan: "free", launch_week: "2026-12-28" }
    expect(await kinds((await saved(waiting)).slug)).toEqual(["listed"])
    expect(await kinds((await saved({ ...waiting, status: "scheduled" })).slug)).toEqual(["listed"])
    expect(await kinds((await saved(live)).slug)).toEqual(["listed", "launched"])
    expect(await kinds((await saved({ ...live, verified: true, featured: true })).slug)).toEqual([
      "listed",
      "launched",
      "featured",
      "verified"
    ])
  })

  test("gives one badge an award, each with its own picture", async () => {
    const { id, slug } = await saved(live)
    for (const [week, place] of [
      ["2026-10-05", 2],
      ["2026-11-09", 1]
    ] as const)
      await query(
        app,
        "insert into awards (week, place, listing_id, votes, decided_at) values ($1, $2, $3, 4, now())",
        [week, place, id]
      )
    const awarded = (await badges(slug)).filter((badge: { kind: string }) => badge.kind === "launch_of_the_week")
    expect(awarded.map((badge: { title: string }) => badge.title)).toEqual([
      "Launch of the Week #1",
      "Launch of the Week #2"
    ])
    expect(new Set(awarded.map((badge: { svg_url: string }) => badge.svg_url)).size).toBe(2)
    const form = { shape: "standard", mode: "light", size: "m" } as const
    const svg = (week?: string) =>
      app.run(Effect.flatMap(Badges, (all) => Effect.orDie(all.svg(slug, "launch_of_the_week", form, week))))
    expect(await svg("2026-10-05")).toContain("#2 Launch of the Week")
    expect(await svg("2026-11-09")).toContain("#1 Launch of the Week")
    expect(await svg()).toContain("#1 Launch of the Week")
  })

  test("gives snippets that the badge check finds, in every style", async () => {
    const { slug } = await saved({ ...live, name: `"Quotes" & <tags>` })
    for (const shape of ["standard", "outline", "pill", "banner", "square"]) {
      for (const badge of await badges(slug, `?shape=${shape}&mode=dark&size=l`)) {
        expect(badge).toMatchObject({ shape, mode: "dark", size: "l", link_url: `${origin}/products/${slug}` })
        expect(badge.html).toContain(badge.svg_url.replaceAll("&", "&amp;"))
        expect(findBadge(`<p>Hi</p>${badge.html}`, { pageUrl: "https://x.example/", origin, slug })).toEqual({
          result: "found"
        })
      }
    }
  })

  test("is not found for anything that is not public, nor its pictures", async () => {
    for (const status of ["draft", "removed"]) {
      const { slug } = await saved({ status })
      expect([status, (await app.rest("GET", `/listings/${slug}/badges`)).status]).toEqual([status, 404])
      const svg = Effect.flatMap(Badges, (all) => all.svg(slug, "listed", { shape: "pill", mode: "auto", size: "s" }))
      expect((await app.run(Effect.flip(svg))).code).toBe("not_found")
    }
  })

  test("gives a paused listing none, but draws the one it has to put back", async () => {
    const { slug } = await saved({ ...live, status: "paused" })
    expect((await app.rest("GET", `/listings/${slug}/badges`)).status).toBe(404)
    const svg = (kind: "listed" | "launched") =>
      app.run(
        Effect.either(Effect.flatMap(Badges, (all) => all.svg(slug, kind, { shape: "pill", mode: "auto", size: "s" })))
      )
    expect((await svg("listed"))._tag).toBe("Right")
    expect((await svg("launched"))._tag).toBe("Left")
  })
})
