/** Profile fields as a person sends them, checked and written the way they are kept. */
import { Schema } from "effect"
import { type Content, tidyContent } from "../../../domain/draft/DraftFields.ts"
import { type Detail, detail } from "../../../domain/Failure.ts"
import { countryCodes } from "../../../domain/listing/Countries.ts"
import { type FieldKey, fieldKeys, pricingModels, stages } from "../../../domain/listing/Profile.ts"
import { isEmail, webUrl } from "../../../domain/Wire.ts"

/** The value as it is kept, or the sentence that says what is wrong with it. */
type Checked = { readonly value: string } | { readonly wrong: string }

const isLink = Schema.is(webUrl(500))
const videoHosts = new Set(["youtube.com", "youtu.be", "youtube-nocookie.com"])

const isVideo = (text: string) => {
  const url = URL.parse(text)
  return (
    url !== null && isLink(text) && videoHosts.has(url.hostname.replace(/^(?:www|m)\./, "")) && url.pathname !== "/"
  )
}

/** One of a known list where it is one, however it is spelled; a person may use words of their own. */
const known =
  (choices: ReadonlyArray<string>) =>
  (text: string): Checked => ({
    value: choices.find((choice) => choice === text.toLowerCase().replace(/[ _]+/g, "-")) ?? text
  })

const checks: Readonly<Partial<Record<FieldKey, (text: string) => Checked>>> = {
  stage: known(stages),
  pricing_model: known(pricingModels),
  country: (text) =>
    countryCodes.includes(text.toUpperCase())
      ? { value: text.toUpperCase() }
      : { wrong: "must be a country's two-letter code (ISO 3166-1), such as NL" },
  founded_year: (text) =>
    /^\d{4}$/.test(text) && Number(text) >= 1800 && Number(text) <= 2100
      ? { value: text }
      : { wrong: "must be a year of four digits, from 1800 to 2100" },
  contact_email: (text) => (isEmail(text) ? { value: text } : { wrong: "must be one e-mail address" }),
  demo_video_url: (text) => (isVideo(text) ? { value: text } : { wrong: "must be the address of a YouTube video" }),
  logo_url: (text) => (isLink(text) ? { value: text } : { wrong: "must be an http or https URL" })
}

export interface FieldInput {
  readonly values: Readonly<Partial<Record<FieldKey, Content>>>
  readonly wrong: ReadonlyArray<Detail>
}

/** Every field that was sent; categories are looked up later. */
export const fieldInput = (given: Readonly<Partial<Record<FieldKey, Content>>>): FieldInput => {
  const values: Partial<Record<FieldKey, Content>> = {}
  const wrong: Array<Detail> = []
  for (const key of fieldKeys) {
    const sent = given[key]
    if (sent === undefined) continue
    const content = tidyContent(sent)
    const checked = typeof content === "string" ? checks[key]?.(content) : undefined
    if (checked === undefined) values[key] = content
    else if ("value" in checked) values[key] = checked.value
    else wrong.push(detail(`fields.${key}`, "invalid_format", checked.wrong))
  }
  return { values, wrong }
}
