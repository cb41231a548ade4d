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
