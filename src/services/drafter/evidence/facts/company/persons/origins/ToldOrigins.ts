/**
 * Founders told in passing, in English: whatever shape of sentence says that something of ours comes from somebody.
 * Asked where nobody is called a founder and no founding is told plainly.
 */

import { fold } from "../../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import { textSays } from "../../../../reading/Says.ts"
import { isOfFoot } from "../../../founding/Doubtful.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../../Paths.ts"
import { isOwnContext, mostTelling, ownSaid, type Utterance } from "../../../Said.ts"
import { takenOver } from "../../../words/founding/BeginningWords.ts"
import { unreal } from "../../../words/founding/doubts/DoubtWords.ts"
import { hiredWords } from "../../../words/SpeakerWords.ts"
import { strangers } from "../../../words/SubjectWords.ts"
import { activeShapes, passiveShapes, relativeShapes, titleShapes } from "./DeedShapes.ts"
import { firstPeopleSign, fullNames, type Masked, masked } from "./Masked.ts"
import type { Shape } from "./OriginParts.ts"
import { boughtHouses, doubtful, noBeginner, notThey, notTo, ofMerged, places, usedIt } from "./OriginWords.ts"
import { sourceShapes, storyShapes } from "./SourceShapes.ts"

const hint = /\p{Lu}\p{Ll}/u
/** Those whose things are told: "for his own clients" are no clients of ours. */
const theirs = /(?<!\p{L})(?:her|his|their)(?: own| first)? \p{L}+/giu
/** What follows their names makes somebody else of them: "of Flourtech", "& Sons", "our agency". */
const ofOthers = /^(?:['’]| &| (?:of|at) \p{Lu}|,? (?:our|your|the (?:agency|firm|company))(?!\p{L})| \p{Lu})/u
/** "a cafe in the house": what is told behind that is told of the house. */
const elsewhere =
  /(?<!\p{L})(?:in|at|near|behind|inside|on|opposite|of|to|by|from|with|next) (?:the|an?|our|his|her|what)(?!\p{L})[^,]*$/iu
/** "in a mill owned by", "for the fair run by": another deed than that of the founding. */
const otherDeed =
  /(?:ed|own|run|led|held|sold|kept|built|written|drawn|given|taught|lent|made|about|of|off|over|upon)$/u
/** "which would become Acme" has become it. */
const became = /(?:would|was to) (?:\p{L}+ ){0,2}?(?:become|be called|grow into|turn into)/u
const supposed = /(?<!\p{L})(?:if|imagine|almost|plans? to|will)(?!\p{L})/u
/** "built the mill that became Acme": for somebody else, long before. */
const builtHouse =
  /(?<!\p{L})(?:built|made) (?:the|an?) (?:\p{L}+ )?(?:house|barn|mill|building|factory|hall|chapel|church|warehouse|farmhouse|villa|castle|pub|station|school|tower|stables?) /u
const opens = /(?<!\p{L})opened(?!\p{L})/u
const ribbons =
  /(?<!\p{L})(?:mayor|mayoress|minister|king|queen|prince|princess|duke|duchess|bishop|president|governor|actor|actress|star|celebrity|councillor|mp|politician|champion)(?!\p{L})/iu
const spoken = /\p{Co}/gu

const peopleOf = ({ people }: Masked, sign: string): ReadonlyArray<string> =>
  fullNames(people[(sign.codePointAt(0) ?? 0) - firstPeopleSign] ?? [])

const spanOf = ({ spans }: Masked, sign: string) => spans[(sign.codePointAt(0) ?? 0) - firstPeopleSign] ?? ""

/** After the last of those who made it: nothing that is told of them, nor a verb of theirs. */
const closes =
  /^(?:[.,!;:)]|$| \(| - | (?:in|from|since|with|who|on|at|as|after|when|while|back|over|because|for|during|out|using|to|between|alone|under|by|around|near|just|together|more|almost|nearly|until|before|despite|against|and (?:is|was|has|still|now|run|today|to|an?|friends|\p{Ll}+(?:ed|n|s)))(?!\p{L}))/u
/** "she and her brother-in-law Ben Lund": one of them is told elsewhere. */
const besideOne = /(?:^|[ ,])(?:she|he|they|I|we|\ue001) and (?:(?:her|his|their|my|our) )?[\p{Ll}-]*,? ?$/iu
const anybody = /[\ue100-\ue13f]/u

type Kind = "active" | "relative" | "passive" | "source" | "title" | "story"
const shapesOf: ReadonlyArray<readonly [Kind, ReadonlyArray<Shape>]> = [
  ["active", activeShapes],
  ["relative", relativeShapes],
  ["passive", passiveShapes],
  ["source", sourceShapes],
  ["title", titleShapes],
  ["story", storyShapes]
]

/** Nothing is told that did not happen; "she could not find a lamp" is a reason. */
const isReal = (match: RegExpExecArray, before: string): boolean => {
  const { gap = "", deed = "" } = match.groups ?? {}
  const plain = match[0].replace(gap, " ").replace(deed, " ").replace(became, " ")
  const clause = before.split(/[,;:]/u).at(-1) ?? ""
  return !unreal.test(clause) && !doubtful.test(before) && !unreal.test(plain) && !supposed.test(`${gap} ${deed}`)
}
/** Whether whoever is named last of a shape is told as who made it, and not as who was paid for it or has it now. */
const endsWell = (kind: Kind, match: RegExpExecArray, after: string): boolean => {
  if (match[0].at(-1) !== match.groups?.who) return true
  // "Acme's creator Ada Roth lives in Turin".
  const isEnd = closes.test(after) || (kind === "title" && /^ \p{Ll}/u.test(after))
  if (!isEnd && !/['’]/u.test(after[0] ?? "")) return false
  if (ofOthers.test(after) || hiredWords.test(after.split(/[;:]| and /u)[0] ?? "")) return false
  return !/^,? (?:who|which) (?:bought|took|joined|acquired|now)/u.test(after)
}

const isTold = (kind: Kind, shape: Shape, match: RegExpExecArray, told: Masked): boolean => {
  const { gap = "", filler = "", kind: what = "", deed, rest = "", verb = "" } = match.groups ?? {}
  const after = match.input.slice(match.index + match[0].length)
  const before = match.input.slice(0, match.index)
  if (!isReal(match, before)) return false
  if (usedIt.test(after) || usedIt.test(filler)) return false
  if ((verb.startsWith("to ") ? notTo : notThey).test(gap.replace(/^, who /u, " "))) return false
  if (verb.startsWith("to ") && notThey.test(gap)) return false
  // It is brought out in a land by whoever sells it there.
  if (/launch/u.test(verb) && /^,? in (?:the )?\p{Lu}/u.test(after)) return false
  if (/(?:our|my) (?:[\p{Ll}-]+,? ){0,3}$/iu.test(before) || besideOne.test(before)) return false
  // "Ada Roth sold her mill, Ben Lund bought an oven and founded Acme": one of them.
  if (kind === "active" && gap.length > 1 && anybody.test(before)) return false
  // Whoever opens a house for a day cuts a ribbon.
  if (opens.test(match[0]) && ribbons.test(match[0] + spanOf(told, match.groups?.who ?? ""))) return false
  if (opens.test(verb) && filler.startsWith(" to ")) return false
  if (builtHouse.test(match[0])) return false
  if (hiredWords.test(spanOf(told, match.groups?.who ?? ""))) return false
  if (kind !== "active" && kind !== "relative" && kind !== "story")
    if (otherDeed.test(filler) || elsewhere.test(what) || places.test(what) || !endsWell(kind, match, after))
      return false
  if (kind === "relative" && elsewhere.test(what)) return false
  if (deed !== undefined && (noBeginner.test(`${deed} ${after} ${gap}`) || boughtHouses.test(deed))) return false
  return !(shape.loose === true && takenOver.test(match.input)) && !noBeginner.test(rest)
}

const founders = (said: Utterance, own: Own): ReadonlyArray<string> => {
  const text = said.text.replace(spoken, "")
  if (ofMerged.test(text)) return []
  // "Had Ada Roth founded it": she did not.
  if (/^Had \p{Lu}/u.test(text)) return []
  const told = masked(own, text)
  if (told.people.length === 0) return []
  if (textSays(fold(text.replace(theirs, "")), strangers)) return []
  for (const [kind, shapes] of shapesOf)
    for (const shape of shapes)
      for (const match of told.text.matchAll(shape.shape)) {
        const people = peopleOf(told, match.groups?.who ?? "")
        if (people.length > 0 && isTold(kind, shape, match, told)) return people
      }
  return []
}

export interface Origin {
  readonly said: Utterance
  readonly people: ReadonlyArray<string>
}
export const toldOrigins = (site: SiteIndex, own: Own): ReadonlyArray<Origin> =>
  ownSaid(site)
    .filter(
      (said) =>
        hint.test(said.text) &&
        !isOfFoot(said, own) &&
        !isAsidePage(said.page) &&
        mayTellOfHouse(said.page) &&
        (said.page.page.lang ?? "en").startsWith("en")
    )
    .slice(0, mostTelling)
    .flatMap((said) => {
      if (!isOwnContext(own, said, own.isIn(fold(said.text)) ? "own" : "anaphor")) return []
      const people = founders(said, own)
      return people.length === 0 ? [] : [{ said, people }]
    })
