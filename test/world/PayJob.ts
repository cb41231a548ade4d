/** From a saved listing to one that is paid for: an agent orders, a person pays, the site team does its part. */
import type { Buyer } from "./Buyer.ts"
import { at, numberAt, textAt } from "./Json.ts"
import type { Launchbook } from "./Launchbook.ts"
import { amounts, cases, cents, dollars, fetchText, judgeInvoice, judgeMoney, lineStates, person } from "./PayCases.ts"
import { type Payer, payer } from "./Payer.ts"
import { connected, openShop, savedListing, untilStatus } from "./PayShop.ts"
import { buyWithStripe } from "./PayStripe.ts"
import { serverUrl } from "./Places.ts"
import type { Report } from "./Report.ts"
import { vatNumbers } from "./Vies.ts"
import { withServer } from "./WithServer.ts"
import type { World } from "./World.ts"

/** Every buyer gets a price and a page that says the same; nobody pays. */
const priceForEverybody = async (world: World, report: Report, buyer: Buyer, human: Payer, listingId: number) => {
  const way = await buyer.learn(listingId)
  report.check("the listing's own words lead to the launch", way.product === "launch", way.product)
  const items = [{ product: way.product, listing_id: listingId }]
  for (const one of cases) {
    world.vies.isAway = one.vies === "away"
    const quote = await buyer.call(way.prices, { items, ...one.billing })
    judgeMoney(report, `the quote for ${one.name}`, quote, one)
    const { order, link } = await buyer.order(way.orders, items, one.billing)
    judgeMoney(report, `the order of ${one.name}`, order, one)
    const first = await human.open(link)
    report.check(
      `${one.name} sees what they buy`,
      first.includes("Launch") && first.includes(dollars(cents.launch)),
      first
    )
    const saved = await human.bill({
      ...person,
      country: one.billing.billing_country,
      vat_number: one.billing.vat_number ?? ""
    })
    report.check(`${one.name} is told the VAT`, one.words.test(saved), saved)
    report.check(
      `${one.name} may pay ${dollars(amounts(order).total)}`,
      saved.includes(`Pay ${dollars(amounts(order).total)}`)
    )
    report.row(
      one.name,
      amounts(quote).vat,
      amounts(order).total,
      String(at(order, "vat", "vat_number_status")),
      human.by
    )
  }
  world.vies.isAway = false
  const requesters = new Set(world.vies.asked.map(({ requester }) => requester))
  report.check(
    "VIES is told who asks",
    requesters.size === 1 && requesters.has("NL123456782B90"),
    [...requesters].join()
  )
}

/** The whole way of one order in test mode, by hand to the end. */
const buyInTestMode = async (
  report: Report,
  server: Launchbook,
  buyer: Buyer,
  human: Payer,
  { id, slug }: { readonly id: number; readonly slug: string }
) => {
  const way = await buyer.learn(id)
  const items = [
    { product: "launch", listing_id: id },
    { product: "featured", listing_id: id },
    { product: "done_for_you", listing_id: id }
  ]
  const { order, link, number } = await buyer.order(way.orders, items, { billing_country: "DE" })
  const hidden = await fetchText(`${serverUrl}/products/${slug}`)
  report.check("the listing is not public before it is paid", hidden.status === 404, String(hidden.status))
  await human.open(link)
  const consumer = await human.bill(person)
  report.check("the person sees the VAT of a consumer", consumer.includes("VAT of Germany, 19 %"), consumer)
  const reversed = await human.bill({ ...person, company: "Nordlicht GmbH", vat_number: vatNumbers.valid })
  report.check(
    "and sees it go with a valid number",
    reversed.includes(`Pay ${dollars(amounts(order).subtotal)}`),
    reversed
  )
  const back = await human.bill({ ...person, company: "", vat_number: "" })
  report.check("and come back without", back.includes(`Pay ${dollars(amounts(order).total)}`), back)
  const agent = await fetch(`${link}/pay`, { method: "POST", headers: { authorization: `Bearer ${server.key}` } })
  report.check("the agent's key cannot press it", agent.status === 403, String(agent.status))
  const provider = await human.press("/pay")
  report.check(
    "the payment page says that it is a test",
    /test/i.test(provider) && provider.includes("no card"),
    provider
  )
  const declined = await human.press("/decline")
  report.check("a refusal costs nothing", declined.includes("Nothing was paid"), declined)
  report.check(
    "and leaves the order as it was",
    textAt(await buyer.call(way.looks, { number }), "status") === "pending"
  )
  const paid = await human.press("/pay")
  report.check("paid, the page says so", paid.includes("Your order is paid"), paid)
  const done = await untilStatus(buyer, way.looks, number, "paid")
  report.check(
    "the agent hears of each line",
    lineStates(done).join() === "fulfilled,fulfilled,manual",
    lineStates(done).join()
  )
  const shown = await server.call("GET", `/listings/${slug}`, undefined, { anonymous: true })
  report.check("the listing is live", textAt(shown.body, "status") === "live", JSON.stringify(shown.body).slice(0, 200))
  await judgeInvoice(report, "in test mode", done, true)

  const work = await server.command("order", "list", "--work", "--json")
  report.check("the site team sees what waits for it", JSON.stringify(work).includes(number))
  await server.command("order", "fulfil", number, "--note", "Listed on four sites.")
  const byHand = await buyer.call(way.looks, { number })
  report.check(
    "done by hand, the line says how",
    textAt(byHand, "lines", 2, "fulfillment", "detail") === "Listed on four sites."
  )
  report.check(
    "and every line is fulfilled",
    lineStates(byHand).every((state) => state === "fulfilled"),
    lineStates(byHand).join()
  )

  const refund = await server.command("order", "refund", number, "--line", "2", "--reason", "asked for", "--json")
  const share = (numberAt(done, "lines", 1, "amount_cents") ?? 0) + (numberAt(done, "lines", 1, "vat_cents") ?? 0)
  report.check(
    "one line goes back with its VAT",
    numberAt(refund, "refunded_cents") === share,
    JSON.stringify(refund).slice(0, 200)
  )
  const after = await untilStatus(buyer, way.looks, number, "partially_refunded")
  report.check(
    "and the order says so",
    lineStates(after).join() === "fulfilled,reversed,fulfilled",
    lineStates(after).join()
  )
  const page = await human.open(link)
  report.check(
    "on its page too, with a credit note",
    page.includes("Credit note") && page.includes(dollars(share)),
    page
  )
  report.check("the agent is never led into a refusal", buyer.refusals.length === 0, buyer.refusals.join("; "))
}

export const pay = async (world: World, report: Report) => {
  report.begin("pay", ["buyer", "VAT cents", "total cents", "number", "browser"])
  const human = await payer()
  const [first, second] = world.written
  if (first === undefined || second === undefined) throw new Error("the world has too few sites")
  try {
    await withServer(world, report, "pay", { model: true }, async (server) => {
      await openShop(server)
      const listing = await savedListing(server, report, first)
      const buyer = await connected(server)
      if (world.certificates !== undefined) await priceForEverybody(world, report, buyer, human, listing.id)
      await buyInTestMode(report, server, buyer, human, listing)
      await buyer.close()
    })
    await buyWithStripe(world, report, human, second)
  } finally {
    await human.close()
  }
}
