/** An empty, migrated database for a benchmark: embedded in memory, or with DATABASE_URL a fresh one on that server. */
import { Effect, Layer } from "effect"
import * as Config from "../src/Config.ts"
import { Crawler } from "../src/services/crawl/Crawler.ts"
import { Import } from "../src/services/data/Import.ts"
import { Seed } from "../src/services/data/Seed.ts"
import { Blog } from "../src/services/directory/Blog.ts"
import { Categories } from "../src/services/directory/Categories.ts"
import { Founders } from "../src/services/directory/Founders.ts"
import { Interviews } from "../src/services/directory/Interviews.ts"
import { LatestUpdates } from "../src/services/directory/LatestUpdates.ts"
import { Listings } from "../src/services/directory/Listings.ts"
import { Search } from "../src/services/directory/Search.ts"
import { SiteInfo } from "../src/services/directory/SiteInfo.ts"
import { Drafter } from "../src/services/drafter/Drafter.ts"
import { Badges } from "../src/services/launches/Badges.ts"
import { Boards } from "../src/services/launches/Boards.ts"
import { LaunchCalendar } from "../src/services/launches/LaunchCalendar.ts"
import { Launches } from "../src/services/launches/Launches.ts"
import { Products } from "../src/services/money/Products.ts"
import { PaymentGateway } from "../src/services/outside/PaymentGateway.ts"
import { VatNumbers } from "../src/services/outside/VatNumbers.ts"
import { Changes } from "../src/services/store/Changes.ts"
import { Database } from "../src/services/store/Database.ts"
import { Jobs } from "../src/services/store/Jobs.ts"
import { Settings } from "../src/services/store/Settings.ts"
import * as Sql from "../src/services/store/Sql.ts"
import { memory } from "../src/services/store/sql/Embedded.ts"
import { freshDatabase } from "../test/support/FreshDatabase.ts"

/** No benchmark asks about a VAT number. */
const unasked = Layer.succeed(VatNumbers, {
  check: ({ text }) => Effect.succeed({ number: text, status: "unverified", consultation: null })
})

/** No benchmark reads a site. */
const unread = Layer.succeed(Crawler, { crawl: () => Effect.dieMessage("a benchmark reads no site") })

const services = Layer.mergeAll(
  Badges.Default,
  Blog.Default,
  Boards.Default,
  Categories.Default,
  Founders.Default,
  Import.Default,
  Interviews.Default,
  LatestUpdates.Default,
  LaunchCalendar.Default,
  Launches.Default,
  Listings.Default,
  Products.Default,
  Search.Default,
  Seed.Default,
  SiteInfo.Default
).pipe(
  Layer.provide([Drafter.layerExtractive, PaymentGateway.layerOff, unasked, unread]),
  Layer.provideMerge(Layer.mergeAll(Settings.Default, Jobs.Default)),
  Layer.provideMerge(Changes.Default),
  Layer.provideMerge(Sql.layer)
)
type Services = Layer.Layer.Success<typeof services>

export const onServer = (process.env.DATABASE_URL ?? "") !== ""

/** Runs a program on a database that is there. */
export const onDatabase = <A, E>(url: string, program: Effect.Effect<A, E, Services>): Promise<A> =>
  Effect.runPromise(
    Effect.provide(
      Database.patient(program),
      services.pipe(Layer.provide(Layer.effect(Config.AppConfigTag, Config.load({ DATABASE_URL: url }))))
    )
  )

/** Runs a program on it and drops it again. */
export const benchDatabase = async <A, E>(program: Effect.Effect<A, E, Services>): Promise<A> => {
  const fresh = onServer ? await freshDatabase(process.env.DATABASE_URL ?? "", "launchbook_bench") : null
  const config = Config.load(fresh === null ? { DATA_DIR: memory } : { DATABASE_URL: fresh.url })
  const layer = services.pipe(Layer.provide(Layer.effect(Config.AppConfigTag, config)))
  try {
    return await Effect.runPromise(Effect.provide(Database.patient(program), layer))
  } finally {
    await fresh?.drop()
  }
}
