/** Lines and phrases by which a site says in passing that it costs nothing, all languages together. Data. */

/** What may be free as a whole: no talk, no parcel. */
export const freeThings =
  "(?:tool|app|application|calculator|timer|software|game|library|generator|converter|editor|plug-?in|extension|add-?on|platform|website|web app|utility|program|player|browser|checker|tracker|planner|dictionary|outil|calculateur|calculatrice|logiciel|appli|jeu|plateforme|générateur|convertisseur|rechner|werkzeug|programm|spiel|anwendung|plattform|konverter|herramienta|calculadora|aplicación|juego|plataforma|programa|ferramenta|aplicativo|aplicação|jogo|strumento|calcolatore|applicazione|gioco|piattaforma|programma|rekenmachine|spel|hulpmiddel|toepassing)s?"

const forSystems =
  "(?: (?:for|für|pour|para|per|voor|auf|on|su|op|sur|en) (?:the )?(?:ios|iphone|ipad|android|mac|macos|windows|linux|steam|app store|google play)(?:(?:,| ?&| and| und| et| y| e| en) (?:ios|iphone|ipad|android|mac|macos|windows|linux|google play))*)?"
/** The whole of a line, or its first sentence. */
export const freeLines = `(?:${[
  "(?:100 ?% |completely |totally |absolutely |always )free(?: to use| to play| forever)?|free (?:to use|app|download|software|forever|for everyone|for all)",
  "(?:100 ?% |komplett |völlig |dauerhaft |immer )kostenlos|kostenlose (?:app|software|nutzung)|kostenlos (?:nutzbar|für alle)",
  "(?:100 ?% |entièrement |totalement |toujours )gratuite?|(?:application|appli|logiciel|outil) gratuite?|gratuite? pour tous",
  "(?:100 ?% |totalmente |completamente |siempre |sempre )(?:gratis|gratuit[oa]|grátis)|(?:aplicación|aplicativo|app|herramienta|ferramenta|strumento|applicazione) (?:gratis|gratuit[oa]|grátis)|(?:gratis|gratuito|grátis) (?:para todos|per tutti)",
  "(?:100 ?% |volledig |helemaal |altijd )gratis|gratis (?:app|software|te gebruiken|voor iedereen)"
].join(
  "|"
)})${forSystems}|(?:free|kostenloser?|gratis|gratuit|téléchargement gratuit|descarga gratuita|download gratuito) ?download${forSystems}`
export const freeLinesUnspaced =
  "(?:完全|ずっと|すべて|全て|全機能|永久)無料(?:です|で使えます|でご利用いただけます)?|無料アプリ|(?:完全|永久)免费(?:使用)?|免费(?:使用|下载|软件)|مجاني (?:تماما|تمامًا|بالكامل|للجميع)|تطبيق مجاني"

/** A button of somebody who gives it away: "Download for free", "Kostenlos herunterladen". */
export const freeButtons =
  "(?:download|install|get)(?: it)?(?: now)?(?: for)? free|free download|(?:jetzt )?(?:kostenlos|gratis) (?:herunterladen|laden|installieren|downloaden)|télécharger gratuitement|téléchargement gratuit|(?:descargar?|descárgal[oa]) gratis|baix(?:ar|e) (?:grátis|gratuitamente|de graça)|scarica(?:l[oa])? (?:gratis|gratuitamente)|gratis download(?:en)?"
export const freeButtonsUnspaced =
  "無料(?:で)?(?:ダウンロード|インストール)|免费下载|تحميل مجاني|(?:حمّل|حمل|نزّل)[^.،]{0,20} مجان"

const ours =
  "our|this|unser(?:e[nmrs]?)?|diese[rsmn]?|notre|cet?|cette|nuestr[oa]|est[ae]|noss[oa]|(?:il |la )?nostr[oa]|quest[oa]|on[sz]e?|deze|dit"
/** "our free 0 to 60 timer", "notre outil gratuit". */
export const ourFreeThing = `(?:${ours}) (?:[\\p{L}\\p{N}-]+ ){0,3}?(?:free|kostenlose[snmr]?|gratis|gratuite?|gratuit[oa]|grátis)(?: [\\p{L}\\p{N}-]+){0,5}?(?<! (?:resources?|content|knowledge|video|lending|picture)) ${freeThings}|(?:${ours}) ${freeThings}(?: [\\p{L}\\p{N}'-]+){0,4}? (?:gratuite?|gratuit[oa]|grátis|gratis)`

const freeBefore = "(?:free|kostenlose[rsnm]?|kostenfreie[rsnm]?|gratis|gratuite?s?|grátis)"
const freeBehind = "(?:gratis|gratuite?s?|gratuit[oaie]s?|grátis)"
const madeThings = "(?:maker|builder|viewer|reader|api|map|trainer|client|calcul)"
/** Of a title or a description: "a free step-free map", "Gratis recepten-app", "Calculateur gratuit". */
export const freeThingTold = `${freeBefore},?(?: [\\p{L}\\p{N}/.-]+,?){0,4}? (?:${freeThings}|${madeThings})|(?:${freeThings}|${madeThings})(?: [\\p{L}\\p{N}-]+){0,3}? ${freeBehind}`
/** "Create professional invoices for free", "gratis te gebruiken". */
export const freelyMade =
  "(?:create|make|generate|download|convert|edit|play|learn|track|browse|search|find|read|listen|watch|use)(?: [\\p{L}\\p{N}'’,-]+){1,8}? for free|(?:100 ?% )?free to use|(?:kostenlos|kostenfrei|gratis) (?:nutzbar|te gebruiken)"
const systems = "(?:ios|iphone|ipad|android|mac|macos|windows|linux)"
export const freeForSystems = `(?:download )?(?:free|kostenlos|gratis|gratuite?|gratuit[oa]|grátis) (?:on|for|auf|für|sur|pour|en|para|su|per|op|voor|no) (?:the )?(?:app store|google play|${systems})`
export const freeThingUnspaced =
  "無料の?[^。、]{0,10}(?:アプリ|ツール|ソフト|ゲーム)|免费的?[^。，]{0,10}(?:工具|软件|应用|游戏|平台)|(?:تطبيق|أداة|برنامج|لعبة|منصة)[^.،]{0,16} مجاني"

const free = "(?:free|kostenlos|kostenfrei|gratis|gratuite?|gratuit[oa]|grátis)"
const wholly =
  "(?:(?:100 ?%|completely|totally|entirely|absolutely|always|fully|komplett|völlig|dauerhaft|vollständig|entièrement|totalement|complètement|toujours|totalmente|completamente|siempre|sempre|volledig|helemaal) )?"
const affirmed =
  "(?:(?:yes|yep|ja|oui|sí|si|sim|sì)[,.!:]? (?:(?:it|this|the app|the tool|sie|es|die app|elle|l'app|la app|het)(?:'s| is| ist| est| es| è) )?)?"
/** "Free, no account needed.", "Oui, entièrement gratuite et sans abonnement.": how a sentence opens that says nothing else. */
export const freeOpening = `${affirmed}${wholly}${free}(?: (?:to use|to play|forever|for everyone|pour tous|für alle|para todos|per tutti|voor iedereen))?`
/** "Gratis te gebruiken, altijd bij de hand." */
export const freeToUse = `${wholly}(?:free to use|gratis te gebruiken|kostenlos (?:zu nutzen|nutzbar)|gratuit à utiliser|gratis para usar)`
/** "Free without the export" is not all of it. */
const ends =
  "[.!]?$|[;.!] | [–—·&+-] | (?:(?:and|und|et|y|e|en)|(?:without|with no|ohne|sans|sin|sem|senza|zonder)(?! (?:the|die|das|den|le|la|les|el|los|las|o|a|os|as|il|lo|gli|de|het) | l')) "
/** Behind such an opening; in "Free, plain-language learning" it is a word of what follows. */
export const opensOnly = `${ends}|, (?:no|without|with no|and|open[- ]source|forever|ohne|kein|und|sans|et|sin|y|sem|e|senza|nessun|zonder|geen|en)(?!\\p{L})`
/** Behind it where it is said of a thing: "Acme is free, private and works offline." */
export const saidOnly = `${ends}|, `

/** "Acme is free to use and …", "It's free, …": what is said of the thing by its name. */
export const freeSubject = `(?<who>[^,.;:!?–—]{1,40}?)(?:'s| is| ist| est| es| é| è) (?:and (?:always )?(?:will be|remains|stays) )?${wholly}${free}(?: (?:to use|to play|to download|forever|for everyone|for all))?`
/** "Acme is a free mobile app that …", "Acme est un outil gratuit pour …". */
export const freeThingNamed = `(?<who>[^,.;:!?–—]{1,40}?)(?:'s| is| ist| est| es| é| è) (?:an?|eine?|une?|una?|uma?|um|een) ${freeThingTold}`
/** Of all it can do: "無料（月額料金はありません）". */
export const freeOpeningUnspaced =
  "(?:はい、)?(?:すべて|全て|全機能|ずっと|永久|完全)?無料(?:です|で使えます|でご利用いただけます)?(?:[。!！]|$|[（(][^）)]{0,20}(?:ありません|なし|不要)[）)])|(?:是的?，)?(?:完全|永久|全部)免费(?:[，。！]|$)"

/** That more of it is paid for. */
export const paidHere =
  "premium|upgrades?|paid|pro (?:plans?|versions?|tiers?|features?|accounts?|users?)|(?:go|get|upgrade to|with) pro|pricing (?:plans?|page)|(?:our|see|view|all|paid|monthly) (?:plans|pricing)|subscriptions?|in-app|fees?|kostenpflichtig\\p{L}*|abos?|abonnements?|tarife?|preise|gebühren|payante?s?|abonnés|tarifs|de pago|suscripci\\p{L}+|precios|planes|assinaturas?|preços|planos|paga|a pagamento|abbonament[oi]|prezzi|betaald\\p{L}*|prijzen"
/** The same, where a site says plainly that it is free: what else has a fee or a tariff is somebody else's. */
export const paidSurely =
  "premium|upgrades?|paid (?:plans?|versions?|tiers?|features?|accounts?)|pro (?:plans?|versions?|tiers?|features?|accounts?|users?)|(?:go|get|upgrade to|with) pro|subscriptions?|in-app purchases?|kostenpflichtig\\p{L}*|abos?|abonnements?|payante?s?|de pago|suscripci\\p{L}+|assinaturas?|a pagamento|abbonament[oi]|betaald\\p{L}*|有料プラン|付费版"
