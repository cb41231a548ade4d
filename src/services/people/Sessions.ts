/**
 * Sessions of people on the site. The browser holds a random id in a cookie, the database its hash. A
 * session has a new id at every sign-in, ends on the server when it is signed out, and never lasts longer
 * than its limits. It is good for pages alone: the API and the tools do not look at cookies. One that was ended is no
 * good with the next request in the process that ended it, and within a second in every other.
 */
import { createHmac } from "node:crypto"
import { Clock, Effect } from "effect"
import { day } from "../../domain/Week.ts"
import { type Actor, Audit } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { credentialKey, knownCredentials, type Proof } from "../store/KnownCredentials.ts"
import { newSecret, sha256 } from "../store/Secrets.ts"
import { SessionsRepo } from "./rows/SessionsRepo.ts"

/** A session that is not used for this long has ended. */
const idleMillis = 14 * day
/** A session ends this long after the sign-in, however much it is used. */
export const absoluteMillis = 30 * day

/** Who is signed in, and the token their forms carry. */
export interface Session {
  readonly id: number
  readonly userId: number
  readonly email: string
  readonly role: "member" | "admin"
  readonly csrf: string
}

const wellFormed = /^[A-Za-z0-9_-]{43}$/

/** Follows from the session's id, which only its browser knows; says nothing about it. */
const csrfOf = (token: string) => createHmac("sha256", token).update("csrf").digest("base64url")

export class Sessions extends Effect.Service<Sessions>()("launchbook/Sessions", {
  dependencies: [Audit.Default, SessionsRepo.Default],
  scoped: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const known = yield* knownCredentials<Session>()
    const repo = yield* SessionsRepo

    /** Ends the session of this token, wherever it is known. */
    const remove = (token: string) => Effect.flatMap(repo.remove(sha256(token)), changes.touchCredentials)

    /** A new session. The one the browser had before, if any, ends. `token` is for the cookie. */
    const start = (userId: number, previous: string | null) =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        if (previous !== null) yield* remove(previous)
        const token = yield* newSecret()
        const id = yield* repo.insert({
          hash: sha256(token),
          userId,
          now: new Date(now),
          expiresAt: new Date(now + absoluteMillis)
        })
        return { id, token }
      })

    const proofOf = (token: string): Effect.Effect<Proof<Session> | undefined> =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const row = yield* repo.find(sha256(token), new Date(now), new Date(now - idleMillis))
        if (row === undefined) return undefined
        return {
          value: { id: row.id, userId: row.user_id, email: row.email, role: row.role, csrf: csrfOf(token) },
          userId: row.user_id,
          id: String(row.id),
          // One that is used does not end for not being used.
          expiresAt: row.expires_at,
          lastUsedAt: row.last_seen_at,
          touch: repo.touch(row.id)
        }
      })

    const find = (token: string): Effect.Effect<Session | null> =>
      wellFormed.test(token)
        ? Effect.map(known.find(credentialKey(token, "site"), proofOf(token)), (session) => session ?? null)
        : Effect.succeed(null)

    const audited = (by: Actor, operation: string, ending: Effect.Effect<void>) =>
      changes.transaction(Effect.zipRight(ending, audit.write(by, operation)))

    /** Signs this browser out. */
    const end = (by: Actor, token: string) => audited(by, "sign_out", remove(token))

    /** Signs another browser of theirs out; nothing where there is no such session. */
    const endOther = (by: Actor, id: number) =>
      changes.transaction(
        Effect.tap(repo.removeOne(by.userId, id), (ended) =>
          Effect.when(
            Effect.zipRight(changes.touchCredentials([by.userId]), audit.write(by, "sign_out_other", String(id))),
            () => ended
          )
        )
      )

    /** Signs a person out of every browser. */
    const endAll = (by: Actor) =>
      audited(
        by,
        "sign_out_everywhere",
        Effect.zipRight(repo.removeAll(by.userId), changes.touchCredentials([by.userId]))
      )

    /** The working sessions of a person, newest first. */
    const list = (userId: number) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) => repo.list(userId, new Date(now), new Date(now - idleMillis)))

    return { start, find, end, endOther, endAll, list, figures: known.figures } as const
  })
}) {}
