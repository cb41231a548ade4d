/** Secrets are kept as their SHA-256 and compared in constant time. */
import { createHash, timingSafeEqual } from "node:crypto"

export const sha256 = (text: string): Buffer => createHash("sha256").update(text, "utf8").digest()

/** Hashing both sides first makes the lengths equal, which the comparison needs. */
export const sameSecret = (a: string, b: string): boolean => timingSafeEqual(sha256(a), sha256(b))
