/** Founders by the title on their card, the row of a table and the name under what the makers tell; and who only looks so. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, homeOfCrumb } from "../FactPages.ts"

const foundersOn = (page: ReturnType<typeof crumb>): string =>
  extract(openGate({ pages: [page], categories: [] }), [])
    .stands.founders.map(({ value }) => value.name)
    .join(", ")
const about = (main: string, lang = "en") =>
  foundersOn(crumb({ main: `<h1>About us</h1>${main}`, lang, path: "about" }))

describe("a title on the card of a team", () => {
  const card = (name: string, title: string, lang: string) =>
    about(`<h2>Team</h2><div><h3>${name}</h3><p>${title}</p></div>`, lang)
  test.each([
    ["Ada Roth", "CEO (co-founder)", "en"],
    ["Ada Roth", "Co-founder (CTO)", "en"],
    ["Ada Roth", "Head of Growth (co-founder)", "en"],
    ["Ada Roth", "Geschäftsführerin (Mitgründerin)", "de"],
    ["Ada Roth", "Directrice générale (cofondatrice)", "fr"],
    ["佐藤花子", "代表取締役社長（創業者）", "ja"],
    ["佐藤花子", "代表取締役CEO(共同創業者)", "ja"],
    ["佐藤花子", "共同創業者／商品開発", "ja"],
    ["何静怡", "总经理（創辦人）", "zh"],
    ["何静怡", "共同創辦人暨執行長", "zh"],
    ["何静怡", "联合创始人／供应链", "zh"],
    ["ليان الزعبي", "شريكة مؤسسة، التصميم", "ar"],
    ["ليان الزعبي", "المدير العام (شريك مؤسس)", "ar"]
  ])("%p: %p (%s)", (name, title, lang) => {
    expect(card(name, title, lang)).toBe(name)
  })
  test.each([
    ["Max Roe", "CEO (co-founder of Flourtech)", "en"],
    ["Max Roe", "CEO, Flourtech (co-founder)", "en"],
    ["Max Roe", "Founder (Flourtech)", "en"],
    ["Max Roe", "Head of Growth (former co-founder)", "en"],
    ["何静怡", "联合创始人／粉科", "zh"],
    ["佐藤花子", "共同創業者／フラワテック", "ja"],
    ["ليان الزعبي", "شريكة مؤسسة، الطحين", "ar"]
  ])("not %p: %p (%s)", (name, title, lang) => {
    expect(card(name, title, lang)).toBe("")
  })
})

describe("the next row of a sheet names no founder", () => {
  test.each([
    [
      "<table><tr><th>Founders</th><td>Ada Roth</td></tr><tr><th>Current Chairman</th><td>Max Roe</td></tr></table>",
      "en"
    ],
    ["<dl><dt>Fondateurs</dt><dd>Ada Roth</dd><dt>Forme Associative</dt><dd>SARL</dd></dl>", "fr"],
    [
      "<table><tr><th>Fondatori</th><td>Ada Roth</td></tr><tr><th>Capitale Versato</th><td>10 000</td></tr></table>",
      "it"
    ]
  ])("%p (%s)", (sheet, lang) => {
    expect(about(sheet, lang)).toBe("Ada Roth")
  })
  test("a title that begins a row is not of whom the row above ends with", () => {
    const rows = [
      ["代表取締役", "佐藤花子"],
      ["取締役CTO・共同創業者", "鈴木一郎"]
    ].map(([label, name]) => `<tr><td>${label}</td><td>${name}</td></tr>`)
    expect(about(`<table>${rows.join("")}</table>`, "ja")).toBe("鈴木一郎")
  })
  test("several values of one row are all meant", () => {
    expect(about("<dl><dt>Founders</dt><dd>Ada Roth</dd><dd>Ben Lund</dd><dt>Staff</dt><dd>12</dd></dl>")).toBe(
      "Ada Roth, Ben Lund"
    )
    const grid = "<dl><dt>المؤسسون</dt><dd>ليان الزعبي، سامر حداد</dd><dt>سنة البداية</dt><dd>2014</dd></dl>"
    expect(about(grid, "ar")).toBe("ليان الزعبي, سامر حداد")
  })
  test.each([
    ["<p>Gegründet: 2016</p><p>Gründerin: Ada Roth</p>", "de"],
    ["<p>Création : 2016</p><p>Fondatrice : Ada Roth</p>", "fr"],
    ["<p>Opgericht: 2016</p><p>Oprichter: Ada Roth</p>", "nl"]
  ])("a line above that is a fact brings in nobody else: %p (%s)", (lines, lang) => {
    expect(about(lines, lang)).toBe("Ada Roth")
  })
})

describe("signed under what the makers tell", () => {
  const told = "<p>I baked for a hotel and threw away too much. So I drew a plan with a friend.</p>"
  test.each([
    [`${told}<p>Ada Roth</p><p>Founder &amp; CEO</p>`, "en"],
    [`${told}<p>It took a year.</p><p>Cheers,</p><p><b>Ada Roth</b><br>Founder</p>`, "en"],
    [`${told}<p>– Ada Roth, co-founder</p>`, "en"],
    [`${told}<p>– Ada Roth<br>Founder and CEO</p>`, "en"],
    ["<p>Wir haben Brot gebacken.</p><p>Viele Grüße</p><p>Ada Roth</p><p>Gründerin</p>", "de"],
    ["<p>Je faisais le pain d'un hôtel.</p><p>Merci,</p><p>Ada Roth</p><p>Fondatrice</p>", "fr"],
    ["<p>Horneábamos pan para un hotel.</p><p>– Ada Roth, fundadora</p>", "es"],
    ["<p>Facevamo il pane, e io i conti.</p><p>– Ada Roth, fondatrice</p>", "it"],
    ["<p>Eu assava pão num hotel.</p><p>Ada Roth</p><p>Fundadora</p>", "pt"],
    ["<p>Ik bakte brood in een hotel.</p><p>Hartelijke groet,</p><p>Ada Roth</p><p>Oprichter</p>", "nl"]
  ])("%p (%s)", (main, lang) => {
    expect(about(main, lang)).toBe("Ada Roth")
  })
  test.each([
    ["<p>私は宿でパンを焼いていました。</p><p>佐藤花子</p><p>創業者</p>", "佐藤花子", "ja"],
    ["<p>我和姐姐在家烤面包。</p><p>感谢各位，</p><p>何静怡</p><p>创始人</p>", "何静怡", "zh"],
    ["<p>كنا نخبز في بيتنا.</p><p>– ليان الزعبي، المؤسسة</p>", "ليان الزعبي", "ar"]
  ])("%p", (main, name, lang) => {
    expect(about(main, lang)).toBe(name)
  })
  test("where the thing itself opens in what is told", () => {
    const opens = "<p>I had left the mill by then. Crumb opened its doors in autumn 2019.</p>"
    expect(about(`${opens}<p>Yours,</p><p><b>Ada Roth</b><br>Founder</p>`)).toBe("Ada Roth")
  })
  test("below a heading that says whose words they are", () => {
    const word = "<h2>كلمة المؤسسة</h2><p>أخبز كل صباح قبل الجميع.</p><p>ليان الزعبي<br>المؤسسة والمديرة</p>"
    expect(about(word, "ar")).toBe("ليان الزعبي")
    expect(about("<h2>Mot de la fondatrice</h2><p>Le pain est bon.</p><p>Ada Roth</p><p>Fondatrice</p>", "fr")).toBe(
      "Ada Roth"
    )
  })
  test("by two, with a title of both", () => {
    const rows =
      "<p><span>Ihre<br><b>Ada Roth</b> und <b>Ben Lund</b><br><span>Gründerin und Gründer von Crumb</span></span></p>"
    expect(about(`<p>Wir haben Brot gebacken.</p>${rows}`, "de")).toBe("Ada Roth, Ben Lund")
    const ofTwo = "<p>We baked for a hotel.</p><p>Ada Roth and Max Roe<br>Founder and founder of Flourtech</p>"
    expect(about(ofTwo)).toBe("")
  })
  test("a name that is written with a blank and without is of one person", () => {
    const both = "<h2>役員</h2><div><h3>佐藤 花子</h3><p>創業者</p></div><p>創業者：佐藤花子</p>"
    expect(about(both, "ja").replaceAll(" ", "")).toBe("佐藤花子")
  })
  test("in the story on the first page", () => {
    expect(foundersOn(homeOfCrumb(`<h2>Our story</h2>${told}<p>Ada Roth</p><p>Founder</p>`))).toBe("Ada Roth")
    const japanese = "<h2>創業の想い</h2><p>私は宿でパンを焼いていました。</p><p>佐藤花子<br>創業者</p>"
    expect(foundersOn(homeOfCrumb(japanese, "ja"))).toBe("佐藤花子")
  })
  test.each([
    ["<p>We use Crumb every day.</p><p>Max Roe</p><p>Founder</p>"],
    ["<p>My hotel runs on Crumb.</p><p>– Max Roe, Founder</p>"],
    ["<blockquote>I drew it with a friend.</blockquote><p>– Max Roe, Founder</p>"],
    ["<p>“I drew it with a friend.”</p><p>Max Roe</p><p>Founder</p>"],
    [`${told}<p>– Max Roe, Founder of Flourtech</p>`],
    [`${told}<p>Max Roe</p><p>Founder, Flourtech</p>`],
    ["<p>I bake faster.</p><p>Max Roe</p><p>Founder</p><p>We waste less.</p><p>Mia Poe</p><p>Baker</p>"],
    ["<h2>What customers say</h2><p>I bake faster.</p><p>Max Roe</p><p>Founder</p>"],
    ["<p>Bread is baked in Ghent.</p><p>Max Roe</p><p>Founder</p>"]
  ])("not %p", (main) => {
    expect(about(main)).toBe("")
  })
  test("nor on a first page beside anything else", () => {
    const praise = "<h2>Why bakers like it</h2><p>I bake faster.</p><p>– Max Roe, Founder</p>"
    expect(foundersOn(homeOfCrumb(praise))).toBe("")
  })
})

describe("both who began it", () => {
  const line = (entry: string) => about(`<h2>Milestones</h2><ul><li>2014 ${entry}</li><li>2016 100 bakeries</li></ul>`)
  test.each([
    "Ada Roth and Ben Lund found Crumb in Ghent",
    "Ada Roth and Ben Lund launch Crumb",
    "Founding of Crumb by Ada Roth and Ben Lund",
    "Gründung von Crumb durch Ada Roth und Ben Lund",
    "Création de Crumb par Ada Roth et Ben Lund",
    "Fundación de Crumb por Ada Roth y Ben Lund",
    "Oprichting van Crumb door Ada Roth en Ben Lund"
  ])("in a line of years: %p", (entry) => {
    expect(line(entry)).toBe("Ada Roth, Ben Lund")
  })
  test.each([
    "Ada Roth and Ben Lund found Crumb in a magazine and joined",
    "Ada Roth and Ben Lund find Crumb a home in Ghent",
    "Opening of a second shop by Ada Roth and Ben Lund",
    "Ada Roth and Ben Lund found Flourtech in Ghent"
  ])("not %p", (entry) => {
    expect(line(entry)).toBe("")
  })
  test.each([
    ["2014年、木暮 航は鵜飼 千景とともにCrumbを立ち上げました。", "木暮 航, 鵜飼 千景", "ja"],
    ["Crumbは、開発 運営が始めたサービスです。", "", "ja"],
    ["2014年、木暮 航は取引先とともにCrumbを立ち上げました。", "木暮 航", "ja"],
    ["岑柏霖和窦郁晴在2014年创办了Crumb。", "岑柏霖, 窦郁晴", "zh"],
    ["في عام 2014 أسس سامر حداد Crumb في عمّان مع صديقته ليلى الحسن.", "سامر حداد, ليلى الحسن", "ar"],
    ["أسس سامر حداد Crumb عام 2014 بعد عمله مع ليلى الحسن.", "سامر حداد", "ar"]
  ])("%p", (said, names, lang) => {
    expect(about(`<p>${said}</p>`, lang)).toBe(names)
  })
})
