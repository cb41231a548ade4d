/** What an address is for, by the words over it or before it: the seat, or a branch, a shop, a store of ours. */
import { tidyText } from "../../../../../domain/text/Folding.ts"
import type { Own } from "../Own.ts"
import { branchTitle, registeredTitle, seatTitle } from "../words/AddressWords.ts"
import type { PageLine } from "./LineRuns.ts"
import type { Spot } from "./prose/Spot.ts"

export type AddressKind = "seat" | "branch" | "plain"

/** Lines over an address that may say what it is for, and characters of one that does. */
const most = { lines: 4, characters: 48 } as const

/** "Graz (head office)". */
const bracketed = /^\p{Lu}[\p{L} .-]{1,30} \((?<title>[^()]{2,40})\)$/u
/** "Warehouse 12", "Loja 4": the number of rooms in a building, and no branch. */
const numberedRooms =
  /^(?:warehouse|factory|plant|showroom|entrepôt|dépôt|almacén|planta|tienda|armazém|loja|magazzino|stabilimento|magazijn|lager) (?:n?[º°.]+ ?)?\p{Nd}/iu
const byWords = (text: string): AddressKind => {
  const tidy = tidyText(text)
  const words = bracketed.exec(tidy)?.groups?.title ?? tidy
  return seatTitle.test(words)
    ? "seat"
    : numberedRooms.test(words)
      ? "plain"
      : branchTitle.test(words)
        ? "branch"
        : "plain"
}

/** `first`: the number of its first line; `text`: its words, with a label before them if it has one. */
export const kindOfAddress = (lines: ReadonlyArray<PageLine>, first: number, text: string, own: Own): AddressKind => {
  const label = /^(?<label>[^:,\p{Nd}]{2,40}) ?[:–] ?/u.exec(tidyText(text))?.groups?.label
  const labelled = label === undefined ? "plain" : byWords(label)
  if (labelled !== "plain") return labelled
  const here = lines[first]
  for (let at = first; at >= 0 && at >= first - most.lines; at--) {
    const line = lines[at]
    if (line === undefined || here === undefined || line.block.region !== here.block.region) break
    if (line.block.card !== here.block.card && line.block.card !== null) break
    if (at < first && (line.text.length > most.characters || /\p{Nd}|@/u.test(line.text) || own.isName(line.text)))
      if (/\p{Nd}{3}|@/u.test(line.text) && !line.isRow) break
      else continue
    const kind = line.text.length > most.characters ? "plain" : byWords(line.text)
    if (kind !== "plain") return kind
    if (line.block.level !== null) break
  }
  return "plain"
}

/** Whether the words before an address say no more than that a register has it. */
export const isRegisteredOffice = (text: string): boolean => registeredTitle.test(tidyText(text))

/**
 * "Linden Works, Hebden Bridge / Registered office: 71 Shelton Street, London": they are where they work. A registered
 * office is their seat where readers are told of no other place.
 */
export const withoutRegistered = (spots: ReadonlyArray<Spot>): ReadonlyArray<Spot> => {
  // An address of theirs whose town cannot be read is theirs all the same.
  const isWorking = ({ city, country, surety }: Spot) =>
    (city !== null || surety === "address") &&
    (city ?? country)?.statement === null &&
    surety !== "registered" &&
    surety !== "register"
  return spots.some(isWorking)
    ? spots.filter(({ surety }) => surety !== "registered")
    : spots.map((spot) => (spot.surety === "registered" ? { ...spot, surety: "head" } : spot))
}

/** "au capital de 41 200 €": what a company holds. */
const capital =
  /(?:au capital|capital social|capitale sociale|stammkapital)(?: (?:de|di|i\.v\.|von))? ?[\p{Nd} .,]+ ?(?:€|EUR|euros?)(?: i\.v\.)?/iu
/** "Australia | AUD $" is where a shop sends to. */
const currency = /\p{Sc}|(?<!\p{L})(?:AUD|CAD|CHF|CZK|DKK|EUR|GBP|HUF|JPY|NOK|PLN|SEK|USD)(?!\p{L})/u
export const namesCurrency = (text: string): boolean => currency.test(text.replace(capital, ""))
