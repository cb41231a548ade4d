/** Founders as those may edit them who are allowed to. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

export interface FounderCareRow {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly title: string | null
  /** What they set themselves. */
  readonly country: string | null
  /** That of their primary company. */
  readonly company_country: string | null
  readonly avatar_url: string | null
  /** The account that is this person; null where nobody's is. */
  readonly user_id: number | null
  /** Whether every listing that names them, and there is one, belongs to one owner. */
  readonly is_of_one_owner: boolean
}

export class FounderProfilesRepo extends Effect.Service<FounderProfilesRepo>()("launchbook/FounderProfilesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    /** Of `founders f`, as an owner sees them; removed listings name nobody. */
    const columns = (ownerId: number | null) => sql`
      f.id, f.slug, f.name, f.title, f.country, f.company_country, f.avatar_url, f.user_id,
      coalesce((select bool_and(l.owner_id is not distinct from ${ownerId}::int)
        from listing_founders lf join listings l on l.id = lf.listing_id
        where lf.founder_id = f.id and l.status <> 'removed'), false) as is_of_one_owner`

    const ofListing = (listingId: number, ownerId: number | null): Effect.Effect<ReadonlyArray<FounderCareRow>> =>
      sql.rows<FounderCareRow>`
        select ${columns(ownerId)} from listing_founders named join founders f on f.id = named.founder_id
        where named.listing_id = ${listingId} order by named.position, f.id`

    /** The one an account is. */
    const ofUser = (userId: number): Effect.Effect<FounderCareRow | undefined> =>
      sql.first<FounderCareRow>`select ${columns(userId)} from founders f where f.user_id = ${userId}`

    /** Locked until the transaction ends. */
    const lock = (id: number, ownerId: number | null): Effect.Effect<FounderCareRow | undefined> =>
      sql.first<FounderCareRow>`select ${columns(ownerId)} from founders f where f.id = ${id} for update of f`

    const idBySlug = (listingId: number, slug: string): Effect.Effect<number | undefined> =>
      Effect.map(
        sql.first<{ id: number }>`
          select f.id from founders f join listing_founders lf on lf.founder_id = f.id
          where lf.listing_id = ${listingId} and f.slug = ${slug}`,
        (row) => row?.id
      )

    const setCountry = (id: number, country: string | null): Effect.Effect<void> =>
      sql.run`update founders set country = ${country} where id = ${id}`

    const setPicture = (id: number, url: string | null): Effect.Effect<void> =>
      sql.run`update founders set avatar_url = ${url} where id = ${id}`

    return { ofListing, ofUser, lock, idBySlug, setCountry, setPicture } as const
  })
}) {}
