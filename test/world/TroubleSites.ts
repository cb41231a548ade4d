/**
 * Sites that go wrong, one way each, with what a careful reader makes of them: the status a draft ends
 * in, the error codes that say it truthfully, and whether a page other than robots.txt may be asked for.
 */
import { places } from "./Places.ts"
import { addressOf, html, plain, type Site, site } from "./Site.ts"

export interface Trouble {
  readonly site: Site
  readonly url: string
  readonly ends: "ready" | "failed" | "either"
  /** Allowed `error.code`s of a failed draft. */
  readonly codes: ReadonlyArray<string>
  /** robots.txt forbids it: no other page may be asked for. */
  readonly forbidsPages: boolean
}

const words = "Copperpot sends a hot lunch to small offices every working day, cooked by a chef who lives nearby."
const lunch = (title: string) =>
  html(`<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="${words}"></head>
<body><h1>${title} brings lunch</h1><p>${words}</p><ul><li>Orders close at ten in the morning</li>
<li>Allergies are kept on file</li></ul><p>Each lunch costs $9 and comes without a contract.</p></body></html>`)

const redirect = (location: string) => new Response(null, { status: 302, headers: { location } })
const typed = { "content-type": "text/html; charset=utf-8" }

/** One byte a second, for ever. */
const byteByByte = () => {
  let timer: ReturnType<typeof setInterval> | undefined
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(Buffer.from("<!doctype html><title>Slow</title>"))
      timer = setInterval(() => controller.enqueue(Buffer.from("a")), 1_000)
    },
    cancel: () => clearInterval(timer)
  })
  return new Response(stream, { headers: typed })
}

/** 300 MB of paragraphs. */
const endless = () => {
  const chunk = Buffer.from(`<p>${words}</p>\n`.repeat(600))
  let left = Math.ceil(300_000_000 / chunk.length)
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (left === 0) return controller.close()
      left -= 1
      controller.enqueue(chunk)
    }
  })
  return new Response(stream, { headers: typed })
}

/** 60 MB of spaces in 60 KB. */
const bomb = () =>
  new Response(Bun.gzipSync(Buffer.alloc(60_000_000, " ")), { headers: { ...typed, "content-encoding": "gzip" } })

const fails = (of: Site, codes: ReadonlyArray<string>, more: Partial<Trouble> = {}): Trouble => ({
  site: of,
  url: addressOf(of),
  ends: "failed",
  codes,
  forbidsPages: false,
  ...more
})
const works = (of: Site): Trouble => fails(of, [], { ends: "ready" })
const robots = (text: string, status = 200) => ({ "/robots.txt": plain(text, status) })
const only = (host: string, trouble: (path: string, request: Request) => Response) =>
  site(host, {}, { trouble: (path, request) => (path === "/robots.txt" ? undefined : trouble(path, request)) })

const forbidsPages = { forbidsPages: true }
const byRobots: ReadonlyArray<Trouble> = [
  fails(
    site("robots-forbids.com", { "/": lunch("Forbidden"), ...robots("User-agent: *\nDisallow: /\n") }),
    ["robots_disallowed"],
    forbidsPages
  ),
  fails(
    site("robots-names-us.com", {
      "/": lunch("Named"),
      ...robots("User-agent: *\nAllow: /\n\nUser-agent: launchbookbot\nDisallow: /\n")
    }),
    ["robots_disallowed"],
    forbidsPages
  ),
  fails(
    site("robots-broken.com", { "/": lunch("Broken"), ...robots("oops", 500) }),
    ["robots_disallowed"],
    forbidsPages
  ),
  works(site("robots-missing.com", { "/": lunch("Copperpot"), ...robots("no such page", 404) })),
  works(site("robots-others.com", { "/": lunch("Copperpot"), ...robots("User-agent: OtherBot\nDisallow: /\n") }))
]

const byName: ReadonlyArray<Trouble> = [
  fails(site("no-such-name.com", {}, { dns: {} }), ["dns_error"]),
  fails(site("name-servfail.com", {}, { dns: { fault: "servfail" } }), ["dns_error"]),
  fails(site("name-silent.com", {}, { dns: { fault: "silent" } }), ["dns_error", "timeout"]),
  works(site("name-slow.com", { "/": lunch("Copperpot") }, { dns: { a: [places.web], delayMs: 1_500 } })),
  fails(site("name-inside.com", {}, { dns: { a: ["10.0.0.5"] } }), ["blocked_address"]),
  fails(site("name-loopback.com", {}, { dns: { aaaa: ["::1"] } }), ["blocked_address"]),
  fails(site("name-mapped.com", {}, { dns: { aaaa: ["0:0:0:0:0:ffff:7f00:1"] } }), ["blocked_address"]),
  fails(site("name-metadata.com", {}, { dns: { a: ["168.63.129.16"] } }), ["blocked_address"]),
  fails(site("name-mixed.com", { "/": lunch("Mixed") }, { dns: { a: [places.web, "127.0.0.1"] } }), [
    "blocked_address"
  ]),
  fails(
    site("name-rebinding.com", { "/": lunch("Rebound") }, { dns: { rotate: [[places.web], ["127.0.0.1"]] } }),
    ["blocked_address"],
    {
      ends: "either"
    }
  )
]

const byRedirect: ReadonlyArray<Trouble> = [
  fails(
    only("redirect-inside.com", () => redirect("http://127.0.0.1/")),
    ["blocked_address"]
  ),
  fails(
    only("redirect-metadata.com", () => redirect("http://169.254.169.254/latest/meta-data/")),
    ["blocked_address"]
  ),
  fails(
    only("redirect-literal.com", () => redirect("http://[::1]/")),
    ["blocked_address"]
  ),
  fails(
    only("redirect-name.com", () => redirect("http://name-inside.com/")),
    ["blocked_address"]
  ),
  fails(
    only("redirect-loop.com", (path) => redirect(path === "/" ? "/again" : "/")),
    ["http_error", "unreachable"]
  )
]

const byAnswer: ReadonlyArray<Trouble> = [
  fails(only("slow-by-byte.com", byteByByte), ["timeout"]),
  fails(only("huge-page.com", endless), ["too_large"]),
  fails(only("gzip-bomb.com", bomb), ["too_large"]),
  fails(site("missing-page.com", {}), ["http_error"]),
  fails(site("server-error.com", { "/": html("<h1>Out of order</h1>", 500) }), ["http_error"]),
  fails(site("pdf-only.com", { "/": { status: 200, type: "application/pdf", body: "%PDF-1.7 not a web page" } }), [
    "not_html"
  ]),
  fails(
    site("no-text.com", { "/": html("<!doctype html><title></title><div id=root></div><script>boot()</script>") }),
    ["too_little_text"]
  ),
  fails(site("silent-host.com", {}, { dns: { a: [places.silent] } }), ["timeout", "unreachable"]),
  fails(site("closed-host.com", {}, { dns: { a: [places.closed] } }), ["unreachable"])
]

const bySignature: ReadonlyArray<Trouble> = [
  fails(site("self-signed.com", { "/": lunch("Unsigned") }, { secure: true, dns: { a: [places.selfSigned] } }), [
    "tls_error"
  ]),
  // Served by the ordinary web server, whose certificate does not name it.
  fails(site("wrong-name.com", { "/": lunch("Misnamed") }, { secure: true }), ["tls_error"])
]
/** Kept out of the world's certificate. */
export const uncertified = ["self-signed.com", "wrong-name.com"]

export const troubles = (secure: boolean): ReadonlyArray<Trouble> => [
  ...byRobots,
  ...byName,
  ...byRedirect,
  ...byAnswer,
  ...(secure ? bySignature : [])
]

/** Addresses that are refused before a draft exists. */
export const unacceptable = [
  "http://127.0.0.1/",
  "http://localhost/",
  "http://[::1]/",
  "http://169.254.169.254/latest/meta-data/",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://0177.0.0.1/",
  "http://intranet/",
  "http://printer.local/",
  "http://nutrio-app.com:8080/",
  "http://user:secret@nutrio-app.com/",
  "file:///etc/passwd",
  "ftp://nutrio-app.com/",
  "javascript:alert(1)",
  "nutrio app"
]
