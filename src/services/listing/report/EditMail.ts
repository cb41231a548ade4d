/** The mail that tells the site team what was edited on a listing. Plain text; what owners wrote stands behind marks. */
import type { Payload } from "../../../domain/Job.ts"
import type { ListingChanges } from "../../../domain/listing/ListingVersions.ts"
import { changeText } from "../../../domain/listing/VersionDiff.ts"
import { oneLine } from "../../../domain/text/FittedText.ts"
import type { VersionRow } from "../rows/EditReportsRepo.ts"

/** Letters of a listing's name in a subject. */
const subjectName = 80
/** Versions that are listed one by one. */
const mostListed = 20

export interface EditReport {
  readonly slug: string
  readonly name: string
  /** Where anyone sees it; null where nobody can just now. */
  readonly page: string | null
  /** The oldest first; there is one at least. */
  readonly versions: ReadonlyArray<VersionRow>
  /** Of all of them together, as far as anyone sees it. */
  readonly changes: ListingChanges
}

const versionLine = ({ version, at, by, changes }: VersionRow) =>
  `Version ${version}, ${at.slice(0, 16).replace("T", " ")} UTC, by ${by ?? "the site team"}: ${Object.keys(changes).join(", ")}`

export const editMail = ({ slug, name, page, versions, changes }: EditReport): Omit<Payload<"mail">, "to"> => {
  const title = oneLine(name, subjectName)
  const left = versions.length - mostListed
  const first = versions[0]?.version ?? 1
  return {
    subject: `${title} was edited`,
    text: [
      page === null ? `${title} was edited.` : `${title} was edited: ${page}`,
      "",
      ...versions.slice(0, mostListed).map(versionLine),
      ...(left > 0 ? [`… and ${left} more`] : []),
      "",
      changeText(changes),
      "",
      `All versions:             launchbook listing history ${slug}`,
      ...(first > 1 ? [`As it was before these:   launchbook listing restore ${slug} ${first - 1}`] : []),
      ""
    ].join("\n")
  }
}
