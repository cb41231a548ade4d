/** Each part of a summary of prices held against the plans and the sentences a site has. */
import type { Region } from "../../../../../domain/draft/PageBlocks.ts"
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../reading/PageIndex.ts"
import type { Place } from "../../reading/Place.ts"
import { type Fact, tellingPlaces, tells, wordsAt } from "../Fact.ts"
import { priceGlue, saysFreely } from "../words/PriceWords.ts"
import { bounds, conditions, least, limits, limitsIn, stemsTold, tellsPrice } from "./lines/cards/Limits.ts"
import { isOnCard } from "./lines/cards/OnCard.ts"
import { headPlaces, isLineOf } from "./lines/cards/PlanLines.ts"
import { rangesOf } from "./lines/cards/Ranges.ts"
import type { PricePlan } from "./lines/PriceLines.ts"
import type { PriceFact } from "./PriceSentences.ts"
import type { Charges } from "./PricingModels.ts"
import { costsNothing, type Price, pricesIn, samePrice } from "./sums/Money.ts"
import { tellsNoPrice } from "./sums/NoPrices.ts"
import { retellsSum } from "./sums/ToldSums.ts"
import { besideSums, noPlan, pastOrPlanned, someOnly } from "./sums/words/BesideWords.ts"

/** The words of a plan's own lines, and of what stands on its card. */
const rowText = ({ page, first, last, told }: PricePlan) => {
  if (told !== undefined) return told
  const card = page.blocks[last]?.card ?? null
  const beside = card === null ? [] : page.blocks.filter((block) => block.card === card)
  return [...page.blocks.slice(first, last + 1), ...beside].map(({ text }) => text).join(" \n ")
}

/** Whether a part says of a plan what the page says of it, and nothing more. */
const isOfPlan = (part: string, plan: PricePlan, alone: boolean): boolean => {
  if (plan.kind === "ask") return false
  const text = tidyText(part)
  const [price, ...more] = pricesIn(text)
  const whole = plan.name === null ? plan.words : `${plan.name} ${plan.words}`
  if (plan.price !== null && plan.words !== "" && bare(text) === bare(whole)) return true
  if (more.length > 0) return false
  if (
    price === undefined
      ? !(plan.kind === "free" && saysFreely.test(text))
      : plan.price === null || !tellsPrice(price, plan.price, text)
  )
    return (
      price !== undefined &&
      costsNothing(price) &&
      plan.kind === "free" &&
      plan.price === null &&
      named(text, plan, alone)
    )
  // "for 10 cars" is not "at least 10 cars".
  const counts = limitsIn(tidyText(rowText(plan)))
  if (
    !limitsIn(text).every((limit) =>
      limit.startsWith(" ")
        ? !counts.some((one) => !one.startsWith(" ") && one.endsWith(limit))
        : counts.includes(limit)
    )
  )
    return false
  return (
    named(text, plan, alone) &&
    [bounds, least].every((words) => words.test(text) === words.test(plan.words)) &&
    (conditions.test(text) || !conditions.test(plan.words))
  )
}
const named = (text: string, plan: PricePlan, alone: boolean) => {
  const known = new Set([rowText(plan), plan.words, plan.name ?? "", ...priceGlue].flatMap(stemsTold))
  // A plan that has a name is told from the others by it.
  const isAlone = alone && [someOnly, pastOrPlanned, besideSums, noPlan].every((words) => !words.test(rowText(plan)))
  const isNamed = isAlone || plan.name === null || stemsTold(plan.name).every((word) => stemsTold(text).includes(word))
  return isNamed && stemsTold(text).every((word) => known.has(word))
}

const planPlaces = (plan: PricePlan, places: ReadonlyArray<Place>) =>
  places.filter(
    (place) =>
      place.page === plan.page &&
      place.blocks !== null &&
      place.blocks.first <= plan.last &&
      place.blocks.last >= plan.first &&
      (place.folded.includes(fold(plan.price === null ? plan.words : plan.words).slice(0, 40)) ||
        (plan.price !== null && pricesIn(tidyText(place.words)).some((one) => one.amount === plan.price?.amount)))
  )

const upTo = /^ ?(?:to|and|bis|und|à|et|a|y|até|e|tot|en|-|–) ?$/iu
const lowest =
  /(?<!\p{L})(?:from|starts?|starting|begins?|ab|beginnen|à partir|dès|desde|a partir|empiezan?|começam?|da|partono|vanaf)(?!\p{L})/iu
const rangeWords = new Set(
  [
    ...priceGlue,
    ..."run range ranges from to between start starts starting begin begins at up two three four paid our all we have there".split(
      " "
    )
  ].flatMap(stemsTold)
)

/** "Plans from €9 to €29 a month", "Plans start at €9 a month": the least and the most of all that is paid so. */
const rangePlaces = (
  part: string,
  plans: ReadonlyArray<PricePlan>,
  places: ReadonlyArray<Place>
): ReadonlyArray<Place> => {
  const text = tidyText(part)
  const [one, two, ...more] = pricesIn(text)
  const top = two ?? one
  if (one === undefined || top === undefined || more.length > 0 || top.paying !== "recurring") return []
  if (two !== undefined && (!upTo.test(text.slice(one.end, two.start)) || one.currency !== two.currency)) return []
  if (two === undefined && !lowest.test(text)) return []
  const alike = plans.filter(
    ({ price }) => price?.paying === "recurring" && price.period === top.period && price.currency === top.currency
  )
  const known = new Set([...rangeWords, ...stemsTold(one.text), ...stemsTold(top.text)])
  if (alike.length < 2 || !stemsTold(text).every((word) => known.has(word))) return []
  const sorted = alike.toSorted((a, b) => Number(a.price?.amount) - Number(b.price?.amount))
  const ends = [sorted[0], ...(two === undefined ? [] : [sorted.at(-1)])].filter((plan) => plan !== undefined)
  const told = two === undefined ? [one.amount] : [one.amount, two.amount]
  if (ends.some((plan, at) => plan.price?.amount !== told[at])) return []
  const carried = ends.map((plan) => planPlaces(plan, places))
  return carried.every((found) => found.length > 0) ? carried.flatMap((found) => found.slice(0, 1)) : []
}

const bare = (text: string) => fold(text).replace(/[.;]+$/, "")
const sentencesThatSay = (text: string, { sentences, along }: Charges): ReadonlyArray<Fact<unknown>> => {
  const wanted = bare(text)
  return [...sentences, ...along].filter((fact) => bare(fact.words) === wanted)
}
const rangesTold = (part: string, plans: ReadonlyArray<PricePlan>) =>
  rangesOf(plans).filter(({ text }) => bare(text) === bare(part))
/** Whether a line is all that is said of a plan: "Half a day €55 adults, €40 under 16". */
export const isPlanWhole = (line: string, { plans }: Charges): boolean =>
  rangesTold(line, plans).length > 0 ||
  plans.some(
    (plan) =>
      plan.price !== null &&
      plan.words !== "" &&
      (isLineOf(line, plan, plans) ||
        bare(line) === bare(plan.name === null ? plan.words : `${plan.name} ${plan.words}`))
  )
/** Whether a summary is one of the sentences in which the site says what it costs, or what it answers to whoever asks that. */
export const isToldWhole = (text: string, charges: Charges): boolean =>
  sentencesThatSay(text, charges).length > 0 ||
  charges.sums.some(({ words }) => bare(words) === bare(text)) ||
  isAnswerTold(text, charges)
/** Whether a text is sentences of such an answer, one after the other from the first on. */
export const isAnswerTold = (text: string, { answers }: Charges): boolean =>
  answers.some(({ answer }) => {
    const said = fold(answer)
    const wanted = fold(text)
    return said.startsWith(wanted) && /^$|[.!。！]$/u.test(said.length === wanted.length ? "" : wanted)
  })

/** The words of a plan, where somebody quoted other words of the same price list. */
const besidePlaces = (plan: PricePlan, places: ReadonlyArray<Place>, site: SiteIndex): ReadonlyArray<Place> => {
  const isListed = ({ page, blocks }: Place) =>
    page === plan.page && blocks !== null && page.blocks[blocks.first]?.region === "pricing"
  return places.some(isListed) ? wordsAt(site, plan.page, plan) : []
}

/** The places that carry a part of a summary; none where nothing the site says of its prices does. */
export const partPlaces = (
  part: string,
  charges: Charges,
  places: ReadonlyArray<Place>,
  site: SiteIndex
): ReadonlyArray<Place> => {
  const alone = isOnlySum(site)
  // Of the one plan there is, its name tells nothing from another.
  const isOne = alone && charges.plans.length === 1
  const isOfCard = (plan: PricePlan) => plan.kind !== "ask" && isOnCard(part, plan, { plans: charges.plans, limits })
  const plans = charges.plans.filter(
    (plan) => isLineOf(part, plan, charges.plans) || isOfPlan(part, plan, isOne) || isOfCard(plan)
  )
  for (const plan of plans) {
    const found = planPlaces(plan, places)
    if (found.length > 0) return [...headPlaces(plan, charges.plans, places), ...found.slice(0, 1)]
  }
  for (const plan of plans) {
    const found = besidePlaces(plan, places, site)
    if (found.length > 0) return found.slice(0, 1)
  }
  const [all] = rangesTold(part, charges.plans)
  const ends = all === undefined ? [] : [all.least, all.most].map((plan) => planPlaces(plan, places))
  if (ends.length > 0 && ends.every((found) => found.length > 0)) return ends.flatMap((found) => found.slice(0, 1))
  const range = rangePlaces(part, charges.plans, places)
  if (range.length > 0) return range
  for (const fact of [
    ...sentencesThatSay(part, charges),
    ...charges.sentences.filter((one) => retellsPrice(part, one))
  ]) {
    const place = places.find((one) => tells(one, fact))
    if (place !== undefined) return [place]
  }
  const sums = charges.sums.filter((sum) => retellsSum(part, sum, alone) || bare(sum.words) === bare(part))
  return tellingPlaces(site, places, sums)
}
/** "Paid plans start at €19 a month" of "Plans from €19 / month": the same price, bounded alike, and nothing more. */
const retellsPrice = (part: string, { price, words }: PriceFact): boolean => {
  const [one, ...more] = pricesIn(tidyText(part))
  if (one === undefined || more.length > 0 || price === null || !tellsPrice(one, price, part)) return false
  if (!lowest.test(part) || !lowest.test(words)) return false
  const known = new Set([...rangeWords, ...stemsTold(one.text)])
  return stemsTold(part).every((word) => known.has(word))
}

/** Whether a text puts to a plan what another one costs. */
const mixesPlans = (text: string, plans: ReadonlyArray<PricePlan>): boolean => {
  const prices = pricesIn(tidyText(text))
  const words = stemsTold(text)
  return plans.some(
    ({ name, price }) =>
      name !== null &&
      price !== null &&
      stemsTold(name).every((word) => words.includes(word)) &&
      prices.length > 0 &&
      !prices.some((one) => samePrice(one, price))
  )
}

/** The prices in a quote from the part of a page that is about prices, where it tells several; of one alone its sentence has to say whose it is. */
const listedIn = ({ page, blocks, words }: Place): ReadonlyArray<Price> => {
  if (blocks === null || page.blocks[blocks.first]?.region !== "pricing") return []
  const listed = tidyText(words)
    .split(/(?<=[.!?])\s+|\n/u)
    .flatMap((line) => (tellsNoPrice(line) ? [] : pricesIn(line)))
  return listed.length > 1 ? listed : []
}

/** Whether a place is of an answer to whoever asks what it costs. */
export const isCostAnswer = ({ page, blocks }: Place, { answers }: Charges): boolean =>
  blocks !== null && answers.some((one) => one.page === page && blocks.first <= one.last && one.last <= blocks.last)

/** Whether the site has every price of a text as one of its own, of the plan it is put to. */
export const hasPrices = (text: string, charges: Charges, places: ReadonlyArray<Place>): boolean => {
  const { plans, sentences } = charges
  if (mixesPlans(text, plans)) return false
  const own = [...plans, ...sentences].flatMap(({ price }) => price ?? [])
  const answered = places.filter((place) => isCostAnswer(place, charges))
  const known = [...own, ...places.flatMap(listedIn), ...answered.flatMap(({ words }) => pricesIn(tidyText(words)))]
  return pricesIn(tidyText(text)).every((price) => known.some((one) => tellsPrice(price, one, text)))
}

/** Parts in which a site speaks of its own prices. */
const shownIn: ReadonlySet<Region> = new Set(["hero", "main", "pricing", "features", "faq"])
/** Every price of those parts, whatever it is of. */
export const pricesShown = (site: SiteIndex): ReadonlyArray<Price> =>
  site
    .flatMap(({ blocks }) => blocks)
    .filter(({ region }) => shownIn.has(region))
    .flatMap(({ text }) => pricesIn(tidyText(text)))

const onlySums = new WeakMap<SiteIndex, boolean>()
/** Whether the site shows no more than one sum: whatever costs it, nothing else is meant by it. */
const isOnlySum = (site: SiteIndex): boolean => {
  const sum = ({ amount, currency, period }: Price) => `${amount} ${currency} ${period}`
  const known = onlySums.get(site) ?? new Set(pricesShown(site).map(sum)).size === 1
  onlySums.set(site, known)
  return known
}

/** Whether prices are shown, and one that data states is not among them: nobody who looks at the site would be told it. */
export const isOther = (shown: ReadonlyArray<Price>, amount: string, currency: string): boolean => {
  const [stated] = pricesIn(`${amount} ${currency}`)
  return stated !== undefined && shown.length > 0 && !shown.some((one) => one.amount === stated.amount)
}
