/**
 * Pictures of every page of the site with the demo data, on a desktop and on a phone, in the light and in the dark, to
 * be looked at: `npm run screenshots [-- --only /account]` writes them to `screenshots/` with a page of all of them.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import type { Browser } from "playwright-core"
import { pages } from "../src/http/site/Pages.ts"
import { addressOf } from "./http/site/Addresses.ts"
import { testApp } from "./support/App.ts"
import { isHere, launch } from "./support/Chromium.ts"
import { raiseLimits } from "./support/Limits.ts"
import { type Person, signedIn, signedInTeam } from "./support/Person.ts"

const { values: options } = parseArgs({
  options: { only: { type: "string", default: "/" }, out: { type: "string", default: "screenshots" } }
})
if (!isHere) process.exit(1)

const looks = [
  { name: "desktop-light", width: 1280, height: 900, colorScheme: "light" },
  { name: "desktop-dark", width: 1280, height: 900, colorScheme: "dark" },
  { name: "phone-light", width: 390, height: 844, colorScheme: "light" },
  { name: "phone-dark", width: 390, height: 844, colorScheme: "dark" }
] as const
type Look = (typeof looks)[number]

const app = await testApp({ demo: true, work: false, served: true })
await raiseLimits(app)
// The demo's own account has listings, drafts, orders and a past.
const member = await signedIn(app, "demo@launchbook.example")
const team = await signedInTeam(app)

const readerOf = (audience: (typeof pages)[number]["audience"]): Person | null =>
  audience === "admin" ? team : audience === "member" ? member : null

const contextFor = async (browser: Browser, { width, height, colorScheme }: Look, reader: Person | null) => {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme })
  await context.addCookies([...(reader?.cookies ?? [])].map(([name, value]) => ({ name, value, url: app.origin })))
  return context
}

rmSync(options.out, { recursive: true, force: true })
mkdirSync(options.out, { recursive: true })
const fileOf = (path: string, look: Look) =>
  `${path === "/" ? "home" : path.slice(1).replaceAll(/[/:]+/g, "-")}.${look.name}.png`

const browser = await launch()
const shown: Array<string> = []
for (const { path, audience } of pages) {
  if (!path.startsWith(options.only)) continue
  const reader = readerOf(audience)
  const address = new URL(await addressOf(app, path, reader ?? member), app.origin).href
  for (const look of looks) {
    const context = await contextFor(browser, look, reader)
    const page = await context.newPage()
    const response = await page.goto(address)
    if (response?.ok() !== true) console.warn(`${response?.status()} ${path}`)
    await page.screenshot({ path: `${options.out}/${fileOf(path, look)}`, fullPage: true })
    await context.close()
  }
  shown.push(path)
  console.log(path)
}
await browser.close()
await app.close()

const figures = shown.flatMap((path) => [
  `<h2>${path}</h2>`,
  ...looks.map(
    (look) =>
      `<a href="${fileOf(path, look)}"><img loading="lazy" src="${fileOf(path, look)}" alt="${path}, ${look.name}"></a>`
  )
])
writeFileSync(
  `${options.out}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Every page</title><style>img{width:23%;vertical-align:top;margin:.5%}</style>${figures.join("\n")}`
)
console.log(`${shown.length} pages, ${looks.length} pictures each: ${options.out}/index.html`)
process.exit(0)
