/** A feed as what it says; as Atom (RFC 4287) and as JSON Feed 1.1 it says the same. */

export interface FeedItem {
  /** Never changes, whatever becomes of the entry or its address. */
  readonly id: string
  readonly url: string
  readonly title: string
  /** Plain text. */
  readonly text: string
  /** RFC 3339, in UTC. */
  readonly published: string
}
export interface SiteFeed {
  readonly title: string
  readonly description: string
  /** The page it is a feed of. */
  readonly home: string
  /** The newest first. */
  readonly items: ReadonlyArray<FeedItem>
}
export type FeedFormat = "atom" | "json"

export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  atom: "application/atom+xml; charset=utf-8",
  json: "application/feed+json; charset=utf-8"
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
/** Text for XML 1.0, which has no way to write most control characters, nor a lone surrogate. */
export const xmlText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>"]/g, (character) => escapes[character] ?? "")

/** An empty feed has changed when nothing could have yet. */
const neverChanged = "1970-01-01T00:00:00.000Z"

const atom = ({ title, description, home, items }: SiteFeed, self: string) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${xmlText(self)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<subtitle>${xmlText(description)}</subtitle>`,
    `<updated>${items[0]?.published ?? neverChanged}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(home)}"/>`,
    "<author><name>Launchbook</name></author>",
    ...items.map(
      (item) =>
        `<entry><id>${xmlText(item.id)}</id><title>${xmlText(item.title)}</title>` +
        `<link rel="alternate" type="text/html" href="${xmlText(item.url)}"/>` +
        `<published>${item.published}</published><updated>${item.published}</updated>` +
        `<content type="text">${xmlText(item.text)}</content></entry>`
    ),
    "</feed>",
    ""
  ].join("\n")

const json = ({ title, description, home, items }: SiteFeed, self: string) =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: self,
    language: "en",
    items: items.map(({ id, url, title, text, published }) => ({
      id,
      url,
      title,
      content_text: text,
      date_published: published
    }))
  })

/** A feed in a format; `self` is its own address. */
export const writeFeed = (feed: SiteFeed, format: FeedFormat, self: string) =>
  format === "atom" ? atom(feed, self) : json(feed, self)
