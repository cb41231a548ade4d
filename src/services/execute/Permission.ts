/**
 * Who may call what: one rule for every wire. A caller without a credential hears which scopes to ask for, one whose
 * credential is too narrow hears what is missing.
 */
import { Effect } from "effect"
import { type Failure, InsufficientScope, Unauthenticated } from "../../domain/Failure.ts"
import type { Any } from "../../domain/Operation.ts"
import { type Caller, scopes as everyScope } from "../../domain/Principal.ts"

export const permitted = (
  caller: Caller | null,
  called: ReadonlyArray<Any>,
  /** A client that never asks for more later is sent for every scope at once. */
  { asksOnce = false }: { readonly asksOnce?: boolean } = {}
): Effect.Effect<void, Failure> => {
  const needed = everyScope.filter((scope) => called.some((operation) => operation.scope === scope))
  if (needed.length === 0) return Effect.void
  if (caller === null) return Unauthenticated(undefined, { scopes: asksOnce ? everyScope : needed })
  const missing = needed.filter((scope) => !caller.scopes.has(scope))
  if (missing.length === 0) return Effect.void
  return InsufficientScope(`This needs the scope ${missing.join(" and ")}. Ask the person to grant it.`, {
    // Some clients ask for exactly these, and would lose what they have.
    scopes: everyScope.filter((scope) => caller.scopes.has(scope) || needed.includes(scope))
  })
}
