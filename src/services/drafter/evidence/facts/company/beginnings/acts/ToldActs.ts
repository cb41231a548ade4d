/**
 * A founding told by what was done for it: "The papers for Acme were signed on 11 February 2020", "In 2019 the two of them
 * went to a notary and came out as a company". The house by its name is the house; a company without one is ours where "we"
 * say so, or where a story about the makers goes on with the name. The sentence has one year, and no other house comes in.
 */

import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import { textSays } from "../../../../reading/Says.ts"
import { anyYear, withoutPeople } from "../../../founding/BegunYears.ts"
import { isOfFoot } from "../../../founding/Doubtful.ts"
import { atThatTime } from "../../../founding/retelling/AtThatTime.ts"
import { type Own, ownOf, perOwn } from "../../../Own.ts"
import { isAsidePage, mayTellOfHouse, tellsOfMakers } from "../../../Paths.ts"
import { isOwnContext, isTitleOfOurs, ownSaid, paragraphAbove, titlesOf, type Utterance } from "../../../Said.ts"
import { otherBeginnings, takenOver } from "../../../words/founding/BeginningWords.ts"
import { earlierOne } from "../../../words/founding/LooseWords.ts"
import { beforeYear, othersBegan } from "../../../words/founding/TimeWords.ts"
import { strangers } from "../../../words/SubjectWords.ts"
import { peopleBefore, tellsOfStrangers } from "../../persons/SpokenOf.ts"
import { countedAbove, countedBy } from "../../persons/stories/CountedAbove.ts"
import { marked } from "../../persons/stories/StoryMarks.ts"
import type { ToldStory } from "../../persons/stories/ToldStory.ts"
import { actShapes, beganThen } from "./ActShapes.ts"
import { actHint, anotherThing, clauseEnds, laterThan, notDone, notDoneThen, overAgain } from "./ActWords.ts"

interface Act {
  readonly whose: "named" | "unnamed" | "ours"
  /** Told in passing, so that who did it may be somebody else than its nearest name. */
  readonly passing: boolean
  readonly told: string
  readonly from: number
  readonly until: number
}
const of = (shapes: ReadonlyArray<RegExp>, whose: Act["whose"], passing: boolean) =>
  shapes.map((shape) => ({ shape, whose, passing }))
const actIn = (signs: string, lang: string): Act | null => {
  const shapes = actShapes(lang)
  if (shapes === null) return null
  const isNamed = signs.includes("¤")
  const all = [
    ...of(isNamed ? [...shapes.done, ...shapes.named] : [], "named", false),
    ...of(shapes.unnamed, "unnamed", false),
    ...of(shapes.ours, "ours", false),
    ...of(isNamed ? shapes.begun.named : [], "named", true),
    ...of(shapes.begun.unnamed, "unnamed", true)
  ]
  for (const { shape, whose, passing } of all) {
    const match = shape.exec(signs)
    if (match !== null)
      return { whose, passing, told: match[0], from: match.index, until: match.index + match[0].length }
  }
  return null
}

/** The clause of the act and of its year, as far as nothing else begins in it. */
const clauseOf = (signs: string, from: number, until: number): string => {
  const breaks = [...signs.matchAll(clauseEnds)].map(({ 0: joint, index }) => ({ index, end: index + joint.length }))
  const start = breaks.findLast(({ end }) => end <= from)?.end ?? 0
  return signs.slice(start, breaks.find(({ index }) => index >= until)?.index)
}
/** "in a notary's office above a bakery in Braga", "across the frozen Speed River": where it was. */
const whereabouts =
  /(?<= (?:in|at|to|of|from|near|above|across|over|along|by|en|em|à|a|au|dans|chez|da|di|de|do|del|nel|na|no|te|bij|naar|op) (?:(?:the|a|la|le|el|il|o|os|as|het|de) )?(?:\p{Ll}+ )?)\p{Lu}[\p{L}'’.-]*(?: (?:(?:of|the|de|da|do|di) )?\p{Lu}[\p{L}'’.-]*){0,3}/gu
/** "a week before everything closed": of another thing, and no earlier house. */
const beforeThat = /(?<!\p{L})(?:avant (?:que|de|d')|antes (?:de|que|do|da)|prima (?:che|di|del|dell'))/giu
/** What stands behind a comma after the act and its year: with what, and with whom. */
const behindAct = (rest: string): string => /,.*$/su.exec(rest)?.[0] ?? ""
/** "in the register of trade marks": what the words of the act go on with. */
const toItsEnd = (rest: string): string => rest.split(/[,;:.]| (?:and|und|et|y|e|en) /u)[0] ?? ""
/** "a company, Flourtech", "a company called Flourtech". */
const calledElse =
  /^(?:,? (?:called|named|namens|nommée?|appelée?|llamad[oa]|chamad[oa]|chiamat[oa]|genaamd)|[,:–—-]) ?(?:the |die |la |le |el |o |a |il |de |het )?(?!¤)\p{Lu}/u

const speaksOfUs = /(?<!\p{L})(?:we|I|us|our|wir|ich|uns|nous|j'|je|on|nosotr[oa]s|nós|noi|wij|ik|ons)(?!\p{L})/iu
const byUs = /(?<!\p{L})\p{L}+(?:amos|imos|[áa]mos|ímos)(?!\p{L})|(?<!\p{L})(?:abbiamo|siamo|sommes|avons)(?!\p{L})/iu

/** Of a company without a name: "we" registered it, or the story goes on with the name of the house. */
const isCompanyOfOurs = (said: Utterance, own: Own, act: Act, rest: string): boolean => {
  const { page, at, block, before, text } = said
  if (calledElse.test(rest)) return false
  const sentences = sentencesIn(tidyText(block.text))
  const after = sentences.slice(before.length + 1)
  if (overAgain.test(text) || after.some((one) => overAgain.test(one))) return false
  if (speaksOfUs.test(act.told) || byUs.test(act.told)) return isOwnContext(own, { ...said, before: [] }, "own")
  if (act.whose === "ours" || !tellsOfMakers(page)) return false
  if (!titlesOf(page, at).every((title) => isTitleOfOurs(page, title, own))) return false
  if ([...paragraphAbove(page, at), ...before].some((one) => tellsOfStrangers(one) || takenOver.test(one))) return false
  return isToldOfHouse(said, own, act.told)
}
const neighbours =
  /(?<!\p{L})(?:voisine?s?|vecin[oa]s?|vizinh[oa]s?|vicin[oi]|buren|Nachbar\p{L}*|neighbou?rs?)(?!\p{L})/iu
/** Blocks around a paragraph in which the house may be named. */
const nearby = 2
/** The paragraph or one beside it names the house; or it opens the story, and nothing else is named before. */
const isToldOfHouse = ({ page, at, block, before, text }: Utterance, own: Own, words: string): boolean => {
  const beside = page.blocks.slice(Math.max(0, at - nearby), at + nearby + 1)
  if (beside.some((one) => one.region === block.region && own.isIn(one.folded))) return true
  const rest = text.replace(words, "")
  if (tellsOfStrangers(rest) || neighbours.test(rest)) return false
  const isGerman = /^de/iu.test(page.page.lang ?? "")
  const told = [...paragraphAbove(page, at), ...before, text].map(
    (one) => `x ${withoutPeople(one.charAt(0).toLowerCase() + one.slice(1)).replace(whereabouts, "")}`
  )
  return !isGerman ? told.every((one) => !own.namesOther(one)) : paragraphAbove(page, at).length + before.length === 0
}

/** "by Christmas of", "in het najaar van". */
const seasonOf =
  /(?<!\p{L})(?:christmas|easter|spring|summer|autumn|fall|winter|week|lente|voorjaar|najaar|zomer|herfst|winter|primavera|verano|otoño|invierno|verão|outono|inverno|autunno|estate|printemps|automne|hiver|été) (?:of|van|de|del|do|d') $/iu
/** German needs no word before a year: "Aus dem Hobby wurde 2019". */
const barely =
  /(?<!\p{L})(?:wurden?|haben|hat|habe|ist|sind|stand|war|\p{Ll}{3,}ten?|wir|sie|ich|er|beiden|drei|zwei|Firma) $/u

/** The one year of the sentence with the place where it stands; null where it tells none, or several. */
const yearIn = (signs: string, lang: string): { readonly year: string; readonly at: number } | null => {
  const [first, ...more] = [...signs.matchAll(anyYear)]
  if (first === undefined || more.length > 0) return null
  const before = signs.slice(0, first.index)
  const isDated = beforeYear.test(before) || /(?:^|[,;:] )$/u.test(before) || / d[eo] $/u.test(before)
  return isDated || seasonOf.test(before) || (lang === "de" && barely.test(before))
    ? { year: first[0], at: first.index }
    : null
}

const several =
  /(?<!\p{L})(?:they|the (?:two|three|pair|couple)|both|die beiden|die drei|beide|sie|ils|elles|ze|zij|de twee|beiden)(?!\p{L})|(?<!\p{L})(?:ont|sont|hanno|sono|foram|fueron)(?!\p{L})|(?<!\p{L})\p{L}+(?:aron|ieron|aram|iram|arono|irono|èrent)(?!\p{L})/iu
const single = /(?<!\p{L})(?:she|he|er|elle|il|ella|él|ela|ele|lei|lui|hij)(?!\p{L})/iu

type Doers = Pick<ToldStory, "people" | "words" | "first" | "by">
/** Who did it: as many as are counted and named above, the one who is told of, or whoever speaks. */
const doersOf = (said: Utterance, { told, passing }: Act): Doers => {
  const nobody: Doers = { people: [], words: said.words, first: said.at, by: null }
  const counted = countedBy(told) === null ? null : countedAbove(said, told)
  if (counted !== null) return { ...counted, by: null }
  if (passing) return nobody
  if (speaksOfUs.test(told) || byUs.test(told))
    return { ...nobody, by: /(?<!\p{L})(?:I|ich|je|j'|ik)(?!\p{L})/u.test(told) ? "me" : "us" }
  const isSeveral = several.test(told)
  return isSeveral || single.test(told) ? { ...nobody, ...(peopleBefore(said, [isSeveral ? 2 : 1]) ?? {}) } : nobody
}

const told = (site: SiteIndex, said: Utterance, own: Own): ToldStory | null => {
  const { page } = said
  if (isAsidePage(page) || !mayTellOfHouse(page) || isOfFoot(said, own)) return null
  const lang = (page.page.lang ?? "en").slice(0, 2).toLowerCase()
  const { signs } = marked(site, said, own, false)
  const plain = signs.replaceAll("’", "'")
  const act = actIn(plain, lang)
  const time = act === null ? null : yearIn(plain, lang)
  if (act === null || time === null) return null
  const [from, until] = [Math.min(act.from, time.at), Math.max(act.until, time.at + time.year.length)]
  const clause = clauseOf(plain, from, until)
  const between = time.at < act.from ? plain.slice(time.at, act.from) : plain.slice(act.until, time.at)
  if (laterThan.test(between)) return null
  // "In 2021 she sold her mill, Max Roe bought an oven and founded Acme": somebody else's year, as likely as not.
  if (act.passing && time.at < act.from && /, (?:and |und )?\p{Lu}/u.test(between.replace(/, (?:I|the) /u, "")))
    return null
  if (act.passing && (tellsOfStrangers(said.text) || otherBeginnings.test(act.told))) return null
  if (
    [notDone, notDoneThen, earlierOne, takenOver, othersBegan].some((one) => one.test(clause.replace(beforeThat, "")))
  )
    return null
  if (anotherThing.test(act.told + toItsEnd(plain.slice(act.until)))) return null
  if (/^(?:if|had|wenn|si|se|als wij|should) /iu.test(plain) || textSays(fold(clause), strangers)) return null
  // All nouns of German have a capital.
  const core = clauseOf(plain, from, until).replace(behindAct(plain.slice(until)), "")
  const bare = withoutPeople(`x ${core.charAt(0).toLowerCase()}${core.slice(1)}`.replace(whereabouts, ""))
  if (lang !== "de" && own.namesOther(bare.replace(/[¤£]/gu, "").replace(legalForm, "").replace(holidays, "")))
    return null
  const isOurs =
    act.whose === "named" ? isOwnContext(own, said, "own") : isCompanyOfOurs(said, own, act, plain.slice(act.until))
  return isOurs ? { said, year: time.year, dated: null, ...doersOf(said, act) } : null
}
const legalForm =
  /(?<!\p{L})(?:Ltd|Limited|Inc|LLC|LLP|PLC|Pty|GmbH|UG|AG|KG|SAS|SARL|Srl|SRL|SL|SA|BV|Lda|Ltda|AB|AS|ApS|Oy|Companies House|Kamer van Koophandel|KvK|RCS)(?!\p{L})\.?/gu
/** "that Christmas": a time, and nobody. */
const holidays =
  /(?<!\p{L})(?:Christmas|Easter|Thanksgiving|Halloween|Diwali|Ramadan|Eid|Hanukkah|Midsummer|New Year(?:'s(?: Eve| Day)?)?|Noël|Pâques|Navidad|Pascua|Natal|Páscoa|Natale|Pasqua|Ferragosto|Kerst(?:mis)?|Pasen|Sinterklaas)(?!\p{L})/gu

/** "That month Acme began, with one oven", where the sentences before tell which month. */
const toldThen = (site: SiteIndex, said: Utterance, own: Own): ToldStory | null => {
  const { page, text, at, words } = said
  if (isAsidePage(page) || !mayTellOfHouse(page) || isOfFoot(said, own)) return null
  const dated = beganThen.test(marked(site, said, own, false).signs) ? atThatTime(said) : null
  if (dated === null || [notDone, anotherThing, takenOver, othersBegan].some((one) => one.test(text))) return null
  return isOwnContext(own, said, "own")
    ? { said, year: dated.year, dated, people: [], by: null, words, first: at }
    : null
}
const comesOut =
  /(?<!\p{L})(?:launched|opened|eröffnet\p{L}*|gestartet|startet\p{L}*|ouvert\p{L}*|lanc\p{L}+|abri\p{L}+|lan[çz]\p{L}+|aperto|aprì\p{L}*|opende\p{L}*|begonn?e?n?)(?!\p{L})/iu
const thenHint =
  /(?<!\p{L})(?:that|same|selben|gleichen|jenem|diesem|même|-là|es[ea]|aquel\p{L}*|mism[oa]|n?ess[ea]|naquel[ea]|mesm[oa]|quell?\p{L}*|dezelfde|diezelfde|datzelfde|die|dat)(?!\p{L})/iu

export const toldActs = perOwn((site: SiteIndex, names): ReadonlyArray<ToldStory> => {
  const own = ownOf(site, names)
  const found = ownSaid(site).flatMap((said) => {
    const act = actHint.test(said.text) ? told(site, said, own) : null
    return act ?? (thenHint.test(said.text.slice(0, 40)) ? (toldThen(site, said, own) ?? []) : [])
  })
  // What a house made may have come out later than the house: "In 2024 we launched Acme at the fair".
  const firm = found.filter(({ said }) => !comesOut.test(said.text))
  const sure = firm.length > 0 ? firm : found
  return new Set(sure.map(({ year }) => year)).size > 1 ? [] : sure
})
