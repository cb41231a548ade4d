/** Which public answers an edit of a listing changes. */
import { isPublic } from "../../../domain/listing/Listing.ts"
import { listingSubject, type Subject } from "../../../domain/Operation.ts"
import type { Holder } from "../rows/SavedListingsRepo.ts"

/** By the fields that changed. A saved listing is nobody's but its owner's. */
export const subjectsOf = (
  { slug, status }: Pick<Holder, "slug" | "status">,
  changed: ReadonlyArray<string>
): ReadonlyArray<Subject> => {
  if (status === "draft") return []
  if (!isPublic(status)) return [listingSubject(slug)]
  return [
    listingSubject(slug),
    "listings",
    ...(changed.includes("categories") ? (["categories"] as const) : []),
    ...(changed.includes("founders") || changed.includes("story") ? (["founders"] as const) : [])
  ]
}
