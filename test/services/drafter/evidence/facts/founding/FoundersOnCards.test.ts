/** Founders that cards, grids of facts and first lines tell: who is named beside what they began, and nobody else. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, crumb, founder, homeOfCrumb } from "../FactPages.ts"

const bakery = (more: string, lang = "en") => homeOfCrumb(more, lang)
const card = (name: string, told: string) => `<h2>Our team</h2><div><h3>${name}</h3><p>${told}</p></div>`

describe("what stands under a person's name", () => {
  const of = (name: string, told: string) => founder(bakery(card(name, told)), { name }, name, told)?.name
  test.each([
    [
      "Dr Helen Roth",
      "Head baker. Helen trained in Leeds in 1988 and opened the bakery in 1994 with a loan from her uncle."
    ],
    ["Ada Roth", "Ada founded Crumb in 2016."],
    ["Ada Roth", "She started the bakery in 2016, aged twenty."],
    ["Ada Roth", "A former nurse. Roth opened Crumb in 2016."]
  ])("%p: %p", (name, told) => {
    expect(of(name, told)).toBe(name)
  })
  test.each([
    ["Tom Ferris", "Tom trained in Leeds and opened the bakery in Hull in 1994."],
    ["Tom Ferris", "Before that Tom opened the bakery at Filey."],
    ["Tom Ferris", "Tom started the bakery newsletter in 2019."],
    ["Tom Ferris", "Tom took over from Ada Roth, who opened the bakery in 1994."],
    ["Tom Ferris", "Tom joined in 1996, two years after Ada Roth opened the bakery in 1994."],
    ["Tom Ferris", "Tom was there when Ada opened the bakery in 1994."],
    ["Tom Ferris", "Tom's mother opened the bakery in 1994."],
    ["Tom Ferris", "Tom opened the bakery's second oven in 2004."],
    ["Tom Ferris", "Tom worked in a bakery in York. He opened the bakery in 2004 with a friend."],
    ["Tom Ferris", "Tom helped and opened the bakery in 1994."],
    ["Tom Ferris", "Tom never opened the bakery in 1994."],
    ["Tom Ferris", "In 1994 Ada Roth and Tom's aunt opened the bakery."],
    ["Tom Ferris", "Tom opened the bakery to Sunday guests in 2011."],
    ["Tom Ferris", "Tom founded Flourtech in 2016."],
    ["Tom Ferris", "Tom works with Ada Roth. She opened the bakery in 1994."],
    ["Tom Ferris", "He opened the bakery in 1994 and joined Crumb in 2001."]
  ])("not %p: %p", (name, told) => {
    expect(of(name, told)).toBeUndefined()
  })
  test("no guest's", () => {
    const page = bakery(`<h2>Our customers</h2><div><h3>Tom Ferris</h3><p>Tom opened the bakery in 1994.</p></div>`)
    expect(founder(page, { name: "Tom Ferris" }, "Tom Ferris", "Tom opened the bakery in 1994.")).toBeUndefined()
  })
})

test("what they have learnt stands between a name and a title, or behind the name", () => {
  const team = (html: string) => bakery(`<section class="team"><h2>Our team</h2>${html}</section>`)
  const over = "Ada Roth, Ph.D., Founder and Chief Medical Officer"
  expect(founder(team(`<h3>${over}</h3><p>She trained in Leeds.</p>`), { name: "Ada Roth" }, over)?.name).toBe(
    "Ada Roth"
  )
  const card = team(`<div><p>Ben Lund, P.Eng.</p><p>Founder &amp; CEO</p></div>`)
  expect(founder(card, { name: "Ben Lund" }, "Ben Lund, P.Eng.", "Founder & CEO")?.name).toBe("Ben Lund")
  const guest = "Tom Ferris, Ph.D., Founder of Petit"
  expect(founder(team(`<h3>${guest}</h3>`), { name: "Tom Ferris" }, guest)).toBeUndefined()
})

describe("a trade beside a founder's title is theirs", () => {
  const of = (role: string, heading = "Our team") =>
    founder(
      bakery(`<h2>${heading}</h2><div><h3>Ada Roth</h3><p>${role}</p></div>`),
      { name: "Ada Roth" },
      "Ada Roth",
      role
    )?.name
  test.each([
    "Founder & Dentist",
    "Founder, Registered Nurse",
    "Co-founder and Yoga Teacher",
    "Midwife, Founder",
    "Gründerin & Hebamme",
    "Fondatrice et Avocate",
    "Fundadora y Médica",
    "Fundador e Advogado",
    "Fondatrice e Nutrizionista",
    "Oprichter en Tandarts"
  ])("%s", (role) => {
    expect(of(role)).toBe("Ada Roth")
  })
  test.each(["Registered Nurse", "Dentist & Partner", "Founder of Petit Dental", "Founder, Petit Dentist Group"])(
    "none of %s",
    (role) => {
      expect(of(role)).toBeUndefined()
    }
  )
  test("nor of a guest", () => {
    expect(of("Founder & Dentist", "What our customers say")).toBeUndefined()
  })
})

test("a first name that few go by stands beside one that many do", () => {
  const of = (first: string, second: string) => {
    const cards = [first, second].map((one) => `<div class="card"><p>${one}</p><p>Bakes at night.</p></div>`).join("")
    const page = bakery(`<section class="team"><h2>Our team</h2>${cards}</section>`)
    return founder(page, { name: "Erlend" }, first.replace(/<[^>]+>/gu, ""))?.name
  }
  expect(of("<b>Erlend</b> Founder", "<b>Marta</b> Baker")).toBe("Erlend")
  expect(of("<b>Erlend</b> Founder", "<b>Ovens</b> Repairs")).toBeUndefined()
  expect(of("<b>Erlend</b> Baker", "<b>Marta</b> Founder")).toBeUndefined()
  expect(of("<b>Erlend</b> Founder of Petit", "<b>Marta</b> Baker")).toBeUndefined()
})

describe("grids of facts", () => {
  const grid = (...rows: ReadonlyArray<readonly [string, string]>) =>
    crumb({
      main: `<h1>Bread that bakes itself</h1><p>Crumb plans the bakes of bakeries.</p><div>${rows
        .map(([label, value]) => `<div class="l">${label}</div><div class="v">${value}</div>`)
        .join("")}</div>`
    })
  test.each([
    ["Who", "Ada Roth, founder and baker, and four helpers in autumn"],
    ["Who", "Ada Roth (founder)"],
    ["Founder", "Ada Roth"],
    ["Founder:", "Ada Roth"]
  ])("%p: %p", (label, value) => {
    const page = grid(["Started", "2016"], ["Where", "12 Mill Lane, Ghent, Belgium"], [label, value])
    expect(founder(page, { name: "Ada Roth" }, `${label} ${value}`, value)?.name).toBe("Ada Roth")
  })
  test.each([
    ["Who", "Ada Roth, head baker, and four helpers"],
    ["Who", "Ada Roth, founder of Flourtech"],
    ["Who", "Ada Roth"],
    ["Founder", "Ada Roth, Flourtech"],
    ["Photos", "Ada Roth, founder and photographer"],
    ["Landlord", "Ada Roth"]
  ])("not %p: %p", (label, value) => {
    const page = grid(["Started", "2016"], ["Where", "12 Mill Lane, Ghent, Belgium"], [label, value])
    expect(founder(page, { name: "Ada Roth" }, `${label} ${value}`, value)).toBeUndefined()
  })
  test("a table in Chinese, whatever its first label is shaped like", () => {
    const rows = [
      ["成立时间", "2015年"],
      ["创始人", "沈知白"],
      ["成员", "6人"]
    ]
    const table = rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join("")
    const page = homeOfCrumb(`<h2>工作室简介</h2><table>${table}</table>`, "zh")
    expect(founder(page, { name: "沈知白" }, "创始人", "沈知白")?.name).toBe("沈知白")
    expect(founder(page, { name: "成立时间" }, "成立时间")).toBeUndefined()
  })
})

const named = (said: string, name: string, lang: string) => founder(aboutCrumb(said, lang), { name }, said)?.name
const onHome = (said: string, name: string, lang: string) =>
  founder(bakery(`<p>${said}</p>`, lang), { name }, said)?.name

describe("whoever a text opens with", () => {
  test.each([
    ["Ada Roth. Trained in Ghent. I opened Crumb in 2016.", "Ada Roth", "en"],
    ["Louise Kermarec. Formée à La Borne en 2009. J’ai ouvert Crumb en septembre 2017.", "Louise Kermarec", "fr"],
    [
      "Ada Roth ran a mill. In the winter of 2017 she bought an oven, moved to Ghent and began baking rye under the Crumb name.",
      "Ada Roth",
      "en"
    ],
    [
      "Crumb began in 2012, when the sisters Ada and Mia Roth opened their grandmother's kitchen to six lost tourists.",
      "Mia Roth",
      "en"
    ],
    [
      "Crumb nació en 2012, cuando las hermanas Ada y Mia Roth abrieron la cocina de su abuela a seis turistas.",
      "Ada Roth",
      "es"
    ],
    ["My name is Ada Roth. I sold my first loaf in 2011, and the bakery has been going ever since.", "Ada Roth", "en"]
  ])("%p: %p", (said, name, lang) => {
    expect(named(said, name, lang)).toBe(name)
  })
  test.each([
    ["I am Ada Roth. I started at Crumb in 2012.", "Ada Roth", "en"],
    ["Ada Roth. I like rye. I started at Crumb in 2012.", "Ada Roth", "en"],
    ["Ada Roth was hired in 2014. She began baking rye under the Crumb name in 2015.", "Ada Roth", "en"],
    ["Ada Roth bought the firm in 2014 and began baking rye under the Crumb name.", "Ada Roth", "en"],
    ["Ada Roth inherited the mill in 2014 and began baking rye under the Crumb name.", "Ada Roth", "en"],
    ["Ada Roth. I opened the Leeds branch of Crumb in 2016.", "Ada Roth", "en"],
    ["Ada Roth. I opened my restaurant in 2016 with bread from Crumb.", "Ada Roth", "en"],
    ["Ada Roth runs a shop in Osaka. In 2017 she began selling rye under the Crumb name for us.", "Ada Roth", "en"],
    ["Ada Roth, our licensee, began selling rye under the Crumb name in 2017.", "Ada Roth", "en"],
    ["Ada Roth joined in 2016. In 2017 she began baking rye under the Crumb name.", "Ada Roth", "en"],
    ["Crumb began in 2012, when Ada Roth opened a restaurant next door and needed bread.", "Ada Roth", "en"],
    ["Crumb began in 2012, when Ada Roth opened her kitchen to us.", "Ada Roth", "en"],
    ["Crumb nació en 2012, cuando Ada Roth abrió su restaurante y nos pidió pan.", "Ada Roth", "es"],
    [
      "My name is Ada Roth. I baked my first loaf for sale in 2011 at Flourtech, where the ovens have been going ever since.",
      "Ada Roth",
      "en"
    ],
    ["My name is Ada Roth. I sold my first loaf in 2011, for my father's bakery.", "Ada Roth", "en"],
    ["My name is Ada Roth. I sold my first loaf in 2011 and joined Crumb in 2014.", "Ada Roth", "en"]
  ])("not %p: %p", (said, name, lang) => {
    expect(named(said, name, lang)).toBeUndefined()
  })
})

describe("the house by its kind", () => {
  test.each([
    ["We are Ada Roth and Ben Lund and we opened the bakery in 2014.", "Ben Lund", "en"],
    ["Siamo Ada Roth e Ben Lund e abbiamo aperto la bottega nel 1998, appena usciti dalla scuola.", "Ada Roth", "it"]
  ])("%p: %p", (said, name, lang) => {
    const what = lang === "it" ? "Crumb è una bottega di pane. " : "Crumb is a bakery in Ghent. "
    expect(onHome(what + said, name, lang)).toBe(name)
  })
  test.each([
    ["We are Ada Roth and Ben Lund and we opened the second bakery in 2014.", "Ada Roth", "en"],
    ["We are Ada Roth and Ben Lund and we took over the bakery in 2014.", "Ada Roth", "en"],
    ["We are Ada Roth and Ben Lund and we opened the bakery of Lyon in 2014.", "Ada Roth", "en"],
    ["Siamo Ada Roth e Ben Lund e abbiamo aperto la bottega di Siena nel 1998.", "Ada Roth", "it"],
    ["Ada Roth, whose father founded the bakery in 1980, bakes rye.", "Ada Roth", "en"],
    ["Ada Roth founded the choir of the bakery in 2016.", "Ada Roth", "en"],
    ["Siamo Ada Roth e Ben Lund e abbiamo rilevato la bottega nel 1998.", "Ada Roth", "it"],
    ["Ada Roth ha creato il sito della bottega nel 2016.", "Ada Roth", "it"]
  ])("not %p: %p", (said, name, lang) => {
    const what = lang === "it" ? "Crumb è una bottega di pane. " : "Crumb is a bakery in Ghent. "
    expect(onHome(what + said, name, lang)).toBeUndefined()
  })
})

test("what somebody is stands before an Arabic name, and is no part of it", () => {
  const said = "تأسست Crumb عام 2016 على يد الخطاطة ليان الزعبي."
  expect(named(said, "ليان الزعبي", "ar")).toBe("ليان الزعبي")
  expect(named(said, "الخطاطة ليان الزعبي", "ar")).toBeUndefined()
})
