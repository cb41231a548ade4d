/** @jsxImportSource preact */
/** What is known of a product at a glance, each fact with its source where it has one, and honest blanks. */
import type { ComponentChildren } from "preact"
import { type ListingQuotes, placeQuotes } from "../../../../../domain/draft/ListingQuotes.ts"
import { countryName } from "../../../../../domain/listing/Countries.ts"
import type { Listing } from "../../../../../domain/listing/Listing.ts"
import { isFieldKey, listFields, textFields } from "../../../../../domain/listing/Profile.ts"
import { WebLink } from "../../../parts/WebLink.tsx"
import { Day } from "../../../parts/When.tsx"
import { Stated, Unstated } from "./Stated.tsx"

export const labelOfField = (field: string): string =>
  isFieldKey(field) ? { ...textFields, ...listFields }[field].label : field

/** `open-source` is "Open source". */
const inWords = (code: string) => {
  const text = code.replaceAll("-", " ")
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Facts of this card, by what they are called in a profile. Where the site states none of a row's, the row says so. */
const rowFields = {
  model: ["pricing_model"],
  prices: ["pricing_summary"],
  stage: ["stage"],
  place: ["city", "country"],
  founded: ["founded_year"],
  demo: ["demo_video_url"]
} as const

const Row = ({
  label,
  blank,
  children
}: {
  readonly label: string
  /** The site states no such thing. */
  readonly blank: boolean
  readonly children: ComponentChildren
}) =>
  children === null && !blank ? null : (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? <Unstated />}</dd>
    </div>
  )

/** What is nobody's but the owner's, and what is no fact, is missed by nobody here. */
const neverShown = ["contact_email", "keywords", "logo_url"]
const shownHere: ReadonlySet<string> = new Set([...Object.values(rowFields).flat(), ...neverShown])

/** What its site does not state either and no row here is for. */
const othersUnstated = ({ not_found_on_website: fields }: Listing) => fields.filter((field) => !shownHere.has(field))

export const FactsCard = ({ listing, quotes }: { readonly listing: Listing; readonly quotes: ListingQuotes }) => {
  const { pricing, stage, city, country, founded_year, demo_video_url, first_launched_at, launched_at } = listing
  const isBlank = (row: keyof typeof rowFields) =>
    rowFields[row].some((field) => listing.not_found_on_website.includes(field))
  const launched = first_launched_at ?? launched_at
  const others = othersUnstated(listing)
  return (
    <section class="facts-card" aria-labelledby="facts">
      <h2 id="facts">At a glance</h2>
      <dl>
        <Row label="Pricing" blank={isBlank("model")}>
          {pricing.model === null ? null : <Stated quotes={quotes.pricing_model}>{inWords(pricing.model)}</Stated>}
        </Row>
        <Row label="Prices" blank={isBlank("prices")}>
          {pricing.summary === null ? null : <Stated quotes={quotes.pricing_summary}>{pricing.summary}</Stated>}
        </Row>
        <Row label="Stage" blank={isBlank("stage")}>
          {stage === null ? null : <Stated quotes={quotes.stage}>{inWords(stage)}</Stated>}
        </Row>
        <Row label="Based in" blank={isBlank("place") && city === null && country === null}>
          {city === null && country === null ? null : (
            <Stated quotes={placeQuotes(quotes, listing)}>
              {[city, country === null ? null : countryName(country)].filter((part) => part !== null).join(", ")}
            </Stated>
          )}
        </Row>
        <Row label="Founded" blank={isBlank("founded")}>
          {founded_year === null ? null : <Stated quotes={quotes.founded_year}>{founded_year}</Stated>}
        </Row>
        <Row label="Demo video" blank={isBlank("demo")}>
          {demo_video_url === null ? null : <WebLink url={demo_video_url} />}
        </Row>
        <Row label="Launched" blank={false}>
          {launched === null ? null : <Day at={launched} />}
        </Row>
      </dl>
      {Object.keys(quotes).length === 0 ? null : (
        <p class="small soft">
          <mark>Marked</mark> facts open to the sentence of the site they stand on.
        </p>
      )}
      {others.length === 0 ? null : (
        <p class="unstated small">Not stated on its website: {others.map(labelOfField).join(", ").toLowerCase()}.</p>
      )}
    </section>
  )
}
