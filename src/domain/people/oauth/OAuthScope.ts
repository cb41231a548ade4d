/** Scopes as OAuth writes them, words between spaces. A word this service does not know is dropped, never granted. */
import { type Scope, scopes } from "../../Principal.ts"

/** The known scopes a text names, each once, in the order of the contract. */
export const scopesOf = (text: string): ReadonlyArray<Scope> => {
  const words = new Set(text.split(" "))
  return scopes.filter((scope) => words.has(scope))
}

/**
 * What an authorization request asks for. One that names no scope asks for all of them, and the person
 * narrows; one that names only unknown scopes asks for nothing, which cannot be granted.
 */
export const requestedScopes = (text: string | null): ReadonlyArray<Scope> =>
  text === null || text.trim() === "" ? scopes : scopesOf(text)

/** RFC 6749 §6: a refresh may ask for less than was granted, never for more. `null` where it asks for more, or for nothing. */
export const narrowedScopes = (text: string | null, granted: ReadonlyArray<Scope>): ReadonlyArray<Scope> | null => {
  if (text === null || text.trim() === "") return granted
  const asked = scopesOf(text)
  return asked.length > 0 && asked.every((scope) => granted.includes(scope)) ? asked : null
}
