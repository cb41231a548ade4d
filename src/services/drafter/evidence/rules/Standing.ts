/** What of a page may speak of the product itself: how loud a place says it, and what stands in lists of what it can do. */
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import { regionOfHeading } from "../../../../domain/draft/RegionWords.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { madeOnce, recalled } from "../../../../domain/text/Recalled.ts"
import { headsOtherList } from "../beside/lists/OtherLists.ts"
import { frameWords } from "../names/FrameWords.ts"
import { placeholderTitles } from "../names/NameWords.ts"
import type { Block, PageIndex } from "../reading/PageIndex.ts"
import type { Place } from "../reading/Place.ts"
import { caseless } from "../reading/patterns/Caseless.ts"
import { says, textSays } from "../reading/Says.ts"
import { isOrder } from "../topics/CallWords.ts"
import { isMissing } from "../topics/DeniedParts.ts"
import { announcesLater } from "../topics/LaterWords.ts"
import { customerWords, laterHeadings, otherPeople } from "../topics/OtherPeople.ts"

/** Regions in which a site speaks for itself. */
const ownVoice: ReadonlySet<Region> = new Set(["hero", "main", "features", "pricing", "faq", "team", "contact"])
const summarises: ReadonlySet<string> = new Set([
  "description",
  "og:description",
  "og:title",
  "twitter:title",
  "twitter:description"
])
/** Characters of a page that shows next to nothing, so that its data has to speak. */
const bare = 400

export const blocksAt = ({ page, blocks }: Place): ReadonlyArray<Block> =>
  blocks === null ? [] : page.blocks.slice(blocks.first, blocks.last + 1)

/** The words of a page's links, folded: a line that is nothing else leads elsewhere. */
const linksOf = madeOnce((page: PageIndex) => new Set(page.page.links.map(({ text }) => fold(text))))
/** Whether a block is nothing but a link. */
export const isLink = (page: PageIndex, block: Block) => linksOf(page).has(block.folded)

/** A few words that a paragraph opens with, as a heading of its own: "In Planung: ...". */
const runInHeading = /^(?<heading>[^:：.!?。]{2,40})[:：](?=\s|$|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}])/u
/** Asked of a heading for each block under it. */
const headsLater = recalled((heading) => textSays(heading, laterHeadings) || announcesLater(heading))
/** Whether it stands under a heading over what is planned, or opens with one. */
export const isLater: (block: Block) => boolean = madeOnce((block) => {
  if (block.under.some(headsLater)) return true
  const heading = runInHeading.exec(block.text)?.groups?.heading
  return heading !== undefined && headsLater(fold(heading))
})
/** Whether a block is the site's own and about nobody else. */
export const isOwnVoice: (block: Block) => boolean = madeOnce(
  (block) =>
    ownVoice.has(block.region) && block.kind !== "quotation" && !isLater(block) && !says(block.tokens(), otherPeople)
)

/** What a place says of the product itself: strongly in title, hero and summary, weakly elsewhere; else nothing. */
export const voiceOf = (place: Place): "strong" | "weak" | null => {
  const { page, statement } = place
  if (statement !== null) {
    const { source, path } = statement
    if (source === "title" || (source === "meta" && summarises.has(path[0] ?? ""))) return "strong"
    return source === "json_ld" && path.length === 1 ? (page.folded.length < bare ? "strong" : "weak") : null
  }
  const touched = blocksAt(place)
  const isTeaser = (block: Block) => block.region !== "features" && block.level === null && isLink(page, block)
  if (touched.length === 0 || touched.some((block) => !isOwnVoice(block) || isTeaser(block) || isMissing(page, block)))
    return null
  return touched.some(({ region, level }) => region === "hero" || level === 1) ? "strong" : "weak"
}

/** Words below which a line is a label, not a sentence. */
const shortLine = 6
const isShort = (block: Block) =>
  block.level !== null || (block.folded.split(" ").length <= shortLine && !/[.!。！]$/u.test(block.text))
const schedule = /\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?\s*(?:uhr|h|am|pm|時)(?![\p{L}])/iu
const featureRegions: ReadonlySet<Region> = new Set(["features", "hero", "main", "pricing", "faq"])

/** The region that the nearest telling heading above announces. */
const toldAbove = ({ under }: Block): Region | null =>
  under.map((heading) => regionOfHeading(heading)).findLast((region) => region !== null) ?? null
/** A heading of so many words says something; a shorter one names a part of the page. */
const tellingHeading = 5

/** From this level on headings are of entries rather than of parts. */
const entryLevel = 3

/** A heading over something else than features. */
const announcesElse = ({ text }: Block): boolean => {
  const region = regionOfHeading(text)
  return region !== null && region !== "features"
}
/** Blocks of a card that is one entry. */
const cardOfEntry = 5
/** Cards on which a line of its own says that it is not there yet: "Coming this winter". */
const laterCardsOf = madeOnce((page: PageIndex): ReadonlySet<number> => {
  const later = [...Map.groupBy(page.blocks, ({ card }) => card)].flatMap(([card, held]) =>
    card !== null && held.length <= cardOfEntry && held.some(({ text }) => announcesLater(text)) ? [card] : []
  )
  return new Set(later)
})
const isCapability = (page: PageIndex, block: Block): boolean => {
  const told = toldAbove(block)
  return (
    featureRegions.has(block.region) &&
    block.kind !== "button" &&
    !schedule.test(block.text) &&
    !isLater(block) &&
    !announcesLater(block.text) &&
    !(block.card !== null && laterCardsOf(page).has(block.card)) &&
    !isMissing(page, block) &&
    !says(block.tokens(), otherPeople) &&
    !block.under.some(headsOtherList) &&
    !(block.level !== null && announcesElse(block)) &&
    !ofToday.test(block.under.at(-1) ?? "") &&
    !namesPlan(page, block) &&
    (block.region === "features" || told === null || featureRegions.has(told)) &&
    (block.region === "features" || !isLink(page, block))
  )
}
/** "Just listed", "Fresh this morning": what others put up there, or what stands in an issue, and nothing it can do. */
const ofToday = caseless(
  /^(?:(?:new|fresh|just|newly|recently|latest|recién|récemment|fraîchement|neu|zuletzt|appena|net|recém)[ -](?:in(?: this week| today)?|listed|published|added|arrived|here|this (?:morning|week)|today|publicad[oa]s|subid[oa]s|llegad[oa]s|arrivés?|eingetroffen|eingestellt|arrivat[ie]|pubblicat[ie]|binnen|chegad[oa]s)|(?:cerca de ti|near you|in deiner nähe|près de chez toi|perto de você|vicino a te|bij jou in de buurt) (?:hoy|today|heute|aujourd'hui|hoje|oggi|vandaag)|à la une|à lire .{2,24}|in issue \p{Nd}+|in dieser ausgabe|en este número)[.:!]*$/u
)
/** "Solo" over "$0", "Portfolio" over "£29/mo": what a plan is called. */
const planPrice =
  /^(?:\p{Lu}{0,3}\p{Sc} ?0(?![\p{Nd}.,])|(?:\p{Lu}{0,3}\p{Sc} ?\p{Nd}[\p{Nd}.,]*|\p{Nd}[\p{Nd}.,]* ?\p{Sc}) ?(?:\/|per |a month|im monat|par mois|al mes|por mês|al mese))/u
const namesPlan = (page: PageIndex, block: Block): boolean =>
  block.region === "pricing" &&
  block.level !== null &&
  planPrice.test(page.blocks[page.blocks.indexOf(block) + 1]?.text ?? "")
const isToldBeside = (page: PageIndex, { card, text }: Block): boolean =>
  card !== null &&
  /^\p{Lu}|^\p{Lo}/u.test(text) &&
  page.blocks.some((one) => one.card === card && one.kind === "cell" && !isShort(one) && !/\p{Sc}/u.test(one.text))
const listsFeature = (page: PageIndex, block: Block): boolean => {
  if (!isCapability(page, block)) return false
  if (block.region === "features" || !isShort(block) || toldAbove(block) === "features") return true
  // A part's own heading names the part.
  if (block.level !== null) return block.level >= entryLevel || block.card !== null
  // A cell of a table of figures is none; one with a sentence beside it is laid out as a card is.
  return block.kind === "cell" ? isToldBeside(page, block) : block.list !== null || block.card !== null
}
const everyBlock = (place: Place, may: (page: PageIndex, block: Block) => boolean): boolean => {
  if (place.statement !== null) return voiceOf(place) !== null || place.statement.path[0] === "featureList"
  const touched = blocksAt(place)
  if (place.page.page.blocks === undefined) return touched.every((block) => ownVoice.has(block.region))
  return touched.length > 0 && touched.every((block) => may(place.page, block))
}
/** Whether a place may say what the product can do: where features stand, in a list of its own, in a sentence. */
export const mayListFeature = (place: Place): boolean => everyBlock(place, listsFeature)
/** Whether it may say why the product is chosen. */
export const mayGiveReason = (place: Place): boolean => everyBlock(place, isCapability)

const news = /\p{Nd}\.\p{Nd}|\b(?:released|announc\p{L}+|version|news)\b/iu
/** Whether a place may say what the product is in one line: title and summary, hero, a sentence of the site's own. */
export const maySayWhatItIs = (place: Place): boolean => {
  const { page, statement } = place
  if (statement !== null) return voiceOf(place) !== null && !placeholderTitles.has(statement.folded)
  return blocksAt(place).every((block) => {
    if (!isOwnVoice(block) || block.kind === "button" || frameWords.has(block.folded)) return false
    if (isOrder(block.folded)) return false
    if (page.page.blocks === undefined || block.level === 1) return true
    if (isLink(page, block)) return false
    if (block.region === "hero" || !isShort(block)) return true
    const words = block.folded.split(" ").length
    const aboutOthers = says(block.tokens(), customerWords) || news.test(block.text)
    return block.level !== null && words >= tellingHeading && regionOfHeading(block.text) === null && !aboutOthers
  })
}
