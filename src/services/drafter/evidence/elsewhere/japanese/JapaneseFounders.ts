/** Who founded a house, as Japanese sentences tell it: by whom, whose founder, who says so. */
import { type Mentioned, withOwn, withYears } from "../Marks.ts"
import { calling, listJapanese, namesInJapanese } from "./JapaneseNames.ts"
import { isHouse, kindsOfHouse, plainJapanese, withoutLack } from "./JapaneseSubjects.ts"

const founded =
  "創業|創立|設立|創設|創刊|開業|開店|開園|開院|開校|開館|開塾|開窯|起業|結成|旗揚げ|立ち上げ|起ち上げ|始め|スタート|開い|開き|作っ|作り|作ら|つくっ|つくり|つくら|生み出|起こし|興し|興さ|おこし|オープン|リリース|ローンチ|開発|運営を始め|誕生させ"
/** Of whoever makes or runs it now. */
const runs = "(?:作っ|つくっ|開発し|運営し|営ん|制作し|手がけ|手掛け|書い|編集し)て(?:いる|います|おります|きた)"
const title = "(?:共同)?(?:創業者|創立者|創設者|設立者|創始者|発起人|ファウンダー)|生みの親|産みの親|創業メンバー"
const maker = `${title}|開発者|作者|作り手|主宰(?:者)?|オーナー|店主|園主|代表(?:取締役)?(?:社長)?|社長|運営者|代表者`
const house = `(?:〓|(?:この|その|当|本)?(?:${kindsOfHouse})|〓(?:の|という)(?:${kindsOfHouse}))`
const beginnings = "始まり|はじまり|出発点|原点|起源|起こり|ルーツ|礎|母体|スタート"
const aside = "(?:[^。はが]{0,30}?)"
const list = `(?<list>${listJapanese})`

interface Shape {
  readonly pattern: RegExp
  /** Whether the sentence has to name the house by name or as ours. */
  readonly named: boolean
}
const shape = (pattern: string, named = true): Shape => ({ pattern: new RegExp(pattern, "u"), named })
const shapes: ReadonlyArray<Shape> = [
  // 〓は、パン職人の田中一郎さんが始めたお店です。 / 〓は2020年に伊藤彩と渡辺翔によって設立されました。
  shape(
    `^(?<subject>[^、。を]{1,24}?)(?:は|が)、?(?:[^。はを]{0,24}?(?:、|に|で|年))??${calling}${list}(?:が|によって|により|の手(?:で|によって|により)|によ(?:る|り))${aside}(?:${founded})`
  ),
  // 〓は、船大工だった田中一郎が退職金で興した会社です。
  shape(
    `^(?<subject>[^、。を]{1,24}?)は、?${calling}${list}が(?:[^。は]{0,40}?)(?:${founded})た(?:${kindsOfHouse})(?:です|でした|であり|で、)`
  ),
  // 青葉誠が脱サラして、この農園を開きました。 / 代表の松本大輔が〓を創業したのは…
  shape(
    `(?:^|、|。)(?:〓の|〓、)?${calling}${list}(?:が|は、?)(?:[^。はが]{0,50}?)(?<object>${house})を${aside}(?:${founded})`,
    false
  ),
  // 〓の創業者は山本清。 / 創業者の中村健太です。 / 創業者、石川恵
  shape(
    `(?<whose>^|〓の?(?:共同)?|${house}の)(?:${title})(?:兼[^、。は]{1,10})?(?:は|の|である|、|:| |・|が|で、?)、?${calling}${list}`,
    false
  ),
  // 石川恵が自宅で始めた勉強会が、〓の出発点です。
  shape(
    `(?:^|、|。)${calling}${list}が(?:[^。はが]{0,40}?)(?:${founded})た[^、。はが]{1,16}(?:が|こそが)、?${house}の(?:${beginnings})`
  ),
  // 石川恵は〓の創業者です。
  shape(`(?:^|、|。)${calling}${list}(?:は|が|、)(?:[^。はが]{0,20}?)${house}の(?:${title})`),
  // 石川恵(創業者)
  shape(`(?:^|、|。)${list}(?: ?[(]|、)(?:${title})[)]?`, false),
  // 〓を作ったのは、元編集者の石川恵です。
  shape(`(?<object>${house})を${aside}(?:${founded})(?:た|した|たり)(?:(?:の|人|張本人)は、?)?${calling}${list}`),
  // 〓を運営しているのは小林未来です。
  shape(`(?<object>${house})を${aside}(?:${runs})(?:の|人)は、?${calling}${list}(?:です|でした|。|$)`),
  // 〓は2014年、小林未来の個人プロジェクトとして始まりました。
  shape(
    `^〓は、?(?:[^。はがを]{0,12}?(?:に|で|、))?${list}の(?:個人的?な?(?:プロジェクト|開発)|サイドプロジェクト|副業|趣味|週末プロジェクト)として、?(?:始ま|スタート|生まれ|誕生|出発)`
  ),
  // 〓を一人で開発している小林未来と申します。 / 〓の開発者、小林未来です。
  shape(`(?<object>${house})を${aside}(?:${runs})、?${calling}${list}(?:です|と申します|といいます|がお届け)`),
  shape(
    `〓(?:の|を[^。はが]{1,14}(?:ている|る))?(?:${maker})(?:の|、|である)?、?${list}(?:です|と申します|といいます|。|$)`
  ),
  shape(
    `^(?:こんにちは。?、?)?(?:〓は、?|(?:私|わたし|僕|ぼく)は、?)?(?:〓の)?(?:${maker})の、?${list}(?:です|と申します|といいます)`,
    false
  ),
  // 〓(山田太郎と鈴木花子)は、…〓を創業しました。 / 私、山田太郎は〓を…
  shape(`〓(?:、|である|の)?${list}は[^。が]{0,60}(?<object>${house})を${aside}(?:${founded})`),
  // 〓は小林未来が一人で開発しているアプリです。
  shape(`^〓は、?${calling}${list}が${aside}(?:${runs})(?:${kindsOfHouse}|個人開発の[^。]{1,10})です`),
  shape(
    `^〓は、?${calling}${list}(?:による|の)(?:個人(?:開発)?(?:プロジェクト|アプリ|サービス)|ひとり(?:出版社|会社)|一人会社)`
  )
]

/** Who only uses, draws, joins, owns a part; or founded something else, or comes later. */
const elsewhere =
  /お客(?:様|さま|さん)|顧客|利用者|ユーザーの|読者の|愛用|お?隣|取引先|仕入|協力会社|他社|競合|感謝|お礼|インタビュー|対談|影響|尊敬|入社|入学|加わ|参加し|参画|就任|着任|受け継|引き継|継い|承継|[二三四2-4]代目|後継|孫|息子|娘|弟子|教え子|投資|出資|株主|顧問|アドバイザー|監修|ロゴ|写真|撮影|内装|設計は|建築|記事|取材|推薦|紹介して|以前|かつて|前職|当時の|支店|号店|新店|予定|計画|もし|ではありません|ではなく|なかった|ていません|ではない|の著者|の本を|講演|ゲスト|講師に|受賞|友人が|知人|言(?:い|っ|う|わ)|語(?:り|っ|る)|述べ|曰く|の言葉|話(?:す|し(?:て|た|まし))/u

/** 二人は松本市で〓を創業し: as many as the sentences before name. */
const byCounted = new RegExp(
  `(?:^|[、。])(?<count>二人|2人|ふたり|両名|三人|3人|四人|4人)(?:は|が|で)、?(?:[^。はが]{0,30}?)(?<object>${house})を${aside}(?:${founded}|${runs})`,
  "u"
)
const countsJapanese: Readonly<Record<string, number>> = { 三人: 3, "3人": 3, 四人: 4, "4人": 4 }
/** How many founded it, where the sentence names none of them; null where it tells no such thing. */
export const countedInJapanese = (text: string, names: ReadonlySet<string>): number | null => {
  const plain = plainJapanese(withOwn(withYears(text), names)).replace(/《\d{4}》(?:に|の|、)?/gu, "")
  const { count, object } = byCounted.exec(plain)?.groups ?? {}
  if (count === undefined || object === undefined || elsewhere.test(plain)) return null
  return isHouse(object) ? (countsJapanese[count] ?? 2) : null
}

/** Four letters that do something may be a name of which the surname is not known. */
const mayBeNamed = /(?:^|[、。の])(?<name>\p{sc=Han}{4,5})(?:は|が|も|と|さん|氏)/gu
/** The people a Japanese sentence names; null where it may name more of them. */
export const namedInJapanese = (text: string): ReadonlyArray<string> | null => {
  // 東京で: two letters may be a town, save where they do something.
  const names = namesInJapanese(text).filter(
    (name) => name.length > 2 || /^(?:は|が|も|さん|氏)/u.test(text.slice(text.indexOf(name) + name.length))
  )
  const isAll = [...text.matchAll(mayBeNamed)].every(({ groups }) => names.includes(groups?.name ?? ""))
  return isAll ? names : null
}

const nobody = /^(?:初代|先代|当代|先々代|創業者)$|(?:会社|店|工房|園|部|社|チーム|市|県|町|駅|大学)$/u

/** Those who founded it; null where the sentence tells nobody. */
export const japaneseFounders = (text: string, names: ReadonlySet<string>): Mentioned<ReadonlyArray<string>> | null => {
  const plain = withoutLack(plainJapanese(withOwn(withYears(text), names))).replace(
    /《\d{4}》(?:に|の|、)?/gu,
    (year) => (year.endsWith("、") ? "、" : "")
  )
  if (elsewhere.test(plain)) return null
  for (const { pattern, named } of shapes) {
    const groups = pattern.exec(plain)?.groups
    if (groups?.list === undefined) continue
    if (groups.subject !== undefined && !isHouse(groups.subject)) continue
    if (groups.object !== undefined && !isHouse(groups.object)) continue
    if (named && !plain.includes("〓") && groups.subject === undefined && groups.object === undefined) continue
    const people = namesInJapanese(groups.list).filter((name) => !nobody.test(name))
    if (people.length > 0) return { value: people, whose: plain.includes("〓") ? "own" : "none" }
  }
  return null
}
