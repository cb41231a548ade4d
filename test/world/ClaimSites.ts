/** Sites that are claimed: what stands on them is put there while they are. */
import { html, plain, type Site, site } from "./Site.ts"

const home = (title: string) =>
  html(`<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`)
const redirect = (location: string) => new Response(null, { status: 302, headers: { location } })
/** Leads to `location` from its homepage and from every file. */
const leads = (host: string, location: (path: string) => string, secure = false): Site =>
  site(host, {}, { secure, trouble: (path) => (path === "/robots.txt" ? undefined : redirect(location(path))) })

/** More than any file may be. */
const endless = () =>
  new Response(
    new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(Buffer.alloc(65_536, "a")) }),
    { headers: { "content-type": "text/plain" } }
  )

/** `thief` is where the redirects that leave lead to: the claimant's own. */
export const thief = "claim-thief.com"

export const claimSites = (secure: boolean): ReadonlyArray<Site> => [
  ...["claim-dns.com", "claim-parts.com", "claim-second.com", "claim-email.com", "claim-race.com"].map((host) =>
    site(host, { "/": home(host) })
  ),
  ...["claim-meta.com", "claim-file.com"].map((host) => site(host, { "/": home(host) }, { secure })),
  ...["claim-wrong.com", "claim-body.com", "claim-comment.com", "claim-html.com", thief].map((host) =>
    site(host, { "/": home(host) })
  ),
  site("claim-robots.com", { "/": home("claim-robots.com"), "/robots.txt": plain("User-agent: *\nDisallow: /\n") }),
  // The homepage of one leads to its www, which is the same site.
  leads("claim-www.com", (path) => `http://www.claim-www.com${path}`),
  site("www.claim-www.com", { "/": home("claim-www.com") }),
  leads("claim-away.com", (path) => `http://${thief}${path}`),
  leads("claim-sub.com", (path) => `http://blog.claim-sub.com${path}`),
  site("blog.claim-sub.com", { "/": home("blog.claim-sub.com") }),
  leads("claim-inward.com", (path) => `http://127.0.0.1${path}`),
  site("claim-private.com", {}, { dns: { a: ["10.0.0.5"] } }),
  site("claim-endless.com", {}, { trouble: (path) => (path.startsWith("/.well-known/") ? endless() : undefined) }),
  site("claimant.github.io", { "/": home("claimant.github.io") })
]
