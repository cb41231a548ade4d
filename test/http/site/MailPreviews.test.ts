/** The mails of this site for its developer: on their own machine, without a mail server, and nowhere else. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { Effect, Option, Redacted } from "effect"
import { mailKinds } from "../../../src/domain/people/mail/Mails.ts"
import { letterText } from "../../../src/domain/text/Letter.ts"
import { Jobs } from "../../../src/services/store/Jobs.ts"
import { type TestApp, type TestAppOptions, testApp } from "../../support/App.ts"
import { expectUsable, isHere, launch } from "../../support/Chromium.ts"
import { raiseLimits } from "../../support/Limits.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ served: true })
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(app.origin + path, { headers })

test("lists every kind of mail and what was sent by this process", async () => {
  const letter = mailKinds[0]?.example()
  if (letter === undefined) throw new Error("there is no mail")
  await app.run(Effect.flatMap(Jobs, (jobs) => jobs.send("mail", { to: "someone@people.test", letter })))
  await app.until(
    async () => app.mails.length,
    (count) => count === 1,
    "the mail is sent"
  )
  const $ = load(await (await get("/dev/mails")).text())
  const links = $("main a")
    .get()
    .map((a) => $(a).attr("href") ?? "")
  for (const { name } of mailKinds) expect(links).toContain(`/dev/mails/${name}`)
  const [sent = ""] = links
  expect(load(await (await get(sent)).text())("main").text()).toContain("To someone@people.test.")
  expect(await (await get(`${sent}/text`)).text()).toBe(`Subject: ${letter.subject}\n\n${letterText(letter)}`)
})

test.each(mailKinds.map((kind) => [kind.name, kind] as const))(
  "%s can be looked at",
  async (name, { example, title }) => {
    const page = await get(`/dev/mails/${name}`)
    expect([page.status, load(await page.text())("h1").text()]).toEqual([200, title])
    const html = await get(`/dev/mails/${name}/html`)
    expect(html.headers.get("content-security-policy")).toStartWith("default-src 'none'; style-src 'unsafe-inline'")
    expect(load(await html.text())("h1").text()).toBe(example().subject)
    expect(await (await get(`/dev/mails/${name}/text`)).text()).toEndWith(letterText(example()))
  }
)

describe("there is nothing", () => {
  test("of a name that is none", async () => {
    for (const path of ["/dev/mails/none", "/dev/mails/none/html", `/dev/mails/${crypto.randomUUID()}/text`])
      expect((await get(path)).status).toBe(404)
  })

  test("for anybody but this machine, under its own name", async () => {
    const { port } = new URL(app.origin)
    const asked = (headers: Readonly<Record<string, string>>, at = app.origin, peer = "127.0.0.1") =>
      app.handle(new Request(`${at}/dev/mails`, { headers }), peer)
    expect((await asked({})).status).toBe(200)
    expect((await asked({ "x-forwarded-for": "127.0.0.1" })).status).toBe(404)
    expect((await asked({}, app.origin, "203.0.113.7")).status).toBe(404)
    expect((await asked({}, `http://evil.example:${port}`)).status).toBe(404)
  })

  test("where the site is public, or has a mail server", async () => {
    const others: ReadonlyArray<TestAppOptions> = [
      { work: false },
      { work: false, served: true, config: { smtpUrl: Option.some(Redacted.make("smtp://127.0.0.1:1")) } }
    ]
    for (const options of others) {
      const other = await testApp(options)
      for (const path of ["/dev/mails", "/dev/mails/sign-in", "/dev/mails/sign-in/html"])
        expect((await other.handle(new Request(other.origin + path), "127.0.0.1")).status).toBe(404)
      await other.close()
    }
  })
})

describe.if(isHere)("in a browser", () => {
  test("every mail can be read on any screen, in the light and in the dark, without fetching anything", async () => {
    const browser = await launch()
    try {
      const page = await browser.newPage()
      const asked: Array<string> = []
      page.on("request", (request) => asked.push(request.url()))
      for (const { name } of mailKinds) {
        const at = `${app.origin}/dev/mails/${name}/html`
        asked.length = 0
        await page.goto(at)
        await expectUsable(page, name)
        expect(asked.filter((url) => !url.endsWith("/favicon.ico"))).toEqual([at])
      }
      await page.goto(`${app.origin}/dev/mails`)
      await expectUsable(page, "/dev/mails")
    } finally {
      await browser.close()
    }
  }, 300_000)
})
