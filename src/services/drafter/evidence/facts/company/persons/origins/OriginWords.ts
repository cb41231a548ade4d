/** Words of how a product or a house came from somebody, in English. Data, and alternatives of regular expressions. */

const noCalling =
  "after|under|over|ever|never|together|for|other|another|her|their|later|however|whether|order|or|nor|rather|either|neither|further|per|offer|enter|remember|never|prior|than|then|when|human|german"
const calling = String.raw`(?!(?:${noCalling})(?!\p{L}))(?:\p{Ll}[\p{Ll}-]*(?:er|or|ist|ian|eer|ect|smith|wright|m[ae]n)|chef|nurse|cook|coach(?:es)?|student|monk|graduate|mum|mom|dad|analyst|vet|pilot|barista|dev|geek|nerd|couple|duo|pair|consultant|accountant|husband|wife|wives|son|niece|cousin|aunt|uncle|friend)s?`
/** What somebody is, in small letters before the name: "the former journalist Derek Holm". */
export const callingBefore = new RegExp(
  String.raw`(?:(?:the|a|an|two|three|four|her|his|their|then|former|retired|young|late|great|local|trained|qualified|keen|self-taught|lifelong|fellow|ex-\p{Ll}+|[\p{Ll}-]+(?:al|ic|ive|ary|ine|ish|ese|ed|ware|end)) ){0,4}(?:late|${calling})(?:,? (?:and |turned |named |called )?(?:${calling}))?,? (?=\p{Lu})`,
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
  /(?<!\p{L})(?:our|my) (?:(?:late|great|dear|own|founders?,?) )?(?:(?:great-?)*grand(?:father|mother|parents|dad|ma|pa)|father|mother|parents|dad|mum|mom|uncle|aunt|founders?|maker|creator|friend) $/iu

/** What those do who begin a thing: nothing else is meant by it. */
const only = String.raw`co-?founded|founded|established|set up|started up|started|created|invented|conceived of|conceived|dream(?:t|ed) up|thought up|thought of|came up with|devised|formed|initiated|hatched|masterminded|pioneered|originated|began|cooked up|kicked off|gave birth to|breathed life into|incorporated|brought to life|got the idea for|had the idea for|had the idea of|hit on the idea for|hit upon the idea for|laid the foundations? (?:of|for)|planted the seeds? (?:of|for)`
/** May be done by whoever makes it, and by others. */
const also = String.raw`built up|built|made|developed|wrote|coded|programmed|launched|opened|designed and built|put together|crafted|prototyped|hand-?built`
/** "founded", "founded and still runs". */
export const begunBy = String.raw`(?:${only}|${also})(?:(?:,| and)(?: (?:still|now|then|later))? (?:${only}|${also}|runs?|owns?|leads?|ran|led|named|grew|self-funded))?`
/** "left her job to open". */
export const toBegin = String.raw`to (?:co-?found|found|establish|set up|start up|start|create|invent|form|begin|build|make|develop|write|code|launch|open|bring to life)`
/** "has been making it since 2014", "spent two years building it". */
export const begunSince = String.raw`(?:(?:has|have) been (?:making|building|writing|developing|designing|coding)|spent (?:[\p{L}\p{Nd}-]+ ){1,6}(?:building|making|writing|developing|coding|designing)|(?:began|started) (?:building|making|writing|developing|coding|designing|work on)|ended up (?:founding|starting|opening|building|making|creating))`
/** "makes it in a shed". */
export const makes = String.raw`(?:single-handedly |still )?(?:makes?|builds?|writes?|develops?|designs? and (?:makes?|builds?|develops?|codes?)|codes?|hand-?makes?)(?:(?:,| and) (?:runs?|maintains?|sells?|designs?|develops?|publishes|publish))?`
/** Before a preposition's particle: "set it up", "dreamt it up", "brought it to life", "got it off the ground". */
export const apart: ReadonlyArray<readonly [string, string]> = [
  ["(?:set|dream(?:t|ed)|thought|started|cooked|built|conjured)", "up"],
  ["(?:brought)", "(?:to life|into being|into the world|into existence)"],
  ["(?:got|gets)", "(?:off the ground|going|started|up and running|under ?way)"]
]

export const foundedPast = String.raw`co-?founded|founded|established|set up|started up|started|created|invented|conceived|dream(?:t|ed) up|thought up|devised|formed|initiated|begun|launched|masterminded|cooked up`
/** Done by makers, and by others who were paid for it. */
export const madePast = String.raw`made|built|developed|written|coded|programmed|crafted|hand-?made|hand-?crafted|hand-?built|put together|brought to life|opened|designed(?:,| and|, and) (?:made|built|developed|written|coded|created|programmed)`
export const besidesMade =
  "maintained|run|designed|owned|illustrated|operated|funded|sold|published|led|hosted|produced|kept"

/** What a thing is of those from whom it comes. */
export const fruits = String.raw`brain-?child|work|creation|invention|idea|handiwork|labou?r of love|love child|dream|passion|vision|venture|baby|hobby|experiment|concept|doing|projects?|side-?project|side hustle|one-(?:wo)?man (?:show|band|operation|project|business)|one-person (?:show|project|operation|business)|solo (?:effort|project|venture)|undertaking|attempt|weekend project`
/** What sites are, which come "by" or "from" whoever makes them. */
export const kinds = String.raw`app|tool|game|plugin|extension|newsletter|podcast|studio|label|shop|store|boutique|brand|service|platform|library|bakery|practice|agency|workshop|company|business|site|website|font|typeface|planner|editor|tracker|library|program|software|collection|line|magazine|zine|blog|startup|start-up|product|thing|calculator|timer|widget|client|utility|synth|instrument|puzzle|notebook|journal|school|kitchen|café|cafe|farm|garden|nursery|press|brewery|roastery|pottery|atelier|duo|partnership|collective`
/** Who somebody is who made a thing, before "of" or "behind" it. */
export const makers = String.raw`creators?|makers?|inventors?|originators?|developers?|builders?|mastermind|brains?|mind|driving force|force|people|person|woman|man|women|men|duo|couple|pair|team|trio|sisters|brothers|siblings|friends|one|face|hands|talent|coder|programmer|engineer|designer|baker|chef|potter|founders?|co-?founders?|instigator|architect|heart|name|names|human|humans|guy|guys|girl|girls|two|family`

/** Of those who did it for others, or merely used it. */
export const usedIt =
  /(?<!\p{L})(?:on (?:her|his|their|an?|the) (?:phone|laptop|computer|tablet|ipad|screen|browser|desktop)|for the first time|last (?:week|month|night|monday|tuesday|friday|weekend)|yesterday|this (?:week|morning)|as an? (?:customer|user|tester|apprentice|trainee|intern|volunteer|receptionist|employee|guest)|at (?:her|his|their) (?:company|firm|office|agency|clinic|employer|workplace|own company)|in (?:her|his|their) (?:company|office|classes|class|classroom|team|browser|firm)|for (?:her|his|their) (?:team|class|classes|company|firm|staff|students|pupils|office|clients|customers)|after the [^,.;]{0,40}(?:shop|branch|store|restaurant|café|cafe|studio)|trial|ribbon|speech|ceremony|ceremonially|officially|for visitors|to (?:the public|visitors)|licen[cs]e[ds]?|contract|on behalf|commission(?:ed)?|subsidiary|franchise)(?!\p{L})/iu
/** Between those who are named and what they are said to have done: somebody else did it, or nobody yet. */
export const notThey =
  /(?<!\p{L})(?:our|ours|us|whose|wants?|wanted|wish(?:es|ed)?|hop(?:es|ed|ing)|intends?|tried|refused|asked|invited|hired|commissioned|paid|says?|claims?|claimed|believes?|thinks?|helped|helps|advis(?:es|ed)|inspired|encouraged|persuaded|convinced|works? (?:for|with|at)|employs?|that|which|customers?|clients?|investors?|neighbou?rs?|landlord|landlady|named after|not|never|(?:as|while|when|because|where) (?:her|his|their|the|an?) [^,]*$)(?!\p{L})|(?<!,) who(?!\p{L})|(?<!(?:with|and|after|when|for|from|until|before) )(?:her|his|their) (?:father|mother|parents|husband|wife|uncle|aunt|brother|sister|grand\p{L}+|boss|son|daughter|friend)(?:,| who)/iu
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
  /(?<!\p{L})(?:we|us|our|ours|me|my|i|asked|told|hired|invited|gave us|offered|suggested|joined|bought|purchased|approached|challenged|persuaded|convinced|commissioned|called|lent|let|died|(?<!\u{e000} )was born|need(?:s|ed) (?!a change|to get)|next door|across the|opened an?|named after|sold|wrote to|wrote in|needed someone|contacted|funded|invested|donated|sponsored|became (?:our|the first) (?:customer|client)|complained|customers?|ordered|walked into)(?!\p{L})/iu
