/**
 * How long a message to the tool server may be: what the protocol itself has to say, and the arguments of
 * the tool it calls, filled to their limits. Before a body is read it may be as long as any message of such
 * a caller; when it is read, as long as what it turns out to be.
 */
import { everyOperation } from "../domain/api/Api.ts"
import { argumentBytesOf, leastBodyBytes, mostBodyBytes } from "../domain/api/schema/BodySize.ts"
import { type Any, isPublicRead } from "../domain/Operation.ts"
import type { Caller } from "../domain/Principal.ts"
import { isJsonObject } from "../domain/text/Json.ts"
import { operationNamed } from "./Tools.ts"

/** Who the client is and what it can, its trace, the argument of a prompt (an address, every character an escape). */
const protocolBytes = 32 * 1024

const limitOf: ReadonlyMap<Any, number> = new Map(
  everyOperation.map((operation) => [operation, Math.min(mostBodyBytes, protocolBytes + argumentBytesOf(operation))])
)
const longestOf = (operations: ReadonlyArray<Any>) =>
  operations.reduce((most, operation) => Math.max(most, limitOf.get(operation) ?? 0), protocolBytes + leastBodyBytes)

const ofAnyone = longestOf(everyOperation.filter(isPublicRead))
const ofSomebody = longestOf(everyOperation)

/** The longest body of a caller, whatever it says. */
export const longestFrom = (caller: Caller | null): number => (caller === null ? ofAnyone : ofSomebody)

const longestMessage = (message: unknown): number => {
  const params = isJsonObject(message) && message.method === "tools/call" ? message.params : undefined
  const name = isJsonObject(params) ? params.name : undefined
  const operation = typeof name === "string" ? operationNamed(name) : undefined
  return (operation === undefined ? undefined : limitOf.get(operation)) ?? protocolBytes + leastBodyBytes
}

/** The longest that this body may be, by what it says: of a batch, all of its messages together. */
export const longestAs = (body: unknown): number =>
  Math.min(
    mostBodyBytes,
    Array.isArray(body) ? body.reduce((sum: number, message) => sum + longestMessage(message), 0) : longestMessage(body)
  )
