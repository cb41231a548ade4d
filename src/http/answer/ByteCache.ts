/**
 * Answers to anonymous reads, kept as the bytes that leave. An entry is dropped the moment something
 * it shows changes, here or in another process, so nothing stale is served and no answer needs an
 * age, save one that says how long ago something was. An answer that was being made while anything
 * changed is sent but not kept.
 */
import { Clock, Effect } from "effect"
import { LRUCache } from "lru-cache"
import type { Subject } from "../../domain/Operation.ts"
import { day } from "../../domain/Week.ts"
import { Changes, everything } from "../../services/store/Changes.ts"
import { isWorthEncoding } from "./Encoding.ts"

export interface Cached {
  readonly body: Uint8Array
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  /** The body in other content encodings, made when first asked for. */
  readonly encoded: Map<string, Uint8Array>
  readonly subjects: ReadonlyArray<Subject>
  /** Weeks and «today» turn at midnight UTC; no entry lives past it, nor on in a time that is to come again. */
  readonly from: number
  readonly until: number
}

/** Entries are a few kilobytes; these bound the memory of a crawl over every page of every list, as long as it can. */
const maxEntries = 5000
const maxEntryBytes = 512 * 1024
const maxBytes = 64 * 1024 * 1024

/** What an entry may come to hold: in all its encodings together, an answer is at most twice as long again. */
const bytesOf = ({ body: { byteLength } }: Cached) => (isWorthEncoding(byteLength) ? 3 * byteLength : byteLength)

export class ByteCache extends Effect.Service<ByteCache>()("launchbook/ByteCache", {
  scoped: Effect.gen(function* () {
    const changes = yield* Changes
    const clock = yield* Effect.clock
    const keysOf = new Map<Subject, Set<string>>()
    let generation = 0

    const forget = ({ subjects }: Cached, key: string) => {
      for (const subject of subjects) {
        const keys = keysOf.get(subject)
        keys?.delete(key)
        if (keys?.size === 0) keysOf.delete(subject)
      }
    }
    /** The least recently asked for goes first; whatever goes, and why ever, is forgotten under its subjects. */
    const entries = new LRUCache<string, Cached>({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: bytesOf,
      dispose: forget
    })

    yield* changes.subscribe((subjects) => {
      generation++
      if (subjects.includes(everything)) entries.clear()
      else for (const subject of subjects) for (const key of [...(keysOf.get(subject) ?? [])]) entries.delete(key)
    })

    const get = (key: string): Cached | undefined => {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      const now = clock.unsafeCurrentTimeMillis()
      if (now < entry.until && now >= entry.from) return entry
      entries.delete(key)
      return undefined
    }

    /** `maxAge` is the seconds it lives at most, where it tells how long ago something was. */
    const entry = (
      answer: Pick<Cached, "body" | "etag" | "headers" | "subjects">,
      maxAge?: number
    ): Effect.Effect<Cached> =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const midnight = Math.floor(now / day) * day
        const [from, until] = maxAge === undefined ? [midnight, midnight + day] : [now, now + maxAge * 1000]
        return { ...answer, encoded: new Map(), from, until: Math.min(until, midnight + day) }
      })

    /** Keeps an answer if nothing has changed since `since`. */
    const keep = (key: string, since: number, entry: Cached) => {
      if (since !== generation || entry.body.byteLength > maxEntryBytes) return
      entries.set(key, entry)
      for (const subject of entry.subjects) {
        const keys = keysOf.get(subject)
        if (keys === undefined) keysOf.set(subject, new Set([key]))
        else keys.add(key)
      }
    }

    return { get, entry, keep, generation: () => generation } as const
  })
}) {}
