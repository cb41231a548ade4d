/** When a page says where a company is, since when, what it charges and how far along it is. */

import { countryCodes } from "../../../../domain/listing/Countries.ts"
import { pricingModels, stages } from "../../../../domain/listing/Profile.ts"
import { find, fold } from "../../../../domain/text/Folding.ts"
import { holdsShortForm, namesCountry } from "../reading/CountryNames.ts"
import type { Block, Statement } from "../reading/PageIndex.ts"
import type { Place } from "../reading/Place.ts"
import { says, saysAt } from "../reading/Says.ts"
import {
  copyrightMark,
  elsewherePhrases,
  foundingPhrases,
  periodWords,
  placePhrases,
  pricingPhrases,
  sinceCompany,
  sinceWords,
  stagePhrases
} from "../reading/Signals.ts"
import type { Token } from "../reading/Tokens.ts"
import { refused, type Verdict, where } from "./Verdict.ts"

/** JSON-LD that speaks of somebody or something else. */
const foreignKeys = new Set(
  `review reviews comment citation mentions sponsor customer memberof parentorganization subjectof itemreviewed alumniof
  worksfor event events jobposting affiliation isrelatedto issimilarto isbasedon publication workexample`.split(/\s+/)
)
const foreignTypes = /review|article|posting|event|comment|recipe|book|movie|listitem|breadcrumb/

/** A JSON-LD value of the company or the product itself, under one of `keys`. */
export const ownFact = (statement: Statement | null, keys: ReadonlyArray<string>): boolean => {
  if (statement === null || statement.source !== "json_ld" || foreignTypes.test(statement.type ?? "")) return false
  const path = statement.path.map((key) => key.toLowerCase())
  return keys.includes(path.at(-1) ?? "") && !path.some((key) => foreignKeys.has(key))
}

const blocksOf = (place: Place): ReadonlyArray<Block> =>
  place.blocks === null ? [] : place.page.blocks.slice(place.blocks.first, place.blocks.last + 1)

/** An address line or a bare "City, Country": short, with a comma, about nobody else. */
const isAddressLine = (block: Block) =>
  block.text.length <= 140 && block.text.includes(",") && (/\p{Nd}/u.test(block.text) || block.tokens().length <= 6)

/** Whether a visible place says where the company is, rather than where customers are or goods go. */
const saysWhere = (place: Place) =>
  blocksOf(place).some(
    (block) => !says(block.tokens(), elsewherePhrases) && (says(block.tokens(), placePhrases) || isAddressLine(block))
  )

export const country = (value: string, places: ReadonlyArray<Place>): Verdict<string> => {
  const code = value.toUpperCase()
  if (!countryCodes.includes(code)) return refused("not an ISO 3166-1 alpha-2 code")
  const named = (place: Place) =>
    holdsShortForm(place.words, code) || namesCountry(place.tokens, code, place.page.page.lang)
  return where(
    code,
    places,
    (place) => {
      if (ownFact(place.statement, ["addresscountry", "name"]) && place.statement?.path.includes("addressCountry"))
        return place.statement.text.toUpperCase() === code || named(place)
      if (place.statement?.source === "meta") return place.statement.path[0] === "og:country-name" && named(place)
      return named(place) && saysWhere(place)
    },
    "no quote says that the company is in this country"
  )
}

export const city = (value: string, places: ReadonlyArray<Place>): Verdict<string> => {
  if (value.length > 120 || /\p{Nd}/u.test(value)) return refused("not the name of a city")
  const folded = fold(value)
  return where(
    value,
    places,
    (place) => {
      if (find(place.folded, folded) === -1) return false
      if (ownFact(place.statement, ["addresslocality"])) return true
      if (place.statement?.source === "meta")
        return ["geo.placename", "og:locality"].includes(place.statement.path[0] ?? "")
      return saysAt(place.tokens, value) !== -1 && saysWhere(place)
    },
    "no quote says that the company is in this city"
  )
}

/** Words between the year and the word that makes it the founding year. */
const foundingReach = 8

const saysFounded = (tokens: ReadonlyArray<Token>, year: string) =>
  tokens.some((token, at) => {
    if (token.text !== year || token.negated) return false
    const near = tokens
      .slice(Math.max(0, at - foundingReach), at + foundingReach + 1)
      .filter((other) => other.sentence === token.sentence)
    if (says(near, foundingPhrases)) return true
    const before = tokens[at - 1]
    return (
      before !== undefined && sinceWords.includes(before.text) && near.some((other) => sinceCompany.has(other.text))
    )
  })

/** "© 2019": the year of a page, wherever the quote was cut. */
const isCopyrightYear = (place: Place, year: string) =>
  blocksOf(place).some((block) => {
    const at = find(block.folded, year)
    return at !== -1 && copyrightMark.test(block.folded.slice(Math.max(0, at - 25), at))
  })

export const foundedYear = (value: string, places: ReadonlyArray<Place>): Verdict<string> => {
  if (!/^\d{4}$/.test(value) || Number(value) < 1800 || Number(value) > 2100)
    return refused("not a year from 1800 to 2100")
  return where(
    value,
    places,
    (place) => {
      if (find(place.folded, value) === -1) return false
      if (place.statement?.source === "json_ld")
        return ownFact(place.statement, ["foundingdate"]) && place.statement.folded.startsWith(value)
      return saysFounded(place.tokens, value) && !isCopyrightYear(place, value)
    },
    "no quote says that it was founded in this year"
  )
}

/** A price, and how often it is paid. */
const saysRecurring = (tokens: ReadonlyArray<Token>) =>
  tokens.some(
    (token, at) =>
      token.kind === "number" &&
      /\p{Sc}/u.test(token.text) &&
      !token.negated &&
      tokens.slice(at + 1, at + 6).some((next) => periodWords.has(next.text) && !next.negated)
  )

const isPricingModel = (value: string): value is (typeof pricingModels)[number] =>
  pricingModels.some((one) => one === value)
const isStage = (value: string): value is (typeof stages)[number] => stages.some((one) => one === value)

/** Whether these words state the pricing model. */
export const saysPricingModel = (model: (typeof pricingModels)[number], tokens: ReadonlyArray<Token>) =>
  says(tokens, pricingPhrases[model]) || (model === "subscription" && saysRecurring(tokens))

export const pricingModel = (value: string, places: ReadonlyArray<Place>): Verdict<string> => {
  const model = fold(value).replace(/[ _]/g, "-")
  if (!isPricingModel(model)) return refused("not one of the pricing models")
  return where(model, places, (place) => saysPricingModel(model, place.tokens), "no quote states this pricing model")
}

export const stage = (value: string, places: ReadonlyArray<Place>): Verdict<string> => {
  const folded = fold(value)
  if (!isStage(folded)) return refused("not one of the stages")
  return where(folded, places, (place) => says(place.tokens, stagePhrases[folded]), "no quote states this stage")
}
