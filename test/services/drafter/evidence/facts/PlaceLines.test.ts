/** Lines at the foot of a page: parts of lands in brackets, houses before their town, other scripts, and who stands before them. */
import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../../src/services/crawl/crawler/ReadPage.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "./FactPages.ts"

/** The town and the land that a home page with that foot is drafted with. */
const placed = (line: string, lang: string): string => {
  const footer = line.startsWith("<") ? line : `<p>${line}</p>`
  const page = crumb({ main: "<h1>Crumb</h1><p>Crumb plans the bakes of bakeries.</p>", footer, lang })
  const { fields } = extract(openGate({ pages: [page], categories: [] }), []).stands
  return `${fields.city?.value ?? "-"} ${fields.country?.value ?? "-"}`
}

describe("it stands", () => {
  test.each<[string, string, string]>([
    // A part of the land between the town and the land
    ["Crumb inc., Sherbrooke (Québec) Canada", "Sherbrooke CA", "fr"],
    ["© 2026 Crumb inc., Rimouski (Québec) Canada", "Rimouski CA", "fr"],
    ["Crumb, Gatineau (Québec), Canada", "Gatineau CA", "fr"],
    ["Crumb inc., Sherbrooke QC Canada", "Sherbrooke CA", "fr"],
    ["Crumb Ltd., Duncan (British Columbia) Canada", "Duncan CA", "en"],
    ["Crumb LLC, Portland OR USA", "Portland US", "en"],
    ["Crumb GmbH, Hallein (Salzburg) Österreich", "Hallein AT", "de"],
    ["Crumb GmbH, Halle (Saale), Deutschland", "Halle DE", "de"],
    ["Crumb srl, Lecce (Puglia) Italia", "Lecce IT", "it"],
    ["Crumb, Rosario (Santa Fe) Argentina", "Rosario AR", "es"],
    // A house with a name before its town
    ["Crumb, Old Coastguard Shed, Belmullet, Co. Mayo, Ireland", "Belmullet IE", "en"],
    ["<p>Crumb<br>Old Coastguard Shed<br>Belmullet<br>Co. Mayo<br>Ireland</p>", "Belmullet IE", "en"],
    ["Crumb, The Net Loft, Brixham, Devon, England", "Brixham GB", "en"],
    ["The Old Smithy, Ullapool, Scotland", "Ullapool GB", "en"],
    ["Crumb, Salamanca Arts Centre, Hobart, Tasmania, Australia", "Hobart AU", "en"],
    ["Crumb, Alte Räucherei, Kappeln, Deutschland", "Kappeln DE", "de"],
    ["Crumb, Le Hangar, Cancale, France", "Cancale FR", "fr"],
    ["Crumb, Antigua Lonja, Cudillero, España", "Cudillero ES", "es"],
    ["Crumb, De Oude Werf, Zierikzee, Nederland", "Zierikzee NL", "nl"],
    ["Crumb LLC, College Station, Texas, USA", "College Station US", "en"],
    ["Crumb, Château-Thierry, Aisne, France", "Château-Thierry FR", "fr"],
    // A county in short
    ["Crumb, Church Lane, Saxonby, Lincs LN0 0XX", "Saxonby GB", "en"],
    ["Crumb Ltd, 3 Queen Street, Southwell, Notts NG25 0AA", "Southwell GB", "en"],
    ["Crumb, Southwell, Notts, England", "Southwell GB", "en"],
    // A quarter before its town
    ["Crumb, Prenzlauer Berg, Berlin, Deutschland", "Berlin DE", "de"],
    ["Crumb Ltd, Leith, Edinburgh, Scotland", "Edinburgh GB", "en"],
    // Chinese and Japanese, behind the company's name
    ["Crumb　浙江省绍兴市越城区乌篷路6号", "绍兴市 CN", "zh"],
    ["Crumb（克朗科技有限公司） 地址：浙江省绍兴市越城区乌篷路6号", "绍兴市 CN", "zh"],
    ["© 2026 大理克朗软件有限公司 云南省大理市古城人民路12号", "大理市 CN", "zh"],
    ["<p>大理克朗软件有限公司 云南省大理市古城人民路12号</p><p>© 2026 大理克朗软件有限公司</p>", "大理市 CN", "zh"],
    ["Crumb 内蒙古自治区呼和浩特市新城区海东路9号", "呼和浩特市 CN", "zh"],
    ["Crumb株式会社　〒992-0000　山形県米沢市機織町二丁目8番", "米沢市 JP", "ja"],
    // Arabic, a street without a number
    ["شارع الواحة، حي النخيل الشرقي، بريدة، المملكة العربية السعودية", "بريدة SA", "ar"],
    ["شارع الواحة، حي النخيل، بريدة، القصيم، السعودية", "بريدة SA", "ar"],
    ["Crumb، شارع الجامعة، إربد، الأردن", "إربد JO", "ar"],
    ["© 2026 Crumb، شارع الجيش، المنصورة، محافظة الدقهلية، مصر", "المنصورة EG", "ar"],
    // By whom, where it is ourselves
    ["Hecho en Valparaíso, Chile, por la Cooperativa Crumb", "Valparaíso CL", "es"],
    ["Fait à Brest, France, par l'équipe de Crumb", "Brest FR", "fr"],
    ["Made in Cork, Ireland, by the Crumb co-operative", "Cork IE", "en"],
    ["Crumb is kept by a small group in Duluth, Minnesota, USA.", "Duluth US", "en"],
    ["Crumb is kept going by three volunteers in Duluth, Minnesota.", "Duluth US", "en"],
    // Opening hours behind the address
    ["<p>Via della Spiga 10, 40121 Bologna<br>Lun - Ven: 09:00 - 18:00</p>", "Bologna IT", "it"],
    ["Crumb is looked after by a co-operative in Galway, Ireland.", "Galway IE", "en"],
    ["Crumb is a free tool made by a tiny team in Ghent, Belgium.", "Ghent BE", "en"],
    ["Crumb AS, Trondheim, Norway.", "Trondheim NO", "en"],
    ["Crumb OÜ, Tallinn, Estonia", "Tallinn EE", "en"],
    ["合同会社Crumb 島根県松江市", "松江市 JP", "ja"]
  ])("%p: %p", (line, expected, lang) => {
    expect(placed(line, lang)).toBe(expected)
  })
})

describe("it is somebody else's, or which of two is not told", () => {
  test.each<[string, string, string]>([
    ["Photo: Harbour House, Belmullet, Co. Mayo, Ireland", "- -", "en"],
    ["Boats delivered to Westport, Galway and Sligo, Ireland", "- -", "en"],
    ["Crumb, Torre del Mar, Málaga, España", "- ES", "es"],
    ["Crumb, Villa María, Córdoba, Argentina", "- AR", "es"],
    ["Icons by Atelier Noroît (Halifax), Canada", "- -", "en"],
    ["网站由 蓝礁云科技有限公司 浙江省杭州市西湖区文三路90号 提供", "- -", "zh"],
    ["技术支持：海浪网络有限公司　广东省深圳市南山区科技路8号", "- -", "zh"],
    // Opening hours behind an address that is read without its town
    ["<p>Sede legale: Via della Spiga 10, Bologna 40121<br>Lun - Ven: 09:00 - 18:00</p>", "- IT", "it"],
    // 市 begins the word for a market, and no town
    ["<p>海外市场、众筹或试点渠道讨论。</p><p><a href='tel:+8613900000000'>+86-13900000000</a></p>", "- -", "zh"],
    ["东莞鹤鸣硬件有限公司　广东省东莞市长安镇工业路3号", "- -", "zh"],
    ["Crumb 客户：杭州蓝礁云有限公司 浙江省杭州市西湖区文三路90号", "- -", "zh"],
    ["Crumb 北京分公司 北京市朝阳区望京街10号", "- -", "zh"],
    ["北京办事处：北京市朝阳区望京街10号", "- -", "zh"],
    ["印刷：紙工房株式会社　山形県米沢市機織町2-8", "- -", "ja"],
    ["مقهى «حبة هيل»، شارع سالم المبارك، السالمية، الكويت", "- -", "ar"],
    ["فرع جدة: شارع التحلية، جدة، المملكة العربية السعودية", "- -", "ar"],
    ["تصميم استوديو مداد، دبي", "- -", "ar"],
    ["Hecho en Valparaíso, Chile, por la Cooperativa Marejada", "- -", "es"],
    ["Site fait à Brest, France, par Atelier Goéland", "- -", "fr"],
    ["Made in Cork, Ireland, by Tidewater Web for Crumb", "- -", "en"],
    ["Crumb is hosted by a small co-operative in Lund, Sweden.", "- -", "en"],
    ["Crumb is used by a small group in Duluth, Minnesota, USA.", "- -", "en"],
    ["This page is kept by a small group in Duluth, Minnesota, USA, for fans of other planners.", "- -", "en"],
    ["Petit AS, Trondheim, Norway.", "- -", "en"]
  ])("%p: %p", (line, expected, lang) => {
    expect(placed(line, lang)).toBe(expected)
  })
})

describe("who answers for a house stands over its land, and is no town", () => {
  /** What an imprint with these rows tells, beside a home page that tells no place. */
  const inImprint = (rows: string, lang = "de"): string => {
    const home = crumb({ main: "<h1>Crumb</h1><p>Crumb plans the bakes of bakeries.</p>", lang })
    const imprint = crumb({
      main: `<h1>Impressum</h1><p>Angaben gemäß § 5 TMG</p><p>${rows}</p>`,
      lang,
      path: "impressum"
    })
    const { fields } = extract(openGate({ pages: [home, imprint], categories: [] }), []).stands
    return `${fields.city?.value ?? "-"} ${fields.country?.value ?? "-"}`
  }
  test.each<[string, string]>([
    ["Crumb<br>Jonas Oberhuber<br>Deutschland<br>E-Mail: brot@crumb.example", "- DE"],
    // A given name that few have, in the shape of one
    ["Crumb<br>Thoralfine Oberhuber<br>Österreich", "- AT"],
    ["Crumb<br>Jonas Oberhuber<br>Gasse 4<br>26121 Oldenburg<br>Deutschland", "Oldenburg DE"],
    ["Crumb<br>Bad Homburg<br>Deutschland", "Bad Homburg DE"],
    ["Crumb<br>Winterbach, Deutschland", "Winterbach DE"]
  ])("%p tells %p", (rows, told) => {
    expect(inImprint(rows)).toBe(told)
  })
  test.each<[string, string, string]>([
    ["Jonas Oberhuber, Germany", "- -", "en"],
    ["Crumb, Klein Trebnow, Deutschland", "Klein Trebnow DE", "de"],
    ["Crumb, Novi Sad, Serbia", "Novi Sad RS", "en"]
  ])("%p at the foot tells %p", (line, told, lang) => {
    expect(placed(line, lang)).toBe(told)
  })
})

describe("a date is no street", () => {
  test.each([
    "<p>2019 March 4</p><p>How to knead by Ada Roth on Bakers Indonesia</p>",
    "<p>10 November 2019</p><p>How to knead by Ada Roth on Bakers Indonesia</p>",
    "<p>10 de mayo de 2019</p><p>Cómo amasar por Ada Roth en Panaderos Argentina</p>"
  ])("%p tells no land", (lines) => {
    expect(placed(lines, "en")).toBe("- -")
  })
  test("the tenth of a street is one", () => {
    expect(placed("<p>10 Mill Lane</p><p>Saxonby, England</p>", "en")).toBe("Saxonby GB")
  })
})

describe("a district, a state and an island are no town", () => {
  test.each([
    ["Crumb, 52 Main Road, Salem Dt, Tamil Nadu, 636001", "- IN"],
    ["Crumb, 52 Main Road, Salem, Tamil Nadu, 636001", "Salem IN"],
    ["Crumb, Goa, India", "- IN"],
    ["Dirección: Tenerife, España", "- ES"]
  ])("%p: %p", (line, place) => {
    expect(placed(line, "en")).toBe(place)
  })
})

describe("in the bar over the menu", () => {
  const barred = (bar: string) => {
    const html = `<title>Crumb</title><body><nav>${bar}<ul><li><a href="/bread">Bread</a></li><li><a href="/cakes">Cakes</a></li></ul></nav>
      <main><h1>Crumb</h1><p>Crumb bakes bread by night.</p></main></body>`
    const page = readPage({ url: "https://crumb.example/", status: 200, html: `<html lang="it">${html}</html>` })
    const { fields } = extract(openGate({ pages: [page], categories: [] }), []).stands
    return `${fields.city?.value ?? "-"} ${fields.country?.value ?? "-"}`
  }
  test("an address beside a telephone is the house's", () => {
    expect(barred("<p>Via Garibaldi 12, 31033, CASTELFRANCO (TV) <br>Tel. 0423 555010</p>")).toBe("Castelfranco IT")
  })
  test("an entry of the menu, or an address that nobody is rung at, is none", () => {
    expect(barred("<p>Via Garibaldi 12, 31033, CASTELFRANCO (TV)</p>")).toBe("- -")
    expect(barred('<ul><li><a href="/asolo">Asolo, Italia</a></li></ul><p>Tel. 0423 555010</p>')).toBe("- -")
  })
})
