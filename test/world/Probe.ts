/** The world looked at from inside by a client of its own: it has to be right before anything is judged in it. */
import { Resolver } from "node:dns/promises"
import { factsOf } from "./Facts.ts"
import { at, parseJson, textAt } from "./Json.ts"
import { lie } from "./Lies.ts"
import { controlUrl, forbidden, modelUrl, places } from "./Places.ts"
import type { Report } from "./Report.ts"
import { addressOf } from "./Site.ts"
import { uncertified } from "./TroubleSites.ts"
import { judge } from "./Truth.ts"
import type { World } from "./World.ts"

/** As a client that trusts the world's authority and no other. */
const get = (url: string, init: BunFetchRequestInit = {}, withinMs = 5_000) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(withinMs) })
const show = (world: World, url: string) =>
  get(url, { tls: { ca: world.certificates?.authority ?? "" } })
    .then((response) => response.text())
    .catch((error: Error) => `error: ${error.message}`)

const field = {
  type: ["object", "null"],
  properties: {
    value: { type: "string" },
    evidence: {
      type: "array",
      items: { type: "object", properties: { quote: { type: "string" }, url: { type: "string" } } }
    }
  }
}
const schema = {
  type: "object",
  properties: {
    fields: { type: "object", properties: { name: field, contact_email: field, founded_year: field, stage: field } }
  }
}

const askModel = async (page: string) => {
  const body = {
    model: "world",
    messages: [{ role: "user", content: `Read this.\n<page url="http://tillwise-books.com/about">\n${page}\n</page>` }],
    response_format: { type: "json_schema", json_schema: { name: "profile", strict: true, schema } }
  }
  const answer = await get(`${modelUrl}/chat/completions`, { method: "POST", body: JSON.stringify(body) })
  return { status: answer.status, content: textAt(parseJson(await answer.text()), "choices", 0, "message", "content") }
}

const resolves = async (world: World, report: Report) => {
  const resolver = new Resolver({ timeout: 1_000, tries: 1 })
  resolver.setServers([places.resolver])
  const four = (name: string) => resolver.resolve4(name).catch((error: { code?: string }) => [error.code ?? "?"])
  const [first] = world.crowd
  report.check("a site's name has its address", (await four(first?.host ?? "")).includes(places.web))
  report.check("an unknown name does not exist", (await four("nobody-has-this.com")).includes("ENOTFOUND"))
  report.check("a broken name says so", (await four("name-servfail.com")).includes("ESERVFAIL"))
  report.check("a silent name times out", (await four("name-silent.com")).includes("ETIMEOUT"))
  const rebound = [...(await four("name-rebinding.com")), ...(await four("name-rebinding.com"))]
  report.check("a rebinding name changes", rebound.join() === `${places.web},127.0.0.1`, rebound.join())
  world.dns.set("claim.tillwise-books.com", { txt: [`proof ${"x".repeat(300)}`] })
  const text = await resolver.resolveTxt("claim.tillwise-books.com")
  // Bun gives each string of a long record as a record of its own.
  report.check("a long TXT record arrives whole", text.flat().join("").length === 306, JSON.stringify(text))
  if (world.ipv6) report.check("IPv6 is there", (await resolver.resolve6("tillwise-books.com")).includes(places.web6))
}

const serves = async (world: World, report: Report) => {
  for (const site of [...world.landing, ...world.written]) {
    const url = addressOf(site)
    const page = await show(world, url)
    report.check(`${url} shows a page`, page.includes("<html"), page.slice(0, 120))
  }
  if (world.certificates !== undefined) {
    for (const host of uncertified) {
      const page = await show(world, `https://${host}`)
      report.check(`${host} has no good certificate`, page.startsWith("error:"), page.slice(0, 80))
    }
    const moved = await get("http://brickproperty-invest.com/", { redirect: "manual" })
    report.check("plain http redirects to https", moved.status === 301)
  }
  const [first] = world.crowd
  const host = first?.host ?? ""
  await get(`${controlUrl}/sites/${host}/badge`, { method: "POST", body: "<p>badge-was-here</p>" })
  report.check(
    "the control desk changes a page",
    (await (await get(`http://${host}/`)).text()).includes("badge-was-here")
  )
  const hits = parseJson(await (await get(`${controlUrl}/hits?host=${host}`)).text())
  report.check("the log has the visit", textAt(hits, 0, "path") === "/", JSON.stringify(hits))
  const slow = await get("http://slow-by-byte.com/", {}, 2_000)
    .then((response) => response.text())
    .catch((error: Error) => error.name)
  report.check("a slow page never ends", slow === "TimeoutError", slow)
  const closed = await get("http://closed-host.com/").catch(() => undefined)
  report.check("a closed host refuses", closed === undefined)
  const unreachable = await get("http://1.1.1.1/").catch(() => undefined)
  report.check("the real internet is not there", unreachable === undefined)
  const before = world.guards.breaches.length
  await get(`http://${forbidden[1]}/`)
  report.check("a visit to the inside is counted", world.guards.breaches.length === before + 1)
  world.guards.breaches.length = 0
}

const thinks = async (world: World, report: Report) => {
  const text = "About us | Tillwise\nTillwise was founded in 2019 in Utrecht.\nWrite to hello@tillwise-books.com"
  const good = await askModel(text)
  const said = parseJson(good.content)
  report.check(
    "the good model answers the schema",
    textAt(said, "fields", "founded_year", "value") === "2019",
    good.content
  )
  report.check(
    "and quotes the page",
    textAt(said, "fields", "contact_email", "evidence", 0, "quote").includes("hello@"),
    good.content
  )
  report.check("and leaves out what is not stated", at(said, "fields", "stage") === null, good.content)
  world.model.mode = "lie"
  const lied = await askModel(text)
  report.check("the liar lies", /ephyrine|1887|alpha/.test(lied.content) && lied.content !== good.content, lied.content)
  world.model.mode = "garbage"
  report.check("garbage is no JSON", parseJson((await askModel(text)).content) === undefined)
  world.model.mode = "truncated"
  report.check("a truncated answer is no JSON", parseJson((await askModel(text)).content) === undefined)
  world.model.mode = "500"
  report.check("a broken model says 500", (await askModel(text)).status === 500)
  world.model.mode = "good"
  world.model.calls.length = 0
}

/** A judge who passes everything is no judge: true drafts pass, each kind of false one is found out. */
const judges = async (world: World, report: Report) => {
  const host = "tillwise-books.com"
  const scheme = world.web.site(host)?.secure === true ? "https" : "http"
  for (const path of ["/", "/about"]) await show(world, `${scheme}://${host}${path}`)
  const url = `https://${host}/about`
  const verdict = (key: string, value: unknown, quote: string, at = url) =>
    judge(
      { fields: { [key]: { value, state: "ai", evidence: quote === "" ? [] : [{ quote, url: at }] } } },
      world.web,
      host,
      ["Accounting"]
    ).problems
  const founded = "Tillwise was founded in 2019 in Utrecht, the Netherlands."
  const holds = (what: string, problems: ReadonlyArray<string>) =>
    report.check(`the judge accepts ${what}`, problems.length === 0, problems.join("; "))
  const falls = (what: string, problems: ReadonlyArray<string>) =>
    report.check(`the judge refuses ${what}`, problems.length > 0)
  holds("a true year", verdict("founded_year", "2019", founded))
  holds(
    "a quote with other spaces and quotes",
    verdict(
      "tagline",
      "the day's till receipts into finished books",
      "day's till  receipts into finished books every night",
      `https://${host}/`
    )
  )
  holds("a country by its name", verdict("country", "NL", founded))
  holds("a linked profile", verdict("demo_video_url", "https://www.youtube.com/watch?v=dQw4w9WgXcQ", founded))
  falls("a year the page does not state", verdict("founded_year", "1887", founded))
  falls("a value without a quote", verdict("founded_year", "2019", ""))
  falls("a quote from another page", verdict("founded_year", "2019", founded, `https://${host}/`))
  falls("a quote from a foreign site", verdict("founded_year", "2019", founded, "https://zephyrine-quantum.com/"))
  falls("a spliced quote", verdict("name", "Tillwise", "Tillwise was founded in Utrecht"))
  falls("an e-mail from nowhere", verdict("contact_email", "sales@zephyrine-quantum.com", founded))
  falls("a link from nowhere", verdict("logo_url", "https://zephyrine-quantum.com/logo.png", founded))
  falls("a foreign country", verdict("country", "ZW", founded))
  falls("an unknown category", verdict("categories", ["Astrology"], founded))
  falls("a true quote under another claim", verdict("tagline", "The acclaimed quantum toaster for penguins", founded))
  const facts = factsOf([{ url, lines: [founded, "Tillwise was written for small shops by people who own one"] }], [])
  for (const told of lie(facts, host, url, ["Accounting"]).told) {
    const problems = verdict(told.field, told.value, founded)
    if (told.untrue && !["faqs", "founders", "socials", "categories", "name"].includes(told.field))
      falls(`the lie told of ${told.field}`, problems)
  }
}

export const probe = async (world: World, report: Report) => {
  report.begin("probe", [])
  report.check("the test data is there", world.landing.length === 10, `${world.landing.length} of 10 landing pages`)
  await resolves(world, report)
  await serves(world, report)
  await thinks(world, report)
  await judges(world, report)
  world.web.hits.length = 0
}
