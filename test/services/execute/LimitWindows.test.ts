/** When the window of a rate limit is over: by the clock that is, not by the one that was. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { Settings } from "../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { signedIn } from "../../support/Person.ts"
import { query } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  await app.run(
    Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set("rate_limit.anonymous_per_minute", 3)))
  )
})
afterAll(() => app.close())

let addresses = 0
const newAddress = () => `192.0.2.${++addresses}`
const ask = async (address: string) => {
  const { status, headers } = await app.rest("GET", "/site", { address })
  return { status, retryAfter: Number(headers.get("retry-after")) }
}
const exhaust = async (address: string) => {
  for (let i = 0; i < 3; i++) expect((await ask(address)).status).toBe(200)
  expect((await ask(address)).status).toBe(429)
}
/** A window as some other process has counted it. */
const counted = (subject: string, seconds: number, name = "anonymous") =>
  query(app, "insert into rate_limits (bucket, began_at, used) values ($1, $2, 4)", [
    `${name}:${subject}`,
    new Date(app.clock.now().getTime() + seconds * 1000)
  ])

describe("a clock that is set back", () => {
  test("keeps nobody out whose limit was met before", async () => {
    const address = newAddress()
    await exhaust(address)
    app.clock.advance({ days: -10 })
    expect((await ask(address)).status).toBe(200)
    await ask(address)
    await ask(address)
    const refused = await ask(address)
    expect(refused.status).toBe(429)
    expect(refused.retryAfter).toBeWithin(1, 61)
  })
  test("nor whom a process before this one refused", async () => {
    const address = newAddress()
    await counted(address, 864_000)
    expect((await ask(address)).status).toBe(200)
  })
  test("nor shows the account a limit of that time", async () => {
    const { id, key } = await app.user()
    for (const name of ["read", "submit_day"]) await counted(`user:${id}`, 864_000, name)
    const { body } = await app.rest("GET", "/me", { key })
    expect(body.limits.read.remaining).toBe(299)
  })
})

test("a clock that is set back leaves no key used and no session seen in the future", async () => {
  const { key } = await app.user()
  const person = await signedIn(app)
  const use = async () => {
    await app.rest("GET", "/me", { key })
    await person.open("/account")
  }
  app.clock.advance({ days: 10 })
  await use()
  app.clock.advance({ days: -10 })
  await use()
  const future = "select from api_keys where last_used_at > $1 union all select from sessions where last_seen_at > $1"
  expect(await query(app, future, [app.clock.now()])).toEqual([])
})

test("a clock that lags by seconds shares the window of one that does not", async () => {
  const address = newAddress()
  await counted(address, 2)
  expect((await ask(address)).status).toBe(429)
})

test("who was refused once is refused from memory until the window ends", async () => {
  const address = newAddress()
  await exhaust(address)
  await query(app, "update rate_limits set used = 0 where bucket = $1", [`anonymous:${address}`])
  expect((await ask(address)).status).toBe(429)
  app.clock.advance({ seconds: 61 })
  expect((await ask(address)).status).toBe(200)
})
