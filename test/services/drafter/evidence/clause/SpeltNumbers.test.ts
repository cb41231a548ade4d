/** Numbers in words and in figures are the same numbers. */
import { describe, expect, test } from "bun:test"
import { tongueNamed } from "../../../../../src/services/drafter/evidence/clause/tongues/TongueOf.ts"
import type { ReadLanguage } from "../../../../../src/services/drafter/evidence/clause/words/Languages.ts"
import { plainNumbers } from "../../../../../src/services/drafter/evidence/clause/words/Numbers.ts"
import { inFigures } from "../../../../../src/services/drafter/evidence/reading/SpeltNumbers.ts"
import { laneOf } from "./LaneOf.ts"

describe("spelt numbers", () => {
  const rows: ReadonlyArray<readonly [lang: ReadLanguage, text: string, figures: string]> = [
    ["en", "twenty-four pairs, three hundred and fifty bells", "24 pairs, 350 bells"],
    ["en", "two thousand five hundred trips, forty, a dozen", "2500 trips, forty, a dozen"],
    ["en", "forty and twenty minutes, between two and twenty", "forty and twenty minutes, between two and twenty"],
    ["en", "twenty one-way trips; five thirty", "twenty one-way trips; five thirty"],
    ["fr", "quatre cents poignées, dix-neuf mètres, soixante-quinze", "400 poignées, 19 mètres, 75"],
    ["fr", "quatre-vingts, quatre-vingt-dix-sept, vingt et un, deux mille trois cents", "80, 97, 21, 2300"],
    ["es", "mil cien botas, treinta y cinco y veinte", "1100 botas, 35 y veinte"],
    ["pt", "cento e vinte e três, mil e duzentos", "123, 1200"],
    ["de", "sechsundzwanzig, neunzehnhundert, dreihundertfünfzig", "26, 1900, 350"],
    ["de", "zwischen zwei und zwanzig Gäste", "zwischen zwei und zwanzig Gäste"],
    ["nl", "zesentwintig, tweeëntwintig, honderdvijftig", "26, 22, 150"],
    ["it", "ventisei, millecento, quarantotto", "26, 1100, 48"],
    ["fr", "vingt pour cent, 30 pour cent", "vingt pour cent, 30 pour cent"],
    ["es", "el diez por ciento", "el diez por ciento"]
  ]
  test.each([...rows])("%s: %s", (lang, text, figures) => {
    expect(inFigures(text, lang, lang === "en" ? plainNumbers : tongueNamed(lang).numbers)).toBe(figures)
  })

  test("bind as their figures do", () => {
    const lane = (lang: string, sentence: string, quote: string) => laneOf("description", lang, sentence, [quote])
    expect(lane("en", "Acme has 24 pairs of gloves.", "We have twenty-four pairs of gloves.")).toBe("stands")
    expect(lane("en", "Acme has 34 pairs of gloves.", "We have twenty-four pairs of gloves.")).toBe("refused")
    expect(lane("es", "Acme hace unas 1.100 botas al año.", "Hacemos unas mil cien botas al año.")).not.toBe("refused")
    expect(lane("es", "Acme hace unas 1.200 botas al año.", "Hacemos unas mil cien botas al año.")).toBe("refused")
  })
})
