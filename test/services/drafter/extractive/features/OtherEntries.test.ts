/** Entries that look like features and are none: whom it is for, what a house believes in, states, rooms, promises, one chapter of several. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "../../evidence/facts/FactPages.ts"

const told = "Your loaves are ready each morning by six."
const card = (name: string, above = "", says = told) => `<div class="card">${above}<h3>${name}</h3><p>${says}</p></div>`
const cards = (names: ReadonlyArray<string>, says = told) =>
  `<div>${names.map((name) => card(name, "", says)).join("")}</div>`
/** Below the parts that other ways read. */
const above =
  "<h2>Since the first loaf</h2><p>Doughs wait for nobody.</p><h2>One oven for everybody</h2><p>It never sleeps.</p>" +
  "<h2>No more burnt crusts</h2><p>It turns itself off.</p>"
const featuresOf = (html: string, lang = "en") =>
  extract(openGate({ pages: [homeOfCrumb(`${above}${html}`, lang)], categories: [] }), []).stands.fields.features
    ?.value ?? []
const names = ["Managed Ovens", "Dough Monitoring", "Remote Proofing"]

describe("whom it is for", () => {
  test.each([
    ["I need to bake at night for", "en"],
    ["Built for", "en"],
    ["J'ai besoin de livrer mes pains pour", "fr"],
    ["Ich brauche den Ofenplan für", "de"],
    ["Necesito hornear para", "es"]
  ])("is told below a heading that goes on in its cards: %p", (heading, lang) => {
    expect(featuresOf(`<h2>${heading}</h2>${cards(names)}`, lang)).toEqual([])
  })
  test.each([
    ["What bakers use it for", "en"],
    ["What you can ask for", "en"],
    ["Bread worth getting up for", "en"]
  ])("but not below one that only ends so: %p", (heading, lang) => {
    expect(featuresOf(`<h2>${heading}</h2>${cards(names)}`, lang)).toEqual(names)
  })
  test.each([
    [["Industrie", "Santé", "Recherche", "Gouvernement"], "fr"],
    [["Logistics", "Retail", "Public sector"], "en"],
    [["Gesundheitswesen", "Bildung", "Verwaltung"], "de"]
  ] as const)("stands in cards called as sectors: %j", (sectors, lang) => {
    expect(featuresOf(`<h2>One oven, many loaves</h2>${cards(sectors)}`, lang)).toEqual([])
  })
  test("but a part that says what is done may name them", () => {
    const fields = ["Education", "Health", "Agriculture"]
    expect(featuresOf(`<h2>What we do</h2>${cards(fields)}`)).toEqual(fields)
  })
})

describe("what a house believes in, and parts of its site", () => {
  test.each([
    [["Mission", "Vision", "Night shifts"], "en"],
    [["ミッション", "大切にしていること", "安心への取り組み"], "ja"],
    [["Unsere Werte", "Leitbild", "Backstube"], "de"]
  ] as const)("are no services: %j", (parts, lang) => {
    const heading = { en: "What we do", ja: "サービス内容", de: "Unsere Leistungen" }[lang]
    expect(featuresOf(`<h2>${heading}</h2>${cards(parts)}`, lang)).toEqual([])
  })
  test("an announcement among them is left out", () => {
    expect(featuresOf(`<h2>Our services</h2>${cards([...names, "New Products"])}`)).toEqual(names)
    expect(featuresOf(`<h2>Our services</h2>${cards([...names, "New Product Photos"])}`)).toEqual([
      ...names,
      "New Product Photos"
    ])
  })
  test("virtues above the names tell what they are", () => {
    const labelled = (labels: ReadonlyArray<string>) =>
      `<h2>More than flour</h2><div>${["Neighbour, not rival", "Early at the oven", "Calm at the till"].map((name, at) => card(name, `<span>${labels[at]}</span>`)).join("")}</div>`
    expect(featuresOf(labelled(["Respect", "Discipline", "Growth"]))).toEqual([])
    expect(featuresOf(labelled(["Counter", "Bakery", "Till"]))).not.toEqual([])
  })
  test("how good they are is a reason, not an offer", () => {
    const merits = ["Pro Instructors", "Comfortable schedule", "Bread"]
    expect(featuresOf(`<h2>All of this</h2>${cards(merits)}`)).toEqual([])
  })
  test.each(["Why Crumb", "What makes Crumb worth the walk"])("%p stands over reasons", (heading) => {
    expect(featuresOf(`<h2>${heading}</h2>${cards([...names, "Flour Backup"])}`)).toEqual([])
  })
})

describe("names that name nothing that is had", () => {
  test("states that it tells apart", () => {
    expect(featuresOf(`<h2>Three doughs. One move each.</h2>${cards(["Bounded", "Active", "Unstable"])}`)).toEqual([])
    const things = ["Archive", "Timetable", "Feed"]
    expect(featuresOf(`<h2>All of this</h2>${cards(things)}`)).toEqual(things)
  })
  test("rooms of what is let", () => {
    expect(featuresOf(`<h2>Annehmlichkeiten</h2>${cards(["Küche", "Badezimmer", "Garten"])}`, "de")).toEqual([])
  })
  test.each([
    "Cut flour costs by up to 40%",
    "Improved crusts",
    "No manual kneading",
    "Be first to the oven",
    "Get ahead of the queue"
  ])("a promise is left out: %p", (promise) => {
    expect(featuresOf(`<h2>Features</h2>${cards([...names, promise], "You sleep, and it bakes for you.")}`)).toEqual(
      names
    )
  })
  test.each(["Get alerts by text", "Up to 40 ovens", "Bread for people who don't eat wheat"])(
    "but no thing: %p",
    (thing) => {
      expect(featuresOf(`<h2>Features</h2>${cards([...names, thing])}`)).toEqual([...names, thing])
    }
  )
  test("what is made easy is named, and what is at hand day and night", () => {
    const said = [...names, "Flour orders made easy", "24/7 support"]
    expect(featuresOf(`<h2>Features</h2>${cards(said)}`)).toEqual([...names, "Flour orders", "24/7 support"])
  })
})

describe("one part of several", () => {
  const ticks = "<ul><li>✓ Live baking with many hands</li><li>✓ Notes built in</li><li>✓ No queues at all</li></ul>"
  test("a killer feature is no list of them", () => {
    const tools = ["Live proofing", "Oven board", "Crust preview", "Flour report"]
    const page = `<p>The killer feature</p><h2>Bake together.</h2>${ticks}<h2>Every tool, right in the bakery.</h2>${cards(tools)}`
    expect(featuresOf(page)).toEqual(tools)
    expect(featuresOf(`<p>Features</p><h2>Bake together.</h2>${ticks}`)).toHaveLength(3)
  })
  test("what one card of several lists is not all of it", () => {
    const chapter = (name: string, lines: ReadonlyArray<string>) =>
      `<div class="card"><h3>${name}</h3><p>${told}</p>${lines.map((line) => `<p>${line}</p>`).join("")}</div>`
    const led = [
      "Proof sheets: each dough by the hour",
      "Oven plans: each deck by the day",
      "Bin notes: each flour by the sack"
    ]
    const loose = ["It tells you when to fold", "It tells you when to bake", "It tells you when to stop"]
    const page = `<h2>It is a book. It answers.</h2><div>${chapter("Doughs that never wait for you", loose)}${chapter("So that nothing slips your mind", led)}${chapter("The part that scares you most", loose)}</div>`
    expect(featuresOf(page)).not.toContain("Proof sheets")
  })
  test("a list in a box of its own belongs to the heading in the box before", () => {
    const pair = (name: string, lines: ReadonlyArray<string>) =>
      `<div class="card"><h3>${name}</h3><p>${told}</p><div class="card"><ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul></div></div>`
    const page = `<h2>Our services</h2><div>${names.map((name, at) => pair(name, [`Early round number ${at} of them`, "Late round for the whole street"])).join("")}</div>`
    expect(featuresOf(page)).toEqual(names)
  })
})
