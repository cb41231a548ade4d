/** Web and e-mail addresses as a page writes them, made comparable. */
import { getDomain } from "tldts"
import { emailsIn, isMailboxAt } from "../../../../domain/text/EmailAddresses.ts"
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

interface Written {
  readonly hrefs: ReadonlyArray<string>
  readonly text: string
}
const linkedIn = (hrefs: ReadonlyArray<string>): ReadonlyArray<string> =>
  hrefs
    .map((href) => /^\s*mailto:([^?]*)/i.exec(href)?.[1])
    .flatMap((recipients) => (recipients === undefined ? [] : emailsIn(percentDecoded(recipients))))

/**
 * Addresses in `mailto:` links, then in the text, then those stated as data; lower case, each once. Among what is of
 * others, "Press contact", stand only those at the page's own domain: nobody else has one there.
 */
export const readEmails = (
  url: string,
  own: Written,
  others: Written,
  stated: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const amongOthers = [...linkedIn(others.hrefs), ...emailsIn(others.text)].filter((email) => isMailboxAt(email, url))
  return [
    ...new Set([...linkedIn(own.hrefs), ...emailsIn(own.text), ...stated.flatMap(emailsIn), ...amongOthers])
  ].slice(0, crawlLimits.emails)
}

/** The registrable domain, private suffixes kept apart (`a.github.io` and `b.github.io` are two sites). */
export const siteOf = (url: string): string => getDomain(url, { allowPrivateDomains: true }) ?? new URL(url).hostname
