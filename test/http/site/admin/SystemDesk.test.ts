/** Settings, people, jobs and the audit log as the site's team sees them; and that nobody else sees any of it. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { Effect } from "effect"
import { adminForms, adminPages } from "../../../../src/http/site/admin/AdminPages.ts"
import { Settings } from "../../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../../support/App.ts"
import { accountOf } from "../../../support/CaredListing.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedIn, signedInTeam } from "../../../support/Person.ts"
import { query } from "../../../support/SavedListing.ts"
import { addressOf, targetOf } from "../Addresses.ts"
import { recordOf, typedIn, words } from "./Desk.ts"

let app: TestApp
let team: Person
let member: Person
beforeAll(async () => {
  app = await testApp({ work: false, demo: true, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
  team = await signedInTeam(app)
  member = await signedIn(app)
}, 60_000)
afterAll(() => app.close())

describe("to a member who is not of the team there is nothing", () => {
  test.each(adminPages.map(({ path }) => [path] as const))("at %s", async (path) => {
    const seen = await member.open(await addressOf(app, path, team))
    expect(seen.status).toBe(404)
  })

  test.each(adminForms.map(({ path }) => [path] as const))("to send to %s", async (path) => {
    const token = member.fieldsOf(await member.open("/account"), "/sign-out", {}).get("csrf") ?? ""
    const before = await query(app, "select count(*)::int as n from audit_log")
    const answer = await member.post(targetOf(path), new URLSearchParams({ csrf: token }))
    expect(answer.status).toBe(404)
    expect(await query(app, "select count(*)::int as n from audit_log")).toEqual([...before])
  })
})

describe("settings", () => {
  const setting = () => app.run(Effect.flatMap(Settings, (all) => all.get("free_plan.weekly_capacity")))
  const row = (seen: Parameters<typeof words>[0], key: string) => words(seen, `[id="setting-${key}"]`)

  test("every one is there with what it means, and what is set is on record with what it was", async () => {
    const page = await team.open("/admin/settings")
    expect(row(page, "free_plan.weekly_capacity")).toContain("Free launches a week. 25 by default.")
    const set = await team.submit(page, "/admin/settings", { key: "free_plan.weekly_capacity", value: "40" })
    expect(row(set, "free_plan.weekly_capacity")).toContain("Changed")
    expect(await setting()).toBe(40)
    expect(await recordOf(app, "setting_set", "free_plan.weekly_capacity")).toMatchObject([
      { email: team.email, credential: "session", detail: "25 → 40" }
    ])
  })

  test("what it cannot be is said beside it, and stays as typed", async () => {
    const page = await team.open("/admin/settings")
    for (const value of ["none", "0", "-3", "1.5", ""]) {
      const refused = await team.submit(page, "/admin/settings", { key: "free_plan.weekly_capacity", value })
      expect([value, refused.status]).toEqual([value, 400])
      expect(row(refused, "free_plan.weekly_capacity")).toContain("free_plan.weekly_capacity must be")
      expect(typedIn(refused, '[id="value-free_plan.weekly_capacity"]')).toBe(value)
    }
    const against = await team.submit(page, "/admin/settings", { key: "free_plan.weeks_min", value: "30" })
    expect([against.status, words(against)]).toEqual([400, expect.stringContaining("must not be above")])
    expect(await setting()).toBe(40)
    const unknown = await team.submit(page, "/admin/settings", { key: "nothing.there", value: "1" })
    expect([unknown.status, words(unknown)]).toEqual([
      400,
      expect.stringContaining("There is no setting nothing.there.")
    ])
  })

  test("a name can be set and taken away, a word is one of a few, and a number may be text", async () => {
    const page = await team.open("/admin/settings")
    const set = (key: string, value: string) => team.submit(page, "/admin/settings", { key, value })
    expect(typedIn(await set("seller.vat_number", "123456789"), '[id="value-seller.vat_number"]')).toBe("123456789")
    expect(typedIn(await set("seller.vat_number", ""), '[id="value-seller.vat_number"]')).toBe("")
    expect((await set("votes.automatic_review", "off")).status).toBe(200)
    expect((await set("votes.automatic_review", "perhaps")).status).toBe(400)
    const choices = load(page.text)('[id="value-votes.automatic_review"] option')
    expect(choices.get().map((option) => load(option)("*").text())).toEqual(["on", "off"])
  })
})

describe("people", () => {
  test("are found by a piece of their address, and taken into the team and out of it by somebody else", async () => {
    const person = await signedIn(app)
    const id = await accountOf(app, person.email)
    const found = await team.open(`/admin/users?q=${person.email.slice(0, 20)}`)
    expect(load(found.text)(`a[href="/admin/users/${id}"]`)).toHaveLength(1)
    expect((await person.open("/admin")).status).toBe(404)
    const page = await team.open(`/admin/users/${id}`)
    expect(words(page)).toContain("In one browser")
    const taken = await team.submit(page, `/admin/users/${id}/role`)
    expect(words(taken)).toContain("Site team")
    expect((await person.open("/admin")).status).toBe(200)
    expect(await recordOf(app, "role_set", person.email)).toMatchObject([
      { email: team.email, credential: "session", detail: "member → admin" }
    ])
    await team.submit(taken, `/admin/users/${id}/role`)
    expect((await person.open("/admin")).status).toBe(404)
  })

  test("nobody changes their own role", async () => {
    const id = await accountOf(app, team.email)
    const page = await team.open(`/admin/users/${id}`)
    expect(load(page.text)(`form[action="/admin/users/${id}/role"]`)).toHaveLength(0)
    const token = team.fieldsOf(page, "/sign-out", {}).get("csrf") ?? ""
    const refused = await team.post(`/admin/users/${id}/role`, new URLSearchParams({ csrf: token, role: "member" }))
    expect([refused.status, words(refused)]).toEqual([400, expect.stringContaining("You cannot change your own role.")])
    expect((await team.open("/admin")).status).toBe(200)
  })

  test("somebody can be signed out of every browser", async () => {
    const person = await signedIn(app)
    const id = await accountOf(app, person.email)
    const done = await team.submit(await team.open(`/admin/users/${id}`), `/admin/users/${id}/sign-out`)
    expect(words(done)).toContain("Signed out everywhere.")
    expect((await person.open("/account")).url).toContain("/sign-in")
    expect(await recordOf(app, "signed_out_by_team", person.email)).toMatchObject([{ email: team.email }])
  })

  test("a wildcard is a letter like any other", async () => {
    expect(words(await team.open("/admin/users?q=%25"))).toContain("Nobody is called that.")
  })
})

describe("jobs", () => {
  const queued = async (name: string) =>
    (await query(app, "select 1 from pgboss.job where name = $1 and state in ('created', 'retry')", [name])).length

  test("one that has hours is queued now, and one that must be told something is not", async () => {
    const page = await team.open("/admin/jobs")
    const before = await queued("housekeeping")
    const done = await team.submit(page, "/admin/jobs/run", { name: "housekeeping" })
    expect(words(done)).toContain("Queued.")
    expect(await queued("housekeeping")).toBe(before + 1)
    expect(await recordOf(app, "job_run", "housekeeping")).toMatchObject([{ email: team.email, credential: "session" }])
    for (const name of ["mail", "nothing"]) {
      const refused = await team.submit(page, "/admin/jobs/run", { name })
      expect([refused.status, words(refused)]).toEqual([400, expect.stringContaining("can be asked for")])
    }
  })

  test("one that was given up says why and nothing of what it carried, and is tried again", async () => {
    const id = crypto.randomUUID()
    await query(
      app,
      `insert into pgboss.job (id, name, data, state, retry_limit, retry_count, completed_on, output)
       values ($1, 'mail', '{"to":"secret@people.test"}', 'failed', 3, 3, now(), '{"message":"no such mailbox"}')`,
      [id]
    )
    const page = await team.open("/admin/jobs")
    expect(words(page)).toContain("no such mailbox")
    expect(page.text).not.toContain("secret@people.test")
    // Mails are looked at on a developer's machine alone.
    expect(page.text).not.toContain("/dev/mails")
    expect(words(await team.open("/admin"), ".waits")).toContain("job was given up")
    const done = await team.submit(page, "/admin/jobs/retry", { id })
    expect(words(done)).not.toContain("no such mailbox")
    expect(
      await query(app, "select state::text, retry_limit, retry_count from pgboss.job where id = $1", [id])
    ).toEqual([{ state: "retry", retry_limit: 4, retry_count: 3 }])
    expect(await recordOf(app, "job_retried", "mail")).toMatchObject([{ email: team.email, detail: id }])
    expect((await team.submit(page, "/admin/jobs/retry", { id })).status).toBe(400)
  })
})

describe("the audit log", () => {
  test("is read by person, deed and thing, a page at a time", async () => {
    const rows = (seen: Parameters<typeof words>[0]) => load(seen.text)("tbody tr")
    const own = await team.open(`/admin/audit?email=${encodeURIComponent(team.email)}`)
    expect(rows(own).length).toBeGreaterThan(2)
    expect(words(own, "tbody")).toContain("setting_set")
    expect(words(own, "tbody")).not.toContain(member.email)
    const thing = await team.open("/admin/audit?target=free_plan.weekly_capacity")
    expect(words(thing, "tbody")).toContain("25 → 40")
    expect(words(await team.open("/admin/audit?operation=nothing_done"))).toContain("Nothing like that was done.")

    await query(
      app,
      `insert into audit_log (at, credential, operation, target, request_id)
       select now(), 'cli', 'many', 'thing ' || n, 'test' from generate_series(1, 150) n`
    )
    const first = await team.open("/admin/audit?operation=many")
    expect([rows(first).length, rows(first).first().text()]).toEqual([100, expect.stringContaining("thing 150")])
    const next = load(first.text)("a[rel=next]").attr("href") ?? ""
    const second = await team.open(next)
    expect([rows(second).length, rows(second).first().text()]).toEqual([50, expect.stringContaining("thing 50")])
    expect(load(second.text)("a[rel=next]")).toHaveLength(0)
  })
})
