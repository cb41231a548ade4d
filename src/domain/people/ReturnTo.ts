/** Where a person is taken after signing in, or after a form: a page of this site, never of another. */

/** A whole authorization request fits. */
const longest = 6000
const home = "/account"

/** It begins with one slash and has no backslash, which browsers read as one, and no control characters, which they drop. */
const isOwnPath = (asked: string): boolean => asked.length <= longest && /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(asked)

/** A path of this site as it was asked for, else the account page. */
export const returnTo = (asked: string | null): string => (asked !== null && isOwnPath(asked) ? asked : home)

/** The same for a form: where it leads back to, or another path of ours where it names none. */
export const backTo = (asked: string, otherwise: string): string => (isOwnPath(asked) ? asked : otherwise)
