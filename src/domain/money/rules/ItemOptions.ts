/** What a product's options were set to: what is wrong with it, and what the choices cost. Pure. */
import { type Detail, detail } from "../../Failure.ts"
import type { JsonObject } from "../../text/Json.ts"
import { lengthOf } from "../../Wire.ts"
import type { PricedBy } from "../Basket.ts"
import type { ProductOption } from "../Product.ts"

/** Of an option that is a whole number, 1 being the least. */
const mostInteger = 1_000_000

const chosen = ({ choices }: ProductOption, value: string) => choices.find((choice) => choice.value === value)

const textIssue = (at: string, option: ProductOption, value: string): Detail | undefined => {
  if (option.required && value.trim() === "") return detail(at, "too_short", "must not be empty", 1, 0)
  const [limit, length] = [option.max_length, lengthOf(value)]
  return limit !== null && length > limit
    ? detail(at, "too_long", `must be at most ${limit} characters, has ${length}`, limit, length)
    : undefined
}

const integerIssue = (at: string, value: number): Detail | undefined => {
  if (value < 1) return detail(at, "too_small", `must be at least 1, is ${value}`, 1, value)
  return value > mostInteger
    ? detail(at, "too_large", `must be at most ${mostInteger}, is ${value}`, mostInteger, value)
    : undefined
}

/** What is wrong with a value that is text or a whole number; any other is told by the schema. */
const valueIssue = (at: string, option: ProductOption, value: unknown): Detail | undefined => {
  if (typeof value !== "string" && !Number.isInteger(value)) return undefined
  if (option.type === "integer")
    return typeof value === "number"
      ? integerIssue(at, value)
      : detail(at, "invalid_type", "must be a whole number, is text")
  if (typeof value !== "string") return detail(at, "invalid_type", "must be text, is a whole number")
  if (option.type === "text") return textIssue(at, option, value)
  return chosen(option, value) === undefined
    ? detail(at, "invalid_choice", `must be one of: ${option.choices.map((choice) => choice.value).join(", ")}`)
    : undefined
}

export const optionIssues = (
  at: string,
  options: ReadonlyArray<ProductOption>,
  given: JsonObject
): ReadonlyArray<Detail> => [
  ...Object.entries(given).flatMap(([key, value]) => {
    const option = options.find((one) => one.key === key)
    return option === undefined
      ? [detail(`${at}.${key}`, "option_unknown", "is no option of this product")]
      : (valueIssue(`${at}.${key}`, option, value) ?? [])
  }),
  ...options
    .filter(({ key, required }) => required && !Object.hasOwn(given, key))
    .map(({ key, label }) => detail(`${at}.${key}`, "required", `is required: ${label}`))
]

/** Options without an issue, as they are kept; null where none was given. */
export const optionsKept = (given: JsonObject | undefined): Readonly<Record<string, string | number>> | null => {
  const kept = Object.entries(given ?? {}).flatMap(([key, value]) =>
    typeof value === "string" || typeof value === "number" ? [[key, value] as const] : []
  )
  return kept.length === 0 ? null : Object.fromEntries(kept)
}

/** The choices that were made, with what each adds to the price. */
export const choicesOf = (options: ReadonlyArray<ProductOption>, given: JsonObject | undefined): PricedBy["choices"] =>
  options.flatMap((option) => {
    const value = given !== undefined && Object.hasOwn(given, option.key) ? given[option.key] : undefined
    const choice = typeof value === "string" && option.type === "choice" ? chosen(option, value) : undefined
    return choice === undefined
      ? []
      : [{ option: option.key, value: choice.value, price_cents: choice.price_cents ?? 0 }]
  })
