/** What a clause alone cannot tell, and its words do not speak against: somebody is asked. The lie beside it is refused. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (sentence: string, quotes: string) => laneOf("description", "en", sentence, quotes.split(" | "))

describe("a figure, a limit or a part in other words", () => {
  test.each([
    [
      "Acme synchronises every 15 minutes with Outlook calendars.",
      "Syncs with Outlook calendars every fifteen minutes"
    ],
    ["Some 6,200 companies use Acme.", "6,200 companies use Acme."],
    ["The nap timer ends after 25 minutes.", "The nap timer stops at 25 minutes."]
  ])("is not refused: %s", (sentence, quotes) => expect(lane(sentence, quotes)).not.toBe("refused"))

  test.each([
    ["Acme parses 4 files in 900 ms.", "Acme parses 900 files in 4 ms."],
    ["Acme prints invoices in 12 languages.", "Acme prints invoices. | The app speaks 12 languages."],
    ["Acme has repaired chairs since 2004.", "Acme repairs chairs. | Acme has made tables since 2004."],
    ["Acme never helps freelancers send invoices.", "Acme helps freelancers send invoices."],
    ["6,200 companies use Acme.", "Up to 6,200 companies use Acme."]
  ])("is refused where it is another's: %s", (sentence, quotes) => expect(lane(sentence, quotes)).toBe("refused"))
})

describe("what is on its way", () => {
  test.each([
    ["Acme works with Slack and Google Chat.", "Works with Slack. Google Chat is on our roadmap."],
    ["The app runs on Android and iPhone.", "The app runs on Android; an iPhone version is in testing."],
    ["It covers the EU and US tariffs.", "The EU tariffs are covered. The US schedule is in private beta."],
    ["Acme operates in Bath and Cardiff.", "We operate in Bath. Cardiff starts in June 2026."],
    ["Acme supports LDAP and OpenID.", "LDAP support was removed in version 3; use OpenID instead."]
  ])("is not said as there: %s", (sentence, quotes) => expect(lane(sentence, quotes)).toBe("refused"))

  test.each([["Acme runs on Android.", "The app runs on Android; an iPhone version is in testing."]])(
    "may be told as such, or left out: %s",
    (sentence, quotes) => expect(lane(sentence, quotes)).not.toBe("refused")
  )

  test.each([
    // whenever somebody does so
    ["Acme repairs its jackets for free.", "We will repair any Acme jacket for free."],
    // done for whoever asks
    ["The driver of Acme waits for late flights.", "We track every flight, and our driver will wait for late flights."],
    ["Acme supplies the coffee.", "We’ll supply the coffee."],
    // words that tell no time here
    ["Acme deletes the video once it has measured it.", "Acme deletes the video as soon as it has measured it."],
    ["Acme finds files you no longer need.", "Acme finds the files you no longer need and lists them."]
  ])("is not what happens each time: %s", (sentence, quotes) => expect(lane(sentence, quotes)).not.toBe("refused"))

  test.each([
    ["Acme repairs its jackets for free.", "From June we will repair any Acme jacket for free."],
    ["Acme supplies the coffee.", "From June we will supply the coffee."],
    ["Acme builds an app for parents.", "We’ll build an app for parents."],
    ["Acme translates images.", "Upload an image and next year Acme will translate it."]
  ])("is what has a date: %s", (sentence, quotes) => expect(lane(sentence, quotes)).toBe("refused"))
})

describe("a tie between two facts", () => {
  test.each([
    [
      "Because its hens eat maize, Acme's eggs are bigger.",
      "Our hens eat maize and fresh grass. | Acme eggs are bigger than most."
    ],
    ["Acme is fast since it is written in Zig.", "Acme is a fast database. | It is written in Zig."],
    ["Acme is faster than Petit.", "On large files Acme is as fast as Petit."]
  ])("is refused where the page has none: %s", (sentence, quotes) => expect(lane(sentence, quotes)).toBe("refused"))

  test.each([
    ["Acme is fast because it is written in Zig.", "Acme is written in Zig, so it is fast."],
    ["Acme has built boats since it was founded in 1998.", "Acme was founded in 1998 and has built boats since."],
    ["Acme offers more than forty courses.", "Acme offers over forty courses."]
  ])("may be told where it has: %s", (sentence, quotes) => expect(lane(sentence, quotes)).not.toBe("refused"))
})

describe("turns of phrase that bind alike", () => {
  test.each([
    ["Acme keeps drafts and royalties in one place.", "With Acme, drafts and royalties live in the same place."],
    ["Acme keeps unlimited recipes.", "Keep as many recipes as you like."],
    ["Repairs take no more than two days.", "Repairs are done within two days."],
    // allowed, and in doubt of nothing
    ["Newcomers may attend three meetings before joining.", "You can come to three meetings before you join."]
  ])("stand for each other: %s", (sentence, quotes) => expect(lane(sentence, quotes)).not.toBe("refused"))
  test.each([
    ["Acme keeps up to 50 recipes.", "Keep as many recipes as you like."],
    ["Acme keeps unlimited recipes.", "Keep up to 50 recipes."],
    ["Repairs take no more than three days.", "Repairs are done within two days."],
    ["Newcomers might attend three meetings before joining.", "You can come to three meetings before you join."]
  ])("and for no other: %s", (sentence, quotes) => expect(lane(sentence, quotes)).toBe("refused"))

  const priced = (sentence: string, quote: string) => laneOf("pricing_summary", "en", sentence, [quote])
  test("what comes on top of a price is on top of it however it is said", () => {
    expect(priced("A bed in the loft adds €45 a night.", "A bed in the loft is another €45 a night.")).toBe("stands")
    expect(priced("A bed in the loft is €45 extra.", "A bed in the loft: another €45.")).toBe("stands")
    expect(priced("A bed in the loft costs €45 a night.", "A bed in the loft: another €45 a night.")).toBe("refused")
  })
})
