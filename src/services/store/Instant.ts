/** The instant it is, as the database takes one; from Effect's clock, so that a test can move it. */
import { Clock, Effect } from "effect"

export const instant: Effect.Effect<Date> = Effect.map(Clock.currentTimeMillis, (millis) => new Date(millis))
