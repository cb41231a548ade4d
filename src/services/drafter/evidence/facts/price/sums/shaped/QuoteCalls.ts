/** What a house that names no price asks everybody for: "Get a free quote" on its buttons, "Wir erstellen Ihnen ein unverbindliches Angebot". */
import type { Region } from "../../../../../../../domain/draft/PageBlocks.ts"
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import { anywhere, caseless } from "../../../../reading/patterns/Caseless.ts"
import { neededIn } from "../../../../reading/patterns/NeededWords.ts"
import type { Fact } from "../../../Fact.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { ownSaid, saidFact, type Utterance } from "../../../Said.ts"
import { cartWords, softwareWords, steadyWords } from "../../../words/PriceWords.ts"
import { ofAnother } from "../asked/AskedPrices.ts"
import { languageTold, namesOthers } from "../NamedBeside.ts"
import type { PricingModel } from "../Told.ts"
import { othersPay } from "../words/BesideWords.ts"
import { promisedPrices, quoteCalls, quoteTools } from "../words/QuoteCallWords.ts"
import { noQuote } from "../words/QuoteTelling.ts"

const promises = promisedPrices.join("|")
const source = `${quoteCalls.join("|")}|${promises}`
const call = caseless(new RegExp(source, "u"))
const promise = caseless(new RegExp(`(?<!\\p{L})(?:${promises})`, "u"))
const mayCall = neededIn(() => [new RegExp(source, "iu")])
const parts: ReadonlySet<Region> = new Set(["hero", "main", "features", "pricing", "contact", "faq", "footer"])
const isSpoken = ({ region, kind }: Block) => parts.has(region) || (region === "navigation" && kind === "button")
const refused = [noQuote, quoteTools].map(anywhere)
/** Bought at once, or again and again: how, nobody read. */
const otherwise = [cartWords, softwareWords, steadyWords].map(anywhere)
/** Only what is larger, or made to measure beside what has a price. */
const ofMore =
  /(?<!\p{L})(?:larger|bigger|bulk|volume|wholesale|enterprise|groups?|more than|over \p{Nd}+|größere\p{L}*|mehr als|ab \p{Nd}+|sonder\p{L}*|gruppen|plus de|grands? \p{L}+|groupes?|más de|grupos?|mais de|più di|gruppi|oltre|meer dan|grotere|groepen)(?!\p{L})|団体|大口|批量|大宗/iu
const longest = 200
const longestLine = 40

const isCall = ({ text, block }: Utterance): boolean =>
  isSpoken(block) &&
  text.length <= longest &&
  mayCall.test(text) &&
  call.test(text) &&
  !ofMore.test(text) &&
  !othersPay.test(text) &&
  !ofAnother.test(text) &&
  !refused.some((words) => words.test(text))

/** In the midst of a longer text its words may be of anything: "each user's needs", the members of a club that is built for. */
const isTellingHow = ({ region, kind, level, text }: Block): boolean =>
  parts.has(region) &&
  kind !== "quotation" &&
  (region === "pricing" || region === "faq" || kind === "button" || level !== null || text.length <= longestLine * 2)
/** "Each user's needs", the bodies that a house is itself a member of, and a talk about it that whoever asks for a price has first. */
const beside =
  /['’](?=s(?!\p{L}))|(?<!\p{L})(?:accreditations?|certifications?|qualifications?|awards|professional|affiliations?|trade)(?:,? (?:&|and))? memberships?(?!\p{L})|(?<!\p{L})memberships? (?:&|and) (?:accreditations?|certifications?|qualifications?|awards|affiliations?)(?!\p{L})|(?<!\p{L})(?:(?:book|request) a demo|demo (?:buchen|anfragen|vereinbaren)|demander une démo|solicitar? una demo|richiedi una demo)(?!\p{L})/giu
/** Whether a page tells of another way to come by what is sold than to ask for its price. */
export const sellsOtherwise = ({ blocks }: PageIndex): boolean =>
  blocks.some(
    (block) => isTellingHow(block) && otherwise.some((words) => words.test(tidyText(block.text).replace(beside, "")))
  )

/** "Pedir Presupuesto": on a button each word has a capital, and names nobody. */
const plainly = ({ text }: Utterance) => (text.length <= longestLine ? text.toLowerCase() : text)
/** In passing it may be said of one kind of job: whoever lives by it says it again and again, or where one writes to them. */
const leastCalls = 2
const oftenCalled = 4
const isWhereOneWrites = ({ text, block: { region } }: Utterance) =>
  region === "contact" && text.length <= longestLine * 2
/** Of a site that names no sum and says nothing else of how one pays. */
/** On a button over every page: the first thing that whoever comes is asked for. */
const overPages = (page: PageIndex): ReadonlyArray<Utterance> =>
  page.blocks.flatMap((block, at) => {
    if (block.region !== "navigation" || block.kind !== "button") return []
    const text = tidyText(block.text)
    return [{ page, at, block, text, words: block.text, before: [], after: null, last: at }]
  })
/** `isOften`: where a sum is told besides, by way of guidance, only who asks it over and over lives by quotes. */
export const quoteCalled = (site: SiteIndex, own: Own, isOften = false): ReadonlyArray<Fact<PricingModel>> => {
  const pages = site.filter((page) => !isAsidePage(page))
  const calls = [...ownSaid(pages), ...pages.flatMap(overPages)].filter(
    (said) => isCall(said) && !namesOthers(own, plainly(said), languageTold(said))
  )
  const isEnough = isOften
    ? calls.length >= oftenCalled
    : calls.length >= leastCalls || calls.some((said) => isWhereOneWrites(said) || promise.test(said.text))
  if (!isEnough || pages.some(sellsOtherwise)) return []
  return calls.map((said) => saidFact(said, "contact-sales", ""))
}
