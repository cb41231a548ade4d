/**
 * How a listing's slug is made from its name. A slug never changes once given (it is in addresses and
 * badges), so it is plain ASCII that anyone can type, and every value made here matches `Wire.Slug`.
 */
import { transliterate } from "./Transliteration.ts"

/** The longest slug the interface allows. */
export const MAX_SLUG_LENGTH = 220

/** Paths beside a listing's page (`/products/new`); as a slug they would shadow it, so they count as taken. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  "all",
  "api",
  "badges",
  "categories",
  "claim",
  "compare",
  "delete",
  "edit",
  "feed",
  "live",
  "new",
  "newest",
  "page",
  "popular",
  "random",
  "search",
  "submit",
  "trending",
  "upcoming"
])

const cut = (text: string, length: number) => text.slice(0, length).replace(/-+$/, "")

/** Lower-case letters and digits in words joined by one hyphen; empty if the text has none that Latin can write. */
const hyphenated = (text: string) =>
  cut(
    transliterate(text)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-/, ""),
    MAX_SLUG_LENGTH
  )

/** The slug of words of any kind; `null` where they have no letter or digit that Latin can write. */
export const slugOf = (words: string): string | null => hyphenated(words) || null

/**
 * The slug for a name. A name that Latin cannot write falls back to the site's host (`例え` at `www.tatoe.jp` is
 * `tatoe-jp`), and where there is none to `listing`.
 */
export const slugify = (name: string, host?: string): string => {
  const base = hyphenated(name) || hyphenated((host ?? "").replace(/^www\./i, "")) || "listing"
  return reservedSlugs.has(base) ? withSuffix(base, 2) : base
}

/** `base-n`, the base cut where the whole would grow past the limit. `n` is a positive integer. */
export const withSuffix = (base: string, n: number): string => {
  const suffix = `-${n}`
  return cut(base, MAX_SLUG_LENGTH - suffix.length) + suffix
}

/** `base` itself, or the first of `base-2`, `base-3`, ... that is neither taken nor reserved. */
export const firstFree = (base: string, taken: ReadonlySet<string>): string => {
  const isFree = (slug: string) => !taken.has(slug) && !reservedSlugs.has(slug)
  let slug = base
  for (let n = 2; !isFree(slug); n++) slug = withSuffix(base, n)
  return slug
}
