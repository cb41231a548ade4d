/** The shapes a drafted value and its evidence travel in, between the drafter, the gate and the draft. */

import {
  type FieldKey,
  isListKey,
  type ListKey,
  type SocialPlatform,
  type TextKey,
  textKeys
} from "../listing/Profile.ts"
import type { Support } from "./Draft.ts"

/** Words of a page that was read, and where. */
export interface Quote {
  readonly quote: string
  readonly url: string
}
export interface Backed<A> {
  readonly value: A
  readonly evidence: ReadonlyArray<Quote>
  /** How the evidence carries the value; not there where that is not known. */
  readonly support?: Support
}

/** Founders a draft may name. It stands here because the gate counts them too, which loads no schemas. */
export const mostFounders = 6

/** What a drafter offers, before the gate; what stands, after it. A missing key is a fact the site does not state. */
export interface Candidates {
  readonly fields: Readonly<
    Partial<Record<TextKey, Backed<string>> & Partial<Record<ListKey, Backed<ReadonlyArray<string>>>>>
  >
  readonly faqs: ReadonlyArray<Backed<{ readonly question: string; readonly answer: string }>>
  readonly founders: ReadonlyArray<
    Backed<{ readonly name: string; readonly title: string | null; readonly bio: string | null }>
  >
  readonly socials: Readonly<Partial<Record<SocialPlatform, Backed<string>>>>
}
export const noCandidates: Candidates = { fields: {}, faqs: [], founders: [], socials: {} }

/** The part of what stands that was asked for. */
export const only = (stands: Candidates, keys: ReadonlyArray<FieldKey>): Candidates => ({
  ...noCandidates,
  fields: Object.fromEntries(
    [...textKeys, ...keys.filter(isListKey)]
      .filter((key) => keys.includes(key))
      .flatMap((key) => {
        const standing = stands.fields[key]
        return standing === undefined ? [] : [[key, standing]]
      })
  )
})

/** A category a draft may choose, with the words that speak for it. */
export interface CategoryChoice {
  readonly name: string
  readonly keywords: ReadonlyArray<string>
}

/** Why the gate refused a value; kept in the log, never shown as a fact. */
export interface RefusedValue {
  readonly field: FieldKey | "faqs" | "founders" | "socials"
  readonly value: string
  readonly reason: string
}

/**
 * A sentence that nothing speaks against, in words its quotes lack: it stands only if whoever is asked for a
 * second opinion, and sees nothing but these, finds that they say it.
 */
export interface Doubt {
  readonly field: RefusedValue["field"]
  readonly sentence: string
  readonly quotes: ReadonlyArray<Quote>
}
/** The same for the same sentence over the same quotes. */
export const doubtKey = ({ sentence, quotes }: Pick<Doubt, "sentence" | "quotes">): string =>
  JSON.stringify([sentence, quotes.map(({ quote, url }) => [quote, url])])
