/**
 * Beginnings that French, Italian, Portuguese and Spanish tell in other ways than by a verb of founding with its subject and
 * its object: by whose doing a house opened ("abrió sus puertas de la mano de Ada Roth"), who left what for it, who is called
 * its founder in passing, whom those who have it now took it over from, and first things that somebody of its name made.
 */
import { fold, tidyText } from "../../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../../clause/voice/SentenceCuts.ts"
import type { SiteIndex } from "../../../../../reading/PageIndex.ts"
import { textSays } from "../../../../../reading/Says.ts"
import { isDoubtful, isOfFoot } from "../../../../founding/Doubtful.ts"
import { type Own, ownOf, perOwn } from "../../../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../../../Paths.ts"
import { isOwnContext, mostTelling, ownSaid, paragraphAbove, type Utterance } from "../../../../Said.ts"
import { takenOver } from "../../../../words/founding/BeginningWords.ts"
import type { CreditTable } from "../../../../words/founding/credits/CreditTable.ts"
import { anyHouse, dignitaries, ofAHouse } from "../../../../words/founding/credits/OthersWords.ts"
import { earlierOne } from "../../../../words/founding/LooseWords.ts"
import { strangers } from "../../../../words/SubjectWords.ts"
import { creditWays } from "../../../persons/credits/CreditWays.ts"
import { type Marked, marks } from "../../../persons/credits/Marked.ts"
import { type RomanceShape, type RomanceWay, romanceShapesOf } from "./PassingShapes.ts"
import { answeredHere } from "./RomanceAnswers.ts"
import { onlyTime, type RomanceBeginning } from "./RomanceBeginning.ts"
import { isToldOfOurs, isUnderOwnTitles } from "./RomanceContext.ts"
import { isRomance, namesSomebody, romanceSigns, withoutLifetimes, withPartsOfName } from "./RomanceSigns.ts"
import { allBegan, begunByMe, notOfUs, wasRenamed } from "./words/RomanceDeeds.ts"
import { firstNumber } from "./words/RomanceLineWords.ts"

const hint = /\p{Lu}[\p{Ll}\p{M}]+[\p{L}'-]* (?:\p{Ll}{1,4} ){0,3}\p{Lu}\p{Ll}/u
const hintOfMe = new RegExp(`(?<!\\p{L})(?:${begunByMe})(?!\\p{L})`, "iu")
const lateWords =
  /(?<!\p{L})(?:segund[oa]|tercer[oa]|nuev[oa]s?|otr[oa]|deuxième|second[eoa]?|nouve(?:au|lle)|autre|altr[oa]|nuov[oa]|terz[oa]|nov[oa]s?|outr[oa]|terceir[oa]|sucursal|filial\p{L}?|succursale|hoy|desde entonces|aujourd'hui|depuis lors|oggi|hoje|reabri\p{L}*|rouv\p{L}*|riap\p{L}*|traslad\p{L}*|mud(?:ou|aram|ó|aron)|déménag\p{L}*|trasfer\p{L}*)(?!\p{L})/iu
const secondHand = /de segunda man[oa]|em segunda mão|de seconde main|di seconda mano|de deuxième main|segunda mano/giu
/** "sus socios fundadores": with whom it was begun. */
const partners =
  /(?<!\p{L})(?:soci[oa]?s?|sóci[oa]s?|associée?s?|membres?|membros?|miembros?)(?= (?:fundador|fondat|cofund|cofond))/giu
const paid = new RegExp(`(?<!\\p{L})(?:${notOfUs})(?!\\p{L})`, "iu")
const opener = new RegExp(allBegan, "iu")
/** "Corría el año 1954 cuando", "C'est en 2013 que", "En 2010,": a time at the head. */
const timeFirst =
  /^(?:(?:todo|tout|tutto|tudo) [^,;:]{3,40}|corr(?:ía|ia|eva)(?: (?:el|o|l'|il))?|era|c'(?:est|était)|en|em|in|nel|nell'|au|à|a|durante|on était)(?!\p{L})[^;:]{0,50}?(?:1[89]|20)\p{Nd}{2}/iu
/** "le premier coup de pelle de Acme". */
const ofHouse = new RegExp(
  `(?<=${marks.people}.{0,80} (?:de|di|à|a|per|pour|para|prim\\p{L}+|premi\\p{L}+) )${marks.own}`,
  "u"
)
const nameBorn = new RegExp(
  `(?:${marks.own}|: ${marks.own}) (?:est née?|nacía|había nacido|nació|era nat[oa]|è nat[oa]|nasceu|tinha nascido|naissait)`,
  "u"
)

/** "Imprenta Roth" is called after Ada Roth. */
const isCalledAfter = (own: Own, people: ReadonlyArray<string>): boolean =>
  people.some((name) => {
    const surname = fold(name.split(" ").at(-1) ?? "")
    return surname.length > 2 && [...own.names].some((one) => one.split(/[ '-]/u).includes(surname))
  })

interface Found {
  readonly people: ReadonlyArray<string>
  readonly whose: "own" | "anaphor" | "none"
  readonly way: RomanceWay
  /** From the head of the clause to the last word that tells it. */
  readonly core: string
}
const foundBy = (marked: Marked, { way, shape }: RomanceShape, table: CreditTable): Found | null => {
  const match = shape.exec(marked.text)
  if (match === null || !match[0].includes(marks.people)) return null
  const before = marked.text.slice(0, match.index)
  const lead = before.slice(Math.max(...[";", ":", ". "].map((sign) => before.lastIndexOf(sign))) + 1)
  const core = `${lead}${match[0]}`
  const at = before.split(marks.people).length - 1
  const count = match[0].split(marks.people).length - 1
  const plain = core.replace(secondHand, "")
  if (way !== "handover" && (takenOver.test(core) || lateWords.test(plain) || lead.includes(marks.people))) return null
  if (
    table.doubt.test(core.replace(/(?<= )se (?=\p{Ll}+(?:ó|aron|ieron|ou|aram|iram|ò|arono))/giu, " ")) ||
    dignitaries.test(core)
  )
    return null
  if (textSays(fold(core.replace(partners, " ")), strangers) || paid.test(core) || earlierOne.test(core)) return null
  const whose = match[0].includes(marks.own) ? "own" : match[0].includes(marks.kind) ? "anaphor" : "none"
  const people = marked.people.slice(at, at + (way === "chain" ? 1 : count)).flat()
  return { people, whose, way, core }
}

/** "Tout a commencé en 2009, dans un garage.": the sentence before opens the story, and nobody stands in it. */
const opensStory = (sentence: string | undefined): boolean =>
  sentence !== undefined && opener.test(sentence) && !/ \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(sentence)
/** "Ada Roth, alors comptable, et son frère, Ben Roth, bricolent". */
const subjectFirst = new RegExp(
  `^${marks.people}(?:, [^,.;:]{2,60},)?(?:,? (?:y|e|et) (?:su|sa|son|sua|seu|a|o|il|la|el|le|l') ?\\p{Ll}+(?: \\p{Ll}+)?, ${marks.people})?(?:,(?: [^,.;:]{2,60},)?)?(?: \\p{Ll}+){1,3}`,
  "u"
)
const meets =
  /^[^;:]{0,80}(?<!\p{L})(?:rencontr\p{L}+|conoc\p{L}+|conhec\p{L}+|conosc\p{L}+|conobb\p{L}+|incontr\p{L}+)(?!\p{L})/iu

/** "La compagnie existe depuis 1985. Ada Roth l'a créée": the sentence before is of the house, and of nobody besides. */
const isHouseBefore = (own: Own, said: Utterance): boolean => {
  const last = said.before.at(-1) ?? paragraphAbove(said.page, said.at).at(-1)
  const kinds = creditWays(said.page.page.lang)?.table.kinds
  if (last === undefined || kinds === undefined) return false
  const isKind = new RegExp(`^(?:(?:el|la|le|il|lo|o|a) |l')(?:${kinds})(?![\\p{L}])(?! (?-i:\\p{Lu}))`, "iu").test(
    last
  )
  const signs = withPartsOfName(last, own)
  const isOurs = own.isIn(fold(last)) || signs !== last || isKind
  return (
    isOurs &&
    !own.namesOther(signs) &&
    !textSays(fold(last), strangers) &&
    !ofAHouse.test(last) &&
    isUnderOwnTitles(own, said)
  )
}
const isContext = (own: Own, said: Utterance, { whose, way }: Found): boolean => {
  if (whose === "own") return isOwnContext(own, said, "own")
  if (way === "handover" || way === "together" || way === "renamed") return isUnderOwnTitles(own, said)
  if (way === "pronoun") return isHouseBefore(own, said)
  return isToldOfOurs(own, said, whose)
}

const renamed = new RegExp(`(?<!\\p{L})(?:${wasRenamed})(?!\\p{L})`, "iu")
/** "Nel 2014 la ditta prende il nome Acme": what began so is this house. */
const isRenamedLater = ({ block, before }: Utterance, own: Own): boolean =>
  sentencesIn(tidyText(block.text))
    .slice(before.length + 1)
    .some((sentence) => {
      const behind = renamed.exec(sentence)
      return behind !== null && own.isIn(fold(sentence.slice(behind.index + behind[0].length)))
    })

const spoken = new Map<string, RegExp>()
const spokenShape = ({ code, kinds }: CreditTable): RegExp => {
  const before = spoken.get(code)
  if (before !== undefined) return before
  const mine = "mi|mon|ma|il mio|la mia|[oa] meu|[oa] minha|meu|minha"
  const made = new RegExp(
    `(?<!\\p{L})(?:${begunByMe})(?: [^.;:!?,]{0,40}?)? (?:est[ea]|cet(?:te)?|quest[oa]|(?<mine>${mine})) (?:propi[oa] |propre |pequeñ[oa] |petite? |piccol[oa] |pequen[oa] )?(?<kind>${kinds})(?![\\p{L}-])`,
    "iu"
  )
  spoken.set(code, made)
  return made
}
/** "Me llamo Ada Roth y en 2011 monté este taller": by whoever speaks; "my" house may be a customer's, save what any house is. */
const spokenBy = (said: Utterance, own: Own): RomanceBeginning | null => {
  const table = creditWays(said.page.page.lang)?.table
  if (table === undefined) return null
  const { text, before } = said
  const match = spokenShape(table).exec(text)
  if (match === null) return null
  const core = text.slice(0, match.index + match[0].length).replace(secondHand, "")
  const { mine, kind = "" } = match.groups ?? {}
  const noun = fold(kind)
  const isOurs =
    mine === undefined || anyHouse.test(noun) || [...own.names].some((name) => name.split(" ").includes(noun))
  if (!isOurs || own.isIn(fold(text.slice(core.length))) || [text, ...before].some((one) => paid.test(one))) return null
  if ([lateWords, takenOver, table.doubt].some((one) => one.test(core)) || !isUnderOwnTitles(own, said)) return null
  return {
    said,
    people: [],
    year: isDoubtful(said, "", own) ? null : onlyTime(text.replace(secondHand, "")),
    isMine: true
  }
}

const toldBy = (said: Utterance, own: Own): RomanceBeginning | null => {
  const table = creditWays(said.page.page.lang)?.table
  if (table === undefined) return null
  const marked = romanceSigns(said, own, table)
  if (marked === null) return null
  for (const shape of romanceShapesOf(table)) {
    const found = foundBy(marked, shape, table)
    if (found === null) continue
    const people = found.people.filter(namesSomebody)
    if (people.length === 0) continue
    if (found.way !== "handover" && found.whose !== "own" && ofAHouse.test(found.core)) continue
    if (found.way === "firstThing" && !isFirstOfHouse(said, own, marked, people)) continue
    if (found.way === "renamed" && !isRenamedLater(said, own)) continue
    if (found.way === "titled" && !isTitledHere(said, own, marked, found)) continue
    if (isContext(own, said, found)) return { said, people, year: yearOf(said, own, marked, found) }
  }
  return storyNext(said, own, marked)
}
/** First things are of the house where it is called after whoever made them, or where the story says that all began so. */
const isFirstOfHouse = (said: Utterance, own: Own, marked: Marked, people: ReadonlyArray<string>): boolean =>
  (mayTellOfHouse(said.page) && isCalledAfter(own, people) && timeFirst.test(said.text)) ||
  opener.test(said.text) ||
  opensStory(said.before.at(-1)) ||
  ofHouse.test(marked.text) ||
  nameBorn.test(marked.text)
/** A title in passing is of this house where nobody else comes in. */
const isTitledHere = ({ page, block }: Utterance, own: Own, { people }: Marked, { core }: Found): boolean =>
  mayTellOfHouse(page) &&
  block.region !== "footer" &&
  people.length === 1 &&
  !people.flat().some((name) => / di \p{Lu}/u.test(name)) &&
  !own.namesOther(`x ${core.charAt(0).toLowerCase()}${core.slice(1)}`)

/** "Tout a commencé en 2009. Ada Roth et son frère bricolent un four": whoever the story goes on with. */
const storyNext = (said: Utterance, own: Own, { text, people }: Marked): RomanceBeginning | null => {
  const subject = subjectFirst.exec(text)?.[0]
  if (subject === undefined || !opensStory(said.before.at(-1)) || meets.test(text)) return null
  if (text.slice(subject.length).includes(marks.people)) return null
  if (textSays(fold(text), strangers) || paid.test(text) || takenOver.test(text) || lateWords.test(text)) return null
  const named = people.flat().filter(namesSomebody)
  return named.length > 0 && isUnderOwnTitles(own, said) ? { said, people: named, year: null } : null
}

/** "Le premier numéro est paru en 1994. Ada Roth l'avait imaginé": when it came out. */
const yearBefore = ({ before }: Utterance): string | null => {
  const last = before.at(-1) ?? ""
  return firstNumber.test(last) ? onlyTime(last) : null
}
/** "correva il 2018, ed erano i due fondatori": of a founder in passing another year may be told, as of a prize. */
const timeOfTheirs =
  /(?<!\p{L})(?:corr(?:eva|ía|ia)|era (?:il|el año|o ano)|c'était en)(?!\p{L})|(?<!\p{L})(?:statuts|statuto|estatutos|escritura|act[ae] (?:fundacional|constitutiv[ao])|att[oi] costitutiv[oi])(?!\p{L})/iu
const yearOf = (said: Utterance, own: Own, marked: Marked, found: Found): string | null => {
  if (isDoubtful(said, "", own)) return null
  const text = withoutLifetimes(said.text).replace(secondHand, "")
  if (found.way === "titled" && !timeOfTheirs.test(text)) return null
  if (found.way === "handover") return onlyTime(marked.text.slice(marked.text.lastIndexOf(marks.people) + 1))
  const year = onlyTime(text) ?? (found.way === "pronoun" ? yearBefore(said) : null)
  if (year === null) return null
  const clause = text.split(/[;:,] | (?:y|e|et) /u).find((part) => part.includes(year)) ?? text
  return lateWords.test(clause) ? null : year
}

export const romanceTold = perOwn((site: SiteIndex, names): ReadonlyArray<RomanceBeginning> => {
  const own = ownOf(site, names)
  const said = ownSaid(site).filter(
    (said) => isRomance(said.page.page.lang) && !isOfFoot(said, own) && !isAsidePage(said.page)
  )
  const told = said
    .filter(({ text }) => hint.test(text))
    .slice(0, mostTelling)
    .flatMap((one) => answeredHere(one, own) ?? toldBy(one, own) ?? [])
  const mine = said
    .filter(({ text }) => hintOfMe.test(text))
    .slice(0, mostTelling)
    .flatMap((one) => spokenBy(one, own) ?? [])
  return [...told, ...mine]
})
