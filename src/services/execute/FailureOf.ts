/** What a caller hears of whatever went wrong inside: a failure of the contract, and nothing of its inside. */
import { SqlError } from "@effect/sql/SqlError"
import { Cause, Effect } from "effect"
import { Failure, Internal, Unavailable } from "../../domain/Failure.ts"

/** Causes that mean the database is away, by what pg says of them. */
const connectionLost = /^(08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
const isConnectionLost = (error: unknown): boolean => {
  if (!(error instanceof SqlError)) return false
  if (/acquire connection|Connection error/.test(error.message)) return true
  const cause: unknown = error.cause
  if (typeof cause !== "object" || cause === null) return false
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : ""
  const message = "message" in cause && typeof cause.message === "string" ? cause.message : ""
  return connectionLost.test(code) || /Connection terminated|timeout exceeded when trying to connect/.test(message)
}

export const failureOf = (cause: Cause.Cause<unknown>): Effect.Effect<Failure> => {
  const squashed = Cause.squash(cause)
  if (squashed instanceof Failure) return Effect.succeed(squashed)
  if (Cause.isInterruptedOnly(cause)) return Effect.succeed(Unavailable())
  return isConnectionLost(squashed)
    ? Effect.as(
        Effect.logWarning("the database is away", cause),
        Unavailable(undefined, { retry: { after: 1, limit: null, window: null } })
      )
    : Effect.as(Effect.logError("unexpected failure", cause), Internal())
}
