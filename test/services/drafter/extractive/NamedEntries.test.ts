import { describe, expect, test } from "bun:test"
import { drafted, shown } from "./Sites.ts"

const features = (body: string, lang = "en") =>
  drafted(shown(`<h1>The books of a bakery</h1>${body}`, { lang })).fields.features?.value
const list = (...items: ReadonlyArray<string>) => `<ul>${items.map((one) => `<li>${one}</li>`).join("")}</ul>`
const cards = (...names: ReadonlyArray<string>) =>
  `<div class="grid">${names.map((name) => `<div class="card"><h3>${name}</h3><p>Said of it in a sentence here.</p></div>`).join("")}</div>`

describe("an entry that names nothing is no feature", () => {
  test.each([
    ["en", "Features", "Reads receipts", "All features"],
    ["en", "Features", "Reads receipts", "And much more"],
    ["de", "Leistungen", "Belege lesen", "Alle Leistungen"],
    ["fr", "Nos services", "Tournage du bois", "Tous nos services"],
    ["es", "Servicios", "Unidad de lectura", "Todos los servicios"],
    ["pt", "Serviços", "Leitura de recibos", "Todos os serviços"],
    ["it", "I nostri servizi", "Lettura scontrini", "Tutti i servizi"],
    ["nl", "Diensten", "Bonnen lezen", "Alle diensten"],
    ["en", "Features", "Reads receipts", "How many loaves were sold"],
    ["it", "Funzionalità", "Lettura scontrini", "Quante pagnotte sono uscite oggi"],
    ["de", "Funktionen", "Belege lesen", "Wie viele Brote verkauft wurden"],
    ["en", "Features", "Reads receipts", "Bakery Hackathon Winner"],
    ["es", "Funciones", "Lectura de recibos", "Proyecto premiado"],
    ["en", "Features", "Reads receipts", "Anything else on request"],
    ["de", "Leistungen", "Belege lesen", "Sonstiges auf Anfrage"],
    ["fr", "Nos services", "Tournage du bois", "Autres sur demande"],
    ["it", "I nostri servizi", "Lettura scontrini", "Altro su richiesta"],
    ["en", "Features", "Reads receipts", "Service"],
    ["de", "Leistungen", "Belege lesen", "Zukunft: Lohnabrechnung"],
    ["ja", "機能", "レシートの読み取り", "今後：給与計算"]
  ])("%p %s: %s and no %s", (lang, heading, kept, dropped) => {
    const second = `${kept} (2)`
    expect(features(`<h2>${heading}</h2>${list(kept, second, dropped)}`, lang)).toEqual([kept, second])
  })
})

test("what programs send is no list of features", () => {
  expect(features(`<h2>Features</h2>${list("GET", "POST", "DELETE")}`)).toBeUndefined()
})
test("choosing the time comes first of few steps, and applying to become a partner", () => {
  expect(features(`<h2>機能</h2>${cards("時間を決める", "電話を置く", "焼き上がり")}`, "ja")).toBeUndefined()
  expect(features(`<h2>功能</h2>${cards("申请", "对齐", "演示")}`, "zh")).toBeUndefined()
})

describe("nor is what is not there yet, or not at all", () => {
  test.each([
    ["en", "Features", "Reads receipts", "Coming in spring"],
    ["en", "Features", "Reads receipts", "Coming soon: payroll"],
    ["en", "Features", "Reads receipts", "Payroll (soon)"],
    ["de", "Funktionen", "Belege lesen", "Kommt im Herbst"],
    ["de", "Leistungen", "Belege lesen", "Was wir nicht machen"],
    ["fr", "Fonctionnalités", "Lecture des reçus", "Prévu pour l'été"],
    ["fr", "Nos services", "Tournage du bois", "Ce que nous ne faisons pas"],
    ["es", "Servicios", "Lectura de recibos", "Lo que no hacemos"],
    ["es", "Funciones", "Lectura de recibos", "Próximamente: nóminas"],
    ["pt", "Serviços", "Leitura de recibos", "O que não fazemos"],
    ["it", "I nostri servizi", "Lettura scontrini", "Quello che non facciamo"],
    ["nl", "Diensten", "Bonnen lezen", "Wat we niet doen"],
    ["ja", "機能", "レシートの読み取り", "近日公開：給与計算"],
    ["zh", "功能", "读取收据", "即将推出：工资单"],
    ["zh", "功能", "讀取收據", "薪資單（即將推出）"],
    ["ja", "機能", "レシートの読み取り", "給与計算（開発中）"],
    ["ar", "المميزات", "قراءة الإيصالات", "قريباً: كشوف الرواتب"]
  ])("%p %s: %s and no %s", (lang, heading, kept, dropped) => {
    const second = `${kept} 2`
    expect(features(`<h2>${heading}</h2>${list(kept, second, dropped)}`, lang)).toEqual([kept, second])
  })
  test.each([
    ["en", "Coming this winter"],
    ["de", "Demnächst"],
    ["fr", "Bientôt"]
  ])("%s: a card says %p of itself", (lang, label) => {
    const card = (name: string, over: string) =>
      `<div class="card">${over}<h3>${name}</h3><p>Said of it in a sentence here.</p></div>`
    const there = ["Receipts", "Invoices", "Reminders"].map((name) => card(name, "")).join("")
    expect(
      features(
        `<section class="features"><h2>All of it</h2>${there}${card("Payroll", `<span>${label}</span>`)}</section>`,
        lang
      )
    ).toEqual(["Receipts", "Invoices", "Reminders"])
  })
  test("what comes of itself is there", () => {
    const there = ["Soonest oven", "Plans for spring", "Comes with bread", "Available all year"]
    expect(features(`<h2>Features</h2>${list(...there)}`)).toEqual(there)
  })
})

describe("neither are steps", () => {
  const entries = [
    "<b>Weigh it first.</b> Tell me what it weighs and where it is.",
    "<b>Pack it well.</b> The box has to stand a fall from a table.",
    "<b>The rest is mine.</b> It comes back in about seven weeks."
  ]
  test.each(["How it goes", "How to order", "What happens next"])("under %p", (heading) => {
    expect(features(`<h2>${heading}</h2><ol>${entries.map((one) => `<li>${one}</li>`).join("")}</ol>`)).toBeUndefined()
  })
  test("whatever stands over them, where the first is to get in touch", () => {
    expect(
      features(`<h2>From the flour to the books</h2>${cards("Call us", "A quote", "Finished books")}`)
    ).toBeUndefined()
    expect(
      features(`<h2>From the flour to the books</h2>${cards("Call notes", "Quotes", "Finished books")}`)
    ).toBeDefined()
  })
})

test("nor is what goes wrong without it", () => {
  const troubles = cards("Receipts in three drawers", "Nobody knows the margin", "The baker does it all")
  expect(features(`<h2>You did not learn to bake to count receipts.</h2>${troubles}`)).toBeUndefined()
  expect(features(`<h2>Tired of counting?</h2>${troubles}`)).toBeUndefined()
  // Of two lines over them the small one says it.
  expect(features(`<p>The problem</p><h2>Books take all night.</h2>${troubles}`)).toBeUndefined()
  expect(features(`<p>The evening</p><h2>Books take all night.</h2>${troubles}`)).toBeDefined()
})

describe("an entry goes by its name, whatever is told of it", () => {
  const all = [
    "Reads receipts. Whoever was here yesterday finds them in the till.",
    "Keep-awake – till nine, if no baker objects."
  ]
  test.each([
    ["Payroll. Coming in spring."],
    ["Payroll – not included."],
    ["Payroll: in Vorbereitung."],
    ["Payroll: bientôt."]
  ])("but not %p", (later) => {
    expect(features(`<h2>Features</h2>${list(...all, later)}`)).toEqual(["Reads receipts", "Keep-awake"])
  })
})

describe("nor is who they are and how they go about it", () => {
  const cardsOf = (...names: ReadonlyArray<string>) =>
    `<div class="grid">${names.map((name) => `<div class="card"><h3>${name}</h3><p>You see what each loaf costs before it is baked.</p></div>`).join("")}</div>`
  const values = cardsOf("Clean work", "Full ownership", "Built to last")
  test.each([
    ["en", "Our approach"],
    ["en", "About Crumb"],
    ["de", "Unser Ansatz"],
    ["fr", "Notre approche"],
    ["nl", "Onze aanpak"]
  ])("%p %s", (lang, heading) => {
    expect(features(`<h2>${heading}</h2>${values}`, lang)).toBeUndefined()
  })
  test("but what a heading only approaches", () => {
    expect(features(`<h2>Approach every morning prepared</h2>${values}`)).toBeDefined()
  })
})

test("nor entries of a series, nor one alone", () => {
  const tiers = ["Tier 1 — Flour", "Tier 2 — Dough", "Tier 3 — Crust"]
  expect(features(`<h2>Features</h2>${list(...tiers)}`)).toBeUndefined()
  expect(features(`<h2>Features</h2>${list("Reads 2 receipts", "Prints 3 labels")}`)).toBeDefined()
  expect(features(`<h2>Features</h2>${list("Reads receipts", "All features")}`)).toBeUndefined()
})
