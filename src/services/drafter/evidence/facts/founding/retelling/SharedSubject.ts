/** Several deeds of the same people under one auxiliary: "Ada Roth und Ben Lund haben eine Mühle gekauft und Acme gegründet". */
import { peopleAt } from "../../Persons.ts"
import { unreal } from "../../words/founding/doubts/DoubtWords.ts"
import { turnsAway } from "../../words/founding/doubts/NextSubjects.ts"

/** Where the participle stands last: what was founded is between "and" and it. */
const participleLast: ReadonlyArray<RegExp> = [
  /^ (?<have>haben|hat) (?<deeds>[^.;:!?]{3,160}?),? und (?<clause>(?:(?:die|das|den) )?\p{Lu}[^,.;:]{0,40} (?:gegründet|mitgegründet)(?!\p{L}).*)$/u,
  /^ (?<have>hebben|heeft) (?<deeds>[^.;:!?]{3,160}?),? en (?<clause>(?:(?:de|het) )?\p{Lu}[^,.;:]{0,40} (?:opgericht|gesticht)(?!\p{L}).*)$/u
]
/** Somebody else does the last of it. */
const otherSubject = new RegExp(turnsAway, "u")

/** The same people with the founding alone; nothing where another comes in between. */
export const lastOfDeeds = (text: string): string | null => {
  const { people, end } = peopleAt(text, 0, true)
  if (people.length === 0) return null
  const rest = text.slice(end)
  for (const shape of participleLast) {
    const { have, deeds = "", clause = "" } = shape.exec(rest)?.groups ?? {}
    if (have === undefined || otherSubject.test(deeds) || unreal.test(deeds)) continue
    return `${text.slice(0, end)} ${have} ${clause}`
  }
  return null
}
