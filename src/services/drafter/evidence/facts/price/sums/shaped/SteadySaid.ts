/** Sites whose sums nobody can read, or stand elsewhere, and which still tell that one goes on paying: "Monthly | Yearly" over prices, "Billed annually". */
import type { Region } from "../../../../../../../domain/draft/PageBlocks.ts"
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import { anywhere } from "../../../../reading/patterns/Caseless.ts"
import { neededIn } from "../../../../reading/patterns/NeededWords.ts"
import type { Fact } from "../../../Fact.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage, isHome } from "../../../Paths.ts"
import { ownSaid, saidFact, type Utterance } from "../../../Said.ts"
import { freeExtras, freeWords, steadyTimes, trialWords } from "../../../words/PriceWords.ts"
import { switchBoth, switchMonth, switchYear } from "../../lines/words/BasisWords.ts"
import { costsNothing, type Price, pricesIn } from "../Money.ts"
import { languageTold, namesOthers } from "../NamedBeside.ts"
import { notToday, type PricingModel } from "../Told.ts"
import { besideSums, othersPay } from "../words/BesideWords.ts"
import {
  oneSubscription,
  otherSubscriptions,
  ownSubscription,
  steadyTelling,
  steadyTellingUnspaced
} from "./words/SteadyTelling.ts"

const shapes = steadyTelling.join("|")
const telling = new RegExp(`(?<!\\p{L})(?:${shapes})(?!\\p{L})|${steadyTellingUnspaced}`, "iu")
const mayTell = neededIn(() => [telling])
const oneForAll = new RegExp(`^(?:${oneSubscription})`, "iu")
const ofOurs = new RegExp(`^(?:${ownSubscription})(?!\\p{L})`, "iu")
const toOthers = anywhere(otherSubscriptions)
/** "Pause your subscription while you are away." */
const tellsOurs = ({ text, block }: Utterance): boolean => isOwn(block) && ofOurs.test(text) && !toOthers.test(text)
const free = anywhere(freeWords)
const forNothing = anywhere(`${trialWords}|${freeExtras}`)
const begins =
  /(?<!\p{L})(?:joining|registration|set-?up|aufnahme\p{L}*|anmelde\p{L}*|startpaket|inscription|frais d'\p{L}+|inscripción|matrícula|iscrizione|taxa de \p{L}+|inschrijf\p{L}*|einschreib\p{L}*)(?!\p{L})|入会金|登録料/iu
const denied = /(?<!\p{L})(?:no|without|never|kein\p{L}*|ohne|sans|pas d|sin|sem|senza|geen|zonder)(?!\p{L})/iu
/** "Billed monthly by your landlord", "with your monthly plan". */
const byOthers =
  /(?<!\p{L})(?:by|from|with|through|via) (?:your|their|the)(?!\p{L})|(?<!\p{L})(?:von|durch|über|mit) (?:ihre[mnr]|deine[mnr])(?!\p{L})|(?<!\p{L})par (?:votre|ton)(?!\p{L})|(?<!\p{L})(?:por|com|con) (?:tu|su|seu|sua)(?!\p{L})|(?<!\p{L})dal (?:tuo|vostro)(?!\p{L})|(?<!\p{L})(?:door|via) (?:je|uw)(?!\p{L})/iu
const parts: ReadonlySet<Region> = new Set(["hero", "main", "features", "pricing", "faq"])
const longest = 240

const isOwn = ({ region, kind }: Block) => parts.has(region) && kind !== "quotation"
/** "Monthly" beside "Yearly", where prices are: a switch. */
const switchesOn = (page: PageIndex): ReadonlyArray<Fact<PricingModel>> =>
  page.blocks.flatMap((block, at): ReadonlyArray<Fact<PricingModel>> => {
    const next = page.blocks[at + 1]
    const [side, other] = [tidyText(block.text), tidyText(next?.text ?? "")]
    if (block.region !== "pricing" || block.kind === "cell") return []
    const isPair =
      (switchMonth.test(side) && switchYear.test(other)) || (switchYear.test(side) && switchMonth.test(other))
    const last = isPair ? at + 1 : at
    return isPair || switchBoth.test(side)
      ? [
          {
            value: "subscription",
            page,
            words: isPair ? `${block.text} ${next?.text ?? ""}` : block.text,
            telling: fold(side),
            blocks: { first: at, last },
            statement: null
          }
        ]
      : []
  })

const tellsSteady = (text: string): boolean => {
  const found = mayTell.test(text) ? telling.exec(text) : null
  return found !== null && !denied.test(text.slice(0, found.index))
}
const isTelling = (said: Utterance): boolean => {
  const { text, block, page } = said
  const isAbout = block.region === "pricing" || block.region === "faq"
  const opens = block.region === "hero" || block.level !== null
  return (
    text.length <= longest &&
    ((isAbout && tellsSteady(text)) || (isHome(page) && opens && oneForAll.test(text)) || tellsOurs(said)) &&
    !notToday.test(text) &&
    !othersPay.test(text) &&
    (tellsOurs(said) || !byOthers.test(text))
  )
}
/** A sum that is paid otherwise than again and again, save what it costs to begin. */
const isOtherwise = (block: Block): boolean => {
  const text = tidyText(block.text)
  const isPaid = (price: Price) => !costsNothing(price) && price.paying !== "recurring"
  return isOwn(block) && pricesIn(text).some(isPaid) && !begins.test(text) && !besideSums.test(text)
}
const often = anywhere(steadyTimes)
const isFree = (block: Block): boolean =>
  block.region === "pricing" && free.test(block.text) && !forNothing.test(block.text) && !often.test(block.text)

/** Where a subscription is only spoken of, what is free beside it may be the half of it. */
const isFreeAnywhere = (block: Block): boolean => isOwn(block) && free.test(block.text) && !forNothing.test(block.text)

/** Of a site of which neither its plans nor its sentences tell how one pays. */
export const steadySaid = (site: SiteIndex, own: Own): ReadonlyArray<Fact<PricingModel>> => {
  const pages = site.filter((page) => !isAsidePage(page))
  const told = ownSaid(pages).filter((one) => isTelling(one) && !namesOthers(own, one.text, languageTold(one)))
  const said = told.map((one) => saidFact(one, "subscription" as const, ""))
  const facts = [...pages.flatMap(switchesOn), ...said]
  if (facts.length === 0) return []
  const areSpoken = said.length === facts.length && told.every(tellsOurs)
  const isHalf = (block: Block) => isOtherwise(block) || (areSpoken ? isFreeAnywhere(block) : isFree(block))
  return pages.some(({ blocks }) => blocks.some(isHalf)) ? [] : facts
}
