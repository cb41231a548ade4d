/** The use cases of the API, for somebody who is signed in on the site. */
import { Effect } from "effect"
import { Principal } from "../../../../domain/Principal.ts"
import type { Session } from "../../../../services/people/Sessions.ts"
import { siteCaller } from "../../declare/SiteCaller.ts"

export const asOwner = <A, E, R>(session: Session, effect: Effect.Effect<A, E, R>) =>
  Effect.provideService(effect, Principal, siteCaller(session))
