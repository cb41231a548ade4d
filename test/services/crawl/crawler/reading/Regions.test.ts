import { describe, expect, test } from "bun:test"
import type { PageBlock } from "../../../../../src/domain/draft/PageBlocks.ts"
import { readPage } from "../../../../../src/services/crawl/crawler/ReadPage.ts"

const home = "https://tidewatch.example/"
const read = (html: string, url = home) => readPage({ url, status: 200, html })
const blocksOf = (html: string, url = home): ReadonlyArray<PageBlock> => read(html, url).blocks ?? []
/** The region of the block that begins so. */
const regionOf = (html: string, start: string, url = home) => {
  const block = blocksOf(html, url).find(({ text }) => text.startsWith(start))
  if (block === undefined) throw new Error(`no block begins with ${start}`)
  return block.region
}
const opening = "<h1>Know the tide</h1><p>Tidewatch tells you when the water comes.</p>"
const aside = "<section><h2>About the water</h2><p>It comes and goes twice a day.</p></section>"

test("a page's blocks are its text, line by line", () => {
  const page = read(
    `<header><nav><a href=/a>A</a></nav></header><main>${opening}${aside}<ul><li>One<li>Two</ul></main>`
  )
  expect(page.blocks?.map(({ text }) => text).join("\n")).toBe(page.text)
})

describe("the markup says where a block is", () => {
  test.each([
    ["a menu", "<nav><a href=/x>Words here</a></nav>", "navigation"],
    ["the bar above the page", "<header><a href=/>Words here</a></header>", "navigation"],
    ["a menu by its role", "<div role=navigation><a href=/x>Words here</a></div>", "navigation"],
    ["prices, by their address", "<div id=price><p>Words here</p></div>", "pricing"],
    ["a sum, whatever its class", "<div class=price><p>Words here</p></div>", "main"],
    ["breadcrumbs", "<ol class=breadcrumb><li><a href=/>Words here</a></ol>", "navigation"],
    ["a language switcher", "<div class=lang-switcher><a href=/de>Words here</a></div>", "navigation"],
    ["a form", "<form><label>Words here</label><input></form>", "form"],
    ["a newsletter", "<div class=newsletter-box><p>Words here</p></div>", "form"],
    ["what visitors reckon with", "<div class=calc__results><p>Words here</p></div>", "form"],
    ["an open window", "<div role=dialog><p>Words here</p></div>", "form"],
    ["what is said of cookies", "<div id=cookie-banner><p>Words here</p></div>", "consent"],
    ["a quotation", "<blockquote>Words here</blockquote>", "reviews"],
    ["reviews by their type", "<div itemscope itemtype=https://schema.org/Review><p>Words here</p></div>", "reviews"],
    ["reviews by name", "<div class=testimonials__list><p>Words here</p></div>", "reviews"],
    ["comments", "<ol id=comments><li>Words here</li></ol>", "reviews"],
    ["a layer that a builder keeps the name of", '<div data-framer-name="Reviews"><p>Words here</p></div>', "reviews"],
    ["what a drawn screen shows", '<div class="phone-mock"><p>Words here</p></div>', "others"],
    ["jobs", "<div class=vacature><p>Words here</p></div>", "news"],
    ["prices in other languages", "<div class=tarieven><p>Words here</p></div>", "pricing"],
    ["customers", '<section class="customerLogos"><p>Words here</p></section>', "others"],
    ["case studies", "<div class=case-study><p>Words here</p></div>", "others"],
    ["prices", '<div id="pricing-table"><p>Words here</p></div>', "pricing"],
    ["questions", "<div itemscope itemtype=https://schema.org/FAQPage><p>Words here</p></div>", "faq"],
    ["people", "<div class=team-members><p>Words here</p></div>", "team"],
    ["articles", "<div class=latest-posts><p>Words here</p></div>", "news"],
    ["features", '<section id="features"><p>Words here</p></section>', "features"],
    ["a footer by its role", "<div role=contentinfo><p>Words here</p></div>", "footer"],
    ["a footer", "<footer><p>Words here</p></footer>", "footer"],
    [
      "a footer that ends as a quotation does",
      "<footer><div><p>Words here, S.A. · Calle 11 Norte 1806, Puebla</p><p>hola@huacal.example</p><a href='https://www.instagram.com/huacal'>Instagram</a><p>Aviso de privacidad</p></div></footer>",
      "footer"
    ],
    ["a foot that is called the bottom", '<div class="bottom"><p>Words here</p></div>', "footer"],
    ["but no box that leaves room there", '<div class="mb-bottom pad-bottom"><p>Words here</p></div>', "main"],
    [
      "a foot below a window that asks",
      "<div class=modal><h2>Newsletter</h2><form><input></form></div><footer><p>Words here</p></footer>",
      "footer"
    ],
    [
      "what stands below a title in a box of its own, as each line has one",
      "<div class=el><h2>Prices</h2></div><div class=el><p>Words here</p></div>",
      "pricing"
    ],
    ["a foot by its name in Spanish", "<div id=pie><p>Words here</p></div>", "footer"],
    ["a foot by its name in German", "<div class=fusszeile><p>Words here</p></div>", "footer"],
    ["a foot by its name in Portuguese", "<div class=site-rodape><p>Words here</p></div>", "footer"]
  ] as const)("%s", (_, html, region) => {
    expect(regionOf(`${opening}${aside}${html}`, "Words here")).toBe(region)
  })
  test.each([
    ["the foot of a quotation", "<article><p>Words here</p><footer>x</footer></article>"],
    ["the names of looks", '<div class="md:order-last [&_nav]:hidden lg:team"><p>Words here</p></div>'],
    ["words within words", '<div class="preview customersupportless teamwork"><p>Words here</p></div>'],
    ["a menu of dishes", "<div class=menu><p>Words here</p><p>Soup of the day, with bread</p></div>"],
    ["a name around the whole page", `<style></style>`]
  ])("%s says nothing of that kind", (_, html) => {
    expect(regionOf(`${opening}${aside}<div>Words here</div>${html}`, "Words here")).toBe("main")
  })
  test("a name around the whole page says nothing of it", () => {
    expect(
      regionOf(`<div class=testimonials>${opening}${aside}<section><p>Words here</p></section></div>`, "Words")
    ).toBe("main")
  })
  test("a header that opens the page is no menu, but the menu in it is", () => {
    const html = `<header class=top><nav><a href=/a>Menu</a></nav>${opening}</header><main>${aside}</main>`
    expect(regionOf(html, "Menu")).toBe("navigation")
    expect(regionOf(html, "Know the tide")).toBe("hero")
  })
})

describe("headings say what stands below them", () => {
  const under = (heading: string) =>
    `<main>${opening}<section><h2>${heading}</h2><p>Words here.</p></section>${aside}</main>`
  test.each([
    [
      "pricing",
      [
        "Pricing",
        "Simple, transparent pricing",
        "Preise",
        "Nos tarifs",
        "Planes y precios",
        "Preços",
        "Prezzi",
        "Prijzen",
        "料金プラン",
        "价格",
        "الأسعار"
      ]
    ],
    [
      "faq",
      [
        "FAQ",
        "Frequently asked questions",
        "Häufige Fragen",
        "Questions fréquentes",
        "Preguntas frecuentes",
        "Perguntas frequentes",
        "Domande frequenti",
        "Veelgestelde vragen",
        "よくある質問",
        "常见问题",
        "الأسئلة الشائعة"
      ]
    ],
    [
      "team",
      [
        "Team",
        "Meet the team",
        "Unser Team",
        "Notre équipe",
        "Nuestro equipo",
        "Nossa equipe",
        "Il nostro team",
        "Ons team",
        "チーム紹介",
        "我们的团队",
        "فريق العمل"
      ]
    ],
    [
      "contact",
      [
        "Contact us",
        "Get in touch",
        "Impressum",
        "Kontakt",
        "Contactez-nous",
        "Contacto",
        "Fale conosco",
        "Contattaci",
        "お問い合わせ",
        "联系我们",
        "اتصل بنا"
      ]
    ],
    [
      "reviews",
      [
        "What our customers say",
        "Testimonials",
        "Wall of love",
        "Das sagen unsere Kunden",
        "Témoignages",
        "Testimonios",
        "Depoimentos",
        "Dicono di noi",
        "Wat klanten zeggen",
        "お客様の声",
        "客户评价",
        "آراء العملاء",
        "3 comments"
      ]
    ],
    [
      "others",
      [
        "Seen in",
        "Press quotes",
        "Our customers",
        "Trusted by bakers everywhere",
        "As seen in",
        "Case studies",
        "Our investors",
        "Tidewatch vs Moonwatch",
        "Alternatives to Moonwatch",
        "Referenzkunden",
        "Ils nous font confiance",
        "Casos de éxito",
        "Nossos clientes",
        "I nostri partner",
        "Vertrouwd door",
        "導入事例",
        "客户案例",
        "شركاؤنا",
        "Website by",
        "Gestaltung der Website"
      ]
    ],
    [
      "news",
      [
        "From the blog",
        "Latest news",
        "Upcoming events",
        "Open positions",
        "Aktuelles",
        "Actualités",
        "Últimas noticias",
        "Últimas notícias",
        "Ultime notizie",
        "Laatste nieuws",
        "お知らせ",
        "最新消息",
        "آخر الأخبار"
      ]
    ],
    [
      "features",
      [
        "Features",
        "How it works",
        "So funktioniert es? So geht's",
        "Fonctionnalités",
        "Cómo funciona",
        "Como funciona",
        "Funzionalità",
        "Hoe het werkt",
        "機能",
        "功能",
        "المميزات"
      ]
    ],
    ["form", ["Subscribe to our newsletter", "Join the waitlist"]],
    ["legal", ["Privacy policy", "Datenschutzerklärung", "Terms of service"]]
  ] as const)("%s", (region, headings) => {
    for (const heading of headings) expect([heading, regionOf(under(heading), "Words here")]).toEqual([heading, region])
  })
  test.each([
    "Privacy redefined",
    "About us",
    "A team player",
    "Comments welcome in code",
    "Our press is your press",
    "Plan your day",
    "The question of tides"
  ])("%s says nothing of that", (heading) => {
    expect(regionOf(under(heading), "Words here")).toBe("main")
  })
  test("a short line above a heading says it too", () => {
    const html = `${opening}<section><span>Testimonials</span><h2>They sleep well</h2><p>Words here.</p></section>${aside}`
    expect(regionOf(html, "Words here")).toBe("reviews")
    expect(regionOf(html, "It comes and goes")).toBe("main")
  })
  test("a heading's words hold for the boxes that follow its own", () => {
    const html = `${opening}<section><div class=head><h2>What our customers say</h2><p>They say a lot.</p></div>
      <div><div class=a><h2>Bread &amp; Co</h2><p>Words here.</p></div></div></section>${aside}`
    expect(regionOf(html, "Words here")).toBe("reviews")
    expect(regionOf(html, "It comes and goes")).toBe("main")
  })
  test("beside what customers say a person's name ends nothing, but what announces another part does", () => {
    const html = (heading: string) =>
      `${opening}<h2>Das sagen unsere Kunden</h2><blockquote>Sehr gut.</blockquote><h2>${heading}</h2><p>Words here.</p>${aside}`
    expect(regionOf(html("Bernd Kallweit"), "Words here")).toBe("reviews")
    expect(regionOf(html("Häufige Fragen"), "Words here")).toBe("faq")
    expect(regionOf(html("Frequently Asked Questions"), "Words here")).toBe("faq")
  })
  test("entries of the same level as their section's heading do not end it, the next section does", () => {
    const entry = (name: string) => `<div class=card><h2>${name}</h2><p>Words of ${name}.</p></div>`
    const html = `${opening}<section><h2>Our customers</h2><div>${["A", "B", "C"].map(entry).join("")}</div></section>${aside}`
    expect(["Words of A", "Words of C"].map((start) => regionOf(html, start))).toEqual(["others", "others"])
    expect(regionOf(html, "It comes and goes")).toBe("main")
  })
  test("without boxes a heading holds to the next of its level; a person's name does not end what people say", () => {
    const html = `${opening}<h2>What people say</h2><h2>Ann Meyer</h2><p>Words here.</p><h2>How we work</h2><p>Slowly.</p>`
    expect(regionOf(html, "Words here")).toBe("reviews")
    expect(regionOf(html, "Slowly")).toBe("main")
  })
  test("an entry's own heading does not make it something else", () => {
    const entry = (name: string) => `<div class=item><h3>${name}</h3><p>Words of ${name}.</p></div>`
    const html = `${opening}<section><h2>Features</h2>${["Team", "Pricing", "Customers"].map(entry).join("")}</section>`
    expect(["Team", "Pricing", "Customers"].map((name) => regionOf(html, `Words of ${name}`))).toEqual(
      Array(3).fill("features")
    )
  })
  test("small sections of one name each keep their heading to themselves", () => {
    const html = `<div class=page><h3>Disclaimer</h3><p>No warranty.</p></div><div class=page><h1>Know the tide</h1><p>Words here.</p></div>`
    expect(regionOf(html, "Words here")).toBe("hero")
  })
})

test("a heading alone in its box is the title of what follows, whatever else bears the box's name", () => {
  const box = (text: string) => `<div class=rich><h2>${text}</h2></div>`
  const people = `<div class=grid><div class=item><h3>Ada Roth</h3><p>Founder</p></div><div class=item><h3>Ben Lund</h3><p>Baker</p></div></div>`
  const page = `<main>${opening}<div>${box("Our bread")}<p>Is good.</p></div><div><div class=rich><h2>The story</h2><p>We began.</p></div>${box("Our team")}${people}</div></main>`
  expect(regionOf(page, "Ada Roth")).toBe("team")
  expect(regionOf(page, "We began")).toBe("main")
})

test("words that are shown as blocks stand on lines of their own, save in a heading", () => {
  const lines = blocksOf(
    `<main><h1>Know <span class=block>the tide</span></h1><ul><li><b class=block>Ada Roth</b>Founder</li></ul><p>Launch<b>book</b></p></main>`
  ).map(({ text }) => text)
  expect(lines).toEqual(["Know the tide", "Ada Roth", "Founder", "Launchbook"])
})

describe("content says what it is by its form", () => {
  const quote = (said: string, who: string) => `${opening}${aside}<div><p>${said}</p><p>${who}</p></div>`
  test.each([
    quote("“Words here that somebody says of it.”", "Ann Meyer, Bread &amp; Co"),
    quote("«Words here that somebody says of it»", "— Ann"),
    quote("„Words here that somebody says of it.“", "Anna Meyer<br>Bäckerin, Köln"),
    quote("「Words here that somebody says of it」", "田中 一郎"),
    quote("Words here that somebody says of it.", "— Ann Meyer, baker"),
    `${opening}${aside}<p>"Words here that somebody says of it." — Ann Meyer, Bread &amp; Co</p>`,
    `${opening}${aside}<p>"Words here that somebody says of it."</p><p>Ann Meyer</p>`,
    `${opening}${aside}<div class=g>${["Ann Meyer", "Bob Miller"].map((name) => `<div class=c><img src=x><p>Words here: I sleep well since we have it.</p><p>${name}</p><p>Baker, Lyon</p></div>`).join("")}</div>`,
    `${opening}${aside}<p>Words here 4.8/5</p>`
  ])("a review %#", (html) => {
    const block = blocksOf(html).find(({ text }) => /Words here/.test(text))
    expect(block?.region).toBe("reviews")
  })
  test.each([
    `<h1>“Words here are a motto of ours”</h1><p>Tidewatch</p>`,
    `${opening}<section><h2>Our team</h2><div><h3>Ann Meyer</h3><p>Founder</p><p>"Words here are why I began all this."</p></div></section>`,
    `${opening}<div><p>Words here: ask “When does the water come?” and it says so.</p><p>Any Harbour</p></div>`
  ])("no review %#", (html) => {
    expect(blocksOf(html).find(({ text }) => text.includes("Words here"))?.region).not.toBe("reviews")
  })
  test("a row of names under a line that says whose", () => {
    const html = `${opening}<div><p>Trusted by teams at</p><ul><li>Acme<li>Bread &amp; Co</ul></div>${aside}`
    expect(regionOf(html, "Acme")).toBe("others")
    expect(regionOf(html, "It comes and goes")).toBe("main")
  })
  test("a customer's story, but not the page's own", () => {
    const story = (who: string) => `${opening}<section><h2>How ${who} saved its cellar</h2><p>Words here.</p></section>`
    const stories = (who: string) =>
      `${opening}<div>${["One", "Two"].map(() => `<div class=c><h3>How ${who} saved its cellar</h3><p>Words here.</p></div>`).join("")}</div>`
    expect(regionOf(stories("Bread &amp; Co"), "Words here")).toBe("others")
    expect(regionOf(stories("Tidewatch"), "Words here")).toBe("main")
    expect(regionOf(story("Tidewatch"), "Words here")).not.toBe("others")
  })
  test("questions with their answers", () => {
    const ask = (question: string) => `<details><summary>${question}</summary><p>Words here.</p></details>`
    expect(regionOf(`${opening}${aside}<div>${ask("When?")}${ask("Why?")}</div>`, "Words here")).toBe("faq")
  })
  test("teasers with their dates", () => {
    const teaser = "<div class=c><p>May 4, 2024</p><h3>A title</h3><p>Words here.</p><a href=/x>Read more</a></div>"
    expect(regionOf(`${opening}<div>${teaser}${teaser}</div>`, "Words here")).toBe("news")
  })
  test("a bar that asks for consent", () => {
    const bar =
      "<div class=bar><p>This website uses cookies to make the tides better.</p><button>Words here</button></div>"
    expect(regionOf(`${opening}${aside}${bar}`, "Words here")).toBe("consent")
  })
  test("the row of a table whose label says whose", () => {
    const html = `${opening}<h2>In short</h2><table><tr><th>Founded<td>2017<tr><th>Main customers<td>Words here<tr><th>主要取引先<td>光学堂<tr><th>Place<td>Kiel</table>`
    expect(["2017", "Words here", "光学堂", "Kiel"].map((start) => regionOf(html, start))).toEqual([
      "main",
      "others",
      "others",
      "main"
    ])
  })
  test("labels by turns with prices, whatever they are headed", () => {
    const list = (rows: string) => `<h1>Money</h1><p>We mend boats.</p><dl>${rows}</dl><h2>Asked</h2><p>Words here</p>`
    const rows = ["Up to 40 boats", "41 to 150 boats", "More than that"].map(
      (label, at) => `<dt>${label}<dd>£${29 + at} a month${at === 2 ? ", however many you squeeze in" : ""}`
    )
    const starts = ["We mend", "Up to 40", "£29", "£31", "Words here"]
    expect(starts.map((start) => regionOf(list(rows.join("")), start))).toEqual([
      "hero",
      "pricing",
      "pricing",
      "pricing",
      "main"
    ])
    // Two are beside the point, and what is given, or saved, is paid by nobody.
    expect(regionOf(list(rows.slice(1).join("")), "£31")).not.toBe("pricing")
    const given = ["Roof", "Windows", "Paint"].map((label) => `<dt>${label}<dd>£500 donated`).join("")
    expect(regionOf(list(given), "£500")).not.toBe("pricing")
    const sold = ["Bass", "Horn", "Drum"].map((label) => `<dt>${label}<dd>$890.000 Temuco`).join("")
    expect(regionOf(list(sold), "$890")).not.toBe("pricing")
  })
  test("frames that nothing marks", () => {
    const menu = "<div><a href=/a>How it works</a> <a href=/b>Plans</a> <a href=/c>Stories</a></div>"
    const foot = "<div><p>Tidewatch Ltd, Kiel</p><p>© 2024 Tidewatch</p></div>"
    const html = `${menu}${opening}${aside}${foot}`
    expect(["How it works", "Tidewatch Ltd", "© 2024"].map((start) => regionOf(html, start))).toEqual([
      "navigation",
      "footer",
      "footer"
    ])
  })
})

describe("a page's address and title say what all of it is", () => {
  test.each([
    ["/pricing", "pricing"],
    ["/de/preise.html", "pricing"],
    ["/impressum", "contact"],
    ["/customers/bread-co", "others"],
    ["/blog/2024/how-tides-work", "news"],
    ["/legal/privacy", "legal"],
    ["/privacy", "legal"],
    ["/team", "team"],
    ["/about", "main"],
    ["/press-kit", "main"],
    ["/%E6%96%99%E9%87%91", "pricing"]
  ] as const)("%s", (path, region) => {
    const blocks = blocksOf(
      "<title>x</title><h1>Tides</h1><h2>Of the water</h2><p>It comes.</p><h2>More</h2><p>Words here.</p>",
      `https://tidewatch.example${path}`
    )
    expect(blocks.find(({ text }) => text === "Words here.")?.region).toBe(region)
  })
  test("by its title where the address does not", () => {
    const html = "<title>Pricing | Tidewatch</title><h1>Tides</h1><p>x</p><h2>More</h2><p>Words here.</p>"
    expect(regionOf(html, "Words here", `${home}p/17`)).toBe("pricing")
    expect(regionOf(html, "Words here")).toBe("main")
  })
  test("by its title where that says imprint and the address small print", () => {
    const html = (title: string) => `<title>${title}</title><h2>Tides</h2><p>Words here.</p>`
    expect(regionOf(html("Tidewatch - Impressum"), "Words here", `${home}terms.html`)).toBe("contact")
    expect(regionOf(html("Tidewatch - Terms"), "Words here", `${home}terms.html`)).toBe("legal")
    expect(regionOf(html("Terms | Contact"), "Words here", `${home}terms.html`)).toBe("legal")
  })
  test("but its foot is a foot", () => {
    const foot = "<main><h1>Prices</h1><p>Words here</p></main><footer><p>Tidewatch Ltd, 4 Quay Lane</p></footer>"
    expect(regionOf(foot, "Words here", `${home}pricing`)).toBe("pricing")
    expect(regionOf(foot, "Tidewatch Ltd", `${home}pricing`)).toBe("footer")
    const card = "<main><h1>Prices</h1><article><h2>Pro</h2><footer><p>€9 a month</p></footer></article></main>"
    expect(regionOf(card, "€9", `${home}pricing`)).toBe("pricing")
  })
})

test("questions under a title of their own end what was news", () => {
  const ask = (words: string) =>
    `<div class="item"><h4><a href="#a">${words}</a></h4><div><p>Words here.</p></div></div>`
  const news = `<div class="frame text"><h2>News</h2><p>12 March: we are at the fair.</p></div>`
  const page = (questions: ReadonlyArray<string>) =>
    `<main>${opening}${aside}${news}<div class="frame accordion"><h2>Good to know</h2><div>${questions.map(ask).join("")}</div></div></main>`
  expect(regionOf(page(["Is it safe?", "Is it free?"]), "Words here")).toBe("faq")
  expect(regionOf(page(["It is safe", "It is free"]), "Words here")).toBe("news")
})

describe("the opening", () => {
  test("is the first title with what stands around it", () => {
    const html = `<main><section><p>New: a watch</p>${opening}<a class=btn href=/x>Try it</a></section>${aside}</main>`
    expect(blocksOf(html).map(({ region }) => region)).toEqual(["hero", "hero", "hero", "hero", "main", "main"])
  })
  test("goes to the next heading where nothing else ends it", () => {
    const html = `${opening}<p>It is small.</p><h2>Of the water</h2><p>It comes.</p>`
    expect(blocksOf(html).map(({ region }) => region)).toEqual(["hero", "hero", "hero", "main", "main"])
  })
  test("may have no heading", () => {
    const html = `<section><div>Know the tide</div><p>Tidewatch tells you when.</p></section>${aside}`
    expect(blocksOf(html).map(({ region }) => region)).toEqual(["hero", "hero", "main", "main"])
  })
  test("keeps its title whatever words it has", () => {
    expect(regionOf(`<h1>Loved by people who like tides</h1><p>Words here.</p>${aside}`, "Words here")).toBe("hero")
    expect(regionOf(`<h1>Purpose-built with care</h1><p>Words here.</p>${aside}`, "Words here")).toBe("hero")
  })
})

describe("what a row of names is announced by ends with the row", () => {
  const cards = `<div class=grid><div><div>Rotas</div><div>Move a shift and see at once who is over their hours.</div></div><div><div>Swaps</div><div>Staff offer shifts to each other.</div></div></div>`
  const pictures = "<div><img src=/a.svg alt=Otter><img src=/b.svg alt=Kibble></div>"
  test.each([
    ["pictures", `<div><div>Trusted by 1,200 venues</div>${pictures}</div>${cards}`],
    ["pictures one by one", `<div><p>As seen in</p><img src=/a.svg><img src=/b.svg></div>${cards}`],
    ["nothing around them", `<p>Vertraut von 40 Häfen</p>${pictures}${cards}`],
    ["names", `<div><p>Ils nous font confiance</p><div><span>Otter Inn</span><p>Kibble Ltd.</p></div></div>${cards}`],
    ["a title by its name", `<div><div class=section-title>Loved by 400 teams</div>${pictures}</div>${cards}`],
    [
      "titles in what follows",
      `<div><p>Used by 400 venues</p>${pictures}</div><div class=card><h3>Rotas</h3><p>Move a shift and see at once who is over their hours.</p></div>`
    ]
  ])("%s", (_, html) => {
    expect(["hero", "main"]).toContain(regionOf(`<div>${opening}</div>${html}`, "Move a shift"))
  })
  test("in the opening, too", () => {
    const html = `<div>${opening}<p>Trusted by 400 harbours</p></div><div>${cards}</div>`
    expect(regionOf(html, "Trusted by")).toBe("others")
    expect(["hero", "main"]).toContain(regionOf(html, "Move a shift"))
  })
  test("but not before it", () => {
    const html = `<div>${opening}</div><div><p>Trusted by</p><div><p>Otter Inn</p><p>Kibble Ltd.</p></div></div>${cards}`
    expect(regionOf(html, "Otter Inn")).toBe("others")
    expect(regionOf(html, "Kibble")).toBe("others")
    const list = `<div>${opening}</div><p>Trusted by</p><p>Otter Inn, Kibble, the Port of Lund, Baker and Sons, Mole Valley</p>${cards}`
    expect(regionOf(list, "Otter Inn")).toBe("others")
  })
})

describe("an answer that drops down", () => {
  const entry = (question: string, answer: string) =>
    `<div class=w-dropdown><div class=w-dropdown-toggle><div>${question}</div></div><nav class=w-dropdown-list>${answer}</nav></div>`
  test("is no menu, though it is marked as one", () => {
    const html = `${opening}<div>${entry("Is it free?", "<p>Words here.</p>")}${entry("Is it safe?", "<p>It is.</p>")}</div>${aside}`
    expect(regionOf(html, "Words here")).toBe("faq")
    const menu = `${opening}<div>${entry("Products", "<a href=/a>Words here</a><a href=/b>B</a>")}</div>${aside}`
    expect(regionOf(menu, "Words here")).toBe("navigation")
    const links = `${opening}<div>${entry("New here?", "<a href=/a>Words here</a><a href=/b>B</a>")}</div>${aside}`
    expect(regionOf(links, "Words here")).toBe("navigation")
  })
  test("is one wherever its question opens it", () => {
    const closed = (summary: string) =>
      `${opening}${aside}<details><summary>${summary}</summary><p>Words here.</p></details>`
    expect(regionOf(closed("Is it free?"), "Words here")).toBe("faq")
    expect(regionOf(closed("Technical notes"), "Words here")).toBe("main")
  })
})

describe("the badge of what a page was built with is not the page's own", () => {
  const page = (badge: string) =>
    `${opening}${aside}<div>${badge}</div><section><h2>Tides</h2><p>They come.</p></section>`
  test.each([
    "<a href=https://webflow.com?utm=b>Made in Webflow</a>",
    "<a href=https://www.framer.com/?via=x><div>Create a free website with Framer, the website builder loved by startups and designers.</div></a>",
    "<a href=https://ghost.org>Powered by Ghost</a>",
    "<a href=//carrd.co>Built with Carrd</a>"
  ])("%s", (badge) => {
    const words = />([A-Z]\w+)/.exec(badge)?.[1] ?? ""
    expect(regionOf(page(badge), words)).toBe("others")
  })
  test.each([
    "<a href=/how>Built with care in Lisbon</a>",
    "<a href=https://tidewatch.example/how>Made with the tides in mind</a>",
    "<p>Create a website with the tides of your harbour.</p>"
  ])("but %s", (own) => {
    const words = />([A-Z]\w+)/.exec(own)?.[1] ?? ""
    expect(regionOf(page(own), words)).toBe("main")
  })
})

describe("a page of tables", () => {
  const page = (cells: string) =>
    `<table><tr><td><a href=/a>Start</a><br><a href=/b>Rooms</a></td><td>${cells}</td></tr></table>`
  const words =
    "<h2>An inn by the tide</h2><p>The inn has eleven rooms.</p><p>We cook with fish.</p><p>Dogs may stay.</p>"
  const lists = (html: string, start: string) => blocksOf(html).find(({ text }) => text.startsWith(start))?.list
  test("that lays out the page is no list, and one in it is", () => {
    const data = "<table><tr><td>Garden</td><td>120 seats in the shade.</td></tr></table>"
    const html = page(`${words}${data}<p>Come and see it.</p>`)
    expect(lists(html, "We cook")).toBeNull()
    expect(lists(html, "Garden")).not.toBeNull()
  })
  test("is headed in bold: what guests wrote ends with the next title", () => {
    const html = page(
      `${words}<p><b>Aus dem Gästebuch</b></p><p>Wir kommen seit 1988 jedes Jahr.</p><p><b>Anreise</b></p><p>Mit dem Schiff sind es zwei Stunden.</p>`
    )
    expect(regionOf(html, "Wir kommen")).toBe("reviews")
    expect(regionOf(html, "Mit dem Schiff")).not.toBe("reviews")
  })
  test("a sentence in bold heads nothing", () => {
    const html = `<main>${opening}${aside}<div><p><b>Read our customer stories.</b></p><p>Words here</p></div></main>`
    expect(regionOf(html, "Words here")).toBe("main")
  })
})

describe("where a part ends", () => {
  test("a line on cookies in the foot leaves the rest of it", () => {
    const foot = (words: string) =>
      `${opening}${aside}<div data-framer-name="Footer"><p>${words}</p><p>a@tidewatch.example</p><p>We use cookies to count visits.</p></div>`
    expect(regionOf(foot("Words here"), "Words here")).toBe("footer")
    expect(regionOf(foot("Words here"), "We use")).toBe("consent")
    expect(
      regionOf(`${opening}${aside}<div><p>Words here</p><p>We use cookies to count visits.</p></div>`, "Words")
    ).toBe("consent")
  })
  test("a part with a name of its own is not of the one before it", () => {
    const past = "<div class=a><h2>Case studies</h2><p>A port in the north.</p></div>"
    const html = `<div>${opening}${past}<div class=faq><h4>Is it free?</h4><p>Words here.</p></div></div>`
    expect(regionOf(html, "A port")).toBe("others")
    expect(regionOf(html, "Words here")).toBe("faq")
  })
  test("a box of several headings is the title of nothing below", () => {
    const asked = "<div><h4>Is it free?</h4><p>It is.</p><h4>Is it safe?</h4><p>It is, too.</p></div>"
    const after = blocksOf(`<main>${opening}${asked}<div><p>Words here.</p></div></main>`).find(({ text }) =>
      text.startsWith("Words")
    )
    expect(after?.under.length).toBeLessThan(2)
  })
  test("what is called a heading and set as one is one; a size of letters is none", () => {
    const level = (html: string) =>
      blocksOf(`<main>${opening}${html}</main>`).find(({ text }) => text === "Words")?.level
    expect(level('<div class="h2">Words</div>')).toBe(2)
    expect(level('<p class="bar h5">Words</p>')).toBeNull()
    expect(level('<span class="h2">Words</span>')).toBeNull()
  })
})

describe("headings that ask, one after the other", () => {
  const asked = (question: string, answer: string) => `<h4>${question}</h4>${answer}`
  const html = (title: string, ...parts: ReadonlyArray<string>) =>
    `${opening}<div><h2>${title}</h2>${parts.join("")}</div>`
  const [one, two, three] = [
    asked("Is it free?", "<p>It is.</p>"),
    asked("Is it safe?", "<p>Words here.</p>"),
    asked("Do you ship?", "<p>We do.</p>")
  ]
  test("are questions and answers under whatever title", () => {
    expect(regionOf(html("Before you ask", one, two, three), "Words here")).toBe("faq")
    expect(regionOf(html("Before you ask", one, two), "Words here")).not.toBe("faq")
  })
  test("under the last of them stands no more than under another", () => {
    const foot = "<p>We do.</p><p>Crumb, Ghent</p>"
    expect(regionOf(html("Before you ask", one, two, asked("Do you ship?", foot)), "Crumb, Ghent")).not.toBe("faq")
  })
  test("are an interview where somebody answers by name", () => {
    const talk = (question: string, answer: string) => asked(question, `<p>Ada: ${answer}</p>`)
    const parts = [
      talk("How did it begin?", "By chance."),
      talk("And then?", "Words here."),
      talk("Today?", "We bake.")
    ]
    expect(regionOf(html("A talk", ...parts), "Ada: Words here")).not.toBe("faq")
  })
  test("a heading that tells among them ends the row", () => {
    const told = asked("What we bake", "<p>Bread.</p>")
    expect(regionOf(html("Notes", one, told, two), "Words here")).not.toBe("faq")
  })
})

describe("paragraphs that ask in their first row, one after the other", () => {
  const html = (...rows: ReadonlyArray<string>) => `${opening}<div>${rows.map((row) => `<p>${row}</p>`).join("")}</div>`
  const [one, two, three] = [
    "<i>Is it free?</i><br>It is.",
    "<i>Is it safe?</i><br>Words here.",
    "Do you ship?<br>We do."
  ]
  test("are questions and answers", () => {
    expect(regionOf(html(one, two, three), "Is it safe")).toBe("faq")
  })
  test("two of them are not, nor those with another line between", () => {
    expect(regionOf(html(one, two), "Is it safe")).not.toBe("faq")
    expect(regionOf(html(one, two, "We bake bread.", three), "Is it safe")).not.toBe("faq")
  })
  test("who asks twice answers nothing", () => {
    expect(regionOf(html(one, two, "Do you ship?<br>And how?"), "Is it safe")).not.toBe("faq")
  })
})

test("a saying over the house's own name is its motto, over somebody's name a review", () => {
  const set = (who: string) =>
    `<main>${opening}</main><section><h2>Contact</h2><div><p>“The sea gives back what it has been given.”</p><div><p>${who}</p><p>Based in Saxonby</p></div></div></section>`
  const read = (who: string) =>
    readPage({ url: home, status: 200, html: `<title>Tidewatch Pilots | Saxonby</title>${set(who)}` }).blocks?.find(
      ({ text }) => text === "Based in Saxonby"
    )?.region
  expect(read("Tidewatch Pilots")).toBe("contact")
  expect(read("Ada Roth")).toBe("reviews")
})
