/** A sentence in words of its own is put to the second opinion, where nothing binds otherwise. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (lang: string, sentence: string, quotes: string) =>
  laneOf("description", lang, sentence, quotes.split(" | "))

describe("a sentence in words of its own", () => {
  test.each([
    [
      "de",
      "Wer eine Harfe abgibt, bekommt sie frisch gestimmt und gereinigt zurück.",
      "Die Harfe verlässt unsere Werkstatt sauber und sorgfältig nachgespannt."
    ],
    [
      "fr",
      "Les familles découvrent la ferme en compagnie de l'éleveur, chaussées de bottes prêtées sur place.",
      "Nous prêtons les bottes, et l'éleveur montre lui-même la ferme aux visiteurs."
    ],
    [
      "es",
      "El taller enseña a los vecinos a arreglar sus propias bicicletas con piezas recuperadas.",
      "Aquí cada cual repara su bicicleta: ponemos las piezas recuperadas y la ayuda."
    ],
    [
      "it",
      "Le lezioni si svolgono in barca e seguono il ritmo di chi impara.",
      "Si insegna in barca, al passo degli allievi, con calma."
    ],
    [
      "nl",
      "Bewoners brengen hun kapotte lampen langs en repareren ze samen met handige buren.",
      "Neem je kapotte lamp mee: handige buren helpen je bij het repareren."
    ]
  ])("is asked about (%s)", (lang, sentence, quotes) => expect(lane(lang, sentence, quotes)).toBe("doubt"))

  test.each([
    [
      "de: denied there",
      "de",
      "Wer eine Harfe abgibt, bekommt sie frisch gestimmt und gereinigt zurück.",
      "Harfen stimmen wir nicht, unsere Werkstatt reinigt sie nur sorgfältig."
    ],
    [
      "fr: to come",
      "fr",
      "Les familles découvrent la ferme en compagnie de l'éleveur, chaussées de bottes prêtées sur place.",
      "Bientôt nous prêterons les bottes, et l'éleveur montrera lui-même la ferme aux visiteurs."
    ],
    [
      "es: another figure",
      "es",
      "El taller enseña a 40 vecinos a arreglar sus propias bicicletas con piezas recuperadas.",
      "Aquí 30 personas reparan su bicicleta: ponemos las piezas recuperadas y la ayuda."
    ],
    [
      "it: claimed",
      "it",
      "Le lezioni certificate si svolgono in barca e seguono il ritmo di chi impara.",
      "Si insegna in barca, al passo degli allievi, con calma."
    ],
    [
      "nl: another name",
      "nl",
      "Bewoners van Utrecht brengen hun kapotte lampen langs en repareren ze samen met handige buren.",
      "Neem je kapotte lamp mee: handige buren helpen je bij het repareren."
    ],
    [
      "en: figures exchanged",
      "en",
      "Helpers have drawn nine footpaths through 2,400 parishes onto the chart so far.",
      "Acme's volunteers mapped 2,400 village wells in nine districts."
    ],
    [
      "en: once maybe",
      "en",
      "Beginners might join three rehearsals ahead of signing up.",
      "You can come to three meetings before you join."
    ]
  ])("is refused: %s", (_, lang, sentence, quotes) => expect(lane(lang, sentence, quotes)).toBe("refused"))
})
