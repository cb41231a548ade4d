/** Reading a request body, whichever wire it came by: JSON only, at most 1 MiB, at most 32 deep. */
import { Effect } from "effect"
import { BodyTooLarge, type Failure, MalformedJson, UnsupportedMediaType } from "../domain/Failure.ts"

export const maxBodyBytes = 1024 * 1024
const maxDepth = 32

/** The bytes of a body; a longer one is given up as soon as that shows. */
export const bytesOf = (request: Request, max: number = maxBodyBytes): Effect.Effect<Uint8Array, Failure> =>
  Effect.gen(function* () {
    if (Number(request.headers.get("content-length") ?? 0) > max) return yield* BodyTooLarge()
    const { body } = request
    if (body === null) return new Uint8Array()
    const read = yield* Effect.tryPromise({
      try: async () => {
        const chunks: Array<Uint8Array> = []
        let size = 0
        for await (const chunk of body) {
          size += chunk.byteLength
          if (size > max) return undefined
          chunks.push(chunk)
        }
        return Buffer.concat(chunks)
      },
      catch: () => MalformedJson("The body ended before it was complete.")
    })
    return read ?? (yield* BodyTooLarge())
  })

/** How deep brackets nest, counted before parsing, because a parser follows a million of them. */
const isTooDeep = (text: string): boolean => {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (quoted) {
      if (code === 0x5c) i++
      else if (code === 0x22) quoted = false
    } else if (code === 0x22) quoted = true
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > maxDepth) return true
    } else if (code === 0x5d || code === 0x7d) depth--
  }
  return false
}

const utf8 = new TextDecoder("utf-8", { fatal: true })
/** The JSON value that bytes spell. */
export const parseJson = (bytes: Uint8Array): Effect.Effect<unknown, Failure> =>
  Effect.try({
    try: () => {
      const text = utf8.decode(bytes)
      if (isTooDeep(text)) throw new Error("too deep")
      const value: unknown = JSON.parse(text)
      return value
    },
    catch: () => MalformedJson()
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
