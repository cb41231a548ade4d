/**
 * Turns of phrase that say the same, each brought to one of them before clauses are compared. Data: what is matched, and
 * what is read in its place. None changes a number, a name, a time or a denial.
 */
export const rewordings: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(\p{L}+)-(and|to|by|of|in|as|on|for)-(\p{L}+)\b/giu, "$1_$2_$3"],
  [/\bside[- ]by[- ]side\b/gi, "side_by_side"],
  [/\b(do|does)(n't| not) have to\b/gi, "$1$2 need to"],
  [/\bneedn't\b(?= \p{L})/giu, "don't need to"],
  [/\bthere(?:'s| is) no need to\b/gi, "you do not need to"],
  [/\bit(?:'s| is) possible to\b/gi, "you can"],
  [/\b(?:is|are) welcome to\b|\bha(?:s|ve) the option (?:to|of)\b/gi, "can"],
  [/\bno one\b/gi, "nobody"],
  [/\bin (?:one|a single|the same) (?:place|spot)\b/gi, "together"],
  [/\b(?:for )?as (?:many|much)((?: \p{L}+){0,2}?) as you (?:like|want|need|wish|please)\b/giu, "unlimited$1"],
  // "Adds €45 a night", "€45 extra".
  [/\badds (?:an? (?:extra|additional|further) )?(?=\p{Sc} ?\p{Nd})/giu, "is another "],
  [/\ban? (?:extra|additional|further) (?=\p{Sc} ?\p{Nd})/giu, "another "],
  [/(\p{Sc} ?\p{Nd}[\p{Nd}.,]*) (?:extra|more(?! than)|on top)\b/giu, "another $1"],
  [/\bnot even we (can|could)\b/gi, "we $1not"],
  [
    /\b(?:never|don't|do not) (take|accept|have|keep|make|teach|seat|admit|carry|hold)s? more than (?=\p{Nd}|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b)/giu,
    "$1 at most "
  ],
  [/(?<=\p{L}),? (?:to|at) your (?:front )?door(?:step)?\b/giu, ""],
  [/\byou(?: will|'ll) (?=(?:find|see|get|have|receive|learn|meet|hear|enjoy|notice)\b)/gi, "you "],
  [/\b(is|are|was|be|has|have|do|does|can|must) ever\b/gi, "$1"],
  [/\bdoes(?:n't| not) cost (?:(?:you|them) )?(?:a (?:penny|cent|thing|dime)|anything)\b/gi, "is free"],
  [/\b(?:don't|do not) cost (?:(?:you|them) )?(?:a (?:penny|cent|thing|dime)|anything)\b/gi, "are free"],
  [/\bhalf[- ]an[- ]hour\b/gi, "30 minutes"],
  [/\bhalf[- ]hour (?=\p{L})/giu, "30-minute "],
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
  [/\b(?:after|following) (?:that|this)(?=,| (?:you|we|they|it|the|your)\b)/gi, "afterwards"],
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
    /\bunder (?:the |an? )?((?:[\p{L}\p{Nd}][\p{L}\p{Nd}.-]* ){0,4}licen[cs]es?(?: (?:v|version )?\p{Nd}[\p{Nd}.]{0,16})?)(?=[.,;]|$)/giu,
    "under the $1"
  ],
  [
    /,? so (?:that )?you (?:don't|do not|never|won't|will not) (?:ever )?(?:have|need) to(?: bother| worry)?(?=[.,;!]|$)/giu,
    ""
  ],
  [/(?<=\p{L}),? (?:instead of|rather than) (?=\p{L})/giu, ", not "],
  [/\b(can|may|must|should|could) be neither (\p{L}+) nor (?=\p{L}+)/giu, "$1 not be $2 or "],
  [/\b(?:every|each) (?:single )?one of (?=(?:our|its|the|their|your)\b)/gi, "all "],
  [/\ball of (?=(?:our|its|the|their|your)\b)/gi, "all "],
  // "Its teachers all grew up here".
  [/\b((?:our|its|their|the|\p{L}+'s) (?:\p{L}+ )?\p{L}{3,}s) all (?=\p{L}{3,})/giu, "all $1 "],
  [
    /\b(?:never|not) more than (?=\p{Nd}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\b)/giu,
    "at most "
  ],
  // "The recorder we modelled was used": it was the recorder that was.
  [
    /(?<=^|[.;:!?] )(the|our|an?|every|each|all|any) ((?:\p{L}+ )?\p{L}+) (?:that |which |who )?(?:we|you|they) (\p{L}+) (?=(?:is|are|was|were|has|have|had|can|will)\b)/giu,
    "$1 $3 $2 "
  ],
  [/\b(?:at|for) no (?:extra |additional |further )?(?:cost|charge)\b/gi, "free"],
  [/\bwithout (?:any )?(?:extra |additional )?(?:cost|charge)s?\b/gi, "free"],
  [/\bcosts nothing\b/gi, "is free"],
  [/\bcost nothing\b/gi, "are free"],
  [/\bfree (?:of|from) (?=\p{L})/giu, "without "],
  [/\b(?:contains?|uses?|has|have|sets?|needs?|requires?) neither (.{1,60}?) nor\b/giu, "has no $1 and no"],
  [/(\p{Nd}[\p{Nd}.]{0,16}) (?:and|or) (?:newer|later|above|up|upwards|higher|over)\b/giu, "$1 or more"],
  [
    /,? ?\b(?:if|should) (?:you|they|users|customers|people|guests|owners|clients|the \p{L}+) (?:so )?(?:like|want|wish|prefer|please|choose)s?(?=[.,;!]|$)/giu,
    ""
  ],
  [/^(?:if|should) you (?:like|want|wish|prefer), (?=\p{L})/giu, ""],
  [
    /\b(?:when|whenever) (?:you|they|users|customers|people|guests|owners|clients) (?:like|want|wish|prefer|please|choose|need)(?: to| it)?(?=[.,;!]|$)/giu,
    "anytime"
  ],
  [
    /\bat any (?:hour|moment)(?: of (?:the|any) day)?\b|\bday (?:and|or) night\b|\b(?:a?round)[- ]the[- ]clock\b|\b24 hours a day,? (?:7|seven) days a week\b/gi,
    "24 hours a day"
  ],
  [/\b(?:100 ?%|entirely|completely|totally|wholly) (?=\p{L}{3,})/giu, "fully "],
  [/\bon (?:its|their) own(?=[.,;]|$)|\bby (?:itself|themselves)(?=[.,;]|$)/gi, "automatically"],
  [/\bstraight away\b|\bright away\b/gi, "immediately"],
  [/\bat the same time\b|\bsimultaneously\b/gi, "together"],
  [/\b(?:is|are) (?:housed|located|situated|stored|kept|held|hosted) (?=in\b|on\b|at\b)/gi, "are "],
  // Particle and light verbs, each as the one verb that says it.
  [/\b(?:look(s|ed|ing)? after|tak(?:e(s)?|(?:ing)) (?:good )?care of)\b/gi, "tend$1$2"],
  [/\b(?:was|were|is|are|been|be) taken care of\b/gi, "are tended"],
  [/\bwork(s|ed|ing)? out (?=which|what|how|the|whether|where|when)/gi, "determine$1 "],
  [/\b(?:find(s|ing)?|figure(s|d)?) out\b/gi, "discover$1$2"],
  [/\bpull(s|ed|ing)? out\b/gi, "extract$1"],
  [/\bboil(s|ed|ing)? (\p{L}+(?: \p{L}+){0,3}) down to\b/giu, "summarise $2 to"],
  [/\b(?:note|jot|write)(s)? down\b/gi, "note$1"],
  [/\bprint(s|ed|ing)? (?:out|off)\b/gi, "print$1"],
  [/\bhand(s|ed|ing)? (?:out|over)\b/gi, "give$1"],
  [/\bset(s)? off\b/gi, "depart$1"],
  [/\b(?:turn|switch)(s|es|ed|ing)? on\b/gi, "activate$1"],
  [/\bpa(?:y|(?:id))(s)? back\b/gi, "repay$1"],
  [/\bask(s|ed|ing)? for\b/gi, "request$1"],
  [/\bmake(s)? sure(?: that)?\b/gi, "ensure$1"],
  [/\bmak(?:e(s)?|ing) (?:it (?:possible|easy|simple)(?: for you)?) to\b/gi, "let$1 you"],
  [/\bgives? you the (?:chance|ability|option|freedom|possibility|opportunity) to\b/gi, "lets you"],
  [
    /\b(?:makes?|creates?|draws? up|compiles?|puts? together) (?:an? |the )?(list|copy|backup|summary|translation|forecast|estimate|photo)s? of\b/gi,
    "$1s"
  ],
  [/\b(?:make|place)(s)? (?:an? )?(?:booking|reservation)s? for\b/gi, "book$1"],
  [/\btak(?:e(s)?|en|ing) (?:an? )?(?:photo|picture)s? of\b/gi, "photograph$1"],
  [/\b(?:have|take)(s)? a look at\b/gi, "view$1"],
  [/\bgive(s)? advice on\b/gi, "advise$1 on"],
  [
    /\b(?:perform|do|undertake|conduct|make|offer|provide)(e?s)? (repair|check|inspection|test|deliver(?=ies)|installation|translation|calculation|measurement)(?:s|ies)? (?:of|on|to|for)\b/gi,
    "$2s"
  ],
  [
    /\bsend(s)? (you|them|us|(?:the|your) \p{L}+|\p{L}+s) (?:an? )?(text|message|reminder|alert|email)s?(?: messages?)?\b/giu,
    "$3$1 $2"
  ],
  [
    /\b(?:continu(?:e(s)?|ing)|keep(s)?|carr(?:y|(?:ie)(s)) on|go(?:e(s))? on) (?:to )?(work|run|function|operat|play|stay)(?:n?ing|e)?\b/gi,
    "still $5$1$2$3$4"
  ],
  [/\bin place of\b/gi, "instead of"],
  // What it is for, and of whom it is made.
  [
    /\b(is|are) (?:suitable|suited|meant|intended|designed|built|made|aimed|geared|tailored) (?:for|to|towards|at) (?=(?:the )?[\p{L}-]+)/giu,
    "$1 for "
  ],
  [/\b(?:is|are) (?:made up|composed|comprised) of\b/gi, "contains"],
  [/\b(?:is|are) (?:in charge of|responsible for)\b/gi, "manages"],
  [/\bfor (?:those|anyone|anybody|everyone|everybody) who\b/gi, "for people who"],
  [/\bwith no\b(?! (?:more|less|fewer))/gi, "without"],
  [/\bwithout (?:any|a single)\b/gi, "without"],
  [/\b(?:together with|along with|in addition to|alongside)\b/gi, "and"],
  [/\b(?:a|the|our|its|your) (?:range|variety|series|number|collection|array|choice) of (?=\p{L})/giu, ""],
  [/\b(?:moreover|in addition|what's more|besides|on top of that),? /gi, ""],
  [/\beach and every\b/gi, "every"],
  // What only adds weight.
  [
    /^(?:of course|naturally|best of all|better still|better yet|needless to say|rest assured|above all),? (?=\p{L})/giu,
    ""
  ],
  [/(?<!\bnot |n't )\b(?:really|truly|indeed|genuinely|literally) (?=\p{L})/giu, ""],
  [/\bclearly (?=\p{L}+ed\b)/giu, ""],
  [/\bevery single (?=\p{L})/giu, "every "],
  // Looked back for only where it stands, and not through a whole page.
  [/ at all\b(?<=\b(?:no|not|never|without|nothing|nobody|n't)\b[^.;:]{0,300} at all)/gi, ""],
  [/\bup and running\b/gi, "live"],
  [/\bget(?:ting)? (?:going|started)\b/gi, "start"],
  [/\b(?:what|whatever|whichever) (?=time)/gi, "any "],
  // Numbers, times and limits in one way of telling them.
  [
    /\bbetween (\p{Nd}[\p{Nd}.,]*|\p{L}+)( \p{L}+)? and (?=\p{Nd}|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|eleven\b|twelve\b|\p{L}+teen\b|\p{L}+ty\b)/giu,
    "from $1$2 to "
  ],
  // "Takes from 2 to 9 days", "takes 2 to 9 days"; "aged 6 to 11", "6 to 11 years old".
  [/\bfrom (\p{Nd}+) to (?=\p{Nd}+ (?!(?:[ap]m|%)\b)\p{Ll}{3})/giu, "$1 to "],
  [/\baged (?:from )?(\p{Nd}+ to \p{Nd}+)\b(?! years)/giu, "$1 years old"],
  // "Six weeks or longer", "five or more lamps": at least so many.
  [
    /\b(?:from )?(\p{Nd}[\p{Nd}.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)((?: \p{L}+){0,2}?) or (?:more|longer|over|above|older|upwards|higher)\b/giu,
    "at least $1$2"
  ],
  [
    /\b(\p{Nd}[\p{Nd}.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)((?: \p{L}+){0,2}?) or (?:fewer|less|shorter|under|below|younger)\b/giu,
    "up to $1$2"
  ],
  [
    /\b(?:is|are) (?:limited|restricted|capped) (?:to|at) (?=(?:\p{Nd}[\p{Nd}.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)\b)/giu,
    "have up to "
  ],
  [
    /\bsome (?=(?:\p{Nd}[\p{Nd}.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)\b)/giu,
    "about "
  ],
  [
    /(?<=(?:\p{Nd}[\p{Nd}.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred) \p{L}+) (?:in (?:size|length|height|width|total|number|all)|long|tall|wide|deep)(?=[.,;!]|$| \p{L}+)/giu,
    ""
  ],
  [/\b(?:for|at) present\b|\bat the moment\b|\bcurrently\b/gi, "now"],
  [/\byou(?:'ll| will) (?:also )?find (\p{L}[^.,;]{2,40}?) (?=(?:in|at|on)\b)/giu, "$1 are "],
  [/\bshould (?=(?:an?|the|your|any|something|anything)\b)/giu, "if "],
  [/\bas (?:deep|long|high|large|big|tall|wide|heavy|far|thick|old) as (?=\p{Nd})/giu, "up to "],
  [/\bas (?:young|small|low|short|thin) as (?=\p{Nd})/giu, "from "],
  [/\ba half[- ]dozen\b|\bhalf a dozen\b/gi, "six"],
  [/\ba dozen\b/gi, "twelve"],
  [/\ba (?=hundred|thousand|million)/gi, "one "],
  [/\b(?:every|once a) fortnight\b|\bfortnightly\b/gi, "every two weeks"],
  [/\ba fortnight\b/gi, "two weeks"],
  [/\bhalf an hour\b/gi, "30 minutes"],
  [/\ban hour and a half\b/gi, "90 minutes"],
  [/\bonce (?:a|per|every|each) (day|week|month|year|hour)\b/gi, "every $1"],
  [/\b(?:two times|on two occasions) (?=a|per|each|every)/gi, "twice "],
  [/\bat (\p{L}+|\p{Nd}+)[- ](minute|hour|day|week|month|year|second)s? intervals\b/giu, "every $1 $2s"],
  [/\bat intervals of (?=\p{L}|\p{Nd})/giu, "every "],
  [/\b(?:a|the) (?:maximum|most) of (?=\p{Nd}|\p{L}+ )/giu, "up to "],
  [/\b(?:a |the )?minimum of (?=\p{Nd}|\p{L}+ )/giu, "at least "],
  [
    /\b(?:no (?:more|longer|later|taller|heavier|older|further|farther|higher|larger|bigger) than|as (?:many|much) as|at most) (?=\p{Sc}?\p{Nd}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)\b)/giu,
    "up to "
  ],
  [/\bminus (?=(?:the|any|all)\b)/giu, "without "],
  [/\bso far\b/gi, "yet"],
  [/\bfrom beginning to end\b|\bfrom start to end\b/gi, "from start to finish"]
]
