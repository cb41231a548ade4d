/** @jsxImportSource preact */
/** A rating, drawn and in words. */
import { starsText } from "../../../domain/people/Review.ts"

/** `rating` of 5; an average is drawn to the nearest whole one. */
export const Stars = ({ rating }: { readonly rating: number }) => {
  const full = Math.round(rating)
  return (
    <span class="stars">
      <span aria-hidden="true">
        {"★".repeat(full)}
        <i>{"☆".repeat(5 - full)}</i>
      </span>{" "}
      <span class="small soft">{starsText(rating)}</span>
    </span>
  )
}
