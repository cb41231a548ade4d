/** The handlers by the names of their operations, their types forgotten: `Operations` proved them one by one. */
import { Effect } from "effect"
import type { Detail, Failure } from "../../../domain/Failure.ts"
import type { Any } from "../../../domain/Operation.ts"
import type { Principal } from "../../../domain/Principal.ts"
import { Operations } from "../../Operations.ts"

export interface ErasedHandler {
  /** What is wrong with an input of a wrong shape beyond that shape; left out where the shape is all there is. */
  readonly issues?: (given: unknown) => Effect.Effect<ReadonlyArray<Detail>, never, Principal>
  /** Null where nothing has to be asked outside of the transaction. */
  readonly prepare: ((input: unknown) => Effect.Effect<unknown, Failure, Principal>) | null
  readonly commit: (input: unknown, prepared: unknown) => Effect.Effect<unknown, Failure, Principal>
}

export class ErasedHandlers extends Effect.Service<ErasedHandlers>()("launchbook/ErasedHandlers", {
  dependencies: [Operations.Default],
  effect: Effect.gen(function* () {
    const byName = new Map<string, ErasedHandler>(
      Object.entries(yield* Operations).map(([name, handler]): [string, ErasedHandler] => [
        name,
        // Checked where they are listed, name by name and type by type; here they meet again as one.
        (typeof handler === "function" ? { prepare: null, commit: handler } : handler) as unknown as ErasedHandler
      ])
    )

    const of = ({ name }: Any): Effect.Effect<ErasedHandler> => {
      const handler = byName.get(name)
      return handler === undefined ? Effect.dieMessage(`no handler for ${name}`) : Effect.succeed(handler)
    }

    return { of } as const
  })
}) {}
