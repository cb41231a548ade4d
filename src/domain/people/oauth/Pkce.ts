/** Proof Key for Code Exchange (RFC 7636), method S256 alone: the form of its two halves. */

/** The one method there is here; `plain`, the default of RFC 7636, proves nothing once the request was seen. */
export const method = "S256"

/** SHA-256 in base64url without padding. */
export const isChallenge = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text)

/** RFC 7636 §4.1. */
export const isVerifier = (text: string): boolean => /^[A-Za-z0-9\-._~]{43,128}$/.test(text)
