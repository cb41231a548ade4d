import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { Effect } from "effect"
import { Drafting } from "../../../src/services/drafts/Drafting.ts"
import { Users } from "../../../src/services/people/Users.ts"
import { draftsOf, harbourSite } from "../../services/drafts/editing/Harbour.ts"
import { testApp } from "../../support/App.ts"
import { auditOf } from "../../support/Audit.ts"
import { stranger } from "../../support/Person.ts"
import { waitingMails } from "../../support/SavedListing.ts"
import { invitationsApp, linkIn } from "./InvitationsApp.ts"

let world: Awaited<ReturnType<typeof invitationsApp>>
beforeAll(async () => {
  world = await invitationsApp()
}, 60_000)
afterAll(() => world.app.close())

describe("an invitation", () => {
  test("leads from the mail to a page, and by its button into the founders", async () => {
    const { app, drafts, owned, invited, account } = world
    const owner = await owned()
    await drafts.edited(owner.key, owner.draft, { founders: [{ name: "Nora Berg", title: "CEO" }] })
    const invitation = await invited(owner)
    const at = stranger(app)
    const page = await at.open(invitation.link)
    expect(page.status).toBe(200)
    expect(page.headers.get("cache-control")).toBe("no-store")
    expect(page.headers.get("referrer-policy")).toBe("no-referrer")
    const text = load(page.text)("main").text()
    for (const said of ["Tidewatch", owner.email, invitation.email, "Nora Berg", "Once the listing is published"])
      expect(text).toContain(said)

    const joined = await at.submit(page, invitation.action, { name: "  Ingrid\u202e  Larsen " })
    expect({ status: joined.status, url: joined.url }).toEqual({
      status: 200,
      url: "https://launchbook.test/invitations/accepted"
    })
    const draft = await drafts.get(owner.key, owner.draft)
    expect(draft.founders).toMatchObject([
      { name: "Nora Berg", primary: true },
      { name: "Ingrid Larsen", title: null, bio: null, primary: false, state: "manual", evidence: [] }
    ])
    expect(draft.invites).toMatchObject([{ email: invitation.email, status: "accepted" }])
    const person = await account(invitation.email)
    expect(person).toMatchObject({ name: "Ingrid Larsen", role: "member" })
    // The answer was theirs, but nobody was signed in by it.
    expect(at.cookies.size).toBe(0)
    expect(await auditOf(app, person?.id ?? 0)).toMatchObject([
      { operation: "invitation_accepted", credential: expect.stringMatching(/^invite:\d+$/), target: owner.draft }
    ])
  })

  test("does nothing by being opened, and makes no account by being sent", async () => {
    const { app, owned, invited, founders, statuses, account } = world
    const owner = await owned()
    const { email, link } = await invited(owner)
    for (let n = 0; n < 3; n++) expect((await stranger(app).open(link)).status).toBe(200)
    expect(await statuses(owner)).toEqual(["pending"])
    expect(await founders(owner)).toEqual([])
    expect(await account(email)).toBeUndefined()
  })

  test("reaches the listing of a submitted draft", async () => {
    const { app, drafts, owned, invited, accept } = world
    const owner = await owned()
    const [category] = await drafts.categories()
    await drafts.edited(owner.key, owner.draft, {
      fields: { tagline: "Know the tide", description: "Tide alerts for small harbours.", categories: [category] },
      founders: [{ name: "Nora Berg" }]
    })
    const { body } = await drafts.submit(owner.key, owner.draft)
    await accept(await invited(owner), "Ingrid Larsen")
    const listing = await app.rest("GET", `/me/listings/${body.listing_id}`, { key: owner.key })
    expect(listing.body.founders.map(({ name }: { name: string }) => name)).toEqual(["Nora Berg", "Ingrid Larsen"])
  })

  test("outlives the draft that is still being made", async () => {
    const early = await testApp({ internet: { "early.example": harbourSite("Tidewatch") }, work: false })
    try {
      const { key } = await early.user()
      const { id } = await draftsOf(early).start(key, "early.example")
      await early.rest("POST", `/drafts/${id}/invites`, { key, body: { email: "ingrid@people.test" } })
      const [mail] = await waitingMails(early, "ingrid@people.test")
      const at = stranger(early)
      await at.submit(await at.open(linkIn(mail?.text ?? "")), `/invitations/${id}`, { name: "Ingrid Larsen" })
      await early.run(
        Effect.flatMap(Drafting, ({ draft }) => draft({ draft_id: id }, { id: "now", lastAttempt: true }))
      )
      const draft = await draftsOf(early).get(key, id)
      expect(draft).toMatchObject({ status: "ready", founders: [{ name: "Ingrid Larsen", state: "manual" }] })
    } finally {
      await early.close()
    }
  })

  test("whose name is in the list already changes nothing there", async () => {
    const { drafts, owned, invited, accept } = world
    const owner = await owned()
    await drafts.edited(owner.key, owner.draft, { founders: [{ name: "Ingrid Larsen", title: "CTO" }] })
    const before = await drafts.get(owner.key, owner.draft)
    await accept(await invited(owner), "ingrid larsen")
    const after = await drafts.get(owner.key, owner.draft)
    expect(after.founders).toEqual(before.founders)
    expect(after.invites.map(({ status }) => status)).toEqual(["accepted"])
  })

  test("asks for no name where the account's stands in the list", async () => {
    const { app, drafts, owned, invited, founders, statuses } = world
    const owner = await owned()
    const email = "known@people.test"
    await app.run(Effect.flatMap(Users, (users) => users.ensure(email, { name: "Ingrid Larsen" })))
    await drafts.edited(owner.key, owner.draft, { founders: [{ name: "Ingrid Larsen" }] })
    const invitation = await invited(owner, email)
    const at = stranger(app)
    const page = await at.open(invitation.link)
    expect(load(page.text)("input[name=name]")).toHaveLength(0)
    expect((await at.submit(page, invitation.action)).url).toEndWith("/invitations/accepted")
    expect(await statuses(owner)).toEqual(["accepted"])
    expect(await founders(owner)).toEqual(["Ingrid Larsen"])
  })

  test("finds the name of the account in its field, and does not change the account's", async () => {
    const { app, owned, invited, accept, founders, account } = world
    const owner = await owned()
    const email = "renamed@people.test"
    await app.run(Effect.flatMap(Users, (users) => users.ensure(email, { name: "Ingrid" })))
    const invitation = await invited(owner, email)
    const page = await stranger(app).open(invitation.link)
    expect(load(page.text)("input[name=name]").attr("value")).toBe("Ingrid")
    await accept(invitation, "Ingrid Larsen")
    expect(await founders(owner)).toEqual(["Ingrid Larsen"])
    expect((await account(email))?.name).toBe("Ingrid")
  })

  test.each([
    ["none", ""],
    ["nothing one can see", " \u200b\u202e "],
    ["a sign", "—"],
    ["more than a name", "x".repeat(161)]
  ])("takes a name, not %s, and can be accepted later", async (_name, typed) => {
    const { app, shared, invited, accept } = world
    const owner = await shared()
    const invitation = await invited(owner)
    const answer = await accept(invitation, typed)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain("Write your name")
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer")
    expect((await stranger(app).open(invitation.link)).status).toBe(200)
  })

  test("shows what people typed as text", async () => {
    const { app, drafts, owned, invited } = world
    const owner = await owned()
    const name = "<img src=x onerror=alert(1)>"
    await drafts.edited(owner.key, owner.draft, { fields: { name }, founders: [{ name }] })
    const page = await stranger(app).open((await invited(owner)).link)
    expect(load(page.text)("main img")).toHaveLength(0)
    expect(load(page.text)("h1").text()).toBe(`Join ${name}?`)
  })
})

describe("a full list of founders", () => {
  const six = ["Ada", "Bea", "Cid", "Dan", "Eva", "Fay"].map((name) => ({ name }))

  test("takes nobody more, says so, and leaves the link good for later", async () => {
    const { app, drafts, owned, invited, accept, founders, statuses, account } = world
    const owner = await owned()
    await drafts.edited(owner.key, owner.draft, { founders: six })
    const invitation = await invited(owner)
    const page = await stranger(app).open(invitation.link)
    expect(load(page.text)(".warning").text()).toContain("6 founders")
    const refused = await accept(invitation, "Ingrid Larsen")
    expect(refused.status).toBe(400)
    expect(load(refused.text)("#name-problem").text()).toContain("full")
    expect(await statuses(owner)).toEqual(["pending"])
    expect(await account(invitation.email)).toBeUndefined()

    await drafts.edited(owner.key, owner.draft, { founders: six.slice(0, 5) })
    expect((await accept(invitation, "Ingrid Larsen")).status).toBe(200)
    expect(await founders(owner)).toEqual([...six.slice(0, 5).map(({ name }) => name), "Ingrid Larsen"])
  })

  test("lets in whoever it names", async () => {
    const { drafts, owned, invited, accept, statuses } = world
    const owner = await owned()
    await drafts.edited(owner.key, owner.draft, { founders: six })
    await accept(await invited(owner), "Fay")
    expect(await statuses(owner)).toEqual(["accepted"])
  })

  test("gives its last place once to two at once", async () => {
    const { drafts, owned, invited, accept, founders, statuses } = world
    const owner = await owned()
    await drafts.edited(owner.key, owner.draft, { founders: six.slice(0, 5) })
    const [a, b] = [await invited(owner), await invited(owner)]
    const answers = await Promise.all([accept(a, "Ingrid"), accept(b, "Nora")])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await founders(owner)).toHaveLength(6)
    expect((await statuses(owner)).toSorted()).toEqual(["accepted", "pending"])
  })
})
