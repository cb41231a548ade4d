/**
 * Words that turn, time or bound a sentence, by what they do, in English: who says a sentence of a page again in other words
 * has one of those that it has. What holds it to less may be added where the rest is told afresh; what turns it may not.
 */
export interface Bearing {
  readonly words: RegExp
  /** What answers them on the other side, besides themselves. */
  readonly like?: RegExp
  /** What it does to a sentence whose page has none. */
  readonly added: "free" | "narrows" | "never"
  /** What it does to leave it out. */
  readonly dropped: "free" | "never"
}

const each =
  /\b(?:no|not|each|every|every(?:one|body)|any\p{L}*|per|all|both|whatever|whichever|daily|hourly|nightly|weekly|monthly|quarterly|yearly|annual(?:ly)?)\b/iu
const upto =
  /\b(?:up to|as (?:many|much|few|little) as|at (?:the )?most|(?:no|not|never) (?:more|longer|larger|bigger|heavier|taller|older|later) than|limit(?:s|ed)?(?: \p{L}+){0,3}? (?:is|to)|maximum|max|within|under|less than|fewer than|below|or (?:less|fewer))\b/iu

export const denies =
  /\b(?:no|not|never|none|nobody|nothing|without|nor|neither|cannot|nowhere|hardly|rarely|stop(?:s|ped)?|prevents?|avoids?|unlike|instead of|rather than|offline|\p{L}+-free|free (?:of|from)|(?:keeps?|kept) (?:\p{L}+ )?away|leav(?:es?|ing) out|un(?!til|less|der|ion|it|iq)\p{L}{3,}ed|lack\p{L}*|unable)\b|n['’]t\b/iu

export const bearings: ReadonlyArray<Bearing> = [
  { words: denies, added: "never", dropped: "never" },
  // Alone.
  { words: /\b(?:only|just|solely|exclusively|alone|merely|nothing but)\b/iu, added: "narrows", dropped: "never" },
  // Bounds.
  { words: upto, added: "narrows", dropped: "never" },
  {
    words:
      /\b(?:at least|or (?:more|longer|newer|later)|minimum|(?:more than|over|above) \p{Nd}|upwards?|onwards?|and up)\b|\p{Nd}\+/iu,
    added: "narrows",
    dropped: "never"
  },
  { words: /\b(?:almost|nearly|about|around|roughly|approximately)\b/iu, added: "narrows", dropped: "never" },
  { words: /\b(?:trial|try)\b/iu, added: "never", dropped: "never" },
  // What is planned, what is over.
  {
    words:
      /\b(?:will|plan(?:s|ned|ning)?|soon|coming|upcoming|next|hop(?:e|es|ing)|intend\p{L}*|future|considering|thinking|due|roadmap|expected|wish list)\b/iu,
    added: "never",
    dropped: "never"
  },
  {
    words:
      /(?<!\b(?:is|are|be|not|being) )\bused to\b|\b(?:was|were|had|ended|former\p{L}*|previously|once \p{L}+ed)\b/iu,
    added: "never",
    dropped: "never"
  },
  { words: /\b(?:may|might|could|possibly|probably)\b/iu, added: "narrows", dropped: "never" },
  // Of how many: what holds of all holds of each, and nobody need say so.
  { words: /\b(?:all|everyone|everybody|everything|always|entire|whole)\b/iu, added: "never", dropped: "free" },
  { words: /\b(?:every|any\p{L}*)\b/iu, like: each, added: "never", dropped: "free" },
  {
    words:
      /\b(?:some|most|many|much of|few|several|usually|often|sometimes|mostly|majority|partl?y?|normally|generally)\b/iu,
    added: "narrows",
    dropped: "never"
  },
  { words: /\b(?:except|besides|apart from|other than|excluding|all but)\b/iu, added: "never", dropped: "never" },
  // Claims.
  {
    words:
      /\b(?:leading|award\p{L}*|certified|(?!(?:test|request|guest|forest|interest|invest|harvest|rest|west|chest|digest|suggest|manifest|protest|contest|honest|nest|quest)\b)\p{L}{2,}est)\b/iu,
    added: "never",
    dropped: "never"
  },
  {
    words:
      /\b(?:free|freely|no (?:extra |additional )?(?:charge|cost|fee)|at no|costs? nothing|for nothing|refund\p{L}*)\b/iu,
    like: /\b(?:free|freely|no (?:extra |additional )?(?:charge|cost|fee)|at no|costs? nothing|for nothing|(?:don['’]t|not|never) (?:have to )?(?:be )?(?:pay|cost|charged?)|refund\p{L}*)\b/iu,
    added: "never",
    dropped: "free"
  },
  // When, and in which order.
  {
    words:
      /\b(?:summer|winter|autumn|weekdays?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)\b/iu,
    added: "never",
    dropped: "never"
  },
  { words: /\b(?:before|ahead|in advance|beforehand|until)\b/iu, added: "narrows", dropped: "never" },
  { words: /\b(?:after|afterwards|once|then|followed by|since)\b/iu, added: "narrows", dropped: "never" },
  { words: /\b(?:until|till|unless)\b/iu, added: "never", dropped: "never" },
  { words: /\bfirst\b/iu, added: "never", dropped: "never" },
  // "Whenever you like", "sorted by when it ends": no condition.
  {
    words:
      /\b(?:if|(?<!by )when(?:ever)?(?! (?:you|they) (?:like|want|wish|please|need)\b)|unless|where|once|as long as|so long as|provided|should|wherever)\b/iu,
    like: /\bwhile\b/iu,
    added: "narrows",
    dropped: "never"
  }
]
