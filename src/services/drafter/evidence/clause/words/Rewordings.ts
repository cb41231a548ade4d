/**
 * Turns of phrase that say the same, each brought to one of them before clauses are compared. Data: what is matched, and
 * what is read in its place. None changes a number, a name, a time or a denial.
 */
export const rewordings: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(\p{L}+)-(and|to|by|of|in|as|on|for)-(\p{L}+)\b/giu, "$1_$2_$3"],
  [/\b(do|does)(n't| not) have to\b/gi, "$1$2 need to"],
  [/\bneedn't\b(?= \p{L})/giu, "don't need to"],
  [/\bthere(?:'s| is) no need to\b/gi, "you do not need to"],
  [/\bit(?:'s| is) possible to\b/gi, "you can"],
  [/\b(?:is|are) welcome to\b|\bha(?:s|ve) the option (?:to|of)\b/gi, "can"],
  [/\bno one\b/gi, "nobody"],
  [/\b(?:steer(s|ing)? clear|stay(s|ing)? away) (?:of|from)\b/gi, "avoid$1$2"],
  [/\bget(s|ting)? in touch with\b/gi, "contact$1"],
  [/\bkeep(s|ing)? track of\b/gi, "track$1"],
  [/\b(?:keep(s|ing)? an eye on)\b/gi, "watch$1"],
  [/\btak(?:e(s)?|(ing)) part in\b/gi, "join$1$2"],
  [/\bmak(?:e(s)?|ing) use of\b/gi, "use$1"],
  [/\bcarr(?:y|(ie)(s)) out\b/gi, "perform$2"],
  [/\bfill(s|ed|ing)? (?:in|out)\b/gi, "complete$1"],
  [/\bdrop(s)? off\b/gi, "deliver$1"],
  [/\bdropped off\b/gi, "delivered"],
  [/\bput(s)? together\b/gi, "assemble$1"],
  [/\bthrow(s)? (?:away|out)\b/gi, "discard$1"],
  [/\b(?:give|send|bring)(s)? (?:it |them )?back\b/gi, "return$1"],
  [/\b(?:gave|sent|brought) (?:it |them )?back\b/gi, "returned"],
  [/\bprior to\b/gi, "before"],
  [/\bper annum\b/gi, "a year"],
  [/\bat all times\b/gi, "always"],
  [/\b(?:so|as) long as\b|\bprovided(?: that)?(?= (?:you|they|it|we|the|your)\b)|\bon condition that\b/gi, "if"],
  [/\b(?:apart from|except for|other than|with the exception of)\b/gi, "except"],
  [/\bfor nothing\b/gi, "free"],
  [/\bcosts? (\p{L}+s) nothing\b/giu, "is free for $1"],
  [/\bat no added cost\b/gi, "free"],
  [/\bas soon as\b|\bthe (?:moment|minute|instant) (?=(?:they|it|you|we|he|she|the|an?|your|our)\b)/gi, "once "],
  [/\bonce {2,}/gi, "once "],
  [
    /\bwithout (?:an? |the |any )?(?:internet(?: connection| access)?|(?:network |mobile )?connection|network)\b|\bno (?:internet(?: connection)?|connection) (?:is )?(?:needed|required)\b/gi,
    "offline"
  ],
  [
    /\bunder (?:the |an? )?(?:[\p{L}\p{Nd}][\p{L}\p{Nd}.-]* ){0,4}licen[cs]es?(?: (?:v|version )?\p{Nd}[\p{Nd}.]*)?(?=[.,;]|$)/giu,
    ""
  ],
  [/\b(?:at|for) no (?:extra |additional |further )?(?:cost|charge)\b/gi, "free"],
  [/\bwithout (?:any )?(?:extra |additional )?(?:cost|charge)s?\b/gi, "free"],
  [/\bcosts nothing\b/gi, "is free"],
  [/\bcost nothing\b/gi, "are free"],
  [/\bfree (?:of|from) (?=\p{L})/giu, "without "],
  [/\b(?:contains?|uses?|has|have|sets?|needs?|requires?) neither (.{1,60}?) nor\b/giu, "has no $1 and no"],
  [/(\p{Nd}[\p{Nd}.]*) (?:and|or) (?:newer|later|above|up|upwards|higher|over)\b/giu, "$1 or more"],
  [
    /,? ?\b(?:if|should) (?:you|they|users|customers|people|guests|owners|clients|the \p{L}+) (?:so )?(?:like|want|wish|prefer|please|choose)s?(?=[.,;!]|$)/giu,
    ""
  ],
  [/^(?:if|should) you (?:like|want|wish|prefer), (?=\p{L})/giu, ""],
  [
    /\b(?:when|whenever) (?:you|they|users|customers|people|guests|owners|clients) (?:like|want|wish|prefer|please|choose|need)(?: to| it)?(?=[.,;!]|$)/giu,
    "anytime"
  ],
  [/\bat any (?:hour|moment)\b|\bday (?:and|or) night\b/gi, "24 hours a day"],
  [/\bon (?:its|their) own(?=[.,;]|$)|\bby (?:itself|themselves)(?=[.,;]|$)/gi, "automatically"],
  [/\bstraight away\b|\bright away\b/gi, "immediately"],
  [/\bat the same time\b|\bsimultaneously\b/gi, "together"],
  [/\b(?:is|are) (?:housed|located|situated|stored|kept|held|hosted) (?=in\b|on\b|at\b)/gi, "are "]
]
