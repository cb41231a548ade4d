/** How German tells that a house began. Data. */
import type { BeginningTongue } from "./BeginningTongue.ts"
import { bothOrders } from "./VerbOrders.ts"

const masculine =
  "\\p{L}*Betrieb|\\p{L}*[Vv]erein|Hof|Bauernhof|Biohof|Laden|Verlag|Shop|Chor|Club|Klub|Salon|Verband|Imbiss|Weinbau|Dienst|Buchladen|Hofladen|Kindergarten|Familienbetrieb|Handwerksbetrieb|Meisterbetrieb"
const feminine =
  "Firma|\\p{L}*[Aa]gentur|\\p{L}*[Ww]erkstatt|\\p{L}*bäckerei|Bäckerei|\\p{L}*brauerei|Brauerei|Manufaktur|\\p{L}+manufaktur|Rösterei|\\p{L}+rösterei|Schreinerei|Tischlerei|Druckerei|Gärtnerei|Baumschule|Imkerei|Käserei|Metzgerei|Konditorei|Buchhandlung|Töpferei|Weberei|Schneiderei|Näherei|Kanzlei|Praxis|\\p{L}+praxis|Genossenschaft|Stiftung|Initiative|Schule|\\p{L}+schule|Galerie|Apotheke|App|Plattform|Software|Marke|Gruppe|Band|Gemeinschaft|Kooperative|Destillerie|Brennerei|Kelterei|Schmiede|Goldschmiede|Sattlerei|Gesellschaft|Pension|Stube|Organisation|Redaktion|Zeitschrift|Zeitung|Kita|Farm"
const neuter =
  "\\p{L}*[Uu]nternehmen|\\p{L}*[Ss]tudio|\\p{L}*[Bb]üro|Atelier|Café|Restaurant|Gasthaus|Wirtshaus|Hotel|Weingut|Gut|Team|Projekt|Startup|Start-up|Start-Up|Geschäft|\\p{L}+geschäft|Label|Haus|Werk|Kollektiv|Magazin|Netzwerk|Lokal|Theater|Labor|Institut|Portal|Gewerbe|Produkt|Programm|Spiel|Tool"
const kinds = `${masculine}|${feminine}|${neuter}`

/** Of us as well as of a house: "wir legten los", "Acme legte los". */
const came: ReadonlyArray<readonly [string, string]> = [
  ["ging(?:en)?", "(?:online|live|an den start|los|ans netz|in betrieb|auf sendung)"],
  [
    "öffnete[n]?|eröffnete[n]?",
    "(?:(?:seine|ihre|unsere|die|erstmals die) (?:ladentür|tür|türen|pforten|tore|werkstatttür))"
  ],
  [
    "nahm(?:en)?",
    "(?:(?:den|seinen|ihren|unseren) (?:betrieb|anfang|lauf|dienst)|(?:die|seine|ihre|unsere) (?:arbeit|tätigkeit))"
  ],
  ["erblickte|sah", "das licht der welt"],
  ["kam(?:en)?", "(?:zur welt|auf den markt|heraus|in die läden|in den app ?store)"],
  ["trat", "auf den plan"],
  ["machte[n]?", "(?:auf|(?:zum ersten mal )?die (?:tür|türen|ladentür) auf|die ersten schritte)"],
  ["legte[n]?", "los"],
  ["meldete[n]?", "(?:das|ein|unser|mein) gewerbe an"],
  ["ließ(?:en)?", "(?:(?:uns|mich|sich) )?(?:ins|im) (?:handelsregister|firmenbuch) eintragen"],
  ["fing(?:en)?", "an"],
  ["lief(?:en)?", "an"]
]
/** By whoever did it, with what was begun: "riefen wir Acme ins Leben". */
const begun: ReadonlyArray<readonly [string, string]> = [
  ["rief(?:en)?", "ins leben"],
  ["hob(?:en)?", "aus der taufe"],
  ["brachte[n]?", "(?:heraus|auf den markt|an den start|auf den weg|in die welt|ans licht|online|zur welt)"],
  ["stellte[n]?", "(?:auf die beine|online|ins netz)"],
  ["setzte[n]?|baute[n]?", "(?:in die welt|auf)"]
]
const parts = {
  kinds,
  H: "^(?:(?:und|aber|doch|denn|so|als|da|nachdem|bis|dass|weil|seit|bevor|schließlich|dann|ja|heute|die geschichte:|damals) ){0,2}",
  O: "[¤£]",
  F: "(?: [^\\s,;:¤£]+){0,12}?",
  we: "(?:wir|ich)",
  be: "(?:wurden?|ist|sind|war|waren|bin)",
  have: "(?:haben|habe|hat|hatten|hatte)",
  founded:
    "(?:gegründet|mitgegründet|begründet|ins leben gerufen|aus der taufe gehoben|geboren(?: worden)?|entstanden|geschaffen|gestiftet|aus dem boden gestampft|ins vereinsregister eingetragen|auf die beine gestellt|aufgebaut|angemeldet|hervorgegangen|erdacht|erfunden|konstituiert)(?: (?:worden|haben|hat|wurden?|ist|sind))?",
  opened:
    "(?:eröffnet|gestartet|gelauncht|lanciert|veröffentlicht|online gegangen|live gegangen|an den start gegangen|ans netz gegangen|in betrieb gegangen|aufgemacht|losgelegt|losgegangen|auf den markt gekommen|auf den markt gebracht|herausgebracht|online gestellt|in betrieb genommen|freigeschaltet|erschienen|zur welt gekommen|auf den weg gebracht|an den start gebracht|(?:ins|im) (?:handelsregister|firmenbuch|genossenschaftsregister|partnerschaftsregister) eingetragen)(?: (?:worden|haben|hat|wurden?|ist|sind))?",
  weBegan:
    "(?:angefangen|begonnen|losgelegt|gestartet|aufgemacht|eröffnet|(?:unsere|die) türen geöffnet|angetreten|aufgebrochen|zusammengefunden|uns gegründet|uns zusammengetan|(?:das|ein|unser|mein) gewerbe angemeldet)",
  found:
    "(?:gründete[nt]?|mitgründete|eröffnete[nt]?|startete[nt]?|launchte[nt]?|lancierte[nt]?|schufe?n?|erfanden|erfand|veröffentlichte[nt]?|erschuf(?:en)?|erdachte[nt]?|gründe|gründen)",
  /** Where and with whom, between "wir haben" and "angefangen". */
  G: "(?: (?:damals|endlich|schließlich|offiziell|gemeinsam|zusammen|ganz klein|klein|zu zweit|zu dritt|zu viert|zu fünft|dann|einfach|richtig|selbst|noch|klammheimlich|leise|still)){0,3}(?: (?:mit(?! de[mnr] )|in(?! die | den )|zu|aus|als|von|ohne|auf|bei|unter|neben|hinter|über|nebenbei|an|im|am|vor|nach)(?: [^\\s,;:¤£]+){1,9}?)?",
  /** What follows "wir starteten". */
  after:
    "(?=$|[.!]|,? (?:mit(?! de[mnr] )|in(?! die | den )|zu (?:zweit|dritt|viert|fünft|sechst|siebt)|aus|als|von|ohne|auf|bei einem|unter|neben|hinter|über|nebenbei|an|im|am|ganz|klein|direkt|gleich|noch|gemeinsam|zusammen|damals|ursprünglich|offiziell|nach|da)(?!\\p{L}))",
  story:
    "(?:geschichte|story|reise|erfolgsgeschichte|firmengeschichte|vereinsgeschichte|unternehmensgeschichte|abenteuer|weg|werdegang|liebe)",
  storyBegan: "(?:begann|beginnt|startete|startet|fing|nahm|nimmt|hat|setzt|fängt)",
  roots: "(?:anfänge|wurzeln|ursprünge|ursprung|anfang|entstehung|gründung|geburtsstunde|startschuss)",
  of: "(?:von|für|zu)",
  trade:
    "backen|kochen|weben|schmieden|schneidern|ziehen|ernten|schreiben|fotografieren|übersetzen|reparieren|zimmern|malen|drechseln|gerben|binden|zeichnen|drehen|blasen|färben|spinnen|stricken|brennen|keltern|programmieren|pflegen|mahlen|kneten|pressen|schnitzen|töpfern|imkern|gärtnern|bewirtschaften|mauern|polstern|käsen|sticken|gießen|filmen|verlegen|unterrichten|bauen|sammeln|pflanzen|züchten|bewirten"
}
const houseOnly = bothOrders(
  [
    ["entstand(?:en)?", ""],
    ["entsteht", ""],
    ["begann", ""],
    ["startete", "(?:durch|als(?! (?:zulieferer|partner|sponsor)))"]
  ],
  "{O}",
  "{F}"
)

export const germanBeginnings: BeginningTongue = {
  time: "im|in|den|dem|des|der|am|zum|seit|jahre?s?|schon|bereits|erst|noch|genau|etwa|rund|ungefähr|circa|ca\\.|um|anfang|ende|mitte|beginn|frühjahr|frühling|sommer|herbst|winter|spätsommer|frühsommer|spätherbst|hochsommer|january?|januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|ersten|letzten|\\p{Nd}{1,2}\\.|kalten|heißen|verregneten|zurück|irgendwann",
  bareYear: true,
  noTime: "vor|bis|nach|ab|für|über|zwischen|und|von|zur|expo|modell|version|gegen",
  since: "seit",
  articles: new Set(["der", "die", "das", "den", "dem", "des"]),
  genitive: true,
  house: {
    our: "(?:unser|unsere|unseren|diese|dieses|dieser|diesen) ",
    the: `(?:(?:der|den) (?=(?:[\\p{Ll}]+ )?(?:${masculine})(?!\\p{L}))|die (?=(?:[\\p{Ll}]+ )?(?:${feminine})(?!\\p{L}))|das (?=(?:[\\p{Ll}]+ )?(?:${neuter})(?!\\p{L})))`,
    ofOur: "(?:von |mit |zu )?(?:unserer|unseres|unserem|unsrer|meiner|meines|meinem) ",
    ofThe: `(?:des (?=\\p{Lu})|der (?=(?:${feminine})(?!\\p{L})))`,
    of: "von",
    before:
      "(?:klein|gemeinsam|eigen|jung|familiengeführt|inhabergeführt|gemeinnützig|unabhängig|heutig|liebst|gut)\\p{Ll}*",
    behind: "(?!)"
  },
  parts,
  firm: [
    "{H}{O} {be}{F} {founded}(?!\\p{L})",
    "{be} {O}{F} {founded}(?!\\p{L})",
    "^{founded} (?:wurden?|haben wir|habe ich|ist) {O}",
    "{H}{O}{F} {founded} (?:wurden?|worden)",
    "{have}{F} (?<!(?:für|mit|von|bei|zu|in|an|als) ){O}{F} {founded}(?!\\p{L})",
    "(?<!(?:für|mit|von|bei|zu|in|an|als) ){O}{F} {founded} (?:haben|habe|hat|hatten)",
    "{O} (?:haben|habe|hatten) (?:wir|ich){F} {founded}(?!\\p{L})",
    "{have} wir uns{F} (?:gegründet|zusammengetan|selbst(?:st)?ändig gemacht)",
    "(?:wir|ich) {have} (?:uns|mich){F} (?:gegründet|zusammengetan|selbst(?:st)?ändig gemacht)",
    "(?:wurden wir|wir wurden){F} gegründet",
    "gegründet wurden wir",
    "(?:gründete[nt]?|mitgründete)(?:{F} (?:wir|ich|sie|er))?{F} (?<!(?:für|mit|von|bei|zu|in|an|als|durch) ){O}(?!{F} (?:eine?n?|seine?n?|ihre?n?|die|das|den) )",
    "{O}{F} (?:gründete[nt]?|mitgründete)(?= *$)",
    "(?:gründeten wir uns|wir gründeten uns|machten wir uns|wir machten uns|machte ich mich|ich machte mich|wagten wir|wagte ich|ich wagte|wir wagten){F}(?:$| (?:selbst(?:st)?ändig|den (?:schritt|sprung) in die selbst(?:st)?ändigkeit))",
    ...bothOrders(begun, "{O}", "{F}").map((shape) => `(?<!(?:für|mit|von|bei|zu|in|an) )${shape}`),
    ...begun.map(
      ([verb, rest]) =>
        `(?:${verb})(?:{F} (?:wir|ich|sie|er))?{F} (?<!(?:für|mit|von|bei|zu|in|an) ){O}{F} ${rest}(?!\\p{L})`
    ),
    ...begun.map(([verb, rest]) => `{O}{F} ${rest} (?:${verb})(?!\\p{L})`),
    ...houseOnly,
    "(?:{O}|wir) (?:sind|ist|bin) ein(?:e|en)?(?: \\p{L}+){0,2} (?:gegründete|entstandene|ins leben gerufene)[rsn]?(?!\\p{L})",
    "{H}(?:wir|{O}) (?:sind|ist|bin) ein(?:e|en)?{F} (?:{kinds})(?!\\p{L}){F}$",
    "(?:aus|so|daraus|damit|dabei) (?:[^,;:¤£]{1,60} )?(?:wurde|entstand|ist)(?: dann| schließlich)? {O}",
    "wurde(?: [^\\s,;:¤£]+){0,9} {O}$",
    "(?:die |der )?(?:gründung|geburtsstunde|entstehung|gründungsjahr|geburtsjahr)(?:sjahr)? {of} {O}",
    "(?:unsere?|meine?) (?:(?:firmen|vereins|betriebs)?gründung|geburtsstunde|gründungsjahr|geburtsjahr)(?!\\p{L})",
    "(?:seit|mit|bei|nach) (?:unserer|der|ihrer|seiner|meiner) (?:(?:firmen|vereins|betriebs)?gründung|eröffnung)(?: im jahre?)?(?: {of} {O})? @",
    "(?:unsere|die) {roots}(?: {of} {O})? (?:liegen|liegt|reichen|reicht|gehen|geht|war|schlug|waren)(?!\\p{L})",
    "(?:schlug|war|fiel|kam) (?:die|der|unsere?) (?:geburtsstunde|gründung|startschuss|geburt)(?: {of} {O})?"
  ],
  loose: [
    "{H}{O} {be}{F} {opened}(?!\\p{L})",
    "{be} {O}{F} {opened}(?!\\p{L})",
    "{H}{O}{F} {opened} (?:wurden?|worden|ist)",
    "^{opened} (?:wurden?|haben wir|habe ich|ist) {O}",
    "{have}{F} (?<!(?:für|mit|von|bei|zu|in|an|als) ){O}{F} {opened}(?!\\p{L})",
    "(?<!(?:für|mit|von|bei|zu|in|an|als) ){O}{F} {opened} (?:haben|habe|hat|hatten)",
    "(?:{found})(?:{F} (?:wir|ich|sie|er))?{F} (?<!(?:für|mit|von|bei|zu|in|an|als|durch) ){O}(?!{F} (?:eine?n?|seine?n?|ihre?n?|die|das|den) )",
    "(?:wir|ich){F} {O}{F} (?:{found})(?= *$)",
    "startete {O}",
    "{H}{O} startete{after}",
    // "Der Laden eröffnete 2012 in einer alten Mühle", and no branch or second thing that it opened.
    "{H}{O} (?:eröffnete|öffnete|sperrte auf){after}(?![^,;:¤£]* (?:ein|eine|einen|ihre?n?|seine?n?|den|das|die) )",
    ...bothOrders(came, "(?:{O}|wir|ich)", "{F}"),
    "{have} (?:wir|ich){G} {weBegan}(?!\\p{L})",
    "(?:sind|bin) (?:wir|ich){G} (?:gestartet|angetreten|aufgebrochen|losgezogen|an den start gegangen|online gegangen|live gegangen)",
    "(?:wir|ich) (?:sind|bin){G} (?:gestartet|angetreten|aufgebrochen|losgezogen|an den start gegangen|online gegangen|live gegangen)",
    "(?:wir|ich) {have}{G} {weBegan}(?!\\p{L})",
    "(?:^|als |da |seit |und )(?:wir|ich){G} {weBegan} (?:haben|habe|sind|bin)",
    "(?:starteten|begannen|startete|begann) (?:wir|ich){after}",
    "(?:wir|ich) (?:starteten|begannen|startete|begann){after}",
    "(?:als|seit|nachdem|bevor) (?:wir|ich){G} (?:starteten|begannen|anfingen|loslegten|aufmachten|eröffneten|anfing|loslegte|aufmachte|eröffnete|begann|startete|losgingen)"
  ],
  going: [
    "(?:{O}|uns) (?:gibt|gibt's) ?(?:es)?",
    "gibt es(?: [\\p{Ll}]+)? (?:{O}|uns)",
    "{H}(?:{O}|wir) (?:besteh(?:t|en)|existier(?:t|en))",
    "(?:besteh(?:t|en)|existier(?:t|en)) (?:{O}|wir)",
    "(?:{O}|wir|ich) (?:sind|bin|ist){F} (?:(?:für|mit) (?:sie|euch|dich|die menschen|alle)(?: da| im einsatz| unterwegs)?|am markt|am werk|aktiv|tätig|unterwegs|dabei|im geschäft|selbst(?:st)?ändig|geöffnet|online|da|vor ort|zuhause|zu hause|am start|im einsatz)$",
    "(?:sind|bin|ist) (?:{O}|wir|ich){F} (?:(?:für|mit) (?:sie|euch|dich|die menschen|alle)(?: da| im einsatz| unterwegs)?|am markt|am werk|aktiv|tätig|unterwegs|dabei|im geschäft|selbst(?:st)?ändig|geöffnet|online|da|vor ort|zuhause|zu hause|am start|im einsatz)$",
    "(?:{trade}) (?:wir|ich|{O})(?!\\p{L})",
    "(?:wir|ich|{O}) (?:{trade})(?!\\p{L})",
    "{O} wird{F} von (?:uns|unserer familie|einer familie|der familie|familie) ?(?:\\p{Lu}\\p{Ll}+ )?(?:bewirtschaftet|betrieben|geführt)",
    "betreiben wir{F} {O}",
    "wir betreiben{F} {O}",
    "^(?:(?:ein|eine|ihr|dein|euer|der|die|das) )?(?:\\p{Ll}+ )?(?:{kinds})(?: (?:aus leidenschaft|mit herz|in familienhand|in \\p{Lu}\\p{Ll}+|aus \\p{Lu}\\p{Ll}+|am \\p{Lu}\\p{Ll}+))?$",
    "^(?:\\p{L}+ )?in familienhand$"
  ],
  story: [
    "(?:alles|es|das ganze|das alles|das){F} (?:begann|fing|startete|nahm)(?!\\p{L}|{F} (?:zu|für (?:den|die)) )",
    "(?:begann|beginnt|startete|nahm){F} (?:alles|es|das ganze)(?!\\p{L})",
    "fing(?:en)?{F} (?:alles|es|das ganze)(?: \\p{Ll}+){0,3} ?(?:an|$)",
    "(?:angefangen|begonnen|los|losgegangen|gestartet) (?:hat|hatte|ging|ist)(?: \\p{Ll}+)? (?:alles|es|das|das ganze)",
    "(?:alles|es|das ganze) (?:hat|ist){F} (?:angefangen|begonnen|losgegangen|gestartet)",
    "(?:hat|ist){F} (?:alles|das ganze){F} (?:angefangen|begonnen|losgegangen|gestartet)",
    "ging (?:es|alles)(?: dann| endlich| richtig)? los|(?:es|alles) ging{F} los",
    "(?:der |unser )?startschuss(?: für {O})? fiel|fiel der startschuss|war (?:es|der startschuss) (?:endlich |dann )?so ?weit",
    "(?:legten wir|wurde|legte) (?:den|der) grundstein(?: für {O})?",
    "(?:unsere?|meine?) {story}{F} {storyBegan}",
    "{storyBegan} (?:unsere?|meine?) {story}",
    "(?:die|das|der) {story} (?:{of} )?{O}{F} {storyBegan}",
    "{storyBegan} (?:die|das|der) {story} (?:{of} )?{O}",
    "von ¤ {story} {storyBegan}",
    "^(?:die|das|der) (?:geschichte|abenteuer|reise) (?:begann|beginnt|startete|nahm)"
  ],
  whole: [
    "(?:beschloss|beschlossen|entschied|entschieden|entschloss|entschlossen|wagten|wagte|fassten|fasste|kamen?|hatten?|reifte|entstand|wuchs|stand)(?: [^\\s;:¤£]+){0,12}, (?:[^,;:¤£]{0,40} )?(?:{O}|(?:unsere?n?|eine?n?|meine?n?)(?: eigene[nsr]?)? (?:{kinds}))(?: [^\\s,;:¤£]+){0,4} (?:zu (?:gründen|eröffnen|starten|entwickeln|bauen)|ins leben zu rufen|aufzumachen|aufzubauen|auf die beine zu stellen)",
    "(?:beschlossen wir|beschloss ich|entschieden wir uns|entschied ich mich)[^;:¤£]{0,30}, (?:uns|mich) selbst(?:st)?ändig zu machen",
    "{O} blickt [^;:¤£]{0,60}zurück, die [^,;:¤£]{0,20}(?:begann|nahm|zurückreicht)",
    "hinter {O} (?:steht|stehen) [^;:¤£]{2,60}, (?:das|die|der) [^,;:¤£]{0,40}(?:zusammenfand(?:en)?|gründete[n]?|herausbrachte[n]?|begann(?:en)?)",
    "(?:kündigte|kündigten|verließ|verließen|schmiss|schmissen|gab|gaben|hängte|hängten)[^;:¤£]{2,80} (?:und|um) (?:[^,;:¤£]{0,30} )?(?:(?:gründete|eröffnete|startete)[n]?(?: [^\\s,;:¤£]+){0,3} )?{O}"
  ],
  founded: "(?:gegründet|ins leben gerufen|entstanden|eröffnet|gestartet|geboren|aus der taufe gehoben)",
  veto: "nicht|nie|niemals|kein\\p{Ll}*|wenn|hätten?|wäre\\p{Ll}*|würden?|wollen|möchten|planen|geplant|soll|sollen|sollte|wird .*(?:gründen|eröffnen|starten)|werden .*(?:gründen|eröffnen|starten)|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|weitere[nrs]?|neue[nrs]?|erneut|wieder|neu|neueröffn\\p{L}*|wiedereröffn\\p{L}*|filiale|zweigstelle|niederlassung|standort|tochter\\p{L}*|ableger|relaunch|version|auch|zudem|außerdem|zusätzlich|fast|beinahe|nachbar\\p{L}*|partner\\p{L}*|lieferant\\p{L}*|vorgänger\\p{L}*|mutter(?:konzern|gesellschaft|haus)|umgezogen|zogen|übernommen|übernahm\\p{L}*|gekauft|kauften|verkauft|fusion\\p{L}*|crowdfunding|kampagne|newsletter|blog|onlineshop|online-shop|webshop|homepage|webseite|mitglied\\p{L}*|lieferdienst|kurse?|workshops?|schulungen|saison|verhandl\\p{L}*|konkurr\\p{L}*|stellt(?:en)? .* ein|umbau\\p{L}*|renovier\\p{L}*",
  sinceVeto:
    "auf \\p{L}+isch|nur|gehör\\p{L}*|teil|zertifi\\p{L}*|bio\\p{L}*|mit (?!(?:liebe|leidenschaft|herz\\p{L}*|viel|hingabe|freude)(?!\\p{L}))|ohne|online|vegan\\p{L}*|klima\\p{L}*|öko\\p{L}*|strom|solar\\p{L}*|nachhaltig\\p{L}*|zusammenarbeit|sponsor\\p{L}*|monatlich|jährlich|(?:mon|diens|donners|frei|sams|sonn)tags?|eigene[nrms]?|generation",
  otherTime:
    "heute|seither|seitdem|später|danach|davor|zuvor|vorher|früher|inzwischen|mittlerweile|jetzt|nun|bald|bevor|ehe",
  and: "und"
}
