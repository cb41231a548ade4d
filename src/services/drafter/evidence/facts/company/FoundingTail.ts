/** What follows a verb of founding, or stands before it: when, by whom, where. */
import { peopleAt } from "../Persons.ts"
import { type FoundingShapes, groupWords } from "./FoundingShapes.ts"

export interface Tail {
  readonly end: number
  readonly year: string | null
  readonly people: ReadonlyArray<string>
  readonly place: string | null
}
const generic = new RegExp(groupWords, "uy")

/** Told in any order, from here on. */
export const tailAt = (text: string, from: number, { when, by, at }: FoundingShapes): Tail => {
  let end = from
  let found: Omit<Tail, "end"> = { year: null, people: [], place: null }
  for (let steps = 0; steps < 6; steps++) {
    when.lastIndex = end
    const time = found.year === null ? when.exec(text) : null
    if (time?.groups?.year !== undefined) {
      found = { ...found, year: time.groups.year }
      end = when.lastIndex
      continue
    }
    by.lastIndex = end
    if (found.people.length === 0 && by.exec(text) !== null) {
      const listed = peopleAt(text, by.lastIndex, true)
      generic.lastIndex = by.lastIndex
      if (listed.people.length > 0) {
        found = { ...found, people: listed.people }
        end = listed.end
        continue
      }
      // "by two bakers in 2016": the group ends where the year or the place begins.
      const some = generic.exec(text)?.[0]
      if (some !== undefined) {
        const stop = cutAt(text, by.lastIndex, some, when, at)
        end = stop
        if (stop > by.lastIndex) continue
      }
    }
    at.lastIndex = end
    const where = found.place === null ? at.exec(text) : null
    if (where?.groups?.place !== undefined) {
      found = { ...found, place: where.groups.place }
      end = at.lastIndex
      continue
    }
    break
  }
  return { end, ...found }
}
/** Where a group of small words stops: before a time or a place that is told within it, else at its end. */
const cutAt = (text: string, from: number, some: string, when: RegExp, at: RegExp): number => {
  for (let index = from; index < from + some.length; index++) {
    if (text[index] !== " ") continue
    when.lastIndex = index
    at.lastIndex = index
    if (when.test(text) || at.test(text)) return index
  }
  return from + some.length
}
