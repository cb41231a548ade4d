/** The input of a call, read by its operation's schema: every issue at once, those the wire found, those of the schema and those the handler knows. */
import { Effect, Either, type ParseResult, Schema } from "effect"
import { detailsOf } from "../../../domain/api/schema/Invalid.ts"
import { type Failure, invalid } from "../../../domain/Failure.ts"
import { type Any, placeOf } from "../../../domain/Operation.ts"
import type { Principal } from "../../../domain/Principal.ts"
import type { ErasedHandler } from "./ErasedHandlers.ts"
import type { RawInput } from "./OperationCall.ts"

type Decode = (input: unknown) => Effect.Effect<unknown, ParseResult.ParseError>

/** Made once an operation: a schema is compiled when its decoder is. */
const decoders = new WeakMap<Any, Decode>()
const decoderOf = (operation: Any): Decode => {
  const known = decoders.get(operation)
  if (known !== undefined) return known
  const decode = Schema.decodeUnknown(operation.input, { errors: "all" })
  decoders.set(operation, decode)
  return decode
}

/** `issuesOf` knows what else is wrong with an input whose shape is wrong: it is asked so that all is said at once. */
export const validated = (
  operation: Any,
  { value, issues }: RawInput,
  issuesOf: ErasedHandler["issues"]
): Effect.Effect<unknown, Failure, Principal> =>
  Effect.gen(function* () {
    const decoded = yield* Effect.either(decoderOf(operation)(value))
    if (Either.isRight(decoded) && issues.length === 0) return decoded.right
    const shape = Either.isRight(decoded)
      ? []
      : detailsOf(decoded.left, (key) => {
          const place = placeOf(operation, key)
          return place === "body" ? key : `${place}.${key}`
        })
    return yield* invalid([...issues, ...shape, ...(issuesOf === undefined ? [] : yield* issuesOf(value))])
  })
