/** @jsxImportSource preact */
/** The first step: whom the invoice is for. What is said here decides the VAT, so it is saved before anything is paid. */
import type { ComponentChildren } from "preact"
import { countryInText, countryName } from "../../../domain/listing/Countries.ts"
import { ratePercent, usd } from "../../../domain/money/Amounts.ts"
import type { Billing } from "../../../domain/money/Basket.ts"
import {
  type BillingField,
  type BillingForm,
  type BillingProblems,
  billingCountries,
  billingLimits
} from "../../../domain/money/BillingForm.ts"
import { readVatNumber, vatCountryOf } from "../../../domain/money/VatNumber.ts"
import type { CheckoutView } from "../../../services/orders/Checkout.ts"
import { PostForm } from "../frame/PostForm.tsx"

/** What was typed last, and what is wrong with it. */
export interface WrongBilling {
  readonly typed: BillingForm
  readonly problems: BillingProblems
}

/** As the form stands before anybody typed in it. */
const begun = ({ billing, email, hint }: CheckoutView): BillingForm => ({
  name: billing?.name ?? "",
  company: billing?.company ?? "",
  email: billing?.email ?? email ?? "",
  address: billing?.address ?? "",
  postal_code: billing?.postal_code ?? "",
  city: billing?.city ?? "",
  country: billing?.country ?? hint.country?.toUpperCase() ?? "",
  vat_number: billing === null ? (hint.vat_number ?? "") : (billing.vat?.number ?? "")
})

interface FieldProps {
  readonly name: BillingField
  readonly label: string
  readonly hint?: string
  readonly wrong: WrongBilling | null
}
interface Described {
  readonly "aria-invalid": "true" | undefined
  readonly "aria-describedby": string | undefined
}

const Field = (props: FieldProps & { readonly children: (described: Described) => ComponentChildren }) => {
  const { name, label, hint, wrong } = props
  const problem = wrong?.problems[name]
  const told = [problem === undefined ? null : `${name}-problem`, hint === undefined ? null : `${name}-hint`]
  const describedBy = told.filter((id) => id !== null).join(" ")
  return (
    <div class="field">
      <label for={name}>{label}</label>
      {props.children({
        "aria-invalid": problem === undefined ? undefined : "true",
        "aria-describedby": describedBy === "" ? undefined : describedBy
      })}
      {problem === undefined ? null : (
        <p id={`${name}-problem`} class="error">
          {problem}
        </p>
      )}
      {hint === undefined ? null : (
        <p id={`${name}-hint`} class="soft small">
          {hint}
        </p>
      )}
    </div>
  )
}

interface TextProps extends FieldProps {
  readonly value: string
  readonly autocomplete: string
  readonly type?: "text" | "email"
  readonly isOptional?: boolean
}
const TextField = ({ value, autocomplete, type, isOptional, ...field }: TextProps) => (
  <Field {...field}>
    {(described) => {
      const given = {
        id: field.name,
        name: field.name,
        value,
        autocomplete,
        required: isOptional !== true,
        maxLength: billingLimits[field.name],
        ...described
      }
      return type === "email" ? <input type="email" {...given} /> : <input type="text" {...given} />
    }}
  </Field>
)

const CountryField = ({ value, wrong }: { readonly value: string; readonly wrong: WrongBilling | null }) => (
  <Field name="country" label="Country" wrong={wrong}>
    {(described) => (
      <select id="country" name="country" autocomplete="country" required {...described}>
        <option value="" selected={value === ""}>
          Choose a country
        </option>
        {billingCountries.map(({ code, name }) => (
          <option key={code} value={code} selected={code === value}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
)

interface FormProps {
  readonly action: string
  readonly view: CheckoutView
  readonly wrong: WrongBilling | null
  /** The one thing to do on the page. */
  readonly isPrimary: boolean
}
export const BillingFields = ({ action, view, wrong, isPrimary }: FormProps) => {
  const value = wrong?.typed ?? begun(view)
  return (
    <PostForm action={action} class="billing">
      {wrong === null ? null : (
        <p class="warning" role="alert">
          Nothing was saved yet. {Object.keys(wrong.problems).length === 1 ? "One field needs" : "Some fields need"}{" "}
          another look.
        </p>
      )}
      <TextField name="name" label="Name" value={value.name} autocomplete="name" wrong={wrong} />
      <TextField
        name="company"
        label="Company (optional)"
        value={value.company}
        autocomplete="organization"
        isOptional
        wrong={wrong}
      />
      <TextField
        name="email"
        label="Email for the invoice"
        type="email"
        value={value.email}
        autocomplete="email"
        wrong={wrong}
      />
      <TextField name="address" label="Address" value={value.address} autocomplete="street-address" wrong={wrong} />
      <div class="pair">
        <TextField
          name="postal_code"
          label="Postal code"
          value={value.postal_code}
          autocomplete="postal-code"
          isOptional
          wrong={wrong}
        />
        <TextField name="city" label="City" value={value.city} autocomplete="address-level2" wrong={wrong} />
      </div>
      <CountryField value={value.country} wrong={wrong} />
      <TextField
        name="vat_number"
        label="VAT number (optional)"
        value={value.vat_number}
        autocomplete="off"
        isOptional
        hint="Of a business in the EU, with its country: DE123456789. We check it with VIES when you save."
        wrong={wrong}
      />
      <button type="submit" class={isPrimary ? "button primary wide" : "button"}>
        {isPrimary ? "Save and see the VAT" : "Save the change"}
      </button>
    </PostForm>
  )
}

/** It was read, and is no number of the buyer's country: asking VIES once more would change nothing. */
const isOfAnotherCountry = (number: string, country: string) => {
  const whose = readVatNumber(number, null)?.country
  return whose !== undefined && vatCountryOf(whose) !== vatCountryOf(country)
}

/** What is known of the number, in words for each of the three it can be, and what follows. */
const numberWords = ({ billing, order }: CheckoutView): string | null => {
  const vat = billing?.vat ?? null
  if (vat === null) return null
  switch (vat.status) {
    case "valid":
      return order.vat.rate_percent === 0
        ? `${vat.number} is valid: VIES, the register of the EU, has it.`
        : (order.vat.note ??
            `${vat.number} is valid. VAT is charged all the same, because the seller is in the same country.`)
    case "invalid":
      return `${vat.number} is not a valid VAT number, so it does not count. Correct it, or go on without it.`
    case "unverified":
      if (order.vat.rate_percent === 0) return `${vat.number} changes nothing here: no VAT is charged.`
      if (order.vat.note !== null && isOfAnotherCountry(vat.number, billing?.country ?? "")) return order.vat.note
      return `${vat.number} could not be checked, because VIES, the register of the EU, did not answer. Until it does, the number does not count. Save again to try once more.`
  }
}

/** The VAT that applies, as a sentence. */
export const vatWords = ({ order: { vat } }: CheckoutView): string =>
  vat.rate_percent === 0 || vat.country === null
    ? (vat.note ?? "No VAT is charged.")
    : `VAT of ${countryInText(vat.country)}, ${ratePercent(vat.rate_percent)}: ${usd(vat.amount_cents)}.`

interface SavedProps {
  readonly view: CheckoutView
  readonly billing: Billing
  /** The notice above says which VAT applies. */
  readonly isVatSaid: boolean
}
export const BillingSaved = ({ view, billing, isVatSaid }: SavedProps) => {
  const words = numberWords(view)
  return (
    <>
      <address>
        {[
          billing.name,
          billing.company,
          billing.address,
          [billing.postal_code, billing.city].filter((part) => part !== "").join(" "),
          countryName(billing.country),
          billing.email
        ].map((line) =>
          line === null || line === "" ? null : (
            <span key={line}>
              {line}
              <br />
            </span>
          )
        )}
      </address>
      {isVatSaid ? null : <p>{vatWords(view)}</p>}
      {words === null ? null : (
        <p class={billing.vat?.status === "valid" || view.order.vat.rate_percent === 0 ? "soft" : "warning"}>{words}</p>
      )}
    </>
  )
}
