/**
 * Whether mail goes out just now, as this process knows it. While the server is away one mail at a time asks for it,
 * ever less often, and the others wait for what comes of that: so an outage costs a few attempts a minute however many
 * mails are queued, and ends for all of them at once.
 */
import { Clock, Effect } from "effect"
import { MailFailure } from "./MailShapes.ts"

export const lineLimits = {
  /** Milliseconds until an absent server is asked again, doubling from the first to the last. */
  askAgain: { first: 1000, last: 15_000 },
  /** How long a mail waits for the server, before its job is given back to the queue. */
  patience: 25_000
} as const

const awayStill = new MailFailure({ kind: "away", message: "the mail server is away" })

export const makeMailLine = Effect.gen(function* () {
  const { askAgain, patience } = lineLimits
  /** One at a time asks. */
  const turn = yield* Effect.makeSemaphore(1)
  /** Open while the server is there, as far as is known. */
  const there = yield* Effect.makeLatch(true)
  let failures = 0
  let nextAt = 0

  const noteAway = (now: number) =>
    Effect.gen(function* () {
      nextAt = now + Math.min(askAgain.last, askAgain.first * 2 ** Math.min(failures, 10))
      failures++
      if (failures === 1) yield* Effect.logWarning("the mail server is away: mails wait")
      yield* there.close
    })
  const noteThere = Effect.gen(function* () {
    if (failures > 0) yield* Effect.logInfo("the mail server is back")
    failures = 0
    yield* there.open
  })

  /** A server that refuses one mail is there. */
  const noted = (attempt: Effect.Effect<void, MailFailure>) =>
    attempt.pipe(
      Effect.tap(noteThere),
      Effect.tapError(({ kind }) => (kind === "away" ? Effect.flatMap(Clock.currentTimeMillis, noteAway) : noteThere))
    )

  /** Asks when it is time to, if nobody has found the server there meanwhile. */
  const ask = (attempt: Effect.Effect<void, MailFailure>) =>
    turn.withPermits(1)(
      Effect.gen(function* () {
        if (failures > 0 && (yield* Clock.currentTimeMillis) < nextAt) return yield* awayStill
        return yield* noted(attempt)
      })
    )

  /** Makes an attempt: at once while the server is there; else as soon as it is back, or when it is time to ask. */
  const through = (attempt: Effect.Effect<void, MailFailure>): Effect.Effect<void, MailFailure> =>
    Effect.gen(function* () {
      const end = (yield* Clock.currentTimeMillis) + patience
      for (;;) {
        const now = yield* Clock.currentTimeMillis
        if (failures > 0) {
          if (now >= end) return yield* awayStill
          yield* Effect.race(there.await, Effect.sleep(Math.min(Math.max(nextAt - now, 0), end - now)))
        }
        const tried = yield* Effect.either(failures > 0 ? ask(attempt) : noted(attempt))
        if (tried._tag === "Right") return
        if (tried.left.kind !== "away") return yield* tried.left
      }
    })

  return { through } as const
})
