/**
 * Which of several things goes with which: "the loft and the barn sleep two and nine respectively", "meals for primary schools
 * and boxes for grammar schools". Each keeps its own, in any language with words.
 */
import { tellingStems } from "../../../meaning/TellingStems.ts"
import { sentencesIn } from "../../../voice/SentenceCuts.ts"
import { joints } from "./Crossed.ts"

const respectively =
  /,? ?(?<!\p{L})(?:respectively|beziehungsweise|bzw|respectivement|respectiv[ae]mente|rispettivamente|respectievelijk)(?!\p{L})/iu
const between = /,\s+(?:(?:and|und|et|y|e|en) )?|\s+(?:and|und|et|y|e|en)\s+/iu

interface Match {
  readonly one: string
  readonly other: string
}
/** Of "A, B and C do x, y and z respectively" what goes with what: the middle one ends the first list and opens the second. */
const matchedIn = (text: string): ReadonlyArray<Match> => {
  if (!respectively.test(text)) return []
  const members = text.replace(respectively, "").split(between).map(tellingStems)
  const half = (members.length + 1) / 2
  if (!Number.isInteger(half) || half < 2) return []
  const ends = members.map((stems) => ({ first: stems[0], last: stems.at(-1) }))
  return ends.slice(0, half).flatMap((member, at) => {
    const match = ends[at + half - 1]
    const one = at === half - 1 ? member.first : member.last
    const other = at === 0 ? match?.last : match?.first
    return one === undefined || other === undefined || one === other ? [] : [{ one, other }]
  })
}
/** "The barn sleeps two", of "the loft and the barn sleep two and nine respectively". */
const matchesOtherwise = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  texts.flatMap(sentencesIn).some((text) => {
    const matched = matchedIn(text)
    return sentence.split(joints).some((part) => {
      const said = new Set(tellingStems(part ?? ""))
      const [mine, ...more] = matched.filter(({ one }) => said.has(one))
      const others = matched.filter(({ other }) => said.has(other))
      return mine !== undefined && more.length === 0 && others.length === 1 && !others.includes(mine)
    })
  })

const led =
  /(?<!\p{L})(?<what>\p{L}{3,}) (?<by>for|to|in|from|at|on|with|für|an|aus|mit|bei|pour|à|aux|avec|dans|para|con|per|a|da|com|em|voor|aan|uit|met) (?:(?:the|our|its|their|der|die|das|den|dem|les?|la|el|los|las|il|lo|gli|i|o|a|os|as|de|het) )?(?<whom>\p{L}{3,})/giu
interface Led {
  readonly what: string
  readonly whom: string
  readonly by: string
}
const ledIn = (text: string): ReadonlyArray<Led> =>
  [...text.matchAll(led)].flatMap(({ groups }) => {
    const [what] = tellingStems(groups?.what ?? "")
    const [whom] = tellingStems(groups?.whom ?? "")
    return what === undefined || whom === undefined ? [] : [{ what, whom, by: (groups?.by ?? "").toLowerCase() }]
  })
/** Between two words nothing but what joins them, and what describes the second. */
const joinedIn = (sentence: string, a: string, b: string): boolean =>
  sentence.split(/[;:.!?](?=\s|$)/u).some((clause) => {
    const words = clause.toLowerCase().match(/\p{L}+/gu) ?? []
    const at = (stem: string) => words.findIndex((word) => tellingStems(word)[0] === stem)
    const [first, last] = [at(a), at(b)].toSorted((one, other) => one - other)
    if (first === undefined || last === undefined || first === -1) return false
    const gap = words.slice(first + 1, last)
    const isBoth = gap.some((word) => /^(?:auch|que|both|anche|também|también)$/u.test(word))
    return gap.length < 6 && gap.some((word) => joins.test(word)) && (isBoth || !gap.some((word) => leads.test(word)))
  })
const joins = /^(?:and|und|auch|et|y|e|en|que|plus|sowie)$/u
const leads = /^(?:for|to|from|with|für|aus|mit|bei|pour|avec|para|con|per|da|com|voor|aan|uit|met|only|nur|but)$/u
/** "Meals and boxes for primary and grammar schools", of "meals for the former and boxes for the latter". */
const sharesOut = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  !respectively.test(sentence) &&
  texts.flatMap(sentencesIn).some((text) => {
    const kept = ledIn(sentence)
    const pairs = ledIn(text).filter(({ what, whom }) => !kept.some((one) => one.what === what && one.whom === whom))
    return pairs.some((one, at) =>
      pairs
        .slice(at + 1)
        .some(
          (other) =>
            one.by === other.by &&
            one.what !== other.what &&
            one.whom !== other.whom &&
            joinedIn(sentence, one.what, other.what) &&
            joinedIn(sentence, one.whom, other.whom)
        )
    )
  })

/** Whether a sentence gives one of several what a text gives another of them. */
export const givesEachOther = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  matchesOtherwise(sentence, texts) || sharesOut(sentence, texts)
