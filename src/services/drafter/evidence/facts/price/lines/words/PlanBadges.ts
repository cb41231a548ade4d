/** What stands over a price and is no name of what has it. Data. */

/** "Most complete", "Meilleur rapport", "Bester Preis": praise in the highest degree, whatever of. */
const superlatives =
  "(?:(?:our |the )?(?:most|best)|(?:le |la |notre )?meilleure?s?|(?:el |la |nuestr[oa] )?mejor|(?:o |a |noss[oa] )?melhor|(?:il |la )?miglior[ei]?|(?:unser )?beste[rs]?|onze beste)(?: [\\p{L}/-]+){1,3}|(?:いちばん|一番|最も|当店)(?:人気|選ばれ|お得|おすすめ)(?:no\\.?\\p{Nd}|てい?ます|です)?|(?:最受欢迎|最热门|最划算|最超值|性价比)[\\p{L}]{0,6}|الأكثر [\\p{L}\\p{M}]+(?: [\\p{sc=Latn} ]{4,20})?"
/** Above a plan, and no name of one. */
export const badges = `${superlatives}|`.concat(
  "l[ea]s? (?:plus|\\+) (?:demandée?s?|vendue?s?|populaires?|choisie?s?|appréciée?s?)|(?:el|la) m[aá]s (?:pedid[oa]|solicitad[oa])|(?:what )?most (?:\\p{L}+ ){0,2}(?:pick|choose|buy|take|start)(?: this| here| with)?|start here|best for you|limited offer|(?:our |the )?(?:most popular|most chosen|best value|bestseller|best seller)(?: (?:choice|plan|option))?|popular|popular choice|recommended|best|new|featured|(?:am )?beliebt(?:este[rs]?)?(?: (?:wahl|plan|tarif|paket))?|am beliebtesten|am häufigsten gewählt|meistgewählt|empfohlen|empfehlung|unsere empfehlung|populaire|(?:le |la )?(?:plus|mieux) (?:populaire|choisie?|vendue?|demandée?)|recommandée?|notre conseil|meilleur choix|recomendad[oa]|(?:el |la |o |a )?(?:más|mais) (?:popular|elegid[oa]|vendid[oa]|escolhid[oa])|mejor opción|melhor escolha|consigliat[oa]|(?:il |la )?più (?:popolare|scelt[oa]|vendut[oa])|scelta migliore|populair|meest (?:gekozen|populair)|populairste(?: keuze)?|aanbevolen|beste keuze|一番人気|人気|人気no\\.?1|おすすめ|推荐|最受欢迎|热门|الأكثر شعبية|الأكثر طلبًا|موصى به"
)
/** The same right behind the name of a plan, in the same line: none of them is a word of a name. */
export const badgesBehind =
  "(?:our |the )?most (?:popular|chosen)|best (?:value|seller)|bestseller|popular choice|recommended|am beliebtesten|beliebteste[rs]?|meistgewählt|empfohlen|(?:le |la )?plus populaire|recommandée?|(?:el |la |o |a )?(?:más|mais) (?:popular|elegid[oa]|vendid[oa]|escolhid[oa])|recomendad[oa]|(?:il |la )?più (?:popolare|scelt[oa]|vendut[oa])|consigliat[oa]|meest gekozen|aanbevolen|一番人気|人気(?: ?no\\.?1)?|おすすめ|推荐|最受欢迎|热门|الأكثر (?:شعبية|طلبًا)|موصى به"
/** Of a price, by itself: "One simple price" is the name of nothing, while "One price" may be. */
const praise =
  "(?:simple|fair|honest|clear|transparent|(?:einfach|fair|klar|transparent|ehrlich)e[rs]?|simples|clairs?|justes?|honnêtes?|clar[oa]s?|just[oa]s?|honest[oa]s?|semplic[ei]|chiar[oaie]|onest[oaie]|eenvoudige?|eerlijke?|duidelijke?)"
const priceNouns = "(?:prices?|pricing|preise?|prix|tarifs?|precios?|preços?|prezz[oi]|prij(?:s|zen))"
const onePrice = "(?:(?:one|a|eine?|une?|un[ao]?|uma?|een|één|our|unsere?|nos|nuestros|nossos|i nostri|onze),? ){0,2}"
export const pricePraises = `${onePrice}(?:${praise},? (?:(?:and|und|et|y|e|en) )?){1,3}${priceNouns}|${onePrice}${priceNouns}(?:,? (?:(?:and|und|et|y|e|en) )?${praise}){1,3}`

/** Opens the words of a button, before a sum that is asked for elsewhere as well. */
export const callingNames =
  "(?:(?:buy|get|order|book|reserve|claim|unlock)(?: (?:(?:it )?for$|now|it|a|an|the|your|yours|my|online|here)(?!\\p{L})|$)|(?:jetzt|hier) (?:kaufen|bestellen|buchen|sichern)|(?:achet|command|réserv|souscri|activ)(?:ez|er|re)(?!\\p{L})|(?:comprar|obtener|reservar|contratar|activar)(?!\\p{L})|(?:acquista|prenota|attiva|ordina|abbonati)(?!\\p{L})|(?:koop|bestel|reserveer|boek)(?: (?:nu|je|een|de|het)(?!\\p{L})|$)|今すぐ|立即|اشتر |احجز )"
/** The same behind a sum. */
export const callingEnds =
  "book now|call (?:to book|now|us)|buy now|order now|(?:view|see) (?:more|details|all|plans?)|learn more|more info|read more|details?|jetzt (?:buchen|kaufen|bestellen|anfragen)|mehr (?:erfahren|infos?)|réserver|en savoir plus|voir plus|reservar|ver más|saber más|saiba mais|ver mais|prenota(?: ora)?|scopri(?: di più)?|bekijk|boek nu|meer (?:info|lezen)|詳しく(?:見る|はこちら)|查看(?:详情)?|اقرأ المزيد|ي?كتشف(?: المزيد)?|اكتشف(?: المزيد)?|احجز(?: الآن)?"

/** "Usually begins" before "from $800": opens a sum, and names nothing. */
export const openingVerbs =
  "(?:(?:usually|typically|generally|normally|often|always|prices?|rates?|fees?|costs?|packages?|projects?|work|investment) ){0,2}(?:begins?|beginning|starts?|starting|scoped|priced|quoted|charged|ranges?|ranging)|(?:(?:preise?|meist|in der regel|üblicherweise) ){0,2}(?:beginn(?:t|en|end)|startet|starten|geht los)|(?:(?:prix|tarifs?|généralement) ){0,2}(?:débuten?t?|commencen?t?)|(?:(?:precios?|tarifas?|normalmente) ){0,2}(?:empieza|empiezan|comienza|comienzan|parten?)|(?:(?:preços?|normalmente) ){0,2}(?:começa|começam|partem?)|(?:(?:prezzi|tariffe|di solito) ){0,2}(?:parte|partono)|(?:(?:prijzen|meestal) ){0,2}(?:begint|beginnen|start|starten)"
/** "Now enrolling", "参加者募集中": that one may come, over what it costs. */
export const openPlaces =
  "(?:now |currently )?(?:enroll?ing|booking)(?: now)?|(?:enroll?ment|registrations?|applications?|bookings?) (?:is |are )?(?:now )?open|(?:places|spots|seats) (?:are )?limited|limited (?:places|spots|seats)|wait(?:ing )?list|anmeldung (?:offen|geöffnet|möglich)|inscriptions ouvertes|inscripciones abiertas|inscrições abertas|iscrizioni aperte|inschrijving (?:open|geopend)"
export const openPlacesUnspaced = /募集中|受付中|定員制|招募中|报名中|報名中|모집 ?중|접수 ?중/u
/** Where a template waits for the words of its owner. */
export const unfilledNames =
  "(?:your )?(?:product|plan|item|service|package|course) (?:name|title)(?: here)?|(?:dein |ihr )?(?:produktname|paketname)|nom du produit|nombre del producto|nome do produto|nome (?:del )?prodotto|productnaam|商品名|产品名称|상품명|lorem ipsum.*"

/** "Turnover over £100,000", "Rents up to": whom a plan is for, and not what it costs. */
export const beforeSize =
  /\p{L} (?:over|above|below|under|beyond|exceeding|(?:more|less) than|between|über|unter|(?:mehr|weniger) als|zwischen|(?:plus|moins) de|supérieure?s? à|inférieure?s? à|entre|(?:más|menos) de|superior(?:es)? a|(?:mais|menos) de|acima de|abaixo de|(?:più|meno) di|oltre|sopra i|sotto i|tra|(?:meer|minder) dan|boven|onder|tussen)$/iu

/** "Stage 01", "Step 2 – Build": where it stands in a row, over the name of what has the price. */
const numbered = /^(?:stage|step|phase|étape|etapa|fase|paso|schritt|stufe|passo|stap) ?#?\p{Nd}+(?: ?[—–:-] .*)?$/iu
/** "Save 17%", "-20 %", "15 % Rabatt bei jährlicher Zahlung", "2 months free": said of a price, above it. */
const bargain =
  /^\P{L}*(?:(?:save|sparen sie|sie sparen|spare(?= [^.]{0,24}\p{Nd})|économisez|ahorra|economize|risparmia|bespaar)(?!\p{L}).{0,24}|[-–−]? ?\p{Nd}{1,2} ?%(?:.{0,16}| (?:off|discount|(?:de )?descuento|(?:de )?desconto|de (?:réduction|remise)|rabatt|(?:di )?sconto|korting)(?!\p{L}).{0,36})|\p{Nd} (?:months?|monate?|mois|meses|mesi|maanden) (?:free|gratis|kostenlos|offerts?|grátis))$/iu

/** "a persona", "pro Kopf". */
const heads =
  "(?:per|pro|je|par|por|a|al|each) (?:person|head|child|adult|kopf|nase|kind|personne|tête|enfant|persona|cabeza|pessoa|cabeça|testa|bambino|persoon|hoofd)"
const pieceWords = "each|per|pro|je|à|la|le|par|por|cada|el|al|alla|a|il|lo|ogni|de"
const pieces =
  "pieces?|pcs?\\.?|units?|pairs?|dozen|st(?:ü)?c?k\\.?|stück|paar|dutzend|pièces?|paires?|douzaine|pieza|unidad|par|docena|peça|unidade|dúzia|pezzo|cad\\.?|paio|stuks?|kg|kilo|100 ?g|pounds?|lbs?|lit(?:er|re|ro)|m²|qm|sq\\.? ?ft"
/** "je Stk.", "kg /", "per piece:", "a persona": of how much of something a sum is, before it. */
export const perPiece = new RegExp(
  `^(?:(?:${pieceWords}) (?:${pieces})|(?:${pieces}) ?/|/ ?(?:${pieces})|${heads})[ :–-]*$`,
  "iu"
)

/** "Duration: one hour": an entry that tells something of what is sold, and is not called so. */
export const labelledEntry = /^\p{L}[\p{L} ]{2,24} ?[:：] ?\S/u
/** "Get your 14-day free trial": the words of a button over what it costs then. */
export const trialCalls =
  /^(?:(?:start|begin|try|get|claim|activate|take|unlock)(?!\p{L}).{0,24}(?<!\p{L})(?:trial|free|days?)(?!\p{L})|(?:jetzt |hier )?(?:\p{Nd}{1,3} tage )?(?:kostenlos|gratis|unverbindlich)(?: \p{Nd}{1,3} tage)? (?:testen|ausprobieren|starten)|(?:jetzt )?(?:testen|testphase|probemonat) (?:starten|sichern)|(?:essayer|essayez|commencer|commencez|démarrer|démarrez)(?!\p{L}).{0,24}(?:essai|gratuit\p{L}*|jours)|(?:probar|prueba|pruébalo|empezar|empieza|comenzar|comienza|iniciar|inicia)(?!\p{L}).{0,24}(?:prueba|gratis|días)|(?:testar|teste|experimentar|experimente|começar|comece|iniciar)(?!\p{L}).{0,24}(?:teste|grátis|dias)|(?:prova|provalo|inizia|attiva)(?!\p{L}).{0,24}(?:prova|gratis|giorni)|(?:probeer|start|begin)(?!\p{L}).{0,24}(?:proef\p{L}*|gratis|dagen))|^(?:無料で(?:試す|始める)|無料(?:トライアル|体験)を?(?:始める|開始)|免费试用|开始试用|(?:ابدأ|جرب).{0,24}مجان)/iu
/** Whether a line over a sum tells where it stands in a row, what is saved, or how to try it. */
export const standsBeside = (text: string): boolean =>
  numbered.test(text) || bargain.test(text) || trialCalls.test(text)

/** "Total", "Effective": of sums that are added up, or worked out from another. */
export const reckoned =
  /^(?:(?:sub|grand )?[- ]?totals?(?: (?:of|de|di|do|von|van))?|(?:you|we) (?:receive|keep|get|save|earn)|(?:balance|amount|total) due|sale|.*(?<!\p{L})(?:fees?|gebühr|frais|comisi(?:ón|ones)|taxa|commission[ei]?)\P{L}+\p{Nd}[\p{Nd}.,]* ?%|(?:zwischen|gesamt)?summe|gesamt(?:preis|betrag)?|(?:sous-)?total(?: général)?|(?:sub)?tota(?:al|le)|effective(?:ly)?|equivalent|entspricht|équivaut|equivale|小計|合計|总计|小计|合计|المجموع|الإجمالي)$/iu
