/** A real mailbox, year or address beside the site's own name that is somebody else's, or no more; each with its nearest true neighbour. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, crumb, fact } from "./FactPages.ts"

const contact = (said: string, lang: string) =>
  crumb({ main: `<section id="contact"><h2>Contact</h2><p>${said}</p></section>`, path: "contact", lang })
const mailOf = (said: string, email: string, lang: string) => fact(contact(said, lang), "contact_email", email, said)
const landOf = (said: string, land: string, lang: string) => fact(contact(said, lang), "country", land, said)
const yearOf = (said: string, lang: string) => {
  const year = /\d{4}/.exec(said)?.[0] ?? ""
  return fact(aboutCrumb(said, lang), "founded_year", year, said)
}

describe("a mailbox", () => {
  test.each([
    ["Write to hello@crumb.example.", "hello@crumb.example", "en"],
    ["We answer as soon as we can: hello@crumb.example", "hello@crumb.example", "en"],
    ["Crumb gallery: 44 Mill Lane, Tue to Sat, mill@crumb.example", "mill@crumb.example", "en"],
    ["Escríbenos a hola@crumb.example.", "hola@crumb.example", "es"]
  ])("stands: %p", (said, email, lang) => expect(mailOf(said, email, lang)).toBe(email))

  test.each([
    ["Please stop using hello@crumb.example. We closed that mailbox in June.", "hello@crumb.example", "en"],
    ["Crumb Boston gallery: 44 Mill Lane, Tue to Sat, boston@crumb.example", "boston@crumb.example", "en"],
    ["Unsere Filiale Bonn: bonn@crumb.example", "bonn@crumb.example", "de"],
    [
      "Si recibes un mensaje de soporte@crumb-pagos.net, no lo abras: no somos nosotros.",
      "soporte@crumb-pagos.net",
      "es"
    ],
    ["Photographs of Crumb by Ed Marsh, ed.marsh@gmail.com", "ed.marsh@gmail.com", "en"],
    ["Fotos von Ed Marsh, ed.marsh@gmail.com", "ed.marsh@gmail.com", "de"],
    ["Próximamente podrás escribirnos a hola@crumb.example; de momento, por teléfono.", "hola@crumb.example", "es"],
    ["Bientôt vous pourrez écrire à bonjour@crumb.example.", "bonjour@crumb.example", "fr"]
  ])("does not: %p", (said, email, lang) => expect(mailOf(said, email, lang)).toBeUndefined())
})

describe("a year", () => {
  test.each([
    ["It all started in 2017, when Ada Roth left her job.", "en"],
    ["Seit 2013 backen wir jeden Morgen für die Menschen im Viertel.", "de"],
    ["Since 2013 we have been baking bread.", "en"]
  ])("stands: %p", (said, lang) => expect(yearOf(said, lang)).toBe(/\d{4}/.exec(said)?.[0]))

  test.each([
    ["It all started in 2017, when our first customer abroad signed up to Crumb.", "en"],
    ["Seit 2013 backen wir jeden Morgen für die Kantine des Klinikums.", "de"],
    ["Since 2013 we have been baking bread for the Grand Hotel.", "en"],
    ["Nous cuisons du pain depuis 2013 pour la cantine de l'hôpital.", "fr"]
  ])("does not: %p", (said, lang) => expect(yearOf(said, lang)).toBeUndefined())
})

describe("a land", () => {
  test.each([
    ["Crumb, Nyhavn 12, 1051 Copenhagen, Denmark", "DK", "en"],
    ["Crumb in Vienna: Mariahilfer Straße 9, 1070 Wien, Austria", "AT", "en"]
  ])("stands: %p", (said, land, lang) => expect(landOf(said, land, lang)).toBe(land))

  test.each([
    ["Crumb orders are billed by Stellpay A/S, Nyhavn 12, Copenhagen, Denmark.", "DK", "en"],
    ["Crumb in Austria: Bergsport Huber, Maria-Theresien-Straße 9, Innsbruck.", "AT", "it"]
  ])("does not: %p", (said, land, lang) => expect(landOf(said, land, lang)).toBeUndefined())
})

describe("figures of an address", () => {
  const placed = (lines: string, lang: string) => {
    const page = crumb({ footer: `<p>Crumb<br>${lines}</p>`, lang })
    const quotes = lines.split("<br>")
    return (key: "city" | "country", value: string) => fact(page, key, value, ...quotes)
  }
  test.each([
    ["2214 SE Division Street<br>Portland, OR 97202", "Portland", "US", "en"],
    ["Kade 4<br>2214 SE Leiden", "Leiden", "NL", "nl"],
    ["70 Juta Street<br>Braamfontein<br>Johannesburg 2001", "Johannesburg", "ZA", "en"],
    ["12 MG Road<br>Bengaluru 560001", "Bengaluru", "IN", "en"],
    ["Platz 39<br>6870 Bezau, Vorarlberg", "Bezau", "AT", "de"]
  ])("%p is in %p, %p", (lines, city, land, lang) => {
    const said = placed(lines, lang)
    expect([said("city", city), said("country", land)]).toEqual([city, land])
  })
  test.each([
    ["2214 SE Division Street<br>Portland, OR 97202", "Division Street", "NL", "en"],
    ["Hall 4, London 2012", "London", "GB", "en"],
    ["Stand 12, Johannesburg 2019", "Johannesburg", "ZA", "en"]
  ])("%p is not in %p, %p", (lines, city, land, lang) => {
    const said = placed(lines, lang)
    expect([said("city", city), said("country", land)]).toEqual([undefined, undefined])
  })
})
