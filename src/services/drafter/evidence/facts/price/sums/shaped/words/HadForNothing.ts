/** Sentences by which something is had for nothing, by its name: "Download Acme for free on the App Store". A language a list. Data. */

const who = "(?<who>[^,.;:!?–—]{1,40}?)"
const wholly =
  "(?:(?:100 ?%|completely|totally|entirely|absolutely|always|komplett|völlig|entièrement|totalement|totalmente|completamente|volledig|helemaal) )?"
const store =
  "(?:(?:apple |mac |ios |microsoft |chrome web |google )?(?:app ?store|play ?store|web store)|google play|github|f-droid|steam|ios|iphones?|ipads?|android|macos|mac|windows|linux)"
const at =
  "(?:on|from|in|via|through|for|im|bei|auf|für|aus dem|sur|dans|pour|en|desde|para|na|no|da|su|dal|dall'|per|op|voor) ?(?:the |your |dem |der |den |le |l'|la |el |o |a |il |lo |de |both )?"
/** "on the App Store and Google Play": names of nobody. */
export const stores = `(?: ${at}${store}(?:(?:,| and| &| or| und| oder| et| y| e| en)(?: ${at})? ?(?:the |le |l'|la |el |o |il |lo |de )?${store})*)`
const en = `${wholly}(?:for free|free of charge|at no (?:cost|charge))`
const de = `${wholly}(?:kostenlos|kostenfrei|gratis)`
const fr = `${wholly}(?:gratuitement|à titre gratuit)`
const es = `${wholly}(?:gratis|gratuitamente|de forma gratuita)`
const pt = `${wholly}(?:grátis|gratuitamente|de graça|de forma gratuita)`
const it = `${wholly}(?:gratis|gratuitamente)`

/** The whole of a line, or its first sentence: "Available for free on the App Store". */
export const freeInStores = `(?:(?:available|download(?: it| the app)?|get (?:it|the app)) )?(?:free|for free|free of charge)${stores}|(?:kostenlos|gratis)${stores}(?: erhältlich| verfügbar)?|(?:disponible )?(?:gratuitement|gratis)${stores}|(?:disponível )?(?:grátis|gratuitamente)${stores}|(?:disponibile )?(?:gratis|gratuitamente)${stores}`

/** From the first word of a sentence; whoever is named is asked whether it is the product. */
export const hadForNothing: ReadonlyArray<string> = [
  `(?:(?:you|anyone|everyone|everybody) can |simply |just )?(?:download|install|get|use|play) ${who}(?: now| today)?,? (?:${en}${stores}?|free${stores})`,
  `${who} (?:is|are|comes) (?:now |also )?(?:available|offered|provided|distributed|made available)(?: to (?:all|every|everyone|everybody|anyone)(?: [\\p{L}-]+){0,3})? ${en}(?: to (?:all|every|everyone|everybody|anyone)(?: [\\p{L}-]+){0,3})?${stores}?`,
  `${who} can be (?:used|downloaded|installed|played) ${en}${stores}?`,
  `${who} (?:ist|steht|gibt es) (?:jetzt |ab sofort )?${de}${stores}? (?:erhältlich|verfügbar|nutzbar|zum download|zur verfügung)`,
  `(?:sie können |du kannst |jetzt )?(?:lade|lad|laden sie|hol|hole|holen sie|installiere|installieren sie|nutze|nutzen sie) (?:dir |sich )?${who}(?: jetzt)? ${de}(?: herunter| runter)?${stores}?(?: herunter| runter)?`,
  `${who} kann ${de}${stores}? (?:genutzt|verwendet|heruntergeladen|installiert) werden`,
  `(?:téléchargez|téléchargé|installez|utilisez|obtenez) ${who} ${fr}${stores}?`,
  `${who} est (?:disponible|proposée?|téléchargeable|accessible|utilisable) ${fr}${stores}?`,
  `(?:descarga|descargue|descargar|instala|instale|usa|use|utiliza|utilice) ${who} ${es}${stores}?`,
  `${who} (?:está disponible|se puede (?:usar|descargar|utilizar)) ${es}${stores}?`,
  `(?:baixe|baixar|instale|use|utilize) (?:[oa] )?${who} ${pt}${stores}?`,
  `(?:[oa] )?${who} (?:está disponível|pode ser (?:usad[oa]|baixad[oa])) ${pt}${stores}?`,
  `(?:scarica|scaricate|installa|installate|usa|usate|utilizza) ${who} ${it}${stores}?`,
  `${who} è (?:disponibile|scaricabile|utilizzabile) ${it}${stores}?`,
  `(?:download|installeer|gebruik) ${who}(?: nu)? ${wholly}gratis${stores}?`,
  `${who} is ${wholly}gratis (?:te (?:downloaden|gebruiken|installeren)|beschikbaar|verkrijgbaar)${stores}?`
]
export const hadForNothingUnspaced =
  "(?<who>[^、。!?]{1,24}?)は、?(?:すべて|全て|完全に)?無料で(?:ダウンロード|(?:ご)?利用|お使い|使用)(?:でき(?:ます)?|いただけます|可能です)[。!！]?$|(?<whom>[^，。!?]{1,16}?)(?:可以?|可供)?(?:完全)?免费(?:下载|使用)[。!！]?$|(?:حمّل|حمل|نزّل|استخدم) (?<who3>[^،.!؟]{1,24}?) مجان(?:ًا|اً|ا)[.!]?$"
