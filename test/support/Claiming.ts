/** What tests of claims share: listings at sites of their own, what is published there, and the mails about it. */
import { Effect } from "effect"
import type { Letter } from "../../src/domain/text/Letter.ts"
import { letterText } from "../../src/domain/text/Letter.ts"
import { ClaimChecks } from "../../src/services/owners/Claims.ts"
import { sha256 } from "../../src/services/store/Secrets.ts"
import { type TestApp, type TestAppOptions, testApp } from "./App.ts"
import type { FixtureTexts } from "./FixtureDns.ts"
import type { FixtureSite } from "./FixtureInternet.ts"
import { raiseLimits } from "./Limits.ts"
import { columns, query, saveListing, slugOf } from "./SavedListing.ts"

type Person = Awaited<ReturnType<TestApp["user"]>>

export const claimingApp = async (now = "2026-11-20T09:00:00Z", more: Pick<TestAppOptions, "served"> = {}) => {
  const sites: Record<string, Record<string, FixtureSite[string]>> = {}
  const texts: FixtureTexts = {}
  const app = await testApp({ work: false, internet: sites, texts, now, ...more })
  await raiseLimits(app)
  let made = 0

  /** A live listing of somebody, at a host of its own unless said. */
  const listed = async (
    owner: Person | null,
    more: { readonly host?: string; readonly columns?: Readonly<Record<string, unknown>> } = {}
  ) => {
    const host = more.host ?? `claimed-${++made}.example`
    sites[host] ??= { "/": "<title>Home</title><p>Nothing here yet.</p>" }
    const id = await saveListing(app, {
      ownerId: owner?.id ?? null,
      host,
      columns: { ...columns.live, ...more.columns }
    })
    return { id, host, slug: slugOf(host) }
  }
  const claim = (by: Person, body: Readonly<Record<string, unknown>>, headers: Record<string, string> = {}) =>
    app.rest("POST", "/claims", { key: by.key, body, headers })
  const verify = (by: Person, id: number, headers: Record<string, string> = {}) =>
    app.rest("POST", `/claims/${id}/verify`, { key: by.key, headers })
  const list = async (by: Person) => (await app.rest("GET", "/claims", { key: by.key })).body.items

  /** Puts what a claim asks for where it asks for it. */
  // biome-ignore lint/suspicious/noExplicitAny: a claim as it was answered, a JSON body
  const publish = ({ instructions, method, listing }: any) => {
    const host = listing.slug.replaceAll("-example", ".example")
    if (method === "dns") texts[instructions.host] = ["v=spf1 -all", instructions.value]
    if (method === "meta") sites[host] = { "/": `<html><head>${instructions.html}</head><body>Hello</body></html>` }
    if (method === "file") {
      const { hostname, pathname } = new URL(instructions.file_url)
      sites[hostname] = {
        [pathname]: { body: `${instructions.file_content}\n`, headers: { "content-type": "text/plain" } }
      }
    }
  }
  /** From the claim to the proof. */
  const prove = async (by: Person, slug: string, method: string) => {
    const claimed = (await claim(by, { slug, method })).body
    publish(claimed)
    return (await verify(by, claimed.id)).body
  }
  const ownerOf = async (slug: string) => {
    const [row] = await query<{ owner_id: number | null; verified: boolean }>(
      app,
      "select owner_id, verified from listings where slug = $1",
      [slug]
    )
    return row
  }
  /** Letters that wait to be sent, oldest first, as plain text under their subject. */
  const letters = async (to: string): Promise<ReadonlyArray<string>> => {
    const rows = await query<{ data: { readonly letter?: Letter; readonly subject?: string; readonly text?: string } }>(
      app,
      "select data from pgboss.job where name = 'mail' and data->>'to' = $1 order by created_on, id",
      [to]
    )
    return rows.map(({ data: { letter, subject, text } }) =>
      letter === undefined ? `${subject}\n${text}` : `${letter.subject}\n${letterText(letter)}`
    )
  }
  /** The first link of this kind in somebody's latest mail. */
  const linkTo = async (to: string, path: RegExp): Promise<URL> => {
    const found = path.exec((await letters(to)).at(-1) ?? "")?.[0]
    if (found === undefined) throw new Error(`no ${path} was mailed to ${to}`)
    return new URL(found)
  }
  const sweep = () => app.run(Effect.flatMap(ClaimChecks, (checks) => checks.run))

  return { app, sites, texts, listed, claim, verify, list, publish, prove, ownerOf, letters, linkTo, sweep }
}
export type ClaimingApp = Awaited<ReturnType<typeof claimingApp>>

/** A claim of a demo listing by somebody, with a link to its page as the mail has it. */
export const claimLink = async (app: TestApp): Promise<string> => {
  const { key } = await app.user()
  const token = crypto.randomUUID()
  const email = `hello-${token}@tidewatch.example`
  const { id } = (await app.rest("POST", "/claims", { key, body: { slug: "tidewatch", method: "email", email } })).body
  await query(app, "update claims set link_hash = $1 where id = $2", [sha256(token), id])
  return `/claims/${id}?token=${token}`
}

/** A claim that took a listing from somebody, with the link to the page on which they say no. */
export const disputeLink = async (app: TestApp): Promise<string> => {
  const former = await app.user()
  const { key } = await app.user()
  const token = crypto.randomUUID()
  const { id } = (await app.rest("POST", "/claims", { key, body: { slug: "tidewatch", method: "meta" } })).body
  await query(app, "update claims set status = 'superseded', verified_at = created_at where id = $1", [id])
  await query(
    app,
    `insert into claim_disputes (claim_id, former_owner_id, secret_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [id, former.id, sha256(token), app.clock.now(), new Date(app.clock.now().getTime() + 30 * 86_400_000)]
  )
  return `/claims/${id}/dispute?token=${token}`
}
