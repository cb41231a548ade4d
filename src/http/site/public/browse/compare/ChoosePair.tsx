/** @jsxImportSource preact */
/** Choosing the two that are compared: by name, from what a search finds, or from those alike. */
import type { ListingSummary } from "../../../../../domain/listing/Listing.ts"
import { Logo } from "../../../parts/Logo.tsx"

/** One side of a comparison, as far as it is known. */
export type Side =
  | { readonly is: "open" }
  | { readonly is: "chosen"; readonly listing: ListingSummary }
  /** What was typed is no live product by itself; `offered` are those that it may mean. */
  | { readonly is: "unclear"; readonly typed: string; readonly offered: ReadonlyArray<ListingSummary> }

export type SideName = "a" | "b"

const places: Readonly<Record<SideName, string>> = { a: "First product", b: "Second product" }

/** What stands for a side in an address. */
const givenOf = (side: Side): string =>
  side.is === "chosen" ? side.listing.slug : side.is === "unclear" ? side.typed : ""

export const comparePath = (a: string, b: string): string => {
  const parts = new URLSearchParams()
  for (const [name, value] of [
    ["a", a],
    ["b", b]
  ] as const)
    if (value !== "") parts.set(name, value)
  return parts.size === 0 ? "/compare" : `/compare?${parts}`
}

/** The address with this product on a side, and the other side as it is. */
const withSide = (name: SideName, slug: string, other: string) =>
  name === "a" ? comparePath(slug, other) : comparePath(other, slug)

const Offered = ({
  name,
  other,
  offered
}: {
  readonly name: SideName
  readonly other: string
  readonly offered: ReadonlyArray<ListingSummary>
}) => (
  <ul class="offered">
    {offered.map((listing) => (
      <li key={listing.slug}>
        <a href={withSide(name, listing.slug, other)}>
          <Logo listing={listing} size={32} />
          <span>
            <strong>{listing.name}</strong>
            {listing.tagline === null ? null : <span class="small soft">{listing.tagline}</span>}
          </span>
        </a>
      </li>
    ))}
  </ul>
)

const Field = ({ name, side, other }: { readonly name: SideName; readonly side: Side; readonly other: Side }) => {
  const label = places[name]
  const against = givenOf(other)
  if (side.is === "chosen")
    return (
      <div class="side">
        <p class="label">{label}</p>
        <p class="chosen">
          <Logo listing={side.listing} />
          <a href={side.listing.url}>{side.listing.name}</a>
        </p>
        <input type="hidden" name={name} value={side.listing.slug} />
        <a class="change small" href={withSide(name, "", against)}>
          Choose another<span class="unseen"> than {side.listing.name}</span>
        </a>
      </div>
    )
  const typed = side.is === "unclear" ? side.typed : ""
  return (
    <div class="side field">
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        type="text"
        value={typed}
        placeholder="Its name"
        maxLength={200}
        autocomplete="off"
        aria-describedby={side.is === "unclear" ? `${name}-said` : undefined}
      />
      {side.is === "open" ? null : side.offered.length === 0 ? (
        <p id={`${name}-said`} class="error small">
          No live product answers to “{typed}”. Try another name.
        </p>
      ) : (
        <>
          <p id={`${name}-said`} class="small soft">
            Which one do you mean by “{typed}”?
          </p>
          <Offered name={name} other={against} offered={side.offered} />
        </>
      )}
    </div>
  )
}

export const ChoosePair = ({
  a,
  b,
  near
}: {
  readonly a: Side
  readonly b: Side
  /** For the side that is open: products like the one that is chosen, or some to begin with. */
  readonly near: ReadonlyArray<ListingSummary>
}) => {
  const chosen = a.is === "chosen" ? a.listing : b.is === "chosen" ? b.listing : null
  return (
    <>
      <form action="/compare" class="pairing">
        <Field name="a" side={a} other={b} />
        <Field name="b" side={b} other={a} />
        <button type="submit" class="button">
          Compare
        </button>
      </form>
      {near.length === 0 ? null : (
        <section aria-labelledby="near">
          <h2 id="near">{chosen === null ? "Begin with one that is trending" : `Near ${chosen.name}`}</h2>
          <Offered name={a.is === "chosen" ? "b" : "a"} other={chosen?.slug ?? ""} offered={near} />
        </section>
      )}
    </>
  )
}
