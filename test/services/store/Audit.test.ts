/** Every change a person makes, by a page or by the API, leaves its line; what was refused leaves none. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect } from "effect"
import { Users } from "../../../src/services/people/Users.ts"
import { oauthApp } from "../../http/oauth/App.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { auditOf } from "../../support/Audit.ts"
import { linkFor, type Person, signedIn, stranger } from "../../support/Person.ts"
import { query } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false })
}, 60_000)
afterAll(() => app.close())

const idOf = async (email: string) =>
  (await app.run(Effect.flatMap(Users, (users) => users.findByEmail(email))))?.id ?? 0
const linesOf = async ({ email }: Pick<Person, "email">) => auditOf(app, await idOf(email))
const operations = async (person: Pick<Person, "email">) => (await linesOf(person)).map(({ operation }) => operation)
const credentialOf = async ({ email }: Pick<Person, "email">) => {
  const [session] = await query<{ id: number }>(app, "select id from sessions where user_id = $1 order by id desc", [
    await idOf(email)
  ])
  return `session:${session?.id}`
}
const requestId = () => `test-${crypto.randomUUID()}`

test("signing in and out", async () => {
  const email = "ingrid@people.test"
  const at = stranger(app)
  const id = requestId()
  await at.submit(await at.open(await linkFor(app, email)), "/sign-in/confirm", {}, { "x-request-id": id })
  const first = await credentialOf({ email })
  expect(await linesOf({ email })).toMatchObject([
    { operation: "sign_in", credential: first, target: null, request_id: id }
  ])

  await at.submit(await at.open("/account"), "/sign-out")
  await at.submit(await at.open(await linkFor(app, email)), "/sign-in/confirm")
  const second = await credentialOf({ email })
  await at.submit(await at.open("/account/settings"), "/sign-out/everywhere")
  expect((await linesOf({ email })).map(({ operation, credential }) => [operation, credential])).toEqual([
    ["sign_in", first],
    ["sign_out", first],
    ["sign_in", second],
    ["sign_out_everywhere", second]
  ])
})

test("keys, by their number and never by themselves", async () => {
  const person = await signedIn(app)
  const made = await person.submit(await person.open("/account/keys"), "/account/keys", { name: "Robot" })
  const key = person.fieldsOf(made, "/account/keys/revoke", {}).get("id") ?? ""
  await person.submit(await person.open("/account/keys"), "/account/keys/revoke")
  const credential = await credentialOf(person)
  expect(await linesOf(person)).toMatchObject([
    { operation: "sign_in" },
    { operation: "api_key_created", credential, target: key },
    { operation: "api_key_revoked", credential, target: key }
  ])
})

test("what an app is told, and that it is taken back", async () => {
  const oauth = oauthApp(app)
  const { person, clientId } = await oauth.connected()
  const url = oauth.authorizeUrl(clientId, "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
  await person.submit(await person.open(url), "/oauth/consent", { decision: "deny" })
  await person.submit(await person.open("/account/apps"), "/account/apps/revoke")
  const credential = await credentialOf(person)
  expect((await linesOf(person)).slice(1)).toMatchObject([
    { operation: "consent_granted", credential, target: clientId },
    { operation: "consent_denied", credential, target: clientId },
    { operation: "app_revoked", credential, target: clientId }
  ])
})

test("operations, by the credential that called them and what they were called on", async () => {
  const { id, key } = await app.user()
  const { body } = await app.rest("POST", "/drafts", { key, body: { url: "https://audit.example" } })
  const request = requestId()
  const headers = { "x-request-id": request }
  await app.rest("PATCH", `/drafts/${body.id}`, { key, headers, body: { fields: { name: "Audit" } } })
  const lines = await auditOf(app, id)
  expect(lines).toMatchObject([
    { operation: "submit_listing", credential: expect.stringMatching(/^api_key:\d+$/), target: null },
    { operation: "update_draft", target: body.id, request_id: request }
  ])
})

test("what was refused, or changed nothing, leaves no line", async () => {
  const [person, other] = [await signedIn(app), await signedIn(app)]
  const account = await person.open("/account")
  const made = await other.submit(await other.open("/account/keys"), "/account/keys", { name: "Theirs" })
  const foreign = other.fieldsOf(made, "/account/keys/revoke", {}).get("id") ?? ""
  const csrf = person.fieldsOf(account, "/sign-out", {}).get("csrf") ?? ""
  const keys = await person.open("/account/keys")
  await person.submit(keys, "/account/keys", { name: "" })
  await person.submit(keys, "/account/keys", { name: "Forged", csrf: "wrong" })
  await person.post("/account/keys/revoke", new URLSearchParams({ csrf, id: foreign }))
  await person.post("/account/apps/revoke", new URLSearchParams({ csrf, client_id: "nobody" }))
  await person.submit(
    await person.open("/account/settings"),
    "/sign-out/everywhere",
    {},
    { origin: "https://evil.test" }
  )
  const link = await linkFor(app, person.email)
  await stranger(app).submit(await stranger(app).open(link), "/sign-in/confirm", { token: "A".repeat(43) })
  expect(await operations(person)).toEqual(["sign_in"])

  const { id, key } = await app.user()
  await app.rest("POST", "/drafts", { key, body: { url: "ftp://audit.example" } })
  expect(await auditOf(app, id)).toEqual([])
})

test("an account has at most 20 keys, and the one too many leaves no line", async () => {
  const person = await signedIn(app)
  for (let n = 0; n < 21; n++)
    await person.submit(await person.open("/account/keys"), "/account/keys", { name: `Key ${n}` })
  expect((await operations(person)).filter((operation) => operation === "api_key_created")).toHaveLength(20)
})

test("what cannot be written down does not happen", async () => {
  const oauth = oauthApp(app)
  const { person, clientId, access_token } = await oauth.connected()
  const keys = await person.submit(await person.open("/account/keys"), "/account/keys", { name: "Robot" })
  const apps = await person.open("/account/apps")
  const settings = await person.open("/account/settings")
  const question = await person.open(oauth.authorizeUrl(clientId, "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"))
  const link = await linkFor(app, person.email)
  const signIn = await stranger(app).open(link)
  const rows = () =>
    query(
      app,
      `select (select count(*) from sessions) as sessions, (select count(*) from oauth_grants) as grants,
        (select count(*) from api_keys where revoked_at is null) as keys, (select count(*) from sign_in_links) as links`
    )
  const before = await rows()
  await query(app, "alter table audit_log add constraint full_disk check (false) not valid")
  const answers = [
    await person.submit(question, "/oauth/consent", { decision: "allow" }),
    await person.submit(keys, "/account/keys", { name: "Another" }),
    await person.submit(keys, "/account/keys/revoke"),
    await person.submit(apps, "/account/apps/revoke"),
    await person.submit(settings, "/sign-out/everywhere"),
    await person.submit(settings, "/sign-out"),
    await stranger(app).submit(signIn, "/sign-in/confirm")
  ]
  await query(app, "alter table audit_log drop constraint full_disk")
  expect(answers.map(({ status, away }) => [status, away])).toEqual(answers.map(() => [500, null]))
  expect(await rows()).toEqual(before)
  expect(await oauth.me(access_token)).toBe(200)
  expect((await stranger(app).submit(signIn, "/sign-in/confirm")).status).toBe(200)
})
