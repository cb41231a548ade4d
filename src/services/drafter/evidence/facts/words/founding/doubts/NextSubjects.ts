/** Behind what somebody did, who does the next thing: "left the mill and the baker came and". Data: another language is an entry more. */

import { kinNouns } from "../../PeopleWords.ts"
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

const someone =
  "woman|man|person|lady|gentleman|Frau|Mann|Person|Dame|femme|homme|dame|personne|mujer|hombre|señora|señor|persona|donna|uomo|signora|signore|mulher|homem|senhora|senhor|pessoa|vrouw|persoon|heer"
const near = `${kinNouns}|aunt|uncle|parents|grandfather|grandmother|friend|Tante|Onkel|Eltern|Großvater|Großmutter|Freund|Freundin|tante|oncle|parents|grand-père|grand-mère|ami|amie|tía|tío|padres|abuelo|abuela|amigo|amiga|tia|tio|pais|avô|avó|zia|zio|genitori|nonno|nonna|amico|amica|oom|ouders|grootvader|grootmoeder|vriend|vriendin`
/** "Ada Roth, whose father", "Ada Roth met the woman who", "罗艾达的父亲": what follows a name is told of somebody else. */
export const somebodyElse = new RegExp(
  [
    `^,? (?:whose|dont (?:les? |la |l['’])|cuy[oa]s?|cuj[oa]s?|(?:il|la|i|le) cui|deren|dessen|wier|wiens) ?(?:\\p{Ll}+ )?(?:${near})(?!\\p{L})`,
    `(?<!\\p{L})(?:the|an?|die|der|eine?|la|une?|le|l['’]|el|una?|il|lo|uma?|o|a|de|een) ?(?:${someone}),? (?:who|that|die|der|qui|que|che)(?= )`,
    "^的(?:父|母|爷|奶|外公|外婆|哥|姐|弟|妹|兄|丈夫|妻子|儿子|女儿|朋友|老师|同事|祖)",
    "^の(?:父|母|祖|兄|姉|弟|妹|夫|妻|息子|娘|友|師|恩師)"
  ].join("|"),
  "u"
)
/** "Adas Schwester", "Freundin von Ada Roth": kin, in a language whose nouns have capitals, and no name. */
export const kinOfSomebody = new RegExp(
  `^\\p{Lu}\\p{L}+s (?:${near})$|^(?:${near}) (?:von|de|di|van|du|of|d['’])(?= |\\p{Lu})`,
  "u"
)

/** "The school next to", "il fornitore di": what is told of stands or works beside whoever is named next; folded. */
export const neighbourOf =
  /^(?:\p{L}[\p{L}'-]* ){1,4}(?:next to|beside|opposite|gegenüber(?: von)?|neben|junto a|al lado de|frente a|cerca de|ao lado d[ao]|em frente [àa]|perto d[ao]|di fronte a|accanto a|vicino a|à côté de|en face de|près de|tegenover|naast|(?:rivale?|proveedora?|fornitore|fornitrice|fornecedora?|fournisseur|client[ea]?|vecin[oa]|vicin[oa]|vizinh[oa]|voisine?) (?:di|del|de|da|do)) $/u
