/**
 * How often a product's page is seen, and how often somebody goes on from it to the product's site: each once a visitor
 * and day. A visitor is a hash of their address and browser under a key that is new each day and deleted after it, so that
 * nobody can be followed from one day to the next, nor be found by their address later.
 *
 * Seeing a page costs an entry in memory; every few seconds what was seen is counted in one statement. A process that is
 * killed loses the views of those seconds; one that stops in good order counts them first. What is counted does not make
 * kept answers anew each time: lists and pages learn of it together, every `views.refresh_minutes`.
 */
import { createHmac, randomBytes } from "node:crypto"
import { Clock, Effect, Schedule } from "effect"
import { listingSubject } from "../../domain/Operation.ts"
import { day, minute } from "../../domain/Week.ts"
import { Changes } from "../store/Changes.ts"
import { Database } from "../store/Database.ts"
import { Settings } from "../store/Settings.ts"
import { SiteKeysRepo } from "./rows/SiteKeysRepo.ts"
import { ViewsRepo } from "./rows/ViewsRepo.ts"

const flushEvery = "3 seconds"
/** Views that are kept in memory; more within seconds are no readers, and are not counted. */
const mostNoted = 20_000
/** A browser's name is longer only where somebody plays with it. */
const longestAgent = 200
/** Before the address of who went on to the site: no address begins with it, and hashes of it are others. */
const clickMark = "click "
/** Tells the visitors of one day apart. */
const hashBytes = 8
/** Subjects of one notification, so that it stays one of listings and does not become one of everything. */
const subjectsAtOnce = 30
/** Rows a statement forgets. */
const batch = 10_000

const dateOf = (millis: number) => new Date(millis).toISOString().slice(0, 10)

export class Views extends Effect.Service<Views>()("launchbook/Views", {
  dependencies: [SiteKeysRepo.Default, ViewsRepo.Default],
  scoped: Effect.gen(function* () {
    const changes = yield* Changes
    const keys = yield* SiteKeysRepo
    const repo = yield* ViewsRepo
    const settings = yield* Settings

    let noted = new Set<string>()
    /** Counted and not told yet. */
    let untold = new Set<string>()
    let toldAt = yield* Clock.currentTimeMillis
    let today: { readonly date: string; readonly key: Buffer } | undefined

    const add = (line: string) => {
      if (noted.size < mostNoted) noted.add(line)
    }
    const lineOf = (slug: string, mark: string, address: string, agent: string) =>
      `${slug}\n${mark}${address}\n${agent.slice(0, longestAgent)}`
    /** Notes that a page was seen; waits for nothing. `agent` is what the browser calls itself. */
    const note = (slug: string, address: string, agent: string) => add(lineOf(slug, "", address, agent))
    /** Notes that somebody went on to the product's site, as a view is noted. */
    const noteClick = (slug: string, address: string, agent: string) => add(lineOf(slug, clickMark, address, agent))

    const keyOf = (now: number) =>
      Effect.gen(function* () {
        const date = dateOf(now)
        if (today?.date === date) return today
        const forgetAt = new Date(Date.parse(`${date}T00:00:00Z`) + day)
        const key = yield* keys.ensure({ name: `views ${date}`, fresh: randomBytes(32), now: new Date(now), forgetAt })
        today = { date, key }
        return today
      })

    const tell = (now: number) =>
      Effect.gen(function* () {
        // The clock may have been set back since.
        if (untold.size === 0 || Math.abs(now - toldAt) < (yield* settings.get("views.refresh_minutes")) * minute)
          return
        const slugs = [...untold]
        untold = new Set()
        toldAt = now
        for (let at = 0; at < slugs.length; at += subjectsAtOnce)
          yield* changes.transaction(
            changes.touch(
              ...(at === 0 ? (["listings"] as const) : []),
              ...slugs.slice(at, at + subjectsAtOnce).map(listingSubject)
            )
          )
      })

    /** Counts what was noted, and tells of it where that is due. */
    const flush = Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      if (noted.size > 0) {
        const seen = noted
        noted = new Set()
        const { date, key } = yield* keyOf(now)
        const visits = [...seen].map((view) => {
          const end = view.indexOf("\n")
          const visitor = createHmac("sha256", key).update(view.slice(end)).digest().subarray(0, hashBytes)
          const deed = view.startsWith(clickMark, end + 1) ? "click" : "view"
          return { slug: view.slice(0, end), visitor: visitor.toString("hex"), deed } as const
        })
        const counted = yield* Effect.onError(repo.record(date, visits), () =>
          // The database may be back the next time.
          Effect.sync(() => {
            for (const view of seen) add(view)
          })
        )
        for (const slug of counted) untold.add(slug)
      }
      yield* tell(now)
    }).pipe(Database.patient)

    const safely = Effect.catchAllCause(flush, (cause) => Effect.logWarning("views were not counted", cause))
    yield* Effect.addFinalizer(() => safely)
    yield* Effect.forkScoped(Effect.repeat(safely, Schedule.spaced(flushEvery)))

    /** Views of each of the last days on which there was one. */
    const byDay = (slug: string, days: number) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) => repo.byDay(slug, dateOf(now - (days - 1) * day)))

    /** How many went on to the site, on each of the last days on which somebody did. */
    const clicksByDay = (slug: string, days: number) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) => repo.clicksByDay(slug, dateOf(now - (days - 1) * day)))

    /** Forgets who was counted on days that are over, and their keys. */
    const forget = Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      yield* keys.forget(new Date(now))
      return yield* repo.forget(dateOf(now), batch)
    })

    return { note, noteClick, flush, byDay, clicksByDay, forget } as const
  })
}) {}
