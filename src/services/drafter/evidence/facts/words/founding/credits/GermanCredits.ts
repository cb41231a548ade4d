import type { CreditTable } from "./CreditTable.ts"

/** "gründete Acme", and "rief Acme ins Leben": the second part stands behind what is begun. */
const particles =
  "ins Leben|aus der Taufe|auf die Beine|auf den Weg|an den Start|aus dem Boden|in die Welt|auf|aus|los|hoch|ins Rollen|aus dem Nichts"
const split =
  "rief|riefen|ruft|hob|hoben|stellte|stellten|brachte|brachten|machte|machten|baute|bauten|dachte sich|dachten sich|setzte|setzten|zog|zogen|stampfte|stampften"

export const germanCredits: CreditTable = {
  code: "de",
  article: "der|die|das|den|dem|des|diese[rsmn]?",
  our: "unser(?:e[rsmn]?)?|unsre[rsmn]?",
  kinds:
    "studios?|agentur|firma|unternehmens?|betriebe?s?|familienbetriebs?|büros?|werkstatt|bäckerei|backstube|konditorei|café|cafés|kaffeehaus|restaurants?|gasthaus|gasthof|bistro|bar|kneipe|laden|ladens|lädchen|geschäfts?|shops?|onlineshops?|hof|hofs|hofes|bauernhof|biohof|weinguts?|gärtnerei|baumschule|imkerei|käserei|molkerei|brauerei|rösterei|kaffeerösterei|mosterei|brennerei|manufaktur|schreinerei|tischlerei|schneiderei|töpferei|druckerei|buchhandlung|buchladen|verlags?|zeitschrift|magazins?|podcasts?|blogs?|vereins?|vereines|initiative|genossenschaft|stiftung|schule|musikschule|tanzschule|yogaschule|akademie|kita|praxis|kanzlei|apotheke|klinik|galerie|theaters?|chors?|ensembles?|orchesters?|labels?|kollektivs?|plattform|apps?|anwendung|software|tools?|werkzeugs?|spiels?|projekts?|projektes|produkts?|marke|startups?|start-ups?|ateliers?|hotels?|pension|hostel|campingplatz|fahrradladen|brand|reederei|spedition|druckwerkstatt",
  story: "die (?:ganze )?(?:geschichte|sache|reise)|alles|das (?:ganze|abenteuer)|unsere (?:geschichte|reise)",
  apart: [
    [/(?<!\p{L})zur(?!\p{L})/giu, "zu der"],
    [/(?<!\p{L})zum(?!\p{L})/giu, "zu dem"],
    [/(?<!\p{L})vom(?!\p{L})/giu, "von dem"],
    [/(?<!\p{L})beim(?!\p{L})/giu, "bei dem"]
  ],
  before:
    "mit|für|bei|von|aus|durch|dank|neben|gegenüber|über|unter|vor|nach|in|im|an|auf|zu|hinter|um|statt|wie|als|ohne|gegen",
  beforeWho:
    "mit|für|bei|von|aus|durch|dank|neben|gegenüber|über|unter|vor|nach|an|auf|zu|hinter|um|statt|wie|gegen|ohne|herrn",
  openers:
    "als|wenn|nachdem|weil|dass|da|ob|hinter|seit|nach|vor|im|in|am|an|mit|von|bei|für|aus|durch|dank|wir|ich|er|sie|es|so|dann|damals|schon|auch|und|aber|doch|erst|gemeinsam|zusammen|unsere?|der|die|das|den|dem|mein|meine|hallo|moin|hi|angefangen|begonnen|gegründet|gestartet|heute|ursprünglich|jahre|oktober|januar|februar|märz|april|juni|juli|august|september|november|dezember|sommer|frühjahr|herbst|winter|frühling",
  along: "und|sowie|mit|zusammen mit|gemeinsam mit",
  together: "zusammen mit|gemeinsam mit|mit",
  whose: "seine[mnr]|ihre[mnr]|deren|dessen|einer|einem|dem|der|den|ihr|sein|ihre|seine",
  did: `gründete|gründeten|mitgründete|mitgründeten|gründet|gründen|eröffnete|eröffneten|startete|starteten|erfand|erfanden|schuf|schufen|erschuf|erschufen|entwickelte|entwickelten|baute|bauten|programmierte|programmierten|schrieb|schrieben|initiierte|initiierten|etablierte|etablierten|lancierte|lancierten|entwarf|entwarfen|konzipierte|konzipierten|begründete|begründeten|aufbaute|aufbauten|aufmachte|aufmachten|aufsperrte|sperrte|ausdachte|ausdachten|ersann|ersannen|(?:ins Leben|aus der Taufe|auf die Beine|auf den Weg|an den Start|aus dem Boden|in die Welt) (?:rief|riefen|hob|hoben|stellte|stellten|brachte|brachten|stampfte|stampften|setzte|setzten)|(?:begann|begannen|startete|starteten|legte|legten) (?:mit|los mit)`,
  done: "gegründet|mitgegründet|begründet|eröffnet|gestartet|erfunden|geschaffen|erschaffen|entwickelt|gebaut|programmiert|geschrieben|gemacht|initiiert|etabliert|lanciert|entworfen|konzipiert|erdacht|ersonnen|ausgedacht|aufgebaut|aufgezogen|hochgezogen|aufgemacht|angestoßen|angefangen|begonnen|aufgesperrt|ins Leben gerufen|aus der Taufe gehoben|auf die Beine gestellt|auf den Weg gebracht|an den Start gebracht|in die Welt gesetzt|aus dem Boden gestampft|ins Rollen gebracht",
  made: /(?<!\p{L})(?:entwickel|gebaut|baut|programmier|geschrieben|schrieb|gemacht|entw[oa]rf)/iu,
  walls: /(?<!\p{L})(?:gebaut|baute|bauten|entwarf|entworfen)/iu,
  be: "wurde|wurden|wird|ist|war|sind",
  by: "von|durch",
  adverb:
    "schon|bereits|ursprünglich|damals|anfangs|seinerzeit|einst|2\\d{3}|allein|gemeinsam|zusammen|liebevoll|komplett|heute|noch immer",
  named: "heißt|heißen|hieß|hießen|ist|sind|war|waren",
  which: "erste[nr]?|beiden|zwei|drei|junge[nr]?|alleinige[nr]?",
  of: "von|der|des|hinter",
  toDo: "gründen|eröffnen|starten|bauen|entwickeln|schaffen|aufzubauen|aufzumachen|programmieren|erfinden|zu starten",
  decided:
    "beschloss|beschlossen|entschied|entschieden sich|entschied sich|wagte|wagten|entschlossen sich|entschloss sich|kündigte|kündigten",
  work: "idee|projekt|herzensprojekt|werk|lebenswerk|lebenstraum|traum|baby|kind|erfindung|schöpfung|gründung|initiative|herzenssache|gemeinschaftsprojekt|soloprojekt|ein-mann-projekt|ein-frau-projekt|hobbyprojekt|nebenprojekt|feierabendprojekt|gemeinschaftswerk|kopfgeburt|marke|unternehmen|startup|start-up|gemeinschaftsgründung",
  founder:
    "gründer(?:in|innen|team|duo|paar)?|mitgründer(?:in|innen)?|begründer(?:in|innen)?|initiator(?:in|innen|en)?|erfinder(?:in|innen)?|schöpfer(?:in|innen)?|macher(?:in|innen)?|urheber(?:in|innen)?|ideengeber(?:in|innen)?|köpfe|kopf|vater|mutter|väter|mütter|gesichter|gesicht",
  and: "und|sowie|&",
  when: "als|nachdem|weil|wo|indem",
  that: "der|die|das|den|welche[rsn]?",
  born: "entstand|entstanden|begann|begannen|startete|fing an|wurde geboren|entsprang|wuchs|nahm seinen Anfang|nahm ihren Anfang|ist entstanden|wurde gegründet|erblickte das Licht der Welt|beginnt|startet",
  rooms:
    "küche|küchentisch|wg-küche|wohnzimmer|wg|garage|keller|dachboden|kinderzimmer|scheune|garten|schuppen|werkstatt|wohnung|studentenbude|arbeitszimmer|gartenlaube|esstisch|schreibtisch|hinterhof|wohnküche|bauwagen",
  iAm: "ich bin|ich heiße|mein name ist|hier ist|hier schreibt|ich,",
  weAre: "wir sind|wir heißen",
  iDid: "(?:ich )?(?:mache|baue|entwickle|betreibe|programmiere|schreibe|gründete|startete|eröffnete|baute|erfand|entwickelte|schrieb)(?: ich)?",
  weDid: "(?:wir )?(?:gründeten|starteten|eröffneten|bauten|machen|bauen|entwickeln|entwickelten)(?: wir)?",
  doubt:
    /(?<!\p{L})(?:nicht|nie|niemals|kein(?:e[rsmn]?)?|weder|soll|sollte|sollen|will|wollte|wollten|möchte|würde|hätte|könnte|plant|planen|angeblich|vermutlich|vielleicht|fast|beinahe|wenn|falls|ob|wird bald|demnächst|künftig|hilft|half|halfen)(?!\p{L})/iu,
  kin: /(?<!\p{L})(?:vater|mutter|eltern|großvater|großmutter|opa|oma|sohn|tochter|kinder|enkel\p{L}*|bruder|schwester|onkel|tante|frau von|mann von|schüler\p{L}*|team|erben|nachbar\p{L}*|konkurrent\p{L}*|freund\p{L}* von|lehrling\p{L}*|idol\p{L}*)(?!\p{L})/iu,
  help: /(?<!\p{L})(?:hilfe|unterstützung|rat|geld|förderung|darlehen|dank|beratung)(?!\p{L})/iu,
  ways: [
    "^(?:{greeting})?{iAm} {whom}[^.;]{0,60}? habe(?: ich)?{gap} {own}{gap} {done}",
    // "2009 begann Ada Roth mit Acme".
    "(?:begann|begannen|startete|starteten|fing|fingen){call}{whom}{gap} mit {any}",
    "{who}{gap} (?:begann|begannen|startete|starteten|fing|fingen){gap} mit {any}",
    // "Ada Roth rief Acme ins Leben", "2012 stellte Ada Roth Acme auf die Beine".
    `{who}{gap} (?:${split}){gap} {own}{gap} (?:${particles})(?=[ .,;:!]|$)`,
    `(?:${split}){gap} {who}{gap} {own}{gap} (?:${particles})(?=[ .,;:!]|$)`,
    // "Acme rief Ada Roth ins Leben".
    `{own} (?:${split}){call}{whom}{gap} (?:${particles})(?=[ .,;:!]|$)`,
    // "Den Hof haben Ada und Ben Roth aufgebaut".
    "{own} (?:haben|hat|hatte|hatten){call}{whom}{gap} {done}",
    "{who} (?:haben|hat|hatte|hatten){gap} {own}{gap} {done}",
    "(?:haben|hat|hatte|hatten){gap} {who}{gap} {own}{gap} {done}",
    "{done} (?:haben|hat|hatte|hatten) (?:es|sie|ihn|das|{own}){call}{whom}",
    // "Den Laden eröffnete Ada Roth".
    "{own} {did}{call}{whom}",
    "{own} (?:wird|wurde|ist|war){gap} von{call}{whom}{gap} {done}",
    "(?:wird|wurde|ist|war){gap} {own}{gap} von{call}{whom}{gap} {done}",
    "{done} (?:wird|wurde|ist|war){gap} {own}{gap} von{call}{whom}",
    // "Hinter Acme stehen Ada Roth und Ben Lund".
    "hinter {any} (?:steht|stehen|steckt|stecken|verbirgt sich|verbergen sich|sind|ist|standen|stand){call}{whom}",
    "hinter {any} (?:steht|stehen|steckt|stecken|verbirgt sich|verbergen sich|sind|ist) {counted} {whom}",
    // "Aus der Bierlaune von Ada Roth und Ben Lund ist Acme geworden".
    "^aus (?:der|dem|einer|einem) (?:\\p{Ll}+ )?\\p{L}*(?:idee|laune|wette|hobby|projekt|traum|experiment|freundschaft|begegnung|leidenschaft|tüftelei|basteln|spielerei|zufallsbekanntschaft)(?: (?:von|der|des|zwischen))?{call}{whom}{gap} (?:ist|wurde|entstand|erwuchs|wuchs)(?: (?:dann|schließlich|bald|so|am Ende|2\\d{3}|im Jahr 2\\d{3}))? (?:die |das )?{own}",
    "{who} (?:steht|stehen|steckt|stecken){gap} hinter {any}",
    "(?:hinter|von|zu|für) {any}(?:,| -|:| ist| sind| war| waren| heißt| heißen) {whom}",
    // "Acme geht auf Ada Roth zurück", "Acme stammt aus der Feder von Ada Roth".
    "{own} geht{gap} auf(?: (?:eine|die) (?:idee|initiative) (?:von|der|des))?{call}{whom}{gap} zurück",
    "{own} (?:stammt|stammen|kommt|kam|entspringt|entsprang){gap} (?:von|aus der feder von|aus der hand von|aus dem kopf von|der feder von|der fantasie von|der idee von){call}{whom}",
    "{own} (?:verdankt|verdanken) {gap}{whom}",
    "{own} verdankt(?: seine| ihre)? (?:existenz|entstehung|idee|gründung){call}{whom}",
    // "Die Idee zu Acme hatte Ada Roth".
    "idee (?:zu|für|von|hinter|zu der|zu dem) {any}{gap} (?:hatte|hatten|kam|kam von|stammt von|stammte von|stammt|entstand bei|entwickelte|entwickelten|lieferte|lieferten){call}{whom}",
    "{who} (?:hatte|hatten){gap} (?:die )?idee (?:zu|für|von){gap} {any}",
    "{who} (?:kam|kamen){gap} auf die idee{gap}, {own}{gap} zu {toDo}",
    "{who}{gap} {decided}{gap}, {own}{gap} (?:zu {toDo}|{toDo})",
    "{decided}{call}{whom}{gap}, {own}{gap} (?:zu {toDo}|{toDo})",
    "{who} {decided}{gap},? um {own}{gap} (?:zu )?{toDo}",
    // "Als Ada Roth keine fand, baute sie Acme selbst".
    "(?:als|weil|nachdem|da) {whom}{gap}, {did} (?:er|sie|die beiden|sie beide|beide){gap} {own}",
    "(?:als|weil|nachdem|da) {whom}{gap}, (?:gründete|gründeten|baute|bauten|startete|starteten|eröffnete|eröffneten|entwickelte|entwickelten|schrieb|schrieben) (?:er|sie|beide){gap} {own}",
    // "Acme entstand, als Ada Roth ihren Job kündigte".
    "{own} {born}{time}, (?:als|nachdem|weil)(?: sich| für)?{call}{whom}{gap} (?:zusammentaten|zusammentat|kennenlernten|trafen|begegneten|beschloss|beschlossen|kündigte|kündigten|aufgab|aufgaben|suchte|suchten|fand|fanden|begann|begannen|anfing|anfingen|wollte|wollten|entschied|entschieden|verkaufte|backte|baute|bauten|tüftelte|tüftelten|programmierte|aufhörte|hängte|merkte|merkten|ärgerte|ärgerten|verließ|verließen)",
    "{own} {born}{time} (?:mit|in der {rooms} von|am {rooms} von|im {rooms} von|in einer {rooms} von|bei|unter den händen von|aus der freundschaft von|aus einer idee von|auf initiative von|aus der idee von|durch){call}{whom}",
    "(?:angefangen|begonnen) (?:hat|hatte){gap} (?:alles|es|{own}){gap} (?:mit|in der {rooms} von|am {rooms} von|im {rooms} von|bei|als){call}{whom}",
    "(?:begann|fing|nahm){gap} (?:alles|es|{own}){gap} (?:mit|in der {rooms} von|am {rooms} von|im {rooms} von|bei|als){call}{whom}",
    "{own} (?:begann|fing|nahm){gap} (?:mit|in der {rooms} von|am {rooms} von|im {rooms} von|bei){call}{whom}",
    // "Wir, Ada Roth und Ben Lund, haben Acme gestartet".
    "wir, {whom}, haben{gap} {own}{gap} {done}",
    "wir, {whom}, {did}{gap} {own}"
  ]
}
