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
export const ourFreeThing = `(?:${ours}) (?:[\\p{L}\\p{N}-]+ ){0,3}?(?:free|kostenlose[snmr]?|gratis|gratuite?|gratuit[oa]|grátis)(?: [\\p{L}\\p{N}-]+){0,5}? ${freeThings}|(?:${ours}) ${freeThings}(?: [\\p{L}\\p{N}'-]+){0,4}? (?:gratuite?|gratuit[oa]|grátis|gratis)`

/** That more of it is paid for. */
export const paidHere =
  "premium|upgrades?|paid|pro|pricing (?:plans?|page)|(?:our|see|view|all|paid|monthly) (?:plans|pricing)|subscriptions?|in-app|fees?|kostenpflichtig\\p{L}*|abos?|abonnements?|tarife?|preise|gebühren|payante?s?|abonnés|tarifs|de pago|suscripci\\p{L}+|precios|planes|assinaturas?|preços|planos|paga|a pagamento|abbonament[oi]|prezzi|betaald\\p{L}*|prijzen"
