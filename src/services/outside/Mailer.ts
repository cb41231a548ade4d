/**
 * Outgoing mail. Sent by a job, so it survives a crash and an SMTP server that is away. Without an SMTP server mails are
 * written to the log, which is how a developer reads a sign-in link, and the last of them are kept for the preview pages.
 *
 * The one case in which a mail may come twice: the connection was lost after the last byte and before the server's
 * answer. Nobody can know whether it arrived, so it is sent again, with the same Message-ID.
 */
import { Clock, Context, Effect, Layer, Option, Redacted } from "effect"
import { type AppConfig, AppConfigTag } from "../../Config.ts"
import { oneLine } from "../../domain/text/FittedText.ts"
import { letterText } from "../../domain/text/Letter.ts"
import { letterHtml } from "./mail/LetterHtml.tsx"
import { makeMailLine } from "./mail/MailLine.ts"
import { type KeptMail, type Mail, MailFailure } from "./mail/MailShapes.ts"

export { letterHtml } from "./mail/LetterHtml.tsx"
export { type KeptMail, type Mail, MailFailure } from "./mail/MailShapes.ts"

/** A server that is silent for longer is tried again later. */
const silence = 10_000
/** The whole of one attempt, however slowly the server answers. */
const attemptTime = "30 seconds"
/** Mails kept for the preview pages. */
const mostKept = 50
/** Letters of a subject: what mail programs show of it. */
const subjectLetters = 200

const domainOf = (mailFrom: string) => /@([^<>@\s]+?)>?$/.exec(mailFrom)?.[1] ?? "localhost"

/** What nodemailer is given for a mail. */
export const messageOf = (
  { mailFrom, publicUrl }: Pick<AppConfig, "mailFrom" | "publicUrl">,
  { id, to, letter }: Mail,
  date: Date
) => {
  const stop = letter.unsubscribe_url
  return {
    from: mailFrom,
    // An address as an object is never parsed as a list of addresses.
    to: { name: "", address: to },
    subject: oneLine(letter.subject, subjectLetters),
    text: letterText(letter),
    html: letterHtml(letter, publicUrl),
    messageId: `<${id}@${domainOf(mailFrom)}>`,
    date,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(stop === null ? {} : { "List-Unsubscribe": `<${stop}>` }),
      // RFC 8058 knows https alone.
      ...(stop?.startsWith("https://") === true ? { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {})
    },
    disableFileAccess: true,
    disableUrlAccess: true
  }
}

/** The answers that nodemailer puts on its errors. */
interface SmtpError {
  readonly message: string
  readonly code?: unknown
  readonly command?: unknown
  readonly responseCode?: unknown
}
const isSmtpError = (cause: unknown): cause is SmtpError => cause instanceof Error

/** What went wrong, by who said so: only what the server says of this mail and its reader is about this mail. */
export const failureOfSmtp = (cause: unknown): MailFailure => {
  if (!isSmtpError(cause)) return new MailFailure({ kind: "away", message: "not sent" })
  const { message, code, command, responseCode } = cause
  const aboutMail = (code === "EENVELOPE" || code === "EMESSAGE") && command !== "MAIL FROM" && responseCode !== 421
  if (!aboutMail) return new MailFailure({ kind: "away", message })
  // Without an answer of the server it is our own library that cannot address it.
  const refused = typeof responseCode !== "number" || responseCode >= 500
  return new MailFailure({ kind: refused ? "never" : "later", message })
}

export class Mailer extends Context.Tag("launchbook/Mailer")<
  Mailer,
  {
    readonly send: (mail: Mail) => Effect.Effect<void, MailFailure>
    /** The last mails that went nowhere, the newest first; none where there is an SMTP server. */
    readonly kept: Effect.Effect<ReadonlyArray<KeptMail>>
  }
>() {
  static readonly layer = Layer.effect(
    Mailer,
    Effect.gen(function* () {
      const config = yield* AppConfigTag
      if (Option.isNone(config.smtpUrl)) {
        let kept: ReadonlyArray<KeptMail> = []
        return {
          send: (mail: Mail) =>
            Effect.gen(function* () {
              const at = new Date(yield* Clock.currentTimeMillis)
              kept = [{ ...mail, at }, ...kept].slice(0, mostKept)
              yield* Effect.logInfo(`mail to ${mail.to}: ${mail.letter.subject}\n${letterText(mail.letter)}`)
            }),
          kept: Effect.sync(() => kept)
        }
      }
      const url = Redacted.value(config.smtpUrl.value)
      const { createTransport } = yield* Effect.promise(() => import("nodemailer"))
      const transport = createTransport({
        url,
        connectionTimeout: silence,
        greetingTimeout: silence,
        socketTimeout: silence
      })
      const line = yield* makeMailLine
      const attempt = (mail: Mail) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) =>
          Effect.tryPromise({
            try: (signal) => transport.sendMail({ ...messageOf(config, mail, new Date(now)), signal }),
            catch: failureOfSmtp
          })
        ).pipe(
          Effect.timeoutFail({
            duration: attemptTime,
            onTimeout: () => new MailFailure({ kind: "away", message: "the mail server took too long" })
          }),
          Effect.asVoid
        )
      return { send: (mail: Mail) => line.through(attempt(mail)), kept: Effect.succeed([]) }
    })
  )
}
