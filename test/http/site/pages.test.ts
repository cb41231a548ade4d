/** Pages in a real browser as people come to them, form by form, and the way back to the apps they are for. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import type { Browser, BrowserContext, Page } from "playwright-core"
import { type TestApp, testApp } from "../../support/App.ts"
import { expectUsable, isHere, launch } from "../../support/Chromium.ts"
import { linkFor } from "../../support/Person.ts"
import { waitingMails } from "../../support/SavedListing.ts"
import { type OAuthApp, oauthApp, pkce } from "../oauth/App.ts"

// A browser takes its time on a busy machine.
setDefaultTimeout(60_000)

let app: TestApp
let oauth: OAuthApp
let browser: Browser
const servers: Array<ReturnType<typeof Bun.serve>> = []
const { challenge } = pkce()

beforeAll(async () => {
  if (!isHere) return
  app = await testApp({ work: false, served: true })
  oauth = oauthApp(app)
  browser = await launch()
})
afterAll(async () => {
  if (!isHere) return
  await browser.close()
  for (const server of servers) await server.stop(true)
  await app.close()
})

/** Somebody else's server on this computer; the origin. */
const elsewhere = (answer: (request: Request) => Response, hostname = "127.0.0.1") => {
  const server = Bun.serve({ port: 0, hostname, development: false, fetch: answer })
  servers.push(server)
  return `http://${hostname.includes(":") ? `[${hostname}]` : hostname}:${server.port}`
}

/** Signs in as a person does: by the link and its button. */
const signIn = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(await linkFor(app, `person-${crypto.randomUUID()}@people.test`))
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click()
  await page.waitForURL("**/account")
  return page
}

const registered = async (redirect: string, name = "Reader"): Promise<string> => {
  const { client_id } = (await oauth.register({ client_name: name, redirect_uris: [redirect] })).body
  return app.origin + oauth.authorizeUrl(client_id, challenge, { redirect_uri: redirect })
}

/** The link of an invitation to a product with these founders. */
const invitation = async (name: string, founders: ReadonlyArray<string>): Promise<string> => {
  const { key } = await app.user({ email: `nora-${crypto.randomUUID().slice(0, 8)}@tidewatch.example` })
  const { id } = (await app.rest("POST", "/drafts", { key, body: { url: "https://tidewatch.example" } })).body
  const body = { fields: { name }, founders: founders.map((founder) => ({ name: founder })) }
  await app.rest("PATCH", `/drafts/${id}`, { key, body })
  const email = `ingrid-${crypto.randomUUID().slice(0, 8)}@tidewatch.example`
  await app.rest("POST", `/drafts/${id}/invites`, { key, body: { email } })
  const [mail] = await waitingMails(app, email)
  return /\S+\/invitations\/\S+/.exec(mail?.text ?? "")?.[0] ?? ""
}

describe.skipIf(!isHere)("everyone can use", () => {
  const visits: ReadonlyArray<[string, (page: Page) => Promise<unknown>]> = [
    [
      "a new key",
      async (page) => {
        await page.goto(`${app.origin}/account/keys`)
        await page.getByLabel("Name", { exact: true }).fill("Release robot")
        await page.getByRole("button", { name: "Make a key" }).click()
        await page.getByText("it is not shown again").waitFor()
      }
    ],
    [
      "a key that was not made",
      async (page) => {
        await page.goto(`${app.origin}/account/keys`)
        await page.getByLabel("Name", { exact: true }).fill("Nothing at all")
        await page.getByRole("checkbox").first().uncheck()
        await page.getByRole("button", { name: "Make a key" }).click()
        await page.getByRole("alert").waitFor()
      }
    ],
    ["the question of an app on this computer", async (page) => page.goto(await registered("http://localhost/cb"))],
    ["a name as long as it gets", async (page) => page.goto(await registered("https://app.example/c", "W".repeat(80)))],
    ["the refusal of an app", (page) => page.goto(`${app.origin}/oauth/authorize?client_id=nobody`)],
    [
      "an address that is none",
      async (page) => {
        await page.context().clearCookies()
        await page.goto(`${app.origin}/sign-in`)
        await page.getByLabel("E-mail").fill("name@localhost")
        await page.getByRole("button", { name: "Send me a link" }).click()
        await page.getByText("This is not an e-mail address").waitFor()
      }
    ],
    ["a link that was used", (page) => page.goto(`${app.origin}/sign-in/confirm?token=used`)],
    ["an invitation without founders", async (page) => page.goto(await invitation("W".repeat(120), []))],
    [
      "an invitation to a full list",
      async (page) => page.goto(await invitation("Tidewatch", ["Ada", "Bea", "Cid", "Dan", "Eva", "Fay"]))
    ],
    [
      "an invitation that was not accepted",
      async (page) => {
        await page.goto(await invitation("Tidewatch", ["Ada", "Bea", "Cid", "Dan", "Eva", "Fay"]))
        await page.getByLabel("Your name").fill("Ingrid Larsen")
        await page.getByRole("button", { name: "Accept and join" }).click()
        await page.getByText("is not in it").waitFor()
      }
    ],
    [
      "an invitation that was accepted",
      async (page) => {
        await page.goto(await invitation("Tidewatch", ["Nora Berg"]))
        await page.getByLabel("Your name").fill("Ingrid Larsen")
        await page.getByRole("button", { name: "Accept and join" }).click()
        await page.waitForURL("**/invitations/accepted")
      }
    ],
    ["an invitation that does not work", (page) => page.goto(`${app.origin}/invitations/none?token=used`)]
  ]

  test(`${visits.length} pages`, async () => {
    const context = await browser.newContext()
    const page = await signIn(context)
    // An app in the list of the account.
    const url = await registered(`${elsewhere(() => new Response("done"))}/callback`)
    await page.goto(url)
    await page.getByRole("button", { name: "Allow" }).click()
    for (const [name, visit] of visits) {
      await visit(page)
      await expectUsable(page, name)
    }
    await context.close()
  })
})

describe.skipIf(!isHere)("the answer to an app reaches it", () => {
  /** Answers an app's question and gives what the browser asked for next. */
  const answered = async (redirect: string, until: (page: Page) => Promise<unknown>, button = "Allow") => {
    const context = await browser.newContext()
    const page = await signIn(context)
    const blocked: Array<string> = []
    page.on("console", (message) => {
      if (message.type() === "error") blocked.push(message.text())
    })
    await page.goto(await registered(redirect))
    await Promise.all([until(page), page.getByRole("button", { name: button }).click()])
    const url = page.url()
    await context.close()
    return { url, blocked }
  }

  test.each(["127.0.0.1", "::1"])("on this computer, at %s", async (host) => {
    const origin = elsewhere(() => new Response("done"), host)
    const { url, blocked } = await answered(`${origin}/callback`, (page) => page.waitForURL(`${origin}/**`))
    expect(blocked).toEqual([])
    expect(new URL(url).searchParams.get("code")).toStartWith("lbo_code_")
  })

  test("where it sends people on to another host by itself", async () => {
    const last = elsewhere(() => new Response("done"))
    const first = elsewhere(({ url }) => Response.redirect(`${last}/done${new URL(url).search}`))
    const { url, blocked } = await answered(`${first}/callback`, (page) => page.waitForURL(`${last}/**`))
    expect(blocked).toEqual([])
    expect(new URL(url).searchParams.get("state")).toBe("a state")
  })

  test("by its own scheme, which the browser hands to it", async () => {
    const asked = (page: Page) => page.waitForRequest((request) => request.url().startsWith("editor://"))
    const { blocked } = await answered("editor://launchbook/callback", asked)
    expect(blocked.filter((text) => text.includes("Content Security Policy"))).toEqual([])
  })

  test("when the person says no", async () => {
    const origin = elsewhere(() => new Response("done"))
    const { url } = await answered(`${origin}/callback`, (page) => page.waitForURL(`${origin}/**`), "Deny")
    expect(new URL(url).searchParams.get("error")).toBe("access_denied")
  })
})

describe.skipIf(!isHere)("another site", () => {
  test("cannot show the question in a frame", async () => {
    const context = await browser.newContext()
    const page = await signIn(context)
    const question = (await registered("https://app.example/callback")).replaceAll("&", "&amp;")
    const around = elsewhere(
      () => new Response(`<iframe src="${question}"></iframe>`, { headers: { "content-type": "text/html" } })
    )
    await page.goto(around)
    const [, frame] = page.frames()
    await frame?.waitForLoadState()
    expect(await frame?.locator("form").count()).toBe(0)
    await context.close()
  })

  test("cannot send its own form", async () => {
    const context = await browser.newContext()
    const page = await signIn(context)
    const form = `<form method="post" action="${app.origin}/sign-out/everywhere"><button>Win</button></form>`
    const trap = elsewhere(() => new Response(form, { headers: { "content-type": "text/html" } }), "localhost")
    await page.goto(trap)
    const [answer] = await Promise.all([
      page.waitForResponse(`${app.origin}/sign-out/everywhere`),
      page.getByRole("button").click()
    ])
    expect(answer.status()).toBe(403)
    await page.goto(`${app.origin}/account`)
    expect(page.url()).toBe(`${app.origin}/account`)
    await context.close()
  })
})
