/** Pictures and who holds them. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

/** A picture as it is kept: WebP, named by the hash of its bytes. */
export interface Picture {
  readonly hash: string
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

export class ImagesRepo extends Effect.Service<ImagesRepo>()("launchbook/ImagesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** The same picture is kept once, whoever sends it. */
    const insert = ({ hash, bytes, width, height }: Picture, now: Date): Effect.Effect<void> =>
      sql.run`
        insert into images (hash, bytes, width, height, created_at)
        values (${hash}, ${bytes}, ${width}, ${height}, ${now}) on conflict (hash) do update set created_at = ${now}`

    const hold = (listingId: number, hash: string, now: Date): Effect.Effect<void> =>
      sql.run`
        insert into listing_images (listing_id, hash, added_at) values (${listingId}, ${hash}, ${now})
        on conflict (listing_id, hash) do update set added_at = ${now}`

    /** A listing lets go of the oldest pictures above `most` that it does not show; answers their hashes. */
    const letGo = (listingId: number, most: number): Effect.Effect<ReadonlyArray<string>> =>
      sql.column<string>`
        delete from listing_images where listing_id = ${listingId} and hash in (
          select hash from listing_images where listing_id = ${listingId} order by added_at desc, hash offset ${most}
        ) and not exists (
          select from media m where m.listing_id = ${listingId} and m.url = '/media/' || listing_images.hash || '.webp'
        ) returning hash`

    /** Deletes those of these that no listing holds and no person shows. */
    const forget = (hashes: ReadonlyArray<string>): Effect.Effect<void> =>
      hashes.length === 0
        ? Effect.void
        : sql.run`
            delete from images i where i.hash = any(${[...hashes]})
              and not exists (select from listing_images h where h.hash = i.hash)
              and not exists (select from founders f where f.avatar_url = '/media/' || i.hash || '.webp')`

    /** `path` is that of the picture. What hangs only on removed listings is shown nowhere. */
    const shown = (hash: string, path: string): Effect.Effect<Buffer | undefined> =>
      Effect.map(
        sql.first<{ bytes: Buffer }>`
          select i.bytes from images i where i.hash = ${hash} and (
            exists (select from founders f where f.avatar_url = ${path})
            or exists (select from media m join listings l on l.id = m.listing_id
              where m.url = ${path} and l.status <> 'removed')
          )`,
        (row) => (row === undefined ? undefined : Buffer.from(row.bytes))
      )

    const erase = (hash: string, path: string): Effect.Effect<void> =>
      Effect.zipRight(
        sql.run`update founders set avatar_url = null where avatar_url = ${path}`,
        sql.run`delete from images where hash = ${hash}`
      )

    return { insert, hold, letGo, forget, shown, erase } as const
  })
}) {}
