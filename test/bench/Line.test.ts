/** What a benchmark says of what it measured: a wrong "yes" would be believed. */
import { describe, expect, test } from "bun:test"
import { type BenchLine, figure, lineOf, table } from "../../bench/Line.ts"

const measured = {
  name: "hot.read",
  what: "hot read",
  ours: 39_000,
  peer: 50_000,
  unit: "requests/s",
  peerName: "bare",
  reach: { atLeast: 0.78 }
} as const satisfies Omit<BenchLine, "ratio" | "met">

describe("a line", () => {
  test("is met where the ratio reaches what it should, and not below", () => {
    expect(lineOf(measured)).toMatchObject({ ratio: 0.78, met: true })
    expect(lineOf({ ...measured, ours: 38_900 }).met).toBe(false)
    expect(lineOf({ ...measured, reach: { atMost: 0.7 } }).met).toBe(false)
  })

  test("is held to its own figure where there is no peer, and to nothing where nothing is demanded", () => {
    expect(lineOf({ ...measured, ours: 3, peer: null, reach: { atMost: 2 } })).toMatchObject({
      ratio: null,
      met: false
    })
    expect(lineOf({ ...measured, ours: 2, peer: null, reach: { atMost: 2 } }).met).toBe(true)
    expect(lineOf({ ...measured, reach: null }).met).toBeNull()
  })

  test("is not met by its rate alone where the slowest take too long", () => {
    const p99 = { ours: 2.1, peer: 1, atMost: 2 }
    expect(lineOf({ ...measured, p99 }).met).toBe(false)
    expect(lineOf({ ...measured, p99: { ...p99, ours: 2 } }).met).toBe(true)
    expect(lineOf({ ...measured, reach: null, p99 }).met).toBe(false)
  })
})

test("figures have three digits, whatever their size", () => {
  expect([56_123, 930.4, 12.34, 2, 0.6789, 0.01234, 0].map(figure)).toEqual([
    "56,100",
    "930",
    "12.3",
    "2.00",
    "0.679",
    "0.0123",
    "0.00"
  ])
  expect([null, Number.NaN, Number.POSITIVE_INFINITY].map(figure)).toEqual(["-", "-", "-"])
})

test("a table has its columns one below the other", () => {
  const text = table([lineOf(measured), lineOf({ ...measured, name: "x", what: "something with a longer name" })])
  const [head = "", first = "", second = ""] = text.split("\n")
  expect(first.indexOf("bare")).toBe(head.indexOf("beside"))
  expect(second.indexOf("requests/s")).toBe(first.indexOf("requests/s"))
})
