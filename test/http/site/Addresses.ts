/**
 * An address at which each page of the table can be seen. A page with parameters must have one here, or this file does
 * not compile; one that needs a query to be seen has one too, or its test fails.
 */
import { Effect } from "effect"
import { weekOf } from "../../../src/domain/Week.ts"
import type { forms, pages } from "../../../src/http/site/Pages.ts"
import { Webhooks } from "../../../src/services/owners/Webhooks.ts"
import { MailChoices } from "../../../src/services/people/MailChoices.ts"
import { Users } from "../../../src/services/people/Users.ts"
import type { TestApp } from "../../support/App.ts"
import { issueInvoice, savePaidOrder } from "../../support/BilledOrder.ts"
import { accountOf, caredListing } from "../../support/CaredListing.ts"
import { claimLink, disputeLink } from "../../support/Claiming.ts"
import { draftUnderWay } from "../../support/DraftUnderWay.ts"
import { linkFor, type Person } from "../../support/Person.ts"
import { readyDraft } from "../../support/ReadyDraft.ts"
import { waitingMails } from "../../support/SavedListing.ts"
import { oauthApp, pkce } from "../oauth/App.ts"
import { ordered, testSession } from "./OrderPages.ts"

type PagePath = (typeof pages)[number]["path"]
type FormPath = (typeof forms)[number]["path"]
type Parametrised<Path> = Extract<Path, `${string}:${string}`>

/** An invitation to join the founders of a draft, as its mail has it. */
const invitation = async (app: TestApp): Promise<string> => {
  const { key } = await app.user()
  const { id } = (await app.rest("POST", "/drafts", { key, body: { url: "https://quaywatch.example" } })).body
  const email = `friend-${crypto.randomUUID()}@people.test`
  await app.rest("POST", `/drafts/${id}/invites`, { key, body: { email } })
  const [mail] = await waitingMails(app, email)
  const link = /\S+\/invitations\/\S+/.exec(mail?.text ?? "")?.[0]
  if (link === undefined) throw new Error("the invitation was not mailed")
  return link
}
/** The link that ends a kind of mail to somebody new. */
const unsubscribeUrlOf = async (app: TestApp): Promise<string> => {
  const { id } = await app.user()
  return app.run(Effect.flatMap(MailChoices, ({ unsubscribeUrl }) => unsubscribeUrl(id, "updates")))
}
const question = async (app: TestApp): Promise<string> => {
  const oauth = oauthApp(app)
  return oauth.authorizeUrl((await oauth.register()).body.client_id, pkce().challenge)
}

const invoice = async (app: TestApp): Promise<string> => {
  const { id } = await savePaidOrder(app, { test: true })
  return new URL(await issueInvoice(app, id)).pathname
}

/** `email` is of the person who opens it, who is signed in and has an account. */
/** A webhook of a person's own. */
const webhook = async (app: TestApp, email: string): Promise<string> => {
  const add = Effect.gen(function* () {
    const { id } = yield* (yield* Users).ensure(email)
    return yield* (yield* Webhooks).add(
      { userId: id, credential: "cli", requestId: "test" },
      { url: `https://hooks.example/${crypto.randomUUID()}`, events: [], description: "Tells the team" }
    )
  })
  return `/account/webhooks/${(await app.run(add)).endpoint.id}`
}

type At = (app: TestApp, email: string) => Promise<string>

/** A page about a listing that is theirs. */
const cared =
  (part: string): At =>
  async (app, email) =>
    `/account/listings/${(await caredListing(app, await accountOf(app, email))).id}${part}`

const addresses: { readonly [Path in Parametrised<PagePath>]: At } & { readonly [Path in PagePath]?: At } = {
  "/products/:slug": async () => "/products/tidewatch",
  "/weeks/:week": async () => `/weeks/${weekOf(Date.now())}`,
  "/leaderboards/:board": async () => "/leaderboards/billboard",
  "/products/:slug/alternatives": async () => "/products/tidewatch/alternatives",
  "/categories/:slug": async () => "/categories/developer-tools",
  "/founders/:slug": async () => "/founders/ingrid-solberg",
  "/blog/:slug": async () => "/blog/how-the-weekly-ranking-works",
  "/account/drafts/:id/progress": async (app, email) =>
    `/account/drafts/${await draftUnderWay(app, await accountOf(app, email))}/progress`,
  "/products/:slug/claim": async () => "/products/tidewatch/claim",
  "/account/listings/:id": cared(""),
  "/account/listings/:id/badge": cared("/badge"),
  "/account/listings/:id/publish": async (app, email) => {
    const columns = { status: "draft", plan: "none", launch_week: null, launched_at: null, badge_result: null }
    return `/account/listings/${(await caredListing(app, await accountOf(app, email), { columns })).id}/publish`
  },
  "/account/listings/:id/edit": cared("/edit"),
  "/account/listings/:id/analytics": cared("/analytics"),
  "/account/listings/:id/updates": cared("/updates"),
  "/account/listings/:id/milestones": cared("/milestones"),
  "/account/listings/:id/story": cared("/story"),
  "/account/listings/:id/history": cared("/history"),
  "/account/listings/:id/history/:version": cared("/history/3"),
  "/account/listings/:id/history/:version/restore": cared("/history/1/restore"),
  "/account/listings/:id/alternatives": cared("/alternatives?q=tide"),
  "/account/listings/:id/media": cared("/media"),
  "/account/listings/:id/founders": cared("/founders"),
  "/account/listings/:id/revenue": cared("/revenue"),
  "/products/:slug/review": async () => "/products/tidewatch/review",
  "/invitations/:draft": invitation,
  "/unsubscribe/:token": async (app) => new URL(await unsubscribeUrlOf(app)).pathname,
  "/claims/:claim": claimLink,
  "/claims/:claim/dispute": disputeLink,
  "/checkout/:secret": async (app) => (await ordered(app)).path,
  "/checkout/test/:session": async (app) => testSession(app, await ordered(app)),
  "/invoices/:secret": invoice,
  "/account/webhooks/:webhook": webhook,
  "/admin/products/:code": async () => "/admin/products/launch",
  "/account/drafts/:id": async (app, email) => `/account/drafts/${await readyDraft(app, await accountOf(app, email))}`,
  "/admin/claims/:claim": async (app) => (await claimLink(app)).replace(/^.*\/claims\/(\d+).*$/, "/admin/claims/$1"),
  "/admin/blog/:post": async () => "/admin/blog/1",
  "/admin/users/:user": async (app, email) => `/admin/users/${await accountOf(app, email)}`,
  "/admin/orders/:number": async (app) => `/admin/orders/${(await savePaidOrder(app, { test: true })).number}`,
  "/sign-in/confirm": (app) => linkFor(app, "visitor@people.test"),
  "/oauth/authorize": question,
  "/authorize": async (app) => (await question(app)).replace("/oauth", "")
}
/** Where each page of the table can be seen, with the demo directory, by a person. */
export const addressOf = (app: TestApp, path: PagePath, { email }: Pick<Person, "email">): Promise<string> =>
  addresses[path]?.(app, email) ?? Promise.resolve(path)

const ownListing = "/account/listings/999999"
const targets: { readonly [Path in Parametrised<FormPath>]: string } = {
  "/account/listings/:id/edit": `${ownListing}/edit`,
  "/account/listings/:id/updates": `${ownListing}/updates`,
  "/account/listings/:id/milestones": `${ownListing}/milestones`,
  "/account/listings/:id/milestones/delete": `${ownListing}/milestones/delete`,
  "/account/listings/:id/story": `${ownListing}/story`,
  "/account/listings/:id/badge/look": `${ownListing}/badge/look`,
  "/account/listings/:id/publish/free": `${ownListing}/publish/free`,
  "/account/listings/:id/publish/order": `${ownListing}/publish/order`,
  "/account/claims/:claim": "/account/claims/999999",
  "/account/listings/:id/history/:version/restore": `${ownListing}/history/1/restore`,
  "/account/listings/:id/alternatives/approve": `${ownListing}/alternatives/approve`,
  "/account/listings/:id/alternatives/change": `${ownListing}/alternatives/change`,
  "/account/listings/:id/revenue": `${ownListing}/revenue`,
  "/account/listings/:id/revenue/remove": `${ownListing}/revenue/remove`,
  "/account/listings/:id/media/upload": `${ownListing}/media/upload`,
  "/account/listings/:id/media/video": `${ownListing}/media/video`,
  "/account/listings/:id/media/describe": `${ownListing}/media/describe`,
  "/account/listings/:id/media/change": `${ownListing}/media/change`,
  "/account/founders/:founder/country": "/account/founders/999999/country",
  "/account/founders/:founder/picture": "/account/founders/999999/picture",
  "/account/founders/:founder/picture/remove": "/account/founders/999999/picture/remove",
  "/account/drafts/:id": `/account/drafts/${crypto.randomUUID()}`,
  "/products/:slug/claim": "/products/nothing-there/claim",
  "/products/:slug/claim/verify": "/products/nothing-there/claim/verify",
  "/products/:slug/vote": "/products/nothing-there/vote",
  "/products/:slug/follow": "/products/nothing-there/follow",
  "/products/:slug/review": "/products/nothing-there/review",
  "/products/:slug/review/withdraw": "/products/nothing-there/review/withdraw",
  "/invitations/:draft": `/invitations/${crypto.randomUUID()}`,
  "/account/webhooks/:webhook": "/account/webhooks/999999",
  "/account/webhooks/:webhook/deliveries": "/account/webhooks/999999/deliveries",
  "/unsubscribe/:token/end": "/unsubscribe/none/end",
  "/unsubscribe/:token/resume": "/unsubscribe/none/resume",
  "/claims/:claim": "/claims/1",
  "/claims/:claim/dispute": "/claims/1/dispute",
  "/checkout/:secret/billing": "/checkout/none/billing",
  "/checkout/:secret/pay": "/checkout/none/pay",
  "/checkout/:secret/cancel": "/checkout/none/cancel",
  "/checkout/test/:session/pay": "/checkout/test/none/pay",
  "/checkout/test/:session/decline": "/checkout/test/none/decline",
  "/admin/products/:code": "/admin/products/launch",
  "/admin/reviews/:review/publish": "/admin/reviews/999999/publish",
  "/admin/reviews/:review/reject": "/admin/reviews/999999/reject",
  "/admin/claims/:claim": "/admin/claims/999999",
  "/admin/edits/:slug/restore": "/admin/edits/nothing-there/restore",
  "/admin/blog/:post": "/admin/blog/999999",
  "/admin/blog/:post/remove": "/admin/blog/999999/remove",
  "/admin/interview/:question": "/admin/interview/999999",
  "/admin/interview/:question/step": "/admin/interview/999999/step",
  "/admin/users/:user/role": "/admin/users/999999/role",
  "/admin/users/:user/sign-out": "/admin/users/999999/sign-out",
  "/admin/orders/:number/fulfil": "/admin/orders/LB-0000000000/fulfil",
  "/admin/orders/:number/refund": "/admin/orders/LB-0000000000/refund"
}
const filled: Readonly<Record<string, string>> = targets
/** Where a form of the table can be sent. */
export const targetOf = (path: FormPath): string => filled[path] ?? path
