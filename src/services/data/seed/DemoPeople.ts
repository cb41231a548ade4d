/** The accounts of the demo: those who vote, follow and review, and those who own a listing. Pure. */

import { domainOf } from "../../../domain/text/SiteKey.ts"
import type { Demo } from "./SeedFiles.ts"
import type { DemoListing } from "./SeedShapes.ts"

export interface DemoUser {
  readonly email: string
  readonly name: string | null
}

/** The account that the start of a demo prints a key and a sign-in link of. */
export const demoAccount = { email: "demo@launchbook.example", name: "Demo" } as const satisfies DemoUser

const founderEmail = (slug: string) => `${slug}@founders.example`

/** The account that a listing belongs to: the demo account, else its first founder's, else one at its own domain. */
export const ownerEmail = (listing: DemoListing): string => {
  if (listing.demo_account === true) return demoAccount.email
  const [first] = listing.founders
  return first === undefined ? `owner@${domainOf(listing.website_url) ?? "people.example"}` : founderEmail(first.slug)
}

/** Enough people for the listing with the most votes or followers: first those with a name, then as many as are missing. */
export const votersOf = (demo: Demo): ReadonlyArray<DemoUser> => {
  const most = Math.max(
    ...demo.listings.flatMap(({ votes, followers, relaunch }) => [votes, followers, relaunch?.votes ?? 0])
  )
  const extra = Array.from({ length: Math.max(0, most - demo.people.length) }, (_, index) => ({
    email: `voter-${index + 1}@people.example`,
    name: null
  }))
  return [...demo.people, ...extra]
}

/** People who came today, of whom nobody knows yet what to think. */
export const newcomers: ReadonlyArray<DemoUser> = Array.from({ length: 9 }, (_, index) => ({
  email: `newcomer-${index + 1}@people.example`,
  name: null
}))

/** The demo account, founders and owners, each once; none of them is a voter. */
export const ownersOf = (demo: Demo): ReadonlyArray<DemoUser> => {
  const founders = demo.founders.map(({ slug, name }) => ({ email: founderEmail(slug), name }))
  const others = demo.listings.filter(({ founders, demo_account }) => founders.length === 0 && demo_account !== true)
  return [demoAccount, ...founders, ...others.map((listing) => ({ email: ownerEmail(listing), name: null }))]
}
