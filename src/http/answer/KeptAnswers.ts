/** Answers that are kept in the byte cache, each made once however many ask for it at the same time. */
import { Clock, Effect } from "effect"
import type { Subject } from "../../domain/Operation.ts"
import type { ByteCache, Cached } from "./ByteCache.ts"

/** An answer to be kept. */
export interface Fresh {
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  /** What it shows. */
  readonly shows: ReadonlyArray<Subject>
  /** Seconds it is kept at most. */
  readonly maxAge?: number | undefined
}

const utf8 = new TextEncoder()

export const keptAnswers = <E>({ entry, madeOnce }: ByteCache) => {
  const { once } = madeOnce<E>()
  /** The answer under a key; `make` runs only where it is not kept. */
  return <R>(key: string, make: Effect.Effect<Fresh, E, R>): Effect.Effect<Cached, E, R> =>
    once(
      key,
      null,
      Effect.zipWith(Clock.currentTimeMillis, make, (begun, { text, headers, shows, maxAge }) => {
        const body = utf8.encode(text)
        return entry({ body, etag: `"${Bun.hash(body).toString(36)}"`, headers, subjects: shows }, begun, maxAge)
      })
    )
}
