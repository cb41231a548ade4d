/** Why an order cannot be made, where everything that is wrong with it is of one kind; `details` names each place. */
import { declare } from "../Failure.ts"

export const ProductUnknown = declare("product_unknown", 400, "There is no such product. list_products has the codes.")
export const ProductUnavailable = declare(
  "product_unavailable",
  400,
  "This product cannot be bought now. list_products shows what can."
)
export const ListingNotFit = declare(
  "listing_not_fit",
  400,
  "The listing is not in a state in which this can be bought for it. get_my_listing shows where it stands."
)
export const HeldPlacesReached = declare(
  "held_places_reached",
  400,
  "Your unpaid orders hold as many places in scarce weeks as one account may. Pay one of them, or wait until it expires."
)
