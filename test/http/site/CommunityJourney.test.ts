/** What the community does, in a real browser without JavaScript: found, signed in, voted, followed, reviewed, published. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { Effect } from "effect"
import type { Browser, BrowserContext, Page } from "playwright-core"
import { Reviews } from "../../../src/services/people/Reviews.ts"
import { byCommandLine } from "../../../src/services/store/Audit.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { expectUsable, isHere, launch } from "../../support/Chromium.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { query, waitingMails } from "../../support/SavedListing.ts"

// A browser takes its time on a busy machine.
setDefaultTimeout(120_000)

let app: TestApp
let browser: Browser
beforeAll(async () => {
  if (!isHere) return
  app = await testApp({ demo: true, work: false, served: true })
  await raiseLimits(app)
  browser = await launch()
})
afterAll(async () => {
  if (!isHere) return
  await browser.close()
  await app.close()
})

const context = () => browser.newContext({ javaScriptEnabled: false })
/** axe is a script: what somebody sees without any is looked at by a page that shares their cookies and runs it. */
const look = async (at: BrowserContext, page: Page, name: string) => {
  const looker = await browser.newContext({ storageState: await at.storageState() })
  const other = await looker.newPage()
  await other.goto(page.url())
  await expectUsable(other, name)
  await looker.close()
}
const act = (page: Page) => page.locator("#act")

describe.skipIf(!isHere)("a visitor", () => {
  test("votes, follows and reviews, and sees what became of it", async () => {
    const at = await context()
    const page = await at.newPage()
    await page.goto(`${app.origin}/`)
    await page.getByRole("main").getByRole("link", { name: "Tidewatch" }).first().click()
    await page.waitForURL("**/products/tidewatch")
    await look(at, page, "a product for anybody")
    await act(page).getByRole("link", { name: "Vote for" }).click()

    // Asked to sign in, and back at the product.
    await page.getByLabel("E-mail").fill("ada@people.test")
    await page.getByRole("button", { name: "Send me a link" }).click()
    await page.waitForURL("**/sign-in/sent")
    const [mail] = await waitingMails(app, "ada@people.test")
    await page.goto(/\S+\/sign-in\/confirm\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "")
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click()
    await page.waitForURL("**/products/tidewatch#act")
    await query(app, "update users set created_at = created_at - interval '90 days' where email = 'ada@people.test'")

    const stamp = act(page).locator("button.vote")
    const votes = async () => Number(await stamp.locator(".count").textContent())
    const before = await votes()
    await stamp.click()
    await page.waitForURL("**/products/tidewatch#act")
    expect([await stamp.getAttribute("aria-pressed"), await votes()]).toEqual(["true", before + 1])
    await act(page).getByRole("button", { name: "Follow" }).click()
    expect(await act(page).getByRole("button", { name: "Following" }).getAttribute("aria-pressed")).toBe("true")
    await look(at, page, "a product for who voted and follows")
    await stamp.click()
    expect([await stamp.getAttribute("aria-pressed"), await votes()]).toEqual(["false", before])

    await act(page).getByRole("link", { name: "Write a review" }).click()
    await page.waitForURL("**/products/tidewatch/review")
    await look(at, page, "the form of a review")
    await page.getByLabel("2 of 5 stars").check()
    await page.getByLabel("What you think of it").fill("It is dry here, so I cannot say much.")
    await page.getByRole("button", { name: "Send it in" }).click()
    await page.waitForURL("**/products/tidewatch#reviews")
    const reviews = page.locator("#reviews")
    expect(await reviews.textContent()).not.toContain("It is dry here")
    await reviews.getByRole("link", { name: "Your review" }).click()
    await look(at, page, "a review that waits")

    // The site team reads it.
    await app.run(
      Effect.gen(function* () {
        const team = yield* Reviews
        for (const { id, email } of yield* team.forTeam("pending", 100))
          if (email === "ada@people.test") yield* team.publish(byCommandLine, id)
      })
    )
    await page.goto(`${app.origin}/products/tidewatch`)
    expect(await reviews.textContent()).toContain("It is dry here, so I cannot say much.")
    expect(await reviews.textContent()).toContain("4.2 of 5 on average, from 5 reviews")
    await look(at, page, "a product with a review of one's own")

    await page.goto(`${app.origin}/account`)
    await look(at, page, "an account that follows and reviewed")
    await page.getByRole("navigation", { name: "Your account" }).getByRole("link", { name: "Following" }).click()
    await look(at, page, "what somebody follows")
    await page.getByLabel("Once a week").check()
    await page.getByRole("button", { name: "Save" }).click()
    await page.getByText("Saved.").waitFor()
    await page.getByRole("button", { name: "Unfollow Tidewatch" }).click()
    await page.getByText("You follow nothing.").waitFor()
    await at.close()
  })
})
