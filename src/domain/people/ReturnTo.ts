/** Where a person is taken after signing in: a page of this site, never of another. */

/** A whole authorization request fits. */
const longest = 6000
const home = "/account"

/**
 * A path of this site as it was asked for, else the account page. It begins with one slash and has no
 * backslash, which browsers read as one; control characters, which they drop, are refused as well.
 */
export const returnTo = (asked: string | null): string =>
  asked !== null && asked.length <= longest && /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(asked) ? asked : home
