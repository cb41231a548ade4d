/** Ending mails by the link at their foot: by a person on the page, and by their mail provider in one click (RFC 8058). */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { load } from "cheerio"
import { Effect } from "effect"
import { type EndableMail, endableMails } from "../../../src/domain/people/mail/EndableMail.ts"
import { MailChoices } from "../../../src/services/people/MailChoices.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { stranger } from "../../support/Person.ts"
import { query } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false })
}, 60_000)
afterAll(() => app.close())

const urlOf = (id: number, kind: EndableMail) =>
  app.run(Effect.flatMap(MailChoices, ({ unsubscribeUrl }) => unsubscribeUrl(id, kind)))
const ended = (id: number) => query(app, "select kind from ended_mails where user_id = $1 order by kind", [id])
const audited = (id: number) =>
  query(app, "select operation, target, credential from audit_log where user_id = $1 order by id", [id])

/** As Gmail sends it: from elsewhere, without cookies, an origin or a referrer. */
const oneClick = (url: string) =>
  app.fetch(
    new Request(url, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
      redirect: "manual"
    })
  )

test("a mail provider's one click ends that kind of mail, once, without a redirect, as often as it comes", async () => {
  const { id } = await app.user()
  const url = await urlOf(id, "updates")
  for (let again = 0; again < 3; again++) {
    const answer = await oneClick(url)
    expect([answer.status, answer.headers.get("location"), answer.headers.get("set-cookie")]).toEqual([200, null, null])
  }
  expect(await ended(id)).toEqual([{ kind: "updates" }])
  expect(await audited(id)).toEqual([{ operation: "mail_ended", target: "updates", credential: "unsubscribe_link" }])
})

test("the same in another type of body, or in none: what a link ends does not hang on the words", async () => {
  for (const init of [{}, { body: "x" }, { body: new FormData() }, { headers: { origin: "https://mail.test" } }]) {
    const { id } = await app.user()
    expect((await app.fetch(new Request(await urlOf(id, "digests"), { method: "POST", ...init }))).status).toBe(200)
    expect(await ended(id)).toEqual([{ kind: "digests" }])
  }
})

test("a provider that ends the mails of many people from one address is never told to wait", async () => {
  const { id } = await app.user()
  const url = await urlOf(id, "launches")
  const answers = await Promise.all(Array.from({ length: 90 }, () => oneClick(url)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test("opening the link ends nothing; the button on it does, and brings the mails back", async () => {
  const { id, email } = await app.user()
  const url = await urlOf(id, "updates")
  const at = stranger(app)
  const page = await at.open(url)
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"])
  expect(load(page.text)("main").text()).toContain(`We send ${endableMails.updates.name} to ${email}`)
  expect(await ended(id)).toEqual([])

  const { pathname } = new URL(url)
  const after = await at.submit(page, `${pathname}/end`)
  expect(load(after.text)("h1").text()).toBe("You are unsubscribed")
  expect(await ended(id)).toEqual([{ kind: "updates" }])

  const back = await at.submit(after, `${pathname}/resume`)
  expect(load(back.text)("h1").text()).toBe("Unsubscribe")
  expect(await ended(id)).toEqual([])
  expect((await audited(id)).map(({ operation }) => operation)).toEqual(["mail_ended", "mail_resumed"])
})

test("a link says one kind to one account and nothing else can be made of it", async () => {
  const [a, b] = [await app.user(), await app.user()]
  const token = (await urlOf(a.id, "updates")).split("/").at(-1) ?? ""
  const [kind, id, mac = ""] = token.split(".")
  const made = [
    `${kind}.${b.id}.${mac}`,
    `digests.${id}.${mac}`,
    `orders.${id}.${mac}`,
    `${kind}.0${id}.${mac}`,
    `${kind}.${id}.${mac.slice(0, -1)}${mac.endsWith("A") ? "B" : "A"}`,
    `${kind}.${id}.`,
    `${kind}.99999999999.${mac}`,
    "none",
    "%00",
    "a".repeat(4000)
  ]
  for (const each of made) {
    const url = `${app.origin}/unsubscribe/${each}`
    expect([each, (await oneClick(url)).status]).toEqual([each, 404])
    expect((await app.fetch(new Request(url))).status).toBe(404)
  }
  expect([...(await ended(a.id)), ...(await ended(b.id))]).toEqual([])
})

test("of an account that is gone a link ends nothing", async () => {
  const { id } = await app.user()
  const url = await urlOf(id, "updates")
  await query(app, "delete from users where id = $1", [id])
  expect((await app.fetch(new Request(url))).status).toBe(404)
  expect((await oneClick(url)).status).toBe(200)
  expect(await ended(id)).toEqual([])
})
