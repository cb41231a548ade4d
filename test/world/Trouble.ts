/** Sites in trouble: each draft ends in time, says truthfully why, and reaches nothing it must not. */

import { draftOf, errorCode, isOurBot } from "./Drafting.ts"
import { at, textAt } from "./Json.ts"
import type { Report } from "./Report.ts"
import { unacceptable } from "./TroubleSites.ts"
import { withServer } from "./WithServer.ts"
import type { World } from "./World.ts"

const endsWithinSeconds = 90
/** Growth of the server's memory that oversized and hostile answers may cause. */
const growthMiB = 300

export const sitesInTrouble = async (world: World, report: Report) => {
  report.begin("troubles", ["site", "status", "code", "seconds", "hits"])
  await withServer(world, report, "troubles", { model: true }, async (server) => {
    for (const url of unacceptable) {
      const answer = await server.call("POST", "/drafts", { url })
      report.check(
        `${url} is refused with 400`,
        answer.status === 400,
        `${answer.status} ${textAt(answer.body, "error", "code")}`
      )
    }
    const before = await server.memory()
    const failed: Array<string> = []
    await Promise.all(
      world.troubles.map(async (trouble) => {
        const { host } = trouble.site
        const drafted = await draftOf(server, trouble.url, report)
        const code = errorCode(drafted.draft)
        const hits = world.web.hitsOf(host)
        if (drafted.status === "failed") failed.push(drafted.id)
        const asExpected =
          trouble.ends === "either" ? ["ready", "failed"].includes(drafted.status) : drafted.status === trouble.ends
        report.check(`${host} ends ${trouble.ends}`, asExpected, `${drafted.status} ${code}`)
        if (drafted.status === "failed" && trouble.ends !== "ready") {
          report.check(`${host} says why`, trouble.codes.includes(code), `${code}, not ${trouble.codes.join(" or ")}`)
          report.check(
            `${host} explains it`,
            textAt(drafted.draft, "error", "message").length > 15,
            textAt(drafted.draft, "error", "message")
          )
        }
        report.check(`${host} ends in time`, drafted.seconds <= endsWithinSeconds, `${drafted.seconds.toFixed(0)} s`)
        if (trouble.forbidsPages)
          report.check(
            `${host} is obeyed`,
            hits.every((hit) => hit.path === "/robots.txt"),
            hits.map((hit) => hit.path).join(" ")
          )
        report.check(
          `${host} meets our bot only`,
          hits.every((hit) => isOurBot(hit.agent)),
          hits[0]?.agent
        )
        report.row(host, drafted.status, code, drafted.seconds.toFixed(1), hits.length)
      })
    )
    const grown = (await server.memory()) - before
    report.check("the memory stays bounded", grown < growthMiB, `grown by ${grown} MiB`)
    const [id] = failed
    if (id !== undefined) {
      const filled = await server.must("PATCH", `/drafts/${id}`, { fields: { name: "Filled by hand" } })
      report.check(
        "a failed draft can be filled by hand",
        textAt(filled, "status") === "ready",
        textAt(filled, "status")
      )
      report.check(
        "and what was typed is marked so",
        ["manual", "edited"].includes(textAt(filled, "fields", "name", "state")),
        JSON.stringify(at(filled, "fields", "name"))
      )
    }
  })
}
