/** The profile fields a draft carries, once: name, kind, limit and what each means. */

export interface TextField {
  readonly kind: "text"
  readonly max: number
  readonly label: string
  readonly meaning: string
}
export interface ListField {
  readonly kind: "list"
  readonly maxItems: number
  readonly max: number
  readonly label: string
  readonly meaning: string
}

const textField = (label: string, meaning: string, max = 500): TextField => ({ kind: "text", max, label, meaning })
const listField = (label: string, meaning: string): ListField => ({
  kind: "list",
  maxItems: 20,
  max: 200,
  label,
  meaning
})

export const textFields = {
  name: textField("Name", "The product's name, as the site writes it."),
  tagline: textField("Tagline", "One line that says what it is."),
  short_description: textField("Short description", "One or two sentences."),
  description: textField("Description", "What it does, for whom and how; Markdown.", 20000),
  stage: textField("Stage", "How far along it is: idea, alpha, beta, launched, growing or mature."),
  pricing_model: textField(
    "Pricing model",
    "free, freemium, subscription, one-time, usage-based, open-source or contact-sales."
  ),
  pricing_summary: textField("Pricing", "The prices the site states."),
  country: textField("Country", "Where the company is, ISO 3166-1 alpha-2."),
  city: textField("City", "Where the company is."),
  founded_year: textField("Founded", "The year it was founded, four digits."),
  contact_email: textField("Contact e-mail", "Shown to nobody but the owner."),
  demo_video_url: textField("Demo video", "A YouTube address."),
  logo_url: textField("Logo", "The address of the logo picture.")
} as const
export const listFields = {
  categories: listField("Categories", "Names from list_categories; the first is the primary category."),
  tags: listField("Tags", "Short labels people search by."),
  features: listField("Features", "What it can do, one a line."),
  usps: listField("What sets it apart", "Claims of its own that the site makes, one a line."),
  keywords: listField("Keywords", "Words people would search for.")
} as const

export type TextKey = keyof typeof textFields
export type ListKey = keyof typeof listFields
export type FieldKey = TextKey | ListKey

const keysOf = <K extends string>(record: Record<K, unknown>) =>
  Object.keys(record).filter((key): key is K => key in record)
export const textKeys = keysOf(textFields)
export const listKeys = keysOf(listFields)
export const fieldKeys: ReadonlyArray<FieldKey> = [...textKeys, ...listKeys]
export const isListKey = (key: string): key is ListKey => key in listFields
export const isFieldKey = (key: string): key is FieldKey => key in textFields || key in listFields

/** Needed before a draft can be submitted. */
export const requiredKeys = ["name", "tagline", "description", "categories"] as const satisfies ReadonlyArray<FieldKey>

export const stages = ["idea", "alpha", "beta", "launched", "growing", "mature"] as const
export const pricingModels = [
  "free",
  "freemium",
  "subscription",
  "one-time",
  "usage-based",
  "open-source",
  "contact-sales"
] as const

export const socialPlatforms = [
  "linkedin",
  "x",
  "facebook",
  "instagram",
  "tiktok",
  "youtube",
  "threads",
  "pinterest",
  "github",
  "reddit",
  "producthunt",
  "medium",
  "website",
  "custom"
] as const
export type SocialPlatform = (typeof socialPlatforms)[number]

/** What each is called. `website` is another site than the product's own. */
export const platformNames: Readonly<Record<SocialPlatform, string>> = {
  linkedin: "LinkedIn",
  x: "X",
  facebook: "Facebook",
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
  threads: "Threads",
  pinterest: "Pinterest",
  github: "GitHub",
  reddit: "Reddit",
  producthunt: "Product Hunt",
  medium: "Medium",
  website: "Another website",
  custom: "Another page"
}
