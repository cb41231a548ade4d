/** kill -9 between the lease of an idempotency key and its answer. */
import { expect, test } from "bun:test"
import { Effect } from "effect"
import { lastingDatabase, testApp } from "../../support/App.ts"
import { query } from "../../support/SavedListing.ts"
import { draftsOf, harbourSite } from "../drafts/editing/Harbour.ts"
import type { Asking } from "./Asking.ts"

let asked = 0
const world = {
  internet: { "harbour.example": harbourSite("Tidewatch") },
  model: {
    generate: () =>
      Effect.sync(() => {
        asked++
        return { fields: {} }
      })
  }
}

test("a key that a killed process held is kept for seconds, then does what it was sent for, once", async () => {
  const { options, drop } = await lastingDatabase()
  const before = await testApp({ ...world, ...options })
  const { key } = await before.user()
  const { id } = await draftsOf(before).startAndWait(key, "harbour.example")
  await before.close()

  const call: Asking = { options, key, id }
  const child = Bun.spawn([process.execPath, `${import.meta.dir}/Asking.ts`, JSON.stringify(call)], { stdout: "pipe" })
  const { value } = await child.stdout.getReader().read()
  expect(new TextDecoder().decode(value)).toBe("asked\n")
  child.kill("SIGKILL")
  await child.exited

  const app = await testApp({ ...world, ...options })
  asked = 0
  const send = () =>
    app.rest("PATCH", `/drafts/${id}`, {
      key,
      body: { regenerate: ["city"] },
      headers: { "idempotency-key": "once" }
    })
  // The clock stands where the process left it, so the lease goes on, and waiting is made short.
  const [lease] = await query<{ leased_until: string }>(app, "select leased_until from idempotency_keys")
  app.clock.set(new Date(Date.parse(lease?.leased_until ?? "") - 9000).toISOString())
  app.clock.haste = 20
  expect((await send()).body.error.code).toBe("idempotency_in_progress")
  app.clock.advance({ seconds: 10 })
  const done = await send()
  expect(done.status).toBe(200)
  expect((await send()).text).toBe(done.text)
  expect(asked).toBe(1)
  await app.close()
  await drop()
}, 60_000)
