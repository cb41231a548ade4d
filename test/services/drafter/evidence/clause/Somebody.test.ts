/** What somebody else does the product does not, by whatever name and in whatever frame it is told. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

/** Names that are other words as well: what one is asked to do, how something is, a place. */
const names =
  "Harbour Northgate Bloom Clear Drew Frame Bright Help Silver Royal Target Deliver Ring Weekly Petit".split(" ")
const ends = ["", " Foods", " Living", " Labs", " University", " & Sons"]
const frames: ReadonlyArray<(name: string) => string> = [
  (name) => `${name}, our largest customer, bakes bread for ten towns.`,
  (name) => `${name}, one of our customers, bakes bread for ten towns.`,
  (name) => `${name}, which uses our software, bakes bread for ten towns.`,
  (name) => `${name} (our largest customer) bakes bread for ten towns.`,
  (name) => `${name} and Petit bake bread for ten towns.`,
  (name) => `Our customer ${name} bakes bread for ten towns.`,
  (name) => `Like ${name}, many of our customers bake bread for ten towns.`,
  (name) => `Thanks to us, ${name} bakes bread for ten towns.`
]
test.each(frames.map((frame) => [frame("X"), frame] as const))(
  "whoever it is, a customer is not the product: %s",
  (_, frame) => {
    const quotes = names.flatMap((name) => ends.map((end) => frame(name + end)))
    const taken = ["Acme bakes bread for ten towns.", "We bake bread for ten towns."].flatMap((sentence) =>
      quotes.filter((quote) => laneOf("description", "en", sentence, [quote]) === "stands")
    )
    expect(taken).toEqual([])
  }
)

test.each([
  ["The Oakfield Trust, a registered charity, runs the mill.", "The mill is run by the Oakfield Trust."],
  ["Acme, our bakery in Ghent, bakes bread for ten towns.", "Acme bakes bread for ten towns."],
  ["Export your results as CSV or GeoJSON.", "CSV and GeoJSON export"]
])("but a name it has already is nobody new: %s", (quote, sentence) => {
  expect(laneOf("description", "en", sentence, [quote])).not.toBe("refused")
})

describe("in other languages", () => {
  test.each([
    ["de", "Stern, unser größter Kunde, backt Brot für zehn Städte.", "Acme backt Brot für zehn Städte."],
    ["de", "Stern nutzt unsere Software und backt Brot für zehn Städte.", "Acme backt Brot für zehn Städte."],
    ["fr", "Rivière, notre plus gros client, cuit du pain pour dix villes.", "Acme cuit du pain pour dix villes."],
    ["fr", "Rivière cuit du pain pour dix villes.", "Acme cuit du pain pour dix villes."],
    ["es", "Puente, nuestro mayor cliente, hornea pan para diez ciudades.", "Acme hornea pan para diez ciudades."],
    ["it", "Ponte usa il nostro software e cuoce pane per dieci città.", "Acme cuoce pane per dieci città."],
    ["pt", "Ponte coze pão para dez cidades.", "Acme coze pão para dez cidades."],
    ["nl", "Brug, onze grootste klant, bakt brood voor tien steden.", "Acme bakt brood voor tien steden."]
  ])("%s: %s", (lang, quote, sentence) => {
    expect(laneOf("description", lang, sentence, [quote])).toBe("refused")
  })
  test.each([
    ["de", "Brot backen wir für zehn Städte.", "Acme backt Brot für zehn Städte."],
    ["pt", "Depois envia faturas todas as noites.", "Acme envia faturas todas as noites."],
    ["de", "Uhren repariert unser Meister in zwei Tagen.", "Acme repariert Uhren in zwei Tagen."],
    ["es", "Siempre horneamos pan para diez ciudades.", "Acme siempre hornea pan para diez ciudades."]
  ])("%s: but not %s", (lang, quote, sentence) => {
    expect(laneOf("description", lang, sentence, [quote])).not.toBe("refused")
  })
  test.each([
    [
      "de",
      "Die Abendkarte gilt vier Wochen und umfasst ein Fahrrad.",
      ["Die Abendkarte gilt vier Wochen.", "Der Jahrespass umfasst ein Fahrrad."]
    ],
    [
      "nl",
      "De avondkaart geldt vier weken en bevat een fiets.",
      ["De avondkaart geldt vier weken.", "De jaarpas bevat een fiets."]
    ]
  ])("%s: nor has one what another has: %s", (lang, sentence, quotes) => {
    expect(laneOf("description", lang, sentence, quotes)).toBe("refused")
  })
})
