/** The one mailbox of a site that names no better: at whosever domain, and under whatever name. */

import { regionOfHeading } from "../../../../../domain/draft/RegionWords.ts"
import { registeredDomain } from "../../../../../domain/text/EmailAddresses.ts"
import { fold } from "../../../../../domain/text/Folding.ts"
import { lettersOf } from "../../names/NameForms.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import type { Own } from "../Own.ts"
import { aboutPath, pathSays } from "../Paths.ts"
import { titlesOf } from "../Said.ts"
import {
  asksToWrite,
  contactPaths,
  freeMail,
  mailLabel,
  otherMailboxes,
  pictureCredit,
  reachLabels
} from "../words/ContactWords.ts"
import {
  foreign,
  isChatRoom,
  isDisowned,
  isSample,
  mailHostLabel,
  mailSentence,
  rowOf,
  saysOthers,
  standsIn
} from "./MailboxPlaces.ts"
import { isPlainlyTheirs } from "./ReachedAt.ts"

/** What one writes to the makers of a thing for. */
const helps =
  /(?<!\p{L})(?:(?:for|with|about|send|share) [^.]{0,60}(?:support|questions?|feedback|bugs?|problems?|ideas?|suggestions?)|(?:bei|für|mit) [^.]{0,60}(?:fragen|hilfe|support|problem\p{L}*|anregungen)|pour [^.]{0,60}(?:questions?|aide|support)|(?:para|por) [^.]{0,60}(?:preguntas|dudas|soporte|ayuda|dúvidas|suporte|ajuda)|per [^.]{0,60}(?:domande|assistenza|supporto)|voor [^.]{0,60}(?:vragen|hulp))(?!\p{L})/iu
/** "Who wants to know more of us: e-mail:" */
const ofUs = /(?<!\p{L})(?:us|me|uns|mich|nous|moi|nosotr[oa]s|mí|nós|mim|noi|ons|mij)(?!\p{L}).*e-?mail:?$/iu
/** Asked right before it: what one writes to them for. */
const asksBefore =
  /^[^.!]{0,40}(?<!\p{L})(?:questions?|suggestions?|feedback|ideas?|fragen|anregungen|idées?|preguntas|dudas|sugerencias|dúvidas|perguntas|sugestões|domande|dubbi|suggerimenti|vragen|suggesties)(?!\p{L})[^.!]{0,24}\?[^@]{0,60}\S+@\S+$/iu
const helpPath = /^(?:support|help|hilfe|aide|ayuda|soporte|suporte|ajuda|assistenza|aiuto|hulp)(?:[-_.]|$)/iu
const tellsOfUs = [contactPaths, aboutPath, helpPath]
/** Somebody's inbox where a site has no other: "admin@acme.example", and who answers the press. */
const inboxes = /^(?:admin|press|presse|media)$/
const isForPurpose = (email: string): boolean => otherMailboxes.has(email.slice(0, email.indexOf("@")))

/** What anybody is asked to write for besides what they write for otherwise; who looks for work is asked to write elsewhere. */
const alsoFor =
  /^(?:(?:the )?press|media|complaints?|presse|medien|reklamationen|beschwerden|médias|réclamations|prensa|medios|reclamaciones|quejas|imprensa|reclamações|stampa|reclami|pers|klachten)(?: alike)?:?$/iu
/** "Players and press alike:", "Post, complaints, spare cheese:": for more than what some houses keep another mailbox for. */
const isForMore = (label: string): boolean => {
  const parts = label.split(/, | (?:and|or|&|und|oder|et|ou|y|o|e|en|of) /u).map((part) => part.trim())
  const others = parts.filter(saysOthers)
  return others.length < parts.length && others.every((part) => alsoFor.test(part))
}

interface Reached {
  readonly email: string
  readonly page: PageIndex
}
/**
 * The one mailbox that all pages name, besides those for one purpose: who offers a product tells somewhere how they are
 * reached. It stands where they speak, and no word beside it says that it is anybody else's.
 */
export const soleMailbox = (site: SiteIndex, own: Own, isOurs: (host: string) => boolean): ReadonlyArray<Reached> => {
  const all = [...new Set(site.flatMap(({ page }) => page.emails))].filter(
    (one) => !isChatRoom(one.slice(one.indexOf("@") + 1))
  )
  const general = all.filter((email) => !isForPurpose(email))
  const [email, ...more] =
    general.length > 0 ? general : all.filter((one) => inboxes.test(one.slice(0, one.indexOf("@"))))
  const host = email?.slice(email.indexOf("@") + 1) ?? ""
  if (email === undefined || more.length > 0 || isSample(host)) return []
  const isAnothers = (block: Block): boolean => isDisowned(block, email) || pictureCredit.test(rowOf(block, email))
  const places = site.map((page) => ({ page, blocks: standsIn(page, email) }))
  if (places.some(({ blocks }) => blocks.some(isAnothers))) return []
  const isOwn =
    registeredDomain(host) === registeredDomain(site[0]?.page.url ?? "") || (isOurs(host) && !freeMail.test(host))
  const besideIn = (block: Block) =>
    mailSentence(rowOf(block, email), email)
      .replace(email, "")
      .replace(/[\s.,]+$/u, "")
      .trim()
  const isReached = (page: PageIndex, block: Block): boolean => {
    const row = rowOf(block, email)
    // What stands behind the sentence is said of others: "Write to ada@acme.example. Press: Petit".
    const until = row.slice(0, row.indexOf(mailSentence(row, email)) + mailSentence(row, email).length)
    const beside = besideIn(block)
    // "Acme is printed by Roth Press. Write to letters@acme.example": at our own domain the sentence is enough.
    const said = isOwn && asksToWrite.test(beside) ? beside : until
    const isOthers = saysOthers(said) && !(isOwn && isForMore(beside))
    if (foreign.has(block.region) || isOthers || own.namesOther(said)) return false
    if (isOwn || asksToWrite.test(beside) || helps.test(beside)) return true
    if (ofUs.test(beside)) return true
    const at = page.blocks.indexOf(block)
    const above = page.blocks[at - 1]
    // "Email: ada@acme.example", "E-Mail | ada@acme.example", where a page tells how they are reached.
    const isLabel = (text: string) =>
      reachLabels.test(fold(text).replace(/ ?[:：]$/u, "")) || mailLabel.test(`${text}:`)
    const isLabelled = isLabel(beside) || (beside === "" && above !== undefined && isLabel(above.text))
    // At somebody else's house nothing around it may name anything but ours; a free mailbox is nobody's house.
    const isTheirs = freeMail.test(host)
      ? titlesOf(page, at).every(({ text }) => isLabel(text) || (!saysOthers(text) && !own.namesOther(text)))
      : isPlainlyTheirs(own, page, at, email)
    const isToldOfUs = block.region === "contact" || tellsOfUs.some((path) => pathSays(page, path))
    const isUnderContact = titlesOf(page, at).some(({ text }) => regionOfHeading(text) === "contact")
    if (isLabelled && isTheirs && (isToldOfUs || isUnderContact)) return true
    // "Questions? Always welcome. acme@mail.example", at the foot of the pages.
    const isShort = (block.rows ?? []).length <= 2
    if (block.region === "footer" && (asksBefore.test(row) || (isShort && asksBefore.test(block.text)))) return true
    if (beside !== "") return false
    // Alone where they are reached; at the foot of the pages under "Contact".
    return (
      block.region === "contact" ||
      (block.region === "footer" && above !== undefined && regionOfHeading(above.text) === "contact")
    )
  }
  // "Email: acme@web.example", "© 2026 Acme Games - hello@acmegames.example": of nothing else, at the foot of one page as of the next.
  const signs = (block: Block): boolean => {
    const beside = besideIn(block)
    const isSigned = /^(?:©|copyright)/iu.test(beside) && lettersOf(beside).includes(mailHostLabel(host))
    return block.region === "footer" && !saysOthers(rowOf(block, email)) && (isSigned || mailLabel.test(beside))
  }
  const signed = places.filter(({ blocks }) => blocks.some(signs))
  const found = places.filter(({ page, blocks }) => blocks.some((block) => isReached(page, block)))
  return (signed.length > 1 ? signed : found).map(({ page }) => ({ email, page }))
}
