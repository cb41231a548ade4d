/** What stands since every word of it is its quotes', in whatever build; and the lies that have all their words as well. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (sentence: string, quotes: string) => laneOf("description", "en", sentence, quotes.split(" | "))

describe("a sentence made of all words of its quotes", () => {
  test.each([
    [
      "Acme is a cheese box delivered from mountain dairies to homes in Graz.",
      "A cheese box from mountain dairies | Delivered to homes all over Graz"
    ],
    ["Volunteers maintain the project.", "Acme is maintained by volunteers."],
    [
      "Acme is a language course that pairs daily stories with live talks.",
      "A language course | Daily stories plus live talks"
    ],
    ["Fitting of gutters and roof windows", "Gutters and roof windows fitted"],
    ["Night mode protects your eyes.", "Night mode keeps your eyes safe."],
    ["Variable sails", "Every boat includes a variable sail."],
    [
      "Jars that customers return are made into lamps for schools.",
      "Send back a jar and we turn it into lamps for schools."
    ],
    ["Guests are reminded two days before each dinner.", "Two days before each dinner Acme reminds the guests."]
  ])("stands: %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).toBe("stands")
  })

  test.each([
    [
      "Acme shares your recipes with strangers.",
      "Acme shares your recipes with your family. | Acme hides you from strangers."
    ],
    ["Acme connects to ovens.", "We are working on a connection to ovens."],
    ["Customers win one prize in three.", "Customers who bake with Morrow, our partner, win one prize in three."],
    ["Photos are kept on your phone.", "Photos of the oven are kept on your phone; all others are kept in the cloud."],
    ["Nurses approve the shifts that managers offer.", "Managers approve the shifts that nurses offer."],
    ["Acme is free for bakers.", "Acme is free for bakers in training."],
    ["Every loaf is checked.", "Some loaves are checked."],
    ["Acme finds flour and pays the miller.", "Acme finds flour; paying the miller is still your job."],
    ["Two loaves are free.", "Pay yearly and get two loaves free."],
    ["Ida Holm is the head baker of Acme.", "Ida Holm, our head baker until last spring, now teaches in Graz."]
  ])("does not stand: %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).not.toBe("stands")
  })
})

describe("words of one meaning", () => {
  test.each([
    ["Acme forwards the notices that suit your company.", "Acme sends you the notices that fit your firm."],
    ["Acme extracts every deadline.", "Every deadline is pulled out by Acme."],
    ["Two neighbours take care of each garden.", "Every garden is looked after by two neighbours."],
    ["Readings are taken at ten-minute intervals.", "We take a reading every ten minutes."],
    ["Acme rents out boots for children between four and nine.", "Boots to rent, for children from four to nine"],
    ["Acme keeps working during the night.", "Acme continues to work during the night."]
  ])("are held, or asked about: %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).not.toBe("refused")
  })

  test.each([
    ["Acme sells every order.", "Acme stores every order."],
    ["Acme approves contracts.", "Acme reviews contracts."],
    ["Acme prevents leaks.", "Acme detects leaks."],
    ["Acme guarantees delivery.", "Acme supports delivery."],
    ["Our partners get a discount.", "Our customers get a discount."],
    ["Acme reads tax returns.", "Acme reads files."],
    ["Readings are taken every two minutes.", "We take a reading every ten minutes."],
    ["Boots for children between two and nine.", "Boots to rent, for children from four to nine"]
  ])("are no words that lies live on: %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).not.toBe("stands")
  })
})

describe("a span and a contrary", () => {
  test.each([
    ["Setup takes about a day.", "Setting up takes about a day.", "Setting up takes less than a day."],
    [
      "Your miller receives a list every month.",
      "Every month your miller gets a list.",
      "Every month your miller sends a list."
    ]
  ])("%s: by << %s, not by << %s", (sentence, fair, other) => {
    expect(lane(sentence, fair)).not.toBe("refused")
    expect(lane(sentence, other)).toBe("refused")
  })
})

describe("a plain word beside the thing it describes", () => {
  test("may stand for another, which somebody is asked about", () => {
    const quote = "Acme is a matchbox-sized sensor that sticks to the wall and measures moisture."
    expect(lane("Acme is a small sensor for walls that measures moisture.", quote)).toBe("doubt")
  })
  test.each([
    ["Acme is a reliable sensor for walls.", "Acme is a matchbox-sized sensor for walls."],
    ["Acme is a sustainable sensor for walls.", "Acme is a matchbox-sized sensor for walls."]
  ])("praise never does: %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).toBe("refused")
  })
})
