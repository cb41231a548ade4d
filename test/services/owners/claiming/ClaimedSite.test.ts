import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { parse } from "tldts"
import {
  claimedSite,
  mailDomain,
  possibleMethods,
  staysAtHost,
  staysAtSite,
  whyNotPossible
} from "../../../../src/services/owners/claiming/ClaimedSite.ts"
import { isFreeMail } from "../../../../src/services/owners/claiming/FreeMail.ts"
import { sharedDomains } from "../../../../src/services/owners/claiming/SharedHosts.ts"

const methodsOf = (url: string) => possibleMethods(claimedSite(url))
const every = ["dns", "meta", "file", "email"] as const

describe("what proves a site", () => {
  test.each([
    ["https://tide.example/", every, "tide.example"],
    ["https://www.tide.example", every, "tide.example"],
    ["https://app.tide.example/?ref=x#top", every, "tide.example"],
    ["https://tide.co.uk/index.html", every, "tide.co.uk"],
    ["https://tide.github.io/", ["meta", "file"], null],
    ["https://docs.tide.github.io/", ["meta", "file"], null],
    ["https://tide.vercel.app/", ["meta", "file"], null],
    ["https://tide.substack.com/", ["meta", "file"], null],
    ["https://substack.com/", every, "substack.com"],
    ["https://www.substack.com/", every, "substack.com"],
    ["https://93.184.215.14/", ["meta", "file"], null],
    ["https://github.io/", ["meta", "file"], null],
    ["https://github.com/tide/watch", ["meta"], "github.com"],
    ["https://tide.example/watch", ["meta"], "tide.example"],
    ["https://tide.github.io/watch/", ["meta"], null],
    ["https://gmail.com/", ["dns", "meta", "file"], "gmail.com"]
  ] as const)("%s", (url, methods, domain) => {
    expect(methodsOf(url)).toEqual(methods)
    expect(claimedSite(url).domain).toBe(domain)
  })

  test("what cannot prove it is refused in a sentence that names what can", () => {
    expect(whyNotPossible(claimedSite("https://tide.github.io/"), "dns")).toContain("Use one of these: meta, file.")
    expect(whyNotPossible(claimedSite("https://github.com/tide/watch"), "file")).toContain("Use meta.")
    expect(whyNotPossible(claimedSite("https://tide.example/"), "dns")).toBeNull()
  })

  test("the homepage is asked for without what visitors may write into its address", () => {
    expect(claimedSite("https://tide.example/?q=<meta>#x").page).toBe("https://tide.example/")
  })

  const label = fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/)
  const suffix = fc.constantFrom(
    "com",
    "example",
    "co.uk",
    "dev",
    "github.io",
    "vercel.app",
    "pages.dev",
    "substack.com"
  )

  test("dns and email never reach past the site's own registrable domain", () => {
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), suffix, (labels, under) => {
        const host = [...labels, under].join(".")
        const { domain } = claimedSite(`https://${host}/`)
        const icann = parse(host).domain
        if (domain === null) {
          expect(possibleMethods(claimedSite(`https://${host}/`))).toEqual(["meta", "file"])
          return
        }
        expect(domain).toBe(icann ?? "")
        expect(host === domain || host.endsWith(`.${domain}`)).toBe(true)
        expect(sharedDomains.has(domain) && host !== domain && host !== `www.${domain}`).toBe(false)
      })
    )
  })

  test("a part of a host is proved by that part alone, whatever the host", () => {
    fc.assert(
      fc.property(label, suffix, label, (name, under, path) => {
        expect(methodsOf(`https://${name}.${under}/${path}`)).toEqual(["meta"])
      })
    )
  })
})

describe("a redirect stays", () => {
  test.each([
    ["https://tide.example/", "https://tide.example/en", true],
    ["https://tide.example/", "https://www.tide.example/", true],
    ["https://www.tide.example/", "https://tide.example/", true],
    ["http://tide.example/", "https://tide.example/", true],
    ["https://tide.example/", "http://tide.example/", false],
    ["https://tide.example/", "https://tide.example:8443/", false],
    ["https://tide.example/", "https://app.tide.example/", false],
    ["https://tide.example/", "https://tide.example.evil.example/", false],
    ["https://tide.example/", "https://evil.example/tide.example", false],
    // There, `www` is somebody's name.
    ["https://github.io/", "https://www.github.io/", false]
  ])("from %s to %s: %p", (from, to, stays) => {
    expect(staysAtHost(from, to)).toBe(stays)
  })
  test("below a path at that path alone", () => {
    const site = claimedSite("https://github.com/tide/watch")
    expect(staysAtSite(site, "https://github.com/tide/watch/")).toBe(true)
    expect(staysAtSite(site, "https://github.com/thief/watch")).toBe(false)
    expect(staysAtSite(site, "https://github.com/")).toBe(false)
  })
  test("an equal host of any name, and no other registrable domain", () => {
    const host = fc.domain()
    fc.assert(
      fc.property(host, host, (a, b) => {
        expect(staysAtHost(`https://${a}/`, `https://${a}/x`)).toBe(true)
        if (parse(a).domain !== parse(b).domain) expect(staysAtHost(`https://${a}/`, `https://${b}/`)).toBe(false)
      })
    )
  })
})

describe("free mailboxes", () => {
  test.each([
    "gmail.com",
    "googlemail.com",
    "outlook.com",
    "proton.me",
    "gmx.de",
    "yahoo.co.uk",
    "qq.com",
    "tuta.com",
    "fastmail.com",
    "icloud.com"
  ])("%s", (domain) => expect(isFreeMail(domain)).toBe(true))
  test.each(["tide.example", "github.com", "google.com", "example.com"])("not %s", (domain) =>
    expect(isFreeMail(domain)).toBe(false)
  )
  test("the domain of an address", () => {
    expect(mailDomain("Ada@TIDE.example")).toBe("tide.example")
    expect(mailDomain("ada@gmail.com@tide.example")).toBe("tide.example")
  })
})
