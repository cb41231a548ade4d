/**
 * Which mails people want no more. The link at the foot of such a mail says which account and which kind, with an
 * HMAC-SHA-256 over both by a key of the site, so it works for ever, signed in or not, and nobody makes one up. All it
 * can do is end that kind of mail, and bring it back.
 *
 * Who sends a mail that can be ended leaves out those who ended it: `not exists (select from ended_mails e where
 * e.user_id = … and e.kind = …)`.
 */
import { createHmac } from "node:crypto"
import { Data, Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import { type EndableMail, isEndableMail } from "../../domain/people/mail/EndableMail.ts"
import { type Actor, Audit } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { sameSecret } from "../store/Secrets.ts"
import { MailChoicesRepo } from "./rows/MailChoicesRepo.ts"
import { SiteKeysRepo } from "./rows/SiteKeysRepo.ts"

/** Nobody was ever sent such a link, or their account is gone. */
export class UnsubscribeUnusable extends Data.TaggedError("UnsubscribeUnusable")<Record<never, never>> {}

export interface MailChoice {
  readonly kind: EndableMail
  /** Whose mails they are. */
  readonly email: string
  readonly ended: boolean
}

const form = /^([a-z]{1,20})\.([1-9]\d{0,8})\.[A-Za-z0-9_-]{43}$/

export class MailChoices extends Effect.Service<MailChoices>()("launchbook/MailChoices", {
  dependencies: [Audit.Default, MailChoicesRepo.Default, SiteKeysRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* MailChoicesRepo
    const audit = yield* Audit
    const changes = yield* Changes
    const links = linksOf((yield* AppConfigTag).publicUrl)
    const key = (yield* SiteKeysRepo).lasting("unsubscribe")

    const tokenOf = (userId: number, kind: EndableMail) =>
      Effect.map(key, (secret) => {
        const named = `${kind}.${userId}`
        return `${named}.${createHmac("sha256", secret).update(named).digest("base64url")}`
      })

    /** Where this account ends this kind of mail; for `unsubscribe_url` of a letter to it. */
    const unsubscribeUrl = (userId: number, kind: EndableMail): Effect.Effect<string> =>
      Effect.map(tokenOf(userId, kind), links.unsubscribe)

    const read = (token: string) =>
      Effect.gen(function* () {
        const [, kind = "", id = ""] = form.exec(token) ?? []
        if (!isEndableMail(kind)) return yield* new UnsubscribeUnusable()
        const userId = Number(id)
        if (!sameSecret(token, yield* tokenOf(userId, kind))) return yield* new UnsubscribeUnusable()
        return { userId, kind }
      })

    /** What a link is about, without using it: mail scanners open links too. */
    const look = (token: string): Effect.Effect<MailChoice, UnsubscribeUnusable> =>
      Effect.gen(function* () {
        const { userId, kind } = yield* read(token)
        const found = yield* repo.find(userId, kind)
        return found === undefined ? yield* new UnsubscribeUnusable() : { kind, ...found }
      })

    const change = (token: string, requestId: string, ended: boolean): Effect.Effect<void, UnsubscribeUnusable> =>
      Effect.gen(function* () {
        const { userId, kind } = yield* read(token)
        const done = yield* ended ? repo.end(userId, kind, yield* instant) : repo.resume(userId, kind)
        if (!done) return
        const by = { userId, credential: "unsubscribe_link", requestId }
        yield* audit.write(by, ended ? "mail_ended" : "mail_resumed", kind)
      }).pipe(changes.transaction)

    /** As often as one likes. */
    const end = (token: string, requestId: string) => change(token, requestId, true)
    const resume = (token: string, requestId: string) => change(token, requestId, false)

    /** Whether somebody gets a kind of mail, and setting that on the site. */
    const isOn = (userId: number, kind: EndableMail) =>
      Effect.map(repo.find(userId, kind), (found) => found?.ended === false)
    const set = (by: Actor, kind: EndableMail, on: boolean) =>
      changes.transaction(
        Effect.gen(function* () {
          const done = yield* on ? repo.resume(by.userId, kind) : repo.end(by.userId, kind, yield* instant)
          if (done) yield* audit.write(by, on ? "mail_resumed" : "mail_ended", kind)
        })
      )

    return { isOn, set, unsubscribeUrl, look, end, resume } as const
  })
}) {}
