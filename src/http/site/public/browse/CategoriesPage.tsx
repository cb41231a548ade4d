/** @jsxImportSource preact */
/** `/categories`: the tree, with how many live products each has. */
import { Effect } from "effect"
import { listCategories } from "../../../../domain/api/ListingsApi.ts"
import type { Category } from "../../../../domain/listing/Category.ts"
import { page } from "../../declare/SitePage.ts"
import { listNode } from "./Structured.ts"

interface Model {
  readonly tree: ReadonlyArray<Category>
}

const Branch = ({ slug, name, description, listing_count, children }: Category) => (
  <li>
    <h2>
      <a href={`/categories/${slug}`}>{name}</a> <span class="num">{listing_count}</span>
    </h2>
    {description === null ? null : <p class="small soft">{description}</p>}
    {children.length === 0 ? null : (
      <ul>
        {children.map((child) => (
          <li key={child.slug}>
            <a href={`/categories/${child.slug}`}>{child.name}</a>
            <span class="small soft num">{child.listing_count}</span>
          </li>
        ))}
      </ul>
    )}
  </li>
)

const View = ({ tree }: Model) => (
  <div class="wrap browse">
    <header class="top">
      <h1>Categories</h1>
      <p class="lead">What each product is for, in the words of its own site. A figure is how many are live.</p>
    </header>
    {tree.length === 0 ? (
      <p class="blank">There are no categories yet.</p>
    ) : (
      <ul class="tree">
        {tree.map((category) => (
          <Branch key={category.slug} {...category} />
        ))}
      </ul>
    )}
  </div>
)

export const categories = page("/categories", {
  audience: "public",
  nav: { header: "Categories" },
  styles: ["browse"],
  title: "Categories · Launchbook",
  description: "Every category of the directory and its subcategories, with how many live products each has.",
  shows: [],
  head: ({ tree }, origin) => ({
    structured: [
      listNode(
        "Categories",
        tree.map(({ slug, name }) => ({ name, url: `${origin}/categories/${slug}` }))
      )
    ]
  }),
  load: ({ read }) => Effect.map(read(listCategories, {}), ({ items }): Model => ({ tree: items })),
  view: View
})
