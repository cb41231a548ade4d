/** Questions that a site answers itself: "Is Acme free? Yes.", "Is there a paid version? There isn't." Neither says it alone. */
import type { Region } from "../../../../../../../domain/draft/PageBlocks.ts"
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import type { Fact } from "../../../Fact.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { inOwnVoice } from "../../../Said.ts"
import { freeBut, freeExtras, freeToSome, laterPlanned, trialWords } from "../../../words/PriceWords.ts"
import { costsNothing, pricesIn } from "../Money.ts"
import { type PricingModel, withoutDenied } from "../Told.ts"
import { type AskedWords, answerTails, askedWords } from "./words/AskedWords.ts"

const parts: ReadonlySet<Region> = new Set(["hero", "main", "features", "pricing", "faq"])
const longest = { question: 90, answer: 400 } as const

interface Shapes {
  readonly it: RegExp
  /** Each kind of question with the answer by which nothing is paid. */
  readonly pairs: ReadonlyArray<{ readonly asked: RegExp; readonly answer: RegExp }>
}
const shapesOf = ({ it, free, paid, cost, yes, no, nothing }: AskedWords): Shapes => {
  // Of which of several places the name was read is all the same.
  const asking = (words: string) => {
    const named = words.replace(/\{S\}/g, (_, at: number) => `(?<s${at}>[^,.;:!?？؟、]{1,40}?)`)
    return new RegExp(`^[¿¡]?(?:${named})\\s*[?？؟]$`, "iu")
  }
  const told = (words: string) => words.replace(/\{S\}/g, "[^,.;:!?]{1,40}?")
  const tails = `(?:(?:,|،|、| –| —|:)? ?(?:${answerTails}))*`
  const answering = (words: string) => new RegExp(`^(?:${told(words)})${tails}[.!。！]?$`, "iu")
  return {
    it: new RegExp(`^(?:${it})$`, "iu"),
    pairs: [
      { asked: asking(free), answer: answering(`${yes}|${nothing}`) },
      { asked: asking(paid), answer: answering(`${no}|${nothing}`) },
      { asked: asking(cost), answer: answering(nothing) }
    ]
  }
}
const known = new Map<string, Shapes>()
const shapesIn = (lang: string): Shapes | null => {
  const words = askedWords[lang]
  if (words === undefined) return null
  const made = known.get(lang) ?? shapesOf(words)
  known.set(lang, made)
  return made
}

const anywhere = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu")
const bounds = [trialWords, freeExtras, freeToSome, laterPlanned].map(anywhere)
/** "We don't plan one": nothing that is planned. */
const deniedVerbs =
  /(?<!\p{L})(?:(?:do|does|did|is|are|was|were|will|wo|would|have|has|ca)n['’]t|cannot|never|nor|ni|né|noch)(?: \p{L}+){0,2}/giu
const onlyFor =
  /(?<!\p{L})(?:yet|only|so far|for now|at the moment|currently|for the moment|nur|noch nicht|derzeit|momentan|vorerst|seulement|pas encore|pour l'instant|actuellement|sólo|solo|aún no|todavía no|por ahora|apenas|ainda não|por enquanto|per ora|non ancora|soltanto|nog niet|voorlopig|momenteel|alleen)(?!\p{L})|まだ|今のところ|現在は|のみ|(?<!いた)だけ|暂时|目前|还没|仅|حاليا|فقط|بعد/iu
const paidFor =
  /(?<!\p{L})(?:paid|pay|pays|charged?|billed|fees?|upgrades?|premium|subscri\p{L}+|bezahl\p{L}*|zahl\p{L}*|kostenpflichtig\p{L}*|gebühr\p{L}*|abos?|pay(?:er|ez|é|ant)\p{L}*|abonnement\p{L}*|pag\p{L}{1,5}|suscri\p{L}+|assinatur\p{L}+|abbonament\p{L}*|betal\p{L}*|betaald?\p{L}*)(?!\p{L})|有料|課金|付费|收费|مدفوع|اشتراك/iu
/** Whether the rest of an answer takes something back: for whom, until when, what is paid all the same. */
const isBound = (text: string): boolean => {
  const rest = withoutDenied(text).replace(deniedVerbs, " ")
  return (
    pricesIn(text).some((price) => !costsNothing(price)) ||
    paidFor.test(rest) ||
    onlyFor.test(text) ||
    freeBut.test(rest) ||
    bounds.some((one) => one.test(rest))
  )
}

interface Asked {
  readonly page: PageIndex
  readonly question: string
  readonly answer: string
  readonly first: number
  readonly last: number
}
const endsAsking = /[?？؟]$/u
const opensAsking = /^(?<question>[^?？؟]{4,90}[?？؟]) ?(?<answer>\S.*)$/su
/** A question with its answer: in one block, or in two that follow each other. */
const askedAt = (page: PageIndex, block: Block, at: number): Asked | null => {
  const text = tidyText(block.text)
  const inOne = opensAsking.exec(text)?.groups
  if (inOne?.question !== undefined && inOne.answer !== undefined)
    return { page, question: inOne.question, answer: inOne.answer, first: at, last: at }
  const next = page.blocks[at + 1]
  if (!endsAsking.test(text) || text.length > longest.question || next === undefined) return null
  const isAnswer = next.region === block.region && next.level === null && inOwnVoice(next)
  const answer = tidyText(next.text)
  return isAnswer && !endsAsking.test(answer) ? { page, question: text, answer, first: at, last: at + 1 } : null
}

/** Of what a question asks: the product, or what is meant by no name; null where it is something else. */
const askedOf = (groups: Readonly<Record<string, string | undefined>> | undefined, it: RegExp, own: Own) => {
  const named = Object.values(groups ?? {}).flatMap((one) =>
    one === undefined || one.trim() === "" ? [] : [one.trim()]
  )
  const isOurs = (one: string) =>
    it.test(one) || own.isName(one) || own.subject(one) === "own" || own.subject(one) === "anaphor"
  return named.every(isOurs)
}

const isNamedIn = ({ question, answer }: Asked, own: Own) => own.isIn(fold(question)) || own.isIn(fold(answer))
/** What no name is in may be of anything the site has a price for. */
const showsPrices = (site: SiteIndex): boolean =>
  site.some(
    (page) =>
      !isAsidePage(page) &&
      page.blocks.some(
        ({ region, kind, text }) =>
          parts.has(region) && kind !== "quotation" && pricesIn(tidyText(text)).some((price) => !costsNothing(price))
      )
  )

const answered = (one: Asked, own: Own): string | null => {
  const lang = (one.page.blocks[one.first]?.lang ?? one.page.page.lang ?? "en").slice(0, 2).toLowerCase()
  const shapes = shapesIn(lang)
  const [first = "", ...more] = sentencesIn(one.answer)
  if (shapes === null || one.answer.length > longest.answer || more.some(isBound)) return null
  for (const { asked, answer } of shapes.pairs) {
    const found = asked.exec(one.question)
    if (found === null || !askedOf(found.groups, shapes.it, own)) continue
    if (answer.test(first) && !onlyFor.test(first)) return first
  }
  return null
}

/** That nothing is paid, as answers to questions tell it. */
export const askedFree = (site: SiteIndex, own: Own): ReadonlyArray<Fact<PricingModel>> => {
  const facts = site
    .filter((page) => !isAsidePage(page))
    .flatMap((page) =>
      page.blocks.flatMap((block, at) => {
        if (!parts.has(block.region) || !inOwnVoice(block)) return []
        const one = askedAt(page, block, at)
        return one !== null && answered(one, own) !== null ? [one] : []
      })
    )
  if (facts.length === 0) return []
  const isPriced = showsPrices(site)
  return facts
    .filter((one) => !isPriced || isNamedIn(one, own))
    .map(({ page, first, last }) => ({
      value: "free",
      page,
      words: page.blocks
        .slice(first, last + 1)
        .map(({ text }) => text)
        .join(" "),
      telling: "",
      blocks: { first, last },
      statement: null
    }))
}
