/** The effect of a write: once under its key, in one transaction with its audit entry and its jobs. */
import { Effect } from "effect"
import type { Failure } from "../../../domain/Failure.ts"
import type { Caller, Principal } from "../../../domain/Principal.ts"
import { isJsonObject } from "../../../domain/text/Json.ts"
import { Audit } from "../../store/Audit.ts"
import type { ErasedHandler } from "../call/ErasedHandlers.ts"
import type { Answer, Call } from "../call/OperationCall.ts"
import { fingerprintOf } from "./Fingerprint.ts"
import { Idempotency, type Keyed } from "./Idempotency.ts"

export class Writing extends Effect.Service<Writing>()("launchbook/Writing", {
  dependencies: [Audit.Default, Idempotency.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const idempotency = yield* Idempotency

    const run = (
      { operation, idempotencyKey: key, requestId }: Call,
      { userId, credential }: Caller,
      { prepare, commit }: ErasedHandler,
      input: unknown
    ): Effect.Effect<Answer, Failure, Principal> => {
      const fields = isJsonObject(input) ? input : {}
      const path = operation.pathKeys.map((name) => String(fields[name])).join("/")
      const keyed: Keyed | null =
        key === null
          ? null
          : {
              slot: { userId, target: `${operation.name} ${path}`, key },
              fingerprint: fingerprintOf(operation.name, input)
            }
      const actor = { userId, credential: `${credential.type}:${credential.id}`, requestId }

      const effect = (prepared: unknown) =>
        Effect.gen(function* () {
          const output = yield* commit(input, prepared)
          const body = JSON.stringify(output)
          yield* audit.write(actor, operation.name, path || null)
          return { status: operation.status, body, output, shows: [], replayed: false } satisfies Answer
        })

      return idempotency.once(keyed, prepare === null ? Effect.void : prepare(input), effect)
    }

    return { run } as const
  })
}) {}
