/** Since when, told by a founding in a clause of its own: "Acme has kept books since Ada Roth founded the firm in 2007". */

import { fold } from "../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../reading/PageIndex.ts"
import { textSays } from "../../../reading/Says.ts"
import type { Fact } from "../../Fact.ts"
import { withoutPeople } from "../../founding/BegunYears.ts"
import { isOfFoot } from "../../founding/Doubtful.ts"
import type { Own } from "../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../Paths.ts"
import { peopleAt } from "../../Persons.ts"
import { isOwnContext, ownSaid, saidFact, startsNamed, startsOwn, type Utterance } from "../../Said.ts"
import { takenOver } from "../../words/founding/BeginningWords.ts"
import { unreal } from "../../words/founding/doubts/DoubtWords.ts"
import { otherFounded, sinceBegunClauses, sinceTheirs } from "../../words/founding/houses/SinceBegunWords.ts"
import { plainKinds } from "../../words/founding/LooseWords.ts"
import { strangers } from "../../words/SubjectWords.ts"
import { isSoleHouse } from "../sheets/SoleHouse.ts"

export interface SinceBegun {
  readonly fact: Fact<string>
  /** It opened then, and may have been founded before. */
  readonly opening: boolean
}
const hint = /(?<!\p{L})(?:since|from its|seit|depuis|desde|d[ai]l|dalla|dall'|da quando|sinds)(?!\p{L})|منذ/iu
const pronoun = /^(?:it|we|I|they|sie|es|er|wir|elle|il|nous|ella|nosotr[oa]s|ela|nós|noi|het|we|wij)(?!\p{L})/iu
/** "Published every Friday". */
const participle = /^(?:published|released|issued|printed|broadcast|made|brewed|baked|run|held|written)(?= )/iu
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const article = /^(?:the|die|der|das|den|la|le|el|il|lo|o|a|de|het) |^l['’]/iu

/** What somebody founded: it, by its name, or by its kind. */
const isOurs = (site: SiteIndex, own: Own, what: string): boolean => {
  if (/^(?:it|sie|es|ihn|het|us)$/iu.test(what) || own.isName(what)) return true
  const kind = what.replace(article, "")
  if (kind === what) return false
  return plainKinds.has(fold(kind)) || own.subject(what) === "anaphor" || isSoleHouse(site, own, kind)
}
const arePeople = (who: string): boolean => {
  const { people, end } = peopleAt(who, 0, true)
  return (
    (people.length > 0 && end === who.length) ||
    pronoun.test(who) ||
    /^(?:my|our|her|his|two|three|the two|meine?|unsere?|mon|ma|notre|mi|mijn|zwei|deux|dos|due|twee) /iu.test(who)
  )
}

const told = (site: SiteIndex, own: Own, said: Utterance): SinceBegun | null => {
  const { text } = said
  for (const shape of sinceBegunClauses) {
    const match = shape.exec(text)
    const { year, us, it, who, what, opens } = match?.groups ?? {}
    if (match === null || year === undefined) continue
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length).replace(/^,? /u, "")]
    const main = before.trim() === "" ? after : before
    const fact = { fact: saidFact(said, year, year), opening: opens !== undefined }
    if (us !== undefined) return isOwnContext(own, said, "own") ? fact : null
    // The main clause is of us, and of nobody and nothing else that may have been founded.
    const ours =
      startsNamed(own, main) ||
      startsOwn(own, main) ||
      (pronoun.test(main) && isOwnContext(own, said, "anaphor")) ||
      (participle.test(main) && isOwnContext(own, said, "none"))
    const rest = `x ${withoutPeople(lowered(`${before} ${after}`))}`
    // All nouns of German have a capital.
    const isGerman = /^seit /iu.test(match[0])
    if (!ours || (!isGerman && own.namesOther(rest)) || textSays(fold(`${match[0]}`), strangers)) continue
    if (
      who === undefined
        ? it !== undefined && otherFounded.test(`${before} ${after}`)
        : !arePeople(who) || !isOurs(site, own, what ?? "")
    )
      continue
    return isOwnContext(own, said, participle.test(main) ? "none" : "own") ? fact : null
  }
  return null
}

export const sinceBegun = (site: SiteIndex, own: Own): ReadonlyArray<SinceBegun> =>
  ownSaid(site).flatMap((said) => {
    const { page, text } = said
    if (!hint.test(text) || !/\p{Nd}{4}/u.test(text) || unreal.test(text) || takenOver.test(text)) return []
    if (isAsidePage(page) || !mayTellOfHouse(page) || isOfFoot(said, own)) return []
    const found = told(site, own, said)
    return found === null ? [] : [found]
  })

/** "Depuis sa création en 1990, la foire attire du monde": of whatever the sentence goes on with. */
export const isSinceAnothers = (own: Own, text: string): boolean => {
  const [, after] = sinceTheirs.exec(text) ?? []
  return after !== undefined && own.subject(after.split(" ").slice(0, 2).join(" ")) === "other" && !own.isIn(fold(text))
}
