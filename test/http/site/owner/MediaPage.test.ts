/** Pictures and videos of a listing: sent by its owner, served to everybody, and nothing else than that. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { Effect } from "effect"
import { Housekeeping } from "../../../../src/services/data/Housekeeping.ts"
import { type TestApp, testApp } from "../../../support/App.ts"
import { accountOf, caredListing, pictureFile } from "../../../support/CaredListing.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedIn, stranger } from "../../../support/Person.ts"
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

const page = (id: number) => `/account/listings/${id}/media`
const textOf = (html: string) => load(html)("main").text().replace(/\s+/g, " ")
const mediaOf = async (slug: string) => (await app.rest("GET", `/listings/${slug}`)).body.media
const sent = (bytes: Uint8Array, name = "harbour.png", type = "image/png") => ({ field: "picture", name, type, bytes })

const upload = async (id: number, bytes: Uint8Array, alt: string, as: Person = owner, name?: string) =>
  as.upload(await as.open(page(id)), `${page(id)}/upload`, sent(bytes, name), { alt })
const change = async (id: number, media: number, step: string, as: Person = owner) => {
  const csrf = as.fieldsOf(await as.open("/account"), "/sign-out", {}).get("csrf") ?? ""
  return as.post(`${page(id)}/change`, new URLSearchParams({ csrf, media: `${media}`, do: step }))
}
const idsOf = async (id: number) =>
  (await query<{ id: number }>(app, "select id from media where listing_id = $1 order by position, id", [id])).map(
    (row) => row.id
  )
const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.fetch(new Request(new URL(url, app.origin), { headers }))

test("a picture is sent, served for ever, and told of by the API and the product page", async () => {
  const { id, slug } = await caredListing(app, ownerId)
  await owner.open(`/products/${slug}`)
  const done = await upload(id, await pictureFile("png", 640, 400, 30), "  The harbour\nat low water ")
  expect([done.status, done.url]).toEqual([200, app.origin + page(id)])
  const [media] = await mediaOf(slug)
  expect(media).toEqual({
    kind: "image",
    url: expect.stringMatching(new RegExp(`^${app.origin}/media/[0-9a-f]{64}\\.webp$`)),
    alt: "The harbour at low water"
  })
  const picture = load((await stranger(app).open(`/products/${slug}`)).text)("ul.gallery img")
  expect([picture.attr("src"), picture.attr("alt")]).toEqual([new URL(media.url).pathname, media.alt])

  const served = await get(media.url)
  expect([served.status, Object.fromEntries(served.headers)]).toEqual([
    200,
    expect.objectContaining({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      etag: expect.any(String)
    })
  ])
  const bytes = new Uint8Array(await served.arrayBuffer())
  expect(media.url).toContain(new Bun.CryptoHasher("sha256").update(bytes).digest("hex"))
  const again = await get(media.url, { "if-none-match": served.headers.get("etag") ?? "" })
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
  // An edit of the listing, as every other.
  const [version] = await query<{ changes: object; user_id: number }>(
    app,
    "select changes, user_id from listing_versions where listing_id = $1 and version = 4",
    [id]
  )
  expect(version).toEqual({
    changes: { media: { before: [], after: [{ ...media, url: new URL(media.url).pathname }] } },
    user_id: ownerId
  })
  expect(await query(app, "select operation from audit_log where target = $1", [slug])).toEqual([
    { operation: "media_added" }
  ])
})

describe("what is sent and is no picture is told with a sentence, and nothing is kept", () => {
  const files = {
    "SVG with a script": [
      new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`),
      "This is no PNG, JPEG or WebP picture."
    ],
    "HTML that says it is PNG": [new TextEncoder().encode("<script>alert(1)</script>"), "This is no PNG, JPEG or WebP"],
    "a file larger than it may be": [new Uint8Array(4 * 1024 * 1024 + 1).fill(1), "The picture is larger than 4 MB."],
    nothing: [new Uint8Array(), "Choose a picture first."]
  } as const
  test.each(Object.entries(files))("%s", async (_, [bytes, told]) => {
    const { id, slug } = await caredListing(app, ownerId)
    const answer = await upload(id, bytes, "Words")
    expect(answer.status).toBe(400)
    expect(load(answer.text)("[role=alert]").text()).toContain(told)
    expect(await mediaOf(slug)).toEqual([])
    expect(await query(app, "select 1 from listing_versions where listing_id = $1 and version > 3", [id])).toEqual([])
  })

  test("far more than a file may be", async () => {
    const { id } = await caredListing(app, ownerId)
    const answer = await upload(id, new Uint8Array(6 * 1024 * 1024), "Words")
    expect([answer.status, textOf(answer.text)]).toEqual([400, expect.stringContaining("larger than the 4 MB")])
  })

  test("a picture that nobody described", async () => {
    const { id } = await caredListing(app, ownerId)
    for (const [alt, told] of [
      ["", "Say in a few words what the picture shows"],
      [" \u200b\u202e ", "Say in a few words what the picture shows"],
      ["x".repeat(201), "A description has at most 200 characters; this one has 201."]
    ] as const) {
      const answer = await upload(id, await pictureFile(), alt)
      expect([answer.status, load(answer.text)("[role=alert]").text()]).toEqual([400, expect.stringContaining(told)])
    }
  })

  test("a body that is not the form it says it is", async () => {
    const { id } = await caredListing(app, ownerId)
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const headers = { origin: app.origin, cookie, "content-type": "multipart/form-data; boundary=x" }
    for (const body of ["", "--x", "--x\r\nContent-Disposition: form-data\r\n\r\n", "\0".repeat(500)]) {
      const answer = await app.fetch(new Request(`${app.origin}${page(id)}/upload`, { method: "POST", body, headers }))
      expect([body, answer.status]).toEqual([body, 400])
    }
  })
})

test("nobody sends a picture without the token of their session, or to a listing of somebody else", async () => {
  const { id, slug } = await caredListing(app, ownerId)
  const send = (headers: Readonly<Record<string, string>>, csrf: string, as: Person) => {
    const body = new FormData()
    body.append("csrf", csrf)
    body.append("alt", "Words")
    body.append("picture", new File(["x"], "x.png"))
    const cookie = [...as.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    return app.fetch(
      new Request(`${app.origin}${page(id)}/upload`, { method: "POST", body, headers: { cookie, ...headers } })
    )
  }
  const here = { origin: app.origin }
  const token = owner.fieldsOf(await owner.open("/account"), "/sign-out", {}).get("csrf") ?? ""
  const other = await signedIn(app)
  const theirs = other.fieldsOf(await other.open("/account"), "/sign-out", {}).get("csrf") ?? ""
  expect((await send({ origin: "https://evil.test" }, token, owner)).status).toBe(403)
  expect((await send(here, "", owner)).status).toBe(403)
  expect((await send(here, theirs, owner)).status).toBe(403)
  expect((await send({ ...here, cookie: "" }, token, owner)).status).toBe(403)
  expect((await send(here, theirs, other)).status).toBe(404)
  expect(await mediaOf(slug)).toEqual([])
})

test("they are put in order, described anew and removed, and a version brings a picture back", async () => {
  const { id, slug } = await caredListing(app, ownerId)
  for (const [at, alt] of ["One", "Two", "Three"].entries())
    await upload(id, await pictureFile("jpeg", 64, 64, 20 * at), alt)
  const names = async () => (await mediaOf(slug)).map(({ alt }: { alt: string }) => alt)
  const [one = 0, two = 0, three = 0] = await idsOf(id)
  await change(id, three, "up")
  await change(id, one, "down")
  expect(await names()).toEqual(["Three", "One", "Two"])
  // The first goes no further up.
  await change(id, three, "up")
  expect(await names()).toEqual(["Three", "One", "Two"])
  const described = await owner.submit(await owner.open(page(id)), `${page(id)}/describe`, {
    media: `${two}`,
    alt: "Two masts"
  })
  expect(described.status).toBe(200)
  const [, , last] = await mediaOf(slug)
  expect(last.alt).toBe("Two masts")
  expect((await get(last.url)).status).toBe(200)
  await change(id, two, "remove")
  expect(await names()).toEqual(["Three", "One"])
  // Nobody serves what nobody shows, once a minute is over in which a process may have it in memory.
  expect(await query(app, "select count(*)::int as n from listing_images where listing_id = $1", [id])).toEqual([
    { n: 3 }
  ])
  await owner.submit(
    await owner.open(`/account/listings/${id}/history/9/restore`),
    `/account/listings/${id}/history/9/restore`
  )
  expect(await names()).toEqual(["Three", "One", "Two masts"])
  expect((await mediaOf(slug))[2]).toEqual(last)
  // It is held again, whatever became of it meanwhile.
  await query(app, "delete from listing_images where listing_id = $1", [id])
  await change(id, (await idsOf(id))[2] ?? 0, "remove")
  const [{ version } = { version: 0 }] = await query<{ version: number }>(
    app,
    "select version from listings where id = $1",
    [id]
  )
  const back = `/account/listings/${id}/history/${version - 1}/restore`
  await owner.submit(await owner.open(back), back)
  expect(await query(app, "select count(*)::int as n from listing_images where listing_id = $1", [id])).toEqual([
    { n: 3 }
  ])
})

test("a picture that is shown nowhere is served to nobody", async () => {
  const { id, slug } = await caredListing(app, ownerId)
  await upload(id, await pictureFile("jpeg", 90, 90, 77), "Gone soon")
  const [{ url }] = await mediaOf(slug)
  await query(app, "update listings set status = 'removed' where id = $1", [id])
  expect((await get(url)).status).toBe(404)
  await query(app, "update listings set status = 'live' where id = $1", [id])
  expect((await get(url)).status).toBe(200)
  for (const path of [
    "/media/",
    "/media/x.webp",
    `/media/${"0".repeat(64)}.webp`,
    url.replace(".webp", ".png"),
    url.replace(".webp", ""),
    url.toUpperCase().replace(app.origin.toUpperCase(), app.origin),
    `${url}/..%2f..`
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test("the public sees them where the section is unlocked, their owner always", async () => {
  const { id, slug } = await caredListing(app, ownerId, { columns: { plan: "free", unlocked_sections: "{}" } })
  const { key } = await app.user({ email: owner.email })
  const done = await upload(id, await pictureFile("jpeg", 100, 70, 5), "Prepared")
  expect(textOf(done.text)).toContain("Visitors see them once the media section is unlocked.")
  expect(await mediaOf(slug)).toBeNull()
  expect(load((await stranger(app).open(`/products/${slug}`)).text)(".gallery")).toHaveLength(0)
  expect((await app.rest("GET", `/me/listings/${id}`, { key })).body.media).toMatchObject([{ alt: "Prepared" }])
  // Nobody could see it, so the site team is not told.
  expect(
    await query(app, "select 1 from pgboss.job where name = 'report-edits' and data->>'listing_id' = $1", [`${id}`])
  ).toEqual([])
})

test("a video is a YouTube link", async () => {
  const { id, slug } = await caredListing(app, ownerId)
  const add = async (url: string, alt = "") =>
    owner.submit(await owner.open(page(id)), `${page(id)}/video`, { url, alt })
  for (const url of [
    "",
    "javascript:alert(1)",
    "https://evil.test/watch?v=abcdefghijk",
    "https://youtube.com.evil.test/watch?v=abcdefghijk",
    "https://www.youtube.com/@channel",
    `https://youtu.be/abcdefghijk?${"x".repeat(600)}`
  ]) {
    const answer = await add(url)
    expect([url, answer.status, load(answer.text)("[role=alert]").text()]).toEqual([
      url,
      400,
      "The link must be the address of a YouTube video."
    ])
  }
  expect((await add("https://youtu.be/abcdefghijk", `"><script>alert(1)</script>`)).status).toBe(200)
  expect((await add("https://youtu.be/abcdefghijk")).status).toBe(400)
  expect(await mediaOf(slug)).toEqual([
    { kind: "video", url: "https://youtu.be/abcdefghijk", alt: `"><script>alert(1)</script>` }
  ])
  for (const seen of [await owner.open(page(id)), await stranger(app).open(`/products/${slug}`)])
    expect([
      load(seen.text)("script:not([src]):not([type='application/ld+json'])").length,
      load(seen.text)("a[href='https://youtu.be/abcdefghijk']").length
    ]).toEqual([0, 1])
})

test("a listing has as many as there is room for, and each picture once", async () => {
  const { id, slug } = await caredListing(app, ownerId)
  const file = await pictureFile("jpeg", 64, 64, 1)
  await upload(id, file, "Once")
  expect(textOf((await upload(id, file, "Twice")).text)).toContain("The listing has it already.")
  await query(
    app,
    "insert into media (listing_id, kind, url, position) select $1, 'video', 'https://youtu.be/abcdefghij' || n, n from generate_series(10, 20) n",
    [id]
  )
  const full = await owner.open(page(id))
  expect(load(full.text)("input[type=file]").length).toBe(0)
  const { csrf } = Object.fromEntries(owner.fieldsOf(full, "/sign-out", {}))
  const answer = await owner.post(
    `${page(id)}/video`,
    new URLSearchParams({ csrf: csrf ?? "", url: "https://youtu.be/zzzzzzzzzzz", alt: "" })
  )
  expect([answer.status, textOf(answer.text)]).toEqual([400, expect.stringContaining("at most 12 pictures and videos")])
  expect(await mediaOf(slug)).toHaveLength(12)
})

test("those sent at once are all kept, each in a place of its own", async () => {
  const { id, slug } = await caredListing(app, ownerId)
  const opened = await owner.open(page(id))
  const files = await Promise.all([11, 12, 13, 14].map((shade) => pictureFile("jpeg", 64, 64, shade * 10)))
  const all = await Promise.all(
    files.map((bytes, at) => owner.upload(opened, `${page(id)}/upload`, sent(bytes), { alt: `Picture ${at}` }))
  )
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await mediaOf(slug)).map(({ alt }: { alt: string }) => alt).toSorted()).toEqual(
    [0, 1, 2, 3].map((at) => `Picture ${at}`)
  )
  expect(await query(app, "select version from listings where id = $1", [id])).toEqual([{ version: 7 }])
})

test("a removed listing takes nothing, and what no listing holds any more is forgotten", async () => {
  const { id } = await caredListing(app, ownerId)
  const opened = await owner.open(page(id))
  await upload(id, await pictureFile("webp", 77, 77, 7), "Kept a while")
  await query(app, "update listings set status = 'removed' where id = $1", [id])
  const refused = await owner.upload(opened, `${page(id)}/upload`, sent(await pictureFile()), { alt: "Late" })
  expect([refused.status, textOf(refused.text)]).toEqual([400, expect.stringContaining("was removed by the site team")])
  const [{ hash } = { hash: "" }] = await query<{ hash: string }>(
    app,
    "select hash from listing_images where listing_id = $1",
    [id]
  )
  const kept = () => query(app, "select 1 from images where hash = $1", [hash])
  const tidy = () => app.run(Effect.flatMap(Housekeeping, ({ run }) => run))
  app.clock.advance({ hours: 2 })
  await tidy()
  expect(await kept()).toHaveLength(1)
  await query(app, "delete from listings where id = $1", [id])
  await tidy()
  expect(await kept()).toHaveLength(0)
})
