/**
 * What of a public page is everybody's, kept as values: whoever is signed in gets a page of their own, but what it says of
 * a product is the same for all. A page whole, for who has no session, is kept in the byte cache.
 */
import { Clock, Effect } from "effect"
import type { Failure } from "../../../domain/Failure.ts"
import type { Subject } from "../../../domain/Operation.ts"
import { type KeptCopy, keptCopies, lifeOf } from "../../../services/execute/Kept.ts"
import { Changes } from "../../../services/store/Changes.ts"

interface PagePart extends KeptCopy {
  readonly value: unknown
  readonly bytes: number
}

/** The pages that people look at in a day are few; these bound what a crawl by somebody signed in can fill. */
const mostParts = 2000
const mostBytes = 32 * 1024 * 1024
const mostBytesOfOne = 1024 * 1024
/** What a value takes in memory for each character of its JSON, about. */
const bytesACharacter = 3

export const makePageParts = Effect.gen(function* () {
  const { madeOnce } = yield* keptCopies<PagePart>(yield* Changes, yield* Effect.clock, {
    most: mostParts,
    mostBytes,
    mostBytesOfOne,
    bytesOf: ({ bytes }) => bytes
  })
  const { once } = madeOnce<Failure>()

  /** The part of the page at `address`. `shown` hears what it shows; what `make` reads has been added to it by then. */
  return <A, R>(
    address: string,
    shown: Set<Subject>,
    maxAge: number | undefined,
    make: Effect.Effect<A, Failure, R>
  ): Effect.Effect<A, Failure, R> =>
    Effect.map(
      once(
        address,
        null,
        Effect.zipWith(make, Clock.currentTimeMillis, (value, now): PagePart => {
          const bytes = bytesACharacter * JSON.stringify(value).length
          return { value, bytes, subjects: [...shown], ...lifeOf(now, maxAge) }
        })
      ),
      ({ value, subjects }) => {
        for (const subject of subjects) shown.add(subject)
        // Under its address a page keeps what it made itself.
        return value as A
      }
    )
})
export type PageParts = Effect.Effect.Success<typeof makePageParts>
