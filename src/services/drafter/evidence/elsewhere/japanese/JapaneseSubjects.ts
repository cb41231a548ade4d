/** Who a Japanese sentence speaks of: what stands before は and が, marked (`Marks.ts`), and which nouns are the house itself. */

/** Ourselves, in our own voice. */
const ourselves =
  /私たち|わたしたち|わたくしたち|わたくしども|私ども|私達|我々|われわれ|僕たち|ぼくたち|僕ら|ぼくら|自分たち|当社|弊社|小社|当[店園院館校塾蔵家会所房]|当(?:工房|農園|農場|牧場|教室|協会|事務所|スタジオ|サロン|ショップ|クラブ|団体|法人|サイト|アプリ|サービス)|本(?:サービス|アプリ|サイト|ソフト|プロジェクト)|弊店|わが[社家店]|我が[社家店]|うち(?=[はのでがも])|(?:私|わたし|僕|ぼく|わたくし)(?=[はがもの、])/gu
/** What a house or its product is. */
export const kindsOfHouse =
  "(?:株式|有限|合同|ソフトウェア|ソフト|開発|運営|出版|印刷|制作|家族)?会社|企業|メーカー|スタートアップ|ベンチャー|お?店舗?|専門店|老舗|ショップ|ストア|工房|革工房|スタジオ|アトリエ|教室|スクール|塾|道場|農園|農場|果樹園|牧場|酒蔵|蔵元|蔵|窯元?|醸造所|蒸留所|ブルワリー|ワイナリー|焙煎所|ロースタリー|お?[パ菓豆花本茶酒米肉魚服器文古]\\p{sc=Han}{0,3}ン?屋(?:さん)?|お?\\p{sc=Han}{1,3}屋(?:さん)?|パン屋(?:さん)?|ベーカリー|カフェ|喫茶店?|食堂|レストラン|ビストロ|バー|旅館|宿|民宿|ゲストハウス|ホテル|書店|古書店|出版社|事務所|設計事務所|法律事務所|協会|団体|法人|NPO(?:法人)?|組合|財団|サークル|クラブ|チーム|ブランド|レーベル|サービス|アプリ|アプリケーション|ツール|プロダクト|ソフト(?:ウェア)?|サイト|メディア|雑誌|プロジェクト|プラットフォーム|ゲーム|コミュニティ|工場|町工場|製作所|木工所|鉄工所|製麺所|美容室|美容院|理髪店|サロン|クリニック|医院|歯科医院|診療所|薬局|劇団|楽団|ギャラリー|保育園|幼稚園|商店|代理店|エージェンシー|デザイン会社"
/** What begins with a house: its story, its work. */
const beginnings =
  "始まり|歴史|物語|ストーリー|歩み|ルーツ|起源|起こり|原点|スタート|出発点|きっかけ|すべて|全て|事業|開発|活動|第一歩|創業|創立|設立|誕生|開業|開店|開園|オープン|商い|商売|運営|提供"
const those = "(?:この|当|本|その|小さな|ちいさな|小さい|家族経営の|地元の|〓の|〓が運営する)"
const people =
  "創業者|創立者|初代|先代|曽祖父|祖父|祖母|父|母|両親|夫婦|夫|妻|[二三四2-4ふ][人たり]{1,2}|兄弟|兄|姉|友人|仲間|有志|店主|園主|代表|オーナー|社長|主宰"
const times =
  "今|いま|今日|現在|当時|最初|当初|初め|これまで|それ|これ|ここ|こちら|そこ|以来|翌年|昔|始まり|名前|店名|社名|由来|目標|願い|想い|思い|きっかけ"
const house = new RegExp(
  `(?:^|[^のァ-ヶ一-龥ー])(?:${those}*(?:${kindsOfHouse})|〓(?:の(?:${kindsOfHouse}|${beginnings})|という(?:${kindsOfHouse})|${kindsOfHouse})?|${those}*(?:${beginnings}))$`,
  "u"
)
const person = new RegExp(
  `(?:^|[^ァ-ヶ一-龥ー])(?:〓の)?(?:${those})*(?:現?代表)?(?:${people})(?:の[^のはがを、]{2,10})?$`,
  "u"
)
const time = new RegExp(`(?:^|[^ァ-ヶ一-龥ー])(?:${times})$`, "u")

/** Without what is は or が in its letters alone, and with whoever speaks as 〓. */
export const plainJapanese = (text: string): string =>
  text
    .replace(/はじめまして、?/gu, "")
    // 坂口 葵(さかぐち あおい): how a name is read.
    .replace(/(?<=\p{sc=Han}) ?[(（][\p{sc=Hiragana}\p{sc=Katakana}ー 　]{3,16}[)）]/gu, "")
    .replace(ourselves, "〓")
    .replace(/〓(?:〓|の〓)/gu, "〓")
    .replace(/はじめ/gu, "始め")
    .replace(/はじま/gu, "始ま")
    .replace(/(?:ながら|がんば|ありがと|ところが|さかな)/gu, "…")
    .replace(/(?<=(?:です|まし[たて]|でした|った|いた))が、/gu, "。")
    .replace(/(?<=[にでとへ]|から|まで|より|だけ|以外)は(?=[、\p{L}《])/gu, "")

/** 雨の日に使えるレジがなかったことから、: why it began, for want of something. */
const forWant =
  /^[^。、]{2,60}(?:なかった|ない)(?:という[^、。]{1,12})?(?:(?:こと|の)(?:から|で)|ため(?:に)?|(?:もどかしさ|不便さ|経験|思い)(?:から|をきっかけに))、/u
/** What a sentence tells beside that: what was not there speaks against nothing. */
export const withoutLack = (plain: string): string => plain.replace(forWant, "")

export interface MarkedSubject {
  readonly phrase: string
  readonly particle: string
  readonly at: number
}
/** What は and が stand after, from the last mark or object on. */
export const subjectsIn = (plain: string): ReadonlyArray<MarkedSubject> =>
  [...plain.matchAll(/(?<=^|[、。をはが》])(?<phrase>[^、。をはが《》]{1,40})(?<particle>は|が)(?!ら)/gu)].flatMap(
    ({ groups, index }) => {
      const { phrase = "", particle = "" } = groups ?? {}
      // "始めたのは2014年": what stands behind it is when.
      return phrase === "の" || phrase.endsWith("の") ? [] : [{ phrase, particle, at: index }]
    }
  )
export const isHouse = (phrase: string): boolean => phrase === "〓" || house.test(` ${phrase}`)
export const isSomebody = (phrase: string): boolean => person.test(` ${phrase}`)
export const isTime = (phrase: string): boolean => time.test(` ${phrase}`)

/** Somebody else's, of another event, or not so: what such words stand in tells nothing of how the house began. */
export const elsewhereJapanese =
  /取引先|仕入れ?先|お客(?:様|さま|さん)|顧客|ご利用者|お?隣|近所の|親会社|子会社|関連会社|姉妹|前身|ライバル|競合|他社|別の|スポンサー|パートナー|提携|投資|出資|資金調達|買収|合併|上場|法人化|増資|支店|支社|号店|新店|別館|新館|店舗目|拠点目|二つ目|2つ目|新しい(?:オフィス|お?店|工房|工場|スタジオ|サービス|社屋)|新(?:社屋|工場|オフィス|サービス|ブランド)|移転|引っ?越|移り|移しまし|改装|改修|改築|リニューアル|建て|建築|竣工|築\p{Nd}|受賞|優勝|入賞|大賞|選ばれ|表彰|入社|入学|入会|加入|加わ|参加|予定|計画|目指し|つもり|もし|かもしれ|だろう|でしょう|たら|れば|ではありません|ではない|ではなく|ていません|なかった|ませんでした|終了|閉店|閉鎖|解散|廃業|中止|開催|大会|イベント|祭り?|展示会|コンテスト|フェス|海外(?:進出|展開)|英語版|新版|改訂|講演|講座|連載|修業|修行|電車|鉄道|駅[はが]|[町村市国]は|[町村]が|開通|歌手|映画|書籍/u
