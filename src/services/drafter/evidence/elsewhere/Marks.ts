/**
 * Sentences of Japanese, Chinese and Arabic with what all readers of them need marked: whoever speaks, by name or as "we", as 〓,
 * and each year as 《2014》, whatever digits or era it is written in.
 */

/** What a sentence tells: of us by name or as "we", or of nobody by name. */
export type Mention = "own" | "none"
/** A sentence and what of it is told of whom. */
export interface Mentioned<A> {
  readonly value: A
  readonly whose: Mention
}

/** NPO法人みずうみ図書室 calls itself みずうみ図書室 as well. */
const legalForm =
  /^(?:(?:認定)?npo法人|(?:認定)?特定非営利活動法人|一般(?:社団|財団)法人|公益(?:社団|財団)法人|社会福祉法人|医療法人(?:社団)?|学校法人|宗教法人) ?/iu
const patterns = new WeakMap<ReadonlySet<string>, RegExp>()
const letter = String.raw`\p{sc=Latn}\p{sc=Arab}\p{N}`
/**
 * Folded names as they stand in a text: of scripts with blanks only whole words, with the small words Arabic joins to them, and
 * with or without the signs of its vowels.
 */
const namePattern = (names: ReadonlySet<string>): RegExp => {
  const known = patterns.get(names)
  if (known !== undefined) return known
  const written = [...names]
    .flatMap((name) => [name, name.replace(legalForm, "")])
    .filter((name) => [...name].length >= 2)
    .toSorted((a, b) => b.length - a.length)
    .map((name) =>
      /\p{sc=Arab}/u.test(name)
        ? [...name].map((one) => RegExp.escape(one)).join("[\u064b-\u0652\u0670]*")
        : RegExp.escape(name)
    )
  const pattern =
    written.length === 0
      ? /(?!)/u
      : new RegExp(
          `(?<=(?:^|[^${letter}])(?<joined>[وفبلك]{0,2}(?:ال)?)|(?<=[^${letter}]))(?:${written.join("|")})(?![${letter}]|(?<=\\p{sc=Katakana})\\p{sc=Katakana})`,
          "giu"
        )
  patterns.set(names, pattern)
  return pattern
}
const kindPatterns = new WeakMap<ReadonlySet<string>, RegExp>()
/** "المطبعة", of a house that is called "مطبعة القمح". */
const kindPattern = (names: ReadonlySet<string>): RegExp => {
  const known = kindPatterns.get(names)
  if (known !== undefined) return known
  const kinds = [...names].flatMap((name) => {
    const [first = "", ...more] = name.split(" ")
    return more.length > 0 && /^(?!ال)\p{sc=Arab}{3,}$/u.test(first) ? [RegExp.escape(first)] : []
  })
  const made =
    kinds.length === 0
      ? /(?!)/u
      : new RegExp(`(?<![${letter}])(?<joined>[وفبك]?)ال(?:${kinds.join("|")})(?![${letter}])`, "gu")
  kindPatterns.set(names, made)
  return made
}
/** A text with its site's names as 〓. */
export const withOwn = (text: string, names: ReadonlySet<string>): string =>
  (/\p{sc=Arab}/u.test(text) ? text.replace(kindPattern(names), "$<joined>〓") : text)
    .replace(namePattern(names), "〓")
    .replace(/ *〓 */gu, (own) => (/\p{sc=Arab}/u.test(text) ? own : "〓"))

const eras: Readonly<Record<string, number>> = {
  明治: 1867,
  大正: 1911,
  昭和: 1925,
  平成: 1988,
  令和: 2018,
  民國: 1911,
  民国: 1911
}
const digits = "〇一二三四五六七八九"
/** 十五 as 15, 六十二 as 62, 元 as 1. */
const numberOf = (text: string): number => {
  if (text === "元") return 1
  if (/^\p{Nd}+$/u.test(text)) return Number(text)
  const [tens, ones] = text.includes("十") ? text.split("十") : ["", text]
  const ten = !text.includes("十") ? 0 : tens === "" ? 1 : digits.indexOf(tens ?? "")
  return ten * 10 + (ones === "" ? 0 : digits.indexOf(ones ?? ""))
}
const eraYear =
  /(?<era>明治|大正|昭和|平成|令和|民[國国]) ?(?<count>[\d一二三四五六七八九十元]{1,3}) ?年(?: ?[(（](?:西暦)?\d{4}年?[)）])?/gu
const spelledYear = /[一二][〇○零一二三四五六七八九]{3}(?=年)/gu
/** What goes with a year: its month, its season, "about". */
const withinYear =
  "(?:の?(?:\\d{1,2}|[一二三四五六七八九十]{1,2})月(?:\\d{1,2}日)?)?(?:[のに]?(?:ある)?[春夏秋冬]季?天?|の?(?:年末|年始|初め|初頭|半ば|終わり|暮れ|末)|年?[初底末中]|的?那?个?[春夏秋冬]天)?(?:頃|ごろ|左右|前后)?"
const commonYear = new RegExp(
  `(?:西暦|公元)?(?<year>(?:1[89]|20)\\d{2}) ?年(?: ?[(（][^()（）]{2,8}[)）])?${withinYear}`,
  "gu"
)
/** A text in which each year is 《2014》. */
export const withYears = (text: string): string =>
  text
    .replace(spelledYear, (year) =>
      [...year.replace(/[○零]/gu, "〇")].map((one) => String(digits.indexOf(one))).join("")
    )
    .replace(eraYear, (...match) => {
      const groups: unknown = match.at(-1)
      const { era = "", count = "" } = isGroups(groups) ? groups : {}
      return `${(eras[era] ?? 0) + numberOf(count)}年`
    })
    .replace(commonYear, "《$<year>》")
    .replace(/(?<=[于於在自从從]) ?(?<year>(?:1[89]|20)\d{2})(?=[,,。.;;]|$)/gu, "《$<year>》")
    .replace(/ ?(《\d{4}》) ?/gu, "$1")
const isGroups = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === "object" && value !== null

/** The years a marked text has. */
export const yearsOf = (marked: string): ReadonlyArray<string> => [
  ...new Set([...marked.matchAll(/《(\d{4})》/gu)].map(([, year]) => year ?? ""))
]

/** "Ken Tanaka" in the midst of other letters. */
export const latinPerson = String.raw`[A-Z][a-z'’-]+(?: [A-Z]\.)?(?: [A-Z][a-z'’-]+){1,2}`

const kana = /[\p{sc=Hiragana}]/u
const arab = /\p{sc=Arab}/u
const elsewhere = /[\p{sc=Hiragana}\p{sc=Arab}\p{sc=Han}]/u
/** Which of these languages a sentence is in; null of others. */
export const tongueElsewhere = (text: string): "ja" | "zh" | "ar" | null =>
  !elsewhere.test(text) ? null : kana.test(text) ? "ja" : arab.test(text) ? "ar" : "zh"
