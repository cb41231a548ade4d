/** Stories that tell a beginning without a verb of founding: "began trading as Packrat", "the shop has been going ever since". */
import { fold } from "../../../../../domain/text/Folding.ts"
import { textSays } from "../../reading/Says.ts"
import type { Own } from "../Own.ts"
import { peopleAt, peopleUntil } from "../Persons.ts"
import { otherBeginnings, takenOver } from "../words/founding/BeginningWords.ts"
import { everSince, madeByFounders, oneMoreThing, teller, underTheName } from "../words/founding/StoryWords.ts"
import { beforeYear } from "../words/founding/TimeWords.ts"
import { strangers } from "../words/SubjectWords.ts"
import { anyYear, withoutPeople } from "./BegunYears.ts"

export interface LooselyTold {
  readonly subject: string
  readonly year: string | null
  readonly people: ReadonlyArray<string>
  readonly opening: boolean
}

/** "In 2017 she began trading as Packrat"; "under the Packrat name" is told again as a founding (`retelling/Retold.ts`). */
const namedThen = (text: string, own: Own): LooselyTold | null => {
  for (const { pattern, does } of underTheName) {
    const match = pattern.exec(text)
    const name = match?.groups?.name
    if (match === null || name === undefined || !own.isName(name)) continue
    const begun = text.slice(match.index)
    const [first, ...more] = [...text.matchAll(anyYear)]
    if (first === undefined || more.length > 0 || !beforeYear.test(text.slice(0, first.index))) return null
    // "A shop in Bend started trading as Packrat".
    const isTold =
      does === true ||
      teller.test(`${text.slice(0, match.index)} ${begun.split(" ").slice(1, 3).join(" ")}`) ||
      peopleUntil(text, text.slice(0, match.index).trimEnd().length).length > 0
    const isMore = otherBeginnings.test(begun) || oneMoreThing.test(begun)
    return isTold && !isMore ? { subject: name, year: first[0], people: [], opening: true } : null
  }
  return null
}

const goneOn = (text: string, own: Own): LooselyTold | null => {
  const groups = everSince.map((one) => one.exec(text)?.groups).find((one) => one !== undefined)
  if (groups?.year === undefined || otherBeginnings.test(text)) return null
  const around = `x ${groups.what ?? ""} ${groups.rest ?? ""}`
  if (/\p{Nd}{4}/u.test(around) || own.namesOther(withoutPeople(around))) return null
  return { subject: "we", year: groups.year, people: [], opening: true }
}

const byMakers = (text: string, own: Own): LooselyTold | null => {
  const match = madeByFounders.map((one) => one.exec(text)).find((one) => one !== null)
  const { name = "", people = "", year } = match?.groups ?? {}
  if (match == null || year === undefined || !own.isName(name)) return null
  const rest = text.slice(match[0].length)
  const who = peopleAt(people, 0, true).people
  // "the workshop in 2009 and sold it", "in 2009 that made our boards"
  const isPlain = /^(?:[.!;]|$|,? (?:after|because|when|to|with|nach|après|tras|depois|dopo)(?!\p{L}))/iu.test(rest)
  return isPlain && who.length > 0 && !/\p{Nd}{4}/u.test(rest)
    ? { subject: name, year, people: who, opening: false }
    : null
}

export const storyTold = (text: string, own: Own): LooselyTold | null =>
  takenOver.test(text) || textSays(fold(text), strangers)
    ? null
    : (namedThen(text, own) ?? goneOn(text, own) ?? byMakers(text, own))
