/** Web and e-mail addresses as a page writes them, made comparable. */
import { emailsIn } from "../../../domain/text/EmailAddresses.ts"
import { percentDecoded } from "../../../domain/text/PercentEncoding.ts"
import { crawlLimits } from "./CrawlLimits.ts"

/** Absolute, http or https, without fragment and user; null for anything else. */
export const absoluteUrl = (text: string, base: string): string | null => {
  const href = text.trim()
  if (href === "" || !URL.canParse(href, base)) return null
  const url = new URL(href, base)
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
