/** Sentences that begin with who founded it, or with its beginning: "Ada Roth founded Acme", "Acme began in 2016". */
import { peopleAt } from "../Persons.ts"
import { usedThere } from "../words/founding/ResolveWords.ts"
import { besidePronoun, theyDid, whoBefore } from "./Agents.ts"
import {
  closes,
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
import { type FoundingShapes, openedLast } from "./FoundingShapes.ts"

/** What nobody sets up as a customer. */
const theCompany =
  /^(?:the|this|our|their) (?:company|firm|business|agency|studio|collective|society|co-?op(?:erative)?|charity|workshop|bench|pottery|forge|bakery|brewery|clinic|practice|school|band|choir|press|farm|yard|nursery)$/iu

/** "it was": of languages that put what was founded before the verb. */
const objectPronoun = /(?:^|[ ,])(?:lo|la|l'|le|les)$/iu

/** People without names: "she", "two bakers", "a group of friends". */
const people =
  /^(?:he|she|they|the two|the three|die beiden|les deux|los dos|os dois|as duas|i due|le due|de twee|two|three|four|five|six|both|friends|siblings|brothers|sisters|(?:a|an|the) (?:couple|pair|duo|team|group|handful|founders|friends|brothers|sisters|siblings|family)|er|sie|zwei|drei|vier|fünf|ein (?:paar|team)|il|elle|ils|elles|deux|trois|quatre|cinq|él|ella|ellos|ellas|dos|tres|cuatro|cinco|ele|ela|eles|elas|dois|duas|três|quatro|lui|lei|loro|due|tre|quattro|cinque|hij|zij|ze|twee|drie|vier|vijf)(?: \p{Ll}[\p{Ll}'-]*){0,6}$/iu

/** Whom "Acme nació en 2020 y lo" goes on about: the name it begins with, else whatever was spoken of. */
const opensOwn = (agent: string, own: IsOwn) => {
  for (let count = mostNameWords; count >= 1; count--)
    if (own(firstWords(agent, count))) return firstWords(agent, count)
  return agent.includes(" ") ? agent : "it"
}
const yearIn = (agent: string) => / (?:en|em|nel) (?<year>(?:1[89]|20)\p{Nd}{2}) /u.exec(agent)?.groups?.year ?? null

const besides =
  /,? (?:(?:together|along|jointly) with|with|alongside|zusammen mit|gemeinsam mit|mit|avec|con|junto (?:a|con|com)|insieme (?:a|con)|com|met|samen met) (?:(?:the|der|dem|den|die|le|la|l'|el|o|a|il|lo|de|het) ?\p{Ll}[\p{L}-]+,? (?=\p{Lu}))?(?=\p{Lu}|(?:her|his|their|haar|zijn|hun|ihre[mnr]?|seine[mnr]?|sa|son|leur|su|sus|sua|suo|seu|o seu|a sua|il suo|la sua) )/uy
/** "together with Ben Lund in 2016", where nothing else follows. */
const fellows = (text: string, from: number, shape: FoundingShapes): Tail | null => {
  besides.lastIndex = from
  if (besides.exec(text) === null) return null
  const { people, end } = peopleAt(text, besides.lastIndex, true)
  if (people.length === 0) return null
  const tail = tailAt(text, end, shape)
  const isAll = /^(?:[.!]|$)/u.test(text.slice(tail.end)) && (tail.end === end || tail.year !== null)
  return isAll && tail.people.length === 0 ? { ...tail, people } : null
}

/** "richtten ze samen Acme op", "gründete sie mit ihrem Schwager, dem Informatiker Ben Lund, die Firma Acme". */
const pronounAfter = /^ (?<who>ze|zij|hij|wij|we|ik|sie|er|wir|ich)(?: (?:samen|zusammen|gemeinsam))?(?= )/u
const afterVerb = (text: string, verb: number, shape: FoundingShapes, lead: Tail, own: IsOwn): Founding | null => {
  const who = pronounAfter.exec(text.slice(verb))?.[0]
  if (who === undefined) return null
  let from = verb + who.length
  besides.lastIndex = from
  const others = besides.exec(text) === null ? null : peopleAt(text, besides.lastIndex, true)
  if (others !== null) {
    if (others.people.length === 0) return null
    from = text.startsWith(",", others.end) ? others.end + 1 : others.end
  }
  // "gründete er 1994 die Acme GmbH".
  const before = tailAt(text, from, shape)
  const stop = objectAt(text, before.end, own)
  if (stop === -1) return null
  const end = text.startsWith(" op", stop) ? stop + " op".length : stop
  if (!closes(text, end, shape)) return null
  const tail = tailAt(text, end, shape)
  const subject = text.slice(before.end, stop).trim()
  const told = { ...tail, subject, year: tail.year ?? before.year ?? lead.year, people: [] }
  return { ...told, fellows: others?.people ?? [] }
}

/** "als ich Acme 2016 gründete": the verb comes last. */
const verbLast = (text: string, from: number, verb: number, shape: FoundingShapes, own: IsOwn): Founding | null => {
  const who = /^(?:ich|wir) /u.exec(text.slice(from))?.[0]
  if (who === undefined) return null
  // The year may stand before what was founded.
  const before = tailAt(text, from + who.length - 1, shape)
  const stop = objectAt(text, before.end, own)
  const tail = stop === -1 ? null : tailAt(text, stop, shape)
  return tail === null || tail.end !== verb
    ? null
    : { ...tail, subject: text.slice(before.end, stop).trim(), year: tail.year ?? before.year, people: [] }
}

/** "I am Ada Roth, and I", "The town is where we": the clause is ours, whatever stands before it. */
const weAsWell =
  /(?:,|,? (?:and|so|then|when|where|und|als|wo|et|y|e|en)) (?:I|we|ich|wir|je|nous|yo|eu|io|ik|wij|noi|nós|nosotr[oa]s)$/iu

/** "In 2016 Ada Roth founded Acme", "2016 gründeten wir Acme", "Fundamos Acme en 2016". */
export const active = (text: string, shape: FoundingShapes, lead: Tail, own: IsOwn): Founding | null => {
  const told = (from: number, stop: number, people: ReadonlyArray<string>, verb: string): Founding | null => {
    // "richtte Acme op".
    const first = tailAt(text, text.startsWith(" op", stop) ? stop + " op".length : stop, shape)
    const others = fellows(text, first.end, shape)
    const tail = others ?? first
    const founding = {
      ...tail,
      subject: text.slice(from, stop).trim(),
      year: first.year ?? tail.year ?? lead.year,
      place: first.place ?? tail.place,
      people: people.length > 0 ? [...people, ...(others?.people ?? [])] : people,
      fellows: people.length > 0 ? [] : (others?.people ?? [])
    }
    if (shape.opened?.test(verb)) return { ...founding, opening: true }
    if (!shape.launched?.test(verb)) return founding
    // It is brought out in a country by whoever sells it there.
    return people.length > 0 && tail.place === null ? { ...founding, year: null } : null
  }
  const we = shape.weFound?.exec(text.slice(lead.end))?.[0]
  if (we !== undefined) {
    const verb = lead.end + we.length
    const stop = objectAt(text, verb, own)
    if (stop !== -1 && closes(text, stop, shape)) return told(verb, stop, [], we.replace(/^(?:j'|je )/iu, ""))
  }
  for (const { 0: verb, index } of text.matchAll(shape.found)) {
    const agent = text.slice(lead.end, Math.max(lead.end, index))
    const bare = verb.trim()
    const end = index + verb.length
    if (agent === "" || objectPronoun.test(agent)) {
      if (agent !== "") {
        // "La fundaron en 2018 Ada Roth y Ben Lund".
        const first = tailAt(text, end, shape)
        const { people: named, end: to } = peopleAt(text, first.end + 1, true)
        if (named.length === 0) continue
        const tail = tailAt(text, to, shape)
        const year = first.year ?? tail.year ?? lead.year ?? yearIn(agent)
        return { ...tail, subject: opensOwn(agent, own), year, people: named }
      }
      const pronoun = afterVerb(text, end, shape, lead, own)
      if (pronoun !== null) return pronoun
      // "hanno aperto Carta Merla": what it is called may look like a person.
      const whole = objectAt(text, end, own)
      const after = whole !== -1 && closes(text, whole, shape) ? { people: [], end } : peopleAt(text, end + 1)
      const known = after.people.length > 0
      const stop = objectAt(text, known ? after.end : end, own)
      if (stop !== -1 && closes(text, stop, shape)) {
        const founding = told(known ? after.end : end, stop, after.people, bare)
        if (founding !== null) return founding
        continue
      }
      // "2016 gründete Ada Roth Acme": the last of the capitals is what was founded.
      const named = (after.people.at(-1) ?? "").split(" ")
      const object = named.slice(-1).join(" ")
      if (named.length > 2 && own(object) && closes(text, after.end, shape))
        return told(
          after.end - object.length,
          after.end,
          [...after.people.slice(0, -1), named.slice(0, -1).join(" ")],
          bare
        )
      continue
    }
    const last = verbLast(text, lead.end, index, shape, own)
    if (last !== null) return { ...last, year: last.year ?? lead.year }
    const stop = objectAt(text, end, own)
    if (stop === -1 || !closes(text, stop, shape)) continue
    // "registered Acme for VAT".
    if (/registered$/iu.test(verb) && /^ (?:for|with|as|at) /u.test(text.slice(stop))) continue
    const kin = besidePronoun(agent)
    const named = kin.length > 0 ? [] : whoBefore(text, lead.end, index)
    // Whoever is called otherwise may be a customer that "started" using it, or "set it up" in a shop.
    const setsUp = / set up$/iu.test(verb)
    if (setsUp && !own(agent) && !(named.length > 0 && theCompany.test(text.slice(end + 1, stop)))) continue
    if (named.length > 0 && usedThere.test(text.slice(stop))) continue
    const isTold = kin.length > 0 || own(agent) || people.test(agent) || weAsWell.test(agent) || theyDid(agent)
    if (named.length === 0 && !isTold) continue
    const founding = told(end, stop, named, bare)
    if (founding !== null) return kin.length === 0 ? founding : { ...founding, fellows: kin }
  }
  return null
}

/** People without what stands right behind the last of them, where that is our own. */
const withoutObject = (listed: ReturnType<typeof peopleAt>, text: string, own: IsOwn): ReturnType<typeof peopleAt> => {
  const last = listed.people.at(-1)?.split(" ") ?? []
  const object = last.at(-1) ?? ""
  if (last.length < 3 || !own(object) || !text.slice(0, listed.end).endsWith(` ${object}`)) return listed
  return {
    people: [...listed.people.slice(0, -1), last.slice(0, -1).join(" ")],
    end: listed.end - object.length - 1
  }
}

const ourselves = /^(?:wir|ich|sie|er|we|wij|ik|zij|ze|hij)$/iu
const opensLast = new RegExp(`^ (?:${openedLast})(?!\\p{L})`, "u")
/** "Wir haben Acme 2016 in Gent gegründet". */
export const around = (text: string, shape: FoundingShapes, lead: Tail, own: IsOwn): Founding | null => {
  for (const { 0: verb, index } of shape.have === null ? [] : text.matchAll(shape.have)) {
    // "2016 haben wir Acme gegründet".
    const inverted = lead.year !== null && index === lead.end - 1
    const after = index + verb.length
    const who = inverted ? /^ (?:wir|ich|sie|er|we|wij|ik|zij|ze|hij)(?= )/u.exec(text.slice(after))?.[0] : undefined
    const told = peopleAt(text, inverted ? after + 1 : lead.end, inverted)
    // "2018 haben Ada Roth und Ben Lund Acme gegründet": the last of the capitals is what was founded.
    const listed = inverted ? withoutObject(told, text, own) : told
    const named = listed.people.length > 0 && (inverted || listed.end === index)
    if (!named && who === undefined && !own(text.slice(lead.end, index))) continue
    const verbEnd = !inverted ? after : named ? listed.end : after + (who?.length ?? 0)
    // "2014 hat er zusammen mit Ben Lund in Ghent Acme gegründet".
    besides.lastIndex = verbEnd
    const others = besides.exec(text) === null ? null : peopleAt(text, besides.lastIndex, true)
    if (others !== null && others.people.length === 0) continue
    const before = tailAt(text, others?.end ?? verbEnd, shape)
    const end = before.end
    const stop = objectAt(text, end, own)
    if (stop === -1) continue
    const tail = tailAt(text, stop, shape)
    shape.founded.lastIndex = tail.end
    // "hat Ada Roth die Werkstatt in Gent eröffnet".
    const opened = opensLast.exec(text.slice(tail.end))?.[0]
    // "Den Laden haben wir 2012 eröffnet": who did it stands behind.
    if (opened === undefined ? !shape.founded.test(text) : ourselves.test(text.slice(end, stop).trim())) continue
    return {
      ...(opened === undefined ? {} : { opening: true }),
      ...tail,
      subject: text.slice(end, stop).trim(),
      year: tail.year ?? before.year ?? lead.year,
      place: tail.place ?? before.place,
      people: named ? [...listed.people, ...(others?.people ?? [])] : [],
      fellows: named ? [] : (others?.people ?? []),
      end: opened === undefined ? shape.founded.lastIndex : tail.end + opened.length
    }
  }
  return null
}

/** "Acme launched on 2 March 2021": it may have been founded before. */
export const appearing = (text: string, shape: FoundingShapes, lead: Tail, own: IsOwn): Founding | null => {
  for (const { 0: verb, index } of text.matchAll(shape.appeared)) {
    const subject = text.slice(lead.end, Math.max(lead.end, index))
    if (index < lead.end || subject.length > 60 || !own(subject)) continue
    shape.when.lastIndex = index + verb.length
    const isAll = /^(?:[.,!;]|$)/u.test(text.slice(index + verb.length))
    const year = shape.when.exec(text)?.groups?.year ?? (isAll ? lead.year : null)
    // "Acme launched in 2019 in France" tells of France.
    const { place } = tailAt(text, index + verb.length, shape)
    if (year !== null && place === null)
      return { subject, year, people: [], place: null, opening: true, end: shape.when.lastIndex }
  }
  return null
}

/** Goes on being, rather than began. */
const exists = /around|exist|business|held|running|been|going|taken|gibt|beste|bestaa|esiste/iu

/** Nothing more has to be told of what "became a company". */
const turned = /became|turned/
const present = /^ (?:starts|begins|beginnt|commence|débute|empieza|comienza|começa|inizia|comincia|begint|démarre)$/iu
const story =
  /(?<!\p{L})(?:story|journey|geschichte|histoire|aventure|aventura|historia|história|storia|avventura|verhaal)(?!\p{L})/iu

/** "Acme began in 2016", "Our story began in 2016". */
export const beginning = (text: string, shape: FoundingShapes, lead: Tail, own: IsOwn): Founding | null => {
  for (const { 0: verb, index } of text.matchAll(shape.began)) {
    const subject = text.slice(lead.end, Math.max(lead.end, index))
    // "Acme starts in 2027" is to come; a story that starts then is told.
    if (present.test(verb) && !story.test(subject)) continue
    const inverted = /^(?:so|así|asi|assim|così|ainsi|zo|aldus)?$/iu.test(subject)
      ? objectAt(text, index + verb.length, own)
      : -1
    if (inverted !== -1) {
      // "Así nació Acme en 2017", "So entstand 2017 Acme".
      const told = tailAt(text, inverted, shape)
      const year = told.year ?? lead.year
      if (year !== null && closes(text, inverted, shape))
        return { ...told, subject: text.slice(index + verb.length, inverted).trim(), year }
    }
    const whom = lastSubject(subject)
    if (index < lead.end || whom.length > 60 || !own(whom) || isBirth(whom, verb)) continue
    const tail = tailAt(text, index + verb.length, shape)
    if (tail.year === null && lead.year === null) continue
    // "Acme exists since 2019 in French" says something else than "Acme exists since 2019."
    if (exists.test(verb) && (tail.place !== null || !/^(?:[.,!;]|$| by )/u.test(text.slice(tail.end)))) continue
    // "We started shipping", "began as": when it began is told at once, or before.
    const isTold =
      tail.year !== null ||
      tail.end > index + verb.length ||
      turned.test(verb) ||
      / (?:as|als|comme|como|come) /u.test(text.slice(index))
    // Whoever runs it need not have begun it.
    if (isTold)
      return {
        ...tail,
        subject: whom,
        year: tail.year ?? lead.year,
        people: exists.test(verb) ? [] : tail.people
      }
  }
  return null
}
