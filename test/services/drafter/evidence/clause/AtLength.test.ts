/** Long sentences in words of their own: somebody is asked, unless what turns them as a whole is told otherwise. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (sentence: string, quotes: string) => laneOf("description", "en", sentence, quotes.split(" | "))

describe("a long sentence in words of its own", () => {
  test.each([
    [
      "Listeners can combine rain, brown noise and birdsong and have the mix fade as they drift off to sleep.",
      "Sounds that help you settle. Layer rain, brown noise and birdsong, then fade out as you fall asleep."
    ],
    [
      "Members can book kiln shelf space in half-shelf units and receive a text message once their work has been taken out.",
      "Members reserve shelf space by the half shelf and get a text when their piece is out of the kiln."
    ],
    [
      "By distributing the available power intelligently, the platform lets sites install additional chargers with no upgrade to the grid connection.",
      "Smart load balancing shares the power you have, so you can add chargers without upgrading your grid connection."
    ]
  ])("is asked about: %s", (sentence, quotes) => expect(lane(sentence, quotes)).toBe("doubt"))

  test.each([
    // A figure of its own, and a name.
    [
      "Members can book kiln shelf space in 3 half-shelf units and receive a text message once their work has been taken out.",
      "Members reserve shelf space by the half shelf and get a text when their piece is out of the kiln."
    ],
    [
      "Listeners in Norway can combine rain, brown noise and birdsong and have the mix fade as they drift off to sleep.",
      "Sounds that help you settle. Layer rain, brown noise and birdsong, then fade out as you fall asleep."
    ],
    // Planned, and only for some.
    [
      "Listeners can combine rain, brown noise and birdsong and have the mix fade as they drift off to sleep.",
      "Next year you will layer rain, brown noise and birdsong, then fade out as you fall asleep."
    ],
    [
      "Listeners can combine rain, brown noise and birdsong and have the mix fade as they drift off to sleep.",
      "Only in our studio you layer rain, brown noise and birdsong, then fade out as you fall asleep."
    ],
    // A claim nobody made.
    [
      "The leading certified platform lets sites install additional chargers and distributes the available power with no grid upgrade.",
      "Smart load balancing shares the power you have, so you can add chargers without upgrading your grid connection."
    ],
    // What is denied is left out.
    [
      "Meridian buys antique clocks, restores them for collectors and resells them afterwards with a one-year warranty.",
      "We restore antique clocks for their owners, and every repair carries a one-year warranty. We do not buy or sell clocks."
    ],
    // A short one keeps to what its clauses tell.
    ["Acme lends volunteers.", "We lend bicycles to volunteers."]
  ])("is not: %s", (sentence, quotes) => expect(lane(sentence, quotes)).toBe("refused"))
})
