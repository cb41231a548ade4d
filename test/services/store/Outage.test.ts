/** What the driver says when the database fails, and what a caller hears of it. */
import { describe, expect, test } from "bun:test"
import { SqlError } from "@effect/sql/SqlError"
import { Cause, Effect, Logger } from "effect"
import { failureOf } from "../../../src/services/execute/FailureOf.ts"

const heard = async (error: unknown) => {
  const { status, code, message, retry } = await Effect.runPromise(
    failureOf(Cause.die(error)).pipe(Effect.provide(Logger.replace(Logger.defaultLogger, Logger.none)))
  )
  return { status, code, message, after: retry?.after }
}
const failing = (code: string | undefined, message = "") =>
  new SqlError({ cause: Object.assign(new Error(message), code === undefined ? {} : { code }), message: "Failed" })

describe("a caller hears", () => {
  test.each([
    ["57P01", "terminating connection due to administrator command"],
    ["53300", "sorry, too many clients already"],
    ["08006", ""],
    ["ECONNREFUSED", ""],
    ["ETIMEDOUT", "no answer within 2500 ms"],
    [undefined, "Connection terminated unexpectedly"],
    [undefined, "timeout exceeded when trying to connect"],
    [undefined, "Client has encountered a connection error and is not queryable"]
  ])("503 and to come back in a second of a database that is away: %s %s", async (code, message) => {
    expect(await heard(failing(code, message))).toMatchObject({ status: 503, code: "unavailable", after: 1 })
  })
  test.each(["53100", "ENOSPC", "25006"])("503 and that reading goes on of a disk that is full: %s", async (code) => {
    const answer = await heard(failing(code, "could not extend file"))
    expect(answer).toMatchObject({ status: 503, code: "unavailable", after: 30 })
    expect(answer.message).toContain("disk is full")
  })
  test.each(["23505", "42601", "40001", "40P01", "57014"])("500 of what is no outage: %s", async (code) => {
    expect(await heard(failing(code, "the disk is full, said somebody"))).toMatchObject({
      status: 500,
      code: "internal"
    })
  })
  test("500 of a text that only looks like an outage", async () => {
    expect(await heard(new Error("Connection terminated"))).toMatchObject({ status: 500, code: "internal" })
  })
})
