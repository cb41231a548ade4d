/** What only whoever runs the service may see, and what every caller shares. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { type TestApp, testApp } from "../support/App.ts"
import { query, silently } from "../support/SavedListing.ts"

let open: TestApp
let guarded: TestApp
beforeAll(async () => {
  open = await testApp({ demo: true, work: false })
  guarded = await testApp({ work: false, metricsToken: "measure" })
}, 60_000)
afterAll(async () => {
  await open.close()
  await guarded.close()
})

const status = async (app: TestApp, peer: string, headers: Readonly<Record<string, string>> = {}) =>
  (await app.handle(new Request(`${app.origin}/metrics`, { headers }), peer)).status

describe("/metrics", () => {
  test("without a token is for this machine alone, and not through a proxy", async () => {
    expect(await status(open, "127.0.0.1")).toBe(200)
    expect(await status(open, "::1")).toBe(200)
    expect(await status(open, "::ffff:127.0.0.1")).toBe(200)
    expect(await status(open, "203.0.113.7")).toBe(404)
    expect(await status(open, "127.0.0.1", { "x-forwarded-for": "127.0.0.1" })).toBe(404)
    expect(await status(open, "127.0.0.1", { forwarded: "for=127.0.0.1" })).toBe(404)
  })

  test("with a token is for who sends it, from wherever", async () => {
    expect(await status(guarded, "203.0.113.7", { authorization: "Bearer measure" })).toBe(200)
    expect(await status(guarded, "203.0.113.7", { authorization: "Bearer measures" })).toBe(404)
    expect(await status(guarded, "127.0.0.1")).toBe(404)
  })
})

test("an answer is kept once, whatever host its callers name", async () => {
  const read = async (host: string) => {
    const response = await open.fetch(new Request(`http://${host}/api/v1/categories`, { headers: { host } }))
    return { body: await response.text(), etag: response.headers.get("etag") }
  }
  const first = await read("one.example")
  await silently(
    open,
    "update categories set name = 'Changed behind our back' where slug = (select min(slug) from categories)",
    []
  )
  // Nobody was told of the change: what is kept is what everybody gets, under any name.
  expect(await read("two.example")).toEqual(first)
})

test("a stored address that does not lead to the web is no link", async () => {
  await query(open, "update listings set website_url = 'javascript:alert(1)' where slug = 'tidewatch'", [])
  await query(open, "update listings set website_url = 'not an address' where slug = 'loamwise'", [])
  for (const slug of ["tidewatch", "loamwise"]) {
    const response = await open.fetch(new Request(`${open.origin}/products/${slug}`))
    expect(response.status).toBe(200)
    expect(await response.text()).not.toMatch(/href="(?:javascript|not)/)
  }
})
