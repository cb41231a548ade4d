import { expect, test } from "bun:test"
import { readSitemap } from "../../../../src/services/crawl/crawler/Sitemap.ts"

const base = "https://tidewatch.example/sitemap.xml"
const urls = (xml: string) => readSitemap(xml, base).urls

test("lists addresses, however they are written", () => {
  expect(
    urls(`<?xml version="1.0"?><urlset><url><loc>
      https://tidewatch.example/a?x=1&amp;y=2 </loc></url><url><LOC><![CDATA[https://tidewatch.example/b]]></LOC></url>
      <url><loc>/c</loc></url>`)
  ).toEqual(["https://tidewatch.example/a?x=1&y=2", "https://tidewatch.example/b", "https://tidewatch.example/c"])
})
test("leaves out what is no web address", () => {
  expect(urls("<loc>javascript:alert(1)</loc><loc>http://[</loc><loc></loc><loc>ftp://a.example/</loc>")).toEqual([])
})
test("knows an index", () => {
  expect(readSitemap("<sitemapindex xmlns='x'><sitemap><loc>/a.xml</loc>", base)).toEqual({
    isIndex: true,
    urls: ["https://tidewatch.example/a.xml"]
  })
  expect(readSitemap("<urlset>", base).isIndex).toBe(false)
})
test("is bounded, and anything is some sitemap", () => {
  expect(urls("<loc>/a</loc>".repeat(5000))).toHaveLength(2000)
  expect(urls("<!doctype html><p>Not found")).toEqual([])
  expect(urls("<loc>".repeat(100_000))).toEqual([])
  // Hours, where blanks before an address are tried in every way they can be shared out.
  expect(urls(`<loc>${" ".repeat(2_000_000)}<`)).toEqual([])
})
