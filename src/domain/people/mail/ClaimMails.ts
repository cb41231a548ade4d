/**
 * Mails about claims. What somebody else wrote stands in `theirWords`; a product's name is its owner's word, so it is one
 * line, and in subjects nothing to click on.
 */

import { oneLine } from "../../text/FittedText.ts"
import { action, bullets, code, facts, type Letter, letter, paragraph, theirWords } from "../../text/Letter.ts"
import { unlinked } from "../../text/WebAddresses.ts"
import { exampleOrigin, type MailKind } from "./MailKind.ts"

/** Letters of a product's name that are quoted. */
const nameLetters = 80

/** The listing a mail is about. */
export interface ClaimedListing {
  readonly name: string
  readonly website: string
}
const nameOf = ({ name }: ClaimedListing) => unlinked(oneLine(name, nameLetters))
const days = (count: number) => (count === 1 ? "one day" : `${count} days`)

/** To the address at the company's domain. `claimant` is the account that asked. */
export const claimLinkMail = (about: {
  readonly listing: ClaimedListing
  readonly claimant: string
  readonly url: string
  readonly hours: number
}): Letter =>
  letter("Is this listing on Launchbook yours?", [
    paragraph(
      `${about.claimant} says that a product listed on Launchbook, a directory of products, is theirs, and gave this address to prove it.`
    ),
    facts({ Product: nameOf(about.listing), Website: about.listing.website, "Asked by": about.claimant }),
    paragraph(
      "If you know them and they act for the company, open this link and press its button. Their account then owns the listing and can change it."
    ),
    action("See who asks, and confirm", about.url),
    paragraph(`The link works once, for ${about.hours} hours.`),
    paragraph("If you do not know them, do nothing. Nothing changes without the button.")
  ])

/** To whoever proved it. */
export const claimVerifiedMail = (about: {
  readonly listing: ClaimedListing
  readonly how: string
  /** What is to stay where it was published; null of a claim by e-mail. */
  readonly keep: string | null
  readonly page: string
}): Letter =>
  letter(`${nameOf(about.listing)}: the listing is yours`, [
    paragraph(
      `You proved that ${about.listing.website} is yours (${about.how}). You own its listing, and it is marked as verified.`
    ),
    ...(about.keep === null
      ? []
      : [paragraph("Keep what you published where it is: it is looked for each month."), code(about.keep)]),
    action("Open the listing", about.page)
  ])

/** To whoever owned it until now. */
export const ownershipLostMail = (about: {
  readonly listing: ClaimedListing
  readonly how: string
  readonly url: string
  readonly days: number
}): Letter =>
  letter(`${nameOf(about.listing)}: your listing was claimed by somebody else`, [
    paragraph(
      `Somebody proved that ${about.listing.website} is theirs (${about.how}), so its listing now belongs to their account. You can no longer change it. What you ordered and drafted stays yours.`
    ),
    paragraph(
      `If the website is yours, say so within ${days(about.days)}: the site team reads what you write and decides. If it changed hands, do nothing.`
    ),
    action("Dispute the claim", about.url),
    paragraph("You can also claim the listing yourself, by any proof that the website is yours.")
  ])

/** To the site team. */
export const claimDisputedMail = (about: {
  readonly claimId: number
  readonly listing: ClaimedListing
  readonly slug: string
  readonly claimant: string
  readonly formerOwner: string
  readonly how: string
  readonly reason: string
}): Letter =>
  letter(`${nameOf(about.listing)}: a claim is disputed`, [
    paragraph("The former owner of a listing says that the claim that took it is wrong."),
    facts({
      Listing: `${nameOf(about.listing)} (${about.slug})`,
      Website: about.listing.website,
      "Claimed by": about.claimant,
      Proof: about.how,
      "Former owner": about.formerOwner
    }),
    theirWords(about.reason),
    code(
      [
        `launchbook claim show ${about.claimId}`,
        `launchbook claim decide ${about.claimId} --uphold`,
        `launchbook claim decide ${about.claimId} --return`
      ].join("\n")
    )
  ])

/** To either side, once the site team decided. */
export const claimDecidedMail = (about: {
  readonly listing: ClaimedListing
  readonly isReturned: boolean
  /** Whether the reader owns the listing from now on. */
  readonly isOwner: boolean
}): Letter =>
  letter(`${nameOf(about.listing)}: the claim was decided`, [
    paragraph(
      about.isReturned
        ? `The site team decided that the claim of ${nameOf(about.listing)} was wrong.`
        : `The site team decided that the claim of ${nameOf(about.listing)} stands.`
    ),
    paragraph(
      about.isOwner
        ? `The listing is yours.${about.isReturned ? " Its verified mark is gone until you prove that the website is yours: claim it by any method." : ""}`
        : "The listing belongs to the other account. What you ordered and drafted stays yours."
    )
  ])

/** To the owner, when what proved the listing is first missed. */
export const proofMissingMail = (about: {
  readonly listing: ClaimedListing
  readonly detail: string
  readonly keep: string
  readonly days: number
}): Letter =>
  letter(`${nameOf(about.listing)}: what proves the listing yours is gone`, [
    paragraph(about.detail),
    paragraph(
      `If it is not back within ${days(about.days)}, the listing loses its verified mark. It stays yours either way. Publish this again:`
    ),
    code(about.keep)
  ])

/** To the owner, when the mark is taken away. */
export const verificationLostMail = (about: {
  readonly listing: ClaimedListing
  readonly detail: string
  readonly page: string
}): Letter =>
  letter(`${nameOf(about.listing)} is no longer marked as verified`, [
    paragraph("What proved the listing to be yours has been gone for too long, so its verified mark was taken away."),
    paragraph(about.detail),
    bullets([
      "The listing is still yours, and nothing else about it changed.",
      "Claim it again, by any method, and the mark is back."
    ]),
    action("Open the listing", about.page)
  ])

const tidewatch: ClaimedListing = { name: "Tidewatch", website: "https://tidewatch.example/" }
const secret = "Qm8Zt0aV9cQ2mT7xwP1sLrB8nYdE3uGfHoJi5KqCv6S"
const record = `_launchbook-challenge.tidewatch.example TXT token=${secret}`
const page = `${exampleOrigin}/products/tidewatch`

export const claimMails: ReadonlyArray<MailKind> = [
  {
    name: "claim-link",
    title: "Link that proves a claim",
    sent: "To the address at the company's domain that somebody gave when they claimed its listing.",
    endable: null,
    example: () =>
      claimLinkMail({
        listing: tidewatch,
        claimant: "ada@people.example",
        url: `${exampleOrigin}/claims/12?token=${secret}`,
        hours: 24
      })
  },
  {
    name: "claim-verified",
    title: "A listing is yours",
    sent: "To whoever proved that a listing is theirs.",
    endable: null,
    example: () => claimVerifiedMail({ listing: tidewatch, how: "by a DNS record", keep: record, page })
  },
  {
    name: "claim-ownership-lost",
    title: "A listing was claimed by somebody else",
    sent: "To the former owner of a listing that somebody else proved to be theirs.",
    endable: null,
    example: () =>
      ownershipLostMail({
        listing: tidewatch,
        how: "by a DNS record",
        url: `${exampleOrigin}/claims/12/dispute?token=${secret}`,
        days: 30
      })
  },
  {
    name: "claim-disputed",
    title: "A claim is disputed",
    sent: "To the site team, when a former owner says that a claim is wrong.",
    endable: null,
    example: () =>
      claimDisputedMail({
        claimId: 12,
        listing: tidewatch,
        slug: "tidewatch",
        claimant: "ada@people.example",
        formerOwner: "bo@people.example",
        how: "by a DNS record",
        reason: "The domain was taken from us on Monday.\nOur registrar confirms it."
      })
  },
  {
    name: "claim-decided",
    title: "A disputed claim was decided",
    sent: "To both sides of a disputed claim, when the site team has decided.",
    endable: null,
    example: () => claimDecidedMail({ listing: tidewatch, isReturned: true, isOwner: true })
  },
  {
    name: "claim-proof-missing",
    title: "What proves a listing is gone",
    sent: "To the owner, when what proved their listing is first missed.",
    endable: null,
    example: () =>
      proofMissingMail({
        listing: tidewatch,
        detail: "Looked for a TXT record at _launchbook-challenge.tidewatch.example and found none.",
        keep: record,
        days: 14
      })
  },
  {
    name: "claim-verification-lost",
    title: "A listing is no longer verified",
    sent: "To the owner, when what proved their listing has been gone for too long.",
    endable: null,
    example: () =>
      verificationLostMail({
        listing: tidewatch,
        detail: "Looked for a TXT record at _launchbook-challenge.tidewatch.example and found none.",
        page
      })
  }
]
