import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { type TestApp, testApp } from "../../support/App.ts"
import { linkFor, signedIn, stranger } from "../../support/Person.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp()
}, 60_000)
afterAll(() => app.close())

const mailTo = async (email: string, count = 1) => {
  const mails = await app.until(
    async () => app.mails.filter(({ to }) => to === email),
    (found) => found.length >= count,
    `mail ${count} to ${email}`
  )
  return mails[count - 1]?.text ?? ""
}
const linkIn = (text: string) => /https:\/\/launchbook\.test\/sign-in\/confirm\?token=\S+/.exec(text)?.[0] ?? ""

const ask = async (email: string, more: Record<string, string> = {}, returnTo = "") => {
  const at = stranger(app)
  const page = await at.open(`/sign-in?return_to=${encodeURIComponent(returnTo)}`)
  return at.submit(page, "/sign-in", { email }, more)
}

describe("signing in by mail", () => {
  test("a link arrives by mail, opens a page, and its button signs in", async () => {
    const email = "ingrid@people.test"
    const at = stranger(app)
    const sent = await at.submit(await at.open("/sign-in"), "/sign-in", { email: "Ingrid@People.test" })
    expect(sent.url).toBe("https://launchbook.test/sign-in/sent")
    const page = await at.open(linkIn(await mailTo(email)))
    expect(page.text).toContain(email)
    const account = await at.submit(page, "/sign-in/confirm")
    expect(account.url).toBe("https://launchbook.test/account")
    expect(account.text).toContain(email)
  })

  test("opening the link does nothing, however often", async () => {
    const at = stranger(app)
    const link = await linkFor(app, "opened@people.test")
    for (let i = 0; i < 3; i++) expect((await at.open(link)).status).toBe(200)
    expect(at.cookies.size).toBe(0)
    expect((await at.submit(await at.open(link), "/sign-in/confirm")).url).toEndWith("/account")
  })

  test("a link works once", async () => {
    const link = await linkFor(app, "once@people.test")
    const page = await stranger(app).open(link)
    const first = stranger(app)
    expect((await first.submit(page, "/sign-in/confirm")).status).toBe(200)
    const second = stranger(app)
    const refused = await second.submit(page, "/sign-in/confirm")
    expect(refused.status).toBe(400)
    expect(refused.text).toContain("Ask for a new link")
    expect(second.cookies.size).toBe(0)
    expect((await second.open(link)).status).toBe(400)
  })

  test("of two who use a link at once, one is signed in", async () => {
    const page = await stranger(app).open(await linkFor(app, "race@people.test"))
    const answers = await Promise.all(Array.from({ length: 6 }, () => stranger(app).submit(page, "/sign-in/confirm")))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
  })

  test("a link is good for 15 minutes", async () => {
    const early = await linkFor(app, "early@people.test")
    app.clock.advance({ minutes: 14 })
    expect((await stranger(app).open(early)).status).toBe(200)
    app.clock.advance({ minutes: 2 })
    expect((await stranger(app).open(early)).status).toBe(400)
  })

  test("known and unknown addresses are answered alike, and an account is made by the link alone", async () => {
    const { email } = await signedIn(app)
    const known = await ask(email)
    const unknown = await ask("nobody-yet@people.test")
    expect(known.text).toBe(unknown.text)
    expect({ status: known.status, url: known.url }).toEqual({ status: unknown.status, url: unknown.url })
    const { Users } = await import("../../../src/services/people/Users.ts")
    const { Effect } = await import("effect")
    const found = () => app.run(Effect.flatMap(Users, (users) => users.findByEmail("nobody-yet@people.test")))
    expect(await found()).toBeUndefined()
    const at = stranger(app)
    await at.submit(await at.open(linkIn(await mailTo("nobody-yet@people.test"))), "/sign-in/confirm")
    expect((await found())?.role).toBe("member")
  })

  test.each([
    ["", ""],
    ["not an address", "not an address"],
    ["a list", "a@people.test, b@people.test"],
    ["a header", "a@people.test\r\nBcc: b@people.test"]
  ])("is not sent to %s", async (_name, email) => {
    const answer = await ask(email)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain("This is not an e-mail address")
  })

  test("what was typed is shown back as text", async () => {
    const answer = await ask('"><script>alert(1)</script>')
    expect(answer.text).not.toContain("<script>")
  })
})

describe("limits", () => {
  test("a network is refused after 10 links in 5 minutes, and may ask again later", async () => {
    const from = { "x-forwarded-for": "203.0.113.77" }
    for (let i = 0; i < 10; i++) expect((await ask(`network-${i}@people.test`, from)).status).toBe(200)
    const refused = await ask("network-11@people.test", from)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get("retry-after"))).toBeWithin(1, 301)
    app.clock.advance({ minutes: 5 })
    expect((await ask("network-12@people.test", from)).status).toBe(200)
  })

  test("a mailbox gets at most 10 links in 5 minutes, and whoever asks does not hear of it", async () => {
    const email = "popular@people.test"
    for (let i = 0; i < 10; i++) await ask(email)
    await mailTo(email, 10)
    const eleventh = await ask(email)
    expect(eleventh.url).toEndWith("/sign-in/sent")
    // A mail to somebody else that was asked for later has come: this one would have, too.
    await ask("after-popular@people.test")
    await mailTo("after-popular@people.test")
    expect(app.mails.filter(({ to }) => to === email)).toHaveLength(10)
  })
})

describe("where signing in leads", () => {
  const landing = async (returnTo: string) => {
    const email = `lands-${crypto.randomUUID()}@people.test`
    await ask(email, {}, returnTo)
    const at = stranger(app)
    const page = await at.submit(await at.open(linkIn(await mailTo(email))), "/sign-in/confirm")
    return page.away ?? page.url
  }

  test("back to the page that asked", async () => {
    expect(await landing("/docs?x=1")).toBe("https://launchbook.test/docs?x=1")
  })

  test.each([
    "https://evil.test/",
    "//evil.test/",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "javascript:alert(1)",
    ""
  ])("not to %j", async (returnTo) => {
    expect(await landing(returnTo)).toBe("https://launchbook.test/account")
  })

  test("somebody signed in is not asked again, nor led away", async () => {
    const at = await signedIn(app)
    expect((await at.open("/sign-in?return_to=/docs")).url).toBe("https://launchbook.test/docs")
    expect((await at.open("/sign-in?return_to=//evil.test")).url).toBe("https://launchbook.test/account")
  })
})

describe("the session", () => {
  test("is a cookie bound to the host, closed to scripts and to other sites", async () => {
    const at = await signedIn(app)
    expect(at.settings).toHaveLength(1)
    const [, value = ""] =
      /^__Host-launchbook=([^;]+); Max-Age=2592000; Path=\/; Secure; HttpOnly; SameSite=Lax$/.exec(
        at.settings[0] ?? ""
      ) ?? []
    expect(value).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  test("has a new id at every sign-in, and the one before ends", async () => {
    const at = await signedIn(app)
    const before = at.cookies.get("__Host-launchbook") ?? ""
    await at.submit(await at.open(await linkFor(app, at.email)), "/sign-in/confirm")
    const after = at.cookies.get("__Host-launchbook") ?? ""
    expect(after).not.toBe(before)
    const old = stranger(app)
    old.cookies.set("__Host-launchbook", before)
    expect((await old.open("/account")).url).toContain("/sign-in")
  })

  test("is never one that somebody else chose", async () => {
    const planted = "A".repeat(43)
    const at = stranger(app)
    at.cookies.set("__Host-launchbook", planted)
    await at.submit(await at.open(await linkFor(app, "victim@people.test")), "/sign-in/confirm")
    expect(at.cookies.get("__Host-launchbook")).not.toBe(planted)
    const attacker = stranger(app)
    attacker.cookies.set("__Host-launchbook", planted)
    expect((await attacker.open("/account")).url).toContain("/sign-in")
  })

  test("ends on the server when it is signed out", async () => {
    const at = await signedIn(app)
    const stolen = at.cookies.get("__Host-launchbook") ?? ""
    await at.submit(await at.open("/account"), "/sign-out")
    expect(at.cookies.size).toBe(0)
    const thief = stranger(app)
    thief.cookies.set("__Host-launchbook", stolen)
    expect((await thief.open("/account")).url).toContain("/sign-in")
  })

  test("signing out everywhere ends the others too", async () => {
    const laptop = await signedIn(app)
    const phone = await signedIn(app, laptop.email)
    expect((await phone.open("/account/settings")).text).toContain("Another browser")
    await laptop.submit(await laptop.open("/account/settings"), "/sign-out/everywhere")
    expect((await phone.open("/account")).url).toContain("/sign-in")
  })

  test("ends after 14 days without use", async () => {
    const at = await signedIn(app)
    app.clock.advance({ days: 13 })
    expect((await at.open("/account")).status).toBe(200)
    app.clock.advance({ days: 13 })
    expect((await at.open("/account")).url).toEndWith("/account")
    app.clock.advance({ days: 15 })
    expect((await at.open("/account")).url).toContain("/sign-in")
  })

  test("ends after 30 days however much it is used", async () => {
    const at = await signedIn(app)
    for (let day = 0; day < 29; day += 7) {
      expect((await at.open("/account")).url).toEndWith("/account")
      app.clock.advance({ days: 7 })
    }
    expect((await at.open("/account")).url).toContain("/sign-in")
  })

  test("opens no API", async () => {
    const at = await signedIn(app)
    const cookie = `__Host-launchbook=${at.cookies.get("__Host-launchbook")}`
    expect((await app.rest("GET", "/me", { headers: { cookie } })).status).toBe(401)
  })
})

describe("forms", () => {
  test.each([
    ["from another site, by its origin", { origin: "https://evil.test" }],
    ["from another site, by what the browser says", { "sec-fetch-site": "cross-site" }],
    ["from a sister site", { "sec-fetch-site": "same-site" }],
    ["of unknown origin", { origin: "null" }]
  ])("%s are refused", async (_name, headers) => {
    const email = "forged@people.test"
    expect((await ask(email, headers)).status).toBe(403)
    const at = stranger(app)
    const page = await at.open(await linkFor(app, email))
    expect((await at.submit(page, "/sign-in/confirm", {}, headers)).status).toBe(403)
    expect(at.cookies.size).toBe(0)
    const person = await signedIn(app)
    expect((await person.submit(await person.open("/account"), "/sign-out", {}, headers)).status).toBe(403)
    expect((await person.open("/account")).url).toEndWith("/account")
  })

  test("of a signed-in person need the token of their session", async () => {
    const at = await signedIn(app)
    const other = await signedIn(app)
    const page = await at.open("/account")
    const foreign = other.fieldsOf(await other.open("/account"), "/sign-out", {}).get("csrf")
    for (const csrf of [null, "", "wrong", foreign])
      expect((await at.submit(page, "/sign-out", { csrf })).status).toBe(403)
    expect((await at.open("/account")).url).toEndWith("/account")
  })

  test("are sent only by POST", async () => {
    const at = await signedIn(app)
    for (const path of ["/sign-out", "/sign-out/everywhere", "/account/keys/revoke", "/account/apps/revoke"])
      expect((await at.open(path)).status).toBe(405)
    expect((await at.open("/account")).url).toEndWith("/account")
  })

  test("too large are refused", async () => {
    const answer = await stranger(app).post("/sign-in", new URLSearchParams({ email: "x".repeat(40_000) }))
    expect(answer.status).toBe(400)
  })
})

test("pages keep to themselves: not framed, not kept, no address told", async () => {
  const at = await signedIn(app)
  for (const path of ["/account", await linkFor(app, at.email)]) {
    const { headers } = await at.open(path)
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
    expect(headers.get("x-frame-options")).toBe("DENY")
    expect(headers.get("cache-control")).toBe("no-store")
  }
  expect((await at.open(await linkFor(app, at.email))).headers.get("referrer-policy")).toBe("no-referrer")
})
