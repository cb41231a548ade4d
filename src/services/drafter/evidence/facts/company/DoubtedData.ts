/**
 * Whether readers are told something else than the data of a site says, in words that are read too poorly to
 * support a fact. To contradict takes less than to support: data that may be wrong says nothing.
 */
import type { Region } from "../../../../../domain/draft/PageBlocks.ts"
import { emailsIn, isMailboxAt } from "../../../../../domain/text/EmailAddresses.ts"
import { find, fold, tidyText } from "../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { says } from "../../reading/Says.ts"
import { perSite } from "../Fact.ts"
import { ownOf } from "../Own.ts"
import { type OwnNode, statedBy } from "../OwnData.ts"
import { isAsidePage } from "../Paths.ts"
import { inOwnVoice } from "../Said.ts"
import { foundingTongues } from "../words/founding/FoundingWords.ts"
import { founderTitles } from "../words/PeopleWords.ts"

const hints = new RegExp(`(?<!\\p{L})(?:${foundingTongues.map(({ hint }) => hint).join("|")})`, "iu")
const copyright = /[©®]|\(c\)|copyright|all rights reserved/
const years = /(?<!\p{Nd})(?:1[89]|20)\p{Nd}{2}(?!\p{Nd})/gu
/** A sentence or two; in more than that a year is near anything. */
const longest = 400

const ownBlocks = (site: SiteIndex): ReadonlyArray<Block> =>
  site.flatMap((page) => (isAsidePage(page) ? [] : page.blocks.filter(inOwnVoice)))

/** The years near words of founding, in what the site says itself. */
const shownYears = perSite(
  (site): ReadonlySet<string> =>
    new Set(
      ownBlocks(site).flatMap(({ text, folded }) =>
        text.length <= longest && !copyright.test(folded) && hints.test(text) ? (tidyText(text).match(years) ?? []) : []
      )
    )
)

/** A year that is stated as data, where other years of founding are shown and this one is not. */
export const isDoubtedYear = (site: SiteIndex, names: ReadonlyArray<string>, year: string): boolean => {
  const shown = shownYears(site, names)
  return shown.size > 0 && !shown.has(year)
}

/** Characters of a site that shows next to nothing, so that its data has to speak. */
const bare = 400
const showsMuch = (site: SiteIndex) =>
  site.flatMap(({ blocks }) => blocks.filter(inOwnVoice)).reduce((sum, { text }) => sum + text.length, 0) >= bare
const isSeen = (site: SiteIndex, name: string, counts: (block: Block) => boolean = inOwnVoice) => {
  const folded = fold(name)
  return site.some(({ blocks }) => blocks.some((block) => counts(block) && find(block.folded, folded) !== -1))
}
const titles = [...founderTitles]
/** Whether the site calls anybody a founder where people read it. */
const showsFounders = perSite((site) => ownBlocks(site).some(({ tokens }) => says(tokens(), titles)))

/** "founded", "opened", "ouvert", of whoever it is said. */
const founds = new RegExp(
  `(?<!\\p{L})(?:${foundingTongues
    .flatMap(({ found, founded, opened, launched }) => [found, founded, opened, launched])
    .filter((verbs) => verbs !== "")
    .join("|")})(?!\\p{Script=Latin})`,
  "iu"
)
/** Where stories are told; elsewhere people of the house stand. */
const told: ReadonlySet<Region> = new Set(["hero", "main", "features"])
/** A name alone, or with a few words of what somebody does, is a card or a signature. */
const shortest = 60
const sentences = /(?<=[.!?。！？])\s*(?=\S)/u
/** In letters without capitals words are glued to a name: "וניצן" of "ניצן". */
const isNamedIn = (text: string, name: string): boolean =>
  find(text, name) !== -1 || (/^[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Hangul}]/u.test(name) && text.includes(name))
/** Whether readers meet them as one of the house, rather than in passing: "Mr Hackl comes for coffee on Thursdays". */
const isMetAsMaker = (site: SiteIndex, name: string): boolean => {
  const folded = fold(name)
  return site.some(({ blocks }) =>
    blocks.some(
      (block) =>
        inOwnVoice(block) &&
        isNamedIn(block.folded, folded) &&
        (!told.has(block.region) ||
          block.text.length <= shortest ||
          says(block.tokens(), titles) ||
          block.text.split(sentences).some((sentence) => isNamedIn(fold(sentence), folded) && founds.test(sentence)))
    )
  )
}
/** A founder whom data alone names, though readers are told of founders, or of much else. */
export const isDoubtedFounder = (site: SiteIndex, names: ReadonlyArray<string>, person: string): boolean =>
  !isMetAsMaker(site, person) &&
  (showsFounders(site, names) || (showsMuch(site) && ![...mailboxesMet(site, names)].some(isMailboxOf(person))))
/** A question that data alone asks, on a page that shows much else. Of a page that came as text alone nobody knows what it shows. */
export const isDoubtedQuestion = ({ page, blocks }: PageIndex, folded: string): boolean =>
  page.blocks !== undefined &&
  !blocks.some((block) => block.folded.includes(folded)) &&
  blocks.filter(inOwnVoice).reduce((sum, { text }) => sum + text.length, 0) >= bare
/** A town that a line of the page's head names, and nothing that readers see. */
export const isDoubtedTown = (site: SiteIndex, town: string): boolean => !isSeen(site, town) && showsMuch(site)

/** "mailto:hello@acme.example" */
export const mailboxesOf = (node: OwnNode): ReadonlyArray<string> =>
  statedBy(node, "email", "contactPoint.email").flatMap(({ text }) => emailsIn(text.replace(/^mailto:/i, "")))
const mailboxesShown = perSite(
  (site): ReadonlySet<string> =>
    new Set(site.flatMap(({ blocks }) => blocks.filter(inOwnVoice).flatMap(({ text }) => emailsIn(text))))
)
/** Those of the small print as well, where a house of one has none but its own. */
const mailboxesMet = perSite(
  (site): ReadonlySet<string> =>
    new Set(
      site.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (inOwnVoice(block) || block.region === "legal" ? emailsIn(block.text) : []))
      )
    )
)
const shortestGiven = 4
/** "ada@acme.example", "adaroth@web.example", "a.roth@acme.example" of Ada Roth: readers write to whom the data names. */
const isMailboxOf = (person: string) => {
  const parts = fold(person)
    .split(" ")
    .map((part) => part.replace(/[^\p{L}]/gu, ""))
  const [given = "", last = ""] = [parts[0], parts.at(-1)]
  return (email: string): boolean => {
    const local = fold(email.split("@")[0] ?? "").replace(/[^\p{L}]/gu, "")
    if (parts.length < 2 || local === "") return false
    const isGiven = given.length >= shortestGiven && local === given
    return isGiven || local === `${given.charAt(0)}${last}` || (local.includes(given) && local.includes(last))
  }
}
/** A mailbox at anybody else's address, which no reader sees, where readers are told of one at the site's own. */
const isDoubtedMailbox = (site: SiteIndex, { page }: OwnNode, email: string): boolean => {
  const shown = mailboxesShown(site, [])
  return (
    !isMailboxAt(email, page.page.url) && !shown.has(email) && [...shown].some((one) => isMailboxAt(one, page.page.url))
  )
}
const foundersOf = (node: OwnNode): ReadonlyArray<string> =>
  statedBy(node, "founder", "founders", "founder.name", "founders.name").map(({ text }) => text)

/** "12 Mill Road, …, 05999", "Lindenweg 4, 04109": where letters reach somebody. */
const postal =
  /(?<![\p{L}\p{Nd}])\p{Nd}{1,4}[a-z]? \p{Lu}[^.;]{2,80}?(?<![\p{L}\p{Nd}])(?:\p{Nd}{4,6}|\p{Lu}{1,2}\p{Nd}{1,2}\p{Lu}? \p{Nd}\p{Lu}{2})(?![\p{L}\p{Nd}])|\p{L}{3,} \p{Nd}{1,4}[a-z]?,? (?:[A-Z]{1,2}-)?\p{Nd}{4,6} \p{Lu}/u
const atFoot: ReadonlySet<Region> = new Set(["footer", "contact", "legal"])
const showsAddress = perSite((site, names) => {
  const own = ownOf(site, names)
  return site.some(
    (page) =>
      !isAsidePage(page) &&
      page.blocks.some(
        ({ region, text, folded }) =>
          atFoot.has(region) && text.length <= longest && own.isIn(folded) && postal.test(text)
      )
  )
})
/** A town that no reader sees, where the foot of a page has, under our name, the address of another. */
const isElsewhere = (site: SiteIndex, node: OwnNode): boolean =>
  showsAddress(site, []) &&
  all(statedBy(node, "address.addressLocality"), ({ text }) => !isSeen(site, text, () => true))

const all = <A>(items: ReadonlyArray<A>, is: (item: A) => boolean): boolean => items.length > 0 && items.every(is)
/**
 * Whether readers are told otherwise than a node of data says, in its year, its mailbox, its town or its founders: the data of a
 * template, of whoever bought the house, or a lie. In what else it says it may be as wrong.
 */
export const isContradicted = (site: SiteIndex, node: OwnNode): boolean => {
  const years = statedBy(node, "foundingDate").flatMap(({ text }) => /^\p{Nd}{4}/u.exec(text)?.[0] ?? [])
  return (
    all(years, (year) => isDoubtedYear(site, [], year)) ||
    all(mailboxesOf(node), (email) => isDoubtedMailbox(site, node, email)) ||
    isElsewhere(site, node) ||
    (showsFounders(site, []) && all(foundersOf(node), (name) => !isSeen(site, name)))
  )
}
/** What a contradicted node says counts where readers see it as well. */
export const isBorneOut = (site: SiteIndex, node: OwnNode, words: string): boolean =>
  isSeen(site, words) || !isContradicted(site, node)
/** The same of its year, which stands near words of founding. */
export const isYearBorneOut = (site: SiteIndex, node: OwnNode, year: string): boolean =>
  shownYears(site, []).has(year) || !isContradicted(site, node)
