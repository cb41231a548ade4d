/**
 * The mail that asks a co-founder to join. Plain text; subject and words are ours, whatever the draft says. Of
 * the owner's own words it has the product's name alone, quoted as theirs and with nothing to click on, so that
 * nobody can have us deliver a message of their own.
 */

import type { Payload } from "../../../domain/Job.ts"
import { oneLine } from "../../../domain/text/FittedText.ts"
import { unlinked } from "../../../domain/text/WebAddresses.ts"

/** Letters of a product's name that are quoted. */
const quotedLetters = 80

export interface Invited {
  readonly to: string
  /** The address of whoever invites. */
  readonly from: string
  readonly product: string
  /** With the secret in it. */
  readonly url: string
  readonly days: number
}

export const inviteMail = ({ to, from, product, url, days }: Invited): Payload<"mail"> => ({
  to,
  subject: "You are invited to join a product on Launchbook",
  text: [
    `${from} is preparing a product's listing on Launchbook, a directory of products, and asks you to join`,
    "its founders. What they call the product, in their own words:",
    "",
    `> ${unlinked(oneLine(product, quotedLetters))}`,
    "",
    "See what joining means, and join if you like:",
    url,
    "",
    `The link works once, for ${days} days. It is for you alone: whoever has it can answer for you.`,
    "If you do not know them, do nothing, and nobody is told."
  ].join("\n")
})
