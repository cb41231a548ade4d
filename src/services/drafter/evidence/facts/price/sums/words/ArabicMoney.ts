/** Money as Arabic counts it. Data. */

/** Whose money it is, in Arabic. */
export const nationalities =
  "أردني|سعودي|إماراتي|اماراتي|مصري|كويتي|عراقي|تونسي|جزائري|مغربي|قطري|ع\u064fماني|عماني|بحريني|ليبي|لبناني|سوري|يمني|سوداني|أمريكي|أميركي|امريكي|تركي"
/** "ديناراً", "دينارًا", "دينارا": the ending a thing has where it is counted, in both orders it is typed in. */
const counted = "(?:ا\u064b?|\u064bا)"
/** "12 ديناراً أردنياً": whose money it is may stand behind it. */
export const arabicMoney = `(?:دولارات|دراهم|ريالات|جنيهات|دنانير|ليرات|ليرة|شواقل|(?:دولار|درهم|ريال|جنيه|دينار|شيكل|شيقل)${counted}?)(?: (?:${nationalities})(?:ة|${counted})?(?!\\p{L}))?`
/** "لكل مستخدم شهرياً", "للفرع في السنة": for each of something, and how often. */
export const eachInArabic = `(?:لكل |لل)\\p{scx=Arab}{3,12} (?:(?:شهري|سنوي|أسبوعي)(?:ة|${counted})?|في (?:الشهر|السنة|العام)|كل (?:شهر|سنة|عام))`
