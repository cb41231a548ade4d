/** E-mail addresses at which the makers are written to: at the site's own domain first, others only where they say so. */
import { emailsIn, registeredDomain, withoutAddresses } from "../../../../../domain/text/EmailAddresses.ts"
import { fold } from "../../../../../domain/text/Folding.ts"
import { lettersOf } from "../../names/NameForms.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { textSays } from "../../reading/Says.ts"
import { tokensOf } from "../../reading/Tokens.ts"
import { isBorneOut, mailboxesOf } from "../company/DoubtedData.ts"
import { makersOf } from "../Makers.ts"
import { type Own, ownOf, perOwn } from "../Own.ts"
import { nodesOfOurs } from "../OwnData.ts"
import { isHome, pathSays } from "../Paths.ts"
import { titlesOf } from "../Said.ts"
import {
  branchNouns,
  contactPaths,
  freeMail,
  generalMailboxes,
  mailLabel,
  otherMailboxes,
  pictureCredit,
  salesMailboxes
} from "../words/ContactWords.ts"
import { companyKinds, houseKinds, otherPurposes, strangers } from "../words/SubjectWords.ts"
import { linkedMailbox } from "./LinkedMailbox.ts"
import {
  boxOf,
  forContact,
  foreign,
  isChatRoom,
  isDisowned,
  isSample,
  mailHostLabel,
  rowOf,
  saysOthers,
  standsIn
} from "./MailboxPlaces.ts"
import { isPlainlyTheirs } from "./ReachedAt.ts"
import { soleMailbox } from "./SoleMailbox.ts"

export interface Mailbox {
  readonly email: string
  readonly page: PageIndex
  /** The lower, the more likely it is where the makers are reached. */
  readonly rank: number
}

/** How general a mailbox is, the most general first; null where it is somebody's, or for something of its own. */
const generality = (local: string): number | null => {
  const [at, sales] = [generalMailboxes.indexOf(local), salesMailboxes.indexOf(local)]
  if (at !== -1) return (at / generalMailboxes.length) * ranks.stated
  return sales === -1 ? null : ranks.personal + (1 + sales) / salesMailboxes.length
}
/** Where it is not a general one: stated as data, the house's own name, at its foot, a person's, called after the house at a free provider's. */
const ranks = { stated: 40, named: 44, foot: 46, personal: 50, called: 65, sole: 80 } as const

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
      ![block, ...(above === undefined ? [] : [above]), ...titlesOf(page, at)].some(({ text }) => saysOthers(text))
    )
  })

/** "acmeshop", "hello.acme": the name, and what a house or an inbox is; "acmecoffee" where a title has "Coffee". */
const isHouse = (local: string, name: string, titled: ReadonlySet<string>) =>
  (local.startsWith(name) && (houseWords.test(local.slice(name.length)) || titled.has(local.slice(name.length)))) ||
  (local.endsWith(name) && houseWords.test(local.slice(0, -name.length))) ||
  (name.length >= 6 && withWord(local, name)) ||
  // "acmehillacademy" of "Acme Hill School".
  (name.length >= 8 && local.startsWith(name) && schoolWords.test(local.slice(name.length)))
const schoolWords =
  /^(?:school|academy|college|kindergarten|nursery|preschool|schule|akademie|école|ecole|academie|escuela|academia|colegio|escola|colégio|scuola|accademia|skool|academy\p{Nd}{1,4})$/u
/** "contactacme24": a word for writing to them before the name, and a figure behind it. */
const withWord = (local: string, name: string): boolean => {
  const at = local.indexOf(name)
  return at > 0 && houseWords.test(local.slice(0, at)) && /^\p{Nd}{0,4}$/u.test(local.slice(at + name.length))
}
/** "lodge.acmehill": the whole name between the marks of an address, besides one word that is for no purpose of its own. */
const isPartOf = (box: string, kin: ReadonlySet<string>): boolean => {
  const parts = box.split(/[._-]/u)
  return (
    parts.length === 2 &&
    parts.some((part) => part.length >= 6 && kin.has(part)) &&
    parts.every((part) => part.length > 2 && !otherMailboxes.has(part))
  )
}
const houseWords =
  /^(?:shop|store|studio|studios|bakery|cafe|bar|workshop|app|apps|team|hq|official|info|hello|hi|contact|mail|office|uk|us|eu|de|at|ch|fr|es|it|nl|online|atelier|werkstatt|laden|taller|tienda|loja|bottega|winkel|kontakt|contacto|contato|contatti|\p{Nd}{1,4})$/u

/** "acmetents.com" for "Acme": the name with a word more; "getacme.com". */
const isRelated = (kin: ReadonlySet<string>, label: string): boolean =>
  kin.has(label.replace(/^(?:get|try|use|join|hello|hey|meet|with|my|the)|(?:app|apps|hq)$/, "")) ||
  [...kin].some((name) => name.length >= 5 && label.startsWith(name))
/** "Flour Tech" of "Flour Tech Games": whoever is named without what they are. */
const withoutKind = (name: string): string => {
  const [last = "", ...first] = name.split(" ").toReversed()
  return first.length > 0 && (companyKinds.has(last) || houseKinds.test(last)) ? first.toReversed().join(" ") : name
}

/** "Acme Hill" of "Acme Hill School": what a school is called besides. */
const withoutSchool = (name: string): string => name.replace(/ (?:school|academy|college|schule|schools)$/u, "")

/** Mailboxes and domains have no accents: "pekarna" of "Pekárna", "mueller" or "muller" of "Müller". */
const withoutMarks = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/gu, "l")
const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" }
const inUmlauts = (name: string): string => name.replace(/[äöüß]/gu, (letter) => umlauts[letter] ?? letter)

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
  const isOwn = registeredDomain(host) === registeredDomain(page.page.url)
  if (!isOwn && (isSample(host) || isChatRoom(host))) return null
  if (otherMailboxes.has(local)) return null
  const blocks = standsIn(page, email)
  if (blocks.some((block) => isDisowned(block, email))) return null
  if (blocks.length > 0 && blocks.every((block) => pictureCredit.test(rowOf(block, email)))) return null
  if (generality(local) === null && blocks.some((block) => isOfBranch(rowOf(block, email), local))) return null
  const speaking = blocks.filter((block) => !foreign.has(block.region))
  const general = generality(local)
  // Whoever speaks there, a general mailbox at our own domain is ours, or at that called as we are.
  const isNear = isOwn || kin.has(mailHostLabel(host))
  if (blocks.length > 0 && speaking.length === 0 && !(isNear && general !== null)) return null
  const others = speaking.some((block) => {
    // "photo@" of photographers is no credit.
    const beside = fold(withoutAddresses(besideOf(block, email)))
    return textSays(beside, otherPurposes) || textSays(beside, strangers)
  })
  if (others && general === null) return null
  const label = mailHostLabel(host)
  // "roth.photo" of "Roth Photo": an ending may be a word of the name.
  const atHome = isOwn || kin.has(label) || kin.has(lettersOf(host))
  const related = isRelated(kin, label)
  if ((atHome || (related && general !== null && !others)) && !freeMail.test(host)) {
    if (general !== null) return general
    // "acme@acme.example": called as the house is.
    if (isOwn && kin.has(lettersOf(local))) return isStated ? ranks.stated : ranks.named
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
    kin.has(lettersOf(local)) ||
    isPartOf(local, kin) ||
    [...kin].some((name) => name.length >= 5 && isHouse(lettersOf(local), name, titled))
  const isNamed = isCalled && (freeMail.test(host) || (shown && lettersOf(local).length >= 7))
  if (isNamed && !others) return ranks.called
  const isTheirs = page.blocks.some(
    (block, at) => blocks.includes(block) && forContact.has(block.region) && isPlainlyTheirs(own, page, at, email)
  )
  if (freeMail.test(host) && shown && !others && isTheirs) return 70
  return isGiven(own, page, email) ? 75 : null
}

/** Of several that are as likely, the first; but of several people's, or of strangers' mailboxes, none. */
const several = 45

export const mailboxes = perOwn((site: SiteIndex, names): ReadonlyArray<Mailbox> => {
  const own = ownOf(site, names)
  const stated = new Set(
    nodesOfOurs(site, own).flatMap((node) => mailboxesOf(node).filter((email) => isBorneOut(site, node, email)))
  )
  const kin = new Set(
    [
      ...[...own.names].flatMap((name) => [name, withoutSchool(name)]),
      ...[...makersOf(site, [])].flatMap((maker) => [maker, withoutKind(maker)])
    ]
      .map(lettersOf)
      .flatMap((name) => [name, withoutMarks(name), inUmlauts(name)])
      .filter((name) => name.length >= 3)
  )
  const found = site.flatMap((page) =>
    page.page.emails.flatMap((email): ReadonlyArray<Mailbox> => {
      const rank = rankOf(own, kin, page, email, stated.has(email))
      return rank === null ? [] : [{ email, page, rank }]
    })
  )
  if (found.length === 0) {
    const isOurs = (host: string) => kin.has(mailHostLabel(host)) || isRelated(kin, mailHostLabel(host))
    const sole = soleMailbox(site, own, isOurs)
    return (sole.length > 0 ? sole : linkedMailbox(site)).map((one) => ({ ...one, rank: ranks.sole }))
  }
  const best = Math.min(...found.map(({ rank }) => rank))
  const kept = found.filter(({ rank }) => rank === best)
  if (best <= several) return kept
  // Of several of one house the one that stands on more of its pages.
  const pagesOf = (email: string) => site.filter(({ page }) => page.emails.includes(email)).length
  const widest = Math.max(...kept.map(({ email }) => pagesOf(email)))
  const chosen = best <= ranks.called ? kept.filter(({ email }) => pagesOf(email) === widest) : kept
  return new Set(chosen.map(({ email }) => email)).size > 1 ? [] : chosen
})
