/** @jsxImportSource preact */
/** A search that finds nothing: what was looked for, and what would find something. */
import type { Category } from "../../../../../domain/listing/Category.ts"
import { type SearchAsked, searchPath } from "../SearchAsked.ts"
import type { SetFilter } from "./Narrow.tsx"

/** The same search with one thing taken away, and how many it finds. */
export interface Wider {
  readonly words: string
  readonly path: string
  readonly total: number
}

/** Categories that are offered. */
const mostOffered = 8

export const NothingFound = ({
  asked,
  set,
  wider,
  tree
}: {
  readonly asked: SearchAsked
  readonly set: ReadonlyArray<SetFilter>
  readonly wider: ReadonlyArray<Wider>
  readonly tree: ReadonlyArray<Category>
}) => (
  <section class="none" aria-labelledby="none">
    <h2 id="none">{asked.q === "" ? "No product matches these filters" : `Nothing matches “${asked.q}”`}</h2>
    <p class="soft">
      {asked.q === ""
        ? set.some(({ name }) => name !== "category" && name !== "domain")
          ? "What a product's site does not say is left blank here, and a filter passes blanks over."
          : "There may be one tomorrow."
        : "Names that are spelt nearly the same were looked for too."}
    </p>
    {wider.length === 0 ? null : (
      <ul class="rows">
        {wider.map(({ words, path, total }) => (
          <li key={path}>
            <a href={path}>{words}</a>
            <span class="small soft num">{total === 1 ? "1 product" : `${total.toLocaleString("en")} products`}</span>
          </li>
        ))}
      </ul>
    )}
    {wider.length === 0 && set.length > 0 ? (
      <p>
        <a href={searchPath({ q: asked.q })}>Search without the filters</a>
      </p>
    ) : null}
    <h3>Look around instead</h3>
    <ul class="chips">
      {tree
        .toSorted((a, b) => b.listing_count - a.listing_count)
        .slice(0, mostOffered)
        .map(({ slug, name, listing_count }) => (
          <li key={slug}>
            <a class="chip" href={`/categories/${slug}`}>
              {name} <span class="num">{listing_count}</span>
            </a>
          </li>
        ))}
    </ul>
    <p class="soft">
      Is it yours, or do you know it? <a href="/submit">Submit it</a>: a website is all it takes.
    </p>
  </section>
)
