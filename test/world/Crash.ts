/** kill -9, again and again, while drafts run: all of them end, no edit is lost, no site is hammered. */

import { errorCode, finished, waitForDraft } from "./Drafting.ts"
import { textAt } from "./Json.ts"
import { type Answer, Launchbook } from "./Launchbook.ts"
import type { Report } from "./Report.ts"
import { addressOf } from "./Site.ts"
import type { World } from "./World.ts"

const kills = 10
/** Between a start and the next kill, in milliseconds. */
const lifetime = { least: 300, most: 2_500 }
const endWithinMs = 120_000
/** Fetches of one page between two kills. */
const hitsAPage = 2
/** Long enough that kills meet drafts at every step. */
const thinkingMs = 2_000

/** An edit the server has acknowledged is there for good; one it was killed over may be there or not. */
class Edits {
  #kept: string
  #sent: string
  acknowledged = 0

  constructor(before: string) {
    this.#kept = before
    this.#sent = before
  }

  async write(server: Launchbook, id: string, text: string): Promise<Answer | undefined> {
    this.#sent = text
    const answer = await server.call("PATCH", `/drafts/${id}`, { fields: { city: text } }).catch(() => undefined)
    if (answer?.status === 200) {
      this.#kept = text
      this.acknowledged += 1
    }
    return answer
  }

  possible(text: string) {
    return text === this.#kept || text === this.#sent
  }
}

export const crash = async (world: World, report: Report) => {
  report.begin("kill", ["draft", "status", "most fetches of a page between kills"])
  const server = await Launchbook.open(world, "kill", true)
  try {
    const [first] = world.written
    const edited = textAt(
      await server.must("POST", "/drafts", { url: first === undefined ? "" : addressOf(first) }),
      "id"
    )
    const ready = await waitForDraft(server, edited, endWithinMs)
    const edits = new Edits(textAt(ready, "fields", "city", "value"))
    world.model.delayMs = thinkingMs
    world.web.hits.length = 0
    const ids: Array<readonly [host: string, id: string]> = []
    for (const site of world.crowd)
      ids.push([site.host, textAt(await server.must("POST", "/drafts", { url: addressOf(site) }), "id")])
    report.check(
      "twenty drafts are under way",
      ids.every(([, id]) => id !== "")
    )
    for (let round = 1; round <= kills; round += 1) {
      const until = Date.now() + lifetime.least + Math.random() * (lifetime.most - lifetime.least)
      const writing = (async () => {
        for (let count = 0; Date.now() < until + 50; count += 1) {
          const answer = await edits.write(server, edited, `Round ${round}, edit ${count}`)
          if (answer === undefined) return
          await Bun.sleep(20)
        }
      })()
      await Bun.sleep(until - Date.now())
      await server.kill()
      await writing
      world.web.epoch += 1
      const start = performance.now()
      await server.start()
      const city = textAt(await server.must("GET", `/drafts/${edited}`), "fields", "city", "value")
      report.check(`the last edit outlives kill ${round}`, edits.possible(city), `found ${JSON.stringify(city)}`)
      report.row(`restart ${round}`, `ready after ${((performance.now() - start) / 1000).toFixed(1)} s`, "")
    }
    report.check("edits were acknowledged meanwhile", edits.acknowledged >= kills, String(edits.acknowledged))
    const last = Date.now()
    const drafts = await Promise.all(
      ids.map(async ([host, id]) => [host, await waitForDraft(server, id, endWithinMs)] as const)
    )
    const took = (Date.now() - last) / 1000
    for (const [host, draft] of drafts) {
      const most = mostFetches(world, host)
      report.check(`${host} ends`, finished(draft), textAt(draft, "status"))
      report.check(`${host} is not hammered`, most <= hitsAPage, `${most} fetches of one page between two kills`)
      report.row(host, `${textAt(draft, "status")} ${errorCode(draft)}`, most)
    }
    report.row("all", `${took.toFixed(1)} s after the last kill`, "")
    const healthy = drafts.filter(([, draft]) => textAt(draft, "status") === "ready").length
    report.check("healthy sites end ready, not failed", healthy === drafts.length, `${healthy} of ${drafts.length}`)
  } finally {
    await server.dispose()
  }
}

const mostFetches = (world: World, host: string): number => {
  const counts = new Map<string, number>()
  for (const hit of world.web.hitsOf(host)) {
    const key = `${hit.epoch} ${hit.path}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values())
}
