/** Following, the count of it, and how its news reaches people: each once, whatever falls over in between. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import type { FollowNews } from "../../../src/domain/people/Follow.ts"
import { Follows } from "../../../src/services/people/Follows.ts"
import { MailChoices } from "../../../src/services/people/MailChoices.ts"
import { bySession } from "../../../src/services/store/Audit.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { auditOf } from "../../support/Audit.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { columns, query, saveListing, slugOf, waitingMails } from "../../support/SavedListing.ts"

let app: TestApp
// A Wednesday.
const start = "2026-11-18T12:00:00Z"
beforeAll(async () => {
  app = await testApp({ work: false, now: start })
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())
beforeEach(() => query(app, "delete from pgboss.job"))

interface Someone {
  readonly id: number
  readonly email: string
}
const use = <A, E>(what: (follows: Follows) => Effect.Effect<A, E>) => app.run(Effect.flatMap(Follows, what))
const by = ({ id }: Someone) => bySession({ id: 1, userId: id }, "request")
const outcome = <A, E extends { readonly _tag: string }>(effect: Effect.Effect<A, E>) =>
  Effect.match(effect, { onFailure: ({ _tag }) => _tag, onSuccess: () => "done" })

let hosts = 0
const saved = async (more: Readonly<Record<string, unknown>> = columns.live) => {
  const owner = await app.user()
  const host = `followed-${++hosts}.example`
  const id = await saveListing(app, { ownerId: owner.id, host, columns: more })
  return { id, owner, slug: slugOf(host) }
}
type Saved = Awaited<ReturnType<typeof saved>>
const followersOf = async ({ slug, id }: Saved) => {
  const [row] = await query<{ followers: number; rows: number }>(
    app,
    "select followers, (select count(*) from followers f where f.listing_id = l.id)::int as rows from listings l where id = $1",
    [id]
  )
  expect(row?.rows).toBe(row?.followers ?? -1)
  const answered = await app.rest("GET", `/listings/${slug}`)
  if (answered.status === 200) expect(answered.body.followers).toBe(row?.followers)
  return row?.followers
}
const follow = (who: Someone, { slug }: Saved) => use((follows) => outcome(follows.follow(by(who), slug)))
const unfollow = (who: Someone, { slug }: Saved) => use((follows) => outcome(follows.unfollow(by(who), slug)))
const choose = (who: Someone, news: FollowNews) => use((follows) => follows.choose(by(who), news))
/** A follower who is told in this way. */
const follower = async (listing: Saved, news: FollowNews) => {
  const who = await app.user()
  await follow(who, listing)
  await choose(who, news)
  return who
}
const post = async ({ id, owner }: Saved, title: string) => {
  const body = { title, body: `${title}, in full.` }
  const { body: update, status } = await app.rest("POST", `/me/listings/${id}/updates`, { key: owner.key, body })
  expect(status).toBe(201)
  return { listing_id: id, update_id: Number(update.id) }
}
const tell = (update: { readonly listing_id: number; readonly update_id: number }) =>
  use((follows) => follows.tell(update))
const publish = async (listing: Saved, title: string) => tell(await post(listing, title))
const digests = () => use((follows) => follows.sendDigests)
const subjects = async ({ email }: Someone) => (await waitingMails(app, email)).map(({ subject }) => subject)

describe("following", () => {
  test("is counted once however often it is asked for, and undone once", async () => {
    const listing = await saved()
    const who = await app.user()
    for (const count of [1, 1]) {
      expect(await follow(who, listing)).toBe("done")
      expect(await followersOf(listing)).toBe(count)
    }
    expect(await use(({ follows }) => follows(who.id, listing.slug))).toBe(true)
    for (const count of [0, 0]) {
      expect(await unfollow(who, listing)).toBe("done")
      expect(await followersOf(listing)).toBe(count)
    }
    expect((await auditOf(app, who.id)).map(({ operation, target }) => [operation, target])).toEqual([
      ["follow", listing.slug],
      ["unfollow", listing.slug]
    ])
  })

  test("stays exact when many come and go at once", async () => {
    const listing = await saved()
    const people = await Promise.all(Array.from({ length: 12 }, () => app.user()))
    await Promise.all(people.flatMap((who) => [follow(who, listing), follow(who, listing), follow(who, listing)]))
    expect(await followersOf(listing)).toBe(12)
    await Promise.all(
      people.flatMap((who, at) =>
        at % 3 === 0 ? [unfollow(who, listing), unfollow(who, listing)] : [follow(who, listing)]
      )
    )
    expect(await followersOf(listing)).toBe(8)
  })

  test("is for public listings of others", async () => {
    const who = await app.user()
    expect(await follow(who, await saved(columns.scheduled))).toBe("done")
    for (const hidden of [columns.paused, columns.awaiting, { status: "draft" }])
      expect(await follow(who, await saved(hidden))).toBe("Failure")
    expect(await follow(who, { id: 0, slug: "nothing-there", owner: { ...who, key: "" } })).toBe("Failure")
    const own = await saved()
    expect(await follow(own.owner, own)).toBe("OwnListingFollowed")
    expect(await followersOf(own)).toBe(0)
  })

  test("of a listing that went away can be ended by who follows it, and tells others nothing", async () => {
    const listing = await saved()
    const [who, other] = [await app.user(), await app.user()]
    await follow(who, listing)
    await query(app, "update listings set status = 'removed' where id = $1", [listing.id])
    const list = await use((follows) => follows.list(who.id, { page: 1, per_page: 10 }))
    expect(list.items).toMatchObject([{ slug: listing.slug, status: "removed" }])
    expect(await unfollow(other, listing)).toBe("Failure")
    expect(await unfollow(who, listing)).toBe("done")
    expect(await followersOf(listing)).toBe(0)
  })
})

describe("an update", () => {
  test("reaches whoever wants each at once, once, however often its job runs", async () => {
    const listing = await saved()
    const people = await Promise.all(Array.from({ length: 3 }, () => follower(listing, "each")))
    const update = await post(listing, "Eleven harbours")
    await tell(update)
    await tell(update)
    for (const who of people) {
      const [mail, ...more] = await waitingMails(app, who.email)
      expect(more).toEqual([])
      expect(mail?.subject).toContain("Eleven harbours")
      expect(mail?.text).toContain(`https://launchbook.test/products/${listing.slug}`)
      expect(mail?.letter).toMatchObject({
        why: expect.stringContaining("because you follow"),
        unsubscribe_url: expect.stringContaining(`/unsubscribe/updates.${who.id}.`)
      })
    }
  })

  test("goes on where a crash left it", async () => {
    const listing = await saved()
    const [early, late] = [await follower(listing, "each"), await follower(listing, "each")]
    const update = await post(listing, "News")
    await query(app, "update listing_updates set told_up_to = $1 where id = $2", [early.id, update.update_id])
    await tell(update)
    expect([await subjects(early), await subjects(late)]).toMatchObject([[], [expect.stringContaining("News")]])
  })

  test("of a listing that is not public is told to nobody", async () => {
    const listing = await saved()
    const who = await follower(listing, "each")
    const later = await follower(listing, "daily")
    await query(app, "update listings set status = 'paused' where id = $1", [listing.id])
    await publish(listing, "Behind the curtain")
    app.clock.advance({ days: 2 })
    await digests()
    expect([await subjects(who), await subjects(later)]).toEqual([[], []])
  })

  test("that comes within a day of the last waits for the others, and the day is over once", async () => {
    const listing = await saved()
    const who = await follower(listing, "each")
    await publish(listing, "First")
    for (const title of ["Second", "Third", "Fourth"]) {
      app.clock.advance({ hours: 1 })
      await publish(listing, title)
    }
    await digests()
    expect(await subjects(who)).toEqual([expect.stringContaining("First")])
    app.clock.advance({ hours: 21 })
    await digests()
    await digests()
    const mails = await waitingMails(app, who.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("First"),
      expect.stringContaining("3 updates")
    ])
    for (const title of ["Second", "Third", "Fourth"]) expect(mails[1]?.text).toContain(`${title}, in full.`)
    // The quiet is counted from that mail.
    app.clock.advance({ hours: 23 })
    await publish(listing, "Fifth")
    expect(await subjects(who)).toHaveLength(2)
    app.clock.advance({ hours: 25 })
    await publish(listing, "Sixth")
    await digests()
    expect(await subjects(who)).toHaveLength(4)
  })
})

describe("a digest", () => {
  const at = (time: string) => app.clock.set(time)

  test("comes once a period, has the news of all that is followed, newest first, and links", async () => {
    at("2027-01-06T12:00:00Z")
    const [one, other] = [await saved(), await saved()]
    const daily = await follower(one, "daily")
    const weekly = await follower(one, "weekly")
    const never = await follower(one, "none")
    for (const who of [daily, weekly]) await follow(who, other)
    await publish(one, "Old")
    app.clock.advance({ hours: 1 })
    await publish(other, "Newer")
    await digests()
    for (const who of [daily, weekly, never]) expect(await subjects(who)).toEqual([])
    at("2027-01-07T08:00:00Z")
    await digests()
    await digests()
    const [mail, ...more] = await waitingMails(app, daily.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe("News of 2 products you follow")
    const places = ["Newer", "Old", "Newer, in full.", "Old, in full."].map((text) => mail?.text.indexOf(text) ?? -1)
    expect(Math.min(...places)).toBeGreaterThan(0)
    expect(places[0]).toBeLessThan(places[1] ?? 0)
    for (const { slug } of [one, other]) expect(mail?.text).toContain(`https://launchbook.test/products/${slug}`)
    expect(mail?.letter.unsubscribe_url).toContain(`/unsubscribe/digests.${daily.id}.`)
    // The weekly one is due on Monday and not before.
    at("2027-01-11T07:59:59Z")
    await digests()
    expect(await subjects(weekly)).toEqual([])
    at("2027-01-11T08:00:00Z")
    await digests()
    expect(await subjects(weekly)).toHaveLength(1)
    expect(await subjects(daily)).toHaveLength(1)
    expect(await subjects(never)).toEqual([])
  })

  test("that comes late has all that was posted meanwhile, and comes once", async () => {
    at("2027-02-03T12:00:00Z")
    const listing = await saved()
    const who = await follower(listing, "daily")
    await publish(listing, "First")
    at("2027-02-05T15:00:00Z")
    await publish(listing, "Second")
    await digests()
    expect(await subjects(who)).toEqual([expect.stringContaining("2 updates")])
    at("2027-02-06T08:00:00Z")
    await digests()
    expect(await subjects(who)).toHaveLength(1)
  })

  test("shows a bounded number of updates and says how many are left", async () => {
    at("2027-03-03T12:00:00Z")
    const listing = await saved()
    const who = await follower(listing, "daily")
    for (let at = 0; at < 23; at++) await publish(listing, `Update ${at}`)
    at("2027-03-04T08:00:00Z")
    await digests()
    const [mail] = await waitingMails(app, who.email)
    expect(mail?.text).toContain("… and 3 more updates, on the pages of the products.")
    expect(mail?.text).toContain("Update 22")
    expect(mail?.text).not.toContain("Update 2, in full")
  })

  test("leaves out what was unfollowed or went away, and is none without news", async () => {
    at("2027-04-07T12:00:00Z")
    const [left, gone] = [await saved(), await saved()]
    const who = await follower(left, "daily")
    await follow(who, gone)
    await publish(left, "Left")
    await publish(gone, "Gone")
    await unfollow(who, left)
    await query(app, "update listings set status = 'removed' where id = $1", [gone.id])
    at("2027-04-08T08:00:00Z")
    await digests()
    expect(await subjects(who)).toEqual([])
    expect(await query(app, "select 1 from waiting_news where user_id = $1", [who.id])).toEqual([])
  })

  test("follows the choice of its reader as it is then", async () => {
    at("2027-05-05T12:00:00Z")
    const listing = await saved()
    const [sooner, never, ended] = [
      await follower(listing, "weekly"),
      await follower(listing, "weekly"),
      await follower(listing, "daily")
    ]
    await publish(listing, "News")
    await choose(sooner, "daily")
    await choose(never, "none")
    await app.run(
      Effect.gen(function* () {
        const mails = yield* MailChoices
        const url = yield* mails.unsubscribeUrl(ended.id, "digests")
        yield* mails.end(url.slice(url.lastIndexOf("/") + 1), "request")
      })
    )
    expect(await use(({ choice }) => choice(ended.id))).toBe("none")
    at("2027-05-06T08:00:00Z")
    await digests()
    at("2027-05-10T08:00:00Z")
    await digests()
    expect([await subjects(sooner), await subjects(never), await subjects(ended)]).toMatchObject([
      [expect.stringContaining("News")],
      [],
      []
    ])
    const ends = () =>
      query(app, "select user_id, kind from ended_mails where user_id in ($1, $2) order by kind desc", [
        never.id,
        ended.id
      ])
    expect(await ends()).toEqual([
      { user_id: never.id, kind: "launches" },
      { user_id: ended.id, kind: "digests" }
    ])
    // Choosing again is wanting mails again.
    await choose(ended, "daily")
    expect(await use(({ choice }) => choice(ended.id))).toBe("daily")
    await choose(never, "each")
    expect(await ends()).toEqual([])
  })

  test("is each once, however it falls over between readers", async () => {
    at("2027-06-02T12:00:00Z")
    const listing = await saved()
    const people = await query<Someone>(
      app,
      `insert into users (email, created_at, follow_news)
       select 'reader-' || n || '@people.test', $1, 'daily' from generate_series(1, 120) n returning id, email`,
      [app.clock.now()]
    )
    await query(
      app,
      "insert into followers (user_id, listing_id, at) select id, $1, $2 from users where email like 'reader-%'",
      [listing.id, app.clock.now()]
    )
    await publish(listing, "News")
    at("2027-06-03T08:00:00Z")
    // The database refuses the mail of one reader of the second page, as if the process had died before it.
    const [last] = people.toSorted((a, b) => b.id - a.id)
    await query(
      app,
      `create function refuse_mail() returns trigger language plpgsql as $$ begin
         if new.data->>'to' = '${last?.email}' then raise exception 'gone'; end if; return new; end $$`
    )
    const table = "pgboss.job"
    await query(app, `create trigger refuse_mail before insert on ${table} for each row execute function refuse_mail()`)
    expect(
      await app.run(Effect.isFailure(Effect.sandbox(Effect.flatMap(Follows, ({ sendDigests }) => sendDigests))))
    ).toBe(true)
    const counts = async () => (await Promise.all(people.map(subjects))).map(({ length }) => length)
    expect((await counts()).filter((count) => count === 1)).toHaveLength(100)
    await query(app, `drop trigger refuse_mail on ${table}`)
    await query(app, "drop function refuse_mail()")
    // Two processes at once.
    await Promise.all([digests(), digests()])
    expect(await counts()).toEqual(people.map(() => 1))
  })
})
