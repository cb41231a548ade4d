import type { CreditTable } from "./CreditTable.ts"

const particles = "op|uit|in het leven|uit de grond|op poten|van de grond|in de steigers"
const split =
  "richtte|richtten|zette|zetten|riep|riepen|bouwde|bouwden|stampte|stampten|dacht|dachten|bracht|brachten|kreeg|kregen|richt|richten"

export const dutchCredits: CreditTable = {
  code: "nl",
  article: "de|het|'t|deze|dit|den",
  our: "ons|onze",
  kinds:
    "studio|bureau|bedrijf|bedrijfje|familiebedrijf|onderneming|firma|zaak|winkel|webwinkel|webshop|bakkerij|café|koffiebar|koffiezaak|restaurant|eetcafé|bistro|herberg|boerderij|hoeve|tuinderij|kwekerij|wijngaard|brouwerij|branderij|koffiebranderij|stokerij|kaasmakerij|imkerij|werkplaats|atelier|drukkerij|uitgeverij|boekhandel|tijdschrift|magazine|podcast|blog|vereniging|stichting|coöperatie|initiatief|school|muziekschool|dansschool|yogaschool|academie|praktijk|kliniek|apotheek|galerie|theater|koor|ensemble|orkest|label|collectief|platform|app|applicatie|software|tool|spel|game|project|product|merk|startup|start-up|hotel|camping|club|bond|fietsenwinkel|ijssalon|slagerij",
  story: "het (?:verhaal|avontuur)|(?:het|dit) (?:allemaal|alles)|alles|ons (?:verhaal|avontuur)|de reis",
  apart: [],
  before:
    "met|voor|bij|van|uit|door|dankzij|naast|tegenover|over|onder|na|in|aan|op|achter|om|als|zonder|tegen|dan|rond",
  beforeWho:
    "met|voor|bij|van|uit|door|dankzij|naast|tegenover|over|onder|na|aan|op|achter|om|zonder|tegen|dan|meneer|mevrouw",
  openers:
    "toen|als|nadat|omdat|dat|achter|sinds|na|voor|in|op|aan|met|van|bij|uit|door|dankzij|wij|we|ik|hij|zij|ze|het|zo|dan|toenmalig|ook|en|maar|al|samen|onze|ons|de|deze|dit|mijn|hallo|hoi|hi|ooit|vandaag|begonnen|opgericht|gestart|oorspronkelijk|zomer|voorjaar|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december",
  along: "en|alsook|met|samen met|alsmede",
  together: "samen met|met",
  whose: "zijn|haar|hun|een|de|het|diens",
  did: "begon|begonnen|startte|startten|start|opende|openden|opent|openen|bedacht|bedachten|bouwde|bouwden|maakte|maakten|ontwikkelde|ontwikkelden|programmeerde|programmeerden|schreef|schreven|creëerde|creëerden|lanceerde|lanceerden|stichtte|stichtten|oprichtte|oprichtten|opzette|opzetten|uitvond|ontwierp|ontwierpen|initieerde|initieerden|opbouwde|opbouwden|(?:in het leven|uit de grond|op poten|van de grond) (?:riep|riepen|stampte|stampten|zette|zetten|bracht|kreeg|kregen)",
  done: "opgericht|mede opgericht|gesticht|gestart|begonnen|opgestart|geopend|bedacht|uitgevonden|gebouwd|gemaakt|ontwikkeld|geprogrammeerd|geschreven|gecreëerd|gelanceerd|ontworpen|opgezet|opgebouwd|geïnitieerd|verzonnen|in het leven geroepen|uit de grond gestampt|op poten gezet|van de grond gekregen|op de wereld gezet",
  made: /(?<!\p{L})(?:gebouwd|bouwde|gemaakt|maakte|ontwikkel|geprogrammeerd|programmeer|geschreven|schre|ontw[oei]+rp|wordt)/iu,
  walls: /(?<!\p{L})(?:gebouwd|bouwde|ontwerp|ontworpen)/iu,
  be: "is|werd|wordt|was|zijn|werden",
  by: "door",
  adverb: "ooit|destijds|oorspronkelijk|al|samen|nog altijd|nog steeds|volledig|helemaal|vandaag",
  named: "heet|heten|heette|heetten|is|zijn|was|waren",
  which: "eerste|twee|beide|drie|jonge|enige|trotse",
  of: "van|achter",
  toDo: "starten|beginnen|openen|bouwen|maken|ontwikkelen|oprichten|op te richten|op te zetten|lanceren|richten|zetten",
  decided:
    "besloot|besloten|besluit|besluiten|waagde|waagden|kozen ervoor|koos ervoor|zegde zijn baan op|zegde haar baan op",
  work: "idee|project|hobbyproject|passieproject|geesteskind|kind|kindje|initiatief|werk|levenswerk|droom|uitvinding|creatie|eenmansproject|geesteskindje|onderneming|bedrijf|merk|app|zaak|studio|bureau|liefhebberij|zijproject",
  founder:
    "oprichters?|oprichtsters?|oprichtster|medeoprichters?|medeoprichtster|stichters?|stichteres|bedenkers?|bedenkster|makers?|maakster|initiatiefnemers?|initiatiefneemsters?|grondleggers?|grondlegster|uitvinders?|uitvindster|geestelijk (?:vader|moeder)|gezicht(?:en)?|drijvende krachten|drijvende kracht|breinen|brein|founders?|co-founders?|starters?",
  and: "en|alsook|&",
  when: "toen|nadat|omdat|waar",
  that: "die|dat|welke",
  born: "ontstond|ontstonden|begon|begonnen|startte|start|begint|is ontstaan|werd geboren|is geboren|groeide|is begonnen|is gestart|zag het levenslicht",
  rooms:
    "keuken|keukentafel|woonkamer|huiskamer|garage|kelder|zolder|zolderkamer|schuur|schuurtje|tuin|tuinhuis|werkplaats|studentenkamer|slaapkamer|eettafel|flat|appartement|huis",
  iAm: "ik ben|ik heet|mijn naam is|dit is",
  weAre: "wij zijn|we zijn|wij heten",
  iDid: "(?:ik )?(?:maak|bouw|ontwikkel|run|programmeer|schrijf|startte|begon(?: met)?|opende|bouwde|maakte|bedacht|richtte|ontwikkelde)(?: ik)?",
  weDid:
    "(?:wij |we )?(?:startten|begonnen(?: met)?|openden|bouwden|maken|bouwen|ontwikkelen|maakten|bedachten)(?: wij| we)?",
  doubt:
    /(?<!\p{L})(?:niet|nooit|geen|noch|zou|zouden|wil|wilde|wilden|kan|kon|gaat|gaan|plant|vermoedelijk|misschien|bijna|als|binnenkort|hielp|hielpen|helpt|naar verluidt)(?!\p{L})/iu,
  kin: /(?<!\p{L})(?:vader|moeder|ouders|grootvader|grootmoeder|opa|oma|zoon|dochter|kinderen|kleinzoon|kleindochter|broer|zus|oom|tante|vrouw van|man van|leerlingen|team|erven|buren|buurman|buurvrouw|concurrent|vriend van|vriendin van)(?!\p{L})/iu,
  help: /(?<!\p{L})(?:hulp|steun|geld|advies|subsidie|dank|begeleiding)(?!\p{L})/iu,
  ways: [
    "^(?:{greeting})?{iAm} {whom}[^.;]{0,60}? (?:heb|ben)(?: ik)?{gap} (?:met )?{any}{gap} {done}",
    // "In 2009 begon Ada Roth met Acme".
    "(?:begon|begonnen|startte|startten|begint|beginnen|start){call}{whom}{gap} (?:met|aan) {any}(?! te )",
    "{who}{gap} (?:begon|begonnen|startte|startten|begint|beginnen|start){gap} met {any}(?! te )",
    `{who}{gap} (?:${split}){gap} {own}{gap} (?:${particles})(?=[ .,;:!]|$)`,
    `(?:${split}){gap} {who}{gap} {own}{gap} (?:${particles})(?=[ .,;:!]|$)`,
    "{who}{gap} (?:is|zijn|was|waren|heeft|hebben|had|hadden){gap} (?:met )?{any}{gap} {done}",
    "(?:is|zijn|heeft|hebben|had|hadden) {who}{gap} (?:met )?{any}{gap} {done}",
    "{own}{adv} (?:is|werd|wordt|was){gap} door{call}{whom}{gap} {done}",
    "{own}{adv} (?:is|werd|wordt|was){gap} {done}{gap} door{call}{whom}",
    "(?:is|werd|wordt|was){gap} {own}{gap} (?:{done}{gap} door{call}{whom}|door{call}{whom}{gap} {done})",
    "{own} (?:opende|bedacht|bouwde|maakte){call}{whom}",
    "achter {any} (?:zit|zitten|staat|staan|schuilt|schuilen|gaat|gaan|is|zijn|stond|stonden|huist){call}{whom}",
    "achter {any} (?:zit|zitten|staat|staan|schuilt|schuilen|is|zijn) {counted} {whom}",
    // "Uit het wilde idee van Ada Roth en Ben Lund groeide Acme".
    "^uit (?:het|de|een) (?:\\p{Ll}+ )?\\p{L}*(?:idee|hobby|droom|plan|project|vriendschap|ontmoeting|weddenschap|experiment|passie)(?: (?:van|tussen))?{call}{whom}{gap} (?:is|werd|ontstond|groeide)(?: (?:toen|uiteindelijk|al snel|in 2\\d{3}))? (?:de |het )?{own}",
    "{who} (?:zit|zitten|staat|staan){gap} achter {any}",
    "achter {any}(?:,| -|:| is| zijn| heet| heten) {whom}",
    "{own} (?:komt|kwam|stamt|is afkomstig|is ontsproten){gap} (?:van|uit de koker van|uit het brein van|aan het brein van|uit de pen van|uit de handen van|uit het hoofd van){call}{whom}",
    "{own} (?:dankt|heeft)(?: zijn| haar) (?:bestaan|ontstaan|oprichting){gap}(?: te danken)? aan{call}{whom}",
    "idee (?:voor|achter|van) {any}{gap} (?:is|kwam|komt|ontstond|had|hadden|kreeg|kregen|stamt|werd geboren){gap}(?: van| bij)?{call}{whom}",
    "{who}{gap} (?:had|hadden|kreeg|kregen|kwam|kwamen){gap} (?:op )?(?:het )?idee (?:voor|van){gap} {any}",
    "{who}{gap} {decided}{gap},? (?:om )?(?:met )?{any}{gap} (?:te|op te|in het leven te) {toDo}",
    "{decided}{call}{whom}{gap},? (?:om )?(?:met )?{any}{gap} (?:te|op te|in het leven te) {toDo}",
    "{decided}{call}{whom}{gap},? (?:om )?{any}{gap} {toDo}",
    "(?:toen|omdat|nadat) {whom}{gap}, {did} (?:hij|zij|ze|het duo){gap} {own}",
    "(?:toen|omdat|nadat) {whom}{gap}, (?:richtte|richtten|zette|zetten) (?:hij|zij|ze){gap} {own}",
    "{own} {born}{time},? (?:toen|nadat|omdat){call}{whom}{gap} (?:sloegen|ontmoetten|ontmoette|besloot|besloten|opzegde|opzegden|zocht|zochten|vond|vonden|begon|begonnen|wilde|wilden|merkte|merkten|verkocht|bakte|bouwde|knutselde|programmeerde|leerden|leerde|zegde|zegden|verloor|miste|misten|kochten)",
    "{own} {born}{time} (?:met|aan de {rooms} van|in de {rooms} van|in het {rooms} van|op de {rooms} van|op het {rooms} van|bij|uit de vriendschap van|uit een idee van|op initiatief van|dankzij){call}{whom}",
    "(?:begon|startte|begonnen) (?:het|alles|{own}){gap} (?:met|aan de {rooms} van|in de {rooms} van|op de {rooms} van|bij|toen){call}{whom}",
    "het (?:begon|startte) (?:allemaal|ooit|in \\p{Nd}{4}){gap} (?:met|aan de {rooms} van|in de {rooms} van|op de {rooms} van|bij){call}{whom}",
    "(?:wij|we), {whom}, (?:hebben|zijn){gap} (?:met )?{any}{gap} {done}",
    "(?:wij|we), {whom}, {did}{gap} {own}"
  ]
}
