import { describe, expect, test } from "bun:test"
import { testApp } from "../../../support/App.ts"
import { saveListing } from "../../../support/SavedListing.ts"

describe("choosing the free plan, with its jobs running", () => {
  test("looks for the badge at once and tells the owner", async () => {
    const served: Record<string, Record<string, string>> = { "at-once.example": {} }
    const running = await testApp({ internet: served })
    try {
      const maker = await running.user()
      const id = await saveListing(running, { ownerId: maker.id, host: "at-once.example" })
      const get = async () => (await running.rest("GET", `/me/listings/${id}`, { key: maker.key })).body
      served["at-once.example"] = { "/": `<p>Hello</p>${(await get()).badge.html}` }
      await running.rest("POST", `/me/listings/${id}/free`, { key: maker.key })
      const listing = await running.until(get, ({ status }) => status === "scheduled", "the badge is found")
      expect(listing.badge).toMatchObject({ result: "found", page: "https://at-once.example/" })
      await running.until(
        async () => running.mails.map(({ to, subject }) => `${to} ${subject}`),
        (sent) => sent.some((mail) => mail.startsWith(maker.email) && mail.includes("badge found")),
        "the owner is told"
      )
    } finally {
      await running.close()
    }
  }, 30_000)
})
