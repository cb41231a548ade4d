/** The person: opens the link they were handed in a browser without scripts, and presses what a person presses. */
import { existsSync } from "node:fs"
import { load } from "cheerio"
import { type Browser as Chromium, chromium, type Page } from "playwright-core"
import { browser as formBrowser, type Seen } from "../support/Browser.ts"
import { serverUrl } from "./Places.ts"

export type Details = Readonly<Record<string, string>>
export interface Payer {
  readonly by: "chromium" | "forms"
  readonly open: (address: string) => Promise<string>
  /** Fills in the billing details and saves them. */
  readonly bill: (details: Details) => Promise<string>
  /** Presses the button of the form whose address ends so; where that leads. */
  readonly press: (form: "/pay" | "/decline") => Promise<string>
  /** The address it is at. */
  readonly address: () => string
  readonly close: () => Promise<void>
}

const executable = process.env.CHROMIUM ?? "/usr/bin/chromium"
const phone = { width: 390, height: 844 }

const byChromium = async (started: Chromium): Promise<Payer> => {
  const context = await started.newContext({ viewport: phone, javaScriptEnabled: false })
  const page: Page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const words = async () => {
    const main = page.locator("main")
    const text = await ((await main.count()) > 0 ? main : page.locator("body")).textContent()
    return (text ?? "").replace(/\s+/g, " ")
  }
  return {
    by: "chromium",
    open: async (address) => {
      await page.goto(address)
      return words()
    },
    bill: async (details) => {
      const summary = page.locator("summary", { hasText: "Change the billing details" })
      if ((await summary.count()) > 0) await summary.click()
      for (const [name, value] of Object.entries(details)) {
        const field = page.locator(`#${name}`)
        if (name === "country") await field.selectOption(value)
        else await field.fill(value)
      }
      await page.locator("form.billing button").click()
      return words()
    },
    press: async (form) => {
      await page.locator(`form[action$="${form}"] button`).click()
      return words()
    },
    address: () => page.url(),
    close: () => started.close()
  }
}

const byForms = (): Payer => {
  const at = formBrowser((request) => fetch(request), serverUrl)
  let page: Seen | undefined
  const here = () => {
    if (page === undefined) throw new Error("no page is open")
    return page
  }
  const seen = async (next: Seen) => {
    page = next.away === null ? next : { ...next, url: next.away, text: await (await fetch(next.away)).text() }
    const $ = load(page.text)
    return ($("main").length > 0 ? $("main") : $("body")).text().replace(/\s+/g, " ")
  }
  const actionOf = (ending: string) => load(here().text)(`form[action$="${ending}"]`).first().attr("action") ?? ending
  return {
    by: "forms",
    open: async (address) => seen(await at.open(address)),
    bill: async (details) => seen(await at.submit(here(), actionOf("/billing"), details)),
    press: async (form) => seen(await at.submit(here(), actionOf(form))),
    address: () => here().url,
    close: async () => undefined
  }
}

/** A browser where one starts, else the forms as they stand. */
export const payer = async (): Promise<Payer> => {
  if (!existsSync(executable)) return byForms()
  try {
    const args = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
    return await byChromium(await chromium.launch({ executablePath: executable, args, timeout: 30_000 }))
  } catch {
    return byForms()
  }
}
