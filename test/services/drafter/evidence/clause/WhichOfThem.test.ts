/** Whom a clause speaks of: where it stands behind a noun, where it tells which of several, and where it is a passive. */
import { describe, expect, test } from "bun:test"
import { taggedWords } from "../../../../../src/services/drafter/evidence/clause/parse/Tagging.ts"
import { laneOf } from "./LaneOf.ts"

const lane = (sentence: string, quotes: string) => laneOf("description", "en", sentence, quotes.split(" | "))

describe("the verb behind a relative clause", () => {
  const verbsIn = (text: string) =>
    taggedWords(text, ["acme"]).flatMap(({ norm, pos }) => (pos === "verb" ? [norm] : []))
  test.each([
    ["Migrations that only add columns run without downtime.", ["add", "run"]],
    ["The bakery that supplies us bakes rye.", ["supplies", "bakes"]],
    ["Anyone who signs up gets a mug.", ["signs", "gets"]],
    ["Our shop is in a chapel that dates from 1842.", ["dates"]],
    ["Petit, our rival, charges for every alarm.", ["charges"]],
    // Of what it is, nothing more need be said.
    ["A library that reads common file formats and weighs little.", ["reads", "weighs"]],
    ["A tool that plans orders for bakeries.", ["plans"]],
    ["An app that sends invoices and reminds customers.", ["sends", "reminds"]]
  ])("%s", (text, verbs) => {
    expect(verbsIn(text)).toEqual(verbs)
  })
})

describe("refused, though its words are the page's", () => {
  test.each([
    ["Acme dates from 1842.", "Our workshop is in a chapel that dates from 1842."],
    ["Acme was established in 1911.", "Our workshop is in a factory that was established in 1911."],
    ["Acme charges for every alarm.", "Petit, our rival, charges for every alarm."],
    ["Migrations run without downtime.", "Migrations that only add columns run without downtime."],
    ["Knives stay sharp.", "Knives that are forged stay sharp."],
    ["Members get a mug.", "Members who pay yearly get a mug."],
    ["Acme stops risky changes.", "In strict mode Acme stops risky changes."],
    ["Acme was renamed Petit.", "Petit was renamed Acme."],
    // A passive says who it is done by, and to whom.
    ["Acme was bought by Petit in 2015.", "In 2015 Acme bought Petit."],
    ["Acme is published by Petit.", "Petit publishes the rules that Acme follows."],
    ["Acme was founded by Ada Roth and her sister.", "Ada Roth founded Acme."],
    ["Vehicle checks are there.", "Vehicle checks will be added this autumn."],
    ["The online shop opens next year.", "An online shop is planned for next year."]
  ])("%s < %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).toBe("refused")
  })
})

describe("stands by rule", () => {
  test.each([
    ["It is used by over 340 brigades in Ireland and Wales.", "More than 340 brigades in Ireland and Wales use Acme."],
    [
      "Acme was started in 2015 by Niamh Byrne, a firefighter from Kells.",
      "Niamh Byrne, a firefighter from Kells, started Acme in 2015."
    ],
    ["The tool was written in Go by Mira Okafor.", "Mira Okafor wrote Acme in Go."],
    ["Two bakers in Leeds bake the bread.", "Our bread is baked by two bakers in Leeds."],
    ["Acme mills its grain itself, twice a week.", "Twice a week we mill our grain ourselves."],
    ["Vehicle checks are planned for this autumn.", "Vehicle checks will be added this autumn."],
    ["Customs forms are to follow this autumn.", "Customs forms are coming this autumn."],
    ["An Android app is planned for next year.", "We plan to release an Android app next year."],
    ["Acme reminds you a quarter of an hour before it.", "Acme reminds you 15 minutes before it."],
    [
      "Alarms still arrive by text message when there is no internet.",
      "No internet? Alarms still reach you by text message."
    ],
    ["Acme has its headquarters in Ghent and a second office in Lyon.", "Headquarters in Ghent, second office in Lyon"]
  ])("%s < %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).toBe("stands")
  })
})
