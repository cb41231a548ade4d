/**
 * The gate against sentences with their quotes: what a skilled liar makes of real quotes, fair restatements, and the
 * page's own words. Each is offered as it would be by a model, over a page that says what the quotes say.
 */
import { beforeAll, describe, expect, test } from "bun:test"
import { doubtKey, noCandidates } from "../../../../../src/domain/draft/Candidates.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { by, page } from "../Pages.ts"

interface Row {
  readonly verdict: "lie" | "fair" | "own"
  readonly kind: string | null
  readonly product: string
  readonly sentence: string
  readonly quotes: ReadonlyArray<string>
}
type Lane = "stands" | "doubt" | "refused"

/** What becomes of it without a second opinion, and with one that says yes to all. */
const laneOf = ({ product, sentence, quotes, kind }: Row): Lane => {
  const read = page([...quotes], { meta: { "og:site_name": product } })
  const key = kind === "price" ? "pricing_summary" : sentence.length > 120 ? "short_description" : "tagline"
  const gate = openGate({ pages: [read], categories: [] })
  const offered = { ...noCandidates, fields: { [key]: by(sentence, ...quotes) } }
  // Part of a restatement is not the restatement; part of a lie is one.
  const whole = (text: string | undefined) => text !== undefined && text.length >= sentence.length * 0.9
  const alone = gate.gate(offered)
  if (whole(alone.stands.fields[key]?.value)) return "stands"
  const asked = gate.gate(offered, undefined, new Set(alone.doubts.map(doubtKey)))
  return whole(asked.stands.fields[key]?.value) ? "doubt" : "refused"
}

const found: Array<Row & { readonly lane: Lane }> = []
const share = (verdict: Row["verdict"], ...lanes: ReadonlyArray<Lane>) => {
  const all = found.filter((row) => row.verdict === verdict)
  return all.filter(({ lane }) => lanes.includes(lane)).length / all.length
}

beforeAll(async () => {
  const text = await Bun.file(new URL("../../../../../bench/truth/sentences/given.jsonl", import.meta.url)).text()
  const rows = text
    .trim()
    .split("\n")
    // The file is this test's own, a row a line.
    .map((line) => JSON.parse(line) as Row)
  for (const row of rows) found.push({ ...row, lane: laneOf(row) })
})

describe("of sentences with their quotes", () => {
  test("no lie stands", () => {
    expect(found.filter(({ verdict, lane }) => verdict === "lie" && lane === "stands")).toEqual([])
  })

  test("few lies are left to a second opinion, and none with a figure, a price, a denial or a superlative", () => {
    expect(share("lie", "doubt")).toBeLessThanOrEqual(0.08)
    const left = found.filter(({ verdict, lane }) => verdict === "lie" && lane === "doubt")
    expect(left.filter(({ kind }) => /number|negation|superlative|speech|price/.test(kind ?? ""))).toEqual([])
    expect(left.filter(({ sentence }) => /\d|[$€£]/.test(sentence))).toEqual([])
  })

  test("the page's own words stand, save where it tells of its customers", () => {
    const fallen = found.filter(({ verdict, lane }) => verdict === "own" && lane !== "stands")
    expect(fallen.filter(({ sentence }) => !/^Our customers/.test(sentence))).toEqual([])
  })

  test("two thirds of the fair restatements stand by rules, most of the others for a second opinion", () => {
    expect(share("fair", "stands")).toBeGreaterThanOrEqual(0.65)
    expect(share("fair", "stands", "doubt")).toBeGreaterThanOrEqual(0.85)
  })
})

describe("how often something happens", () => {
  const laneIn = (sentence: string, ...quotes: ReadonlyArray<string>) =>
    laneOf({ verdict: "lie", kind: null, product: "Acme", sentence, quotes })
  test.each([
    ["New templates are added every day.", "New templates are added every Friday."],
    ["New templates come each month.", "New templates come every Friday."],
    ["We open daily.", "We open weekly."]
  ])("is no other than the page says: %s", (sentence, quote) => {
    expect(laneIn(sentence, quote)).toBe("refused")
  })
  test("may be said in another word", () => {
    expect(laneIn("Acme sends a report daily.", "Acme sends a report every day.")).not.toBe("refused")
  })
})
