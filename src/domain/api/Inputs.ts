/** Pieces of input that more than one operation takes. */
import { Schema } from "effect"
import { type StoryKey, storyKeys } from "../Listing.ts"
import { optional } from "../Operation.ts"
import { type SocialPlatform, socialPlatforms } from "../Profile.ts"
import { CalendarDate, list, text, webUrl } from "../Wire.ts"

export const faqInput = Schema.Struct({ question: text(300, 1), answer: text(1500, 1) })
export const faqsInput = list(faqInput, 10)

export const keyed = <K extends string, A, I>(keys: ReadonlyArray<K>, schema: (key: K) => Schema.Schema<A, I>) => {
  const entries = keys.map((key) => [key, optional(schema(key))] as const)
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(entries) as Record<K, (typeof entries)[number][1]>
}

/** A profile link; "" takes the platform away. */
const link = Schema.Union(Schema.Literal(""), webUrl(500)).annotations({
  jsonSchema: { type: "string", maxLength: 500 }
})
export const socialsInput = Schema.Struct(
  keyed<SocialPlatform, string, string>(socialPlatforms, () => link)
).annotations({ description: "Platform to link." })

export const storyInput = (max: number) => keyed<StoryKey, string, string>(storyKeys, () => text(max))

export const milestoneInput = {
  date: CalendarDate,
  title: text(200, 1),
  description: optional(text(2000)),
  url: optional(
    Schema.Union(Schema.Literal(""), webUrl(500)).annotations({ jsonSchema: { type: "string", maxLength: 500 } })
  )
}
