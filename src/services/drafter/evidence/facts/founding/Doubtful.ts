/** A sentence of a founding that is of something else: of a part, of another house, of a day's work, of whoever tells it. */
import { fold } from "../../../../../domain/text/Folding.ts"
import type { Own } from "../Own.ts"
import { isGivenName } from "../Persons.ts"
import { paragraphAbove, startsNamed, type Utterance } from "../Said.ts"
import {
  anotherHouse,
  asWellAs,
  asWorker,
  beforehand,
  bornBefore,
  bornBehind,
  calledOtherwise,
  describesUs,
  firstWork,
  foundedAs,
  inOtherForm,
  joinedLater,
  laterOn,
  ofNewOne,
  oneMore,
  relativeBehind,
  startedWhen,
  startedWith,
  tellers,
  thingOfYear
} from "../words/founding/doubts/DoubtWords.ts"

/** The foot of a page tells of whoever built it, too; when we began, where it goes on from our name. */
export const isOfFoot = ({ block, text }: Pick<Utterance, "block" | "text">, own: Own): boolean =>
  block.region === "footer" && !(/(?:1[89]|20)\p{Nd}{2}/u.test(text) && startsNamed(own, text))

/** "In 2011 namen we de naam Acme aan": no house. */
const tookName =
  /(?:namen|nahmen)(?= (?:we|wij|wir) (?:de |den |een |einen )?(?:nieuwe |neuen )?(?:naam|Namen) )[^.;]*/giu
/** "The firm was founded in 1920. We joined it in 2003.", "We rent from a small mill. The firm was founded in 1920." */
const followsAnother = (said: Utterance, own: Own): boolean => {
  // "His son joined in 1996" goes on about the same house.
  const later = said.after?.replace(tookName, "") ?? ""
  if (joinedLater.test(later) && tellers.test(later)) return true
  const { page, at, block } = said
  const above = page.blocks[at - 1]
  const beside = above?.level === null && above.region === block.region && above.card === block.card ? [above.text] : []
  const told = said.before.at(-1) ?? paragraphAbove(page, at).at(-1) ?? beside.at(-1) ?? ""
  return anotherHouse.test(told) && !describesUs.test(told) && !startsNamed(own, told)
}
/** "We started in 2018 to compost our waste": nothing may follow but what belongs to a beginning. */
const isOfDeed = (text: string): boolean => {
  const rest = startedWhen.exec(text)?.groups?.rest
  return rest !== undefined && !startedWith.test(rest)
}

/** "Petit l'hanno fondato": what several founded stands in front, and is not who founded. */
const inFront =
  /^(?<what>\p{Lu}[\p{L}'’&-]*(?: (?:d[aeio]l? )?\p{Lu}[\p{L}'’&-]*){0,4}),? (?:l['’]hanno|l[ao] \p{L}+(?:aron|ieron|aram)) /u

/** A name or a person that the sentence gives the year to, and neither is ours. */
const isOfNamed = (text: string, own: Own): boolean => {
  const who = bornBefore.exec(text)?.groups?.who
  if (who !== undefined && own.subject(who) !== "own") return true
  if (isGivenName(bornBehind.exec(text)?.groups?.given ?? "")) return true
  const called = calledOtherwise.exec(text)?.groups?.name
  if (called !== undefined && !own.isIn(fold(called))) return true
  if (own.isName(thingOfYear.exec(text)?.groups?.where ?? "")) return true
  const front = inFront.exec(text)?.groups?.what
  if (front !== undefined && !/ (?:e|y) /u.test(front) && own.subject(front) === "other") return true
  const what = foundedAs.exec(text)?.groups?.what
  return what !== undefined && !own.isIn(fold(what)) && own.subject(what) !== "own"
}

/** "She opened Acme on her phone": as somebody does who uses it. */
const opensAsUser =
  /(?<!\p{L})(?:open(?:s|ed)?|start(?:s|ed)?|launch(?:es|ed)?) [^,;:.]{2,40} on (?:her|his|their|my|our|an?) (?:phone|laptop|tablet|computer|desktop|browser|watch|screen)(?!\p{L})/iu

/** "opened this bakery's oven", "opened this page": a part of it, or nothing that is founded. */
const opensPart =
  /(?<!\p{L})(?:open(?:s|ed)?|start(?:s|ed)?|launch(?:es|ed)?|buil[dt]s?|set up) (?:(?:this|the|our) \p{L}+['’]s \p{L}|this (?:page|link|file|tab|document|message|form|window|email)(?!\p{L}))/iu

/** `subject`: the words that stand for what was founded. */
export const isDoubtful = (said: Utterance, subject: string, own: Own): boolean => {
  const { text } = said
  if (
    isOfDeed(text) ||
    isOfNamed(text, own) ||
    [
      asWellAs,
      asWorker,
      firstWork,
      opensAsUser,
      opensPart,
      beforehand,
      inOtherForm,
      laterOn,
      ofNewOne,
      oneMore,
      relativeBehind
    ].some((one) => one.test(text))
  )
    return true
  return !own.isIn(fold(text)) && own.subject(subject) !== "own" && followsAnother(said, own)
}
