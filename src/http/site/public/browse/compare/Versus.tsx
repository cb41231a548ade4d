/** @jsxImportSource preact */
/** Two products side by side. What only one states has an honest blank beside it; what neither does is said once. */
import { Fragment } from "preact"
import type { Comparison } from "../../../../../domain/listing/Compare.ts"
import { countryName } from "../../../../../domain/listing/Countries.ts"
import type { Listing } from "../../../../../domain/listing/Listing.ts"
import { isWebUrl } from "../../../../../domain/Wire.ts"
import { Logo } from "../../../parts/Logo.tsx"
import { Day } from "../../../parts/When.tsx"
import { inWords, platformName } from "../FactWords.ts"

export interface ComparedPair {
  readonly a: Listing
  readonly b: Listing
  readonly comparison: Comparison
}
type Attribute = Comparison["attributes"][number]

/** Values that are lists, from the listing itself, where each item stands whole. */
const itemsOf: Readonly<Record<string, (listing: Listing) => ReadonlyArray<string>>> = {
  features: ({ features }) => features,
  usps: ({ usps }) => usps,
  tags: ({ tags }) => tags
}

const Value = ({ of, listing, text }: { readonly of: string; readonly listing: Listing; readonly text: string }) => {
  const items = itemsOf[of]?.(listing)
  if (items !== undefined)
    return of === "tags" ? (
      items.join(", ")
    ) : (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  switch (of) {
    case "stage":
    case "pricing_model":
      return <>{inWords(text)}</>
    case "country":
      return <>{countryName(text)}</>
    case "launch_week":
      return (
        <a href={`/weeks/${text}`}>
          <Day at={text} />
        </a>
      )
    case "verified":
      return text === "yes" ? <span class="chip good">Verified</span> : <>Not verified</>
    case "demo_video_url":
      return isWebUrl(text) ? (
        <a href={text} rel="nofollow ugc noopener">
          Watch it
        </a>
      ) : (
        text
      )
    case "founders":
      return (
        <>
          {listing.founders.map(({ slug, name }, at) => (
            <Fragment key={slug}>
              {at === 0 ? "" : ", "}
              <a href={`/founders/${slug}`}>{name}</a>
            </Fragment>
          ))}
        </>
      )
    case "awards":
      return (
        <ul>
          {listing.awards.map(({ title, week }) => (
            <li key={week}>
              {title},{" "}
              <a href={`/weeks/${week}`}>
                <Day at={week} />
              </a>
            </li>
          ))}
        </ul>
      )
    case "platforms":
      return <>{Object.keys(listing.socials).map(platformName).join(", ")}</>
    case "categories":
      return <>{text.replaceAll("; ", ", ")}</>
    default:
      return <>{text}</>
  }
}

/** Facts that nobody's site states: counts and dates of this directory, whose blank is no gap in a site. */
const ours: ReadonlySet<string> = new Set(["rating", "domain_rating", "awards", "launch_week"])
const blankOf = (key: string) => (ours.has(key) ? "None yet" : "Not stated")

const Cell = ({
  attribute: { key },
  text,
  listing
}: {
  readonly attribute: Attribute
  readonly text: string | null
  readonly listing: Listing
}) =>
  text === null ? (
    <td class="empty">
      <span>{blankOf(key)}</span>
    </td>
  ) : (
    <td>
      <Value of={key} listing={listing} text={text} />
    </td>
  )

const Row = ({ attribute, a, b }: Pick<ComparedPair, "a" | "b"> & { readonly attribute: Attribute }) => (
  <tbody>
    <tr class="about">
      <th colSpan={2} scope="rowgroup">
        {attribute.label}
        {attribute.a === attribute.b ? <span class="chip">the same</span> : null}
      </th>
    </tr>
    <tr>
      <Cell attribute={attribute} text={attribute.a} listing={a} />
      <Cell attribute={attribute} text={attribute.b} listing={b} />
    </tr>
  </tbody>
)

const Head = ({ listing }: { readonly listing: Listing }) => (
  <th scope="col">
    <Logo listing={listing} />
    <a href={listing.url}>{listing.name}</a>
    {listing.featured ? <span class="chip paid">Paid placement</span> : null}
  </th>
)

/** Whether something is stated of one of them and not of the other. */
export const hasBlank = ({ comparison }: ComparedPair) =>
  comparison.attributes.some(({ a, b }) => (a === null) !== (b === null))

export const Versus = ({ a, b, comparison }: ComparedPair) => {
  const stated = comparison.attributes.filter((one) => one.a !== null || one.b !== null)
  const missing = comparison.attributes.filter((one) => one.a === null && one.b === null)
  return (
    <>
      <table class="versus">
        <caption class="unseen">
          {a.name} and {b.name}, fact by fact
        </caption>
        <thead>
          <tr>
            <Head listing={a} />
            <Head listing={b} />
          </tr>
        </thead>
        {stated.map((attribute) => (
          <Row key={attribute.key} attribute={attribute} a={a} b={b} />
        ))}
      </table>
      {missing.length === 0 ? null : (
        <p class="blank small soft">
          Known of neither: {missing.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1)).join(", ")}. A
          blank stays a blank here; nothing is guessed.
        </p>
      )}
    </>
  )
}
