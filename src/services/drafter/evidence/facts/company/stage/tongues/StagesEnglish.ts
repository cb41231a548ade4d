/** How far along a product is, as English says it. */
import { type StageTongue, versionNumber } from "./StageTongue.ts"

const everyone =
  "(?:everyone|everybody|all|anyone|the public|the general public|all comers|all (?:users|teams|customers))"

export const englishStages: StageTongue = {
  hint: /alpha|beta|early access|preview|test|idea|concept|paper|built|build|code|exist|wait|launch|live|open|available|out|released?|ship|version|public|\bgrow|join|year|decade|interest|prototype|drawing/,
  spaced: true,
  words: {
    N: "(?:(?:the|our) )?(?:(?:app|platform|service|tool|software|project|product|game|site|website) )?§(?:'s)?(?: (?:app|platform|service|tool|software|project|itself|as a whole|web app))?",
    we: "we|i|(?:our|this) (?:app|product|platform|software|tool|service|project|site|website|game|startup|web app)",
    it: "it|the (?:app|product|platform|software|tool|service|project|game|site|website)",
    be: "(?:is|has been|have been|are|am|remains|stays)",
    adj: "(?:public|open|private|closed|limited|invite-only|invitation-only|early|very early|small|free|first|paid|current|pre-release|live|quiet|tiny|rough|ongoing|long|new|big|short|second|third|final|last|extended|technical|friends-and-family)",
    step: "(?:version|phase|stage|test|testing|tests|software|release|state|mode|build|programme|program|period|product|preview|trial|round|quality|cycle)",
    K: "(?:{adj},? ){0,3}(?<trial>(?:pre-)?alpha|beta)(?:[ -]{step}){0,2}",
    T: "(?:(?:a|an|our|its|the) )?{K}",
    end: "(?=$|[.!;:)]|,(?! (?:the|an?|our|on|at|in) )| - | (?:with|and|so|but|while|until|where|which|because|as|since|that|by|just|on your|from)(?!\\p{L})|(?: for| to| among)? (?:a |an |some |our first|the first|invited|selected|early|friends|about|around|over|more than|only|\\p{Nd}|two|three|four|five|six|ten|twelve|twenty|thirty|forty|fifty|(?:a )?few|several|dozens|hundreds)| (?:at|in) (?:\\p{Nd}+|a (?:few|dozen|handful)|two|three|four|five|six|ten|some) | (?:in|at|to) (?:everyone|everybody|all))",
    of: "(?: (?:of|for) (?:{N}|{we}))?",
    everyone,
    version: versionNumber,
    after:
      "after (?:[\\p{L}\\p{Nd}-]+ ){1,6}?(?:beta|testing|test|development|work|waiting|trials?|months|years)(?: (?:phase|period|stage))?",
    many: "(?:(?:more than|over|nearly|almost|about|around|tens of|well over|many) )?(?:thousands|hundreds|\\p{Nd}[\\p{Nd}.,]*(?: ?k)?|a (?:thousand|million)|millions)(?: of)?(?: [\\p{L}-]+){1,4}?",
    years:
      "(?:1[5-9]|[2-9]\\p{Nd}|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|twenty-\\p{L}+|thirty|forty|fifty)",
    ideaEnd: "(?=$|[.!;:,)]| - | (?:on paper|and|so|but|because|while|with|without|that we|that i)(?!\\p{L}))",
    stop: "(?=$|[.!;:,)]| - | (?:and|but|since|with|after|at|on the (?:app store|web)|on (?:ios|android|google play|steam)|in (?:the app store|\\p{Nd}+ |all )|free|worldwide|without)(?!\\p{L}))",
    when: "(?: (?:in|on|at|last|this|earlier|back in|to)(?: [\\p{L}\\p{Nd}]+){1,4})?",
    testers:
      "(?:{adj} )?(?<trial>alpha|beta)[ -]?(?:testers?|users|readers|players|families|teams|schools|customers|participants|volunteers)",
    call: "(?:(?:please |come and |do |now )?(?:(?:sign up|register|apply|enrol|enroll|get in touch|write to us|ask us|mail us|email us|leave your (?:email|address)|request (?:an )?(?:invite|invitation|access|a seat|a place)|ask for (?:an )?(?:invite|invitation|access|a seat|a place)|get (?:early )?access|get an invite|drop us a line|put your name down|you can)(?: (?:here|below))?(?: (?:to|for|and|if you would like to|if you want to))?(?: (?:join|test|try|try out|get into|be part of|take part in|help test|help us test|use|see|access|enter|get))?|join(?: in)?|try(?: out)?|test(?: out)?|take part in|be part of|get into|help test|help us test|download|get|enter|install|play|want to (?:join|test|try)|would you like to (?:join|test|try)))"
  },
  free: "(?:quietly|of course|however|actually|proudly|happily|really|very much|as you read this|with pleasure|by the way|honestly|to be honest|fully|properly|thus|therefore|also|too|admittedly)",
  now: "(?:now|finally|at last|officially|at long last|as of (?:today|now|this (?:week|month)|(?:last )?\\p{L}+day)|from today|today|already|since (?:today|yesterday|(?:last |this )?(?:week|month|spring|summer|autumn|winter|\\p{L}+day)|(?:\\p{L}+ )?\\p{Nd}{4}|january|february|march|april|may|june|july|august|september|october|november|december)|publicly)",
  dated:
    "(?:(?:back )?in (?:(?:early |late |mid-)?(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:of )?)?\\p{Nd}{4}|on \\p{Nd}{1,2}(?:st|nd|rd|th)? (?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \\p{Nd}{4})?|on (?:january|february|march|april|may|june|july|august|september|october|november|december) \\p{Nd}{1,2}(?:,? \\p{Nd}{4})?|(?:earlier )?(?:last|this) (?:week|month|year|spring|summer|autumn|fall|winter)|(?:a|two|three|four|six|\\p{Nd}+) (?:weeks?|months?|years?) ago)",
  still:
    "(?:still|currently|right now|at the moment|at this point|at this stage|for now|for the moment|for the time being|so far|to date|presently|just now|as yet|yet(?! to )|this minute|these days|at present)",
  joins: "and|but|so|while|because",
  unless:
    "(?:if|when|once|unless|until|as soon as|imagine|suppose|hope|plan|planned|planning|will|would|might|may soon|was|were|used to|had|said|says|told|heard|nearly|almost|not|never|client|customer|partner|competitor|rival)",
  spoils:
    "(?:soon|planned|next (?:week|month|year|spring|summer|autumn|winter)|will|later this year|coming|module|feature|plugin|plug-in|integration|extension|android|ios|iphone|ipad|mac|macos|windows|linux|of (?:another|other|our|a|his|her|their)|blockers?|males?|wolf|carotene|romeo|particles?|shut down|discontinued|closed (?:down|its))",
  trial: [
    "^{S} {be} (?:(?:available|running|playable|out|usable|live|open|up|offered|released|accessible|being tested|deep|well|right|just|only|in use|in the middle of) )?(?:in|at|as|into|open for|up for)? ?{T}{of}{end}",
    "^{S} (?:(?:has|have) )?(?:just )?(?:entered|enters|enter|reached|moved into|moved to|gone into|went into|started|opened|launched|begun|began|released|opened up|kicked off|shipped|published|put out) (?:into )?{T}{of}{end}",
    "^{S} (?:(?:has|have) )?(?:just )?(?:entered|enters|gone into|went into|moved into) (?:{adj} )?(?<trial>early access){of}{end}",
    "^{S} (?:run|runs|{be} running|{be} opening|have|has|offer|offers|{be} offering|{be} inviting people to|{be} testing in|{be} holding|{be} doing|invite you to|{be} going through) {T}{of}{end}",
    "^(?:this|what you (?:see|see here|get|download|use)|the version (?:you see|here|online)|what is (?:here|online)|you (?:{be} (?:looking at|using|on|seeing|getting)|see|get)) (?:{be} )?{T}{of}{end}",
    "^{call} (?:the|our|{N}|the {N}) {K}{of}{end}",
    "^{call} (?:the |our )?(?:testing of )?{N} (?:in|as an?|during) {T}{end}",
    "^(?:become|be|sign up as|register as|join us as|apply as|apply to be|sign up to be|want to be|we would love you to be) (?:one of )?(?:a |an |our |the )?(?:first )?{testers}{of}{end}",
    "^{we} (?:{be} (?:still )?)?(?:looking for|searching for|seeking|need|want|welcome|invite|inviting|recruiting|hunting for|after|could use|would love|taking on|accepting) (?:(?:more|a few|a handful of|some|new|\\p{Nd}+|another|first|curious|patient|brave|a couple of|ten|twenty|fifty|our first) ){0,3}{testers}{of}{end}",
    "^(?:{testers} (?:wanted|welcome|needed|sought))(?: for {N})?{end}",
    "^(?:the|our|{N}|the {N}) {K}{of} {be} (?:open|live|running|here|available|out|under way|underway|on|in full swing|up|ongoing|free|up and running)(?: (?:to|for) {everyone})?{end}",
    "^(?:the|our|{N}|the {N}) {K}{of} (?:has )?(?:(?:started|begun|opened|launched)(?: (?:today|this (?:week|month)|last (?:week|month)))?|runs|starts today)(?! (?:in|next|on))",
    "^{S} {be} (?:being )?(?:tested|tried out|in testing) by (?:a (?:few|handful|dozen|small group) (?:of )?)?(?:invited )?{testers}{end}",
    "^(?:\\p{L}+ ){0,4}{testers} {be} (?:using|trying|trying out|testing|putting) {N}",
    "^(?:a|an|the|our) {K} of {N} {be} (?:open|live|running|here|available|out|up|online)(?!\\p{L})",
    "^(?:download|get|try|install|grab) (?:the |an? )(?:first )?{K} (?:of )?{N}"
  ],
  launched: [
    "^{S} (?:(?:has|have) )?(?:left|come out of|came out of|moved out of|moved beyond|graduated from|exited|outgrown|finished|completed|wrapped up|dropped|shed|ended) (?:its |our |the )?(?:{adj} ){0,2}(?:beta|early access)(?:[ -]{step}| label| tag| behind| badge)?{stop}",
    "^{S} {be} (?:out of|done with|past|no longer in|no longer an?|no longer|over with|through with) (?:its |our |the )?(?:{adj} ){0,2}(?:beta|early access|invite-only|invitation-only)(?:[ -]{step})?{stop}",
    "^(?:the|our|{N}) (?:{adj} ){0,2}beta(?:[ -]{step})? (?:{be} (?:over|finished|done|behind us|complete|history|closed)|(?:has )?ended|(?:has )?finished){stop}",
    "^(?:{N} (?:version )?{version}|(?:{N} )?version {version}{of}|{version} of {N}|the (?:first |1\\.0 )?(?:stable|full|public|final|official|finished) (?:version|release){of}) (?:{be}|was) (?:here|out|live|released|published|shipped|there|available|ready|in the (?:app )?stores?){when}{stop}",
    "^(?:{N} (?:version )?{version}|(?:{N} )?version {version}{of}|the (?:first )?(?:stable|full|public|final|official) (?:version|release){of}) (?:has )?(?:landed|arrived|shipped|launched|come out|came out|went live|gone live|dropped){when}{stop}",
    "^{we} (?:have )?(?:just )?(?:released|shipped|published|launched|put out|brought out|hit|reached) (?:(?:{N}|our|the)(?:'s)? )?(?:first (?:stable|full|public) )?(?:(?:version |release )?{version}|(?:version|release)(?= of §))(?: of (?:{N}))?{when}{stop}",
    "^{N} (?:(?:has|have) )?(?:reached|hit|had its) (?:version |release )?{version}{when}{stop}",
    "^{S} (?:(?:has|have) )?(?:just )?(?:opened (?:up )?(?:to|for) {everyone}|opened its doors to {everyone}|gone public|went public(?= with §)|opened sign-?ups to {everyone}|(?:made|had) its public (?:debut|launch)){when}{stop}",
    "^{S} (?:(?:has|have) )?(?:just )?(?:launched|gone live|went live){when}(?: {after})?{stop}",
    "^{we} (?:have )?(?:just )?(?:launched|released|opened|shipped) {N}(?: (?:to|for) {everyone})?{when}(?: {after})?{stop}",
    "^{N} (?:has been|was) (?:launched|released)(?: (?:to|for) {everyone})?{when}(?: {after})?{stop}",
    "^(?:you|anyone|everyone|everybody) (?:can|may) (?:sign up (?:for|to) |use |download |join |get |try |buy |order |install )?{N}(?: without (?:an? )?(?:invite|invitation|waiting list|waitlist))",
    "^(?:there {be} )?no (?:more )?(?:waiting list|waitlist|invitation|invite)(?: {be} (?:needed|required|necessary))? (?:any more|anymore|any longer)"
  ],
  launchedNow: [
    "^{S} {be} (?:(?:generally|publicly|widely|freely) )?(?:open|available|live|public|accessible|launched|online|up and running|released|ready)(?: (?:to|for) (?:{everyone}|use|download))?(?: worldwide)?{stop}(?! (?:with a|at (?:noon|night)))",
    "^{S} {be} (?:out|here)(?: (?:to|for) {everyone})?{stop}",
    "^(?:anyone|everyone|everybody) can (?:sign up|use|download|join|register|get|try|buy|order|install|create an account)(?: (?:for|to|with|in|on))?(?: {N})?{stop}",
    "^(?:{N} )?(?:sign-?ups?|registrations?)(?: (?:for|to) {N})? {be} open (?:to|for) {everyone}{stop}"
  ],
  idea: [
    "^{S} {be} (?:just |only |nothing (?:more |but )(?:than )?|no more than |little more than |barely more than |merely |purely |simply |not more than ){1,2}(?:an? |on )?(?:rough |early |loose |first |small )?(?:idea|concept|plan|sketch|thought|dream|proposal|paper|notion|waiting list|waitlist|landing page|drawing){ideaEnd}",
    "^{S} {be} (?:(?:in|at) (?:the|its|an?) (?:early |very early )?(?:idea|concept|planning|drawing|sketching|thinking|discovery|ideation)(?: (?:stage|phase))|on the drawing board|(?:only )?on paper){ideaEnd}",
    "^(?:all (?:that exists|we have|there is|you can see|that there is)|what we have) (?:yet )?(?:of {N} )?{be} (?:just |only )?(?:an? |this |some )?(?:idea|concept|page|waiting list|waitlist|landing page|sketch|sketches|plan|drawings?|mock-?ups?|slides){ideaEnd}",
    "^{we} {be} (?:collecting|gathering|gauging|measuring|testing) (?:interest|names|email addresses|addresses|sign-?ups|opinions) before (?:we |anything )"
  ],
  ideaStill: [
    "^(?:nothing|no code|no product|no app|not a (?:single )?line(?: of code)?|no prototype)(?: of {N})? (?:is|has been|exists|was)(?: (?:built|written|made|coded|programmed|developed|there))?{ideaEnd}",
    "^there {be} (?:nothing to (?:use|buy|download|try|see)|no (?:product|app|code|prototype|software)|nothing (?:built|here|but an idea)){ideaEnd}",
    "^{S} (?:have not|have yet to|has not|has yet to|{be} not)(?: yet)? (?:built|write|build|written|start|started|begun|building|been built|be built|coded)(?: (?:anything|any of it|a (?:single )?line(?: of code)?|it|{N}|building|coding|the (?:app|product)|development|work|to build))?{ideaEnd}",
    "^{S} (?:does|do) not exist{ideaEnd}"
  ],
  growing: [
    "^{many} (?:use|uses|rely on|work with|run on|trust|play|read) {N}[^.;]{0,60}?(?:growing|more (?:join|every|each|sign|arrive|come)|joins? (?:us )?(?:every|each)|(?:join|added|sign up) (?:every|each))",
    "^{N} (?:is|are) (?:used by|trusted by|home to) {many}[^.;]{0,60}?(?:growing|more (?:join|every|each|sign|arrive|come)|joins? (?:us )?(?:every|each))",
    "^{S} (?:{be}|keeps|keep|has been|have been) growing (?:fast|quickly|rapidly|steadily|strongly|every|week|month|by \\p{Nd})",
    "^{S} (?:grows|grow) (?:fast|quickly|rapidly|by \\p{Nd}+ ?%|every (?:week|month))"
  ],
  mature: [
    "^{N} (?:is|has been) (?:in (?:daily |constant |active )?use|in production|on the market|on sale) for (?:(?:more than|over|nearly|almost|some) )?(?:{years} years|(?:two|three|four) decades|decades)",
    "^{N} (?:is|has been) (?:a )?(?:mature|long-established|well-established|tried and tested|time-tested)(?: (?:product|platform|software|system|tool|project|application))?{ideaEnd}"
  ]
}
