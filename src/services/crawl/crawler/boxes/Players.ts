/** The video that a player on the page plays, by the address a person would watch it at. */
import type { Element } from "domhandler"

const youtube = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?=$|[/?&#])/i
const vimeo = /^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d{3,12})(?=$|[/?&#])/i
const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`

/** Null for what is no player, or plays nothing that is known. */
export const videoOf = ({ name, attribs }: Element): string | null => {
  if (name === "lite-youtube" || name === "lite-vimeo") {
    const id = (attribs.videoid ?? "").trim()
    if (name === "lite-vimeo") return /^\d{3,12}$/.test(id) ? `https://vimeo.com/${id}` : null
    return /^[\w-]{11}$/.test(id) ? watch(id) : null
  }
  if (name !== "iframe") return null
  // A player that waits until it is scrolled to has its address elsewhere.
  for (const written of [attribs.src, attribs["data-src"], attribs["data-lazy-src"], attribs["data-litespeed-src"]]) {
    const address = (written ?? "").trim()
    const [, id] = youtube.exec(address) ?? []
    if (id !== undefined) return watch(id)
    const [, film] = vimeo.exec(address) ?? []
    if (film !== undefined) return `https://vimeo.com/${film}`
  }
  return null
}
