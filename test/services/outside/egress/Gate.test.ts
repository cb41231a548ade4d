import { describe, expect, test } from "bun:test"
import { Either } from "effect"
import fc from "fast-check"
import { isPublicAddress } from "../../../../src/domain/text/IpAddress.ts"
import { urlGate } from "../../../../src/services/outside/egress/Gate.ts"

const admitted = (url: string) => Either.getOrNull(Either.map(urlGate(url), (found) => found.href))

describe("refused by its text alone", () => {
  test.each([
    // Addresses, in every spelling a URL parser understands.
    "http://127.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0x7f.0.0.1/",
    "http://0177.0.0.1/",
    "http://017700000001/",
    "http://127.0.0.1./",
    "http://127%2e0%2e0%2e1/",
    "http://%31%32%37.0.0.1/",
    "http://１２７.０.０.１/",
    "http://127。0。0。1/",
    "http://①②⑦.0.0.1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[::127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[fd00:ec2::254]/",
    "http://169.254.169.254/latest/meta-data/",
    "http://8.8.8.8/",
    "http://[2606:4700:4700::1111]/",
    "http://0/",
    "http://0.0.0.0/",
    "http://999.999.999.999/",
    "http://1.2.3.4.5/",
    // Names that mean something only inside.
    "http://localhost/",
    "http://localhost./",
    "http://LOCALHOST/",
    "http://app.localhost/",
    "http://intranet/",
    "http://printer.local/",
    "http://db.internal/",
    "http://metadata.google.internal/",
    "http://router.lan/",
    "http://x.onion/",
    "http://x.test/",
    "http://x.example/",
    "http://x.invalid/",
    "http://1.0.0.127.in-addr.arpa/",
    "http://nas.home.arpa/",
    "http://com/",
    "http://com./",
    "http://.com/",
    "http://a..com/",
    "http://site.com../",
    "http://-a.com/",
    "http://a-.com/",
    "http://a_b.com/",
    `http://${"a".repeat(64)}.com/`,
    `http://${"a.".repeat(127)}com/`,
    // Another scheme, port or user.
    "ftp://site.com/",
    "file:///etc/passwd",
    "gopher://site.com/",
    "javascript:alert(1)",
    "data:text/html,x",
    "//site.com/",
    "site.com",
    "http:site.com",
    "http:/site.com",
    "http:///site.com",
    "http://",
    "",
    "http://site.com:8080/",
    "http://site.com:22/",
    "http://site.com:0/",
    "http://site.com:65536/",
    "http://user@site.com/",
    "http://user:pass@site.com/",
    "http://site.com@127.0.0.1/",
    "http://127.0.0.1@site.com/",
    "http://site.com%40127.0.0.1/",
    // What URL parsers disagree about.
    "http://site.com\\@127.0.0.1/",
    "http:\\\\127.0.0.1/",
    "http://site.com /",
    " http://site.com/",
    "http://site.com/\n",
    "http://site.com/\u0000",
    "http://site\u00ad.com/",
    "http://site.com/a b",
    "http://site.com/\u202e",
    "http://site\u3000.com/",
    `http://site.com/${"a".repeat(2048)}`
  ])("%p", (url) => {
    expect(admitted(url)).toBeNull()
  })
})

test.each([
  ["https://site.com", "https://site.com/"],
  ["HTTPS://Site.COM/Path?q=1#part", "https://site.com/Path?q=1"],
  ["http://site.com:80/", "http://site.com/"],
  ["http://site.com:443/", "http://site.com:443/"],
  ["https://site.com./", "https://site.com/"],
  ["https://bücher.de/über", "https://xn--bcher-kva.de/%C3%BCber"],
  ["https://example.com/", "https://example.com/"],
  ["https://a.b.co.uk/?u=http://127.0.0.1/@x", "https://a.b.co.uk/?u=http://127.0.0.1/@x"]
])("%s is admitted as %s", (url, href) => {
  expect(admitted(url)).toBe(href)
})

test("every refusal is a sentence", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.ipV4().map((ip) => `http://${ip}/`)
      ),
      (url) => {
        const answer = urlGate(url)
        if (Either.isLeft(answer)) expect(answer.left).toMatch(/\.$/)
      }
    )
  )
})

test("no spelling of an IPv4 number is admitted", () => {
  const part = fc
    .tuple(fc.nat(255), fc.constantFrom(10, 8, 16))
    .map(([value, radix]) => (radix === 10 ? "" : radix === 8 ? "0" : "0x") + value.toString(radix))
  const host = fc.oneof(
    fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(".")),
    fc.nat(0xffffffff).map(String)
  )
  fc.assert(
    fc.property(host, fc.constantFrom("", "."), (name, dot) => expect(admitted(`http://${name}${dot}/`)).toBeNull())
  )
})

test("what is admitted is a name, never an address", () => {
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
      const answer = urlGate(url)
      if (Either.isRight(answer)) expect(isPublicAddress(answer.right.hostname)).toBe(false)
    })
  )
})
