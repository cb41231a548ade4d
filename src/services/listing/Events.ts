/**
 * What happened, written down in the transaction in which it did. A job tells whoever is to be told, a page of events a
 * transaction: their mails and deliveries commit with the mark that they were told, so each is told once.
 */
import { Effect } from "effect"
import type { NewEvent } from "../../domain/people/Event.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { Jobs } from "../store/Jobs.ts"
import { type EventRow, EventsRepo } from "./rows/EventsRepo.ts"

export type { EventRow } from "./rows/EventsRepo.ts"

/** Small enough that a page's transaction is over before anyone waits for it. */
const pageSize = 100

export class Events extends Effect.Service<Events>()("launchbook/Events", {
  dependencies: [EventsRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* EventsRepo
    const changes = yield* Changes
    const jobs = yield* Jobs

    /** Keeps events of the transaction under way, however many. */
    const emit = (...events: ReadonlyArray<NewEvent>) =>
      events.length === 0
        ? Effect.void
        : Effect.flatMap(instant, (now) => repo.insert(events, now)).pipe(
            Effect.zipRight(jobs.send("tell-events", {})),
            Effect.asVoid
          )

    /** Tells every event that is not told; `teller` only queues, in the same transaction. */
    const tellAll = (teller: (event: EventRow) => Effect.Effect<void>): Effect.Effect<void> =>
      changes
        .transaction(
          Effect.gen(function* () {
            const events = yield* repo.lockUntold(pageSize)
            yield* Effect.forEach(events, teller, { discard: true })
            if (events.length > 0)
              yield* repo.told(
                events.map(({ id }) => id),
                yield* instant
              )
            return events.length === pageSize
          })
        )
        .pipe(Effect.repeat({ while: (more) => more }), Effect.asVoid)

    return { emit, tellAll } as const
  })
}) {}
