/** New secrets, 256 random bits each. They leave once, and only their SHA-256 stays. */
import { randomBytes } from "node:crypto"
import { Effect } from "effect"
import { makeSecret } from "../../domain/people/oauth/OAuthToken.ts"

export const newSecret = (prefix = ""): Effect.Effect<string> =>
  Effect.sync(() => makeSecret(prefix, (count) => randomBytes(count)))
