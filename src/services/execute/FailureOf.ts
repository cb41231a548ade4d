/** What a caller hears of whatever went wrong inside: a failure of the contract, and nothing of its inside. */
import { Cause, Effect } from "effect"
import { Failure, Internal, Unavailable } from "../../domain/Failure.ts"
import { outageOf } from "../store/Database.ts"

/** Seconds until it is worth asking again. */
const afterAway = 1
const afterReadonly = 30

const readonly =
  "Nothing can be saved right now: the database's disk is full, or it is a copy that only lets read. Reading goes on."

const later = (message: string | undefined, after: number) =>
  Unavailable(message, { retry: { after, limit: null, window: null } })

export const failureOf = (cause: Cause.Cause<unknown>): Effect.Effect<Failure> => {
  const squashed = Cause.squash(cause)
  if (squashed instanceof Failure) return Effect.succeed(squashed)
  if (Cause.isInterruptedOnly(cause)) return Effect.succeed(Unavailable())
  switch (outageOf(squashed)) {
    case "away":
      return Effect.as(Effect.logWarning("the database is away", cause), later(undefined, afterAway))
    case "readonly":
      return Effect.as(Effect.logError("the database takes no writes", cause), later(readonly, afterReadonly))
    case undefined:
      return Effect.as(Effect.logError("unexpected failure", cause), Internal())
  }
}
