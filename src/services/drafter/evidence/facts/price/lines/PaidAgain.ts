/** What is paid again and again, by what a site tells of it, and of which nothing is free besides. */
import { tidyText } from "../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../clause/voice/SentenceCuts.ts"
import type { Block, SiteIndex } from "../../../reading/PageIndex.ts"
import type { Fact } from "../../Fact.ts"
import { freeExtras, trialWords } from "../../words/PriceWords.ts"
import type { PricingModel } from "../sums/Told.ts"
import type { ToldSum } from "../sums/ToldSums.ts"

/** Members pay: but what is free beside it, in words that nobody understood? */
export const withoutFree = (
  site: SiteIndex,
  told: ReadonlyArray<Fact<PricingModel>>
): ReadonlyArray<Fact<PricingModel>> => {
  // Of a share of each sale nothing is paid before there is one.
  if (told.every(({ value, telling }) => value === "usage-based" && /[%％٪]/u.test(telling))) return told
  if (told.every(({ value }) => value === "free") && site.some(({ blocks }) => blocks.some(paysForMore))) return []
  const isDoubted = told.every(({ value }) => value === "subscription" || value === "usage-based")
  const saysFree = ({ region, text }: Block) =>
    region === "pricing" && freeHere.test(text.replace(forMembers, "")) && !notForGood.test(text)
  return isDoubted && site.some(({ blocks }) => blocks.some(saysFree)) ? [] : told
}
/** "Plus is three dollars a month": a sum in words, beside what is free. */
const paidInWords =
  /(?<!\p{L})(?:plus|pro|premium|membership|supporters?|members?)(?: \p{L}+){0,2} (?:is|are|costs?|pays?|for) (?:(?:about|only|just) )?(?:\p{L}+[- ]){1,2}(?:dollars?|euros?|pounds?|francs?|quid|bucks) (?:a|per|every) (?:month|year|week)(?!\p{L})/iu
const paysForMore = ({ region, text }: Block) => region !== "reviews" && region !== "others" && paidInWords.test(text)
const notForGood = new RegExp(`(?<!\\p{L})(?:${trialWords}|${freeExtras})(?!\\p{L})`, "iu")
/** "Workshops are free for members": had for what they pay. */
const forMembers =
  /(?<!\p{L})(?:free|kostenlos|gratis|gratuite?s?|gratuit[oa]s?|grátis) (?:of charge )?(?:for|für|pour|para|per|voor) (?:our |all |unsere |alle |les |nos |tous les |l[oa]s |nuestr[oa]s |todas? l[oa]s |[oa]s |i |le |gli |onze |de )?(?:members?|subscribers|mitglieder|adhérente?s?|membres|abonnés|soci[oa]s?|sóci[oa]s|miembros|associad[oa]s|abbonati|iscritti|leden|abonnees)(?!\p{L})/giu
const freeHere =
  /(?<!\p{L})(?:is|are|stays?|remains?|ist|sind|bleibt|est|sont|es|son|é|são|è|sono|blijft) (?:and (?:will )?(?:stay|remain)s? )?(?:free|kostenlos|gratis|gratuite?s?|gratuit[oa]s?|grátis)(?!\p{L})|(?<!(?:費用|送料|登録|相談|解約|見積も?り|サポート)[はも]?、?)無料(?:です|で(?:ご利用|お使い|使え|利用))|(?:基础|个人|基本)[^,，。]{0,6}免费|مجاني?[ةا]?(?= للأفراد|[.،]|$)/iu
/** Free in any way, of anything: nobody may have understood of what. */
const anyFree =
  /(?<!\p{L})(?:free|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|gratuit\p{L}*|grátis)(?!\p{L})|無料|免费|免費|مجان/iu

/** "You pay per address looked up": however little it is each time, it is paid each time. */
const byThing =
  /^(?:(?:you|customers) (?:only )?pay|we (?:only )?(?:charge|bill)(?: you)?|(?:sie|du) zahl(?:en|st)|wir berechnen|vous (?:ne )?payez|on paie|(?:solo )?(?:pagas|se paga)|você (?:só )?paga|(?:paghi|si paga)|(?:je|u) betaalt) (?:only |just |nur |que |solo |só |alleen )?(?:per|by the|for (?:each|every)|pro|je|par|por(?: cada)?|per ogni) (?!(?:piece|stück|stuk|pièce|pieza|peça|pezzo|card|month|year|invoice|post|karte|rechnung|carte|virement|tarjeta|transferencia|cartão|bonifico|factuur)(?!\p{L}))\p{L}/iu
export const paysByThing = ({ region, text }: Block): boolean =>
  region === "pricing" && sentencesIn(tidyText(text)).some((one) => byThing.test(one))

/** "La formule École coûte 12 € par mois": sums alone, each of something by its name that is paid again and again. */
export const paidAgain = (site: SiteIndex, sums: ReadonlyArray<ToldSum>): ReadonlyArray<Fact<PricingModel>> => {
  const areAll = sums.every(({ value, what }) => value.paying === "recurring" && what !== "")
  const isAnyFree = site.some(({ blocks }) =>
    blocks.some(({ region, text }) => region === "pricing" && anyFree.test(text) && !notForGood.test(text))
  )
  return areAll && !isAnyFree ? sums.map((sum) => ({ ...sum, value: "subscription" })) : []
}
