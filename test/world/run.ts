/**
 * Black-box runs of the unmodified server in a closed internet of its own.
 *
 *     bun test/world/run.ts [mode ...]        as root, on Linux
 *     bun test/world/run.ts shell [command]   a shell (or a command) inside, the world around it
 *
 * The program starts itself again in a new network, mount and process namespace and builds a small
 * internet there: public-looking addresses, one name server, web sites that behave and sites that do
 * not, an OpenAI-compatible model, guards on every inside address. Then it starts `launchbook serve`
 * as an operator would and drives it over REST and the command line alone. Everything is gone when it
 * ends, however it ends. The modes, all of them unless some are named:
 *
 *     probe        the world itself, without the server
 *     main-job     the ten landing pages and two more: draft, edit, submit, free plan, badge, week, live
 *     extractive   the same without a model
 *     lying        a model that always lies; what is stored has to be true all the same
 *     faulty       a model that hangs, talks garbage, fails, stops half-way
 *     troubles     sites that forbid, redirect inside, drip, overflow; names that lie
 *     kill         twenty drafts, ten times kill -9
 *     agent        an MCP client that knows nothing but what the tools tell it, from a URL to a launch week
 *     pay          an agent that prices and orders by the tools' texts; a person who pays in a browser (or by plain
 *                  forms, where there is none). For a consumer, and for businesses whose VAT number VIES, at its real
 *                  name, calls valid, calls invalid, or cannot check, or while it is away: the VAT on the quote, the
 *                  order, the page and the invoice. Paid in test mode and at a stand-in of Stripe's that signs its
 *                  messages; never on the browser's return, never by the agent's key. What was bought is done and
 *                  public; the invoice is a page and a PDF; the site team does a line by hand and gives one back
 *     claims       listings claimed by DNS record, tag, file and mail: what proves a site, and what only looks like it; two
 *                  people at once; a former owner who says no, and the site team that decides
 *     postgres, kill-postgres   the main job and the kills on PostgreSQL, where this machine has one
 *
 * `DATABASE_URL=postgres://user@/db?host=/var/run/postgresql` runs every mode on that PostgreSQL (each
 * in a database of its own) instead of the embedded one. `WORLD_LOGS=<directory>` keeps the
 * server's log of each mode there. Exit codes: 0 all passed, 1 something failed, 77 no world here.
 */
import { agent } from "./AgentJob.ts"
import { claims } from "./ClaimsJob.ts"
import { crash, crashOnPostgres } from "./Crash.ts"
import { faulty, lying } from "./FalseModels.ts"
import { Launchbook } from "./Launchbook.ts"
import { extractive, mainJob, postgres } from "./MainJob.ts"
import { enter, furnish, insideDirectory } from "./Namespace.ts"
import { pay } from "./PayJob.ts"
import { probe } from "./Probe.ts"
import { Report } from "./Report.ts"
import { shell } from "./Shell.ts"
import { sitesInTrouble } from "./Trouble.ts"
import { openWorld, type World } from "./World.ts"

type Mode = (world: World, report: Report) => Promise<void>
/** Each with the most minutes it may take before it is called hung. */
const modes: Readonly<Record<string, readonly [mode: Mode, minutes: number]>> = {
  probe: [probe, 2],
  "main-job": [mainJob, 10],
  extractive: [extractive, 10],
  lying: [lying, 10],
  faulty: [faulty, 12],
  troubles: [sitesInTrouble, 10],
  kill: [crash, 10],
  agent: [agent, 10],
  pay: [pay, 10],
  claims: [claims, 10],
  postgres: [postgres, 10],
  "kill-postgres": [crashOnPostgres, 10]
}

const within = async (minutes: number, work: Promise<void>) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`was not over after ${minutes} minutes`)), minutes * 60_000)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const inside = async (directory: string, args: ReadonlyArray<string>): Promise<number> => {
  const world = await openWorld(furnish(directory))
  if (args[0] === "shell") return shell(world, args.slice(1))
  const report = new Report()
  for (const name of args) {
    const [mode, minutes] = modes[name] ?? [probe, 1]
    const start = performance.now()
    world.reset()
    try {
      await within(minutes, mode(world, report))
    } catch (error) {
      report.check(`${name} runs to its end`, false, error instanceof Error ? error.message : String(error))
    }
    await Launchbook.endAll()
    const { breaches } = world.guards
    report.check("no inside address was reached", breaches.length === 0, [...new Set(breaches)].join(" "))
    report.end()
    console.log(`  (${((performance.now() - start) / 1000).toFixed(0)} s)`)
  }
  return report.close()
}

const args = Bun.argv.slice(2)
const asked = args.length === 0 ? Object.keys(modes) : args
const unknown = asked[0] === "shell" ? [] : asked.filter((name) => modes[name] === undefined)
if (unknown.length > 0) {
  console.error(`There is no mode ${unknown.join(", ")}. Modes: ${Object.keys(modes).join(", ")}, shell.`)
  process.exit(2)
}
const directory = insideDirectory()
process.exit(directory === undefined ? await enter(import.meta.path, asked) : await inside(directory, asked))
