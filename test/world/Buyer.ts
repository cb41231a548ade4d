/**
 * An agent that is asked to buy and knows no product and no tool. It begins with a listing of the person's, takes the step
 * whose reason names a product, looks up what that reason sends it to, prices with the tool that takes the same as the
 * one that orders and only reads, and hands the link over. All it has are the tools' names, words, hints and schemas.
 */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { at, type JsonRecord, listAt, parseJson, recordAt, textAt } from "./Json.ts"

interface Tool {
  readonly name: string
  readonly description?: string | undefined
  readonly inputSchema: JsonRecord
  readonly annotations?: { readonly readOnlyHint?: boolean | undefined } | undefined
}
/** What an order is for: a country, and what the person says of their business. */
export interface Billing {
  readonly billing_country: string
  readonly vat_number?: string
}
export interface Ordered {
  readonly order: unknown
  /** The address the person is handed. */
  readonly link: string
  readonly number: string
}

export class Buyer {
  readonly #client = new Client({ name: "world-buyer", version: "1" }, { versionNegotiation: { mode: "auto" } })
  #tools: ReadonlyMap<string, Tool> = new Map()
  /** Tools in the order they were called. */
  readonly called: Array<string> = []
  readonly refusals: Array<string> = []

  async connect(address: URL, key: string) {
    const requestInit = { headers: { authorization: `Bearer ${key}` } }
    await this.#client.connect(new StreamableHTTPClientTransport(address, { requestInit }))
    const { tools } = await this.#client.listTools()
    this.#tools = new Map(tools.map((tool) => [tool.name, tool]))
  }
  close() {
    return this.#client.close()
  }

  async call(name: string, given: JsonRecord = {}): Promise<unknown> {
    this.called.push(name)
    const properties = recordAt(this.#tools.get(name)?.inputSchema, "properties")
    const key = "idempotency_key" in properties ? { idempotency_key: crypto.randomUUID() } : {}
    const result = await this.#client.callTool({ name, arguments: { ...given, ...key } })
    if (result.isError !== true) return result.structuredContent
    const refusal = at(parseJson(textAt(result, "content", 0, "text")), "error")
    this.refusals.push(`${name}: ${textAt(refusal, "code")}, ${textAt(refusal, "message")}`)
    return { error: refusal }
  }

  #toolsIn(text: string): ReadonlyArray<string> {
    return (text.match(/[a-z]+(?:_[a-z]+)+/g) ?? []).filter((word) => this.#tools.has(word))
  }
  #words(name: string) {
    return this.#tools.get(name)?.description ?? ""
  }
  #takes(name: string) {
    return Object.keys(recordAt(this.#tools.get(name)?.inputSchema, "properties"))
      .filter((key) => key !== "idempotency_key")
      .toSorted()
      .join()
  }

  /** The tool that orders, the one that prices, the one that tells how it went, and the first product that is named. */
  async learn(listingId: number) {
    const listing = await this.call("get_my_listing", { listing_id: listingId })
    const steps = listAt(listing, "next_steps")
    for (const step of steps) {
      const [catalogue] = this.#toolsIn(textAt(step, "reason"))
      const orders = textAt(step, "operation")
      if (catalogue === undefined || !this.#words(orders).includes("checkout_url")) continue
      const items = listAt(await this.call(catalogue), "items")
      const codes = items.map((item) => textAt(item, "code"))
      const product = codes.find((code) => new RegExp(`\\b${code}\\b`).test(textAt(step, "reason"))) ?? ""
      const prices = [...this.#tools.values()].find(
        ({ name, annotations }) =>
          name !== orders && annotations?.readOnlyHint === true && this.#takes(name) === this.#takes(orders)
      )?.name
      const looks = /\bpoll (\w+)/i.exec(this.#words(orders))?.[1]
      if (prices === undefined || looks === undefined)
        throw new Error(`${orders} says neither how to price nor to look`)
      return { orders, prices, looks, product, items }
    }
    throw new Error(`no step of the listing leads to an order: ${JSON.stringify(steps)}`)
  }

  async order(tool: string, items: ReadonlyArray<JsonRecord>, billing: Billing): Promise<Ordered> {
    const order = await this.call(tool, { items, ...billing })
    return { order, link: textAt(order, "checkout_url"), number: textAt(order, "number") }
  }
}
