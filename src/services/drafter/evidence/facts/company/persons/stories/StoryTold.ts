/**
 * Stories that tell in their own order who began the house, and when: "Ada Roth ran a bakery, Ben Lund wrote software. In the
 * spring of 2019 the two of them quit and set up Acme". The deed has the house itself as its object; who did it is named in
 * the same clause, or is "she" or "they" of whom the sentences before tell, and of nobody besides.
 */
import { fold } from "../../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import { textSays } from "../../../../reading/Says.ts"
import { anyYear, withoutPeople } from "../../../founding/BegunYears.ts"
import { isDoubtful, isOfFoot } from "../../../founding/Doubtful.ts"
import { atThatTime } from "../../../founding/retelling/AtThatTime.ts"
import { type Own, ownOf, perOwn } from "../../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../../Paths.ts"
import { isGivenName, latinName, peopleAt } from "../../../Persons.ts"
import { isOwnContext, mostTelling, ownSaid, paragraphAbove, type Utterance } from "../../../Said.ts"
import { otherBeginnings, takenOver } from "../../../words/founding/BeginningWords.ts"
import { unreal } from "../../../words/founding/doubts/DoubtWords.ts"
import { earlierOne, whichOne } from "../../../words/founding/LooseWords.ts"
import { goesOnSo, notTheHouse } from "../../../words/founding/lines/EntryWords.ts"
import { usedThere } from "../../../words/founding/ResolveWords.ts"
import { beforeYear, othersBegan } from "../../../words/founding/TimeWords.ts"
import { strangers } from "../../../words/SubjectWords.ts"
import { fromSubject, peopleBefore } from "../SpokenOf.ts"
import { countedAbove, countedBy } from "./CountedAbove.ts"
import { foundedByCounted } from "./FoundedByCounted.ts"
import { sinceThen } from "./SinceThen.ts"
import { isStoryOfOurs } from "./StoryContext.ts"
import { alongIn, fellowsIn, inFull, withInside, withWhom } from "./StoryFellows.ts"
import { type MarkedStory, marked, marksOf, withBearers } from "./StoryMarks.ts"
import {
  anotherDoes,
  byMe,
  byUs,
  foundsKinds,
  meHere,
  needsNoSubject,
  ofSeveral,
  oneHere,
  sameSubject,
  severalHere,
  startsFirm,
  storyDeeds,
  toldAsNow,
  usHere
} from "./StoryShapes.ts"
import type { ToldStory } from "./ToldStory.ts"

const season =
  /(?<!\p{L})(?:printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|verão|outono|lente|zomer|herfst|winter)(?: (?:de|del|di|do|van))? $/iu
/** "2017 gründeten sie": a year begins the clause, and its verb follows. */
const clauseBegins = /(?:^|[,;:] )$/u
/** "haben sie 2016 gegründet", "gründeten die beiden 2016 in Kiel": German needs no word before a year. */
const behindWho = /(?<!\p{L})(?:haben|hat|habe|gründete|eröffnete|startete)n? (?:sie|er|wir|ich|die beiden|beide) $/iu
const onlyYear = (text: string): string | null => {
  const [first, ...more] = [...text.matchAll(anyYear)]
  if (first === undefined || more.length > 0) return null
  const [before, rest] = [text.slice(0, first.index), text.slice(first.index + first[0].length)]
  const isTime =
    beforeYear.test(before) ||
    season.test(before) ||
    behindWho.test(before) ||
    (clauseBegins.test(before) && /^,? \p{Ll}/u.test(rest))
  return isTime ? first[0] : null
}

/** Several or one of whom was told before, or whoever speaks. */
type Doer = "several" | "one" | "me" | "us"
interface Deed {
  readonly verb: string
  readonly before: string
  /** Who did it, where the words of the deed tell. */
  readonly by: Doer | null
  /** The clause of the deed, from its joint on. */
  readonly clause: string
  /** Who did it with them: "founded ¤ with Ben Lund". */
  readonly fellows: ReadonlyArray<string>
}
/** What tells of no second house: "de segunda mano", "sold her car and". */
const beside =
  /(?:(?:second|third|zweite[nr]?|dritte[nr]?|deuxième|segund[oa]|tercer[ao]?|terceir[ao]|terz[ao]|second[oa]|tweede) (?:lockdown|wave|welle|confinement|vague|confinamiento|ola|confinamento|onda|ondata|golf)|(?:of |from )?second[- ]?hand|aus zweiter hand|de seconde main|de segunda m(?:ano|ão)|di seconda mano|tweedehands|(?:the|le|la|el|il|de|den?) (?:next|following|nächsten?|folgenden?) (?:spring|summer|autumn|fall|winter|year|month|day|morning|week|january|february|march|april|may|june|july|august|september|october|november|december|frühjahr|sommer|herbst|winter|jahr)|(?:third|dritte[rn]?|troisième|tercer[ao]?|terceir[ao]|terz[ao]|derde) (?:co-?)?(?:founder|partner|gründer(?:in)?|gesellschafter(?:in)?|associée?|soci[oa]|sóci[oa]|oprichter|fondatrice|fondateur)|(?:bought|compr(?:ó|aron|ou|aram))(?: (?:a fiado|a crédito|fiado))? (?:two|three|four|dos|tres|cuatro|dois|duas|três|quatro) [^,;¤£]{2,40}?(?=,| and | y | e )|(?:sold|bought) (?:his|her|their|an?) [^,;¤£]{2,40}?(?=,| and ))(?![\p{L}])/giu
/** "in the Third Ward", "in New York": a place that is called so. */
const calledNew =
  /(?<=(?:in|on|at|near|from|to|of|an der|in der|am|auf der) )(?:the )?(?:Second|Third|New|Neue[nr]?|Nouvelle|Nouveau|Nueva|Nova|Nuova|Nieuwe?) \p{Lu}[\p{L}-]+/gu
/** "with Ben Lund, a potter and her first customer": what somebody was to them, and no stranger. */
const firstCustomer =
  /(?<!\p{L})(?:first|erste[nrm]?|premi(?:er|ère)|primer[ao]?|primeir[ao]|prim[ao]|eerste) (?:paying )?(?:customer|kund(?:e|en|in)|clientes?|cliente?|klant)(?!\p{L})/giu

/** "that same autumn", "the week after". */
const thenAfter =
  /^ (?:(?:that|the) (?:very |same )?(?:next |following )?(?:day|week|month|year|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)|anyway|ensemble|juntos|juntas|insieme|zusammen)(?!\p{L})/iu
const joints = /[;:,] | (?:and|und|et|y|e|en) /u
const deedIn = (text: string, said: string): Deed | null => {
  for (const shape of storyDeeds)
    for (const match of text.matchAll(shape)) {
      const { verb = "", what = "", one, several, me } = match.groups ?? {}
      const behind = text.slice(match.index + match[0].length).replace(/^ (?:auf|op)(?!\p{L})/u, "")
      // "Acme gründeten die beiden 2016 in Kiel".
      const rest = behindWho.test(`${match[0]} `) ? behind.replace(/^ (?:1[89]|20)\p{Nd}{2}(?!\p{L})/u, "") : behind
      const isVerbLast = /^(?:hat|haben|heeft|hebben|habe|heb)$/iu.test(verb) || /^l['’]ha/u.test(one ?? several ?? "")
      // "founded the bakery where we learned to bake".
      const isKind = foundsKinds.test(verb) || startsFirm.test(said)
      if (what === "£" && (!isKind || whichOne.test(`the house${rest}`))) continue
      if (
        (!isVerbLast && !goesOnSo.test(rest) && !thenAfter.test(rest) && !withWhom.test(rest)) ||
        usedThere.test(rest) ||
        asCustomer.test(rest)
      )
        continue
      if (
        notTheHouse.test(match[0]) ||
        /^ (?:in|en|em|nach|aan) (?:the |la |el |o |a )?\p{Lu}\p{L}+ (?:too|as well|aussi|también|auch)/u.test(rest)
      )
        continue
      const before = text.slice(0, match.index)
      const clause = `${before.split(joints).at(-1) ?? ""}${text.slice(match.index)}`
      // "launched Acme in Spain": where it came to.
      if (
        /^(?:.* )?(?:launched|lan[czç]\p{L}+)$/iu.test(verb) &&
        /^ (?:in|en|em|à|au|aux|a|nel|na|no) (?:the |la |el |o |a )?\p{Lu}/u.test(rest)
      )
        continue
      const along = alongIn(before)
      const fellows = [...along, ...fellowsIn(rest), ...fellowsIn(withInside.exec(match[0])?.[0] ?? "")]
      const isOne = one !== undefined || along.length > 0
      const by = me !== undefined ? "me" : several !== undefined ? "several" : isOne ? "one" : null
      return { verb, before, clause, fellows, by }
    }
  return null
}

const twoCapitals = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u
/** "for VAT", "on her phone last week", "in all its shops". */
const asCustomer =
  /^ (?:for (?!the first|good|less|£|€|\$)|on (?:her|his|their|an?) (?:phone|laptop|tablet|computer)|in (?:all|its|(?:her|his|their) (?:own )?(?:shops?|clinic|school|office|team))|(?:auf|in) (?:ihre[mnr]|seine[mnr]) |en (?:su|sus) |(?:na|no|nas|nos) (?:sua|seu|suas|seus) |nel(?:la)? (?:sua|suo) |(?:dans|sur|chez) (?:sa|son|ses|elle|lui|leurs?) )/iu
const anyPerson = new RegExp(latinName, "gu")
const namesIn = (text: string) =>
  [...text.matchAll(anyPerson)].map(([name]) => name).filter((name) => isGivenName(name.split(" ")[0] ?? ""))

/** "C'est en septembre 2017 qu'Ada Roth a ouvert": the time first. */
const cleft =
  /^(?:c'est|c'était|ce fut|it was|es war|fue|era|foi|fu|è stato|correva|corría|on était|het was) (?:[^,;:]{2,40}? )?(?:1[89]|20)\p{Nd}{2},? (?:que |qu'|that |dass |che |dat |when |als |quand |lorsque |cuando |quando |toen )/iu

/** "Ada Roth, just back from the mills, opened": what is told of the one who did it. */
const besideWho = /^, \p{Ll}[^,;:]{3,90}, $/u
/** "Nora had had enough, and she": the same one, said again. */
const andThisOne =
  /(?:,| (?:and|und|et|y|e|en|so|also|donc|así que|quindi|dus))+ (?:she|he|sie|er|elle|il|ella|él|ela|ele|lei|lui|ze|zij|hij) $/iu

/** "…, and in October 2019 set up ¤": the time of the deed, behind what joins it to the deed before. */
const timeBehind = /(?<=(?:and|und|et|y|e|en),? )(?:in|im|en|em|nel) (?:[^,;:]{1,25} )?(?:1[89]|20)\p{Nd}{2},? $/iu

/** Who did it: people of the same clause by name, several or one told before, or nobody knows. */
const whoDid = ({ verb, before, by }: Deed): ReadonlyArray<string> | Doer | null => {
  if (by !== null) return by
  if (byMe.test(verb)) return "me"
  if (byUs.test(verb)) return "us"
  const clause = (before.split(/[;:] /u).at(-1) ?? "").replace(cleft, "")
  const subject = fromSubject(clause)
  const first = peopleAt(subject, 0, true)
  const at = subject.lastIndexOf(", ") + 2
  // "Six months later, in May 2019, Ada Roth set up ¤".
  const isLater = first.people.length === 0 && at > 1 && namesIn(subject.slice(0, at)).length === 0
  const { people, end } = isLater ? peopleAt(subject, at, true) : first
  const rest = people.length > 0 ? subject.slice(end) : subject
  const last = rest.split(/, /u).at(-1) ?? ""
  // "Ada Roth baked, and her brother set up ¤": another one did.
  const joined = rest.trim() === "" || sameSubject.test(rest.replace(timeBehind, ""))
  const named = namesIn(rest)
  // "Ada Roth sold her mill, Max Roe bought an oven and founded ¤".
  const isSame = joined || rest === ", " || besideWho.test(rest) || (people.length === 1 && andThisOne.test(rest))
  if (people.length > 0) return isSame && !twoCapitals.test(rest) ? people : null
  const isEither = /(?:^|[ ,])(?:sie|ze|zij)(?= |$)/iu.exec(last) !== null
  if (isEither && named.length === 0) return /(?:ten|den|nen|haben|hebben)$/iu.test(verb) ? "several" : "one"
  // "She rang Ben Lund, and the two of them set up ¤".
  const isCounted = countedBy(last) !== null && namesIn(last).length === 0
  if (severalHere.test(last) && (named.length === 0 || isCounted)) return "several"
  if (oneHere.test(last) && named.length === 0) return "one"
  if (named.length === 0 && !anotherDoes.test(rest)) {
    if (meHere.test(joined ? rest : last)) return "me"
    if (usHere.test(joined ? rest : last)) return "us"
  }
  if (joined && severalHere.test(rest)) return "several"
  if (joined && oneHere.test(rest)) return "one"
  if (needsNoSubject.test(verb) && named.length === 0 && (joined || /^[^,]*, $/u.test(rest)))
    return ofSeveral.test(verb) ? "several" : "one"
  return null
}

/** "la clínica" of "Clínica Acme", and nobody else's name in the clause. */
const isPartOfName = (own: Own, { text }: Utterance, { verb, clause }: Deed): boolean => {
  if (own.namesOther(`x ${withoutPeople(clause.replace("£", "").replace("¤", ""))}`)) return false
  const at = text.indexOf(verb) + verb.length
  const noun = fold(/^ \S+ (?<noun>\p{L}+)/u.exec(text.slice(at))?.groups?.noun ?? "")
  return noun.length > 3 && [...own.names].some((name) => name.split(" ").includes(noun))
}

/** "so that they could make it properly": wished for, after what was done. */
const soThat = /,? so (?:that )?(?:they|we|she|he|I) could (?!not |never ).*$/iu
/** "the workshop" is the site's own, by the sentence before it or by the whole of the story. */
const isHouseOfOurs = (said: Utterance, own: Own, { house }: Pick<MarkedStory, "house">): boolean =>
  isOwnContext(own, { ...said, before: [] }, "anaphor") || (house !== null && isStoryOfOurs(said, own, house))

const told = (site: SiteIndex, said: Utterance, own: Own): ToldStory | null => {
  const { page, at, before, text } = said
  if (isAsidePage(page) || !mayTellOfHouse(page) || isOfFoot(said, own)) return null
  const plainly = { ...said, text: text.replace(soThat, "") }
  if (unreal.test(plainly.text) || takenOver.test(text) || othersBegan.test(text)) return null
  const above = () => [...paragraphAbove(page, at), ...before]
  // "Ada Acme opened the bakery": whoever the house is called after, and no Acme that Ada opened.
  const readIn = (marks: MarkedStory) => {
    const found = marksOf.test(marks.signs) ? deedIn(inFull(marks.signs, above()), text) : null
    return found === null ? null : { ...marks, deed: found }
  }
  const plainMarks = marked(site, plainly, own, false)
  const read = readIn(plainMarks) ?? (plainMarks.leavesSurname ? readIn(marked(site, plainly, own)) : null)
  if (read === null) return null
  const { signs, deed } = read
  // "opened it with three patients": told of after what was done. "The neighbours passed it on, and in 2019 they founded
  // ¤": what stands in a clause before founded nothing.
  const clause = signs.includes("¤") ? deed.clause : signs
  const strange = /^[^¤£]*(?:[¤£][^,;]*|$)/u.exec(clause)?.[0] ?? clause
  if (textSays(fold(strange.replace(firstCustomer, " ")), strangers)) return null
  if (toldAsNow.test(deed.verb) && text.search(anyYear) === -1) return null
  if (otherBeginnings.test(signs.replace(beside, "").replace(firstCustomer, "").replace(calledNew, ""))) return null
  const named = signs.includes("¤")
  const who = whoDid(deed)
  // "La encontró y abrió la clínica", of a house that is called so.
  const isCalledSo = !named && who !== null && !earlierOne.test(text) && isPartOfName(own, said, deed)
  if (!(named || isCalledSo) && !isHouseOfOurs(said, own, read)) return null
  const year =
    isDoubtful(said, "", own) || (!named && own.namesOther(`x ${withoutPeople(deed.clause)}`)) ? null : onlyYear(text)
  const then = year === null && named ? atThatTime(said) : null
  const plain = {
    said,
    year: year ?? then?.year ?? null,
    dated: then,
    words: said.words,
    first: at,
    people: [],
    by: null
  }
  // "Petit opened ¤ in 2019": whoever that is.
  if (who === null) return null
  const { fellows } = deed
  if (who === "me" || who === "us") return { ...plain, by: fellows.length === 0 ? who : null }
  if (who !== "several" && who !== "one") return { ...plain, people: [...who, ...fellows] }
  return { ...plain, ...(whoAbove(said, who, deed) ?? {}) }
}
/** The clause of a deed, from who did it to what it was done to and "together" behind that. */
const clauseOf = (text: string, verb: string): string => {
  const at = text.indexOf(verb)
  const from = /^.*[:;] /u.exec(text.slice(0, at))?.[0].length ?? 0
  const behind = /^[^.,:;]*/u.exec(text.slice(at))?.[0].length ?? 0
  return text.slice(from, at + behind)
}
/** Several, or the one, that the sentences before tell of; null where nobody knows who that is. */
const whoAbove = (
  said: Utterance,
  who: "several" | "one",
  { verb, fellows }: Deed
): Pick<ToldStory, "people" | "words" | "first"> | null => {
  const whole = clauseOf(said.text, verb)
  const last = whole.split(/, /u).at(-1) ?? whole
  const clause = countedBy(last) === null ? whole : last
  const told = peopleBefore(said, who === "one" ? [1] : (countedBy(clause) ?? [2]))
  if (told !== null) return { ...told, people: [...told.people, ...fellows] }
  return who === "several" && fellows.length === 0 ? countedAbove(said, clause) : null
}

/** "The two of them registered ¤ Ltd in Westport": by whoever stands right at the deed, as many as are named above. */
const toldOfCounted = (site: SiteIndex, said: Utterance, own: Own): ToldStory | null => {
  const { page, block, text } = said
  // Whoever the clause counts, the sentence does.
  if (isAsidePage(page) || block.region === "footer" || countedBy(text) === null || earlierOne.test(text)) return null
  if ([unreal, takenOver, othersBegan].some((one) => one.test(text)) || textSays(fold(text), strangers)) return null
  const marks = marked(site, said, own, false)
  const { signs } = marks
  // The clause alone: "Ada baked, Ben wrote software: in 2019 they founded ¤ together".
  const clause = signs.split(/[:;] /u).find((part) => foundedByCounted.some((shape) => shape.test(part)))
  if (clause === undefined || asCustomer.test(clause.slice(clause.search(marksOf) + 1))) return null
  if (!clause.includes("¤") && !isHouseOfOurs(said, own, marks)) return null
  const parts = text.split(/(?<=[:;] )/u)
  const counted = countedAbove(said, parts[signs.split(/[:;] /u).indexOf(clause)] ?? text)
  return counted && { said, year: isDoubtful(said, "", own) ? null : onlyYear(text), dated: null, by: null, ...counted }
}

export const toldStories = perOwn((site: SiteIndex, names): ReadonlyArray<ToldStory> => {
  const own = ownOf(site, names)
  return ownSaid(site)
    .filter(({ text, page }) => !/^(?:ja|zh|ar)/u.test(page.page.lang ?? "") && /\p{Ll}/u.test(text))
    .slice(0, mostTelling * 4)
    .flatMap((one) => {
      const said = withBearers(own, one)
      const story = told(site, said, own) ?? sinceThen(said, own)
      return (story?.people.length || story?.by ? story : (toldOfCounted(site, said, own) ?? story)) ?? []
    })
})
