/**
 * The effect of a write: once under its key, in one transaction with its audit entry and its jobs. Its budget is drawn
 * on after the key is found free, so that a replay costs nothing.
 */
import { Effect } from "effect"
import type { Failure } from "../../../domain/Failure.ts"
import type { Caller, Principal } from "../../../domain/Principal.ts"
import { Audit } from "../../store/Audit.ts"
import { Budgets } from "../../store/Budgets.ts"
import type { ErasedHandler } from "../call/ErasedHandlers.ts"
import { type Answer, type Call, targetOf } from "../call/OperationCall.ts"
import { fingerprintOf } from "./Fingerprint.ts"
import { Idempotency, type Keyed } from "./Idempotency.ts"

export class Writing extends Effect.Service<Writing>()("launchbook/Writing", {
  dependencies: [Audit.Default, Budgets.Default, Idempotency.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const budgets = yield* Budgets
    const idempotency = yield* Idempotency

    const run = (
      { operation, idempotencyKey: key, requestId }: Call,
      { userId, credential }: Caller,
      { prepare, commit }: ErasedHandler,
      input: unknown
    ): Effect.Effect<Answer, Failure, Principal> => {
      const target = targetOf(operation, input)
      const keyed: Keyed | null =
        key === null || !operation.idempotent
          ? null
          : {
              slot: { userId, target: `${operation.name} ${target ?? ""}`, key },
              fingerprint: fingerprintOf(operation.name, input)
            }
      const actor = { userId, credential: `${credential.type}:${credential.id}`, requestId }

      const effect = (prepared: unknown) =>
        Effect.gen(function* () {
          const output = yield* commit(input, prepared)
          const body = JSON.stringify(output)
          yield* audit.write(actor, operation.name, target)
          return { status: operation.status, body, output, kept: null, replayed: false } satisfies Answer
        })

      const begin = budgets.begin(operation, { userId, target })
      return prepare === null
        ? idempotency.once(keyed, Effect.zipRight(begin, effect(undefined)))
        : budgets.orGiveBack(idempotency.afterAsking(keyed, Effect.zipRight(begin, prepare(input)), effect))
    }

    return { run } as const
  })
}) {}
