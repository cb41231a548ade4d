/** Behind what somebody did, who does the next thing: "left the mill and the baker came and". Data: another language is an entry more. */

import { turningWords } from "../TimeWords.ts"

/** "when", "until", and a name behind a comma: the start of a pattern of what turns to somebody else. */
export const turnsAway = String.raw`(?:^|[ ,])(?:${turningWords})(?= )|, \p{Lu}`

interface Clause {
  readonly and: string
  /** What goes before a noun. */
  readonly before: string
  /** What somebody did, right behind it, in the past. */
  readonly did: string
}
const clauses: ReadonlyArray<Clause> = [
  {
    and: "and|but|while",
    before: "the|an?|another|his|her|their|our|my|its|somebody|someone",
    did: "came|went|took|left|bought|began|got|found|made|saw|said|told|gave|ran|became|knew|met|sold|built|brought|kept|had|was|were|did|\\p{Ll}{2,}ed"
  },
  {
    and: "und|aber|während",
    before: "der|die|das|ein|eine|seine?|ihre?|unsere?|jemand",
    did: "kam|kamen|ging|gingen|nahm|fand|sah|gab|wurde|begann|hat|hatte|ist|war|haben|(?!heute|seite|leute)\\p{Ll}{2,}te(?:n)?"
  },
  {
    and: "et|mais|tandis que",
    before: "les?|la|l'|une?|son|sa|ses|leurs?|notre|quelqu'un",
    did: "vint|vinrent|prit|fit|est|sont|a|ont|avait|était|\\p{Ll}{3,}(?:a|èrent|it|irent)"
  },
  {
    and: "y|e|pero|mas|mientras|enquanto",
    before: "el|la|los|las|un|una|su|sus|nuestr[oa]|os?|as?|um|uma|seu|sua|alguien|alguém",
    did: "vino|vinieron|hizo|fue|fueron|tuvo|dijo|ha|han|veio|vieram|fez|foi|foram|teve|disse|\\p{Ll}{2,}(?:ó|aron|ieron|ou|eu|iu|aram|eram|iram)"
  },
  {
    and: "e|ed|ma|mentre",
    before: "il|lo|la|l'|i|gli|le|un|uno|una|suo|sua|il suo|la sua|qualcuno",
    did: "venne|vennero|fece|fu|furono|prese|mise|disse|ha|hanno|è|aveva|\\p{Ll}{3,}(?:ò|arono|erono|irono)"
  },
  {
    and: "en|maar|terwijl",
    before: "de|het|een|zijn|haar|hun|onze?|iemand",
    did: "kwam|kwamen|ging|gingen|nam|kocht|vond|zag|gaf|werd|begon|heeft|had|is|was|hebben|\\p{Ll}{3,}(?:te|de)(?:n)?"
  }
]
const noun = "(?<= |')(?:\\p{L}[\\p{L}-]* )?\\p{L}[\\p{L}-]*"
/** "and the baker came", "und der Bäcker kaufte": what follows is told of them. */
export const nextSubject = new RegExp(
  clauses
    .map(({ and, before, did }) => `(?:^|[ ,])(?:${and}) (?:${before})(?: |(?<='))${noun} (?:${did})(?= )`)
    .join("|"),
  "u"
)
