/**
 * The one mailbox of a site that no page spells out: it stands behind words that ask to be written to, "Email us",
 * "Reach out", in the menu, at the foot, or where the makers are reached.
 */
import { regionOfHeading } from "../../../../../domain/draft/RegionWords.ts"
import { emailsIn } from "../../../../../domain/text/EmailAddresses.ts"
import { tidyText } from "../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../clause/voice/SentenceCuts.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { asksToWrite, creditWords, linkedLabel, otherMailboxes } from "../words/ContactWords.ts"
import { foreign, isSample, saysOthers } from "./MailboxPlaces.ts"

interface Linked {
  readonly email: string
  readonly page: PageIndex
}
/** Words of a link that calls for a letter. */
const mostWords = 4
/** And of a sentence that ends so, "Or you can send an e-mail." */
const mostOfSentence = 8
const callsAtEnd = ({ text, level }: Block): boolean => {
  if (level !== null) return false
  const last = sentencesIn(tidyText(text)).at(-1)?.replace(/[.!]$/u, "") ?? ""
  return last.split(" ").length <= mostOfSentence && asksToWrite.test(last)
}
const parts = ({ rows, text }: Block): ReadonlyArray<string> =>
  (rows ?? [text]).flatMap((row) => tidyText(row).split(/\s*[|·•/]\s*/u))

/** Words that lead to a page lead to no mailbox: "About Acme ↗ Contact" calls by its last word alone. */
const unlinked = ({ page }: PageIndex, part: string): string =>
  page.links
    .map(({ text }) => tidyText(text))
    // "About Acme" before the "Acme" in it.
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, text) => (text.length > 2 ? rest.replace(text, " ") : rest), part)
    .replace(/[→↗:]+/gu, " ")
    .trim()

/** "Reach out" and "Contact" say so too, but may lead to a form: they count in the menu and at the foot, where nothing fills in. */
const isCall = (page: PageIndex, block: Block): boolean =>
  block.region !== "form" &&
  block.text.length <= longestCredit &&
  !foreign.has(block.region) &&
  block.kind !== "quotation" &&
  (callsAtEnd(block)
    ? !saysOthers(block.text)
    : parts(block)
        .map((part) => unlinked(page, part))
        .some(
          (part) =>
            part !== "" &&
            part.split(" ").length <= mostWords &&
            (linkedLabel.test(part) ||
              asksToWrite.test(part) ||
              (block.level === null && framed.has(block.region) && regionOfHeading(part) === "contact")) &&
            !saysOthers(block.text)
        ))
const framed: ReadonlySet<string> = new Set(["navigation", "footer"])
/** "Website by Petit", whom no link leads to: the mailbox may be theirs. */
const isCredited = (page: PageIndex): boolean =>
  page.blocks.some(
    (block) =>
      block.region === "footer" &&
      block.text.length <= longestCredit &&
      creditWords.test(block.text) &&
      bySomebody.test(block.text) &&
      !page.page.links.some(({ text }) => text.length > 2 && block.text.includes(text))
  )
const longestCredit = 160
/** "Built with bread and butter" credits nobody. */
const bySomebody = /(?<!\p{L})(?:by|von|par|por|da|door) \p{Lu}|(?:credits?|design|photos?|fotos?|theme|template) ?:/u

export const linkedMailbox = (site: SiteIndex): ReadonlyArray<Linked> => {
  const [email, ...more] = new Set(site.flatMap(({ page }) => page.emails))
  if (email === undefined || more.length > 0) return []
  const [box = "", host = ""] = email.split("@")
  if (isSample(host) || otherMailboxes.has(box)) return []
  if (site.some(({ blocks }) => blocks.some(({ text }) => emailsIn(text).includes(email)))) return []
  return site.flatMap((page) =>
    page.page.emails.length > 0 && !isCredited(page) && page.blocks.some((block) => isCall(page, block))
      ? [{ email, page }]
      : []
  )
}
