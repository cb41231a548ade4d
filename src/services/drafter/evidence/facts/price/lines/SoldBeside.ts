/** A page of its own on which a house sells what is paid again and again, however it lays it out: no such house is free. */
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../clause/voice/SentenceCuts.ts"
import type { Block, PageIndex, SiteIndex } from "../../../reading/PageIndex.ts"
import { anywhere } from "../../../reading/patterns/Caseless.ts"
import type { Fact } from "../../Fact.ts"
import type { Own } from "../../Own.ts"
import { isAsidePage, pathSays } from "../../Paths.ts"
import { startsNamed } from "../../Said.ts"
import { freeExtras, freeToSome, laterPlanned, trialWords } from "../../words/PriceWords.ts"
import { costsNothing } from "../sums/Money.ts"
import { languageTold, namesOthers, somebodyDoes } from "../sums/NamedBeside.ts"
import { notToday, type PricingModel, withoutDenied } from "../sums/Told.ts"
import { freePlans } from "../sums/words/BothPlans.ts"
import { isFreeBeside, priceLine, saysFree } from "./PriceLines.ts"
import { isRivalFact } from "./Rivals.ts"

/** Of its address: what is paid for. */
const paidPath =
  /^(?:premium|pricing|prices?|plans?|pro|plus|upgrade|memberships?|subscri(?:be|ptions?)|preise?|tarife?|abos?|mitgliedschaft|tarifs?|prix|abonnements?|precios?|planes|suscripci[oó]n(?:es)?|tarifas|pre[cç]os?|planos|assinaturas?|prezzi|piani|abbonament[io]|prijzen|tarieven|abonnementen|ryokin)(?:\.\p{L}{2,5})?$/iu
const parts: ReadonlySet<string> = new Set(["hero", "main", "features", "pricing"])
const isTelling = ({ region, kind, level }: Block) => parts.has(region) && kind !== "quotation" && level === null

const textOf = (page: PageIndex, first: number, last: number) =>
  page.blocks
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(" ")
/** "£2.49 a month", as a line of its own. */
const soldOn = (page: PageIndex, own: Own): ReadonlyArray<Block> =>
  page.blocks.filter((block, at) => {
    const price = isTelling(block) ? priceLine(block)?.price : undefined
    if (price === undefined || price.paying !== "recurring" || costsNothing(price)) return false
    const line = { page, words: block.text, telling: "", value: "", blocks: { first: at, last: at }, statement: null }
    return !isRivalFact(line, own)
  })
/** "Dipper", and under it "Free", in a row with what is paid for. */
const freeIn = (page: PageIndex, sold: ReadonlyArray<Block>): ReadonlyArray<Fact<PricingModel>> =>
  page.blocks.flatMap((block, at): ReadonlyArray<Fact<PricingModel>> => {
    const isRow = sold.some(({ kind, region }) => kind === block.kind && region === block.region)
    const name = page.blocks[at - 1]
    if (!isTelling(block) || !isRow || !saysFree(block) || name === undefined || isFreeBeside(name.text)) return []
    const blocks = { first: at - 1, last: at }
    const telling = fold(tidyText(block.text)).replace(/[.!]+$/u, "")
    return [{ value: "freemium", page, words: textOf(page, at - 1, at), telling, blocks, statement: null }]
  })

/** What is said to be free, unless a page of the house's own sells it: then it is freemium where that page says so, or nothing. */
export const unlessSold = (
  site: SiteIndex,
  own: Own,
  told: ReadonlyArray<Fact<PricingModel>>
): ReadonlyArray<Fact<PricingModel>> => {
  if (told.length === 0 || told.some(({ value }) => value !== "free")) return told
  const selling = site
    .filter((page) => !isAsidePage(page))
    .filter((page) => pathSays(page, paidPath) || told.some((fact) => fact.page === page))
    .map((page) => ({ page, sold: soldOn(page, own) }))
    .filter(({ sold }) => sold.length > 0)
  return selling.length === 0 ? told : selling.flatMap(({ page, sold }) => freeIn(page, sold))
}

const freePlan = new RegExp(freePlans, "iu")
/** For a while, for some, of something that is given besides; of nobody knows whom. */
const bounds = [trialWords, freeToSome, freeExtras, laterPlanned].map(anywhere)
const told: ReadonlySet<string> = new Set([...parts, "faq"])
/** "Is there a free plan?": there may be none. */
const asks = /[?？؟]/u
/** "Everything in the free plan, and …": of the house's own, today. */
const tellsFreePlan = (page: PageIndex, block: Block, own: Own): string | undefined =>
  told.has(block.region) && block.kind !== "quotation" && freePlan.test(block.text)
    ? sentencesIn(tidyText(block.text)).find(
        (one) =>
          freePlan.test(withoutDenied(one)) &&
          !asks.test(one) &&
          !notToday.test(one) &&
          !bounds.some((words) => words.test(one)) &&
          !(somebodyDoes.test(one) && !startsNamed(own, one)) &&
          !own.namesOther(one) &&
          !namesOthers(own, one, languageTold({ page, block }))
      )
    : undefined
/** What is said to be subscribed to, unless the house speaks of a free plan of its own: then it is freemium. */
export const unlessFree = (
  site: SiteIndex,
  own: Own,
  models: ReadonlyArray<Fact<PricingModel>>
): ReadonlyArray<Fact<PricingModel>> => {
  if (models.length === 0 || models.some(({ value }) => value !== "subscription")) return models
  const free = site
    .filter((page) => !isAsidePage(page))
    .flatMap((page) =>
      page.blocks.flatMap((block, at): ReadonlyArray<Fact<PricingModel>> => {
        const words = tellsFreePlan(page, block, own)
        const telling = words === undefined ? undefined : freePlan.exec(words)?.[0]
        if (words === undefined || telling === undefined) return []
        const blocks = { first: at, last: at }
        return [{ value: "freemium", page, words, telling: fold(telling), blocks, statement: null }]
      })
    )
  return free.length > 0 ? free : models
}
