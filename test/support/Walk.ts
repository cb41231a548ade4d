/** A walk over the site, link by link, and what it finds wrong. */
import { load } from "cheerio"
import { pages } from "../../src/http/site/Pages.ts"
import type { TestApp } from "./App.ts"
import type { Browser, Seen } from "./Browser.ts"

/** Addresses of one page of the table that are looked at; a page with a query has more of them than there is time. */
const mostAlike = 60

const patterns = pages.map(({ path }) => [path, new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`)] as const)
const patternOf = (path: string) => patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? path

const idsOf = (seen: Seen): ReadonlySet<string> => {
  const $ = load(seen.text)
  return new Set(
    $("[id]")
      .get()
      .flatMap((one) => $(one).attr("id") ?? [])
  )
}

/** What is wrong with a page, in words. */
export const faultsOf = (seen: Seen): ReadonlyArray<string> => {
  const $ = load(seen.text)
  const faults: Array<string> = []
  if ($("h1").length !== 1) faults.push(`${$("h1").length} headings of the first rank`)
  for (const [what, words] of [
    ["title", $("title").text()],
    ["description", $("meta[name=description]").attr("content")],
    ["heading", $("h1").text()]
  ])
    if (words === undefined || words.trim() === "") faults.push(`no ${what}`)
  const ids = $("[id]")
    .get()
    .map((one) => $(one).attr("id"))
  for (const id of new Set(ids)) if (ids.filter((other) => other === id).length > 1) faults.push(`#${id} stands twice`)
  for (const link of $('a[href^="#"]').get()) {
    const id = decodeURIComponent(($(link).attr("href") ?? "").slice(1))
    if (id !== "" && !ids.includes(id)) faults.push(`a link to #${id}, which is not there`)
  }
  return faults
}

/** What a page fetches by itself, and what it leads to. */
const linksOf = (seen: Seen) => {
  const $ = load(seen.text)
  const hrefs = (selector: string, name: string) =>
    $(selector)
      .get()
      .flatMap((one) => $(one).attr(name) ?? [])
  return {
    fetched: [
      ...hrefs("img[src], script[src], source[src], video[src], iframe[src]", "src"),
      ...hrefs('link[rel~="stylesheet"], link[rel~="icon"], link[rel~="preload"]', "href")
    ].filter((url) => !url.startsWith("data:")),
    led: [...hrefs("a[href]", "href"), ...hrefs('link[rel~="alternate"], link[rel~="canonical"]', "href")].filter(
      (href) => !/^(mailto:|#)/.test(href)
    )
  }
}

/** Walks from some pages to all that they lead to; answers what is wrong, and how much was seen. */
export const walk = async (
  { origin }: Pick<TestApp, "origin">,
  at: Browser,
  from: ReadonlyArray<string>,
  look: (seen: Seen) => ReadonlyArray<string> = faultsOf
) => {
  const wrong: Array<string> = []
  const known = new Set(from.map((path) => new URL(path, origin).href))
  const queue = [...known].map((url) => ({ url, on: "the start" }))
  const fetched = new Map<string, string>()
  const alike = new Map<string, number>()
  const fragments: Array<{ readonly on: string; readonly url: string }> = []
  const idsAt = new Map<string, ReadonlySet<string>>()
  let pagesSeen = 0
  for (const { url, on } of queue) {
    const { pathname, search } = new URL(url)
    const pattern = patternOf(pathname)
    const count = (alike.get(pattern) ?? 0) + 1
    alike.set(pattern, count)
    if (count > mostAlike) continue
    const seen = await at.open(pathname + search)
    if (seen.status >= 400) {
      wrong.push(`${seen.status} ${pathname}${search}, on ${on}`)
      continue
    }
    if (seen.away !== null || !(seen.headers.get("content-type") ?? "").startsWith("text/html")) continue
    pagesSeen++
    idsAt.set(url, idsOf(seen))
    wrong.push(...look(seen).map((fault) => `${pathname}${search}: ${fault}`))
    const { fetched: parts, led } = linksOf(seen)
    for (const part of parts) {
      const target = new URL(part, seen.url)
      if (target.origin !== new URL(origin).origin) wrong.push(`${pathname} fetches ${target.href}`)
      else if (!fetched.has(target.href)) fetched.set(target.href, pathname)
    }
    for (const href of led) {
      const target = new URL(href, seen.url)
      if (target.hash.length > 1) fragments.push({ on: pathname, url: target.href })
      target.hash = ""
      // What is shown to whoever sits at the machine itself is nobody's who comes through a proxy, as all do here.
      if (target.pathname.startsWith("/dev/")) continue
      if (target.origin !== new URL(origin).origin || known.has(target.href)) continue
      known.add(target.href)
      queue.push({ url: target.href, on: pathname })
    }
  }
  for (const [url, on] of fetched) {
    const { status } = await at.open(url)
    if (status !== 200) wrong.push(`${status} ${url}, which ${on} fetches`)
  }
  for (const { on, url } of fragments) {
    const target = new URL(url)
    const id = decodeURIComponent(target.hash.slice(1))
    target.hash = ""
    const ids = idsAt.get(target.href)
    if (ids !== undefined && !ids.has(id)) wrong.push(`${on} leads to ${target.pathname}#${id}, which is not there`)
  }
  return { wrong, pagesSeen, patterns: new Set([...alike.keys()]) }
}
