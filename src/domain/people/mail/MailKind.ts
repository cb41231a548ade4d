/**
 * A kind of mail: what the table of all mails (`Mails.ts`) has of each. The example is made by the composer that makes
 * the real one, so a preview shows what people get.
 */
import type { Letter } from "../../text/Letter.ts"
import type { EndableMail } from "./EndableMail.ts"

export interface MailKind {
  /** In addresses: `/dev/mails/{name}`. */
  readonly name: string
  readonly title: string
  /** Who gets it, and when. */
  readonly sent: string
  /** As which kind one click ends it; null for what is about something its reader did. */
  readonly endable: EndableMail | null
  readonly example: () => Letter
}

/** The site of the examples; nobody has such an address. */
export const exampleOrigin = "https://launchbook.example"
/** The link that ends a mail, in examples. */
export const exampleUnsubscribe = `${exampleOrigin}/unsubscribe/example`
