/** What makes two requests the same: their operation and input, whatever the order of keys or the white space. */
import { sha256 } from "../../store/Secrets.ts"

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(",")}}`
  }
  return JSON.stringify(value) ?? "null"
}

export const fingerprintOf = (operation: string, input: unknown): Buffer => sha256(`${operation}\n${canonical(input)}`)
