/** Which links lead to a listing's page: told apart before they are parsed, and never otherwise than parsed. */
import { expect, test } from "bun:test"
import fc from "fast-check"
import { badgeAddresses } from "../../../../src/services/launches/badge/BadgeAddresses.ts"

const slug = "saltgrass"
/** As a browser reads it, whatever it is written like. */
const byParsing = (home: URL, address: string, base: string): "own" | "other" | null => {
  const url = URL.parse(address.trim(), base)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  const bare = (host: string) => host.replace(/^www\.(?=[^.]+\.)/, "").replace(/\.$/, "")
  if (bare(url.hostname) !== bare(home.hostname) || url.port !== home.port) return null
  const parts = decodeURIComponent(url.pathname)
    .toLowerCase()
    .split("/")
    .filter((part) => part !== "")
  return parts[0] === "products" && parts.length === 2 ? (parts[1] === slug ? "own" : "other") : null
}

const schemes = [
  "https://",
  "http://",
  "//",
  "https:",
  "http:",
  "https:\\\\",
  "HTTPS://",
  "/\\",
  "\\\\",
  "h\tttps://",
  "",
  "/",
  "mailto:",
  "https:///"
]
const hosts = [
  "launchbook.example",
  "www.launchbook.example",
  "LaunchBook.Example",
  "launch%62ook.example",
  "launchbook.example.",
  "launch\nbook.example",
  "ｌaunchbook.example",
  "launchbook。example",
  "launchbook.example:443",
  "launchbook.example:80",
  "user@launchbook.example",
  "launchbook.example@evil.example",
  "evil.example",
  "notlaunchbook.example",
  "saltgrass.example",
  ""
]
const paths = [
  "/products/saltgrass",
  "products/saltgrass",
  "/products/%73altgrass/",
  "/PRODUCTS/other",
  "../products/saltgrass",
  "/x/../products/saltgrass",
  "?a=https://launchbook.example/products/saltgrass",
  "#",
  ""
]
const origins = [
  "https://launchbook.example",
  "https://bücher.example",
  "http://localhost:3000",
  "http://127.0.0.1:3000"
]
const bases = [
  "https://saltgrass.example/",
  "http://saltgrass.example/about/us",
  "https://launchbook.example/products/x",
  "http://127.0.0.1:3000/a",
  "http://localhost:3000/"
]

test("a link is judged as a parser judges it, in any spelling", () => {
  const spelled = fc.record({
    origin: fc.constantFrom(...origins),
    base: fc.constantFrom(...bases),
    address: fc
      .tuple(
        fc.constantFrom("", " ", "\n"),
        fc.constantFrom(...schemes),
        fc.constantFrom(
          ...hosts,
          "xn--bcher-kva.example",
          "bücher.example",
          "localhost:3000",
          "127.0.0.1:3000",
          "127.1:3000",
          "2130706433:3000"
        ),
        fc.constantFrom(...paths)
      )
      .map((parts) => parts.join(""))
  })
  let own = 0
  fc.assert(
    fc.property(spelled, ({ origin, base, address }) => {
      const expected = byParsing(new URL(origin), address, base)
      if (expected === "own") own++
      expect([address, badgeAddresses(origin, slug).listing(address, base)]).toEqual([address, expected])
    }),
    { numRuns: 20_000, seed: 1 }
  )
  expect(own).toBeGreaterThan(100)
})
