/**
 * A founding that a line of facts, or of years, tells by a noun or a label: "Founded: 2009 by Ada Roth", "Gründung der Firma
 * durch Ada Roth", as the plain "Founded in 2009 by Ada Roth". Of another thing than the house ("Gründung des Chors") it is none.
 */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { peopleAt } from "../../Persons.ts"
import { foundingTongues } from "../../words/founding/FoundingWords.ts"
import { foundedInstead, foundingLabels } from "../../words/founding/lines/LabelledWords.ts"
import { furtherHouse, ofHouse } from "../../words/founding/lines/TimelineWords.ts"
import { companyKinds } from "../../words/SubjectWords.ts"

const months = foundingTongues.map(({ months: words }) => words).join("|")
const label = new RegExp(
  `^(?:${foundingTongues.map((one) => one.label).join("|")}|${foundingLabels})(?![\\p{L}\\p{M}])`,
  "iu"
)
/** "2009,", "im Mai 2009", "(2009)", between the label and whoever did it. */
const time = new RegExp(
  String.raw`(?:^|(?<=\s)|(?<=[:–—-]))\(?(?:(?:in|im|im jahre?|en|em|nel|op|on|am|le|el|il) )?(?:\p{Nd}{1,2}(?:\.|st|nd|rd|th|er|º)? (?:de )?)?(?:(?:${months}) (?:de |del )?)?(?<year>(?:1[89]|20)\p{Nd}{2})\)?,?$`,
  "iu"
)
const marks = /^ ?[:–—-] ?| ?[:–—-]$|,$/gu
/** After the names: nothing, or where and with what it was, in small words; a further clause may be of another house. */
const goesOn = /^(?:\.?$| (?:[–—(-]|\p{Ll})[^,;:]*$)/u
/** "Founded by Ada Roth, LMFT, our practice has grown": what she has learnt, and the house by its kind. */
const ofOurs =
  /^(?:, (?:\p{Lu}\.?){2,6}){0,3}, (?:our|unsere?|notre|nuestr[oa]|(?:[ao] )?noss[oa]|la nostra|il nostro|ons|onze) (?<kind>\p{L}+) (?=(?:has|have|is|was|grew|hat|ist|a|est|ha|es|é|è|heeft)(?!\p{L}))/iu
const isOfOurs = (rest: string): boolean => companyKinds.has(fold(ofOurs.exec(rest)?.groups?.kind ?? ""))
const ofOthers = /^ (?:of|for|von|für|de|du|des|del|da|do|di|van|voor|pour|para|per|at|bei|bij|chez)(?= )/u

/** The plain sentence; null where the words are no such line. */
export const labelledFounding = (text: string): string | null => {
  const head = label.exec(text)?.[0]
  if (head === undefined || furtherHouse.test(text)) return null
  for (const { by, dated, undated, was, in: within } of foundedInstead) {
    const joints = [...text.matchAll(new RegExp(`(?<=[\\p{L}\\p{Nd},):–—-]) (?:${by}) (?=\\p{Lu})`, "gu"))]
    // "Gründung von Acme durch Ada Roth".
    const joint = joints.findLast(({ index }) => index >= head.length)
    if (joint === undefined) continue
    const from = joint.index + joint[0].length
    const { people, end } = peopleAt(text, from, true)
    const rest = text.slice(end)
    if (people.length === 0 || !(goesOn.test(rest) || isOfOurs(rest)) || ofOthers.test(rest)) return null
    const between = text.slice(head.length, joint.index)
    const year = time.exec(between)?.groups?.year
    const told = (year === undefined ? between : between.replace(time, "")).trim().replace(marks, "").trim()
    const what = told.replace(/^(?:dell|de l)['’]/u, "de la ")
    const who = `${joint[0].trim().split(" ")[0] ?? ""} ${text.slice(from, end)}`
    const when = year === undefined ? "" : ` ${year}`
    const plain = `${year === undefined ? undated : `${dated}${when}`} ${who}`
    if (what === "") return plain
    const { kind, after, what: name } = ofHouse.exec(what)?.groups ?? {}
    if (kind !== undefined) return after?.trim() === "" ? plain : null
    return name === undefined ? null : `${name} ${was}${when === "" ? "" : `${within}${when}`} ${who}`
  }
  return null
}
