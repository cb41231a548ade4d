/** A restatement that makes more of its quotes than they say is nobody's to approve; one that says as much is asked about. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (sentence: string, quotes: string) => laneOf("description", "en", sentence, quotes.split(" | "))
const massage = "Slow, firm work to loosen stubborn knots and old tension."
const oils = "We blend seed oils with mint from the valley, lavender and rose."
const samples = "We collect and ship soil and water samples within their holding times."
const plans = "We offer mail for all plans, chat for Spelt and Barley plans, and phone help for Barley customers."
const rescue = "Acme is a rescue based in Ghent, Flanders, with foster homes across Brabant and Limburg."

describe("a restatement", () => {
  test.each([
    ["The massage loosens stubborn knots and old tension for good.", massage],
    ["Slow, firm massage cures stubborn knots and old tension.", massage],
    ["Mint, lavender and rose oils grown in the valley are blended.", oils],
    ["Acme collects soil and water samples within their holding times and studies them in its own labs.", samples],
    ["Acme delivers to Ghent, Lier and Mol.", "Acme delivers to Ghent, Lier and Mol (some streets)."],
    ["Acme brings bakers closer to their millers.", "Our vision is to bring bakers closer to their millers."],
    ["Soil and water samples are collected and shipped in minutes.", samples],
    ["All plans come with mail, chat and phone help.", plans],
    ["Acme is a rescue with homes in Flanders, Brabant and Limburg.", rescue],
    ["Acme's licensed drivers ship soil and water samples.", `${samples} | Our drivers ship soil and water samples.`]
  ])("may claim no more: %s", (sentence, quotes) => expect(lane(sentence, quotes)).toBe("refused"))

  test.each([
    ["Stubborn knots and old tension are loosened by slow, firm work.", massage],
    ["A rescue based in Ghent, Flanders, with foster homes across Brabant and Limburg", rescue],
    ["Acme gathers soil and water samples within their holding times.", samples],
    ["Our own lab dries the mint.", "The mint is dried in our own lab."]
  ])("may say as much: %s", (sentence, quotes) => expect(lane(sentence, quotes)).not.toBe("refused"))
})

describe("turns that say the same", () => {
  test.each([
    ["Acme charges a flat price per bakery instead of per seat.", "We charge a flat price per bakery, not per seat."],
    ["Acme is run by bakers rather than by a chain.", "We are run by bakers, not by a chain."],
    ["Orders are taken around the clock.", "Orders are taken 24/7."],
    ["The covers are entirely waterproof.", "The covers are 100% waterproof."]
  ])("stand: %s", (sentence, quotes) => expect(lane(sentence, quotes)).toBe("stands"))

  test.each([
    ["Acme charges a flat price per seat instead of per bakery.", "We charge a flat price per bakery, not per seat."],
    ["Acme is run by a chain rather than by bakers.", "We are run by bakers, not by a chain."],
    ["The covers are entirely waterproof.", "The covers are waterproof up to the seam."]
  ])("turned round are refused: %s", (sentence, quotes) => expect(lane(sentence, quotes)).toBe("refused"))
})
