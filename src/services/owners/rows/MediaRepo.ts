/** The pictures and videos of a listing, in the order they are shown. */
import { Effect } from "effect"
import type { Media } from "../../../domain/listing/Listing.ts"
import { Database } from "../../store/Database.ts"

export interface MediaRow extends Media {
  readonly id: number
}

export class MediaRepo extends Effect.Service<MediaRepo>()("launchbook/MediaRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const list = (listingId: number): Effect.Effect<ReadonlyArray<MediaRow>> =>
      sql.rows<MediaRow>`
        select id, kind, url, alt from media where listing_id = ${listingId} order by position, id`

    /** At the end of those there are. */
    const insert = (listingId: number, { kind, url, alt }: Media): Effect.Effect<void> =>
      sql.run`
        insert into media (listing_id, kind, url, alt, position)
        select ${listingId}::int, ${kind}, ${url}, ${alt}, coalesce(max(position), 0) + 1
        from media where listing_id = ${listingId}`

    const remove = (listingId: number, id: number): Effect.Effect<void> =>
      sql.run`delete from media where listing_id = ${listingId} and id = ${id}`

    const describe = (listingId: number, id: number, alt: string | null): Effect.Effect<void> =>
      sql.run`update media set alt = ${alt} where listing_id = ${listingId} and id = ${id}`

    /** In the order of these ids. */
    const arrange = (listingId: number, ids: ReadonlyArray<number>): Effect.Effect<void> =>
      sql.run`
        update media m set position = given.place
        from unnest(${[...ids]}::int[]) with ordinality as given (id, place)
        where m.listing_id = ${listingId} and m.id = given.id`

    /** Every listing that shows what is at this address stops to; answers their slugs. */
    const removeEverywhere = (url: string): Effect.Effect<ReadonlyArray<string>> =>
      sql.column<string>`
        delete from media m using listings l where m.url = ${url} and l.id = m.listing_id returning l.slug`

    return { list, insert, remove, describe, arrange, removeEverywhere } as const
  })
}) {}
