/** The video that a button opens over the page: the button has its address in what its script reads, not in a link. */
import { type Element, isTag, Text } from "domhandler"

const video =
  /https?:\/\/(?:www\.)?(?:youtube\.com\/watch\?(?:[\w=&-]{0,80}&)?v=|youtube(?:-nocookie)?\.com\/embed\/|youtu\.be\/)(?<tube>[\w-]{11})(?![\w-])|https?:\/\/(?:player\.vimeo\.com\/video\/|vimeo\.com\/)(?<film>\d{3,12})(?!\d)/gi
/** Attributes and scripts are looked at up to here. */
const most = 4000
/** The one video a text of data names; null of several, a list that plays is of none of them. */
const only = (data: string): string | null => {
  const plain = data
    .slice(0, most)
    .replace(/\\\//g, "/")
    .replace(/\\u0026/g, "&")
  const found = [...plain.matchAll(video)].map(({ groups }) =>
    groups?.tube === undefined
      ? `https://vimeo.com/${groups?.film ?? ""}`
      : `https://www.youtube.com/watch?v=${groups.tube}`
  )
  const [address] = found
  return address === undefined || new Set(found).size > 1 ? null : address
}

/** `<a href="#"><div>Watch</div><script type="application/json">{"items":[{"type":"video","originalUrl":"…"}]}</script></a>` */
const inScript = (element: Element): string | null => {
  for (const child of element.children) {
    if (!isTag(child) || child.name !== "script" || !/^application\/json\b/i.test(child.attribs.type ?? "")) continue
    const [text] = child.children
    const found = text instanceof Text ? only(text.data) : null
    if (found !== null) return found
  }
  return null
}

/** Names of attributes that hold what is opened: `data-video-url`, `data-src`, `data-fancybox-href`. */
const holdsVideo = /^data-(?:[a-z-]*(?:video|youtube|lightbox|fancybox|popup|modal|embed)[a-z-]*|src|href|url)$/i

/** Null for what leads anywhere by itself, or opens no video that is known. */
export const lightboxOf = (element: Element): string | null => {
  const { name, attribs } = element
  if (name !== "a" && name !== "button") return null
  // A link that leads to a page is that link.
  if (!/^(?:#.*|javascript:.*)?$/i.test((attribs.href ?? "").trim())) return null
  for (const [key, value] of Object.entries(attribs)) {
    if (!holdsVideo.test(key)) continue
    const found = only(value)
    if (found !== null) return found
  }
  return inScript(element)
}
