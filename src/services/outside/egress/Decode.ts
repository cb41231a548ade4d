/** Unpacks a body, once and within bounds: what a small answer may grow to is decided before it grows. */
import { brotliDecompress, gunzip, inflate, inflateRaw, type ZlibOptions } from "node:zlib"
import { Effect } from "effect"
import { type BodyRoom, noWalls } from "./BodyMemory.ts"
import { EgressFailure } from "./EgressFailure.ts"
import { egressLimits } from "./EgressLimits.ts"
import type { WireResponse } from "./Exchange.ts"

/** Sent as `accept-encoding`; anything else in an answer is refused. */
export const acceptedEncodings = "gzip, br, deflate"

type Reply = (error: NodeJS.ErrnoException | null, result: Uint8Array) => void
type Unpack = (packed: Uint8Array, options: ZlibOptions, reply: Reply) => void

/** Unpacked at once: most pages come to this or a little more, and every further piece is a turn of the thread pool. */
const chunkSize = 64 * 1024

/** `deflate` means the zlib format, whose first byte is 0x?8; some servers send the bare stream. */
const deflate: Unpack = (packed, options, reply) =>
  ((packed[0] ?? 0) % 16 === 8 ? inflate : inflateRaw)(packed, options, reply)

const unpackers: Readonly<Record<string, Unpack>> = { gzip: gunzip, "x-gzip": gunzip, br: brotliDecompress, deflate }

/** Fails with `bad_encoding` or `too_large`. */
export const decode = (
  { headers, body }: WireResponse,
  url: URL,
  maxBytes: number = egressLimits.decodedBytes,
  room: BodyRoom = noWalls
): Effect.Effect<Uint8Array, EgressFailure> => {
  const failed = (reason: "bad_encoding" | "too_large", message: string) =>
    new EgressFailure({ reason, message, url: url.href })
  const tooLarge = () => failed("too_large", `The answer of ${url.hostname} is larger than what is read.`)

  const encoding = (headers["content-encoding"] ?? "").trim().toLowerCase()
  if (encoding === "" || encoding === "identity" || body.byteLength === 0) {
    return body.byteLength > maxBytes ? Effect.fail(tooLarge()) : Effect.succeed(body)
  }
  const unpack = Object.hasOwn(unpackers, encoding) ? unpackers[encoding] : undefined
  if (unpack === undefined) {
    return Effect.fail(
      failed("bad_encoding", `${url.hostname} packed its answer as "${encoding.slice(0, 40)}", which is not read.`)
    )
  }
  const byRatio = Math.max(egressLimits.ratioFloorBytes, body.byteLength * egressLimits.ratio)
  const maxOutputLength = Math.min(maxBytes, byRatio)
  return Effect.async((resume) =>
    room.atLeast(maxOutputLength, () =>
      unpack(body, { maxOutputLength, chunkSize }, (error, result) => {
        if (error === null) return resume(Effect.succeed(result))
        const grown = error.code === "ERR_BUFFER_TOO_LARGE"
        resume(
          Effect.fail(grown ? tooLarge() : failed("bad_encoding", `The answer of ${url.hostname} cannot be unpacked.`))
        )
      })
    )
  )
}
