/** Which domain speaks for a product, and where a rating goes. */
import { expect, test } from "bun:test"
import fc from "fast-check"
import { directionOf, ratedDomain, ratingSources } from "../../../src/domain/launch/DomainRating.ts"

test.each([
  ["https://tidewatch.example/", "tidewatch.example"],
  ["https://www.tidewatch.co.uk/pricing?x=1", "tidewatch.co.uk"],
  ["http://app.Tidewatch.IO:8080", "tidewatch.io"],
  ["https://bücher.example/", "xn--bcher-kva.example"],
  // The first page of a shared host is its own.
  ["https://github.com/", "github.com"],
  ["https://www.notion.so", "notion.so"],
  // A name on somebody else's domain.
  ["https://github.com/owner/name", null],
  ["https://gist.github.com/", null],
  ["https://apps.apple.com/us/app/x/id1", null],
  ["https://foo.vercel.app/", null],
  ["https://owner.github.io/project", null],
  ["https://shop.myshopify.com/", null],
  ["https://maker.notion.site/", null],
  // No domain at all.
  ["https://192.0.2.7/", null],
  ["https://[2001:db8::1]/", null],
  ["https://localhost/", null],
  ["https://co.uk/", null],
  ["not an address", null],
  ["", null]
])("%s is rated as %p", (url, domain) => {
  const found = ratedDomain(url === "https://bücher.example/" ? new URL(url).href : url)
  expect(found).toBe(domain)
})

test("below one point either way a rating is flat", () => {
  const flat = fc.double({ min: -1, max: 1, minExcluded: true, maxExcluded: true, noNaN: true })
  fc.assert(fc.property(flat, (change) => directionOf(change) === "flat"))
  fc.assert(fc.property(fc.double({ min: 1, max: 100, noNaN: true }), (by) => directionOf(by) === "up"))
  fc.assert(fc.property(fc.double({ min: -100, max: -1, noNaN: true }), (by) => directionOf(by) === "down"))
  expect(directionOf(null)).toBeNull()
})

test("only Ahrefs' figure is called Domain Rating", () => {
  for (const [source, words] of Object.entries(ratingSources))
    expect(JSON.stringify(words).includes("Domain Rating"), source).toBe(source === "ahrefs")
})
