/** Models that cannot be trusted: one that lies about everything, and some that do not answer. */
import { categoryNames, cells, columns, draftOf } from "./Drafting.ts"
import { listAt, recordAt, textAt } from "./Json.ts"
import { inventedWords } from "./Lies.ts"
import type { ModelMode } from "./Model.ts"
import { judgeCost } from "./ModelCost.ts"
import { fold } from "./PageText.ts"
import type { Report } from "./Report.ts"
import { addressOf } from "./Site.ts"
import { judge } from "./Truth.ts"
import { withServer } from "./WithServer.ts"
import type { World } from "./World.ts"

/** A draft is ready within this time of its crawl, whatever the model does. */
const readyWithinSeconds = 90
const faults: ReadonlyArray<ModelMode> = ["hang", "garbage", "500", "truncated"]
const sitesPerFault = 3

/** Stored values of one field, by a machine. */
const storedIn = (draft: unknown, field: string): ReadonlyArray<string> => {
  const value = recordAt(draft, "fields", field)
  if (textAt(value, "state") !== "ai") return []
  const list = listAt(value, "value").filter((one) => typeof one === "string")
  return list.length > 0 ? list : [textAt(value, "value")]
}

export const lying = async (world: World, report: Report) => {
  report.begin("lying", columns)
  world.model.mode = "lie"
  await withServer(world, report, "lying", { model: true }, async (server) => {
    const categories = await categoryNames(server)
    for (const site of [...world.landing, ...world.written]) {
      const { host } = site
      const drafted = await draftOf(server, addressOf(site), report)
      const verdict = judge(drafted.draft, world.web, host, categories)
      report.check(`${host} ends ready`, drafted.status === "ready", drafted.status)
      report.check(
        `${host} states only what its pages say`,
        verdict.problems.length === 0,
        `\n      ${verdict.problems.join("\n      ")}`
      )
      const strange = Object.keys(verdict.states).filter((state) => state !== "ai" && state !== "not_found")
      report.check(`${host} has nothing but found and not found`, strange.length === 0, strange.join(", "))
      const calls = world.model.calls.filter((call) => call.host === host)
      report.check(
        `${host} was lied to`,
        calls.some((call) => call.told.length > 5),
        `${calls.length} calls`
      )
      const text = JSON.stringify(drafted.draft).toLowerCase()
      const invented = inventedWords.filter((word) => text.includes(word))
      report.check(`${host} repeats no invention`, invented.length === 0, invented.join(", "))
      const believed = calls.flatMap((call) =>
        call.told.filter(
          (lie) => lie.untrue && storedIn(drafted.draft, lie.field).some((value) => fold(value) === fold(lie.value))
        )
      )
      report.check(
        `${host} believes no lie`,
        believed.length === 0,
        believed.map((lie) => `${lie.field} (${lie.kind}): ${lie.value}`).join("; ")
      )
      judgeCost(world, report, host)
      report.row(...cells(host, drafted, verdict))
    }
  })
}

export const faulty = async (world: World, report: Report) => {
  report.begin("faulty", ["model", ...columns])
  await withServer(world, report, "faulty", { model: true }, async (server) => {
    const categories = await categoryNames(server)
    const sites = [...world.written, ...world.landing, ...world.crowd]
    for (const [index, fault] of faults.entries()) {
      world.model.mode = fault
      // Others are served meanwhile: a model that hangs holds up nobody.
      let slowest = 0
      let watching = true
      const watch = (async () => {
        while (watching) {
          const start = performance.now()
          await server.call("GET", "/me")
          slowest = Math.max(slowest, performance.now() - start)
          await Bun.sleep(100)
        }
      })()
      const chosen = sites.slice(index * sitesPerFault, (index + 1) * sitesPerFault)
      await Promise.all(
        chosen.map(async (site) => {
          const drafted = await draftOf(server, addressOf(site), report, (readyWithinSeconds + 60) * 1000)
          const verdict = judge(drafted.draft, world.web, site.host, categories)
          const what = `${site.host} under ${fault}`
          report.check(`${what} ends ready`, drafted.status === "ready", drafted.status)
          report.check(`${what} is in time`, drafted.seconds <= readyWithinSeconds, `${drafted.seconds.toFixed(0)} s`)
          report.check(
            `${what} states only what its pages say`,
            verdict.problems.length === 0,
            verdict.problems.join("; ")
          )
          judgeCost(world, report, site.host)
          report.row(fault, ...cells(site.host, drafted, verdict))
        })
      )
      watching = false
      await watch
      report.check(`other calls stay quick under ${fault}`, slowest < 1_000, `${slowest.toFixed(0)} ms at worst`)
    }
  })
}
