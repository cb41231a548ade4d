/**
 * How makers say where they make it, and where they live and work. Alternatives of regular expressions, against plain
 * text. `{S}`: who, `{O}`: what they make, `{W}`: who are named as its makers, `{H}`: how, `{K}`: a kind of company, `{A}`:
 * words that bring in nobody else, `{P}`: where. Data: another language is more entries.
 */

import { foundingTongues } from "./founding/FoundingWords.ts"
import { greeting } from "./SpeakerWords.ts"

const how =
  "(?: (?:by myself|by ourselves|by hand|all by myself|alone|on my own|on our own|ourselves|myself|together|full[- ]time|part[- ]time|in my spare time|in the evenings|(?:together )?with (?:my|our|two|three|four|five|a few|some) [\\p{Ll}\\p{Nd} -]{2,30}?|allein|alleine|selbst|gemeinsam|zu zweit|zu dritt|von hand|nebenbei|zusammen mit [\\p{Ll}\\p{Nd} -]{2,30}?|seule?s?|à la main|à deux|à trois|à plusieurs|nous-mêmes|moi-même|avec (?:mon|ma|mes|deux|trois) [\\p{Ll} -]{2,30}?|yo sol[oa]|sol[oa]|a mano|entre (?:dos|tres|cuatro)|nosotros mismos|con (?:mi|mis|dos|tres) [\\p{Ll} -]{2,30}?|sozinh[oa]s?|à mão|com (?:a minha|o meu|minha|meu|dois|três) [\\p{Ll} -]{2,30}?|da sol[oa]|noi stessi|con (?:mio|mia|due|tre) [\\p{Ll} -]{2,30}?|zelf|samen|met de hand|in mijn eentje|met (?:mijn|twee|drie) [\\p{Ll} -]{2,30}?))?"

const now = "(?:(?:today|now|these days|nowadays|heute|aujourd'hui|hoy|hoje|oggi|vandaag),? )?"
const often = "(?:(?:now|still|all|both|each|also|currently) )?"

/** Where somebody works alone or with few others. */
const room =
  "(?:[\\p{Ll}-]+ ){0,3}(?:bedroom|desk|studio|workshop|kitchen|garage|barn|shed|house|flat|attic|basement|room|farm|cottage|loft|bakery)(?: under the stairs)?"

/** A few makers, none of whom is somebody else's: "a two-person team", "four friends". */
const few =
  "(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\p{Nd}+) (?:(?!(?:contract\\p{L}*|partner\\p{L}*|extern\\p{L}*|outsourc\\p{L}*|offshore|remote|supplier|third|another|other|sister|parent|agency|separate|local|client|customer|volunteer)[ -])[\\p{Ll}-]+ ){0,4}(?:team|crew|couple|duo|pair|trio|family|collective|group|co-?operative|band|handful|friends|people|person|neighbours|volunteers|sisters|brothers|siblings|developers?|designers?|engineers?)(?: of [\\p{Ll}\\p{Nd} ]{2,16})?"

const building =
  "(?:house|mill|factory|church|chapel|barn|shop|office|studio|workshop|garage|warehouse|school|schoolhouse|station|bakery|loft|attic|shed|brewery|arcade|cottage|flat|basement|building|tannery|chandlery|dairy|forge|boathouse)"

/** A street and its number, as it stands behind a town. */
const street =
  "(?:(?:in|en|na|no|at|aan de|an der|in der|op de) )?(?:\\p{Nd}{1,4}[a-z]?,? (?:bis |ter )?(?:(?:rue|avenue|place|quai|cours|impasse|chemin|boulevard|allée) [^.;:!?,]{2,40}|[\\p{L}' ]{2,30} (?:street|st|road|rd|lane|avenue|ave|quay|square|row|terrace|way|yard|mews))|(?:via|viale|piazza|corso|vicolo|calle|c/|avenida|av\\.|plaza|paseo|rua|travessa|largo|praça) [^.;:!?,]{2,40}?,? (?:nº ?|n\\.? ?)?\\p{Nd}{1,4}|[\\p{L}. -]{2,30}(?:straße|strasse|str\\.|weg|gasse|platz|allee|straat|gracht|kade|laan|plein|singel|dijk) \\p{Nd}{1,4})(?![\\p{L}\\p{Nd}])"
/** On some days, at a fair, with somebody else: no place where they are found for good. Asked where a sentence opens so at all. */
const forGood = (opening: string) =>
  `^(?=${opening})(?!.*(?<!\\p{L})(?:stands?|booth|stall|hall|halle|hal|padiglione|pavillon|pavilion|pabellón|pavilhão|messe|fair|feria|feira|fiera|foire|salon|salone|salón|beurs|m[ae]r[ck]t|markets?(?! (?:street|lane|place|square|road|row))|mercado|mercato|marché|festival|pop-?up|éphémère|temporary|temporär\\p{L}*|temporane[oa]|efímer[oa]|tijdelijke?|expo|exhibition|ausstellung|exposition|exposición|exposição|mostra|tentoonstelling|event|workshops|course|concert|every|each|this|next|jede[nrs]?|nächste[nrs]?|chaque|cada|ogni|elke|iedere|todos|todas|tous|toutes|tutti|until|bis(?! )|jusqu\\p{L}*|hasta|até|fino|tot|soon|bald|bientôt|pronto|presto|binnenkort|partners?|stockists?|resellers?|händler\\p{L}*|revendeur\\p{L}*|distribu\\p{L}*|rivendit\\p{L}*|dealers?|${foundingTongues.map(({ months }) => months).join("|")}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|samedis?|dimanches?|sábados?|domingos?|sabato|domenica|zaterdag|zondag)(?!\\p{L}))${opening}`

/** \`needs\`: the town alone ("city"), its land beside it ("land"), or a town that tells its land alone ("known"): "built in Rust" names no town. */
export interface MakingShape {
  readonly shape: string
  readonly needs: "city" | "land" | "known"
  /** Only at the head or foot of a page, or where it tells how to reach them: elsewhere it may be of anybody. */
  readonly onTop?: true
  /** May tell a land alone. */
  readonly isLand?: true
  /** Only at the foot of a page, where it is of the product. */
  readonly atFoot?: true
}
const of = (needs: MakingShape["needs"], shapes: ReadonlyArray<string>): ReadonlyArray<MakingShape> =>
  shapes.map((shape) => ({
    needs,
    shape: shape
      .replaceAll("{H}", how)
      .replaceAll("{now}", now)
      .replaceAll("{often}", often)
      .replaceAll("{hello}", `(?:${greeting})?`)
  }))

const makes = {
  en: "make|makes|build|builds|develop|develops|write|writes|design|designs|maintain|maintains|look after|looks after|work on|works on|craft|crafts|publish|publishes|bake|bakes",
  de: "mache|machen|baue|bauen|entwickle|entwickeln|schreibe|schreiben|pflege|pflegen|führe|führen|backe|backen|gestalte|gestalten",
  fr: "fais|faisons|développe|développons|fabrique|fabriquons|conçois|concevons|crée|créons|écris|écrivons|maintiens|maintenons|dirige|dirigeons",
  es: "hago|hacemos|desarrollo|desarrollamos|fabrico|fabricamos|construyo|construimos|mantengo|mantenemos|escribo|escribimos|llevo|llevamos|diseño|diseñamos",
  pt: "faço|fazemos|desenvolvo|desenvolvemos|crio|criamos|mantenho|mantemos|escrevo|escrevemos|construo|construímos",
  it: "faccio|facciamo|sviluppo|sviluppiamo|creo|creiamo|curo|curiamo|scrivo|scriviamo|gestisco|gestiamo|costruisco|costruiamo",
  nl: "maak|maken|bouw|bouwen|ontwikkel|ontwikkelen|schrijf|schrijven|onderhoud|onderhouden|bak|bakken"
} as const

export const makingShapes: ReadonlyArray<MakingShape> = [
  ...of("city", [
    // Where they live and work
    "^{now}{S} {often}(?:live|live and \\p{Ll}+|work and live|live, work and \\p{Ll}+) in {P}",
    "^{now}(?:ich|wir) (?:lebe|leben|wohne|wohnen)(?: und \\p{Ll}+(?: \\p{Ll}+)?)? in {P}",
    "^{now}(?:j'habite|je vis|je travaille|nous habitons|nous vivons|nous travaillons)(?: et (?:je |nous )?\\p{Ll}+)? (?:à|depuis) {P}",
    "^{now}(?:vivo|vivimos|trabajo|trabajamos)(?: y \\p{Ll}+)? (?:en|desde) {P}",
    "^{now}(?:eu |nós )?(?:vivo|vivemos|moro|moramos|trabalho|trabalhamos)(?: e \\p{Ll}+)? (?:em|no|na|desde|a partir de) {P}",
    "^{now}(?:io |noi )?(?:vivo|viviamo|abito|abitiamo|lavoro|lavoriamo)(?: e \\p{Ll}+)? (?:a|da) {P}",
    "^{now}(?:ik|wij|we) (?:woon|wonen|werk|werken)(?: en \\p{Ll}+)? (?:in|vanuit) {P}",
    // From where they make it
    `^{now}(?:je|nous) (?:${makes.fr}) {O}{H},? depuis {P}`,
    `^{now}(?:${makes.es}) {O}{H},? desde {P}`,
    `^{now}(?:eu |nós )?(?:${makes.pt}) {O}{H},? (?:desde|a partir de) {P}`,
    `^{now}(?:io |noi )?(?:${makes.it}) {O}{H},? da {P}`,
    `^{now}{S} (?:${makes.nl}) {O}{H},? vanuit {P}`,
    // What they are
    "^{S} (?:is|are|am) an? {A}{K}(?: of (?:\\p{Nd}+|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: \\p{Ll}+)?)?(?: (?:on|in) (?:the|an?) (?:\\p{Lu}[\\p{L}-]+|[\\p{Ll} -]{3,40}))? in {P}",
    "^we are an? {A}(?:{K}|band|choir|crew|trio|quartet|quintet|ensemble|orchestra|label|brand|troupe|theatre|magazine|podcast|network|institute|family business) from {P}(?=[.,;]|$)",
    "^nous sommes une? {A}{K} (?:à|de) {P}",
    "^somos una? {A}{K} (?:de|en) {P}",
    "^somos uma? {A}{K} (?:de|em) {P}",
    "^siamo un[a']? ?{A}{K} (?:di|a) {P}",
    // A team with one office
    "^{S} (?:is|are|am) an? {A}{K},? with (?:our|its|an?|one|the) (?:\\p{Ll}+ )?(?:office|studio|home base|headquarters|workshop) in {P}(?=[.,;]|$)",
    "^siamo un[a']? ?{A}{K}(?: \\p{Ll}+)?,? con (?:(?:la |il )?(?:nostr[oa] )?|un |una )?(?:ufficio|sede|studio|laboratorio) ad? {P}(?=[.,;]|$)",
    // The room they make it in
    `^{now}{S} {often}\\p{Ll}+ [^.;:!?]{0,70}?,? (?:from|out of|at) (?:an?|my|our) ${room} in {P}`,
    `^it(?: is|'s) (?:still )?(?:just|only) (?:me|us|the two of us),? [^.;:!?]{0,40}?(?:at|from|in) (?:an?|my|our) ${room} in {P}`,
    // Made by those who are named
    "^(?:made|built|created|developed|designed|written|crafted|run)(?: and \\p{Ll}+)? by {W} in {P}",
    "^(?:gemacht|gebaut|entwickelt) von {W} in {P}",
    "^(?:fait|créé|conçu|développé) par {W} à {P}",
    "^(?:hecho|creado|desarrollado) por {W} en {P}",
    "^(?:feito|criado|desenvolvido) por {W} em {P}",
    "^(?:fatto|creato|sviluppato) da {W} a {P}",
    "^(?:gemaakt|gebouwd|ontwikkeld) door {W} in {P}",
    // A few people who are all of them
    `^{S} is {often}(?:run|owned and run|looked after|kept|kept (?:going|alive|up|running)|cared for|tended|put together) by ${few},? (?:(?:based|living|working) )?(?:in|from|out of) {P}(?=[.,;!]|$)`,
    `^{now}{S} {often}(?:${makes.en}) {O}{H},? in {P}, (?:in|above|behind|under|over|next to|inside) (?:an?|the|our) (?:[\\p{Ll}-]+ ){0,3}${building}(?!\\p{L})`,
    `^{now}{S} {often}(?:run|runs|${makes.en}) {O}{H},? (?:from|out of) an? (?:[\\p{Ll}-]+ ){1,3}in {P}(?=[.,;!]|$)`,
    // "Find us in Bristol, at 12 Park Street"
    `${forGood("(?:(?:you(?:'ll| will| can)?|come and) )?(?:find|visit|see) us")} in {P}, ${street}`,
    `${forGood("(?:(?:you(?:'ll| will| can)?|come and) )?(?:find|visit|see) us")} at \\p{Nd}{1,4}[a-z]? [\\p{L}' ]{2,30} (?:street|road|lane|avenue|quay|square|row|terrace|yard|mews), {P}(?=[.,;!]|$)`,
    `${forGood("(?:ihr findet|du findest|sie finden|finden sie|besuch(?:en sie|t|e)?)")} uns in {P},? ${street}`,
    `${forGood("(?:vous nous (?:trouverez|trouvez)|retrouvez-nous|trouvez-nous|rendez-nous visite|venez nous voir)")} à {P},? (?:au )?${street}`,
    `${forGood("(?:nos (?:encontrarás|encontraréis|encontrará|encuentras|encuentra)|encuéntranos|visítanos)")} en {P},? (?:en (?:la )?)?${street}`,
    `${forGood("(?:(?:pode )?encontr(?:a|e|ar|as?)-nos|visit[ae]-nos)")} (?:em|no|na) {P},? ${street}`,
    `${forGood("(?:ci (?:trovate|trovi|trova)|(?:vieni|venite) a trovarci|(?:vi|ti) aspettiamo)")} (?:a|ad) {P},? ${street}`,
    `${forGood("(?:(?:je|u|jullie) vind(?:t|en)|vind|bezoek)")} ons in {P},? ${street}`
  ]),
  ...of("known", [
    // "Somos de Curitiba"
    "^(?:(?:n[oó]s|nosotr[oa]s) )?somos de {P}(?=[.,;!]|$)",
    "^(?:noi )?siamo di {P}(?=[.,;!]|$)",
    "^nous sommes de {P}(?=[.,;!]|$)",
    "^wir (?:sind|kommen) aus {P}(?=[.,;!]|$)",
    "^(?:wij|we) (?:komen|zijn) uit {P}(?=[.,;!]|$)"
  ]),
  ...of("known", [
    "^{S} (?:ist|sind) ein {A}(?:team|duo|trio|kollektiv)(?: (?:von|aus|mit) (?:\\p{Nd}+|\\p{Ll}+) (?:leuten|menschen|personen|köpfen|freunden|frauen|entwicklern))? aus {P}(?=[.,;!]|$| und )",
    `^{S} is {often}(?:made|built|developed|designed|written|maintained)(?: and \\p{Ll}+)? by ${few},? (?:(?:based|living|working) )?(?:in|from|out of) {P}(?=[.,;!]|$)`
  ]).map((one): MakingShape => ({ ...one, isLand: true })),
  ...of("known", [
    `^(?:lovingly |proudly )?(?:made|built|developed|designed|written|crafted|handmade)(?: and \\p{Ll}+)? in {P} by ${few}(?=[.,;!]|$)`
  ]).map((one): MakingShape => ({ ...one, onTop: true })),
  ...of("city", [
    "^{S} (?:is|are|am) an? {A}{K}(?: of [\\p{Ll}\\p{Nd} ]{2,20}?)?,? (?:working|operating|living and working|working and living) (?:out of|from|in) an? (?:[\\p{Ll}-]+ ){1,4}(?:in|near|outside) {P}"
  ]).map((one): MakingShape => ({ ...one, isLand: true })),
  ...of("land", [
    "^{S} (?:is|are|am) an? (?:\\p{L}+[- ]owned )?{A}{K}(?: of [\\p{Ll}\\p{Nd} ]{2,20}?)?,? (?:working|operating|run) (?:out of|from|in) {P}",
    "^{S} (?:is|are) (?:[\\p{L}\\p{Nd}%-]+ ){0,3}owned (?:and|&) (?:run|operated|managed) (?:from|out of|in) {P}",
    "^(?:lovingly |proudly )?(?:made|built|developed|designed|written|crafted|handmade)(?: with \\p{Ll}+)? in {P} by (?:the )?{S}(?: team)?(?=[.!]|$)",
    "^somos uma? {A}{K}(?: (?!(?:de|em|com|para|que)(?!\\p{L}))\\p{Ll}+){1,2} (?:em|no|na) {P}",
    "^somos una? {A}{K}(?: (?!(?:de|en|con|para|que)(?!\\p{L}))\\p{Ll}+){1,2} en {P}"
  ]).map((one): MakingShape => ({ ...one, isLand: true })),
  ...of("land", [
    "^(?:(?:100 ?% |proudly |fully )?[\\p{L}-]+[- ])?owned (?:and|&) (?:run|operated|managed|made) (?:from|out of|in) {P}"
  ]),
  ...of("city", [
    "^nous sommes à {P}(?=[.!]?$|, (?:au (?:bord|cœur|pied)|près|face|dans le|rue|\\p{Nd}))",
    "^eine? (?:[\\p{L}-]+ ){0,3}?{K} mit (?:haupt|firmen)?sitz in {P}(?=[.,;]|$)"
  ]).map((one): MakingShape => ({ ...one, onTop: true, isLand: true })),
  ...of("land", [
    "^{now}{S} {often}(?:work|works) (?:in|from|out of) {P}",
    "^{now}(?:ich|wir) (?:arbeite|arbeiten) (?:in|von) {P}",
    "^{S} (?:ist|sind) ein {A}(?:team|duo|trio|kollektiv) aus {P}",
    "^{S} (?:ist|sind|bin) eine? {A}{K}(?: (?:von|mit) [\\p{Ll}\\p{Nd} -]{2,30}?)? (?:in|aus) {P}",
    `^{now}{S} {often}(?:${makes.en}) {O}{H},? (?:from|out of) {P}`,
    `^{now}{S} (?:${makes.de}) {O}{H},? (?:aus|von) {P}(?: aus)?`,
    `^{now}{S} {often}(?:${makes.en}) {O}{H},? in {P}`,
    // Who they are, and what they make besides
    "^{hello}I(?: am|'m) \\p{Lu}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*){0,2},? (?:an? (?:[\\p{Ll}-]+ ){1,5})?(?:(?:living|based|working) )?(?:in|from|out of) {P}",
    "^{hello}ich bin \\p{Lu}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*){0,2},? (?:[\\p{L}-]+ ){0,3}(?:in|aus) {P}",
    "^{hello}(?:je suis|moi,? c'est) \\p{Lu}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*){0,2},? (?:[\\p{Ll}-]+ ){0,4}(?:à|de|basée? à|installée? à) {P}",
    "^{hello}(?:soy|me llamo) \\p{Lu}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*){0,2},? (?:(?:y )?[\\p{Ll}-]+ ){0,4}(?:de|en|desde) {P}",
    `^{now}I (?:${makes.en}) [^,.;:!?]{1,40}? in {P},? and I(?: have|'ve)?(?: also)? (?:written|wrote|made|built|run|${makes.en}) {O}(?=[ .,!]|$)`,
    "^{S} is {often}(?:made|built|written|run|edited|published|designed) (?:from|out of|at|in) (?:my|our) (?:[\\p{Ll}-]+ ){1,3}(?:in|outside) {P}",
    "^{now}(?:I|we) {often}\\p{Ll}+ [^.;:!?]{0,70}?,? (?:from|out of) (?:an?|our|my) (?:\\p{Ll}[\\p{Ll}-]* ){1,3}(?:in|outside|just outside) {P}",
    `^{now}{S} (?:${makes.de}) {O}{H},? in {P}`,
    `^{now}(?:je|nous) (?:${makes.fr}) {O}{H},? à {P}`,
    `^{now}(?:${makes.es}) {O}{H},? en {P}`,
    `^{now}(?:eu |nós )?(?:${makes.pt}) {O}{H},? em {P}`,
    `^{now}(?:io |noi )?(?:${makes.it}) {O}{H},? a {P}`,
    `^{now}{S} (?:${makes.nl}) {O}{H},? in {P}`,
    "^{S} is {often}(?:lovingly |proudly |entirely )?(?:made|built|developed|designed|maintained|crafted|published|edited)(?: by hand| entirely)? in {P}",
    "^{S} wird (?:in|aus) {P} (?:gemacht|gebaut|entwickelt|gepflegt)",
    "^{S} est (?:fait|faite|conçu|conçue|développé|développée|fabriqué|fabriquée) à {P}",
    "^{S} se (?:hace|desarrolla|fabrica) en {P}",
    "^{S} é (?:feito|feita|desenvolvido|desenvolvida) em {P}",
    "^{S} è (?:fatto|fatta|sviluppato|sviluppata|realizzato|realizzata) a {P}",
    "^{S} wordt (?:gemaakt|gebouwd|ontwikkeld) in {P}"
  ]),
  // One of not many in its land
  ...of("land", [
    "^we are (?:(?:one|some) of|among) the (?:few|last|oldest|smallest|only) [\\p{Ll} -]{3,60}? (?:left )?in {P}",
    "^wir sind eine[rs]? der (?:wenigen|letzten|ältesten|kleinsten) [\\p{L} -]{3,60}? (?:in|im|in der) {P}",
    "^nous sommes l'une? des (?:rares|derni[eè]re?s|plus anciens|plus anciennes) [\\p{Ll} -]{3,60}? (?:en|au|aux|à) {P}",
    "^somos (?:una? de l[ao]s|uma? d[ao]s) (?:poc[ao]s|pouc[ao]s|últim[ao]s) [\\p{Ll} -]{3,60}? (?:en|em|no|na) {P}",
    "^siamo un[ao]? d(?:ei|egli|elle) (?:poch[ei]|ultim[ei]) [\\p{Ll} -]{3,60}? (?:in|nel|nella) {P}",
    "^siamo un[ao]? [\\p{Ll} ]{3,50}? (?:della|del) {P}"
  ]).map((one): MakingShape => ({ ...one, isLand: true })),
  ...of("city", [
    "^an? (?:[\\p{Ll}-]+ ){0,3}{K} (?:in (?:the|an?) [\\p{Ll} ]{3,30} (?:of|in) |(?:from|in|out of) )(?:(?:north|south|east|west)(?:ern)? )?{P}(?=[.,;]|$)",
    "^eine? (?:\\p{Ll}+ ){0,3}{K} (?:aus|in) {P}$",
    "^une? (?:\\p{Ll}+ ){0,2}{K} (?:de|à) {P}$",
    "^una? (?:\\p{Ll}+ ){0,2}{K} (?:de|en|di|a) {P}$",
    "^uma? (?:\\p{Ll}+ ){0,2}{K} (?:de|em) {P}$",
    "^een (?:\\p{Ll}+ ){0,2}{K} (?:uit|in) {P}$"
  ]).map((one): MakingShape => ({ ...one, onTop: true })),
  ...of("land", [
    "^(?:lovingly |proudly |all )?(?:made|built|baked|crafted|handmade|handcrafted|hand-made|written|developed|designed|edited|published|printed|brewed|roasted)(?: by hand| and \\p{Ll}+)? in {P}",
    "^(?:lovingly |proudly )?(?:making|building|baking|roasting|brewing|crafting|designing|printing|publishing|sewing|weaving|growing|repairing|restoring)(?: [\\p{Ll}&'-]+){0,4} in {P}",
    "^wir (?:machen|bauen|backen|rösten|brauen|fertigen|entwickeln|gestalten|drucken|nähen|weben|reparieren|restaurieren)(?: [\\p{L}-]+){1,4} in {P}(?=[.,]?$|,? seit )",
    "^(?:nous )?(?:fabriquons|créons|concevons|développons|torréfions|brassons|imprimons|cousons|tissons|réparons|restaurons)(?: [\\p{Ll}'’-]+){1,4} à {P}",
    "^(?:haciendo|fabricando|tostando|horneando|elaborando|diseñando|desarrollando|imprimiendo|cosiendo|tejiendo|reparando|(?:hacemos|fabricamos|tostamos|horneamos|elaboramos|diseñamos)(?= ))(?: [\\p{Ll}-]+){0,4} en {P}",
    "^(?:fazendo|fabricando|torrando|assando|produzindo|desenhando|desenvolvendo|imprimindo|costurando|tecendo|(?:fazemos|fabricamos|torramos|assamos|produzimos)(?= ))(?: [\\p{Ll}-]+){0,4} em {P}",
    "^(?:facciamo|produciamo|tostiamo|sforniamo|progettiamo|realizziamo|stampiamo|cuciamo|tessiamo|restauriamo)(?: [\\p{Ll}'’-]+){1,4} a {P}",
    "^(?:wij|we) (?:maken|bouwen|bakken|branden|brouwen|ontwerpen|drukken|naaien|weven|repareren)(?: [\\p{Ll}'’-]+){1,4} in {P}",
    "^(?:lovingly |proudly |all )?(?:made|built|developed|designed|written|run) by (?:one person|two people|three people|two friends|a (?:small |tiny )?(?:team|family|couple|duo)(?: of \\p{Ll}+)?) in {P}",
    "^(?:gemacht|gebaut|handgemacht|handgefertigt|von hand gemacht|hergestellt|geröstet|gebraut|genäht|gebacken|geschrieben|entwickelt|programmiert|gestaltet|gedruckt|made|mit [\\p{L}♥❤\\ufe0f]+(?: gemacht| gebaut| entwickelt| hergestellt)?) in {P}(?: gemacht| gebaut| hergestellt)?",
    "^(?:fait|fabriqué|conçu|développé|créé|écrit|édité|imprimé|torréfié|brassé|cousu|tissé)e?s?(?: (?:à la )?main)?(?: avec [\\p{L}♥❤\\ufe0f]+)? à {P}",
    "^(?:hecho|creado|desarrollado|fabricado|escrito|diseñado|impreso|tostado|cosido|tejido|elaborado)s?(?: con [\\p{L}♥❤\\ufe0f]+| a mano)? en {P}",
    "^(?:feito|criado|desenvolvido|fabricado|escrito|desenhado|impresso|torrado|costurado|tecido)s?(?: com [\\p{L}♥❤\\ufe0f]+| à mão)? em {P}",
    "^(?:fatto|creato|sviluppato|prodotto|scritto|progettato|stampato|tostato|cucito|tessuto)(?: con [\\p{L}♥❤\\ufe0f]+| a mano)? a {P}",
    "^met [\\p{L}♥❤\\ufe0f]+ (?:gemaakt|gebouwd|gebakken|ontwikkeld) in {P}",
    "^(?:gemaakt|gebouwd|gebakken|geschreven|ontwikkeld|ontworpen|gedrukt|gebrand|gebrouwen|genaaid|handgemaakt)(?: met [\\p{L}♥❤\\ufe0f]+)? in {P}"
  ]).map((one): MakingShape => ({ ...one, atFoot: true })),
  ...of("city", [
    // "Acme is a product of Acme Labs Ltd, Leeds"
    `^{S} (?:is|ist|est|es|é|è) (?:an?|eine?|une?|una?|uma?|un'|een) (?:product|service|project|brand|app|produkt|projekt|marke|dienst|angebot|produit|marque|producto|servicio|proyecto|marca|produto|serviço|projeto|prodotto|progetto|servizio|marchio|merk) (?:of|by|der|des|von|de|da|do|di|della|van) [^,;:!?]{2,60}, {P}(?=[.,]|$)`
  ]).map((one): MakingShape => ({ ...one, atFoot: true }))
]

/** Stands for what the makers make. Folded. */
export const madeObjects: ReadonlySet<string> = new Set(
  "it|this|them|everything|all of it|all of this|this app|the app|this site|es|das|alles|die app|tout|tout ça|l'application|todo|la aplicación|tudo|o aplicativo|tutto|l'app|het|alles|de app|dit".split(
    "|"
  )
)

const towns = "東京|大阪|京都|名古屋|福岡|札幌|神戸|横浜|仙台|広島|金沢|長野|那覇"
const cities = "北京|上海|广州|深圳|杭州|成都|南京|武汉|西安|苏州|重庆|天津|厦门|长沙|青岛|台北|高雄|香港"
/** In scripts without capitals or blanks: only towns that are called so, or known. */
export const makingShapesElsewhere: ReadonlyArray<RegExp> = [
  new RegExp(
    `^(?:(?<subject>[^、。\\s]{1,20}?)は、?)?(?:\\p{scx=Han}{2,3}[都道府県])?(?<place>[\\p{scx=Han}ヶケ]{1,4}[市町村]|${towns})(?:で(?:作って|つくって|開発して|運営して|活動して|制作して|暮らして)(?:い(?=ます|る(?:[。、]|$|会社))|おり)|を拠点に)`,
    "u"
  ),
  // 名古屋で心を込めて開発
  new RegExp(
    `^(?<place>[\\p{scx=Han}ヶケ]{1,4}[市町村]|${towns})(?:で|にて) ?(?:(?:心|愛|真心|[♥❤]\\ufe0f?)を?(?:込めて|こめて))?(?:開発|制作|製作|製造|設計)(?:[・と](?:開発|制作|製作|製造|設計|運営))?(?:しています|しました)?[。.]?$`,
    "u"
  ),
  new RegExp(
    `^(?<subject>[^,,、。\\s]{0,20}?)在(?<place>\\p{scx=Han}{2,3}市|${cities})(?:市)?(?:用心|用爱|用愛|用 ?[♥❤]\\ufe0f? ?|匠心|倾心|精心)?(?:打造|开发(?!布)|開發(?!布)|制作|製作|创作|運營|运营|办公|生活)(?![了过過])`,
    "u"
  ),
  /^(?<subject>نحن )?(?:نعمل|نعيش|أعمل|أعيش)(?: ونعيش| ونعمل| وأعمل)? (?:من|في) (?<place>\p{scx=Arab}{3,15}، \p{scx=Arab}[\p{scx=Arab} ]{2,20})(?=$|[.。])/u
]
