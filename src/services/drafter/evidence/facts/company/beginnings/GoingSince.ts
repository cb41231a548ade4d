/** Since when a house does what it does, in the words of plain stories: "Dancing badly and cheerfully since @". */
import { fold } from "../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../reading/PageIndex.ts"
import { textSays } from "../../../reading/Says.ts"
import { withoutPeople } from "../../founding/BegunYears.ts"
import { tellsOfOlder } from "../../founding/SinceYears.ts"
import type { Own } from "../../Own.ts"
import { isOwnContext, startsNamed, type Utterance } from "../../Said.ts"
import { lastingStates, lastingTrades, lateVerbs, lineKinds, madeHere } from "../../words/founding/DeedWords.ts"
import { unreal } from "../../words/founding/doubts/DoubtWords.ts"
import {
  englishCallingSince,
  forOne,
  lastingVerbs,
  served,
  serving,
  sinceManner
} from "../../words/founding/SinceWords.ts"
import { sinceBounds } from "../../words/founding/TimeWords.ts"
import { strangers } from "../../words/SubjectWords.ts"

/** "on the corner of Ely": a part of a town. */
const partOf =
  /(?<= (?:corner|heart|edge|outskirts|streets|hills|middle|centre|center|city|town|people|north|south|east|west|foot|banks|side) of )\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?/gu
/** Says nothing that may have come later, and of nobody else. */
const isPlain = (own: Own, rest: string): boolean =>
  !sinceManner.test(rest) &&
  !sinceBounds.test(rest) &&
  !forOne.test(rest) &&
  !unreal.test(rest) &&
  !textSays(fold(rest), strangers) &&
  !own.namesOther(`x ${withoutPeople(rest.replace(partOf, ""))}`)
const isTrade = (verb: string, rest: string): boolean => {
  const folded = fold(verb)
  if (serving.test(folded)) return served.test(rest)
  // Whom one helps, and where, may change.
  if (/^(?:help|support|advis|teach|train|coach)/u.test(folded) && /(?:^ an?| in \p{Lu})/u.test(rest)) return false
  return lastingVerbs.has(folded) || lastingTrades.has(folded)
}
const begins = /^(?:ever )?@,? (?<who>[^,;:]{1,60}?)(?: has|'s| have|'ve) been (?<does>.+?)[.!]?$/iu
const behind = /^(?<who>[^,;:]{1,60}?)(?: has|'s| have|'ve) been (?<does>[^;:@]{2,100}?),? (?:ever )?@(?<rest>.*)$/iu
const going = /^(?<verb>\p{L}+ing)(?!\p{L})(?<rest>.*)$/iu
const state = new RegExp(`^(?:${lastingStates})(?: (?:in|at|from) .{2,40})?$`, "iu")
const motto = /^(?<verb>\p{L}{3,}ing)(?<rest> [^;:.@]{2,70}?)?$/iu
/** A line that says what a house does: "Dancing badly and cheerfully". */
export const isMotto = (own: Own, text: string): boolean => {
  const { verb, rest = "" } = motto.exec(text)?.groups ?? {}
  if (verb === undefined) return false
  return (serving.test(verb) ? served.test(rest) : !lateVerbs.test(verb)) && isPlain(own, rest)
}
const namedState = /^(?:online|live|in development|(?:my|our) (?:full-time )?(?:job|work|life|living))$/iu
const line = /^(?<does>[^;:.@]{3,90}?),? @[.!]?$/iu
const kindLine = new RegExp(
  `^(?:${lineKinds}|${lastingStates}|${madeHere}|(?:[^,.;:]{3,50}, )?going(?: strong)?) @(?<after>$|[.!,;].*$)`,
  "iu"
)
/** "and still our favourite supplier". */
const ofAnother = /(?<!\p{L})(?:favou?rite|still (?:the|our|my)|buy|he|she|they|who|him|her)(?!\p{L})/iu
/** A clause of another time after it. */
const another = /^(?:[.!]?$|, (?:and|but|come rain)|,? (?:and|rain or shine|with) )/iu

export const goingSince = (own: Own, said: Utterance, text: string, site: SiteIndex): boolean => {
  if (tellsOfOlder(site)) return false
  const isLine = said.before.length === 0 && said.block.card === null
  const after = isLine ? kindLine.exec(text)?.groups?.after : undefined
  if (after !== undefined && isPlain(own, after) && !ofAnother.test(after)) return true
  const does = isLine ? line.exec(text)?.groups?.does : undefined
  if (does !== undefined && isMotto(own, does)) return true
  const called = englishCallingSince.exec(text)?.groups?.who
  if (called !== undefined && startsNamed(own, called)) return isPlain(own, text.slice(0, -called.length).toLowerCase())
  return hasBeen(own, said, text)
}

/** What it is that does not squeak. */
const described = / (?:that|which|who) .*$/u
const hasBeen = (own: Own, said: Utterance, text: string): boolean => {
  const { who = "", does = "", rest = "" } = (begins.exec(text) ?? behind.exec(text))?.groups ?? {}
  if (who === "" || !another.test(rest)) return false
  const whose = own.subject(who)
  if ((whose !== "own" && whose !== "anaphor") || !isOwnContext(own, said, whose)) return false
  if (/^I$/iu.test(who) && !own.isIn(fold(does))) return false
  if (state.test(does)) return / (?:in|at|from) /u.test(does) ? isPlain(own, does) : true
  if (startsNamed(own, who) && namedState.test(does)) return true
  const done = going.exec(does)?.groups
  const object = (done?.rest ?? "").replace(described, "")
  return done?.verb !== undefined && isTrade(done.verb, object) && isPlain(own, object)
}
