/** By what an address is the house's own: the mailbox beside it, or the name it begins with. */
import { emailsIn, isMailboxAt } from "../../../../../domain/text/EmailAddresses.ts"
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import type { PageIndex } from "../../reading/PageIndex.ts"
import type { Own } from "../Own.ts"
import { companyKinds } from "../words/SubjectWords.ts"

/** "Petit Pain, 12 Mill Yard, Dover", and in the same block or the next a mailbox at the site's own domain. */
export const isAnsweredAt = (page: PageIndex, at: number): boolean => {
  const [here, next] = [page.blocks[at], page.blocks[at + 1]]
  const beside = next !== undefined && next.region === here?.region && next.level === null ? [here, next] : [here]
  return beside.some((block) => emailsIn(block?.text ?? "").some((email) => isMailboxAt(email, page.page.url)))
}

/** "The Crumb Rest" of "The Crumb Rest Guest House": the words its name begins with, two at least. */
export const opensOwnName = (part: string, own: Own): boolean => {
  const called = fold(tidyText(part)).replace(/^the /u, "")
  return called.includes(" ") && [...own.names].some((name) => name.replace(/^the /u, "").startsWith(`${called} `))
}

/** Forms of companies that are a word elsewhere, told from it by the name they stand behind. */
const shortForm = /^(?:ASA?|ANS|ENK|HB|KB|OÜ|MTÜ|SIA|UAB)$/u
export const hasShortForm = (part: string): boolean =>
  /^\p{Lu}.* /u.test(part) && shortForm.test(part.split(" ").at(-1) ?? "")

/** Behind our own name kinds of company stand in small letters as well. */
const smallForm =
  /^(?:srls?|sarl|sas|sasu|snc|scop|bv|vof|gmbh|ltd|inc|llc|slu?|lda|ltda|oy|aps|doo|kft|vzw|asbl|cv|cvba)$/u
/** "Acme Estudio", "Acme srl", "Acme AS": our name, and a word for what we are. */
export const isNamedAfter = (part: string, own: Own) => {
  const words = part.split(" ")
  const kind = words.at(-1) ?? ""
  const isKind = smallForm.test(kind) || shortForm.test(kind) || (words.length === 2 && companyKinds.has(fold(kind)))
  return words.length > 1 && isKind && own.isName(words.slice(0, -1).join(" "))
}
