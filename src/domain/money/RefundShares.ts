/** How money that goes back is shared over an order's lines, so that lines, VAT and refunds add up to the cent. Pure. */

/** What of a line has not gone back yet. */
export interface Refundable {
  readonly net: number
  readonly vat: number
}
export type RefundShare = Refundable

const gross = ({ net, vat }: Refundable) => net + vat

/**
 * Shares `cents` (with VAT) over lines in proportion to what is left of each, whole cents by largest remainder, and
 * each share into net and VAT in the line's own proportion. Never more than a line has left; all that is left of all
 * lines gives exactly that. `cents` is 0 to the sum of what is left.
 */
export const shareRefund = (cents: number, lines: ReadonlyArray<Refundable>): ReadonlyArray<RefundShare> => {
  const left = lines.reduce((sum, line) => sum + gross(line), 0)
  if (left === 0) return lines.map(() => ({ net: 0, vat: 0 }))
  const exact = lines.map((line) => BigInt(gross(line)) * BigInt(cents))
  const floors = exact.map((each) => Number(each / BigInt(left)))
  const missing = cents - floors.reduce((sum, each) => sum + each, 0)
  const first = new Set(
    exact
      .map((each, at) => ({ at, rest: each % BigInt(left) }))
      .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
      .slice(0, missing)
      .map(({ at }) => at)
  )
  return lines.map((line, at) => {
    const share = (floors[at] ?? 0) + (first.has(at) ? 1 : 0)
    const vat =
      gross(line) === 0
        ? 0
        : Number((2n * BigInt(share) * BigInt(line.vat) + BigInt(gross(line))) / (2n * BigInt(gross(line))))
    const net = Math.min(share - vat, line.net)
    return { net, vat: share - net }
  })
}
