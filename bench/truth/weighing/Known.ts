/** Sites of which it is known what they ask for, with all the sums they mention. */
import { fold } from "../../../src/domain/text/Folding.ts"
import type { SumMention } from "../../../src/services/drafter/evidence/charges/weighed/SumMentions.ts"
import { type SumTraits, weighableSums } from "../../../src/services/drafter/evidence/charges/weighed/SumTraits.ts"
import { ownOf } from "../../../src/services/drafter/evidence/facts/Own.ts"
import { hasFigure, pricesIn } from "../../../src/services/drafter/evidence/facts/price/sums/Money.ts"
import { flat } from "../judge/Scoring.ts"
import type { Half, Labelled, Page } from "../labels/Labels.ts"
import { ownSites } from "../labels/SiteFiles.ts"
import { categories, draftOf, openGate, readSite } from "../Source.ts"
import { priceStories } from "../stories/Stories.ts"

/** What is learned: whether a sum is asked for, and whether such a sum, which does not say so itself, is paid once. */
export const tasks = ["sums", "once"] as const
export type Task = (typeof tasks)[number]

interface KnownSite {
  readonly id: string
  readonly half: Half
  readonly set: "sites" | "stories"
  readonly pages: ReadonlyArray<Page>
  readonly styles: Readonly<Record<string, string>>
  /** Amounts it asks for, and amounts it does not. */
  readonly own: ReadonlySet<string>
  readonly others: ReadonlySet<string>
  /** Whether an amount it asks for is paid once; null where nobody told. */
  readonly isOnce: (amount: string) => boolean | null
}
const amountsIn = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.flatMap((text) => (hasFigure(text) ? pricesIn(text).map(({ amount }) => amount) : []))
/** What is asked for and what is not, without what is said of both. */
const told = (own: ReadonlyArray<string>, others: ReadonlyArray<string>) => ({
  own: new Set(own.filter((one) => !others.includes(one))),
  others: new Set(others.filter((one) => !own.includes(one)))
})

const ofLabelled = ({ id, half, pages, styles, truth, never }: Labelled): ReadonlyArray<KnownSite> => {
  if (truth.pricing_summary === undefined) return []
  const bait = (never.pricing_summary ?? []).flatMap((one) =>
    typeof one === "string" ? [one] : [one.value, one.quote ?? ""]
  )
  const sums = told(amountsIn(flat(truth.pricing_summary)), amountsIn(bait))
  return [{ id, half, set: "sites", pages, styles, ...sums, isOnce: () => null }]
}
const knownSites = (): ReadonlyArray<KnownSite> => [
  ...ownSites().flatMap(ofLabelled),
  ...priceStories().map(({ id, half, pages, sums, per, not }): KnownSite => {
    const own = sums.map((sum) => amountsIn([sum])[0] ?? sum)
    const isOnce = (amount: string) => {
      const at = own.indexOf(amount)
      return at === -1 ? null : per[at] === "once"
    }
    return { id, half, set: "stories", pages, styles: {}, ...told(own, amountsIn(not)), isOnce }
  })
]

/** `right`: null where nobody knows. */
export interface KnownMention {
  readonly mention: SumMention
  readonly traits: SumTraits
  readonly right: boolean | null
}
export interface SeenSite {
  readonly id: string
  readonly half: Half
  readonly set: KnownSite["set"]
  readonly mentions: Readonly<Record<Task, ReadonlyArray<KnownMention>>>
}
export const seenSites = (): ReadonlyArray<SeenSite> =>
  knownSites().map(({ id, half, set, own, others, isOnce, ...pagesOf }): SeenSite => {
    const pages = readSite(pagesOf)
    const { site } = openGate({ pages, categories })
    const name = fold(draftOf(pages).fields.name?.value ?? "")
    const isAsked = ({ price: { amount } }: SumMention) => (own.has(amount) ? true : others.has(amount) ? false : null)
    const all = weighableSums(site, ownOf(site, [name])).map(([mention, traits]) => ({ mention, traits }))
    return {
      id,
      half,
      set,
      mentions: {
        sums: all.map((one) => ({ ...one, right: isAsked(one.mention) })),
        once: all.flatMap((one) => {
          const { amount, paying } = one.mention.price
          return isAsked(one.mention) === true && paying === "unknown" ? [{ ...one, right: isOnce(amount) }] : []
        })
      }
    }
  })
