/** @jsxImportSource preact */
/**
 * A fact where it meets its source: marked as with a pen, and opened it shows the words of the site it stands on, with a
 * link that leads to them on their page. What no quote is known of is shown as it is, and what the site does not say is a
 * blank with a dashed edge.
 */
import type { ComponentChildren } from "preact"
import type { Quote } from "../../../../../domain/draft/Candidates.ts"
import { addressOnWeb, hostIn } from "../../../parts/WebLink.tsx"

type Quotes = ReadonlyArray<Quote> | undefined

/** Words of a quote that a browser is told to look for; the first of a long one. */
const soughtWords = 12

/** The page with the quote found in it, in browsers that can; in others the page. */
const inPage = (address: URL, quote: string): string => {
  const words = quote.split(/\s+/).filter((word) => word !== "")
  const sought = words.slice(0, soughtWords).join(" ")
  // A dash parts the pieces of such an address, and a lone half of a character is none.
  const text = encodeURIComponent(sought.toWellFormed()).replaceAll("-", "%2D")
  return `${address.href.split("#")[0]}#:~:text=${text}`
}

const placeIn = (address: URL) => `${hostIn(address)}${address.pathname === "/" ? "" : address.pathname}`

export const QuoteLines = ({ quotes }: { readonly quotes: ReadonlyArray<Quote> }) => (
  <>
    {quotes.map(({ quote, url }) => {
      const address = addressOnWeb(url)
      return (
        <blockquote key={quote}>
          “<mark>{quote}</mark>”
          <cite>
            {address === null ? (
              url
            ) : (
              <a href={inPage(address, quote)} rel="nofollow ugc noopener">
                {placeIn(address)}
              </a>
            )}
          </cite>
        </blockquote>
      )
    })}
  </>
)

/** One value, which opens to its quotes. */
export const Stated = ({ quotes, children }: { readonly quotes: Quotes; readonly children: ComponentChildren }) =>
  quotes === undefined || quotes.length === 0 ? (
    <span>{children}</span>
  ) : (
    <details class="stated">
      <summary title="Show the words of its site">
        <mark>{children}</mark>
      </summary>
      <QuoteLines quotes={quotes} />
    </details>
  )

/** Beneath a text or a list: the words it was drafted from. */
export const Sources = ({ quotes }: { readonly quotes: Quotes }) =>
  quotes === undefined || quotes.length === 0 ? null : (
    <details class="sources">
      <summary>
        {quotes.length === 1 ? "The sentence of its site" : `The ${quotes.length} sentences of its site`} this stands on
      </summary>
      <QuoteLines quotes={quotes} />
    </details>
  )

export const Unstated = () => <span class="unstated">Not stated on its website</span>
