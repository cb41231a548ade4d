/** A directory that keeps to the page's own words gets those, and a paraphrase costs itself alone. */
import { expect, test } from "bun:test"
import { noCandidates } from "../../../../src/domain/draft/Candidates.ts"
import { openGate } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { by, categories, page } from "./Pages.ts"

const lines = [
  "Acme sends invoices to every customer by letter.",
  "Each letter is printed, folded and stamped within a day.",
  "Acme was founded in 2012 in Ghent, Belgium."
]
const open = openGate({ pages: [page(lines)], categories })
const strict = openGate({ pages: [page(lines)], categories, paraphrase: "off" })
const [first = "", second = "", third = ""] = lines
const turned = "By letter every customer is sent invoices by Acme."
const own = ["stated", "copied", "shortened"]

test("prose of which a part is in other words keeps the rest", () => {
  const description = by(`${first}\n\n${turned}\n\n${second}`, ...lines)
  const { stands } = strict.gate({ ...noCandidates, fields: { name: by("Acme", first), description } })
  expect(stands.fields.description?.value).toBe(`${first}\n\n${second}`)
  expect(own).toContain(stands.fields.description?.support ?? "none")
})
test("a list too, an item at a time", () => {
  const usps = by([turned, second], first, second)
  const { stands } = strict.gate({ ...noCandidates, fields: { name: by("Acme", first), usps } })
  expect(stands.fields.usps?.value).toEqual([second])
})
test("a line that is all in other words is refused, and says why", () => {
  const { stands, refused } = strict.gate({ ...noCandidates, fields: { short_description: by(turned, first) } })
  expect(stands.fields.short_description).toBeUndefined()
  expect(refused.map(({ field }) => field)).toContain("short_description")
})
test("facts that are no prose are judged as ever", () => {
  const offered = { ...noCandidates, fields: { name: by("Acme", first), founded_year: by("2012", third) } }
  expect(strict.gate(offered).stands.fields).toEqual(open.gate(offered).stands.fields)
})
test("no approval lets other words in", () => {
  const gated = strict.gate({ ...noCandidates, fields: { tagline: by("Acme posts bills.", first) } })
  expect(gated.doubts).toEqual([])
  expect(gated.stands.fields.tagline).toBeUndefined()
})
