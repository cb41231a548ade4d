/** Numbers in a clause, each with what it counts: a number never moves from one thing to another. */
import { type ForeignClause, type ForeignReading, isAlike, numberOf } from "./ForeignText.ts"
import type { Tongue } from "./Tongue.ts"
import type { BindingKind } from "./tables/Table.ts"

export interface Figure {
  readonly value: number
  /** Money or a share. */
  readonly sign: string | null
  /** The word beside it; of a language without spaces the first character of it. */
  readonly counted: string | null
  /** Where it counts time: in what. */
  readonly span: BindingKind | null
  readonly clause: ForeignClause
  /** Where in the clause: word, or character. */
  readonly at: number
  readonly shown: string
}

const moneyWords: Readonly<Record<string, string>> = {
  euro: "€",
  euros: "€",
  eur: "€",
  dollar: "$",
  dollars: "$",
  dólares: "$",
  dólar: "$",
  dollari: "$",
  usd: "$",
  chf: "chf",
  franken: "chf",
  pfund: "£",
  libras: "£",
  gbp: "£",
  reais: "$",
  real: "$",
  pesos: "$",
  دولار: "$",
  دولارا: "$",
  دولارات: "$",
  ريال: "sar",
  ريالا: "sar",
  ريالات: "sar",
  درهم: "aed",
  درهما: "aed",
  دراهم: "aed",
  يورو: "€",
  جنيه: "egp",
  جنيها: "egp",
  جنيهات: "egp",
  دينار: "din",
  دينارا: "din",
  دنانير: "din",
  prozent: "%",
  procent: "%",
  prosent: "%"
}
const signOf = (word: string | undefined) =>
  word === undefined ? null : /^[\p{Sc}%‰]$/u.test(word) ? word : (moneyWords[word] ?? null)
/** Between a number and what it counts. */
const between = new Set(["de", "d", "di", "of", "x", "+", "من"])

const periods: ReadonlyArray<BindingKind> = ["second", "minute", "hour", "day", "week", "month", "year"]
/** "Weeks": which span of time a word is. */
const periodOf = (word: string, tongue: Tongue): BindingKind | null =>
  periods.find((kind) => {
    const found = tongue.kinds.get(kind)
    return found !== undefined && word.replace(found, "") === ""
  }) ?? null

const spacedFigures = (clause: ForeignClause, tongue: Tongue): ReadonlyArray<Figure> =>
  clause.words.flatMap((word, at) => {
    if (word.value === null) return []
    const sign = signOf(clause.words[at + 1]?.text) ?? signOf(clause.words[at - 1]?.text)
    const step = between.has(clause.words[at + 1]?.text ?? "") ? 2 : 1
    const next = clause.words[at + step]
    // "zwölf Millionen": both say how many.
    const counted = sign === null && next?.content === true ? next.stem : null
    const span = sign === null && next !== undefined ? periodOf(next.text, tongue) : null
    return [{ value: word.value, sign, counted, span, clause, at, shown: word.written }]
  })

const scale: Readonly<Record<string, number>> = { 百: 100, 千: 1000, 万: 1e4, 萬: 1e4, 億: 1e8, 亿: 1e8 }
const signs: Readonly<Record<string, number>> = {
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  十二: 12,
  二十: 20,
  三十: 30,
  五十: 50,
  百: 100
}
/** What stands behind a letter is part of a name: "S3600". */
const unspacedNumber =
  /([¥￥$€£]?)(?<![a-z][\p{Nd}a-z-]*)(\p{Nd}[\p{Nd},]*(?:\.\p{Nd}+)?)([万萬億亿千百]*)([%％]|[\p{scx=Han}\p{scx=Katakana}a-z])?|(十二|[二三五]?十|[二两兩三四五六七八九])([つ個个個人名社年月日回件種种家款台臺天周週項项步段階倍小時时分秒カヶか枚冊本歳岁歲元円块塊層层級级位組组門门課课点點])/gu
const unspacedFigures = (clause: ForeignClause): ReadonlyArray<Figure> =>
  [...clause.line.matchAll(unspacedNumber)].map((match) => {
    const [shown, money = "", digits, scales = "", after = "", kanji = "", counter = ""] = match
    const value =
      digits === undefined
        ? (signs[kanji] ?? 0)
        : [...scales].reduce((product, one) => product * (scale[one] ?? 1), numberOf(digits.replaceAll(",", "")))
    const unit = after === "" ? counter : after
    const paid = /[円元]/.test(unit) ? "¥" : money === "￥" ? "¥" : money
    const sign = paid !== "" ? paid : /[%％]/.test(unit) ? "%" : null
    return {
      value,
      sign,
      counted: sign === null && unit !== "" ? unit : null,
      span: null,
      clause,
      at: match.index,
      shown
    }
  })

export const figuresIn = ({ clauses }: ForeignReading, tongue: Tongue): ReadonlyArray<Figure> =>
  clauses.flatMap((clause) => (tongue.spaced ? spacedFigures(clause, tongue) : unspacedFigures(clause)))

/** Whether `heard` counts what `said` counts. */
export const countsAlike = (said: Figure, heard: Figure, all: ForeignReading): boolean => {
  if (said.value !== heard.value || said.sign !== heard.sign) return false
  // "Vierzehn Wochen", of "vierzehn Tage".
  if (said.span !== null && heard.span !== null && said.span !== heard.span) return false
  const { counted } = said
  if (counted === null || heard.counted === counted) return true
  if (said.clause.words.length === 0) return heard.counted === null
  const alike = (words: ForeignClause["words"]) => words.some((word) => word.content && isAlike(word.stem, counted))
  const { words } = heard.clause
  // "six clear steps" counts steps; another number begins another count.
  const after = words.slice(heard.at + 1, heard.at + 5)
  const next = after.findIndex(({ value }) => value !== null)
  if (alike(next === -1 ? after : after.slice(0, next))) return true
  const before = words.slice(Math.max(0, heard.at - 3), heard.at)
  if (heard.counted === null && alike(before.slice(before.findLastIndex(({ value }) => value !== null) + 1)))
    return true
  return heard.counted === null && all.clauses.some(({ units }) => units.some((unit) => isAlike(unit, counted)))
}

const connects = /^(?:bis|a|à|ao|al|até|tot|hasta|e|y|et|und|en|الي|و|-|–)$/u
const joins = /^(?:e|y|et|und|en|و)$/
const opens = /^(?:zwischen|tussen|entre|tra|fra|بين)$/u
/** The other end of a range: of "20 to 30" each is half of what is said. */
export const otherEnd = (figure: Figure, all: ReadonlyArray<Figure>): Figure | null => {
  const { clause, at } = figure
  if (clause.words.length === 0) {
    return (
      all.find(
        (other) =>
          other.clause === clause &&
          other.at !== at &&
          /^\D{0,3}(?:〜|~|～|-|–|から|至|到)[¥￥$€£]?$/u.test(
            clause.line.slice(Math.min(at, other.at), Math.max(at, other.at)).replace(/^[¥￥$€£]?[\d,.]+/, "")
          )
      ) ?? null
    )
  }
  return (
    all.find((other) => {
      if (other.clause !== clause || other.at === at) return false
      const opener = clause.words[Math.min(at, other.at) - 1]?.text ?? ""
      const middle = clause.words.slice(Math.min(at, other.at) + 1, Math.max(at, other.at)).map(({ text }) => text)
      return (
        middle.length === 0 ||
        (middle.length <= 3 &&
          middle.some((word) => connects.test(word) && (opens.test(opener) || !joins.test(word))) &&
          middle.every((word) => connects.test(word) || signOf(word) !== null || word === "r"))
      )
    }) ?? null
  )
}
