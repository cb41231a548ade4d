import { afterAll, beforeAll, expect, test } from "bun:test"
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { ExpiredAccess } from "../../../src/services/data/accounts/ExpiredAccess.ts"
import { Housekeeping } from "../../../src/services/data/Housekeeping.ts"
import { oauthApp } from "../../http/oauth/App.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { linkFor, signedIn } from "../../support/Person.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false })
}, 60_000)
afterAll(() => app.close())

const nothing = { signInLinks: 0, sessions: 0, tokens: 0, grants: 0, clients: 0 }
const forget = () =>
  app.run(Effect.flatMap(Effect.provide(ExpiredAccess, ExpiredAccess.Default), ({ forget }) => forget))
const rowsOf = (table: string) =>
  app.run(
    Effect.flatMap(SqlClient.SqlClient, (sql) =>
      Effect.map(sql<{ count: number }>`select count(*) as count from ${sql(table)}`, ([row]) => row?.count ?? -1)
    )
  )

test("each thing is forgotten when its time is over, not before", async () => {
  const oauth = oauthApp(app)
  await linkFor(app, "unused@people.test")
  await oauth.register()
  const { clientId, refresh_token, access_token } = await oauth.connected()
  expect(await forget()).toEqual(nothing)

  app.clock.advance({ minutes: 16 })
  expect(await forget()).toEqual({ ...nothing, signInLinks: 1 })
  app.clock.advance({ minutes: 45 })
  // The access token's hour is over.
  expect(await forget()).toEqual({ ...nothing, tokens: 1 })
  app.clock.advance({ hours: 24 })
  // The app that led nobody here.
  expect(await forget()).toEqual({ ...nothing, clients: 1 })

  app.clock.advance({ days: 28 })
  const again = await oauth.refresh(clientId, refresh_token)
  expect(again.status).toBe(200)
  app.clock.advance({ days: 2 })
  expect(await forget()).toEqual({ ...nothing, sessions: 1, tokens: 2 })
  expect(await oauth.me(access_token)).toBe(401)

  app.clock.advance({ days: 28, hours: 1 })
  expect(await forget()).toEqual({ ...nothing, tokens: 1, grants: 1 })
  app.clock.advance({ days: 1 })
  expect(await forget()).toEqual({ ...nothing, clients: 1 })
  for (const table of ["sign_in_links", "sessions", "oauth_clients", "oauth_grants", "oauth_codes", "oauth_tokens"])
    expect({ table, rows: await rowsOf(table) }).toEqual({ table, rows: 0 })
})

test("the housekeeping job does it", async () => {
  await signedIn(app)
  app.clock.advance({ days: 31 })
  await app.run(Effect.flatMap(Housekeeping, ({ run }) => run))
  expect(await rowsOf("sessions")).toBe(0)
})
