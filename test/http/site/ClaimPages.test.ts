/** The pages that the mails about claims lead to, and the claims on the account page, as a browser sees them. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { type ClaimingApp, claimingApp } from "../../support/Claiming.ts"
import { signedIn, stranger } from "../../support/Person.ts"
import { query } from "../../support/SavedListing.ts"

let world: ClaimingApp
type Account = Awaited<ReturnType<ClaimingApp["app"]["user"]>>
let owner: Account
let ada: Account
beforeAll(async () => {
  world = await claimingApp()
  owner = await world.app.user()
  ada = await world.app.user()
})
afterAll(() => world.app.close())
const words = (text: string) => load(text)("main").text().replace(/\s+/g, " ")

describe("the page of a claim by e-mail", () => {
  const mailed = async () => {
    const { slug, host } = await world.listed(owner)
    const { id } = (await world.claim(ada, { slug, method: "email", email: `ceo@${host}` })).body
    const link = await world.linkTo(`ceo@${host}`, /\S+\/claims\/\d+\?token=\S+/)
    return { id, slug, host, link }
  }

  test("says who asks and what it means, does nothing when opened, and proves the claim by its button", async () => {
    const { id, slug, host, link } = await mailed()
    const at = stranger(world.app)
    const page = await at.open(link.href)
    expect([page.status, page.headers.get("referrer-policy"), page.headers.get("cache-control")]).toEqual([
      200,
      "no-referrer",
      "no-store"
    ])
    for (const said of [ada.email, host, `ceo@${host}`, "Confirm only if you know"])
      expect(words(page.text)).toContain(said)
    expect(load(page.text)('meta[name="robots"]').attr("content")).toContain("noindex")
    expect(await world.ownerOf(slug)).toEqual({ owner_id: owner.id, verified: false })

    const done = await at.submit(page, `/claims/${id}`)
    expect([done.status, new URL(done.url).pathname]).toEqual([200, "/claims/confirmed"])
    expect(await world.ownerOf(slug)).toEqual({ owner_id: ada.id, verified: true })
    expect(at.cookies.size).toBe(0)
    const audited = await query(
      world.app,
      "select user_id, credential from audit_log where operation = 'claim_confirmed' and target = $1",
      [String(id)]
    )
    expect(audited).toEqual([{ user_id: ada.id, credential: `claim:${id}` }])
    for (const again of [await at.open(link.href), await at.submit(page, `/claims/${id}`)]) {
      expect(again.status).toBe(400)
      expect(words(again.text)).toContain("does not work any more")
    }
  })

  test("a name with markup in it stays text, and another's claim stays shut", async () => {
    const { link, slug, id } = await mailed()
    const { link: otherLink } = await mailed()
    await query(world.app, "update listings set name = $1 where slug = $2", ["<img src=x onerror=alert(1)>", slug])
    const page = await stranger(world.app).open(link.href)
    expect(page.text).not.toContain("<img src=x")
    const mixed = `/claims/${id}?token=${otherLink.searchParams.get("token")}`
    for (const address of [
      mixed,
      `/claims/${id}`,
      `/claims/${id}?token=none`,
      "/claims/999999?token=none",
      "/claims/x?token=y"
    ])
      expect((await stranger(world.app).open(address)).status).toBe(400)
  })
})

test("a former owner is led from the mail to a page, and writes once", async () => {
  const { slug } = await world.listed(owner)
  const { id } = await world.prove(ada, slug, "dns")
  const link = await world.linkTo(owner.email, /\S+\/claims\/\d+\/dispute\?token=\S+/)
  const at = stranger(world.app)
  const page = await at.open(link.href)
  expect(page.headers.get("referrer-policy")).toBe("no-referrer")
  expect(words(page.text)).toContain("by a DNS record")
  const short = await at.submit(page, `/claims/${id}/dispute`, { reason: "<b>" })
  expect(short.status).toBe(400)
  const $ = load(short.text)
  expect($("textarea").text()).toBe("<b>")
  expect($("#reason-problem").text()).toContain("10 to 4000 characters")
  const sent = await at.submit(short, `/claims/${id}/dispute`, { reason: "The registrar confirms that it is ours." })
  expect(sent.status).toBe(200)
  expect(words(sent.text)).toContain("The site team has what you wrote")
  const again = await at.open(link.href)
  expect(load(again.text)("textarea").length).toBe(0)
})

test("the account page lists claims with what is left to publish", async () => {
  const person = await signedIn(world.app)
  expect(words((await person.open("/account/claims")).text)).toContain("You have claimed no listing")
  const account = await world.app.user({ email: person.email })
  const { slug } = await world.listed(owner)
  const claimed = (await world.claim(account, { slug, method: "dns" })).body
  await world.verify(account, claimed.id)
  const text = words((await person.open("/account/claims")).text)
  for (const said of ["Pending", claimed.instructions.value, claimed.instructions.host, "found none"])
    expect(text).toContain(said)
  await world.prove(account, slug, "meta")
  expect(words((await person.open("/account/claims")).text)).toContain("Verified")
})
