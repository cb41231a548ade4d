/** Casting a vote and taking it back: what counts, what waits, and what follows from it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { createHash } from "node:crypto"
import { Effect } from "effect"
import { foldVote, noVotes } from "../../../src/domain/launch/Ranking.ts"
import { Votes } from "../../../src/services/people/Votes.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { auditOf } from "../../support/Audit.ts"
import { clearListings, query, saveLaunch } from "../../support/SavedListing.ts"
import { cast, castRefused, countsOf, elsewhere, votable, voter, votesOf, withdraw } from "../../support/Voters.ts"

const now = "2026-11-18T12:00:00Z"
let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now })
}, 60_000)
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await clearListings(app)
})

const eventsOf = (launchId: number, userId: number) =>
  query<{ event: string; reasons: ReadonlyArray<string>; by: string }>(
    app,
    "select event, reasons, by from vote_events where launch_id = $1 and user_id = $2 order by id",
    [launchId, userId]
  )

describe("a vote", () => {
  test("counts at once for the listing, its launch and trending, once however often it is cast", async () => {
    const { launchId } = await votable(app, "tide")
    const ada = await voter(app)
    const standing = await cast(app, ada, elsewhere(1), "tide")
    expect(standing).toMatchObject({ slug: "tide", votes: 1, launchVotes: 1, may: "withdraw" })
    expect(standing.mine).toMatchObject({ status: "counted", reasons: [] })
    expect(await cast(app, ada, elsewhere(1), "tide")).toEqual(standing)
    const counts = await countsOf(app, "tide")
    expect(counts).toMatchObject({ votes: 1, launch: 1 })
    expect(counts?.trending).toBeCloseTo(foldVote(noVotes, Date.parse(now), 36), 3)
    expect(await eventsOf(launchId, ada.userId)).toEqual([{ event: "cast", reasons: [], by: "session:1" }])
    expect((await auditOf(app, ada.userId)).map(({ operation, target }) => [operation, target])).toEqual([
      ["vote_cast", "tide"]
    ])
  })

  test("is taken back with all it counted for; what happened stays written down", async () => {
    const { launchId } = await votable(app, "tide")
    const ada = await voter(app)
    await cast(app, ada, elsewhere(1), "tide")
    expect(await withdraw(app, ada, "tide")).toMatchObject({ votes: 0, launchVotes: 0, mine: null, may: "vote" })
    expect(await withdraw(app, ada, "tide")).toMatchObject({ votes: 0, mine: null })
    expect(await countsOf(app, "tide")).toEqual({ votes: 0, launch: 0, trending: noVotes })
    expect((await eventsOf(launchId, ada.userId)).map(({ event }) => event)).toEqual(["cast", "withdrawn"])
  })
})

test("how several listings stand with a person is told at once, as each is alone", async () => {
  const ada = await voter(app)
  const names = ["voted", "open", "mine", "soon"]
  await votable(app, "voted")
  await votable(app, "open")
  await votable(app, "mine", { ownerId: ada.userId })
  await votable(app, "soon", { columns: { status: "scheduled" } })
  await votable(app, "hidden", { columns: { status: "paused" } })
  await cast(app, ada, elsewhere(1), "voted")
  const { among, alone } = await app.run(
    Effect.gen(function* () {
      const votes = yield* Votes
      return {
        among: yield* votes.among(ada.userId, [...names, "hidden", "never"]),
        alone: yield* Effect.forEach(names, (name) => votes.standing(ada.userId, name))
      }
    })
  )
  expect(among).toEqual(new Map(alone.map((each) => [each.slug, each])))
  expect(alone.map(({ may }) => may)).toEqual(["withdraw", "vote", "nothing_own", "nothing_closed"])
  expect(await app.run(Effect.flatMap(Votes, (votes) => votes.among(ada.userId, [])))).toEqual(new Map())
})

describe("a vote is refused", () => {
  test("for a listing of one's own, for one that is not live, and for none", async () => {
    const owner = await voter(app)
    await votable(app, "mine", { ownerId: owner.userId })
    expect(await castRefused(app, owner, elsewhere(1), "mine")).toBe("own_listing")
    await votable(app, "soon", { columns: { status: "scheduled" } })
    expect(await castRefused(app, owner, elsewhere(1), "soon")).toBe("vote_closed")
    await votable(app, "gone", { columns: { status: "removed" } })
    expect(await castRefused(app, owner, elsewhere(1), "gone")).toBe("not_found")
    expect(await castRefused(app, owner, elsewhere(1), "never")).toBe("not_found")
    expect(await query(app, "select 1 from votes")).toEqual([])
  })

  test("past the votes a person may cast an hour, and not past them later", async () => {
    const limit = (votes: number) =>
      app.run(Effect.flatMap(Settings, (store) => Effect.orDie(store.set("votes.per_hour", votes))))
    await limit(2)
    const ada = await voter(app)
    for (const name of ["one", "two", "three"]) await votable(app, name)
    expect(await castRefused(app, ada, elsewhere(1), "one")).toBe("cast")
    expect(await castRefused(app, ada, elsewhere(1), "two")).toBe("cast")
    expect(await castRefused(app, ada, elsewhere(1), "three")).toBe("rate_limited")
    // What is cast already costs nothing.
    expect(await castRefused(app, ada, elsewhere(1), "two")).toBe("cast")
    app.clock.advance({ minutes: 61 })
    expect(await castRefused(app, ada, elsewhere(1), "three")).toBe("cast")
    await limit(30)
  })
})

describe("a vote waits", () => {
  const reasonsOf = async (launchId: number) =>
    (await votesOf(app, launchId)).map(({ status, reasons }) => [status, ...reasons].join(" "))

  test("of an account that is new, or whose mailbox nobody has shown to read, or a throw-away one", async () => {
    const { launchId } = await votable(app, "tide")
    await cast(app, await voter(app, { hours: 2 }), elsewhere(1), "tide")
    await cast(app, await voter(app, { proven: false }), elsewhere(2), "tide")
    await cast(app, await voter(app, { email: "someone@mailinator.com" }), elsewhere(3), "tide")
    expect(await reasonsOf(launchId)).toEqual(["pending new_account", "pending unverified", "pending disposable"])
    expect(await countsOf(app, "tide")).toMatchObject({ votes: 0, launch: 0, trending: noVotes })
  })

  test("where its network votes more than usual, with those before it; a trusted voter's does not", async () => {
    const { launchId } = await votable(app, "tide")
    const trusted = await voter(app)
    await beTrusted(trusted.userId)
    await cast(app, trusted, "203.0.113.1", "tide")
    for (let n = 2; n <= 4; n++) await cast(app, await voter(app), `203.0.113.${n}`, "tide")
    expect(await countsOf(app, "tide")).toMatchObject({ votes: 4 })
    await cast(app, await voter(app), "203.0.113.99", "tide")
    expect(await reasonsOf(launchId)).toEqual(["counted", ...Array(4).fill("pending same_network")])
    expect(await countsOf(app, "tide")).toMatchObject({ votes: 1, launch: 1 })
    const flagged = await query(app, "select 1 from vote_events where event = 'flagged' and by = 'rule'")
    expect(flagged).toHaveLength(4)
    // Its neighbour in the next network is another matter.
    await cast(app, await voter(app), "203.0.114.1", "tide")
    expect(await countsOf(app, "tide")).toMatchObject({ votes: 2 })
  })

  test("of one household of IPv6, whatever address it has that minute", async () => {
    const { launchId } = await votable(app, "tide")
    for (let n = 1; n <= 5; n++) await cast(app, await voter(app), `2001:db8:1:2::${n}`, "tide")
    expect(await reasonsOf(launchId)).toEqual(Array(5).fill("pending same_network"))
  })

  test("of a second account of one mailbox", async () => {
    const { launchId } = await votable(app, "tide")
    await cast(app, await voter(app, { email: "ada.lovelace@gmail.com" }), elsewhere(1), "tide")
    await cast(app, await voter(app, { email: "adalovelace+2@gmail.com" }), elsewhere(2), "tide")
    await cast(app, await voter(app, { email: "ada@people.test" }), elsewhere(3), "tide")
    await cast(app, await voter(app, { email: "ada+too@people.test" }), elsewhere(4), "tide")
    expect(await reasonsOf(launchId)).toEqual(["counted", "pending same_mailbox", "counted", "pending same_mailbox"])
  })

  test("in a burst of accounts that nobody knows, and those just before it with it", async () => {
    const { launchId } = await votable(app, "tide")
    for (let n = 0; n < 12; n++) await cast(app, await voter(app), elsewhere(n), "tide")
    expect(await countsOf(app, "tide")).toMatchObject({ votes: 12 })
    await cast(app, await voter(app), elsewhere(99), "tide")
    expect(await countsOf(app, "tide")).toMatchObject({ votes: 0, launch: 0, trending: noVotes })
    expect(new Set(await reasonsOf(launchId))).toEqual(new Set(["pending burst"]))
    app.clock.advance({ hours: 2 })
    await cast(app, await voter(app), elsewhere(100), "tide")
    expect(await countsOf(app, "tide")).toMatchObject({ votes: 1 })
  })

  test("no longer than it is the owner's own team's: those are excluded", async () => {
    const { id, launchId } = await votable(app, "tide")
    const [invited, founder] = [await voter(app, { email: "partner@people.test" }), await voter(app)]
    await query(
      app,
      `with d as (insert into drafts (id, user_id, url, site_key, status, step, listing_id, created_at, updated_at)
         values (gen_random_uuid(), $1, 'https://tide.example/', 'tide.example', 'ready', 'done', $2, $3, $3) returning id)
       insert into draft_invites (draft_id, email, created_at, token_hash, expires_at)
       select id, 'partner@people.test', $3, sha256('a'), $3 from d`,
      [founder.userId, id, now]
    )
    await query(
      app,
      `with f as (insert into founders (slug, name, user_id) values ('f', 'F', $1) returning id)
       insert into listing_founders (listing_id, founder_id, position) select $2, id, 0 from f`,
      [founder.userId, id]
    )
    await cast(app, invited, elsewhere(1), "tide")
    await cast(app, founder, elsewhere(2), "tide")
    expect(await reasonsOf(launchId)).toEqual(["excluded insider", "excluded insider"])
    expect(await countsOf(app, "tide")).toMatchObject({ votes: 0 })
  })
})

/** Gives somebody counted votes of long ago, in several weeks. */
const beTrusted = async (userId: number) => {
  for (const [n, week] of ["2026-10-05", "2026-10-12", "2026-10-19", "2026-10-19", "2026-10-26"].entries()) {
    const { id, launchId } = await votable(app, `old-${userId}-${n}`, { week })
    await query(app, "insert into votes (user_id, listing_id, launch_id, at) values ($1, $2, $3, $4)", [
      userId,
      id,
      launchId,
      `${week}T12:00:00Z`
    ])
  }
}

test("no address is kept, and no hash of one that could be tried without the site's key", async () => {
  await votable(app, "tide")
  await cast(app, await voter(app), "198.51.100.7", "tide")
  const [row] = await query<{ network: Buffer }>(app, "select network from votes")
  const plain = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32)
  for (const text of ["198.51.100.7", "198.51.100.0/24", "network\n198.51.100.0/24"])
    expect(row?.network.toString("hex")).not.toBe(plain(text))
  expect(row?.network).toHaveLength(16)
})

describe("what everybody sees", () => {
  test("is what became of all votes, and when they were cast", async () => {
    await votable(app, "tide")
    for (let n = 0; n < 3; n++) await cast(app, await voter(app), elsewhere(n), "tide")
    app.clock.advance({ days: 1 })
    await cast(app, await voter(app, { hours: 1 }), elsewhere(9), "tide")
    const { integrity, days } = await app.run(
      Effect.flatMap(Votes, (votes) => Effect.all({ integrity: votes.integrity("tide"), days: votes.byDay("tide", 7) }))
    )
    expect(integrity).toEqual({ total: 4, counted: 3, pending: 1, excluded: 0 })
    expect(days).toEqual([
      { date: "2026-11-18", total: 3, counted: 3, pending: 0, excluded: 0 },
      { date: "2026-11-19", total: 1, counted: 0, pending: 1, excluded: 0 }
    ])
  })

  test("a relaunch takes votes anew, for its own week; all of them add up", async () => {
    const { id, launchId } = await votable(app, "tide")
    const ada = await voter(app)
    await cast(app, ada, elsewhere(1), "tide")
    app.clock.set("2026-11-24T12:00:00Z")
    const again = await saveLaunch(app, {
      listingId: id,
      week: "2026-11-23",
      kind: "relaunch",
      wentLiveAt: "2026-11-23T00:00:05Z"
    })
    expect(await cast(app, ada, elsewhere(1), "tide")).toMatchObject({ votes: 2, launchVotes: 1 })
    expect([await votesOf(app, launchId), await votesOf(app, again)].map(({ length }) => length)).toEqual([1, 1])
  })
})
