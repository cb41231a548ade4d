/** What can go wrong with operations: every failure there is, and those of one. */
import { bodied, common, type Declared, keyFailures, NotFound, server, signedIn } from "../Failure.ts"
import type { Any } from "../Operation.ts"
import { everyOperation } from "./Api.ts"

/** Every failure there is, once, in the order of the statuses. */
export const failures: ReadonlyArray<Declared> = [
  ...new Map<string, Declared>(
    [
      ...common,
      ...bodied,
      ...signedIn,
      ...keyFailures,
      NotFound,
      ...server,
      ...everyOperation.flatMap(({ errors }) => errors)
    ].map((failure) => [failure.code, failure] as const)
  ).values()
].sort((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1))

/** What one operation can fail with. */
export const failuresOf = (operation: Any): ReadonlyArray<Declared> => [
  ...common,
  ...(operation.method === "GET" ? [] : bodied),
  ...(operation.scope === "public" ? [] : signedIn),
  ...(operation.idempotent ? keyFailures : []),
  ...operation.errors
]
