/** Years as most of the world counts them, whatever way they are written; those of Japan's eras: 平成30年, 令和元年, 昭和五十二年. */

/** The year before the first of each. */
const eras: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 }
const era = /(?<era>明治|大正|昭和|平成|令和) ?(?<count>\p{Nd}{1,2}|元|[一二三四五六七八九十]{1,3}) ?年/gu
const ones = "一二三四五六七八九"

/** "五十二" as 52. */
const counted = (text: string): number => {
  if (text === "元") return 1
  if (/^\p{Nd}+$/u.test(text)) return Number(text.normalize("NFKC"))
  const [tens, rest = ""] = text.includes("十") ? text.split("十") : [null, text]
  const ten = tens === null ? 0 : tens === "" ? 1 : ones.indexOf(tens) + 1
  return ten * 10 + (rest === "" ? 0 : ones.indexOf(rest) + 1)
}

/** With each such year as most of the world counts it. */
export const withPlainYears = (text: string): string =>
  text.replace(era, (all, name: string, count: string) => {
    const before = eras[name]
    return before === undefined ? all : `${before + counted(count)}年`
  })

const dates: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<!\p{L})am (?:\p{Nd}{1,2}\. ?){2}(?=(?:1[89]|20)\p{Nd}{2}(?!\p{Nd}))/giu, "im Jahr "],
  [/(?<!\p{L})le (?:\p{Nd}{1,2}[./-]){2}(?=(?:1[89]|20)\p{Nd}{2}(?!\p{Nd}))/giu, "en "],
  [
    /(?<!\p{L})el (?:(?:\p{Nd}{1,2}[./-]){2}|\p{Nd}{1,2} (?=\p{L}+ del? ))(?=(?:\p{L}+ del? )?(?:1[89]|20)\p{Nd}{2}(?!\p{Nd}))/giu,
    "en "
  ],
  [/(?<!\p{L})(?:em|a) (?:\p{Nd}{1,2}[./-]){2}(?=(?:1[89]|20)\p{Nd}{2}(?!\p{Nd}))/giu, "em "],
  [/(?<!\p{L})il (?:\p{Nd}{1,2}[./-]){2}(?=(?:1[89]|20)\p{Nd}{2}(?!\p{Nd}))/giu, "nel "],
  [/(?<!\p{L})(?:op|on) (?:\p{Nd}{1,2}[./-]){2}(?=(?:1[89]|20)\p{Nd}{2}(?!\p{Nd}))/giu, "in "]
]
/** "Am 10.2.2016 gegruendet" as "im Jahr 2016 gegründet": dates in figures, and German without its dots. */
export const withPlainDates = (text: string): string => {
  const spelled = text.replace(/(?<=(?<!\p{L})(?:ge)?gr)ue(?=nd(?:e|un))/giu, "ü")
  return /\p{Nd}/u.test(spelled) ? dates.reduce((left, [date, word]) => left.replace(date, word), spelled) : spelled
}
