/**
 * Words of plain English stories of a beginning: what is first done with one's goods, how a thing comes to be, since when
 * it goes on. Alternatives of regular expressions, against a clause without its time. Past forms only. Data.
 */

/** Small words of a time: "on a rainy Sunday in March 2013", "over the Christmas break of 2019". */
export const timeWords = new Set(
  `in on over during at from since back way early late mid the a an one of that very start beginning end middle half first second
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  spring summer autumn fall winter springtime summertime year monday tuesday wednesday thursday friday saturday sunday weekend day night morning afternoon evening
  christmas easter halloween midsummer midwinter michaelmas break holiday holidays lockdown long wet rainy cold hot warm dry snowy sunny windy foggy stormy freezing icy grey gray dark dreary bleak
  drizzly glorious fateful bank eve`.split(/\s+/)
)
/** Begins such a time. */
export const timePrepositions = new Set("in on over during at from since back way one late early".split(" "))

/** What whoever makes, grows, sells, plays or hosts things does with the first of them. */
export const madeFirst =
  "made|built|baked|brewed|bottled|filled|poured|pulled|served|sold|shipped|sent|sent out|posted|dispatched|delivered|released|published|put out|brought out|printed|bound|launched|welcomed|greeted|hosted|held|staged|put on|gave|played|performed|sang|broadcast|aired|recorded|wrote|coded|pushed|pressed|distilled|roasted|milled|ground|churned|smoked|cured|pickled|cast|forged|carved|turned|cut|sewed|stitched|knitted|wove|dyed|threw|fired|glazed|blew|framed|repaired|mended|fixed|restored|tuned|signed up|signed|enrolled|enroled|taught|trained|fed|rescued|rehomed|picked|gathered|guided"
/** Who comes, or what they bring. */
export const whoComes =
  "orders?|bookings?|customers?|guests?|members?|students?|pupils|subscribers?|users?|readers?|passengers?|commissions?|patients?|residents?|visitors?|clients?|listeners?|players?|apprentice potters"
/** What the first of them does. */
export const firstCame =
  "landed|took place|happened|came out|came off|came through|came to|appeared|arrived|opened|shipped|left|went out|went off|went on|went live|went up|went through|rolled|rolled off|rolled out|ran|met|hit|dropped|flowed|emerged|sailed|aired|sold|was|were|gathered|signed up|enrolled|walked"
/** What any house may have a first of, long after it began; or has had before. */
export const laterFirsts =
  /(?<!\p{L})(?:awards?|prizes?|medals?|grants?|loans?|invest\p{L}*|funding|rounds?|employees?|hires?|apprentices?|interns?|staff|branch(?:es)?|franchises?|offices?|factory|warehouse|websites?|web|app|apps|webshop|stores?|shops?|showroom|ramps?|lifts?|sheds?|barns?|kilns?|ovens?|workshops?|extensions?|greenhouses?|machines?|press|presses|looms?|parcels?|exports?|patents?|vintages?|harvests?|crops?|albums?|singles?|child|children|baby|babies|sons?|daughters?|dogs?|cats?|cars?|vans?|trucks?|houses?|homes?|marathons?|holidays?|trips?|tours?|visits?|conferences?|classes|class|courses?|lessons?|competitions?|championships?|profits?|million|thousand|sabbatical|podcasts?|newsletters?|vegan|organic|gluten|electric|online|international|overseas|foreign|abroad|solar|wholesale|major|big|corporate|national|regional|female|women|digital|mobile|own|permanent|new|limited|special|christmas|summer|winter|spring|autumn|seasonal|catalogue|edible|time|thing|day|week|year|\p{L}+(?:less|ese|ish|proof))(?!\p{L})/iu
/** Of the first things those that nobody else's history has. */
export const ownFirsts =
  "commit|line of code|lines of code|prototype|beta|newsletter|issue|edition|episode|meeting|rehearsal|performance|unit|broadcast|show|version|release|build"

/** How a house comes to be, whatever it is: "got going", "opened its doors". */
export const cameToBe =
  "(?:got|gets) (?:going|started|under ?way|(?:its|our|my) start|off the ground|rolling)|came (?:about|into being|into existence|into the world|to life|to be|alive)|" +
  "took (?:shape|root|(?:its|our) first (?:\\p{Ll}+ )?steps|to the (?:road|air|airwaves|water|streets|stage))|saw the light(?: of day)?|" +
  "(?:was|were) (?:first )?(?:hatched|conceived|dreamt up|dreamed up|thought up|cooked up|founded|started|formed|created|established|set up|begun|called into (?:being|life)|brought to life|brought into (?:being|the world)|knocked together|cobbled together)|" +
  "(?:opened|threw open|flung open) (?:(?:its|our|the) )?(?:very )?(?:doors|shutters|gates|hatch)|opened for business|opened to the public|set up shop|set up in business|set out (?:its|our) stall|set sail|" +
  "hung (?:out|up) (?:its|our) (?:sign|shingle)|put up (?:its|our) sign|lit (?:its|our|the) (?:oven|ovens|forge|furnace|kiln|kilns|stove|fire)|fired up (?:its|our|the) (?:oven|ovens|kiln|kilns|still|press|presses|grill|roaster)|" +
  "kicked off|hatched|sprang (?:up|to life|into life|into being)|sprouted|debuted|made its debut|first appeared|first opened|went (?:live|on air|on the air|into business)|hit the (?:road|streets|airwaves)|" +
  "became (?:(?:a|our) (?:proper |real |registered )?(?:company|business|full-time job)|a reality|official|real)|" +
  "(?:started|began) (?:small|life|out|up|trading|in business|with nothing|from nothing|from scratch|as)|(?:was|were) (?:up and running|on the road|on air|on the air|in business|open for business)"
/** Of a name: at the end of a sentence of deeds that all are of one year. */
export const wasThere =
  "(?:was|were) (?:born|on the road|up and running|in business|open|open for business|live|a reality|under way|the result|the outcome|the answer|on its way|ours|launched|founded|here)|followed|began|had begun|started|opened(?: its doors)?|hit the road|came to be|came of it"
/** Only said of what has no year before: a name, or a story. */
export const reachesBack =
  "(?:dates?|dated|goes|go|reach(?:es)?|stretch(?:es)?)(?: all the way)?(?: back)?|traces? (?:its|our|their) (?:roots|origins?|beginnings?|history|story)(?: all the way)?(?: back)?|has (?:its|our) (?:roots|origins?|beginnings)"
/** "Our story", "The roots of". */
export const storyNouns = "story|history|tale|journey|adventure|beginnings?|roots|origins?"
export const storyBegan =
  "starts?|begins?|started|began|starts? out|(?:goes|go|dates?|reach(?:es)?|stretch(?:es)?)(?: all the way)?(?: back)?|(?:is|are|lies?|lay) "

/** Groups of people, which a house seldom has one of besides. */
export const groupNouns =
  "club|society|association|circle|collective|guild|festival|troupe|ensemble|orchestra|company|cooperative|co-op"
/** What such a group does together. */
export const didTogether =
  "met|gathered|came together|got together|played|sang|performed|danced|rehearsed|rang|rowed|sailed|ran|rode|walked|marched|appeared|took the stage|opened|raced|skated|swam|climbed|knitted|sewed"

/** Houses that begin when somebody starts them, whatever the site calls itself. */
export const startedHouses =
  "company|business|firm|studio|workshop|bakery|brewery|press|agency|practice|consultancy|distillery|pottery|forge|joinery|nursery|dairy|roastery|salon|atelier|smallholding|shop|store|restaurant|café|cafe|school|farm|gallery|winery|cidery|surgery|garage|foundry|bookshop|barbershop|kitchen|bar|pub|inn|label|collective"
/** Nouns that a thing may be which is founded: "a podcast hosting service founded in 2016". */
export const foundedNouns = `${startedHouses}|startup|start-up|team|club|society|association|charity|nonprofit|non-profit|cooperative|co-op|organisation|organization|community|network|choir|band|orchestra|ensemble|troupe|theatre|theater|circle|guild|league|festival|fair|market|magazine|zine|journal|newspaper|newsletter|blog|podcast|station|radio|platform|service|app|application|tool|project|product|programme|game|library|framework|site|website|marketplace|database|publisher|publishing house|imprint|maker|manufacturer|builder|roaster|brewer|producer|supplier|wholesaler|retailer|hotel|hostel|guesthouse|lodge|campsite|vineyard|orchard|mill|museum|house|venue|clinic|laboratory|lab|institute|academy|college|foundation|trust|group|initiative|outfit|shack|stall|parlour|centre|center|gym|laundry|garden|partnership|duo|trio|line|brand|operation`
/** Groups that are told by whom they are of: "a collective of weavers founded in 2012". */
export const ofPeople = "group|collective|team|band|circle|guild|cooperative|co-op|network|trio|duo|pair|crew|family"

/** People who start something together. */
export const joinedForces =
  "got together|came together|joined forces|teamed up|clubbed together|banded together|put our heads together|put their heads together|pooled (?:our|their) (?:savings|money|tools|skills)|set out|set about"

export const elderKin =
  "(?:great-)*grand(?:father|mother|parents|dad|pa|ma|ad)|father|mother|parents|dad|mum|mom|uncle|aunt|brother|sister|wife|husband"
/** Whoever began it, told by those who go on. */
export const begunByUs = `we|I|she|he|they|(?:my|our) (?:${elderKin})|(?:my|our) (?:${elderKin}) and (?:${elderKin})|two (?:friends|brothers|sisters)|three (?:friends|brothers|sisters)`
/** Goes on with it today. */
export const goOnToday =
  /^(?:today |now |still )?(?:(?:my|our) [\p{Ll} ]{3,40} and I|we|I|is|are|has)(?!\p{L})(?!.*(?:kept|pay|owe|suffer|fight|argue|feel|remember|regret))/iu

/** What a house does for as long as there is one, besides what `lastingVerbs` has: a trade, a play, a meeting. */
export const lastingTrades = new Set(
  `restoring singing dancing playing performing broadcasting staging rehearsing sailing rowing guiding catering cooking pouring pressing bottling fermenting blending stitching knitting
  spinning dyeing quilting tailoring cobbling tanning curing smoking pickling preserving churning ageing maturing milking rearing raising breeding planting pruning
  fixing tuning sharpening framing engraving etching casting moulding welding turning whittling joining glazing thatching shoeing training coaching tutoring rescuing rehoming
  drawing illustrating animating photographing filming recording mixing mastering typesetting translating editing writing coding programming inventing engineering
  mapping charting meeting gathering hosting hiring-out hauling sweeping entertaining touring feeding clothing dressing putting quenching shooting bowling cutting barbering tattooing laundering bringing keeping telling stocking`.split(
    /\s+/
  )
)
/** Taken up later by a house: no line of these tells when it began. */
export const lateVerbs =
  /^(?:accept|found|offer|ship|deliver|donat|recycl|us|heat|power|partner|sponsor|hir|employ|pay|charg|own|win|exhibit|compet|certif|measur|giv|support|run|operat|spend|sav|reduc|avoid|work|liv|be|hav|grow|includ|featur|exceed|rank|vot|export|import|expand|rent|leas|owned|open|clos|wait|try|hop|tak|hold|keep|collect|cover|chang|start|help|learn|study|improv|lead|trust|rat|award|recommend|sell)\p{L}*$/iu
/** Where a house has been all along, on its road or in its trade. */
export const lastingStates =
  "on (?:the )?(?:air|airwaves|road|stage|water|market|quay)|in business|in the trade|in print|in production|at it|on the go|going(?: strong)?|around|trading|afloat|up and running|open(?: to the public| for business)?|here"
/** "Hand-poured in Devon". */
export const madeHere =
  "(?:hand-?|home-?|small-batch )?(?:made|poured|thrown|built|baked|brewed|roasted|grown|crafted|stitched|sewn|woven|forged|carved|printed|bound|blown|dyed|knitted) in (?!the |an? |our )[\\p{L}' ]{2,30}"
/** A line that stands for the house: "A company since 2017", "Village butchers since 1974". */
export const lineKinds = `(?:an? )?(?:proper |real |small |little |tiny |happy |proud |local |village |neighbou?rhood |independent (?=\\p{Ll}*s )|family |master |fine |traditional |hand )?(?:company|business|firm|family firm|family business|family company|shop|studio|workshop|bakery|brewery|\\p{Ll}*(?:butchers|bakers|booksellers|grocers|fishmongers|brewers|printers|bookbinders|cobblers|saddlers|joiners|carpenters|potters|weavers|tailors|florists|ironmongers|smiths|builders|makers|menders|restorers|growers|wrights|farmers|nurserymen|plumbers|roofers|thatchers|masons|framers|engravers|opticians|chemists|barbers|hairdressers|tattooists|undertakers|publishers|roasters|millers|cheesemongers|beekeepers|gardeners|upholsterers))`

/**
 * What is made, by its name: words with capitals, or one as it writes itself ("7wick", "tillwick", and with the point of
 * "Acme.io" as `PlainNames.ts` has it). Whose it is has to be asked.
 */
export const calledSo = String.raw`(?:\p{Lu}[\p{L}\p{N}&'\u2024-]*(?: (?:& )?\p{Lu}[\p{L}\p{N}&'-]*){0,3}|[\p{Ll}\p{Nd}][\p{L}\p{N}&'\u2024-]{2,})`
