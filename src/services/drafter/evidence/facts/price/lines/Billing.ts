/** How often a sum is paid and by what it is counted, where that stands beside the sum and not with it. */
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import type { PageIndex, SiteIndex } from "../../../reading/PageIndex.ts"
import { isAsidePage } from "../../Paths.ts"
import { usageWords } from "../../words/PriceWords.ts"
import { type Paying, type Price, pricesIn, saysByWhat } from "../sums/Money.ts"
import { tellsOfOthers } from "../sums/others/OtherPayees.ts"
import { goesOnPaying } from "../sums/Told.ts"
import type { PriceLine } from "./PriceLines.ts"

/** "£24 a month, billed yearly", beside "£29 a month". */
export const billedYearly =
  /(?<!\p{L})(?:(?:billed|paid) (?:yearly|annually|per year|by the year|once a year)|jährliche[rn]? (?:zahlung|abrechnung)|facturée? (?:annuellement|à l'année)|facturado (?:anualmente|al año)|cobrado anualmente|fatturat[oi] annualmente|jaarlijks gefactureerd)(?!\p{L})/iu

/** "a year ahead · or $89 a month by the month", right under a sum: the same plan, billed otherwise. */
export const otherwiseBilled =
  /^(?:no plano anual|en el plan anual|con el plan anual|with (?:the |an )?annual (?:plan|billing)|on (?:the |an )?annual plan|im jahresabo|bei jährlicher (?:zahlung|abrechnung)|(?:avec|en) (?:l'|un )?abonnement annuel|con (?:il piano|abbonamento) annuale|met (?:een )?jaarabonnement|billed (?:yearly|annually)),? ?[·|,–-]? ?(?:or|oder|ou|o|oppure|of) (?=\P{L}*\p{Sc}|R\$|\p{Nd}|US\$|CHF)/iu
/** "Billed annually at $144", "144 € jährlich abgerechnet": what the same sum comes to on a bill. */
const bill =
  /^\(?(?:billed|invoiced|charged|paid) (?:annually|yearly|quarterly|once a year|per year)(?!\p{L})|^\(?(?:billed|invoiced|charged) (?:as|at)? ?\P{L}{0,3}\p{Nd}|\p{Nd}[^\p{L}]{0,4} (?:(?:is )?billed|charged|invoiced) (?:annually|yearly|per year|once a year)\)?$|^\(?(?:jährlich(?:e abrechnung)?|facturée?s? (?:annuellement|\P{L}*\p{Nd})|facturado anualmente|cobrado anualmente|faturado anualmente|fatturat[oi] annualmente|jaarlijks gefactureerd)(?!\p{L})/iu
export const tellsBill = (block: { readonly text: string } | undefined): boolean =>
  block !== undefined && bill.test(tidyText(block.text))

/** "(min. 3 seats)", right behind by what it is counted. */
const aside = /^ ?[(（][^()（）]{1,40}[)）]/u
/** "£24" over "per repository, per month. Adds statistics and single sign-on", "€7 a month" over "per user · billed monthly": how it is counted, before what is had for it. */
export const openedHowOften = (
  { words, price }: PriceLine,
  next: string
): { readonly paying: Paying; readonly words: string } | null => {
  const [told] = words === "" || next === "" ? [] : pricesIn(`${words} ${next}`)
  const end = told === undefined ? 0 : told.end - words.length - 1
  const isSame = told?.amount === price.amount && (price.paying === "unknown" || told.units.length > 0)
  return told === undefined ||
    end <= 0 ||
    !isSame ||
    told.paying === "unknown" ||
    !/^(?:$| ?[.,;:·–—(])/u.test(next.slice(end))
    ? null
    : { paying: told.paying, words: `${next.slice(0, end)}${aside.exec(next.slice(end))?.[0] ?? ""}` }
}
export const isPaidByCount = ({ paying, units }: Price, next: string) =>
  paying === "unknown" && units.length === 0 && saysByWhat(next)

const usageSaid = new RegExp(String.raw`(?<![\p{L}])(?:${usageWords})(?![\p{L}])`, "iu")
const denied =
  /(?<!\p{L})(?:no|not|without|never|instead of|kein|keine|ohne|pas de|sans|sin|sem|senza|geen|zonder)(?!\p{L})/iu
/** Lines about prices that say the whole is paid by use. */
export const usageLines = (site: SiteIndex): ReadonlyArray<{ readonly page: PageIndex; readonly at: number }> =>
  site
    .filter((page) => !isAsidePage(page))
    .flatMap((page) =>
      page.blocks.flatMap((block, at) => {
        const text =
          block.region === "pricing" && block.kind !== "button" && block.text.length <= 200 ? fold(block.text) : ""
        const said = usageSaid.exec(text)
        const says = said !== null && goesOnPaying.test(text.slice(said.index + said[0].length))
        return says && !denied.test(block.text) && !tellsOfOthers(tidyText(block.text)) ? [{ page, at }] : []
      })
    )
