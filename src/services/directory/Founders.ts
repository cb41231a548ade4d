/** Founders with their companies, the stories they published and the interview they gave. */
import { Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import type { getFounder, listFounders } from "../../domain/api/PeopleApi.ts"
import { NotFound } from "../../domain/Failure.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import { storyOf } from "../../domain/listing/Story.ts"
import type { Input } from "../../domain/Operation.ts"
import { toPage } from "../../domain/Page.ts"
import type { Founder } from "../../domain/people/People.ts"
import { ListingsRepo } from "../listing/ListingsRepo.ts"
import { isUnlocked } from "../listing/ProfileRows.ts"
import { type CompanyRow, type FounderProfileRow, FoundersRepo } from "./rows/FoundersRepo.ts"

/** A story is published where its listing is live and shows it. */
const storiesOf = (companies: ReadonlyArray<CompanyRow>): Founder["stories"] =>
  companies.flatMap((company) => {
    const story = company.status === "live" && isUnlocked(company, "story") ? storyOf(company.story) : null
    return story === null ? [] : [{ listing_slug: company.slug, ...story }]
  })

/** A founder's picture, for who is named elsewhere already. */
export interface FounderFace {
  readonly slug: string
  /** The path of a picture of ours, or an address; null where there is none. */
  readonly picture: string | null
}

export class Founders extends Effect.Service<Founders>()("launchbook/Founders", {
  dependencies: [FoundersRepo.Default, ListingsRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* FoundersRepo
    const listings = yield* ListingsRepo
    const links = linksOf((yield* AppConfigTag).publicUrl)

    const complete = (rows: ReadonlyArray<FounderProfileRow>) =>
      Effect.gen(function* () {
        const companies = yield* repo.companies(rows.map(({ id }) => id))
        const summaries = yield* listings.rowsByIds([...new Set(companies.map(({ id }) => id))])
        const summaryOf = new Map(summaries.map((row) => [row.id, listings.summary(row)]))
        const exchanges = yield* repo.interviews(rows.flatMap(({ user_id }) => user_id ?? []))
        return rows.map((row): Founder => {
          const own = companies.filter(({ founder_id }) => founder_id === row.id)
          return {
            slug: row.slug,
            name: row.name,
            title: row.title,
            bio: row.bio,
            country: row.country,
            avatar_url: row.avatar_url === null ? null : links.picture(row.avatar_url),
            socials: row.socials,
            companies: own.flatMap(({ id }) => summaryOf.get(id) ?? []),
            stories: storiesOf(own),
            interview: exchanges
              .filter(({ user_id }) => user_id === row.user_id)
              .map(({ question, answer }) => ({ question, answer })),
            url: links.founder(row.slug)
          }
        })
      })

    const list = (input: Input<typeof listFounders>) =>
      Effect.gen(function* () {
        const name = input.q?.trim() || undefined
        const country = input.country?.toUpperCase()
        const counted = yield* repo.count(name, country, input)
        const items = yield* complete(yield* repo.page(name, country, input, counted))
        return { ...toPage(input, items, counted.total), total_is_capped: counted.capped }
      })

    const get = ({ slug }: Input<typeof getFounder>) =>
      Effect.gen(function* () {
        const row = yield* repo.bySlug(slug)
        const [founder] = row === undefined ? [] : yield* complete([row])
        return founder === undefined || founder.companies.length === 0 ? yield* NotFound() : founder
      })

    /** Their pages, for the sitemap. */
    const publicPaths = (after: number, upTo: number) =>
      Effect.map(repo.slugsBetween(after, upTo), (slugs) => slugs.map((slug) => ({ path: `/founders/${slug}` })))

    /** The pictures of a listing's founders. */
    const faces = (listing: string): Effect.Effect<ReadonlyArray<FounderFace>> => repo.faces(listing)

    return { list, get, faces, lastId: repo.lastId, publicPaths } as const
  })
}) {}
