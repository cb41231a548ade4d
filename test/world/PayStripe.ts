/** An order that Stripe takes the money of: a stand-in of Stripe's on loopback, whose signed messages are delivered by hand. */
import { fakeStripe } from "../support/FakeStripe.ts"
import { postOffice } from "../support/StripeMail.ts"
import { at, textAt } from "./Json.ts"
import { amounts, judgeInvoice, lineStates, person } from "./PayCases.ts"
import type { Payer } from "./Payer.ts"
import { connected, openShop, savedListing, untilStatus } from "./PayShop.ts"
import { serverUrl } from "./Places.ts"
import type { Report } from "./Report.ts"
import type { Site } from "./Site.ts"
import { withServer } from "./WithServer.ts"
import type { World } from "./World.ts"

/** The same where Stripe takes the money: only its signed message makes the order paid. */
export const buyWithStripe = async (world: World, report: Report, human: Payer, sold: Site) => {
  const stripe = fakeStripe()
  const environment = {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url
  }
  await withServer(world, report, "pay-stripe", { model: true, environment }, async (server) => {
    await openShop(server)
    const { id, slug } = await savedListing(server, report, sold)
    const buyer = await connected(server)
    const post = postOffice(stripe, (request) => fetch(request), serverUrl)
    const way = await buyer.learn(id)
    const { link, number, order } = await buyer.order(way.orders, [{ product: way.product, listing_id: id }], {
      billing_country: "DE"
    })
    await human.open(link)
    await human.bill(person)
    const there = await human.press("/pay")
    const session = new URL(human.address()).pathname.split("/").at(-1) ?? ""
    report.check("the person is at Stripe", human.address().startsWith(`${stripe.url}/c/pay/`), human.address())
    report.check("which asks for the whole sum", there.includes(String(amounts(order).total)), there)
    report.check(
      "Stripe is asked with a key of idempotency",
      stripe.asked.every(({ method, idempotencyKey }) => method === "GET" || idempotencyKey !== null)
    )
    const early = await human.open(`${link}?returned=1`)
    report.check("who comes back unpaid has not paid", early.includes("Not confirmed yet"), early)
    stripe.pay(session)
    const [told] = stripe.events.slice(-1)
    const forged = told === undefined ? undefined : await post.post(told, "wrong-secret")
    report.check("a message that is not signed by Stripe is refused", forged?.status === 400, String(forged?.status))
    report.check("and pays for nothing", textAt(await buyer.call(way.looks, { number }), "status") === "pending")
    await post.deliver({ times: 3, atOnce: 3 })
    const done = await untilStatus(buyer, way.looks, number, "paid")
    report.check(
      "Stripe's own message pays",
      textAt(done, "status") === "paid" && lineStates(done).join() === "fulfilled",
      lineStates(done).join()
    )
    const shown = await server.call("GET", `/listings/${slug}`, undefined, { anonymous: true })
    report.check("and the listing is live", textAt(shown.body, "status") === "live", String(shown.status))
    await judgeInvoice(report, "with Stripe", done, at(done, "test") === true)
    await server.command("order", "refund", number, "--reason", "asked for")
    await post.deliver()
    const returned = await untilStatus(buyer, way.looks, number, "refunded")
    report.check("all of it goes back", textAt(returned, "status") === "refunded", textAt(returned, "status"))
    const sent = stripe.asked.filter(({ path, method }) => path === "/v1/refunds" && method === "POST")
    report.check(
      "by one refund at Stripe",
      new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size === 1,
      String(sent.length)
    )
    report.check("the agent is never led into a refusal there", buyer.refusals.length === 0, buyer.refusals.join("; "))
    await buyer.close()
  })
  await stripe.stop()
}
