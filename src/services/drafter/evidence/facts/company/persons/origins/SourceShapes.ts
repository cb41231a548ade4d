/**
 * Shapes of English sentences that tell where what is ours comes from: "Acme is the brainchild of Ada Roth", "Acme grew
 * out of Ada Roth's hobby", "Ada Roth hung up a sign, and Acme was born".
 */
import {
  agent,
  began,
  clauseName,
  it,
  name,
  object,
  plainWords,
  type Shape,
  some,
  subjectWho,
  toldAs,
  us,
  who,
  word
} from "./OriginParts.ts"
import { begunBy, fruits, houses, kinds } from "./OriginWords.ts"

const home = "kitchen|garage|bedroom|living room|shed|attic|cellar|basement|flat|barn|back room|dorm room"
const be = "(?:is|was|remains|has been|became)"
/** "Acme is the brainchild of Ada Roth", "Acme began as Ada Roth's hobby". */
export const sourceShapes: ReadonlyArray<Shape> = [
  toldAs(
    `${clauseName}(?:,| -|:| (?:${be}|${began})(?: as)?) ${plainWords}(?:${fruits})(?: ${some}{0,20}?)? (?:of|by|from) ${agent}`
  ),
  toldAs(`^(?:an?|the) ${plainWords}(?:${fruits}) of ${agent}(?<rest>${some}{0,60}), ${name}(?!['’])`),
  toldAs(`${clauseName}(?:,| -|:| is| was) (?:an?|the) ${plainWords}(?:${kinds}) (?:by|from) ${agent}`, true),
  toldAs(`${clauseName}(?:,| -|:| is| was) (?:an?|the) ${plainWords}(?:${houses}) of ${agent}`, true),
  toldAs(
    `${clauseName} ${be} (?:an?|the) ${plainWords}(?:one-(?:wo)?man|one-person|solo|two-person|single-person)(?: ${some}{0,40}?)? (?:by|from|of|run by|led by|with) ${agent}`
  ),
  toldAs(
    `${clauseName}(?:,| -|:| (?:${be}|${began})(?: (?:as|out of|from|with))?)(?: all)? (?:an? (?:[\\p{Ll}-]+ )?${who}|${who}['’]s?) ${plainWords}(?:${fruits}|${houses})(?!\\p{L})`
  ),
  toldAs(
    `${clauseName} ${be} the (?:result|product|fruit|outcome|upshot) of (?:${some}{0,50}? )?(?:(?:between|of) ${who}|${who}(?=['’]s? (?:${word} ){0,3}?(?:frustration|love|hobby|passion|need|obsession|search|wish|hunt|quest|curiosity|boredom|dream)))`
  ),
  toldAs(`${clauseName} ${be} an? ${plainWords}(?:collaboration|partnership|project|venture) between ${agent}`),
  toldAs(
    `${clauseName} ${began} (?:${word} ){0,2}?(?:as|out of|from|with|at|in|on|over|around) ${who}['’]s? (?:${word} ){0,3}?(?:kitchen|garage|bedroom|living room|shed|attic|cellar|basement|table|desk|notebook|spreadsheet|frustration|love|hobby|passion|need|obsession|recipe|recipes|sketch|sketches|stall|head|mind|back room|back garden|barn|dissertation|thesis|search|wish|class|classes|course|blog|newsletter|lessons|research|collection|van|cart|market stall|garden|savings)(?!\\p{L})`
  ),
  toldAs(
    `${clauseName} (?:comes?|came|sprang|springs|emerged|was born|is) (?:straight |right |first )?(?:from|out of|in) the (?:mind|minds|head|heads|kitchen|workshop|desk|hands|pen|imagination|heart) of ${agent}`
  ),
  toldAs(`${clauseName} (?:comes to you|is brought to you|comes) (?:from|by|courtesy of) ${agent}`),
  toldAs(
    `${clauseName} (?:${began}|has its (?:roots|origins?|beginnings?|start)|had its (?:roots|origins?|beginnings?|start)) (?:${word} ){0,2}?(?:as|out of|from|with|in) (?:an?|the) ${some}{2,60}? (?:(?:that|which) )?${who} (?:had )?(?:${begunBy}|kept|put together|started|ran|drew|coded|baked|had|got|scribbled|taught)`
  ),
  toldAs(
    `${name}['’]s (?:roots|origins|beginnings|story|history) (?:lie|lies|go back|goes back|began|begins|started|starts) (?:in|to|with) (?:an?|the) ${some}{2,60}? (?:(?:that|which) )?${who} (?:had )?(?:${begunBy}|kept|ran|drew|baked|taught)`
  ),
  toldAs(
    `${clauseName} ${began} (?:${word} ){0,2}?(?:out of|from|with|as|in|over) (?:an? )?(?:${word} ){0,2}?(?:conversations?|chats?|friendship|meeting|collaboration|argument|bet|correspondence|partnership|letters) between ${agent}`
  ),
  toldAs(
    `^${name} (?:${began}|appeared)(?: ${some}{1,40}?)?, (?:the|an?) ${plainWords}(?:${fruits}) (?:of|by|from) ${agent}`
  ),
  toldAs(`${clauseName} owes its (?:existence|life|beginnings?|origins?|start|birth) to ${agent}`),
  toldAs(
    `${clauseName} (?:is|was) what (?:happened|happens|became|came|you get) (?:when|if|of|out of) ${who}(?<deed>.*)`
  ),
  toldAs(`(?:credit|thanks) for (?:the idea (?:of|for) )?${object} (?:goes|go|belongs?) to ${who}`),
  toldAs(`(?:${us} have ${who} to thank for ${object}|${us} owe ${object} to ${who.replace("who", "other")})`),
  toldAs(
    `(?:the )?(?:idea|concept|vision|inspiration|spark|recipe|plan|dream) (?:for|behind|of) ${name} (?:(?:first )?(?:came|comes) (?:to|from)|belongs to|was born (?:of|when|with)|started with|began with|is|was|struck|occurred to|hit) ${agent}`
  ),
  toldAs(
    `^(?:first |originally )?(?:started|born|begun|founded|launched|conceived|hatched|dreamt up) (?:${some}{0,30} )?(?:in|at|on|around|over) ${who}['’]s? (?:${word} ){0,3}?(?:${home}|table|desk)(?!\\p{L})(?<rest>${some}{0,60}), ${name}`
  ),
  toldAs(`^(?:the|this) (?:idea|concept) (?:first )?(?:came|occurred) to ${who}(?<rest>.*)`)
]

/** "Acme was born", after what somebody did. */
const birth = String.raw`${name} (?:was born|was founded|came into being|was under ?way|took off|came to life|came about|was on its way|was a reality|began|existed|was started|grew (?:from|out of) (?:there|that|this|it)|(?:was|is) the (?:result|outcome|upshot|answer)|opened its doors|took shape|happened)`
const growth = String.raw`(?:later |eventually |soon |one day |then )?(?:became|becomes|grew into|turned into|has become|is now|evolved into|would become|led to)(?: today's)?`
/** "Acme began when Ada Roth baked too much", "It all began with Ada Roth", "Ada Roth hung up a sign, and Acme was born". */
export const storyShapes: ReadonlyArray<Shape> = [
  toldAs(
    `^(?:${some}{0,40}?, )?(?:${name}(?: story|['’]s? (?:story|history|tale))?|(?:the|our) (?:story|history|tale) of ${name}|${it}|this) (?:all )?${began} (?:all )?(?<gap>${some}{0,60}?)(?:when|after|with|once|because|the (?:day|night|moment|morning|evening|summer|winter|year)(?: that)?) ${agent}(?!['’])(?<deed>[^\\ue001!?]*)$`
  ),
  toldAs(
    `(?:the|our) (?:story|history|tale|adventure|journey) (?:of|behind) ${name} (?:began|begins|starts|started|opens) (?:${some}{0,40}?)(?:with|when|in|at) ${agent}(?!['’]s? (?:shop|house|studio))(?<deed>[^\\ue001!?]*)$`
  ),
  toldAs(
    `${subjectWho}(?<deed> [^\\ue001\\ue003-\\ue13f!?]{3,200}?)(?:,| and|, and|;| -) (?:${some}{0,30}? )?(?:${birth}|(?:the result (?:was|is)|(?:that|this|the|her|his|their) (?:\\p{L}+ )?${growth}|that was the (?:beginning|start|birth) of|which ${growth}|so began|thus began|so was born|it became) ${name})`
  ),
  toldAs(`${subjectWho}(?<deed> ${some}{3,120}? (?:that|which|and) )${growth} ${object}`)
]
