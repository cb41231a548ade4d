/** Web and e-mail addresses as a page writes them, made comparable. */
import { getDomain } from "tldts"
import { emailsIn } from "../../../../domain/text/EmailAddresses.ts"
import { percentDecoded } from "../../../../domain/text/PercentEncoding.ts"
import { crawlLimits } from "../limits/CrawlLimits.ts"

/** Absolute, http or https, without fragment and user; null for anything else. */
export const absoluteUrl = (text: string, base: string): string | null => {
  const href = text.trim()
  const url = href === "" ? null : URL.parse(href, base)
  if (url === null) return null
  if ((url.protocol !== "https:" && url.protocol !== "http:") || url.username !== "" || url.password !== "") return null
  url.hash = ""
  return url.href.length <= crawlLimits.url ? url.href : null
}

/** Addresses in `mailto:` links, then in the text, then those stated as data; lower case, each once. */
export const readEmails = (
  hrefs: ReadonlyArray<string>,
  text: string,
  stated: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const linked = hrefs
    .map((href) => /^\s*mailto:([^?]*)/i.exec(href)?.[1])
    .flatMap((recipients) => (recipients === undefined ? [] : emailsIn(percentDecoded(recipients))))
  return [...new Set([...linked, ...emailsIn(text), ...stated.flatMap(emailsIn)])].slice(0, crawlLimits.emails)
}

/** The registrable domain, private suffixes kept apart (`a.github.io` and `b.github.io` are two sites). */
export const siteOf = (url: string): string => getDomain(url, { allowPrivateDomains: true }) ?? new URL(url).hostname
