/** Clauses that tell which of several is meant: what is said of those is not said of all. */
import type { SaidClause } from "./Understood.ts"

/** "Changes that only add a column run at once": not all of them do. Between commas it tells more of all of them. */
export const narrows = ({ clause: relative }: SaidClause, { clause }: SaidClause): boolean => {
  const [first] = relative.words
  const [subject, deed] = [clause.lead.at(-1), clause.main]
  return (
    relative.link === "relative" &&
    first !== undefined &&
    subject !== undefined &&
    deed !== null &&
    clause.subject === "other" &&
    subject.start < first.start &&
    first.start < deed.start &&
    first.gap.trim() === ""
  )
}
