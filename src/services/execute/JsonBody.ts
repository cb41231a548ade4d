/** What bytes must be to be the JSON of an operation, whichever wire they came by. */
import { Effect } from "effect"
import { type Failure, MalformedJson, UnsupportedMediaType } from "../../domain/Failure.ts"
import { holdsMore, nestsDeeper } from "../../domain/text/Json.ts"

const maxDepth = 32
/** The longest body has some hundreds. */
const maxValues = 10_000

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
