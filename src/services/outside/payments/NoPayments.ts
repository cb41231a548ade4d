/** A site that takes no payments. What was begun while it did waits until it does again. */
import { Effect } from "effect"
import { PaymentFailure, type PaymentProvider, SignatureInvalid } from "./PaymentShapes.ts"

const closed = () => Effect.fail(new PaymentFailure({ message: "This site takes no payments now.", retry: true }))

export const noPayments: PaymentProvider = {
  name: "test",
  isTest: false,
  isOpen: false,
  pageOrigins: [],
  open: closed,
  look: closed,
  sessionOf: closed,
  close: closed,
  refund: closed,
  event: () => Effect.fail(new SignatureInvalid({ message: "This site takes no payments." }))
}
