/** The video that a player on the page plays, by the address a person would watch it at. */
import { type Element, isTag, isText } from "domhandler"
import { youtubeVideo } from "../../../../domain/text/WebAddresses.ts"
import { crawlLimits } from "../limits/CrawlLimits.ts"
import { collapsed } from "./ParsedHtml.ts"

const youtube = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?=$|[/?&#])/i
const vimeo = /^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d{3,12})(?=$|[/?&#])/i
const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`
const tubeId = /^[\w-]{11}$/
const filmId = /^\d{3,12}$/
/** Where YouTube keeps the pictures of its videos. */
const still = /^(?:https?:)?\/\/(?:i\d?\.ytimg|img\.youtube)\.com\/vi(?:_webp)?\/([\w-]{11})\//i
const mostParts = 12
/** An element and what lies in it, the outer first, as much of it as is looked at. */
const partsOf = (element: Element): ReadonlyArray<Element> => {
  const parts = [element]
  for (let at = 0; at < parts.length && parts.length < mostParts; at++)
    parts.push(...(parts[at]?.children ?? []).filter(isTag).slice(0, mostParts))
  return parts.slice(0, mostParts)
}
/** "<div data-video="…"><img src="https://i.ytimg.com/vi/…/hqdefault.jpg">": what is played at a click is pictured within. */
const isPictured = (element: Element, id: string): boolean =>
  partsOf(element).some(({ attribs: { src = "", style = "", "data-src": waiting = "" } }) => {
    const behind = /url\(["']?([^"')]{1,200})/i.exec(style)?.[1] ?? ""
    return [src, waiting, behind].some((one) => still.exec(one.trim())?.[1] === id)
  })
/** Names of attributes that hold what a script plays: `data-video`, `data-embed-id`, `data-yt`. */
const holdsId = /^data-(?:[a-z-]*-)?(?:video|videoid|id|embed|yt|youtube|ytid|src)$/i

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

/** Elements of a page's own that show a player at a click, and what they are called where they are plain ones. */
const showsLater = /-/
const calledPlayer = /video|media|player|youtube|(?:^|[\s_-])yt(?:$|[\s_-])/i
/**
 * `<deferred-media><button>Play</button><template><iframe src="…"></template></deferred-media>`: the frame that stands in
 * it by itself. A template with words or more frames is of what a script fills in, and shows nothing yet.
 */
const playerIn = (template: Element): Element | null => {
  const parent = template.parent
  if (parent === null || !isTag(parent)) return null
  const signs = [parent, template].map(({ attribs }) => `${attribs.class ?? ""} ${attribs.id ?? ""}`).join(" ")
  if (!showsLater.test(parent.name) && !calledPlayer.test(signs)) return null
  let at = template
  for (let depth = 0; depth < mostParts; depth++) {
    const parts = at.children.filter((one) => isTag(one) || (isText(one) && one.data.trim() !== ""))
    const [only] = parts
    if (parts.length !== 1 || only === undefined || !isTag(only)) return null
    if (only.name === "iframe") return frameOf(only) === null ? null : only
    at = only
  }
  return null
}

/** Boxes that a script turns into a player: `<div class="rll-youtube-player" data-id="…">`. */
const waits = /(?:^|[\s_-])(?:youtube|yt)(?:$|[\s_-])|lyte|plyr|video/i
const standIn = (element: Element): string | null => {
  const { attribs } = element
  const named = (attribs["data-youtube-id"] ?? attribs["data-yt-id"] ?? attribs["data-youtube"] ?? "").trim()
  if (tubeId.test(named)) return watch(named)
  const id = (attribs["data-plyr-embed-id"] ?? attribs["data-video-id"] ?? attribs["data-id"] ?? "").trim()
  const pictured = Object.entries(attribs).find(
    ([key, value]) => holdsId.test(key) && tubeId.test(value.trim()) && isPictured(element, value.trim())
  )
  if (pictured !== undefined) return watch(pictured[1].trim())
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
  if (name === "template") {
    const frame = playerIn(element)
    return frame === null ? null : frameOf(frame)
  }
  return standsIn.has(name) ? standIn(element) : null
}
const standsIn: ReadonlySet<string> = new Set(["div", "figure", "section", "button"])

const plugin =
  /^(?:https?:)?\/\/(?:www\.)?facebook\.com\/(?:v\d+\.\d+\/)?plugins\/(?:page|like|likebox|follow)\.php\?(.{1,1000})$/i
const pluginName = /(?:^|\s)fb-(?:page|like|like-box|follow)(?:\s|$)/
/** The page that is shown, or liked, in a plugin of Facebook: `<div class="fb-page" data-href="…">`. */
export const pluginPageOf = ({ name, attribs }: Element): string | null => {
  if (name === "iframe") {
    const { 1: query } = plugin.exec((attribs.src ?? attribs["data-src"] ?? "").trim()) ?? []
    return query === undefined ? null : (new URLSearchParams(query).get("href") ?? null)
  }
  return name === "div" && pluginName.test(attribs.class ?? "") ? (attribs["data-href"] ?? null) : null
}

/** What a player is called. */
export const labelOf = (element: Element): string => {
  const { attribs } = (element.name === "template" ? playerIn(element) : null) ?? element
  return collapsed(
    attribs.title ?? attribs.playlabel ?? attribs["aria-label"] ?? attribs["data-title"] ?? "",
    crawlLimits.shortText
  )
}

/** The words of a link; of a film's picture that leads to it, what that is called, as if it played there. */
export const linkWords = (element: Element, raw: string): { readonly text: string; readonly plays: boolean } => {
  const text = collapsed(raw, crawlLimits.shortText)
  const isBare = text === "" && youtubeVideo(element.attribs.href ?? "") !== null
  const called = isBare
    ? (element.attribs["aria-label"] ?? partsOf(element).find(({ name }) => name === "img")?.attribs.alt ?? "")
    : ""
  const label = collapsed(called, crawlLimits.shortText)
  return label === "" ? { text, plays: false } : { text: label, plays: true }
}
