/**
 * A draft without a model: the site's own words, chosen and never rewritten, through the same gate as
 * any model's. Where a site states nothing, nothing is offered. Pure.
 */
import { type Backed, type Candidates, type CategoryChoice, noCandidates } from "../../../domain/draft/Candidates.ts"
import type { FieldKey, ListKey, TextKey } from "../../../domain/listing/Profile.ts"
import { fold } from "../../../domain/text/Folding.ts"
import type { Gate, Gated } from "../evidence/Evidence.ts"
import { likelyNames } from "../evidence/names/SiteNames.ts"
import { faqOffers } from "./Asking.ts"
import { featuresOffers, uspsOffer } from "./Capabilities.ts"
import { pricingModelOptions, pricingSummaryOptions, stageOptions } from "./Charging.ts"
import { founderOffers } from "./Founding.ts"
import { lineChoices } from "./LineChoices.ts"
import {
  cityOptions,
  contactEmailOptions,
  countryOptions,
  demoVideoOptions,
  foundedYearOptions,
  logoOptions,
  socialOffers
} from "./Locating.ts"
import { nameOptions } from "./Naming.ts"
import { type Reading, readingsOf } from "./reading/Reading.ts"
import { topicsOf } from "./topics/Topics.ts"

/** Values a field has now, to be written otherwise if the site allows it. */
export type Previous = Readonly<Partial<Record<FieldKey, string | ReadonlyArray<string> | null>>>

/** Options of one field that are tried before it is left blank. */
const mostTries = 12

/** "Train like a fighter", beside the name in the title, with its full stop over the page: a sentence, and no name. */
const isSentence = ({ blocks }: Reading, text: string) =>
  blocks.some(({ block }) => block.level !== null && [".", "!"].some((end) => block.folded === `${fold(text)}${end}`))

export const extract = (gate: Gate, categories: ReadonlyArray<CategoryChoice>, previous: Previous = {}): Gated => {
  const readings = readingsOf(gate.site)
  const texts: Partial<Record<TextKey, Backed<string>>> = {}
  const lists: Partial<Record<ListKey, Backed<ReadonlyArray<string>>>> = {}
  const name = () => texts.name

  /** The first option that stands and is not what the field says already; else the first that stands. */
  const choose = (key: TextKey, options: ReadonlyArray<Backed<string>>) => {
    const said = previous[key]
    let spare: Backed<string> | undefined
    for (const option of options.slice(0, mostTries)) {
      const standing = gate.gate({ ...noCandidates, fields: { [key]: option } }, name()).stands.fields[key]
      if (standing === undefined) continue
      if (typeof said !== "string" || fold(said) !== fold(standing.value)) {
        texts[key] = standing
        return
      }
      spare ??= standing
    }
    if (spare !== undefined) texts[key] = spare
  }
  /** The first list most of which stands: what loses most of its entries was no list of them. */
  const keep = (key: ListKey, offers: Iterable<Backed<ReadonlyArray<string>>>) => {
    for (const offer of offers) {
      const standing = gate.gate({ ...noCandidates, fields: { [key]: offer } }, name()).stands.fields[key]
      if (standing === undefined || standing.value.length * 2 < offer.value.length) continue
      lists[key] = offer
      return
    }
  }

  choose("name", nameOptions(gate.site))
  // What the site may be called besides its name says no more of it than that.
  const alsoCalled = likelyNames(gate.site).flatMap(({ text }) =>
    readings.some((one) => isSentence(one, text)) ? [] : [fold(text)]
  )
  const names = [fold(texts.name?.value ?? ""), ...alsoCalled]
  const choices = lineChoices(readings, names, categories)
  choose("tagline", choices.options("tagline"))
  keep("features", featuresOffers(readings))
  const reasons = uspsOffer(readings)
  if (reasons !== undefined) lists.usps = reasons
  choose("short_description", choices.options("short_description"))
  choose("description", choices.options("description", texts.short_description))
  choose("stage", stageOptions(readings))
  choose("pricing_model", pricingModelOptions(readings))
  choose("pricing_summary", pricingSummaryOptions(readings))
  choose("country", countryOptions(gate.site))
  choose("city", cityOptions(gate.site))
  choose("founded_year", foundedYearOptions(gate.site))
  choose("contact_email", contactEmailOptions(gate.site))
  choose("demo_video_url", demoVideoOptions(gate.site))
  choose("logo_url", logoOptions(gate.site))
  const offered: Candidates = {
    fields: { ...texts, ...lists, ...topicsOf(readings, categories, names, texts.city?.value) },
    faqs: faqOffers(readings),
    founders: founderOffers(gate.site, texts.name === undefined ? [] : [fold(texts.name.value)]),
    socials: socialOffers(gate.site)
  }
  return gate.gate(offered)
}
