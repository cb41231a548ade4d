/** Links compared as what they lead to, however they are spelled. */
import { recalled } from "./Recalled.ts"
import { bareHost } from "./SiteKey.ts"

/**
 * An address in the form it is compared in: scheme, `www.`, fragment and a slash at the end make no
 * difference; path and query do. `null` for anything but http and https.
 */
export const canonicalUrl: (written: string) => string | null = recalled((written) => {
  const url = URL.parse(written.trim())
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:") || url.username !== "") return null
  return `${bareHost(url.host)}${url.pathname.replace(/\/+$/, "")}${url.search}`
})

const videoPath = /^\/(?:embed|shorts|live|v)\/([\w-]{6,20})/
/** The id of the YouTube video a link plays; `null` for channels, playlists and every other address. */
export const youtubeVideo = (written: string): string | null => {
  const url = URL.parse(written.trim())
  if (url === null) return null
  const host = url.hostname.replace(/^(?:www|m)\./, "")
  if (host === "youtu.be") return /^\/([\w-]{6,20})/.exec(url.pathname)?.[1] ?? null
  if (host !== "youtube.com" && host !== "youtube-nocookie.com") return null
  if (url.pathname === "/watch") return /^[\w-]{6,20}$/.exec(url.searchParams.get("v") ?? "")?.[0] ?? null
  return videoPath.exec(url.pathname)?.[1] ?? null
}

const link = /https?:\/\/[^\s<>()[\]"']+|www\.[^\s<>()[\]"']+/gi
/** Every spelled-out link in a text. */
export const urlsIn = (text: string): ReadonlyArray<string> => text.match(link) ?? []

/**
 * The same words with nothing in them that a mail reader turns into a link, as security reports write them:
 * `example[.]com`. All that is read as a dot in a host name counts as one.
 */
export const unlinked = (text: string): string =>
  text.replace(/:(?=\S)/g, ": ").replace(/(?<=\S)[.\u3002\uff0e\uff61](?=\S)/g, "[.]")
