/**
 * A mail server that is away, silent, slow, refuses and hangs up, while people ask for sign-in links. As anybody:
 *
 *     bun test/faults/smtp.ts [seconds of each trouble] [mails a second]
 *     DATABASE_URL=postgres://… bun test/faults/smtp.ts
 *
 * The unmodified server sends to a mail server of our own. After each trouble every mail that was asked for must arrive
 * within a minute and be taken once; what was refused for good must not come again; what was taken without an answer
 * may come once more, under the same Message-ID. In the last round the server is killed with -9 meanwhile. Plain
 * requests are timed all the while, beside a quiet time. Exit code 1 where anything is not so.
 */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Running, startServer } from "../../bench/Server.ts"
import { freshDatabase } from "../support/FreshDatabase.ts"
import { type SmtpMood, smtpServer } from "../support/SmtpServer.ts"
import { unlimitedKey } from "./Account.ts"
import { report, watch } from "./Watch.ts"

const seconds = Number(process.argv[2] ?? 60)
const perSecond = Number(process.argv[3] ?? 10)
/** In which all of them must have arrived, once the mail server is well. */
const withinMillis = 60_000
const origin = "https://launchbook.example"

const given = process.env.DATABASE_URL
const database = given === undefined ? null : await freshDatabase(given, "launchbook_smtp")
const directory = await mkdtemp(join(tmpdir(), "launchbook-smtp-"))
const post = await smtpServer()
const start = () =>
  startServer({
    directory,
    ...(database === null ? {} : { databaseUrl: database.url }),
    env: {
      PUBLIC_URL: origin,
      TRUST_PROXY: "1",
      LOG_LEVEL: "none",
      SMTP_URL: post.url,
      MAIL_FROM: `Launchbook <launchbook@launchbook.example>`,
      ...(database === null ? { DATABASE_URL: "" } : {})
    }
  })
let server: Running = await start()
await unlimitedKey(server)

let people = 0
/** Asks for a link as a new person from a network of their own; the address, once the site said yes. */
const ask = async (): Promise<string | null> => {
  const n = ++people
  const email = `person-${n}@people.example`
  const answer = await fetch(`${server.url}/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers: { origin, "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` },
    body: new URLSearchParams({ email, return_to: "/account" })
  }).catch(() => null)
  return answer?.status === 303 ? email : null
}
/** So many a second, for so long; who was promised a link. */
const crowd = async (forSeconds: number): Promise<ReadonlyArray<string>> => {
  const asked: Array<Promise<string | null>> = []
  for (let n = 0; n < forSeconds * perSecond; n++) {
    asked.push(ask())
    await Bun.sleep(1000 / perSecond)
  }
  return (await Promise.all(asked)).filter((email) => email !== null)
}

const wrong: Array<string> = []
const check = (ok: boolean, what: string) => {
  if (!ok) wrong.push(what)
  return ok
}
const acknowledged = () => post.taken.filter((mail) => mail.acknowledged)

/** Waits until each of these was taken; milliseconds since `from`, null where some never were. */
const arrived = async (emails: ReadonlyArray<string>, from: number): Promise<number | null> => {
  for (;;) {
    const there = new Set(acknowledged().map(({ to }) => to))
    const missing = emails.filter((email) => !there.has(email))
    if (missing.length === 0) {
      const own = new Set(emails)
      const last = Math.max(0, ...acknowledged().flatMap(({ to, at }) => (own.has(to) ? [at - from] : [])))
      return last
    }
    if (Date.now() - from > withinMillis) {
      console.log(`  ${missing.length} of ${emails.length} are missing, such as ${missing[0]}`)
      return null
    }
    await Bun.sleep(100)
  }
}
/** What holds of mails at the end of each round, and how often each was taken. */
const expectOnce = (name: string, emails: ReadonlyArray<string>, mostTries: number) => {
  const own = new Set(emails)
  const mails = Map.groupBy(
    post.taken.filter(({ to }) => own.has(to)),
    ({ to }) => to
  )
  const copies = [...mails.values()].filter((all) => all.length > 1)
  for (const [to, all] of mails) {
    check(all.filter((mail) => mail.acknowledged).length === 1, `${name}: ${to} has it ${all.length} times`)
    check(all.length <= mostTries, `${name}: ${to} was sent ${all.length} copies`)
    check(new Set(all.map(({ messageId }) => messageId)).size === 1, `${name}: ${to} has several Message-IDs`)
  }
  return copies.length
}

const paths = ["/healthz", "/api/v1/launches/weeks/this", "/sign-in"]
const watched = async (name: string, during: () => Promise<ReadonlyArray<string>>) => {
  const end = await watch({ pid: server.pid, url: server.url, paths })
  const emails = await during()
  report(name, await end())
  return emails
}

const round = async (
  name: string,
  more: {
    readonly begin: () => Promise<void> | void
    readonly end: () => Promise<void> | void
    readonly mostTries?: number
    readonly meanwhile?: () => Promise<void>
  }
) => {
  const connections = post.connections
  await more.begin()
  const { meanwhile } = more
  // What is killed cannot be watched.
  const emails =
    meanwhile === undefined
      ? await watched(name, () => crowd(seconds))
      : (await Promise.all([crowd(seconds), meanwhile()]))[0]
  const during = post.connections - connections
  await more.end()
  const took = await arrived(emails, Date.now())
  check(took !== null, `${name}: not all mails arrived within ${withinMillis / 1000} s`)
  await Bun.sleep(2000)
  const copies = expectOnce(name, emails, more.mostTries ?? 1)
  if (meanwhile === undefined)
    check(emails.length === seconds * perSecond, `${name}: only ${emails.length} were promised a link`)
  console.log(
    `  ${name}: ${emails.length} mails asked for; all there ${took === null ? "never" : `${(took / 1000).toFixed(1)} s after recovery`}; ` +
      `${copies} sent twice; ${during} connections during it`
  )
  return emails
}
const mood = (next: SmtpMood) => ({ begin: () => post.be(next), end: () => post.be("well") })

const drill = async () => {
  await round("quiet", { begin: () => {}, end: () => {} })
  await round("away (refused)", { begin: post.off, end: post.on })
  await round("silent", mood("silent"))
  await round("slow", mood("slow"))
  await round("refuses for now (450)", mood("refuse-later"))
  await round("refuses us (553 to MAIL FROM)", mood("refuse-sender"))
  await round("hangs up after DATA", { ...mood("drop"), mostTries: 1 + Math.ceil(seconds) })

  post.be("refuse")
  post.refused.length = 0
  const lost = await crowd(Math.min(seconds, 10))
  while (new Set(post.refused).size < lost.length) await Bun.sleep(100)
  post.be("well")
  const [next] = await crowd(1)
  await arrived(next === undefined ? [] : [next], Date.now())
  await Bun.sleep(5000)
  const again = post.refused.length - new Set(post.refused).size
  check(again === 0 && !post.taken.some(({ to }) => lost.includes(to)), "refused for good (550) and sent again")
  console.log(`refuses for good (550): ${lost.length} given up, ${again} tried again`)

  await round("away and killed with -9", {
    begin: post.off,
    meanwhile: async () => {
      await Bun.sleep((seconds * 1000) / 2)
      process.kill(server.pid, "SIGKILL")
      server = await start()
    },
    end: post.on
  }).catch((error: unknown) => check(false, `killed: ${String(error)}`))
}

await drill().catch((error: unknown) => check(false, `the drill itself broke: ${String(error)}`))
for (const one of wrong.slice(0, 20)) console.log(`WRONG ${one}`)
console.log(wrong.length === 0 ? "every mail is there, once" : `${wrong.length} things are wrong`)
await server.stop()
await post.off()
await database?.drop()
await rm(directory, { recursive: true, force: true })
process.exit(wrong.length === 0 ? 0 : 1)
