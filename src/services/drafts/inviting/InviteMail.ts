/** The mail that asks a co-founder to join. Plain text; the owner's words in it are the draft's name alone. */

import type { Payload } from "../../../domain/Job.ts"
import { oneLine } from "../../../domain/text/FittedText.ts"

/** Letters of a product's name in a subject line. */
const subjectName = 100

export interface Invited {
  readonly to: string
  /** The address of whoever invites. */
  readonly from: string
  readonly product: string
  readonly website: string
  /** With the secret in it. */
  readonly url: string
  readonly days: number
}

export const inviteMail = ({ to, from, product, website, url, days }: Invited): Payload<"mail"> => {
  const name = oneLine(product, subjectName)
  return {
    to,
    subject: `You are invited to join ${name} on Launchbook`,
    text: [
      `${from} is preparing a listing of ${name} (${website}) on Launchbook, a directory of products,`,
      "and asks you to join as a co-founder.",
      "",
      "See what that means, and join if you like:",
      url,
      "",
      `The link works once, for ${days} days. It is for you alone: whoever has it can answer for you.`,
      "If you do not know them, do nothing, and nobody is told."
    ].join("\n")
  }
}
