/**
 * Who began a house, and when, as Japanese tells it of somebody without naming the house: 1976年、小林茂が脱サラしてはじめました,
 * 父・中島和夫が始めた店です. Weaker than a sentence with the house in it; whose it is has to be clear by what stands around.
 */
import { type Mentioned, withOwn, withYears, yearsOf } from "../Marks.ts"
import { listJapanese, namesInJapanese } from "./JapaneseNames.ts"
import { elsewhereJapanese, isHouse, kindsOfHouse, plainJapanese } from "./JapaneseSubjects.ts"

export interface JapaneseDeed {
  readonly year: string | null
  readonly people: ReadonlyArray<string>
}

const founded =
  "創業|創立|設立|創設|創刊|開業|開店|開園|開院|開校|開館|開塾|開窯|起業|独立開業|結成|旗揚げ|立ち上げ|起ち上げ|始め|はじめ|開い|開き|起こし|興し|興さ|おこし|オープンさせ|オープンし"
const ends = "(?:ました|た|しました|した|する|いたしました)?(?:のが(?:始まり|はじまり)です)?(?=。|$)"
/** What somebody is or did, before the name. */
const who =
  "(?:[^。はが〓]{1,26}(?:の|だった|である|をしていた|していた|を辞めた|を退職した|した|出身の|で|、|・)){0,2}?"
const list = `(?<list>${listJapanese})`
const between = "(?:[^。は]{0,44}?)"
const of = `(?:〓は、?)?${who}${list}`
const kinds = `(?:この|その|小さな|ちいさな|小さい)?[^、。はがを]{0,10}?(?:${kindsOfHouse}|\\p{sc=Han}{1,6}[所店屋園館院堂房社場蔵塾舎])`
const origin = "(?:始まり|はじまり|出発点|原点|起源|起こり|ルーツ)"
const people: ReadonlyArray<RegExp> = [
  // 父・中島和夫が、妻と二人で始めた店です。
  new RegExp(`^${of}が、?${between}(?:${founded})し?た${kinds}(?:です|でした|であり|である|。|$)`, "u"),
  // 代表の福田真理が自宅の一室で開いた教室がはじまりです。
  new RegExp(
    `^${of}が、?${between}(?:${founded})し?た[^、。はが]{1,16}(?:が|こそが)、?(?:〓の)?${origin}(?:です|でした|。|$)`,
    "u"
  ),
  // 創業者は祖母の原田ハルです。
  new RegExp(`^(?:〓の)?(?:創業者|創設者|創立者|初代|発起人)は、?${who}${list}(?:です|でした|。|$)`, "u"),
  // 小林茂が脱サラしてはじめました。
  new RegExp(`^${of}(?:が|は、?)${between}(?:${founded})${ends}`, "u")
]
/** Several without names: 子育て中の母親たちが集まって設立した保育園です. */
const group = new RegExp(
  `^(?:〓は、?)?[^、。は]{0,18}(?:たち|有志|夫婦|仲間|家族|[二三四五六七八九十\\d]+人|住民|保護者|農家)(?:が|で)、?${between}(?:${founded})(?:し?た${kinds}(?:です|でした|。|$)|${ends})`,
  "u"
)
/** Nobody: 2年後の2013年に〓を立ち上げました, of whoever the sentence before tells of. */
const untold = new RegExp(`^[^。はが]{0,40}〓を[^。はが]{0,20}(?:${founded})${ends}`, "u")
const object = /(?<what>[^、。はが]{1,20})を[^、。はがを]{0,12}$/u
/** What anybody begins who begins a house. */
const trade =
  /(?:商い|商売|事業|営業|活動|製造|販売|酒造り|造り|作り|つくり|暖簾|のれん|看板|道場|教室|第一歩|稼業|家業|機屋|業)$/u
/** Where somebody learnt, or worked before. */
const before = /修業|修行|師匠|弟子|勤務先|に入り|で働/u
/** 、同じ年に株式会社として法人化しました: what came of it. */
const later = /、(?:同じ年|同年|翌年|その後|のち|後)[^。]{0,24}(?:法人化|登記|改組)[^。]*/gu

const objectOf = (plain: string, pattern: RegExpExecArray): string | null => {
  const verbs = [...pattern[0].matchAll(new RegExp(founded, "gu"))]
  const last = verbs.at(-1)
  return last === undefined ? null : (object.exec(plain.slice(0, pattern.index + last.index))?.groups?.what ?? null)
}
const isBegun = (what: string | null): boolean =>
  what === null || isHouse(what) || trade.test(what) || new RegExp(`(?:${kindsOfHouse})$`, "u").test(what)

export const japaneseDeed = (text: string, names: ReadonlySet<string>): Mentioned<JapaneseDeed> | null => {
  const marked = plainJapanese(withOwn(withYears(text), names))
    .replace(/始め/gu, "始め")
    .replace(later, "")
  const [year = null, ...more] = yearsOf(marked)
  const plain = marked
    .replace(/[(（]?《\d{4}》[)）]?(?:に|の|、)?/gu, "")
    .replace(/^(?:文久|慶応|天保|安政|嘉永)\d{1,2}年、?/u, "")
  if (elsewhereJapanese.test(plain) || before.test(plain)) return null
  const whose = plain.includes("〓") ? "own" : "none"
  const when = more.length === 0 ? year : null
  for (const pattern of people) {
    const match = pattern.exec(plain)
    const found = namesInJapanese(match?.groups?.list ?? "")
    if (match === null || found.length === 0) continue
    return isBegun(objectOf(plain, match)) ? { value: { year: when, people: found }, whose } : null
  }
  const some = group.exec(plain)
  return some !== null && when !== null && isBegun(objectOf(plain, some))
    ? { value: { year: when, people: [] }, whose }
    : null
}
/** Whether a sentence tells that we were begun, and leaves out by whom. */
export const isUntoldInJapanese = (text: string, names: ReadonlySet<string>): boolean => {
  const plain = plainJapanese(withOwn(withYears(text), names)).replace(/《\d{4}》(?:に|の|、)?/gu, "")
  return untold.test(plain) && !elsewhereJapanese.test(plain)
}
/** Those a sentence goes on about: 佐野健と佐野友が、…移り住んだ. */
const opens = new RegExp(`^${who}${list}(?:が|は)`, "u")
export const subjectsInJapanese = (text: string): ReadonlyArray<string> =>
  namesInJapanese(opens.exec(text.replace(/^\d{4}年[^、。]{0,6}、/u, ""))?.groups?.list ?? "")
