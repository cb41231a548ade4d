/** Since when something goes on, where that tells when it began: "Since 1970" as a line, "Since 2012 we have been helping bakers". */
import { fold } from "../../../../../domain/text/Folding.ts"
import { madeOnce } from "../../../../../domain/text/Recalled.ts"
import type { SiteIndex } from "../../reading/PageIndex.ts"
import { textSays } from "../../reading/Says.ts"
import { type Fact, perSite } from "../Fact.ts"
import type { Own } from "../Own.ts"
import { isAsidePage, isHome, tellsOfMakers } from "../Paths.ts"
import { ownSaid, saidFact, startsNamed, startsOwn, type Utterance } from "../Said.ts"
import { describesUs } from "../words/founding/doubts/DoubtWords.ts"
import { plainKinds } from "../words/founding/LooseWords.ts"
import {
  establishedLine,
  fondSince,
  forOne,
  lastingVerbs,
  lineAndToday,
  olderThings,
  served,
  serving,
  sinceLine,
  sinceManner,
  sinceSentences,
  standsSince,
  tellsOfHouse
} from "../words/founding/SinceWords.ts"
import { sinceBounds } from "../words/founding/TimeWords.ts"
import { companyKinds, houseKinds, strangers } from "../words/SubjectWords.ts"
import { withoutPeople } from "./BegunYears.ts"
import { plainDigits } from "./FoundingSentence.ts"

/** "Acme – since 1970" as "since 1970". */
const withoutName = (text: string, own: Own): string => {
  const words = text.split(" ")
  for (let count = Math.min(5, words.length - 1); count >= 1; count--)
    if (
      own.isName(
        words
          .slice(0, count)
          .join(" ")
          .replace(/[,·|:]$/, "")
      )
    )
      return words
        .slice(count)
        .join(" ")
        .replace(/^[-–—·|,:] ?/u, "")
  return text
}

/** "Acme is made in Westport and has been since 2016". */
const beenSince =
  /^(?<subject>[^,.;:!?]{1,40}?) (?:is|are) (?:made|baked|brewed|grown|crafted|handmade)(?: by hand)? in \p{Lu}[^;:!?]{1,70}?,? and (?:has|have) been since (?<year>(?:1[89]|20)\p{Nd}{2})(?=$|[.!,;])/iu

/** "They have been making rope in Nelson since 2016", after who "they" are. */
const theySince =
  /^(?:they|the two of them|both)(?: have|'ve) (?:been )?(?:in business|around|building|making|baking|brewing|crafting|designing|producing|growing|printing|made|built|baked|brewed|crafted|run|running)(?!\p{L})(?<rest>[^;:!?]{0,70}?) since (?:\p{L}+ )?(?<year>(?:1[89]|20)\p{Nd}{2})[.!]?$/iu

/** "The script became an app, and since April 2016 it has been in the shops": the clause that tells since when. */
const lastSince =
  /(?:, (?:and|und|et|y|e|en)|;) (?<clause>(?:since|seit|depuis|desde|dal|sinds) (?:\p{L}+ )?(?:1[89]|20)\p{Nd}{2} .+)$/iu
/** "Run by one family since 1946, it carries nine cars": of what stands over it. */
const ofThing =
  /^[^,.;:]* (?:since|seit|depuis|desde|dal|sinds) (?:1[89]|20)\p{Nd}{2}, (?:it|he|she|es|sie|er|il|elle|hij|zij|het) /iu
const monthOf = /(?<=^(?:since|seit|depuis|desde|dal|sinds) )(?!\p{Nd})\p{L}+ (?:de |of )?(?=\p{Nd}{4})/iu
/** "Al sinds 1995", "Bereits seit 1995". */
const already = /^(?:al|schon|bereits|già|ya|já|déjà) (?=(?:sinds|seit|dal|desde|depuis) )/iu
/** Where a sentence tells a year before, that is the one. */
const sinceClause = (text: string): string | undefined => {
  const clause = lastSince.exec(text)?.groups?.clause
  return clause === undefined || /\p{Nd}{4}/u.test(text.slice(0, -clause.length)) ? undefined : clause
}

/** What the site says its trade is, in its title or over its first page: "Orgelrestaurierung". */
const tradeStems = perSite(
  (site): ReadonlyArray<string> =>
    site.flatMap((page) =>
      isHome(page)
        ? [
            ...page.statements.flatMap(({ source, folded }) => (source === "title" ? [folded] : [])),
            ...page.blocks.flatMap(({ level, folded }) => (level === 1 ? [folded] : []))
          ].flatMap((text) => text.split(" "))
        : []
    )
)
/** Letters that a verb and the noun of its trade have in common. */
const stem = 6
const isLasting = (site: SiteIndex, verb: string): boolean => {
  const folded = fold(verb)
  if (lastingVerbs.has(folded)) return true
  const own = folded.slice(0, stem)
  return own.length === stem && tradeStems(site, []).some((word) => word.includes(own))
}
/** Whether something older is told of: then a year since when something goes on is another's. */
export const tellsOfOlder = madeOnce((site: SiteIndex): boolean =>
  ownSaid(site).some(({ text }) => olderThings.test(text))
)
/** A line without what it says of today, where that brings in nobody else. */
const withoutToday = (text: string, own: Own): string => {
  const { line, today = "" } = lineAndToday.exec(text)?.groups ?? {}
  return line === undefined || own.namesOther(`x ${today}`) || textSays(fold(today), strangers) ? text : line
}
/** The year of a line, or of a part of it beside which no other house stands. */
const yearOfLine = (text: string, site: SiteIndex, own: Own): string | undefined => {
  const parts = text.split(/ [|·•] /u)
  if (parts.length > 1 && parts.some((part) => tellsOfHouse.test(part))) return undefined
  for (const part of [withoutName(withoutToday(text, own), own), ...parts]) {
    const { year, verb, rest = "" } = (sinceLine.exec(part) ?? standsSince.exec(part))?.groups ?? {}
    if (year !== undefined && (verb === undefined || (goesWith(site, verb, rest) && !tellsOfOlder(site)))) return year
  }
  return undefined
}
/** "Nous fabriquons des balances à Nantes depuis 1999": where they do it is no other house. */
const inTown =
  / (?:in|à|en|em|a|te) \p{Lu}[\p{L}.'-]*(?: (?:(?:de|del|do|da|di|la|sur|am|aan den?|upon) )?\p{Lu}[\p{L}.'-]*){0,3}(?:, \p{Lu}[\p{L} .-]{1,24})?,?$/u
const helps =
  /^(?:help|serv|support|teach|advis|aid|accompagn|conseill|ayud|acompañ|cuid|asesor|apoy|ajud|acompanh|assessor|apoi|aiut|sosten|begleit|berat|betreu|unterstütz|begeleid|ondersteun|advis)/iu
/** Whether they do so as long as they exist: no part of it, nothing taken up later. */
const goesWith = (site: SiteIndex, verb: string, rest: string): boolean =>
  // "Mapping trails by hand": a trade.
  (isLasting(site, verb) || / by hand$/u.test(rest)) &&
  !sinceManner.test(rest) &&
  !sinceBounds.test(rest) &&
  (!serving.test(verb) || rest === "" || served.test(rest))

/** "Acme, est. 2016", "Mad about bread since 2016". */
const yearOfFoot = (text: string, own: Own): string | undefined => {
  const { who, year } = establishedLine.exec(text)?.groups ?? {}
  if (who !== undefined) return own.isIn(fold(who)) || /^(?:©|\(c\)|copyright)/iu.test(who) ? year : undefined
  return fondSince.exec(text)?.groups?.year
}
/** Since when a sentence tells that they do what they do. */
const yearOfSentence = (said: Utterance, text: string, isClause: boolean, own: Own, site: SiteIndex) => {
  const told = sinceSentences.map((one) => one.exec(text)?.groups).find((groups) => groups !== undefined)
  if (told === undefined || tellsOfOlder(site)) return undefined
  // "since 2017, when this was a group of friends".
  const rest = [told.rest, told.before, told.after]
    .join("")
    .replace(/,? (?:when|als|quand|lorsque|cuando|quando|toen) .*$/iu, "")
  if (forOne.test(rest)) return undefined
  if (told.where !== undefined && own.namesOther(`x${withoutPeople(told.where)}`)) return undefined
  // "También vendemos miel. Empezamos en 2020": with that alone.
  const [last] = said.before.slice(-1)
  const goesOnUs = last === undefined || describesUs.test(last) || startsNamed(own, last)
  if (told.began !== undefined && (!goesOnUs || sinceBounds.test(text))) return undefined
  const verb = told.verb ?? told.done
  if (verb === undefined ? sinceManner.test(rest) || sinceBounds.test(rest) : !goesWith(site, verb, rest))
    return undefined
  // All nouns of German have a capital.
  const isGerman = /(?:^| )seit /iu.test(text)
  // "We have been helping bakers in France since 2019": they may have helped elsewhere before.
  const around = verb !== undefined && helps.test(verb) ? rest : rest.replace(inTown, "")
  if (!isGerman && own.namesOther(`x${around}`)) return undefined
  // "We bake bread, and since 2015 we have been baking cakes": only of what is named has it begun then.
  if (told.who === undefined) return isClause ? undefined : told.year
  // "Seit 2019 baut Acme Öfen": in German whatever is made has a capital, too. "It" is whatever the sentence before is of.
  const isIt = own.subject(told.who) === "anaphor" && startsNamed(own, said.before.at(-1) ?? "")
  return isIt || startsOwn(own, told.who) || isHouseOfOurs(told.who) ? told.year : undefined
}
/** "Our small family-owned farm has been in business": whatever a house is, in small words, and no second one of theirs. */
const isHouseOfOurs = (who: string): boolean => {
  const kind =
    /^our (?:(?!(?:second|third|other|new|newest|sister|online)(?!\p{L}))[\p{Ll}-]+ ){0,5}(?<kind>\p{Ll}+)$/iu.exec(who)
      ?.groups?.kind
  return kind !== undefined && (companyKinds.has(kind) || plainKinds.has(kind) || houseKinds.test(kind))
}

/** "Since 1970" over the first page, "Since 2012 we have been helping bakers": when nothing says more. */
export const sinceYears = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> =>
  ownSaid(site).flatMap((said) => {
    const { block, page } = said
    const whole = plainDigits(said.text)
    const clause = sinceClause(whole)
    const text = (clause ?? whole).replace(already, "").replace(monthOf, "")
    if (!/\p{Nd}{4}/u.test(text) || isAsidePage(page)) return []
    if (ofThing.test(text) && !own.isIn(fold(text))) return []
    // A line by itself: at the top of the first page, at the foot of any, on a page about the makers.
    const isLoose = block.region === "footer" || (block.card === null && block.list === null)
    const opens = isHome(page) ? block.region === "hero" || block.region === "main" : tellsOfMakers(page)
    const foot = block.region === "footer" ? yearOfFoot(text, own) : undefined
    const line = foot ?? (isLoose && (opens || block.region === "footer") ? yearOfLine(text, site, own) : undefined)
    const going = beenSince.exec(text)?.groups
    if (going?.year !== undefined && own.subject(going.subject ?? "") === "own") return [saidFact(said, going.year, "")]
    const theirs = theySince.exec(text)?.groups
    if (
      theirs?.year !== undefined &&
      said.before.some((one) => startsNamed(own, one)) &&
      !sinceBounds.test(theirs.rest ?? "") &&
      !sinceManner.test(theirs.rest ?? "")
    )
      return [saidFact(said, theirs.year, theirs.year)]
    const year = line ?? yearOfSentence(said, text, clause !== undefined, own, site)
    return year === undefined ? [] : [saidFact(said, year, said.words.includes(year) ? year : "")]
  })
