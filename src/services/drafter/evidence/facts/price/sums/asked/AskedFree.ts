/** Questions that a site answers itself: "Is Acme free? Yes.", "Is there a paid version? There isn't." Neither says it alone. */

import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import { anywhere } from "../../../../reading/patterns/Caseless.ts"
import type { Fact } from "../../../Fact.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { inOwnVoice } from "../../../Said.ts"
import { freeBut, freeExtras, freeToSome, laterPlanned, trialWords } from "../../../words/PriceWords.ts"
import { costsNothing, pricesIn } from "../Money.ts"
import { type PricingModel, withoutDenied } from "../Told.ts"
import { type AskedPair, askedAt, askedOf, askingParts, isNamedIn, languageAsked, shapesIn } from "./Asked.ts"

const longestAnswer = 400
const bounds = [trialWords, freeExtras, freeToSome, laterPlanned].map(anywhere)
/** "We don't plan one": nothing that is planned. */
const deniedVerbs =
  /(?<!\p{L})(?:(?:do|does|did|is|are|was|were|will|wo|would|have|has|ca)n['’]t|cannot|never|nor|ni|né|noch)(?: \p{L}+){0,2}/giu
const onlyFor =
  /(?<!\p{L})(?:yet|only|so far|for now|at the moment|currently|for the moment|nur|noch nicht|derzeit|momentan|vorerst|seulement|pas encore|pour l'instant|actuellement|sólo|solo|aún no|todavía no|por ahora|apenas|ainda não|por enquanto|per ora|non ancora|soltanto|nog niet|voorlopig|momenteel|alleen)(?!\p{L})|まだ|今のところ|現在は|のみ|(?<!いた)だけ|暂时|目前|还没|仅|حاليا|فقط|بعد/iu
const paidFor =
  /(?<!\p{L})(?:paid|pay|pays|charged?|billed|fees?|upgrades?|premium|subscri\p{L}+|bezahl\p{L}*|zahl\p{L}*|kostenpflichtig\p{L}*|gebühr\p{L}*|abos?|pay(?:er|ez|é|ant)\p{L}*|abonnement\p{L}*|pag\p{L}{1,5}|suscri\p{L}+|assinatur\p{L}+|abbonament\p{L}*|betal\p{L}*|betaald?\p{L}*)(?!\p{L})|有料|課金|付费|收费|مدفوع|اشتراك/iu
/** "You may give something, but that is optional." */
const upToThem =
  /(?<!\p{L})(?:but|aber|mais|pero|mas|ma|maar),? (?:(?:it|this|that)(?:['’]s| is)|(?:das|dies|es) ist|(?:c'est|ce n'est)|es|no es|é|não é|è|non è|(?:dat|het) is)? ?(?:not|never|nicht|pas|niet)? ?(?:required|expected|necessary|optional|voluntary|entirely optional|freiwillig|erforderlich|obligatoire|facultatif|voluntari[oa]|obligatori[oa]|opcional|facoltativ[oa]|verplicht|vrijwillig)(?!\p{L})/giu
/** Whether the rest of an answer takes something back: for whom, until when, what is paid all the same. */
const isBound = (text: string): boolean => {
  const rest = withoutDenied(text.replace(upToThem, "")).replace(deniedVerbs, " ")
  return (
    pricesIn(text).some((price) => !costsNothing(price)) ||
    paidFor.test(rest) ||
    onlyFor.test(text) ||
    freeBut.test(rest) ||
    bounds.some((one) => one.test(rest))
  )
}

/** What no name is in may be of anything the site has a price for. */
const showsPrices = (site: SiteIndex): boolean =>
  site.some(
    (page) =>
      !isAsidePage(page) &&
      page.blocks.some(
        ({ region, kind, text }) =>
          askingParts.has(region) &&
          kind !== "quotation" &&
          pricesIn(tidyText(text)).some((price) => !costsNothing(price))
      )
  )

const answered = (one: AskedPair, own: Own): string | null => {
  const shapes = shapesIn(languageAsked(one))
  const [first = "", ...more] = sentencesIn(one.answer)
  if (shapes === null || one.answer.length > longestAnswer || more.some(isBound)) return null
  for (const { asked, answer } of shapes.pairs) {
    const found = asked.exec(one.question)
    if (found === null || !askedOf(found.groups, shapes.it, own)) continue
    if (answer.test(first) && !onlyFor.test(first)) return first
  }
  return null
}

/** That nothing is paid, as answers to questions tell it. */
export const askedFree = (site: SiteIndex, own: Own): ReadonlyArray<Fact<PricingModel>> => {
  const facts = site
    .filter((page) => !isAsidePage(page))
    .flatMap((page) =>
      page.blocks.flatMap((block, at) => {
        if (!askingParts.has(block.region) || !inOwnVoice(block)) return []
        const one = askedAt(page, block, at)
        return one !== null && answered(one, own) !== null ? [one] : []
      })
    )
  if (facts.length === 0) return []
  const isPriced = showsPrices(site)
  return facts
    .filter((one) => !isPriced || isNamedIn(one, own))
    .map(({ page, first, last }) => ({
      value: "free",
      page,
      words: page.blocks
        .slice(first, last + 1)
        .map(({ text }) => text)
        .join(" "),
      telling: "",
      blocks: { first, last },
      statement: null
    }))
}
