/** Lines and sentences that say less than what a site is: kinds alone, the makers, what is looked at, what breaks off. */
import { describe, expect, test } from "bun:test"
import { drafted, shown } from "./Sites.ts"

const told = "Crumb keeps the books of small bakeries."
const fields = (...from: Parameters<typeof shown>) => drafted(shown(...from)).fields

describe("a tagline", () => {
  test("is no kind of a thing alone", () => {
    const title = "Crumb | iOS app for iPhone"
    expect(fields("<h1>Crumb</h1><p>A till that bakers like</p>", { title }).tagline?.value).toBe(
      "A till that bakers like"
    )
  })
  test("is what stands behind the name, however that is written", () => {
    expect(fields("<h1>Crumb</h1>", { title: "Crumb. Bread without waiting" }).tagline?.value).toBe(
      "Bread without waiting"
    )
  })
  test("holds no postal code where another line does as well", () => {
    const title = "Restaurant et bar à Vias (34450) | Crumb"
    expect(fields("<h1>La table des boulangers de Vias</h1>", { lang: "fr", title }).tagline?.value).toBe(
      "La table des boulangers de Vias"
    )
  })
  test("does not break off before it says of what", () => {
    const sentence = "面包屑有限公司是一家致力于研发烘焙自动化及检测。"
    expect(fields(`<h1>面包屑</h1><p>${sentence}</p>`, { lang: "zh" }).tagline?.value).not.toBe(sentence)
  })
})

describe("a short description", () => {
  test.each([
    ["en", "We are a small team of bakers and engineers."],
    ["de", "Wir sind ein kleines Team von Bäckern."],
    ["es", "Somos un pequeño equipo de panaderos."]
  ])("%s: tells of the makers only where nothing else is told", (lang, makers) => {
    expect(fields(`<h1>Crumb</h1><p>${makers}</p><p>${told}</p>`, { lang }).short_description?.value).toBe(told)
    expect(fields(`<h1>Crumb</h1><p>${makers}</p>`, { lang }).short_description?.value).toBe(makers)
  })
})

describe("a description leaves out", () => {
  test.each([
    ["en", "Preview what Crumb looks like in action. see all."],
    ["en", "The left is the real oven that Crumb packs and signs."],
    ["en", "We are also exploring an oven that bakes by itself."],
    ["en", "Don't let a missing form delay your bread."],
    ["en", "Select a service and upload the document for a quick check by Crumb."],
    ["it", "Seleziona il servizio e carica il documento per una verifica di Crumb."],
    ["en", "Crumb charges by the loaf, which is cheap for every bakery."],
    ["fr", "Crumb est facturé au mois, ce qui arrange toutes les boulangeries."],
    ["en", "Crumb is a registered trademark of whoever owns the oven."],
    ["en", "#bread #ovens #night for every bakery and for Crumb."],
    ["es", "Prueba nuestro simulador y mira cómo queda."],
    ["it", "Prova il nostro simulatore e guarda come viene."]
  ])("%s: %s", (lang, sentence) => {
    const { description } = fields(`<h1>Crumb</h1><p>${told}</p><p>${sentence}</p>`, { lang })
    expect(description?.value).toBe(told)
  })
  test.each([
    ["Crumb® keeps the books of small bakeries with the NightTill® at the counter."],
    ["Crumb is a note-taking app for bakers with flour on their hands."],
    ["Crumb files receipts with no sign-up and no adviser."],
    ["Crumb is a planner for bakeries, powered by a local model that never leaves the shop."]
  ])("no sentence for one word in it: %s", (sentence) => {
    expect(fields(`<h1>Crumb</h1><p>${sentence}</p>`).description?.value).toBe(sentence)
  })
  test("a slogan before a fuller paragraph that speaks of it by name", () => {
    const named =
      "With Crumb, the till counts itself, the receipts find their supplier and the tax office gets its letter."
    const body = `<h1>Crumb</h1><p>Save your nights and look after your ovens.</p><h2>More</h2><p>${named}</p>`
    expect(fields(body).description?.value).toBe(named)
  })
  test("a label of what it is, where something tells it", () => {
    const label = { description: "Text editor for macOS" }
    expect(fields(`<h1>Crumb</h1><p>${told}</p>`, label).description?.value).toBe(told)
    expect(fields("<h1>Crumb</h1>", label).description?.value).toBe("Text editor for macOS")
  })
})

describe("what stands behind a summary", () => {
  const summary =
    "Crumb keeps the books of small bakeries, from the till to the yearly accounts, every night by itself."
  const behind = (block: string, lang = "en", description = summary) =>
    fields(`<h1>Crumb</h1><h2>More</h2>${block}`, { lang, description }).description?.value.split("\n\n").slice(1)

  test("is a paragraph from its beginning, with what its later sentences lean on", () => {
    const paragraph =
      "Receipts pile up beside the oven until somebody finds an evening. Crumb reads all of that while the bakeries sleep."
    expect(behind(`<p>${paragraph}</p>`) ?? []).not.toContain("Crumb reads all of that while the bakeries sleep.")
    const whole =
      "Crumb reads the receipts of bakeries by photo. It files all of that under the account they belong to."
    expect(behind(`<p>${whole}</p>`)).toEqual([whole])
  })
  test.each([
    ["en", "That is the Crumb difference, where the books of every bakery matter most."],
    ["en", "Crumb automates all of that for bakeries, their tills and their yearly accounts."],
    ["en", "We have set up the books of several bakeries in this scenario, with tills and without."],
    ["en", "Thank you for trusting Crumb with the books of your bakeries and your yearly accounts."],
    ["en", "Crumb does not answer the phone of bakeries on Sundays, at night or during the yearly accounts."],
    ["en", "Crumb keeps your books with 30 days of free membership for new bakeries and their bakers."],
    ["en", "See our latest books, tills and accounts of bakeries from Lyon, Ghent and Turin."],
    ["de", "Das ist der Unterschied, den Crumb in den Büchern kleiner Bäckereien jede Nacht ausmacht."],
    ["de", "Vielen Dank, dass Sie Crumb die Bücher Ihrer Bäckereien und Kassen anvertrauen."],
    ["fr", "Merci de confier à Crumb les livres et la caisse de vos boulangeries, chaque soir."],
    ["es", "Crumb no es un banco para panaderías, ni una caja, ni una asesoría de impuestos."],
    ["nl", "Crumb is geen bank voor bakkerijen, geen kassa en ook geen kantoor voor belastingen."],
    ["ja", "※Crumbはパン屋の帳簿について税務上の助言を行うものではありませんのでご注意ください。"]
  ])("%s: is not: %s", (lang, sentence) => {
    expect(behind(`<p>${sentence}</p>`, lang)).toEqual([])
  })
  test.each([
    ["en", summary, "Crumb keeps the books of small bakeries every night, from the till to accounts and taxes."],
    [
      "de",
      "Crumb führt die Bücher kleiner Bäckereien, jede Nacht, ohne dass jemand daran denkt.",
      "Crumb führt jede Nacht die Bücher kleiner Bäckereien und Konditoreien in der Stadt."
    ],
    [
      "ja",
      "Crumbは小さなパン屋の帳簿を毎晩自動で作成するサービスです。",
      "Crumbは小さなパン屋の帳簿を毎晩自動で作成します。"
    ]
  ])("%s: does not say the same in other words", (lang, description, again) => {
    expect(behind(`<p>${again}</p>`, lang, description)).toEqual([])
  })
  test.each([
    ["en", summary, "Crumb exists to give the books of small bakeries back to whoever kneads their dough."],
    ["en", summary, "Crumb also reads the delivery notes of mills, of markets and of bakeries abroad."],
    ["en", summary, "Crumb is the third option for bakeries: no drawer of paper, no adviser, just a photo."],
    ["en", summary, "Crumb Lite is sold apart, for bakeries without employees, ovens or a counter."],
    ["en", summary, "Most bakeries lose receipts twice: beside the oven, and on the way to the tax office."],
    ["en", summary, "Crumb is a one-person project. It began with the receipts of a bakery in Ghent and grew."],
    [
      "de",
      "Crumb führt die Bücher kleiner Bäckereien, jede Nacht, ohne dass jemand daran denkt.",
      "Bei Crumb wissen wir, wie viel Bäckereien neben Ofen, Laden und Familie schaffen müssen."
    ],
    [
      "es",
      "Crumb lleva los libros de panaderías pequeñas, cada noche y sin que nadie piense en ellos.",
      "Crumb nace para poner orden en los papeles que las panaderías guardan junto al horno."
    ],
    [
      "it",
      "Crumb tiene i libri dei piccoli panifici, ogni notte e senza che nessuno ci pensi.",
      "Crumb è come avere una persona in più nei panifici, sveglia accanto al forno e alla cassa."
    ],
    [
      "nl",
      "Crumb houdt de boeken van kleine bakkerijen bij, elke nacht en zonder dat iemand eraan denkt.",
      "Bij Crumb draait alles om bakkerijen, hun ovens, hun winkels en de mensen erachter."
    ]
  ])("%s, %s: is not: %s", (lang, description, pleading) => {
    expect(behind(`<p>${pleading}</p>`, lang, description)).toEqual([])
  })
  test("says it once, and is one paragraph", () => {
    const blocks = [
      "Crumb reads the receipts of bakeries by photo.",
      "Crumb sorts expenses by supplier, oven and shop, as you like."
    ]
    const more =
      "Crumb pays the millers on Fridays, reminds whoever owes you money and prints what the tax office asks."
    expect(behind([blocks.join(" "), more].map((text) => `<p>${text}</p>`).join(""))).toEqual([blocks.join(" ")])
  })
  test("does not go on to what was left behind", () => {
    const told = "Crumb is a photo desk for the receipts of bakeries, run from a van in Lyon."
    const around = `Are receipts a drawer nobody opens? ${told} We exist to close that gap.`
    expect(behind(`<p>${around}</p>`)).toEqual([told])
  })
  test("is of the same thing", () => {
    const world = "We watch how people live and what moves them. The result is a calm that stays."
    expect(behind(`<p>${world}</p>`)).toEqual([])
  })
})

describe("what says what it is", () => {
  const line = "Simplify your life at the oven with Crumb: books, till and taxes."
  const is =
    "Crumb is a bookkeeping service for small bakeries, with a till, a photo for each receipt and yearly accounts."
  test("stands in the place of a line", () => {
    expect(fields(`<h1>Crumb</h1><p>${line}</p><h2>More</h2><p>${is}</p>`).description?.value).toBe(is)
  })
  test("stands behind a paragraph that names nobody", () => {
    const long =
      "Paper in drawers costs small shops their evenings. A photo at the counter takes a second, and whoever files the books finds all of it sorted by supplier."
    expect(fields(`<h1>Crumb</h1><p>${long}</p><h2>More</h2><p>${is}</p>`).description?.value).toBe(`${long}\n\n${is}`)
  })
  test.each([
    ["One ledger to rule them all"],
    ["Scan it. File it. Sleep."],
    ["Our mission is to give bakers their nights back."]
  ])("comes before a slogan: %s", (slogan) => {
    const body = `<h1>Crumb</h1><p>Bread.</p><h2>More</h2><p>${is}</p>`
    expect(fields(body, { description: slogan }).short_description?.value).toBe(is)
  })
  test("does not where the summary says it", () => {
    const description = "Bookkeeping for small bakeries in Lyon, from the till to the yearly accounts"
    const body = `<h1>Crumb</h1><h2>More</h2><p>${is}</p>`
    expect(fields(body, { description }).short_description?.value).toBe(description)
  })
})

describe("a summary", () => {
  const summed = (description: string, body = "<h1>Crumb</h1>") => fields(body, { description })
  test("keeps its first sentence, whoever speaks in the second", () => {
    const description = "Till and books for small bakeries in Lyon. We read the receipts and file them every night."
    expect(summed(description).short_description?.value).toBe(description)
  })
  test("is none where it says the name alone", () => {
    const told = "Crumb Bakery sells rye bread and buns from a van."
    const { short_description } = fields(`<h1>Crumb Bakery</h1><p>${told}</p>`, {
      title: "Crumb Bakery",
      description: "Crumb - Bakery - Crumb Bakery"
    })
    expect(short_description?.value).toBe(told)
  })
  test("gives way to what the hero says of the same, and more", () => {
    const hero =
      "Crumb keeps the books of small bakeries, reads their receipts by photo, sorts the expenses and prepares the yearly accounts."
    expect(summed("Crumb keeps the books of small bakeries.", `<h1>Crumb</h1><p>${hero}</p>`).description?.value).toBe(
      hero
    )
  })
  test.each([
    ["The official home of Crumb."],
    ["Die offizielle Webseite von Crumb."],
    ["Site officiel de Crumb."],
    ["Il sito ufficiale di Crumb."]
  ])("tells more than whose page it is: %s", (description) => {
    expect(summed(description, `<h1>Crumb</h1><p>${told}</p>`).description?.value).toBe(told)
  })
})

test("a tagline wears no ornaments, and gives way where it shouts", () => {
  expect(fields("<h1>〜毎晩つける、パン屋の帳簿〜</h1>", { lang: "ja", title: "Crumb" }).tagline?.value).toBe(
    "毎晩つける、パン屋の帳簿"
  )
  expect(fields("<h1>✨ The books of a bakery ✨</h1>", { title: "Crumb" }).tagline?.value).toBe(
    "The books of a bakery"
  )
  const line = "Books for small bakeries"
  expect(fields("<h1>OUT NOW FOR EVERY BAKERY</h1>", { title: `Crumb | ${line}` }).tagline?.value).toBe(line)
  expect(fields("<h1>See what we have to offer</h1>", { title: `Crumb | ${line}` }).tagline?.value).toBe(line)
})

describe("a tagline", () => {
  const tagline = (heading: string, title = "Crumb", lang = "en") =>
    fields(`<h1>${heading}</h1>`, { title, lang }).tagline?.value
  test("that shouts is said as one would say it", () => {
    expect(tagline("BREAD BY NIGHT. FROM THE UK.")).toBe("Bread by night. From the UK.")
    expect(tagline("BROT BEI NACHT AUS LINZ", "Crumb", "de")).toBe("BROT BEI NACHT AUS LINZ")
  })
  test("says neither what company it is of nor the year it was written for", () => {
    expect(tagline("Crumb", "Crumb | Night Ovens Ltd - rye bread by night")).toBe("Rye bread by night")
    expect(tagline("Rye bread by night 2026")).toBe("Rye bread by night")
    expect(tagline("Rye bread since 1926")).toBe("Rye bread since 1926")
  })
  test.each([
    ["Oak · Ash · Elm"],
    ["Monday to Friday"],
    ["Du mardi au vendredi"],
    ["Was die App kann"],
    ["What our oven does"]
  ])("is not %p where another line stands", (label) => {
    expect(tagline(label, "Crumb | Bread by night for Ghent")).toBe("Bread by night for Ghent")
  })
})
