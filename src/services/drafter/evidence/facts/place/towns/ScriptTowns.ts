/** Towns as sentences in Japanese, Chinese and Arabic name them, where no capital tells a town from a word. Data. */

const list = (names: string): ReadonlyArray<string> => names.trim().split(/\s*\|\s*/)

/** None that is a plain word, or the name of most who have it. */
const japan = list(
  `東京 | 大阪 | 京都 | 名古屋 | 札幌 | 福岡 | 神戸 | 横浜 | 川崎 | 仙台 | 広島 | 金沢 | 新潟 | 浜松 | 岡山 | 熊本 | 鹿児島 | 那覇 | 長崎 | 奈良 | さいたま | 千葉 | 静岡 | 松山 | 高松 |
  函館 | 旭川 | 小樽 | 帯広 | 釧路 | 鎌倉 | 尾道 | 倉敷 | 福山 | 下関 | 松江 | 鳥取 | 米子 | 出雲 | 姫路 | 和歌山 | 大津 | 彦根 | 四日市 | 伊勢 | 岐阜 | 大垣 | 豊橋 | 岡崎 | 沼津 | 甲府 | 松本 | 長野 | 諏訪 | 富山 | 高岡 |
  福井 | 鯖江 | 敦賀 | 長岡 | 水戸 | つくば | 宇都宮 | 日光 | 前橋 | 高崎 | 桐生 | 川越 | 船橋 | 小田原 | 横須賀 | 青森 | 弘前 | 八戸 | 盛岡 | 花巻 | 秋田 | 山形 | 米沢 | 酒田 | 鶴岡 | 会津若松 | 郡山 | 佐賀 | 唐津 | 佐世保 |
  尼崎 | 豊中 | 吹田 | 東大阪 | 枚方 | 加古川 | 茅ヶ崎 | 逗子 | 相模原 | 八王子 | 武蔵野 | 三鷹 | 松戸 | 浦安 | 所沢 | 春日部 | 伊勢崎 | 軽井沢 | 富士宮 | 熱海 | 常滑 | 多治見 | 松阪 | 舞鶴 | 芦屋 |
  新居浜 | 四万十 | 大牟田 | 諫早 | 都城 | 延岡 | 霧島 | 浦添 | 糸島 | 輪島 | 安曇野 | 石巻 | 気仙沼 | 釜石 |
  大分 | 別府 | 宮崎 | 石垣島 | 宮古島 | 北九州 | 久留米 | 今治 | 宇和島 | 丸亀 | 徳島 | 高知 | 淡路島 | 小豆島 | 屋久島 | 佐渡`
)
const china = list(
  `北京 | 上海 | 广州 | 深圳 | 杭州 | 成都 | 重庆 | 武汉 | 西安 | 苏州 | 天津 | 长沙 | 郑州 | 青岛 | 宁波 | 厦门 | 昆明 | 合肥 | 大连 | 沈阳 | 哈尔滨 | 济南 | 福州 | 无锡 | 佛山 | 东莞 | 南京 | 南宁 | 贵阳 | 珠海 |
  泉州 | 绍兴 | 嘉兴 | 湖州 | 金华 | 台州 | 温州 | 舟山 | 扬州 | 镇江 | 南通 | 徐州 | 常州 | 盐城 | 连云港 | 芜湖 | 景德镇 | 九江 | 赣州 | 南昌 | 株洲 | 湘潭 | 岳阳 | 宜昌 | 襄阳 | 洛阳 | 开封 | 桂林 | 柳州 | 海口 | 三亚 |
  大理 | 丽江 | 遵义 | 绵阳 | 乐山 | 自贡 | 拉萨 | 兰州 | 西宁 | 银川 | 乌鲁木齐 | 呼和浩特 | 包头 | 太原 | 大同 | 石家庄 | 保定 | 唐山 | 秦皇岛 | 烟台 | 威海 | 潍坊 | 淄博 | 临沂 | 长春 | 汕头 | 潮州 | 惠州 | 江门 | 湛江 | 漳州 | 莆田 | 宁德 | 衢州 | 丽水 | 义乌 | 昆山`
)
const taiwan = list(
  "台北 | 臺北 | 高雄 | 台中 | 臺中 | 台南 | 臺南 | 新竹 | 新北 | 桃園 | 基隆 | 嘉義 | 花蓮 | 台東 | 臺東 | 宜蘭 | 屏東 | 彰化 | 南投 | 苗栗"
)
const arabic: Readonly<Record<string, string>> = {
  AE: "دبي | أبوظبي | أبو ظبي | الشارقة | عجمان | رأس الخيمة | الفجيرة",
  BH: "المنامة | المحرق",
  DE: "برلين | هامبورغ | ميونخ | ميونيخ",
  DZ: "عنابة | البليدة | وهران | قسنطينة | تلمسان | سطيف | بجاية",
  EG: "شرم الشيخ | الغردقة | الزقازيق | القاهرة | الإسكندرية | الاسكندرية | الجيزة | المنصورة | طنطا | أسوان | الأقصر | بورسعيد | الإسماعيلية | دمياط | الفيوم | أسيوط | سوهاج",
  ES: "مدريد | برشلونة",
  FR: "باريس | مرسيليا",
  GB: "لندن | مانشستر",
  IQ: "بغداد | البصرة | أربيل | الموصل | النجف | السليمانية | كربلاء",
  JO: "عمّان | إربد | الزرقاء | السلط | مادبا | العقبة | الكرك | جرش",
  KW: "مدينة الكويت | السالمية",
  LB: "بيروت | صيدا | زحلة | بعلبك | جبيل",
  LY: "بنغازي | طرابلس الغرب | مصراتة",
  MA: "فاس | وجدة | القنيطرة | الدار البيضاء | الصويرة | الرباط | مراكش | طنجة | أكادير | مكناس | تطوان | شفشاون",
  MY: "كوالالمبور",
  NL: "أمستردام | روتردام",
  OM: "مسقط | صلالة | نزوى",
  PS: "رام الله | نابلس | بيت لحم | غزة | جنين | أريحا",
  QA: "الدوحة",
  SA: "الرياض | جدة | مكة | مكة المكرمة | المدينة المنورة | الدمام | بريدة | عنيزة | أبها | الطائف | تبوك | حائل | جازان | نجران | الأحساء | الهفوف | ينبع | القطيف | الظهران",
  SD: "الخرطوم | أم درمان",
  SE: "ستوكهولم | مالمو",
  SY: "دمشق | حلب | حمص | اللاذقية | طرطوس",
  TN: "صفاقس | القيروان | بنزرت | المنستير",
  TR: "إسطنبول | اسطنبول | أنقرة | غازي عنتاب",
  YE: "صنعاء | عدن | تعز"
}
const arabicLands: ReadonlyMap<string, string> = new Map(
  Object.entries(arabic).flatMap(([land, names]) => list(names).map((name) => [name, land] as const))
)
/** Called as their land is, unless they are said to be its capital. */
const capitals: ReadonlyMap<string, string> = new Map([
  ["تونس", "TN"],
  ["الجزائر", "DZ"],
  ["الكويت", "KW"]
])
const longestFirst = (names: Iterable<string>) => [...names].toSorted((a, b) => b.length - a.length).join("|")

const arabicTowns = `${longestFirst(arabicLands.keys())}|(?:${longestFirst(capitals.keys())})(?= العاصمة)`

/** Lands as Arabic names them behind a town: "، الأردن", "بالمغرب". */
const arabicLandNames: Readonly<Record<string, string>> = {
  AE: "الإمارات | الإمارات العربية المتحدة",
  BH: "البحرين",
  DE: "ألمانيا",
  DZ: "الجزائر",
  EG: "مصر",
  ES: "إسبانيا",
  FR: "فرنسا",
  GB: "بريطانيا",
  IQ: "العراق",
  JO: "الأردن",
  KW: "الكويت",
  LB: "لبنان",
  LY: "ليبيا",
  MA: "المغرب",
  MR: "موريتانيا",
  NL: "هولندا",
  OM: "سلطنة عمان | سلطنة عُمان",
  PS: "فلسطين",
  QA: "قطر",
  SA: "السعودية | المملكة العربية السعودية",
  SD: "السودان",
  SE: "السويد",
  SY: "سوريا | سورية",
  TN: "تونس",
  TR: "تركيا",
  YE: "اليمن"
}
const landsInArabic: ReadonlyMap<string, string> = new Map(
  Object.entries(arabicLandNames).flatMap(([land, names]) => list(names).map((name) => [name, land] as const))
)
const anyLand = `(?<land>${longestFirst(landsInArabic.keys())})(?![\\p{L}\\p{M}])`
const unnamed = anyLand.replace("?<land>", "?:")
const arabicWord = "(?!\\p{L}+نا(?!\\p{L}))[\\p{L}\\p{M}]{3,}"
/** Of a town that is not known, its land has to stand right behind it, and that it is a town or a mark between. */
const arabicTown = `(?<=(?:مدينة|بلدة) )${arabicWord}(?: ${arabicWord})?(?=(?:،? (?:في |ب)|، )${unnamed})|${arabicWord}(?: ${arabicWord})?(?=، ${unnamed})`
const landBehind = new RegExp(`^(?:،? (?:في |ب)|، )${anyLand}`, "u")
/** The land that stands behind a town in a sentence, named: "في فاس بالمغرب". */
export const landBesideTown = (text: string, town: string): string | null => {
  const rest = text.slice(text.indexOf(town) + town.length)
  return landsInArabic.get(landBehind.exec(rest)?.groups?.land ?? "") ?? null
}

/** A part of a Chinese town, behind it: "成都高新区", "杭州市西湖区". */
const chineseQuarter = "(?:(?!大)\\p{scx=Han}{1,5}?(?:开发区|园区|新区|区|區|县|縣)(?![域别分])|光谷|中关村)?"

/** 市 of a word and not of a town: 市场, 市值, 市面. */
export const notMarket = "(?![场場值面价價售况況])"

/** A town of each language, as alternatives of a regular expression, with what may stand around it. */
export const scriptTowns = {
  ja: `(?:\\p{scx=Han}{2,3}[都道府県])?(?<place>\\p{scx=Han}[\\p{scx=Han}ヶケ]{0,3}[市町村]|(?:${longestFirst(japan)})市?)`,
  zh: `(?:中国|中國|台灣|臺灣|台湾)?(?:\\p{scx=Han}{2,3}省|\\p{scx=Han}{2,5}自治区|云南|浙江|江苏|广东|福建|四川|湖南|湖北|山东|河南|河北|安徽|江西|陕西|山西|辽宁|吉林|黑龙江|贵州|甘肃|海南|广西)?(?<place>(?:${longestFirst([...china, ...taiwan])})市?|\\p{Script=Han}{2,3}市${notMarket})${chineseQuarter}`,
  ar: `(?:(?:مدينة|بلدة) )?(?<place>${arabicTowns}|${arabicTown})(?![\\p{L}\\p{M}])`
} as const
const anyTown: Readonly<Record<keyof typeof scriptTowns, RegExp>> = {
  ja: new RegExp(`${longestFirst(japan)}`, "gu"),
  zh: new RegExp(`${longestFirst([...china, ...taiwan])}`, "gu"),
  ar: new RegExp(`(?<![\\p{L}\\p{M}])[وبل]?(?:${arabicTowns})(?![\\p{L}\\p{M}])`, "gu")
}
/** Whether a text names a town besides that one. */
export const namesMore = (text: string, town: string, script: keyof typeof scriptTowns): boolean =>
  [...text.replace(town, "").matchAll(anyTown[script])].some(
    ([other]) => !town.includes(other) && !other.endsWith(town)
  )
export type Script = keyof typeof scriptTowns

/** Towns of elsewhere, as a Japanese page writes them. */
const abroad = /^(?:北京|上海|広州|深圳|台北|台中|台南|高雄|香港|重慶|天津|大連|青島|釜山|済州|仁川)/u
const isTaiwan = new RegExp(`^(?:${taiwan.join("|")})`, "u")
/** The land a town is in, as its language is read; null of one elsewhere. */
export const landInScript = (town: string, script: Script): string | null => {
  if (script === "ja") return abroad.test(town) ? null : "JP"
  if (script === "zh") return isTaiwan.test(town) ? "TW" : "CN"
  return arabicLands.get(town) ?? capitals.get(town) ?? null
}

const opening: Readonly<Record<"ja" | "zh", RegExp>> = {
  ja: /^(?:日本の?)?(?:\p{scx=Han}{2,3}[都道府県])?(?<place>\p{scx=Han}[\p{scx=Han}ヶケ]{0,3}[市町村])(?:\p{scx=Han}{1,4}区)?$/u,
  zh: new RegExp(`^${scriptTowns.zh}`, "u")
}
/** A part of a town, or of a land: no town by itself. */
const noTown = /(?:[区區县縣镇鎮乡鄉村路街湾谷省州]|大厦|大廈|中心|广场|都|道|府|県)$/u
/** The town in words that name where a house is: "成都" of "成都高新区"; null where they name none. */
export const townInWords = (words: string, lang: string | null): string | null => {
  const tongue = lang?.slice(0, 2).toLowerCase()
  // "المقر الرئيسي لشركة سنبلة في بيروت"
  if (tongue === "ar")
    return /^(?:لشركة|لمؤسسة|لتطبيق|لمنصة|شركة|مؤسسة) | (?:في|من|على|قرب) /u.test(words) ? null : words
  if (tongue !== "ja" && tongue !== "zh") return words
  const town = opening[tongue].exec(words)?.groups?.place
  // "東京都渋谷区" may be called by either.
  return town ?? (noTown.test(words) && !/^(?:京都|成都)$/u.test(words) ? null : words)
}

const alone: Readonly<Record<Script, RegExp>> = {
  ja: new RegExp(`^(?:日本[、,]?)?${scriptTowns.ja}$`, "u"),
  zh: new RegExp(`^${scriptTowns.zh}$`, "u"),
  ar: new RegExp(`^${scriptTowns.ar}$`, "u")
}
/** Words that are a town and nothing else, with its land: "杭州市". */
export const townAlone = (
  text: string,
  lang: string | null
): { readonly city: string; readonly country: string; readonly countryWords: string } | null => {
  const tongue = lang?.slice(0, 2).toLowerCase()
  if (tongue !== "ja" && tongue !== "zh" && tongue !== "ar") return null
  // The capital is a prefecture, and most call it so.
  const city = tongue === "ja" && text === "東京都" ? text : alone[tongue].exec(text)?.groups?.place
  const country = city === undefined ? null : landInScript(city, tongue)
  return city === undefined || country === null ? null : { city, country, countryWords: city }
}
