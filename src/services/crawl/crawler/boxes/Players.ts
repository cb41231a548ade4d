/** The video that a player on the page plays, by the address a person would watch it at. */
import type { Element } from "domhandler"
import { crawlLimits } from "../limits/CrawlLimits.ts"
import { collapsed } from "./ParsedHtml.ts"

const youtube = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?=$|[/?&#])/i
const vimeo = /^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d{3,12})(?=$|[/?&#])/i
const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`
const tubeId = /^[\w-]{11}$/
const filmId = /^\d{3,12}$/

/** What a player's frame shows. */
const framed = (address: string): string | null => {
  const [, id] = youtube.exec(address) ?? []
  if (id !== undefined) return watch(id)
  const [, film] = vimeo.exec(address) ?? []
  return film === undefined ? null : `https://vimeo.com/${film}`
}

/** A frame that waits until it is scrolled to, or until cookies are allowed, has its address elsewhere. */
const holdsFrame = /^(?:src|data-(?:[a-z-]*-)?src(?:-[a-z]+)?)$/i
const frameOf = ({ attribs }: Element): string | null => {
  for (const [key, value] of Object.entries(attribs)) {
    const found = holdsFrame.test(key) ? framed(value.trim()) : null
    if (found !== null) return found
  }
  return null
}

/** Boxes that a script turns into a player: `<div class="rll-youtube-player" data-id="…">`. */
const waits = /(?:^|[\s_-])(?:youtube|yt)(?:$|[\s_-])|lyte|plyr|video/i
const standIn = ({ attribs }: Element): string | null => {
  const named = (attribs["data-youtube-id"] ?? attribs["data-yt-id"] ?? attribs["data-youtube"] ?? "").trim()
  if (tubeId.test(named)) return watch(named)
  const id = (attribs["data-plyr-embed-id"] ?? attribs["data-video-id"] ?? attribs["data-id"] ?? "").trim()
  const signs = `${attribs.class ?? ""} ${attribs["data-plyr-provider"] ?? attribs["data-provider"] ?? attribs["data-service"] ?? ""}`
  return /youtube|(?:^|[\s_-])yt/i.test(signs) && waits.test(signs) && tubeId.test(id) ? watch(id) : null
}

/** Null for what is no player, or plays nothing that is known. */
export const videoOf = (element: Element): string | null => {
  const { name, attribs } = element
  if (name === "lite-youtube" || name === "lite-vimeo") {
    const id = (attribs.videoid ?? "").trim()
    if (name === "lite-vimeo") return filmId.test(id) ? `https://vimeo.com/${id}` : null
    return tubeId.test(id) ? watch(id) : null
  }
  if (name === "iframe") return frameOf(element)
  return name === "div" || name === "figure" || name === "section" ? standIn(element) : null
}

/** What a player is called. */
export const labelOf = ({ attribs }: Element): string =>
  collapsed(
    attribs.title ?? attribs.playlabel ?? attribs["aria-label"] ?? attribs["data-title"] ?? "",
    crawlLimits.shortText
  )
