/** What a site that shows no sum says of itself in its title and description: "A free tool for mapping kerbs", "Download free on iOS". */
import type { Region } from "../../../../../../../domain/draft/PageBlocks.ts"
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import type { PageIndex, SiteIndex, Statement } from "../../../../reading/PageIndex.ts"
import { anywhere, caseless } from "../../../../reading/patterns/Caseless.ts"
import type { Fact } from "../../../Fact.ts"
import { isHome } from "../../../Paths.ts"
import { freeBut, freeExtras, freeToSome, trialWords } from "../../../words/PriceWords.ts"
import { costsNothing, pricesIn } from "../Money.ts"
import { notToday, type PricingModel } from "../Told.ts"
import { besideSums, forNow, someOnly } from "../words/BesideWords.ts"
import { freeForSystems, freelyMade, freeThingTold, freeThingUnspaced } from "./words/FreeInPassing.ts"

const shapes = caseless(
  new RegExp(
    `(?<![\\p{L}-])(?:${freeThingTold}|${freelyMade}|${freeForSystems})(?![\\p{L}-])|${freeThingUnspaced}`,
    "u"
  )
)
const bounds = [trialWords, freeExtras, freeToSome].map(anywhere)

/** A page speaks of the whole of what it is about in its title and in its description. */
const speaksOfAll = new Set(["title", "description", "og:title", "og:description"])
const tellsFree = (sentence: string): boolean =>
  shapes.test(sentence) &&
  !bounds.some((words) => words.test(sentence)) &&
  ![someOnly, notToday, freeBut, forNow].some((words) => words.test(sentence)) &&
  pricesIn(sentence).length === 0

const isTitle = ({ path }: Statement) => path.at(-1)?.endsWith("title") === true
/** "Free Invoice Maker", of "Free Invoice Maker | Invoices – acme.example". */
const partsOf = (one: Statement): ReadonlyArray<string> =>
  isTitle(one) ? tidyText(one.text).split(/ [|–—·-] /u) : sentencesIn(tidyText(one.text))
const titledOn = (page: PageIndex): ReadonlyArray<Fact<PricingModel>> =>
  page.statements
    .filter(({ source, path }) => (source === "title" || source === "meta") && speaksOfAll.has(path.at(-1) ?? ""))
    // A description is a sentence, and tells more.
    .toSorted((a, b) => Number(isTitle(a)) - Number(isTitle(b)))
    .flatMap((statement): ReadonlyArray<Fact<PricingModel>> => {
      const words = partsOf(statement).find(tellsFree)
      return words === undefined ? [] : [{ value: "free", page, words, telling: "", blocks: null, statement }]
    })

/** A sum anywhere, save of what may be given. */
const hasSum = ({ blocks }: PageIndex): boolean =>
  blocks.some(({ text, region }) => {
    const told = tidyText(text)
    return parts.has(region) && pricesIn(told).some((one) => !costsNothing(one)) && !besideSums.test(told)
  })
const parts: ReadonlySet<Region> = new Set(["hero", "main", "features", "pricing", "faq"])

export const freeTitled = (site: SiteIndex): ReadonlyArray<Fact<PricingModel>> =>
  site.some(hasSum) ? [] : site.filter((page) => isHome(page)).flatMap(titledOn)
