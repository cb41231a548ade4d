/** Reading JSON of unknown shape without trusting it: a wrong turn gives `undefined`, never a throw. */
export type JsonRecord = Record<string, unknown>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const at = (value: unknown, ...keys: ReadonlyArray<string | number>): unknown => {
  let here = value
  for (const key of keys) {
    if (typeof key === "number") here = Array.isArray(here) ? here[key] : undefined
    else here = isRecord(here) ? here[key] : undefined
  }
  return here
}

export const textAt = (value: unknown, ...keys: ReadonlyArray<string | number>): string => {
  const found = at(value, ...keys)
  return typeof found === "string" ? found : ""
}

export const numberAt = (value: unknown, ...keys: ReadonlyArray<string | number>): number | undefined => {
  const found = at(value, ...keys)
  return typeof found === "number" ? found : undefined
}

export const listAt = (value: unknown, ...keys: ReadonlyArray<string | number>): ReadonlyArray<unknown> => {
  const found = at(value, ...keys)
  return Array.isArray(found) ? found : []
}

export const recordAt = (value: unknown, ...keys: ReadonlyArray<string | number>): JsonRecord => {
  const found = at(value, ...keys)
  return isRecord(found) ? found : {}
}

/** `undefined` where the text is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
