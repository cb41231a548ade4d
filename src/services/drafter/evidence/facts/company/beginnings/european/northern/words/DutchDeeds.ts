/** How Dutch tells who began a house, and when, by what they did. Data. */
import type { DeedShape, DeedTongue } from "./DeedTongue.ts"

const of =
  (needs: DeedShape["needs"]) =>
  (...shapes: ReadonlyArray<string>): ReadonlyArray<DeedShape> =>
    shapes.map((shape) => ({ shape, needs }))
const [house, namesake, page] = [of("house"), of("namesake"), of("page")]

const split: ReadonlyArray<readonly [string, string]> = [
  ["richtten?|richt(?:en)?", "op"],
  ["riep(?:en)?", "in het leven"],
  ["zetten?|startten?|bouwden?", "op"],
  ["stampten?", "uit de grond"],
  ["bracht(?:en)?", "tot leven"]
]

export const dutchDeeds: DeedTongue = {
  code: "nl",
  hint: /opgericht|opricht|richt|open|ontst|initiatief|grondleg|grondslag|basis|geboren|begon|begin|start|voor zichzelf|mezelf|onszelf|zelfstandig|droom|eerste|vestig|schre|opgezet|zegde|leven|bedacht|stichtt|gesticht|sprong/iu,
  time: "in|het|de|van|terug tot|begin|eind|einde|medio|midden|halverwege|al|reeds|pas|nog|rond|omstreeks|voorjaar|lente|zomer|herfst|najaar|winter|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|jaar|op|\\p{Nd}{1,2}|toen",
  noTime: /(?<!\p{L})(?:(?<!terug )tot|vóór|voor|na|vanaf|tussen|tegen|geboren|en) $/iu,
  before: "met|voor|bij|van|uit|door|dankzij|naast|tegenover|over|onder|na|in|aan|op|achter|om|als|zonder|tegen|rond",
  group:
    "(?:(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|\\p{Nd}{1,3}|enkele|een aantal|een groep|een handvol|een groepje|een paar) \\p{Ll}[\\p{L}-]*(?: \\p{Ll}[\\p{L}-]*){0,2}?|(?:enthousiaste|betrokken|bezorgde) \\p{Ll}+)",
  me: "ik",
  us: "we|wij",
  one: "hij|zij|ze",
  two: "beiden|de twee|het stel|het echtpaar|de broers|de zussen|de vrienden|de vriendinnen",
  call: "(?:(?:de|het|een|onze|ons|mijn|haar|zijn|toenmalig|toenmalige|gepensioneerd|gepensioneerde|jonge|broers|zussen|echtpaar) ){0,3}(?:[\\p{L}-]+ ){0,2}?",
  others:
    /(?<!\p{L})(?:collega|medewerk|personeel|leerling|klant|gast|buurman|buurvrouw|zoon|dochter|kleinzoon|kleindochter|opvolger|burgemeester|wethouder|architect|aannemer|minister|graaf|baron|koning|bisschop|eigenaar van|verhuurder|investeerder|trainer|voorzitter|beheerder|bedrijfsleider|familie|leverancier|partner|vriend van|vrouw van|man van|weduwe)/iu,
  titles:
    /^(?:Opa|Oma|Overgrootvader|Overgrootmoeder|Grootvader|Grootmoeder|Betovergrootvader|Vader|Moeder|Oom|Tante|Oprichter|Oprichtster|Initiatiefnemer|Initiatiefneemster|Grondlegger|Schipper|Pastoor|Dominee|Pater|Zuster|Meester|Juf|Broers|Zussen|Echtpaar|Heer|Mevrouw|Dr\.|Drs\.|Ir\.|Ing\.|Prof\.|Timmerman|Bakker|Slager|Smid|Dierenarts|Huisarts|Tandarts|Boer|Metselaar|Kok|Dokter)$/u,
  nouns:
    /(?:ing|heid|schap|tie|teit|huis|winkel|straat|plein|vereniging|school|kerk|hal|families|families|garage|kelder|mensen|ouders|burgers|mannen|vrouwen|hotel|bakkerij|brouwerij|bedrijf|praktijk|stad|berg|veld|dorp|koor|club|bond|bestuur|team|groep)$|^(?:broer|zus|man|vrouw|zoon|dochter|neef|nicht|zwager|vriend|vriendin|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|onze?|haar|zijn|mijn|geen|alle|vele|beide|elke|deze|dit|vandaag|later|toen|dan|sinds|tot|uit|sint|van|kamer)$/iu,
  founder: "(?:mede)?oprichters?|oprichtster|initiatiefneemster|initiatiefnemers?|grondleggers?",
  lasts: /(?<!\p{L})(?:bestaat|bestaan|actief)(?!\p{L})/iu,
  bornSo:
    "(?:(?<!\\p{L})(?:en )?(?:zo|daaruit|daarmee|hieruit)(?: \\p{Ll}+)? (?:begon|ontstond|werd|was|is)(?: \\p{L}+){0,4}? {H}|(?:en )?{H} was (?:geboren|een feit))",
  the: "de|het|'t|deze|dit",
  our: "ons|onze|mijn",
  some: "(?:haar|zijn|een|hun|ons|onze|mijn) eigen|een|haar|zijn|hun",
  small: "(?:klein|huidig|eigen|eerst|gezamenlijk|jong|toenmalig|eenvoudig)\\p{Ll}*",
  anyHouse:
    /^(?:bedrijf|familiebedrijf|firma|zaak|winkel|onderneming|vereniging|stichting|club|initiatief|organisatie|werkplaats|atelier|studio|bureau|kantoor|praktijk|school|groep|coöperatie|project|startup|start-up|museum|koor)$/u,
  parts: {
    found: "(?:openden?|opent|startten?|start|stichtten?|begon(?:nen)?|begint|oprichtten?|lanceerden?|initieerden?)",
    done: "(?:opgericht|gesticht|gestart|begonnen|geopend|opgezet|opgestart|in het leven geroepen|uit de grond gestampt|bedacht|opgebouwd|geïnitieerd)",
    donePlace: "(?:opgerichte|gestichte|gestarte|geopende|opgezette|opgebouwde|in het leven geroepen)",
    be: "(?:werd|is|wordt|was)",
    have: "(?:heeft|hebben|heb|had|hadden|is|ben|zijn)",
    stone: "(?:de|het) (?:basis|grondslag|grondslagen|eerste steen|fundament|fundering|kiem)",
    firstTime: "(?:voor het eerst|voor de eerste keer|als eerste)"
  },
  shapes: [
    ...house(
      "(?:{found}|opende) {D}{F} {H}",
      "{D}{F} {found}(?! te ){F} {H}",
      "{H} (?:opende|stichtte|startte) {D}(?=$|[,.;:!]| )",
      ...split.flatMap(([verb, rest]) => [
        `(?:${verb}) {D}{F} {H}{F} (?:${rest})(?!\\p{L})`,
        `{D}{F} (?:${verb}){F} {H}{F} (?:${rest})(?!\\p{L})`,
        `(?:${verb}) {D}{F} (?:${rest})(?: met)? {H}`,
        `(?:${verb}) {D}{F} {O}{F} (?:${rest})(?!\\p{L})`,
        `{D}{F} (?:${verb}){F} {O}{F} (?:${rest})(?!\\p{L})`
      ]),
      "{have} {D}{F} (?:met {H}|{N}){F} {done}",
      "{D}{F} {have}{F} (?:met {H}|{N}){F} {done}",
      "{found} {D}{F} (?:met )?{O}",
      "{D}{F} {found}{F} (?:met )?{O}",
      "{D}{F} (?:en|,) (?:{found}){F} {O}",
      "{D}{F} {O}{F} (?:opende[n]?|oprichtten?|startten?|begon(?:nen)?)(?=$|[ ,.;:])",
      "{stone} van {H} (?:{be}){F} (?:gelegd|gelegd{F}) door {D}",
      "{stone} (?:van|voor) {H} (?:legden?|{be} gelegd door) {D}",
      "(?:legden?) {D}{F} {stone} (?:van|voor) {H}",
      "{D}{F} (?:legden?){F} {stone} (?:van|voor) {H}",
      "{H}{F} {be}{F} door {D}{F} {done}",
      "{H}{F} {be}{F} {done}{F} door {D}",
      "{be} {H}{F} door {D}{F} {done}",
      "(?:@ )?door {P}{F} {donePlace} (?<what>[\\p{L}-]+)",
      "{H}{F} (?:ontstond|{be}|kwam){F} op initiatief van {P}",
      "op initiatief van {P}{F} (?:ontstond|{be}|kwam){F} {H}",
      "{H}{F} (?:ontstond|{be}{F} ontstaan|{be} gestart|begon|kwam voort){F} (?:uit|als|vanuit) (?:een|het) (?:ouder|burger|buurt|bewoners|vrouwen|studenten)?initiatief(?!\\p{L})",
      "{H}{F} (?:gaat|gaan){F} terug{F}, toen {P}",
      "{H} {be} (?:een|het) (?:initiatief|geesteskind|idee|project) van {P}",
      "met {H} (?:liet|lieten|vervulden?|verwezenlijkten?|maakten?){F} {D}{F} dro(?:om|men)(?!\\p{L})",
      "(?:oprichtings|stichtings)(?:jaar|datum) van {H}(?: is| was|:)",
      "(?:grondlegger|oprichter|oprichtster|stichter|initiatiefnemer|initiatiefneemster) van {H} (?:is|was) {P}, die",
      "^wat{F} (?:begon|startte){F} (?:als|met|in){F} van {P}{F}, is (?:nu|vandaag|inmiddels|intussen){F} {O}",
      "besl(?:oot|oten) {D}{F} {O} (?:te (?:beginnen|starten|openen)|op te (?:richten|zetten|starten))",
      "(?:zegden?|gooiden?|verliet(?:en)?|stopten?|kocht(?:en)?|huurden?|kwam(?:en)?|keerden?) {D}{F} en (?:{found}|richtten?){F} (?:met {H}|{N}|{O})",
      "^{H} is [^.;\uE002]{3,90}?, (?:@ )?{done} door {D}",
      "{H}{F}, (?:die|dat){F} door {D}{F} {done} (?:werd|is)",
      "^(?:(?:\\p{Ll}+ )?){D}{F}(?:,| [–-])? (?:en )?{bornSo}",
      "^{H} {be}{F} {done}(?=$|[ ,.;:])",
      "^{H} (?:opende|startte|begon|ontstond) @(?=$|[,;:]| (?:in|met|als|op|onder|boven|uit|aan|achter) )(?![^,;:]* (?<!(?:in|boven|op|met|bij|onder|naast|achter|aan|uit|na|voor|van|als|tegen|vanuit|over) )(?:een|zijn|haar|hun|de|het) )"
    ),
    ...namesake(
      "(?:begon(?:nen)?|startten?|start|begint) {D}{F} voor (?:zichzelf|mezelf|onszelf)",
      "{D}{F} (?:begon(?:nen)?|startten?|start|begint){F} voor (?:zichzelf|mezelf|onszelf)",
      "(?:schree?f|schreven) {D} (?:zich |me |mij )?{F}in bij de (?:kvk|kamer van koophandel)",
      "{D}{F} (?:schree?f|schreven) (?:zich |me |mij ){F}in bij de (?:kvk|kamer van koophandel)",
      "(?:vestigden?) {D} (?:zich|me|mij)(?!\\p{L})",
      "{D}{F} (?:vestigden?) (?:zich|me|mij)(?!\\p{L})",
      "{D} zich{F} vestigden?(?!\\p{L})",
      "^(?:oprichting|opening|start) (?:van )?(?:mijn |haar |zijn |de |het )?eigen (?<kind>[\\p{L}-]+)",
      "{D}{F} (?:hun|haar|zijn|de|het) eerste(?!\\p{L})",
      "(?:begon(?:nen)?|begint) {P}{F} (?:met|in (?:een|de|zijn|haar))(?!\\p{L})",
      "(?:waagden?) {D}{F} de (?:sprong|stap)(?!\\p{L})"
    ),
    { shape: "^{P}, (?:mede-?)?(?:oprichter|oprichtster)(?= en|$)", needs: "signature" },
    ...page(
      "(?:oprichter|oprichtster|oprichters|initiatiefnemer|initiatiefneemster|grondlegger|stichter) (?:is|was|zijn|waren) {P}",
      "^{done} door {P}(?=$|[.;]| (?:en|in|als|met)(?!\\p{L}))",
      "(?:het|\uE001) begon{F} met {P}",
      "begon (?:het|alles|\uE001){F} met {P}",
      "(?:stak|staken|opende[n]?|zette[n]?) {D}{F} {firstTime}{F} (?:de (?:oven|deuren?|winkeldeur|deur))",
      "{D}{F} (?:stak|staken|opende[n]?){F} {firstTime}{F} (?:de (?:oven|deuren?|winkeldeur|deur))",
      "(?:de|een|tijdens de|bij de|op de) oprichtings(?:vergadering|bijeenkomst)(?!\\p{L})",
      "(?:kwamen|staken){F} {G}{F} om{F} op te richten"
    )
  ],
  veto: /(?<!\p{L})(?:niet|nooit|geen|indien|zouden?|wil|willen|gaan we|plannen|gepland|tweede|derde|vierde|nieuwe?|opnieuw|weer|heropen\p{L}*|herstart\p{L}*|filiaal|vestiging|dochteronderneming|afdeling|buur(?:man|vrouw|bedrijf)|leverancier\p{L}*|concurrent\p{L}*|verhui\p{L}*|verkocht|fusie|gefuseerd|crowdfunding|webshop|webwinkel|bij ons|werkt\p{L}*|nieuwbouw|clubhuis|sporthal|koor)(?!\p{L})/iu
}
