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

/** Founders of one name are counted up to so many, or as far as somebody pages. */
const namesakesAtMost = 200

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
    const named = (name: string): Fragment =>
      [...name].length < indexedFrom
        ? // So little of a name is its beginning, or that of one of its words.
          sql`(f.folded like ${pattern(name)} || '%' or f.folded like '% ' || ${pattern(name)} || '%')`
        : sql`f.folded like '%' || ${pattern(name)} || '%'`

    /** Founders `f` of live listings. */
    const found = (name: string | undefined, code: string | undefined): Fragment =>
      sql.and([
        sql.literal("f.live_companies > 0"),
        ...(name === undefined ? [] : [named(name)]),
        ...(code === undefined ? [] : [sql`${sql.literal(country)} = ${code}`])
      ])

    /**
     * By name. Whoever is looked for by name is found by its letters and then put in order (`offset 0`): those of one
     * name stand together in the order, so going through it from its beginning may meet none for long.
     */
    const page = (
      name: string | undefined,
      country: string | undefined,
      paging: Paging
    ): Effect.Effect<ReadonlyArray<FounderProfileRow>> => {
      const from =
        name === undefined
          ? sql`founders f where ${found(name, country)}`
          : sql`(select * from founders f where ${found(name, country)} offset 0) f`
      return sql.rows<FounderProfileRow>`
        select ${columns} from (
          select f.id from ${from} order by f.folded, f.id limit ${paging.per_page} offset ${offsetOf(paging)}
        ) as page join founders f on f.id = page.id order by f.folded, f.id`
    }

    /** Of a name they are counted up to a bound, and as far as what is asked for; else they are kept count of. */
    const count = (
      name: string | undefined,
      country: string | undefined,
      paging: Paging
    ): Effect.Effect<{ readonly total: number; readonly capped: boolean }> => {
      if (name === undefined) {
        const facet = { name: country === undefined ? "founders" : "founders_from", key: country ?? "" } as const
        return Effect.map(totals.of(facet, "live"), (total) => ({ total, capped: false }))
      }
      const most = Math.max(namesakesAtMost, offsetOf(paging) + paging.per_page + 1)
      return Effect.map(
        sql.value<number>`
          select count(*) as total from (select from founders f where ${found(name, country)} limit ${most + 1}::int) as n`,
        (total) => ({ total: Math.min(total, most), capped: total > most })
      )
    }

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
