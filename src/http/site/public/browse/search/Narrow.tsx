/** @jsxImportSource preact */
/** What narrows a search: its fields, and what of it is set with a way to take each away. */
import type { ComponentChildren } from "preact"
import type { Category } from "../../../../../domain/listing/Category.ts"
import { countryCodes, countryName } from "../../../../../domain/listing/Countries.ts"
import { pricingModels, stages } from "../../../../../domain/listing/Profile.ts"
import { inWords } from "../FactWords.ts"
import { type Narrowing, type SearchAsked, searchPath } from "../SearchAsked.ts"

const labels: Readonly<Record<Narrowing, string>> = {
  category: "Category",
  stage: "Stage",
  country: "Country",
  pricing_model: "Pricing",
  domain: "Domain"
}
const order: ReadonlyArray<Narrowing> = ["category", "stage", "pricing_model", "country", "domain"]

/** A filter that is set, in words. */
export interface SetFilter {
  readonly name: Narrowing
  readonly label: string
  readonly value: string
}
export const setFilters = (asked: SearchAsked, categories: ReadonlyMap<string, string>): ReadonlyArray<SetFilter> => {
  const said: Readonly<Record<Narrowing, string>> = {
    category: categories.get(asked.category) ?? asked.category,
    stage: inWords(asked.stage),
    country: countryName(asked.country),
    pricing_model: inWords(asked.pricing_model),
    domain: asked.domain
  }
  return order.flatMap((name) => (asked[name] === "" ? [] : [{ name, label: labels[name], value: said[name] }]))
}

export const SetChips = ({ asked, set }: { readonly asked: SearchAsked; readonly set: ReadonlyArray<SetFilter> }) =>
  set.length === 0 ? null : (
    <ul class="set" aria-label="Filters that are set">
      {set.map(({ name, label, value }) => (
        <li key={name}>
          <a class="chip" href={searchPath(asked, { [name]: "" })}>
            <span>
              {label}: <strong>{value}</strong>
            </span>
            <span aria-hidden="true">×</span>
            <span class="unseen">Remove this filter</span>
          </a>
        </li>
      ))}
      {set.length < 2 ? null : (
        <li>
          <a href={searchPath({ q: asked.q, status: asked.status, sort: asked.sort })}>Remove all</a>
        </li>
      )}
    </ul>
  )

const formId = "searching"

const Choice = ({
  name,
  all,
  children
}: {
  readonly name: Narrowing
  readonly all: string
  readonly children: ComponentChildren
}) => (
  <div class="field">
    <label for={name}>{labels[name]}</label>
    <select id={name} name={name} form={formId}>
      <option value="">{all}</option>
      {children}
    </select>
  </div>
)

/** A choice of words; one that is asked for and not among them is there too. */
const Options = ({ of, chosen }: { readonly of: ReadonlyArray<string>; readonly chosen: string }) => (
  <>
    {(chosen === "" || of.includes(chosen) ? of : [...of, chosen]).map((value) => (
      <option key={value} value={value} selected={value === chosen}>
        {inWords(value)}
      </option>
    ))}
  </>
)

const byName = countryCodes
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, "en"))

const CategoryOptions = ({ tree, chosen }: { readonly tree: ReadonlyArray<Category>; readonly chosen: string }) => {
  const option = (slug: string, words: string) => (
    <option key={slug} value={slug} selected={slug === chosen}>
      {words}
    </option>
  )
  return (
    <>
      {tree.map(({ slug, name, children }) =>
        children.length === 0 ? (
          option(slug, name)
        ) : (
          <optgroup key={slug} label={name}>
            {option(slug, `All of ${name}`)}
            {children.map((child) => option(child.slug, child.name))}
          </optgroup>
        )
      )}
    </>
  )
}

/** The words, first; the order and the kind of launch that were chosen stay. */
export const SearchField = ({ asked }: { readonly asked: SearchAsked }) => (
  <search aria-label="Products">
    <form id={formId} action="/search" class="search">
      <label for="words">Name, words or a website</label>
      <input id="words" name="q" type="search" value={asked.q} maxLength={200} autocomplete="off" />
      <button type="submit" class="button">
        Search
      </button>
      {asked.status === "live" ? null : <input type="hidden" name="status" value={asked.status} />}
      {asked.sort === "relevance" ? null : <input type="hidden" name="sort" value={asked.sort} />}
    </form>
  </search>
)

/** The fields beside the words, of the same form; folded on a phone. */
export const NarrowFields = ({
  asked,
  tree,
  set
}: {
  readonly asked: SearchAsked
  readonly tree: ReadonlyArray<Category>
  readonly set: ReadonlyArray<SetFilter>
}) => (
  <details class="narrow-by">
    <summary>{set.length === 0 ? "Filters" : `Filters (${set.length} set)`}</summary>
    <div class="narrow-fields">
      <Choice name="category" all="All categories">
        <CategoryOptions tree={tree} chosen={asked.category} />
      </Choice>
      <Choice name="stage" all="Any stage">
        <Options of={stages} chosen={asked.stage} />
      </Choice>
      <Choice name="pricing_model" all="Any pricing">
        <Options of={pricingModels} chosen={asked.pricing_model} />
      </Choice>
      <Choice name="country" all="Any country">
        {byName.map(({ code, name }) => (
          <option key={code} value={code} selected={code === asked.country}>
            {name}
          </option>
        ))}
      </Choice>
      <div class="field">
        <label for="domain">{labels.domain}</label>
        <input
          id="domain"
          name="domain"
          type="text"
          inputMode="url"
          value={asked.domain}
          placeholder="example.com"
          maxLength={253}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          form={formId}
        />
      </div>
      <button type="submit" class="button" form={formId}>
        Apply filters
      </button>
    </div>
  </details>
)
