/** The mail that asks a co-founder to join. Plain text; the owner's words in it are the draft's name alone. */
import { fieldOf } from "../../domain/DraftFields.ts"
import type { Payload } from "../../domain/Job.ts"
import type { linksOf } from "../../domain/Links.ts"
import type { DraftRow } from "./DraftRow.ts"

const oneLine = (text: string) =>
  text
    .replace(/[\p{C}\p{Z}\s]+/gu, " ")
    .trim()
    .slice(0, 100)

export const cofounderMail = (
  to: string,
  from: string,
  row: DraftRow,
  links: Pick<ReturnType<typeof linksOf>, "origin">
): Payload<"mail"> => {
  const { value } = fieldOf(row.fields, "name")
  const product = oneLine(typeof value === "string" ? value : new URL(row.url).hostname)
  return {
    to,
    subject: `You are invited to join ${product} on Launchbook`,
    text: [
      `${from} is preparing a listing of ${product} (${row.url}) on Launchbook, a directory of products,`,
      "and names you as a co-founder.",
      "",
      "See the draft and join it:",
      `${links.origin}/drafts/${row.id}`,
      "",
      "If you do not know them, you need not do anything. You will not hear from us again about it."
    ].join("\n")
  }
}
