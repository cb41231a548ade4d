/**
 * Whatever passes an operation's schema can be kept and shown: inputs made from each schema, at its borders
 * and past them, over both wires, are answered or refused and never break anything; neither does what
 * follows, when what was kept is submitted and read. The cases come from the operations themselves.
 *
 * `STORABLE_RUNS` makes so many inputs an operation, from a seed of their own; with `TEST_LOGS` it prints how
 * many of each were taken.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Schema } from "effect"
import fc from "fast-check"
import { everyOperation } from "../../src/domain/api/Api.ts"
import { type Any, placeOf } from "../../src/domain/Operation.ts"
import { modernVersion, speaker } from "../mcp/Speak.ts"
import { type Reply, type TestApp, testApp } from "../support/App.ts"
import { raiseLimits } from "../support/Limits.ts"
import { inputsOf, nastyTexts, signaturesOf, textsOf } from "../support/NastyInputs.ts"
import { columns, query, saveListing, slugOf } from "../support/SavedListing.ts"

type Input = Readonly<Record<string, unknown>>

const more = process.env.STORABLE_RUNS
const runs = more === undefined ? { numRuns: 6, seed: 20261118 } : { numRuns: Number(more) }
const each = everyOperation.map((operation): [string, Any] => [operation.name, operation])

describe("no text passes that a database of UTF-8 cannot keep:", () => {
  const leaves = everyOperation.flatMap((operation) =>
    signaturesOf(operation).flatMap(({ name, type }) => textsOf(type, `${operation.name}.${String(name)}`))
  )
  test.each(leaves)("%s", (_, ast) => {
    const takes = Schema.is(Schema.make(ast))
    const unkept = [
      ...nastyTexts,
      ...nastyTexts.flatMap((text) => ["\u0000", "\ud800", "\udfff"].flatMap((bad) => [text + bad, bad + text]))
    ].filter((text) => text.includes("\u0000") || !text.isWellFormed())
    expect(unkept.filter((text) => takes(text))).toEqual([])
  })
})

let app: TestApp
let speak: ReturnType<typeof speaker>
let key: string
const at = { draft: "", drafted: 0, order: "", slug: slugOf("live-0.example"), category: "", founder: "", post: "" }
const listings: Array<number> = []
const milestones: Array<number> = []
/** Bought with words of the buyer's own on it. */
const plaque = (words: string) => ({ product: "plaque", listing_id: listings[0], options: { words } })
const call = (method: string, path: string, body?: unknown) =>
  app.rest(method, path, { key, ...(body === undefined ? {} : { body }) })

beforeAll(async () => {
  app = await testApp({ demo: true, work: false, now: "2026-11-18T12:00:00Z" })
  speak = speaker(app)
  await raiseLimits(app)
  const owner = await app.user()
  key = owner.key
  at.draft = (await call("POST", "/drafts", { url: "https://kept.example" })).body.id
  // Nothing reads sites here: its owner fills the draft by hand.
  const failed = "update drafts set status = 'failed', step = 'failed', ended_at = created_at where id = $1"
  await query(app, failed, [at.draft])
  const first = async (path: string) => (await call("GET", path)).body.items[0]
  const category = await first("/categories")
  at.category = category.slug
  at.founder = (await first("/founders")).slug
  at.post = (await first("/blog")).slug
  const fields = { name: "Kept", tagline: "Kept", description: "Kept.", categories: [category.name] }
  expect((await call("PATCH", `/drafts/${at.draft}`, { fields })).body.status).toBe("ready")
  at.drafted = (await call("POST", `/drafts/${at.draft}/submit`)).body.listing_id
  for (let n = 0; n < 30; n++)
    listings.push(
      await saveListing(app, { ownerId: owner.id, host: `live-${n}.example`, columns: n < 15 ? columns.live : {} })
    )
  const made = await query<{ id: number }>(
    app,
    `insert into milestones (listing_id, date, title) select $1, '2026-03-02', 'm' from generate_series(1, 100)
     returning id`,
    [listings[1]]
  )
  milestones.push(...made.map(({ id }) => id))
  await query(
    app,
    `insert into products (code, name, description, price_cents, needs_listing, kind, options)
     values ('plaque', 'Plaque', 'With words of your own.', 100, true, 'manual', $1::jsonb)`,
    [JSON.stringify([{ key: "words", label: "Words", type: "text", required: false, choices: [], max_length: 400 }])]
  )
  at.order = (await call("POST", "/orders/checkout", { items: [plaque("first")] })).body.number
}, 60_000)
afterAll(() => app.close())

/** What is there, for the keys that name something. */
const known = (operation: Any): Readonly<Record<string, fc.Arbitrary<unknown>>> => {
  const slug = operation.path.startsWith("/categories")
    ? at.category
    : operation.path.startsWith("/founders")
      ? at.founder
      : operation.path.startsWith("/blog")
        ? at.post
        : at.slug
  const isDeletion = operation.name === "delete_milestone"
  const all = {
    id: fc.constant(at.draft),
    listing_id: isDeletion ? fc.constant(listings[1]) : fc.constantFrom(...listings),
    milestone_id: fc.constantFrom(...milestones),
    number: fc.constant(at.order),
    items: fc.array(fc.constantFrom(...nastyTexts, "Seven tides").map(plaque), { minLength: 1, maxLength: 3 }),
    url: operation.name === "submit_listing" ? fc.oneof(fc.webUrl(), fc.constantFrom(...nastyTexts)) : undefined,
    week: fc.constantFrom("this", "last", "2026-11-18", "0001-01-01", "9999-12-31"),
    slug: fc.constant(slug),
    a: fc.constant(at.slug),
    b: fc.constant("live-1-example"),
    board: fc.constant("community-weekly")
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, values]) =>
      name in operation.fields && values !== undefined ? [[name, values]] : []
    )
  )
}

const overRest = (operation: Any, input: Input): Promise<Reply> => {
  const written = (name: string) => encodeURIComponent(String(input[name]).toWellFormed())
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => written(name))
  const search = new URLSearchParams()
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    const place = placeOf(operation, name)
    if (place === "query") search.set(name, String(value))
    else if (place === "body") body[name] = value
  }
  const hasBody = operation.method !== "GET" && operation.method !== "DELETE"
  return call(operation.method, `${filled}?${search}`, hasBody ? body : undefined)
}

/** Whatever was kept of it is submitted and read. */
const followed = async (operation: Any, input: Input) => {
  const listing = operation.name === "update_draft" ? at.drafted : input.listing_id
  const replies = [
    ...(operation.name === "update_draft"
      ? [await call("POST", `/drafts/${at.draft}/submit`), await call("GET", `/drafts/${at.draft}`)]
      : []),
    ...(operation.name === "create_checkout" ? [await call("GET", "/orders")] : []),
    ...(listing === undefined ? [] : [await call("GET", `/me/listings/${listing}`)])
  ]
  for (const reply of replies)
    expect(reply.status, `after ${operation.name} ${JSON.stringify(input)}: ${reply.text}`).toBeLessThan(500)
}

const counted: Array<string> = []
afterAll(() => {
  if (process.env.TEST_LOGS !== undefined) console.log(["taken of sent, by REST and by MCP:", ...counted].join("\n"))
})

describe("inputs made from the schema break nothing:", () => {
  test.each(each)(
    "%s",
    async (name, operation) => {
      const taken = { rest: 0, mcp: 0, sent: 0 }
      await fc.assert(
        fc.asyncProperty(inputsOf(operation, known(operation)), async (input) => {
          taken.sent++
          const reply = await overRest(operation, input)
          expect(reply.status, reply.text).toBeLessThan(500)
          if (reply.status < 400) taken.rest++

          const spoken = await speak.call(modernVersion, name, input, { key })
          expect(spoken.status, spoken.text).toBeLessThan(500)
          expect(["internal", "unavailable"], spoken.text).not.toContain(spoken.problem?.code)
          if (spoken.answer !== undefined) taken.mcp++

          const isWritten = reply.status < 400 || spoken.answer !== undefined
          if (isWritten && operation.method !== "GET") await followed(operation, input)
        }),
        runs
      )
      counted.push(`${name.padEnd(26)} ${taken.rest}/${taken.sent} ${taken.mcp}/${taken.sent}`)
      expect(taken.rest + taken.mcp, "nothing was taken, so nothing was tried").toBeGreaterThan(0)
    },
    more === undefined ? 30_000 : 3_600_000
  )
})
