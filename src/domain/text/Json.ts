/** JSON that came from outside: what kind of value it is, and how deep its text nests. */

export type JsonObject = Readonly<Record<string, unknown>>

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The object it is, or an empty one. */
export const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {})

/** A value that a person typed: JSON where it is JSON, else the text itself. */
export const jsonOrText = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Whether `found` says so of some character that stands outside the strings of a JSON text. */
const someOutside = (json: string, found: (code: number) => boolean): boolean => {
  let quoted = false
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === 0x22) quoted = !quoted
    else if (!quoted && found(code)) return true
    else if (quoted && code === 0x5c) at++
  }
  return false
}

/**
 * Whether the brackets of a JSON text nest deeper than `most`. Counted before it is parsed: a parser follows
 * a million of them, and what prints the value again does not.
 */
export const nestsDeeper = (json: string, most: number): boolean => {
  let depth = 0
  return someOutside(json, (code) => {
    if (code === 0x5b || code === 0x7b) return ++depth > most
    if (code === 0x5d || code === 0x7d) depth--
    return false
  })
}

/**
 * Whether a JSON text holds more than `most` values, those inside others counted too. Counted before it is
 * parsed: a parser takes its time over many keys.
 */
export const holdsMore = (json: string, most: number): boolean => {
  let values = 1
  return someOutside(json, (code) => code === 0x2c && ++values > most)
}
