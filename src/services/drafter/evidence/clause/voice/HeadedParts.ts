/** A label and what stands under it: "Small" over "€4" says nothing of the "€9" that stands further on, under "Large". */
import type { Spoken } from "./Spoken.ts"

/** "Small: €9", "Small – €9". */
export const labelled = /^[^:]{2,40}(?:: | [-–—] )/u
const labelWords = 4
const isLabel = ({ text }: Spoken): boolean => text.split(" ").length <= labelWords && !/[.!?。]$/u.test(text)
/** Right behind it, or on its card: what stands further on may be of another label. */
const standsUnder = ({ stand }: Spoken, { stand: label }: Spoken): boolean => {
  if (stand.block === null || label.block === null || stand.page !== label.page) return true
  const apart = stand.block - label.block
  return apart === 0 || apart === 1 || (stand.card !== null && stand.card === label.card)
}
/** A label, and what nowhere stands under it. */
export const isApart = (label: Spoken | undefined, next: Spoken | undefined, own: ReadonlyArray<Spoken>): boolean =>
  label !== undefined &&
  next !== undefined &&
  isLabel(label) &&
  !own.some((one) => one.text === next.text && standsUnder(one, label))
