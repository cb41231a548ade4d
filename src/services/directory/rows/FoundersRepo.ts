/** Founders are public through their listings: without a public listing there is no such founder. */
import type { Fragment } from "@effect/sql/Statement"
import { Effect } from "effect"
import type { Section } from "../../../domain/listing/Listing.ts"
import type { Story } from "../../../domain/listing/Story.ts"
import { offsetOf, type Paging } from "../../../domain/Page.ts"
import type { Founder } from "../../../domain/people/People.ts"
import { costlyFrom, figures } from "../../listing/Figures.ts"
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

/** The least of a name that the trigram index can look for. */
const indexedFrom = 3

export class FoundersRepo extends Effect.Service<FoundersRepo>()("launchbook/FoundersRepo", {
  scoped: Effect.gen(function* () {
    const sql = yield* Database
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
          sql`(' ' || fold(f.name)) like '% ' || ${pattern(name)} || '%'`
        : sql`fold(f.name) like '%' || ${pattern(name)} || '%'`

    /** From here to the end of its `where`: founders `f` of live listings. */
    const found = (name: string | undefined, code: string | undefined): Fragment => {
      // Names are looked for on their own (`offset 0`), by their index, whatever the order is to be.
      const from =
        name === undefined ? sql`founders f` : sql`(select * from founders f where ${named(name)} offset 0) f`
      const there = code === undefined ? sql`true` : sql`${sql.literal(country)} = ${code}`
      return sql`from ${from} where ${there} and exists (
        select from listing_founders lf join listings l on l.id = lf.listing_id
        where lf.founder_id = f.id and l.status = 'live')`
    }

    /** By name. */
    const page = (
      name: string | undefined,
      country: string | undefined,
      paging: Paging
    ): Effect.Effect<ReadonlyArray<FounderProfileRow>> =>
      sql.rows<FounderProfileRow>`
        select ${columns} ${found(name, country)}
        order by fold(f.name), f.id limit ${paging.per_page} offset ${offsetOf(paging)}`

    const totals = yield* figures<number>(["founders", "listings"], (total) => total >= costlyFrom)
    const count = (name: string | undefined, country: string | undefined): Effect.Effect<number> =>
      totals(`${country} ${name}`, sql.value<number>`select count(*) as total ${found(name, country)}`)

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

    return { page, count, bySlug, companies, interviews } as const
  })
}) {}
