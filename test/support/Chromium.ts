/** Pages in a real browser, where there is one, and what everyone needs of a page to use it. */
import { expect } from "bun:test"
import { existsSync } from "node:fs"
import { AxeBuilder } from "@axe-core/playwright"
import { chromium, type Page } from "playwright-core"

const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium"
export const isHere = existsSync(executablePath)
if (!isHere) console.warn(`skipped: no browser at ${executablePath} (apt-get install chromium, or set CHROMIUM)`)

export const launch = () =>
  chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"] })

/** Whether something was done before so many milliseconds were over; it goes on meanwhile. */
export const inTime = (millis: number, done: Promise<unknown>): Promise<boolean> => {
  // Whatever comes of it later is nobody's to hear.
  done.catch(() => undefined)
  return Promise.race([done.then(() => true), Bun.sleep(millis).then(() => false)])
}

/** That what the page shows becomes what it should be: it follows what is stored only when its answer is in. */
export const expectSoon = async <A>(look: () => Promise<A>, expected: A): Promise<void> => {
  const until = performance.now() + 20_000
  let seen = await look()
  while (!Bun.deepEquals(seen, expected) && performance.now() < until) {
    await Bun.sleep(20)
    seen = await look()
  }
  expect<unknown>(seen).toEqual(expected)
}

const screens = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 }
]

/** Nothing of the page scrolls sideways on any screen, and axe finds nothing, in the light and in the dark. */
export const expectUsable = async (page: Page, name: string) => {
  for (const screen of screens) {
    await page.setViewportSize(screen)
    const wide = await page.evaluate("document.documentElement.scrollWidth")
    expect(`${name}: ${wide}`).toBe(`${name}: ${screen.width}`)
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    // Colours fade into each other, for a moment; what nobody sees may be drawn by no frame and fade for ever.
    await page.evaluate(
      "Promise.race([Promise.allSettled(document.getAnimations().map(({ finished }) => finished)), new Promise((done) => setTimeout(done, 2000))]).then(() => null)"
    )
    // A page here has no frames, for which alone axe would open a page of its own each time.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    expect({ name, colorScheme, found }).toEqual({ name, colorScheme, found: [] })
  }
}
