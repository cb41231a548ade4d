/** What hangs on a listing and is written from its draft: categories, founders, milestones. */
import { Effect } from "effect"
import type { DraftMilestone } from "../../../domain/draft/Draft.ts"
import type { ContentFounder } from "../../../domain/draft/DraftContent.ts"
import { Database } from "../../store/Database.ts"
import { storedJson } from "./StoredJson.ts"

export interface CategoryRow {
  readonly id: number
  readonly slug: string
  readonly name: string
}
export interface FounderRow extends ContentFounder {
  readonly id: number
  readonly socials: Readonly<Record<string, string>>
}
export interface MilestoneRow extends DraftMilestone {
  readonly id: number
}

export class ListingPartsRepo extends Effect.Service<ListingPartsRepo>()("launchbook/ListingPartsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** By name or slug in any case, each at the place it was asked for; undefined where there is none. */
    const categories = (asked: ReadonlyArray<string>): Effect.Effect<ReadonlyArray<CategoryRow | undefined>> =>
      asked.length === 0
        ? Effect.succeed([])
        : Effect.map(
            sql.rows<CategoryRow & { place: number }>`
              select distinct on (asked.place) asked.place, c.id, c.slug, c.name
              from unnest(${[...asked]}::text[]) with ordinality as asked (name, place)
              join categories c on lower(c.name) = lower(trim(asked.name)) or c.slug = lower(trim(asked.name))
              order by asked.place, lower(c.name) = lower(trim(asked.name)) desc, c.id`,
            (rows) => asked.map((_, index) => rows.find(({ place }) => place === index + 1))
          )

    /** Those of a listing, the primary one first. */
    const categoriesOf = (listingId: number): Effect.Effect<ReadonlyArray<CategoryRow>> =>
      sql.rows<CategoryRow>`
        select c.id, c.slug, c.name from listing_categories lc join categories c on c.id = lc.category_id
        where lc.listing_id = ${listingId} order by lc.is_primary desc, lc.position, c.id`

    /** Those it chose and does not show. */
    const waitingOf = (listingId: number): Effect.Effect<ReadonlyArray<CategoryRow>> =>
      sql.rows<CategoryRow>`
        select c.id, c.slug, c.name from waiting_categories wc join categories c on c.id = wc.category_id
        where wc.listing_id = ${listingId} order by wc.position, c.id`

    const setWaiting = (listingId: number, ids: ReadonlyArray<number>): Effect.Effect<void> =>
      Effect.zipRight(
        sql.run`delete from waiting_categories where listing_id = ${listingId}`,
        sql.run`insert into waiting_categories (listing_id, category_id, position)
            select ${listingId}::int, id, place from unnest(${[...ids]}::int[]) with ordinality as chosen (id, place)`
      )

    /** The first becomes the primary one. */
    const setCategories = (listingId: number, ids: ReadonlyArray<number>): Effect.Effect<void> =>
      Effect.zipRight(
        sql.run`delete from listing_categories where listing_id = ${listingId}`,
        sql.run`insert into listing_categories (listing_id, category_id, is_primary, position)
            select ${listingId}::int, id, place = 1, place - 1
            from unnest(${[...ids]}::int[]) with ordinality as given (id, place)`
      )

    const foundersOf = (listingId: number): Effect.Effect<ReadonlyArray<FounderRow>> =>
      sql.rows<FounderRow>`
        select f.id, f.name, lf.title, lf.bio, f.socials
        from listing_founders lf join founders f on f.id = lf.founder_id
        where lf.listing_id = ${listingId} order by lf.position`

    /** People this owner has named as founders of any listing, oldest first. */
    const foundersOfOwner = (ownerId: number): Effect.Effect<ReadonlyArray<FounderRow>> =>
      sql.rows<FounderRow>`
        select f.id, f.name, f.title, f.bio, f.socials from founders f
        where f.user_id = ${ownerId} or f.id in (
          select lf.founder_id from listing_founders lf join listings l on l.id = lf.listing_id
          where l.owner_id = ${ownerId}
        ) order by f.id`

    const takenFounderSlugs = (slugs: ReadonlyArray<string>): Effect.Effect<ReadonlyArray<string>> =>
      sql.column<string>`select slug from founders where slug = any(${[...slugs]})`

    /** Undefined where the slug was taken by then. */
    const insertFounder = (slug: string, founder: ContentFounder): Effect.Effect<number | undefined> =>
      Effect.map(
        sql.first<{ id: number }>`
          insert into founders (slug, name, title, bio, socials)
          values (${slug}, ${founder.name}, ${founder.title}, ${founder.bio}, ${storedJson(founder.socials ?? {})}::jsonb)
          on conflict (slug) do nothing returning id`,
        (row) => row?.id
      )

    /** What is not said stays as it was, and so does everything of a person whom other owners name too. */
    const updateFounder = (id: number, ownerId: number, founder: ContentFounder): Effect.Effect<void> =>
      sql.run`update founders set name = ${founder.name}, title = coalesce(${founder.title}, title),
            bio = coalesce(${founder.bio}, bio),
            socials = coalesce(${founder.socials === null ? null : storedJson(founder.socials)}::jsonb, socials)
          where id = ${id} and coalesce(user_id, ${ownerId}) = ${ownerId} and not exists (
            select from listing_founders lf join listings l on l.id = lf.listing_id
            where lf.founder_id = ${id} and l.owner_id is distinct from ${ownerId}
          )`

    /** In this order; a person whose last listing this was is forgotten, unless they are somebody else's account. */
    const setFounders = (
      listingId: number,
      ownerId: number,
      founders: ReadonlyArray<Pick<FounderRow, "id" | "title" | "bio">>
    ): Effect.Effect<void> =>
      Effect.gen(function* () {
        const before = yield* sql.column<number>`
          delete from listing_founders where listing_id = ${listingId} returning founder_id`
        yield* Effect.forEach(
          founders,
          ({ id, title, bio }, position) => sql.run`
            insert into listing_founders (listing_id, founder_id, title, bio, position)
            values (${listingId}, ${id}, ${title}, ${bio}, ${position})`
        )
        yield* sql.run`
          delete from founders f where f.id = any(${before}) and coalesce(f.user_id, ${ownerId}) = ${ownerId}
            and not exists (select from listing_founders lf where lf.founder_id = f.id)`
      })

    /** The other public listings that name any of these people, by slug. */
    const othersNaming = (listingId: number, founderIds: ReadonlyArray<number>): Effect.Effect<ReadonlyArray<string>> =>
      sql.column<string>`
        select distinct l.slug from listing_founders lf join listings l on l.id = lf.listing_id
        where lf.founder_id = any(${[...founderIds]}::int[]) and l.id <> ${listingId}
          and l.status in ('live', 'scheduled')`

    /** Makes this person the founder that an account is, where it is none yet: their interview is shown there. */
    const linkAccount = (founderId: number, userId: number): Effect.Effect<void> =>
      Effect.zipRight(
        // Two submissions of one account would both see that it has none.
        sql.run`select id from users where id = ${userId} for update`,
        sql.run`update founders set user_id = ${userId} where id = ${founderId} and user_id is null
              and not exists (select from founders where user_id = ${userId})`
      )

    const milestonesOf = (listingId: number): Effect.Effect<ReadonlyArray<MilestoneRow>> =>
      sql.rows<MilestoneRow>`
        select id, date, title, description, url from milestones where listing_id = ${listingId} order by id`

    const changeMilestones = (
      listingId: number,
      gone: ReadonlyArray<number>,
      added: ReadonlyArray<DraftMilestone>
    ): Effect.Effect<void> =>
      Effect.gen(function* () {
        if (gone.length > 0)
          yield* sql.run`delete from milestones where listing_id = ${listingId} and id = any(${[...gone]})`
        yield* Effect.forEach(
          added,
          ({ date, title, description, url }) => sql.run`
            insert into milestones (listing_id, date, title, description, url)
            values (${listingId}, ${date}, ${title}, ${description}, ${url})`
        )
      })

    return {
      categories,
      categoriesOf,
      setCategories,
      waitingOf,
      setWaiting,
      foundersOf,
      foundersOfOwner,
      takenFounderSlugs,
      insertFounder,
      updateFounder,
      setFounders,
      othersNaming,
      linkAccount,
      milestonesOf,
      changeMilestones
    } as const
  })
}) {}
