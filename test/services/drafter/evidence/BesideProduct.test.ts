import { describe, expect, test } from "bun:test"
import { type Candidates, noCandidates } from "../../../../src/domain/draft/Candidates.ts"
import { openGate } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { read } from "../extractive/Sites.ts"

const url = "https://troutline.test/"
const site = (body: string, lang = "en", head = "") =>
  read(
    url,
    `<!doctype html><html lang="${lang}"><head><title>Troutline</title>${head}</head><body><main>
    <h1>Troutline</h1><p>Troutline takes anglers out on the river for a day, with rods, waders and a warm lunch.</p>
    <p>Every group has a guide who knows each pool of the valley, and boots in all sizes stand in the shed.</p>${body}</main></body></html>`
  )
type Fields = Candidates["fields"]
const fieldsOf = (page: ReturnType<typeof site>, fields: Fields) =>
  openGate({ pages: [page], categories: [] }).gate(
    { ...noCandidates, fields },
    { value: "Troutline", evidence: [{ quote: "Troutline", url }] }
  ).stands.fields
const described = (page: ReturnType<typeof site>, said: string) =>
  fieldsOf(page, { description: { value: said, evidence: [{ quote: said, url }] } }).description?.value ?? null
const listed = (page: ReturnType<typeof site>, key: "features" | "tags", item: string, quote = item) =>
  fieldsOf(page, { [key]: { value: [item], evidence: [{ quote, url }] } })[key]?.value ?? null

describe("a sentence of the page about somebody else describes no product", () => {
  test.each([
    ["en", "RiverMaster wants $90 a day for the same pools."],
    ["en", "A part-time ghillie costs about £1,150 a month."],
    ["nl", "Beekbaas rekent € 9,99 per dag."],
    ["es", "RioFacil cobra $18 por persona."],
    ["fr", "Une canne neuve se vend près de 900 € en ville."],
    ["en", "Wading without a permit can bring a fine of £2,000."],
    ["en", "The angling board is a body of the county and has nothing to do with us."]
  ])("%s: %s", (lang, said) => {
    expect(described(site(`<h2>The river</h2><p>${said}</p>`, lang), said)).toBeNull()
  })
  test.each([
    ["en", "Plans start at $39 a month."],
    ["en", "A day with Troutline costs about £80 for two."],
    ["en", "We charge £80 a day, and children come along for nothing."],
    ["fr", "La journée coûte 140 €, matériel et soupe compris."]
  ])("but what is asked here does, %s: %s", (lang, said) => {
    expect(described(site(`<h2>The river</h2><p>${said}</p>`, lang), said)).toBe(said)
  })
  test("nor whom a question sets it beside, or what leans on that", () => {
    const page = site(
      "<h2>How is this different from RiverMaster?</h2><p>RiverMaster knows maps. It asks for an account first.</p>"
    )
    expect(described(page, "RiverMaster knows maps.")).toBeNull()
    expect(described(page, "It asks for an account first.")).toBeNull()
    const plans = site("<h2>What is different from Basic to Pro?</h2><p>Basic has one rod and a map.</p>")
    expect(described(plans, "Basic has one rod and a map.")).toBe("Basic has one rod and a map.")
  })
  test("nor what is quoted from a guest, with a name behind it", () => {
    const page = site(
      `<h2>From the hut</h2><p>“The pools were full of trout the whole long day.” Ada Roth, Bath</p><p>“Quiet water” is what the valley is called.</p>`
    )
    expect(described(page, "The pools were full of trout the whole long day.")).toBeNull()
    expect(described(page, "“Quiet water” is what the valley is called.")).not.toBeNull()
    const japanese = site("<h2>川から</h2><p>「父の竿は一度も折れたことがありません。」（松江市・門脇さん）</p>", "ja")
    expect(described(japanese, "父の竿は一度も折れたことがありません。")).toBeNull()
  })
})

describe("nor what stands under plans, is of the page itself, or nowhere shown", () => {
  test.each(["On the bench", "Coming in spring", "In the oven", "Coming for the 2027 season"])(
    "under %p",
    (heading) => {
      const page = site(
        `<h2>${heading}</h2><p>Night trips with a lamp for each boat.</p><ul><li>A map of the pools</li></ul>`
      )
      expect(described(page, "Night trips with a lamp for each boat.")).toBeNull()
      expect(listed(page, "features", "A map of the pools")).toBeNull()
    }
  )
  test("a plan that is told as one is a sentence of a description, and no feature", () => {
    const [there, planned] = ["A hut with six bunks is yours.", "A second hut is planned for next spring."]
    const page = site(`<h2>Features</h2><ul><li>${there}</li><li>${planned}</li><li>A map of the pools</li></ul>`)
    expect(described(site(`<h2>The hut</h2><p>${planned}</p>`), planned)).toBe(planned)
    expect(listed(page, "features", "A hut with six bunks")).not.toBeNull()
    expect(listed(page, "features", "A second hut")).toBeNull()
  })
  test.each([
    "Built with Hugo and a theme.",
    "This site uses no cookies.",
    "Your submission has been received!",
    "Welcome to WordPress.",
    "Project co-financed by the county fund."
  ])("%s", (said) => {
    expect(described(site(`<p>${said}</p>`), said)).toBeNull()
  })
  test("data about a house that readers never meet", () => {
    const said = "Moneywell is the payroll platform of forty thousand ports."
    const about = (name: string, description: string) =>
      `<script type="application/ld+json">${JSON.stringify({ "@type": "Organization", name, description })}</script>`
    const body = `<p>${"The river runs slow and the guides wait by the shed. ".repeat(8)}</p>`
    expect(described(site(body, "en", about("Moneywell", said)), said)).toBeNull()
    const own = "Fly fishing by the day."
    expect(described(site(body, "en", about("Troutline", own)), own)).toBe(own)
  })
})

describe("what a list holds of others", () => {
  test("goods just put up, and the name of a plan, are no features", () => {
    const goods = site(
      `<h2>Fresh this morning</h2><ul><li><h3>Split cane rod</h3><p>$90</p></li><li><h3>Brass reel</h3><p>$40</p></li></ul>
      <h2>Pricing</h2><h3>Angler</h3><p>£9/mo</p><ul><li>Rods and reels</li></ul>`
    )
    expect(listed(goods, "features", "Split cane rod")).toBeNull()
    expect(listed(goods, "features", "Angler")).toBeNull()
    expect(listed(goods, "features", "Rods and reels")).toEqual(["Rods and reels"])
  })
  test("a trade is no topic that somebody had before, or that stands below the rooms", () => {
    const page = site(
      `<p>The two of them work above a bakery in Bath, and the bakery smells good. Ada had founded a bakery before.</p>
      <p>Our fly fishing is for beginners.</p><p>Fly fishing by the day.</p>`
    )
    expect(listed(page, "tags", "bakery", "above a bakery in Bath")).toBeNull()
    expect(listed(page, "tags", "fly fishing", "Our fly fishing is for beginners.")).toEqual(["fly fishing"])
  })
})

test("a banner is no tagline", () => {
  const banner = (said: string) =>
    fieldsOf(
      read(
        url,
        `<!doctype html><html lang="en"><head><title>Troutline</title></head><body><main><p>${said}</p><h1>Days on the river</h1><p>Troutline takes anglers out.</p></main></body></html>`
      ),
      { tagline: { value: said, evidence: [{ quote: said, url }] } }
    ).tagline?.value ?? null
  expect(banner("New: night trips")).toBeNull()
  expect(banner("Free delivery on orders over £50")).toBeNull()
})

test("a sum that ended, or that is worked out, is no price", () => {
  const summary = (said: string, sum: string) =>
    fieldsOf(site(`<h2>Pricing</h2><p>${said}</p>`), {
      pricing_summary: { value: sum, evidence: [{ quote: said, url }] }
    }).pricing_summary?.value ?? null
  expect(summary("At €18 an hour that is €360 a month.", "€360 a month")).toBeNull()
  expect(summary("Troutline costs €80 a day.", "Troutline costs €80 a day")).not.toBeNull()
})
