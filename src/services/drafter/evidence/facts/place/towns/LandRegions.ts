/** The part of a land that stands behind a town: "Falmouth, Cornwall", "Halifax, Nova Scotia", "Béjar (Salamanca)". */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { recalled } from "../../../../../../domain/text/Recalled.ts"
import { landOfPart, noCities, noLands } from "../../words/LandParts.ts"

export interface LandRegion {
  /** What stands before it. */
  readonly before: string
  /** As it is written, folded. */
  readonly words: string
  /** The land it is in; null where more than one has one of that name. */
  readonly land: string | null
}
/** Words of the longest name. */
const longest = 4
const several: ReadonlySet<string> = new Set(noLands)

/** The region a text ends with, behind a town. */
export const regionAtEnd: (text: string) => LandRegion | null = recalled((text) => {
  const words = text.trim().split(/\s+/)
  for (let count = Math.min(longest, words.length - 1); count >= 1; count--) {
    const name = fold(words.slice(-count).join(" "))
    if (!noCities.has(name)) continue
    const before = words.slice(0, -count).join(" ")
    // "West Yorkshire" behind a comma is one name; "Hebden Bridge West Yorkshire" has no other reading either.
    const land = several.has(name) ? null : (landOfPart.get(name) ?? null)
    return { before: before.replace(/[\s,]+$/, ""), words: name, land }
  }
  return null
})

/** Provinces and states called as their first town. Data, folded. */
const townsAndParts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AR: "santa fe | córdoba | mendoza | salta | san juan | san luis | corrientes | formosa | jujuy | tucumán | neuquén | la rioja | catamarca | buenos aires",
    MX: "puebla | oaxaca | querétaro | guanajuato | chihuahua | durango | zacatecas | veracruz | aguascalientes | san luis potosí | campeche"
  }).flatMap(([land, names]) => names.split(" | ").map((name) => [fold(name), land] as const))
)
/** Whether that name is both in a land: in an address what stands before it may be the town or a part of it. */
export const isTownAndPart = (land: string, name: string): boolean => townsAndParts.get(fold(name)) === land
/** Whether it is both in some land. */
export const isTownAndPartAnywhere = (name: string): boolean => townsAndParts.has(fold(name))

/** "the Republic of" before Armenia, "Fürstentum" before Liechtenstein: how a land is governed, and no place. */
const stateForm =
  /(?:^|[\s,]+)(?:the )?(?:(?:\p{Lu}\p{Ll}+ )?(?:Republic|Kingdom|Principality|Sultanate|State|Grand Duchy|Federation) of(?: the)?|Fürstentum|Großherzogtum|Königreich|Republik|République (?:de|du|d')|Principauté (?:de|d')|(?:República|Repubblica) (?:de|do|da|del|di)|Principato di|Republiek|Koninkrijk)$/u
/** What stands before a land's name, without that. */
export const withoutStateForm = (before: string): string => before.replace(stateForm, "")
