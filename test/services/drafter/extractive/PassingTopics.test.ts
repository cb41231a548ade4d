import { describe, expect, test } from "bun:test"
import { drafted, read, shown } from "./Sites.ts"

describe("what is said in passing is no category", () => {
  const body = "<h1>Signed for at the door</h1><p>Tollbeak keeps the signatures that drivers collect at the door.</p>"
  const summary = "Tollbeak keeps the signatures that drivers collect at the door, for a year."
  const home = shown(`${body}<h2>Security</h2><p>Signatures are kept in Ghent.</p>`, {
    title: "Tollbeak",
    description: summary
  })
  test("nor what a page is called that any house has", () => {
    const more = shown("<h1>Security</h1><p>Encryption at rest, security at the door.</p>", {
      url: "https://crumb.test/security",
      title: "Security | Tollbeak"
    })
    expect(drafted(home, more).fields.categories).toBeUndefined()
  })
  test("nor one word of another language that English needs two for", () => {
    const page = (description: string) =>
      shown("<h1>C'è qualcuno al banco.</h1>", { lang: "it", title: "Bancone — La guardiola del rione", description })
    const passing = "Bancone ritira i pacchi, custodisce le chiavi e trova chi aggiusta la caldaia di casa."
    expect(drafted(page(passing)).fields.categories).toBeUndefined()
  })
  test("nor a word that an English ending makes another: the sea has no tides in it", () => {
    const page = shown("<h1>Il nostro stabilimento, vista mare</h1>", {
      lang: "it",
      title: "Onda Verde | Camere vista mare",
      description: "Onda Verde: camere con vista mare, a due passi dal mare e dal porto di casa."
    })
    expect(drafted(page).fields.categories?.value ?? []).not.toContain("Maps and navigation")
  })
})

describe("what a site is goes before what is said beside it", () => {
  const calling = (data: object, text: string) =>
    drafted(
      read(
        "https://tollbeak.test/",
        `<!doctype html><html lang="en"><head><title>Tollbeak</title><meta name="description" content="${text}">
        <script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", name: "Tollbeak", ...data })}</script></head>
        <body><header><a href="/">Tollbeak</a></header><main><h1>Tollbeak</h1><p>${text}</p></main></body></html>`
      )
    ).fields.categories?.value
  const text = "Rooms over the water, with breakfast, a restaurant and a locksmith next door."
  test.each([
    [{ "@type": "LodgingBusiness" }, "Our hotel has rooms over the water, with breakfast and a restaurant.", "Travel"],
    [{ "@type": ["LocalBusiness", "Locksmith"] }, text, "House and garden"],
    [
      { "@type": "SoftwareApplication", applicationCategory: "https://schema.org/GameApplication" },
      "A small game about receipts and invoices.",
      "Games"
    ]
  ])("as its data calls it: %j", (data, said, category) => {
    expect(calling(data, said)).toEqual([category])
  })
  test("but not by its data alone, which nobody sees, nor by that of others", () => {
    expect(calling({ "@type": "Locksmith" }, "Open on Mondays.")).toBeUndefined()
    expect(calling({ "@type": "Locksmith", url: "https://elsewhere.test/" }, text)).not.toEqual(["House and garden"])
  })
  test("as its title names it, and not for whom it is", () => {
    const page = shown(
      "<h1>Point of sale for market stalls</h1><p>Tollbeak rings.</p><h2>Coffee bars</h2><p>Soft cheese.</p>",
      { title: "Tollbeak", description: "Tollbeak rings for restaurants and bakeries." }
    )
    expect(drafted(page).fields.categories?.value).toEqual(["E-commerce"])
  })
})

describe("where two categories stand about as high", () => {
  const lines = Array.from({ length: 14 }, (_, at) => `<p>Room ${at} has a door.</p>`).join("")
  const both = "Recipes and chess for the evening"
  const shownWith = (title: string) =>
    drafted(shown(`<h1>${title}</h1><p>${title}, at home.</p>${lines}`, { title: `Tollbeak: ${title}` }))
  test("neither is given", () => {
    expect(shownWith(both).fields.categories).toBeUndefined()
  })
  test("the one is given that stands alone", () => {
    expect(shownWith("Recipes for the evening").fields.categories?.value).toEqual(["Food and drink"])
  })
  test("both are looked at on a site of a few lines, where each counts", () => {
    const page = shown(`<h1>${both}</h1><p>${both}, at home.</p>`, { title: `Tollbeak: ${both}` })
    expect(drafted(page).fields.categories?.value).toHaveLength(1)
  })
})

describe("no label is", () => {
  test.each([
    ["Lesson plans for teachers", "Tollbeak for teachers", /teachers/],
    ["Open Source Screenshot Software", "Open Source Screenshot Software", /source/],
    [`Past URL "shorteners" and more`, `Past URL "shorteners" and more`, /["”]/]
  ])("whom it is for, that it is open, or a piece with a quotation mark: %p", (title, heading, not) => {
    const page = shown(`<h1>${heading}</h1><p>${title}.</p>`, { title: `${title} | Tollbeak`, description: title })
    expect(drafted(page).fields.tags?.value.join(" ") ?? "").not.toMatch(not)
  })
  const tagsOf = (lang: string, title: string, heading: string, description: string, body = "") =>
    drafted(
      shown(`<h1>${heading}</h1><p>${description}</p>${body}`, { lang, title: `${title} | Tollbeak`, description })
    ).fields.tags?.value ?? []
  test("where it is", () => {
    const body = `<p>In Berlin läutet es.</p><p>Von Berlin aus.</p>
      <footer><p>Tollbeak GmbH, Hauptstraße 5, 10115 Berlin, Deutschland</p></footer>`
    const summary = "Tollbeak: Glockenguss in Berlin. Festpreis und direkter Draht."
    expect(tagsOf("de", "Glockenguss in Berlin", "Gieße deine Glocke in Berlin", summary, body)).toEqual([
      "Glockenguss"
    ])
  })
  test("what somebody is told to do, but what it is done to", () => {
    const title = "Crie sinos dourados para a porta"
    expect(tagsOf("pt", title, title, "Crie sinos dourados em minutos.")).toEqual(["sinos dourados"])
  })
  test("a company", () => {
    const summary = "鐘聲（希望鐘鳥有限公司）提供短影音製作、廣告投放。"
    const tags = tagsOf("zh", "短影音製作 | 希望鐘鳥有限公司", "短影音製作", summary, "<p>希望鐘鳥有限公司</p>")
    expect(tags.filter((tag) => tag.includes("希望鐘鳥"))).toEqual([])
  })
  test("a word of other categories that stands nowhere by itself", () => {
    const summary = "Google Ads and SEO for mechanics: more cars in bays."
    const body = "<p>More cars in bays, with Google Ads.</p>"
    expect(tagsOf("en", "Get more cars in bays", "More cars in bays with SEO", summary, body)).toEqual(["Google Ads"])
  })
  test("a kind that says nothing of which", () => {
    const summary = "Talent for quiet mills: expert talent, found by millers."
    expect(tagsOf("en", "Talent for quiet mills", "Talent", summary, "<p>Talent is rare.</p>")).not.toContain("talent")
  })
  test("an adjective", () => {
    const summary = "Diagnostics techniques immobiliers et états des lieux."
    const tags = tagsOf("fr", "Tollbeak", "Tollbeak", summary, "<p>Diagnostics immobiliers à Évry.</p>")
    expect(tags).not.toContain("immobiliers")
  })
})

test("how a name is read, and the English of a slogan, are no labels", () => {
  const page = read(
    "https://tolvane.test/",
    `<!doctype html><html lang="ja"><head><title>Tolvane（トルヴェイン♪）- 対話的内省の時間</title>
    <meta name="description" content="対話的内省の場を提供するTolvane（トルヴェイン♪）の公式サイトです。"></head>
    <body><header><a href="/">Tolvane</a></header><main><h1>対話的内省</h1><p>Tolvaneは対話的内省の場をひらきます。</p></main>
    <footer><p>© 2024 Tolvane</p></footer></body></html>`
  )
  expect(drafted(page).fields.name?.value).toBe("Tolvane")
  expect(drafted(page).fields.tags?.value ?? []).not.toContain("トルヴェイン")
  const slogan = shown(
    "<p>From Sketch to Solid: Ihre Idee als Modell</p><h2>Was wir anbieten</h2><p>Modelle aus Harz.</p>",
    {
      lang: "de",
      title: "Harzwerk – From Sketch to Solid: Ihre Idee als Modell"
    }
  )
  expect(drafted(slogan).fields.tags?.value ?? []).not.toContain("Sketch")
})

test("of which trade it is by its own data goes before what the programme does", () => {
  const page = shown(
    "<h1>Clinic software with appointment booking and a shared calendar</h1><p>Patients book, the shared calendar and the planner show when. The clinic sees its patients.</p>",
    {
      title: "Tollbeak | Clinic software, shared calendar and planner",
      description:
        "Tollbeak is clinic software with a shared calendar, a planner and appointment booking for patients.",
      head: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"SoftwareApplication","name":"Tollbeak","applicationCategory":"HealthApplication"}</script>`
    }
  )
  expect(drafted(page).fields.categories?.value).toEqual(["Health"])
})
test("what joins a thing to others, said once, makes no API of it", () => {
  const page = shown("<h1>Kites, mended</h1><p>Connectors for kites of all makers.</p>", {
    title: "Tollbeak connectors",
    description: "Tollbeak keeps the connectors of kite menders."
  })
  expect(drafted(page).fields.categories?.value ?? []).not.toContain("APIs and integrations")
})
