/** Claiming a listing that exists, by proof of its website. The last step of a claim by e-mail is a page, for whoever reads the mail. */
import { NotFound } from "../Failure.ts"
import {
  AlreadyVerified,
  Claim,
  ClaimByEmail,
  ClaimMethod,
  ClaimNotPending,
  ClaimRefused,
  EmailNeeded,
  EmailNotAtDomain,
  FreeMail,
  MethodNotPossible,
  PendingClaimsReached
} from "../listing/Claim.ts"
import { ListingUnknown } from "../listing/Compare.ts"
import { make, optional } from "../Operation.ts"
import { paged, pageOf } from "../Page.ts"
import { Email, Id, Slug } from "../Wire.ts"
import * as Example from "./examples/ClaimExamples.ts"

export const claimListing = make("claim_listing", "POST /claims", {
  title: "Claim a listing",
  description:
    "Claim a listing as yours, and get what to publish: a DNS TXT record, a tag for its homepage, a file, or a link by e-mail. dns and email prove the registrable domain, so both are refused where the site shares its host with others, and for a site below a path only meta counts. Then verify_claim (dns, meta, file), or the person presses the button the mail leads to. Claiming again while a claim is pending answers with the same one, its time begun anew, and mails a new link. Changes nothing until proved.",
  scope: "listings:write",
  openWorld: true,
  status: 201,
  input: {
    slug: Slug.annotations({ description: "The listing, from search_listings or an `already_listed` refusal." }),
    method: ClaimMethod.annotations({ description: "How you will prove that the listing's website is yours." }),
    email: optional(Email).annotations({
      description:
        "For method `email`, which needs it: an address at the website's registrable domain, none of a free provider. Other methods ignore it."
    })
  },
  output: Claim,
  errors: [
    ListingUnknown,
    AlreadyVerified,
    MethodNotPossible,
    EmailNeeded,
    EmailNotAtDomain,
    FreeMail,
    PendingClaimsReached,
    ClaimRefused
  ],
  example: { input: { slug: "tidewatch", method: "dns" }, output: Example.pending }
})

export const listMyClaims = make("list_my_claims", "GET /claims", {
  title: "List my claims",
  description:
    "Your claims, newest first, each with its status, what to publish, and what the last look saw. A pending one is listed with all it takes to finish it.",
  scope: "account:read",
  input: { ...paged },
  output: pageOf("ClaimPage", Claim),
  example: { output: Example.page }
})

export const verifyClaim = make("verify_claim", "POST /claims/{claim_id}/verify", {
  title: "Verify a claim",
  description:
    "Look for the DNS record, tag or file of a pending claim. Found: the listing is yours from now on and marked verified, its former owner is told, and other claims of it are superseded. Not found: the claim stays pending, and `last_check.detail` says what was looked for, where, and what was seen. Changes take minutes to be seen, in the DNS up to an hour or more: wait before you ask again.",
  scope: "listings:write",
  bucket: "verify_claim",
  openWorld: true,
  input: { claim_id: Id.annotations({ description: "From claim_listing or list_my_claims." }) },
  output: Claim,
  errors: [NotFound, ClaimNotPending, ClaimByEmail],
  example: { output: Example.verified }
})

export const claimsApi = [claimListing, listMyClaims, verifyClaim] as const
