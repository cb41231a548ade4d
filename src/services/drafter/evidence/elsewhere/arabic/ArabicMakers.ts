/** Who makes a house's thing, as Arabic sentences tell it: who stands behind it, whose project it is, who brings themselves in. */
import { type Mentioned, withOwn } from "../Marks.ts"
import { arabicPeopleAt } from "./ArabicFounders.ts"
import { type ArabicWord, arabicMain, arabicWords } from "./ArabicWords.ts"

const weMake = /^[وف]?(?:نصنع|نطور|نبني|نبرمج|نصمم|ندير|اسسنا|بنينا|صنعنا|طورنا|انشانا|اطلقنا|صممنا|برمجنا)(?:ه|ها)?$/u
const iMake = /^[وف]?(?:اصنع|اطور|ابني|ابرمج|اصمم|ادير|صنعت|طورت|بنيت|برمجت|صممت|انشات|اطلقت)$/u
const alone = /^(?:وحدي|بمفردي|بنفسي)$/u
const began = /^[وف]?(?:بدات?|انطلقت?|كانت?|ولدت?)$/u
const project = /^(?:ك|ال)?مشروعا?$/u
const ofOne = /^(?:جانبيا?|شخصيا?|فرديا?|صغيرا?|مستقلا?)$/u
/** Words between who it is and what they make. */
const nearby = 4

/** نحن سامر الخطيب وريم الحداد، ونحن من نصنع 〓 */
const speakers = (words: ReadonlyArray<ArabicWord>): ReadonlyArray<string> => {
  if (words[0]?.plain !== "نحن") return []
  const { people, end } = arabicPeopleAt(words, 1)
  const rest = words.slice(end, end + nearby)
  const at = rest.findIndex(({ plain }) => weMake.test(plain))
  return at !== -1 && words[end + at + 1]?.plain === "〓" ? people : []
}
/** وراء 〓 سامر الخطيب, يقف خلف 〓 سامر الخطيب */
const behind = (words: ReadonlyArray<ArabicWord>): ReadonlyArray<string> => {
  const at = words.findIndex(({ plain }) => /^(?:وراء|خلف)$/u.test(plain))
  if (at > 1 || words[at + 1]?.plain !== "〓") return []
  const next = /^[يت]قف(?:ان|ون)?$/u.test(words[at + 2]?.plain ?? "") ? at + 3 : at + 2
  return at === -1 ? [] : arabicPeopleAt(words, next).people
}
/** بدأ 〓 عام 2014 مشروعاً جانبياً من سامر الخطيب, 〓 مشروع من سامر الخطيب */
const projectOf = (words: ReadonlyArray<ArabicWord>): ReadonlyArray<string> => {
  const at = words.findIndex(({ plain }) => project.test(plain))
  const before = words.slice(0, at).map(({ plain }) => plain)
  const isIt = at === 1 && before[0] === "〓"
  const isBegun = began.test(before[0] ?? "") && before[1] === "〓"
  if (at < 1 || !(isIt || isBegun)) return []
  const next = ofOne.test(words[at + 1]?.plain ?? "") ? at + 2 : at + 1
  return words[next]?.plain === "من" ? arabicPeopleAt(words, next + 1).people : []
}

/** Those who make it; null where a sentence tells nobody. */
export const arabicMakers = (text: string, names: ReadonlySet<string>): Mentioned<ReadonlyArray<string>> | null => {
  const words = arabicWords(withOwn(arabicMain(text), names))
  const people = [speakers, behind, projectOf].map((read) => read(words)).find((some) => some.length > 0)
  return people === undefined ? null : { value: people, whose: "own" }
}
/** أطوّر 〓 وحدي: whether "I" make it, and nobody else. */
export const isMadeAloneInArabic = (text: string, names: ReadonlySet<string>): boolean => {
  const words = arabicWords(withOwn(arabicMain(text), names))
  return (
    iMake.test(words[0]?.plain ?? "") &&
    words[1]?.plain === "〓" &&
    words.slice(2, 2 + nearby).some(({ plain }) => alone.test(plain))
  )
}
const hello = /^(?:مرحبا|اهلا|السلام|عليكم|بكم|وسهلا)$/u
/** مرحباً، أنا سامر الخطيب: whoever brings themselves in; null where a sentence introduces nobody. */
export const introducedInArabic = (text: string): string | null => {
  if (!/(?:أنا|انا|اسمي) /u.test(text)) return null
  const words = arabicWords(text)
  const at = words.findIndex(({ plain }) => !hello.test(plain))
  if (!/^(?:انا|اسمي)$/u.test(words[at]?.plain ?? "")) return null
  const { people } = arabicPeopleAt(words, at + 1)
  return people.length === 1 ? (people[0] ?? null) : null
}
