/** E-mail addresses at which the makers are written to: at the site's own domain first, others only where they say so. */
import { getDomain, parse } from "tldts"
import type { Region } from "../../../../../domain/draft/PageBlocks.ts"
import { regionOfHeading } from "../../../../../domain/draft/RegionWords.ts"
import { emailsIn } from "../../../../../domain/text/EmailAddresses.ts"
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../clause/voice/SentenceCuts.ts"
import { lettersOf } from "../../names/NameForms.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { says } from "../../reading/Says.ts"
import { tokensOf } from "../../reading/Tokens.ts"
import { makersOf } from "../Makers.ts"
import { type Own, ownOf, perOwn } from "../Own.ts"
import { nodesOfOurs, statedBy } from "../OwnData.ts"
import { isHome, pathSays } from "../Paths.ts"
import { titlesOf } from "../Said.ts"
import {
  asksToWrite,
  branchNouns,
  contactPaths,
  creditWords,
  exampleDomains,
  freeMail,
  generalMailboxes,
  mailLabel,
  mistakenFor,
  noUseWords,
  otherMailboxes,
  pictureCredit,
  salesMailboxes,
  sampleHosts
} from "../words/ContactWords.ts"
import { officials } from "../words/PlaceWords.ts"
import { companyKinds, houseKinds, otherPurposes, strangers } from "../words/SubjectWords.ts"
import { isPlainlyTheirs } from "./ReachedAt.ts"

export interface Mailbox {
  readonly email: string
  readonly page: PageIndex
  /** The lower, the more likely it is where the makers are reached. */
  readonly rank: number
}

const foreign: ReadonlySet<Region> = new Set(["reviews", "others", "news", "consent"])
const forContact: ReadonlySet<Region> = new Set(["contact", "footer"])
/** A sample of code, not a sentence. */
const isCode = (text: string) => /[{}<>$]|=>|=["']|^(?:curl|npm|npx|git|ssh|GET|POST) |https?:\/\/[^ ]*@/.test(text)

const notThis =
  /(?<!\p{L})(?:not|never|no longer|n't|old|former|formerly|previous|instead of|alte[nrs]?|ehemalige[nrs]?|frühere[nrs]?|nicht|ancienne?|plus|antigu[ao]|antig[ao]|vecchi[ao]|oude|niet|não|pas|(?<!as )soon(?! as)|próximamente|prochainement|bientôt|demnächst|binnenkort|prossimamente|em breve)(?!\p{L})/iu
/** The mailbox of an address: a page may spell out the rest of it ("info [at] acme [dot] example"). */
const boxOf = (email: string) => email.slice(0, email.indexOf("@"))
/** In a name: "The Old Dairy", "Alte Schmiede". */
const inName =
  /(?<!\p{L})\p{Lu}\p{L}{2,} (?!(?:E-?[Mm]ail|Mail|Address|Adresse|Inbox|Mailbox|Postfach|Domain))(?=\p{Lu}\p{Ll})/gu
/** "Please do not write to the old address …". */
const isOld = (block: Block, email: string) => {
  const folded = fold(block.text.replace(inName, " "))
  const before = folded.slice(0, Math.max(folded.indexOf(email), folded.indexOf(boxOf(email))))
  return notThis.test(
    before
      .split(/[.!?] /)
      .at(-1)
      ?.slice(-80) ?? ""
  )
}

const domain = (host: string) => getDomain(host, { allowPrivateDomains: true }) ?? host
const labelOf = (host: string) => lettersOf(parse(host, { allowPrivateDomains: true }).domainWithoutSuffix ?? host)

/** How general a mailbox is, the most general first; null where it is somebody's, or for something of its own. */
const generality = (local: string): number | null => {
  const [at, sales] = [generalMailboxes.indexOf(local), salesMailboxes.indexOf(local)]
  if (at !== -1) return (at / generalMailboxes.length) * ranks.stated
  return sales === -1 ? null : ranks.personal + (1 + sales) / salesMailboxes.length
}
/** Where it is not a general one: stated as data, a person's, stated for others, a free provider's. */
const ranks = { stated: 40, foot: 46, personal: 50, sole: 80 } as const

/** Where an address stands: the regions it is read in; "linked" or "stated" where nobody reads it. */
const standsIn = (page: PageIndex, email: string) =>
  page.blocks.flatMap((block) =>
    block.folded.includes(boxOf(email)) && emailsIn(block.text).includes(email) ? [block] : []
  )

/** Says that what stands there is reached for something else, or is somebody else. */
const isForOthers = (block: Block) =>
  officials.test(block.text) ||
  creditWords.test(block.text) ||
  says(block.tokens(), otherPurposes) ||
  says(block.tokens(), strangers)
/** Of a row the sentence an address stands in. */
const sentenceOf = (row: string, email: string) =>
  sentencesIn(tidyText(row)).find((sentence) => emailsIn(sentence).includes(email)) ?? row
/** The row of a block an address stands in. */
const rowOf = (block: Block, email: string) =>
  (block.rows ?? []).find((row) => emailsIn(row).includes(email)) ?? block.text
/** "Mill Court, Leeds": places, of which a court is one. */
const isPlaces = /^[^:@]{2,60}, \p{Lu}[\p{L} ]{1,40}$/u
/**
 * What an address stands beside: its part of a row at the foot of a page, "Acme Ltd · Mill Court, Leeds · ada@acme.example".
 * Where that is the address alone, with the part before it, if no place.
 */
const besideOf = (block: Block, email: string) => {
  if (block.region !== "footer" && block.kind !== "cell") return block.text
  const parts = (block.rows ?? [block.text]).flatMap((row) => row.split(/\s*[·•|]\s*/u))
  const at = parts.findIndex((part) => emailsIn(part).includes(email))
  const [part = block.text, before = ""] = [parts[at], parts[at - 1]]
  return part.length > email.length + 2 || isPlaces.test(before) ? part : `${before} ${part}`
}
/** "Acme Boston gallery: …, boston@acme.example": a branch's. */
const isOfBranch = (row: string, local: string): boolean =>
  // Most rows name no branch, and a pattern for each mailbox takes long to make.
  branchNoun.test(row) &&
  new RegExp(
    String.raw`(?<!\p{L})${RegExp.escape(local)} ${branchNouns}(?!\p{L})|(?<!\p{L})${branchNouns} (?:in |à |en |em |a |de |di )?${RegExp.escape(local)}(?![\p{L}@])`,
    "iu"
  ).test(row)
const branchNoun = new RegExp(String.raw`(?<!\p{L})${branchNouns}`, "iu")
/**
 * At whichever domain: where the page sets it under "E-mail", on a page for reaching the makers or in the part of one,
 * and nothing around it says that it is anybody else's.
 */
const isGiven = (own: Own, page: PageIndex, email: string): boolean =>
  page.blocks.some((block, at) => {
    if (foreign.has(block.region) || !block.folded.includes(boxOf(email))) return false
    if (!emailsIn(block.text).includes(email)) return false
    const isReached = block.region === "contact" || (block.region === "footer" && isHome(page))
    if (!isReached && !pathSays(page, contactPaths)) return false
    const above = page.blocks[at - 1]
    const isUnder = above !== undefined && above.region === block.region && mailLabel.test(`${above.text.trim()}:`)
    return (
      (isUnder || mailLabel.test(rowOf(block, email))) &&
      isPlainlyTheirs(own, page, at, email) &&
      ![block, ...(above === undefined ? [] : [above]), ...titlesOf(page, at)].some(isForOthers)
    )
  })

/** "acmeshop", "hello.acme": the name, and what a house or an inbox is; "acmecoffee" where a title has "Coffee". */
const isHouse = (local: string, name: string, titled: ReadonlySet<string>) =>
  (local.startsWith(name) && (houseWords.test(local.slice(name.length)) || titled.has(local.slice(name.length)))) ||
  (local.endsWith(name) && houseWords.test(local.slice(0, -name.length)))
const houseWords =
  /^(?:shop|store|studio|studios|bakery|cafe|bar|workshop|app|apps|team|hq|official|info|hello|hi|contact|mail|office|uk|us|eu|de|at|ch|fr|es|it|nl|online|atelier|werkstatt|laden|taller|tienda|loja|bottega|winkel|kontakt|contacto|contato|contatti)$/u

/** "Flour Tech" of "Flour Tech Games": whoever is named without what they are. */
const withoutKind = (name: string): string => {
  const [last = "", ...first] = name.split(" ").toReversed()
  return first.length > 0 && (companyKinds.has(last) || houseKinds.test(last)) ? first.toReversed().join(" ") : name
}

/** Anybody's, in a form or a template. */
const isSample = (host: string): boolean =>
  exampleDomains.has(host) ||
  /^(?:example|beispiel|ejemplo|exemple|esempio|exemplo|voorbeeld|yourdomain|your-company|yourcompany)\./.test(host) ||
  sampleHosts.test(parse(host, { allowPrivateDomains: true }).domainWithoutSuffix ?? "")
/** Quoted, a line of code, given up, or said to be another's. */
const isDisowned = (block: Block, email: string): boolean => {
  const row = rowOf(block, email)
  return (
    block.kind === "quotation" ||
    isCode(block.text) ||
    isOld(block, email) ||
    noUseWords.test(row) ||
    mistakenFor.test(sentenceOf(row, email))
  )
}

/** `kin`: what the product and its makers are called, in letters. */
const rankOf = (
  own: Own,
  kin: ReadonlySet<string>,
  page: PageIndex,
  email: string,
  isStated: boolean
): number | null => {
  const [box = "", host = ""] = email.split("@")
  const local = box.replace(/\+.*$/, "")
  const isOwn = domain(host) === domain(page.page.url)
  if (!isOwn && isSample(host)) return null
  if (otherMailboxes.has(local)) return null
  const blocks = standsIn(page, email)
  if (blocks.some((block) => isDisowned(block, email))) return null
  if (blocks.length > 0 && blocks.every((block) => pictureCredit.test(rowOf(block, email)))) return null
  if (generality(local) === null && blocks.some((block) => isOfBranch(rowOf(block, email), local))) return null
  const speaking = blocks.filter((block) => !foreign.has(block.region))
  const general = generality(local)
  // Whoever speaks there, a general mailbox at our own domain is ours.
  if (blocks.length > 0 && speaking.length === 0 && !(isOwn && general !== null)) return null
  const others = speaking.some((block) => {
    const tokens = tokensOf(fold(besideOf(block, email)))
    return says(tokens, otherPurposes) || says(tokens, strangers)
  })
  if (others && general === null) return null
  const label = labelOf(host)
  const atHome = isOwn || kin.has(label)
  // "acmetents.com" for "Acme": the name with a word more.
  const related = [...kin].some((name) => name.length >= 5 && label.startsWith(name))
  if ((atHome || (related && general !== null && !others)) && !freeMail.test(host)) {
    if (general !== null) return general
    // A person's, save where the page gives it for writing to them all.
    const personal = blocks.length > 0 && blocks.every((block) => block.region === "team")
    // At the foot of the first page, or where that tells how to reach them, whoever it is called after answers for all.
    const atFoot = isHome(page) && blocks.length > 0 && blocks.every((block) => forContact.has(block.region))
    return personal ? null : isStated ? ranks.stated : atFoot ? ranks.foot : ranks.personal
  }
  if (isStated) return 60
  const shown = blocks.some((block) => forContact.has(block.region))
  // A person or a shop that is the business: the mailbox has their name, at whoever keeps it.
  const titled = new Set(tokensOf(fold(page.page.title ?? "")).map(({ text }) => text))
  const isCalled =
    kin.has(lettersOf(local)) || [...kin].some((name) => name.length >= 5 && isHouse(lettersOf(local), name, titled))
  const isNamed = isCalled && (freeMail.test(host) || (shown && lettersOf(local).length >= 8))
  if (isNamed && !others) return 65
  const isTheirs = page.blocks.some(
    (block, at) => blocks.includes(block) && forContact.has(block.region) && isPlainlyTheirs(own, page, at, email)
  )
  if (freeMail.test(host) && shown && !others && isTheirs) return 70
  return isGiven(own, page, email) ? 75 : null
}

/** What one writes to the makers of a thing for. */
const helps =
  /(?<!\p{L})(?:(?:for|with|about) [^.]{0,60}(?:support|questions?|feedback|bugs?|problems?|ideas?)|(?:bei|für|mit) [^.]{0,60}(?:fragen|hilfe|support|problem\p{L}*|anregungen)|pour [^.]{0,60}(?:questions?|aide|support)|(?:para|por) [^.]{0,60}(?:preguntas|dudas|soporte|ayuda|dúvidas|suporte|ajuda)|per [^.]{0,60}(?:domande|assistenza|supporto)|voor [^.]{0,60}(?:vragen|hulp))(?!\p{L})/iu
/** "admin@acme.example" is somebody's inbox where a site has no other. */
const inboxes = new Set(["admin"])
/**
 * The one mailbox that all pages name, at whosever domain and under whatever name: who offers a product tells somewhere how
 * they are reached. It stands where they speak, and no word beside it says that it is anybody else's.
 */
const onlyOne = (site: SiteIndex, own: Own): ReadonlyArray<Mailbox> => {
  const [email, ...more] = new Set(site.flatMap(({ page }) => page.emails))
  if (email === undefined || more.length > 0) return []
  const [local = "", host = ""] = email.split("@")
  if (otherMailboxes.has(local) && !inboxes.has(local)) return []
  if (isSample(host)) return []
  const isAnothers = (block: Block): boolean => isDisowned(block, email) || pictureCredit.test(rowOf(block, email))
  const places = site.map((page) => ({ page, blocks: standsIn(page, email) }))
  if (places.some(({ blocks }) => blocks.some(isAnothers))) return []
  const isOwn = domain(host) === domain(site[0]?.page.url ?? "")
  const isReached = (page: PageIndex, block: Block): boolean => {
    const row = rowOf(block, email)
    if (foreign.has(block.region) || block.region === "legal" || isForOthers(block) || own.namesOther(row)) return false
    const beside = sentenceOf(row, email).replace(email, "").trim()
    if (isOwn || asksToWrite.test(beside) || helps.test(beside)) return true
    // Alone under "Contact", at the foot of the pages.
    const above = page.blocks[page.blocks.indexOf(block) - 1]
    return (
      beside === "" && forContact.has(block.region) && above !== undefined && regionOfHeading(above.text) === "contact"
    )
  }
  // "Email: acme@web.example", "© 2026 Acme Games - hello@acmegames.example": of nothing else, at the foot of one page as of the next.
  const signs = (block: Block): boolean => {
    const beside = sentenceOf(rowOf(block, email), email).replace(email, "").trim()
    const isSigned = /^(?:©|copyright)/iu.test(beside) && lettersOf(beside).includes(labelOf(host))
    return block.region === "footer" && !isForOthers(block) && (isSigned || mailLabel.test(beside))
  }
  const signed = places.filter(({ blocks }) => blocks.some(signs))
  const found = places.filter(({ page, blocks }) => blocks.some((block) => isReached(page, block)))
  return (signed.length > 1 ? signed : found).map(({ page }) => ({ email, page, rank: ranks.sole }))
}

/** Of several that are as likely, the first; but of several people's, or of strangers' mailboxes, none. */
const several = 45

export const mailboxes = perOwn((site: SiteIndex, names): ReadonlyArray<Mailbox> => {
  const own = ownOf(site, names)
  const stated = new Set(
    nodesOfOurs(site, own).flatMap((node) =>
      statedBy(node, "email", "contactPoint.email").flatMap(({ text }) => emailsIn(text.replace(/^mailto:/i, "")))
    )
  )
  const kin = new Set(
    [...own.names, ...[...makersOf(site, [])].flatMap((maker) => [maker, withoutKind(maker)])]
      .map(lettersOf)
      .filter((name) => name.length >= 3)
  )
  const found = site.flatMap((page) =>
    page.page.emails.flatMap((email): ReadonlyArray<Mailbox> => {
      const rank = rankOf(own, kin, page, email, stated.has(email))
      return rank === null ? [] : [{ email, page, rank }]
    })
  )
  if (found.length === 0) return onlyOne(site, own)
  const best = Math.min(...found.map(({ rank }) => rank))
  const kept = found.filter(({ rank }) => rank === best)
  if (best <= several) return kept
  // Of several at the foot of pages the one that stands on more of them.
  const pagesOf = (email: string) => site.filter(({ page }) => page.emails.includes(email)).length
  const widest = Math.max(...kept.map(({ email }) => pagesOf(email)))
  const chosen = best === ranks.foot ? kept.filter(({ email }) => pagesOf(email) === widest) : kept
  return new Set(chosen.map(({ email }) => email)).size > 1 ? [] : chosen
})
