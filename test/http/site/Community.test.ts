/** Voting, following and reviewing on a product's page: who may, what it says then, and that nothing typed runs. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { Effect } from "effect"
import { Reviews } from "../../../src/services/people/Reviews.ts"
import { byCommandLine } from "../../../src/services/store/Audit.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import type { Seen } from "../../support/Browser.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { type Person, signedIn, stranger } from "../../support/Person.ts"
import { query } from "../../support/SavedListing.ts"
import { votable } from "../../support/Voters.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())

let made = 0
const product = (more: Parameters<typeof votable>[2] = {}) => votable(app, `community-${++made}`, more)
/** Somebody whose account is old enough for their vote to count at once. */
const member = async () => {
  const person = await signedIn(app)
  await query(
    app,
    "update users set created_at = created_at - interval '90 days', mailbox_proven_at = created_at where email = $1",
    [person.email]
  )
  return person
}
const idOf = async ({ email }: Pick<Person, "email">) => {
  const [row] = await query<{ id: number }>(app, "select id from users where email = $1", [email])
  return row?.id ?? 0
}
const words = (seen: Seen, within = "main") => load(seen.text)(within).text().replace(/\s+/g, " ").trim()
const panel = (seen: Seen) => words(seen, "#act")
const path = ({ slug }: { readonly slug: string }) => `/products/${slug}`
const submit = async (person: Person, at: { readonly slug: string }, action: string, fill = {}) =>
  person.submit(await person.open(path(at)), `${path(at)}/${action}`, fill)
const review = async (person: Person, at: { readonly slug: string }, rating: string, body: string) =>
  person.submit(await person.open(`${path(at)}/review`), `${path(at)}/review`, { rating, body })
const publishAll = () =>
  app.run(
    Effect.gen(function* () {
      const reviews = yield* Reviews
      for (const { id } of yield* reviews.forTeam("pending", 100)) yield* reviews.publish(byCommandLine, id)
    })
  )

describe("whoever is not signed in", () => {
  test("sees the same, and is led to sign in and back to the product", async () => {
    const at = await product()
    const page = await stranger(app).open(path(at))
    const $ = load(page.text)
    expect($("#act form")).toHaveLength(0)
    const links = $("#act a.vote, #act a.button")
      .get()
      .map((link) => $(link).attr("href"))
    const back = `/sign-in?return_to=${path(at)}%23act`
    expect(links).toEqual([back, back, `${path(at)}/review`])
    // The form of a review asks for it by itself.
    expect((await stranger(app).open(`${path(at)}/review`)).url).toEndWith(`/sign-in?return_to=${path(at)}/review`)
  })

  test("is answered the same bytes as everybody else, made anew when somebody acts", async () => {
    const at = await product()
    const before = await stranger(app).open(path(at))
    expect(panel(before)).toContain("0 Vote")
    expect(panel(before)).toContain("0 followers")
    const person = await member()
    await submit(person, at, "vote")
    await submit(person, at, "follow")
    const after = await stranger(app).open(path(at))
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"))
    expect(panel(after)).toContain("1 Vote")
    expect(panel(after)).toContain("1 follower")
    expect(panel(after)).toContain("1 vote, counted.")
    for (const secret of [person.email, "csrf"]) expect(after.text).not.toContain(secret)
  })
})

describe("a vote", () => {
  test("is cast, shown and taken back by the same stamp, and twice is once", async () => {
    const at = await product()
    const person = await member()
    const page = await person.open(path(at))
    const voted = await person.submit(page, `${path(at)}/vote`)
    expect(voted.url).toBe(`${app.origin}${path(at)}#act`)
    expect(load(voted.text)("button.vote").attr("aria-pressed")).toBe("true")
    expect(panel(voted)).toContain("1 Voted")
    expect(voted.headers.get("cache-control")).toBe("private, no-store")
    // The page from before is still open in another tab.
    expect(panel(await person.submit(page, `${path(at)}/vote`))).toContain("1 Voted")
    const back = await person.submit(voted, `${path(at)}/vote`)
    expect(load(back.text)("button.vote").attr("aria-pressed")).toBe("false")
    expect(panel(back)).toContain("0 Vote")
  })

  test("of a new account says that it waits, and the page says how many do", async () => {
    const at = await product()
    const voted = await submit(await signedIn(app), at, "vote")
    expect(panel(voted)).toContain("0 Voted")
    expect(panel(voted)).toContain("Your account is new, so it counts a little later")
    expect(panel(voted)).toContain("1 vote: 0 counted, 1 under review.")
  })

  test("for one's own product, or for one that is not out, is not offered and not taken", async () => {
    const owner = await member()
    const own = await product({ ownerId: await idOf(owner) })
    const page = await owner.open(path(own))
    expect(load(page.text)("#act form, #act a.button")).toHaveLength(0)
    expect(panel(page)).toContain("It is yours: votes are by others.")
    const csrf = owner.fieldsOf(page, "/sign-out", {}).get("csrf") ?? ""
    for (const [form, fields, title] of [
      ["vote", { vote: "yes" }, "You cannot vote for it"],
      ["follow", { follow: "yes" }, "is yours"],
      ["review", { rating: "5", body: "The best there is, and I should know." }, "You cannot review it"]
    ] as const) {
      const refused = await owner.post(`${path(own)}/${form}`, new URLSearchParams({ csrf, ...fields }))
      expect([form, refused.status]).toEqual([form, 400])
      expect(words(refused, "h1")).toContain(title)
      expect(load(refused.text)("main a.button").attr("href")).toBe(path(own))
    }
    const coming = await product({
      columns: { status: "scheduled", launch_week: "2026-11-23", launched_at: null, badge_result: "found" }
    })
    const person = await member()
    expect(panel(await person.open(path(coming)))).toContain("Voting opens on 23 Nov 2026, when it launches.")
    const voted = await person.post(
      `${path(coming)}/vote`,
      new URLSearchParams({
        csrf: person.fieldsOf(await person.open(path(coming)), "/sign-out", {}).get("csrf") ?? "",
        vote: "yes"
      })
    )
    expect([voted.status, words(voted, "h1")]).toEqual([400, "It takes no votes now"])
  })
})

describe("following", () => {
  test("is done and undone on the page, is in the list of the account, and undone there", async () => {
    const at = await product()
    const person = await member()
    const followed = await submit(person, at, "follow")
    expect(panel(followed)).toContain("Following")
    expect(panel(followed)).toContain("1 follower")
    expect(words(await person.open("/account"))).toContain(`Product of ${at.slug}.example`)
    const list = await person.open("/account/following")
    const left = await person.submit(list, `${path(at)}/follow`)
    expect(left.url).toEndWith("/account/following")
    expect(words(left)).toContain("You follow nothing.")
    expect(panel(await person.open(path(at)))).toContain("0 followers")
  })

  test("tells how one is told, and takes nothing but that", async () => {
    const person = await member()
    const page = await person.open("/account/following")
    expect(load(page.text)("input[name=news][checked]").attr("value")).toBe("each")
    const saved = await person.submit(page, "/account/following", { news: "weekly" })
    expect(words(saved)).toContain("Saved.")
    expect(load(saved.text)("input[name=news][checked]").attr("value")).toBe("weekly")
    const same = await person.submit(saved, "/account/following", { news: "hourly" })
    expect(load(same.text)("input[name=news][checked]").attr("value")).toBe("weekly")
  })
})

describe("a review", () => {
  test("is sent in, read by the team, shown, changed and taken back", async () => {
    const at = await product()
    const person = await member()
    const sent = await review(person, at, "4", "We moor twelve boats with it.\r\n\r\nIt works.")
    expect(sent.url).toBe(`${app.origin}${path(at)}#reviews`)
    expect(words(sent)).not.toContain("twelve boats")
    const form = await person.open(`${path(at)}/review`)
    expect(words(form)).toContain("The site team reads it before it is shown")
    expect(load(form.text)("textarea").text()).toBe("We moor twelve boats with it.\n\nIt works.")
    expect(words(await person.open("/account"))).toContain("Waits to be read")
    await publishAll()
    const page = await stranger(app).open(path(at))
    expect(words(page, "#reviews")).toContain("4 of 5 from 1 review by a member.")
    expect(words(page, "#reviews li")).toContain("We moor twelve boats with it. It works.A member")
    expect(panel(page)).toContain("4 of 5 · 1 review")
    const back = await person.submit(await person.open(`${path(at)}/review`), `${path(at)}/review/withdraw`)
    expect(back.url).toEndWith("/account#reviews")
    expect(words(await stranger(app).open(path(at)), "#reviews")).toContain("Nobody has reviewed")
  })

  test("that is wrong comes back as it was typed, with what is wrong", async () => {
    const at = await product()
    const person = await member()
    const wrong = await review(person, at, "", "Too short <b>")
    expect(wrong.status).toBe(400)
    expect(words(wrong)).toContain("Choose one to five stars.")
    expect(words(wrong)).toContain("Write at least 20 characters. There are 13.")
    expect(load(wrong.text)("textarea").text()).toBe("Too short <b>")
  })

  test("and the name of its author are inert, whatever they are", async () => {
    const at = await product()
    const payloads = [
      `<script>alert(1)</script> and some more text`,
      `</p></li></ul><img src=x onerror=alert(1)> more text`,
      `"><svg onload=alert(1)> and some more text`,
      `javascript:alert(1) [x](javascript:alert(1)) text`,
      `</textarea><script>alert(1)</script> more text`
    ]
    for (const payload of payloads) {
      const person = await member()
      await query(app, "update users set name = $1 where email = $2", [payload, person.email])
      await review(person, at, "5", payload)
      const form = await person.open(`${path(at)}/review`)
      expect(load(form.text)("textarea").text()).toBe(payload)
      expect(load(form.text)("main script, main img, main svg")).toHaveLength(0)
    }
    await publishAll()
    const page = await stranger(app).open(path(at))
    const $ = load(page.text)
    expect($("#reviews script, #reviews img, #reviews svg, #reviews [onerror], #reviews [onload]")).toHaveLength(0)
    expect(
      $("#reviews a")
        .get()
        .map((link) => $(link).attr("href"))
    ).toEqual([`${path(at)}/review`])
    const shown = $("#reviews .words")
      .get()
      .map((one) => $(one).text())
    expect(shown.toSorted()).toEqual(payloads.toSorted())
  })

  test("of somebody else can be neither changed nor taken back", async () => {
    const at = await product()
    const author = await member()
    await review(author, at, "4", "We moor twelve boats with it.")
    const other = await member()
    const page = await other.open(`${path(at)}/review`)
    expect(load(page.text)("textarea").text()).toBe("")
    const csrf = other.fieldsOf(page, "/sign-out", {}).get("csrf") ?? ""
    const refused = await other.post(`${path(at)}/review/withdraw`, new URLSearchParams({ csrf }))
    expect(refused.status).toBe(404)
    expect(words(await author.open("/account"))).toContain("Waits to be read")
  })
})

test("of a product that is not public all of it is not found", async () => {
  const at = await product({ columns: { status: "paused", badge_result: "not_found" } })
  const person = await member()
  expect((await person.open(`${path(at)}/review`)).status).toBe(404)
  const csrf = person.fieldsOf(await person.open("/account"), "/sign-out", {}).get("csrf") ?? ""
  for (const [form, fields] of [
    ["vote", { vote: "yes" }],
    ["vote", { vote: "no" }],
    ["follow", { follow: "yes" }],
    ["follow", { follow: "no" }],
    ["review", { rating: "4", body: "We moor twelve boats with it." }],
    ["review/withdraw", {}]
  ] as const) {
    const answer = await person.post(`${path(at)}/${form}`, new URLSearchParams({ csrf, ...fields }))
    expect([form, answer.status]).toEqual([form, 404])
  }
})

test("nobody follows more often in an hour than they may", async () => {
  const at = await product()
  const person = await member()
  await query(app, `insert into rate_limits (bucket, began_at, used) values ($1, $2, 119)`, [
    `follow_hour:user:${await idOf(person)}`,
    app.clock.now()
  ])
  expect((await submit(person, at, "follow")).status).toBe(200)
  const refused = await submit(person, at, "follow")
  expect(refused.status).toBe(429)
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/)
})
