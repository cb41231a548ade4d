/** Addresses as lines in Japanese, Chinese and Arabic give them, in which nothing has a capital. */
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { withoutForm } from "../../names/NameForms.ts"
import { countryAtEnd } from "../../reading/CountryNames.ts"
import { addressLabel } from "../words/PlaceWords.ts"
import type { Owners } from "./AddressOwners.ts"
import { goesOnThere, notHere } from "./prose/scripts/ScriptShapes.ts"
import type { Address } from "./towns/Address.ts"
import { isCityName } from "./towns/CityNames.ts"
import { landOfTown } from "./towns/KnownTowns.ts"
import { notMarket } from "./towns/ScriptTowns.ts"
import { arabicStreet } from "./towns/StreetParts.ts"

/** 〒150-0043 東京都渋谷区道玄坂1-10-8; 浙江省杭州市西湖区文三路90号; شارع النيل 15، الأقصر، مصر */
const japanese =
  /(?:東京都|北海道|(?:京都|大阪)府|[\p{scx=Han}]{2,3}県)(?<city>[\p{scx=Han}ヶケ]{1,5}?(?:[市町村]|(?<=東京都[\p{scx=Han}]{1,4})区))(?=$|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Nd}])/u
/** "三年前に東京を離れ、今は長野県松本市の": what was, before what is. */
const beforeNow = /^.*、(?=今は|いまは|現在は)/u
/** "企画から出荷まで" is of no time. */
const fromTo = /から[^、。]{1,10}まで/gu
/** "新潟県三条市の鍛冶屋さんに": a sentence goes on behind the town, of whomever. */
const goesOn = /^(?:の|に|で|から|へ|を|が|と|まで|も|出身)/u
/** 〒600-8001 京都市下京区四条通1-2: without its prefecture, on a page in Japanese or behind the mark of its code. */
const japaneseTown =
  /^(?:[^::]{0,8}[::]\s*)?(?:〒? ?\p{Nd}{3}-\p{Nd}{4}\s*)?(?<city>\p{scx=Han}{1,4}市)(?=\p{scx=Han}{1,5}[区町村]|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}ー]{1,8}\p{Nd})/u
const chinese = new RegExp(
  String.raw`^(?:[^::]{0,6}[::]\s*)?(?:\p{Nd}{3,6} ?)?(?<country>中国|台灣|臺灣|台湾)?(?<province>[\p{scx=Han}]{2,3}省|[\p{scx=Han}]{2,5}自治区)?(?<city>(?<alone>北京|上海|天津|重庆)市|\p{Script=Han}{2,4}?市)${notMarket}(?=[\p{Script=Han}\p{Nd}]{1,12}(?:区|區|县|縣|路|街|道|镇|鎮|号|號|村))`,
  "u"
)
/** 中国杭州, 中国 · 温州: the land before its town. */
const landAhead = /^中[国國][ ·•,，、]{0,3}(?<city>\p{scx=Han}{2,4})市?$/u
const taiwan = /台灣|臺灣|台湾/u
const cityOfTaiwan = /^(?:[台臺][北中南東]|新北|桃園|高雄|基隆|新竹|嘉義)市$/u

/** "厦门克朗科技有限公司 福建省厦门市…": the company before its address, or its year of copyright. */
const companyAhead =
  /^(?:(?:©|\(c\)|copyright)[\s©]*(?:\p{Nd}{4}(?: ?[-–] ?\p{Nd}{2,4})?)?[\s,]*)?(?<who>[^\s::,,。;;|·•]{2,30}?(?:公司|工作室|株式会社|合同会社|有限会社|合作社)|(?:株式会社|合同会社|有限会社)[^\s::,,。;;|·•]{1,20})(?:[(（][^)）]{2,30}[)）])?[\s,,||·•]+(?:(?:公司)?地址[::]\s*|住所[::]?\s*|所在地[::]?\s*)?(?=\S)/iu
const nameAhead =
  /^(?<who>[^\s::,,。;;|·•]{2,30})(?:[(（][^)）]{2,30}[)）])?[\s,,||·•]+(?:(?:公司)?地址[::]\s*)?(?=[\p{scx=Han}])/u
/** "岑鹭" of "岑鹭听译", and of the company that makes it. */
const stem = /^\p{scx=Han}{2}/u

/** The line without our company before its address; as it is where somebody else's stands there. */
export const withoutMaker = (text: string, { own, makers }: Owners): string => {
  const tidy = tidyText(text)
  if (!/[\p{scx=Han}]/u.test(tidy)) return text
  const ahead = companyAhead.exec(tidy) ?? nameAhead.exec(tidy)
  const who = ahead?.groups?.who ?? ""
  const isStem = [...own.names].some((name) => {
    const [lead = ""] = stem.exec(name) ?? []
    return lead !== "" && /公司$/u.test(who) && who.includes(lead)
  })
  const isOurs = who !== "" && (own.isIn(fold(who)) || makers.has(withoutForm(who)) || isStem)
  return ahead !== null && isOurs ? tidy.slice(ahead[0].length) : text
}

/** "Made in", before the town. */
const madeIn = /^ص[\u064b-\u0652]?ن[\u064b-\u0652]?ع[\u064b-\u0652]? (?:بحب )?(?:[♥❤]\ufe0f? )?في /u
/** What holds towns. */
const arabicRegion =
  /^(?:منطقة|محافظة|إمارة|ولاية|المنطقة|إقليم|قضاء|جهة) |^(?:القصيم|عسير|الجوف|نجد|الحجاز|حضرموت|دلتا النيل|الدلتا|الصعيد|الدقهلية|الشرقية|الغربية|المنوفية|البحيرة|القليوبية|كفر الشيخ|مطروح|الوادي الجديد|البحر الأحمر|(?:شمال|جنوب) سيناء|نينوى|الأنبار|ديالى|ذي قار|البلقاء|ريف دمشق|جبل لبنان)$/u

/** "وهران، شارع الميدان", "شارع الميدان، وهران": one town that everybody knows beside a street, of which no land is told. */
const besideStreet = (parts: ReadonlyArray<string>): Address | null => {
  const at = parts.findIndex((part) => arabicStreet.test(part))
  const [town, ...more] = parts.filter((part) => landOfTown(part) !== null)
  const isBeside = at !== -1 && [parts[at - 1], parts[at + 1]].some((part) => part !== undefined && part === town)
  return !isBeside || town === undefined || more.length > 0
    ? null
    : { city: town, country: landOfTown(town), countryWords: "", postal: true }
}

const postalBehind = / \p{Nd}{4,6}$/u
const inArabic = (text: string, lang: string | null): Address | null => {
  const all = text
    .replace(addressLabel, "")
    .replace(madeIn, "")
    .replace(/^في /u, "")
    .split(/\s*[،,]\s*|\s+[–—-]\s+/)
  // "القاهرة، مصر 11221", "عمّان 11191، الأردن"
  const land = (all.at(-1) ?? "").replace(postalBehind, "")
  const parts = all.filter((part, at) => at === 0 || !arabicRegion.test(part))
  const city = (parts.at(-2) ?? "").replace(postalBehind, "")
  // Pages copied from English ones say that they are in English still.
  const named = [lang, "ar"].map((one) => countryAtEnd(land, one)).find((one) => one?.before === "")
  const ahead = parts.slice(0, -2)
  const postal = /\p{Nd}/u.test(ahead.join(" ")) || ahead.some((part) => arabicStreet.test(part))
  // A quarter, its city and the land are places, too; more of them are a list.
  const isPlaces = parts.length === 3 && parts.every((part) => part.split(" ").length <= 3)
  if (
    parts.length < 2 ||
    named === undefined ||
    named === null ||
    (parts.length > 2 && !postal && !isPlaces) ||
    city.split(" ").length > 3
  )
    return besideStreet(all)
  const isTown = isCityName(city, lang) && !arabicStreet.test(city) && !arabicRegion.test(city)
  // "عمّان، حي اللويبدة، شارع باعون، مبنى 12، الأردن": from the town down to the house.
  const known = parts.slice(0, -1).filter((part) => landOfTown(part.replace(postalBehind, "")) === named.code)
  const told = isTown ? city : known.length === 1 ? (known[0] ?? "").replace(postalBehind, "") : ""
  return { city: told === "" ? null : told, country: named.code, countryWords: fold(land), postal }
}

/** "写真:" before an address: of whoever took them. */
const credits =
  /(?:写真|撮影|印刷|デザイン|協力|提供|音楽|効果音|イラスト|翻訳|サーバー|摄影|攝影|设计|設計|技术支持|插画|合作伙伴|客户) ?[::]/u
/** An address in one of these; null where it is none. */
export const inOtherScripts = (text: string, lang: string | null): Address | null => {
  if (credits.test(text)) return null
  const found = japanese.exec(text)
  const behind = found === null ? "" : text.slice(found.index + found[0].length)
  const isTold = goesOn.test(behind)
  const isTheirs =
    isTold && (!goesOnThere.test(behind) || notHere.ja.test(text.replace(beforeNow, "").replace(fromTo, "")))
  const here = isTheirs ? undefined : found?.groups?.city
  // A prefecture and a town below it are written so in Japan alone, a province with its city in China.
  if (here !== undefined) return { city: here, country: "JP", countryWords: "", postal: true }
  const town = /^ja/iu.test(lang ?? "") || text.includes("〒") ? japaneseTown.exec(text)?.groups?.city : undefined
  if (town !== undefined) return { city: town, country: "JP", countryWords: "", postal: true }
  const han = chinese.exec(text)?.groups
  if (han?.city !== undefined) {
    const island = taiwan.exec(text)?.[0]
    if (island !== undefined || cityOfTaiwan.test(han.city))
      return { city: han.city, country: "TW", countryWords: island ?? "", postal: true }
    const isNamed = han.country !== undefined
    return {
      city: han.city,
      country: isNamed || han.alone !== undefined || han.province !== undefined ? "CN" : null,
      countryWords: isNamed ? "中国" : "",
      postal: true
    }
  }
  const below = landAhead.exec(text)?.groups?.city
  if (below !== undefined && landOfTown(below) === "CN")
    return { city: below, country: "CN", countryWords: "中国", postal: false }
  return /\p{scx=Arab}/u.test(text) ? inArabic(text, lang) : null
}
