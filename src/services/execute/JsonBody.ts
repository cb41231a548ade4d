/** Reading a request body, whichever wire it came by: JSON only, and no more of it than an operation can mean. */
import { Duration, Effect } from "effect"
import { BodyTooLarge, type Failure, MalformedJson, UnsupportedMediaType } from "../../domain/Failure.ts"
import { holdsMore, nestsDeeper } from "../../domain/text/Json.ts"

/** The longest body with every field filled to its limit and each character written as an escape is less. */
const maxBodyBytes = 4 * 1024 * 1024
const maxDepth = 32
/** The longest body has some hundreds. */
const maxValues = 10_000

/** A body that has not come by then does not come; who dribbles holds nothing longer than this. */
const bodyWithin = Duration.seconds(20)

/** The bytes of a body; a longer one is given up as soon as that shows. */
export const bytesOf = (request: Request, max: number = maxBodyBytes): Effect.Effect<Uint8Array, Failure> =>
  Effect.gen(function* () {
    if (Number(request.headers.get("content-length") ?? 0) > max) return yield* BodyTooLarge()
    if (request.body === null) return new Uint8Array()
    const reader = request.body.getReader()
    const read = yield* Effect.tryPromise({
      try: async () => {
        const chunks: Array<Uint8Array> = []
        let size = 0
        for (;;) {
          const { done, value } = await reader.read()
          if (done) return Buffer.concat(chunks)
          size += value.byteLength
          if (size > max) return undefined
          chunks.push(value)
        }
      },
      catch: () => MalformedJson("The body ended before it was complete.")
    }).pipe(
      Effect.timeoutFail({
        duration: bodyWithin,
        onTimeout: () => MalformedJson(`The body did not arrive within ${Duration.toSeconds(bodyWithin)} seconds.`)
      }),
      Effect.ensuring(Effect.sync(() => void reader.cancel().catch(() => {})))
    )
    return read ?? (yield* BodyTooLarge())
  })

const utf8 = new TextDecoder("utf-8", { fatal: true })
/** The JSON value that bytes spell. */
export const parseJson = (bytes: Uint8Array): Effect.Effect<unknown, Failure> =>
  Effect.gen(function* () {
    const text = yield* Effect.try({ try: () => utf8.decode(bytes), catch: () => MalformedJson() })
    if (nestsDeeper(text, maxDepth) || holdsMore(text, maxValues)) return yield* MalformedJson()
    return yield* Effect.try({ try: (): unknown => JSON.parse(text), catch: () => MalformedJson() })
  })

const jsonType = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i
/** Refuses a body that does not say it is JSON. */
export const declaredJson = (request: Request): Effect.Effect<void, Failure> => {
  const type = request.headers.get("content-type")
  if (type !== null && jsonType.test(type.trim())) return Effect.void
  return UnsupportedMediaType(
    type === null
      ? undefined
      : `The body must be JSON, not ${type.slice(0, 100)}. Send it with \`Content-Type: application/json\`.`
  )
}

/** The JSON value of a body, `undefined` where there is none. */
export const jsonOf = (request: Request): Effect.Effect<unknown, Failure> =>
  Effect.gen(function* () {
    const bytes = yield* bytesOf(request)
    if (bytes.byteLength === 0) return undefined
    yield* declaredJson(request)
    return yield* parseJson(bytes)
  })
