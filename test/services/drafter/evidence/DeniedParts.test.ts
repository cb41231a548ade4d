import { describe, expect, test } from "bun:test"
import { type Candidates, noCandidates } from "../../../../src/domain/draft/Candidates.ts"
import { openGate } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { deniesBelow } from "../../../../src/services/drafter/evidence/topics/DeniedParts.ts"
import { drafted, read } from "../extractive/Sites.ts"

const site = (body: string, lang = "en") =>
  read(
    "https://troutline.test/",
    `<!doctype html><html lang="${lang}"><head><title>Troutline | Days on the river</title></head><body><main>
    <h1>Days on the river</h1><p>Troutline takes anglers out on the river for a day.</p>${body}</main></body></html>`
  )
const list = (...items: ReadonlyArray<string>) => `<ul>${items.map((one) => `<li>${one}</li>`).join("")}</ul>`

describe("what a page lists as not there is no feature", () => {
  test.each([
    ["en", "What's included", "What isn't included"],
    ["de", "Das ist enthalten", "Nicht enthalten"],
    ["fr", "Ce qui est inclus", "Ce qui n'est pas inclus"],
    ["fr", "Ce qui est compris", "Non inclus :"],
    ["es", "Qué incluye", "No incluye"],
    ["pt", "O que está incluído", "O que não está incluído"],
    ["it", "Cosa è compreso", "Cosa non è compreso"],
    ["nl", "Wat is inbegrepen", "Niet inbegrepen"],
    ["ja", "含まれるもの", "含まれないもの"],
    ["zh", "包含内容", "不包含"],
    ["ar", "ما يشمله", "لا يشمل"]
  ])("%p: %s, %s", (lang, has, hasNot) => {
    const page = site(
      `<h2>${has}</h2>${list("Rods and reels", "Waders to borrow")}<h2>${hasNot}</h2>${list("Lunch by the river", "Train tickets")}`,
      lang
    )
    expect(drafted(page).fields.features?.value).toEqual(["Rods and reels", "Waders to borrow"])
  })
  test("in whatever card it stands, and under a line in place of a heading", () => {
    const cards = `<h2>What's included</h2><div class="grid"><div class="card"><h3>Included</h3>${list("Rods and reels", "Waders to borrow")}</div>
      <div class="card"><h3>Not included</h3>${list("Lunch by the river", "Train tickets")}</div></div>`
    expect(drafted(site(cards)).fields.features?.value).toEqual(["Rods and reels", "Waders to borrow"])
    const lines = `<h2>What's included</h2>${list("Rods and reels", "Waders to borrow")}<p>Not included:</p>${list("Lunch by the river", "Train tickets")}`
    expect(drafted(site(lines)).fields.features?.value).toEqual(["Rods and reels", "Waders to borrow"])
  })
  test("nor what has a cross in front of it", () => {
    const page = site(`<h2>Features</h2>${list("✓ Rods and reels", "✓ Waders to borrow", "✗ Lunch by the river")}`)
    expect(drafted(page).fields.features?.value).toEqual(["Rods and reels", "Waders to borrow"])
    const twice = site(`<h2>Features</h2>${list("✓ Rods and reels", "✗ No hidden fees", "✓ Waders to borrow")}`)
    expect(drafted(twice).fields.features?.value).toEqual(["Rods and reels", "No hidden fees", "Waders to borrow"])
  })
})

describe("whoever offers it", () => {
  const page = site(
    `<h2>Included</h2>${list("We lend rods and reels to every guest.")}<h2>Not included</h2>${list("We bring lunch to the river.", "Train tickets")}`
  )
  const stands = (fields: Candidates["fields"]) =>
    openGate({ pages: [page], categories: [] }).gate({ ...noCandidates, fields }).stands.fields
  const quoted = <A>(value: A, quote: string) => ({ value, evidence: [{ quote, url: "https://troutline.test/" }] })
  test("neither a feature, a label nor a sentence stands on it", () => {
    const said = "We bring lunch to the river."
    expect(stands({ features: quoted(["Train tickets"], "Train tickets") }).features).toBeUndefined()
    expect(stands({ tags: quoted(["train tickets"], "Train tickets") }).tags).toBeUndefined()
    expect(stands({ short_description: quoted(said, said) }).short_description).toBeUndefined()
    const denied = site("<h2>Was Troutline nicht macht</h2><p>Troutline verkauft keine Ruten.</p>", "de")
    const sells = "Troutline verkauft keine Ruten."
    expect(
      openGate({ pages: [denied], categories: [] }).gate({
        ...noCandidates,
        fields: { short_description: quoted(sells, sells) }
      }).stands.fields.short_description?.value
    ).toBe(sells)
    const lent = "We lend rods and reels to every guest."
    expect(stands({ short_description: quoted(lent, lent) }).short_description?.value).toBe(lent)
  })
})

test.each([
  "what a spreadsheet can't do",
  "was excel nicht kann",
  "o que o caderno de papel não faz",
  "what's included",
  "keine versteckten kosten",
  "sin permanencia",
  "non solo pane",
  "not just bread"
])("%p denies nothing", (heading) => expect(deniesBelow(heading)).toBe(false))

test.each(["other costs not included", "paper and ink not included", "andere kosten nicht enthalten"])(
  "%p denies, whatever it is of",
  (heading) => expect(deniesBelow(heading)).toBe(true)
)
