/** Prices as pages write them, with how often they are paid. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { recalled } from "../../../../../../domain/text/Recalled.ts"
import { tokensOf } from "../../../reading/Tokens.ts"
import {
  also,
  currencySigns,
  currencyWords,
  each,
  onceBefore,
  onceWords,
  steadily,
  steadilyBefore,
  taxes,
  times,
  usedUp,
  uses,
  usesElsewhere
} from "../../words/PriceWords.ts"
import { arabicMoney, eachInArabic, nationalities } from "./words/ArabicMoney.ts"

export type Paying = "recurring" | "once" | "usage" | "unknown"
export interface Price {
  /** The whole of it: "€12 per user per month". */
  readonly text: string
  readonly start: number
  readonly end: number
  readonly currency: string
  /** Digits and point alone, so that "1,980" and "1980" are one. */
  readonly amount: string
  /** "month", "year", "half", "third", "quarter", "week"; null where none is said. */
  readonly period: string | null
  readonly paying: Paying
  /** What it is counted by besides, as stems: "user" of "€12 per user per month". */
  readonly units: ReadonlyArray<string>
}

/** "$2.5k a month": thousands, where it is told how they are paid; by itself "$10k" is what was raised, or saved. */
const thousands = String.raw`\p{Nd}{1,3}(?:[.,]\p{Nd})?[kK](?=\+? ?(?:\/|a|per|pro|im|par|por|al|à) ?(?:mo|mth|months?|yr|year|monat|jahr|mois|an|année|mes|año|mês|ano|mese|anno|maand|jaar)(?!\p{L}))`
const number = String.raw`(?:${thousands}|\p{Nd}{1,3}万\p{Nd}{1,4}(?= ?円)|\p{Nd}{1,3}(?:\.\p{Nd}{1,2})? ?万(?= ?円)|\p{Nd}{1,3}(?:[.,' ٬]\p{Nd}{3})+(?:[.,٫]\p{Nd}{1,2})?|0[.,]\p{Nd}{3,5}|\p{Nd}+(?:[.,٫]\p{Nd}{1,2})?)(?:[,.][-–—])?`
const sign = String.raw`(?:(?:US|CA|AU|NZ|HK|SG|A|C|R|S)?\p{Sc})`
const word = `(?i:${currencyWords}|${arabicMoney})`
/** "R280 a month": a letter before a number is money where it is told how that is paid, and by how many. */
const rand = String.raw`R(?=\p{Nd}[\p{Nd}., ]*(?:\/|(?: (?:a|an|per|for|each|once|monthly|yearly|plus|incl|excl)| ?p\.?[mpa]\.?)(?!\p{L})))`
/** The same where a line of dots leads to it, or "from" does: "Evening class ...... R350", "Lessons from R260". */
const randLed = String.raw`(?<=(?:\.{4}|…|\b[Ff]rom) ?)R(?=\p{Nd}{2,3}(?: \p{Nd}{3})?(?:[.)]?$|\.? \p{L}))`
/** "Q 2,900", "Q150.00": quetzales; "Q 4" is a quarter, or a question. */
const quetzal = String.raw`Q ?(?=\p{Nd}{1,3}(?:,\p{Nd}{3})+(?!\p{Nd})|\p{Nd}{2,4}\.\p{Nd}{2}(?!\p{Nd})|\p{Nd}{3}(?![\p{Nd}.,]*\p{Nd}))`
/** "25 GEL": any currency by its code, in capitals as it is written; save those that are words in capitals as well. */
const codes = `(?:${Intl.supportedValuesOf("currency")
  .filter((code) => !/^(?:ALL|TOP|CUP|TRY|SOS|X(?!AF|OF|PF|CD).*)$/.test(code))
  .join("|")})`
/** "2.400$00": the sign stands where the cents begin. */
const escudos = String.raw`\p{Nd}{1,3}(?:\.\p{Nd}{3})*\$\p{Nd}{2}`
const huge = "k|m|bn|million|billion|thousand|mio|mrd|millions|millones|milhões|milioni|miljoen|mil|tsd"
/** "MXN $699": whose dollars they are. */
const dollarsOf = String.raw`(?:(?:USD|CAD|AUD|NZD|SGD|HKD|MXN|ARS|CLP|COP|UYU|TWD|BRL) ?(?=\p{Sc}))?`
const before = String.raw`(?<![\p{L}\p{N}])${dollarsOf}(?:${sign} ?|${word} ?|${rand}|${randLed}|${quetzal})${number}(?: (?i:usd|eur|cad|aud|gbp|mxn|nzd|sgd|hkd|ars|clp|cop|twd|pesos(?: (?:chilenos|mexicanos|argentinos|colombianos|uruguayos))?)(?!\p{L}))?`
const after = String.raw`(?<![\p{scx=Latn}\p{scx=Cyrl}\p{scx=Grek}\p{N}.,])(?:${escudos}|${number} ?(?:${sign}|${currencySigns}|${word}(?!\p{L})|${codes}(?!\p{L})))`
/** "$5 million" is no price. */
const price = new RegExp(
  String.raw`(?:${before}|${after})(?!\p{Nd})(?! \p{Nd}{2}$)(?!(?:[.,]\p{Nd}+)? ?(?i:${huge})(?!\p{L}))`,
  "gu"
)
/** Up to another price: "$49-$399", "$49–399". */
const span = new RegExp(
  String.raw`^(?: ?[-–~〜] ?(?:${before}|${after})|[-–](?<most>${number})(?![\p{L}\p{N}%-]|[.,]\p{Nd}| ?%))`,
  "u"
)

/** "10–25 €": the sign behind both. With blanks it may be a number of something: "Pack 3 – 12 €". */
const rangeBefore = new RegExp(String.raw`(?<![\p{L}\p{N}.,])(?<least>${number})[-–~〜]$`, "u")

const unit = String.raw`(?:(?:active |aktive[rnm]? |actif )?\p{L}+)`
/** "je geplanter Person", "par poste actif"; of one that is additional it is no price of the first. */
const anyUnit = String.raw`(?!(?:${times})(?!\p{L}))(?:(?!(?:first|second|erste|zweite|premi|segund|primer|addition|extra|further|weiter|zusätz|suppl|adicion|aggiunt|ulterior)\p{L}*)\p{L}{4,18} )?${unit}(?: (?:acti[fv]|activ[oa]|ativ[oa]|attiv[oa]))?`
/** "a month", "per user and month", "/user/month", "لكل مستخدم شهرياً". */
const again = String.raw`(?:${eachInArabic}|(?:${each})(?:${anyUnit}(?:${also})(?:${each})?)?(?:${times})|(?:${each})${unit},? \(?(?:billed|paid) (?:monthly|yearly|annually))`
const taxed = String.raw`(?:(?:${taxes})[),]{0,2} ?)?`
const lead = String.raw`^(?: ?[〜~+*])?[ ,(]{0,2}${taxed}(?:(?:paid|billed|gezahlt) )?`
const billed = String.raw`(?:,? \(?(?:billed|paid|when billed|if billed|bei|jährlich|facturé|facturado|cobrado|fatturato|gefactureerd) ?[\p{L} ]{3,24}(?!\p{L})\)?)?(?: (?:per|pro|je|par|por) (?:(?:each|every|jede[nrs]?|chaque|cada|ogni|elke?) )?(?<unit>${unit})(?! (?:${each})))?`
/** "per m²", "€8/m3": a measure, and no month. */
const noMeasure = String.raw`(?!\p{L}|[²³]|(?<=m)[23](?!\p{Nd}))`
const recurring = new RegExp(String.raw`${lead}(?<per>${again}|${steadily})${noMeasure}${billed}`, "iu")
const usage = new RegExp(
  String.raw`${lead}(?<per>(?:${each})(?:${usedUp}) \p{L}+|(?:${each})(?:1,?000 |1k |million |1m |zusätzliche[rn]? |additional |extra )?(?:\p{L}{2,12} )?(?:${uses})(?: (?:${usedUp})| (?:of|de|di|van|von) \p{L}+)?|(?:${each})(?:1[,.]?000|thousand|million|mille|mil|tausend|duizend|millón|milhão|milione|miljoen)(?![\p{L}\p{N}])|${usesElsewhere})(?!\p{L})`,
  "iu"
)
/** "una volta", and not "una volta al mese". */
const onceInAll =
  "(?:una volta|una vez|uma vez|une fois|één keer)(?! ?(?:al|all|alla|ogni|cada|por|à|ao|par|chaque|per|a|l')(?!\\p{L}))"
/** ", que se pagan" before "una sola vez". */
const toBePaid =
  "(?:que se (?:pagan?|abonan?)|se pagan?|a pagar|que se pagam?|pagáveis|à payer|payables?|qui se paient?|zahlbar|zu zahlen|da pagare|te betalen|to be paid|payable)"
/** "€9 once", "€9, paid once", "€9. Once." */
const once = new RegExp(
  String.raw`^(?:[ ,*(–:/-]{0,3}${taxed}[ ,*(–:-]{0,3}(?:${toBePaid} )?(?:${onceWords}|${onceInAll})(?!\p{L})|[.。] ?(?:${onceWords})(?=[.!。]|$))`,
  "iu"
)
const recurringBefore = new RegExp(String.raw`(?<per>${steadilyBefore})(?:なら)?[ :]{0,2}$`, "iu")
const singleBefore = new RegExp(String.raw`(?:${onceBefore})[ :]{0,2}$`, "iu")

const periods: ReadonlyArray<readonly [string, RegExp]> = [
  ["third", /quadrim|cuatrim/iu],
  ["half", /half|halb|semest/iu],
  ["quarter", /quart|trimestr|kwart/iu],
  ["week", /wk|week|woch|wöch|semaine|semana|settimana|أسبوع/iu],
  [
    "year",
    /y(?:ea)?r|annu|anual|anuais|jahr|jähr|(?<!\p{L})an(?!\p{L})|année|año|(?<!\p{L})anos?(?!\p{L})|anno|jaar|年|سن|عام|p\.a|(?<!\p{L})y$/iu
  ],
  ["month", /mo|monat|mtl|mois|mens|mes|mês|maand|p\/m|p\.m|月|شهر|(?<!\p{L})m$/iu]
]
const periodOf = (text: string) => periods.find(([, pattern]) => pattern.test(text))?.[0] ?? null

const noUnits = new RegExp(
  String.raw`^(?:${times}|${steadily}|${usedUp}|per|a|an|each|every|pro|je|im|par|le|al|all|l|por|cada|ao|jede[nrs]?|chaque|tous|toutes|les|tod[oa]s?|l[oa]s|[oa]s?|ogni|tutt[ie]|i|elke?|iedere?|and|und|et|y|e|en|active?|additional|extra|\p{Nd}+k?)$`,
  "iu"
)
const unitsOf = (words: string): ReadonlyArray<string> =>
  tokensOf(fold(words))
    .filter(({ text }) => /\p{L}/u.test(text) && !noUnits.test(text))
    .map(({ stem }) => stem)

const plainAmount = (text: string): string => {
  const digits = text
    // "٦" and "۶" are 6.
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/(?<=\p{Nd})\$(\p{Nd}{2})$/u, ",$1")
    .replaceAll("٫", ".")
    .replaceAll("٬", "")
    .replace(/[^\p{Nd}.,' ]/gu, "")
    .trim()
    .replace(/[,.][-–—]?$/u, "")
  const decimal = /(?<=^0)[.,](\p{Nd}{3,5})$|[.,](\p{Nd}{1,2})$/u.exec(digits)
  const whole = (decimal === null ? digits : digits.slice(0, decimal.index)).replace(/[^\p{Nd}]/gu, "")
  const cents = (decimal?.[1] ?? decimal?.[2])?.padEnd(2, "0")
  const amount = cents === undefined || cents === "00" ? whole : `${whole}.${cents}`
  // "3万9800"
  const [, tens, ones] = /(\p{Nd}+)万(\p{Nd}+)/u.exec(text) ?? []
  if (tens !== undefined && ones !== undefined) return String(Number(tens) * 10_000 + Number(ones))
  const times = /\p{Nd}[kK](?!\p{L})/u.test(text) ? 1000 : /\p{Nd} ?万/u.test(text) ? 10_000 : 1
  return times === 1 ? amount : String(Math.round(Number(amount) * times))
}
const spellings: Readonly<Record<string, string>> = {
  usd: "$",
  us$: "$",
  eur: "€",
  euro: "€",
  euros: "€",
  gbp: "£",
  dollar: "$",
  dollars: "$",
  dólar: "$",
  dólares: "$",
  dollari: "$",
  円: "¥",
  دنانير: "دينار",
  دراهم: "درهم",
  ريالات: "ريال",
  دولارات: "دولار",
  جنيهات: "جنيه",
  ليرات: "ليرة",
  jpy: "¥"
}
/** "ديناراً أردنياً" is dinars as "دينار" is: whose they are, and how the word ends behind a number. */
const whoseMoney = new RegExp(
  `(?<=\\p{scx=Arab})(?:ا\u064b?|\u064bا)?(?: (?:${nationalities})\\p{scx=Arab}{0,2})?$`,
  "u"
)
const currencyOf = (text: string) => {
  const mark = text
    .replace(whoseMoney, "")
    .replace(/(?<=\p{Nd})[kK](?!\p{L})|万(?= ?円|\p{Nd})|[\p{Nd}.,' ٫٬–—-]/gu, "")
    .toLowerCase()
  // "$890 MXN" beside "$0".
  return spellings[mark] ?? (/^(?:\$(?:[a-z]{3}|pesos[a-z]*)|[a-z]{3}\$)$/.test(mark) ? "$" : mark)
}

const measured = /(?<!\p{L})(?:[kmgt]i?b|gigabyte|terabyte|kwh|m³)(?!\p{L})/iu
/** "$0000": where a template's sum was to stand. */
const unfilled = /^[^\p{Nd}]*0{2,}(?:[.,]0+)?[^\p{Nd}]*$/u
const goesOnBefore = /\p{Nd}[ .,']?$/u
/** Characters on either side of a sum in which it is told how it is paid: a line of a thousand sums is not read a thousand times. */
const around = 240
const figure = /\p{Nd}/u
/** Whether a text has a digit in it, without which it tells no price. */
export const hasFigure = (text: string): boolean => figure.test(text)
/** Many rules ask for the prices of the same line. */
const read = recalled((text): ReadonlyArray<Price> => {
  const found: Array<Price> = []
  for (const { 0: written, index } of text.matchAll(price)) {
    if (index < (found.at(-1)?.end ?? 0)) continue
    const from = Math.max(0, index - around)
    const head = text.slice(from, index)
    if (unfilled.test(written) && !goesOnBefore.test(head)) continue
    const { 0: lesser = "", groups } = (/^\p{Nd}/u.test(written) ? rangeBefore.exec(head) : null) ?? {}
    const isRange = lesser !== "" && Number(plainAmount(groups?.least ?? "")) < Number(plainAmount(written))
    const sumEnd = index + written.length
    const further = span.exec(text.slice(sumEnd, sumEnd + around))
    const most = further?.groups?.most
    // "$20-10" is no range.
    const isSpan = most === undefined || Number(plainAmount(most)) > Number(plainAmount(written))
    const upTo = isSpan ? (further?.[0] ?? "") : ""
    const end = sumEnd + upTo.length
    const rest = text.slice(end, end + around)
    const over = recurring.exec(rest)
    const used = usage.exec(rest)
    const only = once.exec(rest)
    const opening = recurringBefore.exec(head)
    const single = singleBefore.exec(head)
    const said = over ?? used ?? only
    // "per GB and month": what is stored is paid by how much it is.
    const byMeasure = over !== null && measured.test(over.groups?.per ?? "")
    const paying =
      (over !== null && !byMeasure) || opening !== null
        ? "recurring"
        : used !== null || byMeasure
          ? "usage"
          : only !== null || single !== null
            ? "once"
            : "unknown"
    const told = opening?.index ?? single?.index
    const start = told === undefined ? (isRange ? index - lesser.length : index) : from + told
    const stop = end + (said?.[0].length ?? 0)
    found.push({
      text: text.slice(start, stop).trim(),
      start,
      end: stop,
      currency: currencyOf(written),
      amount: plainAmount(isRange ? (groups?.least ?? "") : written),
      period: paying === "recurring" ? periodOf(over?.groups?.per ?? opening?.groups?.per ?? "") : null,
      paying,
      units: unitsOf(`${over?.groups?.per ?? used?.groups?.per ?? ""} ${over?.groups?.unit ?? ""}`)
    })
  }
  return found
})
/** Every price in a plain text; of a range its first, with all of its words. */
export const pricesIn = (text: string): ReadonlyArray<Price> => (hasFigure(text) ? read(text) : [])

/** A line that says no more than how often: "per month", under a price. */
const paidAlone = new RegExp(
  String.raw`^(?:(?:billed|paid|abgerechnet|zahlbar|facturé|facturado|cobrado|fatturato|gefactureerd) )?(?:${again}|${steadily}|${unit} ?/ ?(?:${times})|(?:${times})$)(?![\p{L}\p{N}]| (?:after|later|before|earlier|ago|from now)(?!\p{L}))`,
  "iu"
)
/** "por minuto de video". */
const usedAlone = new RegExp(String.raw`^(?:${each})(?:${uses})(?: (?:of|de|di|van|von) \p{L}+| (?:${usedUp}))?$`, "iu")
const onceAlone = new RegExp(String.raw`^(?:${onceWords})(?![\p{L}\p{N}])`, "iu")
export const saysHowOften = (text: string): Paying | null =>
  text.length > 60
    ? null
    : paidAlone.test(text)
      ? "recurring"
      : onceAlone.test(text)
        ? "once"
        : usedAlone.test(text)
          ? "usage"
          : null

/** "Per app", under a price: by what it is counted, of which nothing tells how often. */
const unitAlone = new RegExp(String.raw`^(?:per|pro|je|par|por|cada) ${unit}$`, "iu")
export const saysByWhat = (text: string): boolean => text.length <= 25 && unitAlone.test(text)

/** The same sum of the same money, paid as often; what it is counted by aside. */
export const samePrice = (a: Price, b: Price): boolean =>
  a.amount === b.amount && a.currency === b.currency && a.period === b.period && a.paying === b.paying

export const costsNothing = ({ amount }: Price): boolean => /^0*$/.test(amount.replace(".", ""))
