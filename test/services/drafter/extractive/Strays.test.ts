/** Sentences that are true and tell nothing of the house: its origin, a person, how it is reached; and those only taken for such. */
import { describe, expect, test } from "bun:test"
import { paragraphAsked } from "../../../../src/services/drafter/extractive/choosing/AskedLines.ts"
import { isBesideThePoint, isHistory } from "../../../../src/services/drafter/extractive/words/Sentences.ts"
import { ofReaching, tellsOfPerson } from "../../../../src/services/drafter/extractive/words/tables/ContactLines.ts"
import { drafted, read, shown } from "./Sites.ts"

const fields = (...from: Parameters<typeof shown>) => drafted(shown(...from)).fields
const does = "Crumb bakes rye bread every night for the cafés and the schools of the whole valley."

describe("a description", () => {
  test.each([
    ["en", does, "We built Crumb because we lived the chaos of stale bread and refused to accept it."],
    ["en", does, "Crumb was built on the idea that bread belongs to everybody in the valley."],
    ["en", does, "The difference is that each of them has an oven of its own behind it."],
    [
      "de",
      "Crumb backt jede Nacht Roggenbrot für die Cafés und die Schulen des ganzen Tals.",
      "Crumb beruht auf der Idee, dass gutes Brot allen gehört."
    ],
    [
      "fr",
      "Crumb cuit chaque nuit du pain de seigle pour les cafés et les écoles de la vallée.",
      "Crumb repose sur une conviction simple, le bon pain est à tous."
    ]
  ])("%s: ends before what tells how it came to be", (lang, first, second) => {
    const said = fields(`<h1>Crumb</h1><p>${first} ${second}</p>`, { lang })
    expect(said.description?.value).toBe(first)
    const apart = fields(`<h1>Crumb</h1><p>${first}</p><p>${second}</p>`, { lang, description: first })
    expect(apart.description?.value).toBe(first)
  })

  test("keeps what was built for somebody", () => {
    const whole = `${does} Crumb is made for people who rise late and like it dark.`
    expect(fields(`<h1>Crumb</h1><p>${whole}</p>`).description?.value).toBe(whole)
  })

  test("ends before the names of others", () => {
    const summary = `${does} Rye College. Mill &amp; Sons. Otter Brothers. Vale Bakery.`
    expect(fields("<h1>Crumb</h1>", { description: summary }).description?.value).toBe(does)
  })
  test("may keep a short sentence that says something, and no list of names", () => {
    const { made } = paragraphAsked(["crumb"])
    const whole = "Crumb bakes rye bread every night for the cafés of the valley. Three loaves, three prices."
    expect(made(whole, "summary")).toBe(whole)
    expect(made("Crumb bakes rye bread for the valley. Rye College. Mill & Sons.", "summary")).toBeNull()
  })

  test.each([
    ["en", "Crumb is a school of baking, founded in 1972, that teaches the whole valley to knead."],
    ["pt", "Crumb é uma escola de panificação, fundada em 1972, que ensina todo o vale a amassar."],
    ["it", "Crumb è una scuola di panificazione, fondata nel 1972, che insegna a tutta la valle a impastare."],
    ["de", "Crumb ist eine 1972 gegründete Backschule, die dem ganzen Tal das Kneten beibringt."]
  ])("%s: begins with what it is, were the year told on the way", (lang, is) => {
    expect(fields(`<h1>Crumb</h1><p>${is}</p>`, { lang }).short_description?.value).toBe(is)
  })
  test("what was founded, and no more, is told of its beginnings", () => {
    expect(isHistory("Crumb, founded in 1972, is a school of baking.")).toBe(false)
    expect(isHistory("Crumb was founded in 1972 by two bakers.")).toBe(true)
    expect(isHistory("Crumb helps small investors in crypto markets.")).toBe(false)
    expect(isHistory("The markets have changed.")).toBe(true)
  })

  test("begins with what is sold and installed, which orders nobody to do so", () => {
    const said = fields(`<h1>Crumb</h1><p>We sell, service and install bread ovens. We also lend tins. ${does}</p>`)
    expect(said.short_description?.value).toBe("We sell, service and install bread ovens.")
    expect(said.description?.value).toStartWith("We sell, service and install bread ovens.")
    expect(isBesideThePoint("Install the app and bake.")).toBe(true)
    expect(isBesideThePoint("Buy rye bread today!")).toBe(true)
  })

  test("goes by a name that begins with My", () => {
    const is = "My Little Loaf is a bakery that teaches children to knead, with an oven of their own."
    expect(
      fields("<h1>My Little Loaf</h1>", { title: "My Little Loaf", description: is }).short_description?.value
    ).toBe(is)
    expect(isBesideThePoint("My grandmother taught me to knead.")).toBe(true)
  })
})

describe("a house of one", () => {
  test.each([
    ["en", "As a piano tuner I look after uprights and grands in the homes and schools of the valley."],
    ["de", "Als Hebamme begleite ich Familien im ganzen Tal vor, bei und nach der Geburt."],
    ["fr", "En tant que relieuse, je propose des reliures en cuir et des réparations de livres anciens."],
    ["es", "Como afinadora, ofrezco afinación y reparación de pianos en todo el valle."],
    ["nl", "Als vroedvrouw begeleid ik gezinnen in de hele vallei voor, tijdens en na de geboorte."],
    ["en", "Ada Crumb is a small bakery in the valley where I bake rye and spelt for three villages."],
    ["de", "Ada Crumb ist eine kleine Backstube, in der ich Roggen und Dinkel für drei Dörfer backe."],
    ["fr", "Ada Crumb, c’est un petit fournil où je cuis le seigle et l’épeautre de trois villages."]
  ])("%s: tells as whom it works", (lang, is) => {
    const home = shown("<h1>Ada Crumb</h1>", { lang, title: "Ada Crumb" })
    const about = `<!doctype html><html lang="${lang}"><head><title>Ada Crumb</title></head><body><main><h1>Ada Crumb</h1><p>${is}</p></main></body></html>`
    expect(drafted(home, read("https://crumb.test/about", about)).fields.short_description?.value).toBe(is)
  })
  test("as does when it is done", () => {
    expect(isBesideThePoint("Every other Monday I send two recipes with their flours.")).toBe(false)
  })
  test.each([
    "I love this oven and tell all my friends.",
    "I provide that to nobody.",
    "Als Kind wohnte ich im Tal.",
    "As a child I was afraid of ovens.",
    "Lyon is a small town where I met my first oven.",
    "Every Monday I visit my aunt."
  ])("and what somebody tells of a life or an oven is none: %s", (text) => {
    expect(isBesideThePoint(text)).toBe(true)
  })
})

describe("what any house says", () => {
  test.each([
    "Our phones are always open!",
    "Crumb is a safe place, and our team is here to answer any questions you may have.",
    "Unser Telefon ist immer erreichbar.",
    "Wir beantworten Ihnen gerne alle Ihre Fragen.",
    "Notre équipe répond à toutes vos questions.",
    "Nuestro equipo resuelve y responde, para responder a todas tus preguntas.",
    "O nosso telefone está sempre ligado.",
    "Rispondiamo a tutte le tue domande.",
    "Wij beantwoorden graag al uw vragen."
  ])("of how it is reached: %s", (text) => {
    expect(ofReaching.test(text)).toBe(true)
  })
  test.each([
    "Our phones are repaired in a day.",
    "Our doors are made of oak.",
    "Crumb answers the questions of bakers with data.",
    "Unsere Türen sind aus Eiche.",
    "Nos portes sont en chêne."
  ])("and not of what it sells: %s", (text) => {
    expect(ofReaching.test(text)).toBe(false)
  })

  test.each([
    "The driving force behind the Crumb Club in its first years is a baker of the valley, Ada Roth.",
    "Ada and Ben Roth are lifelong residents of Otter, Ohio.",
    "As a revered figure among bakers, Ada is also a writer of books.",
    "The late Ada Roth, one of the founders, was a member for life.",
    "Frau Roth ist seit Jahren dabei.",
    "Der Kopf hinter Crumb ist die Bäckerin Ada Roth."
  ])("of somebody: %s", (text) => {
    expect(tellsOfPerson(text)).toBe(true)
  })
  test.each([
    "The driving force behind modern farms.",
    "Crumb is the driving force behind late breakfasts.",
    "Ovens and mixers are native to this valley.",
    "As a leading baker of rye, Crumb is open every night.",
    "The late breakfast is our speciality."
  ])("and not of a house: %s", (text) => {
    expect(tellsOfPerson(text)).toBe(false)
  })
})

describe("a sentence that leans on one left out", () => {
  test("is not what a site is described by", () => {
    const show =
      "This is a very lively fair that offers bread, ovens and music at every corner of the old market square."
    const is = "The Rye Fair brings the bakers of nine valleys to one square, with forty ovens and a stage of its own."
    const said = fields(`<h1>Rye Fair</h1><p>${is}</p><p>${show}</p>`, { title: "Rye Fair" })
    expect(said.short_description?.value).toBe(is)
    expect(said.description?.value).not.toStartWith("This is")
  })
  test("そんな points at what stands before", () => {
    const is = "面包屑はパン屋の帳簿を毎晩つけるアプリです。"
    const said = fields(`<h1>面包屑</h1><p>面包屑は、そんなパン屋さんのために生まれました。</p><p>${is}</p>`, {
      lang: "ja",
      title: "面包屑"
    })
    expect(said.description?.value).toBe(is)
  })
})

test("what one may see in a film is not told", () => {
  for (const text of [
    "See how the Night Oven works in ninety seconds.",
    "Bekijk hoe de Nachtoven werkt in anderhalve minuut.",
    "Découvrez comment le four fonctionne en deux minutes.",
    "Mira cómo funciona el horno en dos minutos."
  ])
    expect(isBesideThePoint(text)).toBe(true)
  expect(isBesideThePoint("Crumb shows bakers how their ovens work at night.")).toBe(false)
})
