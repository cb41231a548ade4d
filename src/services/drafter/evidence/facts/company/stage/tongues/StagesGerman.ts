/** How far along a product is, as German says it. */
import { type StageTongue, versionNumber } from "./StageTongue.ts"

export const germanStages: StageTongue = {
  hint: /alpha|beta|test|idee|konzept|papier|gebaut|existier|gibt es|wartelist|gestartet|start|live|offen|verfügbar|zugänglich|erschien|veröffentlich|draußen|version|wächst|wachsen|jahr|interess|entwick|programmier|freigeschaltet|planung/,
  spaced: true,
  words: {
    N: "(?:(?:der|die|das|dem|den|des|unser|unsere|unserem|unserer) )?(?:(?:app|plattform|dienst|software|projekt|spiel|seite|programm|werkzeug) )?§s?(?:-(?:app|plattform|software|projekt))?(?: (?:selbst|als ganzes))?",
    we: "wir|ich|(?:unser|unsere|diese|dieses|dieser) (?:app|produkt|plattform|software|werkzeug|dienst|projekt|seite|spiel|programm|startup|angebot|anwendung)",
    it: "es|sie|er|(?:der|die|das) (?:app|produkt|plattform|software|werkzeug|dienst|projekt|seite|spiel|programm|anwendung)",
    aux: "(?:haben|habe|hat|wurde|steht|wird)",
    be: "(?:ist|sind|bin|bleibt|befindet sich|befinden sich|befinden uns|steckt|stecken|läuft|laufen|steht|stehen)",
    adj: "(?:öffentliche|offene|geschlossene|private|frühe|sehr frühe|erste|allererste|kleine|begrenzte|laufende|kostenlose|interne|neue|zweite|dritte|letzte|lange|fortgeschrittene|reine|technische|aktuelle|spielbare|stille|eingeladene|neugierige|mutige|geduldige)[nrsm]?",
    K: "(?:{adj},? ){0,3}(?:(?:test|entwicklungs)(?:phase|stadium) )?(?<trial>(?:pre-?)?alpha|beta)(?:[ -]?(?:version|phase|stadium|tests?|software|release|status|betrieb|stand|programm|fassung|testphase|runde|zustand))?",
    T: "(?:(?:der|die|das|dem|den|einer|einem|eine|ein|einen|unserer|unsere|unseren|unserem|unser|seiner|ihrer) )?{K}",
    of: "(?: (?:von|für|der|des|zu) (?:{N}|{we}|unsere[rnms]? (?:app|plattform|software|dienst(?:es)?|projekts?|programms?)))?",
    end: "(?=$|[.!;:)]|,(?! (?:der|die|das|ein|eine|im|am) )| - | (?:mit|und|aber|seit|bis|bei|wo|weil|denn|während|zu|an|ab|teil|teilnehmen|testen|aus|dabei|zur verfügung|auf deinem|auf ihrem|auf eurem|gestartet|begonnen|eröffnet|geöffnet|gegangen|veröffentlicht)(?!\\p{L})| für (?:\\p{Nd}|ein paar|einige|wenige|ausgewählte|eingeladene|unsere ersten|die ersten|alle))",
    everyone: "(?:alle|jeden|jede und jeden|jedermann|die öffentlichkeit|jede und jeder|jeder)",
    version: versionNumber,
    when: "(?: (?:im|am|in|letzte[nrs]?|vorige[nrs]?|diese[nrs]?|vor|seit|zum|anfang|ende|mitte)(?: [\\p{L}\\p{Nd}.]+?){1,3})?",
    stop: "(?=$|[.!;:,)]| - | (?:und|aber|denn|für|seit|mit|nach|ohne|im app store|in den app stores|kostenlos|weltweit)(?!\\p{L}))",
    testers:
      "(?:{adj} )?(?<trial>alpha|beta)-?(?:tester(?:in|innen|\\*innen|:innen)?|testerinnen und -?tester|nutzer(?:in|innen)?|leser(?:in|innen)?|spieler(?:in|innen)?|betriebe|kunden|familien)(?: und (?:-|beta)?tester(?:innen)?)?",
    call: "(?:(?:bitte |jetzt )?(?:melde? (?:dich|sie sich|euch)|meldet euch|melden sie sich|trag dich|tragt euch|tragen sie sich|bewirb dich|bewerbt euch|registriere dich|registrieren sie sich|schreib uns|schreibt uns|schreiben sie uns)(?: (?:hier|gern|einfach))?(?: an)?,?(?: (?:für|zu|zum|zur|in|und|um|wenn (?:du|ihr) (?:an|bei)))?(?: (?:teste|testet|probiere|nutze|nimm an))?|mach(?:e|t)? (?:mit )?(?:bei|in|an)|machen sie (?:mit )?bei|nimm (?:teil )?an|nehmt (?:teil )?an|nehmen sie (?:teil )?an|teste|testet|testen sie|probiere?|probiert|probieren sie|lade?|ladet|laden sie|spiel|spielt|hol dir|holt euch|sei(?:d)?(?: dabei)? (?:bei|in|teil)|komm in|komm(?:t)? (?:mit )?in|werde teil|werdet teil|hilf uns bei|lust auf|teilnahme an|zugang zu|zugang zur|einladung zu|einladung zur|hier geht es zur)",
    many: "(?:(?:mehr als|über|fast|rund|schon|etwa|viele|zehn|mehrere) ){0,2}(?:tausende|tausend|zehntausende|hunderte|hunderttausende|millionen|\\p{Nd}[\\p{Nd}.,]*)(?: (?:von )?[\\p{L}-]+){1,3}?",
    years: "(?:1[5-9]|[2-9]\\p{Nd}|fünfzehn|zwanzig|fünfundzwanzig|dreißig|fünfunddreißig|vierzig|fünfzig)",
    ideaEnd:
      "(?=$|[.!;:,)]| - | (?:und|aber|weil|denn|ohne|mit|auf papier|im kopf|gebaut|programmiert|entwickelt|die wir)(?!\\p{L}))",
    no: "(?:nichts|kein code|keine zeile(?: code)?|keine einzige zeile(?: code)?|kein prototyp|kein produkt|keine app)"
  },
  free: "(?:ganz|übrigens|natürlich|ehrlich gesagt|still und leise|tatsächlich|wirklich|auch|also|gern|gerne|mit freude|offiziell|zurzeit noch|eben|ja|immer)",
  now: "(?:jetzt|nun|endlich|ab sofort|ab heute|seit heute|seit gestern|heute|seit kurzem|inzwischen|mittlerweile|nunmehr|seit (?:dieser|letzter) woche|seit (?:diesem|letztem) (?:monat|jahr|frühjahr|sommer|herbst|winter)|seit \\p{L}+tag|seit (?:anfang |ende |mitte )?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?: \\p{Nd}{4})?|seit \\p{Nd}{4}|soeben|gerade eben|bereits|schon)",
  dated:
    "(?:(?:im|anfang|ende|mitte) (?:jahr |jahre )?(?:(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember) )?\\p{Nd}{4}|\\p{Nd}{4}|am \\p{Nd}{1,2}\\. (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?: \\p{Nd}{4})?|(?:(?:im|in der) )?(?:letzte[nrs]?|vorige[nrs]?|vergangene[nrs]?|diese[nrs]?) (?:woche|monat|jahr|frühjahr|sommer|herbst|winter)|vor (?:einem|einer|zwei|drei|vier|sechs|\\p{Nd}+|wenigen|einigen) (?:wochen?|monate?n?|jahre?n?))",
  still:
    "(?:noch|immer noch|derzeit|zurzeit|zur zeit|momentan|im moment|aktuell|gerade|bisher|bislang|vorerst|vorläufig|einstweilen|im augenblick|augenblicklich|gegenwärtig|bis jetzt|weiterhin|nach wie vor|fürs erste|bis dato)",
  joins: "und|aber|doch|denn|sondern",
  unless:
    "(?:wenn|falls|sobald|sofern|bis|bevor|angenommen|hoffentlich|plan|planen|geplant|wird|werden|würde|soll|sollte|war|waren|wurde|hatte|hatten|sagt|sagte|erzählt|beinahe|fast|nie|kunde|kundin|partner|wettbewerber|mitbewerber)",
  spoils:
    "(?:bald|geplant|demnächst|nächste[nrs]?|kommende[nrs]?|wird|werden|modul|funktion|erweiterung|schnittstelle|android|ios|iphone|ipad|mac|macos|windows|linux|eine[rs] anderen|blocker|männchen|carotin|romeo|teilchen|eingestellt|nicht|nie|unseres kunden|unserer kundin)",
  trial: [
    "^{S} {be} (?:(?:verfügbar|spielbar|erhältlich|nutzbar|öffentlich|mitten|online|live|frei zugänglich) )?(?:mit {N} )?(?:mitten )?(?:in|im|als|am) ?{T}{of}{end}",
    "^{S} (?:ist|sind) (?:nur )?(?:eine |ein |reine )?{K}{of}{end}",
    "^{S} (?:ist|sind|hat|haben) (?:(?:in|im|mit|als) )?{T}{of} (?:gestartet|begonnen|eröffnet|geöffnet|gegangen|eingetreten|erreicht|verfügbar|erhältlich|spielbar|nutzbar|veröffentlicht|zugänglich|unterwegs)",
    "^{S} (?:startet|starten|betreiben|betreibt|führen|führt|haben|hat|bieten|öffnen|testet|testen|machen|fahren|geht|gehen|veranstalten|geben)(?: (?:in|mit))? {T}{of}{end}",
    "^{S} wird (?:in|im|als) {T} (?:getestet|erprobt|angeboten|betrieben)",
    "^(?:das|dies|das hier|was (?:du|ihr|sie) (?:hier )?(?:siehst|seht|sehen),?|du siehst|sie sehen|ihr seht|du nutzt|sie nutzen|hier siehst du|hier sehen sie|du verwendest) (?:(?:ist|sind) )?(?:hier )?(?:nur )?{T}{of}{end}",
    "^es handelt sich (?:bei {N} )?(?:hier )?um {T}{of}{end}",
    "^{call} (?:(?:der|die|das|den|dem|zur|zum|am|unsere[rnm]?|unser) )?(?:{N}-)?{K}{of}{end}",
    "^{call} {N} (?:in|als|während) (?:der |einer )?{T}{end}",
    "^(?:jetzt )?(?:werde?|werdet|werden sie|sei|als)(?: (?:eine[rn]?|unser|einer? unserer))? {testers}{of}{end}",
    "^(?:(?:wir |ich )?(?:suchen|suche|brauchen|brauche|wünschen uns|freuen uns über|nehmen|laden|möchten)|gesucht(?: werden)?) (?:wir )?(?:(?:weitere|mehr|ein paar|einige|neue|\\p{Nd}+|zehn|zwanzig|fünfzig|dreißig|hundert|erste|die ersten) ){0,2}{testers}{of}{end}",
    "^{testers}{of} (?:gesucht|willkommen|herzlich willkommen|gern gesehen)",
    "^(?:(?:die|unsere|der|unser|das) )?(?:{N}-)?{K}{of} (?:ist|läuft|steht|hat) (?:(?:für alle|allen) )?(?:offen|eröffnet|gestartet|da|verfügbar|live|online|begonnen|zugänglich|erhältlich|auf vollen touren|im gange)?{end}",
    "^{S} wird von (?:[\\p{L}\\p{Nd}]+ ){0,3}?{testers} (?:getestet|erprobt|ausprobiert)"
  ],
  launched: [
    "^{S} (?:hat|haben) (?:die |seine |ihre |unsere )?(?:{adj} )?beta(?:[ -]?(?:phase|version|stadium|status|test))? (?:hinter (?:sich|uns) gelassen|verlassen|beendet|abgeschlossen|überstanden|hinter (?:sich|uns))",
    "^{S} (?:ist|sind) (?:aus der (?:{adj} )?beta(?:-?phase)?(?: heraus| raus)?|(?:der beta|dem beta-?stadium) entwachsen|nicht mehr in der (?:{adj} )?beta(?:-?phase)?|nicht (?:mehr|länger) (?:nur )?(?:eine )?beta(?:-?version)?|raus aus der (?:{adj} )?beta(?:-?phase)?|keine beta(?:-?version)? mehr){stop}",
    "^(?:die|unsere) (?:{adj} )?beta-?(?:phase|tests?|version|zeit)?{of} ist (?:vorbei|beendet|abgeschlossen|zu ende|vorüber|geschafft){stop}",
    "^(?:{N} (?:version )?{version}|(?:die )?(?:{N}-)?version {version}{of}|(?:die )?(?:erste )?(?:stabile|fertige|finale|öffentliche|offizielle) version{of}) (?:ist|wurde) (?:(?:am|im|seit|vor) [\\p{L}\\p{Nd}. ]{2,20}? )?(?:da|erschienen|veröffentlicht|draußen|verfügbar|fertig|raus|erhältlich|freigegeben|live|herausgekommen){stop}",
    "^{we} (?:haben|habe) (?:{N} (?:in )?)?(?:(?:die )?(?:erste )?(?:stabile |fertige |finale )?version )?{version}{of} (?:veröffentlicht|herausgebracht|freigegeben|fertig)",
    "^{N} (?:hat|ist bei) (?:die )?version {version} (?:erreicht|angekommen|angelangt)",
    "^{S} (?:ist|sind) (?:(?:am|im|vor|in|zum) [\\p{L}\\p{Nd}. ]{2,24}? )?(?:öffentlich )?(?:gestartet|live gegangen|an den start gegangen|an die öffentlichkeit gegangen|auf den markt gekommen){stop}",
    "^{we} (?:haben|habe) {N} (?:(?:am|im|vor|in) [\\p{L}\\p{Nd}. ]{2,24}? )?(?:für alle |öffentlich )?(?:gestartet|veröffentlicht|gelauncht|freigeschaltet|geöffnet|auf den markt gebracht){stop}",
    "^{N} (?:hat|wurde) (?:(?:am|im|vor|in) [\\p{L}\\p{Nd}. ]{2,24}? )?(?:für alle |öffentlich )?(?:gestartet|veröffentlicht|gelauncht|freigeschaltet|geöffnet|auf den markt gebracht){stop}",
    "^{N} steht (?:allen|jedem|jeder und jedem|der öffentlichkeit) (?:offen|zur verfügung){stop}",
    "^(?:eine )?(?:einladung|warteliste) (?:ist nicht mehr nötig|gibt es nicht mehr|braucht (?:es|man) nicht mehr|brauchst du nicht mehr)"
  ],
  launchedNow: [
    "^{S} (?:ist|sind) (?:für {everyone} )?(?:öffentlich |allgemein |frei )?(?:verfügbar|live|offen|geöffnet|zugänglich|da|online|freigeschaltet|erhältlich|auf dem markt|am start|nutzbar)(?: für {everyone})?{stop}",
    "^{S} steht (?:allen|jedem|der öffentlichkeit) (?:offen|zur verfügung){stop}",
    "^(?:alle|jeder|jede|jede und jeder) (?:kann|können) (?:sich (?:bei {N} )?)?(?:{N} )?(?:anmelden|mitmachen|nutzen|herunterladen|verwenden|ausprobieren|kaufen|registrieren|loslegen){stop}",
    "^(?:kann|können) (?:sich )?(?:alle|jeder|jede|jede und jeder) (?:(?:bei )?{N} )?(?:anmelden|mitmachen|nutzen|herunterladen|verwenden|ausprobieren|kaufen|registrieren|loslegen){stop}"
  ],
  idea: [
    "^{S} (?:ist|sind|bleibt) (?:(?:nur|bloß|lediglich|nicht mehr als|kaum mehr als|erst|nichts als|rein) ){1,2}(?:eine?n? )?(?:idee|konzept|gedanke|plan|skizze|traum|entwurf|vorhaben|warteliste|auf dem papier|auf papier){ideaEnd}",
    "^{S} (?:ist|sind|befindet sich|steckt|steht|befinden uns|stecken|existiert|lebt) (?:nur |erst |lediglich |ganz )?(?:in der (?:(?:frühen|ersten) )?(?:ideen|konzept|planungs|findungs|entwurfs)-?phase|im (?:ideen|konzept|planungs|entwurfs)-?stadium|in (?:der )?planung|(?:nur )?auf dem papier|als idee|am reißbrett|am anfang einer idee|in unseren köpfen){ideaEnd}",
    "^{we} (?:sammeln|sammle|prüfen) (?:nur )?(?:interessent(?:en|innen)(?: und interessent(?:en|innen))?|interesse|adressen|anmeldungen|stimmen|meinungen)(?: auf einer warteliste)?,? (?:bevor wir|ehe wir)",
    "^(?:es gibt|gibt es)(?: von {N})? (?:nur|lediglich|nichts als|erst) (?:eine |diese |unsere )?(?:warteliste|idee|landingpage|seite|skizzen?){ideaEnd}"
  ],
  ideaStill: [
    "^(?:gebaut|programmiert|entwickelt|umgesetzt) (?:(?:haben wir|habe ich|ist|wurde|gibt es) )(?:davon |an {N} )?{no}{ideaEnd}",
    "^(?:es )?(?:ist|wurde|gibt) (?:es )?(?:davon |von {N} )?{no}(?: (?:gebaut|programmiert|entwickelt|geschrieben|umgesetzt|fertig))?{ideaEnd}",
    "^{we} (?:haben|habe) (?:davon |für {N} |an {N} )?(?:{no} (?:gebaut|programmiert|entwickelt|geschrieben|umgesetzt)|nicht (?:angefangen|begonnen)(?:,? (?:es |sie |{N} )?zu (?:bauen|programmieren|entwickeln))?|mit (?:dem bau|der entwicklung|dem programmieren)(?: von {N})? nicht (?:angefangen|begonnen)){ideaEnd}",
    "^(?:{S} existiert nicht|{N} gibt es nicht|gibt es {N} nicht|existiert {N} nicht){ideaEnd}"
  ],
  growing: [
    "^{many} (?:nutzen|verwenden|arbeiten mit|vertrauen|setzen auf|spielen|lesen) {N}[^.;]{0,60}?(?:(?:werden|es werden) (?:täglich |stetig |jede woche |jeden monat )?mehr|(?:kommen|kommt) [^.;,]{0,30}?(?:dazu|hinzu)|wachsen|tendenz steigend)",
    "^{S} (?:wächst|wachsen|wächst und wächst) (?:schnell|rasch|rasant|stetig|kräftig|stark|jede woche|jeden monat|monat für monat|woche für woche|um \\p{Nd})"
  ],
  mature: [
    "^{N} ist seit (?:über |mehr als |gut |fast |rund )?(?:{years} jahren|(?:zwei|drei|vier) jahrzehnten|jahrzehnten) (?:[^,.;§]{2,30} )?(?:im einsatz|am markt|auf dem markt|in betrieb|in gebrauch|im dienst)(?!\\p{L})",
    "^{N} ist (?:eine? )?(?:ausgereift|etabliert|bewährt)(?:e[rs]? (?:produkt|software|plattform|system|werkzeug|programm|lösung))?{ideaEnd}"
  ]
}
