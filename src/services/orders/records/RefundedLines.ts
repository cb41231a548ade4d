/** What of an order's lines can go back, and how money that goes back is told apart over them. Pure. */
import { shareRefund } from "../../../domain/money/RefundShares.ts"
import type { LineRow } from "../rows/OrdersRepo.ts"
import type { RefundLine } from "../rows/RefundsRepo.ts"

export const leftOf = (line: LineRow): RefundLine => ({
  line_id: line.id,
  amount_cents: line.amount_cents - line.refunded_cents,
  vat_cents: line.vat_cents - line.refunded_vat_cents
})

/** As much of a share as the line has left. */
export const atMost = (share: RefundLine, left: RefundLine): RefundLine => ({
  line_id: share.line_id,
  amount_cents: Math.min(share.amount_cents, left.amount_cents),
  vat_cents: Math.min(share.vat_cents, left.vat_cents)
})

export const sumOf = (lines: ReadonlyArray<RefundLine>) => ({
  vat: lines.reduce((sum, line) => sum + line.vat_cents, 0),
  gross: lines.reduce((sum, line) => sum + line.amount_cents + line.vat_cents, 0)
})

/** A line that is over already is not taken back again. */
export const isReversible = ({ status }: LineRow) => status !== "reversed" && status !== "failed"

/** Money that somebody else gave back, over what is left of the lines; empty where nothing is. */
export const sharedOver = (cents: number, lines: ReadonlyArray<LineRow>): ReadonlyArray<RefundLine> => {
  const left = lines.map(leftOf)
  const most = sumOf(left).gross
  if (most === 0) return []
  const shares = shareRefund(
    Math.min(cents, most),
    left.map(({ amount_cents, vat_cents }) => ({ net: amount_cents, vat: vat_cents }))
  )
  return left.flatMap(({ line_id }, at) => {
    const { net, vat } = shares[at] ?? { net: 0, vat: 0 }
    return net + vat === 0 && cents < most ? [] : [{ line_id, amount_cents: net, vat_cents: vat }]
  })
}
