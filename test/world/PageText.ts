/**
 * What a page says, worked out again from its HTML with nothing of the product's own code, so that
 * the driver's verdict on a quote does not share the product's mistakes. Blocks and inline tags are
 * not told apart: all white space is dropped on both sides instead.
 */
import { parseJson } from "./Json.ts"

export interface PageText {
  /** Visible text, title, meta contents and JSON-LD, folded without white space, parts kept apart. */
  readonly folded: string
  /** The same with its spaces, in lower case, for whole words and numbers. */
  readonly words: string
  /** Every address the page names, canonical. */
  readonly links: ReadonlySet<string>
  /** Every e-mail address in text and mailto links. */
  readonly emails: ReadonlySet<string>
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  copy: "©",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  euro: "€",
  pound: "£",
  middot: "·",
  bull: "•",
  eacute: "é",
  trade: "™",
  reg: "®"
}
const decode = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal))
    return entities[name ?? ""] ?? whole
  })

const soften = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[‘’‚′`´]/g, "'")
    .replace(/[“”„″«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, "-")
    .toUpperCase()
    .toLowerCase()
export const fold = (text: string) => soften(text).replace(/\s+/g, "")
export const spaced = (text: string) => soften(text).replace(/\s+/g, " ").trim()

/** One spelling for addresses that lead to the same place. */
export const canonical = (address: string, base?: string): string | undefined => {
  const url = URL.parse(address, base)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  const host = url.hostname.replace(/^(?:www|m)\./, "").replace(/^twitter\.com$/, "x.com")
  const video = /^(?:youtube\.com|youtube-nocookie\.com)$/.test(host)
    ? (url.searchParams.get("v") ?? /^\/(?:embed|shorts)\/([\w-]+)/.exec(url.pathname)?.[1])
    : host === "youtu.be"
      ? url.pathname.slice(1)
      : undefined
  if (video !== undefined) return `youtube:${video}`
  return `${host}${url.pathname.replace(/\/+$/, "")}${url.search}`.toLowerCase()
}

const leaves = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === "string" || typeof value === "number") return [String(value)]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : []
}

export const pageText = (html: string, url: string): PageText => {
  const bare = html.replace(/<!--[\s\S]*?-->/g, " ")
  const jsonLd = [...bare.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/gi)].map(([, body]) => body ?? "")
  const silent = bare.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, " ")
  const attributes = (pattern: RegExp) => [...silent.matchAll(pattern)].map(([, , value]) => decode(value ?? ""))
  const contents = [...silent.matchAll(/<meta\b[^>]*>/gi)].flatMap(([tag]) =>
    [...tag.matchAll(/\bcontent\s*=\s*(["'])([\s\S]*?)\1/gi)].map(([, , value]) => decode(value ?? ""))
  )
  const visible = decode(silent.replace(/<[^>]*>/g, "\u0001")).replaceAll("\u0001", " ")
  const stated = jsonLd.flatMap((body) => [body, ...leaves(parseJson(body))])
  const parts = [visible, ...contents, ...stated]
  const references = attributes(/\b(?:href|src|data-src)\s*=\s*(["'])([\s\S]*?)\1/gi)
  const named = parts.flatMap((part) => [...part.matchAll(/https?:\/\/[^\s"'<>)\]]+/g)].map(([found]) => found))
  const links = [...references, ...contents, ...named, ...jsonLd.flatMap((body) => leaves(parseJson(body)))]
  const mails = [...parts, ...references].flatMap((part) => [...part.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)])
  return {
    folded: parts.map(fold).join("\u0000"),
    words: parts.map(spaced).join("\n"),
    links: new Set([url, ...links].flatMap((address) => canonical(address.trim(), url) ?? [])),
    emails: new Set(mails.map(([mail]) => mail.toLowerCase()))
  }
}
