/** Pages for the tests of the evidenceGate: a page is what a case says of it, and empty otherwise. */

import {
  type Backed,
  type Candidates,
  type CategoryChoice,
  noCandidates
} from "../../../../src/domain/draft/Candidates.ts"
import type { ReadPage } from "../../../../src/domain/draft/Crawl.ts"
import { evidenceGate } from "../../../../src/services/drafter/evidence/Evidence.ts"

export const home = "https://acme.test/"

export const page = (lines: ReadonlyArray<string> | string, more: Partial<ReadPage> = {}): ReadPage => ({
  url: home,
  status: 200,
  title: null,
  lang: "en",
  text: typeof lines === "string" ? lines : lines.join("\n"),
  headings: [],
  meta: {},
  jsonLd: [],
  links: [],
  emails: [],
  socials: {},
  logos: [],
  ...more
})

export const categories: ReadonlyArray<CategoryChoice> = [
  { name: "Accounting & Finance", keywords: ["bookkeeping", "invoice", "invoicing", "accounting"] },
  { name: "Developer Tools", keywords: ["api", "sdk", "developer"] },
  { name: "Travel", keywords: ["trip", "hotel", "destination"] }
]

export const by = <A>(value: A, ...quotes: ReadonlyArray<string>): Backed<A> => ({
  value,
  evidence: quotes.map((quote) => ({ quote, url: home }))
})

/** What stands of some fields offered to the evidenceGate. */
export const standing = (
  pages: ReadPage | ReadonlyArray<ReadPage>,
  fields: Candidates["fields"],
  rest: Partial<Candidates> = {}
) =>
  evidenceGate({
    pages: "url" in pages ? [pages] : pages,
    candidates: { ...noCandidates, ...rest, fields },
    categories
  })
