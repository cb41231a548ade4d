/** What sheets, lines of years and headings tell of a beginning: labels with a kind of house, two Japanese dates, "About Ada Roth". */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "../FactPages.ts"
import { toldBy, yearToldBy } from "../stories/Told.ts"

const sheet = (...rows: ReadonlyArray<readonly [string, string]>) =>
  `<h1>Crumb</h1><dl>${rows.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join("")}</dl>`

describe("a label with what kind of house it is", () => {
  test.each([
    ["Studio founded", "2018", "en"],
    ["Fondazione dello studio:", "12 settembre 2018", "it"],
    ["Création du studio", "2018", "fr"],
    ["Fundación del estudio", "2018", "es"],
    ["Fundação do estúdio", "2018", "pt"],
    ["Gründung des Studios", "2018", "de"]
  ])("%s: %s", (label, value, lang) => {
    expect(yearToldBy(sheet([label, value]), lang)).toBe("2018")
  })
  test.each([
    ["Studio rebuilt", "2018", "en"],
    ["Fondazione del mulino", "2018", "it"],
    ["Création du site", "2018", "fr"]
  ])("not %s: %s", (label, value, lang) => {
    expect(yearToldBy(sheet([label, value]), lang)).toBe("-")
  })
  test("the label outranks when it began as a game", () => {
    const story = "<p>Crumb began on a wet weekend in 2017.</p>"
    expect(yearToldBy(`${sheet(["Founded", "March 2018"])}${story}`, "en")).toBe("2018")
  })
})
describe("a Japanese house that became a company later", () => {
  test("began in the year of 創業", () => {
    expect(yearToldBy(sheet(["創業", "昭和28年3月"], ["設立", "昭和41年9月（有限会社）"]), "ja")).toBe("1953")
  })
  test("and in that of 設立 where nothing else is told", () => {
    expect(yearToldBy(sheet(["設立", "昭和41年9月"]), "ja")).toBe("1966")
  })
  test("by whoever stands in its line of years", () => {
    const rows = [
      ["昭和28年", "北山亀吉が川口市芝にて創業"],
      ["昭和41年", "有限会社Crumbを設立"],
      ["昭和55年", "現在地に工場を移転"]
    ]
    const cells = rows.map(([year, told]) => `<tr><td>${year}</td><td>${told}</td></tr>`).join("")
    expect(toldBy(`<h1>会社概要</h1><h2>沿革</h2><table>${cells}</table>`, "ja")).toBe("1953 北山亀吉")
  })
  test("a grandfather is no name", () => {
    expect(toldBy("祖父・白石遥が2014年に始めたのがCrumbです。", "ja")).toBe("2014 白石遥")
  })
})
describe("an entry of a line of years", () => {
  const line = (...entries: ReadonlyArray<readonly [string, string]>) =>
    `<h1>About us</h1>${entries.map(([year, told]) => `<div><p>${year}</p><p>${told}</p></div>`).join("")}`
  test.each([
    ["Founded. Ada and her old lab partner incorporate Crumb above a chip shop.", "en"],
    ["Crumb starts on the kitchen table in Ghent. Three ovens, one customer.", "en"],
    ["Ada and Ben leave their jobs and open Crumb on Brook Street with three clients.", "en"],
    ["Nasce a Crumb, com onze casas no bairro do Porto.", "pt"]
  ])("%s", (told, lang) => {
    expect(yearToldBy(line(["2018", told], ["2021", "A new oven."], ["2023", "Ten people."]), lang)).toBe("2018")
  })
  test.each([
    ["A customer starts Flourtech on the kitchen table in Ghent.", "en"],
    ["Ada and Ben leave their jobs and open Flourtech on Brook Street.", "en"]
  ])("not: %s", (told, lang) => {
    expect(yearToldBy(line(["2018", told], ["2021", "A new oven."], ["2023", "Ten people."]), lang)).toBe("-")
  })
})
describe("whoever a part is about", () => {
  test.each([
    ["<h2>About Ada Roth</h2><p>I founded Crumb in 2018.</p>", "en"],
    ["<h2>Über Ada Roth</h2><p>Ich habe Crumb 2018 gegründet.</p>", "de"],
    ["<h2>Sobre Ada Roth</h2><p>Fundé Crumb en 2018.</p>", "es"],
    ["<h2>À propos d'Ada Roth</h2><p>J'ai fondé Crumb en 2018.</p>", "fr"]
  ])("speaks there: %s", (part, lang) => {
    expect(toldBy(`<h1>Crumb</h1>${part}`, lang)).toBe("2018 Ada Roth")
  })
  test("and of another house she founded nothing is told", () => {
    expect(toldBy("<h1>Crumb</h1><h2>About Ada Roth</h2><p>I founded Flourtech in 2011.</p>", "en")).toBe("-")
  })
})
describe("a page that is called by whoever makes it", () => {
  const year = (title: string, lang: string, said: string) => {
    const story = crumb({ lang, path: "the-tale", main: `<h1>${title}</h1><p>${said}</p>` })
    const pages = [crumb({ lang, main: "<h1>Crumb</h1>" }), story]
    return extract(openGate({ pages, categories: [] }), []).stands.fields.founded_year?.value
  }
  test("is about them, whatever its address", () => {
    const said = "In March 2011 she sent out the first boxes, and that was the start of Crumb."
    expect(year("How we got here", "en", said)).toBe("2011")
    expect(year("The farm", "en", said)).toBe("2011")
  })
  test("another is not", () => {
    const said = "In March 2011 she sent out the first boxes, and that was the start of Crumb."
    expect(year("Boxes and prices", "en", said)).toBeUndefined()
  })
})

describe("the foot of a page", () => {
  const foot = (said: string) => `<h1>Crumb</h1><p>Crumb.</p></main><footer><div><p>${said}</p></div></footer><main>`
  test.each([
    ["Crumb Utrecht, sinds 2004 · Website door Petit, Gent", "nl", "2004"],
    ["Crumb, desde 2004 | CIF B-100", "es", "2004"],
    ["Crumb Ghent, since 2004", "en", "2004"],
    ["Crumb 温州 始于2004年", "zh", "2004"],
    ["Crumb، منذ 2004", "ar", "2004"],
    ["Crumb木作 Since 2004|統一編號 00000000", "zh", "2004"],
    ["Torrando em Londrina, PR, desde 2004.", "pt", "2004"],
    ["Nous imprimons des affiches à Lille depuis 2004.", "fr", "2004"],
    ["Wir backen Brot in Jena seit 2004.", "de", "2004"],
    ["Horneando pan en Bilbao desde 2004.", "es", "2004"],
    ["Roasting coffee in Leeds, UK, since 2004.", "en", "2004"]
  ])("%s", (said, lang, year) => {
    expect(yearToldBy(foot(said), lang)).toBe(year)
  })
  test.each([
    ["Website door Petit, sinds 2004", "nl"],
    ["Klant van Crumb sinds 2004", "nl"],
    ["Wir betreuen die Stadt Jena seit 2004", "de"],
    ["Sirviendo a la familia Roth desde 2004", "es"],
    ["Fazendo bolos veganos desde 2004", "pt"]
  ])("not %s", (said, lang) => {
    expect(yearToldBy(foot(said), lang)).toBe("-")
  })
})
describe("a row of figures", () => {
  const row = (label: string) => `<h1>Crumb</h1><div><div><strong>2014</strong><span>${label}</span></div></div>`
  test.each([
    ["Fundación", "es"],
    ["Création", "fr"],
    ["設立", "ja"],
    ["成立时间", "zh"]
  ])("2014 %s", (label, lang) => {
    expect(yearToldBy(row(label), lang)).toBe("2014")
  })
  test("a year over something else", () => {
    expect(yearToldBy(row("clientes"), "es")).toBe("-")
  })
})
describe("a line of years in which the house is set up", () => {
  const line = (...entries: ReadonlyArray<readonly [string, string]>) =>
    `<h1>沿革</h1><ul>${entries.map(([year, told]) => `<li><b>${year}</b> ${told}</li>`).join("")}</ul>`
  test.each([
    ["ja", line(["2014年", "盛岡市にて株式会社Crumbを設立"], ["2016年", "導入店が百を超える"])],
    ["zh", line(["2014年", "Crumb在温州成立"], ["2016年", "第一百家门店上线"])],
    ["zh", line(["2014年", "在温州成立Crumb公司"], ["2016年", "第一百家门店上线"])]
  ])("in %s", (lang, html) => {
    expect(yearToldBy(html, lang)).toBe("2014")
  })
  test("and is the house whatever stood in its place before", () => {
    const entries = line(
      ["1964", "The dairy in our yard closes."],
      ["2009", "Company founded over a cinema in Ghent."],
      ["2014", "Tenth oven."]
    )
    expect(yearToldBy(entries, "en")).toBe("2009")
  })
  test("what came out later is not when it began", () => {
    expect(yearToldBy(line(["2014年", "盛岡市で株式会社ミルを設立"], ["2018年", "Crumbを公開"]), "ja")).toBe("-")
  })
})
describe("a house that something turned into", () => {
  test.each([
    ["Wir haben für den Hof gebacken. Im Mai 2018 wurde daraus ein Betrieb.", "de"],
    ["We bakten voor de buurt. In 2018 werd het een bedrijf.", "nl"]
  ])("%s", (said, lang) => {
    expect(yearToldBy(said, lang)).toBe("2018")
  })
  test("and not again", () => {
    expect(yearToldBy("Wir haben für den Hof gebacken. 2018 wurde daraus wieder eine Firma.", "de")).toBe("-")
  })
})
describe("stories of others, side by side", () => {
  const stories = (heading: string) =>
    `<h1>Crumb</h1><h2>${heading}</h2><div><article><h3>Roth &amp; Loaf Bakery</h3><p>Founded in 2006 by Max Roe in Ghent.</p></article><article><h3>Poe Knives Bruges</h3><p>We began in 1985, in a shed behind the mill.</p></article></div>`
  test("are announced as theirs", () => {
    expect(yearToldBy(stories("Member stories"), "en")).toBe("-")
  })
  test("or called by names of their own, and each began in another year", () => {
    expect(yearToldBy(stories("On the market this week"), "en")).toBe("-")
  })
  test("but a card that names us tells of us", () => {
    const ours = `<h1>Crumb</h1><h2>Who we are</h2><div><article><h3>Ada Roth Baker</h3><p>She opened Crumb in 2014.</p></article><article><h3>Ben Lund Miller</h3><p>With us since 2019.</p></article></div>`
    expect(yearToldBy(ours, "en")).toBe("2014")
  })
})
