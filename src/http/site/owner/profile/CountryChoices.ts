/** All countries, in the order of their names, to choose one from. */
import { countryCodes, countryName } from "../../../../domain/listing/Countries.ts"

export const countryChoices: ReadonlyArray<{ readonly code: string; readonly name: string }> = countryCodes
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, "en"))
