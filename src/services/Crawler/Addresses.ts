/** Web and e-mail addresses as a page writes them, made comparable. */
import { limits } from "./Limits.ts"

/** Absolute, http or https, without fragment and user; null for anything else. */
export const absoluteUrl = (text: string, base: string): string | null => {
  const href = text.trim()
  if (href === "" || !URL.canParse(href, base)) return null
  const url = new URL(href, base)
  if ((url.protocol !== "https:" && url.protocol !== "http:") || url.username !== "" || url.password !== "") return null
  url.hash = ""
  return url.href.length <= limits.url ? url.href : null
}

const mail = /[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}/gi
/** `logo@2x.png` is no address. */
const fileName = /\.(?:png|jpe?g|gif|webp|svg|avif|css|js|json|html?)$/i

const addressesIn = (text: string) =>
  [...text.matchAll(mail)]
    .map(([found]) => found.toLowerCase().replace(/^[.%+-]+/, ""))
    .filter((found) => !fileName.test(found))

/** Percent escapes decoded; left alone where they are broken. */
export const unescaped = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Addresses in `mailto:` links, then in the text; lower case, each once. */
export const readEmails = (hrefs: ReadonlyArray<string>, text: string): ReadonlyArray<string> => {
  const linked = hrefs
    .map((href) => /^\s*mailto:([^?]*)/i.exec(href)?.[1])
    .flatMap((recipients) => (recipients === undefined ? [] : addressesIn(unescaped(recipients))))
  return [...new Set([...linked, ...addressesIn(text)])].slice(0, limits.emails)
}
