/** Who stands beside a founder's title, or beside a founding, and founded nothing: what follows the words tells. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, crumb, founder } from "../FactPages.ts"

const named = (said: string, name: string, lang: string) => founder(aboutCrumb(said, lang), { name }, said)?.name

describe("a title ends where it ends", () => {
  test.each([
    ["Mia Poe is our founder's niece.", "Mia Poe", "en"],
    ["Mia Poe, our founder's oldest friend, lives in Ghent.", "Mia Poe", "en"],
    ["Mia Poe is our founder coach.", "Mia Poe", "en"],
    ["Mia Poe is our favourite founder.", "Mia Poe", "en"],
    ["Mia Poe, unsere Gründerin auf Probe, lernt noch.", "Mia Poe", "de"],
    ["Mia Poe ist unsere Gründerinnenbeauftragte.", "Mia Poe", "de"],
    ["Mia Poe, notre fondatrice suppléante, arrive en mai.", "Mia Poe", "fr"],
    ["Mia Poe, nuestra fundadora suplente, llega en mayo.", "Mia Poe", "es"],
    ["Our founder, Dale Carnegie fan for years, bakes.", "Dale Carnegie", "en"],
    ["Our founder and her uncle Max Roe built the oven.", "Max Roe", "en"],
    ["Notre fondatrice et son fils Max Roe cuisent le pain.", "Max Roe", "fr"],
    ["Nuestra fundadora y su hijo Max Roe hornean.", "Max Roe", "es"],
    ["Our founders and crew, Ada Roth and Max Roe, wish you well.", "Max Roe", "en"],
    ["Our founding members, Mia Poe and Max Roe, came in the first week.", "Max Roe", "en"]
  ])("not %p: %p", (said, name, lang) => {
    expect(named(said, name, lang)).toBeUndefined()
  })
  test.each([
    ["Ada Roth is our founder.", "Ada Roth", "en"],
    ["Ada Roth, our late founder, baked here.", "Ada Roth", "en"],
    ["Ada Roth is our founder and head baker.", "Ada Roth", "en"],
    ["Our founder, Ada Roth, keeps a diary.", "Ada Roth", "en"],
    ["Our founder, Ada Roth started with one oven.", "Ada Roth", "en"],
    ["Our founders and directors, Ada Roth and Ben Lund, wish you well.", "Ben Lund", "en"],
    ["Ada Roth, unsere Gründerin, lernt noch.", "Ada Roth", "de"],
    ["Ada Roth, notre fondatrice, arrive en mai.", "Ada Roth", "fr"],
    ["Hi, we're Ada Roth and Ben Lund, your bakers and the founders of Crumb.", "Ben Lund", "en"]
  ])("%p: %p", (said, name, lang) => {
    expect(named(said, name, lang)).toBe(name)
  })
})

describe("a bare title may be anybody's", () => {
  test.each([
    ["Founder Mia Poe (Flourtech) says it saves her hours.", "Mia Poe", "en"],
    ["Founder Mia Poe, Flourtech, relies on it.", "Mia Poe", "en"],
    ["Founder Mia Poe joined us for a talk.", "Mia Poe", "en"],
    ["Founder Mia Poe's bakery runs on Crumb.", "Mia Poe", "en"],
    ["Gründerin Mia Poe (Mehl GmbH) ist unsere Kundin.", "Mia Poe", "de"],
    ["La fondatrice Mia Poe utilise notre four.", "Mia Poe", "fr"],
    ["创始人李明曾说，面包要慢。", "李明", "zh"],
    ["創業者 佐藤健太は、こう語りました。", "佐藤健太", "ja"]
  ])("not %p: %p", (said, name, lang) => {
    expect(named(said, name, lang)).toBeUndefined()
  })
  test.each([
    ["Founder Ada Roth still bakes every loaf.", "Ada Roth", "en"],
    ["Founder: Ada Roth (baker)", "Ada Roth", "en"],
    ["Gründerin Ada Roth backt noch immer.", "Ada Roth", "de"],
    ["创始人李明是面包师。", "李明", "zh"],
    ["創業者 佐藤健太", "佐藤健太", "ja"]
  ])("%p: %p", (said, name, lang) => {
    expect(named(said, name, lang)).toBe(name)
  })
  test.each([
    ["A conversation with founder Mia Poe.", undefined],
    ["Interview with the founder, Mia Poe.", undefined],
    ["Interview with our founder, Mia Poe.", "Mia Poe"]
  ])("a conversation, %p: %p", (said, name) => {
    expect(founder(crumb({ main: `<p>${said}</p>` }), { name: "Mia Poe" }, said)?.name).toBe(name)
  })
  test("a signature under a customer's words is the customer's", () => {
    const signed = (above: string) =>
      crumb({ main: `<h1>About us</h1><h2>Team</h2><p>${above}</p><p>Mia Poe, Founder</p>`, path: "about" })
    for (const above of ['"Crumb saves us a day a week."', "What our customers tell us"])
      expect(founder(signed(above), { name: "Mia Poe" }, "Mia Poe, Founder")).toBeUndefined()
    expect(founder(signed("Who bakes here"), { name: "Mia Poe" }, "Mia Poe, Founder")?.name).toBe("Mia Poe")
  })
})

describe("who has to do with it founded nothing", () => {
  test.each([
    ["Crumb wird von Max Roe in Gent beliefert.", "de"],
    ["Crumb wird von Max Roe in Gent geprüft.", "de"],
    ["Crumb wird von Max Roe und seinen Leuten gern gelesen.", "de"],
    ["Crumb is run by Max Roe.", "en"],
    ["Crumb is built and run by Max Roe, who bought it in 2015.", "en"],
    ["Behind Crumb stands Max Roe, its landlord.", "en"],
    ["Hinter Crumb steht Max Roe, der Geldgeber.", "de"],
    ["Derrière Crumb se cache Max Roe, son investisseur.", "fr"],
    ["Crumb is Max Roe and Mia Poe, who took over from the founder.", "en"],
    ["Crumb was developed by Max Roe, a freelancer.", "en"],
    ["Crumb wurde entwickelt von Max Roe, einem Dienstleister.", "de"],
    ["Built by Max Roe in 1901, the mill still turns.", "en"],
    ["Gebaut von Max Roe in Gent, steht der Ofen bis heute.", "de"],
    ["Made by Max Roe, our shelves are of ash.", "en"],
    ["Fabriquée par Max Roe, notre enseigne est en fer.", "fr"],
    ["Created by Max Roe, the poster shows a loaf.", "en"],
    ["Founded by Max Roe, the guild is our home.", "en"],
    ["Gegründet von Max Roe, ist die Zunft unser Zuhause.", "de"]
  ])("%p", (said, lang) => {
    expect(named(said, "Max Roe", lang)).toBeUndefined()
  })
  test.each([
    ["Crumb wird von Ada Roth in Gent entwickelt.", "de"],
    ["Crumb is built and run by Ada Roth.", "en"],
    ["Behind Crumb stands Ada Roth, its maker.", "en"],
    ["Behind Crumb stands Ada Roth, a baker from Ghent.", "en"],
    ["Hinter Crumb steht Ada Roth, die Gründerin.", "de"],
    ["Built by Ada Roth in Ghent, Crumb plans your bakes.", "en"],
    ["Made by Ada Roth, a baker who writes software.", "en"],
    ["Founded by Ada Roth, a baker.", "en"],
    ["Founded by Ada Roth in 2016, the company has ten people.", "en"]
  ])("%p", (said, lang) => {
    expect(named(said, "Ada Roth", lang)).toBe("Ada Roth")
  })
  test("and who made it, where another is told to have founded it", () => {
    const said = "Crumb is built and run by Max Roe."
    const page = aboutCrumb(`Crumb was founded by Ada Roth.</p><p>${said}`, "en")
    expect(founder(page, { name: "Max Roe" }, said)).toBeUndefined()
    expect(founder(page, { name: "Ada Roth" }, "Crumb was founded by Ada Roth.")?.name).toBe("Ada Roth")
  })
})

describe("what was founded is another thing", () => {
  test.each([
    ["In 2018 Max Roe founded our bowling team.", "en"],
    ["Max Roe started our company choir in 2019.", "en"],
    ["Crumb was created by Max Roe's students.", "en"],
    ["Max Roe founded the company that printed our bags.", "en"],
    ["Max Roe founded the agency where we learned to write.", "en"],
    ["We buy from a small company. The company was founded by Max Roe.", "en"],
    ["Our website was created by Max Roe.", "en"],
    ["This site was created by Max Roe.", "en"],
    ["Le site a été créé par Max Roe.", "fr"],
    ["El sitio fue creado por Max Roe.", "es"],
    ["Il sito è stato creato da Max Roe.", "it"],
    ["In 2017 Max Roe opened our tea room.", "en"],
    ["Max Roe started the newsletter in 2019.", "en"],
    ["Max Roe registered Crumb for VAT.", "en"],
    ["Das Unternehmen, bei dem Ada lernte, wurde von Max Roe gegründet.", "de"],
    ["L'entreprise chez qui Ada apprit a été fondée par Max Roe.", "fr"],
    ["The company, where we all met, was founded by Max Roe.", "en"]
  ])("%p", (said, lang) => {
    expect(named(said, "Max Roe", lang)).toBeUndefined()
  })
  test.each([
    ["Ada Roth founded the company in 2016.", "en"],
    ["Ada Roth founded the company after years at a mill.", "en"],
    ["The company was founded by Ada Roth.", "en"],
    ["The company, which now has ten people, was founded by Ada Roth.", "en"],
    ["Das Unternehmen wurde von Ada Roth gegründet.", "de"]
  ])("but %p", (said, lang) => {
    expect(named(said, "Ada Roth", lang)).toBe("Ada Roth")
  })
})

describe("words in capitals that the page writes small elsewhere are nobody's name", () => {
  const page = (told: string, name: string, more: string) =>
    founder(aboutCrumb(`${told} ${more}`, "en"), { name }, told)?.name
  const told = "Zorla Treading is our founder."
  test("where its last word is one, and no given name opens it", () => {
    expect(page(told, "Zorla Treading", "We teach treading on Mondays.")).toBeUndefined()
    expect(page(told, "Zorla Treading", "We teach the kneading of dough on Mondays.")).toBe("Zorla Treading")
  })
  test("save behind a given name", () => {
    expect(page("Ada Baker is our founder.", "Ada Baker", "We pay every baker well.")).toBe("Ada Baker")
  })
})
