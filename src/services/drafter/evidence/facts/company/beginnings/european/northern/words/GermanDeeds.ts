/** How German tells who began a house, and when, by what they did. Data. */
import type { DeedShape, DeedTongue } from "./DeedTongue.ts"

const house = (...shapes: ReadonlyArray<string>): ReadonlyArray<DeedShape> =>
  shapes.map((shape) => ({ shape, needs: "house" }))
const namesake = (...shapes: ReadonlyArray<string>): ReadonlyArray<DeedShape> =>
  shapes.map((shape) => ({ shape, needs: "namesake" }))
const page = (...shapes: ReadonlyArray<string>): ReadonlyArray<DeedShape> =>
  shapes.map((shape) => ({ shape, needs: "page" }))

/** Verbs of two parts, by the second: "rief … ins Leben". */
const split: ReadonlyArray<readonly [string, string]> = [
  ["rief(?:en)?|ruft|rufen", "ins Leben"],
  ["hob(?:en)?", "aus der Taufe"],
  ["stellten?|setzten?", "auf die Beine|in die Welt"],
  ["brachten?", "auf den Weg|an den Start|zur Welt"],
  ["bauten?|baut|bauen", "auf"],
  ["machten?|sperrten?|macht|sperrt", "auf"],
  ["richteten?|richtet", "ein"]
]

export const germanDeeds: DeedTongue = {
  code: "de",
  hint: /gründ|eröffn|öffnet|grundstein|ins leben|taufe|selbst|initiat|initiative|entst|hervorg|traum|angefangen|fing|begann|begonnen|nieder|zurück|zum ersten mal|beine|aufgeb|baute|richtet|daraus|startet|geboren|kündig|ist heute|erste|machte|stifte/iu,
  time: "im|in|den|dem|des|der|am|zum|jahre?s?|schon|bereits|erst|noch|genau|etwa|rund|um|anfang|ende|mitte|frühjahr|frühling|sommer|herbst|winter|spätsommer|januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|\\p{Nd}{1,2}\\.|aus",
  noTime: /(?<!\p{L})(?:vor|bis|nach|ab|für|über|zwischen|und|von|gegen|geboren|jahrgang) $/iu,
  before:
    "mit|für|bei|von|aus|durch|dank|neben|gegenüber|über|unter|vor|nach|in|im|an|am|auf|zu|zur|zum|vom|beim|hinter|um|statt|wie|als|ohne|gegen",
  group:
    "(?:(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{Nd}{1,3}|einige|mehrere|viele|engagierte|eine handvoll|eine gruppe|ein kreis|ein paar|ein dutzend) (?:\\p{Ll}[\\p{L}-]* ){0,2}\\p{Lu}[\\p{L}-]+(?: (?:aus|von|der|des) (?:dem |der |den )?\\p{L}+)?|(?:\\p{Ll}+e )(?:Eltern|Bürger|Bürgerinnen|Familien|Frauen|Männer|Anwohner|Nachbarn|Freunde|Musiker|Sänger|Landwirte|Bauern|Handwerker|Unternehmer|Jugendliche|Studenten|Studierende)(?: (?:und|aus) \\p{L}+)?)",
  me: "ich",
  us: "wir|wir (?:beide|beiden|zwei|drei)",
  one: "sie|er",
  two: "die beiden|beide|die zwei|das paar|das ehepaar|die geschwister|die schwestern|die brüder|die freunde|die freundinnen",
  call: "(?:(?:der|die|das|den|dem|des|unsere?[rmns]?|meine?[rmns]?|ihre?[rmns]?|seine?[rmns]?|damalige[rn]?|gelernte[rn]?|junge[rn]?|ehepaar|geschwister|brüder|schwestern) ){0,3}(?:[\\p{L}-]+ ){0,2}?",
  others:
    /(?<!\p{L})(?:kolleg|mitarbeiter|angestellt|lehrling|azubi|auszubildende|schüler|kund|gast|nachbar|sohn|söhne|tochter|töchter|enkel|erbe|nachfolg|bürgermeister|oberbürgermeister|architekt|baumeister|bauherr|landrat|minister|graf|fürst|herzog|könig|kaiser|bischof|vermieter|investor|geldgeber|trainer|pächter|vorbesitzer|vorsitzende|leiter|geschäftsführer|familie|lieferant|partner|freund von|frau von|mann von|witwe)/iu,
  titles:
    /^(?:Opa|Oma|Urgroßvater|Urgroßmutter|Großvater|Großmutter|Ururgroßvater|Vater|Mutter|Onkel|Tante|Firmengründer(?:in)?|Gründer(?:in)?|Gründervater|Kapitän|Pfarrer(?:in)?|Pastor(?:in)?|Vikar|Kaplan|Meister|Ehepaar|Geschwister|Schwestern|Brüder|Herr|Frau|Dr\.|Prof\.|med\.|dent\.|vet\.|Dipl\.-Ing\.|Fuhrmann|Doktor|Seniorchef(?:in)?|Schmied|Koch|Bauer|Wirt|Landwirt|Zimmermann|Kaufmann|Fotograf|Sattler|Imker|Winzer)$/u,
  nouns:
    /(?:ung|heit|keit|schaft|ion|tät|tion|hof|haus|laden|straße|platz|verein|schule|kirche|halle|familien?|garage|keller|leute|eltern|bürger|männer|frauen|mal|hotel|gasthaus|brauerei|bäckerei|werk|bau|betrieb|firma|praxis|stadt|berg|burg|feld|dorf|ende|zeit|jahr|nähe|raum|kreis|chor|club|bund|vorstand|team|gruppe)$|^(?:bruder|schwester|mann|frau|sohn|tochter|cousin|cousine|vetter|schwager|schwägerin|freund|freundin|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|unser\p{L}*|ihr\p{L}*|sein\p{L}*|mein\p{L}*|kein\p{L}*|ein\p{L}*|alle|viele|beide|jede\p{L}*|diese\p{L}*|heute|damals|später|danach|dann|seit|bis|aus|bad|sankt|st\.)$/iu,
  founder: "(?:firmen|vereins|mit)?gründer(?:in|n)?|initiator(?:in)?",
  lasts: /(?<!\p{L})(?:besteht|bestehen|existiert|gibt es|es gibt)(?!\p{L})/iu,
  bornSo:
    "(?:(?<!\\p{L})(?:und )?(?:so|daraus|damit)(?: \\p{Ll}+)? (?:begann|entstand|wurde|war|ist|fing|kam)(?: \\p{L}+){0,4}? {H}|(?:und )?{H} (?:war|ist|wurde)(?: \\p{Ll}+)? geboren)",
  the: "der|die|das|den|dem|des",
  our: "unser(?:e[rsmn]?)?|unsre[rsmn]?|mein(?:e[rsmn]?)?",
  some: "(?:ihre?n?|seine?n?|die|das|den|eine?n?|unsere?n?|meine?n?) eigene[nrs]?|eine?n?|ihre?n?|seine?n?",
  small:
    "(?:klein|heutig|eigen|erst|gemeinsam|jung|ursprünglich|damalig|jetzig|gemeinnützig|freiwillig|gleichnamig)\\p{Ll}*",
  anyHouse:
    /^(?:unternehmen|firma|betrieb|familienbetrieb|familienunternehmen|geschäft|laden|verein|initiative|einrichtung|gesellschaft|gemeinschaft|werkstatt|büro|agentur|praxis|kanzlei|gruppe|genossenschaft|stiftung|schule|studio|atelier|ortsgruppe|ortsverein|haus|projekt|startup|start-up|museum|chor|club)$/u,
  parts: {
    found:
      "(?:gründe(?:ten?|t|n)|mitgründeten?|begründeten?|eröffne(?:ten?|t|n)|stifteten?|initiierten?|etablierten?|starte(?:ten?|t))",
    done: "(?:gegründet|mitgegründet|begründet|eröffnet|ins leben gerufen|aus der taufe gehoben|aufgebaut|aufgemacht|gestartet|gestiftet|initiiert|auf die beine gestellt|auf den weg gebracht|eingerichtet|ausgedacht|erdacht)",
    donePlace:
      "(?:gegründete|eröffnete|aufgebaute|ins leben gerufene|begründete|gestartete|gestiftete|eingerichtete)[nrsm]?",
    have: "(?:haben|habe|hat|hatten|hatte)",
    own: "selbst(?:st)?ändig",
    stone: "(?:(?:den|der) (?:grundstein|startschuss)|das fundament|die (?:basis|grundlage|wurzeln))",
    firstTime: "(?:zum (?:aller)?ersten mal|erstmals|als erste[r]?)",
    opens:
      "(?:öffneten?|öffnet|heizten?|heizt|schürten?|entzündeten?|zündeten?|schlossen|schloss|stand(?:en)?|stellten?|hängten?|zapften?|drückten?)",
    doors:
      "(?:(?:die |das |den |der |seine |ihre |seinen |ihren |unsere |unseren )?(?:ladentür|türen?|pforten|tore|werkstatttür|ofen|backofen|feuer|esse|schmiedefeuer|zapfhahn|praxistür|kasse|schild|räucherofen|brennofen)(?: (?:auf|an|ein))?)"
  },
  shapes: [
    // "1968 gründete Schreinermeister Otto Roth die Werkstatt", "gründet 1976 die Kanzlei".
    ...house(
      "{found} {D}{F} {H}",
      "{D}{F} {found}{F} {H}",
      "{D}{F} {H}{F} {found}(?=$|[,.;:!])",
      "{H} {found} {D}(?=$|[,.;:!]| )",
      ...split.flatMap(([verb, rest]) => [
        `(?:${verb}) {D}{F} {H}{F} (?:${rest})(?!\\p{L})`,
        `{D}{F} (?:${verb}){F} {H}{F} (?:${rest})(?!\\p{L})`,
        `{H} (?:${verb}) {D}{F} (?:${rest})(?!\\p{L})`,
        `{D}{F} (?:${verb}){F} {O}{F} (?:${rest})(?!\\p{L})`,
        `(?:${verb}) {D}{F} {O}{F} (?:${rest})(?!\\p{L})`
      ]),
      "{have} {D}{F} {H}{F} {done}",
      "{D}{F} {have}{F} {H}{F} {done}",
      "{H} {have} {D}{F} {done}",
      "^{done} {have} {H}{F} {D}",
      // "eröffnete darin eine Wirtschaft", "machte 2011 ein Café daraus": of a kind that we are.
      "{D}{F} (?:und |, )(?:{found}|richteten?|machten?){F} {O}",
      "(?:räumten?|strich(?:en)?|kauften?|erwarb(?:en)?|mieteten?|übernahm(?:en)?|pachteten?|sanierten?|baute[n]?) {D}{F} und{F} (?:{found}|machten?|richteten?){F} {O}",
      "{found} {D}{F} {O}",
      "{D}{F} {found}{F} {O}",
      "{have} {D}{F} {O}{F} {done}",
      // The foundation stone.
      "{stone} (?:{H}|(?:für|zu|zur|zum|von) (?:{H}|heute){F})(?: (?:{H}))? (?:legten?|gab(?:en)?|setzten?) {D}",
      "(?:legten?|gab(?:en)?) {D}{F} {stone} (?:{H}|(?:für|zu|zur|zum|von) {H})",
      "{D}{F} (?:legten?|gab(?:en)?){F} {stone} (?:{H}|(?:für|zu|zur|zum|von) {H})",
      "{stone} (?:{H}|(?:für|zu|zur|zum|von) {H}) (?:wurde|ist|war){F} von {D}{F} gelegt",
      // By whom.
      "{H}{F} (?:wurde|ist|wird|war|wurden){F} (?:von|durch) {D}{F} {done}",
      "(?:wurde|ist|wird|war|wurden) {H}{F} (?:von|durch) {D}{F} {done}",

      "{done} (?:wurde|ist|wird|war) {H}{F} (?:von|durch) {D}",
      "(?:@ )?(?:von|durch) {P}{F} {donePlace} (?<what>[\\p{L}-]+)",
      "^(?:als{F} )?(?:von|durch) {P}{F} {done}, \\p{Ll}+ {H}",
      "^{done} (?:von|durch) {P}, \\p{Ll}+ {H}",
      // Back to whom.
      "{H},?{F}(?: {done},)? (?:geht|gehen|ging){F} auf (?:(?:eine|die) (?:\\p{Ll}+ )?(?:initiative|idee|anregung|gründung|sammlung|privatsammlung|stiftung|schenkung) (?:von )?)?{P}{F} zurück",
      "(?:auf|dank|durch) (?:die |der )?(?:initiative|anregung|betreiben) (?:von |der |des ){P}{F} (?:entstand|wurde|ist|gründete sich){F} {H}",
      "{H}{F} (?:entstand|wurde|ist|gründete sich){F} auf (?:die )?(?:initiative|anregung) (?:von |der |des ){P}",
      "{H}{F} (?:entstand|wurde|ist|ging)(?: {done})?{F} aus (?:einer|der|eine) (?:eltern|bürger|frauen|privat|selbsthilfe|schüler|studenten)?initiative(?!\\p{L})",
      "(?:entstand|ging|ist){F} {H}{F} aus (?:einer|der) (?:eltern|bürger|frauen|privat|selbsthilfe|studenten)?initiative(?!\\p{L})",
      "(?:gründungsjahr|gründungsdatum|geburtsstunde|gründungstag) (?:von )?{H}(?: ist| war|:)",
      "(?:kauften?|erwarb(?:en)?|mieteten?|pachteten?) {D}{F} {H}{F} und (?:eröffneten?|richteten?|gründeten?){F} darin eine?n?",
      "^(?:was )?{F}(?: als| mit){F} (?:von ){P}{F} (?:begann|anfing|startete), ist (?:heute|nun|inzwischen){F} {O}",
      "(?:beschloss(?:en)?|entschied(?:en)?|entschloss(?:en)?) {D}{F}, {O}{F} (?:zu gründen|zu eröffnen|aufzumachen|zu starten)",
      "^(?:(?:\\p{Ll}+ )?){D}{F}(?:,| [–-])? (?:und )?{bornSo}",
      "(?:kündigten?|verließ(?:en)?|kehrten?|kam(?:en)?|kommt|kehrt|schmiss(?:en)?|mieteten?|kauften?|zog(?:en)?|taten|hängten?) {D}{F} und (?:{found}){F} (?:{N}|{O})",
      "{D}{F} und (?:{found}){F} {O}",
      "^{H} (?:ist|sind) [^.;\uE002]{3,90}?, (?:@ )?(?:von|durch) {D}{F} {done}",
      "{H}{F}, (?:der|die|das){F} (?:von|durch) {D}{F} {done} (?:wurde|ist)",
      "^was{F}(?: als| mit| im| in){F} (?:von |bei ){P}{F} (?:begann|anfing|startete), ist (?:heute|nun|inzwischen){F} {O}",
      // A dream come true.
      "mit {H} (?:erfüllten?|verwirklichten?|hat|haben){F} (?:sich|ihren|seinen|mir|uns) ?{D}{F} (?:\\p{L}*traum|\\p{L}*träume)(?!\\p{L})",
      "(?:erfüllten?|verwirklichten?) (?:sich )?{D} (?:sich )?{F}mit {H}{F} (?:\\p{L}*traum)(?!\\p{L})",
      "{D} (?:erfüllten?|verwirklichten?) sich{F} mit {H}{F} (?:\\p{L}*traum)(?!\\p{L})",
      "{have} {D} (?:mir|uns|sich){F} mit {H}{F} \\p{L}*traum{F} (?:erfüllt|verwirklicht)",
      "(?:ließ(?:en)?|machten?) (?:sich )?{D}{F}(?: sich)?{F} mit {H}{F} (?:nieder|{own})",
      "{D} (?:ließ(?:en)?|machten?) sich{F} mit {H}{F} (?:nieder|{own})",
      "^{H} (?:wurde|ist|wird){F} {done}(?=$|[ ,.;:])",
      "^{H} (?:eröffnete|öffnete|startete|begann|entstand) @(?=$|[,;:]| (?:in|im|mit|als|auf|unter|aus|über|am|an) )(?![^,;:]* (?:eine?n?|ihre?n?|seine?n?|den|das|die) )",
      "(?:bezogen|kaufte|schafften?|bestellten?|zog|holten?|kamen?){F}, (?:und )?so (?:begann|entstand|wurde){F} {H}"
    ),
    ...namesake(
      "(?:machten?|macht|machen) (?:sich )?{D} (?:sich )?{F}{own}",
      "{D} (?:machten?|macht|machen) (?:sich|mich|uns){F} {own}",
      "{have} {D} (?:sich|mich|uns){F} {own} gemacht",
      "{D} {have} (?:sich|mich|uns){F} {own} gemacht",
      "(?:wagten?|wagt) {D}{F} (?:den )?(?:schritt|sprung|weg){F} (?:in )?die {own}(?:keit)?",
      "{D}{F} (?:wagten?|wagt){F} (?:schritt|sprung|weg){F} (?:in )?die {own}keit",
      "{D} (?:ging(?:en)?|startete[n]?){F} in die {own}keit",
      "(?:ließ(?:en)?) sich {D}{F} nieder",
      "{D} ließ(?:en)? sich{F} nieder",
      "^(?:gründung|eröffnung) (?:der|des|meiner|meines|ihrer|seiner) eigenen (?<kind>[\\p{L}-]+)",
      "{D}{F} (?:ihre?n?|seine?n?|die|das|den) erste[nrs]?(?!\\p{L})",
      "(?:kauften?|bauten?|brauten?|rösteten?|backten?|buken?|druckten?|verkauften?|nähten?|schraubten?|stellten?) {D}{F} (?:ihre?n?|seine?n?|die|das|den) erste[nrs]?(?!\\p{L})",
      "(?:fing|begann|startete|beginnt|startet|legte)(?:en)? {P}{F} (?:mit{F}|an|los|in (?:einem|einer|der|seinem|seiner|ihrem|ihrer))(?!\\p{L})",
      "{P}{F} (?:fing|begann|startete|beginnt|startet|legte)(?:en)?{F} (?:mit{F}|an|los)(?=$|[ ,.;:])"
    ),
    { shape: "^(?:(?:ihre?|deine?|eure?) )?{P}, (?:mit)?(?:be)?gründer(?:in)?(?= und|$)", needs: "signature" },
    ...page(
      "(?:gründer|gründerin|initiator|initiatorin|firmengründer|firmengründerin|gründungsvater|gründungsmutter|ideengeber|ideengeberin) (?:ist|war|sind|waren) {P}",
      "^{done} (?:wurde (?:sie|er|es) )?(?:von|durch) {P}(?=$|[.;]| (?:und|in|im|als|mit)(?!\\p{L}))",
      "^{done} (?:haben|hat) (?:es|sie|ihn){F} {D}",
      "(?:begonnen|angefangen) hat(?:te)?{F} (?:alles|es|das ganze|\uE001){F} mit {P}",
      "(?:es|alles|\uE001) begann{F} mit {P}",
      "begann (?:es|alles|\uE001){F} mit {P}",
      "{opens} {D}{F} {firstTime}{F} {doors}",
      "{D}{F} {opens}{F} {firstTime}{F} {doors}",
      "{D}{F} {opens}{F} {doors} {firstTime}",
      "(?:trafen|versammelten|kamen|fanden){F} (?:sich )?{G}{F} (?:zur|zu einer|zu der) gründungs(?:versammlung|sitzung|feier)(?: (?:ein|zusammen))?",
      "(?:zur|die|der|eine|bei der|in der) (?:gründungs(?:versammlung|sitzung)|konstituierende[n]? (?:sitzung|versammlung))(?!\\p{L})",
      "^gründung durch {P}",
      "{G}{F} (?:taten|schlossen) sich{F} zusammen",
      "(?:taten|schlossen) sich{F} {G} zusammen und gründeten{F} {H}"
    )
  ],
  veto: /(?<!\p{L})(?:nicht|nie|niemals|kein\p{Ll}*|wenn|falls|hätten?|würden?|wollen|wollte\p{Ll}*|möchten?|planen|geplant|soll|sollen|sollte|angeblich|zweite[nrsm]?|dritte[nrsm]?|vierte[nrsm]?|weitere[nrsm]?|neue[nrsm]?|erneut|wieder\p{L}*|filiale\p{L}*|zweigstelle|niederlassung|standort\p{L}*|tochter(?:firma|gesellschaft|unternehmen)|ableger|abteilung|relaunch|nachbar\p{L}*|lieferant\p{L}*|konkurr\p{L}*|umgezogen|umzug|verkauft|fusion\p{L}*|crowdfunding|onlineshop|online-shop|webshop|bei uns|arbeitet\p{L}*|für uns|neubau\p{L}*|anbau|reithalle|turnhalle|vereinsheim|clubhaus|halle)(?!\p{L})/iu
}
