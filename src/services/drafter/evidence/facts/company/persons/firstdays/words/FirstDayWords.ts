/**
 * Words of English stories about the first day of a house: what is done to it, at it and with the first of its things by
 * whoever begins it. Alternatives of regular expressions, past forms. Data.
 */

/** Nouns that name the same kind of house: "the practice" of a clinic. Singular. */
export const sameHouses: ReadonlyArray<ReadonlySet<string>> = [
  "clinic practice surgery vet vets dentist dentists",
  "shop store boutique emporium",
  "restaurant trattoria kitchen bistro eatery diner osteria pizzeria brasserie taqueria",
  "hotel inn guesthouse hostel lodge",
  "school academy college",
  "studio workshop atelier",
  "museum gallery",
  "club society association group",
  "magazine journal zine paper newspaper",
  "newsletter letter",
  "farm smallholding ranch",
  "winery vineyard vineyards estate",
  "brewery taproom brewing",
  "bakery patisserie bakehouse bread",
  "charity foundation trust",
  "co-op cooperative",
  "podcast show programme",
  "cafe café coffeehouse",
  "salon barbershop barbers",
  "garage workshop",
  "agency studio consultancy",
  "press publisher",
  "choir chorus singers",
  "orchestra band ensemble",
  "theatre theater",
  "camp campsite",
  "kindergarten nursery preschool",
  "festival fair",
  "library archive",
  "project library app tool program game",
  "bookshop bookstore books",
  "roastery coffee",
  "distillery spirits",
  "pottery ceramics",
  "gym dojo",
  "forge smithy",
  "dairy creamery"
].map((row) => new Set(row.split(" ")))
/** Before a house that is another than ours, or the same once more. */
export const otherOnes =
  "own|first|second|third|fourth|new|newest|other|another|old|former|previous|online|web|sister|next|current|present|nearby|neighbou?ring|same|local|parent|rival|mobile|pop-up|village|bigger|larger|temporary|latest"

/** Done to a house by those who begin it. */
export const foundIt =
  "came up with|founded|co-?founded|started(?: up)?|began|begun|set up|established|created|opened(?: up)?|launched|formed|organi[sz]ed|dreamt up|dreamed up|put together|kicked off|brought to life|conceived|thought up"
/** Of those what is said of a house by its name, and of nothing else that is done with it. */
export const foundNamed = "began|organi[sz]ed|kicked off|brought to life"
/** A house that is begun: with the article of one that nobody knew. */
export const foundOne = "founded|co-?founded|started(?: up)?|began|set up|established|created|opened(?: up)?|launched"
/** Done at a house of one's own, and at no other. */
export const openOnes =
  "(?:first )?(?:opened|threw open|flung open|unlocked) (?:her|his|their|our|my|its) (?:own )?(?:doors?|shutters|gates|premises)(?: for business)?|(?:first )?opened for business|opened up for business|set up shop|opened up shop|set up in business|set up on (?:her|his|their|our|my) own|struck out on (?:her|his|their|our|my) own|(?:hung|put) (?:out|up) (?:her|his|their|our|my|a|the) (?:own )?(?:hand-painted |painted |wooden )?(?:shingle|sign)|went into business(?: together| for (?:herself|himself|themselves|ourselves|myself))?|went out on (?:her|his|their|our|my) own|went freelance|went self-employed|(?:started|set) out on (?:her|his|their|our|my) own|opened the doors|traded for the first time|opened for the first time"
/** Signed for a place of one's own. */
export const tookPlace =
  "(?:took on|took up|took|signed|got) (?:the|a) (?:tenancy|lease|keys)(?! (?:on|of|for|to) (?:our|a|the) (?:second|third|new|next|larger|bigger|present|current))"
/** The trade that somebody takes up, of things and people that come to a house. */
export const tradeBegun =
  "(?:began|started) (?:selling|making|baking|brewing|roasting|offering|renting|repairing|restoring|importing|publishing|printing|weaving|knitting|bottling|taking (?:visitors|guests|passengers|tourists|people|orders|bookings|walkers|day-trippers)|running (?:tours|classes|trips|courses|workshops|walks)|giving (?:tours|lessons|classes)|letting)"
/** Where something begins that somebody has at home. */
export const atHomeOf =
  "(?:kitchen|garage|shed|attic|cellar|basement|bedroom|living room|front room|spare room|dining room|back room|table|desk|sofa|couch|garden|yard|back garden|barn|stable|van|boat|flat|house|allotment|field|studio|workshop|greenhouse|hobby|recipe|notebook|spreadsheet|idea|frustration|stall|blog)"
/** Done with the first of one's things, or to one's first guests. */
export const didFirst =
  "(?:made|built|baked|brewed|bottled|poured|pulled|served|sold|shipped|sent out|sent|posted|delivered|released|published|put out|brought out|printed|launched|welcomed|greeted|hosted|staged|put on|performed|broadcast|aired|wrote|typed|coded|pushed|pressed|distilled|roasted|milled|churned|smoked|cured|pickled|cast|forged|carved|turned|cut|sewed|stitched|knitted|wove|dyed|threw|fired|blew|framed|repaired|mended|restored|tuned|signed up|enrolled|taught|trained|rescued|rehomed|planted|sowed|harvested|picked|saw|treated|took in|took|walked|groomed|photographed|recorded|uploaded|soldered|assembled|lit|held|ran|mailed|stapled|folded|catered|booked|cooked|guided)"
/** Which the first of is none of a house, or of one that was there long before. */
export const laterFirstThings =
  "awards?|prizes?|medals?|grants?|loans?|invest\\p{L}*|funding|rounds?|employees?|hires?|apprentices?|interns?|branch(?:es)?|franchises?|offices?|websites?|exports?|patents?|child|children|baby|sons?|daughters?|dogs?|cats?|cars?|houses?|homes?|marathons?|holidays?|conferences?|competitions?|profits?|million|thousand|online|international|overseas|foreign|solar|major|big|corporate|national|regional|female|women|limited|special|christmas|jobs?|part|parts|roles?|wages?|goals?|album|novel|film|time|violin|guitar|piano|camera|computer|bicycle|encounter|taste|memory|memories|words?|steps?|reviews?|michelin|star|anniversary|birthday|vegan|organic|electric|second|own|solo|flights?|books?|poems?|songs?|stories|story|films?|foals?|operations?|pupil of|trophy|race|win|wave|winter|summer|month|week|day|year"
/** Before "to", "and": what somebody gave up for it. */
export const gaveUp =
  "quit|left|gave up|packed in|jacked in|chucked in|threw in|resigned from|walked out of|walked away from|handed in|swapped|traded(?: in)?|put down|hung up|sold (?:her|his|their|our|my) \\p{Ll}+"
/** What is the first of a row that begins with it: "the first issue", "episode one". */
export const rowFirsts =
  "(?:issue|edition|episode|number|festival|show|concert|performance|rehearsal|meeting|class|lesson|session|course|customers?|guests?|patients?|students?|pupils?|members?|subscribers?|readers?|diners?|visitors?|orders?|batch|loaf|loaves|brew|pints?|vintage|bottles?|boats?|bikes?|ride|run|walk|tours?|release|version|commit|print run|catalogue|boxes|box|jars?|cheeses?|game|match|service|sitting|market|broadcast|newsletter|screening|swim|dinner|supper|camp|season|term|fair|exhibition|chairs?|tables?|knives|knife|guitars?|instruments?|soaps?|candles?|bars?|cups?|coffees?|bouquets?|pots?|bags?)"
/** What the first of them did. */
export const wentOut =
  "went out|went live|went on air|went on sale|went up|went off|appeared|came out|came off|came through|was (?:printed|published|held|released|posted|sent|sold|shipped|baked|brewed|bottled|poured|made|built|staged|performed|recorded|broadcast|taught|given|run|served|stapled|photocopied|pressed|launched|delivered|finished|uploaded|played)|were (?:printed|sold|sent|shipped|baked|brewed|bottled|poured|made|built|welcomed|served|delivered|taught|seen|posted)|took place|landed|arrived|walked in|walked through|rolled out|rolled off|left the|aired|dropped|opened|ran|met|happened|checked in|sat down|signed up|enrolled|shipped|sailed"
/** Done by one who is at hand when a house opens, and began nothing. */
export const onlookers =
  /(?<!\p{L})(?:cut|cutting|ribbon|attended|visited|unveiled|joined|hired|asked|commissioned|died|retired|won|lost|elected|mayor|minister|bought|acquired|invested|took office|was born|married|came to work|donated|walked into|came in|came to (?:us|our)|wrote to|rang|phoned|needed|wanted|ordered|to us|to our|with us|(?:our|us)(?= (?:shop|door|stall))|gave a speech|with a speech|officially|interviewed|photographed)(?!\p{L})/iu
/** Takes over what is there: no beginning. */
export const cameAfter =
  /(?<!\p{L})(?:(?:took|taken|taking) (?:it |us |things |everything )?over(?! an? )|inherited|handed (?:down|over|on)|passed (?:down|on)|(?:second|third|fourth|fifth|next)[- ]generation|bought (?:the (?:shop|store|business|company|firm|practice|clinic|hotel|school|restaurant|club|farm|winery)|it|us)|acquired|joined|merger|merged|relaunch\p{L}*|reopen\p{L}*|re-opened|renamed|rebrand\p{L}*|moved (?:to|into)|incorporated as)(?!\p{L})/iu
/** Denied, planned, supposed, or to come. */
export const notSo =
  /(?<!\p{L})(?:not|never|\p{L}+n['’]t|if|would|wanted|hoped|hopes|planned|plans?|planning|almost|nearly|wish|imagine|dreamed of|dreamt of|dreaming of|will|legend|allegedly|supposedly|reportedly|rumou?r|tried)(?!\p{L})/iu
/** Beside a house in a story: whose it is. */
export const ofOtherHouse =
  /(?<!\p{L})(?:here|joined|for us|with us|hired|licen[cs]ee|employed|started work(?:ing)?|started as|worked (?:at|for|with)|head chef (?:at|of)|apprenticed|trained (?:at|with|under)|cousin's|neighbou?r's|client's|customer's|friend's|rival's|supplier's|competitor's)(?!\p{L})/iu
