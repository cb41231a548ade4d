/** The year of a founding behind its label, however a list of facts is set, and labels of somebody or something else. */
import { describe, expect, test } from "bun:test"
import { crumb, fact } from "../FactPages.ts"

const yearOf = (main: string, lang = "en", year = "2009") =>
  fact(crumb({ main: `<h1>About us</h1>${main}`, path: "about", lang }), "founded_year", year, year)

describe("a label and its year", () => {
  const layouts: Readonly<Record<string, (label: string, other: string) => string>> = {
    list: (label, other) => `<ul><li>${label}: 2009</li><li>${other}: 9</li></ul>`,
    bold: (label, other) => `<p><strong>${label}</strong> 2009</p><p><strong>${other}</strong> 9</p>`,
    paragraphs: (label, other) => `<p>${label}: 2009</p><p>${other}: 9</p>`,
    breaks: (label, other) => `<p>${label}: 2009<br>${other}: 9</p>`,
    dashes: (label, other) => `<ul><li>${label} – 2009</li><li>${other} – 9</li></ul>`
  }
  const labels = [
    ["en", "Inception", "Employees"],
    ["en", "Since", "Employees"],
    ["en", "Club founded", "Members"],
    ["de", "Vereinsgründung", "Mitglieder"],
    ["de", "Seit", "Mitarbeiter"],
    ["fr", "Création", "Effectif"],
    ["fr", "Depuis", "Salariés"],
    ["es", "Inicio de actividad", "Empleados"],
    ["pt", "Ano de criação", "Funcionários"],
    ["it", "Dal", "Dipendenti"],
    ["nl", "Oprichtingsjaar", "Medewerkers"],
    ["nl", "Sinds", "Leden"],
    ["zh", "创始年份", "员工"],
    ["ar", "تأسست عام", "الموظفون"]
  ] as const
  test.each(
    labels.flatMap(([lang, label, other]) =>
      Object.entries(layouts).map(([layout, made]) => [label, layout, made(label, other), lang] as const)
    )
  )("%s, in %s", (_label, _layout, main, lang) => expect(yearOf(main, lang)).toBe("2009"))
  test("beside others in one line", () => expect(yearOf("<p>Employees: 9 · Founded 2009</p>")).toBe("2009"))
})

describe("no label of ours", () => {
  test.each([
    ["an event", "<dl><dt>Event</dt><dd>Open day</dd><dt>Started</dt><dd>2009</dd><dt>Tickets</dt><dd>£4</dd></dl>"],
    ["a piece of work", "<ul><li>Client: Petit</li><li>Started: 2009</li><li>Budget: £4m</li></ul>"],
    ["somebody's work", "<h3>Ada Roth</h3><p>Role: baker</p><p>Since: 2009</p>"],
    ["members", "<h2>Members</h2><ul><li>Since 2009: Ada Roth</li><li>Since 2012: Ben Lund</li></ul>"],
    ["another house", "<h2>Petit Bakery</h2><p>Founded: 2009</p><p>Employees: 40</p>"],
    ["a guild", "<h2>The guild</h2><ul><li>Founded: 2009</li><li>Members: 90</li></ul>"],
    ["a guess", "<p>Est. delivery 2009</p>"],
    ["another guess", "<p>Oven built: 1911 | Est. output: 2009</p>"],
    ["a website", "<p>Website launched: 2009</p>"],
    ["a house around it", "<p>Hosted inside the old chapel | Est. 2009</p>"],
    ["nothing beside it", "<h2>Membership</h2><p>Since: 2009</p>"]
  ])("%s", (_, main) => expect(yearOf(main)).toBeUndefined())
})

describe("a line in Arabic that says no more than when", () => {
  test.each([
    ["أسست عام 2009", "2009"],
    ["أسست في عام 2009.", "2009"],
    ["تأسسنا سنة 2009", "2009"],
    // Whatever she founded then
    ["أسست عام 2009 معهد الخبز في حلب.", undefined]
  ])("%s", (line, year) => expect(yearOf(`<h4>${line}</h4>`, "ar")).toBe(year))
})
