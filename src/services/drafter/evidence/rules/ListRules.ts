/** One rule a list field; items are judged each on its own, and those that fail are dropped. */
import * as Either from "effect/Either"
import { type ListKey, listFields } from "../../../../domain/listing/Profile.ts"
import { find, fold, ownWords, tidyText } from "../../../../domain/text/Folding.ts"
import { isBackground } from "../beside/Backgrounds.ts"
import { isOfAnothersOffer } from "../beside/lists/OthersOffers.ts"
import { tellsPlan } from "../beside/PlannedThings.ts"
import { spokenAt } from "../clause/voice/Spoken.ts"
import { isHome } from "../facts/Paths.ts"
import { calledOn, kindTold } from "../names/ToldKinds.ts"
import type { Block, PageIndex } from "../reading/PageIndex.ts"
import { type Place, quotesOf } from "../reading/Place.ts"
import { textSays } from "../reading/Says.ts"
import { type Token, tokensOf } from "../reading/Tokens.ts"
import { categoryPhrases, saysKeyword } from "../topics/CategoryWords.ts"
import { deniesBelow } from "../topics/DeniedParts.ts"
import { languageOf } from "../topics/Language.ts"
import { saysLater } from "../topics/LaterWords.ts"
import { laterHeadings } from "../topics/OtherPeople.ts"
import { line, type Rule } from "./FieldRules.ts"
import { isHypothetical, isNotThere } from "./Hypothetical.ts"
import { unfit } from "./Prose.ts"
import { blocksAt, isOwnVoice, mayGiveReason, mayListFeature, voiceOf } from "./Standing.ts"
import { type RuleContext, refused, stands, type Upheld, type Verdict } from "./Verdict.ts"

/**
 * What the sentences of a place say the house is: as good as a title, wherever on a page they stand. On the home page "we"
 * is the house; beside it "we" may be anybody whose story is told.
 */
const kindsAt = (place: Place, { names }: RuleContext): ReadonlyArray<string> =>
  spokenAt([place]).flatMap(({ text }) => {
    const told = names.flatMap((name) => kindTold(fold(text), calledOn(place.page, name), isHome(place.page)) ?? [])
    return told.slice(0, 1)
  })
/** Blocks of the site's own voice that have to say a thing which neither title nor hero says. */
const independent = 2
const category: Rule = (value, places, setting) => {
  const choice = setting.categories.find((one) => fold(one.name) === fold(value))
  if (choice === undefined) return refused("not one of the categories")
  const phrases = categoryPhrases(choice)
  const speaking = (tokens: ReadonlyArray<Token>, page: PageIndex) =>
    phrases.some((phrase) => saysKeyword(tokens, phrase, languageOf(page)))
  const said = places.filter((place) => speaking(place.tokens(), place.page))
  const loud = places.filter((place) => voiceOf(place) === "strong")
  // What none of its words says, somebody else may find said where the site says what it is.
  if (said.length === 0)
    return loud.length > 0 &&
      setting.second?.approves(`The product belongs to the category "${choice.name}".`, loud.flatMap(quotesOf))
      ? stands(choice.name, loud, "checked")
      : refused("no quote holds a word that speaks for this category")
  const own = said.filter((place) => voiceOf(place) !== null)
  if (own.length === 0) return refused("no quote says this of the product itself")
  const strong = own.find((place) => voiceOf(place) === "strong")
  if (strong !== undefined) return stands(choice.name, [strong])
  const told = own.find((place) => kindsAt(place, setting).some((kind) => speaking(tokensOf(kind), place.page)))
  if (told !== undefined) return stands(choice.name, [told])
  const often = setting.site.flatMap((page) =>
    page.blocks.filter((block) => isOwnVoice(block) && speaking(block.tokens(), page))
  )
  return often.length >= independent
    ? stands(choice.name, own.slice(0, 1))
    : refused("said once, and not where the site says what it is")
}

/** Search words count where a reader finds them too. */
const isOwn = (place: Place, value: string, { site, names }: RuleContext): boolean =>
  place.statement?.path[0] === "keywords"
    ? site.some(({ blocks, statements }) => {
        const shown = (text: { readonly folded: string }) => find(text.folded, fold(value)) !== -1
        return (
          blocks.some((block) => isOwnVoice(block) && shown(block)) ||
          statements.some((one) => one.source === "title" && shown(one))
        )
      })
    : voiceOf(place) !== null && !isHypothetical(place, value, names) && !isInPassing(place, value)
/** Said in a sentence of what somebody did before, or of what stands beside the house. */
const isInPassing = (place: Place, value: string): boolean => {
  const holding = spokenAt([place]).filter(({ text }) => find(fold(text), fold(value)) !== -1)
  return holding.length > 0 && holding.every(({ text }) => isBackground(tidyText(text), value))
}
const most = { words: 6, signs: 20 } as const
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u
const holdsAll = (tokens: ReadonlyArray<Token>, claims: ReadonlyArray<Token>): boolean =>
  claims.every((claim) => tokens.some((heard) => heard.stem === claim.stem && heard.negated === claim.negated))
/** A label: a few words that all stand in one quote, none of them added. */
const labelRule: Rule = (value, places, setting) => {
  const claims = tokensOf(fold(value)).filter((token) => token.content)
  // Where no blanks part words, pairs of signs stand for them.
  const long = unspaced.test(value) ? [...value].length > most.signs : claims.length > most.words
  if (claims.length === 0 || long) return refused("not a short label")
  const reason = unfit(value, setting)
  if (reason !== null) return refused(reason)
  const own = places.filter((place) => isOwn(place, value, setting) && holdsAll(place.tokens(), claims))
  if (own.length === 0) return refused("no quote in which the site speaks of itself holds all its words")
  const loud = own.find((place) => voiceOf(place) !== "weak")
  if (loud !== undefined) return stands(value, [loud])
  const told = own.find((place) => kindsAt(place, setting).some((kind) => find(kind, fold(value)) !== -1))
  if (told !== undefined) return stands(value, [told])
  const often = setting.site.flatMap((page) =>
    page.blocks.filter((block) => isOwnVoice(block) && holdsAll(block.tokens(), claims))
  )
  return often.length >= independent
    ? stands(value, own.slice(0, 1))
    : refused("said once, and not where the site says what it is")
}

/** "F3 · ": counts the entries of a list, and is no word of what one is called. */
const entryNumber = /^\p{L}?\p{Nd}{1,2}\s?[·•|/:.)–—-]\s+/u
/** What is told of an entry behind its name; null where it is not called so. */
const toldOf = (name: string, { text, folded, lead }: Block): string | null => {
  const from = find(folded, fold(name))
  if (from === -1 || /[\p{L}\p{Nd}]/u.test(folded.slice(0, from).replace(entryNumber, ""))) return null
  const rest = folded.slice(from + fold(name).length)
  const isLead = lead !== undefined && text.startsWith(lead) && fold(lead).replace(/[.:]$/u, "") === fold(name)
  // "F3 · Shift plan": nothing but the name behind its number.
  return isLead || (from > 0 && rest === "") || /^(?:[.:]\s|\s[–—-]\s|[。：])/u.test(rest) ? rest : null
}
const parts = /[.;:–—。；：]+(?=\s|$|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}])/u
/**
 * "Touch prover. Rings to the end and tells you where it went false.": whether it is the name of an entry, and one of
 * which nothing says that it is not there, or not yet.
 */
const entryNamed = (name: string, { page, blocks }: Place): "there" | "missing" | null => {
  const block = blocks !== null && blocks.first === blocks.last ? page.blocks[blocks.first] : undefined
  const told = block === undefined ? null : toldOf(name, block)
  if (told === null) return null
  const isMissing =
    textSays(told, laterHeadings) ||
    told.split(parts).some((part) => saysLater(part.trim()) || deniesBelow(part.trim()))
  return isMissing ? "missing" : "there"
}

/** Said in a sentence that tells what is planned: "Editing offline is something we are still building." */
const isPlanned = (value: string, place: Place): boolean => {
  const holding = spokenAt([place]).filter(({ text }) => find(fold(text), fold(value)) !== -1)
  return holding.length > 0 && holding.every(({ text }) => tellsPlan(tidyText(text)))
}

/** A line from where a site says what it can do, or why it is chosen. */
const lineFrom =
  (may: (place: Place) => boolean): Rule =>
  (value, places, setting) => {
    if (!places.some(may)) return refused("the site does not say this of what it can do")
    if (
      places.every(({ page }) => isNotThere(value, page, setting.names)) ||
      places.every((one) => isPlanned(value, one))
    )
      return refused("the page says that it is not there yet")
    const named = places.flatMap((place) => {
      const as = may(place) ? entryNamed(value, place) : null
      return as === null ? [] : [{ place, as }]
    })
    if (named.some(({ as }) => as === "missing")) return refused("the page says that it is not there yet")
    // "Acme follows you" is a sentence, whatever stands behind it.
    const isSentence = setting.names.some((own) => own !== "" && fold(value).startsWith(`${own} `))
    const [first] = named
    return first !== undefined && !isSentence && unfit(value, setting) === null
      ? stands(value, [first.place])
      : line(value, places.filter(mayGiveReason), setting)
  }

const itemRules: Readonly<Record<ListKey, Rule>> = {
  categories: category,
  tags: labelRule,
  features: (value, places, setting) => {
    const own = places.filter(
      (place) => !blocksAt(place).some((block) => isOfAnothersOffer(place.page, block, setting.names))
    )
    return own.length === 0
      ? refused("the page says this of somebody else")
      : lineFrom(mayListFeature)(value, own, setting)
  },
  usps: lineFrom(mayGiveReason),
  keywords: labelRule
}

/** The items that stand, in their order and once each; why the others do not. */
export const judgeList = (
  key: ListKey,
  items: ReadonlyArray<string>,
  places: ReadonlyArray<Place>,
  setting: RuleContext
): {
  readonly standing: Upheld<ReadonlyArray<string>> | null
  readonly refusals: ReadonlyArray<{ readonly value: string; readonly reason: string }>
} => {
  const { max, maxItems } = listFields[key]
  const kept = new Map<string, Upheld<string>>()
  const refusals: Array<{ readonly value: string; readonly reason: string }> = []
  for (const item of items) {
    const text = ownWords(item)
    const verdict: Verdict<string> =
      text === ""
        ? refused("it is empty")
        : text.length > max
          ? refused(`longer than ${max} characters`)
          : itemRules[key](text, places, setting)
    if (Either.isLeft(verdict)) refusals.push({ value: item, reason: verdict.left })
    else if (kept.size < maxItems && !kept.has(fold(verdict.right.value)))
      kept.set(fold(verdict.right.value), verdict.right)
  }
  const all = [...kept.values()]
  if (all.length === 0) return { standing: null, refusals }
  const standing = { value: all.map((one) => one.value), places: [...new Set(all.flatMap((one) => one.places))] }
  return { standing, refusals }
}
