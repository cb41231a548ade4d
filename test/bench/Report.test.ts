/** The page and the picture that `npm run bench` writes: both are looked at by nobody before they are published. */
import { describe, expect, test } from "bun:test"
import { Resvg } from "@resvg/resvg-js"
import { columns, lineOf } from "../../bench/Line.ts"
import { plot, reached } from "../../bench/Plot.ts"
import { page } from "../../bench/Report.ts"

const measured = {
  name: "hot.read",
  what: 'A <b> & "c" | d\u0007',
  ours: 40,
  peer: 50,
  unit: "requests/s",
  peerName: "bare",
  reach: { atLeast: 0.4 }
} as const
const twice = lineOf(measured)
const half = lineOf({ ...measured, reach: { atLeast: 1.6 } })
const slow = lineOf({ ...measured, unit: "ms", reach: { atMost: 0.4 } })

describe("the picture", () => {
  test("is well-formed, whatever a line is called", () => {
    // A strict reader of XML: it throws at the first stray letter.
    const { width, height } = new Resvg(plot([twice, half, slow]))
    expect(width).toBe(880)
    expect(height).toBeGreaterThan(100)
    expect(() => new Resvg(`${plot([twice])}<`)).toThrow()
  })

  test("has a bar for each line of which something is demanded, as long as what it reaches", () => {
    const bars = (svg: string) =>
      [...svg.matchAll(/class="(met|missed)" .* width="([\d.]+)"/g)].map((all) => all.slice(1))
    expect(bars(plot([twice, half, slow, lineOf({ ...measured, reach: null })]))).toEqual([
      ["met", "340.0"],
      ["missed", "85.0"],
      ["missed", "85.0"]
    ])
  })

  test("turns what has to be small round", () => {
    expect([twice, half, slow].map(reached)).toEqual([2, 0.5, 0.5])
    expect(reached({ ours: 1.5, ratio: null, reach: { atMost: 3 } })).toBe(2)
    expect(reached({ ours: 0, ratio: null, reach: { atMost: 3 } })).toBeNull()
  })
})

test("the page has a cell for every column, and says what was not measured", () => {
  const text = page({
    lines: [twice, half],
    broken: [{ command: "bench/cold.ts", why: "ended with 1" }],
    about: [["machine", "two cores"]],
    quick: false,
    picture: "performance.svg"
  })
  const rows = text.split("\n").filter((line) => line.startsWith("|"))
  expect(rows.map((row) => row.split(/(?<!\\)\|/).length - 2)).toEqual(rows.map(() => columns.length))
  expect(rows).toHaveLength(4)
  expect(text).toContain("- `bench/cold.ts`: ended with 1")
  expect(text).toContain("1 of 2 lines")
})
