/** The draft editor without JavaScript: every button keeps all that was typed, and nothing is written over unseen. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { type TestApp, testApp } from "../../../support/App.ts"
import type { Seen } from "../../../support/Browser.ts"
import { accountOf } from "../../../support/CaredListing.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedIn } from "../../../support/Person.ts"
import { readyDraft } from "../../../support/ReadyDraft.ts"
import { query } from "../../../support/SavedListing.ts"

let app: TestApp
let owner: Person
let ownerId: number
let category: string
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
  owner = await signedIn(app)
  ownerId = await accountOf(app, owner.email)
  category = (await app.rest("GET", "/categories")).body.items[0].name
}, 60_000)
afterAll(() => app.close())

const draftOf = async (columns: Readonly<Record<string, unknown>> = {}) => {
  const id = await readyDraft(app, ownerId, columns)
  const path = `/account/drafts/${id}`
  const kept = async (column = "fields") => {
    const [row] = await query<Record<string, unknown>>(app, `select ${column} as it from drafts where id = $1`, [id])
    // biome-ignore lint/suspicious/noExplicitAny: a test reads into JSON it wrote itself
    return row?.it as any
  }
  const open = () => owner.open(path)
  /** Presses a button of the page with something typed; null takes a field out. */
  const press = async (page: Seen, act: string, fill: Readonly<Record<string, string | ReadonlyArray<string>>> = {}) =>
    owner.submit(page, path, { act, ...fill })
  return { id, path, kept, open, press }
}
const cardIn = (page: Seen, id: string) => load(page.text)(`#${id}`)
const chip = (page: Seen, id: string) => cardIn(page, id).find(".state").text()
const problemIn = (page: Seen, id: string) => cardIn(page, id).find("[role=alert].error").text()

describe("what is shown", () => {
  test("every field with its state, its quotes and what can be done", async () => {
    const { open } = await draftOf()
    const page = await open()
    expect(page.status).toBe(200)
    const $ = load(page.text)
    expect($("h1").text()).toBe("Your draft of Tidewatch")
    expect($("main").text()).toContain("tidewatch.example · 2 pages read · 1 refused by robots.txt")
    expect([chip(page, "fields-tagline"), chip(page, "fields-short_description")]).toEqual([
      "From your site",
      "From your site, shortened"
    ])
    expect([chip(page, "fields-founded_year"), chip(page, "fields-city"), chip(page, "fields-demo_video_url")]).toEqual(
      ["Locked by you", "Edited by you", "Not stated on your site"]
    )
    expect(cardIn(page, "fields-founded_year").find("mark").text()).toBe("2019")
    expect(cardIn(page, "fields-founded_year").find("cite a").attr("href")).toBe(
      "https://tidewatch.example/about#:~:text=Founded%20in%202019%20by%20Ingrid%20Solberg%20in%20Bergen%2C%20Norway."
    )
    expect(cardIn(page, "fields-city").text()).toContain("Your site was read as: Bergen")
    expect(cardIn(page, "fields-country").text()).toContain("Port of Vlissingen")
    const acts = (id: string) =>
      cardIn(page, id)
        .find("button")
        .get()
        .map((button) => $(button).text())
    expect(acts("fields-founded_year")).toEqual(["Save", "Unlock", "Remove"])
    expect(acts("fields-city")).toEqual(["Save", "Redraft", "Lock", "Restore the drafted value", "Remove"])
    expect(acts("fields-demo_video_url")).toEqual(["Save", "Redraft"])
    expect(
      $(".wishes a")
        .get()
        .map((link) => [$(link).attr("href"), $($(link).attr("href") ?? "").length])
    ).toEqual([
      ["#fields-categories", 1],
      ["#fields-pricing_model", 1],
      ["#fields-country", 1],
      ["#fields-logo_url", 1],
      ["#fields-tags", 1]
    ])
  })

  test("a draft that is being made is shown where its progress is, and one that failed is filled in by hand", async () => {
    const { id, path } = await draftOf()
    await query(app, "update drafts set status = 'drafting', step = 'drafting' where id = $1", [id])
    expect((await owner.open(path)).url).toEndWith(`${path}/progress`)
    await query(
      app,
      "update drafts set status = 'failed', error_code = 'timed_out', error_message = 'It took too long.' where id = $1",
      [id]
    )
    const page = await owner.open(path)
    expect(load(page.text)(".warning").text()).toContain("It took too long. You can fill in the profile by hand")
    await owner.submit(page, path, { act: "save", "fields.tagline": "By hand" })
    expect((await query(app, "select status from drafts where id = $1", [id]))[0]).toEqual({ status: "ready" })
  })

  test("somebody else's draft is not there, to see or to edit", async () => {
    const { path, open, kept } = await draftOf()
    const other = await signedIn(app)
    expect((await other.open(path)).status).toBe(404)
    const body = owner.fieldsOf(await open(), path, { "fields.name": "Mine" })
    body.set("csrf", other.fieldsOf(await other.open("/account"), "/sign-out", {}).get("csrf") ?? "")
    expect((await other.post(path, body)).status).toBe(404)
    expect((await owner.open("/account/drafts/nonsense")).status).toBe(404)
    expect((await kept()).name.value).toBe("Tidewatch")
  })

  test("what somebody wrote is text, wherever it stands", async () => {
    const nasty = `"><script>alert(1)</script>`
    const { open, press } = await draftOf()
    await press(await open(), "save", {
      "fields.name": nasty,
      "fields.description": `</textarea>${nasty}`,
      "fields.features": nasty,
      "faqs.question": [nasty],
      "faqs.answer": [nasty]
    })
    const page = await open()
    expect(load(page.text)("script:not([src])").length).toBe(0)
    expect(load(page.text)("#fields-name input").attr("value")).toBe(nasty)
  })
})

describe("saving", () => {
  test("keeps what was changed, touches nothing else, and comes back to the page", async () => {
    const { open, press, kept, path } = await draftOf()
    const before = await kept()
    const done = await press(await open(), "save:fields.tagline", {
      "fields.tagline": "Know the tide",
      "fields.features": "Texts\r\nWorks without a smartphone\r\n\r\ntexts",
      "fields.categories": [category, "", "", ""],
      "fields.country": "NO"
    })
    expect([done.status, done.url]).toEqual([200, `${app.origin}${path}#fields-tagline`])
    const { tagline, features, categories, country, ...others } = await kept()
    expect([tagline.value, tagline.state]).toEqual(["Know the tide", "edited"])
    expect([features.value, categories.value, country.value]).toEqual([
      ["Texts", "Works without a smartphone"],
      [category],
      "NO"
    ])
    for (const [name, field] of Object.entries(others))
      if (name in before) expect([name, field]).toEqual([name, before[name]])
  })

  test("pressing it with nothing changed changes nothing at all", async () => {
    const { open, press, kept } = await draftOf()
    const all = async () => Promise.all(["fields", "faqs", "founders", "company_socials", "touched"].map(kept))
    const before = await all()
    await press(await open(), "save")
    expect(await all()).toEqual(before)
  })

  test("lists of rows: changed, added, taken away; a blank row is none", async () => {
    const { open, press, kept } = await draftOf()
    await press(await open(), "save", {
      "founders.name": ["Ingrid Solberg", "Ola Nordmann", ""],
      "founders.title": ["Captain", "", ""],
      "founders.bio": ["", "Rows.\r\nAnd sails.", ""],
      "faqs.question": ["", ""],
      "faqs.answer": ["", ""],
      "milestones.date": ["2025-03-01"],
      "milestones.title": ["First harbour"],
      "milestones.description": [""],
      "milestones.url": [""],
      "story.title": "Wet cellars",
      "story.why_started": "Our cellars were wet.",
      "seo.title": "Tidewatch",
      "company_socials.github": "",
      "company_socials.linkedin": "https://www.linkedin.com/company/tidewatch"
    })
    expect((await kept("founders")).map(({ name, title, bio }: Record<string, unknown>) => [name, title, bio])).toEqual(
      [
        ["Ingrid Solberg", "Captain", null],
        ["Ola Nordmann", null, "Rows.\nAnd sails."]
      ]
    )
    expect(await kept("faqs")).toEqual([])
    expect(await kept("milestones")).toEqual([
      { date: "2025-03-01", title: "First harbour", description: null, url: null }
    ])
    expect(await kept("story")).toMatchObject({ title: "Wet cellars", why_started: "Our cellars were wet." })
    expect((await kept("seo")).title).toBe("Tidewatch")
    expect(Object.keys(await kept("company_socials"))).toEqual(["linkedin"])
  })

  test("what is wrong is said beside its input with what was typed, and all the rest is kept", async () => {
    const { open, press, kept } = await draftOf()
    const page = await press(await open(), "save", {
      "fields.tagline": "Kept all the same",
      "fields.founded_year": "long ago",
      "fields.description": "x".repeat(20_001).slice(0, 20_001),
      "fields.demo_video_url": "https://vimeo.com/1",
      "faqs.question": ["Does it float?", ""],
      "faqs.answer": ["", ""],
      "company_socials.x": "not an address"
    })
    expect(page.status).toBe(400)
    expect(problemIn(page, "fields-founded_year")).toBe("Founded must be a year of four digits, from 1800 to 2100.")
    expect(load(page.text)("#fields-founded_year-input").attr("value")).toBe("long ago")
    expect(problemIn(page, "fields-description")).toContain("at most 20000 characters")
    expect(load(page.text)("#fields-description-input").text()).toHaveLength(20_001)
    expect(problemIn(page, "fields-demo_video_url")).toContain("YouTube")
    expect(problemIn(page, "faqs")).toBe("Row 1: the answer must not be empty.")
    expect(load(page.text)("#faqs-0-question").attr("value")).toBe("Does it float?")
    expect(problemIn(page, "company_socials-x")).toContain("must be an http or https URL")
    const fields = await kept()
    expect([fields.tagline.value, fields.founded_year.value]).toEqual(["Kept all the same", "2019"])
    // The same page, mended, saves the rest.
    const again = await press(page, "save", { "fields.founded_year": "2020" })
    expect(again.status).toBe(400)
    expect((await kept()).founded_year.value).toBe("2020")
  })

  test("as much text as a draft may hold fits into the form", async () => {
    const { open, press, kept } = await draftOf()
    const long = "値".repeat(20_000)
    const sent = await press(await open(), "save", { "fields.description": long })
    expect(sent.status).toBe(200)
    expect((await kept()).description.value).toBe(long)
  })
})

describe("each button", () => {
  test("locks, unlocks, removes and restores, and keeps what was typed elsewhere", async () => {
    const { open, press, kept } = await draftOf()
    const field = async (name: string) => {
      const { value, state, locked } = (await kept())[name]
      return [value, state, locked]
    }
    await press(await open(), "lock:fields.tagline", { "fields.tagline": "Mine", "fields.name": "Tidewatch 2" })
    expect(await field("tagline")).toEqual(["Mine", "override", true])
    expect(await field("name")).toEqual(["Tidewatch 2", "edited", false])
    await press(await open(), "unlock:fields.tagline")
    expect(await field("tagline")).toEqual(["Mine", "edited", false])
    await press(await open(), "unlock:fields.founded_year")
    expect(await field("founded_year")).toEqual(["2019", "ai", false])
    await press(await open(), "remove:fields.tagline", { "fields.tagline": "Given up", "fields.city": "Ålesund" })
    expect(await field("tagline")).toEqual([null, "deleted", false])
    expect(await field("city")).toEqual(["Ålesund", "edited", false])
    const page = await open()
    expect(chip(page, "fields-tagline")).toBe("Removed")
    await press(page, "restore:fields.tagline")
    expect(await field("tagline")).toEqual(["Tide alerts for small harbours", "ai", false])
  })

  test("a redraft that finds nothing says so and leaves the value", async () => {
    const { open, press, kept } = await draftOf()
    const page = await press(await open(), "redraft:fields.city", { "fields.name": "Typed besides" })
    expect(page.status).toBe(200)
    expect(cardIn(page, "fields-city").find("[role=status]").text()).toContain("Nothing was drafted anew")
    expect([(await kept()).city.value, (await kept()).name.value]).toEqual(["Oslo", "Typed besides"])
  })

  test("saves it as a listing, once nothing is missing", async () => {
    const { id, open, press, kept } = await draftOf()
    const lacking = await press(await open(), "submit", { "fields.tagline": "Typed at the last moment" })
    expect([lacking.status, problemIn(lacking, "before")]).toEqual([
      400,
      "Fill in what is missing, then save it as a listing."
    ])
    expect(problemIn(lacking, "fields-categories")).toBe("Categories is required.")
    expect((await kept()).tagline.value).toBe("Typed at the last moment")
    const done = await press(lacking, "submit", { "fields.categories": [category, "", "", ""] })
    const [row] = await query<{ listing_id: number }>(app, "select listing_id from drafts where id = $1", [id])
    expect(row?.listing_id).toBeGreaterThan(0)
    expect(done.url).toBe(`${app.origin}/account/listings/${row?.listing_id}/publish`)
    const after = await open()
    expect(load(after.text)("#before h2").text()).toBe("This is a listing")
    expect(load(after.text)("#editor").attr("data-mode")).toBe("by-hand")
    // What a listing needs cannot be taken from it here.
    const refused = await press(after, "save", { "fields.tagline": "", "fields.city": "Bodø" })
    expect(problemIn(refused, "fields-tagline")).toContain("is required: the draft is a listing already")
    expect((await kept()).city.value).toBe("Bodø")
  })

  test("invites a co-founder, refuses what is no address, and forgets neither it nor the rest", async () => {
    const { open, press, kept } = await draftOf()
    const wrong = await press(await open(), "invite", { invite: "nobody", "fields.name": "Typed besides" })
    expect([wrong.status, load(wrong.text)("#invite-problem").text()]).toEqual([
      400,
      "Write one e-mail address, such as ingrid@harbour.example."
    ])
    expect(load(wrong.text)("#invite").attr("value")).toBe("nobody")
    expect((await kept()).name.value).toBe("Typed besides")
    const other = await press(wrong, "save", { invite: "ola@harbour.example" })
    expect(load(other.text)("#invite").attr("value")).toBe("ola@harbour.example")
    const done = await press(other, "invite")
    expect(done.url).toEndWith("#invites")
    expect(load(done.text)("#invites li").text()).toContain("ola@harbour.example")
  })
})

describe("two windows", () => {
  test("never write over one another: the second is shown both, and decides", async () => {
    const { open, press, kept } = await draftOf()
    const [one, two] = [await open(), await open()]
    await press(one, "save", { "fields.tagline": "From the first window" })
    const page = await press(two, "save", { "fields.tagline": "From the second", "fields.name": "Only the second" })
    expect(page.status).toBe(409)
    const card = cardIn(page, "fields-tagline")
    expect(card.find(".conflict").text()).toContain("From the first window")
    expect(card.find("input[type=text]").attr("value")).toBe("From the second")
    expect([(await kept()).tagline.value, (await kept()).name.value]).toEqual([
      "From the first window",
      "Only the second"
    ])
    // Saving something else decides nothing.
    const still = await press(page, "save", { "fields.city": "Bodø" })
    expect([still.status, (await kept()).tagline.value, (await kept()).city.value]).toEqual([
      409,
      "From the first window",
      "Bodø"
    ])
    const mine = await press(still, "mine:fields.tagline")
    expect([mine.status, (await kept()).tagline.value]).toEqual([200, "From the second"])
  })

  test("taking what is saved gives up what was typed, and nothing else", async () => {
    const { open, press, kept } = await draftOf()
    const [one, two] = [await open(), await open()]
    await press(one, "save", { "faqs.question": ["A?"], "faqs.answer": ["B."] })
    const page = await press(two, "save", { "faqs.question": ["C?"], "faqs.answer": ["D."] })
    expect(cardIn(page, "faqs").find(".conflict li").text()).toBe("A? · B.")
    expect(load(page.text)("#faqs-0-question").attr("value")).toBe("C?")
    const taken = await press(page, "take:faqs")
    expect([taken.status, load(taken.text)("#faqs-0-question").attr("value")]).toEqual([200, "A?"])
    expect((await kept("faqs"))[0].question).toBe("A?")
  })

  test("deciding for one's own words is no leave to write over a third", async () => {
    const { open, press, kept } = await draftOf()
    const [one, two, three] = [await open(), await open(), await open()]
    await press(one, "save", { "fields.tagline": "First" })
    const page = await press(two, "save", { "fields.tagline": "Second" })
    await press(three, "take:fields.tagline")
    await press(await open(), "save", { "fields.tagline": "Third" })
    expect((await press(page, "mine:fields.tagline")).status).toBe(409)
    expect((await kept()).tagline.value).toBe("Third")
  })

  test("the same words in both are no conflict, and a button over words not seen does nothing", async () => {
    const { open, press, kept } = await draftOf()
    const [one, two, three] = [await open(), await open(), await open()]
    await press(one, "save", { "fields.tagline": "The same" })
    expect((await press(two, "save", { "fields.tagline": "The same" })).status).toBe(200)
    const page = await press(three, "remove:fields.tagline")
    expect([page.status, problemIn(page, "fields-tagline")]).toEqual([
      400,
      expect.stringContaining("changed elsewhere since you opened the page")
    ])
    expect((await kept()).tagline.value).toBe("The same")
  })

  test("at the very same moment one of them is kept and the other is shown both", async () => {
    const { open, press, kept } = await draftOf()
    const pages = [await open(), await open(), await open()]
    const answers = await Promise.all(
      pages.map((page, at) =>
        press(page, "save", {
          "fields.tagline": `Writer ${at}`,
          [`story.${["story", "problem", "journey"][at]}`]: `Own ${at}`
        })
      )
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await kept()).tagline.value).toBe(`Writer ${winner}`)
    expect(await kept("story")).toMatchObject({ story: "Own 0", problem: "Own 1", journey: "Own 2" })
  })
})
