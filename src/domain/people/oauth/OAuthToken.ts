/**
 * The form of what the authorization server hands out: a prefix that tells secret scanners and readers
 * what it is, then 256 random bits in base64url. It says nothing; what it stands for is in the database.
 */
export const prefixes = { access: "lbo_at_", refresh: "lbo_rt_", code: "lbo_code_", client: "lbo_client_" } as const

const secretBytes = 32

/** `randomBytes(n)` gives `n` bytes of a cryptographic source. */
export const makeSecret = (prefix: string, randomBytes: (count: number) => Uint8Array): string =>
  prefix + randomBytes(secretBytes).toBase64({ alphabet: "base64url", omitPadding: true })

const formOf = (prefix: string) => new RegExp(`^${prefix}[A-Za-z0-9_-]{43}$`)
const forms = { access: formOf(prefixes.access), refresh: formOf(prefixes.refresh), client: formOf(prefixes.client) }

/** Whether a text can be one at all; asked before the database is. */
export const isAccessToken = (text: string): boolean => forms.access.test(text)
export const isRefreshToken = (text: string): boolean => forms.refresh.test(text)
export const isRegisteredClientId = (text: string): boolean => forms.client.test(text)
