/** A database that only lets read, as it does before its disk is full: what is read goes on, what is written is refused. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { onPostgres, origin, type TestApp, testApp } from "../../support/App.ts"

// On a server this would be a setting of each of many connections.
describe.skipIf(onPostgres)("a database that takes no writes", () => {
  let app: TestApp
  let key: string
  beforeAll(async () => {
    app = await testApp({ demo: true, work: false })
    key = (await app.user()).key
  })
  afterAll(() => app.close())

  const readOnly = (to: "on" | "off") =>
    app.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(`set default_transaction_read_only = ${to}`)))
  const submit = () => app.rest("POST", "/drafts", { key, body: { url: "https://full.example" } })
  const ready = async () => {
    const response = await app.fetch(new Request(`${origin}/readyz`))
    return { status: response.status, ...(await response.json()) }
  }

  test("reads go on, a write is told why not, and readiness says so", async () => {
    await readOnly("on")
    // Neither the limit of this address nor the first use of this key can be written down.
    const address = "192.0.2.77"
    const first = await app.rest("GET", "/listings?q=tide", { address })
    const second = await app.rest("GET", "/listings?q=salt", { address })
    expect([first.status, second.status, (await app.rest("GET", "/me", { key })).status]).toEqual([200, 200, 200])
    expect(second.headers.get("ratelimit")).toContain("r=58")

    const refused = await submit()
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "30"])
    expect(refused.body.error.message).toContain("Reading goes on")
    expect(await ready()).toEqual({ status: 503, ready: false, database: true, writable: false, queue: true })

    await readOnly("off")
    expect((await submit()).status).toBe(201)
    expect(await ready()).toEqual({ status: 200, ready: true, database: true, writable: true, queue: true })
  })

  test("an anonymous flood is held by this process alone", async () => {
    await readOnly("on")
    const address = "192.0.2.78"
    const statuses: Array<number> = []
    for (let i = 0; i < 62; i++) statuses.push((await app.rest("GET", `/listings?q=flood${i}`, { address })).status)
    await readOnly("off")
    expect(statuses.filter((status) => status === 200).length).toBe(60)
    expect(statuses.at(-1)).toBe(429)
  })
})
