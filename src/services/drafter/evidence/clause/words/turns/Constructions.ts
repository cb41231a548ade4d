/**
 * Whole sentences built in another way that say the same: what stands in front for weight, what is split in two to point at
 * something, a denial of all but one. Each is brought to the plain order before turns of phrase are compared. Data, as
 * `Rewordings.ts`; none changes a number, a name, a time or a denial.
 */
const end = String.raw`(?=[.;!?]|, (?:and|but|while)\b|$)`
const noun = String.raw`(?:the |an? |our |its |their |your )?(?:[\p{L}\p{Nd}'’-]+ ){0,3}?[\p{L}\p{Nd}'’-]+`
/** "Twelve loaves is what they bake": a beginning that is moved is written large no longer, unless it may be a name. */
const small = (text: string): string => (beginnings.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
const beginnings =
  /^(?:(?:the|an?|our|its|their|your|these|those|this|that|all|any|every|each|some|most|many|only|once|twice|what|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|about|up|at|from|over)\b|\p{L}+s (?!\p{Lu}))/iu
const behind =
  (joint: string) =>
  (_: string, first = "", rest = "") =>
    `${rest}${joint}${small(first)}`

export type Turn = readonly [RegExp, string | ((whole: string, first?: string, rest?: string) => string)]
export const turned = (text: string, [from, to]: Turn): string =>
  typeof to === "string" ? text.replace(from, to) : text.replace(from, to)

export const constructions: ReadonlyArray<Turn> = [
  // "It is the laundry that washes the towels", "it was in 2011 that the shop opened".
  [
    new RegExp(
      String.raw`\bit (?:is|was) ((?:in|on|at|from|by|since|with) [^,.;:]{2,40}?) that ([^.;]{3,200}?)${end}`,
      "giu"
    ),
    "$1, $2"
  ],
  [new RegExp(String.raw`\bit(?:'s| is| was) (${noun}) (?:that|who|which) (?=\p{L})`, "giu"), "$1 "],
  // "Lyon is where Acme paints frames", "May is when it opens", "ladders are what Acme makes".
  [new RegExp(String.raw`^([^,.;:]{2,60}?) (?:is|are|was|were) where ([^.;,]{3,160}?)${end}`, "iu"), behind(" in ")],
  [new RegExp(String.raw`^([^,.;:]{2,60}?) (?:is|are|was|were) when ([^.;,]{3,160}?)${end}`, "iu"), behind(" in ")],
  [new RegExp(String.raw`^([^,.;:]{2,60}?) (?:is|are|was|were) what ([^.;,]{3,160}?)${end}`, "iu"), behind(" ")],
  [
    new RegExp(
      String.raw`^([^,.;:]{2,60}?) (?:is|are) the (?:people|ones|thing|things|sort|kind) (?:that |whom |who )?([^.;,]{3,100}? (?:for|with|to|on))${end}`,
      "iu"
    ),
    behind(" ")
  ],
  // "What the policy covers is theft".
  [new RegExp(String.raw`^what ([^,.;:]{3,80}?) (?:is|are) ([^,.;:]{2,80}?)${end}`, "iu"), "$1 $2"],
  // "Instead of wheat, Acme uses rye", "besides cakes, Acme bakes pies".
  [/^(?:instead of|rather than|in place of) (?!\p{L}+ing\b)([^,.;:]{2,80}), ([^.;:!?]{3,200})/iu, "$2, not $1"],
  [
    new RegExp(
      String.raw`^(?:besides|in addition to|as well as|along with|alongside) ([^,.;:]{2,80}), (?![^.;:!?]*(?:\b(?:other|others|more|another|further)\b|\p{Nd}))([^.;:!?]{3,160}?)${end}`,
      "iu"
    ),
    "$2 and $1"
  ],
  [/^([^,.;:]{2,40}) aside, /iu, "except for $1, "],
  [/\bnot only ([^,.;:]{2,100}?),? but (?:also )?/giu, "$1 and "],
  [
    /\b(?:nobody|no[- ]one|none) (?:other than|but|except(?: for)?|apart from|besides) ([^,.;:]{2,40}?) (?=(?:can|may|is|are|has|have|gets?|sees?|does|will|must)\b)/giu,
    "only $1 "
  ],
  [/\bnothing (?:but|except|other than|apart from) /giu, "only "],
  // "You get a lid with it", as a thing that comes with it.
  [
    /\b(?:does|do)(?:n't| not) require you to\b|\b(?:you are|you're) not (?:required|obliged) to\b/gi,
    "you do not need to"
  ],
  [/\bin the event (?:that|of)\b/gi, "if"],
  [/\bwhether or not\b|\bno matter (?:if|whether)\b/gi, "even if"],
  [
    /\b(?:is|are) (?:going to|set to|scheduled to|due to (?=(?:be|open|launch|start|begin|arrive|close|come|ship|end|move|follow|appear)\b)) ?(?=\p{L})/giu,
    "will "
  ],
  [/\bin the near future\b|\bbefore long\b|\bshortly\b(?! (?:after|before)\b)/gi, "soon"],
  [
    /\bthe reason being that\b|\bfor the reason that\b|\bas a result of the fact that\b|\bowing to the fact that\b/gi,
    "because"
  ],
  [
    /\b(?:it is|it's) (?:possible|likely|conceivable) that ([^,.;:]{2,60}?) (?:will|can|could|may|might) /giu,
    "$1 may "
  ],
  [/^(?:thanks|owing|due) to ([^,.;:]{2,60}), /iu, "because of $1, "],
  [/, (?:which|who) (?:is|are|was|were) (?=(?:an?|the|our|its|their) )(?!\p{L}+ (?:\p{L}+ )?one\b)/giu, ", "],
  // "No class has more than sixteen learners".
  [
    /\bno (\p{L}+(?: \p{L}+){0,3}?) (has|have|takes?|holds?|seats?|gets?|costs?|lasts?) (?:more than|over) (?=\p{Nd}|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty)\b)/giu,
    "every $1 $2 at most "
  ],
  // How often and how many.
  [/\bnot (?:all|every) (?:of )?([^,.;:]{2,50}?) (?:have|has)\b/giu, "some $1 do not have"],
  [/\bnot (?:all|every) (?:of )?([^,.;:]{2,50}?) (are|is|can|may|do|does)\b(?! not)/giu, "some $1 $2 not"],
  [
    /^(.{2,60}?) (?:is|are) among (?:the|our|its|their) ([^,.;:]{2,60}?) (?:that |which )([^,.;:]{2,60}?)(?=[.;]|$)/iu,
    "$3 $2, including $1"
  ],
  [/\b(?:ranks?|counts?|is|are) (?:among|amongst) (the|our|its) (?=\p{L}+est\b|most\b|first\b)/giu, "is one of $1 "],
  [/^([^,.;:]{2,60}?) and ([^,.;:]{2,60}?) are equally (\p{L}+)/iu, "$1 is as $3 as $2"],
  [/\b(?:as a rule|in general(?=,)|more often than not)\b,?/gi, "usually"],
  [
    /\b(?:(?:the |a |the great |the vast )?majority|most) of(?: the| our| its| all)?\b(?! (?:time|day|year|week|night|them|us|you|it|these|those|which|whom)\b)/gi,
    "most"
  ],
  [/\ba (?:number|handful) of (?=\p{L})/giu, "some "],
  [/^part of (.{2,50}?) (is|are|was|were) /iu, "$1 $2 partly "],
  // Spans and days in one way of telling them.
  [/\b(?:from |on )?Mondays? (?:to|till|until|through|[-–]) Fridays?\b/giu, "on weekdays"],
  [/\b(?:on )?Saturdays? (?:and|&) Sundays?\b/giu, "on weekends"],
  [/\bat (?:the )?weekends?\b/giu, "on weekends"],
  [/\b(?:three quarters of an|three-quarters of an) hour\b/giu, "45 minutes"],
  [/\b(?:an?|one) (?:full|whole|entire) day\b/giu, "24 hours"],
  [/\b(?:a )?quarter of an hour\b/giu, "15 minutes"],
  [/\b(?:60|sixty) seconds\b/giu, "a minute"],
  [/\bbetween (\p{Nd}[\p{Nd}.:]*(?: ?[ap]\.?m\.?)?) and (?=\p{Nd}[\p{Nd}.:]*(?: ?[ap]\.?m\.?)?)/giu, "from $1 to "],
  [/(?<=\p{Nd}) ?(?:grams?|grammes?)\b/giu, " g"],
  // Of two spans each keeps its figure: one of them alone is the other's.
  [
    /^([^\p{Nd}]*\b(?:for|within|in|after|of|lasts?|keeps?) )(?:7|seven) days\b(?! (?:a|per) week)(?=[^\p{Nd}]*$)/iu,
    "$1a week"
  ],
  [/(?<=\b(?:for|within|in|after|of|lasts?|keeps?) )(?:12|twelve) months\b/giu, "a year"],
  [/(?<=\b(?:for|within|in|after|of|lasts?|keeps?) )(?:14|fourteen) days\b/giu, "two weeks"],
  // Since when, until when, by when.
  [/\bfrom (\p{Nd}{4}) (?:onwards?|on)\b/giu, "since $1"],
  [/\bfrom (\p{Nd}[\p{Nd}.:]*(?: ?[ap]\.?m\.?)?) (?:until|till|through) (?=\p{Nd})/giu, "from $1 to "],
  [/\bup to (?=(?:19|20)\p{Nd}{2}\b)/giu, "until "],
  [/\b(?:no|not) later than\b|\bat the latest by\b/gi, "by"],
  [
    /\bin (?:up to |at most )?((?:\p{Nd}+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\p{L}+teen|\p{L}+ty) (?:working |business )?(?:second|minute|hour|day|week|month|year)s?) or (?:less|fewer|under|sooner)\b/giu,
    "within $1"
  ],
  [
    /\bin (?:up to|at most|under|less than) (?=(?:\p{Nd}+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\p{L}+teen|\p{L}+ty) (?:working |business )?(?:second|minute|hour|day|week|month|year)s?\b)/giu,
    "within "
  ],
  // "Has its jackets sewn by": others do it.
  [
    /\b(?:has|have|had|gets?|got) ((?:its|our|their|the|all) (?:\p{L}+ ){0,2}?\p{L}+) (\p{L}{2,}(?:ed|wn|en|ght|ilt|ade|old|ung|ent|ut)) by (?=\p{L})/giu,
    "$1 are $2 by "
  ],
  // What is to come, in one way of announcing it.
  [
    /\b(?:is|are) (?:planned|scheduled|due|expected|announced) for (?=(?:this|next|early|late|the|spring|summer|autumn|fall|winter|\p{Nd}{4}|\p{Lu}\p{L}+ \p{Nd}{4})\b)/giu,
    "will come "
  ],
  [/\b(?:is|are) on (?:our|the|its) roadmap for (?=\p{Nd}{4}\b|this\b|next\b)/giu, "will come "],
  [/\b(?:is|are) (?:coming|to follow|to come)(?= (?:this|next|in)\b)/giu, "will come"],
  [
    /\bwill (?:be (?:added|opened|launched|released|published|available|ready)|open|launch|arrive|follow|start|appear)(?= (?:this|next|in|early|late)\b)/giu,
    "will come"
  ],
  [
    /\bwe (?:(?:are )?plan(?:ning)?|intend|hope) to (?:release|launch|open|add|publish|bring out) ([^,.;:]{3,60}?) (?=(?:this|next) \p{L}+|(?:in )?(?:early |late )?\p{Nd}{4}\b)/giu,
    "$1 will come "
  ],
  [/\bwill come in (?=\p{Nd}{4}\b)/giu, "will come "],
  // "Never pays", "do not pay": what holds today.
  [/\bnever (?!been\b)(\p{L}{3,}?)(?:(?<=(?:[sxz]|ch|sh|o))es|(?<!s)s)\b(?! to\b)/giu, "does not $1"],
  [/\b(?:pays?|(?:is|are) charged) nothing(?: at all)?(?=[.,;!]|$)/giu, "is free"],
  [/\bg(?:ave|ive|ives|iving) up (?=\p{L}+ing\b)/giu, "stopped "],
  [/\b(?:went|goes|go|gone) by the name of\b/giu, "was called"],
  [/(?<!\b(?:has|have) )\bbelonged to (?=(?:its|the|our|their|an?|\p{Lu}))/giu, "was owned by "],
  [/\b(has|have) belonged to (?=\p{L})/giu, "$1 been owned by "],
  [/\bbelongs? to (?=(?:its|the|our|their|an?|\p{Lu}))/giu, "is owned by "],
  [/^(?:the|our|its) team (?:consists of|comprises) (?=\p{L}|\p{Nd})/iu, "we are "],
  [/\bwhen there is no (?=\p{L}+)/giu, "without "],
  [/(?<=^|[.!?] )no (\p{L}+(?: \p{L}+)?)\? (?=\p{Lu})/giu, "Without $1, "],
  [/(?<!\bto )\bgo(?:es)? live\b/giu, "are live"],
  [/, (?:who|which) used to be (?=an? |the )/giu, ", formerly "],
  [/, an? former (?=\p{L})/giu, ", formerly a "],
  // Prices and trials.
  [/(?<!\p{Nd})(\p{Nd}+ ?%) off\b/giu, "a $1 discount"],
  [/\b(?:an? )?(?:discounts?|reductions?) of (\p{Nd}+ ?%)/giu, "a $1 discount"],
  [/\bsaves? (?=\p{Nd}+ ?%(?! \p{L}))/giu, "get a discount of "],
  [/\bis charged at (?=\p{Sc})/giu, "costs "]
]
