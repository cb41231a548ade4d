/**
 * Request bodies, whichever wire they come by: none is longer than it may be or slower than a poor line,
 * and together they take no more memory than there is for them, in the process and from one address. A
 * body has its place from the front door, before anything is waited for, until its request is answered.
 */
import { Clock, Duration, Effect, Either } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { mostBodyBytes } from "../../domain/api/schema/BodySize.ts"
import { BodyTooLarge, detail, type Failure, MalformedJson, RateLimited, Unavailable } from "../../domain/Failure.ts"
import { networkOf } from "../store/CallLimits.ts"
import { declaredJson, parseJson } from "./JsonBody.ts"

/** Who dribbles is cut off: a body has this long, and a second more for so many bytes that came, up to a limit. */
const grace = Duration.seconds(5)
const leastBytesASecond = 8 * 1024
const longest = Duration.seconds(20)

/** A body of this many bytes at most comes in one piece, or nearly. */
const onePieceBytes = 8 * 1024
/** What a body is first given to fill; most never need more. */
const firstBytes = 4 * 1024
/** What a body takes that does not say its length: the server keeps about as much of what nobody has read yet. */
const unannouncedBytes = 512 * 1024
const mebibyte = 1024 * 1024

/** How soon a body that found no room may come again, in seconds. */
const soon = { after: 1, limit: null, window: null } as const

/** What is said of a body of more than `most` bytes. */
export const tooLarge = (most: number, announced: number | null) =>
  BodyTooLarge(`The body is larger than the ${most} bytes it may have here. Send less in one request.`, {
    details: [detail("", "too_large", `must be at most ${most} bytes`, most, announced ?? undefined)]
  })

const late = () => MalformedJson("The body came too slowly, or not at all. Send it again.")
const endedEarly = () => MalformedJson("The body ended before it was complete.")

/** Milliseconds in which `bytes` may come. */
const timeFor = (bytes: number) =>
  Math.min(Duration.toMillis(longest), Duration.toMillis(grace) + (bytes / leastBytesASecond) * 1000)

/** The length a request gives its body; null where it gives none. */
const announcedBy = ({ headers }: Request): number | null => {
  const length = Number(headers.get("content-length") ?? Number.NaN)
  return Number.isSafeInteger(length) ? length : null
}

/** The place of one body. */
interface Holding {
  readonly network: string
  bytes: number
}

export class Bodies extends Effect.Service<Bodies>()("launchbook/Bodies", {
  effect: Effect.gen(function* () {
    const { bodyMemoryMb, bodyMemoryPerAddressMb } = yield* AppConfigTag
    const byNetwork = new Map<string, number>()
    let held = 0

    const holdings = new WeakMap<Request, Holding>()

    /** Makes the place of a body that big; what there is no room for is the failure. */
    const grow = (holding: Holding, bytes: number): Failure | null => {
      const more = bytes - holding.bytes
      const ofNetwork = (byNetwork.get(holding.network) ?? 0) + more
      if (ofNetwork > bodyMemoryPerAddressMb * mebibyte)
        return RateLimited("Too many large bodies at once from this address. Send them one after the other.", {
          retry: soon
        })
      if (held + more > bodyMemoryMb * mebibyte)
        return Unavailable("Too many large bodies at once. Send it again in a second.", { retry: soon })
      holding.bytes = bytes
      byNetwork.set(holding.network, ofNetwork)
      held += more
      return null
    }

    /** A request has come; the failure says that there is no room for its body now. */
    const enter = (request: Request, address: string): Failure | null => {
      const announced = announcedBy(request) ?? (request.headers.has("transfer-encoding") ? unannouncedBytes : 0)
      const holding = { network: networkOf(address), bytes: 0 }
      holdings.set(request, holding)
      return announced === 0 ? null : grow(holding, Math.min(announced, mostBodyBytes))
    }
    /** It is answered, or its sender has gone. */
    const leave = (request: Request) => {
      const holding = holdings.get(request)
      if (holding === undefined) return
      holdings.delete(request)
      held -= holding.bytes
      const left = (byNetwork.get(holding.network) ?? 0) - holding.bytes
      if (left > 0) byNetwork.set(holding.network, left)
      else byNetwork.delete(holding.network)
    }

    /** Into one buffer that grows: a list of pieces would take far more than the bytes in them. */
    const fill = (reader: ReadableStreamDefaultReader<Uint8Array>, holding: Holding, most: number, announced: number) =>
      Effect.gen(function* () {
        const began = yield* Clock.currentTimeMillis
        let bytes = new Uint8Array(0)
        let size = 0
        for (;;) {
          const left = timeFor(size) - ((yield* Clock.currentTimeMillis) - began)
          if (left <= 0) return yield* late()
          const { done, value } = yield* Effect.tryPromise({
            try: () => reader.read(),
            catch: endedEarly
          }).pipe(Effect.timeoutFail({ duration: left, onTimeout: late }))
          if (done) return bytes.subarray(0, size)
          const whole = size + value.byteLength
          if (whole > most) return yield* tooLarge(most, null)
          if (whole > bytes.byteLength) {
            const room = Math.max(whole, Math.min(announced, Math.max(firstBytes, 2 * bytes.byteLength)))
            const refused = room > holding.bytes ? grow(holding, room) : null
            if (refused !== null) return yield* refused
            const grown = new Uint8Array(room)
            grown.set(bytes.subarray(0, size))
            bytes = grown
          }
          bytes.set(value, size)
          size = whole
        }
      })

    /** The bytes of a body, at most so many; a longer one is given up as soon as that shows. */
    const read = (request: Request, most: number): Effect.Effect<Uint8Array, Failure> =>
      Effect.gen(function* () {
        const announced = announcedBy(request)
        if (announced !== null && announced > most) return yield* tooLarge(most, announced)
        if (request.body === null) return new Uint8Array()
        const holding = holdings.get(request)
        if (holding === undefined) return yield* Effect.dieMessage("a request came around the front door")
        const reader = request.body.getReader()
        return yield* fill(reader, holding, most, announced ?? most).pipe(
          Effect.ensuring(Effect.sync(() => void reader.cancel().catch(() => {})))
        )
      })

    /**
     * The same for a short body that said how long it is, and has its place from the front door: one promise and one
     * timer, no fiber. Undefined for every other body, which is left as it is.
     */
    const readSoon = (request: Request, most: number): Promise<Either.Either<Uint8Array, Failure>> | undefined => {
      const announced = announcedBy(request)
      if (announced === null || announced <= 0 || announced > Math.min(most, onePieceBytes)) return undefined
      if (!holdings.has(request)) return undefined
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(Either.left(late())), timeFor(announced))
        request
          .bytes()
          .then(
            (bytes) => resolve(bytes.byteLength > most ? Either.left(tooLarge(most, null)) : Either.right(bytes)),
            () => resolve(Either.left(endedEarly()))
          )
          .finally(() => clearTimeout(timer))
      })
    }

    /** The JSON value of a body of at most so many bytes, `undefined` where there is none. */
    const json = (request: Request, most: number): Effect.Effect<unknown, Failure> =>
      Effect.gen(function* () {
        const soon = readSoon(request, most)
        // A stream and a race with its time cost more than all else of reading a short one.
        const bytes = soon === undefined ? yield* read(request, most) : yield* yield* Effect.promise(() => soon)
        if (bytes.byteLength === 0) return undefined
        yield* declaredJson(request)
        return yield* parseJson(bytes)
      })

    return { enter, leave, read, readSoon, json } as const
  })
}) {}
