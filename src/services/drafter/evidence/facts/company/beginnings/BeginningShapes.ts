/** Shapes of clauses that tell a beginning in plain English, without the time they tell; "@" is where that stood. */
import {
  begunByUs,
  cameToBe,
  didTogether,
  elderKin,
  firstCame,
  foundedNouns,
  groupNouns,
  joinedForces,
  madeFirst,
  ofPeople,
  ownFirsts,
  reachesBack,
  startedHouses,
  storyBegan,
  storyNouns,
  wasThere,
  whoComes
} from "../../words/founding/DeedWords.ts"

const besides =
  "(?:(?:has|have|had|first|finally|then|officially|quietly|proudly|really|only|just|all|properly|formally|accidentally|slowly|soon|originally|eventually|actually) ){0,3}"

/** What may follow: nothing, or small words of a manner, a place, a purpose. */
const follows =
  "(?=$|[,.;:!]| (?:in|at|on|with|as|by|for|from|out|over|under|behind|inside|above|around|during|to|and|of|after|off|through|here|together|among|beside|next|between|because|when|that|one|again|across|into|it|up|using))"
const count =
  "(?:(?:ever|proper|real|wobbly|paying|small|tiny|few|couple|handful|dozen|dozens|hundred|\\p{Nd}+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|of|batch|run|pair|round|cups?|pints?|loads?|copies) ){0,4}"
const firsts = String.raw`(?:very )?first ${count}(?<what>\p{Ll}+(?: (?!(?:in|at|on|with|as|by|for|from|of|out|over|under|behind|to|and|after|off|through|here|were|was|left|came|went|took)(?!\p{L}))\p{Ll}+){0,2}(?: of \p{Ll}+)?)`
const firstDeed = new RegExp(`^${besides}(?:${madeFirst}) (?<whose>its|our|their|my|the) ${firsts}${follows}`, "iu")
const firstTaken = new RegExp(
  `^${besides}(?:took|took in|got|received|had|welcomed|greeted) (?:its|our|their) (?:very )?first ${count}(?:${whoComes})${follows}`,
  "iu"
)
const firstOfOurs = new RegExp(
  `^(?<whose>our|its|my|the|[^,;:@]{2,40}?'s) ${firsts} (?:${firstCame})(?!\\p{L}|(?<=was|were) (?:built|born|from|an?|the)(?!\\p{L}))`,
  "iu"
)
const firstNamed =
  /(?:^|[ ,])(?:[Tt]he|[Oo]ur|[Mm]y|[Aa]) (?:(?:very )?first(?: ever)?|inaugural) (?:(?<of>\p{Ll}+(?: \p{Ll}+){0,2}) (?:of|to|for|in|on) )?(?<name>(?:the )?[\p{L}\p{N}].{0,60})$/u
const forFirstTime = new RegExp(
  `^${besides}(?:(?:${didTogether})(?: together)?(?: [^,;:@]{1,40})? for the first time|first (?:${didTogether}) together)${follows}`,
  "iu"
)
const idiom = new RegExp(`^${besides}(?:${cameToBe})${follows}`, "iu")
/** "began weaving in a rented garage": their trade, and nothing that it makes. */
const tookUp = new RegExp(
  `^${besides}(?:started|began) (?<verb>\\p{L}+ing)(?=$|,| (?:in|at|on|from|out of|under|above|behind) (?:an?|the|our|his|her|their|one) (?-i:\\p{Ll}))`,
  "iu"
)
const reach = new RegExp(`^(?:${reachesBack})$`, "iu")
const named =
  /(?:^| )(?:called|named|christened|baptised|baptized|dubbed) (?:it|them|ourselves|themselves|the (?:result|thing|whole thing|place|shop|business|company|stall|project|whole lot)) (?<name>.{1,60})$/u
/** What may bear the name, and is no house. */
const calledSo =
  /(?<!\p{L})(?:an?|the|our|her|his) (?:\p{Ll}+ )?(?:song|tune|poem|story|novel|book|painting|boat|dog|cat|horse|beer|cheese|rose|recipe|dance|character|planet|comet)(?= and|,|$)/iu
const renamed =
  /(?<!\p{L})(?:re-?nam\p{L}*|rebrand\p{L}*|instead|chang\p{L}*|old name|lawyers?|trade ?mark\p{L}*)(?!\p{L})/iu
const begunHouse = new RegExp(
  String.raw`^(?:we|I) ${besides}(?:started|set up|began) (?:an?|our|this|my) (?:own )?(?:[\p{Ll}-]+ ){0,2}(?!school|bar|label|kitchen|garage)(?:${startedHouses})${follows}`,
  "iu"
)
/** Opened for others than customers, or made of what there was. */
const merged =
  /(?<!\p{L})(?:from (?:two|three|the|a merger)|(?:doors|gates) to (?!(?:the public|customers|visitors|guests|everyone|anyone|all|business|pupils|students|diners|drinkers|readers|its)(?!\p{L})))/iu
/** "We turned our hobby into a business", "I gave up teaching to make cheese". */
const becameWork = new RegExp(
  String.raw`^(?:(?:we|I) ${besides}turned (?:our|my|the|it|that|this|an?)(?: [\p{Ll}-]+){0,4} into (?:an? )?(?:[\p{Ll}-]+ )?(?:business|company|firm|living|profession|brand|full-time job)|(?:the|our|my|a|this) (?:[\p{Ll}-]+ )?(?:hobby|side project|experiment|weekend project|pastime|joke|obsession|idea) (?:became|turned into|grew into) (?:an? )?(?:[\p{Ll}-]+ )?(?:business|company|firm|living|profession|full-time job)|(?:we|I) (?:left|quit|gave up|hung up|packed in|threw in|swapped|walked out of|resigned from) [^;:@]{3,60}? (?:to (?:start |begin )?|and (?:started |began |set about |took up ))(?:(?:mak|bak|brew|build|grow|roast|sew|weav|throw|forg|print|carv|bind|knitt?|cook|farm|distill?|restor|mend|paint)(?:e|ing)?) [\p{Ll} ]{3,40}$)${follows}`,
  "iu"
)
/** "My grandfather opened the shop in 1931": the house the page is about. */
const begunByKin = new RegExp(
  `^(?:my|our) (?:${elderKin})(?: and (?:${elderKin}))? ${besides}(?:started|set up|founded|began|opened|established) (?:the|this) (?:family )?(?:${startedHouses})${follows}(?!,? (?:where|that|which|next|across|opposite))`,
  "iu"
)
/** "left the bank to start Acme", "ended with the founding of Acme", "The doors of Acme opened". */
const eventOf =
  /(?:(?:left|quit|gave up|resigned|came|moved|returned|handed in|swapped|teamed up|joined forces|got together|came together)(?!\p{L})[^;:]{0,60} to (?:start|found|open|launch|set up|build|create|establish|begin)|(?:with|by) the (?:founding|foundation|launch|opening|birth|creation) of|(?:^|opened )the doors (?:of|to)|^(?:work|development) (?:of|on)) (?<name>(?:the )?\p{Lu}.{0,60})$/iu
const story = new RegExp(
  String.raw`^(?:our|my|the|this)? ?(?<before>[^,;:.]{0,40}?)(?:'s)? ?(?:(?:little|short|long|own) )?(?:${storyNouns})(?: (?:of|behind|as) (?<of>[^,;:.]{1,40}?))? (?:${storyBegan})(?<rest>.*)$`,
  "iu"
)
const isA = new RegExp(
  String.raw`^(?:is|are|'re) (?:an?|the|one of the) (?<what>[^,;:.()@]{0,70}?(?:(?<!\p{L})(?:${foundedNouns})|(?<!\p{L})(?:${ofPeople}) of [\p{Ll}-]+s)(?: (?:in|from|near) \p{Lu}\p{L}+)?),? (?:that was |which was |that )?(?:founded|co-founded|started|set up|established|created|formed|born|launched|opened|begun|dreamt up|incorporated|registered)${follows}`,
  "iu"
)
const ofOthers = /(?<!\p{L})(?:of|for|from|by|to|with|behind|against|about|between) /u
const workOf = new RegExp(
  String.raw`^(?<name>[^,;:@]{1,60}?) (?:is|was) (?:the (?:work|project|brainchild|creation|idea|child)|a (?:joint )?(?:project|venture)|made|run|built|written|created) (?:of|by) [^;:.@]{3,80}? who (?:@ )?(?:first )?(?:${joinedForces})(?! with)(?=[ .,])`,
  "iu"
)
const join = new RegExp(
  String.raw`^(?:we|(?:two|three|four|five|six) of us|we (?:two|three|four)) (?:first |finally )?(?:${joinedForces})(?: [^;:.@]{0,40})? to (?!${"(?:discuss|celebrate|talk|paint|plant|clean|raise|help|protest|save money)"}(?!\p{L}))\p{L}`,
  "iu"
)

const begunBefore = new RegExp(
  String.raw`^what (?:${begunByUs}) (?:started|began|founded|set up|opened|built|dreamt up)(?!\p{L})[^,;:]{0,60}, (?<today>.+)$`,
  "iu"
)
/** A house told by whoever it is called after: "Willa trained at the opera before opening her own studio". */
const ownHouse = new RegExp(
  String.raw`^(?<who>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|I|We)(?= ).{0,120}?(?:before (?:opening|starting|setting up|founding|launching)|(?:,? (?:and|then|and then) |@ ?,? ?)(?:opened|started|set up|founded|launched)) (?:her|his|my|our|their) own (?:[\p{Ll}-]+ ){0,2}(?:${startedHouses})(?:,|\.| @|$| in| with| at| on)`,
  "u"
)
/** "accountant Priya Nair launched Acme". */
const launchedBy =
  /(?:^|, |@ )(?:(?:the )?\p{Ll}[\p{Ll}-]+ ){0,3}\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?: and \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)? launched (?<name>\p{Lu}[^,;:@]{0,60}?) ?(?:@|$|,)/u

/** "That was @, and it is the month we count as the start of Acme", "We count @ as the birth of Acme". */
const countedAs =
  /(?:(?:month|year|day|date|week|summer|winter|spring|autumn) (?:that )?we (?:count|call|mark|take|think of) as|^we (?:count|call|mark|take) (?:\p{L}+ ){0,4}@ as) (?:the (?:start|beginning|birth|founding|birthday) of )(?<name>.+?)(?:$|[.,;]| (?=@|in|when))/iu
/** "Acme (est. 1998) is a cheese shop". */
const besideOurs = /^(?<name>[^,;:(]{1,50}?),? \((?:(?:est\.?|estd\.?|established|founded|born|b\.|started) )?@\)/iu
/** "Making paddles by hand, 1968 to today". */
const untilToday =
  /^(?<line>[^;:]{2,70}?)(?:,| [-–—])? @ ?(?:to|until|till|[-–—]) ?(?:today|now|the present(?: day)?|this day|present)[.!]?$/iu

const plainFirst = new RegExp(`^(?:public )?(?:${ownFirsts})(?!.* of )`, "u")
const theGroup = new RegExp(`^the (?:${groupNouns})$`, "iu")
const peopleOf = new RegExp(`(?:${ofPeople}) of `, "u")
const then = new RegExp(`^(?:${wasThere})(?=$|[.,;:!]| (?:in|at|on|with|by|as|from) )`, "iu")

export const plainShapes = {
  countedAs,
  firstDeed,
  firstTaken,
  firstOfOurs,
  firstNamed,
  forFirstTime,
  idiom,
  tookUp,
  reach,
  named,
  calledSo,
  renamed,
  begunHouse,
  merged,
  becameWork,
  begunByKin,
  eventOf,
  story,
  isA,
  ofOthers,
  workOf,
  join,
  begunBefore,
  ownHouse,
  launchedBy,
  besideOurs,
  untilToday,
  plainFirst,
  theGroup,
  peopleOf,
  then
} as const
