import { describe, expect, test } from "bun:test"
import type { ReadPage } from "../../../../src/domain/draft/Crawl.ts"
import { drafted, shown } from "./Sites.ts"

describe("the tagline is the line that says what it is", () => {
  const tagline = (...from: Parameters<typeof shown>) => drafted(shown(...from)).fields.tagline?.value

  test.each<[string, string, Parameters<typeof shown>]>([
    [
      "a heading that says it",
      "The books of a bakery, done overnight",
      ["<h1>The books of a bakery, done overnight</h1>"]
    ],
    [
      "the line under a heading that is only the name",
      "Bookkeeping for small bakeries",
      ["<h1>Crumb</h1><p>Bookkeeping for small bakeries</p>"]
    ],
    [
      "what the title says beside the name",
      "Bookkeeping for bakers",
      ["<h1>Welcome</h1>", { title: "Crumb | Bookkeeping for bakers" }]
    ],
    [
      "a line with a dash of its own, whole",
      "Bookkeeping — done overnight",
      ["<h1>Crumb</h1>", { title: "Crumb | Bookkeeping — done overnight" }]
    ],
    [
      "a heading of the page, whatever word it ends in",
      "A shelf that outlives the services you saved it with",
      ["<h1>A shelf that outlives the services you saved it with</h1><ul><li>Full-text search. Fast.</li></ul>"]
    ],
    [
      "a heading that ends in whom it knows",
      "Know the oven before it knows you",
      ["<h1>Know the oven before it knows you</h1>"]
    ],
    [
      "rather than the second half of a line",
      "A sharp knife for every loaf",
      ["<h1>Crumb</h1><p>&amp; Coffee House</p><p>A sharp knife for every loaf</p>"]
    ],
    [
      "rather than what heads who bakes",
      "Pane caldo prima dell'alba",
      ["<h2>Chi sono</h2><p>Pane caldo prima dell'alba</p>", { title: "Crumb", lang: "it" }]
    ],
    [
      "two words of the title, where nothing else does",
      "Roguelike baker",
      [
        "<h1>Crumb</h1><p>Knead a roguelike baker, who never sleeps, through the long dark halls of a mill that grinds whatever and whoever dares to come near it.</p>",
        { title: "Crumb - Roguelike baker" }
      ]
    ],
    [
      "rather than a greeting",
      "Reparieren statt wegwerfen",
      ["<h1>Grüß dich in der Werkstatt</h1>", { title: "Crumb | Reparieren statt wegwerfen", lang: "de" }]
    ],
    [
      "rather than what is as much of the name",
      "Know the oven before it knows you",
      ["<h1>Know the oven before it knows you</h1><p>Crumb is an oven gauge.</p>", { title: "Crumb Oven Gauge" }]
    ],
    [
      "the heading under one that is only the name",
      "The oven that asks for nothing",
      [
        "<h1>Crumb</h1><h3>The oven that asks for nothing</h3><h2>Why heat leaks</h2><p>Now Max can warm the loaf, and believes that it is done.</p>",
        { title: "Crumb" }
      ]
    ],
    [
      "rather than a name of which a sentence tells something",
      "Three minutes. One loaf.",
      [
        "<p>Il Canto di Ceres</p><h1>Three minutes. One loaf.</h1><p>Il Canto di Ceres fu raccolto a mano nel 1931.</p><p>Chi conosce il canto antico?</p>",
        { title: "Il Canto di Ceres — Crumb", lang: "it" }
      ]
    ],
    [
      "rather than what heads a list",
      "Bread with a will of its own",
      [
        "<h2>Bread with a will of its own</h2><p>Crumb is an old house of bakers.</p><p>Our house</p><ul><li>Oven</li><li>Mill</li></ul>"
      ]
    ],
    [
      "what the title says after the name, however it begins",
      "Your read-later shelf, on your own server",
      ["<h1>Crumb</h1>", { title: "Crumb: your read-later shelf, on your own server" }]
    ],
    [
      "rather than what is new",
      "Bookkeeping for small bakeries",
      ["<p>Nieuw — versie 1.0 beschikbaar</p><h1>Crumb</h1><p>Bookkeeping for small bakeries</p>"]
    ],
    [
      "a line that begins with the word new all the same",
      "New York bakery books, done overnight",
      ["<h1>New York bakery books, done overnight</h1>"]
    ],
    [
      "rather than how the name is said",
      "Bookkeeping for small bakeries",
      ["<h1>Crumb</h1><p>“kruh-mel” · a morsel</p><p>Bookkeeping for small bakeries</p>"]
    ],
    [
      "rather than who is asked in",
      "Bookkeeping for small bakeries",
      ["<h1>You’re invited to the old mill and its bakery</h1><p>Bookkeeping for small bakeries</p>"]
    ],
    [
      "rather than what leads to another part of the site",
      "Buchhaltung für kleine Bäckereien",
      ["<h1>Entdecken Sie unsere Geschichte</h1><p>Buchhaltung für kleine Bäckereien</p>", { lang: "de" }]
    ],
    [
      "rather than what heads its prices",
      "Bollos hechos antes del alba",
      ["<h1>Lista de precios del horno</h1><p>Bollos hechos antes del alba</p>", { lang: "es" }]
    ],
    [
      "a discovery that is a promise all the same",
      "Discover the bread behind the village",
      ["<h1>Discover the bread behind the village</h1>"]
    ],
    [
      "rather than who wrote of it",
      "Bookkeeping for small bakeries",
      ["<h1>As seen in The Petit Journal</h1><p>Bookkeeping for small bakeries</p>"]
    ],
    [
      "without the name in front of it, in one heading",
      "Bookkeeping for small bakeries",
      ["<h1><span>Crumb</span> Bookkeeping for small bakeries</h1>", { title: "Crumb" }]
    ],
    [
      "with it where it is a sentence",
      "Crumb keeps the books of a bakery",
      ["<h1>Crumb keeps the books of a bakery</h1>", { title: "Crumb" }]
    ],
    [
      "rather than the title of a manual",
      "Reads and writes calendars",
      ["<h1>Crumb</h1><p>Reads and writes calendars</p>", { title: "Crumb 3.2 documentation" }]
    ],
    [
      "rather than a greeting",
      "The books of a bakery, done overnight",
      ["<h1>Welcome to Crumb!</h1><p>The books of a bakery, done overnight</p>"]
    ],
    [
      "rather than a question",
      "The books of a bakery, done overnight",
      ["<h1>Tired of paper?</h1><p>The books of a bakery, done overnight</p>"]
    ],
    [
      "rather than news",
      "The books of a bakery, done overnight",
      ["<p>New: Crumb 2 is here</p><h1>The books of a bakery, done overnight</h1>"]
    ],
    [
      "rather than a call",
      "The books of a bakery, done overnight",
      ["<p>Start your free trial today</p><h1>The books of a bakery, done overnight</h1>"]
    ],
    [
      "rather than a line that breaks off",
      "The books of a bakery, done overnight",
      ["<h1>Bookkeeping for your</h1><p>The books of a bakery, done overnight</p>"]
    ],
    [
      "rather than a place",
      "Pan de verdad para todo el barrio",
      ["<h1>Pan de verdad para todo el barrio</h1>", { lang: "es", title: "Crumb - Palma de Mallorca" }]
    ],
    [
      "rather than the first sentence of a story",
      "Put the garden back",
      ["<h1>Put the garden back</h1><p>A storm has scattered the walls of Crumb. Lift and set each stone.</p>"]
    ],
    [
      "rather than the news of the day",
      "Put the garden back",
      ["<p>New — version 1.0 available</p><h1>Put the garden back</h1>"]
    ],
    [
      "rather than whose pages quote it",
      "Onions, rain and what they cost",
      ["<h1>Crumb</h1><p>As quoted in The Ken and on BBC Marathi.</p><p>Onions, rain and what they cost</p>"]
    ],
    [
      "rather than one of several search words of the title",
      "Every loaf finds its baker",
      ["<h1>Every loaf finds its baker</h1>", { title: "Bakery Software | Bakers & Millers | Crumb" }]
    ],
    [
      "rather than the rest of the name",
      "Panadería artesanal en el barrio",
      ["<h1>Crumb</h1><p>Panadería artesanal en el barrio</p>", { lang: "es", title: "Crumb de la Vileta - Palma" }]
    ],
    [
      "ended by a word that only looks as if it wanted another",
      "A bakery with each loaf of the week accounted for",
      ["<h1>A bakery with each loaf of the week accounted for</h1><p>Crumb plans bread.</p>", { title: "Crumb" }]
    ],
    [
      "rather than how far it is",
      "Docs that fail before your users do",
      [
        "<span>Public beta</span><h1>Docs that fail before your users do</h1><p>Crumb treats your documentation like code.</p>",
        { title: "Crumb: tests for your documentation" }
      ]
    ],
    ["in Japanese", "天体観測の記録アプリ", ["<h1>Crumb</h1>", { lang: "ja", title: "Crumb｜天体観測の記録アプリ" }]]
  ])("%s", (_, line, from) => {
    expect(tagline(...from)).toBe(line)
  })

  test("a label of a menu, a cookie's notice and a review are none", () => {
    const page = shown(
      `<h1>Crumb</h1><div class="cookie-banner"><p>We use cookies to make this site better for you</p></div>
      <h2>What our customers say</h2><blockquote>The best books I ever had in my bakery.</blockquote>`
    )
    expect(drafted(page).fields.tagline).toBeUndefined()
  })
})

describe("the short description is a sentence of the site about itself", () => {
  const short = (...from: Parameters<typeof shown>) => drafted(shown(...from)).fields.short_description?.value

  test.each<[string, string | undefined, Parameters<typeof shown>]>([
    [
      "its summary",
      "Crumb keeps the books of small bakeries.",
      ["<h1>Books</h1>", { description: "Crumb keeps the books of small bakeries." }]
    ],
    [
      'in Dutch, where "je" is whoever reads it',
      "Crumb is een app waarmee je het brood van je buren bestelt.",
      ["<h1>Brood</h1>", { lang: "nl", description: "Crumb is een app waarmee je het brood van je buren bestelt." }]
    ],
    [
      "none of one person, in French",
      undefined,
      ["<h1>Pain</h1>", { lang: "fr", description: "Crumb est un carnet que je tiens pour les boulangers." }]
    ],
    [
      "a summary without its calls",
      "Crumb keeps the books of small bakeries.",
      ["<h1>Books</h1>", { description: "Crumb keeps the books of small bakeries. Sign up today!" }]
    ],
    [
      "the hero, where the summary is a list of words",
      "Crumb keeps the books of small bakeries.",
      [
        "<h1>Books</h1><p>Crumb keeps the books of small bakeries.</p>",
        { description: "books, bakery, tax, VAT, bookkeeping" }
      ]
    ],
    [
      "the hero, where a tool wrote the summary",
      "Crumb keeps the books of small bakeries.",
      [
        "<h1>Books</h1><p>Crumb keeps the books of small bakeries.</p>",
        { description: "Web site created using create-react-app" }
      ]
    ],
    [
      "the sentence with the name, not the one about the reader before it",
      "Crumb keeps the books of small bakeries.",
      [
        "<h1>Books</h1><p>Perhaps you write your books by hand every night. Crumb keeps the books of small bakeries.</p>"
      ]
    ]
  ])("%s", (_, line, from) => {
    expect(short(...from)).toBe(line)
  })
})

describe("the description is what the site tells of its product in its own voice", () => {
  const description = (...pages: ReadonlyArray<ReadPage>) => drafted(...pages).fields.description?.value ?? ""
  test.each([
    ["en", "Crumb keeps the books of small bakeries.", "If you need a payroll, ask your tax office."],
    ["en", "Crumb keeps the books of small bakeries.", "Come and try it on a quiet Monday."],
    ["de", "Crumb führt die Bücher kleiner Bäckereien.", "Wenn Löhne fällig sind, fragen Sie Ihren Steuerberater."],
    ["fr", "Crumb tient les comptes des petites boulangeries.", "Si vous avez des salariés, consultez un comptable."],
    ["es", "Crumb lleva los libros de panaderías pequeñas.", "Si tiene empleados, consulte a un gestor."]
  ])("%s: but not where it sends its readers elsewhere", (lang, told, sent) => {
    expect(description(shown(`<h1>Crumb</h1><p>${told} ${sent}</p>`, { lang }))).toBe(told)
    expect(description(shown(`<h1>Crumb</h1><p>${told}</p><p>${sent}</p>`, { lang }))).toBe(told)
  })
  const hero = "<h1>The books of a bakery</h1><p>Crumb keeps the books of small bakeries, every night, by itself.</p>"
  const main = "<h2>Made for flour</h2><p>Crumb reads the till and sorts the expenses before the oven is warm.</p>"

  test("paragraph by paragraph", () => {
    expect(description(shown(hero + main)).split("\n\n")).toEqual([
      "Crumb keeps the books of small bakeries, every night, by itself.",
      "Crumb reads the till and sorts the expenses before the oven is warm."
    ])
  })

  test.each<[string, string, string]>([
    ["a customer", "Boulangerie Petit", "<p>Boulangerie Petit, one of our customers, bakes for half of Lyon.</p>"],
    [
      "a review",
      "sleep again",
      "<h2>Reviews</h2><blockquote><p>I can sleep again since Crumb does my books.</p></blockquote>"
    ],
    [
      "an answer to a question",
      "month you cancel",
      "<h2>FAQ</h2><h3>Can I cancel?</h3><p>Crumb ends with the month you cancel in.</p>"
    ],
    ["a call", "Write to us", "<p>Write to us and we will show you how it works in your bakery.</p>"],
    ["a price", "€12", "<p>Crumb costs €12 a month for each bakery and each till.</p>"],
    ["how it began", "1987", "<p>Crumb was founded in 1987 in Lyon by a baker with a pen.</p>"],
    [
      "what is planned",
      "next year",
      "<p>Crumb will soon read the till of your neighbour, too: planned for next year.</p>"
    ],
    [
      "a step",
      "Take a photo",
      "<h2>How it works</h2><p>Take a photo of every receipt and leave the rest to us here.</p>"
    ],
    [
      "where to go on the page",
      "to learn more",
      "<h2>Our house</h2><p>Discover everything we do here. Select one of our topics to learn more.</p>"
    ],
    [
      "notices about a download",
      "anti-virus",
      "<h2>Latest release: Crumb 4.7.2</h2><p>Crumb binaries are often flagged by anti-virus software for no reason.</p>"
    ],
    ["what only follows from what went before", "three", "<p>That's why Crumb is three. But it is one.</p>"],
    [
      "somebody speaking of themselves",
      "my mother",
      "<p>I built Crumb because my mother wrote her books at night.</p>"
    ],
    [
      "small print",
      "liable",
      "<h2>Terms of service</h2><p>Crumb is not liable for bread that was burnt while reading.</p>"
    ]
  ])("without %s", (_, words, block) => {
    const text = description(shown(hero + main + block))
    expect(text).toContain("Crumb keeps the books")
    expect(text).not.toContain(words)
  })

  test("what several pages repeat is frame", () => {
    const tail = "<div><p>Crumb is a small team of bakers and bookkeepers in Utrecht.</p></div>"
    const pages = ["", "about", "prices", "contact"].map((path) =>
      shown(path === "" ? hero + tail : `<h1>${path}</h1><p>Crumb has a page called ${path}.</p>${tail}`, {
        url: `https://crumb.test/${path}`
      })
    )
    expect(description(...pages)).not.toContain("small team")
  })
})

test("what something is stands behind what it is not", () => {
  const { description } = drafted(
    shown("<h1>Bread</h1><p>No oven is needed. No spare time. It only takes three minutes a day to bake with us.</p>")
  ).fields
  expect(description?.value).toContain("three minutes a day")
  const denials = drafted(
    shown("<h1>Bread for the street</h1><p>No oven is needed here. No spare time is, either.</p>")
  )
  expect(denials.fields.description?.value ?? "").not.toContain("oven")
})

test("a list of headings is no description", () => {
  const cards = ["Rye bread", "Wheat bread", "Wedding cakes"].map(
    (name) => `<div><h3>${name}</h3><p>Baked daily.</p></div>`
  )
  const { description } = drafted(
    shown(`<h1>Bread with a will of its own</h1><h2>Services</h2>${cards.join("")}`)
  ).fields
  expect(description?.value ?? "").not.toContain("- Rye")
})

test("a sentence that announces what stands below it is no description", () => {
  const { description } = drafted(
    shown(
      "<h1>パン屋さんの計画</h1><p>Crumbはパン屋さんの毎朝の計画を作ります。</p><p>Crumbを選ぶ、6つの理由です。</p>",
      { lang: "ja" }
    )
  ).fields
  expect(description?.value).toBe("Crumbはパン屋さんの毎朝の計画を作ります。")
})

test("a question stands without the icon before it", () => {
  const { faqs } = drafted(
    shown(
      "<h1>Pan</h1><h2>Preguntas frecuentes</h2><h3>settings_suggest ¿Necesito un horno?</h3><p>No, basta un plan.</p><h3>? ¿Puedo cancelar?</h3><p>Sí, cuando quieras.</p>",
      { lang: "es" }
    )
  )
  expect(faqs.map(({ value }) => value.question)).toEqual(["¿Necesito un horno?", "¿Puedo cancelar?"])
})

test.each<[what: string, description: string, body: string, short: string]>([
  [
    "not what was in some year",
    "Rye, butter and slow jazz.",
    "<h1>Rye, butter and slow jazz.</h1><p>Emil Crumb was born in Kalmar in 1861.</p>",
    "Rye, butter and slow jazz."
  ],
  [
    "not what a customer tells",
    "Crumb ist Planungssoftware für Bäcker.",
    "<h1>Früher Feierabend</h1><section><h2>Referenz</h2><p>„Wir haben 1981 mit einem Ofen angefangen“, erzählt Ida Kern.</p></section>",
    "Crumb ist Planungssoftware für Bäcker."
  ],
  [
    "not whom it honours",
    "Looking for rye in Kalmar? Crumb bakes rye bread and buns. Order now.",
    "<h1>Rye in Kalmar</h1><p>Acknowledgement: We honour the Boon people of the Wurra land.</p>",
    "Crumb bakes rye bread and buns."
  ],
  [
    "what has been done since is of today",
    "",
    "<h1>Rye and butter</h1><p>Since 1978 we bake rye bread and buns on the pier.</p>",
    "Since 1978 we bake rye bread and buns on the pier."
  ]
])("a short description says what it does: %s", (_, description, body, short) => {
  const { fields } = drafted(shown(body, { description, lang: description.includes("ist") ? "de" : "en" }))
  expect(fields.short_description?.value).toBe(short)
  expect(fields.description?.value).toContain(short)
})

test("what it makes is told with the names of others where nothing else tells it, and no beginning is", () => {
  const of = (said: string) =>
    drafted(
      shown(
        `<h1>Reeds that speak on the first blow</h1><p>One at a time.</p><section><h2>The workshop</h2><p>${said}</p></section>`
      )
    ).fields.short_description?.value
  const makes = "Crumb makes reeds for the Great Highland Bagpipe, one at a time."
  expect(of(makes)).toBe(makes)
  expect(of("Crumb was founded by Ada Roth of Glendale Pipeworks in the Highlands.")).toBeUndefined()
})

test("an entry is no sentence of the text that its title stands before", () => {
  const items = `<ul><li><b>Calendar</b> A list of what to apply for, and what to leave alone.</li></ul>`
  const { fields } = drafted(
    shown(`<h1>We write grants</h1><p>Crumb writes grants for bakers who want an oven.</p>${items}`)
  )
  expect(fields.description?.value).toContain("Crumb writes grants")
  expect(fields.description?.value).not.toContain("Calendar A list")
})

test("a case, and a year of the past, are no line under a name", () => {
  const { tagline } = drafted(
    shown("<h1>Gebacken wie früher</h1><p>Brot und Brezeln im Holzofen.</p><p>Unser Ofen wurde 1954 gebaut.</p>", {
      lang: "de",
      description: "Brot und Brezeln im Holzofen."
    })
  ).fields
  expect(tagline?.value).not.toContain("1954")
  const { fields } = drafted(shown("<h1>焼きたてを毎朝</h1>", { lang: "ja", title: "Crumb｜導入事例で見るパンアプリ" }))
  expect(fields.tagline?.value ?? "").not.toContain("事例")
})

test("what a title says a thing is, is not its name", () => {
  const page = shown("<h1>Long talks with bakers</h1><p>Long talks with bakers about rye.</p>", {
    url: "https://ryefire.test/",
    title: "Bakers by the Fire – a podcast"
  })
  expect(drafted(page).fields.name?.value).not.toBe("a podcast")
})

describe("a slogan above a sentence that says what the product is", () => {
  const sentence =
    "Tallyroom is a bookkeeping room for small bakeries that sorts receipts, bills and wages while the dough rises."
  const parts = ["Receipts", "Bills", "Wages", "Suppliers"].map(
    (title) =>
      `<section><h2>${title}</h2><p>Every baker finds the ${title.toLowerCase()} of a week where the last week left them.</p></section>`
  )
  const linesOf = (heading: string) => {
    const { tagline, short_description } = drafted(
      shown(`<h1>${heading}</h1><p>${sentence}</p>${parts.join("")}`)
    ).fields
    return [tagline?.value, short_description?.value]
  }
  test("is the tagline of a site that says much", () =>
    expect(linesOf("Flour on the sleeves, books in order")).toEqual(["Flour on the sleeves, books in order", sentence]))
  test("is none where it only greets or names", () => {
    expect(linesOf("Welcome")).toEqual([sentence, sentence])
    expect(linesOf("Tallyroom")).toEqual([sentence, sentence])
  })
})

test("where somebody is to be found is no description, whatever is said behind it", () => {
  const there = "Unit 4, Quay Row Whitby YO21 3PU Monday to Thursday, 10 to 4. Ring twice and wait for the dog."
  const said = "<h1>We mend the books of bakers</h1><p>Ledgers, receipts and wages, mended by hand.</p>"
  expect(drafted(shown(`${said}<p>${there}</p>`)).fields.description?.value).not.toContain("Quay Row")
})
