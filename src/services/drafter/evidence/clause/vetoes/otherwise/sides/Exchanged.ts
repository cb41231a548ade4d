/**
 * What is done how, where or from what: "a valve closed from the app can be opened by hand". Who exchanges two such phrases
 * between two deeds has every word of the page. By the words right behind each deed, so in any language with prepositions.
 */
import { tellingStems } from "../../../meaning/TellingStems.ts"

const phrase =
  /(?<deed>\p{L}{3,})(?: (?:again|then|also|only|first|even|wieder|dann|auch|nur|aussi|ensuite|también|luego|anche|poi|também|depois|ook|dan))?(?<led> (?:by|from|in|at|on|with|to|for|without|through|via|von|mit|in|bei|auf|aus|ohne|per|par|avec|dans|chez|sans|sur|à|por|con|en|sin|desde|a|da|su|senza|com|em|sem|no|na|door|met|op|uit|zonder) (?:(?:the|an?|our|your|its|their|der|die|das|dem|den|ein|eine[mnr]?|le|la|les|une?|el|los|las|una?|il|lo|gli|i|um|uma|os|as|o|de|het|een) )?)(?<what>\p{L}{3,})/giu

interface Pair {
  readonly deed: string
  readonly how: string
}
const pairsIn = (text: string): ReadonlyArray<Pair> =>
  [...text.matchAll(phrase)].flatMap(({ groups }) => {
    const [deed] = tellingStems(groups?.deed ?? "")
    const [what] = tellingStems(groups?.what ?? "")
    const [led] = (groups?.led ?? "").trim().toLowerCase().split(" ")
    return deed === undefined || what === undefined ? [] : [{ deed, how: `${led} ${what}` }]
  })

/** Whether two deeds of the texts have each other's phrase in a sentence. */
export const exchanges = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const said = pairsIn(sentence)
  if (said.length < 2) return false
  const told = texts.flatMap(pairsIn)
  const isTold = ({ deed, how }: Pair) => told.some((one) => one.deed === deed && one.how === how)
  return said.some((a, at) =>
    said.slice(at + 1).some((b) => {
      if (a.deed === b.deed || a.how === b.how || isTold(a) || isTold(b)) return false
      return isTold({ deed: a.deed, how: b.how }) && isTold({ deed: b.deed, how: a.how })
    })
  )
}
