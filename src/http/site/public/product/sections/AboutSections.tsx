/** @jsxImportSource preact */
/** What a product is, in its maker's words: the text, what it can do, what sets it apart, and questions. */
import type { Quote } from "../../../../../domain/draft/Candidates.ts"
import type { ListingQuotes } from "../../../../../domain/draft/ListingQuotes.ts"
import type { Listing } from "../../../../../domain/listing/Listing.ts"
import { markdownToHtml } from "../../../parts/Markdown.ts"
import { Sources } from "./Stated.tsx"

interface Props {
  readonly listing: Listing
  readonly quotes: ListingQuotes
}

/** A text begins with its own summary often enough; then it is not said twice. */
const opens = (text: string | null, beginning: string) => text?.trimStart().startsWith(beginning.trim()) ?? false

const About = ({ listing, quotes }: Props) => {
  const { description, short_description: brief, name } = listing
  if (description === null && brief === null) return null
  return (
    <section aria-labelledby="about">
      <h2 id="about">About {name}</h2>
      {brief === null || opens(description, brief) ? null : <p class="brief">{brief}</p>}
      {description === null ? null : (
        // Markdown.ts lets no HTML of its author through.
        <div class="text" dangerouslySetInnerHTML={{ __html: markdownToHtml(description) }} />
      )}
      <Sources quotes={quotes.description ?? quotes.short_description} />
    </section>
  )
}

const Items = ({
  id,
  title,
  items,
  quotes
}: {
  readonly id: string
  readonly title: string
  readonly items: ReadonlyArray<string>
  readonly quotes: ReadonlyArray<Quote> | undefined
}) =>
  items.length === 0 ? null : (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul class={`ticks ${id}`}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Sources quotes={quotes} />
    </section>
  )

export const AboutSections = (props: Props) => <About {...props} />

export const StrengthSections = ({ listing, quotes }: Props) =>
  listing.features.length + listing.usps.length === 0 ? null : (
    <div class="beside">
      <Items id="features" title="What it does" items={listing.features} quotes={quotes.features} />
      <Items id="usps" title="What sets it apart" items={listing.usps} quotes={quotes.usps} />
    </div>
  )

export const QuestionsSection = ({ faqs }: Pick<Listing, "faqs">) =>
  faqs.length === 0 ? null : (
    <section aria-labelledby="questions" class="questions">
      <h2 id="questions">Questions</h2>
      {faqs.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p class="words">{answer}</p>
        </details>
      ))}
    </section>
  )
