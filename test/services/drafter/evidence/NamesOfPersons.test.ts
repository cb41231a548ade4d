/** Names with points in them, and names that stand over other pages than the first. */
import { describe, expect, test } from "bun:test"
import { drafted, read } from "../extractive/Sites.ts"

const page = (url: string, title: string, body: string) =>
  read(url, `<!doctype html><html lang="de"><head><title>${title}</title></head><body>${body}</body></html>`)

describe("a name", () => {
  test.each([
    ["© Dr. med. dent. Ada Roth | Impressum", "Dr. med. dent. Ada Roth"],
    ["© 2024 Prof. Ben Lund. Alle Rechte vorbehalten.", "Prof. Ben Lund"],
    ["© 2024 Crumb. Made in Ghent", "Crumb"],
    ["© 2024 Crumb Bakes. All rights reserved.", "Crumb Bakes"]
  ])("%s: %s", (line, name) => {
    const site = page(
      "https://praxis-am-tor.test/",
      "",
      `<main><h1>Unsere Praxis</h1><p>Ein Team, zwei Räume.</p></main><footer><p>${line}</p></footer>`
    )
    expect(drafted(site).fields.name?.value).toBe(name)
  })
  test("in the letters of the address, over another page", () => {
    const home = page(
      "https://adaroth.test/",
      "Verwalterin - Hausabnahmen",
      "<main><h1>Hausabnahmen</h1><p>Eine Abnahme hält fest, wie ein Haus aussieht.</p></main>"
    )
    const contact = page(
      "https://adaroth.test/kontakt",
      "Kontakt - Verwalterin",
      "<main><h1>Ada Roth</h1><p>Schreiben Sie mir.</p></main>"
    )
    expect(drafted(home, contact).fields.name?.value).toBe("Ada Roth")
  })
  test("no heading of another page that the address does not say", () => {
    const home = page("https://crumb.test/", "Crumb - Brote", "<main><h1>Brote</h1><p>Crumb backt Brote.</p></main>")
    const contact = page(
      "https://crumb.test/kontakt",
      "Kontakt - Crumb",
      "<main><h1>Ben Lund</h1><p>Schreiben Sie mir.</p></main>"
    )
    expect(drafted(home, contact).fields.name?.value).toBe("Crumb")
  })
})
