/** A week as a caller names it: in a form that can name one, and within what there is of the calendar. */
import { Clock, Effect, Either } from "effect"
import { detail, type InvalidRequest, invalid, NotFound } from "../../../domain/Failure.ts"
import { weeksAhead } from "../../../domain/launch/Launch.ts"
import { addWeeks, type Monday, parse, type WeekWord, weekOf, weeksBetween } from "../../../domain/Week.ts"

type NoSuchWeek = ReturnType<typeof InvalidRequest> | ReturnType<typeof NotFound>

/** Where the text stood in the request, and the words that may stand there. */
export interface WeekPlace {
  readonly path: string
  readonly words: ReadonlyArray<WeekWord>
}

/**
 * The week that `text` names now. `first` is the week of the first launch; the directory has a last week all the
 * same before anything was launched in it, so that `last` can always be asked for.
 */
export const weekFrom = (
  text: string,
  { path, words }: WeekPlace,
  first: Effect.Effect<Monday | undefined>
): Effect.Effect<Monday, NoSuchWeek> =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const parsed = parse(text, now, words)
    if (Either.isLeft(parsed) && parsed.left.reason === "malformed")
      return yield* invalidWeek(path, parsed.left.message)
    const current = weekOf(now)
    const began = (yield* first) ?? current
    const last = addWeeks(current, -1)
    const earliest = weeksBetween(last, began) > 0 ? last : began
    const latest = addWeeks(current, weeksAhead)
    if (Either.isLeft(parsed) || parsed.right < earliest || parsed.right > latest)
      return yield* NotFound(`There is no such week: the first is that of ${earliest}, the last that of ${latest}.`)
    return parsed.right
  })

export const invalidWeek = (path: string, message: string) => invalid([detail(path, "invalid_format", message)])
