/** Shapes of English sentences that tell of a first day, over the signs of `DaySentence`. */
import { afterBegun } from "../origins/OriginParts.ts"
import { daySigns } from "./FirstDaySigns.ts"
import {
  atHomeOf,
  didFirst,
  foundIt,
  foundNamed,
  foundOne,
  gaveUp,
  laterFirstThings,
  openOnes,
  rowFirsts,
  tookPlace,
  tradeBegun,
  wentOut
} from "./words/FirstDayWords.ts"

const name = "\uE000"
const us = "\uE001"
const it = "\uE002"
const { house, oneSuch, some, time, since } = daySigns
const people = "[\uE100-\uE13F]"
/** Characters of one clause, whatever its signs. */
const clause = "[^;:!?\uE100-\uE13F]"

/** "they", "the two of them", "I". */
const pronoun =
  "she|he|they|both|the (?:two|three|four|pair|couple|trio|sisters|brothers|siblings|friends|twins|neighbou?rs)(?: of (?:them|us))?"
const who = `(?:${us} ?[-(,] ?(?<who>${people}) ?[-),](?= )|(?<who>${people})|(?<![\\p{L}'’])(?<pro>${pronoun})|(?<![\\p{L}'’])(?<us>${us}))`
/** Nobody of whom it is told stands behind a preposition: "with the help of Ada Roth". */
const subject = `(?<!(?<!\\p{L})(?:of|by|with|for|from|like|to|than|at|about|against|under|beside|behind|near|between|through|without|before|not|asked|helped|hired|let|made|watched|saw|met)[ ,]+(?:the )?)${who}(?!['’]s?(?!\\p{L}))`
/** What one is, or did before, on the way to the verb. */
const gap = `(?<gap>,? |,? (?:who|then|first|finally|officially|quietly|together|proudly|both|each|all|eventually|had|has|have) |(?: - |, | \\()${clause}{2,110}?(?: - |, |\\) )(?:then |first |finally |who |and )?|,? ${clause}{2,150}?(?:,| and|, and| then|,? so| but|, who|, she|, he|, they) (?:then |first |finally |in [${time}] |[${time}],? )?)`
const adverb =
  "(?:(?:then|first|finally|officially|quietly|together|proudly|jointly|also|had|has|have|eventually|formally|simply|just|soon|duly) ){0,2}"
const firstThing = `(?:the|their|her|his|our|my|its) (?:very |ever )?first (?!(?:${laterFirstThings})(?!\\p{L}))(?:(?!of(?!\\p{L}))[\\p{L}\\p{Nd}-]+ ?){1,5}?(?=$|[ ,.)]|[${time}])`
/** Before the house: its doors, its first version. */
const ofIt = "(?:the (?:doors? (?:of|to)|first (?:version|prototype|lines?(?: of code)?) (?:of|for)) )?"
/** Nothing that makes another thing of the house: "Acme Berlin", "the shop next door". */
const houseEnds = `(?!['’]|,? (?:where|next door|opposite|across|on the other|in (?:[\\p{L}]+ )?which)|-|& | (?:that|which) (?!would|became|is now|still|today))`
/** "Acme lessons" are no Acme. */
const begunEnds = `(?:${afterBegun}|(?= ?[${time}${since}]))`
const ours = `(?:${ofIt}${house}${houseEnds}${begunEnds})`
const byName = `(?:${name}${houseEnds}${begunEnds})`

export interface DayShape {
  readonly shape: RegExp
  /** `house`: says that the house itself began; `deed`: of whoever began it, at a house that is not named; `row`: the first of what it makes. */
  readonly of: "house" | "deed" | "row"
}
const told = (of: DayShape["of"], source: string): DayShape => ({ of, shape: new RegExp(source, "dgu") })

/** "began with seven pupils in her own kitchen", "started in a garage". */
const smallStart =
  "(?:began|started(?: out| off)?) (?:with (?:just |only |no more than |little more than )?(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|a (?:single|borrowed|handful|second-?hand|couple)|an (?:old|empty)|\\p{Nd}{1,3})(?!\\p{L})|(?:in|from|out of) (?:an?|her|his|their|our|my) (?:[\\p{Ll}-]+ ){0,2}(?:kitchen|garage|shed|attic|basement|cellar|bedroom|spare room|front room|living room|back room|barn|van|stall|garden)(?!\\p{L})|(?:selling|making|baking|brewing|roasting|sewing|teaching|repairing|building) [^;:!?,]{2,60}? (?:in|from|out of) (?:an?|her|his|their|our|my) )"

export const dayShapes: ReadonlyArray<DayShape> = [
  // "Ada Roth, a nurse, started the practice", "they dreamt up ¤".
  told("house", `${subject}${gap}?(?:${adverb})(?:${foundIt}) ${ours}`),
  told("house", `${subject}${gap}?(?:${adverb})(?:${foundNamed}) ${byName}`),
  told(
    "house",
    `${subject}${gap}(?:${adverb})(?:${gaveUp})(?!\\p{L})${clause}{2,90}? (?:to|and) (?:found|start|open|launch|set up|establish|create|begin|build) (?:${ours}|${oneSuch})`
  ),
  told(
    "house",
    `${subject}${gap}(?:${adverb})(?:turned|converted|transformed|made) ${clause}{1,50}? into (?:${oneSuch}|${house})`
  ),
  told("deed", `${subject}${gap}(?:${adverb})(?:${foundOne}) ${oneSuch}(?!['’])`),
  // "So in 2010 I set up the framing shop": whoever tells it has no other.
  told("deed", `(?<![\\p{L}'’])(?<us>${us}) ${adverb}(?:set up|opened) ${some}(?!['’]| (?:where|that|which))`),
  // "the school, which she established".
  told("house", `${house},? (?:which|that) ${subject} (?:${adverb})(?:${foundIt})(?!\\p{L})`),
  // "the school was organized by the study club", "¤ was first held".
  told(
    "house",
    `(?<![\\p{L}'’-] )(?:${house} (?:was|were|got) (?:\\p{Ll}+ly |first |then |finally ){0,2}(?:${foundIt}|born)|${name} (?:was|were|got) (?:\\p{Ll}+ly |first |then |finally ){0,2}(?:organi[sz]ed|dreamt up|dreamed up|conceived|put together|(?<=first )(?:held|staged|published|printed|broadcast|aired|performed|released|played|run|brewed|made|sold|posted|shown)|(?:written|coded)(?= by )))(?!\\p{L})(?: (?:by|when) (?:\\p{Ll}+ly )?(?:(?:\\p{Ll}[\\p{Ll}-]+,? ){0,3})(?<who>${people})(?! ?(?:&|['’]s)))?`
  ),
  // "opened the museum", whoever the sentence is about.
  told(
    "house",
    `(?<=(?:^|[,;] |and |then )(?:[^;:!?]{0,80} )?)(?:opened|founded|established|set up|formed) ${house}${houseEnds}(?= (?:to the public )?[${time}])`
  ),
  // "¤ opened its doors in May 1998, when Ada Roth ...".
  told(
    "house",
    `(?:${name}|(?<=^|[.;] |, )${house}) (?:first |finally |officially )?(?:opened(?: (?:its|the|their) (?:doors|gates|shutters))?|began|started|launched|came together|got going|dates(?: back)? (?:from|to)|goes back to|has (?:been )?(?:traded|open|going|in business|[\\p{Ll}]+ing(?: [\\p{Ll}]+){0,3}))(?: life| trading| out)?(?: as [^;:!?,]{2,40})? [${time}${since}],? (?:when|after|as) (?:the )?(?:(?:\\p{Ll}[\\p{Ll}-]+ ){0,2})(?<who>${people})(?<deed> [^;:!?]{3,200})$`
  ),
  told(
    "house",
    `(?:${name}|(?<=^|[.;] |, )${house}) (?:first |finally |officially )?(?:opened(?: (?:its|the|their) (?:doors|gates|shutters))?|was (?:opened|founded|formed|established|set up|started))[^;:!?\uE100-\uE13F]{0,60}?,? (?:thanks to|through|on the initiative of|at the initiative of|led by|with)(?: the (?:efforts?|work|vision|persistence|energy|determination|generosity) of)? (?:(?:the )?(?:\\p{Ll}[\\p{Ll}-]+ ){0,3})(?<who>${people})(?!['’]s?(?!\\p{L}))`
  ),
  told(
    "house",
    `(?:led|headed|rallied|organi[sz]ed|brought together) by (?:(?:the )?(?:\\p{Ll}[\\p{Ll}-]+ ){0,3})(?<who>${people}),? (?:${adverb})(?:${foundIt}) ${ours}`
  ),
  told(
    "house",
    `(?:${name}|(?<=^|[.;] )${house}) owes its (?:existence|life|beginnings?|origins?|start|birth) to (?:(?:the )?(?:\\p{Ll}[\\p{Ll}-]+ ){0,3})(?<who>${people})(?!['’]s?(?!\\p{L}))`
  ),
  // "The press began life as a photocopier in Ada Roth's shed", "What began as two hives that Ada Roth was given".
  told(
    "house",
    `(?:${name}|(?<=^|[.;] )${house}|^what|^${it}(?: all)?) (?:first )?(?:began(?: life)?|started(?: life| out| off)?|grew(?: out)?|was born|was founded|got going)(?! again)[^;:!?\uE100-\uE13F]{0,90}? (?:in|on|at|from|of|around|with|as) (?<who>${people})['’]s? (?:[\\p{Ll}-]+ ){0,3}?${atHomeOf}(?!\\p{L})`
  ),
  told(
    "house",
    `(?:${name}|(?<=^|[.;] )${house}|^what|^${it}(?: all)?) (?:first )?(?:began(?: life)?|started(?: life| out| off)?|grew(?: out)?)(?! again) [^;:!?,\uE100-\uE13F]{2,90}? (?:that |which )?(?<who>${people}) (?:was given|had|kept|got|bought|wrote|built|made|drew|ran|taught|sold|baked|found|inherited)(?!\\p{L})`
  ),
  told(
    "house",
    `(?:${name}|(?<=^|[.;] )${house}) (?:first )?(?:gave|held|staged|played|printed|published|sold|served|baked|brewed|bottled|shipped|released|broadcast|welcomed|ran|hosted|put on|performed|took|sent out) (?:its|their|our|the) (?:very )?first (?!(?:${laterFirstThings})(?!\\p{L}))\\p{Ll}(?![^;:!?]{0,40} in (?:the )?\\p{Lu})`
  ),
  told(
    "house",
    `^(?:and |so )?(?:${it}|(?:(?:the|our) (?:story|history|tale) of )?${name}(?:'s story)?|the story|our story) (?:all |really )?(?:began|started|kicked off|begins|starts|goes back to|was born)(?: (?:back|life))?[^;:!?\uE100-\uE13F]{0,40}? (?:when|with|after|because|once|as) (?:(?:\\p{Ll}[\\p{Ll}-]+ ){0,3})(?:(?<who>${people})|(?<pro>${pronoun})|(?<us>${us}))(?!['’])(?<deed>[^;!?]*)$`
  ),
  told(
    "house",
    `^(?:opening (?:night|day|morning|weekend)|(?:the )?first (?:night|day|service)),? [${time}][:,]? (?:(?:our )?(?:founders?|owners?|hosts?),? )?(?:(?<who>${people})(?! (?:&|cuts?|with)))?`
  ),
  // "Dreamt up by producer Ada Roth, the show ...".
  told(
    "house",
    `^(?:dreamt up|dreamed up|conceived|founded|started|begun|set up|established|created|opened|the (?:brainchild|creation|invention|idea) of)(?: (?:in|on|over|at|as)[^;:!?,\uE100-\uE13F]{2,50})?(?: by)? (?:(?:the )?(?:\\p{Ll}[\\p{Ll}-]+ ){0,3})(?<who>${people})[^;:!?\uE100-\uE13F]{0,90}, (?:${name}|${house}|${it})`
  ),
  // "opened her doors", "hung out a shingle", "set up shop".
  told("deed", `${subject}${gap}?(?:${adverb})(?:${openOnes})(?!\\p{L})`),
  told("deed", `${subject}${gap}?(?:${adverb})${smallStart}`),
  told("deed", `${subject}${gap}(?:${adverb})(?:${didFirst}) ${firstThing}(?! (?:of|for) [\\p{Lu}\uE003])`),
  told("deed", `(?<who>${people}),? who ${adverb}(?:${didFirst}) ${firstThing}(?! (?:of|for) [\\p{Lu}\uE003])`),
  told(
    "house",
    `${subject}${gap}(?:${adverb})(?:${didFirst}) (?:the|their|her|his) (?:very )?first ${name}(?= \\p{Ll}|$|[,.])`
  ),
  told(
    "house",
    `${subject} [^;:!?\uE100-\uE13F]{3,160}?,? and (?:so |with that )?(?:${house}|${name}) was (?:born|under way|founded|on its way)(?!\\p{L})`
  ),
  told(
    "house",
    `^what (?:began|started)(?: life| out)? (?:in |as |with )[^;:!?\uE100-\uE13F]{2,80}? by (?<who>${people})(?!['’]s?(?!\\p{L}))`
  ),
  told(
    "house",
    `[${time}],? the (?:day|year|month|week|morning|night) (?:that |when )?(?:${house}|${name}|we) (?:first )?(?:opened|began|started|was born|was founded)(?!\\p{L})`
  ),
  told(
    "deed",
    `${subject}${gap}(?:${adverb})(?:traded|swapped|gave up) (?:in )?(?:her|his|their) [\\p{Ll} -]{3,40} for (?:an?|her|his|their|the) \\p{Ll}`
  ),
  told(
    "deed",
    `${subject}${gap}(?:${adverb})(?:lit|fired|opened|switched on|unlocked|raised|rolled up) (?:the|its|their|her|his|our) [\\p{Ll}-]{3,14} for the (?:very )?first time`
  ),
  told(
    "deed",
    `${subject}${gap}(?:${adverb})(?:${gaveUp})(?!\\p{L})${clause}{2,90}? to (?:make|bake|brew|roast|sew|weave|build|grow|farm|cook|teach|print|carve|knit|write) `
  ),
  told(
    "deed",
    `${subject}${gap}(?:${adverb})(?:${gaveUp})(?!\\p{L})${clause}{2,90}? to (?:work|go out) (?:for|on) (?:herself|himself|themselves|ourselves|myself|(?:her|his|their|our|my) own)`
  ),
  told("deed", `${subject}${gap}(?:${adverb})(?:${tookPlace}|${tradeBegun})(?!\\p{L})`),
  // "It was 1981, flour was cheap, and twelve families pooled their money".
  told(
    "deed",
    `^(?:it|that|${it}) was [${time}],? (?:[^;:!?]{2,90}?,? and |when )(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a (?:dozen|handful|group)(?: of)?|some|\\p{Nd}{1,3}) (?:\\p{Ll}[\\p{Ll}-]+ ){0,2}?(?:families|neighbou?rs|friends|parents|mothers|fathers|farmers|members|players|singers|women|men|students|teachers|volunteers|residents|households|people|enthusiasts|artists|gardeners|runners|walkers)|(?<who>${people})) (?:first )?(?:pooled|met|got together|came together|gathered|formed|joined forces|clubbed together|rented|put|started|began|founded|bought)(?!\\p{L})`
  ),
  told(
    "deed",
    `(?<=^|^[${time}],? )(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|a (?:dozen|handful|group) of) (?:\\p{Ll}[\\p{Ll}-]+ ){0,2}?(?:families|neighbou?rs|friends|parents|mothers|farmers|singers|women|students|teachers|volunteers|residents|households|enthusiasts|artists|gardeners) (?:first )?(?:pooled their|got together|came together|joined forces|clubbed together|formed (?:the|a) (?:club|group|society|association|co-?op))(?!\\p{L})`
  ),
  // "The first issue, stapled by its creators Ada Roth and Ben Lund, went out".
  told(
    "row",
    `(?<=^|[,;] |and )(?:(?:the|our|its|my|a) (?:very |ever )?first ${rowFirsts}|(?:issue|episode|edition|number|volume) (?:one|no\\. ?1|1|#1))(?:(?: (?:ever|of ${name}))?|,? (?:\\p{Ll}+ed|put together|drawn|written|made)(?: and \\p{Ll}+ed)? by (?:(?:its|our|the|two) )?(?:(?:creators?|founders?|makers?|friends) )?(?<who>${people}),| under (?:the )?${name} (?:label|name)| (?:in|of|at|from|for|with) [^;:!?,\uE003]{2,40}) (?:${wentOut})(?!\\p{L})`
  ),
  told(
    "row",
    `^(?:our|the|her|his|their) (?:very )?first (?:customers?|guests?|patients?|students?|pupils?|members?|readers?|subscribers?|clients?|visitors?|orders?) (?:was|were|came|arrived|walked|moved|checked|signed|bought)(?!\\p{L}| (?:founded|established|born|set up|started))[^;:!?]{0,90}? (?=[${time}])`
  )
]
/** A sentence with none of these tells of no first day. */
export const dayHint =
  /(?:found|start|began|begun|begin|set up|establish|creat|open|launch|form|organi|dream|kicked|conceiv|first|quit|left|gave up|packed in|resigned|walked|handed in|swapped|traded|hung|put|turned|convert|transform|issue|episode|edition|struck out|went into|it was|together|thanks to|led by|owes|dates|goes back|grew|written|coded|built|developed|took|signed|since|pooled|unlocked)/iu
