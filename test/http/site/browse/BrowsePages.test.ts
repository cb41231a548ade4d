/** Categories, founders and the blog as people read them, and as programs do. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { articleToHtml } from "../../../../src/http/site/parts/Markdown.ts"
import { type TestApp, testApp } from "../../../support/App.ts"
import type { Seen } from "../../../support/Browser.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { stranger } from "../../../support/Person.ts"
import { change } from "../../../support/Read.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ demo: true, work: false })
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())

const open = (path: string) => stranger(app).open(path)
const words = (seen: Seen, within = "main") => load(seen.text)(within).text().replace(/\s+/g, " ").trim()
interface StructuredNode {
  readonly "@type": string
  readonly [key: string]: unknown
}
/** What the page says to programs, by kind. */
const structured = (seen: Seen): ReadonlyMap<string, StructuredNode> => {
  const text = load(seen.text)("script[type='application/ld+json']").text()
  const graph: ReadonlyArray<StructuredNode> = JSON.parse(text)["@graph"]
  return new Map(graph.map((node) => [node["@type"], node]))
}

describe("categories", () => {
  test("are all in the tree with their counts", async () => {
    const page = await open("/categories")
    const { body } = await app.rest("GET", "/categories")
    const $ = load(page.text)
    for (const { slug, listing_count, children } of body.items) {
      expect($(`h2:has(a[href="/categories/${slug}"]) .num`).text()).toBe(`${listing_count}`)
      for (const child of children)
        expect($(`li:has(> a[href="/categories/${child.slug}"]) > .num`).text()).toBe(`${child.listing_count}`)
    }
  })

  test("list what belongs to them as the operation does, with the way there, the questions and the answers", async () => {
    const page = await open("/categories/coding-tools")
    const { body } = await app.rest("GET", "/categories/coding-tools")
    const names = body.listings.items.map(({ name }: { name: string }) => name)
    const nodes = structured(page)
    expect(nodes.get("ItemList")?.itemListElement).toMatchObject(names.map((name: string) => ({ name })))
    expect(nodes.get("BreadcrumbList")?.itemListElement).toMatchObject([
      { name: "Categories" },
      { name: body.parent.name },
      { name: body.name }
    ])
    for (const { question, answer } of body.faqs) {
      expect(words(page, ".faqs")).toContain(question)
      expect(words(page, ".faqs")).toContain(answer)
    }
    expect(nodes.has("FAQPage")).toBe(body.faqs.length > 0)
  })

  test("without a product say so and lead on; those that there are not are not found", async () => {
    const page = await open("/categories/languages")
    expect(words(page)).toContain("No product is live in Languages yet")
    expect((await open("/categories/no-such-category")).status).toBe(404)
  })
})

describe("founders", () => {
  test("are found by part of a name and by country", async () => {
    expect(words(await open("/founders?q=solb"), "ul.faces")).toContain("Ingrid Solberg")
    const page = await open("/founders?country=no")
    expect(words(page, "ul.faces")).toContain("Ingrid Solberg")
    expect(load(page.text)("option[selected]").attr("value")).toBe("NO")
    expect(words(await open("/founders?q=solb&country=UY"))).toContain("No founder called “solb” from Uruguay")
    expect(words(await open("/founders?country=Atlantis"))).toContain("is no country's code")
  })

  test("tell who they are, what they made and what they say of it", async () => {
    const page = await open("/founders/ingrid-solberg")
    const { body } = await app.rest("GET", "/founders/ingrid-solberg")
    expect(words(page)).toContain(body.bio)
    expect(words(page)).toContain(body.companies[0].name)
    for (const { question, answer } of body.interview) {
      expect(words(page, ".interview")).toContain(question)
      expect(words(page, ".interview")).toContain(answer)
    }
    expect(structured(page).get("ProfilePage")?.mainEntity).toMatchObject({ "@type": "Person", name: "Ingrid Solberg" })
  })

  test("link to the web and nowhere else, and nothing they write runs", async () => {
    await change(
      app,
      `update founders set bio = '<img src=x onerror=alert(1)>', name = '</script><b>Edson',
       socials = '{"website": "javascript:alert(1)", "x": "https://x.example/edson"}' where slug = 'edson-tavares-lima'`
    )
    const page = await open("/founders/edson-tavares-lima")
    expect(page.status).toBe(200)
    const $ = load(page.text)
    expect($("main img[onerror], main b")).toHaveLength(0)
    expect(page.text).not.toContain("javascript:")
    expect($(".profiles a").attr("rel")).toBe("nofollow ugc noopener")
    expect(structured(page).get("BreadcrumbList")).toBeDefined()
  })

  test("are public through their listings alone", async () => {
    await change(app, "update listings set status = 'paused' where slug = 'footnote-farm'")
    expect((await open("/founders/eleni-katsarou")).status).toBe(404)
    expect(words(await open("/founders?q=katsarou"))).toContain("No founder called “katsarou”")
    await change(app, "update listings set status = 'live' where slug = 'footnote-farm'")
    expect((await open("/founders/eleni-katsarou")).status).toBe(200)
  })
})

describe("the blog", () => {
  test("lists what is published, the newest first, and finds words in it", async () => {
    const titles = (seen: Seen) => {
      const $ = load(seen.text)
      return $(".entries h2")
        .get()
        .map((heading) => $(heading).text())
    }
    for (const query of ["", "?q=votes"]) {
      const { body } = await app.rest("GET", `/blog${query}`)
      expect(titles(await open(`/blog${query}`))).toEqual(body.items.map(({ title }: { title: string }) => title))
    }
    expect(words(await open("/blog?q=zzqxwv"))).toContain("No post has all of “zzqxwv”")
  })

  test("shows nothing that is dated in the future", async () => {
    await change(
      app,
      `insert into posts (slug, title, body_markdown, published_at) values ('later', 'Later', 'Not yet.', $1)`,
      [new Date(app.clock.now().getTime() + 86_400_000)]
    )
    expect((await open("/blog/later")).status).toBe(404)
    expect(words(await open("/blog"))).not.toContain("Later")
  })

  test("reads a post with its headings, its questions and its date", async () => {
    const page = await open("/blog/how-the-weekly-ranking-works")
    expect(words(page, ".article h2")).toContain("Whose votes count")
    const nodes = structured(page)
    expect(nodes.get("BlogPosting")).toMatchObject({ headline: "How the weekly ranking works" })
    expect(nodes.get("FAQPage")).toBeDefined()
  })
})

describe("an article", () => {
  test("has headings below the page's own, none of which skips a level", () => {
    const $ = load(articleToHtml("# One\n\n#### Two\n\n###### Three\n\n## Four"))
    expect(
      $(":header")
        .get()
        .map(({ tagName }) => tagName)
    ).toEqual(["h2", "h3", "h4", "h2"])
  })

  test("lets what is wide scroll by keyboard, and nothing of it run", () => {
    const $ = load(
      articleToHtml("| a | b |\n|---|---|\n| 1 | <i>2</i> |\n\n```\n<script>\n```\n\n[x](javascript:alert(1))")
    )
    expect($(".scroll[tabindex=0] table, pre[tabindex=0]")).toHaveLength(2)
    expect($("script, i, a")).toHaveLength(0)
  })
})
