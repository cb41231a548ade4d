/** How far a draft is, in a person's words. */
import type { PageStatus } from "../../../../domain/draft/Crawl.ts"
import type { DraftErrorCode } from "../../../../domain/draft/Draft.ts"
import type { Finding } from "../../../../domain/draft/Findings.ts"
import { countryName } from "../../../../domain/listing/Countries.ts"
import { listFields, textFields } from "../../../../domain/listing/Profile.ts"
import type { ProgressRow } from "../../../../services/drafts/DraftProgress.ts"

export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : url)
/** A page of a site, as a log would name it: `/pricing`. */
export const pathOfPage = (url: string): string =>
  URL.canParse(url) ? `${new URL(url).pathname}${new URL(url).search}` : url

/** Pages that were chosen and have not been settled. */
export const stillWanted = ({ step, planned, visits }: Pick<ProgressRow, "step" | "planned" | "visits">) => {
  if (step !== "reading") return []
  const settled = new Set(visits.map(({ url }) => url))
  // A page that was moved is settled under its new address.
  return planned.filter((url) => !settled.has(url)).slice(0, Math.max(0, planned.length - visits.length))
}

/** What happens right now. */
export const nowWords = (row: Pick<ProgressRow, "status" | "step" | "planned" | "visits" | "ahead">): string => {
  if (row.status === "ready") return "The draft is ready"
  if (row.status === "failed") return "The draft could not be made"
  switch (row.step) {
    case "queued":
      return row.ahead === 0
        ? "Starts in a moment"
        : `Waits for its turn: ${row.ahead === 1 ? "one draft is" : `${row.ahead} drafts are`} before it`
    case "drafting":
      return "Drafting: every value is held against the pages"
    default:
      if (row.visits.length === 0) return "Asking robots.txt, then reading the homepage"
      if (row.planned.length <= row.visits.length) return "Choosing the pages that say most"
      return `Reading page ${row.visits.length + 1} of ${row.planned.length}`
  }
}

export const visitWords: Readonly<Record<PageStatus, string>> = {
  read: "read",
  refused_by_robots: "left alone: robots.txt says so",
  unreachable: "could not be reached",
  not_html: "is no page",
  too_little_text: "says too little"
}

export const findingLabel = (field: Finding["field"]): string =>
  field === "founders" ? "Founders" : field === "faqs" ? "Questions" : { ...textFields, ...listFields }[field].label
export const findingValue = ({ field, value }: Finding): string => (field === "country" ? countryName(value) : value)

/** What somebody can do about it. */
const remedies: Readonly<Partial<Record<DraftErrorCode, string>>> = {
  robots_disallowed:
    "Allow LaunchbookBot in robots.txt and try again, or fill the profile in by hand. We read no page that it closes.",
  dns_error: "Check the spelling of the address, then try again.",
  blocked_address: "Give the address that everybody opens.",
  timeout: "Try again when the site answers faster.",
  tls_error: "Renew the certificate, then try again.",
  unreachable: "Check that the site is up, then try again.",
  http_error: "Give an address that answers with a page.",
  not_html: "Give the address of the homepage.",
  too_little_text: "We run no scripts. If scripts fill your pages, fill the profile in by hand."
}
export const remedyOf = (code: DraftErrorCode | null): string =>
  (code === null ? undefined : remedies[code]) ?? "Try again, or fill the profile in by hand."
