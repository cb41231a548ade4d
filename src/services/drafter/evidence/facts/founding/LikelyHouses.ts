/**
 * "Ada Roth founded the clinic", where the site calls itself nothing else: among its people or on a page about the makers it
 * is the clinic itself, as long as the sentence names nobody and nothing besides those who founded it.
 */
import { fold } from "../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { textSays } from "../../reading/Says.ts"
import type { Own } from "../Own.ts"
import { isAsidePage, isHome, tellsOfMakers } from "../Paths.ts"
import { isAnother, type Utterance } from "../Said.ts"
import { takenOver } from "../words/founding/BeginningWords.ts"
import { ofAHouse } from "../words/founding/credits/OthersWords.ts"
import { earlierOne, plainKinds, whichOne, whoseKin } from "../words/founding/LooseWords.ts"
import { hiredWords } from "../words/SpeakerWords.ts"
import {
  companyKinds,
  compoundKinds,
  isHouseTitle,
  ownHeadings,
  plainHouses,
  strangers,
  tradeHouses
} from "../words/SubjectWords.ts"
import { withoutPeople } from "./BegunYears.ts"
import type { Founding } from "./FoundingParts.ts"
import { kindInName } from "./retelling/NamedHouses.ts"
import { resolved } from "./retelling/Resolved.ts"

const house = /^(?:(?:the|die|das|der|den|la|le|el|il|lo|o|a|het|de) |l')(?<kind>\p{L}+(?: \p{Ll}+)?)$/iu
const isKind = (kind: string): boolean =>
  companyKinds.has(kind) ||
  tradeHouses.has(kind) ||
  tradeHouses.has(kind.split(" ").at(-1) ?? "") ||
  compoundKinds.test(kind)

/** "الورشة": the same in Arabic. */
const arabicHouse =
  /^ال(?:ورشة|محل|دكان|مخبز|مقهى|مطعم|مشغل|معمل|محمصة|استوديو|ستوديو|مكتبة|مدرسة|عيادة|متجر|مطبعة|مصبغة|مزرعة)$/u
const houseIn = (text: string): string => {
  if (arabicHouse.test(text)) return text
  const kind = fold(house.exec(text.replace(/[.,;:!)]+$/u, ""))?.groups?.kind ?? "")
  return isKind(kind) ? kind : ""
}
/** Under "The workshop", or on the page of that name. */
export const isHousePage = ({ page }: PageIndex, { under }: Block): boolean => {
  const [path = ""] = /[^/]+$/u.exec(new URL(page.url).pathname.replace(/\/$|\.\p{L}+$/gu, "")) ?? []
  return isHouseTitle((under.at(-1) ?? "").replace(/[.:!?]+$/u, "")) || isHouseTitle(fold(path.replaceAll("-", " ")))
}
/** "The workshop", whatever the site calls itself: for those whose name it bears. */
export const isSomeHouse = (text: string): boolean => houseIn(text) !== ""

/** Whether words stand for a house that may be the site's own: it calls itself so, or nothing that is a house. */
export const likelyHouse = (own: Own, text: string): boolean => {
  const kind = houseIn(text)
  if (kind === "") return false
  // "Roth Runners" is called so, and need be no kind of house.
  const inNames = new Set([...own.names].flatMap((name) => name.split(" ")))
  // "Quesos Roth" keep a quesería, "Bäcker Roth" a Bäckerei.
  const stem = kind.slice(0, stemLength)
  if (stem.length === stemLength && [...inNames].some((word) => word.startsWith(stem))) return true
  const called = [...own.kinds()].filter(
    (one) => !plainKinds.has(one) && !plainHouses.has(one) && (isKind(one) || !inNames.has(one))
  )
  return called.every((one) => one.endsWith(kind) || kind.endsWith(one))
}
/** So many letters, at least, are of one trade. */
const stemLength = 5

/** "Roth Orgelbau", of Ada Roth: the house bears the name of everybody who founded it. */
export const isNamesake = (own: Own, people: ReadonlyArray<string>): boolean =>
  people.length > 0 &&
  people.every((name) => {
    const family = fold(name).split(" ").at(-1) ?? ""
    return family.length >= 4 && [...own.names].some((one) => one.split(" ").includes(family))
  })

/** Right behind it: where it is, so that it is one of several. */
const somewhere =
  /^ (?:in|at|near|on|of|for|behind|bei|im|am|à|de|du|des|en|em|na|no|di|del|della|te|van|aan) (?!\p{L}+ (?:(?:18|19|20)\p{Nd}{2}))(?:(?:the|la|le|los|las|les) )?\p{Lu}/u
/** Up to where it is told when, why or with what. */
const beside =
  /^[^,;:.!?]*?(?=[,;:.!?]|$| (?:after|when|while|with|because|mit|nach|als|après|avec|quand|tras|con|cuando|después|depois|com|quando|dopo|na|met|toen) )/iu
/** "barley from her father's barn": nothing that was handed down. */
const ofKin = /from (?:my|his|her|their) \p{L}+'s \p{L}+/giu
const oldest = 1900
export const storyTitles: ReadonlySet<string> = new Set(["الحكاية", "حكايتنا", "القصة", "حكاية الورشة", "البداية"])

/** What is made for a trade is no house of it. */
const product =
  /(?<!\p{L})(?:apps?|software|planner|platform|tools?|toolkit|plugin|api|saas|dashboard|tracker|scheduler|framework|open[- ]source|extension|plattform|logiciel|plateforme|application|herramienta|plataforma|aplicación|aplicativo|strumento|piattaforma|applicazione|アプリ|软件|平台)(?!\p{L})/iu
const plurals = (kind: string) =>
  [
    `${kind}s`,
    `${kind}es`,
    `${kind}x`,
    `${kind}n`,
    `${kind}en`,
    kind.replace(/y$/u, "ies"),
    kind.replace(/[aeo]$/u, "i"),
    kind.replace(/a$/u, "e")
  ].filter((one) => one !== kind)
/** "Plans the bakes of bakeries", "for your clinic": a site that speaks of such houses is for them. */
const isForThem = (site: SiteIndex, kind: string): boolean => {
  const others = new RegExp(
    `(?<!\\p{L})(?:(?:your|any|every|each|votre|chaque|tu|cada|sua|ogni|deine?|ihre?|jede|jouw|uw|elke) ${RegExp.escape(kind)}|${plurals(kind).map(RegExp.escape).join("|")})(?!\\p{L})`,
    "u"
  )
  return site.some(
    ({ blocks, statements }) =>
      statements.some(({ source, text }) => source === "title" && product.test(text)) ||
      blocks.some(({ level, text, folded }) => (level === 1 && product.test(text)) || others.test(folded))
  )
}
const uses =
  /(?<!\p{L})(?:with|use[sd]?|using|switched|chose|mit|nutzt|avec|utilise|con|usa|utiliza|com|met|gebruikt)(?!\p{L})/iu
/** "Today 400 pupils learn there with Acme": they use it. */
export const usesOurs = ({ after }: Utterance, own: Own): boolean =>
  after !== null && own.isIn(fold(after)) && uses.test(after)
const isOurs =
  /^ (?:is|was|are|ist|sind|est|es|é|è) (?:our|unser|notre|nuestr|noss|[ao] noss|l[ao] nuestr|il nostr|la nostr|ons|onze)/u

/** Whether a founding of such a house is told of the site's own. */
export const isOfLikelyHouse = (
  site: SiteIndex,
  said: Utterance,
  { subject, people, year, place }: Founding,
  own: Own
): boolean => {
  const { page, block, text, before } = said
  const isTheirName = isNamesake(own, people)
  if (people.length === 0 || (place !== null && !isTheirName)) return false
  if (isAsidePage(page) || block.kind === "quotation") return false
  const underOurs = ownHeadings.has((block.under.at(-1) ?? "").replace(/[.:!?]+$/u, "")) || isHousePage(page, block)
  const isAbout = block.region === "team" || tellsOfMakers(page) || storyTitles.has(block.under.at(-1) ?? "")
  if (!(isAbout || underOurs || (isHome(page) && isTheirName))) return false
  const at = text.indexOf(subject)
  const rest = at === -1 ? "" : text.slice(at)
  if (
    at === -1 ||
    whichOne.test(rest) ||
    (!isTheirName && somewhere.test(rest.slice(subject.length))) ||
    ofAHouse.test(text)
  )
    return false
  // An article of Portuguese, which in English makes any house of it.
  if (/^[ao] /iu.test(subject) && page.page.lang?.startsWith("pt") !== true) return false
  if (isOurs.test(rest.slice(subject.length)) || isForThem(site, fold(subject).split(/[ ']/u).at(-1) ?? ""))
    return false
  if (usesOurs(said, own)) return false
  if (year !== null && Number(year) < oldest && !isTheirName) return false
  const told = [...before, text].join(" ")
  if (
    earlierOne.test(told) ||
    takenOver.test(told.replace(ofKin, "")) ||
    hiredWords.test(text) ||
    whoseKin.test(text.slice(0, at))
  )
    return false
  if (isAnother(said, fold(subject)) || textSays(fold(told), strangers)) return false
  // Every noun of German has a capital.
  if (page.page.lang?.startsWith("de") === true || (isTheirName && kindInName(own, subject) !== null)) return true
  const plain = resolved(text)
  const clause = [...before, plain.slice(0, plain.indexOf(subject)), beside.exec(rest.slice(subject.length))?.[0] ?? ""]
  const named = people
    .flatMap((name) => [name, name.split(" ")[0] ?? name])
    .reduce((left, name) => left.replaceAll(name, ""), withoutPeople(clause.join(" ")))
  return !own.namesOther(named)
}
