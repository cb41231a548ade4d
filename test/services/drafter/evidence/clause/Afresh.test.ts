/** A sentence told afresh: somebody is asked, unless what binds is told otherwise. Each fair one with the lie next to it. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (sentence: string, quotes: string) => laneOf("description", "en", sentence, quotes.split(" | "))

describe("a sentence told afresh", () => {
  test.each([
    // Figures in another unit, in words, with what they count.
    [
      "Subscribers get a full refund on request in their first three weeks.",
      "We refund every reader who asks in the first 21 days in full."
    ],
    [
      "Volunteers have put 2,400 village wells across nine districts on the atlas so far.",
      "Acme's helpers have mapped 2,400 village wells in nine districts."
    ],
    // A denial as a denial.
    [
      "Because nobody sees anybody else's notes, wardens describe what is in them aloud or by hand.",
      "Wardens can't see each other's notes; they pass on what they read by voice or by hand."
    ],
    // What is denied apart from the rest may go.
    [
      "Hikers fold, pin and trim every map however slowly they want.",
      "Fold, pin and cut each map at your own pace, with nobody keeping time."
    ],
    // A bound told in another word.
    [
      "The lamp shines red if the kiln overheats and white if it turns cold.",
      "The lamp glows red when the kiln is too hot and white when it is cold."
    ],
    // Of "whenever you like" nothing depends.
    [
      "Three years of saved soundings, with PDF export",
      "Soundings are kept for 36 months and can be exported as PDF whenever you like."
    ],
    // A rhythm told roughly is none.
    ["After roughly a week of walking, its leather improves.", "The leather gets better after about a week of walking."]
  ])("is asked about: %s", (sentence, quotes) => expect(lane(sentence, quotes)).toBe("doubt"))

  test.each([
    [
      "Subscribers get a full refund on request in their first five weeks.",
      "We refund every reader who asks in the first 21 days in full."
    ],
    [
      "Volunteers have put 2,400 village wells across eleven districts on the atlas so far.",
      "Acme's helpers have mapped 2,400 village wells in nine districts."
    ],
    [
      "Volunteers have put nine village wells across 2,400 districts on the atlas so far.",
      "Acme's helpers have mapped 2,400 village wells in nine districts."
    ],
    ["Four pupils share each kitchen drawer.", "Every drawer holds four knives per cook."],
    [
      "Because everybody sees anybody else's notes, wardens describe what is in them aloud or by hand.",
      "Wardens can't see each other's notes; they pass on what they read by voice or by hand."
    ],
    ["Hikers keep time while they fold every map.", "Fold, pin and cut each map, with nobody keeping time."],
    ["All hikers get a certified atlas to carry around.", "Walkers take home a printed map of the valley."],
    ["Hikers receive an atlas of the valley from the office.", "Walkers will take home a map of the valley next year."],
    ["Hikers receive an atlas of Tyrol to carry around.", "Walkers take home a printed map of the valley."],
    // A season left out.
    ["Acme brings its readers herbs cut at dawn.", "In winter, much of the parcel is cut at dawn."],
    ["Walkers carry home an atlas of all valleys, printed by hand.", "Walkers take home a printed map of the valley."]
  ])("is refused: %s", (sentence, quotes) => expect(lane(sentence, quotes)).toBe("refused"))
})

describe("how often, in other words", () => {
  test.each([
    [
      "Yes, guests can try boats on the first Sunday of each month apart from June.",
      "Come and try one: the shed is open to visitors on the first Sunday of the month, except June."
    ],
    ["The guide costs £7 a month for each boat.", "The guide costs £7 per boat and month."]
  ])("is not told otherwise: %s", (sentence, quotes) => {
    expect(laneOf(sentence.includes("£") ? "pricing_summary" : "description", "en", sentence, [quotes])).not.toBe(
      "refused"
    )
  })
  test.each([
    ["The shed opens on the first Sunday of each year.", "The shed opens on the first Sunday of the month."],
    ["The shed opens every week.", "The shed opens for almost a week."]
  ])("is told otherwise: %s", (sentence, quotes) => expect(lane(sentence, quotes)).toBe("refused"))
})
