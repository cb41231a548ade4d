/**
 * What stands around a sentence on its page, and is left out of it: a condition, for whom, who said so, that it is over. And
 * what is added to it, where its quotes leave nothing to be said otherwise. Each lie beside its nearest true neighbour.
 */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (sentence: string, quotes: string) => laneOf("description", "en", sentence, quotes.split(" | "))

describe("refused, though every word is the page's", () => {
  test.each([
    // What it opens with.
    ["Repeated lines are billed at a lower rate.", "If you wish, Acme bills repeated lines at a lower rate."],
    ["You can edit an invoice after you send it.", "For 24 hours you can edit an invoice after you send it."],
    ["Support replies within an hour.", "On weekdays support replies within an hour."],
    ["Acme repairs your bicycle the same day.", "Leave your bicycle before ten and Acme repairs it the same day."],
    // Of how much it is so.
    ["Acme encrypts everything.", "Acme encrypts the names of your clients."],
    ["Everyone in the greenhouse can change the limits.", "The head grower can change the limits."],
    ["Repairs are finished within a week.", "Small repairs are finished within a week."],
    ["Acme restores files in seconds.", "Acme restores small files in seconds."],
    ["Acme tunes any accordion.", "Acme tunes any accordion with steel reeds."],
    ["Acme recognises handwritten scores.", "Acme recognises handwritten scores in most cases."],
    ["Acme replaces stolen locks.", "Acme replaces stolen locks for members of the club."],
    ["Text messages are included without limit.", "Text messages are included, up to 100 a month."],
    // Whose it is.
    ["Acme drops good requests.", "Some users worried that Acme drops good requests."],
    ["Acme takes the fun out of sailing.", "Old sailors grumble that Acme takes the fun out of sailing."],
    ["Acme's miso tastes better than tofu.", "A friend told us that Acme's miso tastes better than tofu."],
    [
      "Acme has been brewing for nine generations.",
      "Ada learned from the Roth family, who have been brewing for nine generations."
    ],
    ["Acme printed newspapers until 1998.", "The print shop that was here before us printed newspapers until 1998."],
    ["Acme throws away 90 tonnes of clothes a year.", "A town like ours throws away 90 tonnes of clothes a year."],
    ["Acme has to be charged every night.", "Cheap sensors have to be charged every night."],
    ["Ada Roth has been a vet since 2012.", "Ada Roth has walked dogs since 2012. | Her brother is a vet."],
    // When it was so.
    ["Acme has a web version for tablets.", "We withdrew the web version for tablets in 2022."],
    ["Acme has a stall at the market.", "Our stall at the market closed last year."],
    ["Acme is a desktop program.", "Acme began as a desktop program, which we retired in 2020."],
    ["Acme builds new frames.", "Acme dreams of building new frames."],
    ["Acme mends shoes.", "Mending shoes is something we tried and gave up."],
    ["Acme runs on Windows.", "There is no date yet for Acme on Windows."],
    // On which side it stands.
    ["Acme paints a frame before it is straightened.", "Acme straightens a frame before it is painted."],
    ["Acme swaps living plants for plastic ones.", "Acme swaps plastic plants for living ones."],
    ["The white miso ages for eighteen months.", "White miso ages for three months, soy sauce for eighteen."],
    ["Acme weighs 1.9 kilograms.", "Acme weighs 0.9 kilograms, its chain 1.9 kilograms."],
    // Denied.
    ["The miso is gluten-free.", "The miso is not gluten-free."],
    ["The miso is gluten-free.", "Is the miso gluten-free? | No."],
    ["The app is not ad-free.", "The app is ad-free."],
    // Nobody is asked about more than the quotes could mean.
    ["Acme walks and trains dogs.", "Acme walks dogs."],
    ["Acme records birds and films them.", "Acme records birds."],
    ["Acme marks wrong notes and teaches breathing.", "Acme listens while you sing and marks wrong notes."],
    ["Acme is the most popular software among translators.", "Acme is popular among translators."]
  ])("%s ← %s", (lie, quotes) => {
    expect(lane(lie, quotes)).toBe("refused")
  })
})

describe("said as it is", () => {
  test.each([
    ["Muddy dogs are washed before they come home.", "If your dog is muddy, we wash it before we bring it home."],
    ["For 24 hours an invoice can be edited.", "For 24 hours you can edit an invoice."],
    ["On weekdays support replies within an hour.", "On weekdays support replies within an hour."],
    ["Everyone who sails must be able to swim.", "You must be able to swim before you sail with us."],
    ["Acme restores small files in seconds.", "Acme restores small files in seconds, whatever they hold."],
    ["Acme is run by a team of four.", "Acme is run by a small team of four."],
    ["Acme walks dogs.", "Acme walks and trains dogs."],
    ["Acme is ad-free.", "Acme is free of ads."],
    ["The miso contains no gluten.", "The miso is gluten-free."],
    ["A frame is straightened before Acme paints it.", "Acme straightens a frame before it is painted."],
    ["Old bikes are refurbished and donated to schools.", "We do up old bikes and give them to schools."],
    ["Soy sauce ages for eighteen months.", "White miso ages for three months. Soy sauce ages for eighteen months."]
  ])("%s ← %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).not.toBe("refused")
  })
})
