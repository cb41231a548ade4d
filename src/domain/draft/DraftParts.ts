/**
 * The parts of a draft that are lists: questions, founders, profile links. A person replaces a list as a
 * whole and sets links one by one; what they send back unchanged keeps its quotes. Parts a person has
 * written are named in `touched`, and the drafter leaves those alone.
 */

import { type SocialPlatform, socialPlatforms } from "../listing/Profile.ts"
import { type Backed, type Candidates, mostFounders } from "./Candidates.ts"
import type { DraftFaq, DraftFounder, DraftLink, Support } from "./Draft.ts"

export type SocialsPart = "company_socials" | "founder_socials"
export type Part = "faqs" | "founders" | "story" | "milestones" | "seo" | "competitor"
/** A list, or one link of a list of links. */
export type Touched = Part | `${SocialsPart}.${SocialPlatform}`
/** As it is stored: how its evidence carries it is not there where a person wrote it or that is not known. */
type Kept<A extends { readonly support: Support | null }> = Omit<A, "support"> & { readonly support?: Support }
export type KeptFaq = Kept<DraftFaq>
export type KeptFounder = Kept<DraftFounder>
export type KeptLink = Kept<DraftLink>
export type DraftLinks = Readonly<Partial<Record<SocialPlatform, KeptLink>>>

interface TypedFaq {
  readonly question: string
  readonly answer: string
}
interface TypedFounder {
  readonly name: string
  readonly title: string | null
  readonly bio: string | null
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const once = <A>(items: ReadonlyArray<A>, key: (item: A) => string) =>
  items.filter((item, index) => items.findIndex((other) => same(key(other), key(item))) === index)

/** A person's list; a question asked twice is kept once. */
export const typedFaqs = (current: ReadonlyArray<KeptFaq>, given: ReadonlyArray<TypedFaq>): ReadonlyArray<KeptFaq> =>
  once(given, ({ question }) => question).map(({ question, answer }) => {
    const known = current.find((faq) => same(faq.question, question))
    if (known === undefined) return { question, answer, state: "manual", evidence: [] }
    if (known.question === question && known.answer === answer) return known
    return { question, answer, state: known.state === "manual" ? "manual" : "edited", evidence: [] }
  })

const placed = (founders: ReadonlyArray<Omit<KeptFounder, "primary">>): ReadonlyArray<KeptFounder> =>
  founders.map((founder, index) => ({ ...founder, primary: index === 0 }))

/** A person's list; the first is the primary founder, and a name given twice is kept once. */
export const typedFounders = (
  current: ReadonlyArray<KeptFounder>,
  given: ReadonlyArray<TypedFounder>
): ReadonlyArray<KeptFounder> =>
  placed(
    once(given, ({ name }) => name).map((founder) => {
      const known = current.find(({ name }) => same(name, founder.name))
      if (known === undefined) return { ...founder, state: "manual" as const, evidence: [] }
      if (known.name === founder.name && known.title === founder.title && known.bio === founder.bio) return known
      return { ...founder, state: known.state === "manual" ? ("manual" as const) : ("edited" as const), evidence: [] }
    })
  )

/** A person's links; "" takes a platform away, a platform that is not named stays. */
export const typedLinks = (
  current: DraftLinks,
  given: Readonly<Partial<Record<SocialPlatform, string>>>
): DraftLinks => {
  const links: Partial<Record<SocialPlatform, KeptLink>> = { ...current }
  for (const platform of socialPlatforms) {
    const value = given[platform]?.trim()
    const known = current[platform]
    if (value === undefined || value === known?.value) continue
    if (value === "") delete links[platform]
    else {
      const replaces = known !== undefined && known.state !== "manual"
      links[platform] = { value, state: replaces ? "edited" : "manual", evidence: [] }
    }
  }
  return links
}

/** The parts as the drafter leaves them. */
export interface DraftParts {
  readonly faqs: ReadonlyArray<KeptFaq>
  readonly founders: ReadonlyArray<KeptFounder>
  readonly company_socials: DraftLinks
}

/** What is kept of a drafted value beside itself. */
const drafted = ({ evidence, support }: Backed<unknown>) => ({
  state: "ai" as const,
  evidence,
  ...(support === undefined ? {} : { support })
})

/** Who was found, before those who joined by an invitation meanwhile: their place is theirs. */
const withJoined = (current: ReadonlyArray<KeptFounder>, found: Candidates): ReadonlyArray<KeptFounder> => {
  const joined = current.filter(({ state }) => state === "manual")
  const others = found.founders
    .filter(({ value }) => !joined.some(({ name }) => same(name, value.name)))
    .map((founder) => ({ ...founder.value, ...drafted(founder) }))
  return placed([...others.slice(0, mostFounders - joined.length), ...joined])
}

/** What the drafter found, merged into what people have made of the parts meanwhile. */
export const mergeParts = (parts: DraftParts, found: Candidates, touched: ReadonlyArray<string>): DraftParts => {
  const isTouched = (part: Touched) => touched.includes(part)
  const links: Partial<Record<SocialPlatform, KeptLink>> = { ...parts.company_socials }
  for (const platform of socialPlatforms) {
    const link = found.socials[platform]
    if (link !== undefined && !isTouched(`company_socials.${platform}`))
      links[platform] = { value: link.value, ...drafted(link) }
  }
  return {
    faqs: isTouched("faqs") ? parts.faqs : found.faqs.map((faq) => ({ ...faq.value, ...drafted(faq) })),
    founders: isTouched("founders") ? parts.founders : withJoined(parts.founders, found),
    company_socials: links
  }
}
