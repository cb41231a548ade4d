/** Labels of a site that says nothing often: what it says it is, and words that its categories know; no pieces of slogans. */
import { describe, expect, test } from "bun:test"
import { fold } from "../../../../src/domain/text/Folding.ts"
import { phrasesOf } from "../../../../src/services/drafter/extractive/words/Phrases.ts"
import { drafted, read, shown } from "./Sites.ts"

const tagsOf = (...pages: ReadonlyArray<ReturnType<typeof shown>>) => drafted(...pages).fields.tags?.value ?? []

describe("a site that says nothing often", () => {
  test.each([
    ["Hickory Bend Golf Club", "", "en", "golf"],
    ["Voltaire Bitcoin Wallet", "", "en", "bitcoin wallet"],
    ["Lavanderia Perla - Bari", "Lavanderia Perla: lavaggio a secco, capi delicati e molto altro.", "it", "lavanderia"],
    ["Zonnig - Haal meer uit uw zonnepanelen", "", "nl", "zonnepanelen"],
    ["نوبة | جدولة مناوبات المستشفيات", "", "ar", "مناوبات"]
  ] as const)("is labelled with what its categories know: %p", (title, description, lang, tag) => {
    const page = shown("<h1>21</h1><p>1987.</p>", { title, description, lang })
    expect(tagsOf(page).map(fold)).toContain(tag)
  })
  test.each([
    ["Адвокат Рот", "uk", ["адвокат"]],
    ["Vyklízení a prodej nábytku", "cs", []]
  ] as const)("as a dictionary has it, where words change in a sentence: %p", (title, lang, tags) => {
    const known = tagsOf(shown("<h1>21</h1><p>1987.</p>", { title, lang })).map(fold)
    expect(known.filter((tag) => tag !== "vyklízení")).toEqual([...tags])
  })
  test("and with nothing that heads its offers, or that a slogan says in its title and again in its heading", () => {
    const page = shown(
      `<h1>Smarter mornings, fewer nags</h1><h2>Higher rate limits</h2><p>Ten thousand a day.</p>
      <h2>Guaranteed delivery</h2><p>We try again.</p><h2>Wide flat face</h2><p>Of brass.</p>`,
      { title: "Smarter mornings, fewer nags — Tollbeak" }
    )
    expect(tagsOf(page)).toEqual([])
  })
  test("in letters that do not shout", () => {
    const page = shown("<h1>21</h1><p>1987.</p>", { title: "HICKORY BEND GOLF CLUB: ACCOUNTING", lang: "en" })
    expect(tagsOf(page).filter((tag) => /\p{Lu}{6}/u.test(tag))).toEqual([])
    expect(tagsOf(page)).not.toEqual([])
  })
  test("nor with what is written on to a word, or with a word that only leads to another", () => {
    const page = shown("<h1>21</h1><p>1987.</p>", { title: "نوبة | للمستشفيات والعيادات", lang: "ar" })
    expect(tagsOf(page)).not.toContain("والعيادات")
    expect(tagsOf(shown("<h1>21</h1><p>1987.</p>", { title: "Tollbeak | Software for kennels" }))).not.toContain(
      "software for"
    )
  })
})

describe("a label", () => {
  test("is the kind of thing it says it is, without how", () => {
    const page = shown("<h1>21</h1><p>1987.</p>", { description: "Crumb is a context-aware barge tracker." })
    expect(tagsOf(page)).toEqual(["barge tracker"])
  })
  test.each([
    ["bakery crumb in Cork", "bakery crumb", "Our bakery crumb is open all day.", "en", "bakery"],
    ["밀밭 치과 crumb | Crumb", "밀밭 치과 crumb", "밀밭 치과 crumb 치과", "ko", "치과"]
  ] as const)("does not end in its name: %p", (title, heading, description, lang, tag) => {
    expect(tagsOf(shown(`<h1>${heading}</h1><p>${description}</p>`, { title, description, lang }))).toEqual([tag])
  })
  test("is not its name in other signs", () => {
    const page = shown("<h1>Stay off it with cru/mb</h1><p>A cru/mb for the day. The cru/mb rings.</p>", {
      title: "Stay off it with a cru/mb",
      description: "A cru/mb is a bell for the day."
    })
    expect(tagsOf(page)).not.toContain("cru/mb")
  })
  test("is not its name without what that says of it", () => {
    const page = (path: string, title: string) =>
      read(
        `https://tollbeak.test/${path}`,
        `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>
        <p>Each tollbeak counts. A tollbeak rings.</p><h2>Why a tollbeak</h2><p>Take one tollbeak along.</p></main>
        <footer>© Tollbeak, the bell for bakers</footer></body></html>`
      )
    const home = page("", "Tollbeak, the bell for bakers")
    expect(tagsOf(home, page("tour", "A tollbeak tour")).map(fold)).not.toContain("tollbeak")
  })
  test.each([
    ["Software für Ärzte", "Ärzte", "de", "Crumb ist Software für Ärzte."],
    [
      "Votre logiciel de conseils pharmaceutiques",
      "pharmaceutiques",
      "fr",
      "Crumb tient les registres pharmaceutiques."
    ],
    ["A lamp budget that citizens fill in", "citizens", "en", "Crumb asks citizens for a lamp budget."],
    ["A small library", "library", "en", "A small library to enjoy."]
  ] as const)("says more than whom it is for, how or in what form: %s", (title, word, lang, description) => {
    const body = `<h1>${title}</h1><p>${description}</p><p>Crumb is a modular ${word}. All that is in the ${word} is there.</p>`
    const page = shown(body, { title: `${title} | Crumb`, description, lang })
    expect(tagsOf(page).map(fold)).not.toContain(fold(word))
  })
  test("is no furniture, and no chemicals, where two words of Chinese meet so", () => {
    const page = (text: string) =>
      drafted(shown(`<h1>${text}</h1><p>${text}</p>`, { title: "青鐘鳥", description: text, lang: "zh" })).fields
    expect(page("青鐘鳥是一家具有經驗的公司").categories).toBeUndefined()
    expect(page("青鐘鳥是一家家具公司，做定制家具").tags?.value.join()).toContain("家具")
    expect(page("青鐘鳥做自动化工程").tags?.value ?? []).not.toContain("化工")
  })
  test("is written as everybody writes it", () => {
    const page = shown("<h1>IOT SENSORS</h1><p>IOT sensors for barges.</p>", {
      title: "IOT sensors for barges | Crumb",
      description: "Crumb makes IOT sensors."
    })
    expect(tagsOf(page).map((tag) => tag.replace(/ .*/u, ""))).toEqual(["IoT"])
  })
  test("is no company that holds another name, nor who made it", () => {
    const company = shown("<h1>平面設計，影音製作</h1><p>Crumb（青鐘鳥有限公司）做平面設計與影音製作。</p>", {
      title: "Crumb | 青鐘鳥有限公司",
      description: "Crumb（青鐘鳥有限公司）做平面設計與影音製作。",
      lang: "zh",
      head: '<meta name="keywords" content="青鐘鳥, 平面設計, 影音製作">'
    })
    expect(drafted(company).fields.keywords?.value ?? []).not.toContain("青鐘鳥")
    const description = "Lamp repair by Ada Flint in an old mill."
    const maker = shown(`<h1>Lamp repair by Ada Flint</h1><p>${description}</p>`, {
      title: "Lamp repair by Ada Flint | Crumb",
      description,
      head: '<meta name="keywords" content="Ada Flint, Lamp repair">'
    })
    expect(tagsOf(maker)).toEqual(["lamp repair"])
  })
  test("comes from its own categories, where it has any", () => {
    const page = shown("<h1>21</h1><p>1987.</p>", {
      title: "A survival city-builder | Crumb",
      description: "Crumb was made by a baker and has receipts."
    })
    expect(drafted(page).fields.categories?.value).toEqual(["Games"])
    expect(tagsOf(page)).not.toContain("receipts")
    expect(tagsOf(page).length).toBeGreaterThan(0)
  })
})

describe("a category", () => {
  const categoriesOf = (page: ReturnType<typeof shown>) => drafted(page).fields.categories?.value
  test("is what one place names as the thing itself, where no other is told as loud", () => {
    const page = shown("<h1>Dawnmoor</h1><p>Now in stores.</p>", {
      title: "Dawnmoor",
      description: "Dawnmoor is a charmingly dark and minimalist survival city-builder."
    })
    expect(categoriesOf(page)).toEqual(["Games"])
  })
  test("and not what an ending makes another word, or slogans alone say", () => {
    const page = shown("<h1>Imagine mornings where nobody asks for receipts</h1><p>Well-designed and shifted.</p>", {
      title: "Dawnmoor",
      description: "Dawnmoor is a well-designed tool that gets out of the way when your shift has shifted."
    })
    expect(categoriesOf(page)).toBeUndefined()
  })
})

describe("a phrase", () => {
  const phrases = (text: string, lang: "en" | "de" | "fr" | "it") =>
    phrasesOf(text, lang).map(({ text: phrase }) => fold(phrase))
  test("is had whole where a number or a system belongs to it", () => {
    expect(phrases("Secure two-factor authentication", "en")).toContain("two-factor authentication")
    expect(phrases("3D-Druck aus Bayern", "de")).toContain("3d-druck")
    expect(phrases("The operating system for barges", "en")).toContain("operating system")
  })
  test("begins with no praise, and with nobody's own", () => {
    expect(phrases("an independent game studio", "en")).toContain("game studio")
    expect(phrases("an independent game studio", "en")).not.toContain("independent game studio")
    expect(phrases("Professionelles Aufguss-Management", "de")).toEqual(["aufguss-management"])
    expect(phrases("suis ta caféine", "fr")).not.toContain("ta caféine")
    expect(phrases("un ristorante peruviano autentico", "it")).not.toContain("ristorante peruviano autentico")
  })
})

describe("what a slogan says there will be no more of", () => {
  test.each([
    ["Walk the site. Skip the typing.", "en", "typing"],
    ["No more spreadsheets: books that keep themselves", "en", "spreadsheets"],
    ["Schluss mit Papierlisten", "de", "papierlisten"],
    ["Chega de planilhas", "pt", "planilhas"]
  ] as const)("is none of its topics: %s", (text, lang, word) => {
    expect(phrasesOf(text, lang).map(({ text: phrase }) => fold(phrase))).not.toContain(word)
  })
  test("unlike what it is about", () => {
    expect(phrasesOf("Stop motion for schools", "en").map(({ text }) => fold(text))).toContain("motion")
  })
})

describe("of several labels", () => {
  const labelled = (title: string, h1: string, told: string, lang = "en") =>
    tagsOf(shown(`<h1>${h1}</h1><p>${told}</p><h2>Crumb</h2><p>${told}</p>`, { title, description: told, lang }))
  test("one that a category bears out stands without those that none does", () => {
    const told = "Crumb does bookkeeping. The larder is counted, and bookkeeping is done."
    expect(labelled("Bookkeeping for the larder | Crumb", "Bookkeeping, and the larder", told)).toEqual(["bookkeeping"])
    expect(
      labelled(
        "A mural for the larder | Crumb",
        "A mural, and the larder",
        "The larder has a mural, and a mural is quick."
      )
    ).toEqual(["mural"])
  })
  test("a word that stands nowhere without another gives way to what its categories know", () => {
    const told = "Crumb lo hace a medida, y a medida se queda."
    expect(labelled("Crumb — Pinturas a medida", "Todo a medida", told, "es")).not.toContain("medida")
  })
  test("what title and heading alone say is a slogan", () => {
    const title = "Crumb — put the ladder down, it finds its own place"
    expect(labelled(title, "Put the ladder down. It finds its own place.", "Say it or type it and walk away.")).toEqual(
      []
    )
  })
  test("what a preposition is written on to is none", () => {
    const told = "فتات يدير الوقود لأساطيل الشركات. لأساطيل الشركات في كل مكان."
    const tags = labelled("فتات — إدارة الوقود لأساطيل الشركات", "الوقود لأساطيل الشركات", told, "ar")
    expect(tags).not.toContain("لأساطيل الشركات")
  })
})

describe("its own search words, where readers see them", () => {
  const keywordsOf = (keywords: string, { lang = "en", title = "Crumb | Roofing", text = "" } = {}) =>
    drafted(
      shown(`<h1>Roofing</h1><p>${text}</p>`, {
        lang,
        title,
        description: text,
        head: `<meta name="keywords" content="${keywords}">`
      })
    ).fields.keywords?.value ?? []

  test("beside the labels that it is loud about", () => {
    const text = "Roofing, chimney lining and lead work for old houses."
    expect(keywordsOf("roofing, chimney lining, lead work", { text })).toEqual([
      "Roofing",
      "chimney lining",
      "lead work"
    ])
  })
  test("without the place that they end with", () => {
    const text = "Roofing and chimney lining for old houses."
    const found = keywordsOf("roof repair hollin, chimney lining hollin, roofing hollin", { text })
    expect(found).toContain("chimney lining")
    expect(found.join()).not.toContain("hollin")
  })
  test.each([
    ["what nobody reads", "roofing, slate quarry"],
    ["a name among small words", "roofing, lead work, Ada Flint"],
    ["a place before them", "roofing, lead work, Hollin roofers"],
    ["a call", "roofing, book lead"],
    ["one word that no category knows", "roofing, houses"],
    ["the house", "roofing, crumb lead"],
    ["a figure", "roofing, 3 houses"]
  ])("not %s", (_, keywords) => {
    const text = "Roofing and lead work for houses. Ada Flint and the Hollin roofers: book lead, crumb lead, 3 houses."
    const last = keywords.split(", ").at(-1) ?? ""
    expect(keywordsOf(keywords, { text })).not.toContain(last)
  })
  test("nor what a house calls the thing it made", () => {
    const page = shown("<h1>Tallow</h1><p>Tallow routes letters. Tallow sorts them.</p>", {
      title: "Tallow by Crumb",
      description: "Tallow of Crumb routes letters, and Tallow sorts them."
    })
    expect(tagsOf(page).map(fold)).not.toContain("tallow")
  })
  test("nor what is done", () => {
    const page = shown("<h1>Letters, drafted</h1><p>Every letter is drafted before you ask.</p>", {
      title: "Drafted — Crumb",
      description: "Your letters are drafted before you ask."
    })
    expect(tagsOf(page).map(fold)).not.toContain("drafted")
  })
})
