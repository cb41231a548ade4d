/** Lists of people as a label or a heading is put to them: "Ada Roth, nurse, and Ben Lund", "何静怡、罗一鸣". */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Own } from "../../../Own.ts"
import { isPersonName, peopleAt } from "../../../Persons.ts"
import { readRole } from "../PersonTitles.ts"

/** Between two of a list, in any script. */
const apart =
  /\s*[,;，、；؛،&/|]\s*(?:(?:and|und|et|y|e|en)\s+|و(?=\p{scx=Arab}{3}))?|\s+(?:and|und|et|y|e|en)\s+|\s+و(?=\p{scx=Arab}{3})|(?<=[\p{scx=Han}\p{scx=Katakana}])[和与與及と](?=[\p{scx=Han}\p{scx=Katakana}]{2})/u
const inBrackets = /\s*[(（](?<what>[^()（）]{1,60})[)）]/gu
const longest = 200
const most = 8

/** A clause of its own, that tells of something else: "the guild is our home", "ist die Zunft unser Zuhause". */
const clause =
  /^(?:the|our|my|its|it|they|we|you|die|das|der|unsere?|es|sie|wir|ist|sind|war|steht|le|la|les|l'|il|elle|notre|nos|ce|el|los|las|nuestr[oa]s?|este|esta|o|os|as|noss[oa]s?|lo|gli|i|quest[oa]|nostr[oaie]|de|het|ons|onze)(?= |$)| (?:is|are|was|were|has|have|ist|sind|hat|est|sont|es|son|é|são|è|sono|zijn|heeft) /iu
/** What somebody is, behind the name: in a few small words, or a role; no company. */
const isAside = (part: string, own: Own): boolean =>
  (/^\p{Ll}/u.test(part) && part.split(" ").length <= 8 && !clause.test(part)) ||
  own.isName(part) ||
  readRole(part, own) !== null ||
  /^\p{Lu}{2,5}$/u.test(part)

/** "Dr Ada Roth", "the baker Ada Roth": one, with what they are before the name. */
const personIn = (part: string): ReadonlyArray<string> => {
  if (isPersonName(part)) return [part]
  const { people, end } = peopleAt(part, 0, true)
  return end === part.length ? people.filter(isPersonName) : []
}

/**
 * Nobody where the words are no list of people. Of several of whom one is doubtful the others stand; who is named beside a
 * single name may be a company.
 */
export const peopleListed = (text: string, own: Own): ReadonlyArray<string> => {
  const plain = tidyText(text).replace(/[.。]$/u, "")
  if (plain === "" || plain.length > longest || /[:!?"]/u.test(plain)) return []
  if (isPersonName(plain)) return [plain]
  const brackets = [...plain.matchAll(inBrackets)].map(({ groups }) => groups?.what ?? "")
  if (!brackets.every((what) => isAside(what, own))) return []
  const bare = plain.replace(inBrackets, "").trim()
  const parts = bare.split(apart).filter((part) => part !== "")
  // "Ada and Ben Roth" share what stands at the end.
  const whole = peopleAt(bare, 0, true)
  if (
    !parts.some((part) => clause.test(part)) &&
    whole.end === bare.length &&
    whole.people.length > 0 &&
    whole.people.every(isPersonName)
  )
    return whole.people
  const people: Array<string> = []
  let doubtful = 0
  for (const part of parts) {
    const named = personIn(part)
    if (named.length > 0) people.push(...named)
    else if (people.length === 0 || !isAside(part, own)) doubtful++
  }
  if (people.length === 0 || people.length > most || personIn(parts[0] ?? "").length === 0) return []
  return doubtful === 0 || (doubtful === 1 && people.length > 1) ? people : []
}

const nameThen = /^(?<name>[^,:–—|·•(（：，、-]{2,60}?)(?:\s*[,:|·•：，、]| [–—-]|\s*[(（])\s*(?<rest>.{2,})$/u
/** "Ada Roth – sales", "Ada Roth, who bakes": an entry of a list of founders, with what is told of them; no company. */
export const personOpening = (text: string, own: Own): ReadonlyArray<string> => {
  const { name = "", rest = "" } = nameThen.exec(tidyText(text))?.groups ?? {}
  const told = rest.replace(/[)）]$/u, "")
  const isTold =
    /^\p{Ll}/u.test(told) ||
    readRole(told, own) !== null ||
    /^\p{Lu}\p{Ll}+(?: \p{Ll}+){1,4}$/u.test(told) ||
    /^[\p{L}][^.]{12,}[.。]$/u.test(told)
  return isPersonName(name.trim()) && isTold && !/^(?:of|at|from|von|bei|de|du|des|chez|di|da|do|van) /iu.test(told)
    ? [name.trim()]
    : []
}
