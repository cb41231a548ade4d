/** How far along the product is, where a sentence says so of it in the present; nothing where two stages are stated. */

import type { stages } from "../../../../../../domain/listing/Profile.ts"
import { fold } from "../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../../reading/PageIndex.ts"
import { caseless } from "../../../reading/patterns/Caseless.ts"
import { neededIn } from "../../../reading/patterns/NeededWords.ts"
import { spelledOut } from "../../../reading/SpelledOut.ts"
import type { Fact } from "../../Fact.ts"
import { type Own, ownOf, perOwn } from "../../Own.ts"
import { isAsidePage, isHome, isManual } from "../../Paths.ts"
import { namesPerson } from "../../Persons.ts"
import { isOwnContext, ownSaid, saidFact, type Utterance } from "../../Said.ts"
import { notNow, stageLines, stageShapes, statedLines } from "../../words/StageWords.ts"
import { framedStages } from "./FrameBadges.ts"
import { furtherShapes, furtherWords } from "./StageShapes.ts"
import { badgeStage, partsOfLine } from "./TitleBadges.ts"
import { stageHints, type ToldStage, toldStage } from "./ToldStages.ts"

type Stage = (typeof stages)[number]

/** Of alternatives each has its own subject. */
const subject = (slot: string) =>
  `(?<subject${slot.replace(/\P{Nd}/gu, "")}>(?-i:(?:[^,.;:!?]|(?<=\\p{Nd})\\.(?=\\p{Nd})){0,60}?))`
const patternsOf = (shapes: typeof stageShapes) =>
  shapes.map(({ stage, shape }) => ({
    stage,
    pattern: new RegExp(`(?i:${shape.replaceAll(/\{S\d?\}/gu, subject)})`, "u")
  }))
const sentences = patternsOf(stageShapes)
const further = patternsOf(furtherShapes)
const mayState = neededIn(() => sentences.map(({ pattern }) => pattern))
const mayStateFurther = neededIn(() => further.map(({ pattern }) => pattern))
const stated = statedLines.map(({ stage, shape }) => ({ stage, pattern: new RegExp(shape, "iu") }))
const lines = stageLines.map(({ stage, shape }) => ({ stage, pattern: new RegExp(shape, "iu") }))
const words =
  /beta|bêta|bèta|alpha|alfa|アルファ|ألفا|early access|preview|live|launch|available|on sale|open to|production|status|out now|idea|concept|proof|growing|traded|listed|verfügbar|disponible|disponível|disponibile|beschikbaar|en ligne|online|ベータ|β版?|正式|リリース|提供開始|测试|内测|公测|上线|发布|推出|تجريبي|بيتا|متاح|متوفر|released|erhältlich|erschienen|is out|is here/u
const furtherHint = caseless(furtherWords)
/** To look for many words at once takes no longer than for few, and most sentences have none. */
const hint = caseless(new RegExp([words, furtherWords, ...stageHints].map(({ source }) => source).join("|"), "u"))

const lead =
  /^(?:(?:project |development )?status ?:|heads up:|please note:|note:|attention ?:|hinweis:|achtung:|nota:|aviso:|ojo:|let op:|right now|today|currently|ahora mismo|at the moment|for now|derzeit|aktuell|actuellement|actualmente|atualmente|attualmente|momenteel)[, ]+|^while (?=(?:we|it|§)(?: is| are|'s|'re) (?:still )?in (?:early access|(?:open |public |closed |private )?beta))/iu

/** "Acme 2.0" is Acme. */
const version = / (?:v|version )?\p{Nd}+(?:\.\p{Nd}+)*$/iu

/** "since September 2026", "seit Mai", "2026年9月から": how long, which changes nothing of what it is now. */
const since =
  /,? (?:since|seit|depuis|desde|dal?|sinds)(?: \p{L}+){0,2} \p{Nd}{4}(?= |[.,;!]|$)|(?:自|从)?\p{Nd}{4}年(?:\p{Nd}{1,2}月)?(?:から|より|起)[、,，]?/u
/** "In beta right now", "en bêta : tout fonctionne": what stands after it and changes nothing. */
const nowAfter =
  / (?:right now|at the moment|today|just now|for now|im moment|en ce moment|ahora mismo|agora mesmo|in questo momento|op dit moment)(?=$|[.!,;:])| (?=[:;!](?: |$))/iu
/** "Acme has been in beta since May 2026" as "Acme is in beta". */
const asOfNow = (text: string): string => {
  const now = text.replace(since, "")
  return now === text ? text : now.replace(/ (?:has|have) been (?=in |live)/u, " is ")
}

const platform = "(?:iphones?|ipads?|ios|android|mac(?:os)?|windows|linux)"
/** "In beta for iPhone and Android": on all it is made for. On one of them another may be further. */
const everywhere = new RegExp(
  ` (?:for|on|für|auf|pour|sur|para|en|no|per|su|voor|op) (?:${platform},? )*${platform},? (?:and|und|et|y|e|en|&) ${platform}(?=$|[.,;:!)])`,
  "iu"
)

const digits = (text: string) => Number(text.replace(/[^\p{Nd}]/gu, ""))
/** What would make a sentence one of another time; that nothing is built yet is said with a "not". */
const isPast = (told: string, stage: Stage) =>
  stage === "idea" ? /(?<!\p{L})(?:was|were|used to|war|était|era|was)(?!\p{L})/iu.test(told) : notNow.test(told)
/** "We went from 40 to 310 paying teams", "Nothing is built yet", "Da lunedì Acme è aperta a tutti". */
const furtherOf = (said: Utterance, text: string, own: Own): Stage | null => {
  if (!mayStateFurther.test(text) || !furtherHint.test(text)) return null
  for (const { stage, pattern } of further) {
    const match = pattern.exec(text)
    if (match === null || isPast(match[0], stage)) continue
    const { less, more, who, ...subjects } = match.groups ?? {}
    if (less !== undefined && more !== undefined && digits(less) >= digits(more)) continue
    const subject = Object.values(subjects).find((one) => one !== undefined) ?? who ?? ""
    const whose = who === undefined ? own.subject(subject) : "own"
    if (isOwnContext(own, said, whose, true)) return stage
  }
  return null
}

/** Whom "Acme is", "We're" or "Acme's app is" speaks of: the product or its makers, no part of it. */
const stageOf = (said: Utterance, own: Own): ToldStage | null => {
  const stage = statedStage(said, own)
  if (stage !== null) return { stage, had: false }
  const inClause = toldStage(said, own)
  if (inClause !== null) return inClause
  const badge = lineStage(said, own)
  return badge === null ? null : { stage: badge, had: false }
}
const statedStage = (said: Utterance, own: Own): Stage | null => {
  // "Estamos en beta", of a language that leaves out who: "we" stands in its verb.
  const text = asOfNow(spelledOut(said.text.replace(lead, "").replace(nowAfter, ""))).replace(
    /^(?=(?:estamos|siamo) (?:en|em|in) )/iu,
    "we "
  )
  for (const { stage, pattern } of mayState.test(text) ? sentences : []) {
    const match = pattern.exec(text)
    if (match === null) continue
    const told = match[0]
    if (notNow.test(told)) continue
    const subject = match.groups?.subject ?? ""
    // Of a version in beta the one before may be out.
    const whose = own.subject(stage === "launched" ? subject.replace(version, "") : subject)
    if (isOwnContext(own, said, whose, true)) return stage
  }
  return furtherOf(said, text, own)
}
const lineStage = (said: Utterance, own: Own): Stage | null => {
  const { block, page, before } = said
  const isOpening = isHome(page) && block.card === null && (block.region === "hero" || block.region === "main")
  if (isOpening && block.level === null && before.every((text) => !own.namesOther(text))) {
    const word = stated.find(({ pattern }) => pattern.test(said.text))
    if (word !== undefined) return word.stage
  }
  // A badge beside the name, or a line of the opening: not in a card, where it is a feature's.
  const opens =
    isHome(page) && before.length === 0 && block.card === null && (block.region === "hero" || block.region === "main")
  // "Out now on PC", under the title: a line, whatever its size.
  const isTitle = block.level !== null && (block.level < 3 || block.region !== "hero")
  if (!opens || isTitle || !isOwnContext(own, said, "none")) return null
  const besideTitle = block.region === "hero" && [-1, 1].some((step) => page.blocks[said.at + step]?.level === 1)
  // A picture may stand in front of it.
  const plain = said.text.replace(/^[^\p{L}\p{N}]+/u, "")
  const line = asOfNow(plain)
  const around = [-2, -1, 1, 2].map((step) => page.blocks[said.at + step]?.text ?? "").join(" ")
  const badge = besideTitle ? (badgeStage(own, plain, around) ?? badgeStage(own, line, around)) : null
  if (badge !== null) return badge
  const parts = partsOfLine(line)
  return lines.find(({ pattern }) => parts.some((part) => pattern.test(part)))?.stage ?? null
}

const telling: Readonly<Record<Stage, RegExp>> = {
  idea: /idea|concept/iu,
  alpha: /al(?:ph|f)a|アルファ|α|ألفا/iu,
  beta: /b[eêè]ta|early access|preview|ベータ|β|测试|内测|公测|التجريبية|بيتا/iu,
  launched:
    /live|released|is out|is here|just launched|erschienen|erhältlich|正式|リリース|提供開始|上线|发布|推出|متاح|متوفر|launched|on sale|open (?:to|for)|production|out now|stable|available|verfügbar|disponible|disponível|disponibile|beschikbaar|en ligne|en línea|no ar|online|lancée?|lanzad|out of beta/iu,
  growing: /growing|grew|grown|doubled|tripled/iu,
  mature: /traded|listed/iu
}

/** "Ada: We are growing quickly", in a picture of what it does: whoever talks there is nobody of the house. */
const isSpoken = ({ block }: Utterance): boolean =>
  block.lead !== undefined && block.text.startsWith(`${block.lead}:`) && namesPerson(block.lead)

interface StageFact extends Fact<Stage> {
  readonly had: boolean
}
const all = perOwn((site, names): ReadonlyArray<StageFact> => {
  const own = ownOf(site, names)
  return ownSaid(site).flatMap((said): ReadonlyArray<StageFact> => {
    if (
      !hint.test(said.text) ||
      isAsidePage(said.page) ||
      isSpoken(said) ||
      (said.block.region === "faq" && said.text.length > 300)
    )
      return []
    const text = said.text.replace(everywhere, "")
    const told = stageOf({ ...said, text }, own) ?? (text === said.text ? null : toldStage(said, own))
    if (told === null) return []
    const { stage, had } = told
    // "Is there an app?" "It is available for phones.": of the one that is asked for.
    if (stage === "launched" && isManual(said.page)) return []
    return [{ ...saidFact(said, stage, fold(telling[stage].exec(said.text)?.[0] ?? "")), had }]
  })
})

const framed = perOwn((site, names) => framedStages(site, ownOf(site, names)))

const isTrial = (stage: Stage) => stage === "alpha" || stage === "beta"
/** "Download the stable release": beside it a beta is what comes next. */
const stable = caseless(
  /(?<!\p{L})(?:(?:latest |current )?stable (?:release|version|build)s?|stabile (?:version|ausgabe)|version stable|versión estable|versão estável|versione stabile|stabiele versie)(?!\p{L})|安定版|稳定版|إصدار مستقر/u
)
const hasStable = (page: PageIndex) => page.blocks.some(({ text, level }) => level === null && stable.test(text))

/** "Version 0.4, beta", "it is still a beta": a badge or an aside, which no reader of clauses takes for a stage. */
const saysBeta =
  /(?<!\p{L})(?:version|versione|versión|versão|fassung|v)\.? ?0\.\p{Nd}[\p{Nd}.]*[^.!?]{0,12}(?<!\p{L})b[eê]ta(?!\p{L})|(?<!\p{L})(?:still|ancora|noch|encore|todavía|aún|ainda|nog)(?: (?:in|an?|una?|uma|eine?r?|une|en|em))? (?:public |open |private )?b[eê]ta(?!\p{L})/iu
const overThen =
  /(?<!\p{L})(?:after|since|was|were|left|until|nach|seit|war|bis|après|était|tras|después|era|após|dopo|fino|was|tot)(?!\p{L})/iu
const isStillBeta = ({ text, region }: Block): boolean =>
  region !== "news" && region !== "others" && text.length <= 200 && saysBeta.test(text) && !overThen.test(text)

export const stageFacts = (site: SiteIndex, names: ReadonlyArray<string>): ReadonlyArray<Fact<Stage>> => {
  const told = all(site, names).filter(({ value, page }) => !(isTrial(value) && hasStable(page)))
  // That there are more of them every month is so of what has launched as well.
  const plain = told.filter(({ value, had }) => value !== "growing" && value !== "mature" && !had)
  const lasting = told.filter(({ had }) => !had)
  const stated = [plain, lasting].find((some) => some.length > 0) ?? told
  const facts = stated.length > 0 ? stated : framed(site, names).filter(({ page }) => !hasStable(page))
  if (facts[0]?.value === "launched" && site.some(({ blocks }) => blocks.some(isStillBeta))) return []
  return facts.every(({ value }) => value === facts[0]?.value) ? facts : []
}
