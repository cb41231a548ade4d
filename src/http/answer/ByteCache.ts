/**
 * Answers to reads of everybody, kept under their address as the bytes that leave (`execute/kept/KeptCopies.ts` says for how
 * long). What the operations themselves answered is kept beneath, whatever wire asked (`execute/kept/PublicAnswers.ts`).
 */
import { Effect } from "effect"
import { type KeptCopy, keptCopies, lifeOf } from "../../services/execute/Kept.ts"
import { Changes } from "../../services/store/Changes.ts"
import { isWorthEncoding } from "./Encoding.ts"

export interface Cached extends KeptCopy {
  readonly body: Uint8Array
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  /** The body in other content encodings, made when first asked for. */
  readonly encoded: Map<string, Uint8Array>
}

/** Entries are a few kilobytes; these bound the memory of a crawl over every page of every list, as long as it can. */
const maxEntries = 5000
const maxEntryBytes = 512 * 1024
const maxBytes = 128 * 1024 * 1024

/** What leaves often is held once more, ready to leave (`Hot.ts`). */
const heldTimes = 2
/** In all its encodings together, an answer is at most twice as long again. */
const encodedTimes = 3
/** What an entry may come to hold. */
const bytesOf = ({ body: { byteLength } }: Cached) =>
  heldTimes * (isWorthEncoding(byteLength) ? encodedTimes * byteLength : byteLength)

export class ByteCache extends Effect.Service<ByteCache>()("launchbook/ByteCache", {
  scoped: Effect.gen(function* () {
    const copies = yield* keptCopies<Cached>(yield* Changes, yield* Effect.clock, {
      most: maxEntries,
      mostBytes: maxBytes,
      mostBytesOfOne: heldTimes * encodedTimes * maxEntryBytes,
      bytesOf
    })

    /** `begun` is when its making began; `maxAge` the seconds it lives at most, where it tells how long ago something was. */
    const entry = (
      answer: Pick<Cached, "body" | "etag" | "headers" | "subjects">,
      begun: number,
      maxAge?: number
    ): Cached => ({ ...answer, encoded: new Map(), ...lifeOf(begun, maxAge) })

    return { ...copies, entry } as const
  })
}) {}
