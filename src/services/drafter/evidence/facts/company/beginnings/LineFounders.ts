/**
 * Who began a house, as the first entry of a line of years tells it: "Ada Roth and Ben Lund launch Acme", "Gründung von Acme
 * durch Ada Roth"; in Japanese and Chinese, where no entry names the house: 田中一郎が盛岡市にて創業, 周明在温州创办青禾纸坊，即青禾的前身.
 */
import { listChinese, namesInChinese } from "../../../elsewhere/chinese/ChineseFounders.ts"
import { listJapanese, namesInJapanese } from "../../../elsewhere/japanese/JapaneseNames.ts"
import { withOwn } from "../../../elsewhere/Marks.ts"
import type { Own } from "../../Own.ts"
import { isPersonName, peopleAt } from "../../Persons.ts"
import { beginsSomething, goesOnSo, theyBegin } from "../../words/founding/lines/EntryWords.ts"
import { foundedBySome } from "../../words/founding/lines/TimelineWords.ts"
import { behindName } from "./TimelineEntries.ts"

interface LineFounders {
  readonly people: ReadonlyArray<string>
  /** Whether another name is told for what was begun, which only a later entry can tell to be the same house. */
  readonly renamed: boolean
}
/** 株式会社〓, 〓合同会社. */
const house = "(?:(?:株式|合同|有限|合資|合名)会社)?〓(?:(?:株式|合同|有限|合資|合名)会社)?"
const place = "(?:[^、。はがを0-9]{1,16}?(?:に|にて|で|において)、?)?"
const japanese = new RegExp(
  String.raw`^(?:初代|先代|創業者)?の?・?(?<list>${listJapanese})(?:が|、|は| )?${place}(?:${house}を|個人(?:商店|事業)?(?:として|で|を)|[^、。はがを]{1,10}(?:業|店|屋|商店|工房|工場)を)?${place}(?:創業|創立|設立|創設|開業|開店|開園|開設|起業|始める|始めた|はじめる|興す|開く)(?:する|した|しました)?。?$`,
  "u"
)
/** 北山亀吉が芝にて創業: any name in a line of nothing else; a house, or what somebody is, is none. */
const alone = new RegExp(
  String.raw`^(?:(?:初代|先代|祖父|曽祖父|父)の?・?)?(?<name>(?!有限|株式|合資|合名|合同|個人|当社|当店|創業|初代|先代|祖父|曽祖)[\p{sc=Han}々]{3,5})(?<![社店屋会所部団者家代校園院堂館人組])が${place}(?:[^、。はがを]{1,10}(?:業|店|屋|商店|工房|工場)を)?${place}(?:創業|開業)(?:する|した|しました)?。?$`,
  "u"
)
const chinese = new RegExp(
  String.raw`^(?:创始人)?(?<list>${listChinese})(?:先生|女士)?(?:(?:在|于|回到)[^,，。、]{1,10}?)?(?:一手|共同|联合|白手)?(?:创办|创立|创建|创设|开办|开设|成立)了?(?:〓|(?<other>[^,，。的]{2,14}[厂店坊社行馆所室])(?:[,，](?:即|为|也就?是)?[^,，。]{0,8}前身)?)?。?$`,
  "u"
)
/** Null where the entry tells nobody who began the house. */
export const foundersOfLine = (text: string, names: ReadonlySet<string>): LineFounders | null => {
  const plain = withOwn(text, names)
  const founders = namesInJapanese(japanese.exec(plain)?.groups?.list ?? "")
  if (founders.length > 0) return { people: founders, renamed: false }
  const single = alone.exec(plain)?.groups?.name
  if (single !== undefined) return { people: [single], renamed: false }
  const { list, other } = chinese.exec(plain)?.groups ?? {}
  const people = list === undefined ? [] : namesInChinese(list)
  return people.length === 0 ? null : { people, renamed: other !== undefined }
}
/** 更名为青禾纸业: what was begun under another name has had this one since. */
export const isRenamed = (text: string): boolean =>
  /更名|改名|易名|改制|升格为|改组为|(?:社名|商号|商號|店名|名称)を?[^、。]{0,14}(?:変更|改称)|に改称/u.test(text)

/** People with whole names, and nothing beside them. */
const onlyPeople = (words: string): ReadonlyArray<string> => {
  const { people, end } = peopleAt(words, 0, true)
  return end === words.length && people.every(isPersonName) ? people : []
}
/** "found" is what somebody does who begins a house, and what they did who came upon it: "found Acme in a magazine". */
const foundHere = /^[.!]?$|^ (?:in|at|near) \p{Lu}[\p{L}'-]*(?:(?:,? ?)\p{Lu}[\p{L}'-]*){0,3}[.!]?$/u
/** "Ada Roth and Ben Lund launch Acme in Ghent". */
const doing = (own: Own, text: string): ReadonlyArray<string> => {
  const { who = "", verb = "", what = "" } = theyBegin.exec(text)?.groups ?? {}
  const rest = what === "" ? null : behindName(own, what)
  if (rest === null || !(/^found$/iu.test(verb) ? foundHere : goesOnSo).test(rest)) return []
  return onlyPeople(who)
}
/** "Gründung von Acme durch Ada Roth und Ben Lund". */
const foundedBy = (text: string): ReadonlyArray<string> => {
  const who = foundedBySome.exec(text)?.groups?.who ?? ""
  return who === "" ? [] : onlyPeople(who)
}
/** "Nasce a Acme: Ada Roth monta uma oficina": who did it, behind what that was the beginning of. */
const behindColon = (text: string): ReadonlyArray<string> => {
  const told = / ?[:–—] (?<told>\p{Lu}.+)$/u.exec(text)?.groups?.told ?? ""
  const { people, end } = peopleAt(told, 0, true)
  return people.length > 0 && beginsSomething.test(told.slice(end)) ? people : []
}
/** Of an entry that is known to be the beginning of the house. */
export const beginnersIn = (own: Own, text: string): ReadonlyArray<string> => {
  const plain = text.replace(/[.!]$/u, "")
  const ways = [
    () => foundersOfLine(text, own.names)?.people ?? [],
    () => doing(own, plain),
    () => foundedBy(plain),
    () => behindColon(text)
  ]
  return ways.reduce<ReadonlyArray<string>>((found, way) => (found.length > 0 ? found : way()), [])
}
