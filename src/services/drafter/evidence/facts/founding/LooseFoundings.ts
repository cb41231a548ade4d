/**
 * A founding told by its verb alone, whatever else the sentence tells: "Started in 2016 by Ada Roth as a weekend project
 * while she taught", "In 2016 she and her brother set up Acme to replace a shoebox", "Ada Roth founded it in 2016, after
 * ...". What is founded stands right beside the verb, or is what the sentence before speaks of; the clause has one year.
 * Weaker than a shape that is understood whole, so it is asked where none tells a year.
 */

import { fold } from "../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../reading/PageIndex.ts"
import { textSays } from "../../reading/Says.ts"
import { isSoleHouse } from "../company/sheets/SoleHouse.ts"
import type { Own } from "../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../Paths.ts"
import { peopleAt, peopleUntil } from "../Persons.ts"
import { isAnother, isOwnContext, startsOwn, type Utterance } from "../Said.ts"
import { otherBeginnings } from "../words/founding/BeginningWords.ts"
import { unreal } from "../words/founding/doubts/DoubtWords.ts"
import { withPlainDates } from "../words/founding/EraYears.ts"
import {
  behindKind,
  besideUs,
  madeByOne,
  soleNouns,
  togetherNouns,
  whoIs
} from "../words/founding/houses/HouseNouns.ts"
import {
  closesKind,
  earlierOne,
  foundedIt,
  foundedSomething,
  governed,
  kindWasFounded,
  ofThatKind,
  ofTown,
  oneOfTheirs,
  openedSomething,
  opensDoors,
  opensWithFounded,
  plainKinds,
  shownKinds,
  smallWord,
  theKind,
  thisOne,
  whichOne,
  whom,
  whoseKin
} from "../words/founding/LooseWords.ts"
import { beforeYear } from "../words/founding/TimeWords.ts"
import { anaphors, companyKinds, strangers } from "../words/SubjectWords.ts"
import { whoBefore } from "./Agents.ts"
import { anyYear, withoutPeople } from "./BegunYears.ts"
import { isOfFoot } from "./Doubtful.ts"
import type { Founding } from "./FoundingParts.ts"
import { plainDigits } from "./FoundingSentence.ts"
import { introducedIn } from "./Introductions.ts"
import { usesOurs } from "./LikelyHouses.ts"
import { type LooselyTold, storyTold } from "./LooseStories.ts"
import { resolved } from "./retelling/Resolved.ts"

/** Where the clause of a founding ends: what comes after tells of another time. */
const clauseEnd =
  /[;:.!?]| [-–—] |,? (?:when|while|after|before|because|where|which|and (?:has|have|is|are|now|today|later)|als|nachdem|weil|während|und (?:ist|hat|heute)|quand|lorsque|après|parce|alors que|cuando|después|porque|mientras|quando|depois|enquanto|dopo|perché|mentre|toen|nadat|omdat|terwijl) |, (?:who|whose|die|der|deren|qui|dont|que|quien|che|but|aber|mais|pero|mas|ma|maar|now|today|heute|hoy|hoje|oggi|nu|(?:still )?(?:run|owned|led|managed|headed|operated)|geführt|geleitet|betrieben|dirigée?|menée?|gérée?|tenue?|fondée?|dirigid[ao]|gestionad[ao]|regentad[ao]|fundad[ao]|gerid[ao]|conduzid[ao]|gestit[ao]|guidat[ao]|condott[ao]|fondat[ao]|geleid|gerund) /iu
const clauseFrom = (text: string, at: number): string => {
  const rest = text.slice(at)
  const end = clauseEnd.exec(rest)
  return end === null ? rest : rest.slice(0, end.index)
}
/** The only year of a clause, where it says when something was; `null` where there is none, or several. */
const yearOf = (clause: string): string | null => {
  const [first, ...more] = [...clause.trimStart().matchAll(anyYear)]
  return first === undefined || more.length > 0 || !beforeYear.test(clause.trimStart().slice(0, first.index))
    ? null
    : first[0]
}
/** "In 2016 she and her brother": before the verb, after whatever came first. */
const clauseBefore = (text: string): string => text.split(/[;:.!?] | [-–—] /u).at(-1) ?? ""

/** "in the snug of Bushe's Bar". */
const roomOf =
  /(?<= (?:snug|room|kitchen|cellar|hall|attic|basement|garage|garden|bar|corner|vestry|loft|shed|barn|yard|parlour|stables?|ruins|shadow) (?:of|at|behind|above) )(?:the )?\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*)*/gu
/** Names nobody but people and places. */
const isClean = (own: Own, text: string, german: boolean) =>
  !textSays(fold(text), strangers) && (german || !own.namesOther(withoutPeople(text.replace(roomOf, ""))))

const peopleAfter = (clause: string): ReadonlyArray<string> => {
  const by = whom.exec(clause)
  return by === null ? [] : peopleAt(clause, by.index + by[0].length, true).people
}

/** What may follow a comma or a dash after it: more of the same clause, no subject of a clause of its own. */
const sameClause =
  /^(?:when|while|after|before|because|who|whose|which|where|as|with|by|in|at|on|from|for|to|and|or|now|today|first|then|still|als|nachdem|weil|während|die|der|von|mit|in|im|am|und|seit|quand|lorsque|après|qui|dont|avec|dans|à|par|et|cuando|después|que|quien|con|en|por|y|quando|depois|com|em|e|dopo|che|da|nel|toen|nadat|omdat|met|door|te|en)(?!\p{L})/iu
/** "Acorn shows our street". */
const otherSubject =
  /^\p{Lu}[\p{L}&-]+(?: \p{Lu}[\p{L}&-]+)* \p{Ll}+s (?:an?|the|our|your|its|their|for|to|on|in|with|from) /u
const verbBefore =
  /^(?!von |mit |in |aus |als |und |met |en |te )\p{Ll}+ (?=(?:die|der|das|unser|unsere|de|het|ons|onze) \p{L})/u
const goesOnOwn = (rest: string, people: ReadonlyArray<string>, own: Own): boolean => {
  const [, ...parts] = rest.split(/, | [-–—] /u)
  return parts.every((part) => {
    if (otherSubject.test(part)) return startsOwn(own, part)
    // ", steht die Werkbank bis heute": the verb stands before its subject.
    const inverted = verbBefore.exec(part)?.[0]
    if (inverted !== undefined) return startsOwn(own, part.slice(inverted.length))
    if (sameClause.test(part) || people.some((name) => part.startsWith(name))) return true
    if (/^(?:the |die |la |le |el )?\p{Lu}/u.test(part) && parts.length === 1 && people.length === 0)
      return startsOwn(own, part)
    // "a baker", "formerly a nurse": told of those before it.
    return (
      !/^\p{L}+ \p{L}+ (?:is|are|was|has|have|meets|ist|hat|est|es|usa|é|è)(?!\p{L})|^(?:the|die|das|der|la|le|el|il|o|a|het|de|our) /iu.test(
        part
      ) || startsOwn(own, part)
    )
  })
}

/** "den Betrieb Roth Öfen": by its name, which is not ours; a time is none. */
const calledOtherwise =
  /^ (?!(?:Anfang|Ende|Mitte|Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L}))\p{Lu}\p{L}+/u

/** "Started in 2021 by Ada Roth as a weekend project while she taught". */
const subjectless = (said: Utterance, whole: string, own: Own): LooselyTold | null => {
  const text = whole.replace(ofThatKind, "")
  // "A small brewery founded in 1903 makes our malt."
  if (text !== whole && !closesKind.test(text)) return null
  const verb = opensWithFounded.exec(text)
  if (verb === null) return null
  const clause = clauseFrom(text, verb[0].length)
  const year = yearOf(clause)
  const people = peopleAfter(clause)
  if (!goesOnOwn(text.slice(verb[0].length), people, own)) return null
  if ((year === null && people.length === 0) || otherBeginnings.test(clause)) return null
  if (!isOwnContext(own, said, "none")) return null
  return { subject: "", year, people, opening: verb.groups?.opened !== undefined }
}

/** "Ada Roth and Ben Lund founded it in Ghent in 2020", after a sentence about what "it" is. */
const ofIt = (said: Utterance, text: string, own: Own, german: boolean): LooselyTold | null => {
  const verb = foundedIt.exec(text)
  if (verb === null) return null
  const head = clauseBefore(text.slice(0, verb.index))
  const clause = `${head} ${clauseFrom(text, verb.index + verb[0].length)}`
  const year = yearOf(clause)
  const before = said.before.at(-1)
  if (year === null || before === undefined || otherBeginnings.test(clause)) return null
  const told = said.before.slice(-2).join(" ")
  const ours = own.isIn(fold(told)) && (startsOwn(own, before) || isClean(own, told, german))
  if (!ours || !isClean(own, head, german)) return null
  return { subject: "it", year, people: peopleBefore(text, verb.index), opening: false }
}

/** "Since we opened in January 2020". */
const ourDoors = (said: Utterance, text: string, own: Own, site: SiteIndex): LooselyTold | null => {
  const told = opensDoors.exec(text)?.groups
  const year = told?.year
  // "We opened it as a hotel in 2009": as what we are.
  if (
    told?.as !== undefined &&
    !isKind(own, fold(told.as)) &&
    !isSoleHouse(site, own, told.as) &&
    !own.isIn(fold(told.as))
  )
    return null
  if (year === undefined || otherBeginnings.test(text) || !isOwnContext(own, said, "own")) return null
  return { subject: "we", year, people: [], opening: true }
}

/** "The club was formed in 1978", "Brian Tuppen, who founded the club": by its kind, on a page about the makers. */
const byKind = (said: Utterance, whole: string, own: Own, german: boolean, site: SiteIndex): LooselyTold | null => {
  const text = resolved(whole)
  const passive = kindWasFounded.exec(text)
  const active = passive === null ? (foundedSomething.exec(text) ?? openedSomething.exec(text)) : null
  const verb = passive ?? active
  // "She founded the bakery in which Acme was born": another house than the one it is about.
  if (verb === null || own.isIn(fold(text))) return null
  const named = whoIs.exec(text)?.groups?.who
  if (
    active !== null &&
    named !== undefined &&
    own.subject(named) === "other" &&
    peopleAt(named, 0, true).people.length === 0
  )
    return null
  const maker = madeByOne.exec(text)?.groups?.what
  const apart =
    (maker !== undefined && !own.isName(maker)) ||
    besideUs.test(text) ||
    usesOurs(said, own) ||
    (said.after !== null && besideUs.test(said.after))
  const rest = clauseFrom(text, verb.index + verb[0].length)
  const { opened, opens } = passive?.groups ?? {}
  const opening = (active !== null && openedSomething.test(text)) || (opened ?? opens) !== undefined
  const kinds = passive === null ? [...rest.matchAll(theKind)].slice(0, opening ? 1 : undefined) : [verb]
  const from = passive === null ? verb.index + verb[0].length : 0
  const isHouse = ({ 0: words, index, groups }: RegExpMatchArray) => {
    const whole = groups?.kind ?? ""
    const kind = passive !== null || soleNouns.has(fold(whole)) ? whole : headOf(whole, words)
    if (whichOne.test(text.slice(from + (index ?? 0))) || isAnother(said, kind)) return false
    if (calledOtherwise.test(text.slice(from + (index ?? 0) + words.length))) return false
    // "the site of the clinic", "the choir at the school".
    if (governed.test(text.slice(0, from + (index ?? 0)))) return false
    // "the bakery of Lyon", on the site of another one; in an own name it may stand.
    const town = opening ? ofTown.exec(text.slice(from + (index ?? 0)))?.groups?.town : undefined
    if (town !== undefined && !own.isName(town)) return false
    if (passive !== null)
      return (!/[ -]/.test(kind) && isKind(own, fold(kind))) || (!apart && isWholeKind(site, own, fold(kind), words))
    // "our choir", "our web shop" are others than the house itself.
    const sole =
      !apart && !/^(?:our|unser|notre|nuestr|noss|nostr|onze|ons)/iu.test(words) && isSoleHouse(site, own, alone(kind))
    const ours = isKind(own, fold(kind)) || sole || (thisOne.test(words.trim()) && !textSays(fold(kind), strangers))
    return ours && !oneOfTheirs.test(kind)
  }
  if (earlierOne.test(text) || whoseKin.test(text.slice(0, verb.index)) || !kinds.some(isHouse)) return null
  const head = clauseBefore(text.slice(0, verb.index))
  const clause = `${head} ${rest}`
  const people = passive === null ? [...peopleBefore(text, verb.index), ...peopleIn(verb)] : peopleAfter(rest)
  const year = yearOf(clause)
  if ((year === null && people.length === 0) || otherBeginnings.test(clause)) return null
  const around = [...said.before, clause].join(" ")
  const whose = active !== null && byUs(text, active) ? "own" : "anaphor"
  const isOurs = isClean(own, around, german) && isOwnContext(own, { ...said, text, before: [] }, whose)
  return isOurs ? { subject: "we", year, people, opening } : null
}
/** "We opened", "abbiamo aperto": told by those who did it, whatever stands before. */
const byUs = (text: string, { 0: verb, index }: RegExpExecArray): boolean =>
  /(?:avons|abbiamo)(?= )|amos$|imos$/iu.test(verb) ||
  /(?:^|[ ,])(?:I|we|wir|ich|wij|ik)$/u.test(text.slice(0, index).trimEnd())
/** "the company choir" is a choir; of "the company where" the second word is no part. */
const headOf = (kind: string, words: string): string => {
  const [first = kind, second] = kind.split(" ")
  if (second === undefined || !/^(?:the|this|our) /iu.test(words)) return kind
  return smallWord.test(second) ? first : second
}
/** "club", "caving club". */
const isKind = (own: Own, words: string) =>
  words
    .split(" ")
    .some(
      (word) =>
        plainKinds.has(word) ||
        ((companyKinds.has(word) || shownKinds.has(word)) &&
          !anaphors.has(`the ${word}`) &&
          own.subject(`the ${word}`) === "anaphor")
    )
/** "atelier en", "bottega nel": without what stands behind it. */
const alone = (kind: string) => kind.replace(behindKind, "")
/** "club", "seed bank"; "our caving club" of those that people are in together. */
const isWholeKind = (site: SiteIndex, own: Own, kind: string, said: string) => {
  const [first = "", ...rest] = kind.split(" ")
  if (rest.length === 0 || soleNouns.has(kind)) return isSoleHouse(site, own, kind)
  // "Notre club de spéléo", "our caving club".
  const head = [first, rest.at(-1) ?? ""].find((one) => togetherNouns.has(one))
  const ours = /^(?:our|this|unsere?|notre|nuestr[oa]|noss[oa]|onze|ons)(?!\p{L})/iu.test(said)
  return ours && head !== undefined && (isKind(own, head) || isSoleHouse(site, own, head))
}
/** "begon Ada Roth deze bakkerij": within the words of the verb. */
const peopleIn = (verb: RegExpExecArray): ReadonlyArray<string> =>
  peopleAt(verb[0], Math.max(0, verb[0].search(/ \p{Lu}/u)) + 1).people
const peopleBefore = (text: string, verb: number): ReadonlyArray<string> => {
  const end = text.slice(0, verb).trimEnd().length
  const who = whoBefore(text.slice(0, end), 0, end)
  if (who.length > 0) return who
  // "I am Ada Roth, a baker, and I started this letter".
  const me = /(?:^|[ ,])(?:I|ich|je|j'ai|yo|eu|io|ik)$/u.test(text.slice(0, end)) ? introducedIn(text) : null
  return me === null ? peopleUntil(text, end) : [me]
}

/** "I cut my first reed in 1986, and the shop has been going ever since". */
const ofStory = (said: Utterance, text: string, own: Own): LooselyTold | null => {
  const told = storyTold(text, own)
  return told !== null && isOwnContext(own, said, "own") ? told : null
}

/** What a sentence tells so of the site's own founding. */
export const looselyTold = (said: Utterance, own: Own, site: SiteIndex): Founding | null => {
  const { page } = said
  if (isAsidePage(page) || !mayTellOfHouse(page)) return null
  const text = withPlainDates(plainDigits(said.text))
  if (unreal.test(text)) return null
  const german = /^(?:de|nl)/.test(page.page.lang ?? "")
  const inStory = !isOfFoot(said, own)
  const told =
    subjectless(said, text, own) ??
    (inStory
      ? (ofIt(said, text, own, german) ??
        ourDoors(said, text, own, site) ??
        byKind(said, text, own, german, site) ??
        ofStory(said, text, own))
      : null)
  if (told === null) return null
  const { opening, ...founding } = told
  return { ...founding, place: null, end: text.length, ...(opening ? { opening } : {}) }
}
