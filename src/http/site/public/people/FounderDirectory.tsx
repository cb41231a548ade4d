/** @jsxImportSource preact */
/** `/founders`: the people behind live products, by name and country. */
import { Effect, Schema } from "effect"
import { listFounders } from "../../../../domain/api/PeopleApi.ts"
import { countryCodes, countryInText, countryName } from "../../../../domain/listing/Countries.ts"
import type { PageOf } from "../../../../domain/Page.ts"
import type { Founder } from "../../../../domain/people/People.ts"
import { page } from "../../declare/SitePage.ts"
import { Face } from "../../parts/Face.tsx"
import { PageNumber, Pager } from "../../parts/Pager.tsx"

interface Model {
  readonly q: string
  /** A code, or empty. */
  readonly country: string
  /** What was asked for as a country and is none. */
  readonly unknown: string | null
  readonly found: PageOf<Founder>
}

const perPage = 40
const mostLetters = 120

const pathOf = (q: string, country: string, number = 1) => {
  const parts = new URLSearchParams()
  if (q !== "") parts.set("q", q)
  if (country !== "") parts.set("country", country)
  if (number > 1) parts.set("page", String(number))
  return parts.size === 0 ? "/founders" : `/founders?${parts}`
}

const byName = countryCodes
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, "en"))

const Finder = ({ q, country }: Pick<Model, "q" | "country">) => (
  <search aria-label="Founders">
    <form action="/founders" class="finder">
      <div class="field">
        <label for="name">Name</label>
        <input id="name" name="q" type="text" value={q} maxLength={mostLetters} autocomplete="off" />
      </div>
      <div class="field">
        <label for="country">Country</label>
        <select id="country" name="country">
          <option value="">Any country</option>
          {byName.map(({ code, name }) => (
            <option key={code} value={code} selected={code === country}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" class="button">
        Find
      </button>
    </form>
  </search>
)

const Person = ({ slug, name, title, country, avatar_url, companies, interview, stories }: Founder) => {
  const [first] = companies
  const told = [...(interview.length > 0 ? ["Interview"] : []), ...(stories.length > 0 ? ["Story"] : [])]
  return (
    <li>
      <Face name={name} picture={avatar_url} size={80} />
      <div>
        <h2>
          <a href={`/founders/${slug}`}>{name}</a>
        </h2>
        {title === null && first === undefined ? null : <p class="soft">{title ?? `Founder of ${first?.name}`}</p>}
        <p class="meta">
          {country === null ? null : <span class="small soft">{countryName(country)}</span>}
          {told.map((word) => (
            <span key={word} class="chip">
              {word}
            </span>
          ))}
        </p>
      </div>
    </li>
  )
}

const Empty = ({ q, country }: Pick<Model, "q" | "country">) => (
  <div class="blank">
    <p>
      {q === "" && country === "" ? (
        "No founder is named on a live listing yet."
      ) : (
        <>
          No founder{q === "" ? "" : ` called “${q}”`}
          {country === "" ? "" : ` from ${countryInText(country)}`} is named on a live listing.
        </>
      )}
    </p>
    {q === "" || country === "" ? null : (
      <p>
        <a href={pathOf(q, "")}>“{q}” in any country</a>
      </p>
    )}
    {q === "" && country === "" ? null : (
      <p>
        <a href="/founders">All founders</a>
      </p>
    )}
  </div>
)

const View = ({ q, country, unknown, found }: Model) => (
  <div class="wrap people">
    <header class="top">
      <h1>Founders</h1>
      <p class="lead">The people behind the products, as their sites name them or as they tell it themselves.</p>
      <Finder q={q} country={country} />
      {unknown === null ? null : (
        <p class="warning" role="status">
          “{unknown}” is no country's code. Founders of all countries are shown.
        </p>
      )}
    </header>
    {found.total === 0 ? (
      <Empty q={q} country={country} />
    ) : (
      <>
        <p class="listhead num" role="status">
          {found.total === 1 ? "1 founder" : `${found.total.toLocaleString("en")} founders`}
        </p>
        <ul class="faces">
          {found.items.map((founder) => (
            <Person key={founder.slug} {...founder} />
          ))}
        </ul>
      </>
    )}
    <Pager
      page={found.page}
      perPage={found.per_page}
      total={found.total}
      of="founders"
      hrefOf={(number) => pathOf(q, country, number)}
    />
  </div>
)

export const founders = page("/founders", {
  audience: "public",
  nav: { footer: "Founders" },
  styles: ["people"],
  query: { q: Schema.optional(Schema.String), country: Schema.optional(Schema.String), page: PageNumber },
  title: "Founders · Launchbook",
  description:
    "The people behind the products of the directory, by name and country, with their stories and interviews.",
  shows: [],
  head: ({ q }) => ({ hasAnybodysWords: q !== "" }),
  load: ({ read, query }) =>
    Effect.gen(function* () {
      const q = [...(query.q ?? "").toWellFormed().replaceAll("\u0000", "").trim()].slice(0, mostLetters).join("")
      const asked = (query.country ?? "").trim()
      const country = countryCodes.find((code) => code === asked.toUpperCase()) ?? ""
      const found = yield* read(listFounders, {
        ...(q === "" ? {} : { q }),
        ...(country === "" ? {} : { country }),
        page: query.page,
        per_page: perPage
      })
      const model: Model = {
        q,
        country,
        unknown: asked !== "" && country === "" ? [...asked].slice(0, 40).join("") : null,
        found
      }
      return model
    }),
  view: View
})
