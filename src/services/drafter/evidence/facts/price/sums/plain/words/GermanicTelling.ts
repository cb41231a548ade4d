/** How English, German and Dutch sentences tell what something costs. Data. */
import type { TellingWords } from "./TellingWords.ts"

export const germanicTelling: Readonly<Record<string, TellingWords>> = {
  en: {
    nounFirst: false,
    hasCompounds: false,
    articles:
      "a|an|the|our|your|one|each|every|all|any|this|full|annual|yearly|monthly|weekly|quarterly|single|standard|basic|individual|family|adult|ordinary|individual",
    fees: "memberships?|subscriptions?|fees?|dues|payments?|licen[cs]es?|prices?|pricing|plans?|rates?|tariffs?|contributions?|season tickets?|tuition|retainers?",
    things:
      "class(?:es)?|courses?|lessons?|sessions?|workshops?|tickets?|admission|entry|pass(?:es)?|place|seat|spot|box(?:es)?|bags?|baskets?|loaf|cakes?|books?|copy|kits?|sets?|packs?|bundles?|app|game|font|template|package|portraits?|websites?|logos?|audits?|tours?|course|desk|locker space|massage|treatment|haircut|guide|edition|version|programme|program|service|camp|evening|term|block|season",
    pronouns:
      "it|this|that|everything|all of it|all this|all that|the whole thing|the lot|the price|our price|the cost|the full price",
    joining:
      "joining(?: us| the \\p{L}+| our \\p{L}+)?|becoming a member|being a member|to (?:join|become a member)(?: us| the \\p{L}+)?|taking part|signing up|using it|a year with us|a month with us|a year of (?:everything|membership|reading)|training (?:with us|here)",
    costs:
      "costs?(?: you| everyone)?|is(?: priced at| available for| yours for| sold for| billed at| charged at| set at| had for)?|are|comes? (?:to|in at|at|out at)|works out at|starts? (?:at|from)|begins? (?:at|from)|goes for|sells for|runs(?: at| to)?|stands at|will set you back|sets you back|is a one-time purchase of|is sold once for|is bought once for|can be had for|'s",
    payers:
      "(?:everyone|everybody|anyone|those|whoever)(?: who)? [^,.;:!?]{2,20} (?:with us|here|our \\p{L}+)|you|you'll|you each|you all|everyone|everybody|members|our members|all members|each member|every member|a member|subscribers|readers|adults|each person|a team|teams|each team|users|households|each household|a family|families|freelancers|companies|firms|clubs|businesses|each user|each participant|participants|students",
    pays: "pay|pays|pay us|puts? in|chips? in|pays us|are charged|are billed|is billed|is charged|are invoiced|give us|gives us|contribute|contributes|owe us|owes us",
    we: "we|i|our (?:studio|team|shop|club|company)|the (?:club|studio|shop|association|society)",
    charges:
      "charge|charges|(?:bill|charge) (?:for )?(?:our|my) (?:time|work) at|keep|keeps|retain|bill|bills|ask|asks|ask for|asks for|take|takes|invoice|invoices|want|sell it for|offer it for|price it at|sell our \\p{L}+ for",
    gets: "(?:(?:you can|you may|you|we let you|please|simply|just|members|everyone can) )?(?:buy|get|have|own|order|join|subscribe|sign up|become a member|use|read|listen|train|learn|download|unlock|keep|rent|book|take|play|grab|pick up|come)|yours|available|on sale|all yours|(?:it's|it is) yours|(?:it's|it is) available|(?:you|we) (?:sell|offer)",
    forSum: "for|from|at",
    withSum: "for|at|from|with",
    goesOnWithSum:
      "you|your|we|everything|all of|every|we'll|we will|you'll|members|anyone|everyone|it's|it is|the whole|our|get|join|have|train|read|use|unlimited",
    impersonal:
      "it(?:'s| is| costs| comes to| starts at| starts from| will cost you| costs you)|this is|that's|that is|that comes to|it all starts at|we start at|we start from|prices (?:start|begin) (?:at|from)|expect to pay|reckon with|the price is|our price is|the cost is|the fee is|what you pay is|all it takes is|all it costs is|all you pay is|all we ask is|(?:just )?pay(?: us)?|it only costs",
    of: "of|at|is|for",
    between:
      "with us|here|just|only|exactly|a flat|flat|at|from|a total of|no more than|a one-off|a single|one|a fixed|fixed|a|an|the|monthly|yearly|annually|once|each month|every month|per month|a month|each year|every year|per year|a year|always|now|currently|still|simply|around|about|as little as|a mere|all in|in all|upfront|either|the same|payment of|fee of|price of|subscription of|membership of|membership fee of|sum of|total of|rate of",
    openers:
      "after|once|following|as|with|without|whatever|whether|no matter|right now|today|at the moment|currently|in short|put simply|in plain words|from then on|then|after that|for|in|beyond|thereafter|from the second month|and|so|that's why|here|at",
    per: "per|for each|for every|each|every|a|an",
    month: "(?:a|per|each|every) month|monthly",
    year: "(?:a|per|each|every) year|yearly|annually|annual|a year's|year's",
    week: "(?:a|per|each|every) week|weekly",
    once: "once|one-off|(?:and |that )never expires?|no renewals?|one-time|one time|a single payment|one payment|single payment|for good|for life|for ever|forever|outright|lifetime|keep it|no subscription|in one go|never (?:have to )?pay again|nothing more to pay|never again|paid once|yours to keep|stays (?:yours|on your \\p{L}+|with you)|yours after that|is yours|then it is yours",
    usage:
      "what you (?:actually )?(?:use|send|burn|consume|need)|as you go|per use|by usage|metered|by the (?:call|minute|page|message|parcel|kilometre|mile|request|image)|nothing when you do not use|for each \\p{L}+ you|for every \\p{L}+ you",
    labels: "no|one|simple|simply|just one|flat|a single|honest|fair|same|pricing|price|cost|how much|only one|our",
    isAll:
      "(?:is|are|'s) (?:all|what|the price|the fee|everything|it)|gets? you|buys you|covers (?:everything|all|it all|both|the whole|your)|and (?:you|it|that|everything)|all in|,? (?:that's|that is) (?:it|all)|will do|,? nothing (?:more|else)|,? no more|\\p{L}+ (?:you|everyone) \\p{L}+|(?:opens|unlocks|includes) (?:everything|all|the whole|access)"
  },
  de: {
    nounFirst: false,
    hasCompounds: true,
    articles:
      "der|die|das|ein|eine|einen|einem|einer|unser|unsere|unseren|unserem|dein|deine|ihr|ihre|jeder|jede|jedes|alle|dieser|diese|dieses|volle|volles|monatliche|monatlicher|jährliche|jährlicher|normale|einfache|ganze|komplette|reguläre|gesamte|laufende|fester|feste|feste[rsn]?|zum|zur",
    fees: "zahlung|abo|abos|abonnement|abonnements|mitgliedschaft|mitgliedsbeitrag|beitrag|beiträge|jahresbeitrag|monatsbeitrag|gebühr|grundgebühr|lizenz|lizenzen|preis|preise|tarif|tarife|pauschale|flatrate|kosten|betrag|jahreskarte|monatskarte|dauerkarte|saisonkarte|teilnahme|nutzung|honorar|paket|pakete|grundpreis|einstieg|mitmachen|vollversion|premiumversion",
    things:
      "kurs|kurse|stunde|stunden|workshop|seminar|sitzung|behandlung|karte|karten|ticket|eintritt|platz|plätze|kiste|kisten|tasche|korb|brot|buch|heft|ausgabe|exemplar|set|kartenset|app|spiel|schrift|vorlage|führung|portrait|porträt|website|webseite|massage|schulung|ausbildung|probe|programm|software|abend|box|tüte|lehrgang",
    pronouns: "es|das|dies|alles|das ganze|alles zusammen|das alles|der spaß|er|sie|alles in allem",
    joining:
      "(?:die )?(?:mitgliedschaft|teilnahme|nutzung)|mitglied (?:zu )?(?:werden|sein)|mitmachen|dabei (?:zu )?sein|bei uns (?:zu )?trainieren|wer mitmacht,?",
    costs:
      "kostet(?: sie| dich| euch)?|kosten(?: sie| dich| euch)?|beträgt|betragen|liegt bei|liegen bei|beginnt bei|beginnen bei|beginnt ab|startet bei|starten bei|startet ab|starten ab|ist für|gibt es(?: schon)?(?: ab| für| um| zu)?|gibt's(?: ab| für)?|(?:kaufen|bestellen|buchen|nutzen|haben|mieten) sie (?:für|ab)|(?:kaufst|bestellst|buchst|nutzt|mietest) du (?:für|ab)|bekommen sie(?: für| ab)?|erhalten sie(?: für| ab)?|bekommst du(?: für| ab)?|ist ab|ist schon ab|schlägt mit|schlagen mit|kommt auf|kommen auf|wird nur einmal bezahlt:|macht|ist|sind|gehört ihnen für|gehört dir für|gehört für|haben sie für|hast du für",
    payers:
      "wer (?:mit\\p{L}+|[^,.;:!?]{0,20}(?:bei|mit) uns \\p{L}+|dazugehört),?|sie|du|ihr|man|jeder|jede|mitglieder|unsere mitglieder|alle mitglieder|alle|jedes mitglied|teilnehmer|leserinnen und leser|erwachsene|teams|firmen|vereine|betriebe|haushalte|familien|ein team|eine familie|unternehmen|nutzer|wer mitmacht,?|wer dabei ist,?|selbständige|freiberufler|studios",
    pays: "zahlen|zahlst|zahlt|bezahlen|bezahlst|bezahlt|entrichten|überweisen|geben uns|überweist|steuern|entrichtet|gibt|legt|steuert|trägt",
    we: "wir|ich|der verein|das studio|die werkstatt",
    charges:
      "behalten|behalte|berechnen|berechne|verlangen|verlange|nehmen|nehme|stellen|rechnen|verrechnen|verrechne|erheben|erhebt|nimmt|berechnet|verlangt|kassieren|bitten um|möchten|wollen",
    gets: "(?:(?:sie|du|ihr|man|mitglieder|bei uns) )?(?:können(?: sie)?|kannst(?: du)?|kaufen(?: sie)?|kaufst(?: du)?|bekommen(?: sie)?|bekommst(?: du)?|erhalten(?: sie)?|erhältst(?: du)?|erwerben(?: sie)?|haben(?: sie)?|hast(?: du)?|holen sie sich|hol dir|bestellen(?: sie)?|bestellst(?: du)?|abonnieren(?: sie)?|trainieren(?: sie)?|trainierst(?: du)?|nutzen(?: sie)?|nutzt(?: du)?|lesen(?: sie)?|liest(?: du)?|buchen(?: sie)?|buchst(?: du)?|werden sie mitglied|werde mitglied|sichern sie sich|sicher dir|kriegen(?: sie)?|kriegst(?: du)?)|mitglied werden (?:sie|kann man|können sie|kannst du)|erhältlich|zu haben|verfügbar|gehört ihnen",
    forSum: "für|ab|um|zu",
    withSum: "für|mit|ab|um|schon ab|schon für|bereits ab|bereits für",
    goesOnWithSum:
      "\\p{L}+n (?:sie|wir)|\\p{L}+st du|\\p{L}+t (?:ihr|man)|(?:im monat |im jahr )?(?:bekommen|bekommst|bekommt|erhalten|erhältst|haben|hast|sind|bist|seid|können|kannst|gibt|gehört|gehören|nutzen|nutzt|lesen|liest|trainieren|trainierst|holen|kaufen|kaufst|werden|wirst|machen|machst|dürfen|darfst|steht|stehen|schalten|hören|hörst|schicken|kriegen|kriegst|lernen|lernst|liefern wir|kümmern|pflegen wir|geht es|geht's|ist alles|ist man|läuft|sichern|wird man|kommen|kommst) ?(?:sie|du|ihr|es|alles|wir|man|dir|ihnen|dich|los|euch|alle|dabei)?|dabei",
    impersonal:
      "sind es|sind das|macht das|macht es|das sind|es kostet(?: sie| dich)?|das (?:kostet|macht|sind)|los geht(?: es|'s) (?:bei|ab|mit)|(?:es )?geht(?: es)? (?:bei|ab) |der preis (?:ist|beträgt|liegt bei)|unser preis (?:ist|beträgt|liegt bei)|preise ab|die preise (?:beginnen|starten) (?:bei|ab)|rechnen sie mit|rechne mit|kosten:|zu zahlen sind|fällig (?:sind|werden)|dafür (?:zahlen sie|zahlst du|berechnen wir|nehmen wir|verlangen wir)|mehr als|einsteigen (?:können sie|kannst du|kann man) (?:ab|für|mit)|der einstieg liegt bei",
    of: "von|in höhe von|für|ab|zu|bei",
    between:
      "bei uns|eine[rn]? (?:einmaligen?|einzigen) (?:zahlung|betrag) von|nur|ab|genau|schon|bereits|jeweils|einmal|einmalig|monatlich|jährlich|wöchentlich|im monat|pro monat|im jahr|pro jahr|je monat|je jahr|jeden monat|jedes jahr|derzeit|aktuell|insgesamt|pauschal|rund|etwa|gerade einmal|gerade mal|lediglich|bei|für|dann|danach|von|immer|einen beitrag von|einen jahresbeitrag von|einen monatsbeitrag von|einen mitgliedsbeitrag von|eine gebühr von|eine pauschale von|einen festpreis von|zurzeit|uns|ihnen|dir|dafür|auch|in der regel|mit|zusammen|alles in allem",
    openers:
      "nach|für|als|mit|ohne|egal|ob|derzeit|aktuell|heute|danach|dann|anschließend|kurz gesagt|im|bei|pro|je|in|und|so|hier|ab|jetzt|gerade|zurzeit|dafür|einmalig",
    per: "pro|je|für jede|für jeden|für jedes|die|der|das",
    month: "(?:im|pro|je|jeden) monat|monatlich\\p{L}*|mtl\\.?|monats\\p{L}+",
    year: "(?:im|pro|je|jedes) jahr|jährlich\\p{L}*|jahres\\p{L}+|übers jahr",
    week: "(?:in der|pro|je|die|jede) woche|wöchentlich\\p{L}*",
    once: "einmalig\\p{L}*|läuft nie ab|keine verlängerung|einmal (?:zahlen|bezahlen|kaufen|für)|einmal,?|für immer|auf dauer|dauerhaft|lebenslang|einmalzahlung|(?:zahlen sie|zahlst du) (?:dann )?nie (?:wieder|mehr)|kein abo|ohne abo|auf lebenszeit|ein leben lang|ein einziges mal|nur einmal|gehört (?:dann |danach )?(?:ihnen|dir)|(?:bleibt|ist) (?:dann |danach |für immer )?(?:ihres|deins|ihr eigen)",
    usage:
      "was sie (?:wirklich |tatsächlich )?(?:nutzen|verbrauchen|brauchen|verschicken)|was du (?:wirklich |tatsächlich )?(?:nutzt|verbrauchst|brauchst)|nach verbrauch|nach nutzung|nach aufwand|verbrauchsabhängig|nutzungsabhängig|was anfällt|pro (?:verschickte\\p{L}*|gesendete\\p{L}*) \\p{L}+",
    labels: "kein|keine|ein|eine|einfach|ganz|ohne|der|unser|preis|fairer|für alle|nur",
    isAll:
      "(?:be)?zahlen(?=[,;]| und)|(?:ist|sind) (?:alles|der preis|es)|,? (?:mehr|das ist|das war|das wars|nicht mehr|sonst nichts|alles)|(?:öffnen|sichern|bringen|geben|kosten|kaufen) (?:ihnen|sie|dir|alles)|öffnet (?:ihnen|dir)|(?:kostet|kosten) (?:der zugang|die mitgliedschaft|das abo|es|sie das|dich das|das ganze|die teilnahme|der kurs|das)|zahlen sie|zahlst du|und (?:sie|du|es|alles|das)"
  },
  nl: {
    nounFirst: false,
    hasCompounds: true,
    articles:
      "de|het|een|ons|onze|je|jouw|uw|elk|elke|ieder|iedere|alle|één|dit|deze|volledige|hele|gewone|jaarlijkse|maandelijkse|vaste|losse|vast|los",
    fees: "betaling|abonnement|abonnementen|lidmaatschap|lidmaatschappen|contributie|licentie|licenties|prijs|prijzen|tarief|tarieven|bijdrage|deelname|gebruik|jaarkaart|maandkaart|kosten|seizoenkaart|pakket|pakketten|bedrag|lesgeld|instap|versie",
    things:
      "cursus|cursussen|les|lessen|workshop|sessie|kaartje|kaartjes|ticket|toegang|plek|plaats|tas|kist|doos|box|mand|brood|boek|exemplaar|set|app|spel|lettertype|sjabloon|rondleiding|portret|website|massage|behandeling|training|opleiding|software|programma|kaart|avond|groentetas|krat",
    pronouns: "het|dit|dat|alles|het geheel|alles bij elkaar|dat alles|hij|ze|het hele pakket",
    joining: "lid (?:zijn|worden)|meedoen|deelnemen|deelname|het gebruik|meespelen|bij ons trainen|wie meedoet,?",
    costs:
      "kost(?: je| u)?|kosten(?: je| u)?|bedraagt|bedragen|is(?: er)?(?: al)?(?: vanaf| voor)?|zijn|ligt op|begint bij|beginnen bij|begint vanaf|start bij|starten bij|krijg je(?: al)?(?: voor| vanaf)?|krijgt u(?: voor| vanaf)?|heb je(?: al)?(?: voor| vanaf)?|koop je(?: voor| vanaf)?|is te koop voor|is verkrijgbaar voor|komt op|komen op|komt neer op|is van jou voor|is van u voor|doe je voor|gaat voor",
    payers:
      "wie (?:mee\\p{L}+|[^,.;:!?]{0,20}(?:bij|met) ons \\p{L}+),?|je|u|jij|jullie|men|iedereen|leden|onze leden|alle leden|elk lid|ieder lid|deelnemers|volwassenen|teams|bedrijven|verenigingen|gezinnen|huishoudens|een team|een gezin|gebruikers|zzp'ers|wie meedoet,?|wie lid is,?|ondernemers",
    pays: "betaalt|betaal|betalen|geeft ons|maakt ons|draagt|dragen|legt|leggen",
    we: "we|wij|ik|de club|de vereniging|de studio",
    charges:
      "houden|rekenen|reken|vragen|vraag|rekent|vraagt|brengen|factureren|factureer|verkopen het voor|willen|nemen",
    gets: "(?:(?:je|u|leden|bij ons) )?(?:koopt?(?: je| u)?|krijgt?(?: je| u)?|hebt?(?: je| u)?|bestelt?(?: je| u)?|neemt?(?: je)?|doe je mee|word lid|wordt lid|word je lid|wordt u lid|traint?(?: je)?|leest?(?: je)?|gebruikt?(?: je| u)?|boekt?(?: je)?|schaft?(?: je)?|kan|kunt|kun je|haalt?(?: je)?|huurt?(?: je)?)|te koop|verkrijgbaar|beschikbaar|van jou|lid worden (?:kan|doe je)|meedoen (?:kan|doe je)|instappen (?:kan|doe je)",
    forSum: "voor|vanaf|à|met",
    withSum: "voor|met|vanaf|al vanaf|al voor|voor slechts|voor maar",
    goesOnWithSum:
      "\\p{L}+ (?:je|u|jullie|we|wij)|(?:doe|krijg|krijgt|heb|hebt|ben|bent|kun|kunt|kan|lees|leest|train|traint|gebruik|gebruikt|koop|koopt|mag|mogen|is|word|wordt|zit|luister|leer|leert|huur|speel|verzorgen|regelen|zorgen|onderhouden|bezorgen|leveren) ?(?:je|u|jij|jullie|we|wij|alles|het|iedereen|men)?",
    impersonal:
      "komt (?:het|dat) (?:neer )?op|is dat|het kost(?: je| u)?|dat (?:kost|is|wordt)|het is|de prijs (?:is|bedraagt)|onze prijs (?:is|bedraagt)|prijzen vanaf|de prijzen (?:beginnen|starten) bij|reken op|instappen kan vanaf|het begint bij|we beginnen bij|daarvoor (?:betaal je|betaalt u|rekenen we|vragen we)|meedoen kan (?:voor|vanaf)|lid worden kan (?:voor|vanaf)|lid ben je (?:voor|vanaf)",
    of: "van|à|voor|vanaf",
    between:
      "bij ons|een (?:eenmalige?|enkele) (?:betaling|bedrag) van|maar|slechts|vanaf|precies|al|maandelijks|jaarlijks|wekelijks|per maand|per jaar|elke maand|elk jaar|één keer|eenmalig|nu|op dit moment|in totaal|zo'n|ongeveer|rond de|een vast bedrag van|een bijdrage van|een contributie van|voor|dan|daarna|van|altijd|nog|nog geen|gewoon|alles bij elkaar|een bedrag van|je|u|hiervoor|daarvoor|dus|in één keer|op|ook|met zijn allen",
    openers:
      "na|voor|als|met|zonder|of|nu|daarna|dan|vandaag|kortom|in|bij|per|en|dus|hier|vanaf|op dit moment|daarvoor|hiervoor|ongeacht|eenmalig",
    per: "per|voor elke|voor elk|voor ieder|voor iedere|de|het",
    month: "(?:per|elke|iedere|in de) maand|maandelijks\\p{L}*|maand\\p{L}+",
    year: "(?:per|elk|ieder|in het) jaar|jaarlijks\\p{L}*|jaar\\p{L}+",
    week: "(?:per|elke|iedere|in de) week|wekelijks\\p{L}*",
    once: "eenmalig\\p{L}*|verloopt nooit|geen verlenging|(?:in )?[eé]én keer|voor altijd|voorgoed|blijft van jou|levenslang|geen abonnement|zonder abonnement|nooit meer|één betaling|(?:daarna |dan |voorgoed )?van (?:jou|u)",
    usage:
      "wat je (?:echt |werkelijk )?(?:gebruikt|verbruikt|nodig hebt|verstuurt)|wat u (?:echt |werkelijk )?(?:gebruikt|verbruikt)|naar verbruik|naar gebruik|op basis van (?:gebruik|verbruik)|per (?:verzonden|verstuurde?|verstuurd) \\p{L}+",
    labels: "geen|één|een|simpel|eenvoudig|gewoon|zonder|de|onze|prijs|eerlijk|voor iedereen|alleen",
    isAll:
      "betalen(?=[,;]| en)|(?:is|zijn) (?:alles|de prijs|het)|,? (?:meer niet|meer is het niet|dat is (?:het|alles)|en (?:je|u|het|dat|alles)|niet meer)|(?:geeft|geven|opent|openen) (?:je|u)|kost (?:het|dat|de cursus|een abonnement|het lidmaatschap)|betaal je|betaalt u"
  }
}
