/** The mail that tells the site team what was edited on a listing. What owners wrote stands behind marks. */
import type { ListingChanges } from "../../listing/ListingVersions.ts"
import { changedFields } from "../../listing/VersionDiff.ts"
import { oneLine } from "../../text/FittedText.ts"
import { action, bullets, changesBlock, code, type Letter, letter, paragraph } from "../../text/Letter.ts"
import { exampleOrigin, type MailKind } from "./MailKind.ts"

/** Letters of a listing's name in a subject. */
const subjectName = 80
/** Versions that are listed one by one. */
const mostListed = 20

export interface EditReport {
  readonly slug: string
  readonly name: string
  /** Where anyone sees it; null where nobody can just now. */
  readonly page: string | null
  /** The oldest first; there is one at least. `by` is null for the site team, and for an account that is gone. */
  readonly versions: ReadonlyArray<{
    readonly version: number
    readonly at: string
    readonly by: string | null
    readonly changes: ListingChanges
  }>
  /** Of all of them together, as far as anyone sees it. */
  readonly changes: ListingChanges
}

const versionLine = ({ version, at, by, changes }: EditReport["versions"][number]) =>
  `Version ${version}, ${at.slice(0, 16).replace("T", " ")} UTC, by ${by ?? "the site team"}: ${Object.keys(changes).join(", ")}`

export const editMail = ({ slug, name, page, versions, changes }: EditReport): Letter => {
  const title = oneLine(name, subjectName)
  const left = versions.length - mostListed
  const first = versions[0]?.version ?? 1
  return letter(`${title} was edited`, [
    paragraph("What changed, version by version, and then all of it field by field:"),
    bullets([...versions.slice(0, mostListed).map(versionLine), ...(left > 0 ? [`… and ${left} more`] : [])]),
    changesBlock(changedFields(changes)),
    ...(page === null ? [] : [action("See the page", page)]),
    paragraph("All versions:"),
    code(`launchbook listing history ${slug}`),
    ...(first > 1
      ? [paragraph("As it was before these:"), code(`launchbook listing restore ${slug} ${first - 1}`)]
      : [])
  ])
}

const changes: ListingChanges = {
  tagline: { before: "Tide alerts", after: "Tide alerts for harbour masters" },
  features: {
    before: ["Alerts by text message", "A year of tables"],
    after: ["Alerts by text message and mail", "A year of tables"]
  }
}

export const editMails: ReadonlyArray<MailKind> = [
  {
    name: "edit-report",
    title: "A listing was edited",
    sent: "To the site team, for the edits of a listing within ten minutes, before and after.",
    endable: null,
    example: () =>
      editMail({
        slug: "tidewatch",
        name: "Tidewatch",
        page: `${exampleOrigin}/products/tidewatch`,
        versions: [{ version: 4, at: "2026-12-01T09:12:00.000Z", by: "ada@tidewatch.example", changes }],
        changes
      })
  }
]
