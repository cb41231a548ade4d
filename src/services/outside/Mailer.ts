/**
 * Outgoing mail. Sent by a job, so it survives a crash and an SMTP server that is away. Without an
 * SMTP server mails are written to the log, which is how a developer reads a sign-in link.
 */
import { Context, Data, Effect, Layer, Option, Redacted } from "effect"
import { createTransport } from "nodemailer"
import { AppConfigTag } from "../../Config.ts"

export interface Mail {
  /** One plain address. */
  readonly to: string
  readonly subject: string
  readonly text: string
}
export class MailFailure extends Data.TaggedError("MailFailure")<{ readonly message: string }> {}

/** A server that is silent for longer is tried again later. */
const timeoutMillis = 10_000

export class Mailer extends Context.Tag("launchbook/Mailer")<
  Mailer,
  { readonly send: (mail: Mail) => Effect.Effect<void, MailFailure> }
>() {
  static readonly layer = Layer.effect(
    Mailer,
    Effect.map(AppConfigTag, ({ smtpUrl, mailFrom }) =>
      Option.match(smtpUrl, {
        onNone: () => ({
          send: (mail: Mail) => Effect.logInfo(`mail to ${mail.to}: ${mail.subject}\n${mail.text}`)
        }),
        onSome: (url) => {
          const transport = createTransport({
            url: Redacted.value(url),
            connectionTimeout: timeoutMillis,
            greetingTimeout: timeoutMillis,
            socketTimeout: timeoutMillis
          })
          return {
            send: ({ to, subject, text }: Mail) =>
              Effect.tryPromise({
                // An address as an object is never parsed as a list of addresses.
                try: () => transport.sendMail({ from: mailFrom, to: { name: "", address: to }, subject, text }),
                catch: (cause) => new MailFailure({ message: cause instanceof Error ? cause.message : "not sent" })
              }).pipe(Effect.asVoid)
          }
        }
      })
    )
  )
}
