/** The many plain ways in which sites tell who began it, when, where and how it is paid for; beside each what it must not become. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, homeOfCrumb } from "./FactPages.ts"

const draft = (page: ReturnType<typeof crumb>) => extract(openGate({ pages: [page], categories: [] }), []).stands
/** "2016 Ada Roth, Ben Lund": the year and the founders of a page about the makers. */
const began = (main: string, lang = "en") => {
  const { fields, founders } = draft(crumb({ main, lang, path: "about" }))
  return [fields.founded_year?.value ?? "-", founders.map(({ value }) => value.name).join(", ")].join(" ").trim()
}
const under = (said: string, heading = "About us") => `<h1>${heading}</h1><p>${said}</p>`
/** "Ghent BE". */
const where = (main: string, lang = "en", footer = "") => {
  const { fields } = draft(crumb({ main, lang, path: "about", footer }))
  return `${fields.city?.value ?? "-"} ${fields.country?.value ?? "-"}`
}
const paid = (main: string, lang = "en") => draft(homeOfCrumb(main, lang)).fields.pricing_model?.value

describe("who began it and when", () => {
  test.each([
    ["We set up shop in 2013.", "2013", "en"],
    [
      "Crumb is a start-up from Ghent in Belgium. The company was founded in 2022 by Ada Roth and Ben Lund.",
      "2022 Ada Roth, Ben Lund",
      "en"
    ],
    [
      "A Crumb é uma empresa familiar de Braga, fundada em 2014 por Ada Roth e Ben Lund.",
      "2014 Ada Roth, Ben Lund",
      "pt"
    ],
    ["Crumb bakes. We've been at it since 2016.", "2016", "en"],
    ["Crumb launched on 2 March 2021 and has baked since.", "2021", "en"],
    ["Crumb has been run since 2017 by Flour Events, a company in Leeds.", "2017", "en"],
    [
      "We are Crumb, a studio from Ghent founded in 2020 by the cousins Ada Roth and Ben Lund.",
      "2020 Ada Roth, Ben Lund",
      "en"
    ],
    ["District nurse Ada Roth founded Crumb in 1998.", "1998 Ada Roth", "en"],
    ["In 2019 Ada Roth and Ben Lund left a bank in Ghent and started Crumb.", "2019 Ada Roth, Ben Lund", "en"],
    ["So the two of us, Ada Roth and Ben Lund, founded Crumb in the autumn of 2019.", "2019 Ada Roth, Ben Lund", "en"],
    ["We drew a map, and in March 2020 we opened Crumb with two ovens.", "2020", "en"],
    ["That's how Crumb was born in 2017.", "2017", "en"],
    ["Crumb is free under the Apache License 2.0. It was started by Ada Roth in 2021.", "2021 Ada Roth", "en"],
    ["We are Ada Roth and Ben Lund. We started Crumb in 2018.", "2018 Ada Roth, Ben Lund", "en"],
    ["Me, Ada Roth. I made Crumb for my sister.", "- Ada Roth", "en"],
    ["Built by Ada Roth in Duluth, Minnesota, since 2016.", "2016 Ada Roth", "en"],
    ["Crumb is baked in Westport, Co. Mayo, and has been since 2016.", "2016", "en"],
    [
      "Somos Crumb, un estudio de Gijón (Asturias) fundado en 2020 por las primas Ada Roth y Eva Lund.",
      "2020 Ada Roth, Eva Lund",
      "es"
    ],
    ["Así nació Crumb en 2017.", "2017", "es"],
    ["Foi assim que a Crumb nasceu, em agosto de 2017: um forno e onze clientes.", "2017", "pt"],
    ["Ensemble, ils ont ouvert Crumb en 2012.", "2012", "fr"],
    ["共同創業者の西田 遥と大場 健太が2021年に設立しました。", "2021 西田 遥, 大場 健太", "ja"],
    ["Crumbは、旅館の娘だった岡部里奈が創業しました。", "- 岡部里奈", "ja"],
    ["Crumb由陳怡君創立於2018年。", "2018 陳怡君", "zh"]
  ])("%s", (said, expected, lang) => {
    expect(began(under(said), lang)).toBe(expected)
  })
  test.each([
    ["Ada Roth watched as her sister sold the mill and started Crumb.", "-", "en"],
    ["The nurse of Ada Roth founded Crumb in 1998.", "1998", "en"],
    ["We bought a mill under the Flourtech brand. It was started by Max Roe in 1998.", "-", "en"],
    ["Crumb launched in 2019 in France.", "-", "en"],
    ["We drew a map, and in March 2020 we opened a bakery in Lyon.", "-", "en"],
    ["We are Ada Roth and Ben Lund. We started Petit in 2018.", "-", "en"]
  ])("not of others: %s", (said, expected, lang) => {
    expect(began(under(said), lang)).toBe(expected)
  })
  test("what calls itself an association is one", () => {
    const said = "Créée en 2008 par Ada Roth et Ben Lund, l'association compte 210 adhérents."
    expect(began(under(said, "L'association"), "fr")).toBe("2008 Ada Roth, Ben Lund")
    expect(began(under(said, "Nos voisins"), "fr")).toBe("-")
  })
  test("a year that opens its card is that of what the card tells", () => {
    const card = (year: string, said: string) => `<div class="item"><span>${year}</span><h3>${said}</h3></div>`
    const line = `<div>${card("2015", "Flourtech hires Ada")}${card("2018", "Crumb is founded")}${card("2020", "A second oven")}</div>`
    expect(began(`<h1>About us</h1>${line}`)).toBe("2018")
  })
  test("cards of people count on a page about the makers, whatever stands over them", () => {
    const card = (name: string, role: string) => `<div class="card"><h3>${name}</h3><p>${role}</p></div>`
    const people = `<h2>Who you will be talking to</h2>${card("Ada Roth", "Co-founder and head of engineering")}${card("Max Roe", "Baker")}`
    expect(began(`<h1>About us</h1>${people}`)).toBe("- Ada Roth")
    expect(draft(homeOfCrumb(people)).founders).toEqual([])
    const said = `<h2>Kind words</h2><div class="card"><p>"Crumb saved our Sundays."</p><h3>Max Roe</h3><p>Founder</p></div>`
    expect(began(`<h1>About us</h1>${said}`)).toBe("-")
    const guests = `<h2>Our investors</h2>${card("Max Roe", "Founder")}${card("Mia Poe", "Founder")}`
    expect(began(`<h1>About us</h1>${guests}`)).toBe("-")
  })
  test.each([
    ["Co-Founder / Models", "- Ada Roth"],
    ["Founder and senior surveyor", "- Ada Roth"],
    ["Gründerin, Projektleitung", "- Ada Roth"],
    ["Founder, Flourtech", "-"],
    ["Founder / Flourtech", "-"],
    ["Founder of Flourtech", "-"]
  ])("a title %p", (title, expected) => {
    const card = `<div class="card"><h3>Ada Roth</h3><p>${title}</p></div>`
    expect(began(`<h1>Team</h1>${card}<div class="card"><h3>Max Roe</h3><p>Baker</p></div>`)).toBe(expected)
  })
  test("letters are signed in rows", () => {
    const signed = "<p>Ada Roth, cofundadora y directora general<br>Ben Lund, cofundador y producto</p>"
    expect(began(`<h1>Nosotros</h1>${signed}`, "es")).toBe("- Ada Roth, Ben Lund")
    const calling = (told: string) => began(`<h1>Our story</h1><p>We bake at night.</p><p>Ada Roth<br>${told}</p>`)
    expect(calling("Bread maker and founder")).toBe("- Ada Roth")
    expect(calling("Flourtech and founder")).toBe("-")
  })
})

describe("where they are", () => {
  test.each([
    ["Gala 14, MIDC Bhosari, Pune 411026, Maharashtra", "Pune IN", "en"],
    ["P.O. Box 1000-20100 Nakuru, Kenya", "Nakuru KE", "en"],
    ["7 Forest Street Castlemaine VIC 3450 Ph 03 5550 0173", "Castlemaine AU", "en"],
    ["台北市大同區迪化街一段100號，台灣", "台北市 TW", "zh"],
    ["LandSAR, New Zealand", "- -", "en"]
  ])("%s", (address, expected, lang) => {
    expect(where("<h1>About us</h1>", lang, `<p>${address}</p>`)).toBe(expected)
  })
  test("an address that a sentence of a paragraph says is one", () => {
    const said =
      "Crumb N.V. is regulated by the National Bank. Registered office: Kaaistraat 40, 2000 Antwerp, Belgium. Cards are issued by Paxis Bank, Vilnius."
    expect(where("<h1>About us</h1>", "en", `<p>${said}</p>`)).toBe("Antwerp BE")
  })
  test("two towns of one land leave the land", () => {
    const organization = (country: string) => ({
      "@context": "https://schema.org",
      "@type": "Organization",
      name: "Crumb",
      url: "https://crumb.example/",
      address: { "@type": "PostalAddress", addressLocality: "Halifax", addressCountry: country }
    })
    const whereWith = (country: string) => {
      const head = `<script type="application/ld+json">${JSON.stringify(organization(country))}</script>`
      const footer = "<p>Registered office: Park Row 8, Leeds LS1 5JD</p>"
      const { fields } = draft(crumb({ main: under("Crumb bakes."), path: "about", head, footer }))
      return [fields.city?.value, fields.country?.value]
    }
    expect(whereWith("GB")).toEqual([undefined, "GB"])
    expect(whereWith("CA")).toEqual([undefined, undefined])
  })
  test("data alone does not outweigh where visitors read that it was founded", () => {
    const address = { "@type": "PostalAddress", addressLocality: "Geneva", addressCountry: "CH" }
    const node = {
      "@context": "https://schema.org",
      "@type": "Organization",
      name: "Crumb",
      url: "https://crumb.example/",
      address
    }
    const head = `<script type="application/ld+json">${JSON.stringify(node)}</script>`
    const page = (said: string) => draft(crumb({ main: under(said), path: "about", head })).fields.city?.value
    expect(page("Crumb was founded in Antwerp in 1999.")).toBeUndefined()
    expect(page("Crumb bakes.")).toBe("Geneva")
  })
})

describe("how it is paid for", () => {
  const table = (...rows: ReadonlyArray<ReadonlyArray<string>>) =>
    `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`
  const pricing = (more: string) => `<section class="pricing"><h2>Pricing</h2>${more}</section>`
  test.each([
    ["We keep 8% of each rental once it is paid.", "usage-based", "en"],
    ["De cada renta nos quedamos con el 14 %, y ahí ya va el seguro.", "usage-based", "es"],
    ["For five readers or more we take 20% off.", undefined, "en"],
    ["We charge 20% VAT on top.", undefined, "en"],
    ["Stripe takes 3% commission.", undefined, "en"],
    ["Crumb costs €4.50 a month, or €39 if you pay for the year.", "subscription", "en"],
    ["L'adhésion coûte 15 € par an, ou 5 € pour les étudiants.", "subscription", "fr"],
    ["A licence costs $29 and is yours for good; there are no yearly fees.", "one-time", "en"],
    ["La licenza si paga una volta sola.", "one-time", "it"],
    ["Crumb ist freie Software unter der AGPL 3.", "open-source", "de"],
    ["Crumb完全免費。", "free", "zh"],
    ["Every project gets a written quote.", "contact-sales", "en"],
    ["The Friday letter is free. Members pay €4 a month.", undefined, "en"],
    ["Crumb is free. Members pay €4 a month.", "freemium", "en"],
    ["Crumb is free. Crumb costs €9 a month.", undefined, "en"],
    ["Try 21 days before you buy.", undefined, "en"]
  ])("%s", (said, model, lang) => {
    expect(paid(pricing(`<p>${said}</p>`), lang)).toBe(model as never)
  })
  test("small uses have prices of many figures", () => {
    const tiers = table(["Lookups", "Each"], ["201 to 20,000", "€0.006"], ["Above 250,000", "€0.0025"])
    expect(paid(pricing(`<h3>Pay per lookup</h3>${tiers}`))).toBe("usage-based")
  })
  test("a column says how often what stands in it is paid", () => {
    const plans = table(["プラン", "月額（税込）"], ["小さな棚", "3,300円"], ["まちの本屋", "8,800円"])
    expect(paid(`<section class="pricing"><h2>料金</h2>${plans}</section>`, "ja")).toBe("subscription")
  })
  test("a plan a column", () => {
    const plans = table(["", "無料版", "プロ版"], ["料金", "0円", "年額 13,200円"])
    expect(paid(`<section class="pricing"><h2>料金</h2>${plans}</section>`, "ja")).toBe("freemium")
  })
  test("things that are sent are bought once, where nothing is paid again", () => {
    const card = (name: string, price: string) => `<li class="card"><h3>${name}</h3><p>${price}</p></li>`
    const shop = `<h2>The range</h2><ul>${card("Stove", "Rs. 3,499.00")}${card("Plate", "Rs. 899.00")}</ul><p>Free shipping across India.</p>`
    expect(paid(shop)).toBe("one-time")
    expect(paid(`${shop}<p>Or rent a stove for Rs. 99 a month.</p>`)).toBeUndefined()
    expect(paid(shop.replace("Free shipping across India.", "Ask us."))).toBeUndefined()
  })
  test("services that are listed with their prices are paid once", () => {
    const listed = ["Cane seat CHF 190.-", "Rush seat CHF 310.-", "Cord seat CHF 280.-"]
    const list = (more = "") => pricing(`<ul>${listed.map((one) => `<li>${one}</li>`).join("")}</ul>${more}`)
    expect(paid(list())).toBe("one-time")
    expect(paid(list("<p>Start a free trial of any plan.</p>"))).toBeUndefined()
  })
})

test("what stands at the foot of more pages is where they are written to", () => {
  const page = (path: string, footer: string) =>
    crumb({ main: "<h1>Bread</h1><p>Crumb plans bakes.</p>", path, footer })
  const [pots, horses] = ["<p>potten@crumb.example</p>", "<p>paarden@crumb.example</p>"]
  const mailOf = (...pages: ReadonlyArray<ReturnType<typeof crumb>>) =>
    extract(openGate({ pages, categories: [] }), []).stands.fields.contact_email?.value
  expect(mailOf(page("", pots + horses), page("about", pots))).toBe("potten@crumb.example")
  expect(mailOf(page("", pots + horses), page("about", pots + horses))).toBeUndefined()
})

describe("questions and their answers", () => {
  const faqsOf = (html: string, lang = "en") => draft(homeOfCrumb(html, lang)).faqs.map(({ value }) => value)
  test("stand in a list, under whatever heading", () => {
    const asked = ["Do free bakes roll over?", "May I keep the loaves?"].map(
      (q) => `<dt>${q}</dt><dd>No, the count goes back to zero.</dd>`
    )
    expect(faqsOf(`<h2>Asked often</h2><dl>${asked.join("")}</dl>`)).toHaveLength(2)
    expect(faqsOf(`<h2>Asked often</h2><dl>${asked[0]}</dl>`)).toEqual([])
  })
  test.each(["D: / R:", "P: / R:", "F: / A:"])("are lettered %s", (letters) => {
    const [question, answer] = letters.split(" / ")
    const html = `<h2>FAQ</h2><p>${question} Funziona sul Mac?</p><p>${answer} No, solo su Windows 8 o successivo.</p>`
    expect(faqsOf(html, "it")[0]).toEqual({
      question: "Funziona sul Mac?",
      answer: "No, solo su Windows 8 o successivo."
    })
  })
})

test("a word in passing makes no category", () => {
  const choices = [{ name: "Food and drink", keywords: ["sourdough", "bread"] }]
  const categoriesOf = (title: string, summary: string) => {
    const page = crumb({ head: `<meta name="description" content="${summary}">`, main: `<h1>${title}</h1>` })
    return extract(openGate({ pages: [page], categories: choices }), choices).stands.fields.categories?.value
  }
  const passing = "A booking plugin of salons, physios, sourdough classes and all whose day is cut into slots."
  expect(categoriesOf("Slots of a day", passing)).toBeUndefined()
  expect(categoriesOf("Sourdough bread at home", "Crumb keeps your sourdough alive, and your bread.")).toEqual([
    "Food and drink"
  ])
})

test("what many words speak for goes before what a few say a little louder", () => {
  const choices = [
    { name: "Food and drink", keywords: ["bread", "cake"] },
    { name: "House and garden", keywords: ["hammers", "ladders", "nails", "paint", "ropes"] }
  ]
  const page = crumb({
    head: "<title>Bread and cake | Crumb</title>",
    main: "<h1>Bread and cake</h1><p>Crumb has hammers, ladders, nails, ropes and paint for those who stay.</p>"
  })
  const { fields } = extract(openGate({ pages: [page], categories: choices }), choices).stands
  expect(fields.categories?.value[0]).toBe("House and garden")
})

test("the columns of a footer stand beside each other, and none is the end of another's address", () => {
  const column = (title: string, told: string) => `<div><div class="title">${title}</div>${told}</div>`
  const jobs = column("Jobs", `<a href="mailto:jobs@crumb.example">jobs@crumb.example</a>`)
  const visit = column("Visit", "<div>207 E Buffalo St, Suite 410<br>Milwaukee, WI 53202</div>")
  const follow = column("Follow", `<a href="https://www.instagram.com/crumb">Instagram</a>`)
  expect(where(under("We bake."), "en", `<div class="row">${jobs}${visit}${follow}</div>`)).toBe("Milwaukee US")
})
