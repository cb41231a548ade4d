/** How far along a product is, as English says it. */
import { type StageTongue, versionNumber } from "./StageTongue.ts"

const everyone =
  "(?:everyone|everybody|all|anyone|the public|the general public|all comers|all (?:users|teams|customers))"

export const englishStages: StageTongue = {
  hint: /grew|grown|climbed|jumped|went from|sign up|page|use|doubl|tripl|quadrupl|hiring|download|decades?|stead|mature|relied|trusted|sketch|arrived|here|can be|alpha|beta|early access|preview|test|idea|concept|paper|built|build|code|exist|wait|launch|live|open|available|out|released?|ship|version|public|\bgrow|join|year|decade|interest|prototype|drawing/,
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
    ideaEnd:
      "(?=$|[.!;:,)]| - | (?:on paper|on (?:a|an|our|one|the back)|in (?:a|our|my)|and|so|but|because|while|with|without|that we|that i)(?!\\p{L}))",
    stop: "(?=$|[.!;:,)]| - | (?:and|but|since|with|after|at|on the (?:app store|web)|on (?:ios|android|google play|steam)|in (?:the app store|\\p{Nd}+ |all )|free|worldwide|without)(?!\\p{L}))",
    when: "(?: (?:in|on|at|last|this|earlier|back in|to)(?: [\\p{L}\\p{Nd}]+){1,4})?",
    testers:
      "(?:{adj} )?(?<trial>alpha|beta)[ -]?(?:testers?|users|readers|players|families|teams|schools|customers|participants|volunteers)",
    call: "(?:(?:please |come and |do |now )?(?:(?:sign up|register|apply|enrol|enroll|get in touch|write to us|ask us|mail us|email us|leave your (?:email|address)|request (?:an )?(?:invite|invitation|access|a seat|a place)|ask for (?:an )?(?:invite|invitation|access|a seat|a place)|get (?:early )?access|get an invite|drop us a line|put your name down|you can)(?: (?:here|below))?(?: (?:to|for|and|if you would like to|if you want to))?(?: (?:join|test|try|try out|get into|be part of|take part in|help test|help us test|use|see|access|enter|get))?|join(?: in)?|try(?: out)?|test(?: out)?|take part in|be part of|get into|help test|help us test|download|get|enter|install|play|want to (?:join|test|try)|would you like to (?:join|test|try)))",
    store:
      "(?:(?:the )?(?:(?:mac |ios )?app ?stores?|google play(?: store)?|play store|microsoft store|chrome web store|steam|f-droid)|(?:both |all (?:major )?)app stores|(?:android|ios|iphone|ipad|windows|mac(?:os)?|linux)(?: phones?)?)",
    stores: "{store}(?:,? (?:and|or|&) (?:on )?{store}|, {store}){0,3}",
    who: "(?:(?:paying|active|registered|new|business|happy|small|local|more|other|further|independent) )?(?:[\\p{L}]+ )?(?:customers?|clients|users|teams?|schools?|shops?|stores?|members|subscribers|subscriptions|compan(?:y|ies)|business(?:es)?|famil(?:y|ies)|restaurants?|clinics?|farms?|farmers|households?|practices?|studios?|merchants|traders|sellers|readers|players|listeners|organi[sz]ations?|charit(?:y|ies)|hotels?|caf[eé]s?|baker(?:y|ies|s)|growers|workshops?|hospitals?|teachers|students|choirs?|clubs?|people|employees|staff|accounts?|cities|countries|towns|co-?ops?|cooperatives|offices|firms?|agenc(?:y|ies)|libraries|museums|venues|landlords|tenants|drivers|couriers|couples|nurseries|surgeries|dentists|vets|brands|publishers|harbours|ports|boats|crews|tradespeople|builders|plumbers|gyms|parishes|councils|labs|developers|makers)",
    num: "(?:\\p{Nd}[\\p{Nd}.,']*(?: ?k)?|(?:a |one |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve |fifteen |twenty |thirty |forty |fifty |sixty |eighty |ninety )?(?:few )?(?:dozen|hundred|thousand|million|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|handful))",
    grew: "(?:(?:has |have )?(?:more than |nearly |almost |roughly |about )?(?:doubled|tripled|trebled|quadrupled|quintupled)|(?:has |have )?(?:grown|increased|risen|multiplied) (?:two|three|four|five|six|seven|eight|ten|twenty|hundred)-?fold)",
    lately:
      "(?=$|[.!;:,)]| - | (?:in (?:just |only |under |less than |the |a |one |two|three|six|nine|twelve|\\p{Nd})|over (?:the|a)|since|within|during|this|last|from|and|again|year|compared|every|each)(?![\\p{L}]))",
    span: "(?:(?:in|within|over|during) (?:(?:just|only|under|less than|barely|a mere) )?(?:(?:the )?(?:last|past|previous) )?(?:[\\p{L}\\p{Nd}-]+ ){0,2}?(?:years?|months?|weeks?|quarters?),? )?",
    tell: "(?:idea|sketch(?:book|es)?|notebook|napkin|drawings?|hunch|question|page|landing page|waiting list|waitlist|mock-?ups?|slides?|slide deck|list of (?:notes|questions|wishes)|(?:few )?notes|scribbles?|concept|plan|dream|daydream|pitch|wireframes?|storyboard|whiteboard|paper prototype|thought|proposal)"
  },
  free: "(?:genuinely|truly|pretty much|basically|now that you ask|frankly|quietly|of course|however|actually|proudly|happily|really|very much|as you read this|with pleasure|by the way|honestly|to be honest|fully|properly|thus|therefore|also|too|admittedly)",
  now: "(?:the wait is (?:finally )?over|the (?:day|moment) (?:has come|is here)|from this week|starting today|right away|as of this morning|now|finally|at last|officially|at long last|as of (?:today|now|this (?:week|month)|(?:last )?\\p{L}+day)|from today|today|already|since (?:today|yesterday|(?:last |this )?(?:week|month|spring|summer|autumn|winter|\\p{L}+day)|(?:\\p{L}+ )?\\p{Nd}{4}|january|february|march|april|may|june|july|august|september|october|november|december)|publicly)",
  dated:
    "(?:earlier this (?:week|month|year)|(?:last|this) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|a few (?:days|weeks|months) ago|a fortnight ago|(?:back )?in (?:(?:early |late |mid-)?(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:of )?)?\\p{Nd}{4}|on \\p{Nd}{1,2}(?:st|nd|rd|th)? (?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \\p{Nd}{4})?|on (?:january|february|march|april|may|june|july|august|september|october|november|december) \\p{Nd}{1,2}(?:,? \\p{Nd}{4})?|(?:earlier )?(?:last|this) (?:week|month|year|spring|summer|autumn|fall|winter)|(?:a|two|three|four|six|\\p{Nd}+) (?:weeks?|months?|years?) ago)",
  still:
    "(?:this early on|for the present|to this day|still|currently|right now|at the moment|at this point|at this stage|for now|for the moment|for the time being|so far|to date|presently|just now|as yet|yet(?! to )|this minute|these days|at present)",
  long: "(?:for (?:(?:well |far )?(?:more than|over|nearly|almost|some|about|around|close to|getting on for|the (?:past|last)) )?(?:{years} years|(?:two|three|four|five) decades|decades|(?:a )?quarter (?:of a )?century|half a century|a generation|generations)(?: now)?|since (?:the (?:early |mid |late )?(?:19)?(?:'?[6789]0s|sixties|seventies|eighties|nineties)|19\\p{Nd}{2}|200\\p{Nd}))",
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
    "^(?:download|get|try|install|grab) (?:the |an? )(?:first )?{K} (?:of )?{N}",
    "^(?:[\\p{L}\\p{Nd}'-]+ ){1,7}?(?:is|are) (?:(?:busy|already|out there) )?(?:poking (?:at|around in)|prodding|testing|test-driving|trying(?: out)?|using|playing(?: with)?|running|working with|hammering (?:on|away at)|breaking|exploring|piloting|kicking the tyres of|kicking the tires of|putting) (?:an? |the |our )?(?:very )?{K} (?:of|version of) {N}",
    "^{we} (?:{be} |'re )?(?:testing|trialling|trying(?: out)?|piloting|running|sharing|showing|handing out|rolling out|sending out|polishing|building) {T}(?: (?:of|for|version of) {N})?{end}",
    "^{we} (?:{be} )?(?:test|try out|pilot|share|polish) {T} of {N}",
    "^(?:you are|you're) (?:looking at|using|on|seeing|getting|reading|playing) {T}{of}{end}",
    "^(?:what you (?:{be} (?:about to )?|will |'re about to )?(?:download|install|see|get|try|use|downloading|installing|trying|using)(?: here)?|the (?:version|build|download|app) (?:you (?:see|get|download|install)|below|on this page|here)) {be} (?:still )?{T}{of}{end}",
    "^(?:in|as) (?:an? )?{K}, {N} (?!was|had|were|will|could|did|used)\\p{Ll}",
    "^(?:try|test|use|get|play|explore|join) {N} (?:in|as|during|while it is in) (?:an? |the |our |its )?{K}{end}",
    "^(?:you|anyone|everyone|anybody) (?:can|may) (?:already )?(?:try|test|use|play|join|explore|download|get)(?: out)? {N} (?:in|as|during) (?:an? |the |our |its )?{K}{end}",
    "^{N} (?:can|may) (?:already )?be (?:tried|tested|used|played|explored|had|downloaded)(?: out)? (?:in|as|during) {T}{end}",
    "^(?:(?<own>our)|the) {K} (?:of {N} )?(?:{be} running|runs|{be} under way|{be} on|goes on|continues) (?:with|for|in|at|since|among)",
    "^(?:entry|access|admission|sign-?up) to (?:the|our|{N}|the {N}) {K}{of} {be} (?:free|open|by invitation|limited|invite-only|closed)",
    "^{N} {K} (?:{be} |has )?(?:open|live|running|here|available|started|begun|for)(?!\\p{L})",
    "^{N} {be} (?:still )?(?:labelled|labeled|marked|called|considered|best described as|what we call|officially) (?:an? |as )?{K}{end}"
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
    "^{S} (?:(?:has|have) )?(?:just )?(?:started|opened|launched) (?:to|for) (?:{everyone}|anybody)(?!\\p{L})",
    "^{N} is live(?=[.!]?$| with (?:a|an|our|the|all|more|over|\\p{Nd})(?!\\p{L})| and (?!kicking))",
    "^{N} (?:has|is) (?:just )?(?:launched|started|been launched|been released)(?: and|[.!]?$)",
    "^{S} {be} (?:past|beyond|done) (?:the )?{K}(?: (?:phase|stage|period))?{stop}",
    "^{we} (?:took|have taken|brought|have brought|moved|have moved) {N} out of (?:the |its )?{K}{stop}",
    "^we've (?:finally )?(?:just )?(?:launched|gone live|opened)(?: {N})?(?: (?:to|for) {everyone})?{stop}"
  ],
  released: [
    "^(?:(?<own>{N})|(?<it>{it})) (?:(?:was|has been) )?(?:(?:first|initially) )?(?:launched|released|went live|came out|went on sale)(?: on (?:the )?{store})?{stop}",
    "^(?:first )?(?:launched|released),? (?:(?<own>{N})|(?<it>{it})) (?!was|were|is (?:a|our) (?:partner|supplier|customer))",
    "^(?:(?<own>{N})|(?<it>{it})) {be} (?:(?:generally|publicly) )?(?:available|live|online|on the market|on sale)(?: worldwide)?{stop}",
    "^(?:generally )?(?:available|live|online|on the market)[.!]?$"
  ],
  launchedNow: [
    "^{S} {be} (?:(?:generally|publicly|widely|freely) )?(?:open|available|live|public|accessible|launched|online|up and running|released|ready)(?: (?:to|for) (?:{everyone}|use|download))?(?: worldwide)?{stop}(?! (?:with a|at (?:noon|night)))",
    "^{S} {be} (?:out|here)(?: (?:to|for) {everyone})?{stop}",
    "^(?:anyone|everyone|everybody) can (?:sign up|use|download|join|register|get|try|buy|order|install|create an account)(?: (?:for|to|with|in|on))?(?: {N})?{stop}",
    "^(?:{N} )?(?:sign-?ups?|registrations?)(?: (?:for|to) {N})? {be} open (?:to|for) {everyone}{stop}",
    "^(?:anybody|anyone|everyone|everybody|any (?:[\\p{L}-]+ ){1,2}?) ?can (?:now )?(?:sign up|use|download|join|register|get|try|buy|order|install|create an account|open an account|start|book)(?: (?:for|to|with|in|on|using))?(?: {N}| it)?(?: {when})?{stop}",
    "^(?:{N} )?can be (?:used|downloaded|ordered|bought|tried|installed|booked) by (?:{everyone}|anybody|any [\\p{L}-]+){stop}",
    "^{S} (?:{be} )?(?:open|live) for (?:business|orders|sign-?ups|bookings){stop}",
    "^{S} {be} (?:open|available) (?:to|for) (?:every|any|all) [\\p{L}-]+{stop}"
  ],
  idea: [
    "^(?<it>this|all this|the whole thing) {be} (?:(?:only|just|nothing more than|no more than|still|merely) ){1,2}an idea{ideaEnd}",
    "^(?<it>it) {be} (?:(?:only|just) ){1,2}an idea{ideaEnd}",
    "^{S} {be} (?:just |only |nothing (?:more |but )(?:than )?|no more than |little more than |barely more than |merely |purely |simply |not more than ){1,2}(?:an? |on )?(?:rough |early |loose |first |small )?(?:idea|concept|plan|sketch|thought|dream|proposal|paper|notion|waiting list|waitlist|landing page|drawing){ideaEnd}",
    "^{S} {be} (?:(?:in|at) (?:the|its|an?) (?:early |very early )?(?:idea|concept|planning|drawing|sketching|thinking|discovery|ideation)(?: (?:stage|phase))|on the drawing board|(?:only )?on paper){ideaEnd}",
    "^(?:all (?:that exists|we have|there is|you can see|that there is)|what we have) (?:yet )?(?:of {N} )?{be} (?:just |only )?(?:an? |this |some )?(?:idea|concept|page|waiting list|waitlist|landing page|sketch|sketches|plan|drawings?|mock-?ups?|slides){ideaEnd}",
    "^{we} {be} (?:collecting|gathering|gauging|measuring|testing) (?:interest|names|email addresses|addresses|sign-?ups|opinions) before (?:we |anything )",
    "^{S} {be} (?:(?:just|only|nothing|no|not|not much|little|barely|hardly|scarcely|merely|simply|purely|still) ){1,3}(?:more than )?(?:an? |some |a few )?(?:rough |early |loose |first |small |big |half-baked )?{tell}{ideaEnd}",
    "^(?:all|what) (?:we have|i have|there is|you (?:are looking at|see)(?: here)?)(?: (?:of|for) {N})? {be} (?:just |only |an? |some |this )*(?:rough |early |loose |first |small |half-baked )?{tell}{ideaEnd}",
    "^{S} (?:exists|lives) (?:only|just|solely|merely|so far only) (?:on (?:paper|a whiteboard|a napkin|our whiteboard)|in (?:our|my|a) (?:heads?|notebooks?|imagination|drawer)|as an? (?:{tell})){ideaEnd}",
    "^{we} (?:{be} )?(?:(?:only|just|right) )?(?:at|in) (?:the )?(?:very )?(?:beginning|idea stage|thinking stage|planning stage|idea phase|drawing-board stage){ideaEnd}",
    "^(?<own>(?:this|the) (?:page|site|form|survey)) (?:(?:is|exists) )?(?:only |just )?(?:here |there |meant |up )?(?:to )?(?:helps? us )?(?:find out|see|learn|test|gauge|check) (?:whether|if) (?:anyone|anybody|someone|people|others|you|there|it|{N}|such [\\p{L}-]+)(?: [\\p{L}'§-]+){0,4}? (?:wants?|needs?|would|interest(?:s|ed)?|should|demand|use|like|useful)",
    "^{we} (?:{be} )?(?:(?:asking|talking|speaking) (?:to|with)? ?[^.;,]{0,40}?to find out (?:whether|if)|(?:want|trying|hoping|would like|'d like) to (?:find out|know|learn|see) (?:whether|if)) (?:it|we|{N}|anyone|anybody|this|such)(?: [\\p{L}'§]+){0,3}? (?:should|needs?|wants?|would|is (?:needed|wanted|worth)|makes sense)",
    "^{we} (?:will|'ll|would|shall) (?:only )?(?:start|begin|get)(?: with)? (?:building|to build|development|writing|coding|work)(?! your)(?: [^.;]{0,24}?)? (?:once|when|if|after|as soon as) (?:enough|sufficient|\\p{Nd}+|a (?:hundred|thousand|few)) (?:[\\p{L}-]+ ){0,2}?(?:of you|people|sign|join|ask|want|say|tell|need|are interested|interest|put)",
    "^(?:building|development|coding|work)(?: on {N})? (?:will )?(?:only )?(?:starts?|begins?) (?:once|when|if|after|as soon as) (?:enough|sufficient|\\p{Nd}+) (?:[\\p{L}-]+ ){0,2}?(?:of you|people|sign|join|ask|want|say|tell|need|are interested|interest|put)",
    "^{we} (?:(?:only|just) (?:have|got)|have (?:only|just|nothing but|no more than)) (?:an? |some |a few |a handful of |a couple of )?{tell}(?: (?:of|for) {N})?{ideaEnd}"
  ],
  ideaStill: [
    "^(?:nothing|no code|no product|no app|not a (?:single )?line(?: of code)?|no prototype)(?: of {N})? (?:is|has been|exists|was)(?: (?:built|written|made|coded|programmed|developed|there))?{ideaEnd}",
    "^there {be} (?:nothing to (?:use|buy|download|try|see)|no (?:product|app|code|prototype|software)|nothing (?:built|here|but an idea)){ideaEnd}",
    "^{S} (?:have not|have yet to|has not|has yet to|{be} not)(?: yet)? (?:built|write|build|written|start|started|begun|building|been built|be built|coded)(?: (?:anything|any of it|a (?:single )?line(?: of code)?|it|{N}|building|coding|the (?:app|product)|development|work|to build))?{ideaEnd}",
    "^{S} (?:does|do) not exist{ideaEnd}",
    "^(?:nothing|no code|none of it|no app|no product|no prototype|not a (?:single )?(?:line|screen|button)(?: of (?:it|code))?|no line of code) (?:of {N} |of it )?(?:is|has been|exists|was)(?: (?:built|written|made|coded|programmed|developed|there|drawn))?{ideaEnd}",
    "^there {be} (?:no|neither an?) (?:product|app|code|prototype|software|demo)(?:,? (?:and no|or|nor|and|nor an?) (?:an? )?(?:product|app|code|prototype|software|demo|price)){0,2}{ideaEnd}"
  ],
  growing: [
    "^{many} (?:use|uses|rely on|work with|run on|trust|play|read) {N}[^.;]{0,60}?(?:growing|more (?:join|every|each|sign|arrive|come)|joins? (?:us )?(?:every|each)|(?:join|added|sign up) (?:every|each))",
    "^{N} (?:is|are) (?:used by|trusted by|home to) {many}[^.;]{0,60}?(?:growing|more (?:join|every|each|sign|arrive|come)|joins? (?:us )?(?:every|each))",
    "^{S} (?:{be}|keeps|keep|has been|have been) growing (?:fast|quickly|rapidly|steadily|strongly|every|week|month|by \\p{Nd})",
    "^{S} (?:grows|grow) (?:fast|quickly|rapidly|by \\p{Nd}+ ?%|every (?:week|month))",
    "^{span}(?:{S}|we've|the number of {who}(?: (?:on|using|with) §)?|{who} (?:on|using|with) §) (?:(?:has|have) )?(?:went|gone|grew|grown|jumped|climbed|risen|rose|expanded|scaled|leapt) from (?<less>{num}) (?:{who} to (?:more than |over |nearly |almost )?(?<more>{num})|to (?:more than |over |nearly |almost )?(?<most>{num})(?: {who}(?!\\p{L}| (?:in|at|on) (?:the|our) (?!past|last))|(?= (?:using|on|with) {N})))",
    "^{span}{S} (?:(?:has|have) )?(?:grown|grew|expanded) to (?:more than |over |nearly |almost )?{num} {who} (?:in|within|over) (?:just |only |under |less than )?(?:a|one|two|three|six|nine|twelve|\\p{Nd}+) (?:year|months)",
    "^{span}(?:the |our )?(?:number of )?(?:[\\p{L}-]+ )?[\\p{L}-]+ (?:using|on|running on|working with|that use|who use|that run on|that rely on|relying on|signed up (?:to|for)|subscribed to|paying for) {N} {grew}{lately}",
    "^{span}(?<own>our (?:customer base|user base|client base|team|headcount|revenue|turnover|community|client list|membership|(?:number of )?{who})) {grew}{lately}",
    "^{span}{N}'s (?:customer base|user base|team|revenue|community|membership|(?:number of )?{who}) {grew}{lately}",
    "^{span}{S} (?:(?:has|have) )?(?:more than |nearly |almost )?(?:doubled|tripled|trebled|quadrupled) (?:(?:our|its|the) (?:team|headcount|customer base|user base|revenue|turnover|community|membership|number of {who}|{who})|in size|in (?:just |under )?(?:a year|twelve months|six months)){lately}",
    "^(?:every|each) (?:single )?(?:month|week|day|quarter),? (?:some |about |around |another |roughly |over |more than |nearly |almost )?(?:{num} |hundreds of |dozens of |thousands of )(?:new |more )?(?:[\\p{L}-]+ ){1,2}?(?:join|joins|sign up (?:to|for|with)|move to|switch to|come to|start (?:using|with)|discover) (?:§(?!'s)|us)(?!\\p{L})",
    "^(?:some |about |around |another |roughly |over |more than |nearly |almost )?(?:{num} |hundreds of |dozens of |thousands of )(?:new |more )?(?:[\\p{L}-]+ ){1,2}?(?:join|joins|sign up (?:to|for|with)|move to|switch to|come to|start using) (?:{N}|us) (?:every|each) (?:month|week|day)",
    "^(?:twice|three times|four times|five times) as many (?:[\\p{L}-]+ ){1,3}?(?:use|rely on|run on|work with|pay for|join) {N} (?:as|than)",
    "^{we} (?:{be} )?(?:hiring|taking on|growing the team|enlarging (?:the|our) team|expanding (?:the|our) (?:[\\p{L}]+ )?team|adding (?:people|staff))[^.;]{0,50}? to keep (?:up|pace)",
    "^{S} (?:{be} |keeps |keep )?(?:opening|arriving|launching|expanding|spreading)(?: up)? (?:in|to|into) (?:a )?(?:new|more|another|further) (?:cit(?:y|ies)|countr(?:y|ies)|towns?|regions?|markets?) (?:every|each|all)"
  ],
  mature: [
    "^(?:(?<own>{N})|(?<it>{it})) {be} (?:an? )?(?:(?:very|fully) )?(?:mature|feature[- ]complete|battle-tested)(?:(?:,| and) [\\p{L}-]+){1,2}(?: (?:software|product|project|library|tool|platform|system))?{ideaEnd}",
    "^{N} (?:is|has been) (?:a )?(?:mature|long-established|well-established|tried and tested|time-tested)(?: (?:product|platform|software|system|tool|project|application))?{ideaEnd}",
    "^{N} (?:is|has become|has grown into|remains) (?:an? )?(?:(?:very|well|now|fully|thoroughly|stable and|proven and|solid,?) )?(?:mature|long-established|well-established|tried and tested|time-tested|battle-tested|field-proven)(?:(?:,| and) [\\p{L}-]+){0,2} (?:product|platform|software|system|tool|project|application|program|programme|package|piece of software)(?!\\p{L})",
    "^(?:after|with) (?:more than |over |nearly |almost )?(?:{years} years|(?:two|three|four) decades|decades|a quarter of a century)(?: [^,.;:§]{0,60})?,? {N} (?:changes (?:slowly|little|rarely|seldom)|(?:rarely|hardly|barely|seldom) changes|(?:is|stays|remains|has become) (?:as )?(?:stable|mature|settled|steady|dependable|boring|reliable)|has (?:settled|matured))"
  ],
  matureLong: [
    "^{N} (?:is|has been|remains|keeps|stays|has stayed|has remained) (?:[\\p{L}]+ly )?(?:in (?:daily |constant |active |everyday |continuous )?use|in production|in service|on the market|on sale|used|trusted|relied (?:on|upon))(?!\\p{L})",
    "^(?:[\\p{L}\\p{Nd}'-]+ ){1,8}?(?:have |has )?(?:been )?(?:relied on|relying on|depended on|depending on|trusted|trusting|used|using|worked with|working with|run on|running on|rely on|trust|counted on) {N}(?=$|[.,;:!)]| - | (?:and|every|for|in|to|with|since|daily|each|as|because|when|at|on)(?!\\p{L}))",
    "^{N} (?:has been|is) around(?: and|,)?(?: [^.;§]{0,30})? (?:hardly|rarely|barely|seldom|changes|stable|steady|reliable|runs)"
  ],
  had: [
    "^{S} {be} (?:(?:free )?(?:available|out|here|live|on sale) )?(?:on|in|from|for|at) {stores}{stop}",
    "^{S} (?:can be (?:found|downloaded|installed|had)|(?:runs|works)) (?:on|in|from) (?:the )?(?:app store|google play|both app stores|all app stores)",
    "^(?:(?:you|anyone|everyone) can )?(?:download|get|find|install) {N}(?: for free| free| now| today)? (?:from|on|in|at|via) (?:the )?{stores}{stop}",
    "^{N} {be} here(?=!|[.]?$)",
    "^{N} has (?:arrived|landed)(?=[.!]|$)",
    "^(?:you|anyone|everyone|everybody) (?:can|may) (?:sign up (?:for|to) |use |download |join |get |try |buy |order |install )?{N}(?: without (?:an? )?(?:invite|invitation|waiting list|waitlist))",
    "^(?:there {be} )?no (?:more )?(?:waiting list|waitlist|invitation|invite)(?: {be} (?:needed|required|necessary))? (?:any more|anymore|any longer)"
  ]
}
