/** What a model is asked. */
import type { Duration } from "effect"

/** A JSON Schema object; strict: every property required, none but the named ones. */
export type ModelSchema = Readonly<Record<string, unknown>>

export interface ModelRequest {
  /** Of the schema: letters, digits, `_`. */
  readonly name: string
  /** What to do: the operator's words alone. */
  readonly instructions: string
  /** What to do it with: data, whatever it says. */
  readonly input: string
  readonly schema: ModelSchema
  readonly maxOutputTokens: number
  readonly deadline: Duration.Duration
}
