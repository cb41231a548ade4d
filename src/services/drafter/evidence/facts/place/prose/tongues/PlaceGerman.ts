import type { PlaceTongue } from "./PlaceTongue.ts"

export const placeGerman: PlaceTongue = {
  lang: "de",
  lead: "heute|inzwischen|mittlerweile|seit (?:dem )?(?:jahr |frühjahr |sommer |herbst |winter |\\p{L}+ )?\\p{Nd}{4}|seit (?:über |mehr als |rund |fast |gut )?(?:\\p{L}+|\\p{Nd}+) (?:jahren|jahrzehnten|generationen)|hallo|kurz gesagt|kurzum|übrigens|tag für tag|jeden (?:tag|morgen)|nach wie vor|bis heute|im herzen|klein, aber fein|ja|zusammen|gemeinsam|zu (?:zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)|mit (?:meiner|meinem|unserer|unserem) \\p{L}+",
  adverbs:
    "heute|inzwischen|mittlerweile|derzeit|aktuell|immer noch|noch immer|nach wie vor|weiterhin|stolz|voller stolz|gern|gerne|von hand|in handarbeit|in liebevoller handarbeit|in kleinen mengen|mit (?:viel )?(?:liebe|herz|sorgfalt|leidenschaft|herzblut|hingabe|stolz|freude)(?: und (?:sorgfalt|leidenschaft|herz|geduld|verstand|kaffee|liebe))?|selbst|selber|alle|beide|gemeinsam|zusammen|zu (?:zweit|dritt|viert|fünft|sechst|siebt|acht|acht|neunt|zehnt|elft|zwölft)|allein|alleine|mitten|direkt|gleich|zentral|nur|einfach|eigentlich|komplett|vollständig|ausschließlich|täglich|jeden (?:tag|morgen)|tag für tag|tag und nacht|frisch|bei uns|seit \\p{Nd}{4}|seit (?:\\p{L}+|\\p{Nd}+) (?:jahren|generationen)|nach maß|auf bestellung|nebenbei|dauerhaft|ganzjährig|hier|stets|eigenhändig|natürlich|tatsächlich",
  we: "wir von {S}|wir bei {S}|wir|ich|wir beide|wir alle",
  weAre: "wir sind|ich bin|wir, das sind|das sind wir:|wir nennen uns",
  is: "ist|sind",
  a: "eine?|das|die|der|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{Nd}{1,3}|ein paar|eine handvoll",
  and: "und|&|oder",
  kinds:
    "\\p{L}*(?:unternehmen|firma|betrieb|agentur|studio|büro|team|startup|start-up|werkstatt|bäckerei|rösterei|brauerei|brennerei|kelterei|käserei|molkerei|metzgerei|konditorei|manufaktur|tischlerei|schreinerei|schlosserei|schmiede|druckerei|buchbinderei|weberei|näherei|töpferei|gärtnerei|imkerei|mosterei|ziegelei|gerberei|sattlerei|seilerei|glaserei|seiferei|mühle|verein|verband|genossenschaft|kollektiv|stiftung|initiative|laden|geschäft|handlung|buchhandlung|boutique|café|gasthaus|restaurant|hotel|pension|praxis|kanzlei|klinik|apotheke|verlag|label|schule|akademie|galerie|theater|museum|atelier|labor|hof|weingut|haus|duo|trio|quartett|gruppe|kombinat|softwarehaus|hersteller|anbieter|dienstleister|handwerker|entwickler|gestalter|designer|berater|gespann|brand|marke|sozialunternehmen|kombo|crew|truppe|handwerksbetrieb|institut|netzwerk|chor|orchester|ensemble)",
  people:
    "freunde|freundinnen|schwestern|brüder|geschwister|leute|menschen|paar|ehepaar|familie|kollegen|köpfe|kolleginnen|mutter und tochter|vater und sohn|handwerkerinnen|töpferinnen|bäcker|entwicklerinnen|frauen|männer|personen",
  tail: "(?:von|aus|mit) (?:(?:nur|gerade|knapp|rund) )?(?:\\p{Nd}+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig) \\p{L}+|für \\p{L}+(?:ung|design|tik|ik|tur|ie|bau|kunst|handwerk)(?: und \\p{L}+)?|für (?:gute|gutes|guten|schöne|schönes|feine|feines) \\p{L}+",
  at: "(?:mitten |direkt |gleich |zentral |hoch |tief |draußen |unten |oben |hier )?(?:in|im (?:herzen|zentrum|stadtzentrum|norden|süden|osten|westen|nordwesten|südwesten|nordosten|südosten) von|im (?:schönen|sonnigen|grünen|alten)|in der (?:altstadt|innenstadt|stadt|nordstadt|südstadt|neustadt|weststadt|oststadt|nähe|hansestadt|landeshauptstadt) (?:von )?|am (?:rand|rande|stadtrand|fuße|hafen) von|unweit von|nahe|vor den toren von|nicht weit von|bei)",
  of: "aus|mit (?:haupt|firmen)?sitz in|mit (?:büro|werkstatt|atelier|studio|laden|heimat|standort) in|(?:ansässig|beheimatet) in|von",
  spots:
    "(?:in der|im|am|auf dem|an der) (?:\\p{L}+ )?(?:hafen|zentrum|altstadt|innenstadt|stadtzentrum|herz|herzen|rand|stadtteil|viertel|norden|süden|westen|osten|ufer|marktplatz|bahnhof) (?:von|der stadt)",
  genitive: null,
  set: "gelegen|versteckt|ansässig|beheimatet|untergebracht",
  sits: "sitzt|sitzen|wohnt|residiert|arbeitet|findet sich|hat seine heimat|hat ihre heimat|ist untergebracht|versteckt sich|lebt",
  born: "ist|wurde|entstand",
  cleft: "es ist",
  thatWe: "wo wir|dass wir",
  settled:
    "ansässige[nrs]?|beheimatete[nrs]?|gelegene[nrs]?|sitzende[nrs]?|arbeitende[nrs]?|lebende[nrs]?|heimische[nrs]?|niedergelassene[nrs]?",
  stays: "noch|bis heute|dort|geblieben|daheim|zu ?hause",
  comes:
    "hat (?:seinen|ihren) (?:sitz|hauptsitz|standort) in|hat (?:seine|ihre) (?:heimat|werkstatt) in|hat (?:sein|ihr) (?:zuhause|büro|atelier|studio) in|kommt aus|stammt aus|kommen aus|lebt in|wird aus|ist zu hause in|entsteht in|entsteht mitten in|arbeitet von|operiert aus",
  all: "alle unsere|all unsere|jedes unserer|jede unserer|jeder unserer|unsere gesamten",
  beside: "in|im|am|an|auf|über|unter|neben|hinter|gegenüber|bei|vor|aus|von",
  articles:
    "eine[mnrs]?|seine[mnrs]?|ihre[mnrs]?|der|dem|den|unsere[mnrs]?|de[rsm] alten|ehemaligen|alten|einstigen|einem",
  make: "mahlen|setzen|mosten|räuchern|sägen|hobeln|kneten|falten|stanzen|häkeln|machen|mache|bauen|baue|entwickeln|entwickle|gestalten|gestalte|entwerfen|entwerfe|fertigen|fertige|produzieren|produziere|backen|backe|brauen|braue|rösten|röste|brennen|brenne|keltern|nähen|nähe|stricken|stricke|weben|webe|drucken|drucke|binden|binde|töpfern|töpfere|schnitzen|drechseln|schmieden|schmiede|schweißen|pressen|presse|pflücken|packen|verpacken|ernten|anbauen|züchten|schreiben|schreibe|programmieren|programmiere|reparieren|repariere|restaurieren|restauriere|schneiden|schneidern|schneidere|färben|spinnen|mischen|abfüllen|füllen|gießen|gieße|kochen|koche|räuchern|zeichnen|malen|gravieren|löten|montieren|herstellen|stellen|erfinden|tüfteln|veröffentlichen|verlegen|konzipieren|sieden|polstern|imkern|kreieren|erschaffen|erstellen|planen|betreiben|betreibe|führen|führe",
  made: "gemacht|gebaut|entwickelt|gestaltet|entworfen|gefertigt|angefertigt|produziert|gebacken|gebraut|geröstet|gebrannt|gekeltert|genäht|gestrickt|gewebt|gedruckt|gebunden|getöpfert|geschnitzt|gedrechselt|geschmiedet|geschweißt|gepresst|gepflückt|gepackt|verpackt|geerntet|angebaut|geschrieben|programmiert|repariert|restauriert|geschnitten|geschneidert|gefärbt|gesponnen|gemischt|abgefüllt|gefüllt|gegossen|gekocht|geräuchert|gezeichnet|gemalt|graviert|gelötet|montiert|hergestellt|erfunden|erdacht|konzipiert|gesiedet|handgefertigt|handgemacht|gepflegt|betreut|betrieben|ausgedacht|erstellt|herausgegeben|verlegt|geplant|entwickelt und gepflegt|gegerbt|getischlert",
  become: "wird|werden",
  by: "von",
  abide:
    "wirkt|arbeitet|sitzt|lebt|wohnt|tüftelt|werkelt|leben|lebe|wohnen|wohne|arbeiten|arbeite|sitzen|sitze|tüfteln|werkeln|werkle|wirken|sind zu hause|sind zuhause|sind daheim|sind ansässig|sind beheimatet|haben unseren sitz|haben unser (?:büro|atelier|studio|zuhause)|haben unsere (?:werkstatt|backstube|heimat)|residieren|schrauben|sind",
  our: "unser|unsere|unserem|unserer|unseren|mein|meine|meinem|meiner|ihr|ihre|ihrem|ihrer|sein|seine|seinem",
  rooms:
    "\\p{L}*(?:werkstatt|büro|büros|hauptsitz|firmensitz|sitz|studio|atelier|backstube|bäckerei|rösterei|küche|brauerei|praxis|hof|garage|scheune|manufaktur|töpferei|gärtnerei|laden|lädchen|geschäft|ladengeschäft|zentrale|standort|heimat|heimathafen|zuhause|zuhaus|schreibtische|schreibtisch|werkbank|räume|geschäftsräume|räumlichkeiten|galerie|showroom|café|kanzlei|schule|labor|ofen|öfen|mühle|keller|dachboden|hinterhof|produktion|weingut|haus|tür|webstühle|hauptquartier)",
  stand:
    "ist|sind|liegt|liegen|steht|stehen|befindet sich|befinden sich|findet sich|finden sich|sitzt|versteckt sich|findet man|finden sie|findet ihr|findest du",
  into: "sie können|ihr könnt|du kannst|besuchen kann man|besuchen können sie|in|aus|von|vom|besuchen sie|besucht|besuch|kommen sie in|kommt in|willkommen in|in|finden sie uns in|wir arbeiten in|wir sitzen in|vorbei in|verlässt|wird in|entsteht in|entstehen in|wir begrüßen sie in|wir freuen uns auf sie in|schauen sie vorbei in",
  team: "(?:unser(?:e[mnrs]?)?|das|das ganze|unser ganzes|die ganze|das gesamte) (?:[\\p{L}-]+ ){0,2}?(?:team|mannschaft|firma|crew|familie|betrieb|truppe|büro|studio|unternehmen|belegschaft|kollektiv)|(?:das|die) (?:\\p{Ll}+ ){0,2}(?:team|leute|menschen|köpfe|unternehmen|firma|macher|macherinnen|crew|duo|trio|familie) (?:hinter|von) {S}|das {S}-team",
  find: "(?:ihr )?findet (?:ihr )?uns|du findest uns|(?:sie )?finden (?:sie )?uns|zu finden sind wir|besuch(?:t|en sie|e)? uns|komm(?:t|en sie)? (?:doch )?(?:gerne? )?(?:vorbei|zu uns)|schau(?:t|en sie)? (?:doch )?(?:gerne? )?vorbei|wir begrüßen (?:sie|euch|dich)|wir freuen uns auf (?:sie|euch|dich|deinen besuch|ihren besuch|euren besuch)|wir empfangen (?:sie|euch)|man findet uns|wir erwarten (?:sie|euch)|uns (?:findet man|gibt es|finden sie|findet ihr)",
  behind: "hinter",
  there: "steht|stehen|steckt|stecken|sitzt|verbirgt sich|verbergen sich",
  work: "ist (?:das werk|ein werk|ein projekt|das projekt|das kind|eine idee|die idee|ein produkt|das produkt|eine marke|die marke|eine schöpfung) (?:von|aus)|(?:wird|werden) (?:gemacht|gebaut|entwickelt|betrieben|gepflegt) von|(?:stammt|kommt|stammen|kommen) (?:von|aus)|ist",
  based:
    "mit (?:haupt|firmen)?sitz|ansässig|beheimatet|zu hause|zuhause|daheim|aus|von|vom|gegründet und zuhause|verwurzelt",
  home: "(?:die )?heimat von {S}|unsere heimat|unser zuhause|unser sitz|sitz von {S}|der sitz von {S}|zuhause von {S}|das zuhause von {S}|heimathafen von {S}|unser heimathafen|zu hause|zuhause|daheim|unser standort|unsere stadt|firmensitz|hauptsitz|unser hauptsitz|unser firmensitz|unsere basis|unsere heimatstadt|unsere wahlheimat|der sitz des (?:unternehmens|vereins)|{S}s heimat",
  hello:
    "(?:hallo|moin|servus|grüezi|grüß gott|grüße|viele grüße|herzliche grüße|liebe grüße|willkommen|guten tag|schöne grüße)(?: an alle)? aus",
  ourVerb: "(?!ist |sind |wird |hat )\\p{L}+(?:en|e|n|le|re)(?= wir| ich)|wir|ich|unser\\p{Ll}*",
  leads:
    "für|von|durch|mit|wie|als|aus|über|um|zu|zum|zur|nach|bei|beim|vom|gegen|ohne|der firma|die|das|wo|wenn|weil|während|dass|den|dem|des"
}
