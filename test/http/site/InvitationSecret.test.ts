/** The secret of an invitation: once, in time, for its draft, from its page. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { sha256 } from "../../../src/services/store/Secrets.ts"
import { stranger } from "../../support/Person.ts"
import { query } from "../../support/SavedListing.ts"
import { invitationsApp } from "./InvitationsApp.ts"

let world: Awaited<ReturnType<typeof invitationsApp>>
beforeAll(async () => {
  world = await invitationsApp()
}, 60_000)
afterAll(() => world.app.close())

describe("the secret", () => {
  test("works once, also for two at once", async () => {
    const { app, owned, invited, founders } = world
    const owner = await owned()
    const invitation = await invited(owner)
    const page = await stranger(app).open(invitation.link)
    const answers = await Promise.all(
      ["Ingrid", "Nora", "Ada"].map((name) => stranger(app).submit(page, invitation.action, { name }))
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect(await founders(owner)).toHaveLength(1)
    const again = await stranger(app).open(invitation.link)
    expect(again.status).toBe(400)
    expect(again.text).toContain("does not work any more")
  })

  test("works for fourteen days; then the invitation shows as expired and can be sent anew", async () => {
    const { app, owned, invited, accept, founders, statuses } = world
    const owner = await owned()
    const invitation = await invited(owner)
    app.clock.advance({ days: 13 })
    expect((await stranger(app).open(invitation.link)).status).toBe(200)
    expect(await statuses(owner)).toEqual(["pending"])
    const page = await stranger(app).open(invitation.link)
    app.clock.advance({ days: 1, minutes: 1 })
    expect((await stranger(app).open(invitation.link)).status).toBe(400)
    expect((await stranger(app).submit(page, invitation.action, { name: "Ingrid" })).status).toBe(400)
    expect(await statuses(owner)).toEqual(["expired"])
    expect(await founders(owner)).toEqual([])

    const second = await invited(owner, invitation.email, 2)
    expect(second.link).not.toBe(invitation.link)
    expect(await statuses(owner)).toEqual(["pending"])
    expect((await stranger(app).open(invitation.link)).status).toBe(400)
    expect((await accept(second, "Ingrid")).status).toBe(200)
    expect(await statuses(owner)).toEqual(["accepted"])
  })

  test("of one draft opens no other, and neither do others", async () => {
    const { app, owned, shared, invited, founders, statuses } = world
    const [mine, theirs] = [await shared(), await owned()]
    const invitation = await invited(mine)
    const token = new URL(invitation.link).searchParams.get("token") ?? ""
    const at = stranger(app)
    const page = await at.open(invitation.link)
    for (const address of [
      `/invitations/${theirs.draft}?token=${token}`,
      `/invitations/not-a-draft?token=${token}`,
      `${invitation.action}?token=${"A".repeat(43)}`,
      `${invitation.action}?token=x`,
      invitation.action
    ])
      expect({ address, status: (await at.open(address)).status }).toEqual({ address, status: 400 })
    const body = at.fieldsOf(page, invitation.action, { name: "Mallory" })
    expect((await at.post(`/invitations/${theirs.draft}`, body)).status).toBe(400)
    body.set("token", "A".repeat(43))
    expect((await at.post(invitation.action, body)).status).toBe(400)
    expect(await founders(theirs)).toEqual([])
    expect(await statuses(theirs)).toEqual([])
  })

  test("is in the mail alone: neither the database nor an answer has it", async () => {
    const { app, drafts, shared, invited } = world
    const owner = await shared()
    const { link, email } = await invited(owner)
    const token = new URL(link).searchParams.get("token") ?? ""
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    const [row] = await query<{ token_hash: Buffer }>(app, "select * from draft_invites where email = $1", [email])
    expect(Buffer.from(row?.token_hash ?? "").toString("hex")).toBe(sha256(token).toString("hex"))
    expect(JSON.stringify(row)).not.toContain(token)
    expect(JSON.stringify(await drafts.get(owner.key, owner.draft))).not.toContain(token)
  })

  test.each([
    ["another site", { origin: "https://evil.test" }],
    ["another site, as the browser says", { "sec-fetch-site": "cross-site" }]
  ])("is not taken from a form of %s", async (_name, headers) => {
    const { app, shared, invited } = world
    const owner = await shared()
    const invitation = await invited(owner)
    const at = stranger(app)
    const answer = await at.submit(await at.open(invitation.link), invitation.action, { name: "Ingrid" }, headers)
    expect(answer.status).toBe(403)
    expect((await stranger(app).open(invitation.link)).status).toBe(200)
  })
})
