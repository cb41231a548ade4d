/**
 * The evidence gate: no invented fact, ever. Whatever drafted a value, it is stored only if its quotes
 * occur on pages that were read and say what the value says; links and e-mail addresses only if the
 * crawler extracted them. The gate trusts no model and no drafter, changes no meaning, and keeps the
 * pages' own words as evidence. It is pure and total: any candidates in, only supported ones out.
 *
 * What supports what, in the stricter reading that is still useful: facts of scalar fields stand inside
 * one quote; each sentence of prose is said by whole sentences of the page, of the same subject (`clause/`);
 * items of lists, sentences of a description, FAQs and founders stand or fall each on its own.
 */
import * as Either from "effect/Either"
import {
  type Backed,
  type Candidates,
  type CategoryChoice,
  type Doubt,
  doubtKey,
  mostFounders,
  type Quote,
  type RefusedValue
} from "../../../domain/draft/Candidates.ts"
import type { ReadPage } from "../../../domain/draft/Crawl.ts"
import {
  type ListKey,
  listKeys,
  type SocialPlatform,
  socialPlatforms,
  type TextKey,
  textKeys
} from "../../../domain/listing/Profile.ts"
import type { Paraphrase } from "../../../domain/Setting.ts"
import { fold } from "../../../domain/text/Folding.ts"
import { withPriceRuns } from "./facts/price/PriceRuns.ts"
import { perListing } from "./names/PerListing.ts"
import { withSharedFeet } from "./preparing/SharedFeet.ts"
import { withStrewnPrices } from "./preparing/StrewnPrices.ts"
import { withYearLines } from "./preparing/YearLines.ts"
import { indexSite, type SiteIndex } from "./reading/PageIndex.ts"
import { type Place, placesOf } from "./reading/Place.ts"
import { social } from "./rules/AddressRules.ts"
import { faqVerdict } from "./rules/FaqRules.ts"
import { judgeText } from "./rules/FieldRules.ts"
import type { SecondOpinion } from "./rules/Lanes.ts"
import { judgeList } from "./rules/ListRules.ts"
import { founderVerdict } from "./rules/PeopleRules.ts"
import { knownAddresses } from "./rules/Prose.ts"
import { backed, type RuleContext, type Verdict } from "./rules/Verdict.ts"
import { inOwnLanguage } from "./topics/Language.ts"

export interface Gated {
  readonly stands: Candidates
  readonly refused: ReadonlyArray<RefusedValue>
  /** Refused for now: they stand where a second opinion approves of them. */
  readonly doubts: ReadonlyArray<Doubt>
}
/** The doubts (by `doubtKey`) that a second opinion has approved of. */
export type Approved = ReadonlySet<string>
const nothing: Approved = new Set()

export interface Gate {
  readonly site: SiteIndex
  /** `name`: the product's name where the candidates carry none; it must itself stand to be of use. */
  readonly gate: (candidates: Candidates, name?: Backed<string>, approved?: Approved) => Gated
}

/** At most so many come through, of however many are offered. */
const most = { faqs: 5, founders: mostFounders, quotes: 40 } as const

/** Names a page states for itself; at most so many words, since a slogan is no name. */
const statedNameWords = 4
const statedNames = perListing(
  (site): ReadonlyArray<string> =>
    site.flatMap(({ statements }) =>
      statements
        .filter(
          ({ source, path, type }) =>
            (source === "meta" && (path[0] === "og:site_name" || path[0] === "application-name")) ||
            (source === "json_ld" &&
              path.length === 1 &&
              path[0] === "name" &&
              /organization|corporation|application|product|website|brand/.test(type ?? ""))
        )
        .map((statement) => statement.folded)
        .filter((name) => name.length > 1 && name.split(" ").length <= statedNameWords)
    )
)

const addressFields: ReadonlySet<RefusedValue["field"]> = new Set([
  "contact_email",
  "demo_video_url",
  "logo_url",
  "socials"
])

/**
 * Every place of every quote; `missing` is the first quote that occurs nowhere. Addresses the crawler
 * extracted speak for addresses alone: the words in a link say nothing.
 */
const locate = (site: SiteIndex, quotes: ReadonlyArray<Quote>, field: RefusedValue["field"]) => {
  const places: Array<Place> = []
  let missing: string | null = null
  for (const quote of quotes.slice(0, most.quotes)) {
    const found = placesOf(site, quote).filter(
      ({ statement }) => statement?.source !== "address" || addressFields.has(field)
    )
    if (found.length === 0) missing ??= quote.quote
    places.push(...found)
  }
  return { places: [...new Set(places)], missing: missing ?? (quotes.length === 0 ? "" : null) }
}
const notFound = (quote: string) =>
  quote === "" ? "it has no quote" : `this quote is on no page that was read: ${quote.slice(0, 120)}`

const judge = (
  site: SiteIndex,
  categories: ReadonlyArray<CategoryChoice>,
  candidates: Candidates,
  known: Backed<string> | undefined,
  approved: Approved,
  paraphrase: Paraphrase
): Gated => {
  const refused: Array<RefusedValue> = []
  const doubts: Array<Doubt> = []
  const refuse = (field: RefusedValue["field"], value: string, reason: string) => {
    refused.push({ field, value: value.slice(0, 200), reason })
  }
  /** Notes what is doubtful of a field; a doubt that was approved of is none. */
  const opinion = (field: RefusedValue["field"]): SecondOpinion => ({
    ownWordsOnly: paraphrase === "off",
    approves: (sentence, quotes) => {
      if (paraphrase === "off") return false
      const key = doubtKey({ sentence, quotes })
      if (approved.has(key)) return true
      if (!doubts.some((known) => known.field === field && doubtKey(known) === key))
        doubts.push({ field, sentence, quotes })
      return false
    }
  })
  /** All of a value's quotes must occur before its rule is asked. */
  const whole = <A>(
    field: RefusedValue["field"],
    shown: string,
    quotes: ReadonlyArray<Quote>,
    rule: (places: ReadonlyArray<Place>) => Verdict<A>
  ) => {
    const { places, missing } = locate(site, quotes, field)
    const verdict: Verdict<A> = missing === null ? rule(places) : Either.left(notFound(missing))
    if (Either.isRight(verdict)) {
      for (const { value, reason } of verdict.right.lost ?? []) refuse(field, value, reason)
      return backed(verdict.right)
    }
    refuse(field, shown, verdict.left)
    return null
  }
  const named = (setting: RuleContext, name: Backed<string> | undefined) =>
    name === undefined
      ? undefined
      : whole("name", name.value, name.evidence, (places) => judgeText("name", name.value, places, setting))

  const stated: RuleContext = { site, categories, names: statedNames(site), ...knownAddresses(site) }
  const name = named(stated, candidates.fields.name) ?? undefined
  const calledAs = name ?? named(stated, known)
  const setting: RuleContext = calledAs ? { ...stated, names: [...stated.names, fold(calledAs.value)] } : stated

  const texts: Partial<Record<TextKey, Backed<string>>> = name === undefined ? {} : { name }
  const lists: Partial<Record<ListKey, Backed<ReadonlyArray<string>>>> = {}
  for (const key of textKeys) {
    const offered = candidates.fields[key]
    if (offered === undefined || key === "name") continue
    const standing = whole(key, offered.value, offered.evidence, (places) =>
      judgeText(key, offered.value, places, { ...setting, second: opinion(key) })
    )
    if (standing !== null) texts[key] = standing
  }
  for (const key of listKeys) {
    const offered = candidates.fields[key]
    if (offered === undefined) continue
    // One false quote condemns what leans on it, not the items that have quotes of their own.
    const { places, missing } = locate(site, offered.evidence, key)
    if (missing !== null) refuse(key, offered.value.join(", "), notFound(missing))
    const { standing, refusals } = judgeList(key, offered.value, places, { ...setting, second: opinion(key) })
    for (const one of refusals) refuse(key, one.value, one.reason)
    if (standing !== null) lists[key] = backed(standing)
  }
  const faqs = candidates.faqs.flatMap((offered) => {
    const standing = whole("faqs", offered.value.question, offered.evidence, (places) =>
      faqVerdict(offered.value, places, { ...setting, second: opinion("faqs") })
    )
    return standing === null ? [] : [standing]
  })
  const founders = candidates.founders.flatMap((offered) => {
    const standing = whole("founders", offered.value.name, offered.evidence, (places) =>
      founderVerdict(offered.value, places, setting)
    )
    return standing === null ? [] : [standing]
  })
  const socials: Partial<Record<SocialPlatform, Backed<string>>> = {}
  for (const platform of socialPlatforms) {
    const offered = candidates.socials[platform]
    if (offered === undefined) continue
    const standing = whole("socials", offered.value, offered.evidence, (places) =>
      social(platform, offered.value, places, site)
    )
    if (standing !== null) socials[platform] = standing
  }
  const once = <A>(items: ReadonlyArray<Backed<A>>, key: (value: A) => string, limit: number) => {
    const keys = items.map((item) => fold(key(item.value)))
    return items.filter((_, index) => keys.indexOf(keys[index] ?? "") === index).slice(0, limit)
  }
  return {
    stands: {
      fields: { ...texts, ...lists },
      faqs: once(faqs, (value) => value.question, most.faqs),
      founders: once(founders, (value) => value.name, most.founders),
      socials
    },
    refused,
    doubts
  }
}

/** Pages prepared for the gate: read into blocks, each in the language it is written in, with the lists of what is sold told apart. */
export const indexPages = (pages: ReadonlyArray<ReadPage>): SiteIndex =>
  withStrewnPrices(withPriceRuns(withSharedFeet(withYearLines(inOwnLanguage(indexSite(pages))))))

/** The gate over these pages: they are prepared once, candidates are judged as often as wanted. */
export const openGate = (over: {
  readonly pages: ReadonlyArray<ReadPage>
  readonly categories: ReadonlyArray<CategoryChoice>
  /** `off`: of prose nothing stands but the pages' own words. `checked` if left out. */
  readonly paraphrase?: Paraphrase | undefined
  /** What `indexPages` made of these very pages, where somebody has it: what was found out about it is found there again. */
  readonly site?: SiteIndex
}): Gate => {
  const site = over.site ?? indexPages(over.pages)
  return {
    site,
    gate: (candidates, name, approved = nothing) =>
      judge(site, over.categories, candidates, name, approved, over.paraphrase ?? "checked")
  }
}

/** What of the candidates the pages support, and why the rest does not stand. */
export const evidenceGate = (request: {
  readonly pages: ReadonlyArray<ReadPage>
  readonly candidates: Candidates
  readonly categories: ReadonlyArray<CategoryChoice>
}): Gated => openGate(request).gate(request.candidates)
