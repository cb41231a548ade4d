/** Whoever makes a house tells since when, alone or together; what it was called then, and out of what it came. */
import { describe, expect, test } from "bun:test"
import { toldBy } from "./Told.ts"

describe("who makes it alone began it then", () => {
  test.each([
    ["Hi, I'm Ada Roth. I've been building Crumb on my own since 2020.", "en"],
    ["Hallo, ich bin Ada Roth. Seit 2020 entwickle ich Crumb allein.", "de"],
    ["Ich heiße Ada Roth. Ich entwickle Crumb seit 2020 in meiner Freizeit.", "de"],
    ["Bonjour, je suis Ada Roth. Je développe Crumb seule depuis 2020.", "fr"],
    ["Hola, soy Ada Roth. Desarrollo Crumb en solitario desde 2020.", "es"],
    ["Olá, sou a Ada Roth. Desenvolvo a Crumb sozinha desde 2020.", "pt"],
    ["Ciao, sono Ada Roth. Sviluppo Crumb da sola dal 2020.", "it"],
    ["Hoi, ik ben Ada Roth. Sinds 2020 bouw ik in mijn eentje aan Crumb.", "nl"]
  ])("%s", (said, lang) => {
    expect(toldBy(said, lang)).toBe("2020 Ada Roth")
  })
  test.each([
    ["Hi, I'm Ada Roth. I've been building with Crumb since 2020.", "en"],
    ["Hallo, ich bin Ada Roth. Seit 2020 entwickle ich für Petit.", "de"]
  ])("and who uses it, or makes another thing, did not: %s", (said, lang) => {
    expect(toldBy(said, lang)).not.toContain("Ada")
  })
})

describe("who we are, and what we began", () => {
  test.each([
    ["Wir sind Ada Roth und Ben Lund. Den Laden haben wir 2012 eröffnet, mitten im Winter.", "de"],
    ["Nous sommes Ada Roth et Ben Lund. Nous avons ouvert la boutique en 2012.", "fr"],
    ["Somos Ada Roth y Ben Lund. Abrimos la tienda en 2012, en pleno invierno.", "es"],
    ["Somos a Ada Roth e o Ben Lund. Abrimos a Crumb em 2012.", "pt"]
  ])("%s", (said, lang) => {
    expect(toldBy(said, lang)).toBe("2012 Ada Roth, Ben Lund")
  })
  test("nobody who took it over", () => {
    const said = "Wir sind Ada Roth und Ben Lund. 2012 haben wir den Laden von Frau Petit übernommen."
    expect(toldBy(said, "de")).toBe("-")
  })
})

describe("how a house began under another name, or out of another", () => {
  test.each([
    ['The company was founded in 2002 as "Millnet" by Ada Roth. Since 2011 we are called Crumb.', "en"],
    ["Unsere Firma gibt es seit 2002, damals noch als „Mahlwerk“, ins Rollen gebracht von Ada Roth.", "de"],
    ["Het bedrijf ging in 2002 van start onder de naam Millnet, met Ada Roth als oprichter.", "nl"],
    ["L'entreprise a été fondée en 2002 sous le nom de Millnet par Ada Roth.", "fr"],
    ["Crumb was spun out of Ghent University (founded 1817) in 2002 by a former student, Ada Roth.", "en"],
    ["Crumb wurde 2002 aus der Universität Gent ausgegründet, von Ada Roth.", "de"]
  ])("%s", (said, lang) => {
    expect(toldBy(said, lang)).toBe("2002 Ada Roth")
  })
  test.each([
    ["Our supplier was founded in 2002 under the name Millnet by Ada Roth.", "en"],
    ["Petit was spun out of Ghent University in 2002 by Ada Roth.", "en"],
    ["Crumb eröffnete 2002 in Gent ein Büro.", "de"],
    ["Crumb opende in 2002 in Gent een winkel.", "nl"]
  ])("no other house, no branch: %s", (said, lang) => {
    expect(toldBy(said, lang)).toBe("-")
  })
  test.each([
    ["Das Studio öffnete im Herbst 2002 über einer Mühle.", "de"],
    ["De studio opende in het najaar van 2002 boven een molen.", "nl"]
  ])("opened of itself: %s", (said, lang) => {
    expect(toldBy(said, lang)).toBe("2002")
  })
})
