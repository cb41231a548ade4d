/** The same job as an agent does it: over MCP, with an API key, led by nothing but what the tools say. */
import { Agent, type Journey, type Person } from "./Agent.ts"
import { at, textAt } from "./Json.ts"
import type { Launchbook } from "./Launchbook.ts"
import { serverUrl } from "./Places.ts"
import type { Report } from "./Report.ts"
import { addressOf, type Site } from "./Site.ts"
import { withServer } from "./WithServer.ts"
import type { World } from "./World.ts"

/** Polling included; a draft takes about a second here. */
const mostCalls = 20
const week = 7 * 24 * 3_600_000
/** The free plan's window, in weeks from now. */
const window = { least: 6, most: 8 }

const personOf = (world: World, server: Launchbook, report: Report, site: Site): Person => ({
  say: (field, choices) => {
    if (["name", "tagline", "description"].includes(field)) return `What the owner of ${site.host} calls its ${field}.`
    return field === "categories" ? choices[0] : undefined
  },
  put: async (piece, page) => {
    report.check(`${site.host} is the page to put the badge on`, URL.parse(page)?.hostname === site.host, page)
    world.web.addToHomepage(site.host, piece)
    // The round of checks that comes once an hour.
    await server.command("job", "run", "badge-checks")
  }
})

const mondayWithin = (date: string) => {
  const ahead = Date.parse(date) - Date.now()
  return new Date(date).getUTCDay() === 1 && ahead > (window.least - 1) * week && ahead <= window.most * week
}

/** How far the words led, whatever the site was like. */
const judgeWay = (report: Report, { host }: Site, { called, calls, refusals, answer }: Journey) => {
  report.check(`${host} is led by the words alone`, calls <= mostCalls, `${calls} calls`)
  report.check(`${host} is never led into a refusal`, refusals.length === 0, refusals.join("; "))
  for (const tool of ["submit_listing", "get_draft", "submit_draft", "choose_free_listing", "get_my_listing"])
    report.check(`${host} comes by ${tool}`, called.includes(tool), called.join(", "))
  report.check(`${host} has a launch week`, mondayWithin(textAt(answer, "launch_week")), textAt(answer, "launch_week"))
}

const judgeEnd = async (server: Launchbook, report: Report, { host }: Site, { called, answer }: Journey) => {
  const badge = JSON.stringify(at(answer, "badge"))
  report.check(`${host} ends with a look at the listing`, called.at(-1) === "get_my_listing", called.join(", "))
  report.check(`${host} has its badge found`, textAt(answer, "badge", "result") === "found", badge)
  report.check(`${host} is scheduled`, textAt(answer, "status") === "scheduled", textAt(answer, "status"))
  const shown = await server.call("GET", `/listings/${textAt(answer, "slug")}`, undefined, { anonymous: true })
  report.check(`${host} is announced to everyone`, textAt(shown.body, "status") === "scheduled", String(shown.status))
}

export const agent = (world: World, report: Report) => {
  report.begin("agent", ["site", "protocol", "calls", "tools", "ends"])
  return withServer(world, report, "agent", { model: true }, async (server) => {
    const launch = async (site: Site, mode: "legacy" | "auto") => {
      const client = new Agent(mode, personOf(world, server, report, site))
      const protocol = await client.connect(new URL("/mcp", serverUrl), server.key)
      try {
        const journey = await client.launch(addressOf(site))
        judgeWay(report, site, journey)
        const end = `${textAt(journey.answer, "status")}, badge ${textAt(journey.answer, "badge", "result")}`
        report.row(site.host, protocol ?? "", journey.calls, journey.called.join(" "), end)
        return journey
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        report.check(`${site.host} goes all the way`, false, reason)
      } finally {
        await client.close()
      }
    }
    for (const [index, site] of [...world.landing, ...world.written].entries()) {
      const journey = await launch(site, index % 2 === 0 ? "auto" : "legacy")
      if (journey !== undefined) await judgeEnd(server, report, site, journey)
    }
    // One that cannot be read: the person fills it in, and is told why its badge is not found.
    const forbidding = world.troubles.find(({ forbidsPages }) => forbidsPages)?.site
    if (forbidding === undefined) return
    const journey = await launch(forbidding, "auto")
    const reason = textAt(journey?.answer, "next_steps", 0, "reason")
    report.check(
      `${forbidding.host} waits for its badge`,
      textAt(journey?.answer, "status") === "awaiting_badge",
      textAt(journey?.answer, "status")
    )
    report.check(`${forbidding.host} says what keeps it from being found`, reason.includes("robots.txt"), reason)
  })
}
