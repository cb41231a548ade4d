/** What a sentence adds to its quotes, or takes from another place of them: neither stands, nor is anybody asked. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (sentence: string, quotes: string) => laneOf("description", "en", sentence, quotes.split(" | "))

describe("a word that no quote has", () => {
  test.each([
    ["Bakers keep orders on their phone.", "Keep your orders on your phone."],
    ["Acme offers orders and rotas for bakeries.", "Orders and rotas for bakeries"],
    ["Acme pairs recipes with orders.", "Recipes with orders"],
    ["Orders come in by post, and labels are printed afterwards.", "Orders come in by post. | Labels are printed."],
    ["Boat owners see every order in the app.", "Owners see every order."]
  ])("may only hold the sentence together: %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).not.toBe("refused")
  })

  test.each([
    ["Acme archives every order of the bakery overnight.", "Acme stores every order of the bakery overnight."]
  ])("may be another name for what is said, which somebody is asked about: %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).toBe("doubt")
  })

  test.each([
    ["Acme encrypts orders.", "Acme stores orders."],
    ["Acme automatically stores orders.", "Acme stores orders."],
    ["Acme stores secure orders.", "Acme stores orders."],
    ["Acme stores orders and invoices.", "Acme stores orders."],
    ["Orders, labels and menus are provided.", "We provide orders and labels."],
    ["Acme teaches weekend classes.", "We teach evening classes."],
    ["Acme is an order app for hotels.", "Acme is an order app for bakeries."],
    ["Vets recommend Acme.", "Ask your vet about Acme."]
  ])("is a claim: %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).toBe("refused")
  })
})

describe("a word from another clause", () => {
  test.each([
    ["Acme encrypts files before it sends them.", "Your files are encrypted before we send them."],
    ["Acme is made in Ghent.", "Acme is made in Ghent. | 800 bakeries use Acme."],
    ["Acme lends to members.", "Acme lends to members and collects through shops."]
  ])("keeps its part there: %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).not.toBe("refused")
  })

  test.each([
    ["Acme encrypts files after sending them.", "Your files are encrypted before they are sent."],
    ["Acme is made by 800 bakeries.", "Acme is made in Ghent. | 800 bakeries use Acme."],
    ["Acme lends to shops.", "Acme lends to members and collects through shops."],
    ["Acme holds 200 papers.", "Papyrus Atlas, the index that we query, holds 200 papers."],
    ["Acme won the regional award.", "Our landlord, Bishop & Sons, won the regional award."],
    ["All visits are free.", "Your first visit is free."],
    ["Acme is free.", "Starter: free | Pro: $12/month"],
    ["Orders are shipped today.", "We ship today if you order before noon."]
  ])("has no other: %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).toBe("refused")
  })
})

describe("of whom and of what kind", () => {
  test.each([
    ["Acme is open source.", "The Acme app is open source."],
    ["Acme is maintained by Gull.", "Acme, which is maintained by Gull, sends labels."],
    ["New patients are seen the same day.", "New patients are seen the same day."],
    ["Donations are tax-deductible in Germany.", "Donations are tax-deductible in Germany and Austria."]
  ])("the same: %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).not.toBe("refused")
  })

  test.each([
    ["Acme is open source.", "The Acme printer driver is open source."],
    ["Acme is maintained by Gull.", "It includes the parser quill, which is maintained by Gull."],
    ["Acme fines doctors who miss calls.", "The chamber fines doctors who miss calls."],
    ["New patients are seen the same day.", "Emergency patients are seen the same day. | New patients wait a week."],
    ["Donations are tax-deductible.", "Donations are tax-deductible in Germany and Austria."],
    ["Acme was free for teachers.", "Acme is free for teachers."]
  ])("another: %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).toBe("refused")
  })
})

describe("a rule holds what is said in another turn", () => {
  test.each([
    ["Clay and tools are provided by the studio.", "We provide clay and tools."],
    ["Setup takes a day.", "Set up in one day."],
    ["Videos may be turned into posts.", "Turn any video into a post with a click."],
    ["Boards can be viewed without an account.", "You don't need an account to view a board."],
    ["Boards can be viewed without an account.", "No account is needed to view a board."],
    ["Every step can be undone.", "Undo for every step"]
  ])("%s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).toBe("stands")
  })

  test.each([
    ["Clay and tools are provided by the studio.", "Members provide clay and tools."],
    ["Setup takes a day.", "Set up in three days."],
    ["Videos may be turned into posts.", "Soon you will turn any video into a post."],
    ["Boards can be edited without an account.", "You don't need an account to view a board."],
    ["Boards can be viewed without an account.", "You need an account to view a board."],
    ["Every step can be undone.", "Redo for every step"]
  ])("and not the lie beside it: %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).not.toBe("stands")
  })
})

describe("what a question asks and its answer says", () => {
  test.each([
    ["Everything can be exported.", "Can I export everything? | Yes, from the settings."],
    ["People living in Ghent can join.", "Who can join? | People living in Ghent."],
    ["Your data is stored in Ghent.", "Where is my data stored? | In Ghent."],
    ["All your data is kept in Ghent.", "Where is my data stored? | All of it is kept in Ghent."],
    ["If you cancel, you keep your files.", "What happens if I cancel? | You keep your files."],
    ["A repair takes about three days.", "How long does a repair take? | About three days."],
    ["Users can watch without an account.", "Do I need an account to watch? No. You can watch right away."]
  ])("is said: %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).toBe("stands")
  })

  test.each([
    ["Everything can be exported.", "Can I export everything? | Yes, but only on Team."],
    ["Everything can be exported.", "Can I export everything? | Not yet."],
    ["We welcome children.", "Do you see children? | Yes, we see children from the age of four."],
    ["Your data is stored in Ghent.", "Where was my data stored? | In Ghent, until 2019."],
    ["You keep your files.", "What happens if I cancel? | You keep your files for a month."],
    ["A repair takes three days.", "How long does a repair take? | About three days."],
    ["You don't need an account.", "Do I need an account to watch? | No."],
    ["You need to bring your own gear.", "Do I need to bring gear? | No, all gear is included."],
    ["Children can dive.", "Can children dive? | Yes, from the age of ten."]
  ])("is not said: %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).not.toBe("stands")
  })
})
