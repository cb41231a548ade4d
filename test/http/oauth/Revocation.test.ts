import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { type TestApp, testApp } from "../../support/App.ts"
import { type OAuthApp, oauthApp, pkce } from "./App.ts"

let app: TestApp
let oauth: OAuthApp
beforeAll(async () => {
  app = await testApp({ work: false })
  oauth = oauthApp(app)
}, 60_000)
afterAll(() => app.close())

describe("revoking", () => {
  const revoke = (token: string | null, client_id: string | null = null) =>
    oauth.form("/oauth/revoke", { token, client_id, token_type_hint: "refresh_token" })

  test("an access token ends alone", async () => {
    const { clientId, access_token, refresh_token } = await oauth.connected()
    expect((await revoke(access_token, clientId)).status).toBe(200)
    expect(await oauth.me(access_token)).toBe(401)
    expect((await oauth.refresh(clientId, refresh_token)).status).toBe(200)
  })

  test("a refresh token ends everything of its grant, and of no other", async () => {
    const { clientId, person, access_token, refresh_token } = await oauth.connected()
    const { verifier, challenge } = pkce()
    const code = (await oauth.consent(person, oauth.authorizeUrl(clientId, challenge))).get("code") ?? ""
    const other = (await oauth.exchange(clientId, code, verifier)).body
    const next = (await oauth.refresh(clientId, refresh_token)).body
    expect((await revoke(refresh_token)).status).toBe(200)
    expect(await oauth.me(access_token)).toBe(401)
    expect(await oauth.me(next.access_token)).toBe(401)
    expect((await oauth.refresh(clientId, next.refresh_token)).body.error).toBe("invalid_grant")
    expect(await oauth.me(other.access_token)).toBe(200)
  })

  test("what is unknown, gone, or another app's is answered alike and left as it is", async () => {
    const { clientId, access_token, refresh_token } = await oauth.connected()
    const other = (await oauth.register()).body.client_id
    for (const token of ["nonsense", "lbo_at_x", access_token, refresh_token])
      expect((await revoke(token, other)).status).toBe(200)
    expect(await oauth.me(access_token)).toBe(200)
    expect((await oauth.refresh(clientId, refresh_token)).status).toBe(200)
  })

  test("a request without a token is none", async () => {
    expect((await revoke(null)).body.error).toBe("invalid_request")
  })

  test("by the person, on the account page, works at once", async () => {
    const { person, clientId, access_token, refresh_token } = await oauth.connected()
    const page = await person.open("/account/apps")
    expect(load(page.text)("main").text()).toContain("Reader")
    expect(load(page.text)("main").text()).toContain("app.example")
    await person.submit(page, "/account/apps/revoke")
    expect(await oauth.me(access_token)).toBe(401)
    expect((await oauth.refresh(clientId, refresh_token)).body.error).toBe("invalid_grant")
    expect(load((await person.open("/account/apps")).text)("main").text()).not.toContain("Reader")
  })

  test("is not possible for somebody else's app", async () => {
    const { clientId, access_token } = await oauth.connected()
    const attacker = await oauth.connected()
    await attacker.person.submit(await attacker.person.open("/account/apps"), "/account/apps/revoke", {
      client_id: clientId
    })
    expect(await oauth.me(access_token)).toBe(200)
  })
})

test("a grant that is refreshed and revoked in the same moment is over, and nobody waits for anybody", async () => {
  for (let round = 0; round < 5; round++) {
    const { clientId, refresh_token, access_token } = await oauth.connected()
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => oauth.refresh(clientId, refresh_token)),
      oauth.form("/oauth/revoke", { token: refresh_token, client_id: clientId }),
      ...Array.from({ length: 4 }, () => oauth.refresh(clientId, refresh_token))
    ])
    for (const { status } of answers) expect([200, 400]).toContain(status)
    for (const { body } of answers) if (body.access_token) expect(await oauth.me(body.access_token)).toBe(401)
    expect(await oauth.me(access_token)).toBe(401)
  }
})
