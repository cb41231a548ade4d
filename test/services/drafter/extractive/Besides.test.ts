/** What a house tells of its letters, pictures and payers is in no description; what is beta is no topic. */
import { describe, expect, test } from "bun:test"
import { isBesideThePoint } from "../../../../src/services/drafter/extractive/words/Sentences.ts"
import { ofTheHouse } from "../../../../src/services/drafter/extractive/words/tables/HouseWords.ts"
import { drafted, shown } from "./Sites.ts"

describe("of the house, and of no product", () => {
  test.each([
    "We write to those signed up on the first Monday of the month.",
    "Our newsletter comes out when there is news.",
    "Our photos are Anna's.",
    "Photographs by Jonas Lind.",
    "Unsere Montagefotos zeigt der Bub auf Instagram.",
    "Wir schreiben allen, die sich angemeldet haben, am ersten Montag im Monat.",
    "Nous écrivons aux personnes inscrites le premier lundi de chaque mois.",
    "Nos photos sont de Jeanne.",
    "Escribimos a las personas inscritas el primer lunes de cada mes.",
    "La paga un fondo público y la va a seguir pagando la cooperativa.",
    "Escrevemos aos inscritos uma vez por mês.",
    "Scriviamo agli iscritti il primo lunedì del mese.",
    "We mailen onze abonnees elke eerste maandag van de maand.",
    "Crumb wird von der Stiftung Brot finanziert.",
    "メールマガジンは毎月第一月曜日に届きます。",
    "照片由林安拍摄。"
  ])("%s", (sentence) => expect(ofTheHouse.test(sentence)).toBe(true))
  test.each([
    "We write reports that people read to the end.",
    "We post your pictures on Instagram.",
    "We send your letters on the first Monday of the month.",
    "Our letters are cut in brass.",
    "Crumb sends a newsletter to the subscribers of bakeries.",
    "Wir schreiben Ihre Rechnungen.",
    "Wir drucken Fotos auf Brot.",
    "Nous écrivons des logiciels pour les boulangeries.",
    "Nous envoyons le pain dans toute la France.",
    "Escribimos cartas a mano.",
    "La panadería paga menos con Crumb.",
    "Scriviamo insegne a mano.",
    "We sturen brood door heel Nederland.",
    "写真をまとめて整理します。",
    "我们拍摄面包照片。"
  ])("not: %s", (sentence) => expect(ofTheHouse.test(sentence)).toBe(false))
})

describe("of the page and its visitor, and of no product", () => {
  test.each([
    "Please see the list of ovens for more details.",
    "Bitte beachten Sie den Aushang im Laden.",
    "Veuillez patienter pendant la cuisson.",
    "Por favor, revise su pedido antes de pagar.",
    "If your loaf is small, we would love to hear from you!",
    "This website and the bakery are being rebuilt.",
    "Diese Webseite wird gerade überarbeitet.",
    "Questo sito raccoglie le ricette di tutti.",
    "This is who we are and where we bake."
  ])("%s", (sentence) => expect(isBesideThePoint(sentence)).toBe(true))
  test.each([
    "Pleased customers come back for the bread.",
    "Crumb hears the oven and wakes you.",
    "The website builder for bakeries that sell online.",
    "The page that bakers open first shows the dough.",
    "This oven knows who you are."
  ])("not: %s", (sentence) => expect(isBesideThePoint(sentence)).toBe(false))
})

test("a description leaves it out", () => {
  const page = shown(
    "<h1>Du pain chaud</h1><p>Crumb mesure la température du four et vous réveille avant que le pain ne brûle. Nous écrivons aux personnes inscrites le premier lundi de chaque mois.</p>",
    { lang: "fr" }
  )
  expect(drafted(page).fields.description?.value).toBe(
    "Crumb mesure la température du four et vous réveille avant que le pain ne brûle."
  )
})

test.each([
  ["ja", "Crumb ベータ版", "Crumbのベータ版です。ベータ版をお試しください。", "ベータ版"],
  [
    "en",
    "Crumb: keep the good ones",
    "Crumb sorts the loaves and keeps the good ones. Pay for the ones you eat.",
    "ones"
  ],
  ["fr", "Crumb, des fours remis à neuf", "Crumb vend des fours remis à neuf. Moins cher que le neuf.", "neuf"]
])("no topic: %s %s", (lang, title, text, not) => {
  const { tags, keywords } = drafted(shown(`<h1>${title}</h1><p>${text}</p>`, { lang, description: text })).fields
  expect([...(tags?.value ?? []), ...(keywords?.value ?? [])]).not.toContain(not)
})

const cards = [
  "<li><h3>Sharp blades</h3><p>Ground by hand, twice.</p></li>",
  "<li><h3>Clean bearings</h3><p>All that wears is replaced.</p></li>",
  "<li><h3>Signed book</h3><p>Each repair is noted down.</p></li>"
].join("")
const featuresUnder = (heading: string, lang: string) =>
  drafted(
    shown(
      `<h1>Crumb</h1><p>Crumb mends dough mixers for bakeries.</p><section><h2>The mixers</h2><p>Many.</p></section><section><h2>${heading}</h2><ul>${cards}</ul></section>`,
      { lang }
    )
  ).fields.features?.value
test.each([
  ["fr", "Ce qui est compris dans chaque pétrin"],
  ["de", "Das ist dabei"],
  ["es", "Lo que está incluido"],
  ["pt", "O que está incluído"],
  ["it", "Cosa è compreso"],
  ["nl", "Wat is inbegrepen"]
])("what comes with it is what it has: %s %s", (lang, heading) =>
  expect(featuresUnder(heading, lang)).toEqual(["Sharp blades", "Clean bearings", "Signed book"])
)
test.each([
  ["fr", "Ce qui n'est pas compris"],
  ["de", "Was nicht enthalten ist"],
  ["it", "Cosa non è compreso"]
])("and not what does not: %s %s", (lang, heading) => expect(featuresUnder(heading, lang)).toBeUndefined())

test("two words that are one thing are a topic, though the first says nothing alone", () => {
  const { tags } = drafted(
    shown("<h1>Shed your dead feature flags</h1><p>Crumb finds feature flags and removes feature flags.</p>", {
      description: "Crumb finds feature flags nobody has touched."
    })
  ).fields
  expect(tags?.value).toEqual(["feature flags"])
})
