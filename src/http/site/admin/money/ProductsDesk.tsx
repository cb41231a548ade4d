/** @jsxImportSource preact */
/** `/admin/products`: everything that is sold, for sale or not, and adding what the team does by hand. */
import { Effect, Schema } from "effect"
import { usd } from "../../../../domain/money/Amounts.ts"
import { type KeptProduct, Products } from "../../../../services/money/Products.ts"
import { seeOther } from "../../declare/Instead.ts"
import { adminForm, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { ChoiceField, LineField, LongField } from "../desk/DeskFields.tsx"
import { DeskFrame } from "../desk/DeskFrame.tsx"
import { centsIn, said } from "../desk/DeskInput.ts"
import { DeskTable } from "../desk/DeskTable.tsx"

interface Typed {
  readonly code: string
  readonly name: string
  readonly description: string
  readonly price: string
  readonly needs: string
}
const blank: Typed = { code: "", name: "", description: "", price: "", needs: "nothing" }

interface Model {
  readonly products: ReadonlyArray<KeptProduct>
  readonly done?: string | undefined
  readonly typed: Typed
  readonly problem: string | null
}

/** Why a product can be bought, or cannot. */
export const saleWords = ({ available, on_sale, price_cents }: KeptProduct): string =>
  available ? "For sale" : !on_sale ? "Taken off sale" : price_cents === null ? "No price" : "Cannot be done"

export const SaleChip = ({ product }: { readonly product: KeptProduct }) => (
  <span class={product.available ? "chip good" : "chip"}>{saleWords(product)}</span>
)

const needs = [
  { value: "nothing", label: "Nothing" },
  { value: "listing", label: "A listing" },
  { value: "award", label: "A listing with an award" }
] as const

const View = ({ products, done, typed, problem }: Model) => (
  <DeskFrame
    title="Products"
    here="/admin/products"
    lead="Prices are in US dollars without VAT. A change counts at once; orders that were placed keep theirs."
    done={done}
  >
    <DeskTable
      label="Products"
      columns={["Product", "Kind", "#Price", "#Places a week", "State"]}
      none="There are no products. launchbook seed loads them."
      rows={products.map((product) => ({
        key: product.code,
        cells: [
          <div>
            <a href={`/admin/products/${product.code}`}>{product.name}</a>
            <div class="small soft mono">{product.code}</div>
          </div>,
          product.kind.replaceAll("_", " "),
          product.price_cents === null ? "—" : usd(product.price_cents),
          product.weekly_capacity ?? "—",
          <div>
            <SaleChip product={product} />
          </div>
        ]
      }))}
    />
    <details class="card" open={problem !== null}>
      <summary>Add a product that the team does by hand</summary>
      <PostForm action="/admin/products" class="stack">
        {problem === null ? null : (
          <p class="error" role="alert">
            {problem}
          </p>
        )}
        <div class="grid">
          <LineField
            name="code"
            label="Code"
            value={typed.code}
            hint="Lower-case letters, digits and underscores. It never changes."
            required
          />
          <LineField name="name" label="Name" value={typed.name} maxLength={120} required />
          <LineField
            name="price"
            label="Price in US dollars"
            value={typed.price}
            inputMode="decimal"
            hint="Leave it empty to keep it off sale."
          />
          <ChoiceField name="needs" label="What a buyer needs" value={typed.needs} choices={needs} />
        </div>
        <LongField name="description" label="Description" value={typed.description} rows={3} required />
        <p>
          <button type="submit" class="button">
            Add the product
          </button>
        </p>
      </PostForm>
    </details>
  </DeskFrame>
)

const modelOf = (more: Partial<Model> = {}) =>
  Effect.map(
    Effect.flatMap(Products, (products) => products.kept()),
    (products): Model => ({ products, typed: blank, problem: null, ...more })
  )

export const productsDesk = page("/admin/products", {
  audience: "admin",
  styles: ["admin"],
  query: said,
  title: "Products · Site team · Launchbook",
  description: "What is sold, and for how much.",
  load: ({ query: { done } }) => modelOf({ done }),
  view: View
})

export const addProduct = adminForm("/admin/products", {
  fields: { code: oneText, name: oneText, description: oneText, price: oneText, needs: oneText },
  run: ({ fields, by }) => {
    const again = ({ message }: { readonly message: string }) =>
      Effect.map(modelOf({ typed: fields, problem: message }), (model) => productsDesk.show(model, 400))
    const cents = fields.price.trim() === "" ? null : centsIn(fields.price)
    if (cents === undefined) return again({ message: "Write the price in dollars, such as 99 or 99.50." })
    const edit = { name: fields.name.trim(), description: fields.description.trim(), price_cents: cents }
    return Effect.flatMap(Products, (products) =>
      products.add(
        {
          code: fields.code.trim(),
          needs_listing: fields.needs !== "nothing",
          requires: fields.needs === "award" ? "award" : null,
          edit
        },
        by
      )
    ).pipe(Effect.as(seeOther("/admin/products?done=added")), Effect.catchTag("ProductRefused", again))
  }
})

/** The code in an address. */
export const ProductCode = Schema.String.pipe(Schema.pattern(/^[a-z][a-z0-9_]{0,59}$/))
