/** Whoever is signed in on the site, as a caller: they may do there whatever a key could. */
import { type Caller, scopes } from "../../../domain/Principal.ts"
import type { Session } from "../../../services/people/Sessions.ts"

export const siteCaller = ({ id, userId, email, role }: Session): Caller => ({
  userId,
  email,
  role,
  scopes: new Set(scopes),
  credential: { type: "session", id: `${id}`, name: "this site", expiresAt: null }
})
