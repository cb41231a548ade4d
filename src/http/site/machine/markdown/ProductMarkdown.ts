/**
 * A product's page as Markdown, for programs and for whoever copies it: the same facts in the same order, each with its quotes,
 * and the same blanks. What is one line on the page is one line here, and no word of a stranger becomes markup, save the
 * description, which is Markdown.
 */
import type { Quote } from "../../../../domain/draft/Candidates.ts"
import { type ListingQuotes, placeQuotes } from "../../../../domain/draft/ListingQuotes.ts"
import { countryName } from "../../../../domain/listing/Countries.ts"
import type { Listing } from "../../../../domain/listing/Listing.ts"
import { type FieldKey, isFieldKey, listFields, textFields } from "../../../../domain/listing/Profile.ts"
import { type StoryKey, storyKeys } from "../../../../domain/listing/Story.ts"
import { dayInWords } from "../../../../domain/text/DatesInWords.ts"

/** On one line, with what would be markup as it was typed. */
export const plainLine = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>#|~]/g, "\\$&")
    .replace(/^([-+]|\d+(?=[.)]))/, "\\$1")

/** Paragraphs as they were typed, none of them markup. */
const plainText = (text: string) =>
  text
    .split(/\n+/)
    .map(plainLine)
    .filter((line) => line !== "")
    .join("\n\n")

/** An address in angle brackets, with nothing that ends them. */
const link = (url: string) => `<${url.replace(/[<>\s]/g, encodeURIComponent)}>`

const quoted = (quotes: ReadonlyArray<Quote> | undefined) =>
  (quotes ?? []).map(({ quote, url }) => `> “${plainLine(quote)}” ${link(url)}`)

const section = (title: string, lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.length === 0 ? [] : [`## ${title}`, ...lines]

const unstated = "*not stated on its website*"
const labelOf = (field: string) => (isFieldKey(field) ? { ...textFields, ...listFields }[field].label : field)

const facts = (listing: Listing, quotes: ListingQuotes): ReadonlyArray<string> => {
  const { pricing, stage, city, country, founded_year, demo_video_url, primary_category } = listing
  const row = (label: string, value: string | null, ...fields: ReadonlyArray<FieldKey>) => {
    const isBlank = value === null && fields.some((field) => listing.not_found_on_website.includes(field))
    if (value === null && !isBlank) return []
    const [field] = fields
    const sources = field === "city" ? placeQuotes(quotes, listing) : field === undefined ? undefined : quotes[field]
    return [[`- ${label}: ${value ?? unstated}`, ...quoted(sources).map((line) => `  ${line}`)].join("\n")]
  }
  const plain = (text: string | null) => (text === null ? null : plainLine(text))
  const place = [city, country === null ? null : countryName(country)].filter((part) => part !== null).join(", ")
  const launched = listing.first_launched_at ?? listing.launched_at
  const others = listing.not_found_on_website.filter(
    (field) => !/^(pricing_model|pricing_summary|stage|city|country|founded_year|demo_video_url)$/.test(field)
  )
  return [
    [
      ...row("Website", link(listing.website_url)),
      ...row("Category", plain(primary_category?.name ?? null)),
      ...row("Pricing", plain(pricing.model), "pricing_model"),
      ...row("Prices", plain(pricing.summary), "pricing_summary"),
      ...row("Stage", plain(stage), "stage"),
      ...row("Based in", plain(place === "" ? null : place), "city", "country"),
      ...row("Founded", founded_year === null ? null : String(founded_year), "founded_year"),
      ...row("Demo video", demo_video_url === null ? null : link(demo_video_url), "demo_video_url"),
      ...row("Launched", launched === null ? null : dayInWords(launched)),
      ...row(
        "Founders",
        listing.founders
          .map(
            ({ name, title, url }) => `${plainLine(name)}${title === null ? "" : `, ${plainLine(title)}`} ${link(url)}`
          )
          .join("; ") || null
      ),
      ...row("Elsewhere", Object.values(listing.socials).map(link).join(" ") || null),
      ...row("Tags", listing.tags.map(plainLine).join(", ") || null),
      ...row(
        "Also not stated on its website",
        others.length === 0 ? null : others.map(labelOf).join(", ").toLowerCase()
      )
    ].join("\n")
  ]
}

const standing = ({ votes, followers, rating, domain_rating_trend: trend, awards, verified, featured }: Listing) => [
  [
    `- Votes of the community that count: ${votes}`,
    `- Followers: ${followers}`,
    `- Reviews: ${rating.average === null ? "none yet" : `${rating.average} of 5, from ${rating.count}`}`,
    ...(trend.current === null || trend.source === null
      ? []
      : [`- Domain rating: ${trend.current} of 100 (${trend.source}, ${trend.measured_on})`]),
    ...awards.map(({ title, week }) => `- Award: ${plainLine(title)}, week of ${week}`),
    `- Owner: ${verified ? "proved that they hold the website" : "nobody proved yet that they hold the website"}`,
    ...(featured ? ["- Paid placement: a featured place was bought for it. It changes no rank."] : [])
  ].join("\n")
]

const chapter = (key: StoryKey) => key.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase())

const story = ({ story }: Listing): ReadonlyArray<string> =>
  story === null
    ? []
    : storyKeys.flatMap((key) => {
        const text = story[key]
        if (text === null) return []
        return key === "title" ? [`**${plainLine(text)}**`] : [`### ${chapter(key)}`, plainText(text)]
      })

export const productMarkdown = (listing: Listing, quotes: ListingQuotes): string => {
  const bullets = (items: ReadonlyArray<string>, sources: ReadonlyArray<Quote> | undefined) =>
    items.length === 0 ? [] : [items.map((item) => `- ${plainLine(item)}`).join("\n"), ...quoted(sources)]
  return [
    `# ${plainLine(listing.name)}`,
    ...(listing.tagline === null ? [] : [plainLine(listing.tagline)]),
    `Listed at ${link(listing.url)}. As data: ${link(listing.links.api)}. Quotes are words of its own site; what is not stated there is left blank, and must not be guessed.`,
    ...section("At a glance", facts(listing, quotes)),
    ...section("About", [
      ...(listing.short_description === null ? [] : [plainText(listing.short_description)]),
      ...(listing.description === null ? [] : [listing.description.trim()]),
      ...quoted(quotes.description ?? quotes.short_description)
    ]),
    ...section("What it does", bullets(listing.features, quotes.features)),
    ...section("What sets it apart", bullets(listing.usps, quotes.usps)),
    ...section(
      "Latest updates",
      listing.updates.flatMap(({ title, body, published_at }) => [
        `### ${plainLine(title)} (${published_at.slice(0, 10)})`,
        plainText(body)
      ])
    ),
    ...section("The founders’ story", story(listing)),
    ...section(
      "Milestones",
      (listing.milestones ?? []).length === 0
        ? []
        : [(listing.milestones ?? []).map(({ date, title }) => `- ${date}: ${plainLine(title)}`).join("\n")]
    ),
    ...section(
      "Questions",
      listing.faqs.flatMap(({ question, answer }) => [`### ${plainLine(question)}`, plainText(answer)])
    ),
    ...section("How it stands", standing(listing)),
    ""
  ].join("\n\n")
}
