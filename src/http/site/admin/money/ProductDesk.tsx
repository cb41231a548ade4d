/** @jsxImportSource preact */
/** `/admin/products/{code}`: one product, and everything of it that can be changed. */
import { Effect } from "effect"
import { NotFound } from "../../../../domain/Failure.ts"
import { usd } from "../../../../domain/money/Amounts.ts"
import type { ProductKind } from "../../../../domain/money/Product.ts"
import { type KeptProduct, Products } from "../../../../services/money/Products.ts"
import { seeOther } from "../../declare/Instead.ts"
import { adminForm, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { CheckField, LineField, LongField } from "../desk/DeskFields.tsx"
import { DeskFrame } from "../desk/DeskFrame.tsx"
import { centsIn, dollarsOf, said, wholeIn } from "../desk/DeskInput.ts"
import { ProductCode, SaleChip } from "./ProductsDesk.tsx"

interface TypedProduct {
  readonly name: string
  readonly description: string
  readonly price: string
  readonly on_sale: boolean
  readonly weekly_capacity: string
  readonly weeks_ahead: string
  readonly includes: string
  readonly options: string
}
interface Model {
  readonly product: KeptProduct
  readonly typed: TypedProduct
  readonly done?: string | undefined
  readonly problem: string | null
}

const hasWeeks: ReadonlySet<ProductKind> = new Set(["launch", "relaunch", "featured"])

const typedOf = (product: KeptProduct): TypedProduct => ({
  name: product.name,
  description: product.description,
  price: dollarsOf(product.price_cents),
  on_sale: product.on_sale,
  weekly_capacity: product.weekly_capacity === null ? "" : String(product.weekly_capacity),
  weeks_ahead: String(product.weeks_ahead),
  includes: (product.includes ?? []).join(", "),
  options: product.options === null ? "" : JSON.stringify(product.options, null, 2)
})

const View = ({ product, typed, done, problem }: Model) => {
  const { kind, code } = product
  return (
    <DeskFrame
      title={product.name}
      here="/admin/products"
      above={{ href: "/admin/products", label: "Products" }}
      lead={
        <>
          <span class="mono">{code}</span> · {kind.replaceAll("_", " ")} ·{" "}
          {product.price_cents === null ? "no price" : usd(product.price_cents)} <SaleChip product={product} />
        </>
      }
      done={done}
      problem={problem}
    >
      <PostForm action={`/admin/products/${code}`} class="card">
        <div class="grid">
          <LineField
            name="price"
            label={kind === "billboard" ? "Least contribution in US dollars" : "Price in US dollars"}
            value={typed.price}
            inputMode="decimal"
            hint="Without VAT. Empty takes it off sale."
          />
          {kind === "featured" ? (
            <LineField
              name="weekly_capacity"
              label="Places a week"
              value={typed.weekly_capacity}
              inputMode="numeric"
              hint="Empty: as many as are bought."
            />
          ) : null}
          {hasWeeks.has(kind) ? (
            <LineField
              name="weeks_ahead"
              label="Sold how many weeks ahead"
              value={typed.weeks_ahead}
              inputMode="numeric"
              hint="1 to 104, after the running week."
            />
          ) : null}
        </div>
        <CheckField name="on_sale" label="On sale, once it has a price" on={typed.on_sale} />
        <LineField name="name" label="Name" value={typed.name} maxLength={120} required />
        <LongField name="description" label="Description" value={typed.description} rows={4} required />
        {kind === "bundle" ? (
          <LineField
            name="includes"
            label="What is in the bundle"
            value={typed.includes}
            hint="Codes of products, divided by commas."
          />
        ) : null}
        {kind === "manual" ? (
          <LongField
            name="options"
            label="What a buyer chooses"
            value={typed.options}
            rows={typed.options === "" ? 2 : 12}
            hint="JSON: a list of options, each with key, label, type, required, choices and max_length. Empty: nothing."
          />
        ) : null}
        <p>
          <button type="submit" class="button primary">
            Save
          </button>
        </p>
      </PostForm>
      <p class="small soft">
        <a href={`/admin/audit?target=${code}`}>What was changed before</a>
        {kind === "skip_queue" ? (
          <>
            {" · "}Its places are the free plan’s: <a href="/admin/settings#free_plan">free_plan.weekly_capacity</a>
          </>
        ) : null}
      </p>
    </DeskFrame>
  )
}

const found = (code: string) =>
  Effect.flatMap(Products, (products) => products.kept()).pipe(
    Effect.flatMap((all) => {
      const product = all.find((each) => each.code === code)
      return product === undefined ? NotFound() : Effect.succeed(product)
    })
  )

export const productDesk = page("/admin/products/:code", {
  audience: "admin",
  styles: ["admin"],
  params: { code: ProductCode },
  query: said,
  title: ({ product }) => `${product.name} · Products · Launchbook`,
  description: "A product, its price and what else can be changed.",
  load: ({ params: { code }, query: { done } }) =>
    Effect.map(found(code), (product): Model => ({ product, typed: typedOf(product), done, problem: null })),
  view: View
})

/** What was typed as an edit: only what differs from what is, so that a field that is not shown is left alone. */
const editOf = (product: KeptProduct, typed: TypedProduct): Record<string, unknown> | string => {
  const was = typedOf(product)
  const edit: Record<string, unknown> = {}
  const changed = (field: keyof TypedProduct) => typed[field] !== was[field]
  if (changed("name")) edit.name = typed.name.trim()
  if (changed("description")) edit.description = typed.description.replace(/\r\n?/g, "\n").trim()
  if (changed("on_sale")) edit.on_sale = typed.on_sale
  if (changed("price")) {
    const cents = typed.price.trim() === "" ? null : centsIn(typed.price)
    if (cents === undefined) return "Write the price in dollars, such as 99 or 99.50."
    if (cents !== product.price_cents) edit.price_cents = cents
  }
  if (changed("weekly_capacity")) {
    const places = typed.weekly_capacity.trim() === "" ? null : wholeIn(typed.weekly_capacity)
    if (places === undefined) return "Write the places a week as a whole number."
    edit.weekly_capacity = places
  }
  if (changed("weeks_ahead")) {
    const weeks = wholeIn(typed.weeks_ahead)
    if (weeks === undefined) return "Write the weeks ahead as a whole number."
    edit.weeks_ahead = weeks
  }
  if (changed("includes"))
    edit.includes = typed.includes
      .split(",")
      .map((code) => code.trim())
      .filter(Boolean)
  if (changed("options"))
    try {
      edit.options = typed.options.trim() === "" ? null : JSON.parse(typed.options)
    } catch {
      return "The options are not JSON."
    }
  return edit
}

export const changeProduct = adminForm("/admin/products/:code", {
  fields: {
    name: oneText,
    description: oneText,
    price: oneText,
    on_sale: oneText,
    weekly_capacity: (values) => values[0],
    weeks_ahead: (values) => values[0],
    includes: (values) => values[0],
    options: (values) => values[0]
  },
  run: ({ params: { code }, fields, by }) =>
    Effect.gen(function* () {
      const product = yield* found(code)
      const was = typedOf(product)
      const typed: TypedProduct = {
        name: fields.name,
        description: fields.description,
        price: fields.price,
        on_sale: fields.on_sale === "on",
        weekly_capacity: fields.weekly_capacity ?? was.weekly_capacity,
        weeks_ahead: fields.weeks_ahead ?? was.weeks_ahead,
        includes: fields.includes ?? was.includes,
        options: fields.options?.replace(/\r\n?/g, "\n") ?? was.options
      }
      const again = ({ message }: { readonly message: string }) =>
        Effect.succeed(productDesk.show({ product, typed, problem: message }, 400))
      const edit = editOf(product, typed)
      if (typeof edit === "string") return yield* again({ message: edit })
      const back = seeOther(`/admin/products/${code}?done=saved`)
      if (Object.keys(edit).length === 0) return back
      return yield* Effect.flatMap(Products, (products) => products.set(code, edit, by)).pipe(
        Effect.as(back),
        Effect.catchTag("ProductRefused", again)
      )
    })
})
