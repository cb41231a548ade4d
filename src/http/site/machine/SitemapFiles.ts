/**
 * The pages for everybody as sitemaps.org writes them. Where they may be more than one file can hold, the first lists
 * further ones, each of which covers a range of the numbers its addresses stand under: so an address never moves from
 * one file to another.
 */
import { Effect } from "effect"
import { type Failure, NotFound } from "../../../domain/Failure.ts"
import type { Addresses } from "../declare/PageDefinition.ts"
import type { Page } from "../declare/SitePage.ts"

/** What one file may hold (sitemaps.org). */
const mostUrls = 50_000
/** Numbers looked up at once, so that others are answered in between. */
const batch = 5_000

interface Entry {
  readonly path: string
  readonly changedAt?: string
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;"
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "")

export const sitemapFiles = <R>(
  origin: string,
  pages: ReadonlyArray<Page<`/${string}`, never, R>>,
  /** What one file may hold. */
  most = mostUrls
) => {
  const alone: ReadonlyArray<Entry> = pages.flatMap(({ sitemap, path }) => (sitemap === "itself" ? [{ path }] : []))
  const sources = pages.flatMap(({ sitemap }) => (typeof sitemap === "string" ? [] : [sitemap]))

  const written = (outer: "urlset" | "sitemapindex", inner: "url" | "sitemap", entries: ReadonlyArray<Entry>) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<${outer} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
      ...entries.map(({ path, changedAt }) => {
        const changed = changedAt === undefined ? "" : `<lastmod>${escaped(changedAt)}</lastmod>`
        return `<${inner}><loc>${escaped(origin + path)}</loc>${changed}</${inner}>`
      }),
      `</${outer}>`,
      ""
    ].join("\n")

  const between = (source: Addresses<R>, after: number, upTo: number) =>
    Effect.gen(function* () {
      const found: Array<Entry> = []
      for (let from = after; from < upTo; from += batch)
        found.push(...(yield* source.between(from, Math.min(from + batch, upTo))))
      return found
    })

  /** `/sitemap.xml`. */
  const first: Effect.Effect<string, never, R> = Effect.gen(function* () {
    const lasts = yield* Effect.forEach(sources, (source) => Effect.map(source.last, (last) => ({ source, last })))
    const atMost = lasts.reduce((sum, { last }) => sum + last, alone.length)
    if (atMost <= most) {
      const found = yield* Effect.forEach(lasts, ({ source, last }) => between(source, 0, last))
      return written("urlset", "url", [...alone, ...found.flat()])
    }
    const files = lasts.flatMap(({ source, last }) =>
      Array.from({ length: Math.ceil(last / most) }, (_, at) => `${source.name}-${at + 1}.xml`)
    )
    const listed = ["pages.xml", ...files].map((name) => ({ path: `/sitemaps/${name}` }))
    return written("sitemapindex", "sitemap", listed)
  })

  /** `/sitemaps/{name}`. */
  const further = (name: string): Effect.Effect<string, Failure, R> =>
    Effect.gen(function* () {
      if (name === "pages.xml") return written("urlset", "url", alone)
      const [, called, number] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? []
      const source = sources.find((one) => one.name === called)
      const after = (Number(number) - 1) * most
      if (source === undefined || after >= (yield* source.last)) return yield* NotFound()
      return written("urlset", "url", yield* between(source, after, after + most))
    })

  return { first, further, shows: sources.flatMap(({ shows }) => shows) } as const
}
