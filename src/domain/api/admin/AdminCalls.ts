/**
 * What the command line can ask of the service, subject by subject. The same calls are answered in the process that
 * opened the database, or by a running server over its admin socket.
 */
import { type Rpc, RpcGroup } from "@effect/rpc"
import type { Effect } from "effect"
import { accountCalls } from "./AccountCalls.ts"
import type { AdminFailure } from "./AdminCall.ts"
import { communityCalls } from "./CommunityCalls.ts"
import { listingCalls } from "./ListingCalls.ts"
import { moneyCalls } from "./MoneyCalls.ts"
import { siteCalls } from "./SiteCalls.ts"

export { AdminFailure } from "./AdminCall.ts"
export type { TeamClaim } from "./ListingCalls.ts"
export type { ImportReport } from "./SiteCalls.ts"

export class AdminRpcs extends RpcGroup.make(
  ...siteCalls,
  ...accountCalls,
  ...moneyCalls,
  ...listingCalls,
  ...communityCalls
) {}

type Rpcs = RpcGroup.Rpcs<typeof AdminRpcs>
/** The calls to whoever makes them, wherever they are answered; the way there may fail of itself. */
export type AdminCalls<WayFailed = never> = {
  readonly [R in Rpcs as R["_tag"]]: (
    payload: Rpc.Payload<R>
  ) => Effect.Effect<Rpc.Success<R>, AdminFailure | WayFailed>
}
