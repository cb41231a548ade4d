/** The job the product exists for, site by site: from a URL to a listing that anyone finds. */

import { categoryNames, cells, columns, type Drafted, draftOf, errorCode, isOurBot } from "./Drafting.ts"
import { at, listAt, textAt } from "./Json.ts"
import type { Launchbook, Options } from "./Launchbook.ts"
import { judgeCost } from "./ModelCost.ts"
import { hiddenWords } from "./ProductSites.ts"
import type { Report } from "./Report.ts"
import { addressOf, type Site } from "./Site.ts"
import { judge } from "./Truth.ts"
import { onPostgres, withServer } from "./WithServer.ts"
import type { World } from "./World.ts"

const badgeWithinMs = 60_000
const rolloverWithinMs = 60_000

interface Published {
  readonly site: Site
  readonly id: number
  readonly slug: string
  readonly tagline: string
}

/** What every finished draft owes, whatever drafted it. */
const judgeDraft = (world: World, report: Report, site: Site, drafted: Drafted, categories: ReadonlyArray<string>) => {
  const { host } = site
  const verdict = judge(drafted.draft, world.web, host, categories)
  report.check(`${host} ends ready`, drafted.status === "ready", `${drafted.status} ${errorCode(drafted.draft)}`)
  report.check(
    `${host} states only what its pages say`,
    verdict.problems.length === 0,
    `\n      ${verdict.problems.join("\n      ")}`
  )
  report.check(`${host} has values`, verdict.values > 0)
  const text = JSON.stringify(drafted.draft).toLowerCase()
  const leaked = hiddenWords.filter((word) => text.includes(word))
  report.check(`${host} shows nothing hidden`, leaked.length === 0, leaked.join(", "))
  const visits = world.web.hitsOf(host)
  report.check(
    `${host} is asked for robots.txt first`,
    visits.find((hit) => hit.scheme === visits.at(-1)?.scheme)?.path === "/robots.txt",
    visits
      .slice(0, 3)
      .map((hit) => hit.path)
      .join(" ")
  )
  report.check(
    `${host} meets our bot only`,
    visits.every((hit) => isOurBot(hit.agent)),
    visits[0]?.agent
  )
  report.check(
    `${host} keeps its private pages`,
    visits.every((hit) => !hit.path.startsWith("/private"))
  )
  report.row(...cells(host, drafted, verdict))
}

/** Types what the site does not say, edits what it does, submits, and chooses the free plan. */
const publish = async (
  server: Launchbook,
  report: Report,
  site: Site,
  drafted: Drafted,
  categories: ReadonlyArray<string>
): Promise<Published> => {
  const { host } = site
  const tagline = `Edited by hand for ${host}`
  const typed: Record<string, unknown> = {
    name: `Product of ${host}`,
    description: `Typed by the owner of ${host}.`,
    categories: categories.slice(0, 1)
  }
  const missing = listAt(drafted.draft, "missing").filter((key) => typeof key === "string" && key in typed)
  const fields = { tagline, ...Object.fromEntries(missing.map((key) => [String(key), typed[String(key)]])) }
  const edited = await server.must("PATCH", `/drafts/${drafted.id}`, { fields })
  for (const key of Object.keys(fields)) {
    const before = at(drafted.draft, "fields", key, "ai_value")
    const state = textAt(edited, "fields", key, "state")
    report.check(
      `${host} marks the typed ${key}`,
      state === (before === null ? "manual" : "edited") || state === "edited",
      state
    )
  }
  report.check(`${host} keeps the edit`, textAt(edited, "fields", "tagline", "value") === tagline)
  report.check(
    `${host} keeps the drafted value beside it`,
    at(edited, "fields", "tagline", "ai_value") === at(drafted.draft, "fields", "tagline", "ai_value")
  )
  const submitted = await server.must("POST", `/drafts/${drafted.id}/submit`)
  const id = Number(at(submitted, "listing_id"))
  report.check(
    `${host} becomes a saved listing`,
    Number.isInteger(id) && textAt(submitted, "status") === "draft",
    JSON.stringify(submitted)
  )
  const slug = textAt(submitted, "slug")
  const hidden = await server.call("GET", `/listings/${slug}`, undefined, { anonymous: true })
  report.check(`${host} is not public yet`, hidden.status === 404, String(hidden.status))
  const chosen = await server.must("POST", `/me/listings/${id}/free`)
  report.check(`${host} waits for its badge`, textAt(chosen, "status") === "awaiting_badge", textAt(chosen, "status"))
  return { site, id, slug, tagline }
}

const waitForStatus = async (server: Launchbook, id: number, status: string, withinMs: number): Promise<unknown> => {
  const deadline = Date.now() + withinMs
  for (;;) {
    const listing = await server.must("GET", `/me/listings/${id}`)
    if (textAt(listing, "status") === status || Date.now() > deadline) return listing
    await Bun.sleep(250)
  }
}

/** One round of badge checks and one rollover carry all listings together. */
const launch = async (world: World, server: Launchbook, report: Report, published: ReadonlyArray<Published>) => {
  const [unbadged, ...badged] = published
  for (const { id, site } of badged) {
    const snippet = textAt(await server.must("GET", `/me/listings/${id}`), "badge", "html")
    report.check(`${site.host} is given a badge to paste`, snippet.includes("<a"), snippet.slice(0, 120))
    world.web.addToHomepage(site.host, snippet)
  }
  await server.command("job", "run", "badge-checks")
  for (const { id, site } of badged) {
    const listing = await waitForStatus(server, id, "scheduled", badgeWithinMs)
    report.check(
      `${site.host} is scheduled by its badge`,
      textAt(listing, "status") === "scheduled",
      `${textAt(listing, "status")} ${JSON.stringify(at(listing, "badge"))}`
    )
  }
  if (unbadged !== undefined) {
    const listing = await server.must("GET", `/me/listings/${unbadged.id}`)
    report.check(
      `${unbadged.site.host} without a badge still waits`,
      textAt(listing, "status") === "awaiting_badge",
      textAt(listing, "status")
    )
  }
  await server.command("job", "run", "rollover")
  for (const { id, site, slug, tagline } of badged) {
    const { host } = site
    const listing = await waitForStatus(server, id, "live", rolloverWithinMs)
    report.check(`${host} is live after the rollover`, textAt(listing, "status") === "live", textAt(listing, "status"))
    const name = textAt(listing, "name")
    const search = await server.call("GET", `/listings?q=${encodeURIComponent(name)}`, undefined, { anonymous: true })
    const slugs = listAt(search.body, "items").map((one) => textAt(one, "slug"))
    report.check(`${host} is found by its name`, slugs.includes(slug), `q=${name}: ${slugs.join(", ")}`)
    const shown = await server.call("GET", `/listings/${slug}`, undefined, { anonymous: true })
    report.check(
      `${host} shows the edit to everyone`,
      textAt(shown.body, "tagline") === tagline,
      textAt(shown.body, "tagline")
    )
    report.check(`${host} keeps its contact to itself`, at(shown.body, "contact_email") === undefined)
  }
  if (unbadged !== undefined) {
    const shown = await server.call("GET", `/listings/${unbadged.slug}`, undefined, { anonymous: true })
    report.check(
      `${unbadged.site.host} without a badge is not live`,
      shown.status === 404 || textAt(shown.body, "status") !== "live"
    )
  }
}

/** The first site never shows the badge, so that the badge is seen to matter. */
const wholeJob = (world: World, report: Report, mode: string, options: Options) => {
  report.begin(mode, columns)
  return withServer(world, report, mode, options, async (server) => {
    await server.command("setting", "set", "free_plan.weeks_min", "0")
    await server.command("setting", "set", "free_plan.weeks_max", "0")
    const categories = await categoryNames(server)
    report.check("there are categories", categories.length > 0)
    const published: Array<Published> = []
    for (const site of [...world.landing, ...world.written]) {
      try {
        const drafted = await draftOf(server, addressOf(site), report)
        judgeDraft(world, report, site, drafted, categories)
        if (drafted.status === "ready") published.push(await publish(server, report, site, drafted, categories))
      } catch (error) {
        report.check(`${site.host} goes through`, false, error instanceof Error ? error.message : String(error))
      }
    }
    await launch(world, server, report, published)
    if (options.model) judgeCalls(world, report)
    else report.check("no model was asked", world.model.calls.length === 0)
  })
}

const judgeCalls = (world: World, report: Report) => {
  const { calls } = world.model
  report.check("the model was asked", calls.length > 0)
  report.check(
    "always for a strict schema",
    calls.every((call) => call.strict)
  )
  report.check(
    "never with tools",
    calls.every((call) => !call.tools)
  )
  for (const { host } of [...world.landing, ...world.written]) {
    report.check(
      `${host} is drafted by the model`,
      calls.some((call) => call.host === host)
    )
    judgeCost(world, report, host)
  }
  const leaked = calls.filter((call) => hiddenWords.some((word) => call.prompt.toLowerCase().includes(word)))
  report.check("hidden text never reaches the model", leaked.length === 0, leaked.map((call) => call.host).join(", "))
}

export const mainJob = (world: World, report: Report) => wholeJob(world, report, "main-job", { model: true })
export const extractive = (world: World, report: Report) => wholeJob(world, report, "extractive", { model: false })

export const postgres = (world: World, report: Report) =>
  onPostgres(report, "postgres", (found) => wholeJob(world, report, "postgres", { model: true, postgres: found }))
