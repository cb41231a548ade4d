/**
 * Every address of ours that we give away leads somewhere: those in the answers of the public operations over the
 * demo directory, in mails, in the OpenAPI document, in `/llms.txt`, in what the tool server says, and in the JSON
 * that these lead to.
 */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect, Either } from "effect"
import { everyOperation } from "../../src/domain/api/Api.ts"
import { linksOf } from "../../src/domain/listing/Links.ts"
import { isPublicRead } from "../../src/domain/Operation.ts"
import * as BadgeMails from "../../src/domain/people/mail/BadgeMails.ts"
import { verificationLostMail } from "../../src/domain/people/mail/ClaimMails.ts"
import { accountDeletedMail, deletionTakenBackMail } from "../../src/domain/people/mail/SignInMails.ts"
import { endpointDisabled } from "../../src/domain/people/mail/WebhookMails.ts"
import { letterText } from "../../src/domain/text/Letter.ts"
import { Monday } from "../../src/domain/Week.ts"
import { Departures } from "../../src/services/data/Export.ts"
import { EditReports } from "../../src/services/listing/EditReports.ts"
import { Events } from "../../src/services/listing/Events.ts"
import { Fulfilment } from "../../src/services/money/Fulfilment.ts"
import { Payments } from "../../src/services/orders/Payments.ts"
import { TestPayments } from "../../src/services/outside/TestPayments.ts"
import { ClaimDisputes, Claims } from "../../src/services/owners/Claims.ts"
import { News } from "../../src/services/owners/News.ts"
import { Follows } from "../../src/services/people/Follows.ts"
import { Reviews } from "../../src/services/people/Reviews.ts"
import { byCommandLine, bySession } from "../../src/services/store/Audit.ts"
import { modernVersion, speaker } from "../mcp/Speak.ts"
import { type TestApp, testApp } from "../support/App.ts"
import { browser } from "../support/Browser.ts"
import { begin, bill, germanConsumer, orderOf } from "../support/Buying.ts"
import { readHouse } from "../support/House.ts"
import { raiseLimits } from "../support/Limits.ts"
import { paidOrder } from "../support/PaidOrder.ts"
import { stranger } from "../support/Person.ts"
import { columns, query, saveListing, waitingMails } from "../support/SavedListing.ts"

/** Places that are not read: bases that paths are added to, and what is spoken to otherwise. */
const elsewhere: Readonly<Record<string, { readonly method: string; readonly answers: number }>> = {
  "/api/v1": { method: "GET", answers: 404 },
  "/mcp": { method: "POST", answers: 415 },
  "/oauth/authorize": { method: "GET", answers: 400 },
  "/oauth/token": { method: "POST", answers: 400 },
  "/oauth/register": { method: "POST", answers: 400 },
  "/oauth/revoke": { method: "POST", answers: 400 }
}

let app: TestApp
beforeAll(async () => {
  app = await testApp({ demo: true, work: false })
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())

/** Our addresses in a text, in whatever it is written: JSON, HTML, Markdown, a header. */
const addressesIn = (text: string): ReadonlyArray<string> =>
  (text.replaceAll("&amp;", "&").match(new RegExp(`${app.origin}[^\\s"'<>()\\[\\]{}\\\\\`|,;]*`, "g")) ?? []).map(
    (found) => found.replace(/[.:]+$/, "")
  )

/** Address to the place it was first found in. */
type Found = Map<string, string>
const note = (found: Found, text: string, place: string) => {
  for (const address of addressesIn(text)) if (!found.has(address)) found.set(address, place)
}

const get = async (path: string) => {
  const reply = await app.rest("GET", path)
  expect([path, reply.status]).toEqual([path, 200])
  return reply
}
/** The slugs of everything a paged read lists. */
const slugsOf = async (path: string): Promise<ReadonlyArray<string>> => {
  const { items, has_more, page } = (await get(path)).body
  const slugs = items.map(({ slug }: { slug: string }) => slug)
  return has_more ? [...slugs, ...(await slugsOf(`${path.replace(/&page=\d+/, "")}&page=${page + 1}`))] : slugs
}

/** The answers of every public operation, of everything there is in the directory. */
const answers = async (found: Found) => {
  const listings = [
    ...(await slugsOf("/listings?per_page=100")),
    ...(await slugsOf("/listings?status=upcoming&per_page=100"))
  ]
  const categories = (await get("/categories")).body.items.flatMap((one: { slug: string; children: [] }) => [
    one.slug,
    ...one.children.map(({ slug }) => slug)
  ])
  const launches = (await get("/awards?per_page=100")).body.items.map(({ week }: { week: string }) => week)
  const each = (path: string, names: ReadonlyArray<string>) => names.map((name) => path.replace("*", name))
  const paths: Readonly<Record<string, ReadonlyArray<string>>> = {
    search_listings: ["/listings?per_page=100", "/listings?status=upcoming", "/listings?q=tide"],
    get_listing: each("/listings/*", listings),
    get_alternatives: each("/listings/*/alternatives", listings),
    compare_listings: [`/compare?a=${listings[0]}&b=${listings[1]}`],
    get_category: each("/categories/*", categories),
    get_badges: each("/listings/*/badges", listings),
    get_launch_week: each("/launches/weeks/*", ["this", "next", ...new Set<string>(launches)]),
    list_launches: each("/launches?section=*", ["this-week", "recent", "upcoming"]),
    get_leaderboard: each("/leaderboards/*", ["community-weekly", "community-all-time", "billboard", "revenue"]),
    get_founder: each("/founders/*", await slugsOf("/founders?per_page=100")),
    get_blog_post: each("/blog/*", await slugsOf("/blog?per_page=100"))
  }
  for (const { name, path } of everyOperation.filter(isPublicRead))
    for (const asked of paths[name] ?? [path]) {
      const { text, headers } = await get(asked)
      note(found, `${text} ${headers.get("link")}`, `${name} ${asked}`)
    }
}

/** One mail of every kind that is sent. The key names the file that sends it. */
const mails: Readonly<Record<string, () => Promise<ReadonlyArray<string>>>> = {
  "services/people/SignIn.ts": async () => {
    const at = stranger(app)
    await at.submit(await at.open("/sign-in"), "/sign-in", { email: "reader@people.test" })
    return await waiting("reader@people.test")
  },
  "services/data/accounts/Departures.ts": async () => {
    const { id, email } = await app.user()
    const by = { userId: id, credential: "session:1", requestId: "test" }
    await app.run(Effect.flatMap(Departures, ({ ask }) => ask(by, "remove")))
    return [...(await waiting(email)), letterText(deletionTakenBackMail(linksOf(app.origin).accountSettings))]
  },
  "services/data/accounts/Leaving.ts": async () => [letterText(accountDeletedMail("remove"))],
  "services/drafts/Invitations.ts": async () => {
    const { key } = await app.user()
    const { body } = await app.rest("POST", "/drafts", { key, body: { url: "https://addresses.example" } })
    await app.rest("POST", `/drafts/${body.id}/invites`, { key, body: { email: "friend@people.test" } })
    return await waiting("friend@people.test")
  },
  "services/owners/webhooks/Delivering.ts": async () => [
    letterText(endpointDisabled({ url: "https://hooks.test/", why: "gone.", page: `${app.origin}/account/webhooks` }))
  ],
  "services/people/Follows.ts": async () => {
    const owner = await app.user()
    const follower = await app.user()
    const [listing] = await query<{ id: number }>(
      app,
      "update listings set owner_id = $1 where slug = 'tidewatch' returning id",
      [owner.id]
    )
    const listing_id = listing?.id ?? 0
    await query(app, "insert into followers (user_id, listing_id, at) values ($1, $2, '2026-01-01')", [
      follower.id,
      listing_id
    ])
    const body = { title: "News", body: "Something happened." }
    const update = await app.rest("POST", `/me/listings/${listing_id}/updates`, { key: owner.key, body })
    await app.run(Effect.flatMap(Follows, (follows) => follows.tell({ listing_id, update_id: update.body.id })))
    return await waiting(follower.email)
  },
  "services/owners/listing/LaunchNews.ts": async () => {
    const owner = await app.user()
    const follower = await app.user()
    const host = "launched.example"
    const listing_id = await saveListing(app, { ownerId: owner.id, host, columns: columns.live })
    await query(app, "insert into followers (user_id, listing_id, at) values ($1, $2, '2026-01-01')", [
      follower.id,
      listing_id
    ])
    const week = columns.live.launch_week
    // A week of which the demo has no awards.
    const won = "2020-01-06"
    await query(
      app,
      "insert into awards (week, place, listing_id, votes, decided_at) values ($1, 3, $2, 7, '2026-11-17')",
      [won, listing_id]
    )
    const happened = [
      { type: "listing.launched", data: { week } },
      { type: "award.won", data: { week: won, place: 3, votes: 7 } }
    ] as const
    await app.run(
      Effect.gen(function* () {
        const events = yield* Events
        const news = yield* News
        for (const event of happened) yield* events.emit({ ...event, listingId: listing_id, userId: null })
        yield* news.tell
        yield* news.tellFollowers({ listing_id, week: Monday.make(week) })
      }).pipe(Effect.provide(Events.Default))
    )
    return [...(await waiting(owner.email, 2)), ...(await waiting(follower.email))]
  },
  "services/people/Reviews.ts": async () => {
    const author = await app.user()
    await app.run(
      Effect.gen(function* () {
        const reviews = yield* Reviews
        const by = bySession({ id: 1, userId: author.id }, "request")
        yield* reviews.submit(by, "tidewatch", { rating: 4, body: "We moor twelve boats with it." })
        const pending = yield* reviews.forTeam("pending", 100)
        const { id } = pending.find(({ email }) => email === author.email) ?? { id: 0 }
        yield* reviews.publish(byCommandLine, id)
        yield* reviews.reject(byCommandLine, id, "It is an advertisement.")
      })
    )
    return await waiting(author.email, 2)
  },
  "services/people/SiteTeam.ts": async () => {
    const owner = await app.user()
    const admin = await app.user({ admin: true })
    const [listing] = await query<{ id: number }>(
      app,
      "update listings set owner_id = $1 where slug = 'quillmark' returning id",
      [owner.id]
    )
    const listing_id = listing?.id ?? 0
    await app.rest("PATCH", `/me/listings/${listing_id}`, { key: owner.key, body: { fields: { city: "Zadar" } } })
    await app.run(Effect.flatMap(EditReports, (reports) => reports.tell({ listing_id })))
    return await waiting(admin.email)
  },
  "services/orders/OrderNews.ts": async () => {
    const buyer = await app.user()
    const [listing] = await query<{ id: number }>(
      app,
      "update listings set owner_id = $1 where slug = 'tidewatch' returning id",
      [buyer.id]
    )
    const order = await orderOf(app, buyer, [{ product: "done_for_you", listing_id: listing?.id }])
    await bill(app, order, { ...germanConsumer, email: buyer.email })
    const session =
      Either.getOrThrow(await begin(app, order))
        .redirect.split("/")
        .at(-1) ?? ""
    await app.run(Effect.flatMap(TestPayments, (payments) => payments.pay(session)))
    await app.run(Effect.flatMap(Payments, (payments) => payments.settle(session)))
    return await waiting(buyer.email)
  },
  "services/money/fulfilment/Reviewing.ts": async () => {
    const buyer = await app.user()
    const listingId = await saveListing(app, { ownerId: buyer.id, host: "unread.example", columns: columns.live })
    const { lineIds } = await paidOrder(app, buyer.id, [{ kind: "ai_review", listingId }])
    const job = { line_id: lineIds[0] ?? 0, position: 0 }
    await app.run(Effect.flatMap(Fulfilment, ({ review }) => review(job, { id: "job", lastAttempt: true })))
    return await waiting(buyer.email)
  },
  "services/owners/Claims.ts": async () => {
    const { mailed } = await claimed("claimed-1.example")
    return mailed
  },
  "services/owners/claiming/Ownership.ts": async () => {
    const { owner, claimant, confirm } = await claimed("claimed-2.example")
    await confirm()
    return [...(await waiting(owner.email)), ...(await waiting(claimant.email))]
  },
  "services/owners/claiming/ClaimDisputes.ts": async () => {
    const { id, owner, claimant, confirm } = await claimed("claimed-3.example")
    await confirm()
    await app.run(Effect.flatMap(ClaimDisputes, (disputes) => disputes.decide(id, "upheld")))
    return [...(await waiting(owner.email, 2)), ...(await waiting(claimant.email, 2))]
  },
  "services/owners/claiming/ClaimChecks.ts": async () => [
    letterText(
      verificationLostMail({
        listing: { name: "Tidewatch", website: "https://tidewatch.example/" },
        detail: "It is gone.",
        page: `${app.origin}/products/tidewatch`
      })
    )
  ],
  "services/launches/BadgeCheck.ts": () => badgeMails(),
  "services/launches/Rollover.ts": () => badgeMails()
}
const waiting = async (to: string, count = 1): Promise<ReadonlyArray<string>> => {
  const sent = await waitingMails(app, to)
  expect([to, sent.length]).toEqual([to, count])
  return sent.map(({ text }) => text)
}
/** A listing of somebody's that somebody else claims by e-mail, with the mail and what its button does. */
const claimed = async (host: string) => {
  const owner = await app.user()
  const claimant = await app.user()
  await saveListing(app, { ownerId: owner.id, host, columns: columns.live })
  const email = `hello@${host}`
  const body = { slug: host.replaceAll(".", "-"), method: "email", email }
  const { id } = (await app.rest("POST", "/claims", { key: claimant.key, body })).body
  const mailed = await waiting(email)
  const token = /token=([\w-]+)/.exec(mailed.join())?.[1] ?? ""
  const confirm = () => app.run(Effect.flatMap(Claims, (claims) => claims.confirm(id, token, "test")))
  return { id: Number(id), owner, claimant, mailed, confirm }
}
const badgeMails = async () => {
  const [badge] = (await get("/listings/tidewatch/badges")).body.items
  const about = { name: "Tidewatch", page: "https://tidewatch.example/", html: badge.html }
  const { badgeFound, badgeMissing, badgeReminder, launchMoved, liveAgain, paused, unscheduled, ...others } = BadgeMails
  expect(Object.keys(others)).toEqual(["badgeMails"])
  const week = "2026-11-16"
  return [
    badgeFound(about, week),
    badgeMissing(about, 3),
    badgeReminder(about, week, 5),
    launchMoved(about, week, week),
    ...[liveAgain, paused, unscheduled].map((mail) => mail(about))
  ].map(letterText)
}

const toolServer = async (found: Found) => {
  const speak = speaker(app)
  for (const [method, params] of [
    ["server/discover", {}],
    ["tools/list", {}],
    ["prompts/list", {}],
    ["prompts/get", { name: "launch_my_product", arguments: { url: "https://tidewatch.example" } }]
  ] as const)
    note(found, (await speak.ask(modernVersion, method, params)).text, `MCP ${method}`)
  const refused = await speak.ask(modernVersion, "tools/call", { name: "get_account", arguments: {} })
  note(found, `${refused.text} ${refused.headers.get("www-authenticate")}`, "MCP without a credential")
}

/** What an address answers, redirects followed; null where that is as it should be. */
const wrong = async (address: string, found: Found): Promise<string | null> => {
  const { pathname, search } = new URL(address)
  const other = search === "" ? elsewhere[pathname] : undefined
  if (other !== undefined) {
    const { status } = await app.fetch(new Request(address, { method: other.method }))
    return status === other.answers ? null : `${other.method} ${status}`
  }
  const seen = await browser(app.fetch, app.origin).open(address)
  if (seen.headers.get("content-type")?.startsWith("application/json") === true) note(found, seen.text, address)
  return seen.status === 200 && seen.away === null ? null : String(seen.status)
}

test("a mail is provoked of everything that sends one", async () => {
  const senders = (await readHouse()).filter(({ text }) => /send\(\s*"mail"/.test(text)).map(({ path }) => path)
  expect(Object.keys(mails).toSorted()).toEqual(senders.toSorted())
})

test("each leads to a page or an answer", async () => {
  const found: Found = new Map()
  await answers(found)
  for (const [sender, mail] of Object.entries(mails)) for (const text of await mail()) note(found, text, sender)
  for (const document of ["/openapi.json", "/llms.txt"])
    note(found, await (await app.fetch(new Request(app.origin + document))).text(), document)
  const anonymous = await app.rest("GET", "/me")
  note(found, anonymous.headers.get("www-authenticate") ?? "", "a 401")
  await toolServer(found)
  expect(found.size).toBeGreaterThan(300)

  const astray: Array<string> = []
  for (const [address, place] of found) {
    const answer = await wrong(address, found)
    if (answer !== null) astray.push(`${address} answers ${answer}, from ${place}`)
  }
  expect(astray).toEqual([])
}, 120_000)
