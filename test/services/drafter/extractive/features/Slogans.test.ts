/** Entries that name a thing, and those that only praise: what a reader finds in the place of a slogan. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "../../evidence/facts/FactPages.ts"

type Entries = ReadonlyArray<readonly [name: string, told: string]>
const cards = (entries: Entries) =>
  `<div>${entries.map(([name, told]) => `<div class="card"><h3>${name}</h3><p>${told}</p></div>`).join("")}</div>`
const featuresOf = (over: string, entries: Entries, lang = "en") =>
  extract(
    openGate({ pages: [homeOfCrumb(`<section><h2>${over}</h2>${cards(entries)}</section>`, lang)], categories: [] }),
    []
  ).stands.fields.features?.value ?? []

describe("a truth about the world", () => {
  const things: Entries = [
    ["Oven schedule", "The whole night stands on one page."],
    ["Flour stock", "The mill hears what it has to bring."],
    ["Shift plan", "Whoever bakes is told when."]
  ]
  test.each([["Bread is patience"], ["Bread doesn’t have to mean work"], ["Built one loaf at a time"]])(
    "is no feature: %s",
    (slogan) => {
      expect(featuresOf("Features", [...things, [slogan, "Come and see for yourself."]])).toEqual(
        things.map(([name]) => name)
      )
    }
  )
})

describe("what is said to sell", () => {
  const things: Entries = [
    ["Oven schedule", "The whole night stands on one page."],
    ["Flour stock", "The mill hears what it has to bring."],
    ["Shift plan", "Whoever bakes is told when."]
  ]
  test.each([
    ["Baked in, not glazed over"],
    ["Quiet, by design"],
    ["Gebacken, nicht gespielt"],
    ["Own the dough"],
    ["Skip the queue at the mill"],
    ["Gagnez du temps"],
    ["Zeitersparnis"],
    ["Ahorre tiempo"],
    ["Bread without compromise"],
    ["Le pain sans compromis"],
    ["Sleep, your most precious flour"],
    ["Le sommeil, votre farine la plus fine"],
    ["Schlaf, Ihre wertvollsten Stunden"],
    ["Baking is not a job, it is a calling"],
    ["Le pain n’est pas un métier, c’est une vie"]
  ])("is no feature: %s", (slogan) => {
    expect(featuresOf("Features", [...things, [slogan, "Come and see for yourself."]])).toEqual(
      things.map(([name]) => name)
    )
  })
  test.each([
    ["Own brands and labels"],
    ["Skip lists for bakers"],
    ["Time sheets"],
    ["Menus, orders and your staff"],
    ["Zeiterfassung am Ofen"]
  ])("a thing called alike is one: %s", (name) => {
    expect(featuresOf("Features", [...things, [name, "Come and see for yourself."]])).toContain(name)
  })
  test("nor are sentences of which one is spoken to whoever reads", () => {
    expect(
      featuresOf("Features", [
        ["A night plan for your oven.", "We know how it is."],
        ["Flour before dawn.", "You will see."],
        ["Crumbs from the start.", "Ask us."]
      ])
    ).toEqual([])
  })
  test("but how fast or by what it is done is one, set beside how it is not", () => {
    for (const said of ["Ovens Heated in Minutes, Not Hours", "Sorts by mill, not by sack"])
      expect(featuresOf("Features", [...things, [said, "The burner starts itself."]])).toContain(said)
  })
})

describe("cards that are called as customers", () => {
  test("tell whom it is for, and not what it can do", () => {
    const say = (name: string) => [name, "Receipts are sorted and booked every night."] as const
    expect(featuresOf("Features", ["Catering Agencies", "Recruiting / Staffing", "Automotive"].map(say))).toEqual([])
    expect(featuresOf("I nostri servizi", ["Privati", "Scuderie e allevamenti", "Forni"].map(say), "it")).toEqual([])
  })
})

describe("entries that name nothing", () => {
  test("praise alone is left out, and a list of nothing else is none", () => {
    const things: Entries = [
      ["Oven schedule", "See the whole night at a glance."],
      ["Flour stock", "Know what the mill has to bring."],
      ["Shift plan", "Everybody sees who bakes when."]
    ]
    expect(featuresOf("Features", [...things, ["Easy to use", "You will love it from the first day on."]])).toEqual(
      things.map(([name]) => name)
    )
    expect(
      featuresOf(
        "Funzioni",
        [
          ["Rapidità", "Siamo sempre i primi a rispondere."],
          ["Affidabilità", "Su di noi puoi contare ogni giorno."],
          ["Flessibilità", "Ci adattiamo alle tue esigenze."]
        ],
        "it"
      )
    ).toEqual([])
  })
  test("in the place of a slogan stands what is told below it", () => {
    expect(
      featuresOf("Features", [
        ["Oven schedule", "See the whole night at a glance."],
        ["Never burn again", "An alarm rings before the crust turns black."],
        ["Flour stock", "Know what the mill has to bring."]
      ])
    ).toEqual(["Oven schedule", "An alarm rings before the crust turns black", "Flour stock"])
    expect(
      featuresOf(
        "Funzionalità",
        [
          ["Scorte di farina", "Il mulino sa cosa portare."],
          ["Un forno vero. Sul telefono.", "La temperatura si regola da lontano con un dito."],
          ["Turni del mattino", "Ognuno vede chi inforna e quando."]
        ],
        "it"
      )
    ).toEqual(["Scorte di farina", "La temperatura si regola da lontano con un dito", "Turni del mattino"])
  })
  test("more of a number of things is no promise, nor is praise beside a thing", () => {
    const names = ["More than 120 recipes", "Smart dough timer", "Fast proofing"]
    expect(
      featuresOf(
        "Features",
        names.map((name) => [name, "The bakers see it on the wall."] as const)
      )
    ).toEqual(names)
  })
})

describe("runs of something else", () => {
  const told = "Your loaves are ready each morning by six."
  const run = (names: ReadonlyArray<string>): Entries => names.map((name) => [name, told] as const)
  test.each([
    ["Aplicaciones", ["Panaderías", "Cocinas", "Molinos"], "es"],
    ["Per branche", ["Kantoor", "Bouw &amp; industrie", "Horeca"], "nl"],
    ["Similar services", ["Loafly", "Doughbase", "Ovenhub"], "en"],
    ["In 3 Schritten zum Brot", ["Ofenplan", "Mehlvorrat", "Schichten"], "de"]
  ] as const)("uses, trades, kindred services and steps: %s", (over, names, lang) => {
    expect(featuresOf(over, run(names), lang)).toEqual([])
  })
  test("steps that are counted in words", () => {
    expect(featuresOf("What Crumb can do", run(["Step one", "Step two", "Step three"]))).toEqual([])
    expect(featuresOf("Was Crumb kann", run(["Schritt eins", "Schritt zwei", "Schritt drei"]), "de")).toEqual([])
  })
  test("what is done first begins a way of few steps", () => {
    expect(featuresOf("Bread without work", run(["Drop your recipe", "Crumb bakes", "Get a loaf"]))).toEqual([])
    expect(featuresOf("Brot ohne Mühe", run(["Rezept hochladen", "Ofen stellen", "Brot holen"]), "de")).toEqual([])
  })
})

test("a heading that every card has below its own names nothing", () => {
  const card = (name: string) =>
    `<div class="card"><h3>${name}</h3><p>The whole night at a glance.</p><h4>How to use:</h4><ul><li>Open the list of the oven</li></ul></div>`
  const names = ["Oven schedule", "Flour stock", "Shift plan"]
  const page = homeOfCrumb(`<section><h2>Features</h2><div>${names.map(card).join("")}</div></section>`, "en")
  expect(extract(openGate({ pages: [page], categories: [] }), []).stands.fields.features?.value).toEqual(names)
})

describe("entries that say what it is not, or say it twice over", () => {
  const things: Entries = [
    ["Oven schedule", "See the whole night at a glance."],
    ["Flour stock", "Know what the mill has to bring."],
    ["Shift plan", "Everybody sees who bakes when."]
  ]
  test.each([
    ["The plan is a helper, not a baker", "en"],
    ["Der Plan ist ein Helfer, kein Bäcker", "de"],
    ["Bread for the body, songs for the soul", "en"],
    ["Par un boulanger, pour des boulangers, pour tous", "fr"],
    ["Five ovens. Pick yours.", "en"],
    ["Stop counting loaves in spreadsheets", "en"],
    ["Mutua soddisfazione", "it"],
    ["5 modelli AI. Scegli tu.", "it"]
  ])("%p (%s)", (slogan, lang) => {
    const over = { en: "Features", de: "Funktionen", fr: "Fonctionnalités", it: "Funzioni" }[lang] ?? ""
    expect(featuresOf(over, [...things, [slogan, "You will love it from the first day on."]], lang)).toEqual(
      things.map(([name]) => name)
    )
  })
  test("numbers with a letter count entries", () => {
    const numbered = things.map(([name, told], at): readonly [string, string] => [`F${at + 1} · ${name}`, told])
    expect(featuresOf("Features", numbered)).toEqual(things.map(([name]) => name))
  })
})

describe("entries in capitals", () => {
  const said = "<p>Every oven is looked after by Ada in Ghent, and the ovens keep on.</p>"
  const shown = (over: string, names: ReadonlyArray<string>, lang = "en") =>
    extract(
      openGate({
        pages: [
          homeOfCrumb(
            `${said}<section><h2>${over}</h2>${cards(names.map((name) => [name, "See the whole night at a glance."]))}</section>`,
            lang
          )
        ],
        categories: []
      }),
      []
    ).stands.fields.features?.value
  test.each([
    [
      "Features",
      ["OVEN SCHEDULE", "FLOUR STOCK (ERP)", "SEO FOR BAKERS"],
      "en",
      ["Oven schedule", "Flour stock (ERP)", "SEO for bakers"]
    ],
    ["Funktionen", ["OFENPLAN", "MEHLVORRAT", "SCHICHTEN"], "de", ["Ofenplan", "Mehlvorrat", "Schichten"]],
    [
      "Fonctionnalités",
      ["PLAN DES FOURS", "STOCK DE FARINE", "GAZ"],
      "fr",
      ["Plan des fours", "Stock de farine", "Gaz"]
    ],
    ["Features", ["Oven schedule", "FLOUR STOCK", "Shift plan"], "en", ["Oven schedule", "FLOUR STOCK", "Shift plan"]],
    // One among others, where the page writes its words small.
    ["Features", ["Flour schedule", "OVENS", "Shift plan"], "en", ["Flour schedule", "Ovens", "Shift plan"]],
    [
      "Funções",
      ["PLACAS DE PCB", "CÓDIGO EM C/C++", "REDES IOT"],
      "pt",
      ["Placas de PCB", "Código em C/C++", "Redes IOT"]
    ],
    [
      "Fonctionnalités",
      ["PLAN DES FOURNÉES DE L’ÉTÉ", "FOURNEAU À GAZ", "PAINS D'ÉPICES"],
      "fr",
      ["Plan des fournées de l’été", "Fourneau à gaz", "Pains d'épices"]
    ],
    ["Funkce", ["PLÁN PECE", "TRH S MOUKOU", "SMĚNY PEKAŘŮ"], "cs", ["Plán pece", "Trh s moukou", "Směny pekařů"]],
    ["Features", ["CRM", "ERP", "POS"], "en", ["CRM", "ERP", "POS"]]
  ])("under %p, %p (%s)", (over, names, lang, written) => {
    expect(shown(over, names, lang)).toEqual(written)
  })
})

describe("entries that are none of what it does", () => {
  const say = (name: string, told = "Receipts are sorted and booked every night."): readonly [string, string] => [
    name,
    told
  ]
  test.each<[what: string, over: string, entries: Entries]>([
    [
      "merits",
      "Made for slow mornings",
      ["Friendly service", "Local experts", "Honest advice"].map((name) => say(name))
    ],
    ["virtues", "Made for slow mornings", ["Effort", "Courage", "Respect"].map((name) => say(name))],
    ["what has been done", "Features", ["Kneaded", "Baked", "Read"].map((name) => say(name))],
    ["ways to take part", "Features", ["Help us", "Spread the word", "Documentation"].map((name) => say(name))],
    ["what others add", "Popular extensions", ["Rye tools", "Oven icons", "Mill links"].map((name) => say(name))],
    [
      "homes",
      "Features",
      ["Mill Lane", "Old Quay", "Pear Yard"].map((name) => say(name, "Cottage with 3 beds 2 baths."))
    ],
    [
      "whom it suits",
      "Features",
      ["Calm", "Balance", "Culture"].map((name) => say(name, "Ideal for whoever bakes at night."))
    ]
  ])("%s", (_, over, entries) => {
    expect(featuresOf(over, entries)).toEqual([])
  })
})
