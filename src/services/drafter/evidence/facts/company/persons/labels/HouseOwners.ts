/**
 * Whose the house is, where nobody is told to have founded it: "Inhaberin: Ada Roth" in an imprint, the partners beside
 * "Acme GbR", "Owned and run by Ada Roth". Whoever took it over founded nothing.
 */
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import type { Own } from "../../../Own.ts"
import { mayTellOfHouse, pathSays } from "../../../Paths.ts"
import { isPersonName, peopleAt } from "../../../Persons.ts"
import { inOwnVoice, isOwnContext, mostTelling, ownSaid, saidFact } from "../../../Said.ts"
import { takenOver } from "../../../words/founding/BeginningWords.ts"
import { ownedBy, ownerAhead, ownerBehind, ownerLabel, partnersAhead, partnership } from "../../words/OwnerWords.ts"
import { amongOthers } from "../CardTitles.ts"
import type { FounderFact } from "../FounderFact.ts"
import { peopleListed } from "./PeopleLists.ts"

const longest = 400
/** Where a house states whose it is. */
const isStated = (page: PageIndex, block: Block): boolean =>
  block.text.length <= longest &&
  !amongOthers(block) &&
  (block.region === "contact" ||
    block.region === "footer" ||
    block.region === "legal" ||
    block.region === "team" ||
    (inOwnVoice(block) && pathSays(page, imprintPath)))
const imprintPath =
  /^(?:imprint|impressum|legal|legal-notice|mentions|mentions-legales|aviso-legal|note-legali|colofon|colophon|kontakt|contact|contacto|contato|contatti)(?:[-_.]|$)/iu

interface Owners {
  readonly people: ReadonlyArray<string>
  readonly first: number
  readonly last: number
}
const person = (text: string): ReadonlyArray<string> => {
  const name = tidyText(text).replace(/[.,]$/u, "")
  return isPersonName(name) ? [name] : []
}

const inBlock = (page: PageIndex, at: number, own: Own): Owners => {
  const block = page.blocks[at]
  const none: Owners = { people: [], first: at, last: at }
  if (block === undefined || !isStated(page, block)) return none
  const rows = (block.rows ?? [block.text]).map(tidyText)
  const beside = rows.flatMap((row) => {
    const name = ownerAhead.exec(row)?.groups?.name ?? ownerBehind.exec(row)?.groups?.name
    return name === undefined ? [] : person(name)
  })
  if (beside.length > 0) return { ...none, people: beside }
  const next = page.blocks[at + 1]
  // "Ada Roth", "Owner" on one card, "Ben Lund", "Baker" on the next: a title belongs to the name of its own card.
  const isBeside = next !== undefined && (block.card === null || block.card === next.card)
  if (ownerLabel.test(tidyText(block.text)) && isBeside && isStated(page, next))
    return { people: person((next.rows ?? [next.text])[0] ?? ""), first: at, last: at + 1 }
  // "Acme GbR", and under it "Ada Roth & Ben Lund".
  const form = rows.findIndex((row) => partnership.test(row))
  if (form === -1 || !own.isIn(fold(rows[form] ?? ""))) return none
  const behind = (rows[form] ?? "").replace(/^.*(?:GbR|G\.b\.R\.|GesbR|V\.O\.F\.|VOF|Partnerschaft)[,: –—-]*/u, "")
  const partners = [behind, ...rows.slice(form + 1)].map((row) => peopleListed(row.replace(partnersAhead, ""), own))
  return { ...none, people: partners.find((people) => people.length > 1) ?? [] }
}

const inSentences = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  ownSaid(site)
    .filter(({ page, text }) => mayTellOfHouse(page) && ownedBy.test(text))
    .slice(0, mostTelling)
    .flatMap((said) => {
      const match = ownedBy.exec(said.text)
      const { people, end } = peopleAt(said.text, (match?.index ?? 0) + (match?.[0].length ?? 0))
      const isWhole = /^(?:$|[.,;!)]| (?:since|seit|in|and|und) )/u.test(said.text.slice(end))
      const subject = (
        said.text
          .slice(0, match?.index ?? 0)
          .split(/[.!?…] /u)
          .at(-1) ?? ""
      ).replace(/,? (?:is|ist|are|we're)? ?$/iu, "")
      const whose = subject === "" ? "none" : own.subject(subject)
      if (people.length === 0 || !isWhole || !people.every(isPersonName) || !isOwnContext(own, said, whose)) return []
      return people.map((name) => ({
        ...saidFact(said, name, fold(name)),
        ...{ title: null, titleStatement: null, bio: [] }
      }))
    })

export const houseOwners = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> => {
  if (ownSaid(site).some(({ text }) => takenOver.test(text))) return []
  const stated = site.flatMap((page) =>
    page.blocks.flatMap((_, at): ReadonlyArray<FounderFact> => {
      const { people, first, last } = inBlock(page, at, own)
      const words = page.blocks
        .slice(first, last + 1)
        .map(({ text }) => text)
        .join(" ")
      return people
        .filter((name) => !own.isName(name) || words !== name)
        .map((name) => ({
          ...{ value: name, page, words, telling: fold(name), blocks: { first, last }, statement: null },
          ...{ title: null, titleStatement: null, bio: [] }
        }))
    })
  )
  const found = [...inSentences(site, own), ...stated]
  // Two imprints that name two owners tell neither; partners stand together.
  const sets = new Set(found.map((fact) => `${fact.page.canonical} ${fact.blocks?.first}`))
  const names = new Set(found.map(({ value }) => fold(value)))
  const together = found.filter((one) => one.page === found[0]?.page && one.blocks?.first === found[0]?.blocks?.first)
  return names.size > 1 && sets.size > 1 && together.length !== names.size ? [] : found
}
