/** Profile fields as a person sends them, written the way they are kept. Their forms were checked at the edge. */
import { type Content, tidyContent } from "../../../domain/draft/DraftFields.ts"
import { keptForm } from "../../../domain/listing/FieldForms.ts"
import { type FieldKey, fieldKeys, isListKey } from "../../../domain/listing/Profile.ts"

export type FieldValues = Readonly<Partial<Record<FieldKey, Content>>>

const kept = (key: FieldKey, sent: Content): Content =>
  typeof sent === "string" && !isListKey(key) ? keptForm(key, sent) : tidyContent(sent)

/** Every field that was sent; categories are looked up later. */
export const fieldInput = (given: FieldValues): FieldValues =>
  Object.fromEntries(
    fieldKeys.flatMap((key) => {
      const sent = given[key]
      return sent === undefined ? [] : [[key, kept(key, sent)]]
    })
  )
