/** Founders are public through their listings: without a public listing there is no such founder. */
import type { Fragment } from "@effect/sql/Statement"
import { Effect } from "effect"
import type { Section } from "../../../domain/listing/Listing.ts"
import type { Story } from "../../../domain/listing/Story.ts"
import { offsetOf, type Paging } from "../../../domain/Page.ts"
import type { Founder } from "../../../domain/people/People.ts"
import { TotalsRepo } from "../../listing/TotalsRepo.ts"
import { Database } from "../../store/Database.ts"

export interface FounderProfileRow
  extends Pick<Founder, "slug" | "name" | "title" | "bio" | "country" | "avatar_url" | "socials"> {
  readonly id: number
  readonly user_id: number | null
}
export interface CompanyRow {
  readonly founder_id: number
  readonly id: number
  readonly slug: string
  readonly status: "live" | "scheduled"
  readonly plan: "none" | "free" | "paid"
  readonly story: Partial<Story> | null
  readonly unlocked_sections: ReadonlyArray<Section>
}
export interface ExchangeRow {
  readonly user_id: number
  readonly question: string
  readonly answer: string
}

export interface FoundersCount {
  readonly total: number
  /** There are more than `total`. */
  readonly capped: boolean
  /** So many begin with the name that is asked for. */
  readonly beginning: number
  /**
   * The ids of those that have it further in; null where these are more than anybody leafs through by name. To find them
   * is nearly all of the work, so it is done once.
   */
  readonly further: ReadonlyArray<number> | null
}

/** Founders of one name are counted up to so many, or as far as somebody pages; more of them are put in no order of names. */
const namesakesAtMost = 200

/** Of many who have something in their name the first are looked for in these parts of all, one after the other. */
const parts = [1 / 64, 1 / 8]

/** The least of a name that the trigram index can look for. */
const indexedFrom = 3

export class FoundersRepo extends Effect.Service<FoundersRepo>()("launchbook/FoundersRepo", {
  dependencies: [TotalsRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const totals = yield* TotalsRepo
    /** Their own, else that of their primary company. */
    const country = "coalesce(f.country, f.company_country)"
    const columns = sql.literal(
      `f.id, f.user_id, f.slug, f.name, f.title, f.bio, ${country} as country, f.avatar_url, f.socials`
    )

    /** Folded, and without the meaning that `%`, `_` and `\` have in a pattern. */
    const pattern = (name: string) => sql`regexp_replace(fold(${name}), '([%_\\\\])', '\\\\\\1', 'g')`
    /** Names that begin so: one piece of the order by name. */
    const begins = (name: string): Fragment => sql`(f.folded collate "C") like ${pattern(name)} || '%'`
    /** Names that hold it further in. */
    const holds = (name: string): Fragment =>
      [...name].length < indexedFrom
        ? // So little of a name is the beginning of one of its words.
          sql`(f.folded like '% ' || ${pattern(name)} || '%' and not ${begins(name)})`
        : sql`(f.folded like '%' || ${pattern(name)} || '%' and not ${begins(name)})`

    /** Founders `f` of live listings. */
    const listed = (code: string | undefined, ...more: ReadonlyArray<Fragment>): Fragment =>
      sql.and([
        sql.literal("f.live_companies > 0"),
        ...more,
        ...(code === undefined ? [] : [sql`${sql.literal(country)} = ${code}`])
      ])
    const byName = sql.literal('f.folded collate "C", f.id')

    const byId = sql.literal("f.id")

    const countUpTo = (most: number, from: Fragment): Effect.Effect<number> =>
      sql.value<number>`select count(*) as total from (select from ${from} limit ${most}::int) as counted`

    /** Founders whose names hold it further in, found by their letters: names of many are not gone through to meet them. */
    const holding = (name: string, code: string | undefined, ...more: ReadonlyArray<Fragment>): Fragment =>
      sql`(select * from founders f where ${listed(code, holds(name), ...more)} and length(f.slug) > 0 offset 0) f`

    /** How many there are; of a name, those that begin so come first, and are told apart. */
    const count = (
      name: string | undefined,
      country: string | undefined,
      paging: Paging
    ): Effect.Effect<FoundersCount> => {
      if (name === undefined) {
        const facet = { name: country === undefined ? "founders" : "founders_from", key: country ?? "" } as const
        return Effect.map(totals.of(facet, "live"), (total) => ({
          total,
          capped: false,
          beginning: 0,
          further: []
        }))
      }
      // What can be paged to is counted, too.
      const most = Math.max(namesakesAtMost, offsetOf(paging) + paging.per_page + 1)
      return Effect.gen(function* () {
        const beginning = yield* countUpTo(most + 1, sql`founders f where ${listed(country, begins(name))}`)
        const wanted = Math.max(most + 1 - beginning, namesakesAtMost + 1)
        const further =
          beginning > most
            ? []
            : yield* sql.column<number>`select f.id from ${holding(name, country)} limit ${wanted}::int`
        const total = beginning + further.length
        const isOfMany = further.length > namesakesAtMost
        return {
          total: Math.min(total, most),
          capped: total > most,
          beginning,
          further: isOfMany ? null : further
        }
      })
    }

    const ids = (from: Fragment, order: Fragment, limit: number, offset: number) =>
      sql.column<number>`select f.id from ${from} order by ${order} limit ${limit} offset ${offset}`

    /** Founders of the first part of all ids. */
    const ofPart = (part: number): Fragment =>
      sql`id_step(f.id) && array(
        select generate_series(0, (select (coalesce(max(id), 0) / 256 * ${part}::float8)::int from founders)))`

    /**
     * Those that hold a name further in are all over the order of names. A few are put in it; of many the first by their
     * ids are given, because these can be found without a look at all of them.
     */
    const further = (
      name: string,
      code: string | undefined,
      found: FoundersCount["further"],
      limit: number,
      offset: number
    ) =>
      Effect.gen(function* () {
        if (found !== null)
          return yield* ids(sql`founders f where f.id = any(${[...found]}::int[])`, byName, limit, offset)
        for (const part of parts) {
          const found = yield* ids(holding(name, code, ofPart(part)), byId, limit, offset)
          if (found.length === limit) return found
        }
        return yield* ids(holding(name, code), byId, limit, offset)
      })

    /** By name; of those that have something in their name, first those whose name begins so; many others by their ids. */
    const page = (
      name: string | undefined,
      code: string | undefined,
      paging: Paging,
      counted: FoundersCount
    ): Effect.Effect<ReadonlyArray<FounderProfileRow>> =>
      Effect.gen(function* () {
        const offset = offsetOf(paging)
        const limit = name === undefined ? paging.per_page : Math.min(paging.per_page, counted.total - offset)
        if (limit <= 0) return []
        const beginning = name === undefined ? [] : [begins(name)]
        const first = yield* ids(sql`founders f where ${listed(code, ...beginning)}`, byName, limit, offset)
        const left = limit - first.length
        const others =
          name === undefined || left === 0
            ? []
            : yield* further(name, code, counted.further, left, Math.max(0, offset - counted.beginning))
        return yield* sql.rows<FounderProfileRow>`
          select ${columns} from unnest(${[...first, ...others]}::int[]) with ordinality as page (id, place)
          join founders f on f.id = page.id order by page.place`
      })

    const bySlug = (slug: string): Effect.Effect<FounderProfileRow | undefined> =>
      sql.first<FounderProfileRow>`select ${columns} from founders f where f.slug = ${slug}`

    /** Public listings of these founders: those launched last first, then those to come. */
    const companies = (founderIds: ReadonlyArray<number>): Effect.Effect<ReadonlyArray<CompanyRow>> =>
      sql.rows<CompanyRow>`
        select lf.founder_id, l.id, l.slug, l.status, l.plan, l.story, l.unlocked_sections
        from listing_founders lf join listings l on l.id = lf.listing_id
        where lf.founder_id = any(${[...founderIds]}::int[]) and l.status in ('live', 'scheduled')
        order by l.launched_at desc nulls last, l.id desc`

    /** What these people answered to the interview, in the order of its questions. */
    const interviews = (userIds: ReadonlyArray<number>): Effect.Effect<ReadonlyArray<ExchangeRow>> =>
      sql.rows<ExchangeRow>`
        select a.user_id, q.question, a.answer
        from interview_answers a join interview_questions q on q.id = a.question_id
        where a.user_id = any(${[...userIds]}::int[]) order by q.position, q.id`

    /** For the sitemap: the highest id there is, and the slugs of those in a range of ids who are listed: of a live listing. */
    const lastId = sql.value<number>`select coalesce(max(id), 0) from founders`
    const slugsBetween = (after: number, upTo: number): Effect.Effect<ReadonlyArray<string>> =>
      sql.column<string>`
        select f.slug from founders f where f.id > ${after} and f.id <= ${upTo} and f.live_companies > 0 order by f.id`

    const faces = (listing: string) =>
      sql.rows<{ slug: string; picture: string | null }>`
        select f.slug, f.avatar_url as picture
        from founders f join listing_founders lf on lf.founder_id = f.id join listings l on l.id = lf.listing_id
        where l.slug = ${listing} and l.status in ('live', 'scheduled') order by lf.position, f.id`

    return { page, count, bySlug, companies, interviews, faces, lastId, slugsBetween } as const
  })
}) {}
