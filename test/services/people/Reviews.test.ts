/** Reviews: who may write one, what the site team decides, and a rating that is that of what is shown. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import fc from "fast-check"
import { type ReviewText, readReview, reviewLimits } from "../../../src/domain/people/Review.ts"
import * as Main from "../../../src/main.ts"
import { Admin } from "../../../src/services/data/Admin.ts"
import { Reviews } from "../../../src/services/people/Reviews.ts"
import { byCommandLine, bySession } from "../../../src/services/store/Audit.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { auditOf } from "../../support/Audit.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { columns, query, saveListing, slugOf, waitingMails } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())
beforeEach(async () => {
  await query(app, "delete from pgboss.job")
  await query(app, "delete from reviews")
})

interface Someone {
  readonly id: number
  readonly email: string
}
const use = <A, E>(what: (reviews: Reviews) => Effect.Effect<A, E>) => app.run(Effect.flatMap(Reviews, what))
const by = ({ id }: Someone) => bySession({ id: 1, userId: id }, "request")
const outcome = <A, E extends { readonly _tag: string }>(effect: Effect.Effect<A, E>) =>
  Effect.match(effect, { onFailure: (error) => error._tag, onSuccess: () => "done" })

let hosts = 0
const saved = async (more: Readonly<Record<string, unknown>> = columns.live, ownerId: number | null = null) => {
  const host = `reviewed-${++hosts}.example`
  const id = await saveListing(app, { ownerId, host, columns: more })
  return { id, slug: slugOf(host) }
}
const text = (rating = 4, body = "We moor twelve boats with it, and it works."): ReviewText => ({ rating, body })
const submit = (who: Someone, slug: string, review = text()) =>
  use((reviews) => outcome(reviews.submit(by(who), slug, review)))
const withdraw = (who: Someone, slug: string) => use((reviews) => outcome(reviews.withdraw(by(who), slug)))
const publish = (id: number) => use((reviews) => outcome(reviews.publish(byCommandLine, id)))
const reject = (id: number, reason = "It is an advertisement.") =>
  use((reviews) => outcome(reviews.reject(byCommandLine, id, reason)))
const pending = () => use((reviews) => reviews.forTeam("pending", 100))
const shown = (slug: string) => use((reviews) => reviews.shown(slug))
const rating = async (slug: string) => (await app.rest("GET", `/listings/${slug}`)).body.rating
const onlyPending = async () => {
  const [review, ...more] = await pending()
  expect(more).toEqual([])
  return review?.id ?? 0
}

describe("who writes one", () => {
  test("is anybody but its owner, its founders and those who accepted to be", async () => {
    const [owner, founder, invited, stranger] = await Promise.all([app.user(), app.user(), app.user(), app.user()])
    const { id, slug } = await saved(columns.live, owner.id)
    await query(app, "insert into founders (slug, user_id, name) values ($1, $2, 'Ada')", [`ada-${id}`, founder.id])
    await query(
      app,
      "insert into listing_founders (listing_id, founder_id, position) select $1, id, 0 from founders where user_id = $2",
      [id, founder.id]
    )
    const { body } = await app.rest("POST", "/drafts", { key: owner.key, body: { url: "https://invited.example" } })
    await query(app, "update listings set draft_id = $1 where id = $2", [body.id, id])
    await query(
      app,
      `insert into draft_invites (draft_id, email, token_hash, created_at, expires_at, status, accepted_by, accepted_at)
       values ($1, $2, decode(repeat('00', 32), 'hex'), $3, $3, 'accepted', $4, $3)`,
      [body.id, invited.email, app.clock.now(), invited.id]
    )
    for (const who of [owner, founder, invited]) expect(await submit(who, slug)).toBe("ReviewRefused")
    expect(await submit(stranger, slug)).toBe("done")
    expect((await pending()).map(({ email }) => email)).toEqual([stranger.email])
  })

  test("writes of what is out", async () => {
    const who = await app.user()
    expect(await submit(who, (await saved(columns.scheduled)).slug)).toBe("ReviewRefused")
    for (const hidden of [
      columns.paused,
      columns.awaiting,
      { status: "draft" },
      { ...columns.live, status: "removed" }
    ])
      expect(await submit(who, (await saved(hidden)).slug)).toBe("Failure")
    expect(await submit(who, "nothing-there")).toBe("Failure")
    expect(await pending()).toEqual([])
  })

  test("may not send in more than so many a day", async () => {
    const who = await app.user()
    const { slug } = await saved()
    for (let n = 0; n < 10; n++) expect(await submit(who, slug)).toBe("done")
    expect(await submit(who, slug)).toBe("Failure")
    app.clock.advance({ days: 1, seconds: 6 })
    expect(await submit(who, slug)).toBe("done")
  })
})

describe("a text", () => {
  const issues = (rating: string, body: string) => {
    const read = readReview(rating, body)
    return "issues" in read ? [read.issues.rating !== null, read.issues.body !== null] : "fine"
  }
  test("is neither too short nor too long, with a rating of one to five", () => {
    const { shortest, longest } = reviewLimits
    expect(issues("5", "x".repeat(shortest))).toBe("fine")
    expect(issues("5", "💙".repeat(longest))).toBe("fine")
    expect(issues("5", "x".repeat(shortest - 1))).toEqual([false, true])
    expect(issues("5", `${"x".repeat(shortest - 1)}${" \n".repeat(50)}`)).toEqual([false, true])
    expect(issues("5", "x".repeat(longest + 1))).toEqual([false, true])
    for (const rating of ["", "0", "6", "-1", "4.5", "5 ", "five", "٥"])
      expect(issues(rating, "x".repeat(shortest))).toEqual([true, false])
  })

  test("is kept as it was typed, whatever it was, by either database", async () => {
    const who = await app.user()
    const nasty = "\u0000\ud800 <script>alert(1)</script>\r\n\u202eturned\u202c\u200b 'quotes' \\ %00 💙\u0007"
    const read = readReview("3", nasty)
    if (!("review" in read)) throw new Error("it is a review")
    expect(read.review.body).toBe("\ufffd <script>alert(1)</script>\nturned 'quotes' \\ %00 💙")
    const { slug } = await saved()
    expect(await submit(who, slug, read.review)).toBe("done")
    expect((await pending())[0]?.body).toBe(read.review.body)
  })

  test("that was read reads the same again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 20, maxLength: 200 }), (body) => {
        const once = readReview("3", body)
        if (!("review" in once)) return
        expect(readReview("3", once.review.body)).toEqual(once)
        expect(once.review.body).not.toMatch(/[\u0000\u202a-\u202e\ud800-\udfff]/u)
      })
    )
  })
})

describe("the site team", () => {
  test("publishes one: it is shown, counted, and its author told", async () => {
    const who = await app.user()
    const { slug } = await saved()
    await submit(who, slug)
    expect([await shown(slug), await rating(slug)]).toEqual([[], { average: null, count: 0 }])
    const id = await onlyPending()
    expect(await publish(id)).toBe("done")
    expect(await publish(id)).toBe("ReviewUndecidable")
    expect(await shown(slug)).toMatchObject([{ id, rating: 4, author: null }])
    expect(await rating(slug)).toEqual({ average: 4, count: 1 })
    const mails = await waitingMails(app, who.email)
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your review of .* is published$/)])
    expect((await auditOf(app, who.id)).map(({ operation }) => operation)).toEqual(["review_submit"])
    const [entry] = await query(app, "select credential, target from audit_log where operation = 'review_publish'")
    expect(entry).toEqual({ credential: "cli", target: `${slug}:${id}` })
  })

  test("rejects one with a reason, which its author is told and sees until they write anew", async () => {
    const who = await app.user()
    const { slug } = await saved()
    await submit(who, slug)
    const id = await onlyPending()
    expect(await reject(id)).toBe("done")
    expect(await reject(id)).toBe("ReviewUndecidable")
    const [mail] = await waitingMails(app, who.email)
    expect(mail?.text).toContain("It is an advertisement.")
    expect(await use((reviews) => reviews.look(who.id, slug))).toMatchObject({
      shown: null,
      waiting: { status: "rejected", reason: "It is an advertisement." }
    })
    await submit(who, slug, text(5))
    expect(await use((reviews) => reviews.look(who.id, slug))).toMatchObject({
      waiting: { status: "pending", reason: null, rating: 5 }
    })
    expect(await rating(slug)).toEqual({ average: null, count: 0 })
  })

  test("may publish what was rejected, and take off what is shown, with its rating", async () => {
    const who = await app.user()
    const { slug } = await saved()
    await submit(who, slug)
    const id = await onlyPending()
    await reject(id)
    expect(await publish(id)).toBe("done")
    expect(await rating(slug)).toEqual({ average: 4, count: 1 })
    expect(await reject(id)).toBe("done")
    expect([await shown(slug), await rating(slug)]).toEqual([[], { average: null, count: 0 }])
    const subjects = (await waitingMails(app, who.email)).map(({ subject }) => subject)
    expect(subjects.at(-1)).toMatch(/was taken off$/)
  })

  test("decides on the text it has read: an edit has a number of its own, and the old one is gone", async () => {
    const who = await app.user()
    const { slug } = await saved()
    await submit(who, slug)
    const read = await onlyPending()
    await submit(who, slug, text(1, "Buy watches at watches.example, cheap and good."))
    expect(await publish(read)).toBe("ReviewUndecidable")
    expect(await shown(slug)).toEqual([])
  })

  test("says why it does not show one, from the command line", async () => {
    const who = await app.user()
    const { slug } = await saved()
    await submit(who, slug)
    const id = await onlyPending()
    const ask = (reason: string) =>
      app.run(
        Effect.flatMap(Admin, (admin) => admin.review_reject({ id, reason })).pipe(
          Effect.either,
          Effect.provide(Main.admin)
        )
      )
    expect(await ask(" \n ")).toMatchObject({ left: { message: "Say why, in words for its author: --reason '…'" } })
    expect(await ask("It is\nan advertisement.")).toMatchObject({ right: { id, slug, status: "rejected" } })
    const [mail] = await waitingMails(app, who.email)
    expect(mail?.text).toContain("It is an advertisement.")
  })

  test("has an edit wait beside what is shown, and puts it in its place", async () => {
    const who = await app.user()
    const { slug } = await saved()
    await submit(who, slug)
    await publish(await onlyPending())
    await submit(who, slug, text(1, "It has become worse since the last update."))
    expect(await shown(slug)).toMatchObject([{ rating: 4 }])
    expect(await rating(slug)).toEqual({ average: 4, count: 1 })
    const edit = await onlyPending()
    expect((await pending())[0]?.replaces).toBe(true)
    await publish(edit)
    expect(await shown(slug)).toMatchObject([{ id: edit, rating: 1 }])
    expect(await rating(slug)).toEqual({ average: 1, count: 1 })
  })

  test("takes off what is shown while an edit waits, which waits on", async () => {
    const who = await app.user()
    const { slug } = await saved()
    await submit(who, slug)
    const first = await onlyPending()
    await publish(first)
    await submit(who, slug, text(2, "It has become worse since the last update."))
    expect(await reject(first)).toBe("done")
    expect([await shown(slug), await rating(slug)]).toEqual([[], { average: null, count: 0 }])
    await publish(await onlyPending())
    expect(await rating(slug)).toEqual({ average: 2, count: 1 })
  })
})

describe("taking one back", () => {
  test("takes back all of it, once, and nobody else's", async () => {
    const [who, other] = [await app.user(), await app.user()]
    const { slug } = await saved()
    await submit(who, slug)
    await publish(await onlyPending())
    await submit(who, slug, text(1))
    await submit(other, slug, text(2))
    expect(await withdraw(await app.user(), slug)).toBe("Failure")
    expect(await withdraw(who, slug)).toBe("done")
    expect(await withdraw(who, slug)).toBe("Failure")
    expect([await shown(slug), await rating(slug)]).toEqual([[], { average: null, count: 0 }])
    expect((await pending()).map(({ email }) => email)).toEqual([other.email])
  })

  test("works when its listing is not public any more", async () => {
    const who = await app.user()
    const { id, slug } = await saved()
    await submit(who, slug)
    await query(app, "update listings set status = 'paused' where id = $1", [id])
    expect(await withdraw(who, slug)).toBe("done")
  })
})

test("the rating is that of what is shown, whoever decides on what at once", async () => {
  const { slug, id } = await saved()
  const people = await Promise.all(Array.from({ length: 10 }, () => app.user()))
  await Promise.all(people.map((who, at) => submit(who, slug, text((at % 5) + 1))))
  const waiting = await pending()
  expect(waiting).toHaveLength(10)
  // Twice each, and some taken back meanwhile.
  const [first, second] = people
  await Promise.all([
    ...waiting.flatMap((review) => [publish(review.id), publish(review.id)]),
    ...(first === undefined || second === undefined ? [] : [withdraw(first, slug), submit(second, slug, text(1))])
  ])
  await Promise.all(waiting.slice(3, 6).map((review) => reject(review.id)))
  const [row] = await query<{ sum: number; count: number; is_sum: number; is_count: number }>(
    app,
    `select rating_sum as sum, rating_count as count,
       (select coalesce(sum(rating), 0)::int from reviews where listing_id = l.id and status = 'published') as is_sum,
       (select count(*)::int from reviews where listing_id = l.id and status = 'published') as is_count
     from listings l where id = $1`,
    [id]
  )
  expect([row?.sum, row?.count]).toEqual([row?.is_sum, row?.is_count])
  expect(row?.count).toBeGreaterThanOrEqual(5)
  // One person, one review that is shown and one that waits, at most.
  const twice = await query(
    app,
    "select 1 from reviews where listing_id = $1 group by user_id, status = 'published' having count(*) > 1",
    [id]
  )
  expect(twice).toEqual([])
})

describe("the site team is told that reviews wait", () => {
  const report = () => use((reviews) => reviews.report)
  test("of those of half an hour together, once", async () => {
    const admin = await app.user({ admin: true })
    const { slug } = await saved()
    const mails = async () => (await waitingMails(app, admin.email)).map((mail) => mail)
    await submit(await app.user(), slug, text(5, "The first of the reviews that wait."))
    app.clock.advance({ minutes: 20 })
    await submit(await app.user(), slug, text(2, "The second, [with](https://a.example) a link."))
    await report()
    expect(await mails()).toEqual([])
    app.clock.advance({ minutes: 10 })
    await report()
    await report()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe("2 reviews wait to be read")
    for (const part of ["The first of the reviews", "2 of 5 stars", "launchbook review list"])
      expect(mail?.text).toContain(part)
    // What was decided in the meantime is no news.
    await submit(await app.user(), slug)
    const [, , third] = await pending()
    await publish(third?.id ?? 0)
    app.clock.advance({ hours: 1 })
    await report()
    expect(await mails()).toHaveLength(1)
    await query(app, "update users set role = 'member' where id = $1", [admin.id])
  })
})
