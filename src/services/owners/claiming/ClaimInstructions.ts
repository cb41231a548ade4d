/** What whoever claims a listing is to publish, and where. Pure. */
import {
  type ClaimInstructions,
  type ClaimMethod,
  challengeLabel,
  claimFilePath,
  metaName
} from "../../../domain/listing/Claim.ts"
import type { ClaimedSite } from "./ClaimedSite.ts"

/** Where the TXT record stands. A site without a domain of its own has no such place; it is never asked for there. */
export const challengeHost = ({ domain, host }: ClaimedSite): string => `${challengeLabel}.${domain ?? host}`
/** The text of the TXT record, a pair as the IETF's draft on domain verification has it. */
export const challengeText = (token: string): string => `token=${token}`
export const claimFileUrl = ({ origin }: ClaimedSite, token: string): string => `${origin}${claimFilePath(token)}`
export const metaTag = (token: string): string => `<meta name="${metaName}" content="${token}">`

const nothing = { record_type: null, host: null, value: null, html: null, file_url: null, file_content: null }
const keep = "Keep it there: it is looked for each month."

export interface AskedClaim {
  readonly method: ClaimMethod
  readonly token: string
  readonly email: string | null
}

export const claimInstructions = (site: ClaimedSite, { method, token, email }: AskedClaim): ClaimInstructions => {
  switch (method) {
    case "dns": {
      const host = challengeHost(site)
      return {
        ...nothing,
        summary: `Add a TXT record at ${host} with the value ${challengeText(token)}, then verify the claim. ${keep}`,
        record_type: "TXT",
        host,
        value: challengeText(token)
      }
    }
    case "meta":
      return {
        ...nothing,
        summary: `Put this tag into the <head> of ${site.page}, in the HTML that the server sends, then verify the claim. ${keep}`,
        html: metaTag(token)
      }
    case "file": {
      const url = claimFileUrl(site, token)
      return {
        ...nothing,
        summary: `Publish a plain text file at ${url} that holds the token and nothing else, then verify the claim. ${keep}`,
        file_url: url,
        file_content: token
      }
    }
    case "email":
      return {
        ...nothing,
        summary: `A link was sent to ${email}. Whoever reads that mailbox opens it and presses the button, within a day; that proves the claim. Nothing is to be published, and verify_claim is not used.`
      }
  }
}
