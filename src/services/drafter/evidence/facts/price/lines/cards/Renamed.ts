/** Plans that are called otherwise than what stands first on their cards: what their neighbours tell of how a card is made. */
import type { PageIndex } from "../../../../reading/PageIndex.ts"
import { saysHowOften } from "../../sums/Money.ts"
import { isPlanName, type PricePlan } from "../PriceLines.ts"

const sharedTitle = (page: PageIndex, { first }: PricePlan) => page.blocks[first]?.under.slice(0, 1).join("\n") ?? ""
const isOnOne = (page: PageIndex, at: number, other: number) => {
  const [one, two] = [page.blocks[at], page.blocks[other]]
  return one !== undefined && one.card !== null && one.card === two?.card
}
/** Whether the name of a plan stands right over its sum, and nothing between or over it. */
const isRightOver = (page: PageIndex, { name, first, last }: PricePlan) =>
  name !== null && last === first + 1 && isOnOne(page, first, last) && !isOnOne(page, first - 1, first)
/** "The one I use", over "Extension" and its sum, beside cards on which the name stands first and right over the sum. */
const withoutBanner = (page: PageIndex, plan: PricePlan, plans: ReadonlyArray<PricePlan>): PricePlan => {
  const { name, first, last } = plan
  const [banner, called] = [page.blocks[first], page.blocks[first + 1]]
  if (name === null || last !== first + 2 || banner === undefined || called === undefined) return plan
  if (banner.level !== null || !isOnOne(page, first, last) || !isOnOne(page, first + 1, last) || !isPlanName(called))
    return plan
  const beside = plans.filter((one) => one !== plan && sharedTitle(page, one) === sharedTitle(page, plan))
  const isAlike = beside.length > 0 && beside.every((one) => isRightOver(page, one) || one.kind === "ask")
  return isAlike ? { ...plan, name: called.text, first: first + 1 } : plan
}

/** "Tilbury Clay" over "Jug" and over "Bowl": who made several of them stands first, what each is called comes second. */
const withoutMakers = (page: PageIndex, plans: ReadonlyArray<PricePlan>): ReadonlyArray<PricePlan> => {
  const second = ({ name, first, last }: PricePlan) => {
    const [maker, called] = [page.blocks[first], page.blocks[first + 1]]
    const isThere = name !== null && maker?.level === null && first + 1 < last && isOnOne(page, first, last)
    return isThere && called !== undefined && isOnOne(page, first + 1, last) && isPlanName(called) ? called.text : null
  }
  const called = new Map<PricePlan, string>()
  for (const beside of Map.groupBy(plans, (plan) => sharedTitle(page, plan)).values()) {
    const names = beside.map((plan) => second(plan) ?? plan.name)
    // Two of one name, "10 mm" and "24 mm", are no makers.
    const isShared = new Set(beside.map(({ name }) => name)).size * 3 <= beside.length * 2
    const areNames = names.every((name) => name !== null && !/\p{Nd}/u.test(name))
    if (!isShared || !areNames || new Set(names).size < beside.length) continue
    for (const plan of beside) {
      const name = second(plan)
      if (name !== null) called.set(plan, name)
    }
  }
  return plans.map((plan) => {
    const name = called.get(plan)
    return name === undefined ? plan : { ...plan, name, first: plan.first + 1 }
  })
}

const forWhom =
  /^(?<sum>\P{L}{0,3}\p{Nd}[\p{Nd}.,]*|\p{Lu}{1,3} ?\p{Nd}[\p{Nd}.,]*|\p{Nd}[\p{Nd}.,]* ?\p{Sc}) (?:for|für|pour|para|per|voor) (?<who>\p{L}[\p{L}'’-]+(?: [\p{L}'’-]+){0,3})$/iu
/** "€80 for adults" and "€40 for children": each of whom it is for. */
const namedByWhom = (plans: ReadonlyArray<PricePlan>): ReadonlyArray<PricePlan> => {
  const told = new Map(
    plans.flatMap((plan) => {
      const found = plan.name === null && plan.price !== null ? forWhom.exec(plan.words)?.groups : undefined
      const { sum, who } = found ?? {}
      const isNamed = sum !== undefined && who !== undefined && saysHowOften(who) === null
      return isNamed ? [[plan, { sum, who }] as const] : []
    })
  )
  if (new Set([...told.values()].map(({ who }) => who)).size < 2) return plans
  return plans.map((plan) => {
    const one = told.get(plan)
    return one === undefined ? plan : { ...plan, name: one.who, words: one.sum }
  })
}

/** "Monthly: $2", "Yearly: $15", one under the other below "Premium": both are of it. */
const namedBySibling = (page: PageIndex, plans: ReadonlyArray<PricePlan>): ReadonlyArray<PricePlan> =>
  plans.map((plan, at) => {
    const before = plans[at - 1]
    const [here, over] = [page.blocks[plan.last], page.blocks[before?.last ?? -1]]
    const isBeside = plan.name === null && plan.first === (before?.last ?? -2) + 1 && here?.kind === "item"
    const isOne = isBeside && here.list !== null && here.list === over?.list
    const isOtherTime = plan.price?.period != null && plan.price.period !== before?.price?.period
    return isOne && isOtherTime && before?.name != null ? { ...plan, name: before.name } : plan
  })

export const renamed = (page: PageIndex, plans: ReadonlyArray<PricePlan>): ReadonlyArray<PricePlan> => {
  const told = withoutMakers(page, namedBySibling(page, namedByWhom(plans)))
  return told.map((plan) => withoutBanner(page, plan, told))
}
