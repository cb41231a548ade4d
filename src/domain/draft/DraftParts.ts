/**
 * The parts of a draft that are lists: questions, founders, profile links. A person replaces a list as a
 * whole and sets links one by one; what they send back unchanged keeps its quotes. Parts a person has
 * written are named in `touched`, and the drafter leaves those alone.
 */

import { type SocialPlatform, socialPlatforms } from "../listing/Profile.ts"
import type { Candidates } from "./Candidates.ts"
import { type DraftFaq, type DraftFounder, type DraftLink, mostFounders } from "./Draft.ts"

export type SocialsPart = "company_socials" | "founder_socials"
export type Part = "faqs" | "founders" | "story" | "milestones" | "seo" | "competitor"
/** A list, or one link of a list of links. */
export type Touched = Part | `${SocialsPart}.${SocialPlatform}`
export type DraftLinks = Readonly<Partial<Record<SocialPlatform, DraftLink>>>

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
export const typedFaqs = (current: ReadonlyArray<DraftFaq>, given: ReadonlyArray<TypedFaq>): ReadonlyArray<DraftFaq> =>
  once(given, ({ question }) => question).map(({ question, answer }) => {
    const known = current.find((faq) => same(faq.question, question))
    if (known === undefined) return { question, answer, state: "manual", evidence: [] }
    if (known.question === question && known.answer === answer) return known
    return { question, answer, state: known.state === "manual" ? "manual" : "edited", evidence: [] }
  })

const placed = (founders: ReadonlyArray<Omit<DraftFounder, "primary">>): ReadonlyArray<DraftFounder> =>
  founders.map((founder, index) => ({ ...founder, primary: index === 0 }))

/** A person's list; the first is the primary founder, and a name given twice is kept once. */
export const typedFounders = (
  current: ReadonlyArray<DraftFounder>,
  given: ReadonlyArray<TypedFounder>
): ReadonlyArray<DraftFounder> =>
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
  const links: Partial<Record<SocialPlatform, DraftLink>> = { ...current }
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
  readonly faqs: ReadonlyArray<DraftFaq>
  readonly founders: ReadonlyArray<DraftFounder>
  readonly company_socials: DraftLinks
}

/** Who was found, before those who joined by an invitation meanwhile: their place is theirs. */
const withJoined = (current: ReadonlyArray<DraftFounder>, found: Candidates): ReadonlyArray<DraftFounder> => {
  const joined = current.filter(({ state }) => state === "manual")
  const others = found.founders
    .filter(({ value }) => !joined.some(({ name }) => same(name, value.name)))
    .map(({ value, evidence }) => ({ ...value, state: "ai" as const, evidence }))
  return placed([...others.slice(0, mostFounders - joined.length), ...joined])
}

/** What the drafter found, merged into what people have made of the parts meanwhile. */
export const mergeParts = (parts: DraftParts, found: Candidates, touched: ReadonlyArray<string>): DraftParts => {
  const isTouched = (part: Touched) => touched.includes(part)
  const links: Partial<Record<SocialPlatform, DraftLink>> = { ...parts.company_socials }
  for (const platform of socialPlatforms) {
    const link = found.socials[platform]
    if (link !== undefined && !isTouched(`company_socials.${platform}`))
      links[platform] = { value: link.value, state: "ai", evidence: link.evidence }
  }
  return {
    faqs: isTouched("faqs")
      ? parts.faqs
      : found.faqs.map(({ value, evidence }) => ({ ...value, state: "ai" as const, evidence })),
    founders: isTouched("founders") ? parts.founders : withJoined(parts.founders, found),
    company_socials: links
  }
}
