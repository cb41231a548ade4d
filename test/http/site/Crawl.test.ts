/**
 * The whole demo site, walked link by link as anybody, as the demo's account and as the site's team: no link is dead, no
 * page breaks, each has its title, description and one heading, and nothing is fetched from anywhere else.
 */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import { pages } from "../../../src/http/site/Pages.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { signedIn, signedInTeam, stranger } from "../../support/Person.ts"
import { walk } from "../../support/Walk.ts"

setDefaultTimeout(240_000)

let app: TestApp
beforeAll(async () => {
  app = await testApp({ demo: true, work: false })
  await raiseLimits(app)
})
afterAll(() => app.close())

test("as anybody: every public page is reached by its links from the first one, and stands", async () => {
  const { wrong, pagesSeen, patterns: reached } = await walk(app, stranger(app), ["/"])
  expect(wrong).toEqual([])
  expect(pagesSeen).toBeGreaterThan(50)
  const open = pages.filter(({ audience }) => audience === "public").map(({ path }) => path)
  expect(open.filter((path) => !reached.has(path))).toEqual([])
})

test("as the demo's account: what is one's own", async () => {
  const { wrong, pagesSeen } = await walk(app, await signedIn(app, "demo@launchbook.example"), ["/account"])
  expect(wrong).toEqual([])
  expect(pagesSeen).toBeGreaterThan(50)
})

test("as the site's team", async () => {
  const own = pages.filter(({ audience, path }) => audience === "admin" && !path.includes(":")).map(({ path }) => path)
  const { wrong, patterns: reached } = await walk(app, await signedInTeam(app), own)
  expect(wrong).toEqual([])
  for (const path of own) expect([...reached]).toContain(path)
})
