/** What stands over a price and is no name of what has it. Data. */

/** "Most complete", "Meilleur rapport", "Bester Preis": praise in the highest degree, whatever of. */
const superlatives =
  "(?:(?:our |the )?(?:most|best)|(?:le |la |notre )?meilleure?s?|(?:el |la |nuestr[oa] )?mejor|(?:o |a |noss[oa] )?melhor|(?:il |la )?miglior[ei]?|(?:unser )?beste[rs]?|onze beste)(?: [\\p{L}/-]+){1,3}|(?:いちばん|一番|最も|当店)(?:人気|選ばれ|お得|おすすめ)(?:no\\.?\\p{Nd}|てい?ます|です)?|(?:最受欢迎|最热门|最划算|最超值|性价比)[\\p{L}]{0,6}|الأكثر [\\p{L}\\p{M}]+(?: [\\p{sc=Latn} ]{4,20})?"
/** Above a plan, and no name of one. */
export const badges = `${superlatives}|`.concat(
  "(?:what )?most (?:\\p{L}+ ){0,2}(?:pick|choose|buy|take|start)(?: this| here| with)?|start here|best for you|limited offer|(?:our |the )?(?:most popular|most chosen|best value|bestseller|best seller)(?: (?:choice|plan|option))?|popular|popular choice|recommended|best|new|featured|(?:am )?beliebt(?:este[rs]?)?(?: (?:wahl|plan|tarif|paket))?|am beliebtesten|am häufigsten gewählt|meistgewählt|empfohlen|empfehlung|unsere empfehlung|populaire|(?:le |la )?(?:plus|mieux) (?:populaire|choisie?|vendue?|demandée?)|recommandée?|notre conseil|meilleur choix|recomendad[oa]|(?:el |la |o |a )?(?:más|mais) (?:popular|elegid[oa]|vendid[oa]|escolhid[oa])|mejor opción|melhor escolha|consigliat[oa]|(?:il |la )?più (?:popolare|scelt[oa]|vendut[oa])|scelta migliore|populair|meest (?:gekozen|populair)|populairste(?: keuze)?|aanbevolen|beste keuze|一番人気|人気|人気no\\.?1|おすすめ|推荐|最受欢迎|热门|الأكثر شعبية|الأكثر طلبًا|موصى به"
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
  "(?:(?:buy|get|order|book|reserve|claim|unlock)(?: (?:now|it|a|an|the|your|yours|my|online|here)(?!\\p{L})|$)|(?:jetzt|hier) (?:kaufen|bestellen|buchen|sichern)|(?:achet|command|réserv|souscri|activ)(?:ez|er|re)(?!\\p{L})|(?:comprar|obtener|reservar|contratar|activar)(?!\\p{L})|(?:acquista|prenota|attiva|ordina|abbonati)(?!\\p{L})|(?:koop|bestel|reserveer|boek)(?: (?:nu|je|een|de|het)(?!\\p{L})|$)|今すぐ|立即|اشتر |احجز )"
/** The same behind a sum. */
export const callingEnds =
  "book now|call (?:to book|now|us)|buy now|order now|(?:view|see) (?:more|details|all|plans?)|learn more|more info|read more|details?|jetzt (?:buchen|kaufen|bestellen|anfragen)|mehr (?:erfahren|infos?)|réserver|en savoir plus|voir plus|reservar|ver más|saber más|saiba mais|ver mais|prenota(?: ora)?|scopri(?: di più)?|bekijk|boek nu|meer (?:info|lezen)|詳しく(?:見る|はこちら)|查看(?:详情)?|اقرأ المزيد"
