/**
 * What the badge check needs to know of a page: its links with the pictures in them, and whether any of
 * it can be seen. Comments, scripts, templates and other raw text are no part of the page.
 */
import { oneLine } from "../../../domain/text/FittedText.ts"
import { type Attributes, walkHtml } from "../../../domain/text/HtmlWalk.ts"
import { isHidden } from "./HiddenElement.ts"

/** A link, with the pictures in it; addresses are as they are written in the page. */
export interface Anchor {
  readonly address: string
  readonly images: Array<{ readonly address: string; readonly visible: boolean }>
  /** Stands in `<noscript>`: seen only where no script runs. */
  readonly scriptless: boolean
  /** Links do not nest: the next one ends it, whatever its own end tag says. */
  ended: boolean
}

/** What is known inside an element. */
interface Place {
  readonly inside: "page" | "script" | "title" | "unseen"
  readonly anchor: Anchor | null
  readonly visible: boolean
  readonly scriptless: boolean
  /** Set directly inside an element that a framework draws into. */
  readonly mount: Mount | null
}
interface Mount {
  empty: boolean
}

export interface PageContents {
  /** `href` of the first `<base>` that has one. */
  readonly base: string | null
  readonly title: string | null
  /** Every link, in the order of the page. */
  readonly anchors: ReadonlyArray<Anchor>
  /** Addresses of the pictures outside of any link. */
  readonly looseImages: ReadonlyArray<string>
  /** The text of all scripts, JSON-LD left out. */
  readonly scriptText: string
  /** The page has scripts, and next to nothing of its own or an empty place that one is meant to fill. */
  readonly isDrawnByScripts: boolean
}

/** Elements whose content is not part of the page, whatever stands in it. */
const UNSEEN = new Set(["style", "template", "iframe", "noembed", "noframes", "xmp", "textarea", "select", "datalist"])
const IMAGES = new Set(["img", "source", "image", "use"])
/** Where the usual front-end frameworks draw a page into. */
const MOUNTS = new Set(["root", "app", "__next", "__nuxt", "___gatsby", "svelte", "main-app", "q-app"])
/** A page that scripts draw holds at most a "loading" or "please enable JavaScript" of its own. */
const SHELL_LETTERS = 200
const MAX_TITLE = 200

/** Everything a picture may take its address from, lazy loading included. */
const imageAddresses = (attributes: Attributes): ReadonlyArray<string> =>
  Object.entries(attributes).flatMap(([name, value]) =>
    name === "src" || name === "href" || name === "xlink:href"
      ? [value]
      : name === "srcset" || name.startsWith("data-")
        ? value.split(/\s+/).map((part) => part.replace(/,$/, ""))
        : []
  )

const insideOf = (name: string, attributes: Attributes, around: Place): Place["inside"] => {
  if (around.inside !== "page") return around.inside
  if (name === "title") return "title"
  // JSON-LD states facts about the page; it draws nothing.
  if (name === "script") return attributes.type === "application/ld+json" ? "unseen" : "script"
  // A template with a shadow root is drawn at once; any other waits for a script.
  return UNSEEN.has(name) && attributes.shadowrootmode === undefined ? "unseen" : "page"
}

/** Takes a page apart. Never throws, whatever the page is. */
export const pageContents = (html: string): PageContents => {
  let base: string | null = null
  let title = ""
  let scripts = 0
  let scriptText = ""
  let visibleLetters = 0
  let latest: Anchor | null = null
  const anchors: Array<Anchor> = []
  const looseImages: Array<string> = []
  const mounts: Array<Mount> = []

  const top: Place = { inside: "page", anchor: null, visible: true, scriptless: false, mount: null }
  walkHtml<Place>(html, top, {
    enter: (name, attributes, around) => {
      const found = insideOf(name, attributes, around)
      // The page's own title comes first; drawings have titles too.
      const inside = found === "title" && around.inside === "page" && title !== "" ? "unseen" : found
      const visible = around.visible && !isHidden(name, attributes)
      const scriptless = around.scriptless || name === "noscript"
      const mount: Mount | null = attributes.id !== undefined && MOUNTS.has(attributes.id) ? { empty: true } : null
      const anchor = around.anchor?.ended ? null : around.anchor
      const isAlike =
        inside === around.inside &&
        anchor === around.anchor &&
        visible === around.visible &&
        scriptless === around.scriptless &&
        mount === around.mount
      // Most elements change nothing of what is known around them.
      const place: Place = isAlike ? around : { inside, anchor, visible, scriptless, mount }
      if (inside === "script") scripts++
      if (inside !== "page") return place

      if (mount !== null) mounts.push(mount)
      if (around.mount !== null && !scriptless) around.mount.empty = false
      if (name === "base") base ??= attributes.href ?? null
      if (name === "a" && attributes.href !== undefined) {
        if (latest !== null) latest.ended = true
        latest = { address: attributes.href, images: [], scriptless, ended: false }
        anchors.push(latest)
        return { ...place, anchor: latest }
      }
      if (IMAGES.has(name)) {
        for (const address of imageAddresses(attributes)) {
          if (anchor === null) looseImages.push(address)
          else anchor.images.push({ address, visible })
        }
      }
      return place
    },
    text: (data, place) => {
      if (place.inside === "title" && title.length <= MAX_TITLE) title += data
      if (place.inside === "script") scriptText += data
      if (place.inside === "page" && place.visible && !place.scriptless) visibleLetters += data.trim().length
    }
  })
  return {
    base,
    title: oneLine(title, MAX_TITLE) || null,
    anchors,
    looseImages,
    scriptText,
    isDrawnByScripts: scripts > 0 && (visibleLetters < SHELL_LETTERS || mounts.some((mount) => mount.empty))
  }
}
