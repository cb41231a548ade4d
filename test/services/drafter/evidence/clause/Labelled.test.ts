/** What stands under a label, in brackets, in a sentence of its own or behind a subject is told of that and nothing else. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (lang: string, sentence: string, quotes: string) =>
  laneOf("description", lang, sentence, quotes.split(" | "))

describe("refused, though its words are the page's", () => {
  test.each([
    // Under another label, in another's brackets, of another subject.
    ["en", "Acme's malt comes from Kent.", "Malt: Petit, Tadcaster | Hops: Lowland Farm, Kent"],
    ["en", "The oat ale is sold now.", "Sold now: stout, porter and bitter. | On trial: an oat ale."],
    ["en", "Piano lessons are in beta.", "Piano lessons for all ages | Cello lessons (beta)"],
    ["en", "Lowland Farm malts Acme's barley.", "Petit malts our barley; Lowland Farm grows our hops."],
    [
      "en",
      "Report a fault to hello@acme.example.",
      "Questions? hello@acme.example | Report a fault: safe@acme.example"
    ],
    ["en", "Ada Roth makes Acme's sails.", "Our sails are made by Petit in Kent, our oars by Ada Roth in Bath."],
    ["en", "Online payment is in testing.", "Online booking is in testing. Online payment is planned."],
    // Of another line of the list.
    ["en", "Workshop costs €70 a month.", "Loft €6 a month | Workshop €20 a month | Factory €70 a month"],
    ["en", "Acme's CEO is Jo Petit.", "Ada Roth, CEO | Jo Petit, CTO"],
    ["en", "Family guests get four swims a week.", "Family pass: two swims a week | Club pass: four swims a week"],
    [
      "it",
      "I forni di Acme si trovano a Trento.",
      "Gli uffici di Acme si trovano a Trento. | I forni di Acme si trovano ad Asti."
    ],
    // What two sentences tell apart.
    ["en", "Acme sells six church clocks.", "We look after church clocks. | Six clocks are for sale at Acme."],
    ["en", "Youth teams get free training.", "Acme is free for youth teams. | The large plan includes training."],
    ["en", "Acme delivers pies to pubs.", "We deliver casks to pubs. | There are pies in the taproom on Fridays."],
    ["en", "Every penny goes into our work.", "84 pence of every pound go into our work."],
    // Somebody else, and somebody by another word.
    [
      "en",
      "Acme has been in business since 1911.",
      "Fjord Insurance, in business since 1911, keeps its data with Acme."
    ],
    ["en", "The Petit family ran Acme for 60 years.", "Before us the Petit family ran a joinery here for 60 years."],
    ["en", "Acme's frames crack at the weld.", "Cheap frames crack at the weld."],
    ["en", "Ada Roth runs Acme with her daughter.", "Ada Roth runs Acme with a second smith."],
    ["es", "Acme exporta a veinte países.", "La hilatura que nos suministra el algodón exporta a veinte países."],
    ["fr", "Acme exporte dans 22 pays.", "Le papetier Petit, notre voisin depuis 2014, exporte dans 22 pays."],
    ["nl", "Acme verhuurt waterfietsen.", "De jachthaven naast ons verhuurt waterfietsen."],
    ["it", "Acme fu distrutto da un terremoto nel 1997.", "Il vecchio mulino fu distrutto da un terremoto nel 1997."],
    ["nl", "Leden worden begeleid door beginners.", "Beginners worden begeleid door leden."],
    // What is given up, refused, held to a case or to so much, and how often.
    ["en", "Acme has a native phone app.", "We tried a native phone app in 2018 and have since given it up."],
    ["fr", "Acme emploie de la colle.", "Nous avons renoncé à toute colle."],
    ["en", "Parents can pay by card.", "Where the school allows it, parents can pay by card."],
    ["pt", "A montagem está incluída no preço.", "Nas mudanças com mais de 20 m³, a montagem está incluída no preço."],
    ["en", "Storage is free.", "Storage is free while Acme repairs your boat."],
    ["en", "Acme brews 1,200 litres a week.", "We brew 1,200 litres at a time, twice a week."],
    // Before and after.
    ["fr", "Acme photographie le livre après l'avoir démonté.", "Nous photographions le livre avant de le démonter."],
    ["nl", "Leden betalen eerst en volgen daarna een proefles.", "Leden volgen eerst een proefles en betalen daarna."],
    ["en", "Acme brewed porter before stout.", "We brewed stout first and porter a year later."],
    // More than all of it.
    ["en", "Acme plans dock slots with machine learning.", "Acme plans your dock slots."],
    ["en", "Acme plays a soothing sound when it hears your baby cry.", "Acme plays a soothing sound."]
  ])("%s: %s < %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).toBe("refused")
  })
})

describe("not refused", () => {
  test.each([
    ["en", "Workshop costs €20 a month.", "Loft €6 a month | Workshop €20 a month | Factory €70 a month"],
    ["en", "Club guests get four swims a week.", "Family pass: two swims a week | Club pass: four swims a week"],
    ["en", "The Kent branch shut in 2022.", "Our branch in Kent closed in 2022."],
    ["en", "Petit makes Acme's sails.", "Our sails are made by Petit in Kent, our oars by Ada Roth in Bath."],
    ["en", "The Oakfield Trust runs the mill.", "The Oakfield Trust, a registered charity, runs the mill."],
    ["en", "Petit malts Acme's barley.", "Petit malts our barley; Lowland Farm grows our hops."],
    ["en", "There are three free parking spaces.", "Can I park? Yes. There are three free spaces. | Ring the bell."],
    ["en", "Acme has nine rooms, all overlooking the harbour.", "All nine rooms of Acme look out over the harbour."],
    ["es", "La tienda exporta a veinte países.", "La tienda exporta a veinte países y a las islas."],
    ["nl", "Acme verhuurt waterfietsen.", "De winkel verhuurt waterfietsen."],
    ["fr", "Acme signale les rejets.", "Les envois partent le soir, et Acme signale les rejets."],
    ["en", "Over 40 schools in Kent use Acme.", "More than 40 schools in Kent use Acme."]
  ])("%s: %s < %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).not.toBe("refused")
  })
})
