/** What a page's summary of itself says, without what is put in front of it for those who search. */
import { madeOnce } from "../../../../domain/text/Recalled.ts"
import { titleHalves } from "../../evidence/names/SiteNames.ts"
import { type Reading, stated } from "../reading/Reading.ts"
import { withoutPageLabel } from "../words/LineWords.ts"
import { wordsIn } from "../words/Sentences.ts"
import { nameAtHead } from "./TaglineForm.ts"

/** Words that are left of a summary, and letters of a title that stands before it. */
const least = { words: 4, title: 10 } as const
/** "Acme - Keep your ledgers in one place.": the name stands in the profile anyway. */
const withoutName = (text: string, name: string): string => {
  const length = nameAtHead(text, name)
  if (length === 0) return text
  const rest = /^\s+[-–—|·]\s+(?<rest>[\p{Lu}\p{Lo}].*)$/su.exec(text.slice(length))?.groups?.rest ?? ""
  return wordsIn(rest) >= least.words ? rest : text
}
/** "Acme bread and cakesTwo hundred loaves": the title, and without a blank behind it what it goes on with. */
const withoutTitle = (text: string, titles: ReadonlyArray<string>): string => {
  const title = titles.find((one) => one.length >= least.title && text.startsWith(one))
  if (title === undefined) return text
  const rest = text.slice(title.length)
  const isGlued =
    (/\p{Ll}$/u.test(title) && /^\p{Lu}\p{Ll}/u.test(rest)) ||
    (/\p{Script=Arabic}$/u.test(title) && /^\p{Script=Arabic}{3}/u.test(rest) && wordsIn(title) >= least.words)
  return isGlued && wordsIn(rest) >= least.words ? rest : text
}
/** "Hi, I'm Ada, and I am a photographer in Ghent.": who greets tells what she is behind it. */
const hello =
  /^(?:hi|hello|hey|hallo|hola|ciao|bonjour|olá|hoi)(?: there)?[,!.]? (?:(?:I['’]m|I am|my name is|ich bin|je suis|soy|sou|sono|ik ben) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?:,? (?:and|und|et|y|e|en) |[,.!] ))?(?=(?:I am|I['’]m|ich bin|je suis|soy|sou|sono|ik ben) (?:an?|eine?|une?|un|una|uma?|een) )/iu

const titlesOf = madeOnce((reading: Reading) =>
  stated(reading.page, "title", "title").flatMap(({ text }) => [text, ...titleHalves(text)])
)
/** `names`: folded. */
export const summaryText = (told: string, reading: Reading, names: ReadonlyArray<string>): string => {
  const text = withoutTitle(withoutPageLabel(told), titlesOf(reading))
  return names
    .reduce((rest, name) => (rest === text && name !== "" ? withoutName(text, name) : rest), text)
    .replace(hello, "")
}
