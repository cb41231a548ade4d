/** What stands since it tells the whole of its quotes over again in another build; and what keeps their words and turns them. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (lang: string, sentence: string, quotes: string) =>
  laneOf("description", lang, sentence, quotes.split(" | "))

describe("a sentence that tells all of its quotes over again", () => {
  test.each([
    [
      "en",
      "All glazes are mixed in-house from local clay and ash.",
      "We mix every glaze ourselves, using local clay and ash."
    ],
    [
      "en",
      "A structural engineer checks the building before work begins.",
      "Before we start, a structural engineer checks your building."
    ],
    ["en", "Acme is a network of 48 bakeries along the Severn.", "48 bakeries along the Severn. One network: Acme."],
    [
      "de",
      "Zehn Nähmaschinen können stundenweise gemietet werden.",
      "Miete eine unserer zehn Nähmaschinen – stundenweise."
    ],
    [
      "fr",
      "La cuisson se fait à froid et le pain n'est jamais chauffé.",
      "Nous cuisons à froid et ne chauffons jamais le pain."
    ],
    [
      "es",
      "Las aceitunas se recogen en octubre y se muelen el mismo día.",
      "Recogemos la aceituna en octubre y la molemos el mismo día."
    ],
    // One bound, before the number and behind it.
    ["en", "A beginners' class has six people at most.", "No more than six people in a beginners' class"],
    ["it", "In cammino sull'Appennino insieme agli asini", "Cammina con gli asini sull'Appennino"]
  ])("stands in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).toBe("stands")
  })
})

describe("a sentence that has a word or two of its own in the place of the page's", () => {
  test.each([
    [
      "en",
      "Old bikes can be dropped off at the Mill Lane workshop from Tuesday to Saturday.",
      "Bring your old bike to our workshop on Mill Lane, Tuesday to Saturday."
    ],
    [
      "de",
      "Die meisten Reparaturen dauern weniger als eine Stunde.",
      "Die meisten Reparaturen sind in unter einer Stunde erledigt."
    ],
    [
      "fr",
      "Un calendrier commun pour les concerts et les répétitions",
      "Concerts et répétitions réunis dans un même calendrier"
    ],
    [
      "it",
      "Le olive vengono raccolte a mano tra ottobre e novembre.",
      "Tra ottobre e novembre raccogliamo le olive a mano."
    ]
  ])("stands in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).toBe("stands")
  })
  test.each([
    // Not the place that the page names.
    [
      "en",
      "Acme pays the return postage worldwide.",
      "Can I return it? | Within 60 days. We pay the postage in the US and Canada."
    ],
    // The page's own line with one word changed for another.
    ["nl", "Onze bezorgers rijden op elektrische scooters.", "Onze bezorgers rijden op elektrische bakfietsen."],
    // Somebody else does it.
    [
      "pt",
      "O barqueiro escolhe o horário e o turista recebe a lista pronta.",
      "O turista escolhe o horário e paga pelo celular; você recebe a lista pronta."
    ],
    // What binds the page's words is gone.
    [
      "en",
      "Most repairs at the Mill Lane workshop take an hour.",
      "Most repairs at our Mill Lane workshop are done in under an hour."
    ]
  ])("does not stand in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).not.toBe("stands")
  })
})

describe("a sentence that keeps the words and turns them", () => {
  test.each([
    // A figure of another thing.
    ["de", "Drei Brote backen in Bonn die Bäcker.", "Drei Bäcker backen in Bonn unsere Brote."],
    // What stands on the other side of an "and".
    ["de", "Acme röstet in Bonn Kaffee und mahlt Tee.", "Wir rösten Kaffee und mahlen in Bonn Tee."],
    // A denial, a condition, a bound, a time on one side alone.
    ["en", "Glazes of local clay and ash are mixed in-house.", "We don't mix glazes of local clay and ash ourselves."],
    [
      "en",
      "Visitors see the weather by default.",
      "Does it show the weather? | Yes, if you turn it on. It's off by default."
    ],
    ["fr", "Le pain est livré à domicile le samedi.", "Sur demande, nous livrons le pain le samedi à domicile."],
    ["es", "Las aceitunas se recogen en octubre.", "Pronto recogeremos la aceituna en octubre."],
    // Words of two quotes with one that neither has.
    [
      "en",
      "Tom Harper designed the opera house benches.",
      "Tom Harper founded Acme. | Acme made the benches of the opera house."
    ],
    // A new doer, and the page's is done to.
    ["it", "La scuola paga le quote dei genitori dal telefono.", "I genitori pagano la quota dal telefono."],
    // Names that changed places, and what waits for what.
    [
      "it",
      "Ettore Bardi ha imparato il mestiere da sua nipote Silvia.",
      "Silvia ha imparato il mestiere da suo nonno Ettore Bardi."
    ],
    ["en", "When the motor stops, the brakes come on.", "When you pull the brakes, the motor stops."],
    ["en", "A beginners' class has at least six people.", "No more than six people in a beginners' class"],
    ["en", "A beginners' class has six people.", "No more than six people in a beginners' class"],
    // Who does it to whom, whose turn it is, and what comes next.
    ["en", "Juniors coach the senior members on Saturdays.", "Senior members coach our juniors on Saturdays."],
    ["fr", "Acme apporte le patron et vous coupez le tissu.", "Vous apportez le patron, nous coupons le tissu."],
    ["en", "On Sunday night the farms order from Acme.", "On Sunday night we place our order with the farms."],
    ["en", "Acme uploads each block and then encrypts it.", "Acme encrypts each block and then uploads it."],
    // One of several.
    ["en", "Acme is the oldest bike workshop in Leeds.", "One of the oldest bike workshops in Leeds"],
    ["de", "Acme ist die älteste Werkstatt in Linz.", "Eine der ältesten Werkstätten in Linz"],
    // A word inside another is another word.
    ["fr", "Anselme Granger a créé l'entreprise en 2008.", "Anselme Granger a repris la base en 2008."],
    // The page's own line, less a word.
    ["es", "Acme embala los muebles.", "Acme embala los muebles, con recargo."]
  ])("does not stand in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).not.toBe("stands")
  })
})

describe("a sentence in which somebody else does it", () => {
  test.each([
    ["en", "Acme packs orders when the lamp arrives.", "Orders are packed when the baker arrives."],
    [
      "en",
      "Acme sends invoices after the customer has confirmed the route.",
      "Invoices are sent after the driver has confirmed the route."
    ],
    ["en", "Acme emails deeds once the lawyer has signed them.", "Deeds are emailed once the clerk has signed them."]
  ])("%s: %s", (lang, sentence, quote) => {
    expect(lane(lang, sentence, quote)).not.toBe("stands")
  })
})
describe("a sentence with a sum", () => {
  test("stands where it tells the whole of its quotes over again, and they have that sum alone", () => {
    expect(
      lane(
        "en",
        "Gift cards start at £10 and have no expiry date.",
        "Gift cards are available from £10 and never expire."
      )
    ).toBe("stands")
    expect(
      lane(
        "es",
        "La suscripción cuesta 9 € al mes y trae cuatro sobres cada mes.",
        "Suscripción: 9 € al mes | Con la suscripción recibes cuatro sobres cada mes."
      )
    ).toBe("stands")
  })
  test.each([
    ["Gift cards start at £20 and have no expiry date.", "Gift cards are available from £10 and never expire."],
    ["Gift cards cost £10 and have no expiry date.", "Gift cards are available from £10 and never expire."],
    [
      "Delivery is free in Ireland and the UK on orders over €40.",
      "Free delivery in Ireland on orders over €40 | We post to the UK for €9."
    ]
  ])("%s", (lie, quotes) => {
    expect(lane("en", lie, quotes)).toBe("refused")
  })
})
