/** Votes that wait: what a person decides, what time does, and what rules find later. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect, Either } from "effect"
import type { SettingKey } from "../../../src/domain/Setting.ts"
import { Rollover } from "../../../src/services/launches/Rollover.ts"
import { type Reviewed, VoteReviews } from "../../../src/services/people/VoteReviews.ts"
import { byCommandLine } from "../../../src/services/store/Audit.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { clearListings, query } from "../../support/SavedListing.ts"
import { cast, countsOf, elsewhere, votable, voter, votesOf, withdraw } from "../../support/Voters.ts"

const now = "2026-11-18T12:00:00Z"
let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now })
  await app.user({ email: "team@launchbook.test", admin: true })
}, 60_000)
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await clearListings(app)
  await query(app, "delete from vote_alarms")
})

const set = (key: SettingKey, value: unknown) =>
  app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set(key, value))))
const run = () => app.run(Effect.flatMap(VoteReviews, (reviews) => reviews.run))
const list = (slug: string | null = null) =>
  app.run(Effect.flatMap(VoteReviews, (reviews) => reviews.list({ slug, reason: null, most: 100 })))
const decide = (which: Reviewed, to: "counted" | "excluded", note: string | null = null) =>
  app.run(
    Effect.flatMap(VoteReviews, (reviews) => Effect.either(reviews.decide(which, to, note, byCommandLine))).pipe(
      Effect.map(Either.match({ onLeft: ({ message }) => message, onRight: ({ votes }) => votes }))
    )
  )
const statesOf = async (launchId: number) =>
  (await votesOf(app, launchId)).map(({ status, reasons }) => [status, ...reasons].join(" "))
const mails = () =>
  query<{ subject: string; text: string }>(
    app,
    "select data->'letter'->>'subject' as subject, data->>'letter' as text from pgboss.job where name = 'mail' order by created_on, id"
  )

describe("a reviewer", () => {
  test("sees what waits by launch and reason, with what is known of each vote", async () => {
    await votable(app, "tide")
    const fresh = await voter(app, { hours: 3, email: "fresh@people.test" })
    await cast(app, fresh, "198.51.100.7", "tide")
    await cast(app, await voter(app, { hours: 3 }), elsewhere(2), "tide")
    await cast(app, await voter(app), elsewhere(3), "tide")
    const { waiting, groups, votes } = await list()
    expect(waiting).toBe(2)
    expect(groups).toEqual([{ slug: "tide", week: "2026-11-16", reason: "new_account", votes: 2, counted: 1 }])
    expect(votes[0]).toMatchObject({
      slug: "tide",
      email: "fresh@people.test",
      account_hours: 3,
      voter: "new",
      status: "pending",
      reasons: ["new_account"],
      other_votes: 0
    })
    expect(votes[0]?.network).toMatch(/^[0-9a-f]{6}$/)
    expect(await list("none")).toEqual({ waiting: 2, groups: [], votes: [] })
  })

  test("counts and excludes, one by one or a group at once; the counts follow, and it is written down", async () => {
    const { launchId } = await votable(app, "tide")
    for (let n = 0; n < 3; n++) await cast(app, await voter(app, { hours: 3 }), elsewhere(n), "tide")
    const [first] = (await list()).votes
    expect(await decide({ ids: [first?.id ?? 0] }, "excluded", "same person as the owner")).toBe(1)
    expect(await decide({ slug: "tide", reason: "new_account" }, "counted")).toBe(2)
    expect(await statesOf(launchId)).toEqual(["excluded new_account", "counted new_account", "counted new_account"])
    expect(await countsOf(app, "tide")).toMatchObject({ votes: 2, launch: 2 })
    expect(
      await query(app, "select event, by, note from vote_events where event in ('excluded', 'counted') order by id")
    ).toEqual([
      { event: "excluded", by: "cli", note: "same person as the owner" },
      { event: "counted", by: "cli", note: null },
      { event: "counted", by: "cli", note: null }
    ])
    expect(
      await query(app, "select operation, target from audit_log where operation like 'votes_%' order by id")
    ).toEqual([
      { operation: "votes_excluded", target: "tide" },
      { operation: "votes_counted", target: "tide" }
    ])
    expect(await decide({ slug: "tide", reason: "new_account" }, "counted")).toBe(
      "No such vote is there to be decided on."
    )
    // A decision can be changed by the next one.
    expect(await decide({ ids: [first?.id ?? 0] }, "counted")).toBe(1)
    expect(await countsOf(app, "tide")).toMatchObject({ votes: 3, launch: 3 })
  })

  test("decides for good: neither rules nor a vote cast anew change it", async () => {
    const { launchId } = await votable(app, "tide")
    const one = await voter(app, { hours: 3 })
    await cast(app, one, elsewhere(1), "tide")
    await decide({ slug: "tide", reason: "new_account" }, "excluded")
    app.clock.advance({ days: 3 })
    await run()
    expect(await statesOf(launchId)).toEqual(["excluded new_account"])
    await withdraw(app, one, "tide")
    await cast(app, one, elsewhere(1), "tide")
    expect(await statesOf(launchId)).toEqual(["excluded"])
    expect(await countsOf(app, "tide")).toMatchObject({ votes: 0, launch: 0 })
  })
})

describe("time", () => {
  test("counts a vote that waited for its account's age alone, and no other", async () => {
    const { launchId } = await votable(app, "tide")
    await cast(app, await voter(app, { hours: 3 }), elsewhere(1), "tide")
    await cast(app, await voter(app, { hours: 3, proven: false }), elsewhere(2), "tide")
    await cast(app, await voter(app, { hours: 3, email: "x@mailinator.com" }), elsewhere(3), "tide")
    expect(await run()).toMatchObject({ counted: 0 })
    app.clock.advance({ hours: 21, minutes: 1 })
    expect(await run()).toMatchObject({ counted: 1 })
    expect(await run()).toMatchObject({ counted: 0 })
    expect(await statesOf(launchId)).toEqual([
      "counted",
      "pending new_account unverified",
      "pending new_account disposable"
    ])
    expect(await countsOf(app, "tide")).toMatchObject({ votes: 1, launch: 1 })
    expect(await query(app, "select by, note from vote_events where event = 'counted'")).toEqual([
      { by: "rule", note: "time" }
    ])
  })

  test("counts nothing where a person is to decide on everything", async () => {
    await votable(app, "tide")
    await cast(app, await voter(app, { hours: 3 }), elsewhere(1), "tide")
    app.clock.advance({ days: 2 })
    await set("votes.automatic_review", "off")
    expect(await run()).toMatchObject({ counted: 0 })
    await set("votes.automatic_review", "on")
    expect(await run()).toMatchObject({ counted: 1 })
  })

  test("does not count a crowd that came for one launch on one day, unless as many others vote for it", async () => {
    const [tide, wave] = [await votable(app, "tide"), await votable(app, "wave")]
    for (let n = 0; n < 16; n++) {
      for (const { slug } of [tide, wave]) await cast(app, await voter(app, { hours: 3 }), elsewhere(n), slug)
      for (const k of [0, 1])
        await cast(app, await voter(app, { hours: 1000 + 200 * n + 100 * k }), elsewhere(100 + 2 * n + k), "wave")
      app.clock.advance({ minutes: 40 })
    }
    app.clock.advance({ days: 1 })
    expect(await run()).toMatchObject({ counted: 16 })
    expect(await run()).toMatchObject({ counted: 0 })
    expect(new Set(await statesOf(tide.launchId))).toEqual(new Set(["pending new_account crowd"]))
    expect(await countsOf(app, "tide")).toMatchObject({ votes: 0, launch: 0 })
    expect(await countsOf(app, "wave")).toMatchObject({ votes: 48, launch: 48 })
  })
})

describe("rules find later", () => {
  test("accounts that were made together and vote together", async () => {
    const launches = [await votable(app, "one"), await votable(app, "two"), await votable(app, "three")]
    const ring = await Promise.all(Array.from({ length: 4 }, (_, n) => voter(app, { hours: 2000 + 3 * n })))
    const strangers = await Promise.all(Array.from({ length: 4 }, (_, n) => voter(app, { hours: 3000 + 400 * n })))
    for (const [at, { slug }] of launches.entries())
      for (const [n, who] of [...ring, ...strangers].entries()) {
        await cast(app, who, elsewhere(n * 10 + at), slug)
        app.clock.advance({ minutes: 11 })
      }
    expect(await countsOf(app, "one")).toMatchObject({ votes: 8 })
    expect(await run()).toMatchObject({ rings: 12 })
    expect(await run()).toMatchObject({ rings: 0 })
    for (const { slug, launchId } of launches) {
      expect(await countsOf(app, slug)).toMatchObject({ votes: 4, launch: 4 })
      const held = (await votesOf(app, launchId)).filter(({ reasons }) => reasons.includes("ring"))
      expect(held.map(({ user_id }) => user_id).sort()).toEqual(ring.map(({ userId }) => userId).sort())
    }
  })

  test("accounts that were made at one sitting and first vote for the same launch", async () => {
    await votable(app, "tide")
    for (let n = 0; n < 8; n++) {
      // The clock goes on, and with it the age of each: five are made within eighty minutes.
      await cast(app, await voter(app, { hours: n < 5 ? 2000 : 2100 + 500 * n }), elsewhere(n), "tide")
      app.clock.advance({ minutes: 20 })
    }
    expect(await run()).toMatchObject({ rings: 5 })
    expect(await countsOf(app, "tide")).toMatchObject({ votes: 3 })
  })

  test("somebody who came to own what they had voted for", async () => {
    const { id, launchId } = await votable(app, "tide")
    const later = await voter(app)
    await cast(app, later, elsewhere(1), "tide")
    await query(app, "update listings set owner_id = $1 where id = $2", [later.userId, id])
    expect(await run()).toMatchObject({ insiders: 1 })
    expect(await statesOf(launchId)).toEqual(["excluded insider"])
    expect(await countsOf(app, "tide")).toMatchObject({ votes: 0, launch: 0 })
  })
})

describe("the site team is told", () => {
  test("once a day, while many votes wait", async () => {
    await set("votes.review_alarm", 3)
    await votable(app, "tide")
    for (let n = 0; n < 2; n++) await cast(app, await voter(app, { hours: 1 }), elsewhere(n), "tide")
    await run()
    expect(await mails()).toEqual([])
    await cast(app, await voter(app, { hours: 1 }), elsewhere(3), "tide")
    await run()
    await run()
    expect((await mails()).map(({ subject }) => subject)).toEqual(["3 votes wait for review"])
    await set("votes.automatic_review", "off")
    app.clock.advance({ days: 1 })
    await run()
    expect(await mails()).toHaveLength(2)
    await set("votes.automatic_review", "on")
    await set("votes.review_alarm", 25)
  })

  test("half a day before awards that votes which wait could change, once; awards count none of them", async () => {
    const [ahead, behind] = [await votable(app, "ahead"), await votable(app, "behind")]
    await votable(app, "alone")
    await query(app, "insert into rollovers (week, began_at, launched, moved) values ('2026-11-16', $1, 0, 0)", [now])
    for (let n = 0; n < 3; n++) await cast(app, await voter(app), elsewhere(n), "ahead")
    await cast(app, await voter(app), elsewhere(10), "behind")
    for (let n = 0; n < 2; n++)
      await cast(app, await voter(app, { email: `${n}@mailinator.com` }), elsewhere(20 + n), "behind")
    app.clock.set("2026-11-23T11:00:00Z")
    await run()
    expect(await mails()).toEqual([])
    app.clock.set("2026-11-23T12:00:01Z")
    await run()
    await run()
    const [mail, ...rest] = await mails()
    expect(rest).toEqual([])
    expect(mail?.subject).toBe("Votes that wait could change the awards of 2026-11-16")
    expect(mail?.text).toContain("behind: 1 counted, 2 wait")
    // After the week's end, and before the awards: a vote counts for all time alone.
    await cast(app, await voter(app), elsewhere(30), "behind")
    await cast(app, await voter(app), elsewhere(31), "behind")
    await cast(app, await voter(app), elsewhere(32), "behind")
    expect(await countsOf(app, "behind")).toMatchObject({ votes: 4 })
    app.clock.set("2026-11-24T00:00:01Z")
    await app.run(Effect.flatMap(Rollover, (rollover) => rollover.run()))
    const awards = () => query(app, "select place, listing_id, votes from awards order by place")
    expect(await awards()).toEqual([
      { place: 1, listing_id: ahead.id, votes: 3 },
      { place: 2, listing_id: behind.id, votes: 1 }
    ])
    const decided = await awards()
    expect(await decide({ slug: "behind", reason: "disposable" }, "counted")).toBe(2)
    await app.run(Effect.flatMap(Rollover, (rollover) => rollover.run()))
    expect(await awards()).toEqual(decided)
  })
})

test("where votes came from is forgotten after thirty days; the votes and their trail stay", async () => {
  await votable(app, "tide")
  await cast(app, await voter(app), elsewhere(1), "tide")
  const forget = () => app.run(Effect.flatMap(VoteReviews, (reviews) => reviews.forget))
  app.clock.advance({ days: 29 })
  expect(await forget()).toBe(0)
  app.clock.advance({ days: 2 })
  expect(await forget()).toBe(1)
  expect(await query(app, "select network, mailbox, status from votes")).toEqual([
    { network: null, mailbox: null, status: "counted" }
  ])
})
