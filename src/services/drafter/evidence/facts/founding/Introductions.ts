/** How people bring themselves in: "Hi, I'm Ada Roth", "We are Ada Roth and Ben Lund". */
import { introducedInArabic } from "../../elsewhere/arabic/ArabicMakers.ts"
import { isGivenName, isPersonName, latinName, peopleAt } from "../Persons.ts"
import { kinWords } from "../words/PeopleWords.ts"
import { greeting, iAm, weAre } from "../words/SpeakerWords.ts"

const introduction = new RegExp(
  `^(?<hello>(?i:${greeting}))?(?<me>(?i:${iAm})) (?<name>${latinName}|\\p{Lu}[\\p{Ll}\\p{M}]+)(?=[.!,]|$| [-–—(]| (?i:(?:and|und|et|y|e|en|from|aus|de|da|uit|behind) ))`,
  "u"
)
/** What only a name follows: "My name is". */
const byName = /name|heiße|appelle|llamo|chamo|chiamo|heet|naam/iu
/** 店主の椿原みさきと申します, 代表の山田太郎です */
const introductionElsewhere =
  /(?:^|、|。)(?:はじめまして、?)?(?:[\p{scx=Han}\p{scx=Katakana}\p{scx=Hiragana}ーA-Za-z0-9]{0,16}の?)?(?:店主|代表|代表取締役|創業者|主宰|社長|オーナー|開発者|作者)の(?<name>[\p{scx=Han}々]{1,4}[ 　]?[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}々ー]{1,6}?)(?:と申します|といいます|です)/u
/** はじめまして、三好 ともえです: by name alone, behind a greeting. */
const greetedElsewhere =
  /^(?:はじめまして|こんにちは)[、。!!]?(?<name>[\p{scx=Han}々]{1,4}[ 　]?[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}々ー]{1,6}?)(?:と申します|といいます|です)(?:。|$)/u
/** 夜工房をひとりで作っている、三好ともえです: who makes it says so. */
const makerElsewhere =
  /(?:^|。)(?:はじめまして、?)?(?<what>[^。、\s]{1,24}?)を(?:ひとりで|一人で|個人で|趣味で)?(?:作って|開発して|運営して|つくって|制作して|営んで)(?:いる|います|おります|いるのは)、?(?<name>[\p{scx=Han}々]{1,4}[ 　]?[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}々ー]{1,6}?)(?:です|と申します|といいます)/u
/** What somebody says of themselves that they make, and their name; null where a sentence tells neither. */
export const makerIn = (sentence: string): { readonly what: string; readonly name: string } | null => {
  const { what, name } = makerElsewhere.exec(sentence)?.groups ?? {}
  return what === undefined || name === undefined || !isPersonName(name) ? null : { what, name }
}
/** "Hi, I'm Ada Roth": her name; null where a sentence introduces nobody. */
export const introducedIn = (sentence: string): string | null => {
  const { name, hello, me = "" } = introduction.exec(sentence)?.groups ?? {}
  if (name === undefined)
    return (
      (introductionElsewhere.exec(sentence) ?? greetedElsewhere.exec(sentence))?.groups?.name ??
      introducedInArabic(sentence)
    )
  if (name.includes(" ")) return isPersonName(name) ? name : null
  // "I'm Brendan" may be any word with a capital, "Hi, I'm Brendan" is a name.
  return isGivenName(name) || hello !== undefined || byName.test(me) ? name : null
}

const ofKin =
  /^(?<one>\p{Lu}\p{Ll}+) (?:and|&|und|et|y|e|en) (?<other>\p{Lu}\p{Ll}+) (?<surname>\p{Lu}[\p{Ll}\p{M}]+), (?:(?:two|the|zwei|deux|dos|duas|dois|due|twee) )?(?<kin>\p{L}+(?: (?:and|und|et|y|e|en) \p{L}+)?)(?![\p{L}-])/u
const introductions = new RegExp(`^(?:(?i:${greeting}))?(?:(?i:${weAre})) `, "u")
/** "Somos a Ada Roth e o Bento Lund". */
const articleBefore =
  /(?<=(?:omos|iamo|sind|sommes|, c'est|,| e| y| und| et) )(?:[ao]|l[ao]|el|il|die|der) (?=\p{Lu}\p{Ll})/gu
/** "We are Ada Roth and Ben Lund": their names; none where a sentence introduces no two people. */
export const introducedTogether = (said: string): ReadonlyArray<string> => {
  const sentence = said.replace(articleBefore, "")
  const opening = introductions.exec(sentence)?.[0]
  if (opening === undefined) return []
  // "We are Ada and Ben Roth, two siblings from Ghent".
  const { one, other, surname, kin } = ofKin.exec(sentence.slice(opening.length))?.groups ?? {}
  if (one !== undefined && kinWords.has((kin ?? "").toLowerCase())) return [`${one} ${surname}`, `${other} ${surname}`]
  const { people, end } = peopleAt(sentence, opening.length, true)
  return people.length > 1 &&
    /^(?:$|[.,!;:–—]| [-–—(]| (?:from|aus|de|da|uit|and|und|et|y|e|en) )/u.test(sentence.slice(end))
    ? people
    : []
}
