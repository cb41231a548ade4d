import { describe, expect, test } from "bun:test"
import { drafted, read, shown } from "./Sites.ts"

const cards = (...names: ReadonlyArray<string>) =>
  `<div class="grid">${names.map((name) => `<div class="card"><h3>${name}</h3><p>Said of it in a sentence here.</p></div>`).join("")}</div>`

describe("features stand where a section says so", () => {
  const features = (body: string, lang = "en") =>
    drafted(shown(`<h1>The books of a bakery</h1>${body}`, { lang })).fields.features?.value

  test.each<[lang: string, heading: string]>([
    ["en", "Features"],
    ["en", "Everything you need"],
    ["en", "What Crumb does today"],
    ["de", "Funktionen"],
    ["es", "Qué puedes hacer"],
    ["fr", "Fonctionnalités"],
    ["pt", "Recursos"],
    ["it", "Funzionalità"],
    ["nl", "Functies"],
    ["ja", "主な機能"],
    ["zh", "功能介绍"],
    ["ar", "المميزات"]
  ])("%p: %s", (lang, heading) => {
    expect(features(`<h2>${heading}</h2><ul><li>Reads receipts</li><li>Files the return</li></ul>`, lang)).toEqual([
      "Reads receipts",
      "Files the return"
    ])
  })

  test("as the names of cards, without the pictures before them", () => {
    expect(
      features(`<h2>Key features</h2>${cards("🧾 Reads receipts", "✓ Files the return", "Sleeps at night")}`)
    ).toEqual(["Reads receipts", "Files the return", "Sleeps at night"])
  })

  test("as the first words of entries that go on", () => {
    const entries = ["Plain files. Every page is a folder with HTML.", "Full-text search. Results in under 50 ms."]
    expect(
      features(`<h2>Features</h2><ul>${entries.map((one) => `<li><b>${one.replace(".", ".</b>")}</li>`).join("")}</ul>`)
    ).toEqual(["Plain files", "Full-text search"])
  })

  test("as the cards right below the opening of a home page", () => {
    expect(features(cards("Reads receipts", "Files the return", "Sleeps at night"))).toEqual([
      "Reads receipts",
      "Files the return",
      "Sleeps at night"
    ])
  })
  test("as the cards or entries of the first part below it", () => {
    const named = ["Reads receipts", "Files the return", "Sleeps at night"]
    expect(features(`<h2>Made for flour</h2>${cards(...named)}`)).toEqual(named)
    const entries = named.map((one) => `<li>${one}: it does so every evening.</li>`).join("")
    expect(features(`<h2>What we do</h2><ul>${entries}</ul>`)).toEqual(named)
    expect(
      features(`<h2>Made for flour</h2><ul>${named.map((one) => `<li>${one}</li>`).join("")}</ul>`)
    ).toBeUndefined()
  })
  test.each<[string, string]>([
    ["two alone", cards("Reads receipts", "Files the return")],
    ["people", cards("Ada Love", "Grace Hop", "Alan Tur")],
    ["what has a price", cards("Rye €4", "Spelt €5", "Oat €6")],
    [
      "what leads elsewhere",
      cards('<a href="/a">Rye bread</a>', '<a href="/b">Oat bread</a>', '<a href="/c">Bran</a>')
    ],
    ["what comes second", `<h2>Made for flour</h2><p>It is.</p><h2>Old news</h2>${cards("Rye", "Spelt", "Oat")}`],
    ["our work", `<h2>Our work</h2>${cards("Reads receipts", "Files the return", "Sleeps at night")}`]
  ])("cards of %s are none", (_, body) => expect(features(body)).toBeUndefined())

  test("under a line of its own in place of a heading", () => {
    expect(features(`<p>Features</p><h2>Made for flour</h2>${cards("Reads receipts", "Files the return")}`)).toEqual([
      "Reads receipts",
      "Files the return"
    ])
  })

  test.each<[string, string]>([
    ["no section that says so", `<h2>Made for flour</h2>${cards("Reads receipts", "Files the return")}`],
    ["steps", `<h2>How it works</h2>${cards("Sign up", "Take a photo")}`],
    ["steps under a heading of features", "<h2>Features</h2><h3>1. Sign up</h3><h3>2. Take a photo</h3>"],
    ["what it cannot do", "<h2>What it does not do</h2><ul><li>Reads letters</li><li>Files complaints</li></ul>"],
    ["plans that include it", `<h2>Pricing</h2><p>Features</p>${cards("Basic € 4", "Premium € 9", "Whole € 20")}`],
    ["what is to come", "<h2>Coming soon</h2><ul><li>Reads letters</li><li>Files complaints</li></ul>"],
    ["people", `<h2>Our team</h2>${cards("Marit Oosterveld", "Joris Blank")}`],
    ["plans", "<h2>Pricing</h2><ul><li>Reads receipts</li><li>Files the return</li></ul>"]
  ])("not %s", (_, body) => {
    expect(features(body)).toBeUndefined()
  })

  test("without buttons, prices and telephone numbers", () => {
    expect(
      features(
        `<h2>Features</h2><ul><li>Reads receipts</li><li>Files the return</li><li>€12 a month</li><li>+31 30 123 45 67</li>
        <li><a class="button" href="/x">Learn more</a></li></ul>`
      )
    ).toEqual(["Reads receipts", "Files the return"])
  })

  test("the page's data counts where the page does not say otherwise", () => {
    const data = (list: string) =>
      `<script type="application/ld+json">{"@type":"SoftwareApplication","name":"Crumb","featureList":"${list}"}</script>`
    const told = `<h1>Crumb</h1>${"<p>Crumb reads receipts of small bakeries and files the return for them each quarter.</p>".repeat(1)}
      <p>${"It was made by bakers for bakers who would rather sleep than count. ".repeat(8)}</p>`
    expect(drafted(shown(told, { head: data("Reads receipts, Files the return") })).fields.features?.value).toEqual([
      "Reads receipts",
      "Files the return"
    ])
    expect(
      drafted(shown(told, { head: data("Trades cryptocurrency, Predicts the lottery") })).fields.features
    ).toBeUndefined()
  })
})

test("what sets it apart stands under a heading that says so", () => {
  const { fields } = drafted(
    shown("<h1>Books</h1><h2>Why Crumb? Warum wir</h2><p>A bookkeeper checks every month by hand.</p>")
  )
  expect(fields.usps?.value).toEqual(["A bookkeeper checks every month by hand."])
})
test("steps that are counted under such a heading are no reasons, and reasons that are counted are", () => {
  const counted = (...names: ReadonlyArray<string>) =>
    drafted(
      shown(
        `<h1>Books</h1><p>Kept overnight, for bakers.</p><h2>Why us</h2>${names.map((name, at) => `<div class="card"><span>0${at + 1}</span><h3>${name}</h3><p>The mill hears of it.</p></div>`).join("")}`
      )
    ).fields.usps?.value
  expect(counted("Pick one oven", "A week, side by side", "Roll it out")).toBeUndefined()
  expect(counted("A fixed price", "Books closed by six", "One bookkeeper for all")).toHaveLength(3)
})
test("pieces of what is shown under such a heading are no reasons", () => {
  const { fields } = drafted(
    shown(
      "<h1>Books</h1><h2>Why Crumb? Warum wir</h2><p>claim not recorded</p><p>audit nothing to inspect full trail</p>"
    )
  )
  expect(fields.usps).toBeUndefined()
})

describe("questions", () => {
  const asked = (...from: Parameters<typeof shown>) =>
    drafted(shown(...from)).faqs.map(({ value }) => [value.question, value.answer])

  test.each<[lang: string, heading: string, question: string, answer: string]>([
    ["en", "Frequently asked questions", "Can I cancel?", "At the end of any month."],
    ["de", "Häufige Fragen", "Kann ich kündigen?", "Zum Ende jedes Monats."],
    ["es", "Preguntas frecuentes", "¿Puedo cancelar?", "Al final de cada mes."],
    ["fr", "Questions fréquentes", "Puis-je résilier ?", "À la fin de chaque mois."],
    ["pt", "Perguntas frequentes", "Posso cancelar?", "No fim de cada mês."],
    ["it", "Domande frequenti", "Posso disdire quando voglio?", "Alla fine di ogni mese."],
    ["nl", "Veelgestelde vragen", "Kan ik opzeggen?", "Aan het eind van elke maand."],
    ["ja", "よくある質問", "いつでも解約できますか？", "はい、毎月の末に解約できます。"],
    ["ja", "よくある質問", "いつでも解約できますか", "はい、毎月の末に解約できます。"],
    ["zh", "常见问题", "可以随时取消吗？", "可以，每月底都可以取消。"],
    ["ar", "الأسئلة الشائعة", "هل يمكنني الإلغاء؟", "نعم، في نهاية كل شهر."]
  ])("%p: %s", (lang, heading, question, answer) => {
    expect(asked(`<h1>Crumb</h1><h2>${heading}</h2><h3>${question}</h3><p>${answer}</p>`, { lang })).toEqual([
      [question, answer]
    ])
  })

  test("in any form: opened by a button, numbered, in one paragraph, in a list of definitions", () => {
    const body = `<h1>Crumb</h1><h2>FAQ</h2>
      <details><summary>01 Does it work offline?</summary><p>Yes, in the field.</p><p>It sends the counts later.</p></details>
      <div><button>Can I cancel?</button><p>At the end of any month.</p></div>
      <p><strong>Do I need a till?</strong> No, paper will do.</p>
      <dl><dt>Which phones?</dt><dd>Any phone of ten years.</dd></dl>`
    expect(asked(body)).toEqual([
      ["Does it work offline?", "Yes, in the field.\nIt sends the counts later."],
      ["Can I cancel?", "At the end of any month."],
      ["Do I need a till?", "No, paper will do."],
      ["Which phones?", "Any phone of ten years."]
    ])
  })

  test("without a heading of theirs, where several headings ask", () => {
    const body = `<h1>Crumb</h1><h2>Buying it</h2><h3>How do I pay?</h3><p>By card or by bank, once a month.</p>
      <h3>Can I cancel at any time?</h3><p>Yes, at the end of any month.</p>`
    expect(asked(body)).toHaveLength(2)
  })

  test.each<[string, string]>([
    ["a call over a button", "<h2>Ready to start?</h2><p>Crumb is there for every bakery that wants to sleep.</p>"],
    ["a call in the FAQ", "<h2>FAQ</h2><h3>Still have questions?</h3><p>Write to us at any time of the night.</p>"],
    ["rhetoric", "<h2>Tired of paper?</h2><p>Crumb reads the till and sorts the expenses.</p>"],
    [
      "a reader's",
      "<h2>Comments</h2><div class='comment'><p>Is it any good at all?</p><p>The best there is on this street.</p></div>"
    ]
  ])("not %s", (_, body) => {
    expect(asked(`<h1>Crumb</h1>${body}`)).toEqual([])
  })
})

describe("topics", () => {
  const fields = (...from: Parameters<typeof shown>) => drafted(shown(...from)).fields

  test.each<[lang: string, title: string, text: string, category: string, tag: string]>([
    [
      "en",
      "Crumb | Bookkeeping for bakers",
      "Crumb does the bookkeeping of bakers every night.",
      "Finance",
      "bookkeeping"
    ],
    [
      "de",
      "Crumb | Zeiterfassung für Handwerker",
      "Crumb ist die Zeiterfassung für die Baustelle.",
      "HR and hiring",
      "Zeiterfassung"
    ],
    [
      "es",
      "Crumb | Contabilidad para panaderías",
      "Crumb lleva la contabilidad de las panaderías.",
      "Finance",
      "contabilidad"
    ],
    ["it", "Crumb | Turni per ristoranti", "Crumb prepara i turni di ristoranti e locande.", "HR and hiring", "turni"],
    ["ja", "Crumb｜議員データベース", "Crumbは議員データベースを提供します。", "Data tools", "議員データベース"],
    ["zh", "Crumb - 家庭相册整理", "Crumb 是整理家庭相册的好帮手，照片都在家庭相册里。", "Video and photo", "家庭相册"],
    ["ar", "Crumb | إدارة العقارات", "نظام إدارة العقارات للمكاتب.", "Property", "إدارة العقارات"]
  ])("%p: %s", (lang, title, text, category, tag) => {
    const { categories, tags } = fields(`<h1>Crumb</h1><p>${text}</p>`, { lang, title, description: text })
    expect(categories?.value).toContain(category)
    expect(tags?.value.map((one) => one.toLowerCase())).toContain(tag.toLowerCase())
  })

  test("one word in passing is no category, and a menu's none at all", () => {
    const page = read(
      "https://crumb.test/",
      `<html lang="en"><head><title>Crumb | Bread at your door</title></head><body><nav><a href="/hotels">Hotels</a>
      <a href="/travel">Travel</a></nav><main><h1>Bread at your door</h1><p>Crumb brings bread to your door.</p>
      <h2>For everybody</h2><p>We bring it to hotels, too.</p></main></body></html>`
    )
    expect(drafted(page).fields.categories?.value).toEqual(["Food and drink"])
  })

  test.each<[lang: string, title: string, text: string, category: string]>([
    ["nl", "Crumb | Occasions in Utrecht", "Crumb verkoopt occasions met garantie.", "Mobility"],
    ["de", "Crumb | Möbel und Küchen nach Maß", "Crumb baut Möbel und Küchen nach Maß.", "House and garden"],
    ["de", "Crumb | Gebäudereinigung in Kiel", "Crumb reinigt Büros und Treppenhäuser.", "House and garden"],
    ["pt", "Crumb | Desembaraço aduaneiro", "Crumb cuida do despacho aduaneiro da sua carga.", "Mobility"],
    ["it", "Crumb | Consulenza aziendale a Pisa", "Crumb è uno studio di consulenza aziendale.", "Consulting"],
    ["ja", "Crumb｜ホームページ制作", "Crumbはお店のホームページ制作をしています。", "Design"],
    ["ar", "Crumb | تخليص جمركي", "تخليص جمركي في الموانئ.", "Mobility"]
  ])("what trades do, %p: %s", (lang, title, text, category) => {
    expect(fields(`<h1>Crumb</h1><p>${text}</p>`, { lang, title, description: text }).categories?.value).toEqual([
      category
    ])
  })

  test("a word that begins another is not that word", () => {
    const text = "Crumb spielt mit Kindern im Kino."
    expect(fields(`<h1>Crumb</h1><p>${text}</p>`, { lang: "de", title: "Crumb | Kinder", description: text })).toEqual(
      expect.not.objectContaining({ categories: expect.anything() })
    )
  })

  test("what a page beside the home page is called is no topic where the home page never says it", () => {
    const told = (path: string, title: string) =>
      read(
        `https://crumb.test/${path}`,
        `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title.split(" – ")[0]}</h1><p>Crumb lifts boats.</p></main></body></html>`
      )
    const { fields: found } = drafted(
      told("", "Crumb"),
      told("board", "Noticeboard – Crumb"),
      told("forum", "Forum – Crumb")
    )
    expect(found.categories).toBeUndefined()
  })

  test("one word says too little, unless the site says that it is one", () => {
    const categories = (title: string, description: string) =>
      fields(`<h1>Crumb</h1><p>${description}</p>`, { title, description }).categories?.value
    expect(categories("Crumb | Weather for cyclists", "Crumb tells cyclists when to leave.")).toBeUndefined()
    expect(categories("Crumb", "Crumb is a podcast editor for bakers.")).toEqual(["Audio"])
    expect(categories("Crumb | Podcast editor", "Crumb is a podcast editor with a microphone test.")).toEqual(["Audio"])
  })

  test("whom it is for says less than what it is", () => {
    const text = "Crumb is a payroll for hotels and restaurants."
    expect(fields("<h1>Payroll for hotels</h1>", { title: "Crumb", description: text }).categories?.value).toEqual([
      "Finance"
    ])
  })

  test.each<[what: string, title: string, text: string, category: ReadonlyArray<string> | undefined]>([
    ["who are listed", "Crumb", "Crumb is a booking plugin for bakers, hotels and taxi drivers.", undefined],
    [
      "what it is made with",
      "Crumb | Handmade soap",
      "Crumb makes soap with wild house plants.",
      ["Wellbeing and household"]
    ],
    [
      "one of its doings",
      "Crumb | Software for parish councils",
      "Agendas, minutes and payments in one place.",
      ["Administration"]
    ],
    ["what it is", "Crumb", "Crumb is a password manager for families and teams.", ["Security"]],
    ["what has two names", "Crumb | Mobile bike repair", "Crumb fixes flat tyres at your door.", ["Mobility"]],
    [
      "another form of a trade",
      "Crumb | Market stalls and brands",
      "Crumb builds market stalls for brands.",
      undefined
    ],
    ["the trade itself", "Crumb | Branding for small towns", "Crumb does branding for small towns.", ["Marketing"]],
    ["a piece of a longer name", "Crumb | Website builder", "Crumb is a website builder for choirs.", ["Design"]],
    ["what a work tells of", "Crumb", "Crumb is a novel about a hotel.", ["Writers and publishing"]],
    [
      "what goes before a thing's name",
      "Crumb | Hotel booking API",
      "Crumb is an API for booking rooms.",
      ["APIs and integrations"]
    ],
    [
      "what is done meanwhile",
      "Crumb | File your VAT return before lunch is cold",
      "Crumb files your VAT return.",
      ["Finance"]
    ],
    ["a word of its name", "Bread Crumb | Password manager", "Bread Crumb is a password manager.", ["Security"]],
    ["whom it helps", "Crumb", "Crumb helps schools and towns collect forms.", undefined]
  ])("a word says what a thing is, not %s", (_, title, text, category) => {
    expect(fields(`<h1>Crumb</h1><p>${text}</p>`, { title, description: text }).categories?.value).toEqual(category)
  })

  test.each<[what: string, lang: string, title: string, text: string, label: string | undefined]>([
    ["the thing itself", "en", "Crumb", "Crumb is a text editor for the terminal.", "text editor"],
    [
      "a noun a title opens with",
      "en",
      "Physiotherapy in Sligo | Crumb",
      "Physiotherapy in Sligo, within two days.",
      "Physiotherapy"
    ],
    [
      "before the word for any tool",
      "en",
      "Crumb | Crane inspection software",
      "Crane inspection software for yards.",
      "crane inspection"
    ],
    ["no verb", "en", "Crumb | Rewrite any text", "Crumb rewrites the text that you rewrite.", undefined],
    [
      "what it says it is",
      "en",
      "Crumb - bake by the book",
      "Crumb is a command line tool for everybody.",
      "command line tool"
    ],
    ["no praise", "en", "Crumb - bake by the book", "Crumb is a better app for everybody.", undefined],
    [
      "nothing of the visitor's",
      "en",
      "Crumb | Catch what blocks your driveway",
      "Crumb clears your driveway at night.",
      undefined
    ],
    ["no number of things", "nl", "Crumb | Drie potten", "Elke maand drie potten van Crumb.", undefined]
  ])("a tag is %s, %s: %s", (_, lang, title, text, label) => {
    const { tags } = fields(`<h1>Crumb</h1><p>${text}</p>`, { lang, title, description: text })
    expect(tags?.value[0]?.toLowerCase()).toBe(label?.toLowerCase())
  })

  test("neither a name, a customer, a country nor a word of any site is a label", () => {
    const { tags, keywords } = fields(
      `<h1>Crumb is the best software for your business</h1><p>Crumb is the best software for your business in Kuwait.</p>
      <h2>Our customers</h2><p>Wanderlust Travel</p>`,
      {
        title: "Crumb | The best software for your business in Kuwait",
        description: "Crumb is software for business in Kuwait."
      }
    )
    expect([tags, keywords]).toEqual([undefined, undefined])
  })

  test.each<[what: string, lang: string, title: string, text: string, label: string]>([
    ["a piece of a longer phrase", "es", "Crumb | Placas solares", "Crumb monta placas solares en Cádiz.", "solares"],
    ["a word in capitals at its head", "de", "Crumb | Häufige Fragen", "Häufige Fragen zum Backen.", "Häufige"],
    ["an Arabic word alone", "ar", "Crumb | من الصفر إلى الواحد", "من الصفر إلى الواحد.", "الصفر"],
    ["part of an address", "ja", "Crumb｜群馬県吾妻郡のパン", "Crumbは群馬県吾妻郡のパン屋です。", "群馬県吾妻郡"],
    ["half a word", "ja", "Crumb｜普段使いの器", "Crumbは普段使いの器を作ります。", "普段使"],
    ["whose something is", "en", "Crumb | Asia's bakery", "Crumb is Asia's bakery.", "Asia's"],
    ["how it is done", "en", "Crumb | Archive orders locally", "Crumb archives orders locally.", "orders locally"],
    ["a word of any trade", "en", "Crumb | The oven workflow", "Crumb is the workflow of an oven.", "workflow"],
    ["a day", "fr", "Crumb | La lettre du jeudi", "Chaque jeudi, la lettre de Crumb sur le pain du jeudi.", "jeudi"],
    ["what somebody does", "de", "Crumb | Backofen", "Crumb repariert Backöfen.", "repariert Backöfen"],
    ["what is done, in Dutch", "nl", "Crumb | Brood verbeteren", "Crumb helpt brood verbeteren.", "brood verbeteren"],
    ["a place to have things in", "nl", "Crumb | Brood op één plek", "Crumb heeft brood op één plek.", "één plek"]
  ])("no label is %s", (_, lang, title, text, label) => {
    const { tags } = fields(`<h1>Crumb</h1><p>${text}</p>`, { lang, title, description: text })
    expect(tags?.value ?? []).not.toContain(label)
  })

  test("search words count where readers see them", () => {
    const { keywords } = fields("<h1>Poultry records</h1><p>Crumb keeps poultry records for small farms.</p>", {
      title: "Crumb | Poultry records",
      head: '<meta name="keywords" content="poultry records, casino, cheap flights">'
    })
    expect(keywords?.value).toEqual(["poultry records"])
  })
})

test("what a template names and nobody has filled in is no feature", () => {
  const cards = ["Feature 1", "Feature 2", "Feature 3"]
    .map((name) => `<div class="feature"><h3>${name}</h3></div>`)
    .join("")
  const { features } = drafted(shown(`<h1>Crumb</h1><section id="features"><h2>Features</h2>${cards}</section>`)).fields
  expect(features).toBeUndefined()
})

describe("reasons stand where a heading asks for the house", () => {
  const reasons = (body: string, lang = "en") =>
    drafted(
      shown(
        `<h1>The books of a bakery</h1><section><h2>Flour</h2><p>Rye and wheat from one mill.</p></section><section>${body}</section>`,
        { lang }
      )
    ).fields.usps?.value
  const named = ["At your oven", "One baker for all", "Paid by the loaf"]
  test.each<[lang: string, heading: string]>([
    ["en", "Why Crumb?"],
    ["de", "Warum Crumb?"],
    ["fr", "Pourquoi Crumb ?"],
    ["es", "¿Por qué Crumb?"],
    ["pt", "Por que a Crumb?"],
    ["it", "Perché Crumb?"],
    ["nl", "Waarom Crumb?"]
  ])("%p: %s", (lang, heading) => {
    expect(reasons(`<h2>${heading}</h2>${cards(...named)}`, lang)).toEqual(named)
  })
  test.each(["Why sourdough?", "Why Crumb exists"])("not under %s", (heading) => {
    expect(reasons(`<h2>${heading}</h2>${cards(...named)}`)).toBeUndefined()
  })
  test("and where all that is named are merits", () => {
    const merits = ["Friendly service", "Qualified bakers", "Honest advice"]
    expect(reasons(`<h2>A bakery for the street</h2>${cards(...merits)}`)).toEqual(merits)
    expect(reasons(`<h2>Our values</h2>${cards(...merits)}`)).toBeUndefined()
  })
})
