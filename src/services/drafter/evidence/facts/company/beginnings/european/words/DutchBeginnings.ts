/** How Dutch tells that a house began. Data. */
import type { BeginningTongue } from "./BeginningTongue.ts"
import { bothOrders } from "./VerbOrders.ts"

const neuter =
  "bedrijf|familiebedrijf|\\p{L}*bureau|atelier|team|project|platform|restaurant|café|eetcafé|hotel|merk|kantoor|huis|collectief|magazine|tijdschrift|theater|koor|label|winkeltje|bedrijfje|instituut|lab|museum|koffiehuis|product"
const common =
  "zaak|firma|onderneming|\\p{L}*studio|\\p{L}*bakkerij|\\p{L}*brouwerij|branderij|koffiebranderij|boerderij|\\p{L}*winkel|\\p{L}*praktijk|\\p{L}*stichting|\\p{L}*vereniging|club|\\p{L}*werkplaats|coöperatie|startup|start-up|app|software|\\p{L}*school|galerie|kwekerij|drukkerij|uitgeverij|maatschap|groep|organisatie|slagerij|kaasmakerij|imkerij|wijngaard|rederij|timmerfabriek|meubelmakerij|smederij|apotheek|kliniek|boekhandel|salon|fabriek|garage|camping|zorgboerderij|hoeve|tool|krant|bv|speelgoedwinkel"
const kinds = `${neuter}|${common}`

const came: ReadonlyArray<readonly [string, string]> = [
  ["ging(?:en)?", "(?:online|live|van start|de lucht in|open|aan de slag|de markt op)"],
  ["opende[n]?", "(?:(?:zijn|haar|hun|onze|de) (?:deuren|winkeldeur|poorten|deur))"],
  ["zag(?:en)?", "(?:het levenslicht|het licht)"],
  ["kwam(?:en)?", "(?:op de markt|tot stand|ter wereld|uit|tot leven)"],
  ["zette[n]?", "(?:de eerste stappen|de eerste stap)"],
  ["nam(?:en)?", "een aanvang"],
  ["schree?f|schreven", "(?:(?:ons|me|zich) )?in bij de (?:kvk|kamer van koophandel)"],
  ["werd(?:en)?", "(?:een feit|werkelijkheid|geboren)"]
]
const begun: ReadonlyArray<readonly [string, string]> = [
  ["richtte[n]?", "op"],
  ["riep(?:en)?", "in het leven"],
  ["zette[n]?", "(?:op|in de markt|online)"],
  ["bracht(?:en)?", "(?:uit|op de markt)"],
  ["startte[n]?", "op"],
  ["bouwde[n]?", "op"]
]
const parts = {
  kinds,
  H: "^(?:(?:en|maar|dus|zo|toen|nadat|dat|omdat|sinds|voordat|uiteindelijk|dan|ja|want|totdat|waarna|daarom|vandaag|ooit) ){0,2}",
  O: "[¤£]",
  F: "(?: [^\\s,;:¤£]+){0,12}?",
  we: "(?:wij|we|ik)",
  be: "(?:is|werd|werden|zijn|was|waren|ben)",
  have: "(?:hebben|heb|heeft|hadden|had)",
  founded:
    "(?:opgericht|mede-opgericht|gesticht|in het leven geroepen|ontstaan|geboren|gevormd|opgezet|opgestart|tot stand gekomen|bedacht|voortgekomen|uit de grond gestampt|begonnen|gestart)(?: (?:is|werd|zijn|werden|hebben|heeft|heb))?",
  opened:
    "(?:geopend|opengegaan|gelanceerd|online gegaan|live gegaan|van start gegaan|online gezet|uitgebracht|op de markt gekomen|op de markt gebracht|verschenen|uitgekomen|opengesteld|ingeschreven (?:bij de (?:kvk|kamer van koophandel)|in het handelsregister))(?: (?:is|werd|zijn|werden|hebben|heeft|heb))?",
  weBegan:
    "(?:begonnen|gestart|van start gegaan|(?:onze|de) deuren geopend|opengegaan|aan de slag gegaan|opgericht|voor onszelf begonnen|voor mezelf begonnen|online gegaan|live gegaan|samen begonnen|(?:ons|me) ingeschreven bij de (?:kvk|kamer van koophandel))",
  found: "(?:startte[n]?|begon(?:nen)?|opende[n]?|lanceerde[n]?|stichtte[n]?|bedacht(?:en)?|bouwde[n]?|creëerde[n]?)",
  G: "(?: (?:toen|eindelijk|officieel|samen|klein|heel|gewoon|zelf|met z'n tweeën|met zijn tweeën|dan|ooit|voorzichtig|stilletjes|net|ergens)){0,3}(?: (?:met(?! (?:de|het) )|in|vanuit|als|zonder|op|bij|onder|naast|achter|boven|aan|uit|na|voor)(?: [^\\s,;:¤£]+){1,9}?)?",
  after:
    "(?=$|[.!]|,? (?:met(?! (?:de|het) )|in|vanuit|als|zonder|op|bij een|onder|naast|achter|boven|aan|uit|na|klein|heel|samen|toen|officieel|gewoon|nog|in|te)(?!\\p{L}))",
  story: "(?:verhaal|geschiedenis|avontuur|reis|droom|weg|tocht)",
  storyBegan: "(?:begon|begint|startte|start|ging|gaat|nam|neemt)",
  roots: "(?:wortels|oorsprong|roots|beginjaren|ontstaan|oprichting|geboorte|start)",
  of: "van",
  trade:
    "bakken|koken|weven|smeden|naaien|kweken|telen|schrijven|fotograferen|vertalen|repareren|timmeren|schilderen|verbouwen|maken|lassen|metselen|binden|schenken|tekenen|draaien|blazen|verven|spinnen|breien|stoken|bottelen|programmeren|verzorgen|malen|kneden|persen|snijden|fokken|plukken"
}

export const dutchBeginnings: BeginningTongue = {
  time: "in|sinds|het|de|van|begin|eind|einde|medio|midden|halverwege|al|reeds|pas|nog|zo'n|rond|omstreeks|circa|voorjaar|lente|zomer|herfst|najaar|winter|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|jaar|op|\\p{Nd}{1,2}|terug|ergens|vroege|late|koude|hete|natte|eerste",
  bareYear: false,
  noTime: "tot|vóór|voor|na|vanaf|tussen|versie|model|tegen",
  since: "sinds",
  articles: new Set(["de", "het"]),
  genitive: true,
  house: {
    our: "(?:onze|ons|deze|dit) ",
    the: "(?:de|het) ",
    ofOur: "van (?:onze|ons|mijn) ",
    ofThe: "van (?:de|het) ",
    of: "van",
    before: "klein|kleine|eigen|jonge|jong|gezellige?|onafhankelijke?|huidige|mooie|lieve|creatieve|ambachtelijke?",
    behind: "(?!)"
  },
  parts,
  firm: [
    "{H}{O} {be}{F} {founded}(?!\\p{L})",
    "{be} {O}{F} {founded}(?!\\p{L})",
    "^{founded} (?:werd|is|hebben we|heb ik) {O}",
    "{O}{F} {founded} (?:is|werd|zijn|werden)",
    "{have}{F} (?<!(?:voor|met|van|bij|aan|in|als|door) ){O}{F} {founded}(?!\\p{L})",
    "(?:zijn|ben){F} met {O}{F} (?:begonnen|gestart)",
    "(?:begonnen|begon|startten|startte|gestart)(?: (?:we|wij|ik))?{F} met {O}(?!{F} te )",
    "(?:werden we|we werden|zijn we|we zijn|wij zijn){F} opgericht",
    ...begun.map(
      ([verb, rest]) =>
        `(?:${verb})(?:{F} (?:we|wij|ik|zij|ze|hij))?{F} (?<!(?:voor|met|van|bij|aan|in|als) ){O}(?: [^\\s,;:¤£]+){0,8}? ${rest}(?!\\p{L})`
    ),
    ...begun.map(([verb, rest]) => `{O}{F} ${rest} ?(?:${verb})(?!\\p{L})`),
    "{O}{F} (?:op|om) te (?:richten|starten|zetten)$",
    "{O}{F} (?:oprichtten?|oprichtte|opstartten|opzetten?)(?!\\p{L})",
    "{H}{O} ontstond(?:en)?(?!\\p{L})",
    "ontstond {O}",
    "{H}{O} ontstaat(?!\\p{L})",
    "{H}(?:we|wij|{O}) (?:zijn|is) een{F} (?:{kinds})(?!\\p{L})(?: (?:die|dat|welke))?{F} (?:opgericht|gestart|begonnen|ontstaan)(?!\\p{L})",
    "(?:een|de) (?:opgerichte?) (?:{kinds})",
    "(?:werd|ontstond|was)(?: dan| toen| uiteindelijk)? {O} (?:geboren|een feit)",
    "(?:zo|daaruit|hieruit|waaruit|dat)(?: \\p{L}+){0,4} (?:werd|ontstond) {O}",
    "(?:de )?(?:oprichting|geboorte|start|oprichtingsjaar|geboortejaar|ontstaan|begin) van {O}",
    "(?:onze|mijn) (?:oprichting|oprichtingsjaar|geboortejaar|start)(?!\\p{L})",
    "(?:sinds|bij|na|met) (?:onze|de|haar|zijn) (?:oprichting|start|opening)(?: van {O})?(?: in)? @",
    "(?:onze|de) {roots}(?: van {O})? (?:liggen|ligt|gaan|gaat|dateert|dateren)(?!\\p{L})",
    "(?:begonnen|begon|startten|startte) (?:we|wij|ik){F} voor (?:onszelf|mezelf)",
    "(?:we|wij|ik) (?:begonnen|begon|startten|startte|zijn|ben){F} voor (?:onszelf|mezelf)"
  ],
  loose: [
    "{H}{O} {be}{F} {opened}(?!\\p{L})",
    "{be} {O}{F} {opened}(?!\\p{L})",
    "{O}{F} {opened} (?:is|werd|zijn|werden)",
    "{have}{F} (?<!(?:voor|met|van|bij|aan|in|als|door) ){O}{F} {opened}(?!\\p{L})",
    "(?:{found})(?:{F} (?:we|wij|ik|zij|ze|hij))?{F} (?<!(?:voor|met|van|bij|aan|in|als|door) ){O}(?!{F} (?:een|zijn|haar|hun) )",
    "(?:we|wij|ik){F} {O}{F} (?:{found})(?= *$)",
    "(?:begon|startte|opende) {O}",
    "{H}{O} (?:begon|startte|begint){after}",
    // "De winkel opende in 2012 boven een oude molen", and no branch or second thing that it opened.
    "{H}{O} opende{after}(?![^,;:¤£]* (?<!(?:in|boven|op|met|bij|onder|naast|achter|aan|uit|na|voor|van|als|tegen|vanuit|zonder|over|tegenover) )(?:een|zijn|haar|hun|de|het) )",
    "{H}{O}{F} (?:begon|startte|opende)$",
    ...bothOrders(came, "(?:{O}|we|wij|ik)", "{F}"),
    "(?:zijn|ben|hebben|heb) (?:we|wij|ik){G} {weBegan}(?!\\p{L})",
    "(?:we|wij|ik) (?:zijn|ben|hebben|heb){G} {weBegan}(?!\\p{L})",
    "(?:begonnen|begon|startten|startte) (?:we|wij|ik){after}",
    "(?:we|wij|ik) (?:begonnen|begon|startten|startte){after}",
    "(?:toen|nadat|dat|sinds|voordat) (?:we|wij|ik){G} (?:begonnen|startten|opengingen|begon|startte|openden)(?!\\p{L})"
  ],
  going: [
    "{H}(?:{O}|we|wij) besta(?:at|an)(?!\\p{L})",
    "besta(?:at|an) (?:{O}|we|wij)(?!\\p{L})",
    "(?:{O}|we|wij|ik) (?:zijn|ben|is){F} (?:actief|er(?: voor (?:je|jou|u|jullie))?|open|in bedrijf|bezig|onderweg|online|in de weer|aan de slag|thuis|op de markt|zelfstandig|jouw \\p{L}+|uw \\p{L}+)$",
    "(?:zijn|ben|is) (?:{O}|we|wij|ik){F} (?:actief|er(?: voor (?:je|jou|u|jullie))?|open|in bedrijf|bezig|onderweg|online|in de weer|aan de slag|thuis|op de markt|zelfstandig|jouw \\p{L}+|uw \\p{L}+)$",
    "(?:{trade}) (?:we|wij|ik|{O})(?!\\p{L})",
    "(?:we|wij|ik|{O}) (?:{trade})(?!\\p{L})",
    "(?:runnen|bestieren) (?:we|wij){F} {O}",
    "(?:we|wij) (?:runnen|bestieren){F} {O}",
    "^(?:(?:een|jouw|uw|de|het) )?(?:\\p{Ll}+ )?(?:{kinds})(?: (?:in|uit) \\p{Lu}\\p{Ll}+| met (?:hart|passie|liefde)(?: \\p{Ll}+){0,3})?$"
  ],
  story: [
    "(?:het|alles|dit alles|het allemaal){F} (?:begon|startte|ging)(?!\\p{L})",
    "(?:begon|startte|begint){F} (?:het|alles|dit alles)(?!\\p{L})",
    "ging (?:het|alles){F} van start",
    "is (?:het|alles){F} begonnen",
    "(?:het|alles) is{F} begonnen",
    "(?:viel|klonk) het startschot(?: voor {O})?|het startschot(?: voor {O})? (?:viel|klonk)",
    "(?:legden we|werd|legde) (?:de|het) (?:eerste steen|basis|fundament)(?: voor {O})?(?: gelegd)?",
    "was het (?:dan |eindelijk )?zover",
    "(?:ons|onze|mijn) {story}{F} {storyBegan}",
    "{storyBegan} (?:ons|onze|mijn) {story}",
    "(?:het|de) {story} van {O}{F} {storyBegan}",
    "{storyBegan} (?:het|de) {story} van {O}",
    "^(?:het|de) {story} {storyBegan}"
  ],
  whole: [
    "(?:besloot|besloten|beslisten|besliste|waagden?|kwam|kwamen|ontstond)(?: [^\\s;:¤£]+){0,12},? (?:om )?(?:[^,;:¤£]{0,40} )?(?:{O}|(?:een|onze|mijn)(?: eigen)? (?:{kinds}))(?: [^\\s,;:¤£]+){0,4} (?:te (?:starten|beginnen|openen|bouwen|lanceren|maken)|op te (?:richten|zetten|starten))",
    "(?:besloot|besloten)(?: [^\\s;:¤£]+){0,8},? (?:om )?met {O} te (?:beginnen|starten)",
    "(?:besloot ik|besloten we|besloten wij)[^;:¤£]{0,30} (?:om )?voor (?:onszelf|mezelf) te beginnen",
    "achter {O} (?:zit|zitten|staat|staan) [^;:¤£]{2,60}, (?:dat|die) [^,;:¤£]{0,40}(?:begon|begonnen|oprichtte|startte)",
    "{O} kijkt [^;:¤£]{0,60}terug[^;:¤£]{0,40} die [^,;:¤£]{0,20}begon",
    "(?:jaar|dag|zomer|moment) (?:waarin|waarop|dat) (?:we|wij|ik) (?:met )?{O}(?: [^\\s,;:¤£]+){0,4} (?:oprichtten?|begonnen|startten|openden|op(?:gericht|gestart) (?:werd|hebben))"
  ],
  founded: "(?:opgericht|gestart|begonnen|ontstaan|geopend|gesticht|in het leven geroepen)",
  veto: "niet|nooit|geen|als|indien|zou|zouden|willen|wil|gaan we|plannen|gepland|tweede|derde|vierde|nieuwe?|opnieuw|weer|heropen\\p{L}*|herstart\\p{L}*|filiaal|vestiging|dochter\\p{L}*|versie|ook|eveneens|daarnaast|bovendien|bijna|haast|buur\\p{L}*|buren|partner\\p{L}*|leverancier\\p{L}*|voorganger\\p{L}*|moeder(?:bedrijf|maatschappij)|verhui\\p{L}*|overgenomen|nam(?:en)? .* over|gekocht|kochten|verkocht|fuseer\\p{L}*|gefuseerd|fusie|crowdfunding|campagne|nieuwsbrief|blog|webshop|webwinkel|lid|leden|bezorg\\p{L}*|cursus\\p{L}*|workshops?|studie|opleiding|carrière|loopbaan|verbouw\\p{L}*|renov\\p{L}*|export\\p{L}*|voordat|voor we|online winkel",
  sinceVeto:
    "alleen|slechts|hoor\\p{L}*|behoor\\p{L}*|onderdeel|deel|gecertific\\p{L}*|biologisch\\p{L}*|met (?!(?:liefde|passie|plezier|hart|veel|z'n)(?!\\p{L}))|zonder|online|vegan\\p{L}*|klimaat\\p{L}*|duurza\\p{L}*|stroom|zonnepan\\p{L}*|samenwerk\\p{L}*|sponsor\\p{L}*|maandelijks|jaarlijks|eigen|generatie",
  otherTime: "nu|vandaag|sindsdien|later|daarna|eerder|daarvoor|vroeger|inmiddels|intussen|ondertussen|voordat",
  and: "en"
}
