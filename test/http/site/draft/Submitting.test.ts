/** From an address to a draft, without a script: by whom, what is refused, and that nothing typed is lost. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { type TestApp, testApp } from "../../../support/App.ts"
import { accountOf } from "../../../support/CaredListing.ts"
import { draftUnderWay } from "../../../support/DraftUnderWay.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { linkFor, signedIn, stranger } from "../../../support/Person.ts"
import { columns, query, saveListing } from "../../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false })
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())

const words = (text: string, within = "main") => load(text)(within).text().replace(/\s+/g, " ").trim()
const typed = (text: string) => load(text)("#url").attr("value")
const draftsOfPerson = async (email: string) =>
  query<{ id: string; url: string }>(app, "select id, url from drafts where user_id = $1 order by created_at", [
    await accountOf(app, email)
  ])

describe("whoever is not signed in", () => {
  test("sees how it goes, is led to sign in, and is back with what they typed", async () => {
    const at = stranger(app)
    const page = await at.open("/submit")
    expect(page.status).toBe(200)
    expect(words(page.text)).toContain("What will happen")
    const form = load(page.text)('form[action="/submit"]')
    expect([form.attr("method"), form.find("#url").attr("name")]).toEqual([undefined, "url"])
    const asked = await at.open("/submit?url=tidewatch.example%2Fen%3Fa%3D1%262")
    expect(new URL(asked.url).pathname).toBe("/sign-in")
    const returnTo = new URL(asked.url).searchParams.get("return_to") ?? ""
    await at.submit(asked, "/sign-in", { email: "keeps@people.test" })
    const confirmed = await at.submit(await at.open(await linkFor(app, "keeps@people.test")), "/sign-in/confirm")
    expect(confirmed.status).toBe(200)
    const back = await at.open(returnTo)
    expect([back.status, typed(back.text)]).toEqual([200, "tidewatch.example/en?a=1&2"])
    const sent = await at.submit(back, "/submit")
    expect(new URL(sent.url).pathname).toMatch(/^\/account\/drafts\/[0-9a-f-]{36}\/progress$/)
    expect(words(sent.text)).toContain("Reading tidewatch.example")
  })

  test("cannot send it: the form is one of somebody signed in", async () => {
    const sent = await stranger(app).post("/submit", new URLSearchParams({ url: "tidewatch.example" }))
    expect(sent.status).toBe(403)
  })
})

describe("an address", () => {
  test("that is none of the public web is refused beside it, and stays as it was typed", async () => {
    const at = await signedIn(app)
    for (const url of ["localhost", "http://10.0.0.1/", "ftp://tidewatch.example", "not an address", "<b>x</b>"]) {
      const sent = await at.submit(await at.open("/submit"), "/submit", { url })
      expect([url, sent.status, typed(sent.text)]).toEqual([url, 400, url])
      expect(load(sent.text)("#url").attr("aria-describedby")).toContain("url-problem")
      expect(load(sent.text)("#url-problem").text()).not.toBe("")
      expect(load(sent.text)("main b")).toHaveLength(0)
    }
    expect(await draftsOfPerson(at.email)).toEqual([])
  })

  test("that is missing is asked for", async () => {
    const at = await signedIn(app)
    const sent = await at.submit(await at.open("/submit"), "/submit", { url: "  " })
    expect([sent.status, words(sent.text, "#url-problem")]).toEqual([
      400,
      "Type the address of your product’s website."
    ])
  })

  test("that somebody else lists leads to that listing and to claiming it", async () => {
    await saveListing(app, { ownerId: null, host: "taken.example", columns: columns.live })
    const at = await signedIn(app)
    const sent = await at.submit(await at.open("/submit"), "/submit", { url: "https://www.taken.example/" })
    expect(sent.status).toBe(400)
    const links = load(sent.text)("#url-problem a")
    expect(links.get().map((link) => load(sent.text)(link).attr("href"))).toEqual([
      "/products/taken-example",
      "/products/taken-example/claim"
    ])
  })

  test("that is sent twice is read once", async () => {
    const at = await signedIn(app)
    const page = await at.open("/submit")
    const first = await at.submit(page, "/submit", { url: "twice.example" })
    const second = await at.submit(page, "/submit", { url: "https://twice.example" })
    expect(second.url).toBe(first.url)
    expect(await draftsOfPerson(at.email)).toHaveLength(1)
  })
})

describe("a draft on its way", () => {
  test("is shown with what was read and found, and looks again where no script runs", async () => {
    const at = await signedIn(app)
    const id = await draftUnderWay(app, await accountOf(app, at.email))
    const path = `/account/drafts/${id}/progress`
    const page = await at.open(path)
    const $ = load(page.text)
    expect($("progress").attr("value")).toBe("38")
    expect(words(page.text, "#now")).toBe("Reading page 4 of 5")
    expect(words(page.text, "#log")).toContain("/pricing left alone: robots.txt says so")
    expect(words(page.text, "#log")).toContain("/features to be read")
    expect($("#found mark").first().text()).toBe("Tidewatch")
    expect(words(page.text, "#found")).toContain("Norway")
    // In the head, and for browsers without scripts alone.
    expect(page.text).toContain(`<noscript><meta http-equiv="refresh" content="3; url=${path}"/></noscript>`)
    expect(page.headers.get("refresh")).toBeNull()
  })

  test("says how many are before it", async () => {
    const at = await signedIn(app)
    const me = await accountOf(app, at.email)
    const waiting = { step: "queued", percent: 0, visits: "[]", planned: [], found: "[]" }
    await draftUnderWay(app, me, { ...waiting, created_at: new Date(app.clock.now().getTime() - 60_000) })
    const id = await draftUnderWay(app, me, { ...waiting, created_at: new Date(app.clock.now().getTime() - 59_000) })
    await query(app, "delete from drafts where step = 'queued' and user_id <> $1", [me])
    const page = await at.open(`/account/drafts/${id}/progress`)
    expect(words(page.text, "#now")).toBe("Waits for its turn: one draft is before it")
  })

  test("runs nothing that a site or a title brings with it", async () => {
    const at = await signedIn(app)
    const evil = `"><img src=x onerror=alert(1)><script>alert(1)</script>`
    const id = await draftUnderWay(app, await accountOf(app, at.email), {
      visits: JSON.stringify([{ url: "https://tidewatch.example/", status: "read", title: evil, detail: null }]),
      found: JSON.stringify([{ field: "name", value: evil, quote: evil, url: `javascript:alert(1)//${evil}` }])
    })
    const page = await at.open(`/account/drafts/${id}/progress`)
    const $ = load(page.text)
    expect([$("main img").length, $("main script").length]).toEqual([0, 0])
    expect($("#found a")).toHaveLength(0)
  })

  test("that failed says why and what to do, and is tried again", async () => {
    const at = await signedIn(app)
    const id = await draftUnderWay(app, await accountOf(app, at.email), {
      url: "https://again.example/",
      status: "failed",
      step: "failed",
      error_code: "robots_disallowed",
      error_message: "The robots.txt of again.example does not let LaunchbookBot read it."
    })
    const page = await at.open(`/account/drafts/${id}/progress`)
    expect(words(page.text)).toContain("We could not draft again.example")
    expect(words(page.text)).toContain("The robots.txt of again.example does not let LaunchbookBot read it.")
    expect(words(page.text)).toContain("Allow LaunchbookBot in robots.txt")
    expect(page.text).not.toContain("http-equiv")
    const again = await at.submit(page, "/submit")
    expect(new URL(again.url).pathname).not.toBe(`/account/drafts/${id}/progress`)
    expect(words(again.text)).toContain("Reading again.example")
  })

  test("that is ready is opened; that is somebody else's, or none, is not there", async () => {
    const [mine, other] = [await signedIn(app), await signedIn(app)]
    const me = await accountOf(app, mine.email)
    const ready = await draftUnderWay(app, me, { status: "ready", step: "done", percent: 100 })
    expect(new URL((await mine.open(`/account/drafts/${ready}/progress`)).url).pathname).toBe(
      `/account/drafts/${ready}`
    )
    const id = await draftUnderWay(app, me)
    for (const path of [`/account/drafts/${id}/progress`, `/account/drafts/${id}/events`])
      expect((await other.open(path)).status).toBe(404)
    expect((await mine.open("/account/drafts/none/progress")).status).toBe(404)
    expect(new URL((await stranger(app).open(`/account/drafts/${id}/progress`)).url).pathname).toBe("/sign-in")
    expect((await stranger(app).open(`/account/drafts/${id}/events`)).status).toBe(404)
  })
})

describe("the list of drafts", () => {
  test("says how far each is and where it goes on", async () => {
    const at = await signedIn(app)
    const empty = await at.open("/account/drafts")
    expect(words(empty.text)).toContain("No draft yet")
    const me = await accountOf(app, at.email)
    const going = await draftUnderWay(app, me)
    const ready = await draftUnderWay(app, me, {
      status: "ready",
      step: "done",
      fields: JSON.stringify({
        name: { value: "Brine Clock", state: "ai", ai_value: "Brine Clock", ai_evidence: [], locked: false }
      })
    })
    const page = await at.open("/account/drafts")
    const $ = load(page.text)
    const links = $(".rows strong").parent("a").get()
    expect(new Set(links.map((link) => [$(link).text(), $(link).attr("href")].join(" ")))).toEqual(
      new Set([`tidewatch.example /account/drafts/${going}/progress`, `Brine Clock /account/drafts/${ready}`])
    )
    expect(words(page.text)).toContain("Being read")
    expect($("meter")).toHaveLength(1)
    expect((await at.open("/account/drafts?page=999")).status).toBe(200)
    expect((await at.open("/account/drafts?page=x")).status).toBe(200)
  })
})
