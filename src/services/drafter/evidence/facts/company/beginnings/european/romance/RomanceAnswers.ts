/** What a house answers about its beginning: "Qui a fondé Acme ?" over "Ada Roth, en 2015". */
import { fold, tidyText } from "../../../../../../../../domain/text/Folding.ts"
import { textSays } from "../../../../../reading/Says.ts"
import type { Own } from "../../../../Own.ts"
import { peopleAt } from "../../../../Persons.ts"
import type { Utterance } from "../../../../Said.ts"
import { takenOver } from "../../../../words/founding/BeginningWords.ts"
import { strangers } from "../../../../words/SubjectWords.ts"
import { onlyTime, type RomanceBeginning } from "./RomanceBeginning.ts"
import { namesSomebody } from "./RomanceSigns.ts"
import { asksForFounders, asksWhen, begunByThem } from "./words/RomanceQuestions.ts"

const longestQuestion = 120
/** The question right above an answer, in the same part of the page. */
const questionOf = ({ page, at, block, before }: Utterance): string | null => {
  if (before.length > 0) return null
  const above = page.blocks[at - 1]
  if (above === undefined || above.region !== block.region || above.text.length > longestQuestion) return null
  const text = tidyText(above.text)
  return /\?["»)]?$/u.test(text) ? text.replace(/^[¿«"( ]+/u, "") : null
}
/** Asked of the house itself: of it by name, of "you", or of nobody. */
const isOfHouse = (own: Own, question: string): boolean =>
  !own.namesOther(`x ${question.charAt(0).toLowerCase()}${question.slice(1)}`) && !textSays(fold(question), strangers)

export const answeredHere = (said: Utterance, own: Own): RomanceBeginning | null => {
  const question = questionOf(said)
  if (question === null || !isOfHouse(own, question)) return null
  if (takenOver.test(said.text) || textSays(fold(said.text), strangers)) return null
  if (asksForFounders.test(question)) {
    const { people, end } = peopleAt(said.text, 0, true)
    const named = people.filter(namesSomebody)
    const rest = said.text.slice(end)
    // "Who is behind it?" may be answered by whoever runs it now.
    const isTold =
      /fund|fond|cre|cré|cri/iu.test(asksForFounders.exec(question)?.groups?.deed ?? "") || begunByThem.test(rest)
    return named.length > 0 && isTold && /^(?:[,.;]|$| \p{Ll})/u.test(rest)
      ? { said, people: named, year: onlyTime(rest) }
      : null
  }
  if (!asksWhen.test(question)) return null
  const year = onlyTime(said.text.charAt(0).toLowerCase() + said.text.slice(1))
  return year !== null && !own.namesOther(said.text) ? { said, people: [], year } : null
}
