/**
 * The whole surface: every operation, in groups and in the order the documents list them; whatever walks over
 * `everyOperation` serves one that stands here.
 */
import type { Any } from "../Operation.ts"
import { claimsApi } from "./ClaimsApi.ts"
import { draftsApi } from "./DraftsApi.ts"
import { launchesApi } from "./LaunchesApi.ts"
import { listingsApi } from "./ListingsApi.ts"
import { myListingsApi } from "./MyListingsApi.ts"
import { ordersApi } from "./OrdersApi.ts"
import { peopleApi } from "./PeopleApi.ts"
import { siteApi } from "./SiteApi.ts"

export interface Group<Name extends string = string, O extends Any = Any> {
  /** How a client in code names it: `client.listings.get_listing`. */
  readonly name: Name
  /** How the documents name it. */
  readonly title: string
  readonly description: string
  readonly operations: ReadonlyArray<O>
}

const group = <const Name extends string, O extends Any>(
  name: Name,
  title: string,
  description: string,
  operations: ReadonlyArray<O>
): Group<Name, O> => ({ name, title, description, operations })

export const groups = [
  group("site", "Site", "What the service says of itself, and what it sells.", siteApi),
  group("listings", "Listings", "Finding, reading and comparing products.", listingsApi),
  group("launches", "Launches", "The weekly calendar, the boards and the awards.", launchesApi),
  group("people", "People", "Founders and the blog.", peopleApi),
  group("drafts", "Account and drafts", "From a URL to a saved listing.", draftsApi),
  group("my_listings", "My listings", "What an owner does with listings of their own.", myListingsApi),
  group("claims", "Claims", "Claiming a listing that exists, by proof of its website.", claimsApi),
  group("orders", "Orders", "What is bought: a price, then a checkout that a person pays themselves.", ordersApi)
] as const

/** Any of them, with its own types. */
export type AnyOperation = (typeof groups)[number]["operations"][number]

/** For whatever only walks over them. */
export const everyOperation: ReadonlyArray<Any> = groups.flatMap(({ operations }): ReadonlyArray<Any> => operations)
