/** What bytes must be to be the JSON of an operation, whichever wire they came by. */
import { Effect, Either } from "effect"
import { type Failure, MalformedJson, UnsupportedMediaType } from "../../domain/Failure.ts"
import { holdsMore, nestsDeeper } from "../../domain/text/Json.ts"

const maxDepth = 32
/** The longest body has some hundreds. */
const maxValues = 10_000

const utf8 = new TextDecoder("utf-8", { fatal: true })
/** The JSON value that bytes spell. */
export const parseJson = (bytes: Uint8Array): Either.Either<unknown, Failure> => {
  try {
    const text = utf8.decode(bytes)
    if (!nestsDeeper(text, maxDepth) && !holdsMore(text, maxValues)) return Either.right(JSON.parse(text))
  } catch {
    // Neither UTF-8 nor JSON: refused in the same words as what is too deep.
  }
  return Either.left(MalformedJson())
}

const jsonType = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i
/** Whether a body says it is JSON. */
export const isDeclaredJson = ({ headers }: Request): boolean => {
  const type = headers.get("content-type")
  return type === "application/json" || (type !== null && jsonType.test(type.trim()))
}
/** Refuses a body that does not say it is JSON. */
export const declaredJson = (request: Request): Effect.Effect<void, Failure> => {
  if (isDeclaredJson(request)) return Effect.void
  const type = request.headers.get("content-type")
  return UnsupportedMediaType(
    type === null
      ? undefined
      : `The body must be JSON, not ${type.slice(0, 100)}. Send it with \`Content-Type: application/json\`.`
  )
}
