/** The year a house began in, as Japanese sentences tell it. */
import { type Mentioned, withOwn, withYears, yearsOf } from "../Marks.ts"
import {
  elsewhereJapanese,
  isHouse,
  isSomebody,
  isTime,
  kindsOfHouse,
  plainJapanese,
  subjectsIn,
  withoutLack
} from "./JapaneseSubjects.ts"

/** Of a house alone. */
const founding =
  "創業|創立|設立|創設|創刊|開業|開店|開園|開院|開校|開館|開塾|開窯|起業|結成|発足|旗揚げ|操業開始|営業開始"
/** Of a house or of anything. */
const beginning =
  "会社を登記|立ち上げ|立ち上が|起ち上げ|開設|船出|スタート|始ま|始め|作り始め|オープン|リリース|ローンチ|公開|サービスイン|サービス開始|(?:サービス|提供|運営|活動|開発|製造|販売|営業|操業)を?開始|開発に着手|(?:暖簾|のれん|看板)を(?:掲げ|出し)|店を(?:構え|出し|開)|起こし|興し|おこし|さかのぼ|遡|開い(?=た|て|まし)|開き|作りまし|つくりまし|作られ|つくられ|誕生|生まれ|産声|歩み出|歩み始"
const deed = new RegExp(`(?<deed>${founding}|${beginning})`, "gu")
/** Of a person as well as of a house. */
const ofPeopleToo = /^(?:生まれ|誕生|産声)$/u
/** What may be begun, before を. */
const begun = new RegExp(
  `(?:〓|(?:〓の|この|小さな|ちいさな|自分の)?(?:${kindsOfHouse})|活動|開発|事業|運営|営業|商い|商売|製造|販売|提供|制作|作り|[一ひ]歩|歩み|産声|スタート|暖簾|のれん|看板|最初の[^をはが、]{1,8}|初代[^をはが、]{0,8}|ベータ版|β版|第一号)$`,
  "u"
)
/** After a deed that tells of what follows: 創業の, 始めた. */
const tellsOf =
  /^(?:した|された|しました|し|られた|た|の|された|ている)?(?<what>(?!の[はがも]|ので|のを|こと|とき|時|当初|以来|から|後|頃|ころ|ばかり|際|年|を|は|が|に|で|と|、|。|し|ま|さ|れ|た|て|り|《)[^、。はがをにでと《]{1,24}?)(?<rest>です|でした|だ|として|であ|は|が|を|に|で|と|から|も|、|。|$)/u
const originOfOurs =
  /^(?:した|た)[^、。はが]{1,16}(?:こそ)?が、?〓の(?:始まり|出発点|原点|起源|起こり|ルーツ)(?:です|でした|である|となり|。|$)/u
const endsSentence = /^(?:です|でした|だ|として|であ|、|。|は|$)/u
const kindAtEnd = new RegExp(`(?:〓|${kindsOfHouse})$`, "u")

/** 1999年より、この町で革小物を作っております: what a house has done ever since. */
const ever =
  /^(?:〓(?:は|では)?、?|[^《》。、〓]{2,30}(?:は|が)、?(?=《\d{4}》の?(?:より|から)、?〓を[^《。]{0,10}(?:開発|制作|運営|作)))?《\d{4}》の?(?:より|から|以来)(?!も)(?:ずっと|今も|今日まで)?(?:続い|[^《]{2,60}(?:作|つくっ|焼い|営ん|営業|製造|育て|織っ|染め|淹れ|仕立て|打っ|醸し|続け|手がけ|手掛け|届け|運営し|開発し|教え|紡い|守っ))[^、。]{0,10}(?:います|おります|きました|まいりました|参りました|いる|続けています)。?$/u
/** What a house does since then, and did otherwise before. */
const changed =
  /も[作焼育]|だけ|のみ|すべて|全て|有機|無農薬|オーガニック|国産|地元産|使っ|使用|切り替|自家製|新し|限定|オンライン|通販|ネット|毎年|毎月|毎週/u

const isBegunHere = (plain: string, at: number, word: string): boolean => {
  const before = plain.slice(0, at)
  const after = plain.slice(at + word.length)
  const object = /(?<what>[^、。はが《》]{1,24})を(?:[^、。はがを]{0,12})$/u.exec(before)?.groups?.what
  if (object !== undefined && !begun.test(object)) return false
  const { what, rest = "" } = tellsOf.exec(after)?.groups ?? {}
  if (what !== undefined) {
    // 始めた勉強会が、〓の出発点です。
    if (originOfOurs.test(after)) return true
    if (!kindAtEnd.test(what)) return false
    if (!what.endsWith("〓") && !endsSentence.test(rest)) return false
  }
  const subjects = subjectsIn(plain)
  const topics = subjects.filter(({ particle }) => particle === "は")
  const ours = subjects.some(({ phrase }) => isHouse(phrase)) || what?.endsWith("〓") === true
  const isOurDeed = object !== undefined && /〓$|この(?:\p{L}{1,8})$/u.test(object)
  const known = (phrase: string) =>
    isHouse(phrase) || isTime(phrase) || (!ofPeopleToo.test(word) && (isSomebody(phrase) || isOurDeed))
  if (!topics.every(({ phrase }) => known(phrase))) return false
  const isTopic = topics.some(({ phrase }) => isHouse(phrase))
  if (!isTopic && !subjects.every(({ phrase }) => known(phrase))) return false
  if (ofPeopleToo.test(word)) return ours || what !== undefined
  return true
}

/** レジポケの最初のバージョンは2014年に公開されました: the first of it is it. */
const firstOfIt =
  /〓の(?:一番)?(?:最初の|初代の?|初期の?|ファースト)(?:公開)?(?:バージョン|版|リリース)(?=[はがを])|〓の初版(?=[はがを])/gu

/** The year of its founding; null where the sentence tells none, or somebody else's. */
export const japaneseYear = (text: string, names: ReadonlySet<string>): Mentioned<string> | null => {
  const marked = withYears(text)
  if (yearsOf(marked).length === 0) return null
  const plain = withoutLack(plainJapanese(withOwn(marked, names))).replace(firstOfIt, "〓")
  if (elsewhereJapanese.test(plain)) return null
  const whose = plain.includes("〓") ? "own" : "none"
  const [only, ...more] = yearsOf(plain)
  if (only !== undefined && more.length === 0 && ever.test(plain) && !changed.test(plain)) return { value: only, whose }
  const told = [...plain.matchAll(deed)].filter(({ 0: word, index }) => isBegunHere(plain, index, word))
  const years = new Set(told.flatMap(({ index }) => yearOf(plain, index) ?? []))
  const [year] = years
  return year === undefined || years.size > 1 ? null : { value: year, whose }
}
/** Where another thing is done between a year and a deed. */
const otherDeed = /(?:ました|でした|です)|[しいっきりちみびえけせてれめべげね][て、]|後、/u
/** Of several years the one that stands with the deed: before it with nothing else done between, or right after it. */
const yearOf = (plain: string, at: number): string | null => {
  const found = [...plain.matchAll(/《(?<year>\d{4})》/gu)]
  if (new Set(found.map(({ groups }) => groups?.year)).size === 1) return found[0]?.groups?.year ?? null
  const last = found.findLast(({ index }) => index < at)
  if (last !== undefined && !otherDeed.test(plain.slice(last.index, at))) return last.groups?.year ?? null
  const next = found.find(({ index }) => index > at)
  return next !== undefined && /^[^、。]{0,10}$/u.test(plain.slice(at, next.index)) ? (next.groups?.year ?? null) : null
}
