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
    ["Crumb sitzt in einer ehemaligen Zeche in Essen.", "Essen DE", "de"],
    // Nederlands
    ["Crumb is een Amsterdams bedrijf.", "Amsterdam NL", "nl"],
    ["Crumb wordt ontwikkeld door een klein team in Den Haag.", "Den Haag NL", "nl"],
    ["Vanuit Zwolle helpen we scholen met hun rooster.", "Zwolle NL", "nl"],
    ["Achter Crumb zit een team van vijf in Brugge, België.", "Brugge BE", "nl"],
    ["Je vindt ons in Haarlem, vlak bij de Grote Markt.", "Haarlem NL", "nl"],
    ["Alles wordt met de hand genaaid in Leuven.", "Leuven BE", "nl"],
    // Français
    ["Crumb est une jeune entreprise lilloise.", "Lille FR", "fr"],
    ["Vous nous trouverez sur le port de Brest.", "Brest -", "fr"],
    ["Tout est imprimé à Paris, dans notre atelier.", "Paris FR", "fr"],
    ["C'est à Chambéry que nous imprimons nos livres.", "Chambéry FR", "fr"],
    ["Nous tissons le lin dans un ancien hangar de Saint-Malo.", "Saint-Malo FR", "fr"],
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
    ["Crumb nació en Quito y aquí seguimos.", "Quito EC", "es"],
    // Português
    ["Somos uma pequena equipa no Porto.", "Porto PT", "pt"],
    ["A Crumb é uma empresa lisboeta.", "Lisboa PT", "pt"],
    ["Amassamos e cozemos tudo à mão em Ovar.", "Ovar -", "pt"],
    ["A Crumb fica no centro histórico de Tomar.", "Tomar PT", "pt"],
    ["Feita em Campinas, Brasil, a Crumb ajuda oficinas mecânicas.", "Campinas BR", "pt"],
    // Italiano
    ["Crumb è una società milanese.", "Milano IT", "it"],
    ["Vi aspettiamo nel nostro negozio di Verona.", "Verona IT", "it"],
    ["Dietro Crumb c'è una squadra di sei persone a Brescia.", "Brescia IT", "it"],
    ["Stampiamo tutto a Roma.", "Roma IT", "it"],
    ["Crumb è una falegnameria di famiglia alle porte di Treviso.", "Treviso IT", "it"],
    [
      "We're a team of four in Boise, Idaho, with a river outside the door and not a single lift in the building.",
      "Boise US",
      "en"
    ],
    ["Crumb is a two-person studio in Moncton, New Brunswick, and we're not going anywhere.", "Moncton CA", "en"],
    [
      "After three years in Denver, Crumb moved its studio to Ghent, Belgium, and has no plans to move again.",
      "Ghent BE",
      "en"
    ],
    ["In 2021 we moved our head office from Leeds to Dundee.", "Dundee GB", "en"],
    ["Although our customers are all over the world, Crumb's office is in Hobart, Tasmania.", "Hobart AU", "en"],
    ["Born in London, Crumb is now based in Dundee.", "Dundee GB", "en"],
    ["From a Brooklyn loft, we build Crumb.", "Brooklyn US", "en"],
    ["Crumb is a small studio in Oulu, in northern Finland.", "Oulu FI", "en"],
    ["In einem Bremer Hinterhaus, gleich neben der Bäckerei, programmieren wir Crumb.", "Bremen DE", "de"],
    ["Nach sechs Jahren in Hamburg ist Crumb nach Leipzig umgezogen.", "Leipzig DE", "de"],
    ["Crumb hat seinen Sitz 2022 von Berlin nach Potsdam verlegt.", "Potsdam DE", "de"],
    ["Obwohl unsere Kundschaft über ganz Europa verteilt ist, sitzt Crumb in Graz.", "Graz AT", "de"],
    ["Wir sind ein kleines Studio in Meran, im Norden Italiens.", "Meran IT", "de"],
    ["Das Büro von Crumb ist in Erfurt.", "Erfurt DE", "de"],
    ["Installée à Rimouski, au Québec, l'équipe de Crumb répond à tous.", "Rimouski CA", "fr"],
    ["Dans une arrière-cour lyonnaise, nous développons Crumb.", "Lyon FR", "fr"],
    ["En 2020, nous avons transféré notre siège de Lyon à Grenoble.", "Grenoble FR", "fr"],
    ["Nous sommes de Quimper et c'est à Quimper que nous cousons chaque Crumb.", "Quimper FR", "fr"],
    ["Somos un taller de Valdivia, en el sur de Chile.", "Valdivia CL", "es"],
    ["Aunque nuestros clientes están por todo el país, la oficina de Crumb está en Puebla, México.", "Puebla MX", "es"],
    ["Tras tres años en Madrid, Crumb se mudó a Gijón.", "Gijón ES", "es"],
    ["Nacimos en Madrid, pero hoy Crumb está en Cádiz.", "Cádiz ES", "es"],
    ["Somos de Viana do Castelo e é em Viana do Castelo que cosemos cada Crumb.", "Viana do Castelo PT", "pt"],
    ["O escritório da Crumb fica em Aveiro, perto da ria.", "Aveiro PT", "pt"],
    ["Em 2021 transferimos a sede para Curitiba.", "Curitiba BR", "pt"],
    ["L'ufficio di Crumb è a Trento.", "Trento IT", "it"],
    ["Crumb è nata a Roma, ma da tre anni sta a Trieste.", "Trieste IT", "it"],
    ["Nel 2019 abbiamo spostato la sede da Roma a Perugia.", "Perugia IT", "it"],
    ["In een Gentse garage bouwen we Crumb.", "Gent BE", "nl"],
    ["Na vijf jaar in Amsterdam verhuisde Crumb naar Groningen.", "Groningen NL", "nl"],
    ["Hoewel we klanten in heel Europa hebben, staat het kantoor van Crumb in Zutphen.", "Zutphen NL", "nl"],
    ["Crumb is based in Valencia.", "Valencia -", "en"],
    ["Crumb is based in Birmingham.", "Birmingham -", "en"]
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
    ["Una società milanese è stata il nostro primo cliente.", "it"],
    ["We're not a team in Boise, Idaho.", "en"],
    ["Next year Crumb will move its head office to Tucson, Arizona.", "en"],
    ["Our first customer moved its head office to Tucson, Arizona.", "en"],
    ["Crumb moved its servers to Dublin, Ireland.", "en"],
    ["In 2015 Crumb moved to Leeds, and in 2018 it moved to York.", "en"],
    ["Born in Leeds, our founder now lives in Dundee.", "en"],
    ["From a Brooklyn loft, our friends at Petit build lamps.", "en"],
    ["Although Crumb grew up online, our largest customer's office is in Hobart, Tasmania.", "en"],
    ["In einem Leipziger Hinterhof entwickelt unser Kunde seine Lampen.", "de"],
    ["In einem Leipziger Hinterhof haben wir Crumb angefangen.", "de"],
    ["Crumb will 2027 nach Leipzig umziehen.", "de"],
    ["Das Büro von Petit ist in Graz und nutzt Crumb.", "de"],
    ["Heute steht Crumb in Dresden im Museum.", "de"],
    ["Notre imprimeur a déménagé à Nantes.", "fr"],
    ["Dans un atelier lyonnais, nos voisins utilisent Crumb.", "fr"],
    ["Somos de Valdivia, en el sur de Chile, pero ahora vivimos en Berlín.", "es"],
    ["En un piso madrileño grabamos el anuncio de Crumb.", "es"],
    ["Aunque somos pocos, la oficina de nuestro cliente está en Puebla, México.", "es"],
    ["Somos de Braga, mas vivemos em Berlim.", "pt"],
    ["A Crumb mudou-se para Braga em 2015 e voltou a Lisboa em 2018.", "pt"],
    ["Siamo di parola e a Modena ci conoscono tutti.", "it"],
    ["Abbiamo spostato i server a Torino.", "it"],
    ["Volgend jaar verhuist Crumb naar Groningen.", "nl"],
    ["Het kantoor van onze boekhouder staat in Gent.", "nl"]
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
