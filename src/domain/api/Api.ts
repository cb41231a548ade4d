/**
 * Every operation, in the order the documents list them. Claims and orders join here as groups of
 * their own; whatever walks over `operations` then serves them too.
 */
import type { Any } from "../Operation.ts"
import { draftsApi } from "./DraftsApi.ts"
import { launchesApi } from "./LaunchesApi.ts"
import { listingsApi } from "./ListingsApi.ts"
import { myListingsApi } from "./MyListingsApi.ts"
import { peopleApi } from "./PeopleApi.ts"
import { siteApi } from "./SiteApi.ts"

export const operations = [
  ...siteApi,
  ...listingsApi,
  ...launchesApi,
  ...peopleApi,
  ...draftsApi,
  ...myListingsApi
] as const

/** The same, for whatever only walks over them. */
export const everyOperation: ReadonlyArray<Any> = operations

export interface Group {
  readonly name: string
  readonly description: string
  readonly operations: ReadonlyArray<Any>
}
export const groups: ReadonlyArray<Group> = [
  { name: "Site", description: "What the service says of itself, and what it sells.", operations: siteApi },
  { name: "Listings", description: "Finding, reading and comparing products.", operations: listingsApi },
  { name: "Launches", description: "The weekly calendar, the boards and the awards.", operations: launchesApi },
  { name: "People", description: "Founders and the blog.", operations: peopleApi },
  { name: "Account and drafts", description: "From a URL to a saved listing.", operations: draftsApi },
  { name: "My listings", description: "What an owner does with listings of their own.", operations: myListingsApi }
]
