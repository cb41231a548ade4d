/**
 * The form in which a profile field is kept, and what is no such thing. What listings are filtered by (stage,
 * pricing model, country) is kept as the filter takes it, whoever writes it: a listing that no filter finds is
 * as good as hidden.
 */
import { slugOf } from "../text/Slug.ts"
import { youtubeVideo } from "../text/WebAddresses.ts"
import { isEmail, isWebUrl } from "../Wire.ts"
import { countryCodes } from "./Countries.ts"
import { pricingModels, stages, type TextKey } from "./Profile.ts"

export interface FieldForm {
  /** As it is kept; null where the text is no such thing. The text is trimmed and not empty. */
  readonly kept: (text: string) => string | null
  /** What it has to be. */
  readonly wrong: string
}

/** The longest pricing model a filter can name. Characters. */
export const longestPricingModel = 40

/** One of the known models, or somebody's own words in the same spelling: lower case, hyphens for spaces. */
export const pricingModelForm = (text: string): string =>
  [
    ...text
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, "-")
  ]
    .slice(0, longestPricingModel)
    .join("")
    .replace(/-+$/, "")

const anyOf = (choices: ReadonlyArray<string>) => choices.join(", ")

export const fieldForms: Readonly<Partial<Record<TextKey, FieldForm>>> = {
  stage: { kept: slugOf, wrong: `must be ${anyOf(stages)}, or words of your own with letters or digits` },
  pricing_model: {
    kept: (text) => pricingModelForm(text) || null,
    wrong: `must be ${anyOf(pricingModels)}, or words of your own`
  },
  country: {
    kept: (text) => (countryCodes.includes(text.toUpperCase()) ? text.toUpperCase() : null),
    wrong: "must be a country's two-letter code (ISO 3166-1), such as NL"
  },
  founded_year: {
    kept: (text) => (/^\d{4}$/.test(text) && Number(text) >= 1800 && Number(text) <= 2100 ? text : null),
    wrong: "must be a year of four digits, from 1800 to 2100"
  },
  contact_email: { kept: (text) => (isEmail(text) ? text : null), wrong: "must be one e-mail address" },
  demo_video_url: {
    kept: (text) => (isWebUrl(text) && youtubeVideo(text) !== null ? text : null),
    wrong: "must be the address of a YouTube video"
  },
  logo_url: { kept: (text) => (isWebUrl(text) ? text : null), wrong: "must be an http or https URL" }
}

/** The text of a field as it is kept; null where there is none of that kind. */
export const keptForm = (key: TextKey, text: string): string | null => {
  const trimmed = text.trim()
  if (trimmed === "") return null
  const form = fieldForms[key]
  return form === undefined ? trimmed : form.kept(trimmed)
}
