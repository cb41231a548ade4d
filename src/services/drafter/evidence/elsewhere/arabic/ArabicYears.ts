/** The year a house began in, as Arabic sentences tell it. */
import { type Mentioned, withOwn } from "../Marks.ts"
import { isFoundedByPeople } from "./ArabicFounders.ts"
import {
  type ArabicWord,
  arabicKinds,
  arabicMain,
  arabicWords,
  elsewhereArabic,
  inPlainArabic,
  isArabicHouse,
  isArabicKind
} from "./ArabicWords.ts"

/** It began, or was founded. */
const began =
  /^[وف]?(?:تاسست?|اسس(?:ت|ا|تا|وا)?|انشئت?|انطلقت?|بدات?|نشات?|ظهرت?|افتتحت?|فتحت?|اطلق(?:ت|ا|تا|وا)?|دشنت?|سجلت?|ولدت?|تكونت?|تشكلت?|ابصرت?|رات?|راي|خرجت?|صدرت?|تعود|يعود|ترجع|يرجع|كانت?|المؤسسه?)$/u
/** We began it. */
const weBegan = /^[وف]?(?:اسسنا|انشانا|اطلقنا|بدانا|افتتحنا|فتحنا|دشنا|انطلقنا|سجلنا|اسست|بدات|اطلقت)(?<object>ها|ه)?$/u
/** Of a person as well as of a house, or of anything. */
const needsLight = /^[وف]?(?:ابصرت?|رات?|راي)$/u
const needsRegister = /^[وف]?سجل(?:ت|نا)?$/u
const register = /(?:^| )(?:في )?(?:السجل|الغرفه|سجل الشركات|رسميا)(?: |$)/u
const needsGoingBack = /^[وف]?(?:تعود|يعود|ترجع|يرجع)$/u
const needsBeginning = /^[وف]?(?:كانت?|خرجت?)$/u
const origin =
  /(?:^| )(?:تاسيس|بدايه?|بدايات|جذور|نشاه?|انطلاقه?|قصه|تاريخ|اصول|فكره)(?:نا|تنا|ها|تها|ه|ته)?(?: |$)|(?:تاسيسنا|بدايتنا|نشاتنا|انطلاقتنا|قصتنا)/u
/** "بدأ كل شيء", "تبدأ قصتنا". */
const beginsAll = /^[وف]?[تي]?بدات?$/u
const allOfIt = /^(?:كل شي(?:ء)?|كل هذا|كل ذلك|قصتنا|رحلتنا|حكايتنا|القصه|الحكايه|الرحله)(?: |$)/u
/** Who founds, by kin. */
const kin =
  /^(?:جدي|جدتي|والدي|والدتي|ابي|امي|جدنا|والدنا|زوجان|شقيقان|صديقان|الاخوان|الاخوه|الاثنان|الاثنتان|الصديقان|الشريكان|الشريكتان|الثلاثه)$/u

const year = /^(?:[وبلف])?(?<year>(?:1[89]|20)\p{Nd}{2})م?$/u
const beforeYear =
  /^[وف]?(?:عام|سنه|العام|السنه|في|منذ|موسم|اوائل|اواخر|بدايه|نهايه|مطلع|خريف|ربيع|صيف|شتاء|شهر|يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر|كانون|شباط|اذار|نيسان|ايار|حزيران|تموز|اب|ايلول|تشرين|الاول|الثاني|من|الي|بعام|بسنه|لعام|الدراسي|الميلادي)$/u
/** Where what is said of a house ends: when, where, by whom, why. */
const endsPhrase =
  /^[وف]?(?:في|عام|سنه|العام|منذ|علي|من|مع|كان|الي|قبل|بعد|ب\p{L}*|ل(?!نا$)\p{L}+|ك\p{L}+|حين|عندما|بيد|بهدف|انطلاقا|لتكون|ليكون|لاول|رسميا|هنا|معا|اول|التي|الذي|وهي|وهو)$/u

const phraseFrom = (words: ReadonlyArray<ArabicWord>, from: number): string => {
  const taken: Array<string> = []
  for (const word of words.slice(from, from + 6)) {
    if (endsPhrase.test(word.plain) || year.test(word.plain)) break
    taken.push(word.plain)
    if (word.stops) break
  }
  return taken.join(" ")
}
/** The words before a verb, as far as no mark stands between, without when it was. */
const phraseBefore = (words: ReadonlyArray<ArabicWord>, at: number): string => {
  const taken: Array<string> = []
  for (let one = at - 1; one >= 0; one--) {
    const word = words[one]
    if (word === undefined || (word.stops && one < at - 1)) break
    taken.unshift(word.plain)
  }
  return taken.filter((word) => !beforeYear.test(word) && !year.test(word)).join(" ")
}

/** منذ عام ١٩٨٥ ونحن نخبز: what a house has done ever since. */
const since =
  /^(?:〓 )?(?:و)?منذ (?:عام |سنه |العام )?(?<year>\d{4})م?،? (?:و?نحن|ون\p{L}+|و〓|〓|ن(?:خبز|صنع|عمل|خدم|زرع|قدم|طبخ|حمص|نسج|كتب|بيع|طور|علم))/u
/** منذ تأسيسها عام ٢٠٠٦, أسستها مجموعة من الأمهات عام ٢٠٠٨. */
const sinceFounded =
  /(?:^|[ .،])(?:منذ (?:تاسيس|انطلاق|انشاء|افتتاح)(?:ها|ه|نا|تها|ته|تنا)?(?: 〓)? (?:في )?(?:عام|سنه)|(?:اسست|اسس|انشات|انشا|اطلقت|اطلق)(?:ها|ه) (?:مجموعه|عدد|نخبه|فريق|اهالي|عائله|شباب|متطوع\p{L}*)(?: \p{L}+){0,4} (?:في )?(?:عام|سنه)) \d{4}/u
/** المطعم من تأسيس وليد حمدان الذي افتتحه عام ١٩٩٣. */
const whoFounded = /〓.* (?:الذي|التي) (?:افتتح|اسس|انشا|اطلق)ت?(?:ها|ه) (?:في )?(?:عام|سنه) \d{4}/u
const changed = /(?:^| )(?:نستخدم|نشتري|نعتمد|نستعمل|ايضا|فقط|العضوي\p{L}*)(?: |$)/u

const isBegunHere = (words: ReadonlyArray<ArabicWord>, at: number): boolean => {
  const verb = words[at]?.plain ?? ""
  const after = words[at]?.stops === true ? "" : phraseFrom(words, at + 1)
  const before = phraseBefore(words, at)
  const all = words.map(({ plain }) => plain).join(" ")
  if (needsRegister.test(verb) && !register.test(all)) return false
  const ours = weBegan.exec(verb)
  if (ours !== null && /نا(?:ها|ه)?$/u.test(verb)) {
    if (ours.groups?.object !== undefined) return true
    // "بدأنا العمل", "أطلقنا 〓", "افتتحنا ورشتنا"
    const object = after.replace(/^(?:اول (?:نسخه|اصدار)(?: من)? )/u, "")
    return (
      after === "" ||
      isArabicHouse(object) ||
      /〓/u.test(object) ||
      /^(?:العمل|نشاطنا|رحله|اول نسخه|النسخه الاولي|المشروع|ابوابنا|من|هذا ال|هذه ال|(?:عملنا|العمل) (?:علي|في) )/u.test(
        after
      ) ||
      isArabicKind(after)
    )
  }
  const next = words.slice(at + 1, at + 3).map(({ plain }) => plain)
  if (beginsAll.test(verb) && allOfIt.test(next.join(" "))) return true
  if (!began.test(verb)) return false
  if (needsLight.test(verb) && !/ النور(?: |$)/u.test(all)) return false
  const isBack = needsGoingBack.test(verb)
  if (isBack && !(origin.test(` ${after} `) || origin.test(` ${before} `))) return false
  if (needsBeginning.test(verb) && !/(?:^| )(?:البدايه|بدايتنا|انطلاقتنا|بدايه|الي النور|انطلاقه)(?: |$)/u.test(all))
    return false
  const subject = after.replace(/ ?(?:النور|ابوابه|ابوابها|بابه|بابها)$/u, "").replace(/^(?:كل من|رسميا) ?/u, "")
  if (kin.test(subject.split(" ")[0] ?? "")) return isArabicHouse(subject.split(" ").slice(1).join(" "))
  if (subject !== "" && isArabicHouse(subject)) return true
  if (isBack)
    return (
      new RegExp(`(?:〓|ال(?:${arabicKinds})|نا)(?: |$)`, "u").test(subject) &&
      !/ (?:المبني|البناء) /u.test(` ${subject} `)
    )
  const told = before.replace(/(?: (?:قد|التي|الذي))$/u, "").replace(/^(?:و|ان) ?/u, "")
  const isTold = isArabicHouse(told) || /^(?:نحن|〓)(?: |$)/u.test(told) || (isArabicKind(told) && subject === "")
  return (subject === "" || /^(?:كفكره|كمشروع|فكره|مشروع|شركه|من)/u.test(subject)) && isTold
}

/** صدرت النسخة الأولى من 〓: the first of it is it. */
const firstOfIt = /(?:النسخة الأولى|النسخة الاولى|الإصدار الأول|أول (?:نسخة|إصدار)) من 〓/gu

/** The year of its founding; null where the sentence tells none, or somebody else's. */
export const arabicYear = (text: string, names: ReadonlySet<string>): Mentioned<string> | null => {
  if (!/\p{Nd}{4}/u.test(text)) return null
  const marked = withOwn(arabicMain(text), names).replace(firstOfIt, "〓")
  const words = arabicWords(marked)
  const plain = inPlainArabic(marked)
  if (elsewhereArabic.test(plain)) return null
  const found = words.flatMap((word, at) => {
    const told = year.exec(word.plain)?.groups?.year
    return told === undefined ? [] : [{ year: told, at }]
  })
  const [first, ...more] = found
  if (first === undefined || new Set(found.map((one) => one.year)).size > 1) return null
  if (
    more.length > 1 ||
    !(
      beforeYear.test(words[first.at - 1]?.plain ?? "") ||
      /^[ب]/u.test(words[first.at]?.plain ?? "") ||
      (first.at === 0 && words[0]?.stops === true)
    )
  )
    return null
  const whose = /〓|نا(?=[ .،]|$)|نحن/u.test(plain) ? "own" : "none"
  const ever = since.test(plain) && !changed.test(plain)
  return ever ||
    sinceFounded.test(plain) ||
    whoFounded.test(plain) ||
    words.some((_, at) => isBegunHere(words, at)) ||
    isFoundedByPeople(words)
    ? { value: first.year, whose }
    : null
}
