/** What is handed to whoever sends mail, and how that can fail. */
import { Data } from "effect"
import type { Letter } from "../../../domain/text/Letter.ts"

export interface Mail {
  /** The same each time this mail is tried, so that a copy of it is known as one. */
  readonly id: string
  /** One plain address. */
  readonly to: string
  readonly letter: Letter
}

/** A mail that was sent where there is no SMTP server, kept to be looked at. */
export interface KeptMail extends Mail {
  readonly at: Date
}

export class MailFailure extends Data.TaggedError("MailFailure")<{
  readonly message: string
  /**
   * `away`: nobody can be mailed just now, and nothing is known of this mail (it may even have arrived);
   * `later`: this mail was not taken, for now; `never`: it will not be taken however often it is tried.
   */
  readonly kind: "away" | "later" | "never"
}> {}
