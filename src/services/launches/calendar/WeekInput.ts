/** A week as a caller names it. */
import { Clock, Effect, Either } from "effect"
import { detail, type InvalidRequest, invalid } from "../../../domain/Failure.ts"
import { type Monday, parse } from "../../../domain/Week.ts"

/** The week that `text` names now; `path` is where the text stood in the request. */
export const weekFrom = (text: string, path: string): Effect.Effect<Monday, ReturnType<typeof InvalidRequest>> =>
  Effect.flatMap(Clock.currentTimeMillis, (now) =>
    Either.match(parse(text, now), {
      onLeft: ({ message }) => invalidWeek(path, message),
      onRight: Effect.succeed
    })
  )

export const invalidWeek = (path: string, message: string) => invalid([detail(path, "invalid_format", message)])
