/** Of spots that contradict one another those that are surer: what has only the shape of an address yields to an address. */
import { find, fold } from "../../../../../../domain/text/Folding.ts"
import type { Own } from "../../Own.ts"
import { usStates } from "../../words/PlaceWords.ts"
import type { Spot } from "../prose/Spot.ts"
import { landOfToldTown } from "../towns/TownLands.ts"

const isLatin = /\p{Script=Latin}/u
/** "Irún" and "Irun" are one town, in two languages or in haste. */
const withoutMarks = (town: string): string =>
  isLatin.test(town) ? fold(town).normalize("NFD").replace(/\p{M}/gu, "") : fold(town)
export const sameTown = (a: string, b: string): boolean => {
  const [one, other] = [withoutMarks(a), withoutMarks(b)]
  // "Amman" and "عمّان" cannot be told apart by their letters.
  if (isLatin.test(a) !== isLatin.test(b)) return true
  return one === other || find(one, other) !== -1 || find(other, one) !== -1 || isShortOf(a, b) || isShortOf(b, a)
}
/** "V.N. Cerveira" of "Vila Nova de Cerveira": words cut to their first letters, with a dot. */
const isShortOf = (short: string, whole: string): boolean => {
  if (!/\p{L}\./u.test(short)) return false
  const parts = withoutMarks(short).match(/\p{L}+\.?/gu) ?? []
  const words = (withoutMarks(whole).match(/\p{L}+/gu) ?? []).filter((word) => !smallWord.test(word))
  return (
    parts.filter((part) => !smallWord.test(part)).length === words.length &&
    parts
      .filter((part) => !smallWord.test(part))
      .every((part, at) => (part.endsWith(".") ? (words[at] ?? "").startsWith(part.slice(0, -1)) : part === words[at]))
  )
}
const smallWord = /^(?:d[aeio]|d[eo]s|das|del|della|la|le|les|el|los|las|of|the|am|an|der|den|im|sur)$/u

const isShown = ({ city, country, surety }: Spot) =>
  (surety === "address" || surety === "head") && (city ?? country)?.statement === null
/** A town nobody knows, in a land nobody told. */
const isLandless = (spot: Spot) =>
  isShown(spot) &&
  spot.city !== null &&
  spot.country === null &&
  landOfToldTown(spot.city.value) === null &&
  !isInState(spot.city)
/** Such a town: "Docs Pricing, GitHub"; "Simi Valley, CA" has its state, "Acme, Mill Yard, Žabljak" its owner. */
const isGuess = (spot: Spot, own: Own) =>
  isLandless(spot) && spot.city !== null && !(own.isIn(fold(spot.city.words)) && !own.isIn(fold(spot.city.value)))
const stateBehind = new RegExp(String.raw`^,? (?:${usStates})(?!\p{L})`, "u")
const isInState = ({ value, words }: { readonly value: string; readonly words: string }): boolean =>
  words.split(value).some((behind, at) => at > 0 && stateBehind.test(behind))

/** Without a figure such a town is a menu's; with one it counts where no other address tells its land. */
const withoutGuesses = (spots: ReadonlyArray<Spot>, own: Own): ReadonlyArray<Spot> => {
  const isSure = spots.some((spot) => isShown(spot) && !isGuess(spot, own) && spot.city !== null)
  const kept = spots.filter((spot) => !isGuess(spot, own) || (!isSure && /\p{Nd}/u.test(spot.city?.words ?? "")))
  // "Acme, Harbour Lane 12, Porthaven" yields to an address of ours that tells the land of its town as well.
  const isWhole = (spot: Spot) => isShown(spot) && spot.city !== null && spot.country !== null
  return kept.some((spot) => isWhole(spot) && own.isIn(fold(spot.city?.words ?? "")))
    ? kept.filter((spot) => !isLandless(spot))
    : kept
}

/** Of two lands of one town the one that is written beside it, and not the one that its code or telephone suggests. */
const withLandsWritten = (spots: ReadonlyArray<Spot>): ReadonlyArray<Spot> => {
  const written = spots.filter(({ city, country }) => city !== null && country !== null && country.telling !== "")
  return spots.map((spot) => {
    const { city, country } = spot
    if (city === null || country === null || country.telling !== "" || country.statement !== null) return spot
    const others = written.filter((one) => one.city !== null && sameTown(one.city.value, city.value))
    return others.length === 0 || others.some((one) => one.country?.value === country.value)
      ? spot
      : { ...spot, country: null }
  })
}

const copyrightYears = /(?:©|\(c\)|copyright)[^\p{L}]{0,16}/giu
/** "© 2026 Acme · Bread For All · Hampshire": what stands behind a name may be a slogan, where an address has a street or a code. */
const withoutSlogans = (spots: ReadonlyArray<Spot>): ReadonlyArray<Spot> => {
  const hasFigure = ({ city }: Spot) => /\p{Nd}/u.test((city?.words ?? "").replace(copyrightYears, ""))
  const isSigned = (spot: Spot) =>
    spot.surety === "address" && spot.city !== null && /^(?:©|\(c\)|copyright)/iu.test(spot.city.words)
  const others = spots.filter((spot) => isShown(spot) && spot.city !== null && hasFigure(spot))
  return others.length === 0
    ? spots
    : spots.filter((spot) => !isSigned(spot) || hasFigure(spot) || landOfToldTown(spot.city?.value ?? "") !== null)
}

/** How many times as often as all others an address stands on the pages that is the house's, and at least. */
const often = { times: 3, least: 3 } as const
/** An address at the foot of every page, and one that stands once besides: a branch's, a partner's, or none. */
const withoutRare = (spots: ReadonlyArray<Spot>): ReadonlyArray<Spot> => {
  const addresses = spots.filter(({ city, surety }) => surety === "address" && city !== null)
  const counted = addresses.map((spot) => ({
    spot,
    same: addresses.filter((one) => sameTown(one.city?.value ?? "", spot.city?.value ?? ""))
  }))
  const [most] = counted.toSorted((a, b) => b.same.length - a.same.length)
  if (most === undefined || most.same.length < often.least) return spots
  const others = addresses.filter((one) => !most.same.includes(one))
  // An imprint gives the addresses of all its board, the foot of each page that of the house.
  const pagesOf = (all: ReadonlyArray<Spot>) => new Set(all.map(({ city }) => city?.page)).size
  const isOnMost = pagesOf(most.same) >= often.least && pagesOf(most.same) >= often.times * pagesOf(others)
  const land = most.same.find(({ country }) => country !== null)?.country?.value ?? null
  // Where it began in another land, or data says another town, either may be the house's.
  const isDoubted = spots.some(
    (spot) => !addresses.includes(spot) && spot.country !== null && land !== null && spot.country.value !== land
  )
  return isDoubted ||
    (most.same.length < often.times * others.length && !isOnMost) ||
    others.some(({ city }) => city?.statement !== null)
    ? spots
    : spots.filter((spot) => !others.includes(spot))
}

/** "Old Town Ludlow", "Downtown Seattle": what part of a town it is, before its name. */
const partAhead =
  /^(?:(?:historic|old) (?:old town|downtown)|old town|downtown|midtown|uptown|altstadt|innenstadt|centre-ville|casco antiguo|centro histórico|centro storico) (?:de |di |do |d['’]|von )?(?=\p{Lu})/iu
/** "Dakar-Fann", "Berlin-Moabit": a quarter behind its town, in the land that everybody knows it in. */
const withQuarter = /^(?<town>\p{Lu}\p{L}{3,}(?: \p{Lu}\p{L}+)?)-\p{Lu}\p{L}{3,}$/u
const townOfQuarter = ({ city, country }: Spot): string | null => {
  const town = withQuarter.exec(city?.value ?? "")?.groups?.town ?? ""
  const land = landOfToldTown(town)
  return land !== null && landOfToldTown(city?.value ?? "") === null && land === country?.value ? town : null
}
const withoutParts = (spots: ReadonlyArray<Spot>): ReadonlyArray<Spot> =>
  spots.map((spot) => {
    const { city } = spot
    if (city?.statement !== null) return spot
    const value = townOfQuarter(spot) ?? city.value.slice((partAhead.exec(city.value)?.[0] ?? "").length)
    if (value === city.value) return spot
    return { ...spot, city: { ...city, value, telling: fold(value) } }
  })

export const surerSpots = (spots: ReadonlyArray<Spot>, own: Own): ReadonlyArray<Spot> =>
  withoutRare(withLandsWritten(withoutGuesses(withoutSlogans(withoutParts(spots)), own)))
