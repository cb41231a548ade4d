/** Lists of something else than what a thing can do: what staff get, what is won, what a rival offers. */
import { describe, expect, test } from "bun:test"
import { headsOtherList } from "../../../../src/services/drafter/evidence/beside/lists/OtherLists.ts"
import { drafted, read } from "../extractive/Sites.ts"

const list = (...items: ReadonlyArray<string>) => `<ul>${items.map((one) => `<li>${one}</li>`).join("")}</ul>`
const featuresOf = (body: string, title = "Troutline | Days on the river") =>
  drafted(
    read(
      "https://troutline.test/",
      `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main>
      <h1>Troutline</h1><p>Troutline takes anglers out on the river for a day.</p>${body}</main></body></html>`
    )
  ).fields.features?.value ?? []
const three = list("Free lunch", "Thirty days of leave", "A bicycle to borrow")

describe("headings over lists of something else", () => {
  test.each([
    [["Careers: what we offer you", "Cookies we use", "What our competitors do", "Raffle prizes", "House rules"]],
    [["Koch (m/w/d)", "Ihre Rechte", "Was andere bieten", "Tagesordnung", "Bitte mitbringen"]],
    [["Vos avantages salariés", "Finalités du traitement", "Ce que font les autres", "Lots à gagner", "À apporter"]],
    [["Trabaja con nosotros", "Tus derechos", "La competencia", "Premios", "Qué llevar"]],
    [["Trabalhe conosco", "Finalidades", "A concorrência", "Prêmios", "O que levar"]],
    [["Lavora con noi", "I tuoi diritti", "La concorrenza", "Ordine del giorno", "Cosa portare"]],
    [["Werken bij ons", "Uw rechten", "De concurrentie", "Inhoudsopgave", "Huisregels"]],
    [["福利厚生", "利用目的", "他社のサービス", "賞品", "持ち物"]],
    [["员工福利", "您的权利", "竞争对手", "奖品", "注意事项"]],
    [["مزايا الموظفين", "حقوقك", "المنافسون", "الجوائز", "القواعد"]]
  ])("%p", (headings) => {
    expect(headings.filter((heading) => !headsOtherList(heading.toLowerCase()))).toEqual([])
  })
  test.each([
    [["What we offer", "Works with your tools", "Smart schedule", "Rules engine", "Programme"]],
    [["Das bieten wir", "Unsere Leistungen", "Für Ihr Team", "Programm", "Funktionen"]],
    [["Ce que nous offrons", "Au programme", "Nos services", "Planning", "Pour votre équipe"]]
  ])("but not %p", (headings) => {
    expect(headings.filter((heading) => headsOtherList(heading.toLowerCase()))).toEqual([])
  })
})

describe("what stands below them is no feature", () => {
  test("under the heading of a job, whatever the lower one says", () => {
    expect(featuresOf(`<h2>Boat hand (m/f/d)</h2><h3>What we offer</h3>${three}`)).toEqual([])
    expect(featuresOf(`<h2>On the river</h2><h3>What we offer</h3>${three}`)).toHaveLength(3)
  })
  test("nor what a rival offers, by whatever name", () => {
    expect(featuresOf(`<h2>What BigRiver offers</h2>${three}`, "Troutline vs BigRiver")).toEqual([])
    expect(featuresOf(`<h2>What Troutline offers</h2>${three}`)).toHaveLength(3)
  })
  test("terms are listed without what is told of each", () => {
    const terms = "<dt>Quiet hours</dt><dd>Nobody rings.</dd><dt>Warm boats</dt><dd>All year.</dd>"
    expect(featuresOf(`<h2>Features</h2><dl>${terms}<dt>Dry boots</dt><dd>In all sizes.</dd></dl>`)).toEqual([
      "Quiet hours",
      "Warm boats",
      "Dry boots"
    ])
  })
})
