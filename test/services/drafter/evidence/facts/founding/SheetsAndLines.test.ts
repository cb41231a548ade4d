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
