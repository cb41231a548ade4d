/** @jsxImportSource preact */
/** `/admin/vat`: the rates of VAT as they count now, those to come, and entering one. */
import { Effect, Schema } from "effect"
import { ratePercent } from "../../../../domain/money/Amounts.ts"
import { VatRates } from "../../../../services/money/VatRates.ts"
import { seeOther } from "../../declare/Instead.ts"
import { adminForm, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { Day } from "../../parts/When.tsx"
import { DateField, LineField } from "../desk/DeskFields.tsx"
import { DeskFrame } from "../desk/DeskFrame.tsx"
import { said } from "../desk/DeskInput.ts"
import { DeskTable } from "../desk/DeskTable.tsx"

type Rate = Effect.Effect.Success<ReturnType<VatRates["list"]>>[number]
interface Typed {
  readonly country: string
  readonly rate: string
  readonly from: string
  readonly source: string
}
interface Model {
  readonly rates: ReadonlyArray<Rate>
  readonly all: boolean
  readonly typed: Typed
  readonly done?: string | undefined
  readonly problem: string | null
}

const names = new Intl.DisplayNames(["en"], { type: "region" })
const nameOf = (country: string) => (country === "XI" ? "Northern Ireland" : (names.of(country) ?? country))

const View = ({ rates, all, typed, done, problem }: Model) => (
  <DeskFrame
    title="VAT rates"
    here="/admin/vat"
    lead="A rate counts from its day on, so enter a change before it comes. What was invoiced stays as it was."
    done={done}
  >
    <PostForm action="/admin/vat" class="card">
      <h2>Enter a rate</h2>
      {problem === null ? null : (
        <p class="error" role="alert">
          {problem}
        </p>
      )}
      <div class="grid">
        <LineField
          name="country"
          label="Country"
          value={typed.country}
          hint="Two letters, such as FR. Greece is GR."
          maxLength={2}
          required
        />
        <LineField name="rate" label="Rate in per cent" value={typed.rate} inputMode="decimal" required />
        <DateField name="from" label="From" value={typed.from} required />
        <LineField name="source" label="Source" value={typed.source} hint="Where it is published." maxLength={300} />
      </div>
      <p>
        <button type="submit" class="button primary">
          Enter the rate
        </button>
      </p>
    </PostForm>
    <nav class="tabs" aria-label="Which rates">
      <a href="/admin/vat" aria-current={all ? undefined : "page"}>
        Now and to come
      </a>
      <a href="/admin/vat?all=on" aria-current={all ? "page" : undefined}>
        All that were
      </a>
    </nav>
    <DeskTable
      label="VAT rates"
      columns={["Country", "#Rate", "From", "State", "Source"]}
      none="There are no rates."
      rows={rates.map((rate) => ({
        key: `${rate.country} ${rate.valid_from}`,
        cells: [
          <span>
            {nameOf(rate.country)} <span class="mono soft">{rate.country}</span>
          </span>,
          ratePercent(rate.rate),
          <Day at={rate.valid_from} />,
          <span class={rate.current ? "chip good" : "chip"}>{rate.current ? "Counts now" : "Does not count"}</span>,
          <span class="small soft">{rate.source}</span>
        ]
      }))}
    />
  </DeskFrame>
)

const modelOf = (all: boolean, more: Partial<Model> = {}) =>
  Effect.gen(function* () {
    const rates = yield* (yield* VatRates).list()
    const current = new Map(rates.filter((rate) => rate.current).map((rate) => [rate.country, rate.valid_from]))
    const isAhead = ({ country, valid_from }: Rate) => valid_from >= (current.get(country) ?? "")
    const model: Model = {
      rates: rates.filter((rate) => all || isAhead(rate)),
      all,
      typed: { country: "", rate: "", from: "", source: "" },
      problem: null,
      ...more
    }
    return model
  })

export const vatDesk = page("/admin/vat", {
  audience: "admin",
  styles: ["admin"],
  query: { ...said, all: Schema.optional(Schema.String) },
  title: "VAT rates · Site team · Launchbook",
  description: "The rates of VAT by country, each from a day on.",
  load: ({ query: { all, done } }) => modelOf(all === "on", { done }),
  view: View
})

export const enterVatRate = adminForm("/admin/vat", {
  fields: { country: oneText, rate: oneText, from: oneText, source: oneText },
  run: ({ fields, by }) => {
    const typed = fields.rate.trim().replace(/\s*%$/, "").replace(",", ".")
    const rate = /^\d{1,3}(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN
    const again = ({ message }: { readonly message: string }) =>
      Effect.map(
        modelOf(false, { typed: fields, problem: message.replace("--from takes the date", "From is the date") }),
        (model) => vatDesk.show(model, 400)
      )
    return Effect.flatMap(VatRates, (rates) =>
      rates.set(
        {
          country: fields.country.trim().toUpperCase(),
          rate,
          from: fields.from.trim(),
          source: fields.source.trim() || null
        },
        by
      )
    ).pipe(Effect.as(seeOther("/admin/vat?done=saved")), Effect.catchTag("VatRateInvalid", again))
  }
})
