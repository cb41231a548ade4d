/** Arabic text word by word, as readers of facts need it: without signs of vowels, alifs alike, what is joined to a word apart. */

/** A word as it is written and as it is read. */
export interface ArabicWord {
  readonly raw: string
  /** Without vowels, أ إ آ as ا, ى as ي, digits as ours; 〓 for the site's name. */
  readonly plain: string
  /** Whether a mark stands after it. */
  readonly stops: boolean
}
export const inPlainArabic = (text: string): string =>
  text
    .replace(/[\u064b-\u0652\u0670ـ]/gu, "")
    .replace(/[أإآٱ]/gu, "ا")
    .replace(/ى/gu, "ي")
    .replace(/ة/gu, "ه")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 15))

const edges = /^["'«»([]+|["'«»)\].،؛:,;!?؟–—-]+$/gu
export const arabicWords = (text: string): ReadonlyArray<ArabicWord> =>
  text
    .split(" ")
    .filter((raw) => raw !== "")
    .flatMap((raw) => {
      const bare = raw.replace(edges, "")
      return bare === "" ? [] : [{ raw: bare, plain: inPlainArabic(bare), stops: /[.،؛:,;!?؟)–—-]$/u.test(raw) }]
    })

/** A sentence without what was then and why, and what came later: "…، حين صارت الفوترة إلزامية", "…، ثم افتتحنا فرعًا". */
export const arabicMain = (text: string): string =>
  text.split(
    /\s+(?=لأن(?:ه|ها|هم|هما|نا)\s)|،\s+(?=و?(?:حين|حينما|عندما|لما|لأن|لأنه|لأنها|بعد أن|بعدما|كي|لكي|حتى|ثم|بعدها|لاحقا|لاحقًا|توسعت|توسع|انتقلت|انتقل)\s)/u
  )[0] ?? text

/** What a house or its product is, as read. */
export const arabicKinds =
  "شركه|مخبز|فرن|مزرعه|استوديو|ستوديو|ورشه|مشغل|جمعيه|متجر|دكان|محل|مقهي|مطعم|مدرسه|معهد|اكاديميه|مركز|مؤسسه|دار|دار النشر|منصه|تطبيق|مشروع|موقع|فريق|وكاله|عياده|صيدليه|فندق|نادي|مصنع|معمل|علامه|علامتنا|خدمه|برنامج|لعبه|مجله|مبادره|رابطه|مكتبه|صالون|حضانه|روضه|منظمه|تعاونيه|بيت الضيافه|نزل|حرفه|محمصه|مشتل|معصره|اداه|مدونه|بودكاست|نشره"
const story =
  "قصه|رحله|فكره|حكايه|مسيره|بدايه|بدايات|تجربه|انطلاقه|نشاه|تاسيس|جذور|تاريخ|عمل|اعمال|خطوه|مشوار|كل شيء|حلم"
const ownStory =
  "قصتنا|رحلتنا|فكرتنا|حكايتنا|مسيرتنا|بدايتنا|بداياتنا|تجربتنا|انطلاقتنا|نشاتنا|تاسيسنا|جذورنا|تاريخنا|عملنا|اعمالنا|مشوارنا|حلمنا|قصتها|قصته|رحلتها|رحلته|بدايتها|بدايته|تاسيسها|تاسيسه|انطلاقتها|فكرتها|فكرته"
const small = "الصغير|الصغيره|العائلي|العائليه|هذا|هذه|المستقل|المستقله|الرقمي|الرقميه|الاولي|الاول"
const ofOurs = arabicKinds
  .split("|")
  .flatMap((kind) => [`${kind.replace(/ه$/u, "ت")}نا`, `${kind.replace(/ه$/u, "ت")}ي`])
  .join("|")
const house = new RegExp(
  `^(?:(?:${small}) )?(?:(?:${arabicKinds}) )?(?:〓|(?:ال(?:${arabicKinds})|${ofOurs}|${ownStory}|(?:${story})(?: (?:〓|ال(?:${arabicKinds})|${ofOurs}|(?:${arabicKinds}) 〓))?|نحن)(?: (?:${small}))*)$`,
  "u"
)
/** Whether these plain words are the house itself, or its story. */
export const isArabicHouse = (phrase: string): boolean => house.test(phrase)
const kind = new RegExp(`^(?:${arabicKinds})(?: |$)`, "u")
/** "شركة صغيرة": a house, and no name. */
export const isArabicKind = (phrase: string): boolean => kind.test(phrase)

/** Somebody else's, of another event, or not so, as read. */
export const elsewhereArabic =
  /(?:^|[^\p{L}])[وفبل]?(?:ال)?(?:شريك\p{L}*|شركاؤ\p{L}*|شركاء\p{L}*|عميل\p{L}*|عملا\p{L}*|زبون\p{L}*|زبائن\p{L}*|مورد\p{L}*|جار|جيران\p{L}*|مجاور\p{L}*|منافس\p{L}*|مستثمر\p{L}*|استثمار\p{L}*|تمويل\p{L}*|ام|الام|شقيق\p{L}*|سابق\p{L}*|فرع\p{L}*|فروع\p{L}*|ثاني\p{L}*|جديد\p{L}*|اخر|اخري|انتقل\p{L}*|انضم\p{L}*|فاز\p{L}*|فزنا|حصل\p{L}*|حصد\p{L}*|جائز\p{L}*|جوائز|كرم\p{L}*|رمم\p{L}*|ترميم\p{L}*|جدد\p{L}*|تجديد\p{L}*|بناي\p{L}*|مبني|بني|بنيت|شيد\p{L}*|مدين\p{L}*|قري\p{L}*|حي|قطار|سك[كه]\p{L}*|مهرجان\p{L}*|معرض\p{L}*|مؤتمر\p{L}*|مسابق\p{L}*|س[نيت]?طلق\p{L}*|سنطلق|سنفتتح|سيفتتح|سنؤسس|سيبدا|ستبدا|نخطط|نعتزم|ننوي|قد|ربما|لو|اذا|لم|لن|ليس\p{L}*|استحوذ\p{L}*|اندمج\p{L}*|اغلق\p{L}*|توقف\p{L}*|ميلاد|ولدت? (?:مؤسس\p{L}*|في)|تخرج\p{L}*|قالت?|يقول|تقول|كتاب\p{L}*|فيلم|اغني\p{L}*|(?<!في )سوق \p{L}+|مطبعه)(?![\p{L}])/u
