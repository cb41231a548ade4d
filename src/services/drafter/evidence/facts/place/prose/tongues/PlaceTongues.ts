/** The languages that sentences of places are read in. Data: another language is another entry. */
import { placeDutch } from "./PlaceDutch.ts"
import { placeEnglish } from "./PlaceEnglish.ts"
import { placeFrench } from "./PlaceFrench.ts"
import { placeGerman } from "./PlaceGerman.ts"
import { placeItalian } from "./PlaceItalian.ts"
import { placePortuguese } from "./PlacePortuguese.ts"
import { placeSpanish } from "./PlaceSpanish.ts"
import type { PlaceTongue } from "./PlaceTongue.ts"

export const placeTongues: ReadonlyArray<PlaceTongue> = [
  placeEnglish,
  placeGerman,
  placeDutch,
  placeFrench,
  placeSpanish,
  placePortuguese,
  placeItalian
]
