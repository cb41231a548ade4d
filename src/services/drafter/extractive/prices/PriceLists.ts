/**
 * Of all plans that a site sets somewhere, those that are told: whole lists and no pieces of them. A list of which a part
 * cannot be read, or told apart, tells less than it seems to, and what stands in an overview is told in full elsewhere.
 */
import { fold, tidyText } from "../../../../domain/text/Folding.ts"
import { startingWords } from "../../evidence/facts/price/lines/cards/ConditionWords.ts"
import { unlikeSums } from "../../evidence/facts/price/lines/NamedApart.ts"
import type { PricePlan } from "../../evidence/facts/price/lines/PriceLines.ts"
import { isMeasure, plainName } from "../../evidence/facts/price/lines/words/NameForm.ts"
import type { PageIndex } from "../../evidence/reading/PageIndex.ts"
import { textSays } from "../../evidence/reading/Says.ts"
import { laterHeadings } from "../../evidence/topics/OtherPeople.ts"
import { isOnLaterCard, isOverBeside, isOverExtras, titlesOver } from "./UntoldSums.ts"

type Plans = ReadonlyArray<PricePlan>
/** Plans under one heading of a page. */
export interface PriceList {
  readonly page: PageIndex
  readonly plans: Plans
}
type Lists = ReadonlyArray<PriceList>

const sumOf = ({ price }: PricePlan) => (price === null ? null : `${price.currency} ${price.amount}`)
const calledOf = ({ name, words }: PricePlan) => fold(plainName(name ?? words))
/** "Founder" of "Founder deal"; of "Le Fraîchon" all. */
const firstWord = (plan: PricePlan) => /^\p{L}{4,}(?= )/u.exec(calledOf(plan))?.[0] ?? calledOf(plan)
const isPriced = ({ price, words }: PricePlan) => price !== null && words !== ""
/** "Free" is a name and a sum in one. */
const isNamed = ({ name, kind }: PricePlan) => name !== null || kind === "free"

const longestLabel = 40
const tellsLater = (text: string) => text.length <= longestLabel && textSays(fold(text), laterHeadings)
/** Characters of "Coming soon." behind what is told of a thing. */
const longestEnd = 20
/** Whether a page says that what it tells of, or what stands in a part of it, cannot be had yet. */
const isLater = ({ page, first, last, name }: PricePlan): boolean => {
  const block = page.blocks[first]
  if (tellsLater(name ?? "") || (block?.under ?? []).some(tellsLater)) return true
  const isOpening = page.blocks.some(
    ({ region, kind, text }) =>
      region === "hero" && kind === "label" && text.length <= longestEnd && tellsLater(tidyText(text))
  )
  if (isOpening) return true
  // "In development", in the place of a button.
  if (isOnLaterCard(page, page.blocks[last])) return true
  // "Our first product, a trip planner. Coming soon", between the heading of the part and its sums.
  for (let at = first - 1; at >= 0; at--) {
    const over = page.blocks[at]
    if (over === undefined || over.region !== block?.region || (over.level !== null && over.level <= 2)) return false
    if (over.card !== null || over.kind === "item" || over.kind === "cell") continue
    const end =
      tidyText(over.text)
        .split(/[.!?] /u)
        .at(-1) ?? ""
    if (end.length <= longestEnd && tellsLater(end)) return true
  }
  return false
}

const listsOn = (plans: Plans): Lists =>
  [
    ...Map.groupBy(plans, ({ page, first, name }) => {
      const block = page.blocks[first]
      // A name that is a heading heads its own plan alone.
      const isHead = block !== undefined && block.level !== null && name !== null
      return `${isHead ? block.level : ""}\n${block?.kind === "cell" ? block.list : ""}\n${block?.under.join("\n")}`
    }).values()
  ].flatMap((list) => (list[0] === undefined ? [] : [{ page: list[0].page, plans: list }]))

/** "Enterprise: contact us" behind plans with a sum; alone it is the way to somebody. */
const withoutAsked = ({ page, plans }: PriceList): Lists => {
  const told = plans.filter(
    ({ kind, last }) => kind !== "ask" || plans.some((one) => one.kind !== "ask" && one.last < last)
  )
  return told.length === 0 ? [] : [{ page, plans: told }]
}

/** "from €9,900", "¥9,900〜": the least of several. */
const isLeast = new RegExp(String.raw`[〜~～+]|(?<!\p{L})(?:from|dès|a partire|${startingWords})(?!\p{L})`, "iu")
/** Lists of one page without those whose sums the others tell in full. */
const withoutOverviews = (lists: Lists): Lists =>
  lists.filter((list, at) => {
    const sums = list.plans.map(sumOf)
    const others = lists.filter(({ plans }, other) => other !== at && (plans.length > list.plans.length || other < at))
    const told = others.flatMap(({ plans }) => plans)
    // Beside what others ask the product has its name, and not its plan's.
    const isCompared = list.plans.every(({ first }) => (list.page.blocks[first]?.under ?? []).some(isOverBeside))
    const isTold = (plan: PricePlan) =>
      told.some(
        (one) =>
          sumOf(one) === sumOf(plan) &&
          (isCompared || plan.name === null || isLeast.test(plan.words) || firstWord(one) === firstWord(plan))
      )
    // The same sums under other names, further down: "How to pay by transfer".
    const isAgain = lists
      .slice(0, at)
      .some(({ plans }) => sums.length > 1 && plans.map(sumOf).join("\n") === sums.join("\n") && !sums.includes(null))
    return !isAgain && (sums.some((sum) => sum === null) || !list.plans.every(isTold))
  })

/** Behind the plans of a page, what stands under "À la carte add-ons" is had on top of them. */
const withoutExtras = (lists: Lists): Lists =>
  lists.filter(({ page, plans: [first] }, at) => {
    const block = first === undefined ? undefined : page.blocks[first.last]
    const titles = first === undefined || block === undefined ? [] : titlesOver(page, first.last, block)
    return at === 0 || !titles.some((title) => title !== fold(first?.name ?? "") && isOverExtras(title))
  })

/** "€29 a month with a contract for a year", beside "€39 a month without": what is said behind each sum tells them apart. */
const tailOf = ({ words }: PricePlan) => fold(words.replace(/\p{Nd}[\p{Nd}.,' ]*/u, "").replace(/\p{Sc}/u, ""))
const areToldApart = (plans: Plans): boolean => {
  const tails = plans.map(tailOf)
  return tails.every((tail) => /\p{L}{3}/u.test(tail)) && new Set(tails).size === tails.length
}
/** Sums of a page that have no name: one may be of all there is, two of one thing by the month and by the year. */
const areTold = (plans: Plans): boolean => {
  const bare = plans.filter((plan) => isPriced(plan) && !isNamed(plan))
  if (bare.length > 1 && bare.length === plans.length && areToldApart(bare)) return true
  const periods = new Set(bare.map(({ price }) => price?.period ?? null))
  return bare.length <= 1 || (bare.length === 2 && periods.size === 2 && !periods.has(null))
}

/** "+ Garden 48 €", "Your monthly earnings": paid on top of something, or to somebody. */
const noThing =
  /^\+ ?\p{L}|(?<!\p{L})(?:earnings?|commissions?|payouts?|revenue|profits?|verdienst|provision|einnahmen|gains|revenus|ganancias|comisi(?:ón|ones)|ganhos|comiss(?:ão|ões)|guadagn[oi]|provvigion[ei]|verdiensten|inkomsten|commissie)(?!\p{L})|収益|報酬|佣金|收益|أرباح|عمولة/iu
const opensWithSum = /^\P{L}{0,3}\p{Sc} ?\p{Nd}/u
/** A card beside those of a list, with a sum in it that nobody could read. */
const hasUnread = ({ page, plans }: PriceList, site: Plans): boolean => {
  const cards = plans.map(({ last }) => page.blocks[last]?.card ?? null)
  const [at] = plans.map(({ last }) => last)
  const title = page.blocks[at ?? 0]?.under.find((_, depth, all) => depth === Math.max(0, all.length - 2))
  if (title === undefined || cards.includes(null)) return false
  const onPage = site.filter((plan) => plan.page === page)
  const read = new Set(onPage.flatMap(({ first, last }) => page.blocks.slice(first, last + 1).map(({ card }) => card)))
  const unread = page.blocks.filter(
    ({ card, level, region, text, under }) =>
      card !== null &&
      level !== null &&
      region === "pricing" &&
      !read.has(card) &&
      under.includes(title) &&
      opensWithSum.test(tidyText(text))
  )
  const isPlanned = (card: number | null) =>
    page.blocks.some((one) => one.card === card && one.kind !== "item" && tellsLater(tidyText(one.text)))
  return unread.some(({ card }) => !isPlanned(card))
}

const isMixedUp = ({ plans }: PriceList): boolean => {
  const names = plans.flatMap(({ name, kind }) => (name === null || kind === "recurring" ? [] : [tidyText(name)]))
  return names.some((name) => isMeasure(name)) && names.some((name) => !isMeasure(name))
}

/** The last of what is had for a service, right over "Starting at €300" of the whole. */
const isNamedByItem = ({ page, first, last, name }: PricePlan): boolean => {
  const [over, named, sum] = [page.blocks[first - 1], page.blocks[first], page.blocks[last]]
  if (name === null || first === last || named?.kind !== "item" || sum?.kind === "item") return false
  return over?.kind === "item" && over.list === named.list && over.card === named.card && sum?.list !== named.list
}
/** "€100 | with an aerial | €200 | without one" on one card: what stands under each sum is of it, and no name of the next. */
const isNamedBelow = ({ page, first, last, price }: PricePlan): boolean => {
  const [over, named, next] = [page.blocks[first - 1], page.blocks[first], page.blocks[last + 1]]
  if (price === null || named === undefined || named.level === null || named.card === null) return false
  const isOfCard = over?.card === named.card && next?.card === named.card
  return isOfCard && next.level === named.level && opensWithSum.test(tidyText(over.text))
}

/** "Price with breakfast": of what is told by what it stands under. */
const rateOnly =
  /^(?:(?:prices?|rates?|fees?|costs?) (?:with(?:out)?|incl\p{L}*|excl\p{L}*)|(?:preise?|kosten) (?:mit|ohne|inkl\p{L}*|exkl\p{L}*)|(?:prix|tarifs?) (?:avec|sans|hors)|(?:precios?|tarifas?|preços?) (?:con|sin|com|sem)|(?:prezz[oi]|tariff[ae]) (?:con|senza)|(?:prij(?:s|zen)|tarie(?:f|ven)) (?:met|zonder))(?!\p{L})/iu
/** A row of a table at the head of which cards tell what its columns cost: it says what is had for that. */
const isRowBelow = ({ page, first }: PricePlan, plans: Plans): boolean => {
  const row = page.blocks[first]
  return (
    row?.kind === "cell" &&
    row.list !== null &&
    plans.some((one) => {
      const head = page.blocks[one.last]
      return one.page === page && one.last < first && head?.list === row.list && head.kind !== "cell"
    })
  )
}
/** How much a page tells of its plans. */
const weightOf = (lists: Lists) =>
  lists
    .flatMap(({ plans }) => plans)
    .filter((plan) => isNamed(plan) && (isPriced(plan) || plan.kind === "free" || plan.kind === "ask")).length

/** "Founder deal €199" of one list and "Founder €199" of another. */
const isOneOf = (plan: PricePlan, other: PricePlan): boolean => {
  const [one, two] = [plan, other].map(({ page, first }) => page.blocks[first]?.under.join("\n"))
  return isPriced(plan) && isPriced(other) && one !== two && firstWord(plan) === firstWord(other)
}
/** The same plan once: by its name and its sum, or its sum alone where it has no name. */
const once = (plans: Plans): Plans =>
  plans.filter((plan, at) => {
    const isSame = (other: PricePlan) => sumOf(other) === sumOf(plan) && other.price?.period === plan.price?.period
    // "Free" over the card that is called so and costs $0.
    if (plan.name === null && plan.kind === "free")
      return !plans.some((one) => one.name !== null && one.kind === "free")
    if (plan.name === null && isPriced(plan)) return !plans.some((other) => other.name !== null && isSame(other))
    return !plans
      .slice(0, at)
      .some(
        (other) =>
          (calledOf(other) === calledOf(plan) && (isSame(other) || plan.price === null)) ||
          (sumOf(other) === sumOf(plan) && isOneOf(plan, other))
      )
  })

interface Told {
  readonly lists: Lists
  readonly weight: number
  readonly isWhole: boolean
}
/** The lists of a page, up to the first of which a part cannot be read: what follows it may be had on top of it. */
const toldOn = (plans: Plans, site: Plans): Told => {
  const lists = withoutExtras(withoutOverviews(listsOn(plans).flatMap(withoutAsked)))
  const unlike = unlikeSums(plans)
  const areNamed = areTold(site.filter(({ page }) => page === plans[0]?.page))
  const isClear = (plan: PricePlan) =>
    !unlike.has(plan) &&
    !isNamedByItem(plan) &&
    !isRowBelow(plan, plans) &&
    !rateOnly.test(tidyText(plan.name ?? "")) &&
    (plan.kind === "free" || plan.kind === "ask" || isPriced(plan)) &&
    (areNamed || !isPriced(plan) || isNamed(plan))
  const isForSale = ({ plans }: PriceList) => !plans.some(({ name }) => name !== null && noThing.test(tidyText(name)))
  const isRead = (list: PriceList) => list.plans.every(isClear) && !isMixedUp(list) && !hasUnread(list, site)
  // Of a card that names its sums below them the plan before is named wrong as well.
  const isTurned = plans.some(isNamedBelow)
  const unclear = isTurned ? 0 : lists.findIndex((list) => !isRead(list) || !isForSale(list))
  const before = unclear === -1 ? lists : lists.slice(0, unclear)
  const left = lists.slice(before.length).flatMap((list) => list.plans)
  const clear = left.length > before.flatMap((list) => list.plans).length ? [] : before
  return { lists: clear, weight: weightOf(clear), isWhole: unclear === -1 }
}

/** The lists of `plans` that are told, of all plans of a site; those of the page that tells most before the others. */
export const toldLists = (plans: Plans, site: Plans): Lists => {
  const now = plans.filter((plan) => !isLater(plan) && !(plan.kind === "ask" && plan.name === null))
  const pages = [...Map.groupBy(now, ({ page }) => page).values()].map((all) => toldOn(all, site))
  const sorted = pages.toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.weight - a.weight)
  const told: Array<PriceList> = []
  for (const { lists } of sorted) {
    const known = told.flatMap((list) => list.plans)
    const isKnown = (plan: PricePlan) =>
      known.some((other) => (isPriced(plan) && sumOf(other) === sumOf(plan)) || calledOf(other) === calledOf(plan))
    // A page that tells any of them over again tells them all over again.
    if (!lists.some((list) => list.plans.some(isKnown))) told.push(...lists)
  }
  const seen = new Set(once(told.flatMap((list) => list.plans)))
  return told.flatMap((list) => {
    const kept = list.plans.filter((plan) => seen.has(plan))
    return kept.length === 0 ? [] : [{ ...list, plans: kept }]
  })
}
