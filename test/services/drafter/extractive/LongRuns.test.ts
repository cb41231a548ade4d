/**
 * Pages that are one long run of signs. A pattern that goes back over the run for each of its signs, or a sum that is told by
 * all that stands before it, makes minutes of such a page, and the test's time is up. The same of pages that say one thing
 * thousands of times, where what is asked of the whole page is asked for each of them.
 */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "../evidence/facts/FactPages.ts"

const characters = 60_000
const pages: Readonly<Record<string, (run: string) => string>> = {
  "what it is": (run) => `<h1>Crumb</h1><p>Crumb plans bread. ${run}</p>`,
  "its prices": (run) =>
    `<h1>Crumb</h1><h2>Pricing</h2><div><h3>Pro</h3><p>€9 ${run}</p></div><div><h3>Team</h3><p>€19 a month</p></div>`,
  "who made it": (run) => `<h1>Crumb</h1><h2>About us</h2><p>Crumb was founded in 2016 by Ada Roth ${run}</p>`
}
describe.each(Object.keys(pages))("a page of one long run in %s is drafted", (part) => {
  test.each(["7", "€1 ", ". ", "a "])("of %p", (sign) => {
    const main = pages[part]?.(sign.repeat(characters / sign.length)) ?? ""
    const { fields } = extract(openGate({ pages: [crumb({ main })], categories: [] }), []).stands
    expect(fields.name?.value).toBe("Crumb")
  })
})

const many = 5000
const entries: Readonly<Record<string, (at: number) => string>> = {
  signatures: (at) => `<p>I drew it by hand ${at}.</p><p>Ada Roth</p><p>Founder</p>`,
  "stories of others": (at) => `<div><h3>Roth Loaf ${at}</h3><p>We began in ${1900 + (at % 100)}, in a shed.</p></div>`,
  "entries of a line of years": (at) => `<ul><li><b>${1900 + (at % 100)}</b> Company founded in Ghent ${at}.</li></ul>`
}
test.each(Object.keys(entries))("a page of thousands of %s is drafted", (kind) => {
  const told = Array.from({ length: many }, (_, at) => entries[kind]?.(at) ?? "").join("")
  const page = crumb({ main: `<h1>About us</h1>${told}`, path: "about" })
  const { fields } = extract(openGate({ pages: [crumb({ main: "<h1>Crumb</h1>" }), page], categories: [] }), []).stands
  expect(fields.name?.value).toBe("Crumb")
})
