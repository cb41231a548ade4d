/** @jsxImportSource preact */
/** What of the catalogue the public sees marked as paid for: a place, or a rank that is money. */
import type { Product } from "../../../domain/money/Product.ts"

const marked: ReadonlySet<string> = new Set(["featured", "billboard_min"])

/** Says so beside such a product, and beside a bundle with one in it. */
export const PaidLabel = ({ product }: { readonly product: Pick<Product, "code" | "includes"> }) =>
  [product.code, ...(product.includes ?? [])].some((code) => marked.has(code)) ? (
    <span class="chip paid">Shown as “Paid”</span>
  ) : null
