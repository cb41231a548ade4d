/**
 * kill -9, again and again, while drafts are submitted, made and edited: every submission arrives once,
 * every draft ends, no edit is lost, no site is hammered.
 */
import { errorCode, finished, waitForDraft } from "./Drafting.ts"
import { Edits, Submission } from "./Insistence.ts"
import { at, listAt, textAt } from "./Json.ts"
import type { Launchbook, Options } from "./Launchbook.ts"
import type { Report } from "./Report.ts"
import { addressOf } from "./Site.ts"
import { onPostgres, withServer } from "./WithServer.ts"
import type { World } from "./World.ts"

const kills = 10
/** Between a start and the next kill, in milliseconds. */
const lifetime = { least: 300, most: 2_500 }
const endWithinMs = 120_000
/** Fetches of one page between two kills. */
const hitsAPage = 2
/** Long enough that kills meet drafts at every step. */
const thinkingMs = 2_000
/** Submissions a life: all are in after a few, and the later kills meet twenty drafts. */
const early = 4
/** A submission takes about this long, so one sent so long before the kill is often hit by it. */
const submissionMs = 30

/** What goes on until the kill: submissions, the last one into the kill itself, and edits of all drafts so far. */
const busyUntil = async (
  server: Launchbook,
  until: number,
  submissions: ReadonlyArray<Submission>,
  edits: Array<Edits>
) => {
  let count = 0
  const submit = async (submission: Submission | undefined) => {
    if (submission === undefined) return
    await submission.send(server)
    if (submission.id !== "") edits.push(new Edits(submission.id))
  }
  const submitting = (async () => {
    const waiting = submissions.filter(({ id }) => id === "")
    for (const submission of waiting.slice(0, early)) await submit(submission)
    await Bun.sleep(until - Math.random() * submissionMs - Date.now())
    await submit(waiting[early])
  })()
  const editing = (async () => {
    for (; Date.now() < until + 50; count += 1) {
      const chosen = edits[count % edits.length]
      if (chosen === undefined || !(await chosen.write(server, `Edit ${count} before ${until}`))) return
      await Bun.sleep(20)
    }
  })()
  await Promise.all([submitting, editing])
}

const crashing = async (world: World, report: Report, server: Launchbook) => {
  const submissions = world.crowd.map((site) => new Submission(site.host, addressOf(site)))
  const edits = await kill(world, report, server, submissions)
  for (const submission of submissions.filter(({ id }) => id === "")) await submission.send(server)
  await judgeDrafts(world, report, server, submissions)
  const again = submissions.reduce((sum, { sent }) => sum + sent - 1, 0)
  const acknowledged = edits.reduce((sum, one) => sum + one.acknowledged, 0)
  report.row("edits", `${acknowledged} acknowledged; ${again} submissions sent again`, "")
  report.check("edits were acknowledged meanwhile", acknowledged >= kills, String(acknowledged))
  for (const one of edits) {
    const draft = await server.must("GET", `/drafts/${one.id}`)
    const city = JSON.stringify(at(draft, "fields", "city"))
    report.check(`the last edit of ${textAt(draft, "url")} stands`, one.stand(draft), city)
  }
}

/** Ten lives of the server, one draft ready before the first; the edits made meanwhile. */
const kill = async (world: World, report: Report, server: Launchbook, submissions: ReadonlyArray<Submission>) => {
  const [first] = world.written
  const ready = new Submission(first?.host ?? "", first === undefined ? "" : addressOf(first))
  await ready.send(server)
  await waitForDraft(server, ready.id, endWithinMs)
  const edits = [new Edits(ready.id)]
  world.model.delayMs = thinkingMs
  world.web.hits.length = 0
  for (let round = 1; round <= kills; round += 1) {
    const until = Date.now() + lifetime.least + Math.random() * (lifetime.most - lifetime.least)
    const working = busyUntil(server, until, submissions, edits)
    await Bun.sleep(until - Date.now())
    await server.kill()
    await working
    world.web.epoch += 1
    const start = performance.now()
    await server.start()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const drafts = await Promise.all(
      edits.map(async (one) => [one, await server.must("GET", `/drafts/${one.id}`)] as const)
    )
    const lost = drafts.filter(([one, draft]) => !one.stand(draft)).map(([, draft]) => at(draft, "fields", "city"))
    report.check(`no edit is lost by kill ${round}`, lost.length === 0, JSON.stringify(lost))
    const open = drafts.filter(([, draft]) => !finished(draft)).length
    report.row(`restart ${round}`, `up after ${seconds} s, ${open} of ${drafts.length} drafts under way`, "")
  }
  return edits
}

const judgeDrafts = async (
  world: World,
  report: Report,
  server: Launchbook,
  submissions: ReadonlyArray<Submission>
) => {
  const last = Date.now()
  const drafts = await Promise.all(
    submissions.map(async (one) => [one, await waitForDraft(server, one.id, endWithinMs)] as const)
  )
  report.row("all", `${((Date.now() - last) / 1000).toFixed(1)} s after the last kill`, "")
  for (const [{ host, id, refusal }, draft] of drafts) {
    const most = mostFetches(world, host)
    report.check(`${host} is accepted`, id !== "", refusal)
    // Its site is well, so it has no reason to fail.
    report.check(
      `${host} ends ready`,
      textAt(draft, "status") === "ready",
      `${textAt(draft, "status")} ${errorCode(draft)}`
    )
    report.check(`${host} is not hammered`, most <= hitsAPage, `${most} fetches of one page between two kills`)
    report.row(host, `${textAt(draft, "status")} ${errorCode(draft)}`, most)
  }
  const all = await server.must("GET", "/drafts?per_page=100")
  const urls = listAt(all, "items").map((draft) => textAt(draft, "url"))
  report.check(
    "each submission arrived once, however often it was sent",
    urls.length === submissions.length + 1 && new Set(urls).size === urls.length,
    `${urls.length} drafts of ${new Set(urls).size} sites`
  )
}

const mostFetches = (world: World, host: string): number => {
  const counts = new Map<string, number>()
  for (const hit of world.web.hitsOf(host)) {
    const key = `${hit.epoch} ${hit.path}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values())
}

const columns = ["draft", "status", "most fetches of a page between kills"]
const run = (world: World, report: Report, mode: string, options: Options) => {
  report.begin(mode, columns)
  return withServer(world, report, mode, options, (server) => crashing(world, report, server))
}

export const crash = (world: World, report: Report) => run(world, report, "kill", { model: true })

export const crashOnPostgres = (world: World, report: Report) =>
  onPostgres(report, "kill-postgres", (found) => run(world, report, "kill-postgres", { model: true, postgres: found }))
