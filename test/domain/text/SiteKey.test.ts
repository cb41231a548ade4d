/** Which addresses are the same product. */
import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { domainOf, siteKey } from "../../../src/domain/text/SiteKey.ts"

describe("siteKey", () => {
  test.each([
    ["https://tidewatch.example", "tidewatch.example"],
    ["http://www.Tidewatch.example/", "tidewatch.example"],
    ["https://tidewatch.example/index.html", "tidewatch.example"],
    ["https://tidewatch.example/?utm_source=x#top", "tidewatch.example"],
    ["https://tidewatch.example:443/", "tidewatch.example"],
    ["https://tidewatch.example:8443/", "tidewatch.example:8443"],
    ["https://tidewatch.example./", "tidewatch.example"],
    ["https://github.com/Owner/Name/", "github.com/Owner/Name"],
    ["https://a.example/docs/index.php", "a.example/docs"],
    ["https://a.example/index.html/index.html/", "a.example"],
    ["https://a.example/indexes.html", "a.example/indexes.html"],
    ["https://www.example/", "www.example"],
    ["https://www2.a.example", "www2.a.example"],
    ["a.example/b", "a.example/b"],
    ["https://例え.jp/", "xn--r8jz45g.jp"]
  ])("%s", (url, key) => {
    expect(siteKey(url)).toBe(key)
  })
  test.each(["", "  ", "mailto:a@b.example", "ftp://a.example", "http://", "not a site"])(
    "%p names no site",
    (text) => {
      expect(siteKey(text)).toBeNull()
      expect(domainOf(text)).toBeNull()
    }
  )
  test("is the same however often it is taken, and never holds a protocol, a query or a fragment", () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        const key = siteKey(url)
        expect(key).not.toBeNull()
        expect(key).not.toMatch(/^https?:|[?#]|\/$/)
        expect(siteKey(`https://${key}`)).toBe(key)
      })
    )
  })
})

test("domainOf takes an address, a host and a host with a port", () => {
  expect(domainOf("https://www.Saltgrass.example/a?b")).toBe("saltgrass.example")
  expect(domainOf("SALTGRASS.example")).toBe("saltgrass.example")
  expect(domainOf("www.saltgrass.example:8080")).toBe("saltgrass.example")
})
