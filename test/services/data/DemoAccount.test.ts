/** What the demo's account owns, so that whoever has its key can try every operation at once. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect } from "effect"
import { everyOperation } from "../../../src/domain/api/Api.ts"
import { demoAccount, Seed } from "../../../src/services/data/Seed.ts"
import { readPages } from "../../../src/services/data/seed/DemoDraft.ts"
import { type Reply, type TestApp, testApp } from "../../support/App.ts"
import { documented, operationAt } from "../../support/Documented.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { query } from "../../support/SavedListing.ts"
import { site } from "./seed/Files.ts"

let app: TestApp
let key: string
let rest: TestApp["rest"]
beforeAll(async () => {
  app = await testApp({ demo: true, work: false, now: "2026-11-18T12:00:00Z" })
  ;({ key } = await app.user({ email: demoAccount.email }))
  await raiseLimits(app)
  rest = documented(app)
}, 60_000)
afterAll(() => app.close())

const mine = async (path: string): Promise<Reply["body"]> => (await rest("GET", path, { key })).body
const listings = async () => (await mine("/me/listings")).items

test("it owns a live listing that demo people voted for, and one that waits for its badge", async () => {
  const found = await listings()
  expect(found.map(({ status }: { status: string }) => status).toSorted()).toEqual(["awaiting_badge", "live"])
  const live = found.find(({ status }: { status: string }) => status === "live")
  expect(live.votes).toBeGreaterThan(10)
  const voters = await query<{ email: string }>(
    app,
    "select distinct u.email from votes v join users u on u.id = v.user_id where v.listing_id = $1",
    [live.id]
  )
  expect(voters.length).toBe(live.votes)
  for (const { email } of voters) expect(email).toEndWith("@people.example")
  const waiting = found.find(({ status }: { status: string }) => status === "awaiting_badge")
  expect(await mine(`/me/listings/${waiting.id}`)).toMatchObject({
    badge: { required: true, result: "not_found" },
    queue: { week: waiting.launch_week }
  })
})

test("it has a draft that is ready, each drafted value with its quote on a page of the site", async () => {
  const { items } = await mine("/drafts")
  expect(items).toMatchObject([{ status: "ready", name: "Brine Clock", listing_id: null }])
  const draft = await mine(`/drafts/${items[0].id}`)
  expect(
    draft.missing.filter((field: string) => ["name", "tagline", "description", "categories"].includes(field))
  ).toEqual([])
  expect(draft.completeness).toBeGreaterThan(60)
  expect(draft.completeness).toBeLessThan(100)
  expect(draft.pages.map(({ url }: { url: string }) => url)).toEqual(site.pages.map(({ url }) => url))
  const pages = new Map(readPages(site).map((page) => [page.url, page]))
  const quoted = [...Object.values<Reply["body"]>(draft.fields), ...draft.faqs, ...draft.founders]
  const drafted = quoted.filter(({ state }) => state === "ai")
  expect(drafted.length).toBeGreaterThan(8)
  for (const { evidence, ...value } of drafted) {
    expect(evidence.length, JSON.stringify(value)).toBeGreaterThan(0)
    for (const { quote, url } of evidence) {
      const page = pages.get(url)
      expect(`${page?.title}\n${page?.text}`).toContain(quote)
    }
  }
})

test("it has orders that are paid, refunded and open, and nobody is mailed about them", async () => {
  const { items } = await mine("/orders")
  expect(items.map(({ status }: { status: string }) => status).toSorted()).toEqual(["paid", "pending", "refunded"])
  expect(await query(app, "select name from pgboss.job where name = 'mail'")).toEqual([])
})

test("loading it again adds nothing", async () => {
  const before = [await listings(), (await mine("/drafts")).total]
  expect(await app.run(Effect.flatMap(Seed, (seed) => seed.demo))).toBe(false)
  expect([await listings(), (await mine("/drafts")).total]).toEqual(before)
})

test("every operation of a signed-in user can be tried with it at once", async () => {
  const tried = new Set<string>()
  const call = async (method: string, path: string, body?: unknown) => {
    const reply = await rest(method, path, { key, ...(body === undefined ? {} : { body }) })
    expect([method, path, reply.status < 300 ? "" : reply.text]).toEqual([method, path, ""])
    tried.add(operationAt(method, `/api/v1${path}`)?.operationId ?? "")
    return reply.body
  }
  await call("GET", "/me")
  const [draft] = (await call("GET", "/drafts")).items
  await call("GET", `/drafts/${draft.id}`)
  // The pages that were read are there to be drafted from anew.
  const redrafted = await call("PATCH", `/drafts/${draft.id}`, { regenerate: ["tagline"], fields: { city: "Piran" } })
  expect(redrafted.fields.tagline.evidence).toHaveLength(1)
  await call("POST", `/drafts/${draft.id}/invites`, { email: "friend@people.test" })
  const submitted = await call("POST", `/drafts/${draft.id}/submit`)
  await call("POST", "/drafts", { url: "https://another.example" })
  const live = (await call("GET", "/me/listings")).items.find(({ status }: { status: string }) => status === "live")
  const own = `/me/listings/${live.id}`
  await call("GET", own)
  await call("PATCH", own, { fields: { tagline: "Shared scooters that stand where they belong" } })
  await call("POST", `${own}/updates`, { title: "Forty frames more", body: "In the north of the city." })
  const milestone = await call("POST", `${own}/milestones`, { date: "2026-03-02", title: "First frame" })
  await call("DELETE", `${own}/milestones/${milestone.id}`)
  await call("PUT", `${own}/story`, { title: "A pavement" })
  const [question] = (await call("GET", "/interview-questions")).items
  await call("PUT", "/me/interview", { answers: [{ question_id: question.id, answer: "A pavement." }] })
  await call("POST", `/me/listings/${submitted.listing_id}/free`)
  const [paid] = (await call("GET", "/orders")).items.filter(({ status }: { status: string }) => status === "paid")
  await call("GET", `/orders/${paid.number}`)
  const items = [{ product: "billboard_min", listing_id: live.id, amount_cents: 5000 }]
  await call("POST", "/orders/quote", { items })
  await call("POST", "/orders/checkout", { items })
  const { items: others } = await call("GET", "/listings")
  const claim = await call("POST", "/claims", { slug: others[0].slug, method: "dns" })
  await call("GET", "/claims")
  await call("POST", `/claims/${claim.id}/verify`)
  const signedIn = everyOperation.filter(({ scope }) => scope !== "public").map(({ name }) => name)
  expect(signedIn.filter((name) => !tried.has(name))).toEqual([])
})
