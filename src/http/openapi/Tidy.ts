/** Effect's rendering of schemas, without what says nothing. */
import { isJsonObject } from "../../domain/text/Json.ts"

export type Json = null | boolean | number | string | ReadonlyArray<Json> | { readonly [key: string]: Json }
export type DocumentObject = { readonly [key: string]: Json }

/** Titles and descriptions that Effect makes of its own filters say nothing that the bounds do not. */
const noise =
  /^(between|maxLength|minLength|int|pattern|itemsCount|minItems|maxItems|(greater|less)Than(OrEqualTo)?)\b|^an? [a-z]/

/** Drops the noise and puts the plain integer where Effect refers to a component for it. */
export const tidy = (node: unknown): Json => {
  if (Array.isArray(node)) return node.map(tidy)
  if (typeof node !== "object" || node === null)
    return typeof node === "string" || typeof node === "number" || typeof node === "boolean" ? node : null
  if ("$ref" in node && node.$ref === "#/components/schemas/Int") return { type: "integer" }
  const entries = Object.entries(node).filter(
    ([key, value]) =>
      !((key === "title" || key === "description") && typeof value === "string" && noise.test(value)) &&
      !(key === "required" && Array.isArray(value) && value.length === 0) &&
      key !== "$schema" &&
      key !== "$id" &&
      value !== undefined
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, tidy(value)]))
}

export const objectOf = (value: Json | undefined): DocumentObject => (isJsonObject(value) ? value : {})
