/**
 * Stands for all sites there are, in a process of its own: any host has a homepage with or without its badge, and a
 * robots.txt or none. Tells on `/__tally` how often each homepage was asked for. Prints its port.
 *
 *     bun bench/peers/farm.ts ORIGIN
 *
 * Pages are 20, 60 and 150 kB long (half, a third, a sixth of the sites) with about 450, 700 and 1,700 elements (the median
 * page of the web has some 600, https://almanac.httparchive.org/en/2024/markup), seven in ten packed with gzip.
 */
import { badgeSnippet } from "../../src/domain/launch/BadgeEmbed.ts"

const origin = process.argv[2] ?? ""
const folder = new URL("../truth/sites/", import.meta.url).pathname
const bodies: Array<string> = []
for await (const file of new Bun.Glob("*/index.html").scan(folder)) {
  const text = await Bun.file(folder + file).text()
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(text)?.[1]
  if (body !== undefined && body.length < 10_000) bodies.push(body)
}

/** Bytes of a page, and how many of them are elements and their text. */
const sizes = [
  [20_000, 20_000],
  [20_000, 20_000],
  [20_000, 20_000],
  [60_000, 30_000],
  [60_000, 30_000],
  [150_000, 70_000]
] as const
/** What pages carry beside their elements: data and code for their scripts. */
const cargo = `<script>window.__data=${JSON.stringify(Array.from({ length: 400 }, (_, i) => ({ id: i, name: `Item ${i}`, tags: ["a", "b"] })))}</script>`

const fillers = sizes.map(([size, markup], kind) => {
  let text = ""
  for (let at = kind; text.length < markup; at++) text += bodies[at % bodies.length]
  while (text.length < size) text += cargo
  return text
})

/** `s123.farm.example` */
const numberOf = (host: string) => Number(/^s(\d+)\./.exec(host)?.[1] ?? 0)
const slugOf = (site: number) => `listing-${site}`
const pageOf = (site: number) => {
  const badge = badgeSnippet(origin, slugOf(site), {
    kind: "listed",
    name: slugOf(site),
    shape: "standard",
    mode: "auto",
    size: "m"
  })
  // One in fifty has lost it.
  return `<!doctype html><title>Site ${site}</title>${fillers[site % fillers.length]}${site % 50 === 7 ? "" : badge}`
}

const robots =
  "User-agent: *\nDisallow: /admin\nDisallow: /*?sort=\nAllow: /\nSitemap: https://farm.example/sitemap.xml\n"
const asked = new Map<number, number>()
const server = Bun.serve({
  port: 0,
  hostname: "0.0.0.0",
  fetch: (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === "/__tally")
      return Response.json({
        sites: asked.size,
        most: Math.max(0, ...asked.values()),
        all: [...asked.values()].reduce((a, b) => a + b, 0)
      })
    const site = numberOf(request.headers.get("host") ?? "")
    if (pathname === "/robots.txt")
      return site % 3 === 0 ? new Response("not found", { status: 404 }) : new Response(robots)
    asked.set(site, (asked.get(site) ?? 0) + 1)
    const html = pageOf(site)
    const headers = { "content-type": "text/html; charset=utf-8" }
    return site % 10 < 7
      ? new Response(Bun.gzipSync(html), { headers: { ...headers, "content-encoding": "gzip" } })
      : new Response(html, { headers })
  }
})
console.log(server.port)
