/** @jsxImportSource preact */
/** Links that somebody gave: to the web and nowhere else, whatever came to be stored, and with no word of ours for them. */
import type { ComponentChildren } from "preact"

/** The address where it is one of the web; null for all others. */
export const addressOnWeb = (url: string): URL | null => {
  const parsed = URL.parse(url)
  return parsed !== null && /^https?:$/.test(parsed.protocol) ? parsed : null
}

/** What one calls a site: its host, without what every second one begins with. */
export const hostIn = ({ host }: URL): string => host.replace(/^www\./, "")

/** The host as a link, or `children` as one; nothing where it is no address of the web. */
export const WebLink = ({ url, children }: { readonly url: string; readonly children?: ComponentChildren }) => {
  const address = addressOnWeb(url)
  return address === null ? null : (
    <a href={address.href} rel="nofollow ugc noopener">
      {children ?? hostIn(address)}
    </a>
  )
}
