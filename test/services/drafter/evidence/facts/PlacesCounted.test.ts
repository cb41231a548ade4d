/** How many they are and where, who from where makes it, and rooms without whose; and the same words of others. */
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
    ["There are six of us, above a fishmonger in Lerwick.", "Lerwick -", "en"],
    ["Crumb is the two of us, in a converted barn outside Kendal.", "Kendal -", "en"],
    ["We're five people above a bakery in Totnes.", "Totnes GB", "en"],
    ["Six of us share an office in Ghent, Belgium.", "Ghent BE", "en"],
    ["Seven of us work on Crumb, all in Trieste, Italy.", "Trieste IT", "en"],
    ["Wir sind zu fünft, über einer Bäckerei in Flensburg.", "Flensburg DE", "de"],
    ["Wir sind fünf Leute über einer Bäckerei in Graz.", "Graz AT", "de"],
    ["Zu viert arbeiten wir in einem Hinterhof in Bonn.", "Bonn DE", "de"],
    ["Nous sommes cinq, au-dessus d'une boulangerie à Lorient.", "Lorient FR", "fr"],
    ["On est quatre, dans une ancienne conserverie à Quimper.", "Quimper FR", "fr"],
    ["Somos cinco, encima de una panadería en Vigo.", "Vigo ES", "es"],
    ["Somos cinco personas encima de una panadería en Gijón.", "Gijón ES", "es"],
    ["Siamo in cinque, sopra un forno a Lecce.", "Lecce IT", "it"],
    ["Siamo cinque persone sopra una panetteria a Trieste.", "Trieste IT", "it"],
    ["Somos cinco pessoas por cima de uma padaria em Aveiro.", "Aveiro PT", "pt"],
    ["Somos cinco, numa antiga fábrica em Braga.", "Braga PT", "pt"],
    ["We zijn met z'n vijven, boven een bakker in Zwolle.", "Zwolle NL", "nl"],
    ["Wij zijn vijf mensen boven een bakkerij in Gent.", "Gent BE", "nl"],
    ["A small studio from Ljubljana, Slovenia, makes Crumb.", "Ljubljana SI", "en"],
    ["Crumb is put together in Turin, in the back of a bicycle shop.", "Turin IT", "en"],
    ["Each loom leaves our workshop in Hexham.", "Hexham GB", "en"],
    ["Our boatshed is in Oban, Scotland.", "Oban GB", "en"],
    ["I live in Port Chalmers, just down the harbour from Dunedin.", "Port Chalmers -", "en"],
    ["I live near Gatineau, Quebec, with two sons and fourteen hives.", "Gatineau CA", "en"],
    ["Crumb is written in Bruges by Ada Roth and Ben Lund.", "Bruges BE", "en"],
    ["Die Werkstatt liegt am Hafen in Husum.", "Husum DE", "de"],
    ["L'atelier est sur le port de Brest.", "Brest -", "fr"],
    ["Crumb est fabriqué à Saint-Malo par trois personnes.", "Saint-Malo FR", "fr"],
    ["El taller está en una antigua fábrica de Lugo.", "Lugo ES", "es"],
    ["Il laboratorio è in una vecchia stalla a Siena.", "Siena IT", "it"],
    ["A oficina fica numa antiga adega em Évora.", "Évora PT", "pt"],
    ["De werkplaats zit in een oude fabriek in Delft.", "Delft NL", "nl"]
  ])("%p: %p", (said, expected, lang) => {
    expect(placed(said, lang)).toBe(expected)
  })
})

describe("it is somebody else's, or of another time", () => {
  test.each<[string, string, string]>([
    ["There are six of us, scattered from Lerwick to Lisbon.", "- -", "en"],
    ["There are six of them, above a fishmonger in Lerwick.", "- -", "en"],
    ["There were six of us, above a fishmonger in Lerwick.", "- -", "en"],
    ["There are six of us at the fair in Lerwick.", "- -", "en"],
    ["Six of our customers share an office in Ghent, Belgium.", "- -", "en"],
    ["In 2017 six of us shared an office in Ghent, Belgium.", "- -", "en"],
    ["There are six of us and two of our suppliers sit above a fishmonger in Lerwick.", "- -", "en"],
    ["Wir waren zu fünft, über einer Bäckerei in Flensburg.", "- -", "de"],
    ["Zu viert trafen wir uns in einem Hinterhof in Bonn.", "- -", "de"],
    ["Nous étions cinq, au-dessus d'une boulangerie à Lorient.", "- -", "fr"],
    ["Éramos cinco, encima de una panadería en Vigo.", "- -", "es"],
    ["Eravamo in cinque, sopra un forno a Lecce.", "- -", "it"],
    ["We waren met z'n vijven, boven een bakker in Zwolle.", "- -", "nl"],
    ["The book was written in Bruges by Ada Roth.", "- -", "en"],
    ["I lived near Gatineau, Quebec, until 2018.", "- -", "en"],
    ["My sister lives near Gatineau, Quebec, with two sons.", "- -", "en"],
    ["Die Werkstatt unseres Partners liegt am Hafen in Husum.", "- -", "de"],
    ["Die Werkstatt lag am Hafen in Husum.", "- -", "de"],
    ["L'atelier du fondeur est sur le port de Brest.", "- -", "fr"],
    ["El taller de nuestro proveedor está en una antigua fábrica de Lugo.", "- -", "es"],
    ["Il laboratorio del fornitore è in una vecchia stalla a Siena.", "- -", "it"],
    ["De werkplaats van onze drukker zit in een oude fabriek in Delft.", "- -", "nl"],
    ["The workshop was in Leeds.", "- -", "en"],
    ["The workshop we visited is in Leeds.", "- -", "en"],
    ["The supplier's workshop is in Leeds.", "- -", "en"],
    ["The second workshop is in Leeds.", "- -", "en"],
    ["The next workshop is in Leeds on 4 May.", "- -", "en"],
    ["The workshop on sourdough is in Leeds.", "- -", "en"],
    ["The office of our accountant is in Leeds.", "- -", "en"],
    ["The roastery that supplies us is in Leeds.", "- -", "en"],
    ["The studio for our podcast is in Leeds.", "- -", "en"],
    ["Das Büro unserer Buchhaltung ist in Bonn.", "- -", "de"],
    ["Die Brauerei gegenüber steht in Bonn.", "- -", "de"],
    ["L'atelier de poterie du mois de mai est à Brest.", "- -", "fr"],
    ["Lo studio legale che ci segue è a Siena.", "- -", "it"],
    ["O escritório do contabilista fica em Évora.", "- -", "pt"],
    ["Het kantoor van onze boekhouder is in Delft.", "- -", "nl"],
    ["A small studio from Ljubljana, Slovenia, makes our boxes.", "- -", "en"],
    ["A small studio from Ljubljana, Slovenia, makes Crumb stickers.", "- -", "en"],
    ["A small studio from Ljubljana, Slovenia, loves Crumb.", "- -", "en"],
    ["A printer in Hull makes the boxes for Crumb.", "- -", "en"],
    ["Three of us studied in Leeds.", "- -", "en"],
    ["Three of us are from Leeds, the rest from York.", "- -", "en"],
    ["Three of us are in Leeds and two in York.", "- -", "en"],
    ["Four of us work in Leeds, three in Cork.", "- -", "en"],
    ["All of us are in love with Paris.", "- -", "en"],
    ["There are three of us in the Leeds bread club.", "- -", "en"],
    ["Somos cinco, desde el año pasado en Vigo y en Lugo.", "- -", "es"],
    ["Somos los primeros en Vigo.", "- -", "es"],
    ["Crumb is printed in Leeds by Hull Press.", "- -", "en"],
    ["Crumb was reviewed in Leeds by Ada Roth.", "- -", "en"],
    ["We live near Leeds and York, with two cats.", "- -", "en"]
  ])("%p: %p", (said, expected, lang) => {
    expect(placed(said, lang)).toBe(expected)
  })
})
