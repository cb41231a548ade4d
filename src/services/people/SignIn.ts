/**
 * Signing in by a link that is mailed: one use, fifteen minutes, kept as a hash. Asking for one does and
 * answers the same for every address, known or not; an account comes to be when its first link is used.
 */
import { Clock, Data, Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { signInMail } from "../../domain/people/mail/SignInMails.ts"
import { returnTo as safeReturnTo } from "../../domain/people/ReturnTo.ts"
import { minute } from "../../domain/Week.ts"
import { Audit, bySession } from "../store/Audit.ts"
import { networkOf } from "../store/CallLimits.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { Jobs } from "../store/Jobs.ts"
import { RateLimits } from "../store/RateLimits.ts"
import { newSecret, sha256 } from "../store/Secrets.ts"
import { SignInRepo } from "./rows/SignInRepo.ts"
import { Sessions } from "./Sessions.ts"
import { Users } from "./Users.ts"

const linkMinutes = 15
/** Links that one network may ask for, and that one mailbox is sent, in five minutes. */
const mostLinks = 10
const windowSeconds = 300

/** Somebody waits for it, as for no other mail. */
const mailPriority = 10

const wellFormed = /^[A-Za-z0-9_-]{43}$/

/** Somebody asks for too many links; `retryAfter` in seconds. */
export class TooManySignIns extends Data.TaggedError("TooManySignIns")<{ readonly retryAfter: number }> {}
/** The link was used, is too old, or never was one. Which of them is nobody's business. */
export class LinkUnusable extends Data.TaggedError("LinkUnusable")<Record<never, never>> {}

export class SignIn extends Effect.Service<SignIn>()("launchbook/SignIn", {
  dependencies: [Audit.Default, SignInRepo.Default, Sessions.Default, Users.Default],
  effect: Effect.gen(function* () {
    const { publicUrl } = yield* AppConfigTag
    const audit = yield* Audit
    const changes = yield* Changes
    const jobs = yield* Jobs
    const limits = yield* RateLimits
    const repo = yield* SignInRepo
    const sessions = yield* Sessions
    const users = yield* Users

    const newLink = (email: string, returnTo: string | null, mailed: boolean) =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const expiresAt = new Date(now + linkMinutes * minute)
        const token = yield* newSecret()
        yield* repo.insert({
          hash: sha256(token),
          email: email.toLowerCase(),
          returnTo: safeReturnTo(returnTo),
          expiresAt,
          mailed
        })
        return { url: `${publicUrl}/sign-in/confirm?token=${token}`, expires_at: expiresAt.toISOString() }
      })

    /** A link that signs this address in, for whoever gets to see it: it proves nothing of the mailbox. */
    const linkFor = (email: string, returnTo: string | null = null) => newLink(email, returnTo, false)

    const take = (name: string, subject: string) =>
      limits.take({ name, subject, limit: mostLinks, window: windowSeconds })

    /** Mails a link. A mailbox that was sent too many is left in peace without a word, since a word would tell. */
    const request = (asked: { readonly email: string; readonly returnTo: string | null; readonly address: string }) =>
      Effect.gen(function* () {
        const network = yield* take("sign_in_address", networkOf(asked.address))
        if (!network.allowed) return yield* new TooManySignIns({ retryAfter: network.reset })
        const email = asked.email.toLowerCase()
        const mailbox = yield* take("sign_in_email", sha256(email).toString("hex"))
        if (!mailbox.allowed) return
        yield* changes.transaction(
          Effect.flatMap(newLink(email, asked.returnTo, true), ({ url, expires_at }) =>
            jobs.send(
              "mail",
              { to: email, letter: signInMail(url, linkMinutes), send_before: expires_at },
              { priority: mailPriority }
            )
          )
        )
      })

    /** Whose link it is, without using it: mail scanners open links too. */
    const look = (token: string) =>
      Effect.gen(function* () {
        if (!wellFormed.test(token)) return yield* new LinkUnusable()
        const link = yield* repo.find(sha256(token), yield* instant)
        return link === undefined ? yield* new LinkUnusable() : { email: link.email }
      })

    /** Uses a link: the account, where there is none yet, and a new session in place of the browser's last. */
    const confirm = (token: string, previousSession: string | null, requestId: string) =>
      changes.transaction(
        Effect.gen(function* () {
          if (!wellFormed.test(token)) return yield* new LinkUnusable()
          const link = yield* repo.take(sha256(token), yield* instant)
          if (link === undefined) return yield* new LinkUnusable()
          const user = yield* users.ensure(link.email)
          if (link.mailed) yield* repo.prove(user.id, yield* instant)
          const session = yield* sessions.start(user.id, previousSession)
          yield* audit.write(bySession({ id: session.id, userId: user.id }, requestId), "sign_in")
          return { session: session.token, returnTo: link.return_to }
        })
      )

    return { linkFor, request, look, confirm } as const
  })
}) {}
