/** What it means when the database fails, as far as it is no mistake of ours: told from what the driver says, here only. */
import { SqlError } from "@effect/sql/SqlError"

/** It does not answer; or it lets read and takes no writes, as with a full disk or as the copy of another. */
export type Outage = "away" | "readonly"

/** SQLSTATEs of a lost or refused connection, and the system's own codes. */
const away = /^(08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
/** What the driver says of a connection that is gone, where it gives no code. */
const gone = /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable/
const readonly = /^(53100|ENOSPC|25006)$/

const textOf = (cause: object, key: "code" | "message"): string => {
  const value: unknown = Reflect.get(cause, key)
  return typeof value === "string" ? value : ""
}

/** Undefined where it is no outage: a statement that is wrong, a rule of the schema that was broken. */
export const outageOf = (error: unknown): Outage | undefined => {
  if (!(error instanceof SqlError)) return undefined
  const { cause, message } = error
  const code = typeof cause === "object" && cause !== null ? textOf(cause, "code") : ""
  const reason = typeof cause === "object" && cause !== null ? textOf(cause, "message") : ""
  if (readonly.test(code)) return "readonly"
  return away.test(code) || gone.test(reason) || /acquire connection|Connection error/.test(message)
    ? "away"
    : undefined
}
