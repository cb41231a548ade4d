/** An owner in a real browser without JavaScript: from the account page to what everybody sees. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser } from "playwright-core"
import { type Reply, type TestApp, testApp } from "../../../support/App.ts"
import { accountOf, caredListing, pictureFile } from "../../../support/CaredListing.ts"
import { expectUsable, isHere, launch } from "../../../support/Chromium.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { signedIn } from "../../../support/Person.ts"

// A browser takes its time on a busy machine.
setDefaultTimeout(60_000)

describe.skipIf(!isHere)("an owner without JavaScript (needs Chromium)", () => {
  let app: TestApp
  let browser: Browser
  let folder: string
  beforeAll(async () => {
    app = await testApp({ work: false, served: true })
    await raiseLimits(app)
    browser = await launch()
    folder = await mkdtemp(join(tmpdir(), "launchbook-pictures-"))
  })
  afterAll(async () => {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
    await app.close()
  })

  test("opens the history, restores, approves, uploads, sets a founder's country and picture, and sees it all", async () => {
    const person = await signedIn(app)
    const own = await caredListing(app, await accountOf(app, person.email), { name: "Tidewatch Harbour" })
    const other = await caredListing(app, null, { name: "Lighthouse Keeper" })
    const files = {
      good: join(folder, "harbour.png"),
      bad: join(folder, "not-a-picture.png"),
      large: join(folder, "large.png")
    }
    await writeFile(files.good, await pictureFile("png", 1280, 800, 120))
    await writeFile(files.bad, "<script>alert(1)</script>")
    await writeFile(files.large, Buffer.alloc(6 * 1024 * 1024))

    const context = await browser.newContext({ javaScriptEnabled: false })
    await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: app.origin })))
    const page = await context.newPage()
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
    const follow = (name: string) => page.getByRole("link", { name, exact: true }).first().click()
    const says = async (text: string) => expect((await page.locator("main").textContent()) ?? "").toContain(text)

    await page.goto(`${app.origin}/account`)
    await follow("Listings")
    await follow("Tidewatch Harbour")
    await follow("History")
    await follow("Version 1")
    await follow("See what going back would change")
    await says("What would change")
    await press("Restore version 1")
    await says("Tidewatch Harbour is at version 4.")

    await follow("Alternatives")
    await page.getByLabel("Name, words or address").fill("lighthouse")
    await press("Look for it")
    await press("Approve Lighthouse Keeper")
    await says("Lighthouse Keeper")

    await follow("Media")
    const send = async (file: string, words: string) => {
      await page.getByLabel("Picture", { exact: true }).setInputFiles(file)
      await page.getByLabel("What it shows").fill(words)
      await press("Upload the picture")
    }
    await send(files.bad, "Not a picture")
    await says("This is no PNG, JPEG or WebP picture.")
    await send(files.large, "Far too large")
    await says("The file is larger than the 4 MB it may have.")
    await page.goto(`${app.origin}/account/listings/${own.id}/media`)
    await send(files.good, "The harbour at low water")
    expect(await page.getByLabel("What the picture shows").inputValue()).toBe("The harbour at low water")

    await follow("Founders")
    await page.getByLabel("Country", { exact: true }).selectOption("Portugal")
    await press("Save the country of Ingrid Solberg")
    await page.getByLabel("Picture", { exact: true }).setInputFiles(files.good)
    await press("Upload the picture of Ingrid Solberg")
    await says("Portugal")
    expect(await page.locator("img.face").getAttribute("src")).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/)

    const api = async (path: string): Promise<Reply["body"]> => (await fetch(`${app.origin}/api/v1${path}`)).json()
    const listing = await api(`/listings/${own.slug}`)
    expect([listing.tagline, listing.features]).toEqual(["Does one thing", ["Texts", "Maps"]])
    expect(listing.media).toMatchObject([{ kind: "image", alt: "The harbour at low water" }])
    expect((await api(`/listings/${own.slug}/alternatives`)).items[0]).toMatchObject({
      slug: other.slug,
      approved: true
    })
    const founder = await api(`/founders/${listing.founders[0].slug}`)
    expect([founder.country, (await fetch(founder.avatar_url)).headers.get("content-type")]).toEqual([
      "PT",
      "image/webp"
    ])

    await page.goto(`${app.origin}/products/${own.slug}`)
    const picture = page.getByRole("img", { name: "The harbour at low water" })
    await picture.scrollIntoViewIfNeeded()
    expect(await picture.getAttribute("src")).toBe(new URL(listing.media[0].url).pathname)
    await context.close()
  })

  test("every page with much on it is usable on any screen", async () => {
    const person = await signedIn(app)
    const long = "Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel".repeat(3)
    const own = await caredListing(app, await accountOf(app, person.email), { name: long.slice(0, 150) })
    await caredListing(app, null, { name: `Other ${long.slice(0, 140)}` })
    const context = await browser.newContext()
    await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: app.origin })))
    const page = await context.newPage()
    const media = `/account/listings/${own.id}/media`
    await person.upload(
      await person.open(media),
      `${media}/upload`,
      { field: "picture", name: "x.png", type: "image/png", bytes: await pictureFile("png", 800, 500, 60) },
      { alt: long.slice(0, 200) }
    )
    const alternatives = `/account/listings/${own.id}/alternatives`
    await person.submit(await person.open(`${alternatives}?q=Other`), `${alternatives}/approve`)
    for (const path of [
      "",
      "/history",
      "/history/4",
      "/history/1/restore",
      "/alternatives?q=cared",
      "/media",
      "/founders",
      "/edit",
      "/updates",
      "/milestones",
      "/story",
      "/analytics?days=90",
      "/badge?shape=banner&size=l"
    ]) {
      await page.goto(`${app.origin}/account/listings/${own.id}${path}`)
      await expectUsable(page, path)
    }
    await page.goto(`${app.origin}/products/${own.slug}`)
    await expectUsable(page, "the product page")
    await context.close()
  })
})
