/** A time or a place that the page gives to one thing is given to no other. */
import { describe, expect, test } from "bun:test"
import { borrows } from "../../../../../src/services/drafter/evidence/clause/links/Borrowed.ts"
import { englishTongue } from "../../../../../src/services/drafter/evidence/clause/tongues/TongueOf.ts"
import { laneOf } from "./LaneOf.ts"

const lane = (sentence: string, quotes: string, lang: string) =>
  laneOf("description", lang, sentence, quotes.split(" | "))

describe("refused, though each quote is true", () => {
  test.each([
    ["Fresh kelp is sold all year round.", "Fresh kelp by the kilo, March to June | Dried kelp all year round", "en"],
    [
      "Hearing aids can be returned for four years.",
      "All hearing aids are guaranteed for four years. | Not happy? Return them within 60 days.",
      "en"
    ],
    [
      "Acme makes its own motors in Sheffield.",
      "The motors are made in Taiwan. | We build every kit in Sheffield.",
      "en"
    ],
    [
      "Der Vertrag ist monatlich kündbar.",
      "Der Vertrag ist zum Quartalsende kündbar. | Die Gebühr wird monatlich abgebucht.",
      "de"
    ],
    [
      "I corsi di vela si tengono tutto l'anno.",
      "Corsi da aprile a ottobre | La segreteria è aperta tutto l'anno.",
      "it"
    ],
    [
      "Labels can be printed on the Cabinet plan and upwards.",
      "Labels print from the Gallery plan upwards. | The Cabinet plan covers up to 2,000 pieces.",
      "en"
    ],
    [
      "Backups are kept in Malta for 60 days.",
      "Our servers stand in Malta. | Backups are kept for 60 days in a second country.",
      "en"
    ],
    [
      "Die Ausstellung in Lehmdorf ist offen.",
      "Die Ausstellung in Quellau ist offen. | Der Ton kommt aus einer Grube bei Lehmdorf.",
      "de"
    ],
    [
      "Le dépôt d'Acme se trouve à Vaux.",
      "Nos vélos partent du dépôt de Saint-Orme. | Nous nous déplaçons à Vaux.",
      "fr"
    ],
    ["Le musée est ouvert en hiver.", "Le musée ouvre d'avril à septembre. | Le café est ouvert en hiver.", "fr"]
  ])("%s", (lie, quotes, lang) => {
    expect(lane(lie, quotes, lang)).toBe("refused")
  })
})

describe("nothing is borrowed", () => {
  test.each([
    ["its own", "Fresh kelp is sold from March to June.", ["Fresh kelp, March to June", "Dried kelp all year round"]],
    [
      "both, each its own",
      "Courses run from April to October and the office is open all year.",
      ["Courses from April to October", "The office is open all year."]
    ],
    [
      "of what has none told",
      "The workshop in Leeds repairs bikes.",
      ["The workshop repairs bikes.", "Come and see us in Leeds."]
    ],
    [
      "under a licence",
      "Acme is an open-source linter for Gallery files.",
      ["Acme lints your Gallery files.", "Open source under the Apache licence"]
    ],
    [
      "denied there",
      "Schemas change with no more midnight deployments.",
      ["Change your schema at noon.", "No more midnight deployments."]
    ]
  ])("%s: %s", (_, sentence, quotes) => {
    expect(borrows(sentence, quotes, englishTongue(), ["Acme"])).toBe(false)
  })
})
