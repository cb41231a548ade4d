/** What the shapes of `DeedShapes` and `SourceShapes` are made of, over the signs of `Masked`. */
import { signs } from "./Masked.ts"
import { anotherOne, beforeNoSubject, besidesMade, foundedPast, madePast } from "./OriginWords.ts"

export const who = "(?<who>[\u{e100}-\u{e13f}])"
export const anyone = "[\u{e100}-\u{e13f}]"
export const { name, it, us } = signs
/** Characters of one clause, and no sign. */
export const some = String.raw`[^\ue000-\ue13f;:!?]`
/** The same with signs for whatever else means the same, and for no people. */
export const much = String.raw`[^\ue000\ue001\ue003-\ue13f!?]`
export const word = String.raw`[\p{L}\p{Nd}'-]+`
export const adverb = String.raw`(?:(?:\p{Ll}+ly|first|then|later|also|once|together|had|has|have|herself|himself|themselves|just|both|soon|still|jointly|since|so|now|all|up and|gone on to|went on to) ){0,4}`

/** Nobody of whom it is told stands behind a preposition: "with the help of Ada Roth". */
export const subjectWho = String.raw`(?<!(?<!\p{L})(?:of|by|with|for|from|like|to|than|at|about|against|on|under|beside|behind|unlike|near|us|between|through|without|after|before|not)[ ,]+(?:the )?)${who}(?!['’]s?(?!\p{L}))`
/** The same where the verb follows at once: "before Ada Roth founded Acme". */
export const directWho = subjectWho.replace("without|after|before|not", "without|not")
/** What leads on to the verb: the subject itself, or another thing done by the same. */
export const gap = String.raw`(?<gap>,? |,? ${much}{0,160}?(?:[,)-]|and|then|who|she|he|they|so|but) )`
export const lead = String.raw`(?:(?:an?|the|her|his|their|what|one|her own|his own|their own) (?:${some}{0,60}?(?: |, ))??(?:called|named|christened|known as|(?:that|which) (?:would )?(?:(?:later|eventually|soon|one day) )?(?:became|become|becomes|grew into|turned into|is)(?: now| today)?|(?:is|was)(?: now| today)?(?: called| known as)?|(?:was to|would)(?: later| one day| eventually| soon)? (?:become|be called|grow into|turn into)|became|and (?:called|named|christened) it|(?:first|original|earliest) (?:version|prototype|lines?|edition|issue|draft|code|sketch)(?: of code)? (?:of|for)|doors (?:of|to|at)|idea (?:for|of|behind)|code (?:for|of|behind)|(?:company|business|team|firm|studio) behind|(?:very )?first|${word},),? )?`
export const object = String.raw`(?<!(?<!\p{L})(?:${anotherOne}) )${name}(?!['’]s?(?!\p{L}))`
/** After what was begun: the end, or when, where and how; also after the gap that "which Ada Roth set up" leaves. */
export const afterBegun = String.raw`(?=$|[.,;:!)]| [-(]| (?:in|on|at|with|after|before|when|while|as|because|for|from|by|to|and|or|so|back|together|alone|over|out|during|without|since|this|just|only|here|there|online|right|shortly|soon|nearly|almost|under|around|between|but|anyway|regardless|against|despite|amid|nonetheless|instead|alongside|purely|mainly|mostly|originally|full-time|part-time|aged|single-handedly|herself|himself|themselves|about|more than|\p{Nd}+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)(?!\p{L}))`

/** "by two friends, Ada Roth and ...", "by a group of parents led by ...". */
export const agent = String.raw`(?:(?:me|us|${us}),? |(?:just |only )?(?:one|a single|an?|the|two|three|four|five|its|husband-and-wife|wife-and-husband|husband and wife) ${some}{0,60}?(?:,|:| -| (?:team|duo|pair|couple|trio|collective) of| led by| headed by| named| called) |(?:its |the )?(?:co-?)?(?:founders?|creators?|makers?|inventors?),? |(?:(?!(?:at|of|in|from|for|like|with|near|than|as|who|that|whom|our|my|us|your|by|to|on|not|his|her|their)(?!\p{L}))\p{Ll}[\p{Ll}-]* ){1,4}|@\S+ and |@\S+, )?${who}`
export const filler = String.raw`(?: and (?:is )?(?:still |now )?(?:run|owned|led|managed)(?= by)|(?: (?!and (?:is|was|has|are|now|today))${some}{0,80}?))??`
export const past = String.raw`(?:${foundedPast}|${madePast})(?:(?:,| and| &|, and|,? then)(?: (?:is|first|later|hand|first run))? ?(?:${foundedPast}|${madePast}|${besidesMade}|first run))*`
/** A name that a clause begins with. */
export const clauseName = String.raw`(?<!(?<!\p{L})(?:${anotherOne}|${beforeNoSubject}) )(?<=^|[,;:.] |[-–(] |(?:and|when|that|because|although|though|while|so|today|now|why|how) |^(?:in|since|back in|by) [^\ue000-\ue13f,;:]{1,40} )${name}(?!['’]s?(?!\p{L}))`
/** Words of one thing: no preposition leads to another. */
export const plainWords = String.raw`(?:(?!(?:of|in|at|by|for|from|about|to|on|with|inspired|based|not|fan)(?!\p{L}))${word},? ){0,6}?`
export const began = String.raw`(?:began(?: life)?|begins|starts|started(?: life| out| off| up)?|was (?:born|conceived|established|formed|invented|founded|started|set up|opened|launched|created|hatched|dreamt up|dreamed up)|grew(?: up)?|came|comes|sprang|originated|took shape|came about|came into being|came into existence|came to be|came to life|dates back|goes back|emerged|evolved|exists|exist|happened|got (?:started|going|its start)|opened|launched|kicked off|was just|is here|saw the light of day)`

export interface Shape {
  readonly shape: RegExp
  /** In which it is told by a verb that a visitor's or a builder's deed may be, too. */
  readonly loose?: boolean
}
export const toldAs = (source: string, loose = false): Shape => ({ shape: new RegExp(source, "gu"), loose })
