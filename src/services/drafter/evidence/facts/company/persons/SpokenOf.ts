/** Whom "they" and "she" are that founded it: the people the sentences before tell of, and nobody else's. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { textSays } from "../../../reading/Says.ts"
import type { Founding } from "../../founding/FoundingParts.ts"
import { openingAside, shortened, someYearsOn } from "../../founding/retelling/Shortened.ts"
import { isGivenName, isPersonName, latinName, peopleAt } from "../../Persons.ts"
import { paragraphAbove, type Utterance } from "../../Said.ts"
import { thatTimes, thusBorn } from "../../words/founding/TimeWords.ts"
import { descentNouns, noNames } from "../../words/PeopleWords.ts"
import {
  allTogether,
  atHome,
  clauseOpeners,
  exactlyTwo,
  forUs,
  onePerson,
  severalFounded,
  severalPeople,
  whenThey,
  whosePerson
} from "../../words/SpeakerWords.ts"
import { strangers } from "../../words/SubjectWords.ts"

export interface SpokenPeople {
  readonly people: ReadonlyArray<string>
  /** The words that tell of them, from the first block on. */
  readonly words: string
  readonly first: number
}

const several = new RegExp(`^(?:${severalPeople}) `, "iu")
const one = new RegExp(`^(?:${onePerson}) `, "iu")
/** "richtten ze", "gründete sie". */
const inverted = /^\p{Ll}+ (?=(?:ze|zij|hij|sie|er)(?: |$))/u
/** "One winter Ada Roth bought a mill": when, before who. */
const someTime =
  /^(?:One|That|The (?:next|following|same)|A few|Two|Three|Eines|Ein|Zwei|Un|Une|Una|Uma|Op een|Een) (?:\p{Ll}+ ){0,2}(?:years?|days?|weeks?|months?|winters?|summers?|springs?|autumns?|evenings?|mornings?|afternoons?|nights?|Tages|Abends|Winters?|Sommers?|Jahre?|Wintern|soir|jour|hiver|été|matin|printemps|día|noche|invierno|verano|tarde|dia|noite|inverno|verão|giorno|sera|estate|dag|avond)(?: (?:later|ago|after|später|plus tard|después|depois|dopo|later))?,? (?=\p{Lu})/u
const timed =
  /^(?:(?:(?:in|im|am|en|em|no|na|nel|au)(?!\p{L})|nell'|à l')(?: ?[^,;:]{0,45}?))?(?:1[89]|20)\p{Nd}{2},? /iu

/** The sentence from its subject on: "In 2020 richtten ze" as "ze". */
export const fromSubject = (text: string): string => {
  const that = thatTimes.map((time) => time.that.exec(text)).find((match) => match?.index === 0)
  const rest =
    that == null
      ? text.replace(timed, "").replace(openingAside, "").replace(someYearsOn, "")
      : text.slice(that[0].length).replace(/^,? /u, "")
  return rest.replace(allTogether, "").replace(inverted, "")
}

const clauses = new RegExp(
  `(?:,|;) (?:(?:${clauseOpeners}) )?| (?:when|als|quand|lorsque|cuando|quando|toen|nachdem) | (?:and|und|et|y|e|en) (?=\\p{Lu}\\p{Ll}+ \\p{Lu}[\\p{L}-]+ \\p{Ll})`,
  "u"
)
const whose = new RegExp(`^(?:${whosePerson}) `, "iu")
const related = new RegExp(String.raw`(?<![\p{L}])(?:${whosePerson}) (?=(?:\p{L}[\p{L}-]+,? ){1,2}\p{Lu})`, "giu")
/** "Two winters later, in 2014, she founded": what was then stands before who did it. */
const leadIn = new RegExp(`^(?:[^,;:]{2,60}, ){1,2}(?=(?:${severalPeople}|${onePerson}) )`, "iu")
const withoutLeadIn = (subject: string): string => {
  const lead = leadIn.exec(subject)?.[0] ?? ""
  const tellsOf = lead.split(/[ ,]+/u).some(isGivenName) || [...lead.matchAll(anyName)].length > 0
  return tellsOf ? subject : subject.slice(lead.length)
}
/** "built one herself with the programmer Ben Lund". */
const withThem =
  /(?<!\p{L})(?:together with|along with|with|zusammen mit|mit|avec|junto (?:a|con)|con|com|insieme (?:a|con)|samen met|met) /giu
/** "In 2014 deelden Femke Roth en Wout Lund": the verb before them. */
const verbFirst = /^(?:[Ii]n|[Ii]m|[Aa]m|[Oo]p) [^,;:]{2,30}? (?=\p{Ll}+(?:en|te|de|t) \p{Lu})\p{Ll}+ /u
const theirs = new RegExp(
  String.raw`(?<!\p{L})(?:${whosePerson}|sus|seus|ses|leurs|i suoi|le sue) (?=\p{L})\p{L}+`,
  "giu"
)
const anyName = new RegExp(`${latinName}(?![\\p{L}\\p{N}])`, "gu")

/** "met Ben Lund", "lernte sie den Schmied Ben Lund kennen": whom somebody came upon, who may be one of "the two". */
const cameUpon =
  /(?<!\p{L})(?:met|found|asked|rang|phoned|persuaded|traf|trifft|fand|findet|fragte|(?:gefunden|getroffen|gefragt) (?:hat|haben) (?:sie|er)|(?:lernten?|fanden?|trafen?|fragten?) (?:sie|er)(?: (?:dort|dabei|dann|schließlich))?|(?:a |ont )?(?:rencontr\p{Ll}+|trouv\p{Ll}+|croisé)|conoci(?:ó|eron) a|encontr(?:ó|aron) a|conheceu|conheceram|encontrou|(?:ha )?(?:conosciuto|incontrato)|incontrò|conobbe|ontmoette|vond|vroeg) (?=(?:(?:de|la|le|il|lo|el|o|a|the|den|die|der|un|une|una?|eine[nr]?|een) )?\p{L})/giu
const opener = /^\p{Lu}\p{Ll}+,? (?=\p{Lu})/u
/** "Then Ada Roth": of three capitals the first is none of the name. */
const opensNoName = (word: string): boolean => noNames.has(fold(word.trim().replace(",", "")))
const nameIn = (text: string): string => text.replace(opener, (word) => (opensNoName(word) ? "" : word))

/** "Brannoc Roth rowed home. Brannoc, who tuned harps": by the first of two capitals alone, which no place is. */
const isCalled = (name: string, text: string): boolean => {
  const [first = ""] = name.split(" ")
  return new RegExp(
    `(?<![\\p{L}-])${RegExp.escape(first)}(?:, (?:who|die|der|qui|quien|que|che) |['’]s | \\p{Ll}+(?:ed|te|ten|ó|ò|ait)(?!\\p{L}))`,
    "u"
  ).test(text)
}
/** Who a sentence tells of: those its clauses begin with, and those told by what they are to them. */
const toldIn = (sentence: string, all: string): ReadonlyArray<string> => {
  const opening = sentence.split(clauses).flatMap((part) => {
    const told = part.replace(verbFirst, "").replace(whose, (own) => own.toLowerCase())
    const clause = told
      .replace(timed, "")
      .replace(someTime, "")
      .replace(/^[OoAa] (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Ll})/u, "")
      .replace(opener, (word) => (opensNoName(word) ? "" : word))
    const { people, end } = peopleAt(clause, 0, true)
    if (!/^(?:$|[ ,.:])/u.test(clause.slice(end)) || /^ \p{Lu}/u.test(clause.slice(end))) return []
    // "In 2011 Blea Tarn turned green": behind a time two capitals may be anything.
    return clause === told
      ? people
      : people.filter((name) => isGivenName(name.split(" ")[0] ?? "") || isCalled(name, all))
  })
  const beside = [...sentence.matchAll(related)].flatMap(({ index }) => peopleAt(sentence, index, true).people)
  const along = [...sentence.matchAll(withThem)].flatMap(
    ({ 0: joint, index }) => peopleAt(sentence, index + joint.length, true).people
  )
  const upon = [...sentence.matchAll(cameUpon)].flatMap(
    ({ 0: verb, index }) => peopleAt(sentence, index + verb.length, true).people
  )
  return [...opening, ...beside, ...along, ...upon].map(withoutSubjectTold)
}
/** "Ada Roth hat Musik studiert, Ben Lund Informatik": a verb left out, and what it was done to right behind the name. */
const withoutSubjectTold = (name: string) =>
  name.replace(/(?<=\p{L} \p{L}+) \p{Lu}\p{Ll}+(?:ik|ung|heit|keit|schaft|wesen|kunde|logie|bau)$/u, "")
/** "Zwölf Jahre lang", where nouns have capitals; "Als Adas Chef", where a clause begins. */
const countsThings =
  /^(?:One|Als|Wenn|Nachdem|Weil|Seit|Bevor|Während|Bis|When|While|After|Before|Since|Quand|Lorsque|Cuando|Quando|Mientras|Mentre|Toen|Nadat|Terwijl|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf|Zwanzig|Viele|Einige|Mehrere) /u
/** Of customers, suppliers and the like; "her neighbour" is one of those who are told of. */
export const tellsOfStrangers = (sentence: string): boolean => textSays(fold(sentence.replace(theirs, "")), strangers)
/** "Our first customer", "unser Nachbar": somebody who is known to the house, and may be called by a name. */
const ours =
  /(?<!\p{L})(?:our|my|unser\p{L}*|mein\p{L}*|notre|nos|mon|ma|mes|nuestr\p{L}*|mis?|noss\p{L}*|meus?|minhas?|nostr\p{L}*|mi[oa]|miei|mie|onze?|ons|mijn)(?!\p{L})/iu
/** "the granddaughter of Einar Roth, who built": whose kin somebody is, and what those did. */
const descent = new RegExp(
  String.raw`(?<kin>(?<!\p{L})(?:${descentNouns})) (?:of|von|de|di|do|da|van) (?:the |der |la |il |el |a |o |de )?(?:\p{Ll}+ )?${latinName}(?:, (?:who|der|die|qui|quien|que|che) [^,;:.]{3,90})?(?![\p{L}\p{N}])`,
  "gu"
)
/** All whom sentences tell of; null where strangers of ours come into it, or somebody of whom nobody knows why. */
export const peopleOf = (told: ReadonlyArray<string>): ReadonlyArray<string> | null => {
  const sentences = told.map((sentence) => sentence.replace(descent, "$<kin>"))
  if (sentences.some((sentence) => ours.test(sentence) && tellsOfStrangers(sentence))) return null
  const text = sentences.join(" ")
  const all = [...new Set(sentences.flatMap((sentence) => toldIn(sentence, text)))].filter(
    (name) => isPersonName(name) && !countsThings.test(name)
  )
  const others = sentences
    .flatMap((sentence) => [...sentence.matchAll(anyName)].map(([name]) => nameIn(name)))
    .filter((name) => isPersonName(name) && isGivenName(name.split(" ")[0] ?? ""))
  return others.every((name) => all.some((known) => name.includes(known) || known.includes(name))) ? all : null
}

/** As many people as may be meant, as the sentences before tell of them, or those with the paragraph above. */
export const peopleBefore = (said: Utterance, counts: ReadonlyArray<number>): SpokenPeople | null => {
  const { page, at, block, before, words } = said
  const here = peopleOf(before)
  if (here === null) return null
  if (counts.includes(here.length)) return { people: here, words: [...before, words].join(" "), first: at }
  // "Her neighbour Ben built one. The two of them set it up": the other one stands in the paragraph above.
  if (here.length > 1) return null
  const above = peopleOf([...paragraphAbove(page, at), ...before])
  return above !== null && counts.includes(above.length)
    ? { people: above, words: `${page.blocks[at - 1]?.text ?? ""} ${block.text}`, first: at - 1 }
    : null
}

/** "Ada Roth ran a mill that she had bought with Ben Lund": "she" is whoever the sentence begins with. */
const opensWith = new RegExp(
  `^(?<name>${latinName})(?= )[^.;:]{0,120}? (?<who>${onePerson}) [^.;:]{0,80}?(?<!\\p{L})(?:with|mit|avec|con|com|met) (?<other>${latinName})[^\\p{Lu}]*$`,
  "u"
)
/** The one whom a story goes on about by the same small word, where another is named only as whom they did something with. */
const goneOnAbout = ([first = "", ...more]: ReadonlyArray<string>, pronoun: string): string | null => {
  const { name, who, other } = opensWith.exec(first)?.groups ?? {}
  const isSame = who?.toLowerCase() === pronoun.toLowerCase()
  if (name === undefined || other === undefined || !isSame || !isPersonName(name)) return null
  const isAlone = more.every((sentence) => peopleOf([sentence])?.length === 0)
  return isAlone && peopleOf([first])?.every((one) => one === name || one === other) === true ? name : null
}

/** "Ada Roth baked. Ben Lund wrote software. They founded Acme", in one paragraph or in two. */
export const spokenOf = (said: Utterance, { people, fellows = [] }: Founding): ReadonlyArray<SpokenPeople> => {
  const { page, at, block, before, text } = said
  if (people.length > 0) return []
  const subject = withoutLeadIn(fromSubject(shortened(text)[0] ?? text))
  // "In 2013 Ada Roth left the mill. That is how Acme began": it was whoever is told of.
  const thus = thusBorn.some(([shape]) => shape.test(text)) && !before.some(tellsOfStrangers)
  const many = thus || several.test(subject) || severalFounded.test(subject)
  const single = thus || one.test(subject)
  if (!many && !single) return []
  const here = peopleOf(before)
  if (here === null) return []
  // "Her brother Ben bakes. The two of them founded Acme": the other one stands in the paragraph above.
  const isEnough = here.length > (many ? 1 : 0)
  const above = isEnough ? [] : paragraphAbove(page, at)
  const all = isEnough ? here : peopleOf([...above, ...before])
  if (all === null || all.length === 0) return []
  const words = above.length === 0 ? [...before, text].join(" ") : `${page.blocks[at - 1]?.text ?? ""} ${block.text}`
  const spokenBy = (people: ReadonlyArray<string>) => [{ people, words, first: above.length === 0 ? at : at - 1 }]
  const [pronoun = ""] = subject.split(" ")
  const alone = single && !many && all.length === 2 ? goneOnAbout([...above, ...before], pronoun) : null
  if (alone !== null) return spokenBy([alone, ...fellows])
  const fits =
    all.length === 1 ? single : many && fellows.length === 0 && (all.length === 2 || !exactlyTwo.test(subject))
  return fits ? spokenBy([...all, ...fellows]) : []
}

/** "Acme began in 2012, when the sisters Ada and Mia Roth opened their grandmother's kitchen": what began at home is theirs. */
export const beganAtHome = ({ text }: Utterance, { people, end, year }: Founding): ReadonlyArray<string> => {
  const when = people.length > 0 || year === null ? null : whenThey.exec(text.slice(end))
  if (when === null) return []
  const from = end + when[0].length
  const told = peopleAt(text, from, true)
  return told.people.length > 0 && atHome.test(text.slice(told.end)) && !forUs.test(text.slice(from)) ? told.people : []
}
