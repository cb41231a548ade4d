/**
 * Claims by every method, from the claim to the proof: what proves a site does, and what only looks like a proof does
 * not, each with the sentence its maker needs.
 */
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { Claimant, published } from "./Claimant.ts"
import { claimSites, thief } from "./ClaimSites.ts"
import { Dns } from "./Dns.ts"
import { at, textAt } from "./Json.ts"
import type { Launchbook } from "./Launchbook.ts"
import { Mailbox } from "./Mailbox.ts"
import { places, ports, serverUrl } from "./Places.ts"
import type { Report } from "./Report.ts"
import { addressOf } from "./Site.ts"
import { withServer } from "./WithServer.ts"
import type { World } from "./World.ts"

interface Stage {
  readonly world: World
  readonly report: Report
  readonly server: Launchbook
  readonly mailbox: Mailbox
  /** Another name server, that the first knows nothing of. */
  readonly second: Dns
  readonly ada: Claimant
  readonly bo: Claimant
  readonly slugs: ReadonlyMap<string, string>
}
type Put = (on: ReturnType<typeof published>, host: string) => void

const slugOf = ({ slugs }: Stage, host: string) => slugs.get(host) ?? ""

/** Lists every site, with nobody as its owner. */
const listSites = async (world: World, server: Launchbook, secure: boolean) => {
  const sites = claimSites(secure).filter(({ host }) => !host.startsWith("www.") && !host.startsWith("blog."))
  const file = join(world.directory, "claims.jsonl")
  const lines = sites.map((each) =>
    JSON.stringify({ name: `Product of ${each.host}`, url: addressOf(each), status: "live" })
  )
  writeFileSync(file, `${lines.join("\n")}\n`)
  await server.command("import", file, "--json")
  const slugs = new Map<string, string>()
  for (const { host } of sites) {
    const found = await server.call("GET", `/listings?domain=${host}`, undefined, { anonymous: true })
    slugs.set(host, textAt(found.body, "items", 0, "slug"))
  }
  return slugs
}

const isVerified = async ({ server }: Stage, slug: string) =>
  at((await server.call("GET", `/listings/${slug}`, undefined, { anonymous: true })).body, "verified") === true

const good = async (stage: Stage, host: string, method: string, put: Put) => {
  const { ada, report, world } = stage
  const slug = slugOf(stage, host)
  const { claim, id, status } = await ada.claim(slug, method)
  report.check(`${host} is claimed by ${method}`, status === 201, JSON.stringify(claim).slice(0, 300))
  const before = await ada.verify(id)
  report.check(`${host} is not proved before`, before.state === "pending" && before.found === false, before.detail)
  put(published(world, claim), host)
  const after = await ada.verify(id)
  report.check(`${host} is proved by ${method}`, after.state === "verified" && after.found === true, after.detail)
  report.check(`${host} is marked as verified`, await isVerified(stage, slug))
  report.row(host, method, after.state, after.detail.slice(0, 100))
}

const hostile = async (stage: Stage, host: string, method: string, said: RegExp, put: Put) => {
  const { ada, report, world } = stage
  const slug = slugOf(stage, host)
  const { claim, id } = await ada.claim(slug, method)
  put(published(world, claim), host)
  const { state, found, detail, status } = await ada.verify(id)
  report.check(
    `${host} is not proved by ${method}`,
    status === 200 && state === "pending" && found === false,
    `${status} ${state}`
  )
  report.check(`${host} says why`, said.test(detail), detail)
  report.check(`${host} is not marked`, !(await isVerified(stage, slug)))
  report.row(host, method, state, detail.slice(0, 100))
}

const byMethods = async (stage: Stage) => {
  const { world, second } = stage
  const other = "Xb3q9ZrT0mKx7LwYc2NfPh8sDg5JuAe1QoXiRkM4tEz"
  await good(stage, "claim-dns.com", "dns", ({ txt, value }) =>
    txt("v=spf1 -all", "google-site-verification=abc", value)
  )
  await good(stage, "claim-parts.com", "dns", ({ txt, value }) =>
    txt(["v=spf1 ", "-all"], [value.slice(0, 17), value.slice(17)])
  )
  await good(stage, "claim-second.com", "dns", ({ host, value }) => second.set(host, { txt: [` "${value}" `] }))
  await good(stage, "claim-meta.com", "meta", ({ head }, host) => head(host))
  await good(stage, "claim-www.com", "meta", ({ head }) => head("www.claim-www.com"))
  await good(stage, "claim-file.com", "file", ({ file }, host) => file(host))
  await good(stage, "claimant.github.io", "file", ({ file }, host) => file(host))

  await hostile(stage, "claim-wrong.com", "dns", /found one TXT record, none with it/, ({ txt }) =>
    txt(`token=${other}`)
  )
  await hostile(stage, "claim-body.com", "dns", /and found none/, ({ value }, host) => {
    world.dns.set(host, { a: [places.web], txt: [value] })
    world.dns.set(`_launchbook-challenge.www.${host}`, { txt: [value] })
  })
  await hostile(stage, "claim-comment.com", "dns", /name servers|did not answer/i, ({ host }) => {
    world.dns.set(host, { fault: "servfail" })
    second.set(host, { fault: "silent" })
  })
  await hostile(stage, "claim-wrong.com", "meta", /another content/, ({ head, tag, token }, host) =>
    head(host, tag.replace(token, other))
  )
  await hostile(stage, "claim-body.com", "meta", /outside of the head/, ({ body }, host) => body(host))
  await hostile(stage, "claim-comment.com", "meta", /found no launchbook-verification/, ({ head, tag }, host) =>
    head(host, `<!-- ${tag} --><script>${tag}</script>`)
  )
  await hostile(stage, "claim-robots.com", "meta", /does not let LaunchbookBot read/, ({ head }, host) => head(host))
  await hostile(stage, "claim-away.com", "meta", /redirects to claim-thief\.com/, ({ head }) => head(thief))
  await hostile(stage, "claim-sub.com", "meta", /redirects to blog\.claim-sub\.com/, ({ head }) =>
    head("blog.claim-sub.com")
  )
  await hostile(stage, "claim-inward.com", "meta", /could not be read/, () => undefined)
  await hostile(stage, "claim-private.com", "meta", /could not be read/, () => undefined)
  await hostile(stage, "claim-wrong.com", "file", /it says/, ({ file }, host) => file(host, other))
  await hostile(stage, "claim-html.com", "file", /a web page answered/, ({ path, token }, host) =>
    world.web.setPage(host, path, { status: 200, type: "text/html", body: `<!doctype html><p>${token}</p>` })
  )
  await hostile(stage, "claim-away.com", "file", /redirects to claim-thief\.com/, ({ file }) => file(thief))
  await hostile(stage, "claim-endless.com", "file", /more than 4 KiB/, () => undefined)
  await hostile(stage, "claim-private.com", "file", /could not be read/, () => undefined)
}

const refused = async (stage: Stage) => {
  const { ada, report } = stage
  for (const [host, method, email, code] of [
    ["claimant.github.io", "dns", undefined, "method_not_possible"],
    ["claimant.github.io", "email", "ada@github.io", "method_not_possible"],
    ["claim-email.com", "email", undefined, "email_needed"],
    ["claim-email.com", "email", "ada@gmail.com", "free_mail"],
    ["claim-email.com", "email", "ada@claim-thief.com", "email_not_at_domain"],
    ["claim-email.com", "email", "ada@mail.claim-email.com", "email_not_at_domain"]
  ] as const) {
    const answer = await ada.claim(slugOf(stage, host), method, email)
    report.check(
      `${host} by ${method} to ${email ?? "nobody"} is ${code}`,
      answer.status === 400 && answer.code === code,
      `${answer.status} ${answer.code}`
    )
  }
  const unknown = await ada.claim("no-such-listing", "dns")
  report.check("an unknown slug is a 400 that says so", unknown.status === 400 && unknown.code === "listing_unknown")
}

/** Sends a form as a browser does. */
const press = (url: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: {
      origin: serverUrl,
      "content-type": "application/x-www-form-urlencoded",
      accept: "text/html",
      ...headers
    },
    body: new URLSearchParams(fields).toString()
  })

const byMail = async (stage: Stage) => {
  const { bo, mailbox, report } = stage
  const slug = slugOf(stage, "claim-email.com")
  const { id } = await bo.claim(slug, "email", "CEO@claim-email.com")
  const early = await bo.verify(id)
  report.check("a claim by e-mail is not for verify_claim", early.status === 400 && early.code === "claim_by_email")
  const mail = await mailbox.waitFor("ceo@claim-email.com", /claims\/\d+\?token=/)
  const link = /http\S+\/claims\/\d+\?token=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? ""
  report.check(
    "the company's mailbox gets a link, and who asks",
    link !== "" && (mail?.text ?? "").includes(bo.email),
    mail?.text
  )
  const [page = "", token = ""] = link.split("?token=")
  for (let scan = 0; scan < 3; scan++) await fetch(link)
  report.check("a scanner that opens it proves nothing", !(await isVerified(stage, slug)))
  const agents = await press(page, { token }, { authorization: `Bearer ${bo.key}` })
  report.check(
    "an agent cannot press the button",
    agents.status === 403 && !(await isVerified(stage, slug)),
    String(agents.status)
  )
  const wrong = await press(page, { token: "x".repeat(43) })
  report.check("another secret does nothing", wrong.status === 400 && !(await isVerified(stage, slug)))
  const pressed = await press(page, { token })
  report.check("a person can", pressed.status === 303 && (await isVerified(stage, slug)), String(pressed.status))
  report.check("once", (await press(page, { token })).status === 400)
  report.row("claim-email.com", "email", "verified", mail?.subject ?? "")
}

const race = async (stage: Stage) => {
  const { ada, bo, mailbox, report, server, world } = stage
  const slug = slugOf(stage, "claim-race.com")
  const wins = { ada: 0, bo: 0 }
  for (let round = 0; round < 6; round++) {
    const hers = await ada.claim(slug, round % 2 === 0 ? "dns" : "file")
    const his = await bo.claim(slug, round % 2 === 0 ? "file" : "dns")
    for (const { claim } of [hers, his]) {
      const on = published(world, claim)
      if (on.host !== "") on.txt(on.value)
      else on.file("claim-race.com")
    }
    const outcomes = await Promise.all([ada.verify(hers.id), bo.verify(his.id)])
    const states = outcomes.map(({ status, state }) => `${status} ${state}`).toSorted()
    report.check(`race ${round + 1} has one winner`, states.join() === "200 verified,400 ", states.join())
    const winner = outcomes[0]?.status === 200 ? ada : bo
    const loser = winner === ada ? bo : ada
    wins[winner === ada ? "ada" : "bo"]++
    const mine = async (who: Claimant) => (await who.call("GET", "/me/listings?per_page=100")).body
    const owns = async (who: Claimant) => JSON.stringify(await mine(who)).includes(`"${slug}"`)
    report.check(`race ${round + 1} leaves one owner`, (await owns(winner)) && !(await owns(loser)))
    // So that the next round begins with claims that may be made: the standing proof is by another method.
    const reset = await winner.claim(slug, "meta")
    published(world, reset.claim).head("claim-race.com")
    await winner.verify(reset.id)
  }
  report.row("claim-race.com", "dns/file", "races", `ada ${wins.ada}, bo ${wins.bo}`)

  const owner = JSON.stringify((await ada.call("GET", "/me/listings?per_page=100")).body).includes(`"${slug}"`)
    ? ada
    : bo
  const next = owner === ada ? bo : ada
  const { claim, id } = await next.claim(slug, "dns")
  const on = published(world, claim)
  on.txt(on.value)
  await next.verify(id)
  const mail = await mailbox.waitFor(owner.email, new RegExp(`claims/${id}/dispute`))
  const link = /http\S+\/claims\/\d+\/dispute\?token=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? ""
  report.check("the former owner is told, with a link to say no", link !== "", mail?.text)
  const [page = "", token = ""] = link.split("?token=")
  const said = await press(page, { token, reason: "The domain was stolen from us, our registrar confirms it." })
  report.check("what they say is kept", said.status === 200, String(said.status))
  const waiting = JSON.stringify(await server.command("claim", "list", "--json"))
  report.check("the site team sees it", waiting.includes("our registrar confirms it"), waiting)
  await server.command("claim", "decide", String(id), "--return", "--json")
  const back = JSON.stringify((await owner.call("GET", "/me/listings?per_page=100")).body)
  report.check(
    "and gives the listing back, without its mark",
    back.includes(`"${slug}"`) && !(await isVerified(stage, slug))
  )
  report.check("for good", (await next.claim(slug, "dns")).code === "claim_refused")
}

export const claims = async (world: World, report: Report) => {
  report.begin("claims", ["site", "method", "ends", "what was seen"])
  const second = new Dns()
  await second.listen(places.secondResolver)
  const mailbox = new Mailbox()
  await mailbox.listen()
  const environment = {
    DNS_SERVERS: `${places.resolver},${places.secondResolver}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: "Launchbook <launchbook@world-directory.com>"
  }
  await withServer(world, report, "claims", { model: false, environment }, async (server) => {
    for (const setting of ["rate_limit.verify_claim_per_hour", "claims.pending_per_person"])
      await server.command("setting", "set", setting, "1000")
    const slugs = await listSites(world, server, world.certificates !== undefined)
    report.check(
      "every site is listed",
      [...slugs.values()].every((slug) => slug !== ""),
      JSON.stringify([...slugs])
    )
    const ada = await Claimant.named(server, "ada")
    const bo = await Claimant.named(server, "bo")
    const stage = { world, report, server, mailbox, second, ada, bo, slugs }
    await byMethods(stage)
    await refused(stage)
    await byMail(stage)
    await race(stage)
  })
  await mailbox.close()
}
