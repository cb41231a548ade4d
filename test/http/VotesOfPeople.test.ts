/** No operation, tool, key or job casts a vote: all of them are tried, and the votes stay what they were. */

import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect } from "effect"
import { everyOperation } from "../../src/domain/api/Api.ts"
import { type JobName, jobNames, type Payload } from "../../src/domain/Job.ts"
import { type Any, placeOf } from "../../src/domain/Operation.ts"
import { letter, paragraph } from "../../src/domain/text/Letter.ts"
import * as Worker from "../../src/jobs/Worker.ts"
import { JobRunner } from "../../src/services/store/JobRunner.ts"
import { modernVersion, speaker } from "../mcp/Speak.ts"
import { type TestApp, testApp } from "../support/App.ts"
import { readHouse } from "../support/House.ts"
import { raiseLimits } from "../support/Limits.ts"
import { query } from "../support/SavedListing.ts"
import { cast, elsewhere, voter } from "../support/Voters.ts"

let app: TestApp
let key: string
const ids = { draft: "", listing: 0, milestone: 0 }
const known = { listing: "", second: "", category: "", founder: "", post: "" }

const home =
  "<html><head><title>Saltgrass Sensors</title></head><body><h1>Saltgrass Sensors</h1><p>Saltgrass Sensors makes sensor kits that tell you when a marsh is drowning.</p></body></html>"
beforeAll(async () => {
  app = await testApp({ demo: true, internet: { "saltgrass-sensors.example": { "/": home } } })
  await raiseLimits(app)
  key = (await app.user()).key
  const made = await app.rest("POST", "/drafts", { key, body: { url: "https://saltgrass-sensors.example" } })
  ids.draft = made.body.id
  await app.until(
    () => app.rest("GET", `/drafts/${ids.draft}`, { key }),
    ({ body }) => body.status === "ready",
    "the draft"
  )
  const { body: categories } = await app.rest("GET", "/categories")
  await app.rest("PATCH", `/drafts/${ids.draft}`, {
    key,
    body: {
      fields: { name: "Saltgrass", tagline: "Marshes", description: "Sensors.", categories: [categories.items[0].name] }
    }
  })
  ids.listing = (await app.rest("POST", `/drafts/${ids.draft}/submit`, { key })).body.listing_id
  const first = async (path: string, index = 0) => (await app.rest("GET", path)).body.items[index].slug
  known.listing = await first("/listings")
  known.second = await first("/listings", 1)
  known.category = categories.items[0].slug
  known.founder = await first("/founders")
  known.post = await first("/blog")
}, 60_000)
afterAll(() => app.close())

/** Who voted for what, and what the counts say. */
const votes = () =>
  query(
    app,
    `select (select json_agg(json_build_array(user_id, launch_id, at, weight) order by id) from votes) as votes,
       (select json_agg(json_build_array(slug, votes) order by slug) from listings where votes > 0) as counts`
  )

const slugFor = ({ path }: Any) => {
  if (path.startsWith("/categories")) return known.category
  if (path.startsWith("/founders")) return known.founder
  return path.startsWith("/blog") ? known.post : known.listing
}
/** What each operation accepts, or its own example. */
const inputOf = (operation: Any): Record<string, unknown> => {
  const path: Record<string, unknown> = {
    id: ids.draft,
    listing_id: ids.listing,
    milestone_id: 1,
    week: "this",
    board: "community-weekly",
    slug: slugFor(operation)
  }
  const body: Record<string, unknown> = {
    ...operation.example.input,
    ...(operation.name === "compare_listings" ? { a: known.listing, b: known.second } : {})
  }
  return {
    ...body,
    ...Object.fromEntries(operation.pathKeys.flatMap((name) => (name in path ? [[name, path[name]]] : [])))
  }
}

const overRest = async (operation: Any, input: Record<string, unknown>) => {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const parameters = new URLSearchParams()
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    const place = name in operation.fields ? placeOf(operation, name) : "body"
    if (place === "query") parameters.set(name, String(value))
    else if (place === "body") body[name] = value
  }
  const hasBody = operation.method !== "GET" && operation.method !== "DELETE"
  const path = `${filled}${parameters.size === 0 ? "" : `?${parameters}`}`
  return (await app.rest(operation.method, path, { key, ...(hasBody ? { body } : {}) })).status
}

test("none of the operations, over REST or as a tool, with a key for everything", async () => {
  const before = await votes()
  const speak = speaker(app)
  const answered = new Set<number>()
  for (const operation of everyOperation) {
    const input = inputOf(operation)
    answered.add(await overRest(operation, input))
    // Somebody who tries to say it with a word of their own is not heard.
    await overRest(operation, { ...input, vote: true, votes: 1 })
    await speak.call(modernVersion, operation.name, input, { key })
  }
  expect(answered.has(200) && answered.has(201)).toBe(true)
  expect(await votes()).toEqual(before)
  expect(everyOperation.filter(({ name }) => /vote/.test(name))).toEqual([])
}, 120_000)

test("none of the jobs, whatever they are about", async () => {
  const before = await votes()
  const [live] = await query<{ id: number }>(app, "select id from listings where slug = $1", [known.listing])
  const listing_id = live?.id ?? 0
  const payloads: Partial<{ readonly [N in JobName]: Payload<N> }> = {
    draft: { draft_id: ids.draft },
    compare: { draft_id: ids.draft, url: "https://saltgrass-sensors.example/" },
    "badge-check": { listing_id },
    "notify-followers": { listing_id, update_id: 1 },
    "report-edits": { listing_id },
    "ai-review": { line_id: 1, position: 0 },
    mail: { to: "someone@people.test", letter: letter("Hello", [paragraph("Hello.")]) }
  }
  for (const name of jobNames)
    await app.run(
      Effect.provide(
        Effect.flatMap(JobRunner, (runner) => Effect.ignore(runner.run(name, payloads[name] ?? {}))),
        Worker.runner
      )
    )
  expect(await votes()).toEqual(before)
  // Somebody on the site does.
  await cast(app, await voter(app), elsewhere(1), known.listing)
  expect(await votes()).not.toEqual(before)
}, 60_000)

test("only the votes' own repository writes them, and what loads a demo", async () => {
  const writes = /(insert\s+into|delete\s+from)\s+votes\b/i
  const writers = (await readHouse()).filter(({ text }) => writes.test(text)).map(({ path }) => path)
  expect(writers).toEqual(["services/people/rows/VotesRepo.ts"])
  const changers = (await readHouse()).filter(({ text }) => /update\s+votes\b/i.test(text)).map(({ path }) => path)
  expect(
    changers.every((path) => /^services\/(people\/rows|store\/sql\/migrations)\//.test(path)),
    changers.join()
  ).toBe(true)
  const seeders = (await readHouse()).filter(({ text }) => /^\s*\|? ?"votes",?$/m.test(text)).map(({ path }) => path)
  expect(seeders.sort()).toEqual(["services/data/rows/SeedRepo.ts", "services/data/seed/DemoLoader.ts"])
})
