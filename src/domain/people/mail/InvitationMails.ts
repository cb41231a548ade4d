/**
 * The mail that asks a co-founder to join. Subject and words are ours, whatever the draft says. Of the owner's own
 * words it has the product's name alone, quoted as theirs and with nothing to click on, so that nobody can have us
 * deliver a message of their own.
 */
import { oneLine } from "../../text/FittedText.ts"
import { action, type Letter, letter, paragraph, theirWords } from "../../text/Letter.ts"
import { unlinked } from "../../text/WebAddresses.ts"
import { exampleOrigin, type MailKind } from "./MailKind.ts"

/** Letters of a product's name that are quoted. */
const quotedLetters = 80

export interface Invited {
  /** The address of whoever invites. */
  readonly from: string
  readonly product: string
  /** With the secret in it. */
  readonly url: string
  readonly days: number
}

export const inviteMail = ({ from, product, url, days }: Invited): Letter =>
  letter("You are invited to join a product on Launchbook", [
    paragraph(
      `${from} is preparing a product's listing on Launchbook, a directory of products, and asks you to join its ` +
        "founders. What they call the product, in their own words:"
    ),
    theirWords(unlinked(oneLine(product, quotedLetters))),
    action("See what joining means", url),
    paragraph(`The link works once, for ${days} days. It is for you alone: whoever has it can answer for you.`),
    paragraph("If you do not know them, do nothing, and nobody is told.")
  ])

export const invitationMails: ReadonlyArray<MailKind> = [
  {
    name: "invitation",
    title: "Invitation of a co-founder",
    sent: "To the address that somebody invites to join the founders of their product.",
    endable: null,
    example: () =>
      inviteMail({
        from: "ada@tidewatch.example",
        product: "Tidewatch",
        url: `${exampleOrigin}/invitations/0d4f5a5e-3f5e-4b3c-9a55-0a6a4d0c7f11?token=4Zk0aV9cQ2mT7xwP1sLrB8nYdE3uGfHoJi5KqCv6SzA`,
        days: 14
      })
  }
]
