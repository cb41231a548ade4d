/**
 * Claiming a listing that exists: somebody says that it is theirs, publishes what they were given where only its owner
 * can, and is looked up. Who proves it owns the listing from then on. Nothing here can be bought.
 */
import { Schema } from "effect"
import { declare } from "../Failure.ts"
import { Id, NullableText, NullableTimestamp, record, Slug, Timestamp } from "../Wire.ts"

export const claimMethods = ["dns", "meta", "file", "email"] as const
export const ClaimMethod = Schema.Literal(...claimMethods)
export type ClaimMethod = typeof ClaimMethod.Type

export const ClaimStatus = Schema.Literal("pending", "verified", "expired", "superseded").annotations({
  description:
    "`pending`: publish what `instructions` say, then verify_claim (email: press the button that the mail leads to). `verified`: the listing is yours. `expired`: not proved in time, or its proof was gone for too long. `superseded`: a later claim of the listing was proved."
})
export type ClaimStatus = typeof ClaimStatus.Type

/** What to publish and where; what a method has no use for is null. */
const ClaimInstructions = record("ClaimInstructions", {
  summary: Schema.String.annotations({ description: "What to do, in a sentence or two." }),
  record_type: NullableText.annotations({ description: "dns: the type of the record, `TXT`." }),
  host: NullableText.annotations({ description: "dns: the full name the record stands at." }),
  value: NullableText.annotations({
    description: "dns: the text of the record. Other records at the same name do no harm."
  }),
  html: NullableText.annotations({ description: "meta: the tag, for the `<head>` of the listing's website." }),
  file_url: NullableText.annotations({ description: "file: the address the file must answer at." }),
  file_content: NullableText.annotations({ description: "file: all that is in it, as plain text." })
})
export type ClaimInstructions = typeof ClaimInstructions.Type

/** The outcome of the last look. */
const ClaimCheck = record("ClaimCheck", {
  at: Timestamp,
  found: Schema.Boolean,
  detail: Schema.String.annotations({
    description: "What was looked for and where, and what was seen in its place. Tell it to the person as it is."
  })
})

export const Claim = record("Claim", {
  id: Id,
  listing: Schema.Struct({ slug: Slug, name: Schema.String }),
  method: ClaimMethod,
  status: ClaimStatus,
  email: NullableText.annotations({ description: "email: where the link was sent." }),
  instructions: ClaimInstructions,
  last_check: Schema.NullOr(ClaimCheck),
  expires_at: Timestamp.annotations({
    description: "Until then a pending claim can be proved.",
    jsonSchema: { format: "date-time" }
  }),
  created_at: Timestamp,
  verified_at: NullableTimestamp
})
export type Claim = typeof Claim.Type

/** What the tag on the page, and the folder of the file, are called. */
export const metaName = "launchbook-verification"
/** The label in front of the domain that has the TXT record. */
export const challengeLabel = "_launchbook-challenge"
/** The path of the file. */
export const claimFilePath = (token: string): string => `/.well-known/launchbook-${token}.txt`

/** An e-mailed link can be used this long; the claim ends with it. */
export const claimLinkHours = 24

export const AlreadyVerified = declare(
  "already_verified",
  400,
  "This listing is yours, and verified by this method. There is nothing left to do."
)
export const ClaimNotPending = declare(
  "claim_not_pending",
  400,
  "This claim is no longer pending. Claim the listing anew with claim_listing if it is still yours to prove."
)
export const ClaimByEmail = declare(
  "claim_by_email",
  400,
  "A claim by e-mail is proved by its link, not here: ask the person to open the mail and press its button, then read list_my_claims. Without the mail, claim the listing again."
)
export const EmailNeeded = declare(
  "email_needed",
  400,
  "Method `email` needs `email`, an address at the company's own domain."
)
export const EmailNotAtDomain = declare(
  "email_not_at_domain",
  400,
  "The address is not at the domain of the listing's website, so it proves nothing. Use one that is, or another method."
)
export const FreeMail = declare(
  "free_mail",
  400,
  "Anybody can have an address at this provider, so it proves nothing. Use one at the company's own domain, or another method."
)
export const MethodNotPossible = declare(
  "method_not_possible",
  400,
  "This method proves nothing for this listing's website, which is on a host or a path that others share. Use one of the methods named."
)
export const PendingClaimsReached = declare(
  "pending_claims_reached",
  400,
  "You have as many pending claims as one account may. Prove some of them, or wait until they expire."
)
export const ClaimRefused = declare(
  "claim_refused",
  400,
  "The site team decided that this listing is somebody else's, so it cannot be claimed by this account. Answer to the team's mail if that is wrong."
)
