/** Videos that show the product: on its own pages, in its own voice, and not of a talk, a customer or a rival. */
import type { Region } from "../../../../../domain/draft/PageBlocks.ts"
import { find, fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { youtubeVideo } from "../../../../../domain/text/WebAddresses.ts"
import { sentencesIn } from "../../clause/voice/SentenceCuts.ts"
import type { PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { type Own, ownOf, perOwn } from "../Own.ts"
import { isAsidePage, isHome, pathSays } from "../Paths.ts"
import { onlyHeard, otherFilms, otherVideos, tongueNames, videoWords, walkWords } from "../words/ContactWords.ts"

export interface Video {
  readonly url: string
  readonly id: string
  readonly page: PageIndex
}

type Link = PageIndex["page"]["links"][number]

const foreign: ReadonlySet<Region> = new Set([
  "reviews",
  "others",
  "news",
  "team",
  "legal",
  "consent",
  "form",
  "contact"
])
const shows: ReadonlySet<Region> = new Set(["hero", "features"])
const ownParts: ReadonlySet<Region> = new Set([...shows, "main"])

/** In German every noun has a capital: a name is what stands with a person's preposition and without an article. */
const germanNames =
  /(?:^| )(?:vom|von|bei|mit|für|auf der|&|und|trifft|nutzt|x) (?!Minuten|Sekunden|Min|Sek|Video|Film)(?<name>\p{Lu}[\p{L}\p{N}]*)/gu

/** Somebody's name in the words of a link: capitals that are neither ours nor of the words for a video. */
const namesSomebody = (own: Own, { text, film }: Link, lang: string | null) => {
  // "Acme Bread in 90 seconds": the words of our own name.
  const said = fold(text)
  const ours = new Set(
    [...own.names].filter((name) => find(said, name) !== -1).flatMap((name) => name.split(/[^\p{L}\p{N}]+/u))
  )
  if (lang?.startsWith("de") === true)
    return [...text.matchAll(germanNames)].some(({ groups }) => !ours.has(fold(groups?.name ?? "")))
  // "SG-40" is a machine's, not somebody's.
  // "How a Crustplan works – Acme", over "How Crustplan works: a walkthrough": a thing of ours, by the name it has there.
  const isWalk = own.isIn(fold(text)) && walkWords.test(text) && walkWords.test(film?.around ?? "")
  const around = isWalk ? (film?.around ?? "") : ""
  const words = tidyText(text).match(/\p{Lu}[\p{L}\p{N}]+(?!-?\p{N})/gu) ?? []
  return words.some(
    (word, at) =>
      at > 0 &&
      !videoWords.test(word) &&
      !own.isIn(fold(word)) &&
      !ours.has(fold(word)) &&
      !around.includes(word) &&
      !tongueNames.has(fold(word)) &&
      !written.test(word) &&
      // "Acme One product video": what is called after us.
      !(own.isIn(fold(words[at - 1] ?? "")) && kinds.test(word)) &&
      !/^(?:The|Our|Us|Now|How|It|A|An|To|In|Works?|Action|Product|Short|Full|Quick|Minute|Minutes|On|YouTube|Youtube|Vimeo|This|Here|More|For|Of|See|You|With|Get|Started|App|Min|Die|Das|Le|La|El|O|Il|De)$/u.test(
        word
      )
  )
}
/** What is read or written with a product. */
const written = /^(?:PDFs?|CSV|API|AI|KI|IA|UI|CRM|POS|QR|SMS|HD|XML|JSON|HTML|SQL|CAD|Excel)$/u
/** Behind a product's name: which of its kind. */
const kinds = /^(?:One|Two|Pro|Plus|Mini|Max|Home|Lite|Air|Go|No|Mk|Studio|Cloud|Desktop|Mobile)$/u

/** The sentence a link stands in, of the words around it. */
const sentenceOf = (within: string, text: string) =>
  sentencesIn(tidyText(within)).find((sentence) => sentence.includes(tidyText(text))) ?? within

/** How long it takes to see it: "Ninety seconds in an orchard". */
const inTime =
  /(?<!\p{L})(?:\p{Nd}+|\p{L}+) (?:seconds|minutes|sekunden|minuten|secondes|segundos|minutos|secondi|minuti|seconden)(?!\p{L})/iu
/** "Her twenty minutes are on video." */
const theirs = /(?<!\p{L})(?:her|his) \p{L}/iu
/** Whether the words it stands in tell of somebody else's video: "The station made a report: watch it." */
const toldOfOthers = (own: Own, { lang }: PageIndex["page"], { text, film, region }: Link): boolean => {
  if (film === undefined) return false
  const { within, around } = film
  if (within !== "") {
    // "(40 MB)", "(1:40)": how long or large it is.
    const sentence = sentenceOf(within, text).replace(/\([^()]{0,40}\)/gu, "")
    if (otherFilms.test(within) || otherVideos.test(sentence) || theirs.test(sentence)) return true
    // "Buy an oven" and "Watch it rise" side by side: the words of a link begin anew.
    const beside = sentence.replace(text, (opening) => opening.charAt(0).toLowerCase() + opening.slice(1))
    if (
      lang?.startsWith("de") === true ? /(?:^| )(?:vom|von|bei|der|des) \p{Lu}/u.test(sentence) : own.namesOther(beside)
    )
      return true
  }
  // What opens a page speaks of the product, which may be made for stations and conferences.
  if (region === "hero") return false
  // Of a player without a title all that tells whose story it is stands around it.
  const said = walkWords.test(around) ? around.replace(wares, " ") : around
  return otherFilms.test(said) || (text === "" && otherVideos.test(said))
}
/** What a product may make, where a walkthrough of it is announced: "from a script to an episode, in two minutes". */
const wares =
  /(?<!\p{L})(?:podcasts?|episodes?|stor(?:y|ies)|music|songs?|webinars?|reviews?|documentar(?:y|ies))(?!\p{L})/giu

/** A page of what the press may use shows the product, in the one film under "Videos". */
const pressKit = /^(?:press|media|presse|prensa|imprensa|stampa|pers)[-_]?(?:kit|mappe|map)(?:[-_.]|$)/iu
/** "&t=2365": from the middle of something longer, as a talk in the recording of somebody's day is. */
const fromWithin = /[?&](?:t|start)=(?:\p{Nd}+h|\p{Nd}{2,}m|\p{Nd}{4,})/u

const isOurs = (own: Own, page: PageIndex, link: Link, alone: boolean): boolean => {
  if (fromWithin.test(link.url) || (link.text === "" && onlyHeard.test(link.film?.around ?? ""))) return false
  if (isAsidePage(page) || (link.region !== undefined && foreign.has(link.region))) return false
  const { text } = link
  if (otherVideos.test(text) || namesSomebody(own, link, page.page.lang) || toldOfOthers(own, page.page, link))
    return false
  // Of a menu's words "Videos" may lead anywhere; "Watch the demo" leads to it.
  if (link.region === "navigation" && !/\S\s\S|\p{Lo}{4}/u.test(text)) return false
  if (text !== "" && videoWords.test(text)) return true
  const isHere = link.region !== undefined && ownParts.has(link.region)
  // "Acme in 90 seconds", on the first page: what is called after the product shows it.
  if (isHome(page) && own.isIn(fold(text)) && isHere) return true
  if (!alone || link.region === undefined) return false
  const isShown = link.region === "main" && text === "" && link.film?.within === ""
  if (!isHome(page)) return isShown && pathSays(page, pressKit)
  // "Ninety seconds in an orchard: a survey from start to finish": said by the film's own title.
  if (shows.has(link.region) || (link.region === "main" && inTime.test(text))) return true
  // A player, the only one, under "Watch the trailer" or over everything else that the first page says.
  return isShown
}

/** Films that templates and jokers put where a film is yet to come. Data. */
const fillers: ReadonlySet<string> = new Set([
  "dQw4w9WgXcQ",
  "ScMzIvxBSi4",
  "jNQXAC9IVRw",
  "YE7VzlLtp-4",
  "aqz-KE-bpKQ"
])
export const productVideos = perOwn((site: SiteIndex, names): ReadonlyArray<Video> => {
  const own = ownOf(site, names)
  return site.flatMap((page) => {
    const videos = page.page.links.flatMap((link) => {
      const id = youtubeVideo(link.url)
      return id === null || fillers.has(id) ? [] : [{ link, id }]
    })
    // What stands among the news or with customers leaves the page's own by itself.
    const here = videos.filter(
      ({ link: { region, film } }) =>
        (region === undefined || !foreign.has(region)) && !onlyHeard.test(film?.around ?? "")
    )
    const alone = new Set(here.map(({ id }) => id)).size === 1
    return videos.flatMap(({ link, id }) => (isOurs(own, page, link, alone) ? [{ url: link.url, id, page }] : []))
  })
})
