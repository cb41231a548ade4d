/**
 * A sentence in which what matters is marked: the site's own house by its name or by its kind, and people by a sign of
 * their own, so that what stands between is what tells who began what: "Den Hof haben Ada und Ben Roth aufgebaut".
 */
import { find, fold } from "../../../../../../../domain/text/Folding.ts"
import type { Own } from "../../../Own.ts"
import { isGivenName, isPersonName, peopleAt } from "../../../Persons.ts"
import { relationOf } from "../../../Relatives.ts"
import type { CreditTable } from "../../../words/founding/credits/CreditTable.ts"
import { anyHouse } from "../../../words/founding/credits/OthersWords.ts"
import { companyKinds, compoundKinds, tradeHouses } from "../../../words/SubjectWords.ts"

/** The house by its name or as ours; by its kind alone, or as "it all"; people. No text has these of its own. */
export const marks = { own: "\uE000", kind: "\uE001", people: "\uE002" } as const
const anyMark = /[\uE000-\uE002]/u

export interface Marked {
  readonly text: string
  /** Whom each mark of people stands for, in order. */
  readonly people: ReadonlyArray<ReadonlyArray<string>>
}

/** What somebody is, as German writes it before a name: "Grafikerin", "Bäckermeister", "Ärztin". */
const calledBefore =
  /^(?:Ex-)?\p{Lu}[\p{Ll}-]*(?:er|ern|erin|erinnen|ist|isten|istin|or|orin|oren|meister|frau|mann|ärztin|arzt|eur|eurin|ent|enten|entin|loge|login|graf|köchin|koch|wirt|wirtin|bauer|bäuerin|leute|eler|oge|tekt|tektin|ann)$/u
const noSurname = /^(?:der|die|das|den|und|en|et|y|e)$/iu
/** "Bäckermeisterin Renate Holm" is Renate Holm. */
const withoutCalling = (name: string): string => {
  const words = name.split(" ")
  const [first = "", second = "", ...rest] = words
  if (rest.length === 0 || isGivenName(first)) return name
  return (isGivenName(second) && !/\.$/u.test(first)) || calledBefore.test(first)
    ? withoutCalling([second, ...rest].join(" "))
    : name
}
/** "Puppenspieler Ada", before "Ben Roth": Ada Roth. */
const withSurname = (name: string, next: string | undefined): string => {
  const [first = "", second = "", ...rest] = name.split(" ")
  const surname = next?.split(" ").slice(1).join(" ") ?? ""
  const isCalled = rest.length === 0 && calledBefore.test(first) && !isGivenName(first) && isGivenName(second)
  return isCalled && surname !== "" ? `${second} ${surname}` : name
}
const honorific = /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau|Ing|Dra|Dott|Dr\.-Ing)\.? )+/u

const words = /(?<![\p{L}\p{N}.-]|\p{Lu}')\p{L}/gu
/** Before a noun, so that with it no name begins: "die Idee von Ada Roth". */
const determiner =
  /(?:^|[ '])(?:der|die|das|den|dem|des|eine?[nmrs]?|seine?[nmrs]?|ihre?[nmrs]?|unsere?[nmrs]?|(?<!(?:mãos?|manos?|mains?|iniciativa|impulso|obra|vontade|impulsion|volonté|testigo|relevo|testemunho|suite|relève|ideia|idée) )de|het|een|zijn|haar) $/iu
/** "Tilda und Enno Kamp": the first of two by given name alone, the surname follows. */
const shared =
  /(?<first>\p{Lu}\p{Ll}{2,}) (?:und|en|et|y|e) (?<second>\p{Lu}\p{Ll}{2,}) (?<surname>(?:(?:van|von|de|da|di|del|dos) )?\p{Lu}\p{Ll}{2,})(?![\p{L}\p{N}-]| \p{Lu})/uy
interface Found {
  readonly people: ReadonlyArray<string>
  readonly end: number
}
const someAt = (text: string, at: number): Found => {
  shared.lastIndex = at
  const { first, second, surname } = shared.exec(text)?.groups ?? {}
  if (first !== undefined && second !== undefined && surname !== undefined)
    if (isGivenName(second) || (isGivenName(first) && isPersonName(`${second} ${surname}`)))
      if (!calledBefore.test(first) || isGivenName(first))
        return { people: [`${first} ${surname}`, `${second} ${surname}`], end: shared.lastIndex }
  return peopleAt(text, at, true)
}

/** The people a text names, each list of them as one mark. */
const markPeople = (text: string, openers: RegExp, isPerson?: (name: string) => boolean): Marked => {
  const people: Array<ReadonlyArray<string>> = []
  let out = ""
  let end = 0
  for (const { index, 0: letter } of text.matchAll(words)) {
    if (index < end) continue
    const isCapital = letter !== letter.toLowerCase()
    if (!isCapital && relationOf(text, index) === null) continue
    const [word = ""] = text.slice(index).split(" ")
    const opens = index === 0 || /[.:!?"(] $/u.test(text.slice(0, index)) || openers.test(word)
    if (opens && isCapital && openers.test(word)) continue
    const isNoun = isCapital && determiner.test(text.slice(0, index)) && !isGivenName(word)
    if (isNoun && !calledBefore.test(word)) continue
    const found = someAt(text, index)
    const named = found.people.map((name, place) =>
      withSurname(withoutCalling(name), found.people[place + 1]).replace(honorific, "")
    )
    if (named.length === 0 || !named.some((name) => name.includes(" "))) continue
    if (isPerson !== undefined && !named.every(isPerson)) continue
    // A firm of two: "Roth & Lund GmbH".
    if (/^ ?&|^ (?:GmbH|AG|KG|UG|Ltd|SARL|SAS|SL|SRL|Srl|BV|B\.V\.|S\.L\.|Lda)(?!\p{L})/u.test(text.slice(found.end)))
      continue
    people.push(named.filter((name) => !noSurname.test(name)))
    out += text.slice(end, index) + marks.people
    end = found.end
    // What is told of the last of them is no part of the name.
    const last = found.people.at(-1) ?? ""
    const lastEnd = text.lastIndexOf(last.split(" ").at(-1) ?? last, end) + (last.split(" ").at(-1) ?? last).length
    if (lastEnd > index && lastEnd < end) end = lastEnd
    // "Ada Roth e suo marito, Ben Lund, aprirono": the comma behind whoever stands between two.
    if (named.length > 1 && /, \p{Lu}[^,]*$/u.test(text.slice(index, end)) && /^, \p{Ll}/u.test(text.slice(end))) end++
  }
  return { text: out + text.slice(end), people }
}

const endsInArticle = /(?:^|[ '])(?:der|die|das|den|dem|le|la|les|l'|el|il|lo|o|a|de|het) ?$/iu
const letters = /[\p{L}\p{N}]/u
/** The house by its name, whole words with the capitals of a name. */
const markOwn = (text: string, own: Own, { articles, openers }: Pick<Marker, "articles" | "openers">): string => {
  const names = [...own.names].flatMap((name) => {
    const bare = name.replace(articles, "")
    return bare !== name && bare.length >= 4 ? [name, bare] : [name]
  })
  const whole = names.toSorted((a, b) => b.length - a.length).filter((name) => name.length >= 2)
  return whole.reduce((marked, name) => {
    let out = ""
    let from = 0
    const folded = fold(marked)
    if (folded.length !== marked.length) return marked
    for (let at = find(folded, name); at !== -1; at = find(folded, name, at + name.length)) {
      let end = at + name.length
      // "des Ideenhofs": of it.
      if (/^s(?![\p{L}\p{N}'-])/u.test(marked.slice(end))) end++
      const [before = "", after = ""] = [marked.slice(0, at).at(-1), marked.slice(end, end + 1)]
      const isWhole =
        !letters.test(before) &&
        !letters.test(after) &&
        !/[-'.@/]/u.test(before.replace("'", "")) &&
        !/^(?:-|'s|\.\p{L})/u.test(marked.slice(end))
      const written = marked.slice(at, end)
      const isWritten = /\p{Lu}/u.test(written) || (!own.namesOther(`x ${written}`) && !/\p{Lu}/u.test(name))
      // A name that is the head of a longer one may be any word behind an article.
      const isHead = whole.some((longer) => longer.startsWith(`${name} `)) && endsInArticle.test(marked.slice(0, at))
      // "Ada Acme" of the "Bakery Acme", which has its name of her.
      const given = /(?<given>\S+) $/u.exec(marked.slice(0, at))?.groups?.given ?? ""
      const isGiven = isGivenName(given) || (/^\p{Lu}\p{Ll}{2,}$/u.test(given) && !openers.test(given))
      const isSurname = isGiven && whole.some((longer) => longer.endsWith(` ${name}`))
      if (!isWhole || !isWritten || isHead || isSurname || anyMark.test(written)) continue
      out += marked.slice(from, at) + marks.own
      from = end
    }
    return out + marked.slice(from)
  }, text)
}

interface Marker {
  readonly articles: RegExp
  readonly openers: RegExp
  readonly ours: RegExp
  readonly kind: RegExp
  readonly story: RegExp
  readonly word: RegExp
  readonly partOfName: RegExp
  readonly ofStory: RegExp
  readonly beforeName: RegExp
  readonly together: RegExp
  readonly along: RegExp
}
const known = new WeakMap<CreditTable, Marker>()
const markerOf = (table: CreditTable): Marker => {
  const before = known.get(table)
  if (before !== undefined) return before
  const definite = table.article
    .split("|")
    .filter((one) => !/^(?:un|ein|een)/u.test(one))
    .map((one) => (one.endsWith("'") ? one : `${one} `))
    .join("|")
  const start = String.raw`(?<![\p{L}\p{N}'-])`
  const stop = String.raw`(?![\p{L}\p{N}'-])`
  const adjective =
    "(?:(?:kleine[nrs]?|junge[nrs]?|petite?|jeune|pequeñ[oa]|joven|pequen[oa]|jovem|piccol[oa]|giovane|kleine|jonge) )?"
  const prefix = table.code === "de" || table.code === "nl" ? "[\\p{L}-]*" : ""
  const made: Marker = {
    articles: new RegExp(`^(?:${definite})`, "iu"),
    openers: new RegExp(`^(?:${table.openers})[,:]?$`, "iu"),
    ours: new RegExp(
      `${start}(?:${table.our}) ${adjective}${prefix}(?:${table.kinds})${stop}(?: ${marks.own})?`,
      "giu"
    ),
    // "die Agentur Blaupause" is somebody else's.
    kind: new RegExp(
      `${start}(?:${definite})${adjective}(?:${table.kinds})${stop}(?: ${marks.own}|(?! (?-i:\\p{Lu})|,? (?:(?:où|dove|donde|onde|waar|wo|bei|dont)(?!\\p{L})|(?:de|di|da|do|von|van|bij|d') ?(?-i:\\p{Lu})|op waar)|, (?:in|an|auf|von|mit|aus) (?:der|dem)(?!\\p{L})))`,
      "giu"
    ),
    word: new RegExp(`${start}(?:${definite})(?<noun>[\\p{L}-]{4,})${stop}(?! (?-i:\\p{Lu}))`, "giu"),
    partOfName: new RegExp(`${start}(?:${definite})(?-i:\\p{Lu})\\p{Ll}+${stop}(?! (?-i:\\p{Lu}))`, "giu"),
    story: new RegExp(`${start}(?:${table.story})${stop}`, "giu"),
    ofStory: new RegExp(`${marks.kind} (?:de|di|van|von|hinter|achter) ${marks.own}`, "gu"),
    beforeName: new RegExp(`${start}(?:${definite})${marks.own}`, "giu"),
    together: new RegExp(
      `^(?:${table.together}) (?:(?:${table.whose}) )?(?:[\\p{L}-]+ ){0,3}?${marks.people},? (?=.*${marks.people})`,
      "iu"
    ),
    along: new RegExp(
      `${marks.people}(?<mid>(?: [^\\uE000-\\uE002,.;:!?()"]{1,40}?)?),? (?:${table.along}) (?:(?:${table.whose}) )?(?:(?!(?:hilfe|unterstützung|ayuda|apoyo|aide|soutien|aiuto|supporto|sostegno|hulp|steun|ajuda|apoio|idee|idea|idée|ideia)(?!\\p{L}))[\\p{L}-]+ ){0,4}?${marks.people}`,
      "iu"
    )
  }
  known.set(table, made)
  return made
}

/** "Ada Roth 2012 mit ihrer Schwester Ida Roth" are two, wherever the second stands. */
const joined = (given: Marked, marker: Marker): Marked => {
  let { text, people } = given
  if (marker.together.test(text)) {
    text = text.replace(marker.together, "")
    const [first = [], second = [], ...rest] = people
    people = [[...second, ...first], ...rest]
  }
  for (let step = 0; step < 3; step++) {
    const match = marker.along.exec(text)
    if (match === null) break
    const at = text.slice(0, match.index).split(marks.people).length - 1
    text = `${text.slice(0, match.index)}${marks.people}${match.groups?.mid ?? ""}${text.slice(match.index + match[0].length)}`
    people = [...people.slice(0, at), [...(people[at] ?? []), ...(people[at + 1] ?? [])], ...people.slice(at + 2)]
  }
  return { text, people }
}

/** "la ferme" of "Ferme d'Auval", "the studio" of whoever calls itself one; a society is whoever tells of itself. */
const isKindOfOurs = (own: Own, told: string): boolean => {
  const noun =
    fold(told)
      .replace(/^(?:l'|\p{L}+ )/u, "")
      .split(" ")
      .at(-1) ?? ""
  if (anyHouse.test(noun) || own.subject(told) === "anaphor") return true
  return noun.length >= 3 && [...own.names].some((name) => name.split(/[ '-]/u).some((word) => word.startsWith(noun)))
}

/** "la legatoria" of "Legatoria Roth": a word of its name that is nobody's name, at one of its ends. */
const isWordOfName = (own: Own, noun: string): boolean => {
  const word = fold(noun)
  return (
    !isGivenName(noun) &&
    [...own.names].some((name) => name.startsWith(`${word} `) || (noun === word && name.endsWith(` ${word}`)))
  )
}

/** "a Onça" of "Cervejaria Onça". */
const isPartOfName = (own: Own, told: string): boolean => {
  const word = fold(told).split(" ").at(-1) ?? ""
  return own.subject(told) === "anaphor" && [...own.names].some((name) => name.split(" ").includes(word))
}

/** "our choir", of a bakery, is something that it has: where it calls itself a house, it is that one. */
const isOfOurs = (own: Own, told: string): boolean => {
  const noun = fold(told).split(" ").at(-1) ?? ""
  if (told.endsWith(marks.own) || anyHouse.test(noun) || own.subject(`the ${noun}`) === "anaphor") return true
  const called = [...own.kinds()].filter(
    (one) => companyKinds.has(one) || tradeHouses.has(one) || compoundKinds.test(one)
  )
  return called.every((one) => one.endsWith(noun) || noun.endsWith(one))
}

/** Null where nobody is named, unless `isPerson` is asked of every name. */
export const markedIn = (
  sentence: string,
  own: Own,
  table: CreditTable,
  isPerson?: (name: string) => boolean
): Marked | null => {
  if (anyMark.test(sentence)) return null
  const marker = markerOf(table)
  const named = markOwn(sentence, own, marker)
  const { text, people } = markPeople(named, marker.openers, isPerson)
  if (people.length === 0 && isPerson === undefined) return null
  const apart = table.apart.reduce((told, [one, two]) => told.replace(one, two), text)
  const housed = apart
    .replace(marker.ours, (all) => (isOfOurs(own, all) ? marks.own : all))
    .replace(marker.kind, (all) => (all.endsWith(marks.own) ? marks.own : isKindOfOurs(own, all) ? marks.kind : all))
    .replace(marker.word, (all, noun: string) => (isWordOfName(own, noun) ? marks.kind : all))
    .replace(marker.partOfName, (all) => (isPartOfName(own, all) ? marks.kind : all))
    .replace(marker.story, marks.kind)
    .replace(marker.beforeName, marks.own)
    .replace(marker.ofStory, marks.own)
  return joined({ text: housed, people }, marker)
}
