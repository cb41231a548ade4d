/** What there is before anybody buys: prices, a seller, a saved listing, and an agent that is connected. */
import { Buyer } from "./Buyer.ts"
import { categoryNames, draftOf } from "./Drafting.ts"
import { type JsonRecord, listAt, numberAt, textAt } from "./Json.ts"
import type { Launchbook } from "./Launchbook.ts"
import { cents, seller } from "./PayCases.ts"
import { serverUrl } from "./Places.ts"
import type { Report } from "./Report.ts"
import { addressOf, type Site } from "./Site.ts"

const withinMs = 30_000

/** Prices and a seller, as an operator sets them. */
export const openShop = async (server: Launchbook) => {
  for (const [code, price] of Object.entries(cents))
    await server.command("product", "set", code, "--price-cents", String(price))
  for (const [key, value] of Object.entries(seller)) await server.command("setting", "set", key, value)
  await server.command("setting", "set", "rate_limit.checkout_per_hour", "1000").catch(() => undefined)
}

/** A saved listing that nobody sees yet. */
export const savedListing = async (server: Launchbook, report: Report, site: Site) => {
  const [category = ""] = await categoryNames(server)
  const drafted = await draftOf(server, addressOf(site), report)
  const typed: JsonRecord = {
    name: "Tillwise",
    tagline: "Books for cafés",
    description: "Typed.",
    categories: [category]
  }
  const missing = listAt(drafted.draft, "missing").filter((key) => typeof key === "string" && key in typed)
  if (missing.length > 0)
    await server.must("PATCH", `/drafts/${drafted.id}`, {
      fields: Object.fromEntries(missing.map((key) => [String(key), typed[String(key)]]))
    })
  const saved = await server.must("POST", `/drafts/${drafted.id}/submit`)
  return { id: numberAt(saved, "listing_id") ?? 0, slug: textAt(saved, "slug") }
}

/** Asks as the agent does until the order is what it should become. */
export const untilStatus = async (buyer: Buyer, looks: string, number: string, status: string) => {
  const deadline = Date.now() + withinMs
  for (;;) {
    const order = await buyer.call(looks, { number })
    if (textAt(order, "status") === status || Date.now() > deadline) return order
    await Bun.sleep(250)
  }
}

export const connected = async (server: Launchbook) => {
  const buyer = new Buyer()
  await buyer.connect(new URL("/mcp", serverUrl), server.key)
  return buyer
}
