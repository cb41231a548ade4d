/** Summaries of prices that tell all there is, or nothing; beside each what is still told. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { costIn } from "../../../../src/services/drafter/extractive/prices/CostSentences.ts"
import { homeOfCrumb } from "../evidence/facts/FactPages.ts"

const told = (more: string, lang = "en") => {
  const { pricing_summary } = extract(openGate({ pages: [homeOfCrumb(more, lang)], categories: [] }), []).stands.fields
  return pricing_summary?.value ?? "-"
}
const pricing = (body: string, title = "Pricing") => `<section class="pricing"><h2>${title}</h2>${body}</section>`
const card = (name: string, price: string, more = "") =>
  `<div class="plan"><h3>${name}</h3><p class="price">${price}</p>${more}</div>`
const asked = (question: string, answer: string) =>
  `<section class="faq"><h2>Questions</h2><h3>${question}</h3><p>${answer}</p></section>`
const two = card("Pup", "£19 / month") + card("Pack", "£79 / month")
const twoTold = "Pup £19 / month; Pack £79 / month"

describe("what is only worked out is no part of it", () => {
  test.each([
    ["ROI: what you get back", "en"],
    ["Your return on investment", "en"],
    ["Calcul du retour sur investissement", "fr"],
    ["Retorno de la inversión", "es"],
    ["Ritorno sull'investimento", "it"]
  ])("%s", (title, lang) => {
    const sums = `<h3>${title}</h3><ul><li>One hour of a baker: £40</li><li>What Crumb costs: £19 / month</li></ul>`
    expect(told(pricing(two + sums), lang)).toBe(twoTold)
  })
  test("nor is the picture of a receipt", () => {
    const receipt = "<div class='card'><p>Sale £100.00</p><p>Card fee · 1.4% £1.40</p><p>You receive £98.60</p></div>"
    expect(told(pricing(receipt))).toBe("-")
  })
  test("nor what runs over the screen", () => {
    expect(told(pricing("<p>ONE RATE → NO LOCK-IN → £9/MO → NO FEES → CANCEL</p>"))).toBe("-")
  })
  test("a way from one place to another has its sum", () => {
    expect(told(pricing(card("Ulm → Bonn", "£90") + card("Ulm → Jena", "£70") + card("Ulm → Kiel", "£95")))).toBe(
      "Ulm → Bonn £90; Ulm → Jena £70; Ulm → Kiel £95"
    )
  })
  test("nor are dishes of a day", () => {
    const dishes = "<ul><li>Soup £6</li><li>Egg £2</li><li>Toast £4</li></ul>"
    expect(told(pricing(dishes, "Sample brunch menu"))).toBe("-")
    expect(told(pricing(dishes, "Prices"))).toBe("Soup £6; Egg £2; Toast £4")
  })
})

describe("the words of a button name no plan", () => {
  test.each([
    ["Start your 14-day free trial", "en"],
    ["Jetzt 14 Tage kostenlos testen", "de"],
    ["Commencez votre essai gratuit", "fr"],
    ["Prueba gratis 14 días", "es"],
    ["Começar teste grátis", "pt"],
    ["Inizia la prova gratuita", "it"],
    ["Start je gratis proefperiode", "nl"]
  ])("%s", (button, lang) => {
    const body = `<h3>Crumb Whole</h3><p>£19 / year</p><p>${button}</p><p>£19 / year</p>`
    expect(told(pricing(body), lang)).toBe("Crumb Whole £19 / year")
  })
})

describe("what cannot be bought yet is not told", () => {
  test.each(["Coming soon", "In development", "Demnächst verfügbar", "Bientôt", "Próximamente", "Join the waitlist"])(
    "%s",
    (label) => {
      expect(told(pricing(`${two}${card("Kennel", "£299 / month", `<button>${label}</button>`)}`))).toBe(twoTold)
    }
  )
  test("one thing that is still to come takes no plan away", () => {
    const kennel = card("Kennel", "£299 / month", "<ul><li>Rotas, coming soon</li></ul>")
    expect(told(pricing(two + kennel))).toBe(`${twoTold}; Kennel £299 / month`)
  })
})

describe("what is said of a sum in brackets stays with it", () => {
  test("as a whole", () => {
    expect(told(pricing(card("Oven", "£40") + card("Baker", "£75", "<p>/ hour (min. 2 h)</p>")))).toContain(
      "Baker £75 / hour (min. 2 h)"
    )
  })
  test("behind by whom it is counted", () => {
    const bakery = card("Bakery", "£65/month", "<p>Per baker (min. 3 bakers)</p>")
    expect(told(pricing(card("Solo", "£75/month", "<p>Per baker</p>") + bakery))).toBe(
      "Solo £75/month Per baker; Bakery £65/month Per baker (min. 3 bakers)"
    )
  })
})

describe("a word for the price is no name", () => {
  test.each([
    ["Price: £40 / hour", "£40 / hour", "en"],
    ["Tarif: 35 € / heure", "35 € / heure", "fr"],
    ["Tariffa: 40 € / ora", "40 € / ora", "it"]
  ])("%s", (line, sum, lang) => {
    const body = `<h3>Lesson</h3><ul><li>Duration: one hour</li><li>${line}</li></ul>`
    expect(told(pricing(body), lang)).toBe(`Lesson ${sum}`)
  })
})

describe("part of a list is told as none", () => {
  test("where it begins lower, that is told", () => {
    expect(told(pricing(`<h3>Pricing starts at just £7 a month.</h3>${two}`))).toBe(
      "Pricing starts at just £7 a month."
    )
  })
  test("where it begins with the cheapest, all of it", () => {
    expect(told(pricing(`<h3>Pricing starts at just £19 a month.</h3>${two}`))).toBe(twoTold)
  })
  test("where the one sum is where it begins, the answer that says so", () => {
    const answer = "Pricing starts from £19 a month and grows with your ovens."
    const one = pricing(card("Crumb", "£19 per month"))
    expect(told(one + asked("How much does it cost?", answer))).toBe(answer)
  })
  test("where others of it cost nothing, or their sums cannot be read", () => {
    const list = "<ul><li>Loaf sent home: £4</li><li>Loaf sent abroad: £9</li>"
    expect(told(pricing(`${list}<li>Loaf fetched: free</li></ul>`))).toBe("-")
    expect(told(pricing(`${list}</ul>`))).toBe("Loaf sent home £4; Loaf sent abroad £9")
    expect(told(pricing(two + card("Kennel", "£299 / month or £350 / month")))).toBe("-")
  })
  test("where it has no room for all", () => {
    const cards = Array.from({ length: 9 }, (_, at) => card(`A rather long name of an oven no. ${at}`, `£${at + 3}0`))
    expect(told(pricing(cards.join("")))).toBe("-")
  })
  test("where the site shows other things for other sums", () => {
    const shown = ["Ovens", "Sieves", "Bowls"].map(
      (name, at) => `<h3>${name}</h3><p>4 weeks · £${at + 2}90 · by post</p>`
    )
    const one = pricing(card("Flour", "£4 / bag"))
    expect(told(`<section><h2>What we sell</h2>${shown.join("")}</section>${one}`)).toBe("-")
    expect(told(one)).toBe("Flour £4 / bag")
  })
  test("where other things are asked for in other money", () => {
    const lent = (sum: string) =>
      `<section><h2>Ovens to lend</h2>${[2, 3].map((at) => `<h3>Oven ${at}</h3><p>${at}0 ${sum} per day</p>`).join("")}</section>`
    const list = pricing(card("Flour", "£4 / bag") + card("Yeast", "£2 / bag") + card("Salt", "£1 / bag"))
    const line = "Flour £4 / bag; Yeast £2 / bag; Salt £1 / bag"
    expect(told(lent("€") + list)).not.toContain("Flour")
    expect(told(list)).toBe(line)
  })
  test("where the answers say otherwise", () => {
    const plans = (sum: string) => asked("What plans are there?", `Pup (£${sum} / month): one oven.`)
    expect(told(pricing(two) + plans("29"))).toBe("-")
    expect(told(pricing(two) + plans("19"))).toBe(twoTold)
  })
  test("where only what is free is said of what is paid for besides", () => {
    const free = "<p>The free tier gives you all recipes.</p>"
    expect(told(`<section><h2>Crumb Pro</h2>${free}<p>£4 / month</p></section>`)).not.toContain("free tier")
  })
})

describe("a list that tells its things by what they stand under is left out", () => {
  test.each([
    ["Price with breakfast", "Price without breakfast", "en"],
    ["Preis mit Frühstück", "Preis ohne Frühstück", "de"],
    ["Tarif avec four", "Tarif sans four", "fr"],
    ["Precio con desayuno", "Precio sin desayuno", "es"]
  ])("%s", (one, other, lang) => {
    expect(told(pricing(`<h3>Baking day</h3><ul><li>${one}: 40 €</li><li>${other}: 30 €</li></ul>`), lang)).toBe("-")
  })
  test("one that has names is told", () => {
    expect(told(pricing("<ul><li>Baking day: 40 €</li><li>Baking week: 190 €</li></ul>"))).toBe(
      "Baking day 40 €; Baking week 190 €"
    )
  })
})

describe("plans that are called alike", () => {
  const plans = card("Plan Rye", "£19 / month") + card("Plan Spelt", "£79 / month")
  test("are told where each has its sum", () => {
    expect(told(pricing(plans))).toBe("Plan Rye £19 / month; Plan Spelt £79 / month")
  })
  test("and not where one is paid for in another way", () => {
    expect(told(pricing(`${plans}<div class="plan"><h3>Plan Barley</h3><p>A share of what you sell.</p></div>`))).toBe(
      "-"
    )
  })
})

describe("rows of a table below its plans are none", () => {
  test("they say what is had for the sum", () => {
    const head = ["Pup", "Pack"].map((name, at) => `<th><h3>${name}</h3><p>£${at + 1}9 / month</p></th>`).join("")
    const row =
      "<tr><td>Ovens</td><td>1</td><td>9</td></tr><tr><td>Rotas by post</td><td>£4 each</td><td>£3 each</td></tr>"
    expect(told(pricing(`<table><tr><th>What you get</th>${head}</tr>${row}</table>`))).not.toContain("Rotas")
  })
})

describe("the next line of a card says nothing of the sum", () => {
  const cards = (line: string) => pricing(card("Jam", "From £5 / jar · Lids Included") + card("Honey", line))
  test("set off by a dot", () => {
    expect(told(cards("From £7 / jar"))).toBe("Jam From £5 / jar; Honey From £7 / jar")
  })
  test("save where it does", () => {
    expect(told(cards("£7 / jar · Minimum six jars"))).toContain("Honey £7 / jar · Minimum six jars")
  })
})

describe("free and nothing else", () => {
  test.each([
    ["Free", "£0"],
    ["Gratis", "0 €"]
  ])("%s", (name, sum) => {
    expect(told(pricing(card(name, sum)))).toBe(`${name} ${sum}`)
  })
  test("not beside what costs something", () => {
    expect(told(`${pricing(card("Free", "£0"))}<section><h2>Ovens</h2><p>Ovens · £290 · by post</p></section>`)).toBe(
      "-"
    )
  })
  test("the first of several lines set one under the other", () => {
    expect(costIn("Free to use Own word list Shared by link Any oven, no login")).toBe("Free to use")
    expect(costIn("100% free – No account – No limit")).toBe("100% free – No account – No limit")
    expect(costIn("Free for Ada Roth and her bakers.")).toBe("Free for Ada Roth and her bakers.")
  })
  test("once, where the site says it twice", () => {
    const twice = "<p>Crumb is free of charge for everyone and needs no account at all.</p><p>Crumb is free to use.</p>"
    expect(told(pricing(twice))).toBe("Crumb is free to use.")
  })
  test("with what makes one pay", () => {
    const line = "Start free; upgrade when you need more ovens, bakers, or rotas."
    expect(told(pricing(`<p>${line}</p>`))).toBe(line)
  })
  test("not an answer that promises it beside a list that could not be told", () => {
    const list = pricing(card("Oven", "£290") + card("", "£190") + card("", "£90"))
    const answer = "There will always be a free version, but you may sell your own as well."
    expect(told(list + asked("How much does it cost?", answer))).toBe("-")
  })
})

describe("on request", () => {
  test.each([
    ["Price on request", "en"],
    ["Preis auf Anfrage", "de"],
    ["Prix sur demande", "fr"],
    ["Precio a consultar", "es"],
    ["Prezzo su richiesta", "it"],
    ["Prijs op aanvraag", "nl"]
  ])("%s", (line, lang) => {
    expect(told(`<section><h2>Crumb</h2><div class="card"><p>${line}</p></div></section>`, lang)).toBe(line)
  })
  test("a button by itself is no answer", () => {
    expect(told("<section><h2>Crumb</h2><a href='/ask'>Request a quote</a></section>")).toBe("-")
  })
})

describe("who answers at length is told at length", () => {
  test("as far as it is about the cost", () => {
    const answer =
      "You receive a written estimate by size and material. Small jobs are often priced by the hour. Bring tea."
    expect(told(asked("How does pricing work?", answer))).toBe(
      "You receive a written estimate by size and material. Small jobs are often priced by the hour."
    )
  })
})
