/**
 * Shapes of English sentences in which somebody begins what is ours: "Ada Roth quit her job to open Acme", "Acme, which
 * Ada Roth set up", "dreamt up by Ada Roth".
 */
import {
  adverb,
  afterBegun,
  agent,
  anyone,
  clauseName,
  directWho,
  filler,
  gap,
  it,
  lead,
  much,
  name,
  object,
  past,
  plainWords,
  type Shape,
  some,
  subjectWho,
  toldAs,
  us,
  who,
  word
} from "./OriginParts.ts"
import {
  apart,
  beginningIt,
  begunBy,
  begunSince,
  crafts,
  foundedPast,
  houses,
  kinds,
  makers,
  makes,
  toBegin
} from "./OriginWords.ts"

const became = String.raw`(?:became|becomes|grew into|turned into|has become|has grown into|is|would become|would grow into|evolved into|was to become)(?: now| today)?`
/** "Ada Roth founded Acme". */
export const activeShapes: ReadonlyArray<Shape> = [
  toldAs(`${subjectWho}${gap}${adverb}(?<verb>${begunBy}|${begunSince}) ${lead}${object}${afterBegun}`),
  toldAs(`${directWho} ${adverb}(?<verb>${begunBy}) ${lead}${object}${afterBegun}`),
  // "Since founding Acme, Ada Roth has ...", "Ada Roth has led Acme since founding it".
  toldAs(
    `(?:since|after|before|when|while|until) (?:${beginningIt}) ${object}${afterBegun}(?<rest>${some}{0,80}), ${who}(?!['’]s?(?!\\p{L}))(?= (?:was|worked|spent|ran|taught|studied|lived|served|trained|made|wrote|played|led|managed|held|built|sold|painted|has|had (?:been|worked|run|spent)))`
  ),
  toldAs(
    `^${subjectWho}(?<gap>,? ${some}{1,80}? )${object}${some}{0,40}? (?:since|after) (?:${beginningIt}) (?:it|${it})${afterBegun}`
  ),
  // "Acme has been here since Ada Roth opened its doors".
  toldAs(
    `^(?:${some}{0,30}?, )?${name}${some}{1,90}?(?:since|when|after|because|until|before) ${who} ${adverb}(?:co-?founded|founded|started|set up|opened|launched|established|dreamt up|dreamed up|invented|created) (?:it|${it}|(?:its|the) doors)${afterBegun}`
  ),
  toldAs(
    `${who},? who ${adverb}(?:co-?founded|founded|started|set up|established) (?:it|${it})${some}{0,60}?, ${object}`
  ),
  // "Ada Roth baked a sour loaf and called it Acme", "Ada Roth had an idea: Acme".
  toldAs(
    `${subjectWho}(?<gap>,? (?:${much}{0,120}?(?:,|and|then|who|she|he|they|so) )?)${adverb}(?!adopted|owned|rescued|received|discovered|visited|entered|loved)(?:\\p{Ll}+ed|wrote|made|built|drew|wove|sewed) (?:an?|the|her|his|their) ${some}{2,60}?,? (?:and|which (?:she|he|they)) (?:called|named|christened)(?: it| them)? ${object}`
  ),
  toldAs(
    `${subjectWho} (?:had|has) (?:an?|the) (?:${word} ){0,3}?(?:idea|dream|vision)(?::| -|,)? (?:and it was |called |to call it )?${object}`
  ),
  toldAs(`${subjectWho}(?<gap> ${much}{2,160}? )(?<verb>${toBegin}) ${lead}${object}${afterBegun}`),
  // "When Ada and Ben Roth found no small oven, they built one, and Acme was born".
  toldAs(
    `^[Ww]hen ${who} (?<deed>${much}{3,140}?), (?:they|she|he) (?:built|made|wrote|designed|coded|sewed|drew|knitted|programmed|put together|set about (?:building|making|writing)) (?:one|it|some|something|(?:their|her|his) own)(?!\\p{L})${some}{0,60}?,? (?:and|so)(?: (?:soon|then|that is how))? ${object}(?:, (?:the|our) ${word}(?: ${word})?,)? (?:grew|was born|came (?:of|out of|from|about|into being)|followed|took shape|began|started)(?!\\p{L}| (?:to|with|by|on)(?!\\p{L}))`
  ),
  // "Three of us started Acme: Ada Roth, Ben Lund and Cas Moro".
  toldAs(
    `(?:^|, )(?:the )?(?:two|three|four) of ${us} ${adverb}(?:${begunBy}) ${lead}${object}(?: ${some}{1,40}?)?: ${who}(?=[.!]?$)`
  ),
  toldAs(
    `^${us} ${adverb}(?:${begunBy}) ${lead}${object} as (?:two|three|four) ${word}(?: ${some}{1,40}?)?: ${who}(?=[.!]?$)`
  ),
  ...apart.map(([verb, particle]) =>
    toldAs(`${subjectWho}${gap}${adverb}(?<verb>${verb}) (?:${object}|${it}) ${particle}${afterBegun}`)
  ),
  toldAs(`${subjectWho}(?<gap> |, (?:an?|the) ${some}{2,60}?, |, who )(?<verb>${makes}) ${object}${afterBegun}`, true),
  toldAs(
    `${subjectWho}(?<gap>,? ${some}{0,100}? ?)turned (?:an?|the|her|his|their) ${some}{2,60}? into ${lead}${object}`
  ),
  toldAs(
    `${subjectWho}(?<gap>,? ${some}{0,100}? ?)(?:named|called|christened) (?:her|his|their|the) (?:new |little |young )?(?:${houses}) ${object}`
  ),
  toldAs(
    `(?:led|inspired|prompted|pushed|drove|persuaded|convinced|encouraged|moved|motivated|spurred|enabled) ${who} ${toBegin} ${lead}${object}${afterBegun}`
  ),
  // "What Ada Roth started as a hobby is today Acme", "What began as Ada Roth's hobby is now Acme".
  toldAs(`what ${who} ${adverb}(?:${begunBy}|did)(?: ${some}{0,80}?)?,? (?:${became}) ${lead}${object}`),
  toldAs(`${who}['’]s? ${some}{2,50}? (?:${became.replace("|is|", "|")}|is (?:now|today)) ${lead}${object}`),
  toldAs(
    `${who}['’]s? (?:idea|dream|plan|wish|decision|ambition|goal) (?:was )?(?<verb>${toBegin}) ${lead}${object}${afterBegun}`
  ),
  toldAs(`what (?:started|began|starts) (?:${some}{0,40} )?${who}${some}{0,90}?,? (?:${became}) ${lead}${object}`),
  // "Ada Roth runs Acme with her brother, with whom she opened it".
  toldAs(
    `^${subjectWho} (?:still |now |has )?(?:runs?|run|owns?|leads?|manages?|looks after|ran|heads?) ${object}(?: with ${anyone})?(?<gap>${much}{0,80}?(?:which|that|with whom|since|,) (?:she|he|they) )${adverb}(?:${begunBy})(?: (?:it|${it}))?${afterBegun}`
  ),
  toldAs(
    `${name}${some}{1,60}?(?:run|led|owned|managed|headed|looked after|belongs|kept going|exists|is here|owes everything) (?:only )?(?:by|to|thanks to|because of)(?: the ${word} of)? ${who}(?:,? (?:and ${anyone} )?(?:(?:the|an?) (?:(?!of )${word} ){1,4}?)?who|,? since (?:she|he|they)) ${adverb}(?:${begunBy}) (?:it|${it}|the (?:${houses}|clinic|club|charity|inn|hotel|restaurant|school|caf[eé]))${afterBegun}`
  ),
  toldAs(
    `^${subjectWho},? who (?:first )?(?:started|began|dreamt up|thought up|founded|set up|created) (?:it all|${it})(?<rest>.*)`
  )
]
/** "Acme, which Ada Roth set up", "Acme is the company Ada Roth built", "Ada Roth is the baker who started Acme". */
export const relativeShapes: ReadonlyArray<Shape> = [
  toldAs(
    `${clauseName}(?: is| was|:| -)?,? (?:(?:an?|the) (?<kind>${some}{2,70}?),? ?)?(?:which|that|what)? ?${who} ${adverb}(?<verb>${begunBy}|has been (?:making|building|running|writing) since)${afterBegun}`
  ),
  toldAs(
    `${who},? (?:and ${anyone} )?(?:is|are|was|were) (?:the|an?|one of the) (?:${word} ){0,5}?who ${adverb}(?<verb>${begunBy}|${makes}) ${lead}${object}${afterBegun}`
  ),
  toldAs(
    `${who}, (?:the|an?) (?:${word} ){1,6}?who ${adverb}(?<verb>${begunBy}|${makes}) ${lead}${object}${afterBegun}`
  ),
  // "I'm Ada Roth, a nurse, and I built Acme".
  toldAs(
    `(?:${us} (?:am|are)|[Ii]['’]m|[Ww]e['’]re|[Mm]y name['’]s|(?:[Mm]y|[Oo]ur) names? (?:is|are)|this is|^${us},) ${who}(?<gap>${some}{0,90}?(?:,|;|:| -)? ?(?:and )?)(?:${us} )?${adverb}(?<verb>${begunBy}|${begunSince}|${makes}) ${lead}${object}${afterBegun}`
  ),
  toldAs(
    `${name} (?:is|was) (?:\\p{Ll}+ )?(?:all )?(?:mine|my (?!favou?rite|local|regular|nearest|go-to|daily|trusted|preferred|usual|best|old)(?:${word} ){0,4}?(?:project|app|studio|company|business|baby|idea|creation|work|experiment|shop|game|tool|hobby|doing|brain-?child))(?<gap>${some}{0,60}?[.,;:-] ?)(?:and )?(?:(?:my name is|[Ii]['’]m|${us} am) )${who}`
  ),
  toldAs(
    `(?:my name is|[Ii]['’]m|${us} am) ${who}(?<gap>${some}{0,60}?[.,;:-]| and) ?(?:and )?${name} is (?:\\p{Ll}+ )?(?:mine|my (?!favou?rite|local|regular|nearest|go-to|daily|trusted|preferred|usual|best|old)(?:${word} ){0,4}?(?:project|app|studio|company|business|baby|idea|creation|work|experiment|shop|game|tool|hobby|doing|brain-?child))`
  )
]
const kindOfIt = String.raw`(?:(?:is|was|remains) )?(?:an?|the|one of the|still an?) (?<kind>${some}{1,70}?)`
/** "Acme's first line of code was written by Ada Roth". */
const firstOne = String.raw`${name}['’]s? (?:very )?(?:first|earliest|original) (?:${word} )?(?:line|lines|version|prototype|loaf|recipe|issue|edition|sketch|build|draft|code)(?: of code)? (?:was|were) (?:written|coded|built|made|baked|sketched|drawn|put together|cooked up|created|developed)${filler} by ${agent}`
/** "Acme was dreamt up in a shed by Ada Roth", "Dreamt up by Ada Roth over soup, Acme ...". */
export const passiveShapes: ReadonlyArray<Shape> = [
  toldAs(firstOne),
  toldAs(
    `${clauseName} (?:was|were|is) ${adverb}(?<verb>${foundedPast})(?<filler>${filler}) by our (?!neighbou?rs?|landlord|landlady|friends?|lawyer|council)(?:${word},? ){1,3}?${who}`
  ),
  toldAs(
    `${clauseName}(?: (?:is|has been)|:|,)? ${adverb}(?:${crafts})(?: and \\p{Ll}+)?${filler} by ${agent}(?= since)`
  ),
  toldAs(`${clauseName} (?:is|was) (?:an?|the) ${plainWords}(?:${kinds}) (?:designed|imagined) by ${agent}`, true),
  toldAs(
    `${clauseName}(?: (?:is|was|were|are|has been|had been|got|is (?:\\p{Ll}+,? ){1,3}and was)|,(?: which (?:is|was|has been))?|:| -)? ${adverb}(?<verb>${past})(?<filler>${filler}) by ${agent}`
  ),
  toldAs(
    `${clauseName}(?:,|:| -)? ${kindOfIt},? (?:(?:that|which) (?:is|was) )?${adverb}(?<verb>${past})(?<filler>${filler}) by ${agent}`
  ),
  toldAs(
    `^${adverb}(?<verb>${past})(?<filler>${filler}) by ${agent}(?<rest>${some}{0,90}), (?:our |the )?${name}(?!['’])`
  )
]
/** "I'm Ada Roth, the developer of Acme", "The woman behind Acme is Ada Roth". */
export const titleShapes: ReadonlyArray<Shape> = [
  toldAs(
    `${who}(?: here)?(?:,| is| are| -|:)(?<gap>${some}{0,80}?) ?(?:(?:the|sole|original|only|one of the|and|its|two) (?:(?:real|sole|original|only|proud|main|creative|driving|two|three|young|quiet) ){0,2}(?:${makers})|(?:co-?)?(?:creator|maker|inventor|originator|developer|builder))(?: and (?:${word} )?${word})? (?:of|behind) ${object}${afterBegun}`
  ),
  toldAs(
    `(?:the|two|both) (?:${word} ){0,3}?(?:${makers}) (?:behind|of) ${object},? ?(?:is|are|was|were|:|-)? ?(?:called |named )?${agent}`
  ),
  toldAs(
    `(?:the|a) (?:${word} ){0,3}?(?:${makers}|${word}(?:er|or|ist)s?) who ${adverb}(?<verb>${begunBy}|${makes}) ${lead}${object}(?:${some}{0,30}?)(?: is| was| are| were|:|,)(?: called| named)? ${agent}`
  ),
  toldAs(`(?:hands?|minds?|brains?|face|voice)(?: behind)? (?:of )?${object} belongs? to ${agent}`),
  toldAs(`${who} (?:is|are) (?:the one |the ones )?to (?:thank|blame) for ${object}`),
  toldAs(
    `behind ${object}(?:,|:| -| (?:is|are|stands?|was|were|you(?:'ll| will) find|there (?:is|are)))(?: just| only)? ${agent}`
  ),
  toldAs(
    `${name}['’]s? (?:(?:sole|original|only|two|own) )?(?:creators?|makers?|inventors?|developers?|originators?|builders?)(?:,| is| are|:| -)? ${agent}`
  ),
  toldAs(
    `${who} (?:is|was|are|were) ${name}['’]s? (?:(?:sole|original|only) )?(?:creators?|makers?|inventors?|originators?)${afterBegun}`
  ),
  toldAs(
    `${name} (?:is|was) (?:\\p{Ll}+ (?:and|,) )?(?:run|owned|led|maintained|kept going|staffed|looked after) by (?:(?:its|the) )?(?:co-?)?(?:founders?|makers?|creators?|developers?|inventors?|authors?)(?: and(?: ${word}){0,3})?,? ?${who}`
  ),
  toldAs(`(?:in|at|with|for|through) ${name},? (?:its )?(?:co-?)?founders?,? ${who}`),
  toldAs(
    `(?:find|meet|greet(?:ed by)?|say hello to|thank|join|catch) (?:(?:our|its|the) )?(?:co-?)?founders?,? ${who}`
  ),
  toldAs(
    `^(?:meet|say hello to|here is|this is) ${who},? ?(?:(?:the )?(?:${word} ){0,5}?(?:${makers}) (?:of|behind) ${object}|: (?:creator|maker|inventor) of ${object})`
  ),
  // "Acme is me, Ada Roth", "Acme is Ada Roth, potter".
  toldAs(
    `^${name} (?:is|are) (?:just |really |simply |only |all |mostly )?(?:me|${us}|one person|one woman|one man)(?:,|:| -) ?${who}`
  ),
  toldAs(
    `^${name} (?:is|are|has always been) (?:just |really |simply )?${who}(?=[.,(:]| -| and (?:her|his|their) |$)`,
    true
  ),
  toldAs(`${who} is the reason ${name} (?:exists|is here)`)
]
