/** What the site team does with alternatives, media and founders from the command line. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect, Either } from "effect"
import type { AdminCalls } from "../../../src/domain/api/admin/AdminCalls.ts"
import * as Main from "../../../src/main.ts"
import { Admin } from "../../../src/services/data/Admin.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { caredListing, pictureFile } from "../../support/CaredListing.ts"
import { query } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
}, 60_000)
afterAll(() => app.close())

/** The answer, or the sentence it was refused with. */
const ask = async <A>(
  call: (calls: AdminCalls) => Effect.Effect<A, { readonly message: string }>
): Promise<A | string> =>
  Either.getOrElse(
    await app.run(Effect.flatMap(Admin, call).pipe(Effect.either, Effect.provide(Main.admin))),
    ({ message }) => message
  )
const listing = async (slug: string) => (await app.rest("GET", `/listings/${slug}`)).body

test("alternatives are listed, added, removed and set whole", async () => {
  const { slug } = await caredListing(app, null)
  const [a, b] = [await caredListing(app, null, { name: "A" }), await caredListing(app, null, { name: "B" })]
  const told = (...those: ReadonlyArray<{ slug: string; name: string }>) => ({
    slug,
    alternatives: those.map(({ slug, name }) => ({ slug, name, status: "live" }))
  })
  expect(await ask((admin) => admin.alternatives_list({ slug }))).toEqual(told())
  expect(await ask((admin) => admin.alternatives_add({ slug, other: a.slug }))).toEqual(told(a))
  expect(await ask((admin) => admin.alternatives_set({ slug, others: [b.slug, a.slug, b.slug] }))).toEqual(told(b, a))
  expect(await ask((admin) => admin.alternatives_remove({ slug, other: b.slug }))).toEqual(told(a))
  expect(await ask((admin) => admin.alternatives_set({ slug, others: ["nobody"] }))).toBe(
    "There is no live listing “nobody” here."
  )
  expect(await ask((admin) => admin.alternatives_list({ slug: "nobody" }))).toBe("There is no listing nobody.")
  expect(await ask((admin) => admin.alternatives_list({ slug }))).toEqual(told(a))
})

test("pictures and videos are added, described, moved, removed, and one is erased for good", async () => {
  const one = await caredListing(app, null)
  const two = await caredListing(app, null)
  const { slug } = one
  const picture = await pictureFile()
  const idAt = async (at: number) => {
    const answer = await ask((admin) => admin.media_list({ slug }))
    return typeof answer === "string" ? 0 : (answer.media[at]?.id ?? 0)
  }
  await ask((admin) => admin.media_add_image({ slug, picture, alt: "Harbour" }))
  await ask((admin) => admin.media_add_image({ slug: two.slug, picture, alt: "The same" }))
  await ask((admin) => admin.media_add_video({ slug, url: "https://youtu.be/abcdefghijk", alt: "" }))
  const first = await idAt(0)
  await ask((admin) => admin.media_describe({ slug, id: first, alt: "The harbour" }))
  const second = await idAt(1)
  await ask((admin) => admin.media_move({ slug, id: second, step: "up" }))
  const media = (await listing(slug)).media
  expect(media.map(({ kind, alt }: { kind: string; alt: string | null }) => [kind, alt])).toEqual([
    ["video", null],
    ["image", "The harbour"]
  ])
  const url = media[1].url
  const served = async () => (await app.fetch(new Request(url))).status
  expect(await served()).toBe(200)

  const wrong = await ask((admin) => admin.media_erase({ slug, id: second }))
  expect(wrong).toBe(`${slug} has no picture ${second}.`)
  const erased = await idAt(1)
  expect(await ask((admin) => admin.media_erase({ slug, id: erased }))).toEqual({
    erased: new URL(url).pathname,
    listings: [slug, two.slug]
  })
  expect([await served(), (await listing(two.slug)).media]).toEqual([404, []])
  // No version brings it back.
  await ask((admin) => admin.listing_restore({ slug, version: 5 }))
  expect((await listing(slug)).media.map(({ kind }: { kind: string }) => kind)).toEqual(["video"])
  expect(await query(app, "select 1 from images")).toEqual([])
})

test("a founder's country and picture are set, also of one who has an account", async () => {
  const { slug, founder } = await caredListing(app, null)
  const { id } = await app.user()
  await query(app, "update founders set user_id = $2 where id = $1", [founder, id])
  const [{ slug: name } = { slug: "" }] = await query<{ slug: string }>(
    app,
    "select slug from founders where id = $1",
    [founder]
  )
  const at = { slug, founder: name }
  const told = { slug: name, name: "Ingrid Solberg", company_country: "NO" }
  expect(await ask((admin) => admin.founder_list({ slug }))).toEqual({
    slug,
    founders: [{ ...told, country: null, picture: null }]
  })
  expect(await ask((admin) => admin.founder_country({ ...at, country: "pt" }))).toMatchObject({
    founders: [{ ...told, country: "PT" }]
  })
  const picture = await pictureFile("webp", 200, 200)
  expect(await ask((admin) => admin.founder_picture({ ...at, picture }))).toMatchObject({
    founders: [{ picture: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/) }]
  })
  expect(await ask((admin) => admin.founder_picture({ ...at, picture: null }))).toMatchObject({
    founders: [{ picture: null }]
  })
  expect(await ask((admin) => admin.founder_country({ ...at, country: "Atlantis" }))).toBe(
    "Choose a country: a two-letter code (ISO 3166-1), such as NL."
  )
  expect(await ask((admin) => admin.founder_country({ slug, founder: "nobody", country: "PT" }))).toBe(
    `${slug} has no founder nobody.`
  )
})
