/** English, German and Dutch. Data. */
import type { ShapedTongue } from "./ShapedTongue.ts"

const few = "\\p{Nd}[\\p{Nd}.,]*"
export const shapedGermanic: Readonly<Record<string, ShapedTongue>> = {
  en: {
    it: "it|this|everything|all of it|the lot|(?:the |our |this )(?:whole |entire |full )?(?:app|game|software|program(?:me)?|service|tool|toolchain|library|compiler|site|website|platform|plug-?in|extension|code|codebase|source|source code|project|framework|engine|package|product)",
    the: "the|our",
    at: "with|at|on|in|through",
    is: "is|are",
    and: "and|but|or|so",
    youPay:
      "you(?: only| just)? pay(?: only| just)?|you(?: are|'re)(?: only)? (?:charged|billed)|we(?: only| just)? (?:charge|bill)(?: you)?(?: only)?",
    forEach: "for (?:each|every)|per|by the",
    which: "that|which|you|we|it|§",
    ofEach: "(?:on|of|from|per|for) (?:each|every|any)|per",
    plus: "\\+|and|plus",
    billedFor:
      "(?:you(?: are|'re)|we) (?:billed|invoiced|charged|bill|invoice|charge)(?: [\\p{L}']+){0,6} for (?:only |just |exactly )?(?:what|the \\p{L}+) you (?:have )?",
    licence: "licen[cs]e",
    under: "under",
    released:
      "fully|entirely|completely|wholly|in full|all|released|published|licensed|distributed|available|open[- ]sourced|free software|free|on (?:github|gitlab|codeberg|sourcehut)",
    buy: "(?:you )?(?:only |just )?(?:buy|get|purchase|pay for)",
    once: "(?:just |only )?once",
    costs: "costs|is|sells for|is sold for|is yours for|comes at|sells at",
    price: "one price|the price|price|just|only|one payment of|a single payment of",
    store:
      "(?:in|on|from|at) (?:the )?(?:(?:mac |apple |ios )?app ?store|(?:google )?play(?: store)?|steam|itch(?:\\.io)?|gog|(?:microsoft|playstation|nintendo) store|eshop)",
    never:
      "(?:includes?|including|with|comes with) (?:all )?(?:future |lifetime )?updates|lifetime updates|no (?:in-app purchases?|season pass(?:es)?|loot boxes|subscriptions?|renewals?|(?:yearly|annual|monthly) (?:renewals?|fees?|payments?|bills?)|recurring (?:fees?|charges?|costs?))|yours (?:for good|for ?ever|to keep)|(?:it is|it's) yours(?! for (?:a|the|one) )|keep it (?:for ?ever|for good)|never expires|one payment|for life|once and for all",
    shipped:
      "(?:shipping|postage|delivery|p&p) (?:is )?(?:included|free)|(?:including|incl\\.?|with free|free) (?:shipping|postage|delivery|p&p)",
    halves:
      "half (?:when|on|at|with|up|now|down)[^.;:]{0,30}(?:the rest|the balance|the other half|half (?:when|on|at))",
    subscribed:
      "(?:is|works|comes|runs|operates)(?: (?:sold|available|offered|provided|run|paid(?: for)?|priced|charged|licensed|billed))?(?: only)? (?:by|on|as|through|via|with) (?:an? )?(?:(?:monthly|yearly|annual|quarterly|weekly|simple|rolling|flat),? )*(?:(?:and|or) (?:yearly|annual|monthly|quarterly) )?(?:subscriptions?|memberships?)(?: (?:basis|model))?|is an? (?:(?:monthly|yearly|annual|quarterly|weekly) )?(?:subscription|membership)(?: (?:service|box|product|club))?",
    flat: "(?:(?:an?|one|just|only|our|the) )*(?:flat|fixed|single|simple|all-in|all-inclusive|set)(?: (?:fee|price|rate|charge)(?: of)?)?",
    eachMonth: "(?:each|every|once a) (?:month|week|fortnight|quarter)",
    from: "from|for|at",
    dues: "(?:annual|yearly|monthly|membership) (?:dues|fees?|membership|subscription|membership fee|subscription fee)(?: (?:per|a) (?:year|month))?",
    cancel:
      "(?:you can |you may )?(?:cancel|pause|stop|skip|leave)(?: or (?:cancel|pause|stop|skip|leave))?(?: (?:it|your (?:subscription|membership|plan|box)))? (?:(?:at )?any ?time|whenever you (?:like|want|wish))",
    free: "free(?: of charge)?|at no cost|for nothing",
    upTo: "for up to|up to|for the first|for|with up to",
    few: `an?|one|two|three|four|five|six|ten|twenty|a single|${few}`,
    endless:
      "for ?ever|for good|for (?:as long as|however long) you like|with(?: no|out(?: a| any)?) (?:time )?limit|no time limit|for everybody|for everyone|for all|always|for life",
    upgrade:
      "(?:then )?(?:upgrade|switch|move up|go|step up|change)(?: (?:to|for) [\\p{L}§ ]{3,20}?)? (?:when|if|once|as soon as|whenever|for more)|(?:then )?(?:upgrade|switch|move up|go|step up|change) to (?:the )?(?:§ )?(?:plus|pro|premium|team|business|paid|max)",
    beyond:
      "(?:(?:beyond|above|over|after|past) (?:that|this|it|\\p{Nd}[\\p{Nd}.,]*)|from the (?:second|third|fourth|fifth|sixth|next)|then|more than that|each further|every further|each additional|every additional)(?: \\p{L}+)?",
    payers:
      "(?:our |the )?(?:paying |paid )?(?:members|supporters|subscribers|patrons|teams|companies|businesses|firms|agencies|larger \\p{L}+|bigger \\p{L}+)",
    pay: "pay|pays|costs?|is|are|start at|starts at|start from|begin at|for|at",
    tier: "(?:the |our )?(?:paid|premium|pro|plus|team|business) (?:plans?|tiers?|features|version|edition|upgrades?)|§ (?:plus|pro|premium|teams?|max|cloud|business|family|studio)|pro|plus|premium",
    part: "(?:the )?(?:app|basic \\p{L}+|free \\p{L}+|core|\\p{L}+day's letter|weekly \\p{L}+|public \\p{L}+|\\p{L}*letter|newsletter|podcast|browsing|reading)|personal use|private use|home use|hobby use",
    nothing:
      "costs? (?:you |anyone )?(?:absolutely )?nothing|(?:does not|doesn't) cost (?:you )?(?:anything|a (?:penny|cent|thing))",
    forAll: "for (?:everyone|everybody|all|anyone|anybody)|to (?:everyone|everybody|all|anyone)|to use",
    always:
      "(?:(?:and )?(?:it )?(?:has )?always (?:been|was|will be|stays?|is)|(?:and )?(?:it )?will (?:always )?(?:stay|be|remain)|for ?ever|for good|always)(?: (?:so|free|that way))?",
    freeThing:
      "an? (?:completely |entirely |totally )?free (?:public |online |open |weekly |monthly |daily )*(?:service|tool|app|site|website|game|resource|directory|map|guide|newsletter|podcast|library|archive|project|plug-?in|extension|database|offer|platform|magazine|programme|program)",
    everythingOn:
      "(?:everything|all|every (?:feature|page|map|tool|game|lesson|course)) (?:on|in|at|of) (?:the )?§|every feature(?: of §)?|all features|all our \\p{L}+",
    open: "open to (?:everyone|everybody|all|anyone)|without (?:an account|sign-up|ads)",
    trialFree:
      "(?:while (?:we are|§ is|it is|we're) in|during (?:the )?|as long as (?:we are|§ is) in) ?(?:the )?(?:(?:open|public|closed|private) )?(?:alpha|beta|preview|early access),? (?:nobody|no one) pays(?: anything)?",
    none: "no|without|never"
  },
  de: {
    it: "es|das|dies|alles|das ganze|(?:die |der |das |unsere? |dieses? )(?:ganze |gesamte |komplette )?(?:app|spiel|software|programm|dienst|werkzeug|bibliothek|seite|website|plattform|erweiterung|code|quelltext|quellcode|projekt|produkt)",
    the: "die|der|das|unser|unsere",
    at: "mit|bei|in|auf",
    is: "ist|sind|steht|stehen|wird",
    and: "und|aber|oder|also",
    youPay:
      "(?:sie|du) (?:zahlen|zahlst|bezahlen|bezahlst)(?: nur)?|wir rechnen(?: nur)?|(?:zahlen|zahlst|bezahlen|bezahlst) (?:sie|du)(?: nur)?|wir (?:berechnen|verrechnen)(?: ihnen| dir| nur)*|bezahlt wird(?: nur)?|(?:abgerechnet|berechnet) wird(?: nur)?",
    forEach: "für jede[nrsm]?|pro|je",
    which: "die|der|das|den|sie|du",
    ofEach: "(?:von|auf|bei|je|pro|für) jede[rmns]?|je|pro|vom|von der",
    plus: "\\+|und|plus",
    billedFor:
      "(?:abgerechnet|berechnet) wird(?: [\\p{L}]+){0,6},? (?:nur )?was (?:sie|du) (?:tatsächlich |wirklich )?",
    licence: "lizenz",
    under: "unter",
    released:
      "vollständig|komplett|ganz|gesamt|veröffentlicht|lizenziert|verfügbar|freie software|frei|auf (?:github|gitlab|codeberg)|quelloffen|offen",
    buy: "(?:sie |du )?(?:kaufen|kaufst|kaufe|bezahlen|zahlen|bezahlst)(?: sie| du)?",
    once: "(?:nur )?(?:einmal(?:ig)?|ein einziges mal)",
    costs: "kostet|kosten|gibt es für|ist für",
    price: "ein preis|der preis|preis|nur|einmalzahlung von",
    store:
      "(?:im|auf|bei|in) (?:dem |den )?(?:(?:mac )?app[- ]?store|(?:google )?play(?:[- ]store)?|steam|itch(?:\\.io)?|gog|eshop)",
    never:
      "(?:enthält|inklusive|inkl\\.?|mit) (?:alle[rn]? )?(?:(?:künftigen|zukünftigen|kostenlosen) )?updates|alle updates (?:inklusive|enthalten)|lebenslange updates|(?:keine?|ohne) (?:in-app-käufe|abo(?:nnement)?s?|verlängerung(?:en)?|(?:monatlichen?|jährlichen?|laufenden?) (?:kosten|gebühren)|folgekosten|saisonpass|zusatzkäufe)|gehört (?:es |er |sie )?(?:für immer )?(?:ihnen|dir)|für immer behalten|läuft nie ab|einmalig|einmalzahlung|für immer",
    shipped:
      "(?:versand|porto|lieferung) (?:inklusive|inbegriffen|frei|ist inbegriffen)|(?:inkl\\.?|inklusive|mit) (?:versand|porto|lieferung)|versandkostenfrei",
    halves: "(?:die )?hälfte (?:bei|mit|zu|vorab|jetzt)[^.;:]{0,30}(?:den rest|der rest|die andere hälfte|rest bei)",
    subscribed:
      "(?:gibt es|läuft|wird|ist)(?: nur)?(?: im| als| per| mit(?: einem| dem)?) (?:(?:monatlichen?|jährlichen?) )?(?:monats-? ?(?:oder|und) jahres)?(?:monats|jahres)?(?:abo|abonnement)(?: (?:angeboten|verkauft|bezahlt|erhältlich|abgerechnet))?|ist ein (?:monats|jahres)?(?:abo|abonnement)",
    flat: "(?:(?:ein|eine|nur|unser|zum|zu einem) )*(?:pauschal|pauschale von|festpreis(?: von)?|fester preis(?: von)?|festen? (?:betrag|preis)(?: von)?|pauschalpreis(?: von)?|flatrate(?: von)?)",
    eachMonth: "jede[nr]? (?:monat|woche|quartal)|einmal (?:im|pro) monat",
    from: "ab|für|zu",
    dues: "(?:jahres|monats|mitglieds)(?:beitrag|gebühr|abo)(?: (?:im|pro|je) (?:jahr|monat))?",
    cancel:
      "(?:(?:sie können|du kannst) )?(?:jederzeit|monatlich) (?:kündbar|pausierbar|kündigen|pausieren)(?: oder (?:kündbar|kündigen|pausieren))?|(?:kündigung|pause) jederzeit(?: möglich)?",
    free: "kostenlos|gratis|kostenfrei|umsonst",
    upTo: "für bis zu|bis zu|bis|für die ersten|für",
    few: `eine?n?|zwei|drei|vier|fünf|sechs|zehn|zwanzig|${few}`,
    endless:
      "für immer|dauerhaft|ohne (?:zeitlimit|zeitliche begrenzung|zeitbegrenzung|frist|ablauf)|zeitlich unbegrenzt|für alle|immer|so lange (?:sie|du) (?:wollen|willst|möchten|möchtest)",
    upgrade:
      "(?:dann |wer (?:mehr braucht|mehr will|mehr möchte),? )?(?:wechselt|wechseln sie|wechsle|wechselst du|steigt|steigen sie|upgrade|upgraden sie|buchen sie|bucht) (?:auf|zu|zum|in|um)? ?",
    beyond:
      "(?:darüber|danach|ab (?:der|dem) (?:zweiten|dritten|vierten|fünften|sechsten|nächsten)|jede[rs]? weitere|dann|mehr)(?: hinaus)?(?: \\p{L}+)?",
    payers:
      "(?:unsere |die )?(?:zahlende )?(?:mitglieder|unterstützer|abonnenten|fördermitglieder|teams|firmen|unternehmen|größere \\p{L}+)",
    pay: "zahlen|bezahlen|zahlt|kosten|kostet|für|ab|beginnen bei",
    tier: "(?:die |der |das )?(?:bezahlte|kostenpflichtige|premium|pro|plus)[- ]?\\p{L}*|§ (?:plus|pro|premium|team|max|business|familie)",
    part: "(?:die |der |das )?(?:app|basis\\p{L}*|grund\\p{L}*|\\p{L}*brief|newsletter|podcast|lesen|suche)|(?:private|persönliche)[nr]? (?:nutzung|gebrauch)|privat\\p{L}*",
    nothing: "kostet(?: sie| dich)?(?: gar| absolut| rein)* nichts",
    forAll: "für (?:alle|jede[nr]?|jedermann|niemanden)",
    always: "(?:und )?(?:das |es )?(?:bleibt|war)(?: es| das)?(?: auch| immer| so| schon)*|für immer|immer|dauerhaft",
    freeThing:
      "eine? (?:völlig |komplett )?(?:kostenlose[sr]?|kostenfreie[sr]?|gratis-?) ?(?:angebot|dienst|service|werkzeug|app|seite|website|spiel|verzeichnis|karte|newsletter|podcast|archiv|projekt|plattform|magazin|programm|erweiterung)",
    everythingOn:
      "(?:alles|jede (?:funktion|seite|karte)) (?:auf|in|bei|an) (?:der |dem )?§|alle funktionen(?: von §)?",
    open: "(?:offen für alle|für alle offen|ohne (?:anmeldung|konto|werbung))",
    trialFree:
      "(?:solange (?:wir|§|es)(?: noch)? in (?:der )?(?:alpha|beta) (?:sind|ist)|während der (?:offenen |öffentlichen |geschlossenen )?(?:alpha|beta)(?:phase)?),? (?:zahlt niemand|bezahlt niemand)(?: etwas)?",
    none: "keine?n?|ohne|nie|kein"
  },
  nl: {
    it: "het|dit|alles|het geheel|(?:de |het |onze |ons |deze |dit )(?:hele |volledige )?(?:app|spel|software|programma|dienst|hulpmiddel|bibliotheek|site|website|platform|uitbreiding|code|broncode|project|product)",
    the: "de|het|onze|ons",
    at: "met|bij|in|op",
    is: "is|zijn|valt|staat",
    and: "en|maar|of|dus",
    youPay:
      "(?:je|u) betaalt(?: alleen| enkel)?|betaalt? (?:je|u)(?: alleen| enkel)?|(?:we|wij) (?:rekenen|factureren)(?: je| u| alleen)*(?: af)?|(?:rekenen|factureren) (?:we|wij)",
    forEach: "voor elke?|per|voor ieder[e]?",
    which: "die|dat|je|u|we",
    ofEach: "(?:van|op|per|voor) (?:elke?|iedere?)|per|van het|van de",
    plus: "\\+|en|plus",
    billedFor:
      "(?:je|u) (?:krijgt|ontvangt)(?: \\p{L}+){0,8} (?:factuur|rekening)(?: voor wat (?:je|u))?|(?:je|u) betaalt (?:alleen )?(?:voor )?wat (?:je|u) ",
    licence: "licentie",
    under: "onder",
    released:
      "volledig|helemaal|geheel|in zijn geheel|uitgebracht|vrijgegeven|gepubliceerd|beschikbaar|vrije software|op (?:github|gitlab|codeberg)|opensource",
    buy: "(?:je |u )?(?:koop|koopt|betaal|betaalt)(?: je| u)?",
    once: "(?:maar |slechts )?(?:één keer|een keer|eenmaal|eenmalig)",
    costs: "kost|kosten|is te koop voor|is er voor",
    price: "één prijs|de prijs|prijs|slechts|maar",
    store:
      "(?:in|op|via|bij) (?:de )?(?:(?:mac )?app ?store|(?:google )?play(?: store)?|steam|itch(?:\\.io)?|gog|eshop)",
    never:
      "(?:inclusief|incl\\.?|met) (?:alle )?(?:toekomstige )?updates|levenslang updates|(?:voor altijd|levenslang) toegang|(?:geen|zonder) (?:in-app-aankopen|abonnement(?:en)?|verlenging(?:en)?|(?:maandelijkse|jaarlijkse|terugkerende) kosten)|(?:is|blijft) (?:het |hij |ze )?(?:voor altijd )?van (?:jou|u)|verloopt (?:nooit|niet)|eenmalig|voor altijd",
    shipped:
      "(?:verzending|verzendkosten|bezorging) (?:inbegrepen|gratis|is inbegrepen)|(?:inclusief|incl\\.?|met gratis|gratis) (?:verzending|verzendkosten|bezorging)",
    halves: "de helft (?:bij|vooraf|nu)[^.;:]{0,30}(?:de rest|de andere helft)",
    subscribed:
      "(?:werkt|is er|gaat|loopt|is te krijgen|wordt verkocht|is)(?: alleen)? (?:met|als|per|via|in|op)(?: een)? (?:(?:maandelijks|jaarlijks) )?(?:maand- (?:of|en) jaar|maand|jaar)?abonnement|is een (?:maand|jaar)?abonnement",
    flat: "(?:(?:een|één|slechts|ons) )*(?:vast(?:e)?|enkel(?:e)?|all-in)(?: (?:bedrag|prijs|tarief))?(?: van)?",
    eachMonth: "elke (?:maand|week)|ieder kwartaal|elk kwartaal|eens per maand|iedere (?:maand|week)",
    from: "vanaf|voor",
    dues: "(?:jaarlijkse |maandelijkse )?(?:contributie|lidmaatschapsgeld|lidgeld)(?: per (?:jaar|maand))?|(?:jaar|maand)(?:bijdrage|abonnement)",
    cancel:
      "(?:(?:je|u) kunt )?(?:op elk moment|altijd|maandelijks|elk moment) (?:opzeggen|opzegbaar|stoppen|pauzeren)(?: of (?:opzeggen|stoppen|pauzeren))?|opzeggen kan (?:altijd|op elk moment)|(?:maandelijks|dagelijks) opzegbaar",
    free: "gratis|kosteloos|voor niets",
    upTo: "voor maximaal|tot en met|tot|voor de eerste|voor",
    few: `een|één|twee|drie|vier|vijf|zes|tien|twintig|${few}`,
    endless: "voor altijd|altijd|zonder (?:tijdslimiet|einddatum|limiet)|onbeperkt|voor iedereen",
    upgrade: "(?:stap|ga|stapt|wissel|kies|neem|upgrade)(?: dan)? (?:over )?(?:naar|op|voor) ",
    beyond:
      "(?:daarboven|daarna|vanaf (?:de|het) (?:tweede|derde|vierde|vijfde|zesde)|elk[e]? (?:extra|volgende)|meer)(?: \\p{L}+)?",
    payers: "(?:onze |de )?(?:betalende )?(?:leden|steunleden|abonnees|teams|bedrijven|grotere \\p{L}+)",
    pay: "betalen|betaalt|kosten|kost|voor|vanaf",
    tier: "(?:de |het )?(?:betaalde|premium|pro|plus)[- ]?\\p{L}*|§ (?:plus|pro|premium|team|max)",
    part: "(?:de )?(?:app|basis\\p{L}*|\\p{L}*brief|nieuwsbrief|podcast|lezen)|(?:privé|persoonlijk) ?gebruik",
    nothing: "kost(?: je| u)?(?: helemaal)? (?:niets|niks)",
    forAll: "voor (?:iedereen|alle \\p{L}+|niemand)",
    always: "(?:en )?(?:dat |het )?(?:blijft|is altijd geweest)(?: het| dat| zo)*|voor altijd|altijd",
    freeThing:
      "een (?:volledig )?(?:gratis|kosteloze) (?:dienst|service|hulpmiddel|app|site|website|spel|gids|kaart|nieuwsbrief|podcast|archief|project|platform|programma|uitbreiding)",
    everythingOn: "alles (?:op|in|bij|aan) §|alle functies(?: van §)?",
    open: "open voor iedereen|zonder (?:account|reclame)",
    trialFree:
      "(?:zolang (?:we|§|het) in (?:de )?(?:alfa|alpha|bèta|beta) (?:zijn|is|zitten|zit)|tijdens de (?:open )?(?:alfa|alpha|bèta|beta)),? betaalt niemand(?: iets)?",
    none: "geen|zonder|nooit"
  }
}
