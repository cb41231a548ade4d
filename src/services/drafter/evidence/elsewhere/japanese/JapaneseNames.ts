/** Names of people as Japanese sentences write them, without blanks around: told by their surname and by what stands beside. */
import { latinPerson } from "../Marks.ts"

const surnames =
  "佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 渡邉 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 林 斎藤 斉藤 齋藤 清水 山崎 森 池田 橋本 阿部 石川 山下 中島 石井 小川 前田 岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 福田 太田 西村 藤井 金子 岡本 藤原 中野 三浦 原田 中川 松田 竹内 小野 田村 中山 和田 石田 森田 上田 原 内田 柴田 酒井 宮崎 横山 高木 安藤 宮本 大野 小島 谷口 工藤 今井 高田 増田 丸山 杉山 村田 大塚 新井 小山 平野 藤本 河野 上野 野口 武田 松井 千葉 菅原 岩崎 木下 久保 佐野 野村 松尾 市川 菊地 菊池 杉本 古川 大西 島田 水野 桜井 高野 渡部 吉川 山内 西田 飯田 西川 小松 北村 安田 五十嵐 川口 平田 関 中田 久保田 服部 東 岩田 土屋 川崎 福島 本田 辻 樋口 秋山 田口 永井 中西 吉村 川上 石原 大橋 松岡 馬場 浜田 森本 星野 矢野 浅野 大久保 松下 吉岡 小池 野田 荒木 熊谷 松浦 大谷 内藤 黒田 尾崎 永田 川村 望月 松村 田辺 菅野 荒井 堀 平井 大島 西山 早川 栗原 広瀬 横田 石橋 岩本 片山 萩原 関口 宮田 大石 本間 須藤 高山 岡崎 小田 吉野 上原 伊東 鎌田 篠原 小西 松原 福井 古賀 成田 児玉 南 小泉 奥村 内山 沢田 川島 桑原 三宅 片岡 富田 杉浦 岡 奥田 八木 小沢 松永 北川 関根 河合 平山 牧野 白石 今村 寺田 青山 中尾 小倉 渋谷 上村 小野寺 足立 岡村 天野 坂口 多田 佐久間 根本 豊田 田島 村井 飯塚 宮下 武藤 榎本 神田 坂井 西 竹田 稲垣 村山 西尾 吉本 若林 椎名 宮川 宮沢 榊原 青葉 田代 黒川 相馬 大森 植田 柳田 岸本 岸 江口 川端 土井 小谷 滝沢 堀内 笠原 三好 相原 椿原 大場 日高 梅田 戸田 島崎 堤 桐山 神谷 蒼井 水谷 藤沢 真鍋 稲葉 古田 花田 葉山 朝倉 氷室 柏木 結城 篠崎 浅井 浅田 倉田 谷 谷川 瀬戸 宇野 安部 安達 有馬 飯島 石塚 市村 岩井 上山 梅原 海老原 大川 大沢 大竹 大山 岡部 沖 奥山 尾形 加賀 梶原 金井 金田 川田 川原 北野 木原 久米 倉本 小嶋 小原 近江 斎木 坂田 桜田 笹川 佐伯 志村 島 下田 白井 杉田 須田 瀬川 曽根 高井 高島 高瀬 竹下 竹中 田畑 筒井 坪井 手塚 徳永 富永 中井 中谷 中原 長尾 長田 長野 成瀬 西岡 西沢 西野 野崎 野中 長谷部 畑 浜口 早坂 平川 平松 福本 藤川 藤村 藤岡 船越 細川 細田 堀江 堀田 前川 牧 松島 松野 三上 三木 三田 水田 溝口 南野 宮内 宮地 宮原 村松 元木 森下 森山 門田 矢島 柳 柳沢 山岸 山根 山村 湯浅 横井 吉井 吉沢 米田 若松 和久井".split(
    " "
  )
const surname = surnames.toSorted((a, b) => b.length - a.length).join("|")
const foreign = String.raw`[ァ-ヶー]{2,12}[・＝][ァ-ヶー]{2,12}(?:・[ァ-ヶー]{2,12})?`
/** What may stand after a name. */
const afterName = String.raw`(?=$|[、。・,(:「]|さん|氏|先生|様|夫妻|夫婦|は|が|と|に|の|です|でした|だ|らが|も|で|を| |という)`
const honorific = "(?:さん|氏|先生|様|シェフ|医師|ら)?"
const name = String.raw`(?:(?:${surname}) ?(?:[\p{sc=Han}]{1,3}?|[ァ-ヶー]{2,5}|[ぁ-ん]{2,4}?)|${foreign}|${latinPerson})${afterName}`
/** What somebody is, before the name: パン職人の, 元編集者の, エンジニアで母の. */
export const calling = String.raw`(?:[^、。はがをに《》〓]{1,16}(?:の|である|で|だった|、)){0,2}?`
export const oneJapanese = String.raw`(?:${name})`
const joint = String.raw`(?:、|と、?|・|および|ならびに|&| & |,)`
/** One name or several, as one group: {L}. */
export const listJapanese = String.raw`(?:${name})${honorific}(?:${joint}${calling}(?:${name})${honorific}){0,4}(?:の?(?:ご?夫妻|ご?夫婦|兄弟|姉妹|両名|親子|[二三四2-4]人|ふたり)(?:組)?)?`

const each = new RegExp(String.raw`(?<=^|[、。・とのるたいでに&,人者親婦「 ]|だった|〓)(?:${name})`, "gu")
/** The names of a list. */
export const namesInJapanese = (list: string): ReadonlyArray<string> =>
  [...list.matchAll(each)].map(([one]) => one.trim())
