/**
 * Values as `jsonb` takes them. PostgreSQL stores neither NUL nor half of a surrogate pair, and both
 * reach us: from pages, from models, from an escaped request body.
 */

/** In well-formed JSON text an escaped surrogate is always a lone one; backslashes before it come in pairs. */
const unstorable = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g

/** JSON text, with what cannot be stored replaced by U+FFFD. */
export const storedJson = (value: unknown): string => JSON.stringify(value).replace(unstorable, "$1\ufffd")
