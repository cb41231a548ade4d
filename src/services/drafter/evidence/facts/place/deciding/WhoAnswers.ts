/** "Ada Roth" over "Deutschland", where a town may stand: who answers for a house, in its imprint or as whoever signs. */

import type { ReadPage } from "../../../../../../domain/draft/Crawl.ts"
import { emailsIn, isMailboxAt } from "../../../../../../domain/text/EmailAddresses.ts"
import { isGivenName, isPersonName } from "../../Persons.ts"
import { isTownName } from "../prose/tongues/TownNames.ts"
import { landOfToldTown } from "../towns/TownLands.ts"

/** A name that begins as people's do or, where pages say who that is, any in the shape of one. */
export const isWhoAnswers = (name: string, inImprint: boolean): boolean =>
  isPersonName(name) &&
  (inImprint || isGivenName(name.split(" ")[0] ?? "")) &&
  !isTownName(name) &&
  landOfToldTown(name) === null

/**
 * "For orders from Denmark: ben@flourtech.example, Aarhus, Denmark": whoever has a mailbox elsewhere, right before where they
 * are, on a page that shows one of ours.
 */
export const isBehindOthersMailbox = (text: string, { url, emails }: ReadPage): boolean => {
  const [before = ""] = /^.*[\w+-]@[\w.-]+(?=, \p{Lu})/u.exec(text) ?? []
  const last = emailsIn(before).at(-1)
  return last !== undefined && !isMailboxAt(last, url) && emails.some((email) => isMailboxAt(email, url))
}
