/** @jsxImportSource preact */
/** `/search`: the directory by words and filters. Nothing paid moves the order. */
import { Effect } from "effect"
import { listCategories } from "../../../../../domain/api/ListingsApi.ts"
import type { Category } from "../../../../../domain/listing/Category.ts"
import type { ListingSummary } from "../../../../../domain/listing/Listing.ts"
import { pricingModels, stages } from "../../../../../domain/listing/Profile.ts"
import type { PageOf } from "../../../../../domain/Page.ts"
import { Search } from "../../../../../services/directory/Search.ts"
import type { Reader } from "../../../../../services/execute/Reads.ts"
import { page } from "../../../declare/SitePage.ts"
import type { Read } from "../../../declare/SiteVisit.ts"
import { Pager } from "../../../parts/Pager.tsx"
import { type Standings, standingsFor } from "../../launches/rows/Standings.ts"
import { ListedRow } from "../ListedRow.tsx"
import {
  categoryNames,
  readAsked,
  type SearchAsked,
  type SearchQuery,
  searchPath,
  searchQuery,
  sortsFor
} from "../SearchAsked.ts"
import { NarrowFields, SearchField, SetChips, type SetFilter, setFilters } from "./Narrow.tsx"
import { NothingFound, type Wider } from "./NothingFound.tsx"

interface Model {
  readonly asked: SearchAsked
  /** What of the address could not be meant. */
  readonly notes: ReadonlyArray<string>
  readonly set: ReadonlyArray<SetFilter>
  readonly tree: ReadonlyArray<Category>
  readonly found: PageOf<ListingSummary> & { readonly total_is_capped: boolean; readonly isLoose: boolean }
  readonly standings: Standings
  /** Looked for only where nothing was found. */
  readonly wider: ReadonlyArray<Wider>
}

const perPage = 20

const headingOf = ({ asked, set }: Pick<Model, "asked" | "set">) => {
  const [only] = set
  if (asked.q !== "") return `Results for “${asked.q}”`
  if (only !== undefined && set.length === 1)
    return `${asked.status === "live" ? "Products" : "Coming up"}: ${only.value}`
  return asked.status === "live" ? "Search the directory" : "Coming up"
}

const countOf = ({ total, total_is_capped }: Model["found"]) =>
  total_is_capped
    ? `More than ${total.toLocaleString("en")} products`
    : total === 1
      ? "1 product"
      : `${total.toLocaleString("en")} products`

const Orders = ({ asked }: { readonly asked: SearchAsked }) => (
  <nav class="orders small" aria-label="Order">
    {sortsFor(asked).map(([sort, label]) => (
      <a key={sort} href={searchPath(asked, { sort })} aria-current={sort === asked.sort ? "true" : undefined}>
        {label}
      </a>
    ))}
  </nav>
)
const kinds = [
  ["live", "Launched"],
  ["upcoming", "Coming up"]
] as const
const Kinds = ({ asked }: { readonly asked: SearchAsked }) => (
  <nav class="kinds" aria-label="Launched or coming up">
    {kinds.map(([status, label]) => (
      <a
        key={status}
        href={searchPath(asked, { status, sort: "relevance" })}
        aria-current={status === asked.status ? "true" : undefined}
      >
        {label}
      </a>
    ))}
  </nav>
)

const Results = (model: Model) => {
  const { asked, found, standings } = model
  return (
    <>
      <div class="listhead">
        <h2 class="num">{countOf(found)}</h2>
        <Orders asked={asked} />
      </div>
      {found.isLoose ? (
        <p class="said soft">
          No product has all of “{asked.q}”. What follows has some of it, or a name that is spelt nearly the same.
        </p>
      ) : null}
      <ol class="launches">
        {found.items.map((listing) => (
          <ListedRow
            key={listing.slug}
            listing={listing}
            by={asked.sort}
            standings={standings}
            back={searchPath(asked, { page: asked.page })}
          />
        ))}
      </ol>
      <Pager
        page={found.page}
        perPage={found.per_page}
        total={found.total}
        of="products"
        hrefOf={(number) => searchPath(asked, { page: number })}
      />
    </>
  )
}

const View = (model: Model) => {
  const { asked, notes, set, tree, found } = model
  return (
    <div class="wrap browse">
      <header class="top">
        <h1>{headingOf(model)}</h1>
        <SearchField asked={asked} />
        <SetChips asked={asked} set={set} />
        {notes.map((note) => (
          <p key={note} class="warning" role="status">
            {note}
          </p>
        ))}
      </header>
      <div class="sided">
        <NarrowFields asked={asked} tree={tree} set={set} />
        <section aria-label="Results">
          <Kinds asked={asked} />
          {found.total === 0 ? <NothingFound {...model} /> : <Results {...model} />}
        </section>
      </div>
      <p class="small soft foot">
        Votes by people, words and dates make the order. Money does not:{" "}
        <a href="/how-ranking-works">how ranking works</a>.
      </p>
    </div>
  )
}

const inputOf = (asked: SearchAsked, per_page: number) => {
  const { q, category, stage, country, pricing_model, domain, status, sort, page } = asked
  return {
    ...(q === "" ? {} : { q }),
    ...(category === "" ? {} : { category }),
    ...(stage === "" ? {} : { stage }),
    ...(country === "" ? {} : { country }),
    ...(pricing_model === "" ? {} : { pricing_model }),
    ...(domain === "" ? {} : { domain }),
    status,
    sort,
    page,
    per_page
  }
}

/** What is found is the same for all; how it stands with whoever looks is not. */
const everybodysOf = (read: Read, query: SearchQuery, reader: Reader) =>
  Effect.gen(function* () {
    const { look } = yield* Search
    const { items: tree } = yield* read(listCategories, {})
    const names = categoryNames(tree)
    const { asked, notes } = readAsked(query, names)
    const set = setFilters(asked, names)
    const found = yield* look(inputOf(asked, perPage), reader)

    /** The same with something taken away, where that finds anything. */
    const without = (words: string, change: Partial<SearchAsked>) =>
      Effect.map(
        look(inputOf({ ...asked, ...change, page: 1 }, 1), reader),
        ({ total }): ReadonlyArray<Wider> => (total === 0 ? [] : [{ words, path: searchPath(asked, change), total }])
      )
    const other = asked.status === "live" ? "upcoming" : "live"
    const changes: ReadonlyArray<readonly [string, Partial<SearchAsked>]> =
      found.total > 0
        ? []
        : [
            ...set.map(({ name, label, value }) => [`Without “${label}: ${value}”`, { [name]: "" }] as const),
            ...(asked.q === "" || set.length === 0 ? [] : [["Without the words", { q: "" }] as const]),
            [other === "live" ? "Among those that have launched" : "Among those that are coming up", { status: other }]
          ]
    const wider = (yield* Effect.forEach(changes, ([words, change]) => without(words, change))).flat()
    return { asked, notes, set, tree, found, wider }
  })

export const search = page("/search", {
  audience: "public",
  nav: { footer: "Search" },
  styles: ["browse"],
  scripts: ["Swap"],
  query: searchQuery,
  title: (model) => `${headingOf(model)} · Launchbook`,
  description: "Every product of the directory by words, category, stage, pricing and country.",
  shows: ["listings"],
  maxAge: 300,
  // Else anybody could have words of theirs listed under the name of this site.
  head: ({ asked: { q, domain, stage, pricing_model } }) => ({
    hasAnybodysWords:
      q !== "" || domain !== "" || !["", ...stages].includes(stage) || !["", ...pricingModels].includes(pricing_model)
  }),
  load: ({ read, query, session, shared }) =>
    Effect.gen(function* () {
      const everybodys = yield* shared(everybodysOf(read, query, session === null ? "everybody" : "known"))
      const model: Model = { ...everybodys, standings: yield* standingsFor(session, everybodys.found.items) }
      return model
    }),
  view: View
})
