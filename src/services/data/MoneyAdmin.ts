/** What is sold, VAT and orders, from the command line. */
import { Effect } from "effect"
import type { AdminCalls } from "../../domain/api/admin/AdminCalls.ts"
import { Products } from "../money/Products.ts"
import { VatRates } from "../money/VatRates.ts"
import { TeamOrders } from "../orders/TeamOrders.ts"
import { asAdminFailure } from "./AdminFailures.ts"

export const moneyAdmin = Effect.gen(function* () {
  const products = yield* Products
  const vatRates = yield* VatRates
  const orders = yield* TeamOrders

  return {
    product_list: () => Effect.map(products.kept(), (all) => ({ products: all })),
    product_set: ({ code, ...edit }) => asAdminFailure(products.set(code, edit)),
    product_add: ({ code, needs_listing, requires, ...edit }) =>
      asAdminFailure(products.add({ code, needs_listing, requires, edit })),

    vat_list: () => Effect.map(vatRates.list(), (rates) => ({ rates })),
    vat_set: (rate) => asAdminFailure(vatRates.set(rate)),

    order_list: (asked) => Effect.map(orders.list(asked), (found) => ({ orders: found })),
    order_show: ({ number }) => asAdminFailure(orders.show(number)),
    order_fulfil: ({ number, line, note }) => asAdminFailure(orders.fulfil(number, line, note)),
    order_refund: ({ number, lines, reason }) => asAdminFailure(orders.refund(number, lines, reason))
  } satisfies Partial<AdminCalls>
})
