/** Words of how a product or a house came from somebody, in English. Data, and alternatives of regular expressions. */

const noCalling =
  "after|under|over|ever|never|together|for|other|another|her|their|later|however|whether|order|or|nor|rather|either|neither|further|per|offer|enter|remember|prior|inventor|creator|maker|founder|co-founder|cofounder|originator|than|then|when|human|german"
const calling = String.raw`(?!(?:${noCalling})(?!\p{L}))(?:\p{Ll}[\p{Ll}-]*(?:er|or|ist|ian|eer|ect|smith|wright|m[ae]n)|chef|nurse|cook|coach(?:es)?|student|monk|graduate|mum|mom|dad|analyst|vet|pilot|barista|dev|geek|nerd|couple|duo|pair|consultant|accountant|husband|wife|wives|son|niece|cousin|aunt|uncle|friend)s?`
/** What somebody is, in small letters before the name: "the former journalist Derek Holm". */
export const callingBefore = new RegExp(
  String.raw`(?:(?:the|a|an|two|three|four|her|his|their|then|former|retired|young|late|great|local|trained|qualified|keen|self-taught|lifelong|fellow|ex-\p{Ll}+|[\p{Ll}-]+(?:al|ic|ive|ary|ine|ish|ese|ed|ware|end)) ){0,4}(?:late|${calling})(?:,? (?:and |turned |named |called )?(?:${calling}))? (?=\p{Lu})`,
  "uy"
)
/** The same with the capital of a sentence's beginning. */
export const capitalTitle =
  /^(?:Chef|Baker|Nurse|Teacher|Craftsman|Designer|Developer|Farmer|Coach|Former|\p{Lu}\p{Ll}+(?:ist|er|or|eer|ian|ect|wright|smith|man|woman|eur))$/u
/** Opens houses for a day, or is whom they are called after. */
export const noFounderTitle =
  /^(?:Mayor|Mayoress|Minister|King|Queen|Prince|Princess|Duke|Duchess|Bishop|Archbishop|Saint|St|Pope|President|Governor|Senator|Councillor|Cllr|Lord|Lady|Earl|Countess|General|Colonel|Captain|MP|Actor|Actress|Olympian)(?:$| )/u

/** Whose relatives may have founded the house of those who tell. */
export const ourKin =
  /(?<!\p{L})(?:our|my) (?:(?:late|great|dear|own|founders?,?) )?(?:(?:great-?)*grand(?:father|mother|parents|dad|ma|pa)|father|mother|parents|dad|mum|mom|uncle|aunt|founders?|maker|creator|friend),? $/iu

/** What those do who begin a thing: nothing else is meant by it. */
const only = String.raw`co-?(?:founded|created|established|invented|launched|started|owned and founded)|founded|established|set up|started up|started|created|invented|conceived of|conceived|dream(?:t|ed) up|thought up|thought of|came up with|devised|formed|initiated|hatched|masterminded|pioneered|originated|began|cooked up|kicked off|gave birth to|breathed life into|incorporated|brought to life|got the idea for|had the idea for|had the idea of|hit on the idea for|hit upon the idea for|sketched(?: out)?|drew up|mapped out|imagined|envisioned|birthed|bootstrapped|cobbled together|knocked together|spun up|ran up|knocked up|dreamed of starting|laid the foundations? (?:of|for)|planted the seeds? (?:of|for)`
/** May be done by whoever makes it, and by others. */
const also = String.raw`co-?(?:developed|built|designed|wrote|made)|built up|built|made|developed|wrote|coded|programmed|launched|opened|designed and built|put together|crafted|prototyped|hand-?built`
/** "founded", "founded and still runs". */
export const begunBy = String.raw`(?:${only}|${also})(?:(?:,| and)(?: (?:still|now|then|later))? (?:${only}|${also}|runs?|owns?|leads?|ran|led|named|grew|self-funded))?`
/** "left her job to open". */
/** What those did who hired others to begin it, or never got to it. */
export const toBegin =
  "to (?:co-?found|found|establish|set up|start up|start|create|invent|form|begin|build|make|develop|write|code|launch|open|bring to life)"
/** "has been making it since 2014", "spent two years building it". */
export const begunSince = String.raw`(?:(?:has|have) been (?:making|building|writing|developing|designing|coding)|spent (?:[\p{L}\p{Nd}-]+ ){1,6}(?:building|making|writing|developing|coding|designing)|(?:began|started) (?:building|making|writing|developing|coding|designing|work on)|ended up (?:founding|starting|opening|building|making|creating))`
/** "makes it in a shed". */
export const makes =
  "(?:single-handedly |still |now )?(?:makes?|builds?|writes?|develops?|(?:designs?|runs?|maintains?) and (?:makes?|builds?|develops?|codes?|writes?)|codes?|hand-?makes?)(?:(?:,| and) (?:runs?|maintains?|sells?|designs?|develops?|publish(?:es)?))?(?: (?:every|each|all)(?: (?:last |single )?(?:line|page|part|feature|pixel|issue|piece|bit|word)(?: of code)? (?:of|in|for))?)?"
/** Before a preposition's particle: "set it up", "dreamt it up", "brought it to life", "got it off the ground". */
export const apart: ReadonlyArray<readonly [string, string]> = [
  ["(?:set|dream(?:t|ed)|thought|started|cooked|built|conjured)", "up"],
  ["(?:brought)", "(?:to life|into being|into the world|into existence)"],
  ["(?:got|gets)", "(?:off the ground|going|started|up and running|under ?way)"]
]

export const foundedPast = String.raw`co-?(?:founded|created|established|invented|launched|started|owned and founded)|founded|established|set up|started up|started|created|invented|conceived|dream(?:t|ed) up|thought up|devised|formed|initiated|begun|launched|masterminded|cooked up|hatched|imagined|envisioned|sketched(?: out)?|drawn up|pioneered|originated|instigated|kicked off|bootstrapped|born`
/** Done by makers, and by others who were paid for it. */
export const madePast = String.raw`co-?(?:developed|built|designed|written|made)|made|built|developed|written|coded|programmed|crafted|hand-?made|hand-?crafted|hand-?built|put together|brought to life|engineered|assembled|cobbled together|knocked together|prototyped|hand-?coded|opened|designed(?:,| and| &|, and) (?:made|built|developed|written|coded|created|programmed)`
export const besidesMade =
  "maintained|supported|tested|managed|drawn|edited|run|designed|owned|illustrated|operated|funded|sold|published|led|hosted|produced|kept"

/** What a thing is of those from whom it comes. */
export const fruits = String.raw`brain[- ]?child|work|creation|invention|idea|handiwork|labou?r of love|love child|dream|passion|vision|venture|baby|hobby|experiment|concept|doing|fault|projects?|side-?project|side hustle|one-(?:wo)?man (?:show|band|operation|project|business)|one-person (?:show|project|operation|business)|solo (?:effort|project|venture)|undertaking|attempt|answer|response|reply|love letter|homage|gift|life['’]s work|pride and joy|second act|retirement (?:plan|project)|way of`
/** What sites are, which come "by" or "from" whoever makes them. */
export const kinds = String.raw`app|tool|game|plugin|extension|newsletter|podcast|studio|label|shop|store|boutique|brand|service|platform|library|bakery|practice|agency|workshop|company|business|site|website|font|typeface|planner|editor|tracker|library|program|software|collection|line|magazine|zine|blog|startup|start-up|product|thing|calculator|timer|widget|client|utility|synth|instrument|puzzle|notebook|journal|school|kitchen|café|cafe|farm|garden|nursery|press|brewery|roastery|pottery|atelier|duo|partnership|collective`
/** Of those the ones that are somebody's own: "the second company of Ada Roth". */
export const houses =
  "company|business|practice|studio|shop|workshop|label|firm|atelier|venture|agency|bakery|brand|start-?up|pottery|press|imprint|kitchen|bookshop|farm|brewery"
/** Who somebody is who made a thing, before "of" or "behind" it. */
export const makers = String.raw`creators?|makers?|inventors?|originators?|developers?|builders?|mastermind|brains?|mind|driving force|force|people|person|woman|man|women|men|duo|couple|pair|team|trio|sisters|brothers|siblings|friends|one|face|hands|talent|coder|programmer|engineer|designer|baker|chef|potter|founders?|co-?founders?|instigator|architect|heart|name|names|human|humans|guy|guys|girl|girls|two|family`

/** Of those who did it for others, or merely used it. */
export const usedIt =
  /(?<!\p{L})(?:on (?:her|his|their|an?|the) (?:phone|laptop|computer|tablet|ipad|screen|browser|desktop)|for the first time|last (?:week|month|night|monday|tuesday|friday|weekend)|yesterday|this (?:week|morning)|as an? (?:customer|user|tester|apprentice|trainee|intern|volunteer|receptionist|employee|guest)|at (?:her|his|their) (?:company|firm|office|agency|clinic|employer|workplace|own company)|in (?:her|his|their) (?:company|office|classes|class|classroom|team|browser|firm)|for (?:her|his|their) (?:\p{L}+ )?(?:team|class|classes|company|firm|staff|students|pupils|office|clients|customers)|after the [^,.;]{0,40}(?:shop|branch|store|restaurant|café|cafe|studio)|trial|ribbon|speech|ceremony|ceremonially|officially|for visitors|to (?:the public|visitors)|licen[cs]e[ds]?|contract|on behalf|commission(?:ed)?|subsidiary|franchise)(?!\p{L})/iu
/** Between those who are named and what they are said to have done: somebody else did it, or nobody yet. */
export const notThey =
  /(?<!\p{L})(?:our|ours|us|whose|wishes|wished|says?|claims?|claimed|believes?|thinks?|advis(?:es|ed)|inspired|employs?|customers?|clients?|investors?|neighbou?rs?|landlord|landlady|named after|(?:that|which(?! is why)) [^,]*$|(?:not|never|\p{L}+n't)(?: \p{L}+){0,2} ?$|(?:as|while|when|because|where) (?:her|his|their|the|an?) [^,]*$)(?!\p{L})|(?<!,) who(?!\p{L})|(?<!(?:with|and|after|when|for|from|until|before) )(?:her|his|their) (?:father|mother|parents|husband|wife|uncle|aunt|brother|sister|grand\p{L}+|boss|son|daughter|friend)(?:,| who)/iu
/** Before "to open": somebody else did it, or nobody yet. */
export const notTo =
  /(?<!\p{L})(?:want(?:s|ed)?|wish(?:es|ed)?|hop(?:es|ed|ing)|intends?|intended|tried|refused|asked|invited|hired|commissioned|paid|helped|helps?|encouraged|persuaded|convinced|too (?:busy|old|late|early|young)|unable|afraid|works? (?:for|with|at)|(?:days?|hours?|minutes?|weeks?) $|allowed|let|got|taught|told|urged|needs?|about|going|plans?|planned|expects?|how)(?!\p{L})/iu
/** Before it all: rumours and comparisons, which hold no fact. */
export const doubtful =
  /(?<!\p{L})(?:rumou?r|legend|allegedly|supposedly|reportedly|apparently|perhaps|maybe|might|may have|some say|people say|unlike|no relation|not to be confused|fictional|character|imaginary|novel|film|imagine|suppose|would have|once asked|wrongly|mistakenly|myth)(?!\p{L})/iu
/** Has another of the same name. */
export const anotherOne = "other|another|different|unrelated|old|earlier|previous|former|second|new|next"
/** Before a name that is no subject. */
export const beforeNoSubject =
  "of|in|at|by|with|for|from|to|on|like|than|about|via|near|inside|using|through|into|against|since|until|before|after|behind"
/** What somebody did when it began that makes nobody a founder. */
export const noBeginner =
  /(?<!\p{L})(?:we|us|our|ours|me|my|i|asked|told|hired|invited|gave us|offered|suggested|joined|bought|purchased|approached|challenged|persuaded|convinced|commissioned|called (?:us|on)|lent|let us|died|(?<!\u{e000} )was born|next door|across the|opened an?|named after|sold (?:it|the)|wrote to|wrote in|needed someone|contacted|funded|invested|donated|sponsored|became (?:our|the first) (?:customer|client)|complained|customers?|ordered|walked into)(?!\p{L})/iu
/** What stands before the house it became: built by others, for others. */
export const boughtHouses =
  /(?<!\p{L})(?:house|barn|mill|building|factory|hall|chapel|church|warehouse|site|land|farmhouse|villa|castle|pub|station|school|cottage|field|plot|tower|stable|stables) (?:that|which|and) $/iu
/** Settled, built or ruled by somebody long ago: whoever founded such a place founded no house in it. */
export const places =
  /(?<!\p{L})(?:village|town|city|hamlet|suburb|district|parish|colony|settlement|fort|monastery|abbey|street|square|building|house|mill|bridge|castle|estate|valley|neighbou?rhood|quarter)$/iu
/** What is begun when one speaks of it beside: "before opening Acme". */
export const beginningIt =
  "(?:co-?)?founding|opening|launching|creating|setting up|building|establishing|inventing|designing|developing|starting|forming"
/** What a craft does, by whom and ever since: "baked by Ada Roth since 2011". */
export const crafts =
  "baked|brewed|cooked|roasted|grown|thrown|printed|knitted|sewn|woven|carved|poured|drawn|made|forged|bottled|stitched|bound|blended|distilled"
/** "Acme came of a merger of two firms: Roth & Co, begun by Ada Roth": who began what was before. */
export const ofMerged = /(?<!\p{L})(?:merger|amalgamation|union|fusion) (?:of|between)(?!\p{L})/iu
