/** What a page takes back, bounds or leaves open in a word or two is not told without them. */
import { expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const told = "Acme prints posters with twelve colours."
test.each([
  "Acme is unlikely to print posters with twelve colours.",
  "Acme is too small to print posters with twelve colours.",
  "Acme is allowed to print posters with twelve colours.",
  "Acme prints posters with twelve colours in the Pro plan.",
  "Acme prints posters with twelve colours if asked.",
  "Acme prints posters with twelve colours, says Petit.",
  "Acme prints posters with twelve colours badly.",
  "Acme has yet to print posters with twelve colours.",
  "Acme refuses to print posters with twelve colours.",
  "Acme stopped printing posters with twelve colours.",
  "Until 2019, Acme printed posters with twelve colours.",
  "Acme prints posters with twelve colours unless it rains.",
  "Acme supplies Petit, who prints posters with twelve colours."
])("%s", (quote) => {
  expect(laneOf("description", "en", told, [quote])).not.toBe("stands")
})
test.each([
  "Acme prints posters with twelve colours on any plan.",
  "Acme is able to print posters with twelve colours.",
  "Acme prints posters with twelve colours, and cards as well."
])("%s", (quote) => {
  expect(laneOf("description", "en", told, [quote])).not.toBe("refused")
})

test.each([
  ["fr", "Acme imprime des affiches en douze couleurs.", "Acme refuse d'imprimer des affiches en douze couleurs."],
  ["es", "Acme imprime carteles con doce colores.", "Acme dejó de imprimir carteles con doce colores."],
  ["it", "Acme stampa manifesti in dodici colori.", "Acme ha smesso di stampare manifesti in dodici colori."],
  ["pt", "A Acme imprime cartazes com doze cores.", "A Acme deixou de imprimir cartazes com doze cores."],
  ["nl", "Acme drukt affiches in twaalf kleuren.", "Acme weigert affiches in twaalf kleuren te drukken."]
])("%s: %s", (lang, sentence, quote) => {
  expect(laneOf("description", lang, sentence, [quote])).toBe("refused")
})
