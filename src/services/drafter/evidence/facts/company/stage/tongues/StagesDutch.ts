/** How far along a product is, as Dutch says it. */
import { type StageTongue, versionNumber } from "./StageTongue.ts"

export const dutchStages: StageTongue = {
  hint: /stabiel|gebruik|markt|pagina|bierviltje|notitie|is er|uit|verdub|verdrie|klanten|team|maand|week|winkel|store|schets|volwassen|beproefd|vertrouw|tientallen|bouwen|regel|starten|begonnen|eerst|alfa|alpha|b[eè]ta|test|idee|concept|papier|gebouwd|bestaat|wachtlijst|gelanceerd|lancee|live|open|beschikbaar|toegankelijk|verschenen|uit|uitgebracht|versie|groei|jaar|interesse|ontwikkel|tekentafel|plan|gebruiken|komen er/,
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
      "(?=$|[.!;:,)]| - | (?:en|maar|want|omdat|zonder|met|op (?:papier|een|de)|in (?:een|ons)|gebouwd|geschreven|ontwikkeld|die we)(?!\\p{L}))",
    no: "(?:niets|geen code|geen (?:enkele )?regel(?: code)?|geen letter code|geen prototype|geen product|geen app)",
    store:
      "(?:(?:de |alle |beide )?(?:app ?stores?|appwinkels?|google play(?: store)?|play ?store|microsoft store|steam|f-droid)|(?:android|ios|iphone|ipad|windows|mac(?:os)?|linux))",
    stores: "{store}(?:,? (?:en|of|&) (?:in |op |voor )?{store}|, {store}){0,3}",
    who: "(?:(?:betalende|actieve|nieuwe|aangesloten|kleine|tevreden) )?(?:[\\p{L}-]*(?:klanten|gebruikers|leden|abonnees|abonnementen|scholen|bedrijven|teams|praktijken|restaurants|winkels|boerderijen|boeren|telers|kwekers|hotels|gezinnen|huishoudens|verenigingen|ondernemers|zzp'ers|studio's|kantoren|steden|landen|gemeenten|bakkers|bakkerijen|medewerkers|collega's|mensen|lezers|spelers|cafés|musea|bibliotheken|koren|zaken|handelaren|makelaars|kappers|downloads|vestigingen|installateurs|schippers|havens|bureaus|sportclubs|clubs))",
    num: "(?:\\p{Nd}[\\p{Nd}.,']*|(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|vijftien|twintig|dertig|veertig|vijftig)?(?:honderd|duizend)|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|dertig|veertig|vijftig|zestig|tachtig|een handvol|een paar|enkele|een dozijn|honderden|tientallen|duizenden)",
    span: "(?:(?:in|binnen|gedurende) (?:(?:slechts|nog geen|amper|minder dan|maar) )?(?:(?:de|het|een) )?(?:[\\p{L}\\p{Nd}]+ ){0,2}?(?:jaar|maanden?|weken|kwartaal),? )?",
    multiplied: "(?:verdubbeld|verdrievoudigd|verviervoudigd|vervijfvoudigd|vertienvoudigd|vertienvoudigd)",
    tell: "(?:idee|concept|plan|schets(?:boek|en)?|droom|gedachte|wachtlijst|papier|voornemen|landingspagina|pagina|notitieboekje|aantekeningen|kladje|tekening(?:en)?|mock-?ups?|slides|vraag|wensenlijst|bierviltje|proefballon)"
  },
  free: "(?:in feite|zomaar|hier|simpelweg|eenvoudigweg|echt waar|trouwens|natuurlijk|eerlijk gezegd|in alle stilte|stilletjes|echt|ook|dus|graag|officieel|helemaal|volledig|gewoon|eigenlijk|wel|met trots|met plezier)",
  now: "(?:het wachten is voorbij|het is (?:eindelijk )?zover|vanaf (?:deze week|maandag|dinsdag|woensdag|donderdag|vrijdag|heden)|sinds een paar (?:dagen|weken)|per direct|nu|eindelijk|vanaf nu|vanaf vandaag|sinds vandaag|sinds gisteren|vandaag|sinds kort|inmiddels|sinds (?:deze|vorige) (?:week|maand|zomer|winter|lente|herfst)|sinds (?:dit|vorig) (?:jaar|najaar|voorjaar)|sinds \\p{L}+dag|sinds (?:begin |eind |half )?(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)(?: \\p{Nd}{4})?|sinds \\p{Nd}{4}|al|reeds|zojuist|net)",
  dated:
    "(?:afgelopen (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|weekend)|een paar (?:dagen|weken) geleden|onlangs|in (?:(?:begin |eind )?(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) (?:van )?)?\\p{Nd}{4}|(?:begin|eind|half) (?:(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) )?\\p{Nd}{4}|op \\p{Nd}{1,2} (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)(?: \\p{Nd}{4})?|(?:vorige|vorig|afgelopen|deze|dit) (?:week|maand|jaar|voorjaar|zomer|najaar|herfst|winter|lente)|(?:een|twee|drie|vier|zes|\\p{Nd}+) (?:weken|maanden|jaar|week|maand) geleden)",
  still:
    "(?:vandaag de dag|in dit stadium|momenteel pas|op dit ogenblik|nog|nog steeds|nog altijd|momenteel|op dit moment|op het moment|tot nu toe|vooralsnog|voorlopig|thans|tot dusver|tot op heden|voor nu|vooreerst)",
  long: "(?:(?:al|sinds|reeds)(?: al)? (?:(?:meer dan|ruim|bijna|zo'n|ongeveer) )?(?:(?:1[5-9]|[2-9]\\p{Nd}|vijftien|twintig|vijfentwintig|dertig|vijfendertig|veertig|vijftig) jaar|(?:twee|drie|vier|vijf) decennia|decennia(?:lang)?|tientallen jaren|jaren en jaren|een kwart eeuw|een halve eeuw|generaties)|sinds (?:19\\p{Nd}{2}|200\\p{Nd}|de jaren (?:zestig|zeventig|tachtig|negentig))|decennialang)",
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
    "^(?:gratis )?{T} (?:gratis )?(?:testen|proberen|uitproberen|gebruiken|downloaden)(?=$|[.!])",
    "^(?:(?:schrijf je|meld je|geef je|meld u|schrijf u)(?: (?:aan|in|op))? als|word|wees|meld je om|wil je) (?:een |onze |één van (?:de|onze) )?{testers}(?: (?:worden|te worden))?(?: aan| op)?{of}{end}",
    "^(?:(?:we |wij |ik )?(?:zoeken|zoek|hebben|zijn op zoek naar|vragen|nodigen)) (?:we )?(?:(?:naar|meer|een paar|enkele|nieuwe|\\p{Nd}+|tien|twintig|vijftig|eerste|de eerste|nog) ){0,2}{testers}{of}{end}",
    "^{testers}{of} (?:gezocht|welkom|gevraagd)",
    "^(?:(?:de|onze|het|ons) )?(?:{N}-)?{K}{of} (?:is|loopt|draait|staat) (?:(?:voor iedereen) )?(?:open|geopend|gestart|er|beschikbaar|live|online|begonnen|toegankelijk|in volle gang|bezig)?{end}",
    "^{S} wordt (?:door (?:[\\p{L}\\p{Nd}]+ ){0,3}?{testers} (?:getest|uitgeprobeerd|gebruikt)|getest door (?:[\\p{L}\\p{Nd}]+ ){0,3}?{testers}{end})",
    "^(?:er )?(?:loopt|draait) (?<own>bij ons) {T}{of}{end}",
    "^(?:er )?(?:loopt|draait) {T} (?:van|voor) {N}{end}",
    "^(?:[\\p{L}\\p{Nd}.'-]+ ){1,7}?(?:testen|test|proberen|gebruiken|spelen|prikken|beproeven|draaien|werken)(?: [\\p{L}-]+){0,4}? (?:de|een|onze|met de|met een|in de|in een) {K} (?:van|voor) {N}",
    "^{we} (?:testen|test|proberen|proef?draaien|tonen|delen|draaien|schaven|laten)(?: [\\p{L}-]+){0,4}? (?:de|een|aan de|aan een|met de|met een) {K}(?: (?:van|voor) {N})?{end}",
    "^{N} (?:kun je|kunt u|kan je|is|wordt) (?:(?:al|gratis) )?(?:als|in|in de|tijdens de) {T}(?: (?:uitproberen|proberen|testen|gebruiken|spelen|downloaden|te proberen))?{end}",
    "^(?:in|als) (?:de |een )?{K}(?:: {N}|,? {N} (?!was|had|wordt|werd|zou)\\p{Ll})",
    "^(?:wat (?:je|u) (?:hier )?(?:download|downloadt|installeert|ziet|gebruikt|krijgt|probeert|gaat downloaden)|de (?:versie|app) (?:hier|op deze pagina)),? (?:is|zijn) (?:nog )?(?:maar )?{T}{of}{end}"
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
    "^{S} (?:is|zijn) (?:nu )?(?:gelanceerd|gestart|geopend|van start|de lucht in|uitgekomen)(?=$|[.!,;]| (?:en|voor iedereen))",
    "^{we} (?:zijn|hebben) (?:net )?(?:met {N} )?(?:gelanceerd|live gegaan|van start gegaan|gestart)(?=$|[.!,;]| en)"
  ],
  released: [
    "^(?:(?<own>{N})|(?<it>{it})) (?:is|werd) (?:gelanceerd|uitgebracht|verschenen|live gegaan|op de markt gekomen){stop}",
    "^(?:gelanceerd|uitgebracht|verschenen),? (?:\\p{L}+t |is |zijn )?(?:(?<own>{N})|(?<it>{it})) (?!was|werd)",
    "^(?:(?<own>{N})|(?<it>{it})) is (?:sinds (?:\\p{L}+ )?\\p{Nd}{4} )?(?:beschikbaar|verkrijgbaar|online|live|op de markt){stop}",
    "^(?:beschikbaar|online)(?: sinds (?:\\p{L}+ )?\\p{Nd}{4})?[.!]?$"
  ],
  launchedNow: [
    "^{S} (?:is|zijn|staat|staan) (?:(?:voor|aan) {everyone} )?(?:algemeen |vrij |publiek )?(?:beschikbaar|live|open|geopend|toegankelijk|er|online|opengesteld|te gebruiken|uit|verkrijgbaar|op de markt)(?: voor {everyone})?{stop}",
    "^(?:iedereen) (?:kan) (?:zich )?(?:(?:bij |met )?{N} )?(?:aanmelden|meedoen|gebruiken|downloaden|inschrijven|proberen|kopen|registreren|aan de slag){stop}",
    "^kan iedereen (?:zich )?(?:(?:bij |met )?{N} )?(?:aanmelden|meedoen|gebruiken|downloaden|inschrijven|proberen|kopen|registreren|aan de slag){stop}",
    "^(?:{N} )?(?:is|kan) (?:door|voor) (?:iedereen|wie maar wil|elke [\\p{L}-]+) (?:te gebruiken|te downloaden|te bestellen|(?:gebruikt|gedownload|besteld|geprobeerd) worden|worden (?:gebruikt|gedownload|besteld|geprobeerd))",
    "^(?:kan )?(?:iedereen|elke [\\p{L}-]+)(?: kan)? (?:zich )?(?:zonder (?:wachtlijst|uitnodiging) )?(?:(?:bij |met )?(?:{N}|het) )?(?:zonder (?:wachtlijst|uitnodiging) )?(?:aanmelden|meedoen|gebruiken|downloaden|inschrijven|proberen|kopen|registreren|aan de slag|een account (?:aan)?maken|bestellen|terecht)(?: (?:op|bij|in) {N})?{stop}"
  ],
  idea: [
    "^(?:is )?(?<it>dit|het|het geheel|dit alles) (?:is )?(?:(?:alleen|slechts|enkel|maar|nog maar) ){1,2}een idee{ideaEnd}",
    "^{S} (?:is|zijn|blijft) (?:(?:alleen|slechts|enkel|maar|niet meer dan|niets meer dan|nauwelijks meer dan|louter|pas|puur) ){1,3}(?:een |op )?(?:idee|concept|plan|schets|droom|gedachte|wachtlijst|papier|voornemen){ideaEnd}",
    "^{S} (?:is|zijn|bevindt zich|zit|zitten|verkeert|staat|bestaat) (?:alleen |pas |slechts |maar |enkel )?(?:in (?:de|het) (?:(?:vroege|eerste) )?(?:idee(?:ën)?|concept|plannings|ontwerp|schets)-?(?:fase|stadium)|op de tekentafel|(?:alleen )?op papier|als idee|in ons hoofd){ideaEnd}",
    "^(?:er is|is er)(?: van {N})? (?:alleen|slechts|enkel|maar|niet meer dan) (?:een |deze )?(?:wachtlijst|idee|landingspagina|pagina|schets){ideaEnd}",
    "^{we} (?:verzamelen|peilen) (?:nu )?(?:interesse|de interesse|belangstelling|adressen|meningen)(?: voordat| voor we)",
    "^{S} (?:is|zijn|blijft|bestaat) (?:(?:alleen|slechts|enkel|maar|niet|niet veel|niets|nauwelijks|weinig|louter|pas|puur|uitsluitend|nog) ){1,3}(?:(?:meer |anders )?dan )?(?:als )?(?:een |op )?(?:paar |vaag |los |ruw |eerste |mooi |klein )?{tell}{ideaEnd}",
    "^{N} (?:bestaat|leeft|staat) (?:(?:alleen|slechts|enkel|pas|maar|uitsluitend) )?(?:als (?:een )?{tell}|op (?:papier|de tekentafel)|in ons (?:hoofd|notitieboekje)|in mijn hoofd){ideaEnd}",
    "^(?:wat (?:je|u) hier ziet|alles wat (?:we hebben|er is)|wat er is) (?:is|zijn) (?:alleen |slechts |maar |pas )?(?:een |deze |wat )?(?:paar |eerste |ruwe |vaag )?{tell}{ideaEnd}",
    "^(?:{we} (?:beginnen|starten|bouwen|gaan)|met (?:bouwen|ontwikkelen|de bouw) beginnen {we}|bouwen (?:doen|gaan) {we})[^.;,]{0,40}?(?:pas|alleen|doen)? ?(?:als|zodra|wanneer) (?:er )?(?:genoeg|voldoende|\\p{Nd}+)[^.;,]{0,30}?(?:zeggen|aanmeld|inschrij|melden|willen|interesse|belangstelling|meedoen|vragen|zijn)",
    "^(?<own>(?:deze|de) (?:pagina|site|enquête)) (?:is (?:er|bedoeld)|dient|helpt|moet)[^.;]{0,30}?(?:om )?(?:te )?(?:ons )?(?:ontdekken|weten|zien|peilen|uit te vinden|uitvinden|onderzoeken)[^.;]{0,10},? of (?:{N}|iemand|anderen|het|jullie|je|u|er)(?: [\\p{L}§]+){0,5}? (?:nodig|interess|wil|willen|behoefte|zit|bestaan|nut)",
    "^{we} (?:willen|wil|proberen|hopen) (?:[\\p{L}]+ ){0,3}?(?:weten|uitvinden|ontdekken|horen|zien|te peilen|uit te vinden|peilen),? of (?:{N}|het|dit|iemand|jullie|u|je)(?: [\\p{L}§]+){0,4}? (?:nodig|wil|willen|zit te wachten|zin heeft|bestaan|helpt|waard is|interesse)"
  ],
  ideaStill: [
    "^(?:er|gebouwd) (?:is|zijn|hebben we|bestaat) (?:er )?{no}(?: (?:gebouwd|geschreven|ontwikkeld|gemaakt|geprogrammeerd|klaar))?{ideaEnd}",
    "^is er {no}(?: (?:gebouwd|geschreven|ontwikkeld|gemaakt|klaar))?{ideaEnd}",
    "^{we} (?:hebben|heb|moeten) (?:(?:er |ervan |aan {N} )?{no} (?:gebouwd|geschreven|ontwikkeld|gemaakt|geprogrammeerd)|niet(?:s)? (?:met )?(?:begonnen|gebouwd)(?: (?:met (?:bouwen|ontwikkelen)|te bouwen))?|beginnen met bouwen){ideaEnd}",
    "^{we} (?:zijn|ben) niet (?:begonnen|gestart)(?: (?:met (?:bouwen|ontwikkelen|de bouw|de ontwikkeling)(?: van {N})?|te bouwen|aan {N}))?{ideaEnd}",
    "^(?:{S} bestaat niet|bestaat {N} niet){ideaEnd}",
    "^(?:er )?(?:is|bestaat|zijn) (?:er )?(?:van {N} )?(?:{no}|noch [^.,;]{3,40}? noch [^.,;]{3,40}?|geen (?:app|prototype|product|code|software)(?:,? (?:en|of) (?:ook )?geen (?:app|prototype|product|code|software))?){ideaEnd}",
    "^van {N} (?:is|bestaat) (?:er )?(?:{no}|geen (?:app|prototype|product|code)|(?:alleen )?(?:een )?{tell}){ideaEnd}"
  ],
  growing: [
    "^{many} (?:gebruiken|werken met|vertrouwen op|spelen|lezen) {N}[^.;]{0,60}?(?:(?:worden|worden er|het worden er) (?:steeds |elke week |elke maand )?meer|komen er [^.;,]{0,30}?bij|groei)",
    "^{S} (?:groeit|groeien) (?:snel|hard|gestaag|flink|elke week|elke maand|week na week|met \\p{Nd})",
    "^{span}(?:(?:we|wij) (?:gingen|groeiden|zijn)|(?:gingen|groeiden|zijn) (?:we|wij)|{N} (?:ging|groeide|is)|(?:ging|groeide|is) {N})(?: [^,.;]{2,24}?)? van (?<less>{num}) (?:{who} )?naar (?:ruim |meer dan |bijna )?(?<more>{num}) {who}",
    "^{span}(?:is )?(?:het )?aantal (?:[\\p{L}-]+ )?[\\p{L}-]+(?: (?:dat|die) (?:met )?{N} (?:gebruiken|gebruikt|werken|werkt)| (?:op|bij|met|van) {N}| dat met {N} werkt| dat {N} gebruikt)(?: is)?(?:(?: [\\p{L}\\p{Nd}]+){0,6}?) {multiplied}",
    "^{span}(?:is )?(?<own>(?:ons|onze) (?:aantal {who}|team|klantenbestand|omzet|gebruikersaantal|ledenaantal|klantenkring|gemeenschap)|het aantal {who} (?:bij ons|van ons))(?: is)?(?:(?: [\\p{L}\\p{Nd}]+){0,6}?) {multiplied}",
    "^{span}{S} (?:heeft|hebben)(?:(?: [\\p{L}\\p{Nd}]+){0,5}?) (?:het|ons|zijn|haar) (?:aantal {who}|team|klantenbestand|ledenaantal)(?:(?: [\\p{L}\\p{Nd}]+){0,5}?) {multiplied}",
    "^(?:elke|iedere|per) (?:maand|week|dag|kwartaal) (?:komen er|stappen er|sluiten|melden|stappen|kiezen|beginnen) (?:(?:zo'n|ruim|ongeveer|meer dan|bijna|nog|weer) ){0,2}(?:{num} )?(?:nieuwe )?(?:(?:[\\p{L}-]+ ){1,2}?(?:zich (?:aan )?)?(?:bij|over op|voor|met|op|aan) (?:{N}|ons)(?: aan)?|{who} (?:bij|zich aan))(?!\\p{L})",
    "^(?:twee|drie|vier|vijf) keer zo ?veel (?:[\\p{L}-]+ ){1,3}?als [^,.;]{2,30} (?:gebruiken|werken met|vertrouwen op) {N}",
    "^{we} (?:nemen|breiden|zoeken|vergroten|versterken)[^.;]{0,60}? om [^.;]{0,40}?(?:bij te (?:houden|benen)|bij te kunnen houden|mee te komen)",
    "^{S} (?:komt|opent|start|breidt uit) (?:elke week|elke maand) (?:in|naar) (?:een |nog |nieuwe |andere )+(?:stad|steden|land|landen|regio's)"
  ],
  mature: [
    "^(?:(?<own>{N})|(?<it>{it})) (?:is|zijn) (?:een )?(?:volwassen|uitontwikkelde?)(?: en \\p{L}+)?(?: (?:software|project|product))?(?=$|[.!;:,)]| - )",
    "^{N} is een (?:volwassen|gevestigd|beproefd) (?:product|platform|systeem|programma){ideaEnd}",
    "^{N} is (?:een )?(?:(?:inmiddels|al lang|stabiel en|volledig) )?(?:volwassen|gevestigde?|beproefde?|uitontwikkelde?|gerijpte?)(?:(?:,| en) [\\p{L}-]+){0,2} (?:product|platform|systeem|programma|pakket|softwarepakket|software|hulpmiddel|toepassing|oplossing)(?!\\p{L})",
    "^{N} is (?:volwassen|uitgerijpt|uitontwikkeld|beproefd)(?: en (?:stabiel|beproefd|betrouwbaar|stabiel gebleken))?{ideaEnd}",
    "^na (?:meer dan |ruim |bijna )?(?:{years} jaar|(?:twee|drie|vier) decennia|tientallen jaren)(?: [^,.;:§]{0,60})? (?:verandert {N} (?:[\\p{L}]+ )?(?:langzaam|weinig|nauwelijks|zelden)|verandert er (?:[\\p{L}]+ ){0,2}?aan {N}|is {N} (?:volwassen|stabiel|uitgerijpt))"
  ],
  matureLong: [
    "^{N} (?:is|blijft|staat|draait|wordt|bewijst) (?:[^,.;§]{2,40} )?(?:op de markt|in gebruik|in productie|in bedrijf|in dienst|gebruikt|vertrouwd|zijn waarde)(?!\\p{L})",
    "^(?:is|wordt|staat|draait) {N} (?:[^,.;§]{2,40} )?(?:op de markt|in gebruik|in productie|in bedrijf|in dienst|gebruikt|vertrouwd)(?!\\p{L})",
    "^(?:[\\p{L}\\p{Nd}-]+ ){1,6}?(?:werken|werkt|vertrouwen|vertrouwt|bouwen|rekenen|gebruiken|gebruikt|draaien|plannen)(?: [\\p{L}-]+){0,4}? (?:met |op )?{N}(?!\\p{L})",
    "^(?:werken|vertrouwen|bouwen|rekenen|gebruiken|draaien|plannen|leunen) (?:[\\p{L}\\p{Nd}-]+ ){1,6}?(?:met |op )?{N}(?!\\p{L})",
    "^{N} (?:draait|bestaat|loopt)(?: en|,)?(?: [^.;§]{0,24})? ?(?:stabiel|nauwelijks|zelden|betrouwbaar)"
  ],
  had: [
    "^(?:een )?(?:uitnodiging|wachtlijst) (?:is niet meer nodig|is er niet meer|heb je niet meer nodig)",
    "^{S} (?:is|staat|zijn) (?:(?:gratis|overal|te vinden|te downloaden|verkrijgbaar|beschikbaar|te krijgen) )*(?:in|op|via|voor) {stores}(?: (?:te vinden|te downloaden|verkrijgbaar|beschikbaar|te krijgen))?{stop}",
    "^(?:download|installeer|haal) {N} (?:(?:gratis|meteen) )?(?:in|op|via|uit) {stores}",
    "^{N} is er(?=!|[.]?$)"
  ]
}
