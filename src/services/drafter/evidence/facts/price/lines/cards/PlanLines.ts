/**
 * What a card tells of its plan, as one line: its name, its sum, and what stands beside the sum on what condition it holds.
 * Nothing is added and nothing said otherwise: "Team" over "$79/yr" and "up to 5 seats · annual billing".
 */
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../../../reading/PageIndex.ts"
import type { Place } from "../../../../reading/Place.ts"
import { anywhere } from "../../../../reading/patterns/Caseless.ts"
import { times } from "../../../words/PriceWords.ts"
import { costsNothing, type Price, pricesIn } from "../../sums/Money.ts"
import { tellsNoPrice } from "../../sums/NoPrices.ts"
import { someOnly } from "../../sums/words/BesideWords.ts"
import { isTierName } from "../PlanNames.ts"
import type { PricePlan } from "../PriceLines.ts"
import { plainName } from "../words/NameForm.ts"
import { beforeSize } from "../words/PlanBadges.ts"
import {
  instalmentWords,
  isBargain,
  laterWords,
  leastWords,
  reachWords,
  saysTax,
  setupWords,
  startingWords,
  stockWords,
  termWords
} from "./ConditionWords.ts"
import { besideCards, headsLine, listedWords, reachLine } from "./Reaches.ts"
import { tierUnit } from "./Tiers.ts"
import { timeLabel } from "./TimeColumns.ts"

export interface PlanLine {
  readonly text: string
  /** The same without what stands beside the sum. */
  readonly plain: string
  /** Whether what stands beside it is a sum, or what is bought for it, without which it misleads. */
  readonly isOpen: boolean
  readonly first: number
  readonly last: number
  /** The heads of its columns, where those say what its sums are of, or how often they are paid. */
  readonly heads: ReadonlyArray<Block>
}

/** Characters of a line beside a sum; lines that may stand between. */
const longest = 64
const longestCount = 40
const farthest = 3

/** "5.599 €PVP", "$89once": set beside each other in letters of two sizes. */
const grown = /(?<=\p{Nd} ?\p{Sc})(?=\p{L}{3})|(?<=\p{Sc} ?\p{Nd}[\p{Nd}.,]*)(?=\p{L}{4})/gu
/** "€9 / month7-day trial": the end of a line, and the next. */
const joinedLines = /(?<=(?:month|year|week|monat|jahr|woche|mois|mes|año|mês|ano|mese|anno|maand|jaar))(?=\p{Nd})/giu
/** "$99 * a month": leads to a note. */
const noted = / ?\*{1,3}(?= |$)/gu
/** "Price: €40 an hour", behind the name of what has it. */
const labelled =
  /^(?:(?:prices?|pricing|costs?|rates?|fees?|preise?|kosten|prix|tarifs?|precios?|tarifas?|preços?|prezz[oi]|tariff[ae]|prij(?:s|zen)|tarie(?:f|ven)) ?:|(?:料金|価格|价格|السعر) ?[:：]) ?(?=\P{L}{0,3}\p{Nd})/iu
/** "$69 / year · normally $99": what it cost, or will. */
const otherTimes =
  /(?<=\p{Nd}[^·•|,(]{0,24}) ?[·•|,(] ?(?:normally|usually|regularly|was|instead of|normalerweise|sonst|statt|au lieu de|normalement|antes|en vez de|normalmente|em vez de|invece di|anziché|di solito|normaal|in plaats van) \P{L}{0,3}\p{Nd}[\p{Nd}.,]*(?: ?\p{Sc})?\)?$/iu
/** "PRECIO 40€", over what has it. */
const priceHead = /^(?:PRICE|PREIS|PRIX|TARIF|PRECIO|PREÇO|PREZZO|PRIJS) (?=\P{L}{0,3}\p{Nd})/u
const plainWords = (words: string) =>
  words
    .replace(priceHead, "")
    .replace(otherTimes, "")
    .replace(/[.;]+$/, "")
    .replace(grown, " ")
    .replace(joinedLines, ", ")
    .replace(noted, "")

/** " Brazil Everyday brew", glued on to "From £10.95": the next line of its card, which tells nothing of the sum. */
const nextLine = /^ \p{Lu}\p{Ll}+(?: [\p{L}'’&-]+)+$/u
/** " · Lids Included", behind "From £5 / jar": the same, set off. */
const setOff = / [·•|](?= \p{Lu}\p{Ll}+(?: [\p{L}'’&-]+)+$)/u
const tellsOfSum = anywhere(
  `${termWords}|${leastWords}|${setupWords}|${laterWords}|${startingWords}|${reachWords}|${times}`
)
const withoutNextLine = (words: string, price: Price | null): string => {
  const [own] = pricesIn(words)
  if (price === null || own === undefined) return words
  const tail = words.slice(own.end)
  const at = own.end + (setOff.exec(tail)?.index ?? 0)
  const rest = words.slice(at).replace(/^ [·•|]/u, "")
  const isTold =
    !nextLine.test(rest) || saysTax.test(rest) || tellsOfSum.test(rest) || someOnly.test(rest) || perUnit.test(rest)
  return isTold ? words : words.slice(0, at)
}
const perUnit =
  /^ (?:per|pro|je|par|por|al|ao|cada|chaque|ogni|elke?|each|every|for|from|only|one|incl|excl|inkl|exkl|plus) /iu
/** "Subscribe (" of "Subscribe ($9)", "160만원 (" of "160만원 (1,600,000원)": a sum in brackets, and no name before it. */
const opensBracket = /[(（[][^()（）[\]]*$/u

/** "then $0.012 / credit": behind what is had for the sum above. */
const later = new RegExp(`^(?:${laterWords})(?!\\p{L})`, "iu")
const spaced = anywhere([termWords, leastWords, setupWords, laterWords].join("|"))
const starting = new RegExp(`^(?:${startingWords})(?!\\p{L})`, "iu")
const unspaced = new RegExp(
  [termWords, leastWords, setupWords, laterWords, startingWords]
    .join("|")
    .split("|")
    .filter((word) => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(word))
    .join("|"),
  "u"
)
/** "per transfer", "/ 60 min", "+ IVA", "pro Nacht", "je nach Aufwand". */
const counted = new RegExp(
  String.raw`^[(（]?(?:/ ?\S|(?:per|pro|je|par|por|al|ao|cada|chaque|ogni|elke?) (?:\p{Nd}|\p{L}))|^(?:${times})$|あたり`,
  "iu"
)
/** "50 credits", "5,000 credits included every month", "Welcome grant 15,000 one-time credits". */
const stock = new RegExp(
  String.raw`^(?:\p{L}+ ){0,2}\p{Nd}[\p{Nd}.,]* ?(?:[\p{L}-]+ )?(?:${stockWords})(?!\p{L})`,
  "iu"
)
/** "× 4 months = €220": how often the sum is paid. */
const instalments = new RegExp(String.raw`^[×x] ?\p{Nd}{1,2} ?(?:${instalmentWords})(?![\p{scx=Latn}])`, "iu")
/** "(min. 2 h)" ends no sentence. */
const nextSentence = /(?<=\p{L}{3}[.!])(?<!(?:min|mín|max|máx|mind|incl|inkl|excl|exkl|zzgl|approx)\.)\s/iu
/** "Total of €240 a year": the same, added up. */
const addedUp =
  /^(?:(?:in |a |the )?totals?|insgesamt|gesamt|en tout|au total|en total|no total|in totale|totale|totaal)(?!\p{L})|^(?:合計|总计|الإجمالي)/iu
/** Words before the sum of such a line, in characters. */
const longestLead = 24
/** What a line beside a sum says on what condition it holds; "" where it says nothing of it. */
const conditionIn = (line: string, own: Price): string => {
  if (instalments.test(line)) return line.split(/(?<=[。!！])|(?<=[.])\s/u)[0]?.replace(/[。.]$/u, "") ?? ""
  if (line.length > longest || listedWords.test(tidyText(line)) || isBargain(line)) return ""
  const [opening = ""] = line.split(nextSentence)
  const text = tidyText(opening)
  const [price] = pricesIn(text)
  if (price !== undefined) {
    if (beforeSize.test(text.slice(0, price.start).trim()) || addedUp.test(text)) return ""
    const isOwn = price.amount === own.amount && price.currency === own.currency
    return isOwn || price.start > longestLead || (tellsNoPrice(text) && !later.test(text)) ? "" : opening
  }
  // "Billed every month", under a sum a month.
  if (own.period !== null && pricesIn(`€1 ${text}`)[0]?.period === own.period) return ""
  const isShort = text.length <= longestCount && own.paying !== "usage"
  // "Discover Acme without commitment" opens with something else.
  const head = /\p{Nd}/u.test(text) ? text : text.slice(0, longestLead)
  const isTold =
    saysTax.test(text) ||
    stock.test(text) ||
    reachLine.test(text) ||
    spaced.test(head) ||
    starting.test(text) ||
    unspaced.test(head)
  return isTold || (isShort && counted.test(text)) ? opening : ""
}

const isLine = (block: Block | undefined): block is Block =>
  block !== undefined &&
  block.level === null &&
  block.list === null &&
  block.kind !== "button" &&
  block.kind !== "cell" &&
  block.kind !== "quotation"
/** The lines beside the sum of a plan: between its name and it, and right behind. */
const besideOf = (plan: PricePlan, plans: ReadonlyArray<PricePlan>): ReadonlyArray<readonly [number, string]> => {
  const { page, first, last, words, price } = plan
  const card = page.blocks[last]?.card ?? null
  if (price === null || card === null) return []
  const known = fold(words)
  const isOther = (at: number) =>
    plans.some((one) => one !== plan && one.page === page && one.first <= at && at <= one.last)
  const found: Array<readonly [number, string]> = []
  const take = (at: number): boolean => {
    const block = page.blocks[at]
    const told = isLine(block) && !known.includes(block.folded) ? conditionIn(block.text.trim(), price) : ""
    if (told !== "") found.push([at, told])
    return told !== ""
  }
  for (let at = first + 1; at < last; at++) if (!isOther(at)) take(at)
  let skipped = 0
  for (let at = last + 1; at <= last + 2 * farthest; at++) {
    const block = page.blocks[at]
    if (!isLine(block) || block.card !== card || isOther(at) || /^[✓✔✗✘]/u.test(block.text)) break
    if (!take(at) && (++skipped > farthest || block.text.length > 2 * longest)) break
  }
  const [at = -1] = [...page.blocks.keys()].filter((one) => one > last && page.blocks[one]?.kind === "item")
  const item = page.blocks[at]
  if (item?.card === card && !isOther(at) && headsLine.test(tidyText(item.text))) found.push([at, item.text.trim()])
  return found
}

/** "Annual, 12 months" and "Monthly, 30 days" under "Pro": of which plan they are. */
const tierOver = ({ page, first, name }: PricePlan, plans: ReadonlyArray<PricePlan>): number | null => {
  if (name === null || !byTime.test(name)) return null
  let at = first - 1
  while (plans.some((one) => one.page === page && one.first <= at && at <= one.last && byTime.test(one.name ?? "")))
    at -= 1
  const over = page.blocks[at]
  return isLine(over) && isTierName(over.text) ? at : null
}
const byTime =
  /^(?:(?:bei|with|on)? ?(?:monthly|yearly|annual(?:ly)?|weekly|monatlich|jährlich|wöchentlich|mensuel|annuel|mensual|anual|mensal|mensile|annuale|maandelijks|jaarlijks)|月額|年額|月払い|年払い|按月|按年|شهري|سنوي)(?!\p{L})/iu

/** ", up to 3 sites": behind the sum of a plan that is told in a line with it, and what is had for it there. */
const tailOf = ({ told, words, price }: PricePlan): string => {
  const at = told === undefined || words === "" || price === null ? -1 : tidyText(told).indexOf(words)
  if (told === undefined || at === -1) return ""
  const tail = /^, (?<tail>[^.;:!?()]{3,})[.!]?$/u.exec(tidyText(told).slice(at + words.length))?.groups?.tail ?? ""
  return tail.length > longest || pricesIn(tail).length > 0 || isBargain(tail) ? "" : tail
}
/** Of plans told one after the other, all that is had for each or, where one has none, how far it reaches. */
const hadFor = (plan: PricePlan, plans: ReadonlyArray<PricePlan>): string => {
  const tail = tailOf(plan)
  const mates = plans.filter((one) => one.page === plan.page && one.told !== undefined)
  const areAll = mates.length > 1 && mates.every((one) => tailOf(one) !== "")
  return areAll || reachLine.test(tail) ? tail : ""
}

/** "Income up to €10,000: €180": a sum by which something is called is set off from what it costs. */
const ofBound = (name: string) => (/\p{Sc} ?\p{Nd}|\p{Nd}[kK]? ?\p{Sc}/u.test(name) ? ":" : "")
const glued = (text: string, next: string) => `${text}${/^(?:[+/(（×]|\p{Ll})/u.test(next) ? " " : ", "}${next}`
const lines = new WeakMap<PricePlan, PlanLine | null>()
const lineIn = (plan: PricePlan, plans: ReadonlyArray<PricePlan>): PlanLine | null => {
  const { page, first, last, kind, price } = plan
  // A plan whose sum one has to ask for has to have a name, and "Free / $5" is none.
  if (plan.words === "" || (kind === "ask" && plan.name === null) || /[/|&,]\s*$/u.test(plan.name ?? "")) return null
  if (opensBracket.test(plan.name ?? "")) return null
  const words = plainWords(plan.name === null ? plan.words : withoutNextLine(plan.words, price).replace(labelled, ""))
  const over = tierOver(plan, plans)
  const lead = over === null ? "" : `${plainName(page.blocks[over]?.text ?? "")} `
  const name = plan.name === null ? null : `${lead}${plainName(plan.name)}`
  const isBare = price !== null && pricesIn(words)[0]?.paying === "unknown"
  const tier = isBare && kind === "usage" ? tierUnit(page, page.blocks[last]) : null
  const often = isBare && kind === "recurring" && !costsNothing(price) ? timeLabel(page, page.blocks[last]) : null
  const isSaid = often !== null && `${plan.name} ${words}`.includes(often.often)
  const unit = tier?.unit ?? (isSaid ? undefined : often?.often)
  const sum =
    plan.money !== undefined
      ? `${words} ${plan.money}`
      : unit === undefined
        ? words
        : often?.isBefore === true
          ? `${unit} ${words}`
          : `${words} ${unit}`
  const plain = name === null || fold(name) === fold(words) ? sum : `${name}${ofBound(name)} ${sum}`
  const beside = besideCards(plan, plans, besideOf)
  const tail = hadFor(plan, plans)
  const told = beside.map(([, one]) =>
    one
      .replace(/[.;,]+$/, "")
      .replace(/^\* ?/, "")
      .replace(otherTimes, "")
  )
  const text = told.reduce(glued, plain)
  return {
    text: tail === "" ? text : `${text}, ${tail}`,
    plain,
    isOpen: price !== null && told.some((text) => pricesIn(tidyText(text)).length > 0 || stock.test(tidyText(text))),
    heads: plan.heads ?? [tier, isSaid ? null : often].flatMap((one) => one?.head ?? []),
    first: over ?? first,
    last: Math.max(last, ...beside.map(([at]) => at))
  }
}
/** The line of a plan among all plans of its site; null where it has none. */
export const lineOf = (plan: PricePlan, plans: ReadonlyArray<PricePlan>): PlanLine | null => {
  const known = lines.get(plan)
  if (known !== undefined) return known
  const line = lineIn(plan, plans)
  lines.set(plan, line)
  return line
}

/** The blocks of a line, as one quote. */
export const quotedLine = (page: PageIndex, { first, last }: PlanLine): string =>
  page.blocks
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(" ")

const bare = (text: string) => fold(text).replace(/[.;]+$/, "")
/** Whether a part is the line of a plan as its card has it, with what stands beside the sum or without. */
export const isLineOf = (part: string, plan: PricePlan, plans: ReadonlyArray<PricePlan>): boolean => {
  const line = lineOf(plan, plans)
  if (line === null || (plan.price === null && plan.kind !== "ask" && (plan.kind !== "free" || plan.name === null)))
    return false
  return bare(part) === bare(line.text) || (!line.isOpen && bare(part) === bare(line.plain))
}

/** Where the heads of its columns are quoted, which say what the sums of a plan are of, or how often they are paid. */
export const headPlaces = (
  plan: PricePlan,
  plans: ReadonlyArray<PricePlan>,
  places: ReadonlyArray<Place>
): ReadonlyArray<Place> => {
  const heads = lineOf(plan, plans)?.heads ?? []
  return heads.flatMap((head) =>
    places
      .filter(({ page, blocks }) => page === plan.page && blocks !== null && page.blocks[blocks.first] === head)
      .slice(0, 1)
  )
}
