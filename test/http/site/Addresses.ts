/**
 * An address at which each page of the table can be seen. A page with parameters must have one here, or this file does
 * not compile; one that needs a query to be seen has one too, or its test fails.
 */
import type { forms, pages } from "../../../src/http/site/Pages.ts"
import type { TestApp } from "../../support/App.ts"
import { issueInvoice, savePaidOrder } from "../../support/BilledOrder.ts"
import { linkFor } from "../../support/Person.ts"
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
const question = async (app: TestApp): Promise<string> => {
  const oauth = oauthApp(app)
  return oauth.authorizeUrl((await oauth.register()).body.client_id, pkce().challenge)
}

const invoice = async (app: TestApp): Promise<string> => {
  const { id } = await savePaidOrder(app, { test: true })
  return new URL(await issueInvoice(app, id)).pathname
}

type At = (app: TestApp) => Promise<string>
const addresses: { readonly [Path in Parametrised<PagePath>]: At } & { readonly [Path in PagePath]?: At } = {
  "/products/:slug": async () => "/products/tidewatch",
  "/invitations/:draft": invitation,
  "/checkout/:secret": async (app) => (await ordered(app)).path,
  "/checkout/test/:session": async (app) => testSession(app, await ordered(app)),
  "/invoices/:secret": invoice,
  "/sign-in/confirm": (app) => linkFor(app, "visitor@people.test"),
  "/oauth/authorize": question,
  "/authorize": async (app) => (await question(app)).replace("/oauth", "")
}
/** Where each page of the table can be seen, with the demo directory. */
export const addressOf = (app: TestApp, path: PagePath): Promise<string> =>
  addresses[path]?.(app) ?? Promise.resolve(path)

const targets: { readonly [Path in Parametrised<FormPath>]: string } = {
  "/invitations/:draft": `/invitations/${crypto.randomUUID()}`,
  "/checkout/:secret/billing": "/checkout/none/billing",
  "/checkout/:secret/pay": "/checkout/none/pay",
  "/checkout/:secret/cancel": "/checkout/none/cancel",
  "/checkout/test/:session/pay": "/checkout/test/none/pay",
  "/checkout/test/:session/decline": "/checkout/test/none/decline"
}
const filled: Readonly<Record<string, string>> = targets
/** Where a form of the table can be sent. */
export const targetOf = (path: FormPath): string => filled[path] ?? path
