/** What programs read of a product: its Markdown twin, its picture, its structured data; and what the site tells them of itself. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { drawPicture } from "../../../../src/http/site/machine/pictures/DrawPicture.ts"
import { productCard, wrapped } from "../../../../src/http/site/machine/pictures/ShareCard.ts"
import { type TestApp, testApp } from "../../../support/App.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { stranger } from "../../../support/Person.ts"
import { query } from "../../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ demo: true, work: false })
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  app.fetch(new Request(app.origin + path, { headers }))
const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset)
  return [view.getUint32(16), view.getUint32(20)]
}
const signature = [0x89, 0x50, 0x4e, 0x47]

describe("the Markdown twin", () => {
  test("has the facts of the page, and its blanks, and is not sent twice to who has it", async () => {
    const answer = await get("/products/tidewatch.md")
    const text = await answer.text()
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/markdown; charset=utf-8"])
    for (const said of [
      "# Tidewatch\n",
      "- Based in: Bergen, Norway",
      "## What it does",
      "## Milestones",
      "Forty minutes"
    ])
      expect(text).toContain(said)
    expect(await (await get("/products/keymoult.md")).text()).toContain("- Prices: *not stated on its website*")
    const again = await get("/products/tidewatch.md", { "if-none-match": answer.headers.get("etag") ?? "" })
    expect(again.status).toBe(304)
    expect((await get("/products/none.md")).status).toBe(404)
  })

  test("makes no markup of what strangers typed, and follows a change at once", async () => {
    const name = "# <script>alert(1)</script> [x](javascript:alert(1)) *b*\n\n## Heading"
    const [before] = await query<{ name: string }>(app, "select name from listings where slug = 'kettle-hour'")
    await query(app, "update listings set name = $1 where slug = 'kettle-hour'", [name])
    const text = await (await get("/products/kettle-hour.md")).text()
    expect(text.split("\n")[0]).toBe(
      "# \\# \\<script\\>alert(1)\\</script\\> \\[x\\](javascript:alert(1)) \\*b\\* \\#\\# Heading"
    )
    await query(app, "update listings set name = $1 where slug = 'kettle-hour'", [before?.name])
  })

  test("is linked from the page", async () => {
    const $ = load((await stranger(app).open("/products/tidewatch")).text)
    expect($('link[rel=alternate][type="text/markdown"]').attr("href")).toBe(`${app.origin}/products/tidewatch.md`)
    expect($('aside a[href="/products/tidewatch.md"]')).toHaveLength(1)
  })
})

describe("the picture of a shared link", () => {
  test("is a PNG of the size that is asked for, under an address of the page's, and not sent twice", async () => {
    const $ = load((await stranger(app).open("/products/tidewatch")).text)
    const url = new URL($('meta[property="og:image"]').attr("content") ?? "")
    expect([url.origin, url.pathname]).toEqual([app.origin, "/products/tidewatch/picture.png"])
    const [answer, twin] = await Promise.all([get(url.pathname + url.search), get(url.pathname)])
    const png = new Uint8Array(await answer.arrayBuffer())
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"])
    expect([...png.slice(0, 4)]).toEqual(signature)
    expect(sizeOf(png)).toEqual([1200, 630])
    expect(new Uint8Array(await twin.arrayBuffer())).toEqual(png)
    const again = await get(url.pathname, { "if-none-match": answer.headers.get("etag") ?? "" })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
    expect((await get("/products/none/picture.png")).status).toBe(404)
    expect((await get("/picture.png")).headers.get("content-type")).toBe("image/png")
  })

  test.each([
    ["markup", '</text><image href="https://evil.test/x.png"/><script>alert(1)</script>&"\''],
    ["one word without end", "W".repeat(500)],
    ["many words", "harbour ".repeat(80)],
    ["other scripts", "潮汐 ‮gnihton 🌊 \u0000\u0008 \ud800 ولمیہ"],
    ["no letter at all", "—"],
    ["nothing", ""]
  ])("whatever was typed draws a card: %s", (_, text) => {
    const svg = productCard({
      slug: "x",
      name: text,
      tagline: text,
      primary_category: { slug: "x", name: text },
      verified: true,
      awards: [{ week: "2026-11-16", place: 1, title: text }]
    })
    expect(svg).not.toMatch(/<(script|image)/)
    expect(sizeOf(drawPicture(svg))).toEqual([1200, 630])
  })

  test("lines keep to their number, and say what they leave out", () => {
    const lines = wrapped("tide ".repeat(100), 38, 400, 3)
    expect(lines).toHaveLength(3)
    expect(lines.at(-1)).toEndWith("…")
    expect(wrapped("Tide alerts", 38, 900, 3)).toEqual(["Tide alerts"])
  })
})

test("icons are what their names say", async () => {
  const icon = new Uint8Array(await (await get("/favicon.ico")).arrayBuffer())
  // One picture of 32 by 32, a PNG, after the head of 22 bytes.
  expect([...icon.slice(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(sizeOf(icon.slice(22))).toEqual([32, 32])
  const touch = await get("/apple-touch-icon.png")
  expect([touch.status, ...sizeOf(new Uint8Array(await touch.arrayBuffer()))]).toEqual([200, 180, 180])
  expect((await get("/favicon.svg")).headers.get("content-type")).toBe("image/svg+xml")
})

describe("structured data", () => {
  const nodesOf = async (slug: string) => {
    const $ = load((await stranger(app).open(`/products/${slug}`)).text)
    const { "@graph": nodes } = JSON.parse($('script[type="application/ld+json"]').text())
    const byType = new Map<string, Record<string, unknown>>()
    for (const node of nodes) byType.set(node["@type"], node)
    return { byType, shown: $("main").text() }
  }

  test("says what the page shows, and a rating only where people gave one", async () => {
    const { byType, shown } = await nodesOf("tidewatch")
    expect([...byType.keys()]).toEqual(["SoftwareApplication", "Organization", "BreadcrumbList", "FAQPage"])
    expect(byType.get("SoftwareApplication")).toMatchObject({
      name: "Tidewatch",
      aggregateRating: { ratingValue: 4.75, reviewCount: 4 }
    })
    expect(shown).toContain("4.75 of 5")
    const questions = byType.get("FAQPage")?.mainEntity
    expect(questions).toBeArrayOfSize(3)
    for (const { name } of Array.isArray(questions) ? questions : []) expect(shown).toContain(name)
    const { byType: unrated } = await nodesOf("quillmark")
    expect(unrated.get("SoftwareApplication")).not.toHaveProperty("aggregateRating")
    expect(unrated.get("SoftwareApplication")).not.toHaveProperty("review")
  })

  test("cannot be left by what somebody typed", async () => {
    await query(app, "update listings set tagline = $1 where slug = 'slow-timetable'", ["</script><b id=out>"])
    const $ = load((await stranger(app).open("/products/slow-timetable")).text)
    expect($("#out")).toHaveLength(0)
    expect(() => JSON.parse($('script[type="application/ld+json"]').text())).not.toThrow()
  })
})

test("the largest page of the demo is small", async () => {
  const slugs = await query<{ slug: string }>(app, "select slug from listings where status in ('live', 'scheduled')")
  const sizes: Array<readonly [number, string]> = []
  for (const { slug } of slugs)
    sizes.push([Buffer.byteLength((await stranger(app).open(`/products/${slug}`)).text), slug])
  const [largest] = sizes.toSorted(([a], [b]) => b - a)
  expect(largest?.[0], largest?.[1]).toBeLessThanOrEqual(60_000)
})
