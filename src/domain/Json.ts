/** JSON that came from outside: what kind of value it is, and how deep its text nests. */

export type JsonObject = Readonly<Record<string, unknown>>

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * Whether the brackets of a JSON text nest deeper than `most`. Counted before it is parsed: a parser follows
 * a million of them, and what prints the value again does not.
 */
export const nestsDeeper = (json: string, most: number): boolean => {
  let depth = 0
  let quoted = false
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (quoted) {
      if (code === 0x5c) at++
      else if (code === 0x22) quoted = false
    } else if (code === 0x22) quoted = true
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > most) return true
    } else if (code === 0x5d || code === 0x7d) depth--
  }
  return false
}

/**
 * Whether a JSON text holds more than `most` values, those inside others counted too. Counted before it is
 * parsed: a parser takes its time over many keys.
 */
export const holdsMore = (json: string, most: number): boolean => {
  let values = 1
  let quoted = false
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (quoted) {
      if (code === 0x5c) at++
      else if (code === 0x22) quoted = false
    } else if (code === 0x22) quoted = true
    else if (code === 0x2c && ++values > most) return true
  }
  return false
}
