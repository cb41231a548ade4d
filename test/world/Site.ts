/** What a web site of the world is: its name, its pages, and how it misbehaves. */
import type { Records } from "./Dns.ts"
import { places } from "./Places.ts"

export interface Page {
  readonly status: number
  readonly type: string
  readonly body: string
}
export interface Site {
  readonly host: string
  /** Lives on https; plain http redirects there. */
  readonly secure: boolean
  readonly dns: Records
  /** By path; any other path is a 404. `/robots.txt` allows everything unless it is set here. */
  readonly pages: Map<string, Page>
  /** Asked before the pages: a site with a trouble of its own. */
  readonly trouble?: (path: string, request: Request) => Response | undefined
}

export const html = (body: string, status = 200): Page => ({ status, type: "text/html; charset=utf-8", body })
export const plain = (body: string, status = 200): Page => ({ status, type: "text/plain; charset=utf-8", body })

export const ordinary: Records = { a: [places.web] }
export const dualStack: Records = { a: [places.web, places.mirror], aaaa: [places.web6] }

export const site = (
  host: string,
  pages: Readonly<Record<string, Page>>,
  more: Partial<Omit<Site, "host" | "pages">> = {}
): Site => ({
  host,
  secure: false,
  dns: ordinary,
  pages: new Map(Object.entries(pages)),
  ...more
})

/** Where a person would say the site is. */
export const addressOf = (of: Site) => `${of.secure ? "https" : "http"}://${of.host}`
