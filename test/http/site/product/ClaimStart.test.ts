/** Claiming a listing on its own page, as a person does it: choosing a proof, publishing it, having it looked for. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { expectUsable, isHere, launch } from "../../../support/Chromium.ts"
import { type ClaimingApp, claimingApp } from "../../../support/Claiming.ts"
import { type Person, signedIn, stranger } from "../../../support/Person.ts"

let world: ClaimingApp
let ada: Person
beforeAll(async () => {
  world = await claimingApp()
  ada = await signedIn(world.app)
}, 60_000)
afterAll(() => world.app.close())

const words = (text: string) => load(text)("main").text().replace(/\s+/g, " ")
const page = (slug: string) => `/products/${slug}/claim`

test("a stranger sees how it is done, and is led to sign in and back", async () => {
  const { slug, host } = await world.listed(null)
  const seen = await stranger(world.app).open(page(slug))
  const $ = load(seen.text)
  expect(seen.status).toBe(200)
  expect($("form[method=post]")).toHaveLength(0)
  expect(words(seen.text)).toContain(`ends in @${host}`)
  expect($("main a.primary").attr("href")).toBe(`/sign-in?return_to=${page(slug)}`)
  expect((await stranger(world.app).open(page("none"))).status).toBe(404)
})

test("a tag: what to publish is shown, a look finds nothing and says so, then it is found and the listing is theirs", async () => {
  const { slug, host } = await world.listed(null)
  const at = await ada.submit(await ada.open(page(slug)), page(slug), { method: "meta" })
  expect(at.status).toBe(200)
  const tag = load(at.text)("main pre").text()
  expect(tag).toContain('<meta name="launchbook-verification"')
  const early = await ada.submit(at, `${page(slug)}/verify`)
  expect(words(early.text)).toContain("Looked")
  expect((await world.ownerOf(slug))?.verified).toBe(false)
  world.sites[host] = { "/": `<html><head>${tag}</head><body>Hello</body></html>` }
  const done = await ada.submit(early, `${page(slug)}/verify`)
  expect(words(done.text)).toContain("is yours")
  expect(load(done.text)("main form")).toHaveLength(0)
  expect((await world.ownerOf(slug))?.verified).toBe(true)
})

test("a mail: what was typed stays beside what is wrong with it, and the right address is mailed a link", async () => {
  const { slug, host } = await world.listed(null)
  const start = await ada.open(page(slug))
  for (const [email, problem] of [
    ["", "Give an address"],
    ["me@gmail.com", "gmail.com"],
    ["me@elsewhere.example", `@${host}`],
    ["no address", "not an e-mail address"]
  ] as const) {
    const refused = await ada.submit(start, page(slug), { method: "email", email })
    const $ = load(refused.text)
    expect([refused.status, $("#email").attr("value"), $("input[name=method][checked]").attr("value")]).toEqual([
      400,
      email,
      "email"
    ])
    expect($("#email-problem").text()).toContain(problem)
  }
  const sent = await ada.submit(start, page(slug), { method: "email", email: `ceo@${host}` })
  expect(words(sent.text)).toContain(`ceo@${host}`)
  expect((await world.linkTo(`ceo@${host}`, /\S+\/claims\/\d+\?token=\S+/)).pathname).toStartWith("/claims/")
})

test("a way that proves nothing there cannot be chosen, nor sent all the same", async () => {
  const { slug } = await world.listed(null, { host: "somebody.github.io" })
  const start = await ada.open(page(slug))
  const $ = load(start.text)
  expect($("input[name=method][disabled]").length).toBe(2)
  const refused = await ada.submit(start, page(slug), { method: "dns" })
  expect([refused.status, load(refused.text)("#method-problem").text()]).toEqual([
    400,
    expect.stringContaining("one of many sites")
  ])
  expect((await ada.submit(start, page(slug), { method: "magic" })).status).toBe(400)
})

test("nobody looks for somebody else's claim", async () => {
  const { slug } = await world.listed(null)
  await ada.submit(await ada.open(page(slug)), page(slug), { method: "file" })
  const other = await signedIn(world.app)
  const start = await other.open(page(slug))
  expect(load(start.text)("main pre")).toHaveLength(0)
  const id = load((await ada.open(page(slug))).text)("input[name=claim]").attr("value") ?? ""
  expect(id).not.toBe("")
  const csrf = load(start.text)("input[name=csrf]").attr("value") ?? ""
  const answer = await other.post(`${page(slug)}/verify`, new URLSearchParams({ csrf, claim: id }))
  expect(answer.status).toBe(404)
})

describe.skipIf(!isHere)("in a browser (needs Chromium)", () => {
  test("what to publish fits a telephone, and is looked for without leaving the page", async () => {
    const served = await claimingApp(undefined, { served: true })
    const browser = await launch()
    const person = await signedIn(served.app)
    const { slug, host } = await served.listed(null)
    const context = await browser.newContext()
    await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: served.app.origin })))
    const tab = await context.newPage()
    await tab.goto(served.app.origin + page(slug))
    await tab.getByLabel("A tag on the homepage").check()
    await tab.getByRole("button", { name: "Show me what to publish" }).click()
    await tab.getByRole("button", { name: "Check now" }).waitFor()
    await expectUsable(tab, "a claim under way")
    await tab.getByRole("button", { name: "Check now" }).click()
    await tab.getByText("Looked just now").waitFor()
    served.sites[host] = { "/": `<html><head>${await tab.locator("pre").textContent()}</head><body></body></html>` }
    await tab.getByRole("button", { name: "Check now" }).click()
    await tab.getByRole("link", { name: "Open your listings" }).waitFor()
    await browser.close()
    await served.app.close()
  }, 120_000)
})
