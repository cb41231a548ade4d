/**
 * Shapes of English sentences that tell from whom something of ours comes, over signs for names and people (`Masked`):
 * "Ada Roth quit her job to open Acme", "Acme, which Ada Roth set up", "Acme grew out of Ada Roth's hobby".
 */
import { signs } from "./Masked.ts"
import {
  anotherOne,
  apart,
  beforeNoSubject,
  begunBy,
  begunSince,
  besidesMade,
  foundedPast,
  fruits,
  kinds,
  madePast,
  makers,
  makes,
  toBegin
} from "./OriginWords.ts"

const who = "(?<who>[\u{e100}-\u{e13f}])"
const anyone = "[\u{e100}-\u{e13f}]"
const name = signs.name
const it = signs.it
/** Characters of one clause, and no sign. */
const some = String.raw`[^\ue000-\ue13f;:!?]`
const word = String.raw`[\p{L}\p{Nd}'-]+`
const adverb = String.raw`(?:(?:\p{Ll}+ly|first|then|later|also|once|together|had|has|have|herself|himself|themselves|just|both|soon|still|jointly|since|so|now|all) ){0,4}`

/** Nobody of whom it is told stands behind a preposition: "with the help of Ada Roth". */
const subjectWho = String.raw`(?<!(?:of|by|with|for|from|like|to|than|at|about|against|on|under|beside|behind|unlike|near|us|between|through|without|after|before|not)[ ,]+(?:the )?)${who}(?!['’]s?(?!\p{L}))`
/** What leads on to the verb: the subject itself, or another thing done by the same. */
const gap = String.raw`(?<gap> |,? [^\ue000\ue001\ue003-\ue13f!?]{0,140}?(?:,|and|then|who|she|he|they|so|but) )`
const lead = String.raw`(?:(?:an?|the|her|his|their|what|one|her own|his own|their own) (?:${some}{0,60}?(?: |, ))??(?:called|named|christened|known as|(?:that|which) (?:would )?(?:(?:later|eventually|soon|one day) )?(?:became|become|becomes|grew into|turned into|is)(?: now| today)?|(?:is|was)(?: now| today)?(?: called| known as)?|(?:was to|would)(?: later| one day| eventually| soon)? (?:become|be called|grow into|turn into)|became|and (?:called|named|christened) it|(?:first|original|earliest) (?:version|prototype|lines?|edition|issue|draft|code|sketch)(?: of code)? (?:of|for)|doors (?:of|to|at)|idea (?:for|of|behind)|code (?:for|of|behind)|(?:company|business|team|firm|studio) behind|${word},),? )?`
const object = String.raw`(?<!(?:${anotherOne}) )${name}(?!['’]s?(?!\p{L}))`
/** After what was begun: the end, or when, where and how. */
const closes = String.raw`(?=$|[.,;:!)]| [-(]| (?:in|on|at|with|after|before|when|while|as|because|for|from|by|to|and|or|so|back|together|alone|over|out|during|without|since|this|just|only|here|there|online|right|shortly|soon|nearly|almost|under|around|between|but|full-time|part-time|aged|single-handedly|herself|himself|themselves|almost|about|more than|\p{Nd}+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)(?!\p{L}))`
/** The gap that what was begun leaves in "which Ada Roth set up in 2011". */
const nothing = closes

/** "by two friends, Ada Roth and ...", "by a group of parents led by ...". */
const agent = String.raw`(?:(?:just |only )?(?:one|a single|an?|the|two|three|four|five|its|husband-and-wife|wife-and-husband|husband and wife) ${some}{0,60}?(?:,|:| (?:team|duo|pair|couple|trio|collective) of| led by| headed by| named| called) |@\S+ and |@\S+, )?${who}`
const filler = String.raw`(?: (?!and (?:is|was|has|are|now|today))${some}{0,80}?)?`
const past = String.raw`(?:${foundedPast}|${madePast})(?:(?:,| and|, and|,? then)(?: (?:is |first |later |hand))?(?: ?)(?:${foundedPast}|${madePast}|${besidesMade}))*`
const clauseName = String.raw`(?<!(?:${anotherOne}|${beforeNoSubject}) )(?<=^|[,;:.] |[-–(] |(?:and|when|that|because|although|though|while|so|today|now|why|how) |^(?:In|Since|Back in|By) [^\ue000-\ue13f,;:]{1,40} )${name}(?!['’]s?(?!\p{L}))`
const isKind = String.raw`(?:(?:is|was|remains) )?(?:an?|the|one of the|still an?) (?<kind>${some}{1,70}?)`

export interface Shape {
  readonly shape: RegExp
  /** In which it is told by a verb that a visitor's or a builder's deed may be, too. */
  readonly loose?: boolean
}
const told = (source: string, loose = false): Shape => ({ shape: new RegExp(source, "giu"), loose })

/** "Ada Roth founded Acme". */
const active: ReadonlyArray<Shape> = [
  told(`${subjectWho}${gap}${adverb}(?<verb>${begunBy}|${begunSince}) ${lead}${object}${closes}`),
  told(
    `${subjectWho}(?<gap> [^\\ue000\\ue001\\ue003-\\ue13f!?]{2,140}? )(?<verb>${toBegin}) ${lead}${object}${closes}`
  ),
  ...apart.map(([verb, particle]) =>
    told(`${subjectWho}${gap}${adverb}(?<verb>${verb}) (?:${object}|${it}) ${particle}${closes}`)
  ),
  told(`${subjectWho}(?<gap> |, (?:an?|the) ${some}{2,60}?, |, who )(?<verb>${makes}) ${object}${closes}`, true),
  told(
    `${subjectWho}(?<gap>,? ${some}{0,100}? ?)turned (?:an?|the|her|his|their) ${some}{2,60}? into (?:${lead})${object}`
  ),
  // "What began as Ada Roth's hobby is now Acme".
  told(`${who}['’]s? ${some}{2,50}? (?:became|grew into|turned into|is now|would become) ${object}`),
  // "Ada Roth runs Acme with her brother, with whom she opened it".
  told(
    `^${subjectWho} (?:still |now |has )?(?:runs?|owns?|leads?|manages?|looks after|ran|heads?) ${object}(?<gap>[^\\ue000\\ue001\\ue003!?]{0,80}?(?:which|that|with whom) (?:she|he|they) )${adverb}(?:${begunBy})(?: (?:it|${it}))?${closes}`
  ),
  told(
    `^${subjectWho},? who (?:first )?(?:started|began|dreamt up|thought up|founded|set up|created) (?:it all|${it})(?<rest>.*)`
  )
]
/** "Acme, which Ada Roth set up", "Acme is the company Ada Roth built". */
const relative: ReadonlyArray<Shape> = [
  told(
    `${clauseName}(?: is| was)?,? (?:(?:an?|the) (?<kind>${some}{2,70}?),? ?)?(?:which|that|what)? ?${who} ${adverb}(?<verb>${begunBy}|has been (?:making|building|running|writing) since)${nothing}`
  ),
  told(
    `${who},? (?:and ${anyone} )?(?:is|are|was|were) (?:the|an?|one of the) (?:${word} ){0,5}?who ${adverb}(?<verb>${begunBy}|${makes}) ${lead}${object}${closes}`
  ),
  told(`${who}, (?:the|an?) (?:${word} ){1,6}?who ${adverb}(?<verb>${begunBy}|${makes}) ${lead}${object}${closes}`)
]
/** "Acme was dreamt up in a shed by Ada Roth", "Dreamt up by Ada Roth over soup, Acme ...". */
const passive: ReadonlyArray<Shape> = [
  told(
    `${clauseName}(?: (?:is|was|were|are|has been|had been|got)|,(?: which (?:is|was|has been))?|:| -)? ${adverb}(?<verb>${past})(?<filler>${filler}) by ${agent}`
  ),
  told(
    `${clauseName}(?:,|:| -)? ${isKind},? (?:(?:that|which) (?:is|was) )?${adverb}(?<verb>${past})(?<filler>${filler}) by ${agent}`
  ),
  told(
    `^${adverb}(?<verb>${past})(?<filler>${filler}) by ${agent}(?<rest>[^\\ue000-\\ue13f;:!?]{0,90}), (?:our |the )?${name}(?!['’])`
  )
]
const plainWords = String.raw`(?:(?!(?:of|in|at|by|for|from|about|to|on|with|inspired|based|not)(?!\p{L}))${word},? ){0,6}?`
const began = String.raw`(?:began(?: life)?|begins|started(?: life| out| off)?|was born|grew|came|comes|sprang|originated|took shape|came about|dates back|goes back|emerged|evolved)`
/** "Acme is the brainchild of Ada Roth", "Acme began as Ada Roth's hobby". */
const nominal: ReadonlyArray<Shape> = [
  told(
    `${clauseName}(?:,| -|:| (?:is|was|remains|${began})(?: as)?) ${plainWords}(?:${fruits})(?: ${some}{0,20}?)? (?:of|by|from) ${agent}`
  ),
  told(`${clauseName}(?:,| -|:| is| was) (?:an?|the) ${plainWords}(?:${kinds}) (?:by|from) ${agent}`, true),
  told(
    `${clauseName} (?:is|was|remains) (?:an?|the) ${plainWords}(?:one-(?:wo)?man|one-person|solo|two-person|single-person)(?: ${some}{0,40}?)? (?:by|from|of|run by|led by|with) ${agent}`
  ),
  told(
    `${clauseName}(?:,| -|:| (?:is|was|${began})(?: (?:as|out of|from|with))?) ${who}['’]s? ${plainWords}(?:${fruits})`
  ),
  told(
    `${clauseName} ${began} (?:${word} ){0,2}?(?:as|out of|from|with|at|in|on|over|around) ${who}['’]s? (?:${word} ){0,3}?(?:kitchen|garage|bedroom|living room|shed|attic|cellar|basement|table|desk|notebook|spreadsheet|frustration|love|hobby|passion|need|obsession|recipe|recipes|sketch|sketches|stall|head|mind|back room|back garden|barn|dissertation|thesis|search|wish)(?!\\p{L})`
  ),
  told(
    `${clauseName} (?:comes?|came|sprang|springs|emerged|was born|is) (?:straight |right )?(?:from|out of|in) the (?:mind|minds|head|heads|kitchen|workshop|desk|hands|pen|imagination|heart) of ${agent}`
  ),
  told(
    `${clauseName} ${began} (?:${word} ){0,2}?(?:as|out of|from|with) (?:an?|the) ${some}{2,50}? (?:that|which)? ?${who} (?:had )?(?:kept|made|built|wrote|put together|started|ran|drew|coded|sketched|baked)`
  ),
  told(`${clauseName} owes its (?:existence|life|beginnings?|origins?|start|birth) to ${agent}`),
  told(
    `(?:the )?(?:idea|concept|vision|inspiration|spark|recipe|plan|dream) (?:for|behind|of) ${name} (?:(?:first )?(?:came|comes) (?:to|from)|belongs to|was born (?:of|when|with)|started with|began with|is|was|struck|occurred to|hit) ${agent}`
  ),
  told(`^(?:the|this) (?:idea|concept) (?:first )?(?:came|occurred) to ${who}(?<rest>.*)`)
]
/** "The woman behind Acme is Ada Roth", "I'm Ada Roth, the developer of Acme", "Acme's creator, Ada Roth". */
const titles: ReadonlyArray<Shape> = [
  told(
    `${who}(?:,| is| are| -|:)(?<gap>[^\\ue000-\\ue13f;:!?]{0,80}?) ?(?:the|sole|original|only|one of the|and|its|two) (?:(?:real|sole|original|only|proud|main|creative|driving|two|three|young|quiet) ){0,2}(?:${makers})(?: and (?:${word} )?${word})? (?:of|behind) ${object}${closes}`
  ),
  told(
    `(?:the|two|both) (?:(?:${word}) ){0,3}?(?:${makers}) (?:behind|of) ${object},? ?(?:is|are|was|were|:|-)? ?(?:called |named )?${agent}`
  ),
  told(
    `behind ${object}(?:,|:| -| (?:is|are|stands?|was|were|you(?:'ll| will) find|there (?:is|are)))(?: just| only)? ${agent}`
  ),
  told(
    `${name}['’]s? (?:(?:sole|original|only|two) )?(?:creators?|makers?|inventors?|developers?|originators?|builders?)(?:,| is| are|:| -)? ${agent}`
  ),
  told(
    `${name} (?:is|was) (?:\\p{Ll}+ (?:and|,) )?(?:run|owned|led|maintained|kept going|staffed|looked after) by (?:its|the) (?:maker|creator|inventor|developer|makers|creators|developers|inventors),? ${who}`
  ),
  told(
    `^(?:hi[,!.]? |hello[,!.]? )?${signs.us}(?:['’]re|['’]m| are| am|,) ${who}(?:,? and ${signs.us}|, the (?:${word} ){1,4}?who|, the (?:${makers}) (?:of|behind)|,) ?(?:${makes}|${begunBy})? ${object}${closes}`
  ),
  told(
    `^${name} (?:is|are) (?:just |really |simply |only |all |mostly )?(?:me|${signs.us}|one person|one woman|one man)(?:,|:| -| -) ?${who}`
  ),
  told(`^(?:meet|say hello to) ${who},? ?(?:the )?(?:${word} ){0,5}?(?:${makers}) (?:of|behind) ${object}`)
]
/** "Acme began when Ada Roth baked too much", "It all began with Ada Roth", "Ada Roth hung up a sign, and Acme was born". */
const stories: ReadonlyArray<Shape> = [
  told(
    `^(?:${some}{0,40}?, )?(?:${name}(?: story|['’]s? story)?|(?:the|our) (?:story|history|tale) of ${name}|${it}|this) (?:all )?${began} (?:all )?(?<gap>${some}{0,60}?)(?:when|after|with|once) ${who}(?!['’])(?<deed>[^\\ue001!?]*)$`
  ),
  told(
    `(?:the|our) (?:story|history|tale|adventure|journey) (?:of|behind) ${name} (?:began|begins|starts|started|opens) (?:${some}{0,40}?)(?:with|when|in|at) ${who}(?!['’]s? (?:shop|house|studio))(?<deed>[^\\ue001!?]*)$`
  ),
  told(
    `${subjectWho}(?<deed> [^\\ue001\\ue003-\\ue13f!?]{3,200}?)(?:,| and|, and|;| -) (?:so |thus |with that |soon |in \\p{Nd}{4} |the result was )?(?:${name} (?:was born|was founded|came into being|was under ?way|took off|came to life|came about|was on its way|was a reality|began|existed|was started|opened its doors)|(?:the result (?:was|is)|that (?:was the (?:beginning|start|birth) of|became|grew into|is how .{0,20}came.{0,3})|which became|so began|thus began|so was born|it became) ${name})`
  )
]

export const originShapes = { active, relative, passive, nominal, titles, stories } as const
