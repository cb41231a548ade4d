/** Whom an invoice is for, as a person fills it in: read into `Billing`, or a sentence for each field that is wrong. Pure. */
import { countryCodes, countryName } from "../listing/Countries.ts"
import { isEmail, lengthOf } from "../Wire.ts"
import type { Billing } from "./Basket.ts"

export const billingFields = [
  "name",
  "company",
  "email",
  "address",
  "postal_code",
  "city",
  "country",
  "vat_number"
] as const
export type BillingField = (typeof billingFields)[number]
/** The form as it was filled in, trimmed of nothing. */
export type BillingForm = Readonly<Record<BillingField, string>>
export type BillingProblems = Readonly<Partial<Record<BillingField, string>>>

/** Longest text of each field, in characters. */
export const billingLimits: Readonly<Record<BillingField, number>> = {
  name: 120,
  company: 120,
  email: 254,
  address: 300,
  postal_code: 20,
  city: 120,
  country: 2,
  vat_number: 32
}
const required: ReadonlyArray<BillingField> = ["name", "email", "address", "city", "country"]
const missing: Readonly<Partial<Record<BillingField, string>>> = {
  name: "Write the name the invoice is for.",
  email: "Write the address the invoice is sent to.",
  address: "Write the street and number.",
  city: "Write the town.",
  country: "Choose the country: it decides the VAT."
}

/** Control characters, which no invoice needs; a line may end in the street alone. */
const unfit = /[\p{Cc}\p{Cs}]/u
const clean = (field: BillingField, text: string) =>
  (field === "address" ? text.replace(/\s*\r?\n\s*/g, ", ") : text).replace(/\s+/gu, " ").trim().normalize("NFC")

/** Everything but the VAT number, which somebody else must be asked about. */
export type BillingAddress = Omit<Billing, "vat"> & { readonly vatNumber: string | null }

export const readBilling = (
  form: BillingForm
): { readonly address: BillingAddress } | { readonly problems: BillingProblems } => {
  const text = (field: BillingField) => clean(field, form[field])
  const problemOf = (field: BillingField): string | null => {
    const value = text(field)
    if (value === "") return required.includes(field) ? (missing[field] ?? "Fill this in.") : null
    if (unfit.test(value)) return "Leave out characters that cannot be printed."
    if (lengthOf(value) > billingLimits[field]) return `Write at most ${billingLimits[field]} characters.`
    if (field === "email" && !isEmail(value)) return "Write one e-mail address, like you@example.com."
    if (field === "country" && !isBillable(value)) return "Choose a country from the list."
    return null
  }
  const problems = billingFields.flatMap((field) => {
    const problem = problemOf(field)
    return problem === null ? [] : [[field, problem] as const]
  })
  if (problems.length > 0) return { problems: Object.fromEntries(problems) }
  return {
    address: {
      name: text("name"),
      company: text("company") || null,
      email: text("email"),
      address: text("address"),
      postal_code: text("postal_code"),
      city: text("city"),
      country: text("country").toUpperCase(),
      vatNumber: text("vat_number") || null
    }
  }
}

/** Northern Ireland has a code of its own in the law of VAT, which no list of countries has. */
export const isBillable = (code: string) => code.toUpperCase() === "XI" || countryCodes.includes(code.toUpperCase())

/** The countries to choose from, by their names. */
export const billingCountries: ReadonlyArray<{ readonly code: string; readonly name: string }> = countryCodes
  .map((code) => ({ code, name: countryName(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, "en"))
