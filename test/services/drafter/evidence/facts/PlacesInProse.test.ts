/** Where makers are, told in any common way, in seven languages; each with the same words about somebody or something else. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { aboutCrumb, crumb } from "./FactPages.ts"

/** The town and the land that a page about the makers is drafted with. */
const placed = (said: string, lang: string): string => {
  const { fields } = extract(openGate({ pages: [aboutCrumb(said, lang)], categories: [] }), []).stands
  return `${fields.city?.value ?? "-"} ${fields.country?.value ?? "-"}`
}

describe("it stands", () => {
  test.each<[string, string, string]>([
    // English
    ["We're a small team in Ghent.", "Ghent BE", "en"],
    ["Crumb is made with love in Porto, Portugal.", "Porto PT", "en"],
    ["Crumb is the work of a Lisbon-based studio of four.", "Lisbon PT", "en"],
    ["You'll find us on the harbour in Aarhus.", "Aarhus DK", "en"],
    ["Crumb, a York design studio, makes signs for small museums.", "York -", "en"],
    ["Our desks are in Utrecht, our servers in Frankfurt.", "Utrecht NL", "en"],
    ["The whole team works from one office in Dublin.", "Dublin IE", "en"],
    ["Working from a loft in Oslo, Norway, we build Crumb for surveyors.", "Oslo NO", "en"],
    ["Hello from Brighton! We're the three people behind Crumb.", "Brighton GB", "en"],
    ["Come and see us at our little shop in Sheffield.", "Sheffield GB", "en"],
    ["At Crumb we brew small batches in Wells, Somerset.", "Wells GB", "en"],
    ["Home for Crumb is a converted chapel in Norwich.", "Norwich -", "en"],
    ["We've been building Crumb in Austin since 2014.", "Austin US", "en"],
    ["Crumb is run by two sisters from their home in Dublin.", "Dublin IE", "en"],
    ["We're proud to call Bristol home.", "Bristol -", "en"],
    ["Our studio, a former dairy, is in Exeter.", "Exeter -", "en"],
    ["You can visit our workshop in Swansea any day you like.", "Swansea -", "en"],
    // Deutsch
    ["Wir von Crumb sitzen in einem Altbau in Bonn.", "Bonn DE", "de"],
    ["Als Bremer Firma halten wir es schlicht.", "Bremen DE", "de"],
    ["Unser Büro liegt direkt am Kanal in Nürnberg.", "Nürnberg DE", "de"],
    ["Aus Graz kommt Crumb, und dort bleiben wir auch.", "Graz AT", "de"],
    ["Willkommen bei Crumb, deiner Buchhandlung in Wien.", "Wien AT", "de"],
    ["Wir sind ein Kölner Unternehmen mit neun Mitarbeitenden.", "Köln DE", "de"],
    ["Wir sind eine kleine Tischlerei in Leipzig.", "Leipzig DE", "de"],
    ["Gebacken wird in Wien, und zwar jede Nacht.", "Wien AT", "de"],
    ["Hinter Crumb steht ein vierköpfiges Team aus Münster.", "Münster DE", "de"],
    ["Seit zwölf Jahren bauen wir in Kiel Fahrräder nach Maß.", "Kiel DE", "de"],
    ["Als Familienbetrieb mit Sitz in Salzburg (Österreich) machen wir Honig.", "Salzburg AT", "de"],
    ["Crumb ist eine in Karlsruhe ansässige Agentur.", "Karlsruhe DE", "de"],
    ["Crumb sitzt in einer ehemaligen Zeche in Essen.", "Essen -", "de"],
    // Nederlands
    ["Crumb is een Amsterdams bedrijf.", "Amsterdam NL", "nl"],
    ["Crumb wordt ontwikkeld door een klein team in Den Haag.", "Den Haag NL", "nl"],
    ["Vanuit Zwolle helpen we scholen met hun rooster.", "Zwolle -", "nl"],
    ["Achter Crumb zit een team van vijf in Brugge, België.", "Brugge BE", "nl"],
    ["Je vindt ons in Haarlem, vlak bij de Grote Markt.", "Haarlem -", "nl"],
    ["Alles wordt met de hand genaaid in Leuven.", "Leuven BE", "nl"],
    // Français
    ["Crumb est une jeune entreprise lilloise.", "Lille FR", "fr"],
    ["Vous nous trouverez sur le port de Brest.", "Brest -", "fr"],
    ["Tout est imprimé à Paris, dans notre atelier.", "Paris FR", "fr"],
    ["C'est à Chambéry que nous imprimons nos livres.", "Chambéry -", "fr"],
    ["Nous tissons le lin dans un ancien hangar de Saint-Malo.", "Saint-Malo -", "fr"],
    ["On brasse, on presse et on rigole à Quimper.", "Quimper FR", "fr"],
    ["Crumb est né à Bruxelles et nous y travaillons toujours.", "Bruxelles BE", "fr"],
    ["Deux sœurs dirigent Crumb depuis Angers.", "Angers FR", "fr"],
    // Español
    ["La gente que hace Crumb vive y trabaja en Salamanca.", "Salamanca -", "es"],
    ["Somos nueve y trabajamos todos en Gijón.", "Gijón ES", "es"],
    ["Somos un equipo pequeño en Valencia.", "Valencia -", "es"],
    ["Crumb es una empresa madrileña.", "Madrid ES", "es"],
    ["Te esperamos en nuestra tienda de Málaga.", "Málaga ES", "es"],
    ["Nuestra panadería está en el centro de Granada.", "Granada -", "es"],
    ["Con sede en Zaragoza, ayudamos a las escuelas a planificar.", "Zaragoza ES", "es"],
    ["Crumb nació en Quito y aquí seguimos.", "Quito -", "es"],
    // Português
    ["Somos uma pequena equipa no Porto.", "Porto -", "pt"],
    ["A Crumb é uma empresa lisboeta.", "Lisboa PT", "pt"],
    ["Amassamos e cozemos tudo à mão em Ovar.", "Ovar -", "pt"],
    ["A Crumb fica no centro histórico de Tomar.", "Tomar -", "pt"],
    ["Feita em Campinas, Brasil, a Crumb ajuda oficinas mecânicas.", "Campinas BR", "pt"],
    // Italiano
    ["Crumb è una società milanese.", "Milano IT", "it"],
    ["Vi aspettiamo nel nostro negozio di Verona.", "Verona IT", "it"],
    ["Dietro Crumb c'è una squadra di sei persone a Brescia.", "Brescia -", "it"],
    ["Stampiamo tutto a Roma.", "Roma IT", "it"],
    ["Crumb è una falegnameria di famiglia alle porte di Treviso.", "Treviso -", "it"]
  ])("%p: %p", (said, expected, lang) => {
    expect(placed(said, lang)).toBe(expected)
  })
})

describe("it is somebody else's, of a day, of before, to come, or of several places", () => {
  test.each<[string, string]>([
    ["A small team in Ghent uses Crumb to plan its menus.", "en"],
    ["Our flour comes from a mill in Glasgow.", "en"],
    ["Our oven is made in Lyon, by people who know how.", "en"],
    ["We are a remote team spread over Rotterdam, Lyon and Turin.", "en"],
    ["We have designed signs for a museum in York.", "en"],
    ["Our sister shop in Sheffield sells yarn.", "en"],
    ["Crumb was acquired by a company in Singapore last year.", "en"],
    ["We lived in Hobart before we started Crumb.", "en"],
    ["There is another Crumb in Galway; we have nothing to do with it.", "en"],
    ["We work wherever we like: Warsaw, Madeira, a train.", "en"],
    ["We dream of opening a tea room in Stroud one day.", "en"],
    ["Hello from Brighton, says every postcard we sell.", "en"],
    ["In Leeds we work with three schools.", "en"],
    ["We are currently building a school in Vilnius.", "en"],
    ["Our printer is a family business in Hull.", "en"],
    ["Crumb connects growers and restaurants in Chicago.", "en"],
    ["Wir bauen gerade eine Schule in Nürnberg.", "de"],
    ["We bouwen momenteel een school in Gent.", "nl"],
    ["Estamos construyendo una escuela en Teruel.", "es"],
    ["Nuestra imprenta es una empresa familiar de Soria.", "es"],
    ["Estamos a construir uma escola em Tomar.", "pt"],
    ["La nostra tipografia è un'azienda di famiglia di Terni.", "it"],
    ["We design in Leeds and sew in Porto.", "en"],
    ["Find us at the craft week in Leeds.", "en"],
    ["Our home is the internet, our hearts are in Lisbon.", "en"],
    ["Crumb isn't made in Leeds.", "en"],
    ["Crumb has its roots in Bath.", "en"],
    ["Two friends use Crumb in Leeds.", "en"],
    ["We build websites in Webflow.", "en"],
    ["In Bonn arbeiten wir mit drei Schulen zusammen.", "de"],
    ["Wir entwerfen in Bonn und nähen in Porto.", "de"],
    ["Wir haben kein Büro in Leipzig.", "de"],
    ["Een van ons woont in Breda.", "nl"],
    ["À Nantes, nous travaillons avec trois écoles.", "fr"],
    ["Nuestra lana se hila en Barcelona.", "es"],
    ["Os nossos pais vivem no Porto.", "pt"],
    ["A Torino lavoriamo con tre scuole.", "it"],
    ["Ein Kölner Unternehmen war unser erster Kunde.", "de"],
    ["Gedruckt wird bei einem Partner in Halle.", "de"],
    ["Wir bauen in Holz.", "de"],
    ["Kennengelernt haben wir uns in Hamburg.", "de"],
    ["Für eine Brauerei in Karlsruhe haben wir das Etikett gestaltet.", "de"],
    ["Samstags stehen wir auf dem Wochenmarkt in Husum.", "de"],
    ["Unsere Stoffe werden in Bamberg gefärbt, von einem alten Familienbetrieb.", "de"],
    ["Een bakker uit Groningen was onze eerste klant.", "nl"],
    ["De helft van ons team woont in Amersfoort, de rest elders.", "nl"],
    ["Onze zusterzaak in Oostende verkoopt touw.", "nl"],
    ["Une entreprise lilloise a été notre premier client.", "fr"],
    ["Notre société sœur a son siège à Genève.", "fr"],
    ["Nous exposons à Vannes en juillet.", "fr"],
    ["Crumb est né à Bruxelles, puis a déménagé.", "fr"],
    ["Una empresa madrileña fue nuestro primer cliente.", "es"],
    ["Damos cursos en Cádiz.", "es"],
    ["Hemos restaurado las puertas de una iglesia de León.", "es"],
    ["Uma empresa lisboeta foi o nosso primeiro cliente.", "pt"],
    ["A nossa equipa está espalhada por São Paulo, Porto e Turim.", "pt"],
    ["La nostra azienda sorella ha sede a Lugano.", "it"],
    ["La farina la macina una famiglia di Matera.", "it"],
    ["Una società milanese è stata il nostro primo cliente.", "it"]
  ])("%p", (said, lang) => {
    expect(placed(said, lang)).toBe("- -")
  })
  test("nor where an address tells another town", () => {
    const page = crumb({
      main: "<p>We're a small team in Ghent.</p>",
      footer: "<p>12 Baker Street, London EC1A 1BB</p>"
    })
    const { fields } = extract(openGate({ pages: [page], categories: [] }), []).stands
    expect(fields.city?.value).toBe("London")
  })
})
