/** How far along a product is, as German says it. */
import { type StageTongue, versionNumber } from "./StageTongue.ts"

export const germanStages: StageTongue = {
  hint: /stabil|einsatz|köpfen|läuft|auf dem markt|seite|ist da|nutzen|doppel|verdrei|vervier|kunden|stellen|monat|woche|store|laden|skizze|bewährt|ausgereift|vertrau|jahrzehnt|zeile|alpha|beta|test|idee|konzept|papier|gebaut|existier|gibt es|wartelist|gestartet|start|live|offen|verfügbar|zugänglich|erschien|veröffentlich|draußen|version|wächst|wachsen|jahr|interess|entwick|programmier|freigeschaltet|planung/,
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
      "(?=$|[.!;:,)]| - | (?:und|aber|weil|denn|ohne|mit|auf (?:papier|einem|einer|dem)|auf [\\p{L}\\p{Nd}]+ (?:seiten|blättern|zetteln|folien)|in (?:einem|einer|unserem)|im kopf|gebaut|programmiert|entwickelt|die wir)(?!\\p{L}))",
    no: "(?:nichts|kein code|keine zeile(?: code)?|keine einzige zeile(?: code)?|kein prototyp|kein produkt|keine app)",
    store:
      "(?:(?:den |allen |beiden |dem |im )?(?:app[- ]?stores?|google play(?: store)?|play ?store|microsoft store|steam|f-droid)|(?:android|ios|iphone|ipad|windows|mac(?:os)?|linux))",
    stores: "{store}(?:,? (?:und|oder|sowie|&) (?:bei |im |auf |für )?{store}|, {store}){0,3}",
    who: "(?:(?:zahlende|aktive|neue|weitere|angeschlossene|registrierte|kleine)[nrs]? )?(?:[\\p{L}-]*(?:kund(?:en|innen|e)|kundschaft|nutzer(?:innen|n|zahl)?|anwender(?:n)?|betrieben?|firmen|unternehmen|mitglieder(?:n)?|abonnent(?:en|innen)|abos?|schulen|vereinen?|teams?|praxen|praktiken|restaurants?|läden|geschäften?|höfen?|höfe|werkstätten|kanzleien|hotels?|familien|haushalten?|filialen|händlern?|kliniken|städten?|ländern?|gemeinden?|bäckereien|studios?|büros?|mitarbeitern?|mitarbeitenden?|leuten?|personen|menschen|lesern?|spielern?|apotheken|salons?|brauereien|winzern?|landwirten?|bibliotheken|chören?|kitas?|downloads|standorten?|genossenschaften|meister(?:n|innen)?|agenturen|verlagen?|museen|cafés|bauern|gärtnereien))",
    num: "(?:\\p{Nd}[\\p{Nd}.,']*|(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig)?(?:hundert|tausend)|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|achtzig|einer handvoll|ein paar|einem dutzend|hunderte[n]?|dutzende[n]?|tausende[n]?|zweieinhalbtausend)",
    span: "(?:(?:in|innerhalb|binnen|während) (?:(?:nur|gerade (?:ein)?mal|bloß|weniger als) )?(?:(?:den|der|dem|des|von) )?(?:[\\p{L}\\p{Nd}]+ ){0,3}?(?:jahre?[ns]?|jahresfrist|monate?[ns]?|wochen?|quartals?) )?",
    multiplied: "(?:verdoppelt|verdreifacht|vervierfacht|verfünffacht|verzehnfacht|vervielfacht)",
    lately: "(?:(?:[\\p{L}\\p{Nd}]+ ){0,6}?)(?:sich )?(?:(?:mehr als|fast|nahezu|beinahe|gut|ungefähr) )?{multiplied}",
    tell: "(?:idee|konzept|gedanke|plan|skizze[n]?|skizzenbuch|traum|entwurf|entwürfe|vorhaben|warteliste|landingpage|seite|notizbuch|notizen|zettel|papier|bleistiftskizze|zeichnung(?:en)?|mock-?ups?|folien|wunschliste|frage|denkmodell|gedankenspiel|hirngespinst)",
    use: "(?:genutzt|verwendet|heruntergeladen|ausprobiert|bestellt|gekauft|getestet|benutzt|installiert|eingesetzt|gebucht)"
  },
  free: "(?:rein|hier|wie gesagt|so gut wie|im grunde|eigentlich|schlicht|einfach|regulär|ganz|übrigens|natürlich|ehrlich gesagt|still und leise|tatsächlich|wirklich|auch|also|gern|gerne|mit freude|offiziell|zurzeit noch|eben|ja|immer)",
  now: "(?:(?:war|ist) es (?:endlich )?so ?weit|das warten hat ein ende|ab (?:dieser woche|jetzt|morgen früh)|von heute an|von jetzt an|seit ein paar (?:tagen|wochen)|seit wenigen (?:tagen|wochen)|seit (?:einer|zwei|drei) wochen?|seit (?:dem )?\\p{Nd}{1,2}\\. (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|jetzt|nun|endlich|ab sofort|ab heute|seit heute|seit gestern|heute|seit kurzem|inzwischen|mittlerweile|nunmehr|seit (?:dieser|letzter) woche|seit (?:diesem|letztem) (?:monat|jahr|frühjahr|sommer|herbst|winter)|seit \\p{L}+tag|seit (?:anfang |ende |mitte )?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?: \\p{Nd}{4})?|seit \\p{Nd}{4}|soeben|gerade eben|bereits|schon)",
  dated:
    "(?:am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|vor (?:kurzem|ein paar tagen|einigen tagen)|neulich|(?:im|anfang|ende|mitte) (?:jahr |jahre )?(?:(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember) )?\\p{Nd}{4}|\\p{Nd}{4}|am \\p{Nd}{1,2}\\. (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?: \\p{Nd}{4})?|(?:(?:im|in der) )?(?:letzte[nrs]?|vorige[nrs]?|vergangene[nrs]?|diese[nrs]?) (?:woche|monat|jahr|frühjahr|sommer|herbst|winter)|vor (?:einem|einer|zwei|drei|vier|sechs|\\p{Nd}+|wenigen|einigen) (?:wochen?|monate?n?|jahre?n?))",
  still:
    "(?:zum jetzigen zeitpunkt|zu diesem zeitpunkt|heute erst|im moment erst|stand heute|noch|immer noch|derzeit|zurzeit|zur zeit|momentan|im moment|aktuell|gerade|bisher|bislang|vorerst|vorläufig|einstweilen|im augenblick|augenblicklich|gegenwärtig|bis jetzt|weiterhin|nach wie vor|fürs erste|bis dato)",
  long: "(?:seit (?:weit )?(?:(?:über|mehr als|gut|fast|rund|beinahe|knapp|nunmehr|inzwischen) ){0,2}(?:(?:1[5-9]|[2-9]\\p{Nd}|fünfzehn|zwanzig|fünfundzwanzig|dreißig|fünfunddreißig|vierzig|fünfzig) jahren|(?:zwei|drei|vier|fünf) jahrzehnten|jahrzehnten|einem vierteljahrhundert|einem halben jahrhundert|einer generation|generationen)|seit (?:19\\p{Nd}{2}|200\\p{Nd}|den (?:sechziger|siebziger|achtziger|neunziger|60er|70er|80er|90er)[- ]?(?:n|jahren)?))",
  joins: "und|aber|doch|denn|sondern",
  unless:
    "(?:wenn|falls|sobald|sofern|bis|bevor|angenommen|hoffentlich|plan|planen|geplant|wird|werden|würde|soll|sollte|war|waren|wurde|hatte|hatten|sagt|sagte|erzählt|beinahe|fast|nie|kunde|kundin|partner|wettbewerber|mitbewerber)",
  spoils:
    "(?:bald|geplant|demnächst|nächste[nrs]?|kommende[nrs]?|wird|werden|modul|funktion|erweiterung|schnittstelle|android|ios|iphone|ipad|mac|macos|windows|linux|eine[rs] anderen|blocker|männchen|carotin|romeo|teilchen|eingestellt|nicht|nie|unseres kunden|unserer kundin)",
  trial: [
    "^befinden (?<own>wir) uns (?:in|im) {T}{end}",
    "^befindet sich (?<own>{N}) (?:in|im) {T}{end}",
    "^läuft (?:gerade )?(?<own>die|unsere) {K}(?=$|[.!,;])",
    "^{S} {be} (?:(?:verfügbar|spielbar|erhältlich|nutzbar|öffentlich|mitten|online|live|frei zugänglich) )?(?:mit {N} )?(?:mitten )?(?:in|im|als|am) ?{T}{of}{end}",
    "^{S} (?:ist|sind) (?:nur )?(?:eine |ein |reine )?{K}{of}{end}",
    "^{S} (?:ist|sind|hat|haben) (?:(?:in|im|mit|als) )?{T}{of} (?:gestartet|begonnen|eröffnet|geöffnet|gegangen|eingetreten|erreicht|verfügbar|erhältlich|spielbar|nutzbar|veröffentlicht|zugänglich|unterwegs)",
    "^{S} (?:startet|starten|betreiben|betreibt|führen|führt|haben|hat|bieten|öffnen|testet|testen|machen|fahren|geht|gehen|veranstalten|geben)(?: (?:in|mit))? {T}{of}{end}",
    "^{S} wird (?:in|im|als) {T} (?:getestet|erprobt|angeboten|betrieben)",
    "^(?:das|dies|das hier|was (?:du|ihr|sie) (?:hier )?(?:siehst|seht|sehen),?|du siehst|sie sehen|ihr seht|du nutzt|sie nutzen|hier siehst du|hier sehen sie|du verwendest) (?:(?:ist|sind) )?(?:hier )?(?:nur )?{T}{of}{end}",
    "^es handelt sich (?:bei {N} )?(?:hier )?um {T}{of}{end}",
    "^{call} (?:(?:der|die|das|den|dem|zur|zum|am|unsere[rnm]?|unser) )?(?:{N}-)?{K}{of}{end}",
    "^{call} {N} (?:in|als|während) (?:der |einer )?{T}{end}",
    "^(?:(?:kostenlos|kostenfrei|gratis|gleich|direkt) )*(?:(?:in|an) )?{T} (?:(?:kostenlos|kostenfrei|gratis|gleich) )*(?:testen|ausprobieren|teilnehmen|mitmachen|nutzen|herunterladen)(?=$|[.!])",
    "^(?:jetzt )?(?:werde?|werdet|werden sie|sei|als)(?: (?:eine[rn]?|unser|einer? unserer))? {testers}{of}{end}",
    "^(?:(?:wir |ich )?(?:suchen|suche|brauchen|brauche|wünschen uns|freuen uns über|nehmen|laden|möchten)|gesucht(?: werden)?) (?:wir )?(?:(?:weitere|mehr|ein paar|einige|neue|\\p{Nd}+|zehn|zwanzig|fünfzig|dreißig|hundert|erste|die ersten) ){0,2}{testers}{of}{end}",
    "^{testers}{of} (?:gesucht|willkommen|herzlich willkommen|gern gesehen)",
    "^(?:(?:die|unsere|der|unser|das) )?(?:{N}-)?{K}{of} (?:ist|läuft|steht|hat) (?:(?:für alle|allen) )?(?:offen|eröffnet|gestartet|da|verfügbar|live|online|begonnen|zugänglich|erhältlich|auf vollen touren|im gange)?{end}",
    "^{S} wird von (?:[\\p{L}\\p{Nd}]+ ){0,3}?{testers} (?:getestet|erprobt|ausprobiert)",
    "^(?:es )?(?:läuft|startet) (?<own>bei uns) {T}{of}{end}",
    "^(?:es )?läuft {T} (?:von|für|bei|zu) {N}{end}",
    "^(?:[\\p{L}\\p{Nd}.:-]+ ){1,7}?(?:testen|testet|probieren|probiert|nutzen|erproben|erprobt|prüfen|spielen|verwenden|stochern|klopfen)(?: [\\p{L}-]+){0,4}? (?:die|eine|der|einer|unsere|in der|an der|an einer|in einer) {K} (?:von|der|des) ?{N}",
    "^{we} (?:testen|teste|erproben|probieren|verteilen|zeigen|lassen|betreiben|öffnen|polieren|feilen)(?: [\\p{L}-]+){0,4}? (?:die|eine|der|einer|an der|an einer) {K}(?: (?:von|der|des) ?{N})?{end}",
    "^{N} (?:kannst du|können sie|könnt ihr|lässt sich|kann man|gibt es|wird) (?:(?:öffentlich|kostenlos|bereits|schon) )?(?:als|in|in der|im|während der) {T}(?: (?:ausprobieren|testen|nutzen|spielen|herunterladen|erprobt|getestet|verwenden))?{end}",
    "^(?:in|im|als) (?:der |einer |eine )?{K}(?:: {N}|,? {N} (?!war|hatte|wird|wurde|soll)\\p{Ll})",
    "^(?:was (?:du|ihr|sie) (?:hier )?(?:herunterl(?:ädst|adet|aden)|installier(?:st|t|en)|seht|siehst|sehen|nutzt|nutzen|bekommst|bekommen|ausprobierst|ausprobieren)|die (?:version|fassung|app) (?:hier|auf dieser seite)),? (?:ist|sind) (?:nur )?{T}{of}{end}",
    "^{S} (?:ist|sind) (?:offiziell |nach wie vor )?(?:nur )?(?:eine |ein |reine )?{K}",
    "^(?:die|unsere|der|unser) {K}{of} (?:läuft|dauert an|geht weiter|ist im gang)(?: seit|,| mit| bei| und|$|[.!])",
    "^(?<own>bei uns) (?:läuft|startet) {T}{of}{end}"
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
    "^{S} (?:ist|sind) (?:nun |jetzt )?(?:gestartet|eröffnet|erschienen|draußen|auf dem markt|am start)(?=$|[.!,;]| (?:und|für alle))",
    "^{we} (?:sind|haben) (?:mit {N} )?(?:gestartet|live gegangen|an den start gegangen|eröffnet|losgelegt)(?=$|[.!,;]| (?:und))",
    "^{we} (?:haben|habe) {N} (?:für alle |öffentlich |für jedermann )?(?:herausgebracht|auf die welt losgelassen|in die freiheit entlassen|online gestellt|an den start gebracht){stop}"
  ],
  released: [
    "^nach [^,.;§]{3,40}? (?:ist|wurde) (?<own>{N}) (?:{version} )?(?:erschienen|veröffentlicht|gestartet){stop}",
    "^(?:(?<own>{N})|(?<it>{it})) (?:ist|wurde|hat) (?:(?:erstmals|zuerst) )?(?:erschienen|veröffentlicht|gestartet|gelauncht|live gegangen|auf den markt gekommen|herausgekommen|eingeführt|freigegeben){stop}",
    "^(?:ist|wurde) (?<own>{N}) (?:{version} )?(?:erschienen|veröffentlicht|gestartet|gelauncht|live gegangen|auf den markt gekommen){stop}",
    "^(?:(?<own>{N})|(?<it>{it})) (?:ist|gibt es) (?:seit (?:\\p{L}+ )?\\p{Nd}{4} )?(?:(?:öffentlich|frei|für alle) )?(?:verfügbar|erhältlich|online|live|am markt|auf dem markt){stop}",
    "^(?:seit (?:\\p{L}+ )?\\p{Nd}{4} )?(?:verfügbar|erhältlich|online|am markt)[.!]?$"
  ],
  launchedNow: [
    "^{S} (?:ist|sind) (?:für {everyone} )?(?:öffentlich |allgemein |frei )?(?:verfügbar|live|offen|geöffnet|zugänglich|da|online|freigeschaltet|erhältlich|auf dem markt|am start|nutzbar)(?: für {everyone})?{stop}",
    "^{S} steht (?:allen|jedem|der öffentlichkeit) (?:offen|zur verfügung){stop}",
    "^(?:alle|jeder|jede|jede und jeder) (?:kann|können) (?:sich (?:bei {N} )?)?(?:{N} )?(?:anmelden|mitmachen|nutzen|herunterladen|verwenden|ausprobieren|kaufen|registrieren|loslegen){stop}",
    "^(?:kann|können) (?:sich )?(?:alle|jeder|jede|jede und jeder) (?:(?:bei )?{N} )?(?:anmelden|mitmachen|nutzen|herunterladen|verwenden|ausprobieren|kaufen|registrieren|loslegen){stop}",
    "^(?:{N} )?kann von (?:allen|jedem|jeder und jedem|jedermann|jeder(?:frau)?|jedem und jeder|allen [\\p{L}]+) {use} werden",
    "^(?:kann|können) (?:sich )?(?:jede[rs]?|alle) (?:[\\p{L}-]+ ){0,2}?(?:(?:bei |mit )?{N} |es |sie |ihn )?(?:anmelden|mitmachen|nutzen|herunterladen|verwenden|ausprobieren|kaufen|registrieren|loslegen|einsteigen|ein konto anlegen|bestellen|buchen)(?:{stop}|$)"
  ],
  idea: [
    "^(?:ist )?(?<it>das ganze|das alles|alles|das hier|dies)(?: hier)? (?:ist )?(?:(?:nur|bloß|lediglich|erst|nicht mehr als) ){1,2}eine idee{ideaEnd}",
    "^(?:ist|bleibt) (?<it>es|das)(?: ganze| alles)? (?:(?:nur|bloß|lediglich) )?eine idee{ideaEnd}",
    "^{S} (?:ist|sind|bleibt) (?:(?:nur|bloß|lediglich|nicht mehr als|kaum mehr als|erst|nichts als|rein) ){1,2}(?:eine?n? )?(?:idee|konzept|gedanke|plan|skizze|traum|entwurf|vorhaben|warteliste|auf dem papier|auf papier){ideaEnd}",
    "^{S} (?:ist|sind|befindet sich|steckt|steht|befinden uns|stecken|existiert|lebt) (?:nur |erst |lediglich |ganz )?(?:in der (?:(?:frühen|ersten) )?(?:ideen|konzept|planungs|findungs|entwurfs)-?phase|im (?:ideen|konzept|planungs|entwurfs)-?stadium|in (?:der )?planung|(?:nur )?auf dem papier|als idee|am reißbrett|am anfang einer idee|in unseren köpfen){ideaEnd}",
    "^{we} (?:sammeln|sammle|prüfen) (?:nur )?(?:interessent(?:en|innen)(?: und interessent(?:en|innen))?|interesse|adressen|anmeldungen|stimmen|meinungen)(?: auf einer warteliste)?,? (?:bevor wir|ehe wir)",
    "^(?:es gibt|gibt es)(?: von {N})? (?:nur|lediglich|nichts als|erst) (?:eine |diese |unsere )?(?:warteliste|idee|landingpage|seite|skizzen?){ideaEnd}",
    "^{S} (?:ist|sind|bleibt) (?:(?:nur|bloß|lediglich|nicht|nicht viel|kaum|wenig|kein|erst|nichts|rein|ein reines|einstweilen) ){1,3}(?:(?:mehr |anderes |weiter )?als )?(?:eine?[nrs]? )?(?:paar |bloße |vage |erste |grobe |lose |fixe |reine |kühne |kleine |schöne )?{tell}{ideaEnd}",
    "^{N} (?:gibt es|existiert|besteht|steht|lebt) (?:(?:nur|erst|lediglich|bloß|ausschließlich) )?(?:auf dem papier|auf papier|als (?:{tell})|in unseren köpfen|in meinem kopf|im kopf|in unserem notizbuch|auf dem reißbrett){ideaEnd}",
    "^(?:was (?:sie|du|ihr) hier (?:sehen|siehst|seht)|alles,? was (?:wir haben|es gibt)|was es (?:bislang |bisher )?gibt|was wir haben),? (?:ist|sind) (?:nur |lediglich |bloß |erst )?(?:eine?n? |diese )?(?:paar |erste |grobe |vage |reine )?{tell}{ideaEnd}",
    "^{we} (?:(?:beginnen|fangen|starten|bauen|entwickeln|programmieren)|werden)[^.;,]{0,40}? (?:erst|nur)(?: an)?(?: mit [^.;,]{0,30})?,? (?:wenn|sobald|falls) (?:sich )?(?:genug|genügend|ausreichend|\\p{Nd}+)[^.;,]{0,40}?(?:gemeldet|melden|interess|anmeld|angemeldet|eintrag|eingetragen|zusammen|sagen|wollen|wünsch|mitmach|vormerk|dabei)",
    "^(?<own>(?:diese|die) (?:seite|umfrage)) (?:soll|dient|hilft|will|ist dazu da) (?:uns )?[^.;]{0,40}?(?:herauszufinden|zeigen|erfahren|herausfinden|klären|zu sehen),? ob (?:{N}|jemand|andere|noch jemand|es|das|sie|ihr|du)(?: [\\p{L}§]+){0,6}? (?:interess|brauch|gebraucht|will|wollen|möchte|nützlich|bedarf|hilft)",
    "^{we} (?:(?:wollen|möchten|würden gern)(?: erst| zuerst)?|versuchen) (?:[\\p{L}]+ ){0,3}?(?:herausfinden|wissen|erfahren|hören|klären|sehen),? ob (?:{N}|es|das|jemand|ihr|sie|du)(?: [\\p{L}§]+){0,4}? (?:gebraucht|braucht|brauchen|will|wollen|lohnt|möchte|hilft|geben soll|bauen sollen|interessiert)",
    "^(?:existiert|lebt|besteht) {N} (?:(?:nur|erst|lediglich|bloß|ausschließlich) )?(?:auf dem papier|auf papier|als (?:{tell})|in unseren köpfen|in meinem kopf|im kopf|auf dem reißbrett){ideaEnd}"
  ],
  ideaStill: [
    "^(?:gebaut|programmiert|entwickelt|umgesetzt) (?:(?:haben wir|habe ich|ist|wurde|gibt es) )(?:davon |an {N} )?{no}{ideaEnd}",
    "^(?:es )?(?:ist|wurde|gibt) (?:es )?(?:davon |von {N} )?{no}(?: (?:gebaut|programmiert|entwickelt|geschrieben|umgesetzt|fertig))?{ideaEnd}",
    "^{we} (?:haben|habe) (?:davon |für {N} |an {N} )?(?:{no} (?:gebaut|programmiert|entwickelt|geschrieben|umgesetzt)|nicht (?:angefangen|begonnen)(?:,? (?:es |sie |{N} )?zu (?:bauen|programmieren|entwickeln))?|mit (?:dem bau|der entwicklung|dem programmieren)(?: von {N})? nicht (?:angefangen|begonnen)){ideaEnd}",
    "^(?:{S} existiert nicht|{N} gibt es nicht|gibt es {N} nicht|existiert {N} nicht){ideaEnd}",
    "^(?:es )?gibt (?:es )?(?:von {N} |für {N} )?(?:weder [^.,;]{3,40}? noch [^.,;]{3,40}?|{no}(?: und {no})?|kein(?:e|en)? (?:prototyp(?:en)?|produkt|app|programm|software|code|anwendung)){ideaEnd}",
    "^(?:von|für) {N} (?:gibt es|existiert|steht|ist) (?:(?:bisher|weder) )?(?:{no}|kein(?:e|en)? (?:einzige )?(?:zeile code|prototyp(?:en)?|produkt|app|code)|(?:nur|erst|lediglich|bloß|nichts als|nicht mehr als) (?:eine? |diese )?(?:paar |handvoll |einige |erste )?{tell}){ideaEnd}"
  ],
  growing: [
    "^{many} (?:nutzen|verwenden|arbeiten mit|vertrauen|setzen auf|spielen|lesen) {N}[^.;]{0,60}?(?:(?:werden|es werden) (?:täglich |stetig |jede woche |jeden monat )?mehr|(?:kommen|kommt) [^.;,]{0,30}?(?:dazu|hinzu)|wachsen|tendenz steigend)",
    "^{S} (?:wächst|wachsen|wächst und wächst) (?:schnell|rasch|rasant|stetig|kräftig|stark|jede woche|jeden monat|monat für monat|woche für woche|um \\p{Nd})",
    "^{span}(?:wir sind|sind wir|{S} ist|ist {N}|{N} (?:wuchs|wächst)|wuchs {N}|wir wuchsen)(?: [^,.;]{2,24}?)? von (?<less>{num}) (?:{who} )?auf (?:über |mehr als |fast )?(?<more>{num}) {who}(?: [^.,;]{0,24}?)?(?: gewachsen| gekommen| gesprungen| geklettert|$|[.,;])",
    "^{span}aus (?<less>{num}) {who} (?:sind|wurden) (?:[^,.;]{2,24} )?(?:über |mehr als |fast )?(?<more>{num})(?: {who})?(?: geworden|$|[.,;])",
    "^{span}(?:ist )?(?:die )?(?:(?:an)?zahl (?:der|unserer) (?:[\\p{L}-]+ )?[\\p{L}-]+)(?: (?:auf|bei|mit|von) {N})?(?:,? die (?:mit )?{N} (?:nutzen|verwenden|einsetzen|arbeiten|gebucht haben),?)? (?:hat sich|ist|stieg|wuchs|kletterte)(?:(?: [\\p{L}\\p{Nd}]+){0,6}?) (?:{multiplied}|von (?<less>{num}) auf (?:über )?(?<more>{num}))",
    "^{span}(?:hat|haben) sich (?:(?:bei uns )?die (?:an)?zahl (?:der|unserer) (?:[\\p{L}-]+ )?[\\p{L}-]+(?: (?:auf|bei|mit|von) {N})?|unsere? (?:team|kundenzahl|kundschaft|umsatz|nutzerzahl|belegschaft|mitgliederzahl|mannschaft))(?:(?: [\\p{L}\\p{Nd}]+){0,6}?) {multiplied}",
    "^{span}(?<own>unsere? (?:team|kundenzahl|kundschaft|umsatz|nutzerzahl|belegschaft|mitgliederzahl|mannschaft|community|gemeinschaft)) (?:hat|haben) sich(?:(?: [\\p{L}\\p{Nd}]+){0,6}?) {multiplied}",
    "^{span}(?:die )?(?:kundenzahl|nutzerzahl|mitgliederzahl|zahl der (?:kunden|nutzer)) von {N} hat sich(?:(?: [\\p{L}\\p{Nd}]+){0,6}?) {multiplied}",
    "^{span}{S} (?:hat|haben)(?:(?: [\\p{L}\\p{Nd}]+){0,5}?) (?:seine|ihre|unsere|die|unser|sein)n? (?:kundenzahl|kundschaft|nutzerzahl|mitgliederzahl|team|belegschaft|zahl der {who})(?:(?: [\\p{L}\\p{Nd}]+){0,5}?) {multiplied}",
    "^(?:jeden|jede|pro|im) (?:monat|woche|tag|quartal) (?:kommen|stoßen|entscheiden sich|melden sich|wechseln|steigen|schließen sich)(?: bei (?:uns|{N}))? (?:(?:rund|etwa|über|mehr als|fast|ungefähr|weitere|gut) ){0,2}(?:{num} )?(?:(?:neue|weitere) )?(?:(?:[\\p{L}-]+ ){1,2}?(?:(?:zu|für|bei|auf) (?:{N}|uns)|{N} an|uns an)|{who} (?:dazu|hinzu))(?!\\p{L})",
    "^(?:doppelt|dreimal|viermal|fünfmal) so viele (?:[\\p{L}-]+ ){1,3}?wie (?:vor|im)[^,.;]{2,30} (?:nutzen|verwenden|arbeiten mit|setzen auf|vertrauen) {N}",
    "^{we} (?:stellen|bauen|vergrößern|erweitern|suchen|verstärken)[^.;]{0,60}?(?:um|damit wir) (?:mit [^.;]{2,30} )?(?:schritt (?:zu )?halten|hinterher(?:zu)?kommen|nachzukommen|mitzukommen)",
    "^{S} (?:kommt|startet|eröffnet|expandiert|wächst) (?:jede woche|jeden monat) (?:in|nach) (?:einer |weitere[nr]? |neue[nr]? )+(?:stadt|städte|städten|land|länder|ländern|regionen)"
  ],
  mature: [
    "^(?:(?<own>{N})|(?<it>{it})) {be} (?:technisch )?(?:ausgereift|ausentwickelt)(?: und (?:\\p{L}+ ){0,1}\\p{L}+)?(?=$|[.!;:,)]| - )",
    "^{N} ist (?:eine? )?(?:ausgereift|etabliert|bewährt)(?:e[rs]? (?:produkt|software|plattform|system|werkzeug|programm|lösung))?{ideaEnd}",
    "^{N} (?:ist|bleibt|gilt als) (?:eine?[rs]? )?(?:(?:längst|seit langem|inzwischen|technisch) )?(?:ausgereifte[rs]?|etablierte[rs]?|bewährte[rs]?|gereifte[rs]?|erprobte[rs]?)(?:(?:,| und) [\\p{L}-]+){0,2} (?:produkt|software|plattform|system|werkzeug|programm|lösung|anwendung|paket)(?!\\p{L})",
    "^{N} (?:ist|gilt als) (?:ausgereift|etabliert|bewährt|erprobt|gereift|stabil und (?:ausgereift|erprobt|bewährt))(?:(?:,| und) (?:ausgereift|stabil|erprobt|bewährt|zuverlässig))*{ideaEnd}",
    "^nach (?:über |mehr als |gut |fast |rund )?(?:{years} jahren|(?:zwei|drei|vier) jahrzehnten|jahrzehnten)(?: [^,.;:§]{0,60})? (?:ändert sich (?:an )?{N} (?:[\\p{L}]+ ){0,2}?(?:langsam|kaum|selten|wenig|behutsam)|ändert sich an {N}|{N} (?:ist|ändert sich|läuft) (?:kaum|selten|ausgereift|stabil|langsam))"
  ],
  matureLong: [
    "^{N} (?:ist|bleibt|läuft|steht|wird|hat sich) (?:[^,.;§]{2,40} )?(?:im einsatz|am markt|auf dem markt|in betrieb|in gebrauch|im dienst|im gebrauch|eingesetzt|genutzt|verwendet|bewährt)(?!\\p{L})",
    "^(?:ist|läuft|wird|hat sich) {N} (?:[^,.;§]{2,40} )?(?:im einsatz|am markt|auf dem markt|in betrieb|in gebrauch|im dienst|im gebrauch|eingesetzt|genutzt|verwendet|bewährt)(?!\\p{L})",
    "^(?:[\\p{L}\\p{Nd}-]+ ){1,6}?(?:arbeiten|arbeitet|vertrauen|vertraut|verlassen sich|verlässt sich|setzen|setzt|nutzen|nutzt|verwenden|rechnen|planen)(?: [\\p{L}-]+){0,4}? (?:mit |auf )?{N}(?!\\p{L})",
    "^(?:verlassen|vertrauen|arbeiten|setzen|nutzen|verwenden|rechnen|planen|zählen|führen) (?:sich )?(?:[\\p{L}\\p{Nd}-]+ ){1,6}?(?:auf |mit )?{N}(?!\\p{L})",
    "^{N} (?:gibt es|läuft)(?: und|,| und es|, und es)?(?: [^.;§]{0,24})? (?:stabil|kaum|ausgereift|bewährt|zuverlässig|unverändert)",
    "^{N} gibt es[, ]+(?:und )?(?:es |sie |er )?(?:[\\p{L}]+ ){0,3}?(?:läuft|arbeitet|ändert sich)(?: [\\p{L}]+)? (?:stabil|kaum|zuverlässig|selten)"
  ],
  had: [
    "^(?:eine )?(?:einladung|warteliste) (?:ist nicht mehr nötig|gibt es nicht mehr|braucht (?:es|man) nicht mehr|brauchst du nicht mehr)",
    "^{S} (?:ist|sind|gibt es|steht) (?:(?:kostenlos|gratis|überall|auch) )?(?:in|im|bei|für|auf) {stores}(?: (?:verfügbar|erhältlich|zu haben|zum download|zum herunterladen|bereit))?{stop}",
    "^(?:lade?|ladet|laden sie|hol dir|holen sie sich) {N} (?:(?:kostenlos|gratis|dir) )?(?:in|im|bei|aus) (?:dem )?{stores}",
    "^{N} ist da(?=!|[.]?$)"
  ]
}
