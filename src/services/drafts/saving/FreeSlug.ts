/** A slug nobody has, found with few questions however many have the same name. */
import { Effect } from "effect"
import { firstFree, withSuffix } from "../../../domain/text/Slug.ts"

/** Asked about at once. */
const atOnce = 50

/** `takenOf` says which of some slugs are taken. Somebody may still be faster: the insert has the last word. */
export const freeSlug = <E>(
  base: string,
  takenOf: (slugs: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<string>, E>
): Effect.Effect<string, E> =>
  Effect.gen(function* () {
    const taken = new Set<string>()
    for (let from = 1; ; from += atOnce) {
      const asked = Array.from({ length: atOnce }, (_, n) => (from + n === 1 ? base : withSuffix(base, from + n)))
      for (const slug of yield* takenOf(asked)) taken.add(slug)
      const slug = firstFree(base, taken)
      if (asked.includes(slug)) return slug
    }
  })
