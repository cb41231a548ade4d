/** Founders behind labels, under headings and in plain sentences that call them so, in any script; and who looks like one. */
import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../../../src/services/crawl/crawler/ReadPage.ts"
import { crumb, founder } from "../FactPages.ts"

/** Whether the page about the makers makes each of these a founder. */
const told = (more: string, lang: string, ...names: ReadonlyArray<string>) => {
  const page = crumb({ main: `<h1>About us</h1>${more}`, path: "about", lang })
  return names.map((name) => founder(page, { name }, name)?.name)
}
const pairs = (...rows: ReadonlyArray<readonly [string, string]>) =>
  `<dl>${rows.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join("")}</dl>`

describe("labels and headings", () => {
  test.each([
    ["<p>Founding team: Ada Roth and Ben Lund</p>", "en", "Ada Roth", "Ben Lund"],
    ["<p><strong>Founders:</strong> Ada Roth, Ben Lund and the Mill Trust</p>", "en", "Ada Roth", "Ben Lund"],
    ["<p>Co-founders: Ada Roth (ovens) and Ben Lund (flour)</p>", "en", "Ada Roth", "Ben Lund"],
    ["<p><b>Founders</b><br>Ada Roth<br>Ben Lund</p>", "en", "Ada Roth", "Ben Lund"],
    ["<h3>Founders</h3><p>Ada Roth and Ben Lund</p>", "en", "Ada Roth", "Ben Lund"],
    ["<h2>Gründerteam</h2><ul><li>Ada Roth</li><li>Ben Lund</li></ul>", "de", "Ada Roth", "Ben Lund"],
    [
      "<h2>Fondateurs</h2><ul><li>Ada Roth – tient le four</li><li>Ben Lund – vend</li></ul>",
      "fr",
      "Ada Roth",
      "Ben Lund"
    ],
    ["<p>Equipo fundador: Ada Roth y Ben Lund</p>", "es", "Ada Roth", "Ben Lund"],
    [pairs(["Opgericht", "2016"], ["Oprichters", "Ada Roth, Ben Lund"]), "nl", "Ada Roth", "Ben Lund"],
    [pairs(["创始人", "何静怡、罗一鸣"]), "zh", "何静怡", "罗一鸣"],
    ["<p>共同創業者：佐藤花子、鈴木一郎</p>", "ja", "佐藤花子", "鈴木一郎"],
    ["<p>المؤسسون: ليان الزعبي، سامر حداد</p>", "ar", "ليان الزعبي", "سامر حداد"]
  ])("%p (%s): %p and %p", (more, lang, one, other) => {
    expect(told(more, lang, one, other)).toEqual([one, other])
  })
  test.each([
    ["<p>Founding members: Max Roe and Mia Poe</p>", "en", "Max Roe"],
    ["<h2>Investors</h2><p>Founders: Max Roe and Mia Poe</p>", "en", "Max Roe"],
    ["<blockquote>Best bread in town.</blockquote><p>Max Roe, Founder</p>", "en", "Max Roe"],
    ["<h2>Team</h2><ul><li>何静怡 — 创始人</li><li>王建国 — 销售总监</li></ul>", "zh", "王建国"],
    [pairs(["何静怡", "创始人"], ["王建国", "销售"]), "zh", "王建国"],
    ["<p>لم يكن المؤسسون بلا استراتيجية</p>", "ar", "بلا استراتيجية"]
  ])("%p (%s): not %p", (more, lang, name) => {
    expect(told(more, lang, name)).toEqual([undefined])
  })
})

describe("sentences that call them so", () => {
  test.each([
    ["Head baker and founder: Ada Roth, BSc", "en", "Ada Roth"],
    ["My name is Ada Roth, I'm the founder, and I answer your mail.", "en", "Ada Roth"],
    ["Made by its founders, Ada Roth and Ben Lund, and nobody else.", "en", "Ben Lund"],
    ["We founded Crumb in 2016: Ada Roth, nurse, and Ben Lund, programmer.", "en", "Ben Lund"],
    ["Ada Roth, Founder and CEO. Ben Lund, Co-founder and CTO.", "en", "Ben Lund"],
    ["Crumb has planned bakes since Ada Roth founded the firm in 2016.", "en", "Ada Roth"],
    ["Ada Roth and her brother Cole founded Crumb the week the mill flooded.", "en", "Ada Roth"],
    ['"I was tired of cold bread," says Ada Roth, who founded Crumb.', "en", "Ada Roth"],
    ["Gegründet hat den Betrieb Ada Roth, im Nebenberuf Lokführerin.", "de", "Ada Roth"],
    ["Ada Roth, die Crumb gegründet hat, backt noch.", "de", "Ada Roth"],
    ["Wir haben Crumb 2016 gegründet: Ada Roth, Pflegerin, und Ben Lund, Informatiker.", "de", "Ben Lund"],
    ["Crumb est née à Gand en 2016, fondée par Ada Roth, infirmière, et Ben Lund.", "fr", "Ada Roth"],
    ["Je m'appelle Ada Roth, je suis la fondatrice.", "fr", "Ada Roth"],
    ["Me llamo Ada Roth y soy la fundadora.", "es", "Ada Roth"]
  ])("%p (%s): %p", (said, lang, name) => {
    expect(told(`<p>${said}</p>`, lang, name)).toEqual([name])
  })
  test.each([
    ["We have supplied Teig since Max Roe founded the firm in 2007.", "en", "Max Roe"],
    ["Had Max Roe founded Crumb, it would be bigger.", "en", "Max Roe"],
    ["Baker and founder of Teig: Max Roe", "en", "Max Roe"],
    ["My name is Max Roe, I'm the founder of Teig.", "en", "Max Roe"],
    ["Ada Roth und ihr Bruder Cole gründeten Crumb.", "de", "Bruder Cole"],
    ["Max Roe gründete die Bäckerei, in der wir lernten.", "de", "Max Roe"],
    ["Nuestra clienta Max Roe fundó la panadería de al lado en 2012.", "es", "Max Roe"],
    ["Max Roe is medeoprichter van het gilde.", "nl", "Max Roe"]
  ])("%p (%s): not %p", (said, lang, name) => {
    expect(told(`<p>${said}</p>`, lang, name)).toEqual([undefined])
  })
})

describe("a house by its kind", () => {
  const site = (title: string, more: string) =>
    readPage({
      url: "https://wexwood.example/",
      status: 200,
      html: `<html lang="en"><head><title>${title}</title></head><body><main><h1>Wexwood</h1>${more}</main></body></html>`
    })
  const said = (told: string) => `<h2>About us</h2><p>${told}</p>`
  test.each([
    "Ada Roth founded the yard in 2004.",
    "The yard was founded by Ada Roth, who still planes every mast.",
    "Old friends Ada Roth and Ben Lund founded the workshop with one saw."
  ])("%p", (told) => {
    const page = site("Wexwood", `<p>Wexwood mends wooden boats.</p>${said(told)}`)
    expect(founder(page, { name: "Ada Roth" }, told)?.name).toBe("Ada Roth")
  })
  test.each([
    ["Ada Roth founded the clinic in 2012.", "Wexwood", "Wexwood is a booking app for clinics."],
    ["Ada Roth founded the clinic in 2012.", "Wexwood booking software", "We take the calls."],
    ["Ada Roth founded the school in 2012. Today it learns with Wexwood.", "Wexwood", "Wexwood writes reports."],
    ["Ada Roth founded the academy whose boats we mend.", "Wexwood", "Wexwood mends boats."],
    ["Ada Roth founded the club next to Hull Marina.", "Wexwood", "Wexwood mends boats."],
    ["In 1870 Ada Roth founded the school that stood here.", "Wexwood", "Wexwood mends boats."]
  ])("not %p on the site of %p: %p", (told, title, is) => {
    expect(founder(site(title, `<p>${is}</p>${said(told)}`), { name: "Ada Roth" }, told)).toBeUndefined()
  })
})

describe("what makers sign about themselves", () => {
  test.each([
    ["<h2>Our backstory</h2><p>Written by Founder, Ada Roth</p><p>We baked our first loaf in a garage.</p>", "en"],
    ["<p>A letter from our founder, Ada Roth</p><p>We baked our first loaf in a garage.</p>", "en"],
    ["<h2>Unsere Wurzeln</h2><p>Von unserer Gründerin, Ada Roth</p><p>Wir backen jede Nacht.</p>", "de"],
    ["<p>Écrit par Ada Roth, fondatrice</p><p>Nous cuisons chaque nuit.</p>", "fr"],
    [
      "<a class=btn href=/start>Start</a><div>Ada Roth</div><div>Founder • Systems builder</div><p>Built for bakers.</p>",
      "en"
    ],
    ["<h2>Founder’s message</h2><div class=card><h4>Ada Roth</h4><p>Bread is for everybody.</p></div>", "en"]
  ])("%p (%s)", (more, lang) => {
    expect(told(more, lang, "Ada Roth")).toEqual(["Ada Roth"])
  })
  test.each([
    ["<h2>Our customers' stories</h2><p>Written by Founder, Max Roe</p>", "en"],
    ["<p>Written by Max Roe, founder of Flourtech</p>", "en"],
    ["<p>Written by our founder's nephew, Max Roe</p>", "en"],
    ["<p>Written by Max Roe, editor</p>", "en"],
    ["<p>It halved our nights, and the crust is better.</p><div>Max Roe</div><div>Founder</div>", "en"],
    ["<div>Max Roe</div><div>Baker</div>", "en"],
    ["<h2>What they say</h2><div>Max Roe</div><div>Founder</div>", "en"],
    ["<div>Max Roe</div><div>Founder, Flourtech</div>", "en"]
  ])("not from %p (%s)", (more, lang) => {
    expect(told(more, lang, "Max Roe")).toEqual([undefined])
  })
})

describe("a house of one", () => {
  const alone = (said: string, heading = "About Crumb") => {
    const page = crumb({ main: `<h1>Bread</h1><h2>${heading}</h2><p>${said}</p>`, path: "" })
    return founder(page, { name: "Ada Roth" }, said)?.name
  }
  test.each([
    ["I'm Ada Roth, a baker from Ghent. I bake every night.", "About Crumb"],
    ["I'm Ada Roth, a baker from Ghent. I bake every night.", "About me"]
  ])("%p, under %p", (said, heading) => {
    expect(alone(said, heading)).toBe("Ada Roth")
  })
  test.each([
    ["I'm Ada Roth, a baker from Ghent. I bake every night.", "About our guest"],
    ["I'm Ada Roth, a baker from Ghent. We bake every night.", "About Crumb"],
    ["I'm Ada Roth, a baker at Flourtech. I bake every night.", "About Crumb"],
    ["I'm Ada Roth, an intern from Ghent. I bake every night.", "About Crumb"],
    ["I'm Ada Roth, a baker from Ghent. I bought the oven from the last owner and took over the shop.", "About Crumb"],
    ["I'm Ada Roth, head of bread. I bake every night.", "About Crumb"]
  ])("not from %p, under %p", (said, heading) => {
    expect(alone(said, heading)).toBeUndefined()
  })
})

test("the creation of somebody, and a founder's title right before the house's name", () => {
  const page = (main: string) => crumb({ main: `<h1>Bread</h1>${main}`, path: "" })
  const of = (main: string, name: string) => founder(page(main), { name }, name)?.name
  expect(of("<p>Crumb is the creation of Ada Roth.</p>", "Ada Roth")).toBe("Ada Roth")
  expect(of("<p>The oven is the creation of Max Roe.</p>", "Max Roe")).toBeUndefined()
  expect(of("<p>Ada Roth, Founder Crumb · Bakery in Ghent</p>", "Ada Roth")).toBe("Ada Roth")
  expect(of("<p>Max Roe, Founder Flourtech · Mill in Ghent</p>", "Max Roe")).toBeUndefined()
})
