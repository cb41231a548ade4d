/**
 * Answers that are kept in the byte cache, each made once however many ask for it at the same time. Whoever asks
 * after something has changed does not wait for an answer that was begun before.
 */
import { Effect, Fiber } from "effect"
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

export const keptAnswers = <E>(cache: ByteCache) => {
  const running = new Map<string, Fiber.Fiber<Cached, E>>()

  const made = <R>(key: string, since: number, make: Effect.Effect<Fresh, E, R>): Effect.Effect<Cached, E, R> =>
    Effect.flatMap(make, ({ text, headers, shows, maxAge }) => {
      const body = utf8.encode(text)
      const etag = `"${Bun.hash(body).toString(36)}"`
      return Effect.tap(cache.entry({ body, etag, headers, subjects: shows }, maxAge), (entry) =>
        Effect.sync(() => cache.keep(key, since, entry))
      )
    })

  /** The answer under a key; `make` runs only where it is not kept. A caller that goes away stops nobody else's. */
  return <R>(key: string, make: Effect.Effect<Fresh, E, R>): Effect.Effect<Cached, E, R> =>
    Effect.suspend(() => {
      const kept = cache.get(key)
      if (kept !== undefined) return Effect.succeed(kept)
      const since = cache.generation()
      const slot = `${since} ${key}`
      const other = running.get(slot)
      if (other !== undefined) return Fiber.join(other)
      return made(key, since, make).pipe(
        Effect.ensuring(Effect.sync(() => running.delete(slot))),
        Effect.forkDaemon,
        Effect.tap((fiber) => Effect.sync(() => running.set(slot, fiber))),
        Effect.flatMap(Fiber.join)
      )
    })
}
