/** Videos that show the product: on its own pages, in its own voice, and not of a talk, a customer or a rival. */
import type { Region } from "../../../../../domain/draft/PageBlocks.ts"
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { youtubeVideo } from "../../../../../domain/text/WebAddresses.ts"
import type { PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { type Own, ownOf, perOwn } from "../Own.ts"
import { isAsidePage, isHome } from "../Paths.ts"
import { otherVideos, tongueNames, videoWords } from "../words/ContactWords.ts"

export interface Video {
  readonly url: string
  readonly id: string
  readonly page: PageIndex
}

const foreign: ReadonlySet<Region> = new Set([
  "reviews",
  "others",
  "news",
  "team",
  "legal",
  "consent",
  "form",
  "contact",
  "navigation"
])
const shows: ReadonlySet<Region> = new Set(["hero", "features"])
const ownParts: ReadonlySet<Region> = new Set([...shows, "main"])

/** Somebody's name in the words of a link: capitals that are neither ours nor of the words for a video. */
const namesSomebody = (own: Own, text: string) => {
  const words = tidyText(text).match(/\p{Lu}[\p{L}\p{N}]+/gu) ?? []
  return words.some(
    (word, at) =>
      at > 0 &&
      !videoWords.test(word) &&
      !own.isIn(fold(word)) &&
      !tongueNames.has(fold(word)) &&
      // "Acme One product video": what is called after us.
      !(own.isIn(fold(words[at - 1] ?? "")) && kinds.test(word)) &&
      !/^(?:The|Our|Us|Now|How|It|A|An|To|In|Works?|Action|Product|Short|Full|Quick|Minute|Minutes|On|YouTube|Youtube|This|Here|More|For|Of|See|You|With|Get|Started|App|Die|Das|Le|La|El|O|Il|De)$/u.test(
        word
      )
  )
}
/** Behind a product's name: which of its kind. */
const kinds = /^(?:One|Two|Pro|Plus|Mini|Max|Home|Lite|Air|Go|No|Mk|Studio|Cloud|Desktop|Mobile)$/u

const isOurs = (own: Own, page: PageIndex, link: PageIndex["page"]["links"][number], alone: boolean): boolean => {
  if (isAsidePage(page) || (link.region !== undefined && foreign.has(link.region))) return false
  const { text } = link
  if (otherVideos.test(text) || namesSomebody(own, text)) return false
  if (text !== "" && videoWords.test(text)) return true
  // "Acme in 90 seconds", on the first page: what is called after the product shows it.
  if (isHome(page) && own.isIn(fold(text)) && link.region !== undefined && ownParts.has(link.region)) return true
  return isHome(page) && alone && link.region !== undefined && shows.has(link.region)
}

export const productVideos = perOwn((site: SiteIndex, names): ReadonlyArray<Video> => {
  const own = ownOf(site, names)
  return site.flatMap((page) => {
    const videos = page.page.links.flatMap((link) => {
      const id = youtubeVideo(link.url)
      return id === null ? [] : [{ link, id }]
    })
    const alone = new Set(videos.map(({ id }) => id)).size === 1
    return videos.flatMap(({ link, id }) => (isOurs(own, page, link, alone) ? [{ url: link.url, id, page }] : []))
  })
})
