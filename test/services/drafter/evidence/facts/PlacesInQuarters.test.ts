/** Makers told in a quarter or a street before its town, in seven languages; and others who are. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "./FactPages.ts"

/** The town and the land that a page about the makers is drafted with. */
const placed = (said: string, lang: string): string => {
  const page = crumb({ main: `<h1>${lang === "en" ? "About us" : "Crumb"}</h1><p>${said}</p>`, path: "about", lang })
  const { fields } = extract(openGate({ pages: [page], categories: [] }), []).stands
  return `${fields.city?.value ?? "-"} ${fields.country?.value ?? "-"}`
}

describe("it stands", () => {
  test.each<[string, string, string]>([
    ["Our studio is in the Gràcia neighbourhood of Barcelona.", "Barcelona ES", "en"],
    ["We work in the Nordnes quarter of Bergen, Norway.", "Bergen NO", "en"],
    ["We work in Bedminster, a part of Bristol, England.", "Bristol GB", "en"],
    ["We're based in Kilimani, Nairobi.", "Nairobi KE", "en"],
    ["Our workshop is at 14 North Street, Bedminster, Bristol.", "Bristol -", "en"],
    ["We work at 9 Mill Lane, Leeds.", "Leeds GB", "en"],
    ["Crumb is a small studio in Leith, Edinburgh.", "Edinburgh GB", "en"],
    ["Unsere Werkstatt liegt im Leipziger Stadtteil Plagwitz.", "Leipzig DE", "de"],
    ["Unsere Werkstatt liegt in der Karl-Heine-Straße 40, Plagwitz, Leipzig.", "Leipzig DE", "de"],
    ["Wir sitzen in Berlin-Kreuzberg, in einer alten Seifenfabrik.", "Berlin DE", "de"],
    ["Wir sind eine kleine Agentur aus Hamburg-Altona.", "Hamburg DE", "de"],
    ["Crumb ist ein Team von vier Leuten im Kölner Viertel Ehrenfeld.", "Köln DE", "de"],
    ["Unser Büro ist im Bezirk Neubau in Wien.", "Wien AT", "de"],
    ["Notre atelier est dans le quartier de la Croix-Rousse à Lyon.", "Lyon FR", "fr"],
    ["Nous travaillons dans le 11e arrondissement de Paris.", "Paris FR", "fr"],
    ["Nous sommes une petite équipe dans le quartier de Wazemmes, à Lille.", "Lille FR", "fr"],
    ["Nuestro taller está en el barrio de Gràcia, en Barcelona.", "Barcelona ES", "es"],
    ["Nuestra oficina está en el barrio de Lavapiés de Madrid, España.", "Madrid ES", "es"],
    ["Nuestra oficina está en la colonia Roma de Puebla, México.", "Puebla MX", "es"],
    ["Nosso escritório fica no bairro Moinhos de Porto Alegre, Brasil.", "Porto Alegre BR", "pt"],
    ["Il nostro ufficio è nel quartiere Cit Turin di Torino, Italia.", "Torino IT", "it"],
    ["Ons kantoor zit in de wijk Lombok van Utrecht, Nederland.", "Utrecht NL", "nl"],
    ["Trabajamos en el cerro Barón, Valparaíso.", "Valparaíso -", "es"],
    ["Nuestro taller está en la calle Somera 12, Casco Viejo, Bilbao.", "Bilbao ES", "es"],
    ["O nosso ateliê fica na rua do Almada 120, Cedofeita, Porto.", "Porto PT", "pt"],
    ["Trabalhamos no bairro de Alfama, em Lisboa.", "Lisboa PT", "pt"],
    ["Il nostro laboratorio è in via del Pratello 8, quartiere Saragozza, Bologna.", "Bologna IT", "it"],
    ["Lavoriamo nel quartiere Isola a Milano.", "Milano IT", "it"],
    ["Ons atelier zit in de Sleepstraat 14, Patershol, Gent.", "Gent BE", "nl"],
    ["Wij werken in de Rotterdamse wijk Delfshaven.", "Rotterdam NL", "nl"],
    ["Ons kantoor is in de wijk Patershol in Gent.", "Gent BE", "nl"],
    ["We are located in the heart of Old Town Ludlow, England.", "Ludlow GB", "en"],
    ["We are based in Downtown Seattle.", "Seattle US", "en"]
  ])("%p: %p", (said, expected, lang) => {
    expect(placed(said, lang)).toBe(expected)
  })
})

describe("it is somebody else's, or of another time", () => {
  test.each<[string, string, string]>([
    ["Our customers are in the Gràcia neighbourhood of Barcelona.", "- -", "en"],
    ["Ada grew up in the Nordnes quarter of Bergen, Norway.", "- -", "en"],
    ["Unser zweiter Laden liegt im Leipziger Stadtteil Plagwitz.", "- -", "de"],
    ["Wir treffen uns am Samstag in Berlin-Kreuzberg auf dem Markt.", "- -", "de"],
    ["Notre première boutique était dans le quartier de la Croix-Rousse à Lyon.", "- -", "fr"],
    ["Nous livrons dans le 11e arrondissement de Paris.", "- -", "fr"],
    ["Nuestros clientes están en el barrio de Gràcia, en Barcelona.", "- -", "es"],
    ["Nos conocimos en el barrio de Gràcia, en Barcelona.", "- -", "es"],
    ["Repartimos en el cerro Barón, Valparaíso.", "- -", "es"],
    ["A avó da Ada nasceu no bairro de Alfama, em Lisboa.", "- -", "pt"],
    ["Il nostro fornitore è nel quartiere Isola a Milano.", "- -", "it"],
    ["Onze drukker zit in de Rotterdamse wijk Delfshaven.", "- -", "nl"]
  ])("%p: %p", (said, expected, lang) => {
    expect(placed(said, lang)).toBe(expected)
  })
})
