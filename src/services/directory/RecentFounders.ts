/** The people behind the latest launches. */
import { Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import { RecentFoundersRepo } from "./rows/RecentFoundersRepo.ts"

export interface RecentFounder {
  readonly slug: string
  readonly name: string
  readonly picture: string | null
  /** Their page. */
  readonly url: string
  /** The name of what they launched last. */
  readonly company: string
}

/** Not every listing names its founders: so many are looked at for each face. */
const listingsAFace = 3

export class RecentFounders extends Effect.Service<RecentFounders>()("launchbook/RecentFounders", {
  dependencies: [RecentFoundersRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* RecentFoundersRepo
    const links = linksOf((yield* AppConfigTag).publicUrl)

    /** At most so many, each once. */
    const newest = (count: number): Effect.Effect<ReadonlyArray<RecentFounder>> =>
      Effect.map(repo.ofLatest(count * listingsAFace), (rows) => {
        const once = new Map(rows.toReversed().map((row) => [row.id, row]))
        return rows
          .filter((row) => once.get(row.id) === row)
          .slice(0, count)
          .map(({ slug, name, company, avatar_url }) => ({
            slug,
            name,
            company,
            picture: avatar_url === null ? null : links.picture(avatar_url),
            url: links.founder(slug)
          }))
      })

    return { newest } as const
  })
}) {}
