/** Cards outside a part about prices that have some: plans side by side, and services each with a sum. */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import { isHome } from "../../../Paths.ts"
import { costsNothing, pricesIn, saysHowOften } from "../../sums/Money.ts"
import { isPlanName, type PricePlan, priceLine, saysFree } from "../PriceLines.ts"

/** Headings under which a site asks to be paid, whatever it calls its plans. */
const asks =
  /(?<!\p{L})(?:support|supporters?|join|become|members?|memberships?|subscribe|subscriptions?|upgrade|choose|pick|plans?|start|mitglied\p{L}*|unterstütz\p{L}*|abo|abonnieren|soutenir|soutenez|adhérer|abonnez|choisissez|apoya|únete|hazte|suscríbete|elige|apoie|assine|escolha|sostieni|abbonati|scegli|steun|word lid|kies)(?!\p{L})/iu
/** What the plan on a card costs; null where it is none. */
const kindOf = (page: PageIndex, card: number): "free" | "recurring" | null => {
  const told = page.blocks.filter((block) => block.card === card).slice(1)
  const line = told.flatMap((block) => priceLine(block) ?? [])[0]
  if (line === undefined) return told.some(saysFree) ? "free" : null
  if (line.name !== null) return null
  if (costsNothing(line.price)) return "free"
  // "€64", and under it "a week, 6 items".
  const at = told.findIndex((block) => priceLine(block) !== null)
  const next = tidyText(told[at + 1]?.text ?? "")
  const often = line.price.paying === "unknown" ? saysHowOften(next) : line.price.paying
  return often === "recurring" ? "recurring" : null
}
/** Said on a page on which something comes again and again to whoever ordered it so. */
const subscribed =
  /(?<!\p{L})(?:subscri(?:be|ption)s?|abo(?:s|nnements?)?|abonnez|abonnieren|suscripci(?:ón|ones)|assinaturas?|subscriç(?:ão|ões)|abbonament[io]|membership|mitgliedschaft|adhésion)(?!\p{L})|サブスク|定期便|定期購入|订阅|訂閱|اشتراك/iu
const unsubscribed =
  /(?<!\p{L})(?:no|without|zero|never|keine?|ohne|pas d'|sans|sin|sem|senza|geen|zonder) ?(?:\p{L}+ )?(?:subscri|abo|suscri|assin|abbon|member|mitglied|adhé)|サブスク(?:なし|不要)|无需订阅/iu
const isSubscribed = (page: PageIndex) => {
  const said = [
    ...page.statements.filter(({ source }) => source === "title" || source === "meta").map(({ text }) => text),
    ...page.blocks
      .filter(({ region }) => region === "hero" || region === "main" || region === "navigation")
      .map(({ text }) => text)
  ].map(tidyText)
  return said.some((text) => subscribed.test(text)) && !said.some((text) => unsubscribed.test(text))
}
/** Cards side by side, each with a name and what it costs, of which one at least is paid again and again: plans, under whatever heading. */
const planCards = (page: PageIndex): ReadonlyArray<number> => {
  const groups = new Map<string, Array<{ readonly card: number; readonly kind: "free" | "recurring" }>>()
  const firsts = new Map<number, Block>()
  for (const block of page.blocks) if (block.card !== null && !firsts.has(block.card)) firsts.set(block.card, block)
  for (const [card, first] of firsts) {
    // A row of a table is no card.
    const isCard = first.kind !== "cell" && (first.region === "main" || first.region === "features")
    const kind = isCard ? kindOf(page, card) : null
    const under = first.under.join("\n")
    if (kind !== null && isPlanName(first)) groups.set(under, [...(groups.get(under) ?? []), { card, kind }])
  }
  const plans = [...groups].filter(([under, cards]) => {
    const has = (kind: "free" | "recurring") => cards.some((one) => one.kind === kind)
    const isAsked = has("free") || asks.test(under.split("\n").at(-1) ?? "") || isSubscribed(page)
    return cards.length > 1 && has("recurring") && isAsked
  })
  return plans.flatMap(([, cards]) => cards.map(({ card }) => card))
}

const leastOffers = 2
interface Offer {
  readonly plan: PricePlan
  readonly under: string
}
const offerOn = (page: PageIndex, card: ReadonlyArray<Block>): ReadonlyArray<Offer> => {
  const [head, ...told] = card
  const priced = told.filter(({ text }) => pricesIn(tidyText(text)).length > 0)
  const [sum] = priced
  const line = sum === undefined ? null : priceLine(sum)
  if (head?.level == null || !isPlanName(head) || sum?.kind !== "label" || line === null || priced.length > 1) return []
  const words = tidyText(sum.text)
  // "From $140", and no word more.
  if (line.name !== null || !/^\+?$/u.test(words.slice(line.price.end))) return []
  const [first, last] = [page.blocks.indexOf(head), page.blocks.indexOf(sum)]
  const plan: PricePlan = { page, name: head.text, kind: "unknown", price: line.price, words, first, last }
  return [{ plan, under: head.under.join("\n") }]
}
/** What cards among the services of the first page tell, each with a heading and one sum by itself: what is done, and what it costs. */
export const offersOn = (site: SiteIndex): ReadonlyArray<PricePlan> =>
  site.filter(isHome).flatMap((page) => {
    const cards = Map.groupBy(
      page.blocks.filter(({ card, region, kind }) => card !== null && kind !== "cell" && region === "features"),
      ({ card }) => card
    )
    const offers = [...cards.values()].flatMap((card) => offerOn(page, card))
    return [...Map.groupBy(offers, ({ under }) => under).values()].flatMap((group) =>
      group.length < leastOffers ? [] : group.map(({ plan }) => plan)
    )
  })
const findCards = (page: PageIndex): ReadonlySet<number> => new Set(isHome(page) ? planCards(page) : [])
const found = new WeakMap<PageIndex, ReadonlySet<number>>()
/** Whether a block stands in such a card. */
export const isPriceCard = (page: PageIndex, { card }: Block): boolean => {
  const cards = found.get(page) ?? findCards(page)
  found.set(page, cards)
  return card !== null && cards.has(card)
}
