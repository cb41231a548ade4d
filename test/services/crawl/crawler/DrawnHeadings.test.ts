import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../src/services/crawl/crawler/ReadPage.ts"

const text = "<p>Tidewatch texts harbour masters before high water comes, day and night, all year.</p>"
const titlesOf = (html: string) =>
  (readPage({ url: "https://tidewatch.example/", status: 200, html }).blocks ?? []).flatMap((block) =>
    block.level === null ? [] : [`${block.level} ${block.text}`]
  )
const large = (words: string, size: number) => `<div style="font-size:${size}px">${words}</div>`

describe("on a page without headings what looks like one is one", () => {
  test.each([
    ["large letters", `${large("Know the tide", 40)}${text}`, ["1 Know the tide"]],
    ["by a sheet", `<style>.t{font-size:2em}</style><div class="t">Know the tide</div>${text}`, ["1 Know the tide"]],
    ["by rank", `${large("Know the tide", 40)}${text}${large("Prices", 24)}${text}`, ["1 Know the tide", "2 Prices"]],
    [
      "in boxes in boxes",
      `<div><div><span style="font-size:40px"><b>Know the tide</b></span></div></div>${text}`,
      ["1 Know the tide"]
    ],
    ["shown as a block", `<span style="display:block;font-size:22px">Prices</span>${text}`, ["2 Prices"]],
    ["called a title", `<div class="section-title">Prices</div>${text}`, ["2 Prices"]],
    ["a sentence in very large letters", `${large("We know the tide.", 40)}${text}`, ["1 We know the tide."]],
    ["under the only heading", `<h1>Know the tide</h1>${large("Prices", 24)}${text}`, ["1 Know the tide", "2 Prices"]]
  ])("%s", (_, html, titles) => {
    expect(titlesOf(html)).toEqual(titles)
  })
})
describe("and nothing else is", () => {
  test.each([
    ["a sum", `${large("€29", 40)}${text}`],
    ["a figure", `${large("900+", 40)}${text}`],
    ["a share", `${large("98% on time", 40)}${text}`],
    ["what somebody says", `${large("“It never lies”", 30)}${text}`],
    ["a sentence a little larger", `${large("Tidewatch knows when the water comes.", 19)}${text}`],
    ["a long text", `${large("Know the tide ".repeat(10), 30)}${text}`],
    ["a menu", `<nav>${large("Prices", 30)}</nav>${text}`],
    ["a button", `<button style="font-size:30px">Try it</button>${text}`],
    ["a cell", `<table><tr><td style="font-size:30px">Prices</td></tr></table>${text}`],
    ["what stands beside headings", `<h1>Tide</h1><h2>Prices</h2>${large("Fair ones", 30)}${text}`],
    ["a hidden one", `<div style="font-size:30px;display:none">Prices</div>${text}`]
  ])("%s", (_, html) => {
    expect(titlesOf(html).filter((one) => !/Tide|2 Prices/.test(one))).toEqual([])
    expect(titlesOf(html).length).toBeLessThanOrEqual(2)
  })
  test("a page of nothing but large words is read in the time its length takes", () => {
    const html = large("Know the tide", 40).repeat(5000)
    const began = performance.now()
    titlesOf(html)
    expect(performance.now() - began).toBeLessThan(5000)
  })
})
