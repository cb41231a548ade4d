/** What an order is called: 50 random bits, so that a number tells nothing of how much is sold. */
import { randomInt } from "node:crypto"
import { Effect } from "effect"

/** Crockford's base 32: no letter that is mistaken for another. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const length = 10

export const newOrderNumber: Effect.Effect<string> = Effect.sync(
  () => `LB-${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("")}`
)
