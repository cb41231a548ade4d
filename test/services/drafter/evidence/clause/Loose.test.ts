/** A sentence of the page's own words that ties them otherwise than the page does; and its nearest true neighbour. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (sentence: string, quotes: string) => laneOf("description", "en", sentence, quotes.split(" | "))

describe("refused, though every word is the page's", () => {
  test.each([
    // A verb with what another is done to, or a pronoun for it.
    ["Acme rents pianos.", "Acme tunes pianos and rents drums."],
    ["Acme tunes and rents pianos.", "Acme tunes pianos and rents drums."],
    ["Acme roasts beans and ships them to cafés.", "Acme roasts beans and ships grinders to cafés."],
    ["Acme files claims and sends them to insurers.", "Acme files claims. | Acme sends a summary to insurers."],
    ["Acme was founded by rowers.", "Acme was founded in 1911 and saved by rowers in 1980."],
    ["Acme weaves quickly.", "Acme spins yarn quickly and weaves cloth by hand."],
    // What stands by one member of a list.
    ["Acme bakes bread from rye.", "Acme bakes bread from wheat and cakes from rye."],
    ["Acme sells cheese from Norway.", "Acme sells butter from Norway and cheese from Denmark."],
    ["Acme sells used saddles.", "Acme sells new saddles and used stirrups."],
    ["Acme offers free seats and blankets.", "Acme offers free seats and heated blankets."],
    ["Acme knows the birthdays of pupils.", "Acme knows the birthdays of the parents of pupils."],
    // The whole for a part of it, and what belongs to it for itself.
    ["Acme sells kayaks.", "Acme sells paddles for kayaks."],
    ["Acme pays all fees.", "Acme pays all fees of the bank."],
    ["Every guest gets a towel and a robe.", "Every guest gets a towel or a robe."],
    // Of several together.
    ["More than 350 firms in the UK use Acme.", "Used by over 350 firms in the UK and Ireland"],
    // What comes.
    ["Design drawings can be made in Acme.", "On our roadmap for 2026: design drawings"],
    // What others do, or become.
    ["Acme is HACCP certified.", "Acme helps you become HACCP certified."],
    ["Acme sharpens knives.", "Acme shows cooks how to sharpen knives."],
    ["Acme asks hosts to rate guests.", "Acme asks guests to rate hosts."],
    ["Neighbours feed the hens.", "Neighbours mow the lawn and our gardener feeds the hens."],
    ["Acme stays small because it sells by post.", "Acme sells by post because it stays small."],
    // What frames it.
    ["Acme was sold to Norda.", "Acme was almost sold to Norda."],
    ["Acme is a museum.", "Acme is like a museum."],
    ["Acme is the largest choir in Wales.", "Acme is one of the largest choirs in Wales."],
    ["Acme is the oldest mill in Kent.", "Acme is the oldest paper mill in Kent."],
    ["Acme delivers to every farm.", "Acme delivers to every farm where a lorry can turn."],
    ["Acme lends bikes to guests.", "Acme lends bikes to guests as long as the sun is up."],
    ["Acme repairs all clocks.", "Acme repairs all clocks but tower clocks."],
    ["Acme supports webhooks.", "Acme supports webhooks (Business plan)."],
    ["Acme needs no login.", "Acme needs no plugin, only a login."],
    ["Acme is free.", "Acme is free of adverts."],
    [
      "Marble rivers quietly bridge no orchard lanterns summon 671 violet.",
      "Marble rivers quietly bridge orchard lanterns summon 671 violet."
    ],
    ["Acme shares your photos.", "Unlike albums that share your photos, Acme keeps them on your disk."],
    ["Acme replaces nurses.", "Some fear that Acme replaces nurses."],
    ["Acme is as light as Petit.", "Petit is as light as Acme, or nearly."]
  ])("%s ← %s", (lie, quotes) => {
    expect(lane(lie, quotes)).toBe("refused")
  })
})

describe("said as it is", () => {
  test.each([
    ["Acme rents drums.", "Acme tunes pianos and rents drums."],
    ["Acme tunes pianos.", "Acme tunes and rents pianos."],
    ["Acme roasts beans and ships them to cafés.", "Acme roasts beans. | Acme ships beans to cafés."],
    ["Acme bakes cakes from rye.", "Acme bakes bread from wheat and cakes from rye."],
    ["Acme bakes bread from rye.", "Acme bakes bread and cakes from rye."],
    ["Acme sells paddles.", "Acme sells paddles for kayaks."],
    ["Files are encrypted before they are sent.", "Acme encrypts files before it sends them."],
    ["Guests get a robe.", "Every guest gets a towel and a robe."],
    ["Acme needs no plugin.", "Acme needs no plugin, only a login."],
    ["Acme is the oldest paper mill in Kent.", "Acme is the oldest paper mill in Kent."]
  ])("%s ← %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).not.toBe("refused")
  })
})
