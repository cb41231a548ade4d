/** Pieces of input that more than one operation takes. */
import { Schema } from "effect"
import { fieldForms, keptForm } from "../../listing/FieldForms.ts"
import { type SocialPlatform, socialPlatforms, type TextKey } from "../../listing/Profile.ts"
import { type StoryKey, storyKeys } from "../../listing/Story.ts"
import { optional } from "../../Operation.ts"
import { byKey, CalendarDate, list, text, webUrl } from "../../Wire.ts"

const faqInput = Schema.Struct({ question: text(300, 1), answer: text(1500, 1) })
export const faqsInput = list(faqInput, 10)

/** Each key may be left out. */
export const perKey = <K extends string, A, I>(keys: ReadonlyArray<K>, schema: (key: K) => Schema.Schema<A, I>) =>
  byKey(keys, (key) => optional(schema(key)))

/** Text of some form, or "" to take it away. What the form is, `description` says; a client may rely on the length. */
export const orEmpty = (form: Schema.Schema<string>, maxLength: number, description?: string) =>
  Schema.Union(Schema.Literal(""), form).annotations({
    jsonSchema: { type: "string", maxLength, ...(description === undefined ? {} : { description }) }
  })

/** Text of a profile field, in any spelling of the form it is kept in; blank takes the fact away. */
export const fieldText = (key: TextKey, max: number, description?: string) => {
  const form = fieldForms[key]
  if (form === undefined) return text(max)
  const isFit = (given: string) => given.trim() === "" || keptForm(key, given) !== null
  return text(max).pipe(
    Schema.filter(isFit, {
      message: () => form.wrong,
      jsonSchema: description === undefined ? {} : { description }
    })
  )
}

/** A profile link; "" takes the platform away. */
const link = orEmpty(webUrl(500), 500)
export const socialsInput = Schema.Struct(
  perKey<SocialPlatform, string, string>(socialPlatforms, () => link)
).annotations({ description: "Platform to link." })

export const storyInput = (max: number) => perKey<StoryKey, string, string>(storyKeys, () => text(max))

export const milestoneInput = {
  date: CalendarDate.annotations({ jsonSchema: { format: "date", description: "At most two years ahead." } }),
  title: text(200, 1),
  description: optional(text(2000)),
  url: optional(orEmpty(webUrl(500), 500))
}
