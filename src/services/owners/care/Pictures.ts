/**
 * What an upload becomes before it is kept: a picture drawn anew by us. Its kind is told by its first bytes, never by
 * its name or by what the browser calls it; its size is read before anything is unpacked; and what is kept is made of
 * its pixels and what their colours mean, so that neither where it was taken nor a script hidden in it comes along.
 */
import { createHash } from "node:crypto"
import { Effect } from "effect"
import type { Picture } from "../rows/ImagesRepo.ts"
import { type CareRefused, refuse } from "./CareOf.ts"

/** Bounds of a picture. */
export const pictureLimits = {
  /** Of the file that is sent. */
  bytes: 4 * 1024 * 1024,
  /** Width by height of it, before it is made smaller: a screen of 6000 by 4000. */
  pixels: 24_000_000,
  /** The longer side of what is kept and served. */
  side: 1920,
  /** The same of a founder's picture. */
  faceSide: 512,
  /** The shorter side at least: what is less is a tracking pixel or a mistake. */
  leastSide: 32
} as const

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  bytes.length >= at + text.length && [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

/** What is taken: all browsers show these, and their decoders come with the runtime on every machine alike. */
const isTaken = (bytes: Uint8Array): boolean =>
  startsWith(bytes, "\u0089PNG\r\n\u001a\n") ||
  startsWith(bytes, "\u00ff\u00d8\u00ff") ||
  (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8))

const wrongKind = () => refuse("This is no PNG, JPEG or WebP picture. Save it as one of these, and send it again.")
const broken = () => refuse("The picture is broken. Open it and save it anew, and send it again.")
const tooManyPixels = () =>
  refuse(`The picture has more than ${pictureLimits.pixels / 1_000_000} million pixels. Make it smaller first.`)

const codeOf = (cause: unknown) =>
  typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : ""
const asRefusal = (cause: unknown) => (codeOf(cause) === "ERR_IMAGE_TOO_MANY_PIXELS" ? tooManyPixels() : broken())

/** Unpacked, the largest takes a hundred megabytes: one at a time in a process. */
const turn = Effect.unsafeMakeSemaphore(1)

/** The picture in a file, its longer side at most `side` pixels. */
export const pictureIn = (file: Uint8Array, side: number): Effect.Effect<Picture, CareRefused> =>
  Effect.gen(function* () {
    if (file.byteLength === 0) return yield* refuse("Choose a picture first.")
    if (file.byteLength > pictureLimits.bytes)
      return yield* refuse(`The picture is larger than ${pictureLimits.bytes / 1024 / 1024} MB. Make it smaller first.`)
    if (!isTaken(file)) return yield* wrongKind()
    const image = new Bun.Image(file, { maxPixels: pictureLimits.pixels })
    const { width, height } = yield* Effect.tryPromise({ try: () => image.metadata(), catch: asRefusal })
    if (Math.min(width, height) < pictureLimits.leastSide)
      return yield* refuse(`The picture is smaller than ${pictureLimits.leastSide} pixels.`)
    const bytes = yield* Effect.tryPromise({
      try: () => image.resize(side, side, { fit: "inside", withoutEnlargement: true }).webp({ quality: 86 }).buffer(),
      catch: asRefusal
    })
    const hash = createHash("sha256").update(bytes).digest("hex")
    return { hash, bytes, width: image.width, height: image.height }
  }).pipe(turn.withPermits(1))
