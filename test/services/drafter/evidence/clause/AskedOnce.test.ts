/** Opinions are asked for once, so all that a text needs is asked for together. */
import { expect, test } from "bun:test"
import { doubtKey, noCandidates } from "../../../../../src/domain/draft/Candidates.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { by, page } from "../Pages.ts"
import { laneOf } from "./LaneOf.ts"

const quotes = ["Syncs with Outlook calendars every fifteen minutes", "The nap timer stops at 25 minutes."]

test("what leans on a sentence that may yet stand is asked about with it", () => {
  const text = "Acme synchronises every 15 minutes with Outlook calendars. Its nap timer ends after 25 minutes."
  expect(laneOf("description", "en", text, quotes)).toBe("doubt")
})
test("and falls with one that can never stand", () => {
  const text = "Acme synchronises every 5 minutes with Outlook calendars. Its nap timer ends after 25 minutes."
  expect(laneOf("description", "en", text, quotes)).toBe("refused")
})
test("two sentences of one answer are asked about together", () => {
  const question = "How often does Acme sync?"
  const read = page([question, ...quotes, "Acme"], { meta: { "og:site_name": "Acme" } })
  const gate = openGate({ pages: [read], categories: [] })
  const answer = "Acme synchronises every 15 minutes with Outlook calendars. The nap timer ends after 25 minutes."
  const offered = { ...noCandidates, faqs: [by({ question, answer }, question, ...quotes)] }
  const { stands, doubts } = gate.gate(offered)
  expect(stands.faqs).toEqual([])
  const asked = gate.gate(offered, undefined, new Set(doubts.map(doubtKey)))
  expect(asked.stands.faqs.map(({ value }) => value.answer)).toEqual([answer])
})
