import { describe, expect, test } from "bun:test"
import { Effect, Either } from "effect"
import { siteAddress } from "../../../../src/services/drafts/editing/SiteAddress.ts"

const ask = (text: string) => Effect.runSync(Effect.either(siteAddress(text, "url")))

describe("accepted, and what becomes of it", () => {
  const cases: ReadonlyArray<[string, string, string]> = [
    ["tidewatch.example", "https://tidewatch.example/", "tidewatch.example"],
    ["  WWW.Tidewatch.Example/index.html ", "https://www.tidewatch.example/index.html", "tidewatch.example"],
    ["http://tidewatch.example:80/a/#top", "http://tidewatch.example/a/", "tidewatch.example/a"],
    ["https://github.com/owner/name/", "https://github.com/owner/name/", "github.com/owner/name"],
    ["https://münchen.de", "https://xn--mnchen-3ya.de/", "xn--mnchen-3ya.de"]
  ]
  for (const [text, url, key] of cases) test(text, () => expect(ask(text)).toEqual(Either.right({ url, key })))
})

describe("refused by its text", () => {
  const cases = [
    "localhost",
    "localhost:3000",
    "https://intranet",
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://[::1]/",
    "https://user:secret@tidewatch.example/",
    "https://tidewatch.example:8443/",
    "ftp://tidewatch.example/",
    "javascript:alert(1)",
    "mailto:hello@tidewatch.example",
    "https://printer.local/",
    "https://tide watch.example/",
    "not a url"
  ]
  for (const text of cases)
    test(text, () => {
      const refused = Either.getOrNull(Either.flip(ask(text)))
      expect(refused).toMatchObject({ code: "url_not_public", status: 400, details: [{ path: "url" }] })
    })
})
