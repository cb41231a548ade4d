/** With whom somebody began the house, and who goes by a given name alone, as stories tell. */
import { isPersonName, latinName, peopleAt } from "../../../Persons.ts"

export const withWhom =
  /^ (?:together with|along with|with|zusammen mit|gemeinsam mit|mit|avec|junto (?:a|con|com)|juntamente com|con|com|insieme (?:a|con|ad|al|alla)|samen met|met) /iu
const oneAnd =
  /(?:^|[ ,])(?:she|he|sie|er|elle|il|ella|él|ela|ele|lei|lui|ze|zij|hij) (?:and|und|et|y|e|en) (?=\p{Lu}|(?:her|his|their|ihre?|seine?|son|sa|su|sua|seu|suo|haar|zijn|a|o|la|el|le|il|de|der|die) )/iu
/** "she and Ben Lund, an engineer she knew from choir,": with whom, before the verb. */
export const alongIn = (before: string): ReadonlyArray<string> => {
  const clause = before.split(/[;:] /u).at(-1) ?? ""
  const match = oneAnd.exec(clause)
  if (match === null) return []
  const { people, end } = peopleAt(clause, match.index + match[0].length, true)
  const isWhole = /^(?:, (?:an? |the |eine?r? |der |die |une? |una? |uma? |een |de )?\p{Ll}[^;:]{2,60},)? $/u.test(
    clause.slice(end)
  )
  return isWhole ? people.filter((name) => name.includes(" ")) : []
}
/** "richtte ze samen met Ben Lund ¤ op": between the verb and what they began. */
export const withInside =
  / (?:samen met|zusammen mit|gemeinsam mit|mit|met) (?=\p{Lu})[^,;:.¤£]{3,40}(?= (?:(?:die|das|den|het|de) )?[¤£]$)/iu
/** "with Ben Lund, a potter": people, right behind what they began. */
export const fellowsIn = (rest: string): ReadonlyArray<string> => {
  const from = withWhom.exec(rest)?.[0].length ?? 0
  const { people, end } = from === 0 ? { people: [], end: 0 } : peopleAt(rest, from, true)
  const isWhole = /^(?:$|[.,;)]| (?:in|at|à|en|em|a|te|nel|nella|im|am|auf|aus)(?!\p{L}))/u.test(rest.slice(end))
  return isWhole ? people.filter((name) => name.includes(" ")) : []
}

const anyPerson = new RegExp(latinName, "gu")
/** "Nora quit" as "Nora Roth quit", where what is told before tells of one Nora, and in full. */
export const inFull = (signs: string, above: ReadonlyArray<string>): string => {
  const full = new Set(
    above.flatMap((text) => [...text.matchAll(anyPerson)].map(([name]) => name)).filter(isPersonName)
  )
  return signs.replace(aloneName, (given) => {
    const [name, ...more] = [...full].filter((one) => one.startsWith(`${given} `))
    return name === undefined || more.length > 0 ? given : name
  })
}
const aloneName = /(?<![\p{L}-]|\p{Lu}\p{Ll}+ )\p{Lu}[\p{Ll}-]+(?![\p{L}'’-]| \p{Lu})/gu
