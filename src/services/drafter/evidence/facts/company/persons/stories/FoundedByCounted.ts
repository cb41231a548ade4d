/** How a sentence counts those who began the house, and says that it was they. Data. */

export const twoOfThem =
  "the two(?: of (?:them|us))?|both of (?:them|us)|the (?:pair|couple|duo)(?: of them)?|die beiden|beide|zu zweit|tous (?:les )?deux|toutes (?:les )?deux|(?:à|les) deux|(?:entre )?(?:los|las) dos|ambos|ambas|(?:os|as|pelos|pelas) (?:dois|duas)|entrambi|entrambe|(?:i|le|dai|dalle) due|de twee|alle(?:twee|bei)|met z'n twee(?:ën)?"
export const threeOfThem =
  "the three(?: of (?:them|us))?|all three(?: of them)?|the trio|die drei|alle drei|zu dritt|tous (?:les )?trois|toutes (?:les )?trois|(?:à|les) trois|(?:entre )?(?:los|las) tres|(?:os|as|pelos|pelas) três|(?:i|le|dai|dalle) tre|tutti e tre|de drie|alledrie|met z'n drieën"
/** Several, as many as were named. */
export const asNamed =
  "they|ils|elles|ellos|ellas|eles|elas|sie|ze|zij|hanno|(?:fund|cre|abr|mont)(?:aron|ieron|aram|iram)|(?:fond|cre|apr)(?:arono|irono)"
export const jointly = /(?<!\p{L})(?:together|gemeinsam|zusammen|ensemble|junt[oa]s|insieme|samen)(?!\p{L})/iu

const counted = `(?:${twoOfThem}|${threeOfThem}|they|ils|elles|ellos|ellas|eles|elas|zij|ze)`
const legal = "(?: (?:Ltd|Limited|Inc|LLC|GmbH|UG|Sàrl|SARL|SAS|SRL|Srl|SL|BV|Lda)\\.?)?"
const jointlyBehind = "(?: (?:together|ensemble|insieme|juntos|juntas|gemeinsam|samen))?"
const what = `(?:(?:the|la|le|el|o|a|il|die|das|den|de|het) |l['’])?[¤£]${legal}`
/** What may follow: an end, or a place, a time, a purpose. "Acme's second shop" and "Acme accounts" are other things. */
const closed =
  "(?=$|[.,;:]| (?:together|ensemble|insieme|juntos|juntas|and|et|y|e|in|on|en|em|à|a|nel|nella|pour|para|per|to|with|avec|con|com)(?!\\p{L}))"
const begun =
  "(?:(?:co-)?founded|started|set up|established|incorporated|registered|opened|ont (?:cofondé|fondé|créé|ouvert)|fond(?:èrent|ent)|(?:fund|cre)aron|abrieron|fundaram|criaram|abriram|hanno (?:fondato|creato|aperto)|fondarono|gründeten|eröffneten)"
/**
 * Those whom a sentence counts as the doers of its very deed: they stand right before the verb, and the house, "¤" or "£",
 * right behind it; or behind "by". In any other place they did something else. Data.
 */
export const foundedByCounted: ReadonlyArray<RegExp> = [
  new RegExp(`(?<!\\p{L})${counted} ${begun}${jointlyBehind} ${what}${closed}`, "iu"),
  // "two years later, in 2019, hanno fondato insieme la società".
  new RegExp(`^(?:[^,;:]{2,40}, ){0,3}hanno (?:fondato|creato|aperto) insieme ${what}${closed}`, "iu"),
  // "ils ont dessiné le leur, puis fondé Acme ensemble".
  new RegExp(
    `(?<!\\p{L})(?:ils|elles) ont [^;:.¤£]{3,60}?(?:,? puis| et) (?:fondé|créé|ouvert) ${what}${closed}`,
    "iu"
  ),
  new RegExp(
    `^${what} (?:was|were) (?:co-?)?(?:founded|started|set up|established) by (?:${twoOfThem}|${threeOfThem})(?!\\p{L})`,
    "iu"
  ),
  /^(?:o |a )?[¤£] [^;:.¤£]{3,60}, (?:fundad|criad|abert)[oa] p(?:elos dois|elas duas|elos três|elas três)(?!\p{L})/iu
]
