/** What a product's page shows of where its facts are from: quotes for what was drafted and still stands, blanks for the rest. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { load } from "cheerio"
import { type TestApp, testApp } from "../../../support/App.ts"
import { type Person, signedIn, stranger } from "../../../support/Person.ts"
import { readyDraft } from "../../../support/ReadyDraft.ts"
import { query } from "../../../support/SavedListing.ts"

let app: TestApp
let slug: string
let reader: Person
beforeAll(async () => {
  app = await testApp({ work: false })
  const { id: userId, key } = await app.user()
  const draft = await readyDraft(app, userId)
  const [category] = await query<{ name: string }>(app, "select name from categories order by id limit 1")
  await app.rest("PATCH", `/drafts/${draft}`, { key, body: { fields: { categories: [category?.name] } } })
  await app.rest("POST", `/drafts/${draft}/submit`, { key })
  const [row] = await query<{ slug: string }>(
    app,
    `update listings set status = 'live', plan = 'free', launch_week = '2026-11-16', launched_at = $2
     where draft_id = $1 returning slug`,
    [draft, "2026-11-16T00:00:00Z"]
  )
  slug = row?.slug ?? ""
  reader = await signedIn(app)
}, 60_000)
afterAll(() => app.close())

/** As it is now: nothing is kept for who is signed in. */
const page = async () => load((await reader.open(`/products/${slug}`)).text)
/** A fact of the card by its label. */
const fact = ($: Awaited<ReturnType<typeof page>>, label: string) =>
  $(".facts-card dl > div").filter((_, row) => $(row).find("dt").text() === label)

test("a drafted fact opens to its sentence, with a link that finds it on its page", async () => {
  const $ = await page()
  const founded = fact($, "Founded")
  expect(founded.find("summary mark").text()).toBe("2019")
  expect(founded.find("blockquote mark").text()).toBe("Founded in 2019 by Ingrid Solberg in Bergen, Norway.")
  const link = founded.find("cite a")
  expect([link.text(), link.attr("rel")]).toEqual(["tidewatch.example/about", "nofollow ugc noopener"])
  expect(link.attr("href")).toBe(
    "https://tidewatch.example/about#:~:text=Founded%20in%202019%20by%20Ingrid%20Solberg%20in%20Bergen%2C%20Norway."
  )
})

test("what its owner typed is not marked with somebody else's words", async () => {
  const $ = await page()
  expect(fact($, "Based in").text()).toContain("Oslo")
  expect(fact($, "Based in").find("mark, blockquote")).toHaveLength(0)
})

test("a fact that was edited since loses its mark, and what its site does not state is a blank", async () => {
  await query(app, "update listings set founded_year = 2018 where slug = $1", [slug])
  const $ = await page()
  expect([fact($, "Founded").text(), fact($, "Founded").find("mark").length]).toEqual(["Founded2018", 0])
  expect(fact($, "Demo video").find(".unstated").text()).toBe("Not stated on its website")
  await query(app, "update listings set founded_year = 2019 where slug = $1", [slug])
})

test("the Markdown twin has the same quotes", async () => {
  const { text } = await stranger(app).open(`/products/${slug}.md`)
  expect(text).toContain(
    "- Founded: 2019\n  > “Founded in 2019 by Ingrid Solberg in Bergen, Norway.” <https://tidewatch.example/about>"
  )
  expect(text).toContain("- Demo video: *not stated on its website*")
})

test("a quote is text, and a link to nowhere but the web", async () => {
  await query(
    app,
    `update drafts set fields = jsonb_set(fields, '{founded_year,ai_evidence}', $1::jsonb)
     where id = (select draft_id from listings where slug = $2)`,
    [JSON.stringify([{ quote: "<b id=out>2019</b>", url: "javascript:alert(1)" }]), slug]
  )
  const $ = await page()
  expect($("#out")).toHaveLength(0)
  expect(fact($, "Founded").find("blockquote mark").text()).toBe("<b id=out>2019</b>")
  expect(fact($, "Founded").find("cite a")).toHaveLength(0)
})
