/** What a listing says beside what drafts write of it, and the writing of any of its columns. */
import { Effect } from "effect"
import type { Media } from "../../../domain/listing/Listing.ts"
import type { ListingChanges } from "../../../domain/listing/ListingVersions.ts"
import { Database } from "../../store/Database.ts"
import { storedJson } from "./StoredJson.ts"

/** What is edited on the listing alone: columns, and rows that hang on it. */
export interface OwnWords {
  readonly headline: string | null
  readonly summary: string | null
  readonly media: ReadonlyArray<Media>
  /** Slugs of those its owner approved, in their order. */
  readonly alternatives: ReadonlyArray<string>
}

export class ContentsRepo extends Effect.Service<ContentsRepo>()("launchbook/ContentsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const idBySlug = (slug: string): Effect.Effect<number | undefined> =>
      Effect.map(sql.first<{ id: number }>`select id from listings where slug = ${slug}`, (row) => row?.id)

    const ownWords = (id: number): Effect.Effect<OwnWords> =>
      sql.one<OwnWords>`
        select headline, summary,
          (select coalesce(json_agg(json_build_object('kind', m.kind, 'url', m.url, 'alt', m.alt)
             order by m.position, m.id), '[]'::json) from media m where m.listing_id = l.id) as media,
          (select coalesce(json_agg(o.slug order by a.position, o.id), '[]'::json)
             from alternatives a join listings o on o.id = a.alternative_id
             where a.listing_id = l.id) as alternatives
        from listings l where l.id = ${id}`

    /** Of these pictures, by their hashes, those that are still kept. */
    const keptImages = (hashes: ReadonlyArray<string>): Effect.Effect<ReadonlyArray<string>> =>
      hashes.length === 0
        ? Effect.succeed([])
        : sql.column<string>`select hash from images where hash = any(${[...hashes]})`

    /** Of these slugs, those of other listings that were not removed. */
    const othersNamed = (id: number, slugs: ReadonlyArray<string>): Effect.Effect<ReadonlyArray<string>> =>
      slugs.length === 0
        ? Effect.succeed([])
        : sql.column<string>`
            select slug from listings where slug = any(${[...slugs]}) and id <> ${id} and status <> 'removed'`

    /** `hashes` are of the pictures among them: the listing holds these from now on, so that nobody forgets them. */
    const setMedia = (
      id: number,
      media: ReadonlyArray<Media>,
      hashes: ReadonlyArray<string>,
      now: Date
    ): Effect.Effect<void> =>
      Effect.gen(function* () {
        yield* sql.run`delete from media where listing_id = ${id}`
        yield* sql.run`
          insert into media (listing_id, kind, url, alt, position)
          select ${id}::int, given.item->>'kind', given.item->>'url', given.item->>'alt', given.place
          from jsonb_array_elements(${storedJson(media)}::jsonb) with ordinality as given (item, place)`
        yield* sql.run`
          insert into listing_images (listing_id, hash, added_at)
          select ${id}::int, hash, ${now}::timestamptz from unnest(${[...hashes]}::text[]) as given (hash)
          on conflict (listing_id, hash) do nothing`
      })

    const setAlternatives = (id: number, slugs: ReadonlyArray<string>): Effect.Effect<void> =>
      Effect.zipRight(
        sql.run`delete from alternatives where listing_id = ${id}`,
        sql.run`
          insert into alternatives (listing_id, alternative_id, position)
          select ${id}::int, l.id, given.place
          from unnest(${[...slugs]}::text[]) with ordinality as given (slug, place) join listings l on l.slug = given.slug`
      )

    /** The next version: who makes it (null for the site team), the columns by their names, and what changed. */
    const save = (
      id: number,
      userId: number | null,
      columns: Readonly<Record<string, unknown>>,
      changes: ListingChanges,
      now: Date
    ): Effect.Effect<number> => {
      const names = sql.literal(Object.keys(columns).join(", "))
      const written =
        Object.keys(columns).length === 0
          ? sql``
          : sql`(${names}) = (
              select ${names} from jsonb_populate_record(null::listings, ${storedJson(columns)}::jsonb)),`
      return sql.value<number>`
        with saved as (
          update listings set ${written} version = version + 1, updated_at = ${now} where id = ${id} returning version
        )
        insert into listing_versions (listing_id, version, user_id, at, changes)
        select ${id}::int, version, ${userId}::int, ${now}::timestamptz, ${storedJson(changes)}::jsonb from saved returning version`
    }

    return { idBySlug, ownWords, keptImages, othersNamed, setMedia, setAlternatives, save } as const
  })
}) {}
