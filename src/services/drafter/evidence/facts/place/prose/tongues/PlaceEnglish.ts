import type { PlaceTongue } from "./PlaceTongue.ts"

export const placeEnglish: PlaceTongue = {
  lang: "en",
  lead: "today|these days|nowadays|now|since (?:the )?(?:early |late |mid-?)?(?:spring |summer |autumn |winter |\\p{L}+ )?\\p{Nd}{4}s?|for (?:over |more than |nearly |almost |the (?:last|past) )?(?:[\\p{Ll}\\p{Nd}-]+ ){1,2}(?:years|decades|generations)(?: now)?|year in,? year out|day in,? day out|every (?:day|morning|night|week)|each (?:day|morning|night)|at heart|at the end of the day|in (?:short|brief)|to this day|for now|nice to meet you|hello|hi|hi there|welcome|yes|by the way|first things first|in case you wondered|small by choice|small but mighty|as ever|as always|from day one|from the (?:very )?(?:start|beginning)|between us|together|with (?:my|our) [\\p{Ll}-]+(?: [\\p{Ll}-]+)?",
  adverbs:
    "still|now|currently|proudly|happily|quietly|gladly|lovingly|carefully|entirely|wholly|fully|completely|mostly|both|all|each|just|only|simply|basically|actually|really|today|these days|nowadays|together|always|very much|all together|by hand|with (?:love|care|pride|joy|passion|great care|much love|lots of love)(?: and (?:love|care|pride|joy|passion|coffee|patience))?|from scratch|in small batches|to order|one at a time|in[- ]house|ourselves|myself|full[- ]time|part[- ]time|side by side|independently|permanently|every (?:day|morning|night|week)|day and night|all year round|year[- ]round|since \\p{Nd}{4}|for (?:[\\p{Ll}\\p{Nd}-]+ ){1,2}(?:years|decades|generations)",
  we: "we|i|we both|both of us|all of us|the (?:two|three|four|five|six) of us",
  weAre: "we are|i am|that's us:|this is us:|meet the team:|we call ourselves",
  is: "is|are|has been|have been|remains",
  a: "an?|the|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{Nd}{1,3}|some|a couple of|a few|a handful of|a bunch of|a pair of",
  and: "and|&|or|then",
  kinds:
    "institution|company|compan(?:y|ies)|startup|start-up|business|studio|agency|firm|team|crew|outfit|nonprofit|non-profit|charity|cooperative|co-operative|co-op|collective|consultancy|organi[sz]ation|association|foundation|society|shop|store|bookshop|bookstore|boutique|bakery|patisserie|brewery|roastery|roasters?|distillery|winery|creamery|dairy|cidery|pottery|tannery|foundry|forge|smithy|printers|print shop|printshop|press|publisher|publishing house|maker|makers|workshop|atelier|lab|labs|laboratory|software house|design house|house|duo|trio|pair|group|band|label|practice|office|garage|restaurant|café|cafe|coffee shop|kitchen|school|academy|club|clinic|surgery|nursery|farm|smallholding|orchard|vineyard|garden|garden centre|gallery|theatre|museum|guesthouse|hostel|hotel|law firm|chambers|joinery|carpentry|sawmill|saddlery|boatyard|shipyard|chandlery|apothecary|pharmacy|florist|butchery|fishmonger|grocer|deli|tea house|teahouse|ice cream parlour|gym|yoga studio|bike shop|repair shop|manufacturer|producer|operation|enterprise|venture|shopfront|one-man band|one-person company|one-woman business|developer|designer|consultant|freelancer|bakers|brewers|potters|builders|developers|designers|engineers|booksellers?|brand|institute|network|social enterprise|family business|microbrewery|micro-?bakery|\\p{Ll}{3,}(?:maker|makers|smith|smiths|works|wright)|(?!ware|store|green)\\p{Ll}{3,}house",
  people:
    "friends|sisters|brothers|siblings|people|couple|family|husband and wife|mother and daughter|father and son|cousins|neighbours|colleagues|partners in life|parents|farmers|artists|teachers|nerds|folks",
  tail: "for (?:\\p{Ll}+ )?(?:\\p{Ll}+(?:ing|ure|tion|sion|graphy|ics)|design|software|music|art|print|type)|of (?:[\\p{Ll}\\p{Nd}-]+ ){0,3}?[\\p{Ll}\\p{Nd}-]+|with (?:[\\p{Ll}\\p{Nd}-]+ ){1,2}(?:people|employees|members|bakers|staff|colleagues|chairs|desks|looms|ovens)",
  at: "(?:(?:based|headquartered|located|situated|living|working|operating|at work|at home|settled|rooted|hidden(?: away)?|tucked away|nestled|set up|set) )?(?:right |deep |smack |up |down |over |out |slap bang |bang |somewhere |here )?(?:in(?: the (?:(?:very )?(?:heart|centre|center|middle|outskirts|suburbs|hills|backstreets|old town|north|south|east|west|north end|east end|west end|docks?|harbour) (?:of|above|around|outside)|city of|town of|village of|port of))?|in (?:downtown|central|old|sunny|rainy|windy|beautiful|lovely|little|rural|north|south|east|west|northern|southern|eastern|western)|at the (?:edge|foot|heart|top|bottom|end) of|on the (?:edge|outskirts|north side|south side|east side|west side|banks|fringes) of|out of|near|just outside|outside|close to|not far from|a stone's throw from the centre of)",
  of: "(?:straight |all the way )?from|out of|(?:that is |which is |who are )?(?:based|headquartered|located|situated) (?:in|at|out of|near|just outside|outside)|with (?:its |our |their |an? )?(?:headquarters|head ?office|hq|home|home base|studio|office|workshop|base) in",
  spots:
    "(?:in|on|at|by) the (?:\\p{Ll}+ )?(?:heart|centre|center|middle|outskirts|harbour|waterfront|seafront|quays?|docks?|old town|quarter|side|edge|hills|backstreets|suburbs|banks|port) of",
  genitive: null,
  set: "based|located|situated|headquartered|tucked away|hidden|hidden away|nestled|set|perched|housed",
  sits: "sits|sit|lives|resides|is housed|is tucked away|is hidden",
  born: "was born|was founded|was started|began|started|began life|started out|started life",
  cleft: "it is|it's|it's here|it is here",
  thatWe: "that we|where we|that we still|where we still",
  settled: "based|located|registered|headquartered",
  stays: "still|remain\\p{Ll}*|stayed|ever since|to this day|never left|where we|home ever since",
  comes:
    "has (?:its|our|their) (?:home|base|seat|roots|headquarters|studio|workshop) in|comes to you from|comes|comes out of|is (?:based|run|made|built|written|published|operated) (?:out of|from)|hails from|reaches you from|lives in|is at home in|runs from|ships from|operates out of|works out of|is proudly from",
  all: "all (?:of )?our|every one of our|everything we|each of our",
  beside:
    "in|on|at|above|behind|beside|by|next to|near|over|under|off|from|out of|inside|beneath|opposite|upstairs in|among|between|down by|up on",
  articles: "an?|the|our|one|my|two|its|their|what (?:was|used to be) (?:an?|the)",
  make: "run(?=[^.;]{1,40} (?:from|out of) )|make|build|design|develop|write|craft|bake|brew|roast|knit|sew|weave|print|bind|carve|turn|throw|fire|forge|weld|press|pick|pack|post|grow|farm|produce|publish|record|film|mend|repair|restore|fix|cut|stitch|dye|spin|blend|bottle|ferment|distil|distill|churn|smoke|cure|mix|pour|cook|draw|paint|engrave|code|program|assemble|prepare|prototype|finish|fill|wrap|hand-\\p{Ll}+|handcraft|handmake|do everything|do it all|do all of this|make everything|plan|edit|maintain|invent|create|compose|animate|manufacture|solder|tune|upholster|preserve|pickle|run our (?:company|business|studio|agency|shop)|have our (?:company|desks|home)",
  made: "made|built|designed|developed|written|crafted|baked|brewed|roasted|knitted|sewn|woven|printed|bound|carved|turned|thrown|fired|forged|welded|pressed|picked|packed|grown|produced|recorded|filmed|mended|repaired|restored|cut|stitched|dyed|spun|blended|bottled|fermented|distilled|churned|smoked|cured|mixed|poured|cooked|drawn|painted|engraved|coded|programmed|assembled|prepared|prototyped|finished|filled|wrapped|handmade|hand-made|handcrafted|hand-\\p{Ll}+|maintained|created|put together|dreamt up|dreamed up|lovingly made|thought up|imagined|manufactured|conceived|invented|edited|run(?= from| out of)|soldered|tuned",
  become: "is|are|gets|get|is being|are being",
  by: "by",
  abide:
    "live|work|sit|lives|works|sits|operates|operate|run everything|do it all|do everything|do all (?:of )?(?:this|it)|bake|have our (?:desks|home|office|studio|workshop|shop)|are at home|are located|are based|are settled|are at work|get together|tinker|run (?:the (?:whole )?(?:thing|show|business|company|shop)|it|things|everything|all of it)|can be found|are to be found|reside|dwell",
  our: "our|my|its|their",
  rooms:
    "head ?office|headquarters|hq|home base|base|home|office|offices|desks?|studio|workshop|work space|workspace|kitchen|bakery|brewery|roastery|pottery|forge|workroom|greenhouse|garage|barn|shed|farm|farmhouse|clinic|surgery|atelier|boatyard|yard|loft|attic|basement|premises|shop|store|bookshop|boutique|showroom|gallery|practice|school|garden|nursery|distillery|winery|creamery|dairy|café|restaurant|tearoom|tea room|oven|ovens|workbench|benches|place|space|rooms?|looms?|vats|kiln|presses|nest|headquarters building|front door|door",
  stand:
    "is|are|sits|sit|stands|stand|lies|lie|can be found|is to be found|is located|are located|is based|are based|is situated|is tucked away|is hidden|lives|occupies|overlooks|is housed",
  into: "(?:you can |you are welcome to |feel free to )?(?:always )?(?:visit|see|find|tour)|from|in|at|inside|out of|above|visit|see|come and see|visit us (?:in|at)|see us (?:in|at)|drop (?:by|into|in at)|come (?:by|to)|come and (?:see|visit) us (?:in|at)|come (?:see|visit) us (?:in|at)|find us (?:in|at)|we work (?:from|in|out of)|we have|we run|we keep|welcome to|pop into|stop by|working from|work from|say hello (?:in|at)|meet us (?:in|at)|we welcome you (?:in|at|to)|we are (?:in|at)|leaves|is (?:made|baked|built|sewn|roasted|brewed|printed|packed|poured|crafted) (?:in|at)",
  team: "(?:our|the|our whole|our entire|the whole|the entire|my) (?:[\\p{Ll}-]+ ){0,3}?(?:team|crew|company|studio|staff|family|gang|office|band|workshop)(?: of [\\p{Ll}\\p{Nd}]+)?|the (?:\\p{Ll}+ ){0,2}(?:people|team|crew|family|studio|company|folks|makers|duo|trio) (?:behind|of|at) {S}|everyone (?:at|behind) {S}|everybody (?:at|behind) {S}|everyone here|all of us|{S}'s (?:[\\p{Ll}-]+ ){0,2}(?:team|crew|makers|people)(?: of \\p{Ll}+)?|the {S} team",
  find: "(?:you will |you'll |you can |you could |you may )?(?:always |usually |mostly |normally )?find us|(?:come (?:and |to )?)?visit us|(?:come (?:and )?)?see us|we can be found|we are to be found|you can visit us|look us up|drop by|come by|stop by|pop in|we await you|we welcome you|we look forward to seeing you|look for us|we are (?:easy to find|at home|hidden away|tucked away|nestled|right|up|down|over|out|hard to miss)|our door is open|knock on our door",
  behind: "behind",
  there: "is|are|stands|stand|sits|there is|there are|you will find|you'll find|hides",
  work: "is the (?:work|project|child|baby|brainchild|creation|product|invention|passion project|labour of love|side project) of|is (?:an?|the) (?:[\\p{Ll}-]+ ){0,3}?(?:app|product|tool|brand|label|game|project|magazine|podcast|platform|service|planner|newsletter|software|plugin|library|kit|range|line) (?:by|from|of|run by|built by|made by)|is (?:brought to you|put together|looked after|owned and run|made and run|created|crafted|cared for|kept alive|kept going|kept running|made|built|run|developed|designed|written|maintained|produced|published|operated)(?: and [\\p{Ll}]+)? by|comes (?:to you )?from|comes out of|is what happens when|is",
  based:
    "(?:proudly )?(?:based|headquartered|located|situated|at home|rooted|housed|hidden|nestled|tucked away|working|living|operating|sitting|settled|perched|set up)|from|out of|here|deep|right here|designed and built|made|built",
  home: "{S} hq|{S}'s hq|our hq|home (?:for|of|to) {S}|home (?:for|to) us|home|our home|our home town|our hometown|our home base|our home port|{S}'s home(?: base| town| port)?|the home of {S}|our base|our town|our city|our workplace|where we (?:work|live|live and work|sit)|the place (?:where )?we (?:work|call home)|headquarters|our headquarters|the headquarters of {S}|{S}'s (?:headquarters|head office|seat)",
  hello:
    "(?:hello|hi|greetings|welcome|hey|warm greetings|good morning|howdy|ahoy)(?: there)?,? (?:to you )?from|(?:made|sent|written|baked|brewed|built|designed)(?: with [\\p{Ll}]+)? from",
  ourVerb: "we|i|our|my",
  leads:
    "registered|incorporated|owned|sold|loved|used|bought|founded|started|born|for|by|to|with|like|than|from|about|in|at|on|of|near|who|that|which|whose|where|when|while|because|if|as|behind|against|through|into|onto|over|under|around|across|via|used|using"
}
