/** Mails about an account: its sign-in link, and its end. Nothing a stranger typed stands in one, so none can carry their words. */
import { dayInWords } from "../../text/DatesInWords.ts"
import { action, bullets, heading, type Letter, letter, paragraph } from "../../text/Letter.ts"
import { type DepartureStanding, goes, stays } from "../Departure.ts"
import { exampleOrigin, type MailKind } from "./MailKind.ts"

/** `url` holds the secret; it works for `minutes`. */
export const signInMail = (url: string, minutes: number): Letter =>
  letter("Your link to sign in to Launchbook", [
    paragraph("Open this link to sign in to Launchbook."),
    action("Sign in", url),
    paragraph(`It works once, for ${minutes} minutes.`),
    paragraph("If you did not ask for it, do nothing. Nobody can sign in without this link.")
  ])

const staying = stays.map(({ what, why }) => `${what}: ${why}`)

const ofListings: Record<DepartureStanding["listings"], string> = {
  keep: "Your listings stay here and belong to nobody then.",
  remove: "Your listings are removed then."
}

/** `settings` is where its person keeps the account after all. */
export const deletionAskedMail = ({ due_at, listings }: DepartureStanding, settings: string): Letter =>
  letter(`Your account is deleted on ${dayInWords(due_at)}`, [
    paragraph(
      `Somebody signed in to your account asked us to delete it. On ${dayInWords(due_at)} we do. ${ofListings[listings]}`
    ),
    action("Keep my account", settings),
    paragraph("If it was not you, keep the account, and sign out everywhere on the same page."),
    heading("What goes"),
    bullets(goes),
    heading("What stays"),
    bullets(staying)
  ])

export const deletionTakenBackMail = (settings: string): Letter =>
  letter("Your account stays", [
    paragraph("It was to be deleted, and somebody signed in to it has taken that back. Nothing was deleted."),
    action("Look at your settings", settings)
  ])

export const accountDeletedMail = (listings: DepartureStanding["listings"]): Letter =>
  letter("Your account is deleted", [
    paragraph("You asked for it, and it is done. Your address is gone with it, save where it stands on an invoice."),
    paragraph(listings === "keep" ? "Listings you owned belong to nobody now." : "Listings you owned are removed."),
    heading("What stays"),
    bullets(staying)
  ])

const exampleStanding: DepartureStanding = {
  asked_at: "2026-11-18T09:00:00.000Z",
  due_at: "2026-11-25T09:00:00.000Z",
  listings: "keep"
}

export const signInMails: ReadonlyArray<MailKind> = [
  {
    name: "sign-in",
    title: "Link to sign in",
    sent: "To whoever asks to sign in with this address.",
    endable: null,
    example: () => signInMail(`${exampleOrigin}/sign-in/confirm?token=7QmS0m2Jf8b1xkqQ8Hq3wVn2yRrC5dTzLpA9uGsE4oI`, 15)
  },
  {
    name: "account-deletion-asked",
    title: "Your account will be deleted",
    sent: "To whoever asks that their account be deleted, at once.",
    endable: null,
    example: () => deletionAskedMail(exampleStanding, `${exampleOrigin}/account/settings`)
  },
  {
    name: "account-deletion-taken-back",
    title: "Your account stays",
    sent: "To whoever takes the deletion of their account back.",
    endable: null,
    example: () => deletionTakenBackMail(`${exampleOrigin}/account/settings`)
  },
  {
    name: "account-deleted",
    title: "Your account is deleted",
    sent: "To the address of an account, when it is deleted.",
    endable: null,
    example: () => accountDeletedMail("keep")
  }
]
