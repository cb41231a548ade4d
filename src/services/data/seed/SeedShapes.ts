/**
 * The shape of the files a database is filled from: the defaults that every new one gets, and the fictional
 * directory of `--demo`. The files are written by hand, so decoding is strict: an unknown key, a text past
 * its limit or a fact out of range is an error that names its place, never a row that looks odd later.
 *
 * Nothing of the demo is a date. `week` counts Mondays from the current one (0), `days_ago` counts back
 * from now, so a demo is as fresh on the day it is loaded as on the day it was written.
 */
import { Schema } from "effect"
import { fieldKeys, pricingModels, socialPlatforms, stages } from "../../../domain/listing/Profile.ts"
import { storyKeys } from "../../../domain/listing/Story.ts"
import { ProductKind, ProductOption } from "../../../domain/money/Product.ts"
import { strict } from "../../../domain/Operation.ts"
import { CalendarDate, Email, Id, integer, list, Slug, text, webUrl } from "../../../domain/Wire.ts"

const file = <F extends Schema.Struct.Fields>(fields: F) => Schema.Struct(fields).annotations(strict)
const count = integer(0, 2147483647)
const daysAgo = integer(0, 36500)
const cents = integer(0, 1_000_000_000)
const CountryCode = Schema.String.pipe(Schema.pattern(/^[A-Z]{2}$/))
const ProductCode = Schema.String.pipe(Schema.pattern(/^[a-z][a-z0-9_]{0,59}$/))

/** Markdown, in the file one block (paragraph, list, heading) an item, so that it can be read and diffed there. */
const markdown = (max: number) =>
  Schema.transform(Schema.NonEmptyArray(text(max, 1)), text(max, 1), {
    strict: true,
    decode: (blocks) => blocks.join("\n\n"),
    encode: (whole) => {
      const [first = "", ...rest] = whole.split("\n\n")
      return [first, ...rest] as const
    }
  })

const Faqs = list(Schema.Struct({ question: text(300, 1), answer: text(1500, 1) }), 10)
const Socials = Schema.partialWith(Schema.Record({ key: Schema.Literal(...socialPlatforms), value: webUrl(500) }), {
  exact: true
})

/** One category of the default tree, which has two levels. */
export const DefaultCategory = file({
  slug: Slug,
  name: text(120, 1),
  description: text(500, 1),
  /** Slug of a category without a parent of its own. */
  parent: Schema.NullOr(Slug),
  /** Words a product site of this kind uses of itself; what a draft's category is chosen and checked by. */
  keywords: list(text(60, 1), 60, 8),
  faqs: Faqs
})
export type DefaultCategory = typeof DefaultCategory.Type

const DefaultQuestion = file({ id: Id, question: text(300, 1), help: text(500, 1), position: count })

export const DefaultProduct = file({
  code: ProductCode,
  kind: ProductKind,
  name: text(120, 1),
  description: text(1000, 1),
  /** null in the defaults: nothing is for sale until the site's admin prices it. */
  price_cents: Schema.NullOr(cents),
  min_amount_cents: Schema.NullOr(cents),
  needs_listing: Schema.Boolean,
  /** Places a week; null: any number, or those of the free plan. */
  weekly_capacity: Schema.NullOr(integer(1, 1_000_000)),
  /** What a listing must have for it. */
  requires: Schema.NullOr(Schema.Literal("award")),
  options: Schema.NullOr(list(ProductOption, 20, 1)),
  includes: Schema.NullOr(list(ProductCode, 20, 1))
})
export type DefaultProduct = typeof DefaultProduct.Type

/** One rate of `vat-rates.json`, per cent, from a day on. */
export const DefaultVatRate = file({
  country: CountryCode,
  valid_from: CalendarDate,
  rate: Schema.Number.pipe(Schema.between(0, 100)),
  /** Whether it is on electronic services too, and not on goods alone. */
  services: Schema.Boolean,
  /** Where it stands, and when it was taken from there. */
  source: text(300, 1)
})

/** `defaults.json`. */
export const Defaults = file({
  categories: Schema.Array(DefaultCategory),
  interview_questions: Schema.Array(DefaultQuestion),
  products: Schema.Array(DefaultProduct)
})
export type Defaults = typeof Defaults.Type

/** One product of `demo/prices.json`: its price, and what the choices of its options cost on top of it. */
export const DemoPrice = file({
  code: ProductCode,
  price_cents: cents,
  min_amount_cents: Schema.NullOr(cents),
  choices: Schema.Array(Schema.Struct({ option: text(60, 1), value: text(60, 1), price_cents: cents }))
})
export type DemoPrice = typeof DemoPrice.Type

const Story = Schema.Record({ key: Schema.Literal(...storyKeys), value: Schema.NullOr(text(8000, 1)) })

/** One listing of `demo/listings-*.json`. A fact the product's site does not state is null. */
export const DemoListing = file({
  slug: Slug,
  /** It belongs to the account whose key the start prints, rather than to its first founder. */
  demo_account: Schema.optionalWith(Schema.Literal(true), { exact: true }),
  name: text(160, 1),
  tagline: text(200, 1),
  short_description: text(300, 1),
  description: markdown(20000),
  website_url: webUrl(2048),
  /** The primary one. */
  category: Slug,
  /** Paid listings only. */
  extra_categories: list(Slug, 3),
  tags: list(text(200, 1), 20),
  keywords: list(text(200, 1), 20),
  features: list(text(200, 1), 20),
  usps: list(text(200, 1), 20),
  pricing_model: Schema.NullOr(Schema.Literal(...pricingModels)),
  pricing_summary: Schema.NullOr(text(300, 1)),
  stage: Schema.NullOr(Schema.Literal(...stages)),
  country: Schema.NullOr(CountryCode),
  city: Schema.NullOr(text(120, 1)),
  founded_year: Schema.NullOr(integer(1800, 2100)),
  demo_video_url: Schema.NullOr(webUrl(500)),
  contact_email: Schema.NullOr(Email),
  socials: Socials,
  faqs: Faqs,
  /** The first is the primary founder. */
  founders: list(Schema.Struct({ slug: Slug, title: text(160, 1) }), 6),
  /** Words of its site that its facts stand on, and the page they are from. */
  quotes: Schema.optionalWith(
    Schema.partial(
      Schema.Record({
        key: Schema.Literal(...fieldKeys),
        value: Schema.Array(Schema.Struct({ quote: text(500, 1), path: text(200, 1) }))
      })
    ),
    { exact: true }
  ),
  /** Its (first) launch week, in weeks from the current one. */
  week: integer(-52, 52),
  status: Schema.Literal("live", "scheduled", "awaiting_badge", "paused"),
  plan: Schema.Literal("free", "paid"),
  /** A paid placement. */
  featured: Schema.Boolean,
  /** Its owner has shown control of the website; nothing to do with the plan. */
  verified: Schema.Boolean,
  /** What a logo is drawn from: a hue in degrees and one letter. */
  logo: Schema.Struct({ hue: integer(0, 359), glyph: Schema.String.pipe(Schema.pattern(/^\p{Lu}$/u)) }),
  story: Schema.NullOr(Story),
  milestones: list(
    Schema.Struct({
      days_ago: daysAgo,
      title: text(200, 1),
      description: Schema.NullOr(text(2000, 1)),
      url: Schema.NullOr(webUrl(500))
    }),
    50
  ),
  updates: Schema.Array(Schema.Struct({ days_ago: daysAgo, title: text(200, 1), body: text(5000, 1) })),
  /** Of its first launch. */
  votes: count,
  followers: count,
  views: count,
  domain_rating: Schema.NullOr(Schema.Number.pipe(Schema.between(0, 100))),
  /** Weekly, oldest first; the last is `domain_rating`. Empty without one. */
  domain_rating_trend: list(Schema.Number.pipe(Schema.between(0, 100)), 8),
  /** `author` is the name of one of `demo/people.json`. */
  reviews: Schema.Array(Schema.Struct({ rating: integer(1, 5), body: text(2000, 1), author: text(160, 1) })),
  revenue_cents_month: Schema.NullOr(cents),
  /** Contributed to the billboard, in all. */
  billboard_cents: cents,
  /** Names of the profile fields that are blank here because the site does not state them. */
  not_found_on_website: Schema.Array(Schema.String),
  /** A second launch and its votes so far. */
  relaunch: Schema.NullOr(Schema.Struct({ week: integer(-52, 52), votes: count })),
  /** Slugs of listings its owner has approved as alternatives. */
  alternatives: list(Slug, 20)
})
export type DemoListing = typeof DemoListing.Type

/** One founder of `demo/founders.json`. */
export const DemoFounder = file({
  slug: Slug,
  name: text(160, 1),
  title: text(160, 1),
  bio: text(3000, 1),
  country: CountryCode,
  socials: Socials,
  interview: list(Schema.Struct({ question_id: Id, answer: text(4000, 1) }), 30)
})
export type DemoFounder = typeof DemoFounder.Type

/** One blog post of `demo/posts.json`. */
export const DemoPost = file({
  slug: Slug,
  title: text(200, 1),
  excerpt: text(300, 1),
  author: text(160, 1),
  days_ago: daysAgo,
  tags: list(text(60, 1), 20),
  body_markdown: markdown(20000),
  faqs: Faqs
})
export type DemoPost = typeof DemoPost.Type

/** One of the people of `demo/people.json`, who vote, follow and review. */
export const DemoPerson = file({ name: text(160, 1), email: Email })
export type DemoPerson = typeof DemoPerson.Type

/** One page of the site behind `demo/draft.json`. A line is a block: `# ` and `## ` begin a heading, `- ` an item. */
const DemoPage = file({
  url: webUrl(2048),
  title: text(200, 1),
  /** The page's own `<meta name="description">`. */
  description: Schema.NullOr(text(500, 1)),
  text: Schema.NonEmptyArray(text(2000, 1)),
  links: Schema.Array(Schema.Struct({ url: webUrl(2048), text: text(200, 1) })),
  socials: Socials
})
export type DemoPage = typeof DemoPage.Type

/** `demo/draft.json`: the site of a product that the demo account is about to list, the homepage first. */
export const DemoSite = file({
  url: webUrl(2048),
  /** Since it was submitted. */
  minutes_ago: count,
  pages: Schema.NonEmptyArray(DemoPage)
})
export type DemoSite = typeof DemoSite.Type
