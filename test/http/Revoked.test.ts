/**
 * Credentials are kept in memory by each process. Whatever takes one back, or makes it stand for something else, does so
 * with the next request here and within a second in every other process, and touches nothing it should not. The second
 * process needs a database that two can share: DATABASE_URL.
 */
import { afterAll, beforeAll, describe, expect, spyOn, test } from "bun:test"
import { Effect, Option, Redacted } from "effect"
import Pg from "pg"
import { scopes } from "../../src/domain/Principal.ts"
import { make } from "../../src/domain/people/ApiKey.ts"
import { Departures } from "../../src/services/data/Export.ts"
import { Access } from "../../src/services/execute/Access.ts"
import { ApiKeys } from "../../src/services/people/ApiKeys.ts"
import { Sessions } from "../../src/services/people/Sessions.ts"
import { Members } from "../../src/services/people/SiteTeam.ts"
import { Users } from "../../src/services/people/Users.ts"
import { Changes } from "../../src/services/store/Changes.ts"
import { Settings } from "../../src/services/store/Settings.ts"
import { onPostgres, type TestApp, testApp } from "../support/App.ts"
import { freezableProxy } from "../support/FreezableProxy.ts"
import { readHouse } from "../support/House.ts"
import { raiseLimits } from "../support/Limits.ts"
import { linkFor, signedIn } from "../support/Person.ts"
import { query } from "../support/SavedListing.ts"
import { type OAuthApp, oauthApp } from "./oauth/App.ts"

/** What the docs promise. */
const everywhereWithin = 1000

let one: TestApp
/** Another process on the same database, where there can be one. */
let other: TestApp | null = null
let oauth: OAuthApp
/** Somebody of the team, so that nobody else is the last of it. */
let team: number
beforeAll(async () => {
  one = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  if (onPostgres)
    other = await testApp({ databaseUrl: one.databaseUrl ?? "", work: false, now: "2026-11-18T12:00:00Z" })
  oauth = oauthApp(one)
  await raiseLimits(one)
  await one.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set("accounts.grace_days", 0))))
  team = (await one.user({ admin: true })).id
}, 60_000)
afterAll(async () => {
  await other?.close()
  await one.close()
})

/** Somebody who comes in every way there is: by a key, by an app at both doors, and by the site. */
const newcomer = async () => {
  const { person, clientId, code, verifier, access_token, refresh_token } = await oauth.connected({
    resource: one.origin
  })
  const made = await one.run(
    Effect.gen(function* () {
      const user = yield* (yield* Users).findByEmail(person.email)
      if (user === undefined) return yield* Effect.dieMessage("nobody signed in")
      const { id, key } = yield* (yield* ApiKeys).create({
        userId: user.id,
        name: "test",
        scopes,
        mode: "test",
        expiresAt: null
      })
      return { userId: user.id, keyId: id, key }
    })
  )
  return { ...made, person, clientId, code, verifier, access_token, refresh_token, cookie: cookieOf(person.cookies) }
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>
const cookieOf = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")

/** What each of their ways in is answered. */
const standing = async (app: TestApp, { key, access_token, cookie }: Newcomer) => {
  const page = async (path: string) =>
    (await app.fetch(new Request(`${app.origin}${path}`, { headers: { cookie } }))).status
  const [byKey, byToken, byTool, session, team] = await Promise.all([
    app.rest("GET", "/me", { key }).then(({ status }) => status),
    app.rest("GET", "/me", { key: access_token }).then(({ status }) => status),
    oauthApp(app).tool(access_token),
    page("/account"),
    page("/admin")
  ])
  return { key: byKey, token: byToken, tool: byTool, session, team }
}
type Standing = Awaited<ReturnType<typeof standing>>
const good: Standing = { key: 200, token: 200, tool: 200, session: 200, team: 404 }
const noKey = { key: 401 }
const noToken = { token: 401, tool: 401 }
const noSession = { session: 303, team: 303 }

const sessionBy = (userId: number) => ({ userId, credential: "session", requestId: "test" })
const signInAgain = async ({ person }: Newcomer) =>
  void (await person.submit(await person.open(await linkFor(one, person.email)), "/sign-in/confirm"))
const revokeToken = (token: string) => oauth.form("/oauth/revoke", { token })

/** Every way to take something back, with what no longer works. What is not named goes on. */
const ways: Readonly<
  Record<string, { readonly does: (who: Newcomer) => Promise<unknown>; readonly ends: Partial<Standing> }>
> = {
  "a key revoked on the site": {
    does: ({ userId, keyId }) => one.run(Effect.flatMap(ApiKeys, (keys) => keys.revokeBy(sessionBy(userId), keyId))),
    ends: noKey
  },
  "a key revoked from the command line": {
    does: ({ userId, keyId }) => one.run(Effect.flatMap(ApiKeys, (keys) => keys.revoke(userId, keyId))),
    ends: noKey
  },
  "an access token its app gives up": { does: ({ access_token }) => revokeToken(access_token), ends: noToken },
  "a refresh token its app gives up": { does: ({ refresh_token }) => revokeToken(refresh_token), ends: noToken },
  "an app disconnected": {
    does: async ({ person }) => person.submit(await person.open("/account/apps"), "/account/apps/revoke"),
    ends: noToken
  },
  "a refresh token that comes back": {
    does: async ({ clientId, refresh_token }) => {
      await oauth.refresh(clientId, refresh_token)
      await query(one, "update oauth_tokens set rotated_at = rotated_at - interval '1 hour'")
      expect((await oauth.refresh(clientId, refresh_token)).status).toBe(400)
    },
    ends: noToken
  },
  "a code that comes back": {
    does: ({ clientId, code, verifier }) => oauth.exchange(clientId, code, verifier),
    ends: noToken
  },
  "a grant narrowed to one door": {
    does: ({ clientId, refresh_token }) => oauth.refresh(clientId, refresh_token, { resource: `${one.origin}/api/v1` }),
    ends: { tool: 401 }
  },
  "signing out": {
    does: async ({ person }) => person.submit(await person.open("/account"), "/sign-out"),
    ends: noSession
  },
  "signing another browser out": {
    does: async ({ userId, cookie, person }) => {
      const token = cookie.split("=")[1] ?? ""
      const session = await one.run(Effect.flatMap(Sessions, (sessions) => sessions.find(token)))
      expect(person.email).toBe(session?.email ?? "")
      return one.run(Effect.flatMap(Sessions, (sessions) => sessions.endOther(sessionBy(userId), session?.id ?? 0)))
    },
    ends: noSession
  },
  "signing out everywhere": {
    does: ({ userId }) => one.run(Effect.flatMap(Sessions, (sessions) => sessions.endAll(sessionBy(userId)))),
    ends: noSession
  },
  "the team signing somebody out": {
    does: ({ userId }) => one.run(Effect.flatMap(Members, (members) => members.signOut(sessionBy(team), userId))),
    ends: noSession
  },
  "signing in again in the same browser": { does: signInAgain, ends: noSession },
  "an account deleted": {
    does: ({ userId }) =>
      one.run(
        Effect.gen(function* () {
          const departures = yield* Departures
          yield* departures.ask(sessionBy(userId), "keep")
          expect((yield* departures.run).deleted).toBe(1)
        })
      ),
    ends: { ...noKey, ...noToken, ...noSession }
  },
  "somebody taken into the team from the command line": {
    does: ({ person }) => one.run(Effect.flatMap(Users, (users) => users.ensure(person.email, { admin: true }))),
    ends: { team: 200 }
  },
  "somebody taken into the team by the team": {
    does: ({ userId }) =>
      one.run(Effect.flatMap(Members, (members) => members.setRole(sessionBy(team), userId, "admin"))),
    ends: { team: 200 }
  }
}

describe("what is taken back is so at once here, and within a second everywhere", () => {
  for (const [name, { does, ends }] of Object.entries(ways))
    test(name, async () => {
      const who = await newcomer()
      const apps = other === null ? [one] : [one, other]
      for (const app of apps) {
        await standing(app, who)
        const before = await app.run(Effect.map(Access, ({ figures }) => figures()))
        expect(await standing(app, who)).toEqual(good)
        const after = await app.run(Effect.map(Access, ({ figures }) => figures()))
        // Or the rest would prove nothing.
        expect(after.served - before.served).toBeGreaterThanOrEqual(3)
        expect(after.made - before.made).toBe(0)
      }
      await does(who)
      const expected = { ...good, ...ends }
      expect(await standing(one, who)).toEqual(expected)
      if (other === null) return
      const elsewhere = other
      await elsewhere.until(
        () => standing(elsewhere, who),
        (seen) => Bun.deepEquals(seen, expected),
        `${name} in another process`,
        everywhereWithin
      )
    })
  test("somebody taken out of the team", async () => {
    const who = await newcomer()
    const setRole = (role: "member" | "admin") =>
      one.run(Effect.flatMap(Members, (members) => members.setRole(sessionBy(team), who.userId, role)))
    await setRole("admin")
    expect((await standing(one, who)).team).toBe(200)
    await setRole("member")
    expect(await standing(one, who)).toEqual(good)
  })
})

test("every statement that changes what somebody comes in by is one that is told of, or need not be", async () => {
  const tables = "api_keys|oauth_tokens|oauth_grants|oauth_codes|sessions|users"
  const statement = new RegExp(`\\b(insert into|update|delete from) (${tables})\\b(?! u set mailbox)`, "g")
  const found = (await readHouse())
    .filter(({ path }) => !path.includes("/migrations/"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(statement)].map(([, verb, table]) => `${path.split("/").at(-1)}: ${verb} ${table}`)
    )
  expect(found.sort()).toEqual(
    [
      // Told of: `ways`, above, has each of them.
      "ApiKeysRepo.ts: update api_keys",
      "DeparturesRepo.ts: delete from api_keys",
      "DeparturesRepo.ts: delete from oauth_grants",
      "DeparturesRepo.ts: delete from sessions",
      "DeparturesRepo.ts: delete from users",
      "GrantsRepo.ts: delete from oauth_grants",
      "GrantsRepo.ts: delete from oauth_grants",
      "GrantsRepo.ts: update oauth_grants",
      "MembersRepo.ts: update users",
      "SessionsRepo.ts: delete from sessions",
      "SessionsRepo.ts: delete from sessions",
      "SessionsRepo.ts: delete from sessions",
      "TokensRepo.ts: delete from oauth_tokens",
      "UsersRepo.ts: insert into users",
      // A new one: nobody knows it yet.
      "ApiKeysRepo.ts: insert into api_keys",
      "GrantsRepo.ts: insert into oauth_codes",
      "GrantsRepo.ts: insert into oauth_grants",
      "SessionsRepo.ts: insert into sessions",
      "TokensRepo.ts: insert into oauth_tokens",
      // When it was used, and how much longer it lasts.
      "ApiKeysRepo.ts: update api_keys",
      "GrantsRepo.ts: update oauth_grants",
      "GrantsRepo.ts: update oauth_grants",
      "SessionsRepo.ts: update sessions",
      // Nobody comes in by a code or a refresh token.
      "TokensRepo.ts: update oauth_codes",
      "TokensRepo.ts: update oauth_tokens",
      // A name, which mails a person wants, and that a mailbox is theirs: no credential says it.
      "FollowsRepo.ts: update users",
      "SignInRepo.ts: update users",
      "UsersRepo.ts: update users"
    ].sort()
  )
})

const revokedByHand = (keyId: number) =>
  query(one, "update api_keys set revoked_at = $1 where id = $2", [one.clock.now(), keyId])

describe("without being told", () => {
  test("a credential ends at the moment it expires", async () => {
    const { id } = await one.user()
    const expiresAt = new Date(one.clock.now().getTime() + 60_000)
    const { key } = await one.run(
      Effect.flatMap(ApiKeys, (keys) => keys.create({ userId: id, name: "short", scopes, mode: "test", expiresAt }))
    )
    const ask = async () => (await one.rest("GET", "/me", { key })).status
    one.clock.set(new Date(expiresAt.getTime() - 5000).toISOString())
    expect([await ask(), await ask()]).toEqual([200, 200])
    one.clock.set(expiresAt.toISOString())
    expect(await ask()).toBe(401)
  })
  test("what was changed by hand is seen after half a minute", async () => {
    const who = await newcomer()
    expect(await standing(one, who)).toEqual(good)
    await revokedByHand(who.keyId)
    one.clock.advance({ seconds: 31 })
    expect(await standing(one, who)).toEqual({ ...good, ...noKey })
  })
})

/** Statements that were sent with this in them, while `body` ran. */
const statements = async (has: string, body: () => Promise<unknown>) => {
  const spy = spyOn(Pg.Client.prototype, "query")
  try {
    await body()
    return spy.mock.calls.filter((call) => JSON.stringify(call[0])?.includes(has)).length
  } finally {
    spy.mockRestore()
  }
}
test("a flood of one key asks the database for it once", async () => {
  const { key } = await one.user()
  const flood = () => Promise.all(Array.from({ length: 100 }, () => one.rest("GET", "/site", { key })))
  const asked = await statements("from api_keys k", async () => {
    for (let wave = 0; wave < 3; wave++)
      expect(new Set((await flood()).map(({ status }) => status))).toEqual(new Set([200]))
  })
  expect(asked).toBe(1)
})
test("a key that was unknown a moment ago works as soon as there is one", async () => {
  const { id } = await one.user()
  const made = make("test", (count) => crypto.getRandomValues(new Uint8Array(count)))
  expect((await one.rest("GET", "/me", { key: made })).status).toBe(401)
  await query(
    one,
    `insert into api_keys (user_id, name, hash, hint, scopes, created_at)
     values ($1, 'elsewhere', sha256($2::bytea), 'hint', '{account:read}', $3)`,
    [id, Buffer.from(made), one.clock.now()]
  )
  expect((await one.rest("GET", "/me", { key: made })).status).toBe(200)
})

describe.skipIf(!onPostgres)("a process that hears of nothing (needs DATABASE_URL)", () => {
  test("asks the database each time, and serves what is public from memory", async () => {
    const url = new URL(one.databaseUrl ?? "")
    const ear = await freezableProxy(url.hostname, Number(url.port || "5432"))
    const direct = new URL(url)
    direct.host = `127.0.0.1:${ear.port}`
    const deaf = await testApp({
      databaseUrl: url.href,
      work: false,
      now: one.clock.now().toISOString(),
      config: { databaseDirectUrl: Option.some(Redacted.make(direct.href)) }
    })
    const hearing = () => deaf.run(Effect.map(Changes, ({ hearing }) => hearing()))
    try {
      const who = await newcomer()
      await standing(deaf, who)
      const anybody = async () => (await deaf.fetch(new Request(`${deaf.origin}/api/v1/site`))).status
      await anybody()
      expect([await standing(deaf, who), await hearing()]).toEqual([good, true])
      ear.close()
      await deaf.until(hearing, (hears) => !hears, "the loss of the listener")
      await revokedByHand(who.keyId)
      await query(one, "delete from sessions where user_id = $1", [who.userId])
      expect(await standing(deaf, who)).toEqual({ ...good, ...noKey, ...noSession })
      expect(await statements("oauth_tokens", () => standing(deaf, who))).toBe(2)
      expect(await statements("settings", anybody)).toBe(0)
      expect(await hearing()).toBe(false)
    } finally {
      await deaf.close()
    }
  }, 30_000)
})

describe("the last use", () => {
  const uses = async (keyId: number) =>
    (await query<{ at: string | null }>(one, "select last_used_at as at from api_keys where id = $1", [keyId]))[0]?.at
  const used = (keyId: number, not: string | null | undefined) =>
    one.until(
      () => uses(keyId),
      (at) => at !== not,
      "the last use"
    )

  test("of a key is written down soon, and once a minute at most", async () => {
    const { key, keyId } = await newcomer()
    const ask = () => one.rest("GET", "/me", { key })
    expect(await uses(keyId)).toBeNull()
    await ask()
    const first = await used(keyId, null)
    for (let second = 0; second < 60; second += 10) {
      await ask()
      one.clock.advance({ seconds: 9 })
    }
    await Bun.sleep(50)
    expect(await uses(keyId)).toBe(first ?? "")
    one.clock.advance({ seconds: 10 })
    await ask()
    await used(keyId, first)
  })
  test("of a session keeps it going", async () => {
    const person = await signedIn(one)
    for (let days = 0; days < 26; days += 13) {
      one.clock.advance({ days: 13 })
      const at = one.clock.now().getTime()
      expect((await person.open("/account")).text).toContain(person.email)
      await one.until(
        () =>
          query<{ at: string }>(
            one,
            "select last_seen_at as at from sessions s join users u on u.id = s.user_id where u.email = $1",
            [person.email]
          ),
        ([row]) => row !== undefined && Date.parse(row.at) >= at,
        "the last use of the session"
      )
    }
  })
})
