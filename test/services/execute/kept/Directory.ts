/** A small directory in which everything can be done that changes what the public reads, one write at a time. */
import { Effect, Exit } from "effect"
import { addWeeks, weekOf } from "../../../../src/domain/Week.ts"
import { bySession } from "../../../../src/services/store/Audit.ts"
import { Settings } from "../../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../../support/App.ts"
import { caredListing } from "../../../support/CaredListing.ts"
import type { FixtureTexts } from "../../../support/FixtureDns.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { readyDraft } from "../../../support/ReadyDraft.ts"
import { columns, query, saveLaunch, saveListing, slugOf } from "../../../support/SavedListing.ts"
import { votable } from "../../../support/Voters.ts"
import type { Places } from "./PublicReads.ts"

export interface Write {
  readonly said: string
  readonly run: () => Promise<unknown>
  /** Why nothing that operations answer changes with it; left out of those that change something. */
  readonly changesNothing?: string
}

export const founderName = "Ingrid Solberg"
/** Fields a listing cannot do without. */
const complete = { tagline: "Tide alerts", description: "Texts harbour masters.", categories: ["HR"] }

export const directory = async () => {
  const sites: Record<string, Record<string, string>> = {}
  const texts: FixtureTexts = {}
  const ratings = new Map<string, number>()
  const app: TestApp = await testApp({
    demo: true,
    work: false,
    now: "2026-11-18T12:00:00Z",
    internet: sites,
    texts,
    domainRatings: {
      source: "ahrefs",
      lookup: (domains) =>
        Effect.succeed(
          domains.map((domain) => ({ domain, value: ratings.get(domain) ?? null, raw: ratings.get(domain) ?? null }))
        )
    }
  })
  await raiseLimits(app)
  for (const [key, value] of [
    ["votes.per_hour", 100_000],
    ["follows.per_hour", 100_000],
    ["reviews.per_day", 100_000],
    ["views.refresh_minutes", 1],
    ["seller.country", "NL"]
  ] as const)
    await app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set(key, value))))

  const owner = await app.user()
  const by = (user: { readonly id: number }) => bySession({ id: 1, userId: user.id }, "test")

  const cared = await caredListing(app, owner.id, { host: "cared.example", name: "Cared for" })
  await saveLaunch(app, { listingId: cared.id, week: "2026-11-09", wentLiveAt: "2026-11-09T00:00:00Z" })
  await query(app, "update founders set slug = 'ingrid-of-cared' where id = $1", [cared.founder])

  /** A listing made of a draft that names the same founder. */
  const drafted = async (host: string) => {
    const id = await readyDraft(app, owner.id)
    await query(app, "update drafts set url = $1, site_key = $2 where id = $3", [`https://${host}/`, host, id])
    const edited = await app.rest("PATCH", `/drafts/${id}`, {
      key: owner.key,
      body: { fields: { ...complete, name: `Made for ${host}` } }
    })
    const submitted = await app.rest("POST", `/drafts/${id}/submit`, { key: owner.key })
    if (edited.status !== 200 || submitted.status !== 200) throw new Error(`${edited.text}\n${submitted.text}`)
    return { draft: id, id: Number(submitted.body.listing_id), slug: String(submitted.body.slug) }
  }
  const twin = await drafted("twin.example")
  const week = "2026-11-09"
  await query(
    app,
    "update listings set status = 'live', plan = 'free', launch_week = $2::date, launched_at = $2::date where id = $1",
    [twin.id, week]
  )
  await saveLaunch(app, { listingId: twin.id, week, wentLiveAt: `${week}T00:00:00Z` })
  /** Nobody sees this one, and it has the same founder. */
  const unseen = await drafted("unseen.example")

  const due = (state: keyof typeof columns, host: string, more: object = {}) => {
    sites[host] = { "/": "<p>Nothing here.</p>" }
    return saveListing(app, {
      ownerId: owner.id,
      host,
      columns: { ...columns[state], badge_next_check_at: app.clock.now(), ...more }
    })
  }
  const inState = async (state: keyof typeof columns) => {
    const host = `${state}.example`
    const id = await due(state, host)
    const { launch_week: launchWeek } = columns[state]
    const wentLiveAt = state === "live" || state === "paused" ? `${launchWeek}T00:00:00Z` : null
    await saveLaunch(app, { listingId: id, week: launchWeek, wentLiveAt })
    return { id, host, slug: slugOf(host) }
  }
  const awaiting = await inState("awaiting")
  const scheduled = await inState("scheduled")
  const live = await inState("live")
  const launching = {
    id: await due("awaiting", "launching.example"),
    host: "launching.example",
    slug: "launching-example"
  }
  const soon = {
    id: await due("scheduled", "soon.example", { launch_week: "2026-11-23" }),
    host: "soon.example",
    slug: "soon-example"
  }
  await saveLaunch(app, { listingId: soon.id, week: "2026-11-23" })
  await saveLaunch(app, { listingId: launching.id, week: "2026-12-28" })
  const claimable = { id: await due("live", "claimable.example"), slug: "claimable-example" }
  const voted = await votable(app, "voted")
  const leaver = await app.user()
  const left = await caredListing(app, leaver.id, { host: "left.example", name: "Left behind" })

  const places: Places = {
    listings: [
      cared.slug,
      twin.slug,
      voted.slug,
      awaiting.slug,
      unseen.slug,
      claimable.slug,
      scheduled.slug,
      live.slug,
      launching.slug,
      left.slug,
      "brought-in"
    ],
    founders: ["ingrid-of-cared", "ingrid-solberg", "ingrid-solberg-2"],
    posts: ["how-the-weekly-ranking-works", "a-new-post"],
    categories: ["hr", "brought-in"]
  }

  let count = 0
  const turns = new Map<string, number>()
  return {
    app,
    sites,
    texts,
    ratings,
    owner,
    leaver,
    cared,
    twin,
    unseen,
    awaiting,
    scheduled,
    live,
    launching,
    claimable,
    voted,
    places,
    by,
    /** Another each time. */
    next: () => ++count,
    /** The first of these the first time that something is done, and so on. */
    turn: <A>(what: string, of: readonly [A, ...ReadonlyArray<A>]): A => {
      const times = turns.get(what) ?? 0
      turns.set(what, times + 1)
      return of[times % of.length] ?? of[0]
    },
    /** The Monday of the running week, or so many weeks from it. */
    week: (from = 0) => addWeeks(weekOf(app.clock.now()), from),
    today: () => app.clock.now().toISOString().slice(0, 10),
    query: <Row extends object>(text: string, values: ReadonlyArray<unknown> = []) => query<Row>(app, text, values),
    /** Does something, or not, where that is refused. */
    attempt: <A, E>(
      effect: Effect.Effect<
        A,
        E,
        Parameters<TestApp["run"]>[0] extends Effect.Effect<unknown, unknown, infer R> ? R : never
      >
    ) => app.run(Effect.map(Effect.exit(effect), (exit) => (Exit.isSuccess(exit) ? exit.value : undefined))),
    mine: (method: string, path: string, body?: unknown) => app.rest(method, path, { key: owner.key, body })
  }
}
export type Directory = Awaited<ReturnType<typeof directory>>
