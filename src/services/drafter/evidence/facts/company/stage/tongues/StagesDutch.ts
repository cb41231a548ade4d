/** How far along a product is, as Dutch says it. */
import { type StageTongue, versionNumber } from "./StageTongue.ts"

export const dutchStages: StageTongue = {
  hint: /alfa|alpha|b[eè]ta|test|idee|concept|papier|gebouwd|bestaat|wachtlijst|gelanceerd|lancee|live|open|beschikbaar|toegankelijk|verschenen|uit|uitgebracht|versie|groei|jaar|interesse|ontwikkel|tekentafel|plan|gebruiken|komen er/,
  spaced: true,
  words: {
    N: "(?:(?:de|het|onze|ons) )?(?:(?:app|platform|dienst|software|project|spel|site|programma) )?§(?:-(?:app|platform|software|project))?(?: (?:zelf|als geheel))?",
    we: "we|wij|ik|(?:onze|ons|deze|dit) (?:app|product|platform|software|dienst|project|site|spel|programma|startup|tool|toepassing)",
    it: "het|ze|hij|(?:de|het) (?:app|product|platform|software|dienst|project|site|spel|programma|tool)",
    aux: "(?:hebben|heb|heeft|werd|wordt)",
    be: "(?:is|zijn|ben|blijft|zit|zitten|bevindt zich|bevinden ons|verkeert|staat|staan|draait|draaien|loopt)",
    adj: "(?:openbare|open|gesloten|besloten|publieke|private|vroege|heel vroege|zeer vroege|eerste|allereerste|kleine|kleinschalige|beperkte|lopende|gratis|interne|nieuwe|tweede|derde|laatste|lange|technische|huidige|speelbare|ruwe|nieuwsgierige|geduldige|dappere|enthousiaste)",
    K: "(?:{adj},? ){0,3}(?<trial>(?:pre-?)?(?:alfa|alpha)|b[eè]ta)(?:[ -]?(?:versie|fase|stadium|tests?|software|release|status|testfase|programma|uitgave|ronde|periode|testperiode))?",
    T: "(?:(?:de|het|een|onze|ons|zijn|haar) )?{K}",
    of: "(?: (?:van|voor) (?:{N}|{we}))?",
    end: "(?=$|[.!;:)]|,(?! (?:de|het|een|in|op) )| - | (?:met|en|maar|sinds|tot|bij|waar|want|omdat|terwijl|om|dus|waarin|die|dat|zonder|aan|uit|mee|op je|op uw|gestart|begonnen|gegaan|gelanceerd|geopend)(?!\\p{L})| voor (?:\\p{Nd}|een paar|enkele|een handvol|onze eerste|de eerste|iedereen|een kleine|genodigden))",
    everyone: "(?:iedereen|alle(?: gebruikers| teams)?|allen|het publiek|het grote publiek)",
    version: versionNumber,
    stop: "(?=$|[.!;:,)]| - | (?:en|maar|want|voor|sinds|met|na|zonder|in de app store|in de appwinkels|gratis|wereldwijd)(?!\\p{L}))",
    when: "(?: (?:in|op|vorige?|afgelopen|deze|dit|sinds|begin|eind|half)(?: [\\p{L}\\p{Nd}]+){1,3}?)?",
    testers:
      "(?:{adj} )?(?<trial>alfa|alpha|b[eè]ta)[ -]?(?:testers?|gebruikers?|lezers?|spelers?|scholen|teams|klanten)",
    call: "(?:(?:schrijf je|meld je|geef je|registreer je|u kunt zich|schrijf u|meld u)(?: (?:hier|nu))?(?: (?:aan|in|op|inschrijven))?(?: (?:voor|om|als))?|doe (?:mee )?(?:aan|met)|probeer|test|neem deel aan|kom in|speel|download|installeer|help mee met|vraag (?:een )?(?:toegang|uitnodiging|plek)(?: aan)? (?:tot|voor|in)|krijg toegang tot|toegang tot|word deel van|wil je (?:meedoen aan|meedoen met))",
    many: "(?:(?:meer dan|ruim|bijna|al|ongeveer|vele|tien) ){0,2}(?:duizenden|duizend|honderden|tienduizenden|miljoenen|\\p{Nd}[\\p{Nd}.,]*)(?: [\\p{L}-]+){1,3}?",
    years: "(?:1[5-9]|[2-9]\\p{Nd}|vijftien|twintig|vijfentwintig|dertig|vijfendertig|veertig|vijftig)",
    ideaEnd:
      "(?=$|[.!;:,)]| - | (?:en|maar|want|omdat|zonder|met|op papier|gebouwd|geschreven|ontwikkeld|die we)(?!\\p{L}))",
    no: "(?:niets|geen code|geen (?:enkele )?regel(?: code)?|geen letter code|geen prototype|geen product|geen app)"
  },
  free: "(?:trouwens|natuurlijk|eerlijk gezegd|in alle stilte|stilletjes|echt|ook|dus|graag|officieel|helemaal|volledig|gewoon|eigenlijk|wel|met trots|met plezier)",
  now: "(?:nu|eindelijk|vanaf nu|vanaf vandaag|sinds vandaag|sinds gisteren|vandaag|sinds kort|inmiddels|sinds (?:deze|vorige) (?:week|maand|zomer|winter|lente|herfst)|sinds (?:dit|vorig) (?:jaar|najaar|voorjaar)|sinds \\p{L}+dag|sinds (?:begin |eind |half )?(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)(?: \\p{Nd}{4})?|sinds \\p{Nd}{4}|al|reeds|zojuist|net)",
  dated:
    "(?:in (?:(?:begin |eind )?(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) (?:van )?)?\\p{Nd}{4}|(?:begin|eind|half) (?:(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) )?\\p{Nd}{4}|op \\p{Nd}{1,2} (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)(?: \\p{Nd}{4})?|(?:vorige|vorig|afgelopen|deze|dit) (?:week|maand|jaar|voorjaar|zomer|najaar|herfst|winter|lente)|(?:een|twee|drie|vier|zes|\\p{Nd}+) (?:weken|maanden|jaar|week|maand) geleden)",
  still:
    "(?:nog|nog steeds|nog altijd|momenteel|op dit moment|op het moment|tot nu toe|vooralsnog|voorlopig|thans|tot dusver|tot op heden|voor nu|vooreerst)",
  joins: "en|maar|want|dus",
  unless:
    "(?:als|wanneer|zodra|indien|tenzij|totdat|voordat|hopelijk|plan|plannen|gepland|zal|zullen|zou|was|waren|werd|had|hadden|zegt|zei|vertelt|bijna|nooit|klant|partner|concurrent)",
  spoils:
    "(?:binnenkort|gepland|straks|volgende?|komende?|zal|zullen|wordt|module|functie|uitbreiding|koppeling|android|ios|iphone|ipad|mac|macos|windows|linux|van een ander|van andere|blokker|blokkers|mannetje|caroteen|vakken|romeo|deeltjes|gestopt|stopgezet|van onze klant)",
  trial: [
    "^{S} {be} (?:(?:beschikbaar|speelbaar|te gebruiken|verkrijgbaar|midden|volop|online|live|open|te proberen) )?(?:met {N} )?(?:(?:midden|volop) )?(?:in|als|op|een)? ?{T}{of}{end}",
    "^{S} (?:is|zijn|heeft|hebben) (?:(?:in|met|als) )?{T}{of} (?:gestart|begonnen|gegaan|ingegaan|gelanceerd|geopend|beschikbaar|uitgebracht|bereikt|verkrijgbaar|speelbaar|toegankelijk)",
    "^{S} (?:start|starten|begint|beginnen|draaien|draait|doen|houden|hebben|heeft|bieden|biedt|openen|opent|testen|test|gaat|gaan|voeren|organiseren|loopt)(?: (?:in|met))? {T}{of}{end}",
    "^{S} wordt (?:in|als) {T} (?:getest|aangeboden|uitgeprobeerd)",
    "^(?:dit|dit hier|wat je (?:hier )?ziet|wat u (?:hier )?ziet|je (?:gebruikt|bekijkt|ziet|kijkt naar)|u (?:gebruikt|bekijkt|ziet)|het gaat (?:hier )?om) (?:(?:is|zijn) )?(?:maar |slechts )?{T}{of}{end}",
    "^{call} (?:(?:de|het|onze|ons) )?(?:{N}[ -])?{K}{of}{end}",
    "^{call} {N} (?:in|als|tijdens) (?:de |een )?{T}{end}",
    "^(?:(?:schrijf je|meld je|geef je|meld u|schrijf u)(?: (?:aan|in|op))? als|word|wees|meld je om|wil je) (?:een |onze |één van (?:de|onze) )?{testers}(?: (?:worden|te worden))?(?: aan| op)?{of}{end}",
    "^(?:(?:we |wij |ik )?(?:zoeken|zoek|hebben|zijn op zoek naar|vragen|nodigen)) (?:we )?(?:(?:naar|meer|een paar|enkele|nieuwe|\\p{Nd}+|tien|twintig|vijftig|eerste|de eerste|nog) ){0,2}{testers}{of}{end}",
    "^{testers}{of} (?:gezocht|welkom|gevraagd)",
    "^(?:(?:de|onze|het|ons) )?(?:{N}-)?{K}{of} (?:is|loopt|draait|staat) (?:(?:voor iedereen) )?(?:open|geopend|gestart|er|beschikbaar|live|online|begonnen|toegankelijk|in volle gang|bezig)?{end}",
    "^{S} wordt (?:door (?:[\\p{L}\\p{Nd}]+ ){0,3}?{testers} (?:getest|uitgeprobeerd|gebruikt)|getest door (?:[\\p{L}\\p{Nd}]+ ){0,3}?{testers}{end})"
  ],
  launched: [
    "^{S} (?:heeft|hebben) (?:de |zijn |haar |onze )?(?:{adj} )?b[eè]ta-?(?:fase|versie|stadium|status|test|label)? (?:achter (?:zich|ons) gelaten|verlaten|afgerond|beëindigd|afgesloten|achter (?:zich|ons|de rug))",
    "^{S} (?:is|zijn) (?:uit (?:de )?(?:{adj} )?b[eè]ta-?(?:fase)?|(?:de b[eè]ta(?:fase)?) ontgroeid|niet (?:meer|langer) (?:in (?:de )?)?(?:{adj} )?b[eè]ta-?(?:fase)?|geen b[eè]ta-?(?:versie)? meer){stop}",
    "^(?:de|onze) (?:{adj} )?b[eè]ta-?(?:fase|test|versie|periode|tijd)?{of} is (?:voorbij|afgelopen|klaar|afgerond|achter de rug|ten einde){stop}",
    "^(?:{N} (?:versie )?{version}|(?:{N} )?versie {version}{of}|(?:de )?(?:eerste )?(?:stabiele|volledige|definitieve|publieke|officiële) versie{of}) (?:is|werd) (?:(?:op|in|sinds) [\\p{L}\\p{Nd} ]{2,20}? )?(?:er|uit|verschenen|uitgebracht|beschikbaar|klaar|gelanceerd|live|te downloaden|vrijgegeven){stop}",
    "^{we} (?:hebben|heb|brachten|lanceerden) (?:{N} )?(?:(?:de )?(?:eerste )?(?:stabiele |volledige )?versie )?{version}{of}(?: (?:uitgebracht|gelanceerd|vrijgegeven|gepubliceerd|uit))?{stop}",
    "^{N} (?:heeft|zit op|is bij) versie {version}(?: (?:bereikt|aangekomen|beland))?{stop}",
    "^{S} (?:is|zijn) (?:(?:op|in|sinds|vorige?|afgelopen|deze) [\\p{L}\\p{Nd} ]{2,24}? )?(?:publiek )?(?:gelanceerd|live gegaan|van start gegaan|gestart(?= voor iedereen)|op de markt gekomen|uitgebracht){stop}",
    "^{we} (?:hebben|heb) {N} (?:(?:op|in|vorige?|afgelopen) [\\p{L}\\p{Nd} ]{2,24}? )?(?:voor iedereen |publiek )?(?:gelanceerd|uitgebracht|opengesteld|geopend|live gezet){stop}",
    "^{N} (?:werd|is) (?:(?:op|in|vorige?|afgelopen) [\\p{L}\\p{Nd} ]{2,24}? )?(?:voor iedereen |publiek )?(?:gelanceerd|uitgebracht|opengesteld){stop}",
    "^(?:een )?(?:uitnodiging|wachtlijst) (?:is niet meer nodig|is er niet meer|heb je niet meer nodig)"
  ],
  launchedNow: [
    "^{S} (?:is|zijn|staat|staan) (?:(?:voor|aan) {everyone} )?(?:algemeen |vrij |publiek )?(?:beschikbaar|live|open|geopend|toegankelijk|er|online|opengesteld|te gebruiken|uit|verkrijgbaar|op de markt)(?: voor {everyone})?{stop}",
    "^(?:iedereen) (?:kan) (?:zich )?(?:(?:bij |met )?{N} )?(?:aanmelden|meedoen|gebruiken|downloaden|inschrijven|proberen|kopen|registreren|aan de slag){stop}",
    "^kan iedereen (?:zich )?(?:(?:bij |met )?{N} )?(?:aanmelden|meedoen|gebruiken|downloaden|inschrijven|proberen|kopen|registreren|aan de slag){stop}"
  ],
  idea: [
    "^{S} (?:is|zijn|blijft) (?:(?:alleen|slechts|enkel|maar|niet meer dan|niets meer dan|nauwelijks meer dan|louter|pas|puur) ){1,3}(?:een |op )?(?:idee|concept|plan|schets|droom|gedachte|wachtlijst|papier|voornemen){ideaEnd}",
    "^{S} (?:is|zijn|bevindt zich|zit|zitten|verkeert|staat|bestaat) (?:alleen |pas |slechts |maar |enkel )?(?:in (?:de|het) (?:(?:vroege|eerste) )?(?:idee(?:ën)?|concept|plannings|ontwerp|schets)-?(?:fase|stadium)|op de tekentafel|(?:alleen )?op papier|als idee|in ons hoofd){ideaEnd}",
    "^(?:er is|is er)(?: van {N})? (?:alleen|slechts|enkel|maar|niet meer dan) (?:een |deze )?(?:wachtlijst|idee|landingspagina|pagina|schets){ideaEnd}",
    "^{we} (?:verzamelen|peilen) (?:nu )?(?:interesse|de interesse|belangstelling|adressen|meningen)(?: voordat| voor we)"
  ],
  ideaStill: [
    "^(?:er|gebouwd) (?:is|zijn|hebben we|bestaat) (?:er )?{no}(?: (?:gebouwd|geschreven|ontwikkeld|gemaakt|geprogrammeerd|klaar))?{ideaEnd}",
    "^is er {no}(?: (?:gebouwd|geschreven|ontwikkeld|gemaakt|klaar))?{ideaEnd}",
    "^{we} (?:hebben|heb|moeten) (?:(?:er |ervan |aan {N} )?{no} (?:gebouwd|geschreven|ontwikkeld|gemaakt|geprogrammeerd)|niet(?:s)? (?:met )?(?:begonnen|gebouwd)(?: (?:met (?:bouwen|ontwikkelen)|te bouwen))?|beginnen met bouwen){ideaEnd}",
    "^{we} (?:zijn|ben) niet (?:begonnen|gestart)(?: (?:met (?:bouwen|ontwikkelen|de bouw|de ontwikkeling)(?: van {N})?|te bouwen|aan {N}))?{ideaEnd}",
    "^(?:{S} bestaat niet|bestaat {N} niet){ideaEnd}"
  ],
  growing: [
    "^{many} (?:gebruiken|werken met|vertrouwen op|spelen|lezen) {N}[^.;]{0,60}?(?:(?:worden|worden er|het worden er) (?:steeds |elke week |elke maand )?meer|komen er [^.;,]{0,30}?bij|groei)",
    "^{S} (?:groeit|groeien) (?:snel|hard|gestaag|flink|elke week|elke maand|week na week|met \\p{Nd})"
  ],
  mature: [
    "^{N} is (?:al )?(?:meer dan |ruim |bijna )?(?:{years} jaar|(?:twee|drie|vier) decennia|tientallen jaren) (?:[^,.;§]{2,24} )?(?:op de markt|in gebruik|in productie)(?!\\p{L})",
    "^{N} is een (?:volwassen|gevestigd|beproefd) (?:product|platform|systeem|programma){ideaEnd}"
  ]
}
