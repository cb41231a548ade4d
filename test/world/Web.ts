/**
 * Every web site of the world, served by Host header on its public addresses, and the log of who
 * asked for what. What a page once said is remembered: a quote may come from before a change.
 */
import type { Certificates, Identity } from "./Certificates.ts"
import { places } from "./Places.ts"
import { html, type Page, plain, type Site } from "./Site.ts"

export interface Hit {
  readonly at: number
  readonly host: string
  readonly scheme: "http" | "https"
  readonly path: string
  readonly status: number
  readonly agent: string
  /** Counts the kills of the server so far. */
  readonly epoch: number
}

const missing = html("<!doctype html><title>Not found</title><h1>There is no such page</h1>", 404)
const openRobots = plain("User-agent: *\nAllow: /\n")

export class Web {
  readonly hits: Array<Hit> = []
  epoch = 0
  readonly #sites: ReadonlyMap<string, Site>
  readonly #spoken = new Map<string, Set<string>>()
  readonly #original: ReadonlyMap<string, ReadonlyMap<string, Page>>

  constructor(sites: ReadonlyArray<Site>) {
    this.#sites = new Map(sites.map((site) => [site.host, site]))
    this.#original = new Map(sites.map((site) => [site.host, new Map(site.pages)]))
  }

  site(host: string): Site | undefined {
    return this.#sites.get(host)
  }

  /** All pages as they were at first, and nobody has been here. */
  reset() {
    for (const [host, pages] of this.#original) {
      const now = this.#sites.get(host)?.pages
      now?.clear()
      for (const [path, page] of pages) now?.set(path, page)
    }
    this.#spoken.clear()
    this.hits.length = 0
    this.epoch = 0
  }

  hosts(): ReadonlyArray<string> {
    return [...this.#sites.keys()]
  }

  setPage(host: string, path: string, page: Page): boolean {
    const site = this.#sites.get(host)
    site?.pages.set(path, page)
    return site !== undefined
  }

  /** Puts a piece of HTML at the end of the homepage's body, where an owner would paste a badge. */
  addToHomepage(host: string, piece: string): boolean {
    const home = this.#sites.get(host)?.pages.get("/")
    if (home === undefined) return false
    const end = home.body.lastIndexOf("</body>")
    const cut = end < 0 ? home.body.length : end
    return this.setPage(host, "/", { ...home, body: `${home.body.slice(0, cut)}${piece}${home.body.slice(cut)}` })
  }

  /** Everything this page said in a 200 answer so far; nothing where it was never read. */
  spoken(host: string, path: string): ReadonlyArray<string> {
    return [...(this.#spoken.get(`${host}${path}`) ?? [])]
  }
  pathsSpoken(host: string): ReadonlyArray<string> {
    return [...this.#spoken.keys()].flatMap((key) => (key.startsWith(`${host}/`) ? [key.slice(host.length)] : []))
  }

  hitsOf(host: string): ReadonlyArray<Hit> {
    return this.hits.filter((hit) => hit.host === host)
  }

  #answer(request: Request, scheme: "http" | "https"): Response {
    const url = new URL(request.url)
    const host = (request.headers.get("host") ?? "").toLowerCase().replace(/:\d+$/, "")
    const path = url.pathname
    const response = this.#respond(this.#sites.get(host), host, path, scheme, request)
    const agent = request.headers.get("user-agent") ?? ""
    this.hits.push({ at: Date.now(), host, scheme, path, status: response.status, agent, epoch: this.epoch })
    return response
  }

  #respond(site: Site | undefined, host: string, path: string, scheme: "http" | "https", request: Request): Response {
    if (site === undefined) return new Response("no such site", { status: 421 })
    if (site.secure && scheme === "http") return Response.redirect(`https://${host}${path}`, 301)
    const trouble = site.trouble?.(path, request)
    if (trouble !== undefined) return trouble
    const page = site.pages.get(path) ?? (path === "/robots.txt" ? openRobots : missing)
    if (page.status === 200) {
      const key = `${host}${path}`
      this.#spoken.set(key, (this.#spoken.get(key) ?? new Set()).add(page.body))
    }
    const headers = { "content-type": page.type }
    const squeeze = page.body.length > 4_000 && (request.headers.get("accept-encoding") ?? "").includes("gzip")
    return squeeze
      ? new Response(Bun.gzipSync(Buffer.from(page.body)), {
          status: page.status,
          headers: { ...headers, "content-encoding": "gzip" }
        })
      : new Response(page.body, { status: page.status, headers })
  }

  #listen(hostname: string, identity?: Identity) {
    const scheme = identity === undefined ? "http" : "https"
    const fetch = (request: Request) => this.#answer(request, scheme)
    // Slow pages are the point: no time limit of the world's own.
    const common = { hostname, fetch, idleTimeout: 0, development: false }
    if (identity === undefined) Bun.serve({ ...common, port: 80 })
    else Bun.serve({ ...common, port: 443, tls: identity })
  }

  listen(certificates: Certificates | undefined, ipv6: boolean) {
    for (const address of [places.web, places.mirror, ...(ipv6 ? [places.web6] : [])]) {
      this.#listen(address)
      if (certificates !== undefined) this.#listen(address, certificates.signed)
    }
    this.#listen(places.selfSigned)
    if (certificates !== undefined) this.#listen(places.selfSigned, certificates.selfSigned)
  }
}
