/**
 * Secrets of 256 random bits. They leave once; only their SHA-256 stays, and they are compared in constant time.
 */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto"
import { Effect } from "effect"
import { makeSecret } from "../../domain/people/oauth/OAuthToken.ts"

export const newSecret = (prefix = ""): Effect.Effect<string> =>
  Effect.sync(() => makeSecret(prefix, (count) => randomBytes(count)))

/** Whether a text can be such a secret at all, without a prefix; asked before the database is, which cannot hold just any text. */
export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{22,64}$/.test(text)

export const sha256 = (text: string): Buffer => createHash("sha256").update(text, "utf8").digest()

/** Hashing both sides first makes the lengths equal, which the comparison needs. */
export const sameSecret = (a: string, b: string): boolean => timingSafeEqual(sha256(a), sha256(b))
