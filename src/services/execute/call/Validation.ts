/** The input of a call, read by its operation's schema: every issue at once, those the wire found and those of the schema. */
import { Effect, Either, type ParseResult, Schema } from "effect"
import { type Failure, invalid } from "../../../domain/Failure.ts"
import { type Any, placeOf } from "../../../domain/Operation.ts"
import { detailsOf } from "../../../domain/text/Invalid.ts"
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

export const validated = (operation: Any, { value, issues }: RawInput): Effect.Effect<unknown, Failure> =>
  Effect.flatMap(Effect.either(decoderOf(operation)(value)), (decoded) => {
    const found = Either.isRight(decoded)
      ? issues
      : issues.concat(
          detailsOf(decoded.left, (key) => {
            const place = placeOf(operation, key)
            return place === "body" ? key : `${place}.${key}`
          })
        )
    return Either.isRight(decoded) && found.length === 0 ? Effect.succeed(decoded.right) : invalid(found)
  })
