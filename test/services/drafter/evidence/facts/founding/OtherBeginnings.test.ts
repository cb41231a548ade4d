/** A verb of founding in a sentence about something else: a part of the house, another one, a day's work, a place. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, crumb, fact } from "../FactPages.ts"

const yearOf = (said: string, lang = "en", year = /\d{4}/.exec(said)?.[0] ?? "") =>
  fact(aboutCrumb(said, lang), "founded_year", year, said)

describe("what follows a beginning belongs to it", () => {
  test.each([
    "We started in 2016.",
    "We started in 2016 with one oven.",
    "We opened in 2016 on the ground floor of a mill.",
    "We started in 2016 as a two-person workshop.",
    "Crumb was founded in 2016 to save flour.",
    "Ada Roth started Crumb in 2016 with an online course and a lot of coffee.",
    "We opened this bakery in 2016."
  ])("%p tells the year", (said) => {
    expect(yearOf(said)).toBe("2016")
  })
  test.each([
    ["I started in 2009 as a trainee.", "en"],
    ["In 2009 I started as a dentist in a group practice.", "en"],
    ["In 2009 begon ik als tandarts in een groepspraktijk.", "nl"],
    ["Ich begann 2009 als Zahnärztin in einer Klinik.", "de"],
    ["I began in 2009 at a mill in Hexham.", "en"],
    ["I started in 2009, when the mill was already old.", "en"],
    ["We started in 2017 to sort our waste.", "en"],
    ["We launched in 2017 our gift card.", "en"],
    ["We opened in 2017 for the first time at night.", "en"],
    ["In 2017 we opened our guest house.", "en"],
    ["In 2017 we founded our brass band.", "en"],
    ["In 2017 openden we onze speeltuin.", "nl"],
    ["Our website was started in 2017.", "en"],
    ["Le site a été créé en 2017.", "fr"],
    ["Die Website wurde 2017 gegründet.", "de"],
    ["Crumb was published in German in 2017.", "en"],
    ["We released Crumb in Norway in 2017.", "en"],
    ["We registered Crumb as a trademark in 2017.", "en"],
    ["We built Crumb from scratch in 2017.", "en"],
    ["Crumb became a limited company in 2017.", "en"],
    ["Crumb was incorporated in 2017, three years after its launch.", "en"],
    ["Crumb came out in 2007. Crumb was incorporated in 2017.", "en"],
    ["We decided to deliver. That was in 2017.", "en"]
  ])("%p does not", (said, lang) => {
    expect(yearOf(said, lang, /\d{4}(?!.*\d{4})/.exec(said)?.[0])).toBeUndefined()
  })
})

describe("another house", () => {
  test.each([
    ["We buy from a small mill. The company was founded in 1920.", "en"],
    ["The firm was founded in 1920. We bought it in 2003.", "en"],
    ["In 1988 my aunt founded the company that rents us the hall.", "en"],
    ["Die Firma wurde 1920 gegründet, die unser Mehl mahlt.", "de"],
    ["La société qui nous livre est belge. La société a été fondée en 1920.", "fr"],
    ["Nos ayuda una agencia. La agencia fue fundada en 1920.", "es"],
    ["Ci aiuta una ditta. La società è stata fondata nel 1920.", "it"],
    ["We huren van een oude firma. Het bedrijf werd in 1920 opgericht.", "nl"]
  ])("%p", (said, lang) => {
    expect(yearOf(said, lang)).toBeUndefined()
  })
  test("ours, after what we are", () => {
    expect(yearOf("We are a bakery in Ghent. The company was founded in 2016.")).toBe("2016")
  })
})

test("a plain word is no name", () => {
  const site = (said: string) =>
    crumb({
      head: '<meta property="og:site_name" content="Crumb">',
      main: `<h1>About us</h1><p>${said}</p>`,
      path: "about"
    })
  expect(fact(site("Crumb was founded in 2016."), "founded_year", "2016", "Crumb was founded in 2016.")).toBe("2016")
  const said = "The crumb was founded in 2016."
  expect(fact(site(said), "founded_year", "2016", said)).toBeUndefined()
})

describe("what somebody founded is what the sentence before tells of", () => {
  const years = (said: string) => fact(aboutCrumb(said), "founded_year", "2003", said)
  test.each([
    "Crumb is a bakery planner. Ada Roth founded it in 2003.",
    "Crumb OÜ is a small company from Tartu, Estonia. Ada Roth and Ben Lund started it in 2003."
  ])("the house: %s", (said) => expect(years(said)).toBe("2003"))
  test.each([
    "Crumb is used by Petit Ferries. Ada Roth founded it in 2003.",
    "Before Crumb there was Petit Ferries. Ada Roth founded it in 2003.",
    "Crumb plans ovens for Petit Ferries. Ada Roth started it in 2003."
  ])("another: %s", (said) => expect(years(said)).toBeUndefined())
})

describe("the name has a year of its own", () => {
  test.each([
    ["We founded our firm in 2004 and Crumb in 2012.", "en"],
    ["Wir haben unsere Firma 2004 gegründet und Crumb 2012.", "de"],
    ["2004 gründeten wir unsere Firma und 2012 Crumb.", "de"],
    ["Nous avons fondé notre entreprise en 2004 et Crumb en 2012.", "fr"],
    ["Fundamos nuestra empresa en 2004 y Crumb en 2012.", "es"],
    ["Fundámos a nossa empresa em 2004 e a Crumb em 2012.", "pt"],
    ["Abbiamo fondato la nostra azienda nel 2004 e Crumb nel 2012.", "it"],
    ["We richtten ons bedrijf in 2004 op en Crumb in 2012.", "nl"]
  ])("%p", (said, lang) => {
    expect(yearOf(said, lang, "2004")).toBeUndefined()
    expect(yearOf(said, lang, "2012")).toBe("2012")
  })
  test("or none counts", () => {
    expect(yearOf("We started the company in 2004 and launched Crumb in 2012.", "en", "2004")).toBeUndefined()
  })
  test("what came to the house later changes nothing", () => {
    expect(yearOf("Crumb was founded in 2004 and our mill in 2012.", "en", "2004")).toBe("2004")
    expect(yearOf("We founded the firm in 2004, and in 2012 Crumb moved to Ghent.", "en", "2004")).toBe("2004")
  })
})

describe("who is named for a difference, and whoever a clause hangs on", () => {
  test.each([
    ["Unlike Petit, the bakery founded in 2009, Crumb was founded in 2016.", "en"],
    ["Im Gegensatz zu Petit, einer Bäckerei von 2009, wurde Crumb 2016 gegründet.", "de"],
    ["Crumb ist ein Familienbetrieb, den es seit 2016 gibt.", "de"],
    ["Eine Bäckerei, die es schon seit 2016 gibt.", "de"]
  ])("%p tells the year of ours", (said, lang) => {
    expect(yearOf(said, lang, "2016")).toBe("2016")
  })
  test.each([
    ["Unlike Petit, the bakery that was founded in 2009, Crumb delivers.", "en"],
    ["A diferencia de Petit, la panadería que se fundó en 2009, Crumb reparte.", "es"],
    ["Contrairement à Petit, fondée en 2009, Crumb livre.", "fr"],
    ["A differenza di Petit, nata nel 2009, Crumb consegna.", "it"],
    ["Mit dabei ist Petit, eine Bäckerei, die es seit 2009 gibt.", "de"],
    ["Die Mühle Roth, ein Betrieb, den es schon seit 2009 gibt, lobt uns.", "de"],
    ["Zu unseren Kunden gehört Petit, eine Firma, die seit 2009 besteht.", "de"]
  ])("%p tells none of ours", (said, lang) => {
    expect(yearOf(said, lang)).toBeUndefined()
  })
})
