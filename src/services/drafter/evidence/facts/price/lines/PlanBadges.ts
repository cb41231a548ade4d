/** What stands over a price and is no name of what has it. Data. */

/** Above a plan, and no name of one. */
export const badges =
  "(?:what )?most (?:\\p{L}+ ){0,2}(?:pick|choose|buy|take|start)(?: this| here| with)?|start here|best for you|limited offer|(?:our |the )?(?:most popular|most chosen|best value|bestseller|best seller)(?: (?:choice|plan|option))?|popular|popular choice|recommended|best|new|featured|(?:am )?beliebt(?:este[rs]?)?(?: (?:wahl|plan|tarif|paket))?|am beliebtesten|am häufigsten gewählt|meistgewählt|empfohlen|empfehlung|unsere empfehlung|populaire|(?:le |la )?(?:plus|mieux) (?:populaire|choisie?|vendue?|demandée?)|recommandée?|notre conseil|meilleur choix|recomendad[oa]|(?:el |la |o |a )?(?:más|mais) (?:popular|elegid[oa]|vendid[oa]|escolhid[oa])|mejor opción|melhor escolha|consigliat[oa]|(?:il |la )?più (?:popolare|scelt[oa]|vendut[oa])|scelta migliore|populair|meest (?:gekozen|populair)|populairste(?: keuze)?|aanbevolen|beste keuze|一番人気|人気|人気no\\.?1|おすすめ|推荐|最受欢迎|热门|الأكثر شعبية|الأكثر طلبًا|موصى به"
/** Of a price, by itself: "One simple price" is the name of nothing, while "One price" may be. */
const praise =
  "(?:simple|fair|honest|clear|transparent|(?:einfach|fair|klar|transparent|ehrlich)e[rs]?|simples|clairs?|justes?|honnêtes?|clar[oa]s?|just[oa]s?|honest[oa]s?|semplic[ei]|chiar[oaie]|onest[oaie]|eenvoudige?|eerlijke?|duidelijke?)"
const priceNouns = "(?:prices?|pricing|preise?|prix|tarifs?|precios?|preços?|prezz[oi]|prij(?:s|zen))"
const onePrice = "(?:(?:one|a|eine?|une?|un[ao]?|uma?|een|één|our|unsere?|nos|nuestros|nossos|i nostri|onze),? ){0,2}"
export const pricePraises = `${onePrice}(?:${praise},? (?:(?:and|und|et|y|e|en) )?){1,3}${priceNouns}|${onePrice}${priceNouns}(?:,? (?:(?:and|und|et|y|e|en) )?${praise}){1,3}`
