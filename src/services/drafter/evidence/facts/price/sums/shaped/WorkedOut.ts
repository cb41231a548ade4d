/** Houses that name no sum and answer to whoever asks what it costs that it depends: "Every programme is bespoke, so pricing depends on what you need." */
import type { Region } from "../../../../../../../domain/draft/PageBlocks.ts"
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import type { PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import { anywhere, caseless } from "../../../../reading/patterns/Caseless.ts"
import { neededIn } from "../../../../reading/patterns/NeededWords.ts"
import type { Fact } from "../../../Fact.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { ownSaid, saidFact, titlesOf, type Utterance } from "../../../Said.ts"
import { ofAnother } from "../asked/AskedPrices.ts"
import { languageTold, namesOthers } from "../NamedBeside.ts"
import { notToday, type PricingModel, usual } from "../Told.ts"
import { besideSums, othersPay } from "../words/BesideWords.ts"
import { noQuote } from "../words/QuoteTelling.ts"
import { sellsOtherwise } from "./QuoteCalls.ts"
import {
  aboutPay,
  aboutPayUnspaced,
  eachByItself,
  quoteNouns,
  workedOut,
  workedOutBy,
  workedOutByUnspaced
} from "./words/UnpricedWords.ts"

const source = workedOut.map((shape) => `(?<!\\p{L})(?:${shape})`).join("|")
const told = caseless(new RegExp(source, "u"))
const mayTell = neededIn(() => [new RegExp(source, "iu")])
const forEach = caseless(new RegExp(eachByItself, "u"))
const ofPay = anywhere(aboutPay)
const byUs = anywhere(workedOutBy)
const refused = anywhere(noQuote)
const ofPayUnspaced = new RegExp(aboutPayUnspaced, "u")
const byUsUnspaced = new RegExp(workedOutByUnspaced, "u")
const parts: ReadonlySet<Region> = new Set(["hero", "main", "features", "pricing", "contact", "faq"])
const quote = anywhere(quoteNouns)
/** "Your builder will send you a quote." */
const quotedByOthers = (answer: string) =>
  sentencesIn(answer).some((sentence) => quote.test(sentence) && ofAnother.test(sentence))
const longest = 240
const longestTitle = 90

/** Under a heading about what one pays, below a question of it, or where prices are. */
const isAsked = ({ page, at, block }: Utterance): boolean => {
  const above = page.blocks[at - 1]
  const titles = [...titlesOf(page, at), ...(above === undefined ? [] : [above])]
  return (
    block.region === "pricing" ||
    titles.some(({ text }) => text.length <= longestTitle && (ofPay.test(text) || ofPayUnspaced.test(text)))
  )
}
const isWorkedOut = (said: Utterance, own: Own): boolean => {
  const { text, block } = said
  if (!parts.has(block.region) || text.length > longest) return false
  const isForEach = forEach.test(text)
  if (!isForEach && (!mayTell.test(text) || !told.test(text))) return false
  const answer = tidyText(block.text)
  return (
    (isForEach || (isAsked(said) && (block.region === "pricing" || byUs.test(answer) || byUsUnspaced.test(answer)))) &&
    !(
      besideSums.test(text) ||
      usual.test(text) ||
      othersPay.test(answer) ||
      quotedByOthers(answer) ||
      notToday.test(text)
    ) &&
    !refused.test(text) &&
    !namesOthers(own, text, languageTold(said))
  )
}
/** What an insurance pays for follows its fees, whatever comes on top. */
const insured =
  /保険診療|健康保険|保険証|自己負担|(?<!\p{L})(?:gesetzlich versichert\p{L}*|krankenkassen?|kassenpatient\p{L}*|tiers payant|conventionnée?s?|sécurité sociale|ticket sanitario|servizio sanitario|zorgverzekeraar|medicare|nhs (?:patients?|treatment))(?!\p{L})|医保/iu
const isInsured = ({ blocks }: PageIndex): boolean =>
  blocks.some(({ region, text }) => (parts.has(region) || region === "footer") && insured.test(text))
/** Of a site that names no sum and says nothing else of how one pays. */
export const pricedAsAsked = (site: SiteIndex, own: Own): ReadonlyArray<Fact<PricingModel>> => {
  const pages = site.filter((page) => !isAsidePage(page))
  const facts = ownSaid(pages).filter((said) => isWorkedOut(said, own))
  return facts.length === 0 || pages.some(sellsOtherwise) || pages.some(isInsured)
    ? []
    : facts.map((said) => saidFact(said, "contact-sales", ""))
}
