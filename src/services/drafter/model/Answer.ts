/**
 * What the model is asked to return, as a strict JSON Schema, and how its answer is read:
 *
 *     { "fields": { "name": { "value": "Acme", "quotes": [{ "quote": "Acme", "url": "https://acme.test/" }] },
 *                   "tags": { "value": ["invoices"], "quotes": [...] }, "city": null },
 *       "faqs": [{ "question": "...", "answer": "...", "quotes": [...] }],
 *       "founders": [{ "name": "...", "title": null, "bio": null, "quotes": [...] }],
 *       "socials": [{ "platform": "x", "url": "https://x.com/acme", "quotes": [...] }] }
 *
 * The schema is closed; the reading is lenient: whatever is missing or of another shape is a fact the model
 * did not deliver, and unknown keys are dropped. Nothing read here is believed before the gate.
 */
import { Option, Schema } from "effect"
import type { Backed, Candidates, CategoryChoice } from "../../../domain/draft/Candidates.ts"
import {
  type FieldKey,
  isListKey,
  type ListKey,
  listFields,
  listKeys,
  pricingModels,
  type SocialPlatform,
  socialPlatforms,
  stages,
  type TextKey,
  textFields,
  textKeys
} from "../../../domain/listing/Profile.ts"
import { isJsonObject } from "../../../domain/text/Json.ts"
import type { ModelSchema } from "../../outside/Model.ts"
import { drafterLimits } from "./DrafterLimits.ts"

/** What one question is about. */
export interface Asked {
  readonly keys: ReadonlyArray<FieldKey>
  /** FAQs, founders and profile links too. */
  readonly groups: boolean
}

const closed = (properties: Readonly<Record<string, ModelSchema>>, more: ModelSchema = {}): ModelSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...more
})
const nullable = (schema: ModelSchema): ModelSchema => ({ anyOf: [schema, { type: "null" }] })
const array = (items: ModelSchema): ModelSchema => ({ type: "array", items })
const string: ModelSchema = { type: "string" }
const nullableString: ModelSchema = { type: ["string", "null"] }
const quotes: ModelSchema = { $ref: "#/$defs/quotes" }

const closedLists: Readonly<Partial<Record<TextKey, ReadonlyArray<string>>>> = {
  stage: stages,
  pricing_model: pricingModels
}

const fieldSchema = (key: FieldKey, categories: ReadonlyArray<CategoryChoice>): ModelSchema => {
  if (isListKey(key)) {
    const listed = key === "categories" && categories.length > 0 && categories.length <= drafterLimits.listedCategories
    const item = listed ? { type: "string", enum: categories.map(({ name }) => name) } : string
    return nullable(closed({ value: array(item), quotes }, { description: listFields[key].meaning }))
  }
  const choices = closedLists[key]
  const value = choices === undefined ? string : { type: "string", enum: choices }
  return nullable(closed({ value, quotes }, { description: textFields[key].meaning }))
}

export const answerSchema = (asked: Asked, categories: ReadonlyArray<CategoryChoice>): ModelSchema => {
  const fields = closed(Object.fromEntries(asked.keys.map((key) => [key, fieldSchema(key, categories)])))
  const groups = {
    faqs: array(closed({ question: string, answer: string, quotes })),
    founders: array(closed({ name: string, title: nullableString, bio: nullableString, quotes })),
    socials: array(closed({ platform: { type: "string", enum: socialPlatforms }, url: string, quotes }))
  }
  const $defs = { quotes: array(closed({ quote: string, url: string })) }
  return closed(asked.groups ? { fields, ...groups } : { fields }, { $defs })
}

const Quotes = Schema.Array(Schema.Struct({ quote: Schema.String, url: Schema.String }))
const Text = Schema.Struct({ value: Schema.Union(Schema.String, Schema.Number), quotes: Quotes })
const List = Schema.Struct({ value: Schema.Array(Schema.String), quotes: Quotes })
const Faq = Schema.Struct({ question: Schema.String, answer: Schema.String, quotes: Quotes })
const maybeText = Schema.optionalWith(Schema.NullOr(Schema.String), { default: () => null })
const Founder = Schema.Struct({ name: Schema.String, title: maybeText, bio: maybeText, quotes: Quotes })
const Social = Schema.Struct({ platform: Schema.Literal(...socialPlatforms), url: Schema.String, quotes: Quotes })
const Answer = Schema.Struct({
  fields: Schema.optionalWith(Schema.Record({ key: Schema.String, value: Schema.Unknown }), { default: () => ({}) }),
  faqs: Schema.optionalWith(Schema.Array(Schema.Unknown), { default: () => [] }),
  founders: Schema.optionalWith(Schema.Array(Schema.Unknown), { default: () => [] }),
  socials: Schema.optionalWith(Schema.Array(Schema.Unknown), { default: () => [] })
})

/** Items of one group that are looked at, however many the model writes. */
const mostItems = 20

const items = <A, I>(schema: Schema.Schema<A, I>, values: ReadonlyArray<unknown>): ReadonlyArray<A> =>
  values.slice(0, mostItems).flatMap((value) => Option.toArray(Schema.decodeUnknownOption(schema)(value)))

/** `none` where the answer has no part of the shape asked for. */
export const readAnswer = (answer: unknown, asked: Asked): Option.Option<Candidates> =>
  Schema.decodeUnknownOption(Answer)(answer).pipe(
    Option.filter(() => isJsonObject(answer) && ["fields", "faqs", "founders", "socials"].some((key) => key in answer)),
    Option.map(({ fields, faqs, founders, socials }) => {
      const texts: Partial<Record<TextKey, Backed<string>>> = {}
      const lists: Partial<Record<ListKey, Backed<ReadonlyArray<string>>>> = {}
      for (const key of textKeys.filter((one) => asked.keys.includes(one))) {
        const read = Schema.decodeUnknownOption(Text)(fields[key])
        if (Option.isSome(read)) texts[key] = { value: String(read.value.value), evidence: read.value.quotes }
      }
      for (const key of listKeys.filter((one) => asked.keys.includes(one))) {
        const read = Schema.decodeUnknownOption(List)(fields[key])
        if (Option.isSome(read)) lists[key] = { value: read.value.value, evidence: read.value.quotes }
      }
      const links: Partial<Record<SocialPlatform, Backed<string>>> = {}
      for (const link of items(Social, asked.groups ? socials : []))
        links[link.platform] ??= { value: link.url, evidence: link.quotes }
      return {
        fields: { ...texts, ...lists },
        faqs: items(Faq, asked.groups ? faqs : []).map(({ quotes, ...value }) => ({ value, evidence: quotes })),
        founders: items(Founder, asked.groups ? founders : []).map(({ quotes, ...value }) => ({
          value,
          evidence: quotes
        })),
        socials: links
      }
    })
  )
