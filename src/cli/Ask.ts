/** What every command does: it calls the admin side, wherever that is, and prints the answer. `cli.ts` knows the way. */
import { Args, Options } from "@effect/cli"
import type { RpcClientError } from "@effect/rpc/RpcClientError"
import type { Effect } from "effect"
import type { AppConfigTag } from "../Config.ts"
import type { AdminCalls } from "../domain/api/admin/AdminCalls.ts"

/** The calls by either way to them: a socket can also fail of itself. */
type AdminSide = AdminCalls<RpcClientError>

/** Makes one call and prints what it answers, as JSON or as a person reads it. */
export type Ask = <A>(
  asJson: boolean,
  call: (admin: AdminSide) => Effect.Effect<A, unknown>,
  say: (answer: A) => string
) => Effect.Effect<void, unknown, AppConfigTag>

export const json = Options.boolean("json").pipe(Options.withDescription("Print JSON."))
export const email = Args.text({ name: "email" })

/** Rows for a person: cells two spaces apart. */
export const lines = (rows: ReadonlyArray<ReadonlyArray<unknown>>) =>
  rows.map((row) => row.map((cell) => (cell === null || cell === undefined ? "-" : String(cell))).join("  ")).join("\n")
