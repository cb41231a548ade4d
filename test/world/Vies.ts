/**
 * The register of VAT numbers of the Union at its real name, as far as one check needs it. It answers `VALID` for the
 * numbers it knows, `INVALID` for others, `MS_UNAVAILABLE` for a country whose own register is away; or it is away itself.
 */
import { type Site, site } from "./Site.ts"

/** Of the right form, all of them. */
export const vatNumbers = { valid: "DE136695976", invalid: "DE129273398", unverifiable: "FR40303265045" } as const

const answer = (isValid: boolean, userError: string) =>
  Response.json({
    isValid,
    userError,
    requestDate: new Date().toISOString(),
    requestIdentifier: isValid ? "WAPIAAAAYworld01" : "",
    name: "---",
    address: "---"
  })

export class Vies {
  /** Whether it answers at all. */
  isAway = false
  /** Numbers in the order they were asked for, with the seller's where that was told. */
  readonly asked: Array<{ readonly number: string; readonly requester: string | null }> = []

  reset() {
    this.isAway = false
    this.asked.length = 0
  }

  readonly site = (secure: boolean): Site =>
    site("ec.europa.eu", {}, { secure, trouble: (path, request) => this.#answer(path, request) })

  #answer(path: string, request: Request): Response {
    const [, country = "", rest = ""] =
      /^\/taxation_customs\/vies\/rest-api\/ms\/([A-Z]{2})\/vat\/(\w+)$/.exec(path) ?? []
    const number = `${country}${rest}`
    const { searchParams } = new URL(request.url)
    const requester = searchParams.get("requesterNumber")
    this.asked.push({
      number,
      requester: requester === null ? null : `${searchParams.get("requesterMemberStateCode")}${requester}`
    })
    if (this.isAway) return new Response("<h1>Service unavailable</h1>", { status: 503 })
    if (number === vatNumbers.valid) return answer(true, "VALID")
    return country === "FR" ? answer(false, "MS_UNAVAILABLE") : answer(false, "INVALID")
  }
}
