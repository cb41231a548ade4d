/** "Two sisters, Ada and Ines Roth, rented a shed. That was in 2014; the company has been theirs since": begun then, and gone on. */
import { fold } from "../../../../../../../domain/text/Folding.ts"
import { textSays } from "../../../../reading/Says.ts"
import { withoutPeople } from "../../../founding/BegunYears.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../../Paths.ts"
import { peopleAt } from "../../../Persons.ts"
import type { Utterance } from "../../../Said.ts"
import { takenOver } from "../../../words/founding/BeginningWords.ts"
import { unreal } from "../../../words/founding/doubts/DoubtWords.ts"
import { earlierOne } from "../../../words/founding/LooseWords.ts"
import { besideBeginning, thatWas } from "../../../words/founding/TimeWords.ts"
import { strangers } from "../../../words/SubjectWords.ts"
import type { ToldStory } from "./ToldStory.ts"

/** Whatever has gone on since: the house by its name, or as "the company". */
const goneOn =
  /^[,;]? (?:and |und |et |y |e |en )?(?:since then,? |seither |seitdem |depuis,? |desde entonces,? |desde então,? |da allora,? |sindsdien )?(?<what>.{2,60}?) (?:has |have |gehört |backt |gibt |besteht |existe |est |es |é |è |is |lleva |sigue |continua )/iu
const ever =
  /(?<!\p{L})(?:since|ever since|since then|seither|seitdem|depuis|desde entonces|desde então|da allora|sindsdien)(?!\p{L})/iu
const theHouse =
  /^(?:the|die|das|der|la|le|l'|el|a|o|il|het|de) ?(?:company|firm|business|shop|bakery|workshop|studio|firma|betrieb|werkstatt|laden|entreprise|société|atelier|boutique|empresa|taller|tienda|oficina|loja|azienda|bottega|bedrijf|zaak|winkel)$/iu

/** What a beginning is told by: rooms taken, a thing begun. "Let a shed" and "joined the guild" are none. */
const tookRooms =
  /^,? (?:rented|leased|cleared out|borrowed|started|opened|set up|built|began|mieteten?|pachteten?|begann(?:en)?|bauten?|(?:a|ont) (?:loué|ouvert|commencé|monté)|alquil(?:ó|aron)|abri(?:ó|eron|u|ram)|mont(?:ó|aron|ou|aram)|alug(?:ou|aram)|(?:ha|hanno) (?:affittato|aperto|avviato)|huurden?|openden?|begon(?:nen)?) (?:an?|the|their|her|his|einen?|ein|une?|una?|uno|uma?|een) /iu

export const sinceThen = (said: Utterance, own: Own): ToldStory | null => {
  const { page, at, text, before } = said
  if (isAsidePage(page) || !mayTellOfHouse(page)) return null
  const match = thatWas.map((one) => one.exec(text)).find((one) => one !== null)
  const year = match?.groups?.year ?? match?.groups?.other
  const first = before[0]
  if (match == null || year === undefined || first === undefined || before.length !== 1) return null
  const rest = text.slice(match[0].length)
  const what = goneOn.exec(rest)?.groups?.what ?? ""
  if (!ever.test(rest) || !(own.isName(what) || theHouse.test(what))) return null
  if ([unreal, takenOver, earlierOne, besideBeginning].some((one) => one.test(`${first} ${rest}`))) return null
  if (/\p{Nd}{4}/u.test(first) || textSays(fold(`${first} ${rest}`), strangers)) return null
  const who = peopleAt(first, 0, true)
  // Whoever the sentence begins with, and nobody else: "rented it to Petit" brings another in.
  const people = tookRooms.test(first.slice(who.end)) ? who.people : []
  if (people.length === 0 || own.namesOther(`x ${withoutPeople(first.slice(who.end))}`)) return null
  return { said, year, dated: null, people, by: null, words: `${first} ${text}`, first: at }
}
