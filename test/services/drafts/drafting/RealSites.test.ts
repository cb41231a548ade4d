/**
 * Ten landing pages as their authors wrote them, through the whole pipeline. What the draft states is held
 * against the page by means of its own: no code of the crawler or of the evidence gate takes part.
 */

import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import { Effect } from "effect"
import type { Draft } from "../../../../src/domain/draft/Draft.ts"
import { type TestApp, testApp } from "../../../support/App.ts"
import { draftsOf } from "../editing/Harbour.ts"

const folder = resolve(import.meta.dir, "../../../../../shared/data/sites")
const names = existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/index.html`)) : []
const htmlOf = (name: string) => readFileSync(`${folder}/${name}/index.html`, "utf8")
const hostOf = (name: string) => `${name}.example`

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  copy: "©",
  rarr: "→",
  larr: "←",
  mdash: "—",
  ndash: "–",
  rsquo: "’",
  lsquo: "‘",
  ldquo: "“",
  rdquo: "”",
  hellip: "…",
  middot: "·",
  bull: "•",
  reg: "®",
  trade: "™",
  euro: "€",
  pound: "£",
  times: "×"
}
const unescaped = (text: string) =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&([a-z]+);/gi, (whole, name: string) => named[name] ?? whole)
/** White space, invisible characters and the shapes of quotes and dashes make no difference. */
const squeezed = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‘’‚‛`´]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, "-")
    // The two names of one place.
    .replaceAll("twitter.com/", "x.com/")
    .replace(/[\s\p{Default_Ignorable_Code_Point}]+/gu, "")

/** Everything the page says: its text, its attributes, its JSON-LD. Not its comments, styles or programs. */
const saidBy = (html: string) => {
  const bare = html.replace(/<!--[\s\S]*?-->/g, " ").replace(/<style\b[\s\S]*?<\/style>/gi, " ")
  const scripts = [...bare.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
  const stated = scripts.filter(([, attributes = ""]) => attributes.includes("ld+json")).map(([, , json = ""]) => json)
  const markup = bare.replace(/<script\b[\s\S]*?<\/script>/gi, " ")
  const attributes = [...markup.matchAll(/=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, a, b]) => a ?? b ?? "")
  return {
    words: squeezed(unescaped(markup.replace(/<[^>]*>/g, " "))),
    stated: squeezed(unescaped([...attributes, ...stated].join(" ").replaceAll("\\/", "/")))
  }
}

interface Claim {
  readonly what: string
  readonly value: unknown
  readonly evidence: ReadonlyArray<{ readonly quote: string; readonly url: string }>
}
const claimsOf = (draft: Draft): ReadonlyArray<Claim> => {
  const links = (what: string, record: Draft["company_socials"]) =>
    Object.entries(record).map(([platform, link]) => ({ what: `${what}.${platform}`, ...link }))
  return [
    ...Object.entries(draft.fields).map(([what, field]) => ({ what, ...field })),
    ...draft.faqs.map((faq) => ({ what: "faq", value: faq.question, ...faq })),
    ...draft.founders.map((founder) => ({ what: "founder", value: founder.name, ...founder })),
    ...links("company_socials", draft.company_socials),
    ...links("founder_socials", draft.founder_socials)
  ].filter(({ state }) => state === "ai")
}

/** What of a draft the page does not bear out. */
const unsupported = (draft: Draft, html: string, host: string) => {
  const { words, stated } = saidBy(html)
  return claimsOf(draft).flatMap(({ what, value, evidence }) => {
    const shown = `${what} ${JSON.stringify(value)}`
    if (value === null || evidence.length === 0) return [`${shown} has no quote`]
    return evidence.flatMap(({ quote, url }) => {
      if (new URL(url).hostname !== host) return [`${shown} quotes ${url}`]
      const words_ = squeezed(quote)
      // A link is quoted by its full address; the page may write it relative to itself.
      const path =
        /^https?:/.test(quote) && new URL(quote).hostname === host ? squeezed(new URL(quote).pathname.slice(1)) : words_
      // A player that is part of the page is quoted by the address of its film.
      const film = /youtube\.com\/watch\?v=([\w-]+)/.exec(quote)?.[1]
      const played = film !== undefined && stated.includes(squeezed(film))
      return words_ !== "" && (played || words.includes(words_) || stated.includes(words_) || stated.includes(path))
        ? []
        : [`${shown} quotes what is not there: ${quote}`]
    })
  })
}

/** A model that writes something into every field, with quotes that are made up, or real ones that do not say it. */
const liar = (input: string) => {
  const url = /https:\/\/[a-z-]+\.example\//.exec(input)?.[0] ?? "https://x.example/"
  const real = /[A-Z][a-z]+(?: [a-z]+){4,8}/.exec(input)?.[0] ?? "Home"
  const lie = (value: string) => ({ value, quotes: [{ quote: real, url }] })
  return {
    fields: {
      name: lie("Grimoirelle"),
      tagline: lie("Founded in 1874 by Baron Vexley, trusted by 90,000 banks"),
      city: lie("Atlantis"),
      founded_year: lie("1874"),
      contact_email: lie("baron@vexley.example"),
      pricing_summary: { value: "€4,999 a year", quotes: [{ quote: "€4,999 a year", url }] }
    },
    socials: [{ platform: "x", url: "https://x.com/grimoirelle", quotes: [{ quote: real, url }] }],
    founders: [{ name: "Baron Vexley", title: "CEO", bio: null, quotes: [{ quote: real, url }] }],
    faqs: [{ question: "Is it free?", answer: "It costs €4,999.", quotes: [{ quote: real, url }] }]
  }
}
const lies = /grimoirelle|vexley|1874|atlantis|4,999/i

const suites = [
  { what: "by rules", model: undefined },
  {
    what: "with a model that lies",
    model: { generate: ({ input }: { readonly input: string }) => Effect.sync(() => liar(input)) }
  }
]
for (const { what, model } of suites)
  describe.skipIf(names.length === 0)(`ten real pages, ${what} (needs ../shared/data/sites)`, () => {
    let app: TestApp
    beforeAll(async () => {
      app = await testApp({
        internet: Object.fromEntries(names.map((name) => [hostOf(name), { "/": htmlOf(name) }])),
        ...(model === undefined ? {} : { model })
      })
    }, 60_000)
    afterAll(() => app.close())

    for (const name of names)
      test(name, async () => {
        const drafts = draftsOf(app)
        const { key } = await app.user()
        const draft = await drafts.startAndWait(key, hostOf(name))
        expect(draft).toMatchObject({ status: "ready", error: null })
        expect(unsupported(draft, htmlOf(name), hostOf(name))).toEqual([])
        expect(claimsOf(draft).length).toBeGreaterThan(2)
        // What was refused is told as such; an id is made of any figures.
        expect(JSON.stringify({ ...draft, id: "", refused: [] })).not.toMatch(lies)
      }, 60_000)
  })
