/** What the job of a mail makes of each way a mail can go: in time or not at all, again or given up with a word. */
import { beforeEach, expect, test } from "bun:test"
import { Effect, Either, Layer, Logger, LogLevel, TestClock, TestContext } from "effect"
import { letter, paragraph } from "../../src/domain/text/Letter.ts"
import { sendMail } from "../../src/jobs/SendMail.ts"
import { Mailer, MailFailure } from "../../src/services/outside/Mailer.ts"

const id = "6a8a0b1e-52cf-4d0b-9a8e-0d5e8c8a2f10"
const mail = { to: "reader@people.test", letter: letter("Hello", [paragraph("Hello.")]) }
const lines: Array<string> = []
const sent: Array<string> = []
beforeEach(() => {
  lines.length = 0
  sent.length = 0
})

const run = (
  payload: typeof mail & { readonly send_before?: string },
  outcome: Effect.Effect<void, MailFailure> = Effect.void,
  lastAttempt = false
) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(Date.parse("2026-12-01T12:00:00Z"))
    const send = yield* sendMail
    return yield* Effect.either(send(payload, { id, lastAttempt }))
  }).pipe(
    Effect.provide(
      Layer.succeed(Mailer, {
        send: (one) =>
          Effect.zipRight(
            outcome,
            Effect.sync(() => void sent.push(one.id))
          ),
        kept: Effect.succeed([])
      })
    ),
    Effect.provide(
      Layer.merge(
        Logger.replace(
          Logger.defaultLogger,
          Logger.make(({ logLevel, message }) => void lines.push(`${logLevel.label} ${JSON.stringify(message)}`))
        ),
        Logger.minimumLogLevel(LogLevel.All)
      )
    ),
    Effect.provide(TestContext.TestContext),
    Effect.runPromise
  )
const fails = (kind: MailFailure["kind"]) => new MailFailure({ kind, message: "550 no such mailbox" })

test("a mail is sent under the id of its job, which is the same at each try", async () => {
  expect(Either.isRight(await run(mail))).toBe(true)
  expect(sent).toEqual([id])
  expect(lines).toEqual([])
})

test("a link that has run out is not sent, and that is said", async () => {
  expect(Either.isRight(await run({ ...mail, send_before: "2026-12-01T12:00:00.000Z" }))).toBe(true)
  expect(sent).toEqual([])
  expect(lines).toEqual([expect.stringContaining("of no use any more")])
  await run({ ...mail, send_before: "2026-12-01T12:00:00.001Z" })
  expect(sent).toEqual([id])
})

test("what may work later is tried again, without a word but the last time", async () => {
  for (const kind of ["away", "later"] as const) {
    lines.length = 0
    expect(Either.isLeft(await run(mail, fails(kind)))).toBe(true)
    expect(lines).toEqual([])
    expect(Either.isLeft(await run(mail, fails(kind), true))).toBe(true)
    expect(lines).toEqual([expect.stringMatching(/^ERROR .*given up.*reader@people\.test.*no such mailbox/)])
  }
})

test("what is refused for good is given up with a line that says whose and why", async () => {
  expect(Either.isRight(await run(mail, fails("never")))).toBe(true)
  expect(lines).toEqual([expect.stringMatching(/^ERROR .*refused for good.*reader@people\.test.*no such mailbox/)])
})
