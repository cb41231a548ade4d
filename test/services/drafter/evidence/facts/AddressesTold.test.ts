/** Addresses that stand in sentences, and codes as lands write them: whose they are, and which words are the town. */
import { expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "./FactPages.ts"

const placeOf = (body: string, lang: string, footer = "<p>Crumb</p>") => {
  const main = `<h1>Crumb</h1><p>Crumb.</p>${body}`
  const { fields } = extract(openGate({ pages: [crumb({ main, footer, lang })], categories: [] }), []).stands
  return [fields.city?.value ?? null, fields.country?.value ?? null]
}

test.each([
  [
    "en",
    "Find us",
    "The flour shed is at 3 Weir Road, Nelson 7071, New Zealand, a short walk from the sea. Open late.",
    "Nelson",
    "NZ"
  ],
  ["en", "Visit", "Open studio on the last Sunday, 7 Kiln Lane, Hobart TAS 7000. Mind the step.", "Hobart", "AU"],
  ["en", "Visit", "Drop in at 2 Dock Row, Leeds LS11 5PS, Monday to Friday.", "Leeds", "GB"],
  ["de", "Kontakt", "Unsere Werkstatt: Hafenweg 3, 28195 Bremen. Bitte klingeln.", "Bremen", "DE"],
  ["fr", "Contact", "Quai des Saules 14, B-4000 Liège (Belgique). On sonne deux fois.", "Liège", "BE"],
  ["nl", "Contact", "Kom langs: Kade 31, 3511 AG Utrecht.", "Utrecht", "NL"]
])("an address in a sentence of ours in %s: %p, %p", (lang, heading, sentence, city, country) => {
  expect(placeOf(`<section><h2>${heading}</h2><p>${sentence}</p></section>`, lang)).toEqual([city, country])
})

test.each([
  ["en", "We buy our flour at Roth Mill, 3 Weir Road, Nelson 7071, New Zealand, every week."],
  ["en", "Until last year our workshop was at 2 Dock Row, Leeds LS11 5PS, near the station."],
  ["en", "Meet us at the food fair, 2 Dock Row, Leeds LS11 5PS, on 12 March."],
  ["en", "Our second shop is at 2 Dock Row, Leeds LS11 5PS, near the station."],
  ["en", "Full staging and photos. 2448 Aster Ct, Marlow Bay, CA"],
  ["en", "Hosting: Roth Ltd, 12 Quay Row, Leeds LS11 5PS. Open daily."],
  ["de", "Unser Lieferant sitzt am Hafenweg 3, 28195 Bremen, gleich am Wasser."]
])("another's address, and one of before, of a day or of a branch: %s %p", (lang, sentence) => {
  expect(placeOf(`<section><h2>About</h2><p>${sentence}</p></section>`, lang)).toEqual([null, null])
})

test.each([
  ["es", "Bv. Argos 750, S2000 Rosario, Santa Fe, Argentina", "Rosario", "AR"],
  ["es", "Thames 12, C1414DCN Buenos Aires", "Buenos Aires", "AR"],
  ["es", "Calle Sur 14, bajo, 46006 Valencia", "Valencia", "ES"],
  ["es", "Montt 53, 2340000 Valparaíso, Chile", "Valparaíso", "CL"],
  ["fr", "15, rue des Lilas, L-4010 Esch-sur-Alzette", "Esch-sur-Alzette", "LU"],
  ["fr", "BP 112, 35400 Saint-Malo Cedex, France", "Saint-Malo", "FR"],
  ["en", "Storgata 5, NO-5017 Bergen", "Bergen", "NO"],
  ["en", "9 Weir Road, Hira, Nelson 7071, NZ", "Nelson", "NZ"],
  ["en", "5 Hill St, Makhanda 6139, Eastern Cape", "Makhanda", "ZA"],
  ["en", "Shop 3, 22 Tai Street, Kowloon, Hong Kong", "Hong Kong", "HK"],
  ["it", "Via dei Gelsi 8, 50122 Firenze FI", "Firenze", "IT"],
  ["it", "Via dei Gelsi 8, 03100 Frosinone (FR)", "Frosinone", "IT"]
])("a code and its land in %s: %p", (lang, address, city, country) => {
  expect(placeOf(`<section><h2>Contact</h2><address>Crumb, ${address}</address></section>`, lang)).toEqual([
    city,
    country
  ])
})

const rights = "© 2019–2026 Ada Roth."
test.each([
  [
    "en",
    `${rights} All rights reserved. Flourtech GmbH, Gasse 4, 26121 Oldenburg, Germany. This program is free.`,
    "Oldenburg",
    "DE"
  ],
  [
    "de",
    `${rights} Alle Rechte vorbehalten. Flourtech GmbH, Gasse 4, 26121 Oldenburg, Deutschland.`,
    "Oldenburg",
    "DE"
  ],
  ["fr", `${rights} Tous droits réservés. Flourtech SARL, 4 rue des Lilas, 69007 Lyon, France.`, "Lyon", "FR"],
  ["en", `${rights} All rights reserved. Powered by Flourtech GmbH, Gasse 4, 26121 Oldenburg, Germany.`, null, null],
  ["en", `${rights} All rights reserved. Flourtech GmbH, friends of bread, Germany.`, null, null],
  ["en", "We thank Flourtech. All rights reserved. Flourtech GmbH, Gasse 4, 26121 Oldenburg, Germany.", null, null]
])("who has the rights, with where they are, in %s: %p", (lang, line, city, country) => {
  expect(placeOf("", lang, `<p>${line}</p>`)).toEqual([city, country])
})

test("Arabic is read on a page that says that it is in English", () => {
  const contact = "<section><h2>تواصل معنا</h2><h6>بريدة ,المملكة العربية السعودية</h6></section>"
  expect(placeOf(contact, "en")).toEqual(["بريدة", "SA"])
})

test.each([
  [
    "en",
    "Visit our clinic at Mater Park Hospital, Room 5, First Floor, 9 Kiln Street, Bundaberg QLD 4670",
    "Bundaberg",
    "AU"
  ],
  ["en", "Or visit our workshop in Mill House, 3 Weir Road, Leeds LS11 5PS.", "Leeds", "GB"],
  ["de", "Besuchen Sie unsere Praxis im Ärztehaus Nord, Hafenweg 3, 28195 Bremen.", "Bremen", "DE"],
  ["en", "Visit Flourtech at Mater Park Hospital, Room 5, 9 Kiln Street, Bundaberg QLD 4670", null, null],
  ["en", "Visit their clinic at Mater Park Hospital, 9 Kiln Street, Bundaberg QLD 4670", null, null],
  ["en", "Do not visit our clinic at Mater Park Hospital, 9 Kiln Street, Bundaberg QLD 4670", null, null]
])("rooms of ours in somebody's house, in %s: %p", (lang, sentence, city, country) => {
  expect(placeOf(`<section><h2>Appointments</h2><p>${sentence}</p></section>`, lang)).toEqual([city, country])
})

test("a town cut to its first letters is the one written out", () => {
  const at = (town: string) => `<p>Crumb, Rua das Flores, 8, 4920-201 ${town}</p>`
  expect(
    placeOf(`<section><h2>Contactos</h2>${at("Vila Nova de Cerveira")}</section>`, "pt", at("V.N. Cerveira"))
  ).toEqual(["Vila Nova de Cerveira", "PT"])
  expect(placeOf(`<section><h2>Contactos</h2>${at("Vila Nova de Cerveira")}</section>`, "pt", at("V.N. Foz"))).toEqual([
    null,
    "PT"
  ])
})
