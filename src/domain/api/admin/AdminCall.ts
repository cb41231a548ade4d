/** What every call of the command line has: what it is given, what it answers, and one way to fail. */
import { Rpc } from "@effect/rpc"
import { Schema } from "effect"

/** Why a command could not be done, in one line for the person at the terminal. */
export class AdminFailure extends Schema.TaggedError<AdminFailure>()("AdminFailure", { message: Schema.String }) {}

export const adminCall = <const Tag extends string, P extends Schema.Struct.Fields, A, I>(
  tag: Tag,
  payload: P,
  success: Schema.Schema<A, I>
) => Rpc.make(tag, { payload, success, error: AdminFailure })
