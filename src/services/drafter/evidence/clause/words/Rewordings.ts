/**
 * Turns of phrase that say the same, each brought to one of them before clauses are compared. Data: what is matched, and
 * what is read in its place. None changes a number, a name, a time or a denial.
 */
export const rewordings: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bno one\b/gi, "nobody"],
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
  [/\bstraight away\b|\bright away\b|\bat once\b/gi, "immediately"],
  [/\bat the same time\b|\bsimultaneously\b/gi, "together"],
  [/\b(?:is|are) (?:housed|located|situated|stored|kept|held|hosted) (?=in\b|on\b|at\b)/gi, "are "]
]
