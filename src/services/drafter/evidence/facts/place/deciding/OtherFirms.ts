/** The address of a firm that somebody works under: beside how the house is reached, under the firm's own name and pages. */
import { emailsIn, registeredDomain } from "../../../../../../domain/text/EmailAddresses.ts"
import { isCompany, withoutForm } from "../../../names/NameForms.ts"
import type { PageIndex } from "../../../reading/PageIndex.ts"
import type { Own } from "../../Own.ts"
import type { Spot } from "../prose/Spot.ts"

/** Blocks that say how a firm is reached over its address and behind it, those over them that say it of the house, and characters of one. */
const near = { above: 5, behind: 2, ours: 8, characters: 80 } as const
/** "Phone (office): 555 0143", "Licence no. 12345": a line of how a firm is reached. */
const reaches = /\p{Nd}{3}|@|^(?:website|web|e-?mail|tel|phone|fax|lic)(?!\p{L})/iu
/** "petit.example", behind "Website:". */
const written = /(?<![\p{L}\p{Nd}@.-])(?:[\p{L}\p{Nd}-]{2,40}\.){1,3}\p{Ll}{2,10}(?![\p{L}\p{Nd}.@-])/gu
const domainsIn = (text: string): ReadonlyArray<string> =>
  text.length > near.characters
    ? []
    : [...(text.match(written) ?? []), ...emailsIn(text).map((email) => email.split("@")[1] ?? "")].map(
        registeredDomain
      )

/** Whom people work under in their own name: brokers, agencies; by their kind, or the number of their licence. */
const agents =
  /(?<!\p{L})(?:DRE|BRE|NMLS|licen[cs]e|lic|broker\p{L}*|realt(?:y|ors?)|real estate|immobilien\p{L}*|makler\p{L}*|agence|inmobiliaria|imobiliária|immobiliare|makelaar\p{L}*|insurance|versicherung\p{L}*)(?!\p{L})/iu
/** `makers`: who makes what the pages are of, as they are called without their form. */
interface Owners {
  readonly own: Own
  readonly makers: { readonly has: (name: string) => boolean }
}
const isUnderOtherFirm = ({ page, blocks }: PageIndex, at: number, { own, makers }: Owners): boolean => {
  let head = at - 1
  const isReach = (text = "") => text.length <= near.characters && reaches.test(text)
  while (head >= at - near.above && isReach(blocks[head]?.text)) head -= 1
  const firm = blocks[head]
  if (firm === undefined || firm.text.length > near.characters || !isCompany(firm.text)) return false
  const record = blocks.slice(head, at)
  const mayBeMaker = makers.has(withoutForm(firm.text)) && !record.some(({ text }) => agents.test(text))
  if (own.isIn(firm.folded) || mayBeMaker) return false
  const ours = registeredDomain(new URL(page.url).hostname)
  const isOurs = blocks.slice(Math.max(0, head - near.ours), head).some(({ text }) => domainsIn(text).includes(ours))
  const theirs = blocks.slice(head, at + near.behind + 1).flatMap(({ text }) => domainsIn(text))
  return isOurs && theirs.length > 0 && !theirs.includes(ours)
}

/** Whoever works under a firm is in its land, and may be in any town of it. */
export const withoutOtherFirms = (spots: ReadonlyArray<Spot>, owners: Owners): ReadonlyArray<Spot> =>
  spots.map((spot) => {
    const { page, blocks } = spot.city ?? {}
    return page === undefined || blocks == null || !isUnderOtherFirm(page, blocks.last, owners)
      ? spot
      : { ...spot, city: null }
  })
