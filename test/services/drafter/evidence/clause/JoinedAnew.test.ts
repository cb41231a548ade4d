/** A small word of its own between the page's words ties them otherwise, or may: somebody has to look. */
import { describe, expect, test } from "bun:test"
import { joinsAnew } from "../../../../../src/services/drafter/evidence/clause/judge/retold/JoinedAnew.ts"
import { englishTongue, tongueOf } from "../../../../../src/services/drafter/evidence/clause/tongues/TongueOf.ts"
import { laneOf } from "./LaneOf.ts"

const joins = (lang: string, sentence: string, quotes: ReadonlyArray<string>) =>
  joinsAnew(sentence, quotes, tongueOf([sentence, ...quotes].join("\n"), lang) ?? englishTongue(), ["acme"])

describe("tied otherwise", () => {
  test.each([
    [
      "en",
      "Our ovens are tested to a standard and approved by Petit.",
      "Our ovens are tested to a standard approved by Petit."
    ],
    ["en", "Our baker, who trained with Ada Roth, won in Ghent.", "Our baker trained with Ada Roth, who won in Ghent."],
    ["en", "No key is needed if you come before noon.", "No key is needed unless you come before noon."],
    [
      "en",
      "You can learn rye and spelt in small groups and alone.",
      "You can learn rye in small groups and spelt alone."
    ],
    ["en", "Everyone who bakes rye is in our team.", "Everyone in our team bakes rye."],
    [
      "nl",
      "Het brood en de taart worden zonder suiker gebakken.",
      "Het brood wordt zonder suiker gebakken, de taart met."
    ]
  ])("%s: %s", (lang, sentence, quote) => {
    expect(joins(lang, sentence, [quote])).toBe(true)
  })
  test("does not stand by itself", () => {
    const [quote, lie] = [
      "Our baker trained with Ada Roth, who won silver in Ghent.",
      "Our baker, who trained with Ada Roth, won silver in Ghent."
    ]
    expect(laneOf("description", "en", lie, [quote])).not.toBe("stands")
  })
})

describe("tied as the page does", () => {
  test.each([
    ["en", "Warm bread and cold milk.", ["Warm bread, cold milk."]],
    ["en", "Reading hours for toddlers and parents.", ["Reading hours for parents and toddlers."]],
    [
      "en",
      "Acme is software for bakeries that turns sales into orders.",
      ["Acme is software for bakeries. It turns sales into orders."]
    ],
    ["en", "Acme bakes bread and mills flour.", ["Acme bakes bread.", "We mill flour."]],
    ["en", "The family that bakes the bread lives in Ghent.", ["The family who bakes the bread lives in Ghent."]],
    ["de", "Acme backt Brot und mahlt Mehl.", ["Acme backt Brot, mahlt Mehl."]]
  ])("%s: %s", (lang, sentence, quotes) => {
    expect(joins(lang, sentence, quotes)).toBe(false)
  })
})
