/** Sentences that begin with what was founded: "Acme was founded in 2016", "Founded in 2016", "Acme, founded in 2016,". */
import { fold } from "../../../../../domain/text/Folding.ts"
import { peopleAt } from "../Persons.ts"
import { foundedKind, sinceFounding } from "../words/founding/FoundingWords.ts"
import {
  type Founding,
  firstWords,
  type IsOwn,
  isBirth,
  lastSubject,
  mostNameWords,
  objectAt,
  type Tail,
  tailAt
} from "./FoundingParts.ts"
import type { FoundingShapes } from "./FoundingShapes.ts"
import { isHouseKind } from "./retelling/NamedHouses.ts"

const apposition = /^(?<subject>[^,(]{1,60}?)(?:, [^,]{1,90},| \([^()]{1,60}\))$/u
/** "Das Unternehmen, bei dem wir lernten": told from others by what it is to us. */
const whichOfThem =
  /, (?:(?:bei|in|für|mit|an|von|aus|auf) (?:dem|der|den|das|die)|(?:in|for|at|with|from|to) (?:which|whom)|where|wo\p{Ll}*|où|(?:chez|dans|pour|avec|par|à) (?:qui|l[ae]quell?e?)|donde|onde|dove|(?:in|con|per|da) cui|waar\p{Ll}*|[^,]*(?<!\p{L})(?:we|our|us|wir|uns\p{Ll}*|nous|notre|nos|nuestr[oa]s?|nosotr[oa]s|noss[oa]s?|nós|nostr[oaie]|noi|wij|ons|onze)(?!\p{L}))/iu
/** "Acme, the bakery planner," is "Acme". */
const withoutApposition = (subject: string) => {
  const known = apposition.exec(subject)?.groups?.subject ?? subject
  return /^\p{L}+ \p{L}/u.test(known) && whichOfThem.test(subject) ? subject : known
}
/** "Acme was founded in 2016 by ...", "Acme wurde 2016 gegründet". */
export const passive = (text: string, shape: FoundingShapes, lead: Tail): Founding | null => {
  for (const { 0: be, index } of text.slice(lead.end).matchAll(shape.be)) {
    const subject = text.slice(lead.end, lead.end + index)
    if (subject.length > 120) return null
    const before = tailAt(text, lead.end + index + be.length, shape)
    shape.founded.lastIndex = before.end
    const verb = shape.founded.exec(text)?.[0]
    if (verb === undefined || isBirth(subject, verb)) continue
    const after = tailAt(text, shape.founded.lastIndex, shape)
    return {
      subject: withoutApposition(lastSubject(subject)),
      year: after.year ?? before.year ?? lead.year,
      people: [...before.people, ...after.people],
      place: after.place ?? before.place,
      end: after.end
    }
  }
  return null
}

/** "2015 von Ada Roth in Gent gegründet". */
const endsFounded = (text: string, shape: FoundingShapes): Founding | null => {
  const padded = ` ${text}`
  const tail = tailAt(padded, 0, shape)
  if (tail.end === 0 || (tail.year === null && tail.people.length === 0)) return null
  shape.founded.lastIndex = tail.end
  if (shape.founded.exec(padded) === null || !/^[.!]?$/u.test(padded.slice(shape.founded.lastIndex))) return null
  return { ...tail, subject: "", end: text.length }
}

/**
 * "Founded in 2016 by ...", alone or before a clause about what was founded; "Empresa fundada en 2014"; "1987
 * gegründet von ...", where `lead` is the year.
 */
export const opensFounded = (text: string, shape: FoundingShapes, lead: Tail, own: IsOwn): Founding | null => {
  const kind = shape.leadKind.exec(text)?.[0]
  const skipped = kind?.length ?? (lead.year === null ? 0 : lead.end)
  const told = opens(text.slice(skipped), shape, own, lead.year) ?? (skipped > 0 ? opens(text, shape, own, null) : null)
  return told === null ? null : { ...told, end: told.end + skipped }
}
/** "Gegründet haben wir 2025 in Jena": who did it, and nothing of what. */
const ourselves = /^(?:wir|ich|wij|we|ik)$/iu
/** "Gegründet haben Acme 2015 die Schreiner Ada Roth und Ben Lund", "Gegründet haben wir Acme 2015". */
const haveFounded = (text: string, from: number, shape: FoundingShapes, own: IsOwn): Founding | null => {
  const first = objectAt(text, from, own)
  if (first === -1) return null
  const subject = text.slice(from, first).trim()
  if (ourselves.test(subject)) {
    const object = objectAt(text, first, own)
    const tail = tailAt(text, object === -1 ? first : object, shape)
    const isTold = tail.year !== null && /^(?:[.,!;)]|$)/u.test(text.slice(tail.end))
    return isTold ? { ...tail, subject, people: [] } : null
  }
  const tail = tailAt(text, first, shape)
  // "Angefangen hat alles im Herbst 1990."
  if (/^(?:es|alles|het|alles) ?$/iu.test(subject) && tail.year !== null && /^(?:[.!]|$)/u.test(text.slice(tail.end)))
    return { ...tail, subject }
  const { people, end } = peopleAt(text, tail.end + 1, true)
  return people.length === 0 ? null : { ...tail, subject, people, end }
}
/** Before a subject that its verb stands in front of: "1987 gegründet, wird sie heute ...". */
const auxiliary = /^(?:wird|wurde|werden|ist|sind|hat|haben|wordt|werd|worden|is|zijn|heeft|hebben) /u

/** After the name of whoever founded it: a determiner that no profession has, or a pronoun. */
const ownClause =
  /^, (?:the|this|these|our|my|its|it|they|we|you|die|das|der|unsere?|es|sie|wir|le|la|les|il|elle|notre|nos|ce|cette|el|los|las|nuestr[oa]s?|este|esta|o|os|as|noss[oa]s?|lo|gli|i|quest[oa]|nostr[oaie]|de|het|ons|onze) |^, l'/u

/** `year`: as it stands before. */
const opens = (text: string, shape: FoundingShapes, own: IsOwn, year: string | null): Founding | null => {
  shape.founded.lastIndex = 0
  if (shape.founded.exec(text) === null) return year === null ? endsFounded(text, shape) : null
  const verb = shape.founded.lastIndex
  const after = text.slice(verb)
  const have = shape.have === null ? undefined : after.matchAll(shape.have).next().value
  if (have?.index === 0) return haveFounded(text, verb + have[0].length, shape, own)
  const inverted = after.matchAll(shape.be).next().value
  if (inverted?.index === 0) {
    // "Gegründet wurde Acme 2016 von Ada Roth".
    const stop = objectAt(text, verb + inverted[0].length, own)
    return stop === -1
      ? null
      : { ...tailAt(text, stop, shape), subject: text.slice(verb + inverted[0].length, stop).trim() }
  }
  const told = tailAt(text, verb, shape)
  const tail = { ...told, year: told.year ?? year }
  if (tail.year === null && tail.people.length === 0) return null
  // "Founded by Ada Roth, the mill still turns": no apposition of hers, but a clause with a subject.
  const last = tail.people.at(-1)
  const named = last === undefined ? tail.end : Math.max(verb, text.lastIndexOf(last, tail.end)) + last.length
  const rest = text.slice(last !== undefined && ownClause.test(text.slice(named)) ? named : tail.end)
  if (/^(?:[.!;)]|$)/u.test(rest)) return { ...tail, subject: "" }
  const clause = /^, (?<clause>.+)$/u.exec(rest)?.groups?.clause?.replace(auxiliary, "")
  if (clause === undefined) return null
  for (let count = 1; count <= mostNameWords; count++) {
    const subject = firstWords(clause, count).replace(/,$/, "")
    if (own(subject)) return { ...tail, subject }
  }
  const behind = behindWhatItIs(clause, own)
  return behind === null ? null : { ...tail, subject: behind }
}
/** "the Ghent based metal band Acme has": what it is, and then its name, which is the last of the capitals before a verb. */
const behindWhatItIs = (clause: string, own: IsOwn): string | null => {
  const known = /^(?:the|an?|die|das|der|la|le|el|il|lo|o|a|de|het) (?<words>[^,;:.]{3,120})/iu.exec(clause)?.groups
    ?.words
  const words = known?.split(" ") ?? []
  for (let from = 1; from < Math.min(words.length, mostBeforeName); from++) {
    if (!isHouseKind(fold(words[from - 1] ?? ""))) continue
    for (let count = mostNameWords; count >= 1; count--) {
      const name = words.slice(from, from + count).join(" ")
      const next = words[from + count]
      if (/^\p{Lu}/u.test(name) && own(name) && (next === undefined || /^\p{Ll}/u.test(next))) return name
    }
  }
  return null
}
/** Words of what it is, at most. */
const mostBeforeName = 9
/** "Acme, founded in 2016,", "Acme (founded 2016)", "Acme is a company founded in 2016". */
export const besideName = (text: string, shape: FoundingShapes, own: IsOwn): Founding | null => {
  for (let count = 1; count <= mostNameWords; count++) {
    const head = firstWords(text, count)
    const subject = head.replace(/,$/, "")
    if (!own(subject)) continue
    const isA = shape.kind.exec(text.slice(head.length + 1))
    const kind = isA?.[0]
    // "Acme is a protocol for bakeries founded in 2016" tells of the bakeries.
    if (/ (?:of|for|from|by|to|with|behind|von|für|de|pour|para|per|di|voor|van) /u.test(isA?.groups?.what ?? ""))
      continue
    const inside = text.startsWith(" (", head.length)
    const from = kind !== undefined ? head.length + 1 + kind.length : inside ? head.length + 2 : subject.length
    const rest = inside ? ` ${text.slice(from)}` : text.slice(from)
    shape.founded.lastIndex = 0
    if (shape.founded.exec(rest) === null) continue
    const tail = tailAt(rest, shape.founded.lastIndex, shape)
    if (tail.year !== null || tail.people.length > 0)
      return { ...tail, subject, end: from + tail.end - (inside ? 1 : 0) }
  }
  return null
}

/** "Since our founding in 2009, we ...", "Acme ist ein 2016 gegründetes Unternehmen". */
export const nominal = (text: string, own: IsOwn): Founding | null => {
  const kind = foundedKind.exec(text)?.groups
  if (kind?.subject !== undefined && kind.year !== undefined && own(kind.subject))
    return { subject: kind.subject, year: kind.year, people: [], place: null, end: text.length }
  const { whose = "", year, rest = "" } = sinceFounding.exec(text)?.groups ?? {}
  if (year === undefined) return null
  const words = rest
    .replace(/^[, ]+/, "")
    .split(" ")
    .slice(0, 5)
  const runs = words.flatMap((_, from) => [1, 2, 3].map((count) => words.slice(from, from + count).join(" ")))
  const subject = /our|unserer|notre|nuestra|nossa|nostra|onze/iu.test(whose) ? "we" : runs.find((run) => own(run))
  return subject === undefined ? null : { subject, year, people: [], place: null, end: text.length - rest.length }
}
