/** Which lands telephones are in, as they are written to be called from abroad. */
import { landOfDial } from "../../words/DialCodes.ts"

/** "+234 805 550 1234", "0049 40 1234": a telephone as it is called from abroad. */
const fromAbroad = /(?<![\p{L}\p{Nd}])(?:\+|00 ?)(?<digits>[1-9]\p{Nd}{0,2}(?=[ ()./-]*\p{Nd}))[\p{Nd} ()./-]{5,}/gu
/** The lands that telephones are in; null where a code is that of several. */
export const landsOfPhones = (around: string): ReadonlySet<string | null> =>
  new Set(
    [...around.matchAll(fromAbroad)].map(({ groups }) => {
      const digits = groups?.digits ?? ""
      return landOfDial.get(digits.slice(0, 3)) ?? landOfDial.get(digits.slice(0, 2)) ?? null
    })
  )

/** The one land that the telephones of a text are all in. */
export const landOfPhones = (around: string): string | null => {
  const [only = null, ...more] = landsOfPhones(around)
  return more.length > 0 ? null : only
}
